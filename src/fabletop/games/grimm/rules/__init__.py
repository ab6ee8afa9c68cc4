"""The rulebook of The Grimm Forest.

Every part of it says beside itself when it speaks and which answers it takes; what is made of that is made here, when
all of it is known, so that no part can be used without the others.
"""

from fabletop.games.grimm.rules import actions, companions, fables, friends, monsters, paying, slots, turns
from fabletop.kernel.dispatch import write_chains

__all__ = ["actions", "companions", "fables", "friends", "monsters", "paying", "slots", "turns"]

write_chains()

"""Everything that travels between a server and its clients, as structs; the types of other languages are made of these."""

from fabletop.wire.lists import FinishedMatch, NewTable, Opened, PlayNow, QuickMatch, TableRow
from fabletop.wire.sockets import (
    Bye,
    ClientMessage,
    Done,
    Hello,
    Mute,
    Order,
    PlayerCommand,
    RefusedOrder,
    Report,
    Said,
    Say,
    ServerMessage,
    TakeSeat,
    Unmute,
    Update,
)

__all__ = [
    "Bye",
    "ClientMessage",
    "Done",
    "FinishedMatch",
    "Hello",
    "Mute",
    "NewTable",
    "Opened",
    "Order",
    "PlayNow",
    "PlayerCommand",
    "QuickMatch",
    "RefusedOrder",
    "Report",
    "Said",
    "Say",
    "ServerMessage",
    "TableRow",
    "TakeSeat",
    "Unmute",
    "Update",
]

"""The signs of the suits, in letters and in strokes."""

from __future__ import annotations

from fabletop.contract import Drawing, Message, Sign

BELL = (
    "M256 28a40 40 0 0 1 40 40v12c70 20 112 82 112 160v86l46 66v32H58v-32l46-66v-86c0-78 42-140 112-160V68"
    "a40 40 0 0 1 40-40zM190 446h132a66 56 0 0 1-132 0z"
)
KEY = (
    "M256 20a116 116 0 0 1 34 227v35h74v58h-74v42h98v62h-98v48h-68V247a116 116 0 0 1 34-227z"
    "M256 82a54 54 0 1 0 0 108a54 54 0 1 0 0-108z"
)
MOON = "M322 36A226 226 0 1 0 480 322A186 186 0 1 1 322 36z"
SIGNS = {
    "B": Sign(Message("fox-letter-bells"), "♪", "amber", Drawing(BELL)),
    "K": Sign(Message("fox-letter-keys"), "⚷", "teal", Drawing(KEY)),
    "M": Sign(Message("fox-letter-moons"), "☾", "indigo", Drawing(MOON)),
}

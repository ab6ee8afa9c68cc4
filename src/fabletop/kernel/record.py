"""Records: a fixed-size table declared once, with a plain Python body and a numpy body of the same bytes."""

from __future__ import annotations

import struct
from typing import TYPE_CHECKING, Annotated, Any, ClassVar, Self, get_type_hints

if TYPE_CHECKING:
    import numpy as np

Tiny = Annotated[int, "b"]
"""A whole number of 8 bits."""
Small = Annotated[int, "h"]
"""A whole number of 16 bits."""
Middle = Annotated[int, "i"]
"""A whole number of 32 bits."""
Long = Annotated[int, "q"]
"""A whole number of 64 bits; bit sets are Long."""
Word = Annotated[int, "I"]
"""An unsigned number of 32 bits, for the generator alone: read it as ``word & MASK``."""
HalfWord = Annotated[int, "H"]
"""An unsigned number of 16 bits, for the generator alone: read it as ``half & HALF``."""

SIZES = {"b": 1, "h": 2, "i": 4, "q": 8, "I": 4, "H": 2}


class Field:
    """One field of a record: a number, a record, or a row of either."""

    __slots__ = ("code", "count", "name", "nested", "struct")

    def __init__(self, name: str, hint: Any) -> None:
        self.name = name
        meta: tuple[Any, ...] = getattr(hint, "__metadata__", ())
        is_row = len(meta) == 2
        kind = meta[0] if is_row else hint
        self.count: int | None = meta[1] if is_row else None
        self.nested: RecordType | None = kind if isinstance(kind, RecordType) else None
        self.code: str = "" if self.nested else kind.__metadata__[0]
        self.struct = struct.Struct(f"<{self.count or 1}{self.code or 'x'}")

    @property
    def alignment(self) -> int:
        return self.nested.alignment if self.nested else SIZES[self.code]

    @property
    def size(self) -> int:
        one = self.nested.size if self.nested else SIZES[self.code]
        return one * (self.count or 1)

    def zero(self) -> Any:
        if self.count is None:
            return self.nested() if self.nested else 0
        return [self.nested() for _ in range(self.count)] if self.nested else [0] * self.count

    def dtype(self) -> tuple[Any, ...]:
        sign = "u" if self.code.isupper() else "i"
        kind = self.nested.dtype if self.nested else f"<{sign}{SIZES[self.code]}"
        return (self.name, kind) if self.count is None else (self.name, kind, (self.count,))

    def packed(self, value: Any) -> bytes:
        """The bytes of the field."""
        if self.nested is None:
            return self.struct.pack(value) if self.count is None else self.struct.pack(*value)
        return b"".join(item.pack() for item in ((value,) if self.count is None else value))

    def unpacked(self, data: bytes, offset: int) -> Any:
        """The value of the field, whose bytes begin at an offset."""
        if self.nested is None:
            numbers = self.struct.unpack_from(data, offset)
            return numbers[0] if self.count is None else list(numbers)
        if self.count is None:
            return _read(self.nested, data, offset)
        return [_read(self.nested, data, offset + index * self.nested.size) for index in range(self.count)]


class RecordType(type):
    """Reads the declaration of a record, lays its fields out without padding, and gives it slots."""

    fields: tuple[Field, ...]
    """In memory order: widest alignment first, then as declared."""
    alignment: int
    size: int
    spare: int
    """Zero bytes at the end that round the size up to the alignment."""

    def __new__(mcs, name: str, bases: tuple[type, ...], space: dict[str, Any]) -> RecordType:
        if not bases:
            return super().__new__(mcs, name, bases, {**space, "__slots__": ()})
        draft = type.__new__(type, name, (), {k: v for k, v in space.items() if k != "__classcell__"})
        own = get_type_hints(draft, include_extras=True)
        made = super().__new__(mcs, name, bases, {**space, "__slots__": tuple(own)})
        inherited = [field for base in bases for field in getattr(base, "fields", ())]
        made._lay_out(inherited + [Field(key, hint) for key, hint in own.items()])
        return made

    def _lay_out(cls, fields: list[Field]) -> None:
        cls.fields = tuple(sorted(fields, key=lambda field: -field.alignment))
        cls.alignment = max((field.alignment for field in cls.fields), default=1)
        used = sum(field.size for field in cls.fields)
        cls.spare = -used % cls.alignment
        cls.size = used + cls.spare

    @property
    def dtype(cls) -> np.dtype[Any]:
        """The numpy body: every byte belongs to a field, so equal tables are equal as bytes."""
        if "_dtype" not in cls.__dict__:
            import numpy as np

            layout = [field.dtype() for field in cls.fields]
            if cls.spare:
                layout.append(("spare_bytes", "i1", (cls.spare,)))
            made = np.dtype(layout, align=True)
            assert made.itemsize == cls.size, f"{cls.__name__} has padding"
            type.__setattr__(cls, "_dtype", made)
        kept: np.dtype[Any] = cls.__dict__["_dtype"]
        return kept

    def unpacked(cls, data: bytes) -> Any:
        """A plain record from its bytes."""
        if len(data) != cls.size:
            raise ValueError(f"a {cls.__name__} has {cls.size} bytes, not {len(data)}")
        return _read(cls, data, 0)


class Record(metaclass=RecordType):
    """The plain body: an object of ints, lists and records that interpreted rules read and write."""

    __slots__: ClassVar[tuple[str, ...]]

    def __init__(self) -> None:
        for field in type(self).fields:
            is_number = field.count is None and field.nested is None
            setattr(self, field.name, 0 if is_number else field.zero())

    def copy(self) -> Self:
        twin = type(self).__new__(type(self))
        for field in type(self).fields:
            value = getattr(self, field.name)
            setattr(twin, field.name, value if type(value) is int else _copied(value))
        return twin

    def become(self, other: Self) -> None:
        """Take over every value of another record of the same kind."""
        for field in type(self).fields:
            setattr(self, field.name, _copied(getattr(other, field.name)))

    def pack(self) -> bytes:
        """The same bytes that the numpy body has in memory."""
        kind = type(self)
        return b"".join([field.packed(getattr(self, field.name)) for field in kind.fields]) + bytes(kind.spare)

    @classmethod
    def unpack(cls, data: bytes) -> Self:
        made: Self = cls.unpacked(data)
        return made


def _copied(value: Any) -> Any:
    if isinstance(value, list):
        return [item.copy() for item in value] if isinstance(value[0], Record) else value[:]
    return value.copy() if isinstance(value, Record) else value


def _read(kind: Any, data: bytes, offset: int) -> Any:
    made = object.__new__(kind)
    for field in kind.fields:
        setattr(made, field.name, field.unpacked(data, offset))
        offset += field.size
    return made


def as_array(record: Record) -> Any:
    """A numpy row of one, holding what the plain record holds."""
    import numpy as np

    return np.frombuffer(record.pack(), type(record).dtype).copy()

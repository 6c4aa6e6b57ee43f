"""Where is a register and what are its bits? Tables made from offset and mask headers, read on demand."""

from __future__ import annotations

import os

__all__ = ["IP", "Database", "Register", "RegisterFile", "Version"]

Version = tuple[int, ...]


class Register:
    """A register: `offset` in dwords from the base of segment `segment` (None: indirect or unnumbered).

    `fields` maps lower-case field names to (first bit, mask in place). With the segment bases of an IP
    block's instances, `addr[instance]` is the dword address.
    """

    __slots__ = ("name", "offset", "segment", "_field_text", "_bases", "_fields")

    def __init__(
        self,
        name: str,
        offset: int | None,
        segment: int | None,
        field_text: str,
        bases: tuple[tuple[int, ...], ...] = (),
    ) -> None:
        self.name, self.offset, self.segment = name, offset, segment
        self._field_text, self._bases = field_text, bases
        self._fields: dict[str, tuple[int, int]] | None = None

    @property
    def fields(self) -> dict[str, tuple[int, int]]:
        if self._fields is None:
            self._fields = {name.lower(): place for name, place in _parse_fields(self._field_text)}
        return self._fields

    @property
    def addr(self) -> tuple[int, ...]:
        """Dword addresses, one for each instance of the block; ValueError where no address can be known."""
        if self.offset is None or self.segment is None:
            raise ValueError(
                f"register {self.name} has no address: it is indirect, or its header gives no offset"
            )
        if not self._bases:
            raise ValueError(f"register {self.name} has no segment bases; get it from an IP made with bases")
        return tuple(segments[self.segment] + self.offset for segments in self._bases)

    def encode(self, **values: int) -> int:
        """The register's value with fields set.

        AttributeError names an unknown field, ValueError one too large.
        """
        word = 0
        for name, value in values.items():
            shift, mask = self._field(name)
            if value < 0 or (value << shift) & ~mask:
                raise ValueError(f"{self.name}.{name} holds 0 to {mask >> shift}, not {value}")
            word |= value << shift
        return word

    def decode(self, value: int) -> dict[str, int]:
        """Every field of a register value."""
        return {name: (value & mask) >> shift for name, (shift, mask) in self.fields.items()}

    def _field(self, name: str) -> tuple[int, int]:
        try:
            return self.fields[name.lower()]
        except KeyError:
            known = ", ".join(self.fields) or "none"
            raise AttributeError(f"register {self.name} has no field {name!r}; it has {known}") from None

    def __repr__(self) -> str:
        place = "no offset" if self.offset is None else f"segment {self.segment}, offset {self.offset:#x}"
        return f"<register {self.name}: {place}>"


def _parse_fields(text: str) -> list[tuple[str, tuple[int, int]]]:
    """(name, (shift, mask)) of "NAME:shift:width" items.

    "NAME:shift/mask" where the two disagree in the headers.
    """
    found = []
    for item in text.split():
        name, _, place = item.partition(":")
        if "/" in place:
            shift, _, mask = place.partition("/")
            found.append((name, (int(shift or 0), int(mask or "0", 16))))
        else:
            first, _, width = place.partition(":")
            found.append((name, (int(first), ((1 << int(width)) - 1) << int(first))))
    return found


class RegisterFile:
    """One version of one block's registers, by attribute: `file.regCOMPUTE_PGM_LO`.

    The text has lines "NAME offset segment set" and "=set fields"; it is read at the first look-up and
    searched, not parsed.
    """

    def __init__(self, module_file: str, name: str, bases: tuple[tuple[int, ...], ...] = ()) -> None:
        self._path = os.path.join(os.path.dirname(module_file), name)
        self._bases = bases
        self._content = ""

    def text(self) -> str:
        """The whole table."""
        if not self._content:
            with open(self._path, encoding="utf-8") as file:
                self._content = "\n" + file.read()
        return self._content

    def with_bases(self, bases: tuple[tuple[int, ...], ...]) -> RegisterFile:
        """The same registers with segment bases: one tuple for each instance."""
        other = RegisterFile("", "", bases)
        other._path, other._content = self._path, self._content
        return other

    def __getattr__(self, name: str) -> Register:
        if name[:2] == "__":
            raise AttributeError(name)
        text = self.text()
        start = text.find(f"\n{name} ")
        if start < 0 or not name or name[0] in "=#":
            raise AttributeError(f"{os.path.basename(self._path)} has no register {name!r}")
        end = text.find("\n", start + 1)
        _, offset, segment, number = text[start + 1 : end].split(" ")
        first = text.find(f"\n={number} ") + len(number) + 3
        fields = text[first : text.find("\n", first)]
        return Register(
            name,
            None if offset == "-" else int(offset, 16),
            None if segment == "-" else int(segment),
            fields,
            self._bases,
        )

    def names(self) -> list[str]:
        """Every register's name, in the header's order."""
        return [line.partition(" ")[0] for line in self.text().split("\n") if line and line[0] not in "=#"]

    def __dir__(self) -> list[str]:
        return [*super().__dir__(), *self.names()]


class Database:
    """All register files of a folder, named BLOCK_VERSION.txt.

    A version picks the nearest one not above it.
    """

    def __init__(self, folder: str) -> None:
        self._folder = folder
        self._files: dict[str, list[Version]] = {}
        for name in sorted(os.listdir(folder)):
            stem, extension = os.path.splitext(name)
            block, *version = stem.split("_")
            if extension == ".txt" and version and all(part.isdigit() for part in version):
                self._files.setdefault(block, []).append(tuple(map(int, version)))

    def blocks(self) -> dict[str, list[Version]]:
        """Block name → versions there are, oldest first."""
        return {block: sorted(versions) for block, versions in self._files.items()}

    def nearest(self, block: str, version: Version) -> Version:
        """The newest version not above the one asked for; ImportError when there is none."""
        versions = self.blocks().get(block, [])
        fitting = [known for known in versions if known <= version]
        if not fitting:
            known = ", ".join(".".join(map(str, v)) for v in versions) or "none"
            wanted = ".".join(map(str, version))
            raise ImportError(f"no registers of {block} {wanted} or older; there are: {known}")
        return fitting[-1]

    def file(self, block: str, version: Version) -> RegisterFile:
        """The register file that serves a block's version."""
        chosen = "_".join(map(str, self.nearest(block, version)))
        return RegisterFile(os.path.join(self._folder, ""), f"{block}_{chosen}.txt")

    def ip(self, block: str, version: Version, bases: tuple[tuple[int, ...], ...]) -> IP:
        """An IP block of a device: its registers at the device's segment bases."""
        return IP(self, block, version, bases)


class IP:
    """An IP block of one device; registers by attribute, with addresses."""

    def __init__(
        self, database: Database, block: str, version: Version, bases: tuple[tuple[int, ...], ...]
    ) -> None:
        self.name, self.version = block, version
        self.bases = tuple(tuple(segments) for segments in bases)
        self._file = database.file(block, version).with_bases(self.bases)

    def __getattr__(self, name: str) -> Register:
        if name[:1] == "_":
            raise AttributeError(name)
        return getattr(self._file, name)

    def __dir__(self) -> list[str]:
        return [*super().__dir__(), *self._file.names()]

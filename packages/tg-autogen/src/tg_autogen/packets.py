"""How is a command packet built? Dwords from named fields, for SDMA tables and PM4 macro headers."""

from __future__ import annotations

import os
from collections.abc import Callable
from types import ModuleType

__all__ = ["Pm4Packets", "SdmaPackets"]


class SdmaPackets:
    """Packets of one SDMA version, by attribute: `sdma.COPY_LINEAR(count=63, src_addr=…)` → dwords.

    The text has lines "PACKET dwords op sub_op FIELD:dword:shift:width …". Fields are in lower case; fields
    that come in parts (`src_addr_31_0`, `src_addr_63_32`) also take the whole (`src_addr`). The header's
    macros (`SDMA_PKT_COPY_LINEAR_HEADER_OP(x)`) and constants are attributes too.
    """

    def __init__(self, module_file: str, name: str) -> None:
        self._path = os.path.join(os.path.dirname(module_file), name)
        self._content = ""

    def text(self) -> str:
        """The whole table."""
        if not self._content:
            with open(self._path, encoding="utf-8") as file:
                self._content = "\n" + file.read()
        return self._content

    def names(self) -> list[str]:
        """Packet names in the header's order."""
        lines = self.text().split("\n")
        return [line.partition(" ")[0] for line in lines if line and line[0] not in "#="]

    def constants(self) -> dict[str, int]:
        """The header's opcodes and other constants."""
        pairs = (line[1:].split(" ") for line in self.text().split("\n") if line[:1] == "=")
        return {name: int(value, 0) for name, value in pairs}

    def fields(self, packet: str) -> dict[str, tuple[int, int, int]]:
        """Field name → (dword, first bit, width).

        The names of fields in several dwords carry the dword's name.
        """
        _, _, parts = self._line(packet)
        found: dict[str, tuple[int, int, int]] = {}
        for part in parts:
            qualified, dword, shift, width = part.split(":")
            name = qualified.partition(".")[2].lower()
            if name in found:
                name = qualified.replace(".", "_").lower()
            found[name] = (int(dword), int(shift), int(width))
        return found

    def build(self, packet: str, **values: int) -> tuple[int, ...]:
        """The packet's dwords; opcode fields are filled in.

        Unknown fields: TypeError; values too large: ValueError.
        """
        count, opcodes, _ = self._line(packet)
        fields = self.fields(packet)
        words = [0] * count
        for name, opcode in zip(("op", "sub_op"), opcodes, strict=True):
            if name in fields and opcode >= 0 and name not in values:
                values[name] = opcode
        for name, value in values.items():
            if name in fields:
                self._set(packet, words, name, fields[name], value)
            else:
                self._set_parts(packet, words, name, fields, value)
        return tuple(words)

    def _line(self, packet: str) -> tuple[int, tuple[int, int], list[str]]:
        text = self.text()
        start = text.find(f"\n{packet} ")
        if start < 0 or packet[:1] in ("=", "#", ""):
            raise AttributeError(f"{os.path.basename(self._path)} has no packet {packet!r}")
        _, count, op, sub_op, *parts = text[start + 1 : text.find("\n", start + 1)].split(" ")
        return int(count), (int(op), int(sub_op)), parts

    @staticmethod
    def _set(packet: str, words: list[int], name: str, place: tuple[int, int, int], value: int) -> None:
        dword, shift, width = place
        if value < 0 or value >> width:
            raise ValueError(f"{packet}.{name} holds 0 to {(1 << width) - 1}, not {value}")
        words[dword] |= value << shift

    def _set_parts(
        self, packet: str, words: list[int], name: str, fields: dict[str, tuple[int, int, int]], value: int
    ) -> None:
        parts = sorted((_low_bit(field), field) for field in fields if field.startswith(name + "_"))
        parts = [(low, field) for low, field in parts if low >= 0]
        if not parts:
            raise TypeError(f"packet {packet} has no field {name!r}; it has {', '.join(fields)}")
        limit = parts[-1][0] + fields[parts[-1][1]][2]
        if value < 0 or value >> limit:
            raise ValueError(f"{packet}.{name} holds {limit} bits, not {value:#x}")
        for low, field in parts:
            width = fields[field][2]
            self._set(packet, words, field, fields[field], value >> low & ((1 << width) - 1))

    def __getattr__(self, name: str) -> Callable[..., object] | int:
        if name[:2] == "__":
            raise AttributeError(name)
        text = self.text()
        start = text.find(f"\n={name} ")
        if start >= 0:
            return int(text[start + len(name) + 3 : text.find("\n", start + 1)], 0)
        if name.startswith("SDMA_PKT_"):
            return self._macro(name)
        self._line(name)
        return lambda **values: self.build(name, **values)

    def _macro(self, name: str) -> Callable[[int], int] | int:
        """SDMA_PKT_<packet>_<dword>_<FIELD>: a function placing a value.

        …_<field>_offset, _mask, _shift: numbers.
        """
        rest = name[len("SDMA_PKT_") :]
        for packet in self.names():
            if not rest.startswith(packet + "_"):
                continue
            wanted = rest[len(packet) + 1 :]
            for part in self._line(packet)[2]:
                qualified, dword, shift, width = part.split(":")
                plain = qualified.replace(".", "_")
                if plain.upper() == wanted:
                    return _placer((1 << int(width)) - 1, int(shift))
                numbers = {"offset": int(dword), "mask": (1 << int(width)) - 1, "shift": int(shift)}
                for suffix, number in numbers.items():
                    if wanted == f"{plain}_{suffix}":
                        return number
        numbers = {key.upper(): value for key, value in self.constants().items()}
        if f"{name}_MASK" in numbers and f"{name}_SHIFT" in numbers:
            return _placer(numbers[f"{name}_MASK"], numbers[f"{name}_SHIFT"])
        raise AttributeError(f"{os.path.basename(self._path)} has no macro {name!r}")

    def __dir__(self) -> list[str]:
        return [*super().__dir__(), *self.names(), *self.constants()]


def _placer(mask: int, shift: int) -> Callable[[int], int]:
    return lambda value: (value & mask) << shift


def _low_bit(field: str) -> int:
    """The lowest bit of a field named like addr_63_32; -1 for other names."""
    *_, high, low = ("", "", *field.split("_"))
    return int(low) if high.isdigit() and low.isdigit() and int(high) > int(low) else -1


class Pm4Packets:
    """Type-3 packets from a generated PM4 module: `pm4.packet("ACQUIRE_MEM", {…}, 0, …)` → dwords.

    A dword is a number, or a dict of fields for the header's macros PACKET3_<packet>_<FIELD>(value).
    """

    def __init__(self, module: ModuleType) -> None:
        self._names = vars(module)

    def packet(self, name: str, *body: int | dict[str, int]) -> tuple[int, ...]:
        """Header and body of a packet. AttributeError for unknown packets and fields."""
        opcode = self._names.get(f"PACKET3_{name}")
        if not isinstance(opcode, int):
            raise AttributeError(f"there is no PM4 packet {name!r}")
        words = [word if isinstance(word, int) else self.dword(name, **word) for word in body]
        header = self._names["PACKET3"](opcode, max(len(words) - 1, 0))
        return tuple(word & 0xFFFFFFFF for word in (header, *words))

    def dword(self, packet: str, **values: int) -> int:
        """One dword of a packet from its fields; flags (macros without parameter) take 0 or 1."""
        word = 0
        for name, value in values.items():
            macro = self._names.get(f"PACKET3_{packet}_{name.upper()}")
            macro = self._names.get(name.upper()) if macro is None else macro
            if macro is None:
                known = [key for key in self._names if key.startswith(f"PACKET3_{packet}_")]
                raise AttributeError(f"packet {packet} has no field {name!r}; it has {', '.join(known)}")
            word |= macro(value) if callable(macro) else macro if value else 0
        return word

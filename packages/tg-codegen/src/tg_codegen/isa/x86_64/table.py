"""Which instructions does the x86-64 back end know, and how is each encoded? The tables are data.

One line per form, after Intel's Software Developer's Manual, volume 2:

    mnemonic  prefix  map  W  opcode[/digit]  slots  operands

`prefix` is the mandatory one (NP, 66, F3, F2), `map` the opcode map (0F, 0F38, 0F3A; `-` for one-byte
opcodes), W the REX.W or VEX.W bit (`r`: set for 64-bit operands, `*`: clear, ignored by the processor).
`slots` says where each operand goes: R ModRM.reg, M ModRM.rm, V VEX.vvvv, O the low bits of the opcode,
I an immediate byte, J a 32-bit immediate, L a register in bits 7..4 of an immediate byte.

Operands: v vector of the instruction's length, x xmm, y ymm, h/f/e xmm or memory of a half, quarter, eighth
of the length, digits xmm or memory of that many bytes; b w d q general registers or memory of 1, 2, 4, 8
bytes, r of the instruction's width; i immediate. A capital letter or `m` before a letter: memory only; `g`
before it: register only.
"""

from __future__ import annotations

from typing import Final, NamedTuple

_VEX_TEXT = """
vmovups NP 0F * 10 RM v,v
vmovups NP 0F * 11 MR mv,v
vmovaps NP 0F * 28 RM v,v
vmovntps NP 0F * 2B MR mv,v
vmovss F3 0F * 10 RM 4,m4
vmovss F3 0F * 11 MR m4,4
vmovsd F2 0F * 10 RM 8,m8
vmovsd F2 0F * 11 MR m8,8
vmovd 66 0F 0 6E RM 4,d
vmovd 66 0F 0 7E MR d,4
vmovq 66 0F 1 6E RM 8,gq
vmovq 66 0F 1 7E MR gq,8
vmovq F3 0F * 7E RM 8,8
vmovq 66 0F * D6 MR m8,8
vpextrb 66 0F3A 0 14 MRI gd,x,i
vpextrw 66 0F3A 0 15 MRI mw,x,i
vpextrw 66 0F 0 C5 RMI gd,gx,i
vpextrd 66 0F3A 0 16 MRI d,x,i
vpextrq 66 0F3A 1 16 MRI q,x,i
vpinsrb 66 0F3A 0 20 RVMI x,x,mb,i
vpinsrb 66 0F3A 0 20 RVMI x,x,gd,i
vpinsrw 66 0F 0 C4 RVMI x,x,mw,i
vpinsrw 66 0F 0 C4 RVMI x,x,gd,i
vpinsrd 66 0F3A 0 22 RVMI x,x,d,i
vpinsrq 66 0F3A 1 22 RVMI x,x,q,i
vinsertps 66 0F3A * 21 RVMI x,x,4,i
vbroadcastss 66 0F38 0 18 RM v,4
vbroadcastsd 66 0F38 0 19 RM y,8
vpbroadcastb 66 0F38 0 78 RM v,1
vpbroadcastw 66 0F38 0 79 RM v,2
vpbroadcastd 66 0F38 0 58 RM v,4
vpbroadcastq 66 0F38 0 59 RM v,8
vextracti128 66 0F3A 0 39 MRI x,gy,i
vinserti128 66 0F3A 0 38 RVMI y,y,x,i
vperm2i128 66 0F3A 0 46 RVMI y,y,y,i
vpermq 66 0F3A 1 00 RMI y,y,i
vpermd 66 0F38 0 36 RVM y,y,y
vpermps 66 0F38 0 16 RVM y,y,y
vpshufd 66 0F * 70 RMI v,v,i
vpshufb 66 0F38 * 00 RVM v,v,v
vshufps NP 0F * C6 RVMI v,v,v,i
vpermilps 66 0F3A 0 04 RMI v,v,i
vunpcklps NP 0F * 14 RVM v,v,v
vunpckhps NP 0F * 15 RVM v,v,v
vunpcklpd 66 0F * 14 RVM v,v,v
vunpckhpd 66 0F * 15 RVM v,v,v
vpunpcklbw 66 0F * 60 RVM v,v,v
vpunpcklwd 66 0F * 61 RVM v,v,v
vpunpckldq 66 0F * 62 RVM v,v,v
vpunpcklqdq 66 0F * 6C RVM v,v,v
vpsrldq 66 0F * 73/3 VMI v,gv,i
vblendps 66 0F3A * 0C RVMI v,v,v,i
vpblendw 66 0F3A * 0E RVMI v,v,v,i
vblendvps 66 0F3A 0 4A RVML v,v,v,gv
vblendvpd 66 0F3A 0 4B RVML v,v,v,gv
vpblendvb 66 0F3A 0 4C RVML v,v,v,gv
vmaskmovps 66 0F38 0 2C RVM v,v,mv
vmaskmovps 66 0F38 0 2E MVR mv,v,v
vmaskmovpd 66 0F38 0 2D RVM v,v,mv
vmaskmovpd 66 0F38 0 2F MVR mv,v,v
vpmovmskb 66 0F * D7 RM gd,gv
vmovmskps NP 0F * 50 RM gd,gv
vucomiss NP 0F * 2E RM 4,4
vucomisd 66 0F * 2E RM 8,8
vroundps 66 0F3A * 08 RMI v,v,i
vroundpd 66 0F3A * 09 RMI v,v,i
vroundss 66 0F3A * 0A RVMI 4,4,4,i
vroundsd 66 0F3A * 0B RVMI 8,8,8,i
vcvtph2ps 66 0F38 0 13 RM v,h
vcvtps2ph 66 0F3A 0 1D MRI h,gv,i
vcvtps2pd NP 0F * 5A RM v,h
vcvtpd2ps 66 0F * 5A RM x,v
vcvtss2sd F3 0F * 5A RVM 8,8,4
vcvtsd2ss F2 0F * 5A RVM 4,4,8
vcvtdq2ps NP 0F * 5B RM v,v
vcvtdq2pd F3 0F * E6 RM v,h
vcvttps2dq F3 0F * 5B RM v,v
vcvttpd2dq 66 0F * E6 RM x,v
vcvtsi2ss F3 0F r 2A RVM 4,4,r
vcvtsi2sd F2 0F r 2A RVM 8,8,r
vcvttss2si F3 0F r 2C RM gr,4
vcvttsd2si F2 0F r 2C RM gr,8
vzeroupper NP 0F * 77 - -
"""

# Same operands (v,v,v) and slots (RVM), by prefix and map.
_VEX_BINARY = """
NP 0F vandps:54 vandnps:55 vorps:56 vxorps:57
66 0F vpand:DB vpandn:DF vpor:EB vpxor:EF
66 0F vpaddb:FC vpaddw:FD vpaddd:FE vpaddq:D4 vpsubb:F8 vpsubw:F9 vpsubd:FA vpsubq:FB
66 0F vpmullw:D5 vpmuludq:F4 vpcmpeqb:74 vpcmpeqw:75 vpcmpeqd:76 vpcmpgtb:64 vpcmpgtw:65 vpcmpgtd:66
66 0F vpmaxub:DE vpmaxsw:EE vpackuswb:67
66 0F38 vpmulld:40 vpmaxsb:3C vpmaxsd:3D vpmaxuw:3E vpmaxud:3F vpcmpeqq:29 vpcmpgtq:37
"""
_VEX_WIDENING = """
vpmovsxbw:20:h vpmovsxbd:21:f vpmovsxbq:22:e vpmovsxwd:23:h vpmovsxwq:24:f vpmovsxdq:25:h
vpmovzxbw:30:h vpmovzxbd:31:f vpmovzxbq:32:e vpmovzxwd:33:h vpmovzxwq:34:f vpmovzxdq:35:h
"""
_VEX_FLOAT = "vadd:58 vmul:59 vsub:5C vmin:5D vdiv:5E vmax:5F"
_FLOAT_FORMS = (("ps", "NP", "v"), ("pd", "66", "v"), ("ss", "F3", "4"), ("sd", "F2", "8"))
_VEX_SHIFTS = """
vpsllw:71/6 vpsrlw:71/2 vpsraw:71/4 vpslld:72/6 vpsrld:72/2 vpsrad:72/4 vpsllq:73/6 vpsrlq:73/2
"""
_VEX_VARIABLE_SHIFTS = "vpsllvd:47:0 vpsllvq:47:1 vpsrlvd:45:0 vpsrlvq:45:1 vpsravd:46:0"

_LEGACY_TEXT = """
mov NP - r 89 MR gr,gr
mov NP - r 8B RM r,mr
mov NP - r 89 MR mr,r
mov 66 - 0 89 MR mw,gw
mov NP - 0 88 MR mb,gb
mov NP - 0 B8 OJ gd,i
mov NP - r C7/0 MJ r,i
mov 66 - 0 C7/0 MK mw,i
mov NP - 0 C6/0 MI mb,i
movabs NP - 1 B8 OQ gq,i
movzx NP 0F r B6 RM gr,b
movzx NP 0F r B7 RM gr,w
movsx NP 0F r BE RM gr,b
movsx NP 0F r BF RM gr,w
movsxd NP - 1 63 RM gq,d
lea NP - r 8D RM r,mr
imul NP 0F r AF RM gr,r
imul NP - r 6B RMI gr,r,i
imul NP - r 69 RMJ gr,r,i
shl NP - r C1/4 MI r,i
shr NP - r C1/5 MI r,i
sar NP - r C1/7 MI r,i
shlx 66 0F38 r F7 RMV gr,r,gr
shrx F2 0F38 r F7 RMV gr,r,gr
sarx F3 0F38 r F7 RMV gr,r,gr
neg NP - r F7/3 M r
not NP - r F7/2 M r
div NP - r F7/6 M r
idiv NP - r F7/7 M r
test NP - r 85 MR r,gr
test NP - r F7/0 MJ r,i
cmp NP - 0 80/7 MI mb,i
cdq NP - 0 99 - -
cqo NP - 1 99 - -
push NP - 0 50 O gq
pop NP - 0 58 O gq
ret NP - 0 C3 - -
sfence NP 0F 0 AEF8 - -
prefetchnta NP 0F 0 18/0 M mb
prefetcht0 NP 0F 0 18/1 M mb
prefetcht1 NP 0F 0 18/2 M mb
prefetcht2 NP 0F 0 18/3 M mb
"""
_ARITHMETIC = "add:0 or:1 and:4 sub:5 xor:6 cmp:7"
CONDITIONS: Final = {
    name: code
    for code, names in enumerate(
        ("o", "no", "b", "ae", "e", "ne", "be", "a", "s", "ns", "p", "np", "l", "ge", "le", "g")
    )
    for name in (names,)
}
OPPOSITE: Final = {a: b for a in CONDITIONS for b in CONDITIONS if CONDITIONS[a] ^ CONDITIONS[b] == 1}


class Form(NamedTuple):
    """One encoding of a mnemonic. `w` is 0, 1 or None (by operand width); `digit` goes into ModRM.reg."""

    mnemonic: str
    vex: bool
    prefix: int
    map: int
    w: int | None
    opcode: bytes
    digit: int
    slots: str
    operands: tuple[str, ...]


_PREFIXES = {"NP": 0, "66": 1, "F3": 2, "F2": 3}
_MAPS = {"-": 0, "0F": 1, "0F38": 2, "0F3A": 3}


def _form(line: str, vex: bool) -> Form:
    name, prefix, opcode_map, w, opcode, slots, operands = line.split()
    code, _, digit = opcode.partition("/")
    vex = vex or name in ("shlx", "shrx", "sarx")
    return Form(
        name,
        vex,
        _PREFIXES[prefix],
        _MAPS[opcode_map],
        None if w == "r" else int(w == "1"),
        bytes.fromhex(code),
        int(digit or -1),
        "" if slots == "-" else slots,
        () if operands == "-" else tuple(operands.split(",")),
    )


def _vex_lines() -> list[str]:
    lines = _VEX_TEXT.strip().splitlines()
    for line in _VEX_BINARY.strip().splitlines():
        prefix, opcode_map, *items = line.split()
        for item in items:
            name, code = item.split(":")
            lines.append(f"{name} {prefix} {opcode_map} * {code} RVM v,v,v")
    for item in _VEX_WIDENING.split():
        name, code, part = item.split(":")
        lines.append(f"{name} 66 0F38 * {code} RM v,{part}")
    for suffix, prefix, kind in _FLOAT_FORMS:
        three = f"{kind},{kind},{kind}"
        for item in _VEX_FLOAT.split():
            name, code = item.split(":")
            lines.append(f"{name}{suffix} {prefix} 0F * {code} RVM {three}")
        lines.append(f"vcmp{suffix} {prefix} 0F * C2 RVMI {three},i")
        sqrt = f"RM {kind},{kind}" if kind == "v" else f"RVM {three}"
        lines.append(f"vsqrt{suffix} {prefix} 0F * 51 {sqrt}")
        double = int(suffix[1] == "d")
        for order, base in (("132", 0x98), ("213", 0xA8), ("231", 0xB8)):
            opcode = f"{base + (kind != 'v'):02X}"
            lines.append(f"vfmadd{order}{suffix} 66 0F38 {double} {opcode} RVM {three}")
    for item in _VEX_SHIFTS.split():
        name, code = item.split(":")
        lines.append(f"{name} 66 0F * {code} VMI v,gv,i")
    for item in _VEX_VARIABLE_SHIFTS.split():
        name, code, w_bit = item.split(":")
        lines.append(f"{name} 66 0F38 {w_bit} {code} RVM v,v,v")
    return lines


def _legacy_lines() -> list[str]:
    lines = _LEGACY_TEXT.strip().splitlines()
    for item in _ARITHMETIC.split():
        name, digit = item.split(":")
        base = 8 * int(digit)
        lines.append(f"{name} NP - r {base + 1:02X} MR gr,gr")
        lines.append(f"{name} NP - r {base + 3:02X} RM gr,mr")
        lines.append(f"{name} NP - r {base + 1:02X} MR mr,gr")
        lines.append(f"{name} NP - r 83/{digit} MI r,i")
        lines.append(f"{name} NP - r 81/{digit} MJ r,i")
    for name, code in CONDITIONS.items():
        lines.append(f"set{name} NP 0F 0 {0x90 + code:02X}/0 M gb")
        lines.append(f"cmov{name} NP 0F r {0x40 + code:02X} RM gr,r")
    return lines


def _by_mnemonic() -> dict[str, list[Form]]:
    out: dict[str, list[Form]] = {}
    for lines, vex in ((_vex_lines(), True), (_legacy_lines(), False)):
        for line in lines:
            form = _form(line, vex)
            out.setdefault(form.mnemonic, []).append(form)
    return out


FORMS: Final[dict[str, list[Form]]] = _by_mnemonic()
"""Every form by mnemonic, in the order in which they are tried."""
JUMPS: Final = {f"j{name}": code for name, code in CONDITIONS.items()}
"""Conditional jumps and their condition codes; `jmp` is the other jump."""

"""Which CPU types and features may be named in an architecture string, and what does each bring?

Names are LLVM's (they are clang's -march words too). An unknown cpu name makes LLVM abort the process, so
only names listed here are ever passed on. A cpu's features are those that change generated code, not all that
it has.
"""

from __future__ import annotations

from typing import Final

_V1 = "cmov cx8 fxsr mmx sse sse2"
_V2 = _V1 + " cx16 popcnt sahf sse3 ssse3 sse4.1 sse4.2"
_AVX = _V2 + " avx"
_V3 = _AVX + " avx2 bmi bmi2 f16c fma lzcnt movbe"
_V4 = _V3 + " avx512f avx512bw avx512cd avx512dq avx512vl"
_VNNI = _V4 + " avx512vnni"
_ZEN4 = _VNNI + " avx512bf16"
_SPR = _ZEN4 + " avx512fp16 avxvnni"
_SRF = _V3 + " avxvnni avxifma avxneconvert"
_NEON = "fp-armv8 neon"
_ARM82 = _NEON + " fullfp16 dotprod"
_ARM84 = _ARM82 + " bf16 i8mm"
_SVE = _ARM84 + " sve"
_RV = "a c d f m"
_RVV = _RV + " v zba zbb zbs"

_GROUPS: Final[dict[str, tuple[tuple[str, str], ...]]] = {
    "x86_64": (
        ("x86-64 generic k8 opteron nocona core2 amdfam10 barcelona btver1 bonnell", _V1),
        ("x86-64-v2 penryn nehalem westmere corei7 silvermont goldmont goldmont-plus tremont", _V2),
        ("sandybridge corei7-avx", _AVX),
        ("ivybridge core-avx-i btver2", _AVX + " f16c"),
        ("x86-64-v3 haswell core-avx2 broadwell skylake znver1 znver2 znver3", _V3),
        ("alderlake raptorlake meteorlake gracemont", _V3 + " avxvnni"),
        ("arrowlake arrowlake-s lunarlake pantherlake sierraforest grandridge clearwaterforest", _SRF),
        ("x86-64-v4 skylake-avx512 cannonlake", _V4),
        ("cascadelake icelake-client icelake-server rocketlake tigerlake", _VNNI),
        ("cooperlake znver4", _ZEN4),
        ("znver5", _ZEN4 + " avxvnni"),
        ("sapphirerapids emeraldrapids graniterapids graniterapids-d", _SPR),
    ),
    "arm64": (
        ("generic cortex-a53 cortex-a57 cortex-a72 cortex-a73 apple-a7 apple-a10", _NEON),
        ("cortex-a55 cortex-a75 cortex-a76 cortex-a77 cortex-a78 cortex-x1 neoverse-n1", _ARM82),
        ("apple-a12 apple-a13 apple-a14 apple-m1", _ARM82),
        ("apple-m2 apple-m3 apple-m4", _ARM84),
        ("neoverse-v1 neoverse-n2 neoverse-v2 neoverse-n3 neoverse-v3 cortex-a710 cortex-x2 cortex-x3", _SVE),
        ("grace cobalt-100 gb10", _SVE),
        ("ampere1 ampere1a", _ARM84),
        ("a64fx", _NEON + " fullfp16 sve"),
    ),
    "riscv64": (
        ("generic-rv64 rocket-rv64 sifive-u54 sifive-u74 sifive-s76", _RV),
        ("sifive-x280 sifive-x390 sifive-p470 sifive-p670 spacemit-x60", _RVV),
    ),
}

CPUS: Final[dict[str, dict[str, frozenset[str]]]] = {
    family: {name: frozenset(features.split()) for names, features in rows for name in names.split()}
    for family, rows in _GROUPS.items()
}

# Features a user may add or take away beyond those some listed cpu has.
_EXTRA: Final[dict[str, str]] = {
    "x86_64": "adx aes avxvnniint8 avxvnniint16 avx512vbmi avx512vbmi2 avx512bitalg avx512ifma "
    "avx512vpopcntdq clflushopt "
    "fma4 gfni pclmul prefer-256-bit prefer-128-bit prfchw rdrnd rdseed sha sse4a vaes vpclmulqdq xop xsave",
    "arm64": "aes crc lse rcpc sha2 sha3 sve2 fp16fml AMX",
    "riscv64": "zfh zfhmin zvfh zvfhmin zfbfmin zicond zve32f zve64d zvl128b zvl256b zvl512b",
}
FEATURES: Final[dict[str, frozenset[str]]] = {
    family: frozenset(_EXTRA[family].split()).union(*cpus.values()) for family, cpus in CPUS.items()
}

# What a feature needs: adding it adds these, taking one of these away takes it away.
_AVX512 = [f for f in FEATURES["x86_64"] if f.startswith("avx512") and f != "avx512f"]
NEEDS: Final[dict[str, tuple[str, ...]]] = {
    "sse2": ("sse",),
    "sse3": ("sse2",),
    "ssse3": ("sse3",),
    "sse4.1": ("ssse3",),
    "sse4.2": ("sse4.1",),
    "avx": ("sse4.2",),
    "avx2": ("avx",),
    "fma": ("avx",),
    "f16c": ("avx",),
    "avx512f": ("avx2", "fma", "f16c"),
    **{feature: ("avx512f",) for feature in _AVX512},
    **dict.fromkeys(("avxvnni", "avxvnniint8", "avxvnniint16", "avxifma", "avxneconvert"), ("avx2",)),
    "dotprod": ("neon",),
    "i8mm": ("neon",),
    "bf16": ("neon",),
    "fullfp16": ("fp-armv8",),
    "fp16fml": ("fullfp16",),
    "neon": ("fp-armv8",),
    "sve": ("fullfp16",),
    "sve2": ("sve",),
    "d": ("f",),
    "v": ("d",),
    "zfh": ("zfhmin",),
    "zfhmin": ("f",),
    "zvfh": ("v", "zfhmin"),
    "zvfhmin": ("v", "zfhmin"),
    "zfbfmin": ("f",),
    "zve32f": ("f",),
    "zve64d": ("zve32f", "d"),
    **dict.fromkeys(("zvl128b", "zvl256b", "zvl512b"), ("v",)),
}


def with_features(features: frozenset[str], words: tuple[str, ...]) -> frozenset[str]:
    """`features` after the words ("avx2" adds, "-avx512f" takes away), in order, with what they need."""
    have = set(features)
    for word in words:
        if word.startswith("-"):
            gone = {word[1:]}
            while more := {f for f, needs in NEEDS.items() if f not in gone and gone & set(needs)}:
                gone |= more
            have -= gone
        else:
            todo = [word]
            while todo:
                feature = todo.pop()
                have.add(feature)
                todo.extend(n for n in NEEDS.get(feature, ()) if n not in have)
    return frozenset(have)

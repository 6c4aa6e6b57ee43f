"""Which types and helper functions does a C kernel need: vector types, saturating casts, guarded divisions,
masks?

Each method returns the name to call and remembers that its definition is needed; `text()` gives the
definitions in order. Where a compiler has an intrinsic for it (clang's elementwise builtins, gcc's x86
builtins) the preprocessor picks it, else lanes are written one by one.
"""

from __future__ import annotations

from tg_uop import DType, dtypes

_SCALARS: dict[DType, tuple[str, str]] = {
    dtypes.int8: ("i8", "__INT8_TYPE__"),
    dtypes.int16: ("i16", "__INT16_TYPE__"),
    dtypes.int32: ("i32", "__INT32_TYPE__"),
    dtypes.int64: ("i64", "__INT64_TYPE__"),
    dtypes.index: ("i64", "__INT64_TYPE__"),
    dtypes.uint8: ("u8", "__UINT8_TYPE__"),
    dtypes.uint16: ("u16", "__UINT16_TYPE__"),
    dtypes.uint32: ("u32", "__UINT32_TYPE__"),
    dtypes.uint64: ("u64", "__UINT64_TYPE__"),
    dtypes.float16: ("f16", "_Float16"),
    dtypes.float32: ("f32", "float"),
    dtypes.float64: ("f64", "double"),
    dtypes.bool: ("_Bool", "_Bool"),
}
_UNSIGNED = {1: dtypes.uint8, 2: dtypes.uint16, 4: dtypes.uint32, 8: dtypes.uint64}
_SIGNED = {1: dtypes.int8, 2: dtypes.int16, 4: dtypes.int32, 8: dtypes.int64}
_INLINE = "static inline __attribute__((always_inline, unused))"
_X86 = {("f32", 8): "ps256", ("f32", 4): "ps", ("f64", 4): "pd256", ("f64", 2): "pd"}


def type_name(dtype: DType) -> str:
    """The C name of a scalar type. ValueError for types that are emulated."""
    found = _SCALARS.get(dtype)
    if found is None:
        raise ValueError(f"{dtype} has no C type; emulate it first (tg_codegen.lower.emulate)")
    return found[0]


def vector_name(dtype: DType, width: int) -> str:
    return type_name(dtype) if width == 1 else f"{type_name(dtype)}x{width}"


class Helpers:
    """The definitions one kernel needs."""

    def __init__(self) -> None:
        self.definitions: dict[str, str] = {}

    def text(self, body: str) -> str:
        """The definitions that a kernel of this body needs."""
        used: dict[str, str] = {}
        rest = body + "\n".join(self.definitions.values())
        for short, full in _SCALARS.values():
            if short != "_Bool" and (short != "f16" or "f16" in rest):
                used[short] = f"typedef {full} {short};"
        return "\n".join([*used.values(), *self.definitions.values()]) + "\n"

    def _define(self, name: str, text: str) -> str:
        self.definitions.setdefault(name, text)
        return name

    def vector(self, dtype: DType, width: int, unaligned: bool = False) -> str:
        """The vector type (width 1: the scalar type); unaligned: as it may lie anywhere in memory."""
        if width == 1:
            return type_name(dtype)
        name = vector_name(dtype, width)
        scalar = type_name(dtype)
        size = width * dtype.itemsize
        self._define(name, f"typedef {scalar} {name} __attribute__((vector_size({size})));")
        if not unaligned:
            return name
        attributes = f"vector_size({size}), aligned({dtype.itemsize}), may_alias"
        return self._define(f"{name}_u", f"typedef {scalar} {name}_u __attribute__(({attributes}));")

    def bits(self, source: DType, target: DType) -> str:
        a, b = type_name(source), type_name(target)
        name = f"bits_{a}_{b}"
        return self._define(
            name, f"{_INLINE} {b} {name}({a} x) {{ union {{ {a} a; {b} b; }} u = {{x}}; return u.b; }}"
        )

    # *** arithmetic ***

    def maximum(self, dtype: DType, width: int) -> str:
        """The larger; NaN where either is NaN."""
        t, name = self.vector(dtype, width), f"max_{vector_name(dtype, width)}"
        if width == 1:
            nan = "a != a ? a : " if dtype.kind == "float" else ""
            return self._define(name, f"{_INLINE} {t} {name}({t} a, {t} b) {{ return {nan}a > b ? a : b; }}")
        m = self.vector(_SIGNED[dtype.itemsize], width)
        body = f"{m} g = a > b; {m} r = (({m})a & g) | (({m})b & ~g);"
        if dtype.kind == "float":
            body += f" {m} n = a != a; r = (({m})a & n) | (r & ~n);"
        return self._define(name, f"{_INLINE} {t} {name}({t} a, {t} b) {{ {body} return ({t})r; }}")

    def fma(self, dtype: DType, width: int) -> str:
        return self._math("fma", dtype, width, 3)

    def sqrt(self, dtype: DType, width: int) -> str:
        return self._math("sqrt", dtype, width, 1)

    def trunc(self, dtype: DType, width: int) -> str:
        return self._math("trunc", dtype, width, 1)

    def _math(self, what: str, dtype: DType, width: int, arity: int) -> str:
        """A math function: clang's elementwise builtin, gcc's x86 builtin, or the scalar builtin on each
        lane.
        """
        t, name = self.vector(dtype, width), f"{what}_{vector_name(dtype, width)}"
        letters = "abc"[:arity]
        parameters, arguments = ", ".join(f"{t} {x}" for x in letters), ", ".join(letters)
        scalar = f"__builtin_{what}{'f' if dtype is dtypes.float32 else ''}"
        head = f"{_INLINE} {t} {name}({parameters}) {{ "
        if width == 1:
            return self._define(name, f"{head}return {scalar}({arguments}); }}")
        lanes = ", ".join(f"{scalar}({', '.join(f'{x}[{i}]' for x in letters)})" for i in range(width))
        builtin = f"__builtin_elementwise_{what}"
        text = f"{head}\n#if __has_builtin({builtin})\n  return {builtin}({arguments});\n"
        suffix = _X86.get((type_name(dtype), width))
        if suffix is not None:
            needs, call = {
                "fma": ("__FMA__", f"__builtin_ia32_vfmadd{suffix}(a, b, c)"),
                "sqrt": ("__AVX__", f"__builtin_ia32_sqrt{suffix}(a)"),
                "trunc": ("__AVX__", f"__builtin_ia32_round{suffix}(a, 11)"),
            }[what]
            text += f"#elif defined({needs})\n  return {call};\n"
        text += f"#else\n  return ({t}){{{lanes}}};\n#endif\n}}"
        return self._define(name, text)

    def shift(self, symbol: str, dtype: DType, width: int, amount: DType, amount_width: int) -> str:
        """A shift whose amount may be out of range: 0, or the sign for a signed right shift."""
        t, at = self.vector(dtype, width), self.vector(amount, amount_width)
        word = {"<<": "shl", ">>": "shr"}[symbol]
        name = f"{word}_{vector_name(dtype, width)}_{vector_name(amount, amount_width)}"
        top = 8 * dtype.itemsize - 1
        unsigned = _UNSIGNED[amount.itemsize]
        fills = symbol == ">>" and dtype.kind in ("int", "index")
        if amount_width == 1:
            clamp = f"i32 k = ({type_name(unsigned)})n > {top} ? {top} : (i32)n; "
            shifted = f"({t})(x {symbol} k)" if width == 1 else f"x {symbol} k"
            zero = "0" if width == 1 else f"({t}){{0}}"
            outside = "" if fills else f"({type_name(unsigned)})n > {top} ? {zero} : "
            return self._define(
                name, f"{_INLINE} {t} {name}({t} x, {at} n) {{ {clamp}return {outside}{shifted}; }}"
            )
        whole, mask = self.vector(unsigned, width), self.vector(_SIGNED[amount.itemsize], width)
        body = f"{mask} over = ({whole})n > {top}; "
        body += f"{whole} k = (({whole})n & ({whole})~over) | (({whole})over & {top}); "
        body += f"{t} r = x {symbol} __builtin_convertvector(k, {t}); "
        if not fills:
            signed = self.vector(_SIGNED[dtype.itemsize], width)
            body += f"r = ({t})(({signed})r & ~__builtin_convertvector(over, {signed})); "
        return self._define(name, f"{_INLINE} {t} {name}({t} x, {at} n) {{ {body}return r; }}")

    def divide(self, symbol: str, dtype: DType, width: int) -> str:
        """Division or remainder that never traps: by 0 gives 0, the smallest number by -1 wraps."""
        t, s = self.vector(dtype, width), type_name(dtype)
        word = {"/": "div", "%": "rem"}[symbol]
        name, one = f"{word}_{vector_name(dtype, width)}", f"{word}_{s}"
        minus = (
            f"b == -1 ? {f'({s})-a' if symbol == '/' else '0'} : " if dtype.kind in ("int", "index") else ""
        )
        self._define(one, f"{_INLINE} {s} {one}({s} a, {s} b) {{ return b == 0 ? 0 : {minus}a {symbol} b; }}")
        if width > 1:
            lanes = ", ".join(f"{one}(a[{i}], b[{i}])" for i in range(width))
            self._define(name, f"{_INLINE} {t} {name}({t} a, {t} b) {{ return ({t}){{{lanes}}}; }}")
        return name

    def float_to_int(self, source: DType, target: DType, width: int) -> str:
        """A conversion that saturates and takes NaN to 0."""
        t, r = self.vector(source, width), self.vector(target, width)
        name = f"to_{vector_name(target, width)}_{vector_name(source, width)}"
        low, high = dtypes.min(target), dtypes.max(target)
        number = "f64" if source is dtypes.float64 else "f32"
        suffix = "" if source is dtypes.float64 else "f"
        top, bottom = f"{float(high + 1).hex()}{suffix}", f"{float(low).hex()}{suffix}"
        least = f"({low + 1}LL - 1)" if low == -(1 << 63) else f"{low}LL"
        most = f"{high}{'ULL' if high >= 1 << 63 else 'LL'}"
        if width == 1:
            body = f"{number} y = x; "
            body += (
                f"return y >= {top} ? ({r}){most} : y <= {bottom} ? ({r}){least} : y > {bottom} ? ({r})y : 0;"
            )
            return self._define(name, f"{_INLINE} {r} {name}({t} x) {{ {body} }}")
        if target.itemsize == 8:
            one = self.float_to_int(source, target, 1)
            lanes = ", ".join(f"{one}(x[{i}])" for i in range(width))
            return self._define(name, f"{_INLINE} {r} {name}({t} x) {{ return ({r}){{{lanes}}}; }}")
        step = target if target.itemsize == 4 else dtypes.int32
        m, wide = self.vector(_SIGNED[source.itemsize], width), self.vector(step, width)
        ints = self.vector(dtypes.int32, width)
        body = f"{m} over = x >= {top}; {m} in = (x > {bottom}) & ~over; "
        if low != 0:
            body += f"{m} nan = x != x; "
        edge = self.vector(source, width)
        bottoms = f"({m})(({edge}){{{', '.join([bottom] * width)}}})"
        body += f"{edge} c = ({edge})((({m})x & in) | ({bottoms} & ~in & ~over)); "
        body += f"{wide} r = __builtin_convertvector(c, {wide}); "
        narrow = "{0}" if source.itemsize == 4 else f"__builtin_convertvector({{0}}, {ints})"
        over, tops = narrow.format("over"), f"({ints})({wide}){{{', '.join([most] * width)}}}"
        body += f"r = ({wide})((({ints})r & ~{over}) | ({over} & {tops})); "
        if low != 0:
            body += f"r = ({wide})(({ints})r & ~{narrow.format('nan')}); "
        result = "r" if wide == r else f"__builtin_convertvector(r, {r})"
        return self._define(name, f"{_INLINE} {r} {name}({t} x) {{ {body}return {result}; }}")

    def half_to_float(self, width: int) -> str:
        """float16 to float32. gcc's builtin where there is one: gcc makes library calls of plain conversions
        whose result it can compare or widen as a float16."""
        return self._half(width, "half_to_float", dtypes.float16, dtypes.float32, "ph2ps")

    def float_to_half(self, width: int) -> str:
        """float32 to float16, to nearest even."""
        return self._half(width, "float_to_half", dtypes.float32, dtypes.float16, "ps2ph")

    def _half(self, width: int, word: str, source: DType, target: DType, instruction: str) -> str:
        t, r = self.vector(source, width), self.vector(target, width)
        name = f"{word}{width if width > 1 else ''}"
        plain = f"({r})x" if width == 1 else f"__builtin_convertvector(x, {r})"
        lanes = 8 if width == 8 else 4
        if width > 8:
            one = self._half(1, word, source, target, instruction)
            each = ", ".join(f"{one}(x[{i}])" for i in range(width))
            return self._define(name, f"{_INLINE} {r} {name}({t} x) {{ return ({r}){{{each}}}; }}")
        floats = self.vector(dtypes.float32, lanes)
        self._define("half_words", "typedef short half_words __attribute__((vector_size(16)));")
        builtin = f"__builtin_ia32_vcvt{instruction}{'256' if lanes == 8 else ''}"
        unions = f"union {{ half_words w; {self.vector(dtypes.float16, 8)} v; {r} r; {t} x; f16 s; }}"
        if instruction == "ph2ps":
            fill = "u.s = x;" if width == 1 else "u.x = x;"
            result = f"{floats} y = {builtin}(u.w); return " + (
                "y[0];" if width == 1 else "y;" if width == lanes else f"({r}){{y[0], y[1]}};"
            )
            body = f"{unions} u = {{0}}; {fill} {result}"
        else:
            operand = "x" if width == lanes else f"({floats}){{{'x' if width == 1 else 'x[0], x[1]'}}}"
            result = "u.s" if width == 1 else "u.r"
            body = f"{unions} u; u.w = {builtin}({operand}, 0); return {result};"
        text = f"{_INLINE} {r} {name}({t} x) {{\n#if defined(__F16C__) && !defined(__clang__)\n  {body}\n"
        return self._define(name, f"{text}#else\n  return {plain};\n#endif\n}}")

    # *** memory ***

    def masked_load(self, dtype: DType, width: int) -> str:
        t, s = self.vector(dtype, width), type_name(dtype)
        m = self.vector(_SIGNED[dtype.itemsize], width)
        name = f"masked_load_{vector_name(dtype, width)}"
        lanes = "\n  ".join(f"if (m[{i}]) v[{i}] = p[{i}];" for i in range(width))
        text = f"{_INLINE} {t} {name}(const {s} *p, {m} m, {t} v) {{\n"
        if (builtin := self._mask_builtin(dtype, width)) is not None:
            guard, suffix, vector, mask = builtin
            load = f"__builtin_ia32_maskload{suffix}((const {vector} *)p, ({mask})m)"
            text += f"#if defined({guard})\n  {m} r = ({m}){load};\n"
            text += f"  return ({t})((r & m) | (({m})v & ~m));\n#else\n  {lanes}\n  return v;\n#endif\n}}"
        else:
            text += f"  {lanes}\n  return v;\n}}"
        return self._define(name, text)

    def masked_store(self, dtype: DType, width: int) -> str:
        t, s = self.vector(dtype, width), type_name(dtype)
        m = self.vector(_SIGNED[dtype.itemsize], width)
        name = f"masked_store_{vector_name(dtype, width)}"
        lanes = "\n  ".join(f"if (m[{i}]) p[{i}] = v[{i}];" for i in range(width))
        text = f"{_INLINE} void {name}({s} *p, {m} m, {t} v) {{\n"
        if (builtin := self._mask_builtin(dtype, width)) is not None:
            guard, suffix, vector, mask = builtin
            text += f"#if defined({guard})\n"
            text += f"  __builtin_ia32_maskstore{suffix}(({vector} *)p, ({mask})m, ({vector})v);\n"
            text += f"#else\n  {lanes}\n#endif\n}}"
        else:
            text += f"  {lanes}\n}}"
        return self._define(name, text)

    def _mask_builtin(self, dtype: DType, width: int) -> tuple[str, str, str, str] | None:
        """(guard, suffix, vector type, mask type) of the x86 masked move, if there is one of this shape."""
        as_float = {4: dtypes.float32, 8: dtypes.float64}.get(dtype.itemsize)
        if as_float is None or (suffix := _X86.get((type_name(as_float), width))) is None:
            return None
        mask = self.vector(_SIGNED[dtype.itemsize], width)
        if dtype.itemsize == 8:  # the builtins want long long, which is not int64_t everywhere
            mask = self._define(
                f"mask64x{width}",
                f"typedef long long mask64x{width} __attribute__((vector_size({8 * width})));",
            )
        return "__AVX__", suffix, self.vector(as_float, width), mask

    def nontemporal_store(self, dtype: DType, width: int) -> str:
        """A store past the caches where the address is a multiple of the vector's size, else a plain one."""
        t, s = self.vector(dtype, width), type_name(dtype)
        name = f"stream_{vector_name(dtype, width)}"
        size = width * dtype.itemsize
        text = f"{_INLINE} void {name}({s} *p, {t} v) {{\n"
        anywhere = self.vector(dtype, width, True)
        text += f"  if ((unsigned long)p & {size - 1}) {{ *({anywhere} *)p = v; return; }}\n"
        text += "#if __has_builtin(__builtin_nontemporal_store)\n"
        text += f"  __builtin_nontemporal_store(v, ({t} *)p);\n"
        if size in (16, 32):
            suffix, lanes = ("ps256", 8) if size == 32 else ("ps", 4)
            guard = "__AVX__" if size == 32 else "__SSE__"
            floats = self.vector(dtypes.float32, lanes)
            text += f"#elif defined({guard})\n  __builtin_ia32_movnt{suffix}((f32 *)p, ({floats})v);\n"
        text += f"#else\n  *({t} *)p = v;\n#endif\n}}"
        return self._define(name, text)

"""Code that LLVM's compiler made: every instruction decodes, prints, and assembles back to the same bytes."""

from __future__ import annotations

import importlib.util
import subprocess
import sys
from pathlib import Path

import pytest

from tg_asm_amd.assemble import assemble_line
from tg_asm_amd.codeobject import read_code_object
from tg_asm_amd.layouts import GROUPS

SOURCE = r"""
#define KERNEL __attribute__((amdgpu_kernel))
typedef _Float16 half;
typedef float float4 __attribute__((ext_vector_type(4)));
typedef half half2 __attribute__((ext_vector_type(2)));
typedef __attribute__((address_space(1))) float gfloat;
typedef __attribute__((address_space(3))) float lfloat;
#define shared_values ((lfloat *)256)
KERNEL void add(gfloat *out, const gfloat *a, const gfloat *b, int n) {
  int i = __builtin_amdgcn_workgroup_id_x() * 64 + __builtin_amdgcn_workitem_id_x();
  if (i < n) out[i] = a[i] + b[i];
}
KERNEL void halves(__attribute__((address_space(1))) half *out, const __attribute__((address_space(1)))
half *a, half x) {
  int i = __builtin_amdgcn_workitem_id_x();
  half2 v = {a[i], a[i + 1]};
  v = v * v + x;
  out[i] = v.x > x ? v.y : (half)((float)v.x / 3.0f);
}
KERNEL void doubles(__attribute__((address_space(1))) double *out, double a, int k) {
  int i = __builtin_amdgcn_workitem_id_x();
  double s = a;
  for (int j = 0; j < k; j++) s = s * out[i + j] + 1.5;
  out[i] = __builtin_sqrt(s) + __builtin_floor(s);
}
KERNEL void integers(__attribute__((address_space(1))) long *out, long a, unsigned b, short c) {
  int i = __builtin_amdgcn_workitem_id_x();
  long t = a * i + (b >> (i & 31)) - c;
  out[i] = t / (a | 1) + __builtin_popcountl(t) + __builtin_clzl(t | 1);
}
KERNEL void local_sum(gfloat *out, const gfloat *a) {
  int i = __builtin_amdgcn_workitem_id_x();
  shared_values[i] = a[i];
  __builtin_amdgcn_s_barrier();
  float s = 0;
  for (int j = 0; j < 64; j++) s += shared_values[(i + j) & 255];
  __atomic_fetch_add((__attribute__((address_space(1))) int *)out, (int)s, __ATOMIC_RELAXED);
  out[i + 1] = s + __builtin_bit_cast(float, __builtin_amdgcn_ds_bpermute(i * 4, __builtin_bit_cast(int, s)));
}
KERNEL void private_array(__attribute__((address_space(1))) int *out, int k) {
  int values[40];
  for (int j = 0; j < 40; j++) values[j] = j * k;
  out[0] = values[k & 31] + values[out[1] & 31];
}
KERNEL void transcendental(gfloat *out) {
  int i = __builtin_amdgcn_workitem_id_x();
  float x = out[i];
  out[i] = __builtin_amdgcn_sinf(x) + __builtin_amdgcn_exp2f(x) + __builtin_amdgcn_logf(x) +
  __builtin_amdgcn_rcpf(x) + __builtin_fmaf(x, x, 2.0f);
}
KERNEL void vectors(__attribute__((address_space(1))) float4 *out, const __attribute__((address_space(1)))
float4 *a) {
  int i = __builtin_amdgcn_workitem_id_x();
  float4 t = a[i] * a[i + 1] - a[i + 2];
  out[i] = t.wzyx;
}
"""
MINIMUM = 300


@pytest.mark.parametrize("level", ["-O1", "-O3"])
@pytest.mark.parametrize("group", GROUPS)
def test_compiled_code_survives_disassembling_and_assembling(group: str, level: str, tmp_path: Path) -> None:
    if importlib.util.find_spec("ziglang") is None:
        pytest.skip("clang for AMD is not installed (PyPI package ziglang)")
    source, target = tmp_path / "k.c", tmp_path / "k.o"
    source.write_text(SOURCE)
    command = [
        sys.executable,
        "-m",
        "ziglang",
        "clang",
        "-cc1",
        "-triple",
        "amdgcn-amd-amdhsa",
        "-target-cpu",
        GROUPS[group],
        "-x",
        "c",
        level,
        "-emit-obj",
        "-o",
        str(target),
        str(source),
    ]
    done = subprocess.run(command, capture_output=True, text=True)
    assert done.returncode == 0, done.stderr
    code = read_code_object(target.read_bytes())
    count = 0
    for address, instruction in code.instructions():
        again = assemble_line(str(instruction), group)
        assert again.to_bytes() == instruction.to_bytes(), f"{address:#x}: {instruction}"
        count += 1
    assert count > MINIMUM
    assert {k.name for k in code.kernels} >= {"add", "local_sum", "private_array"}

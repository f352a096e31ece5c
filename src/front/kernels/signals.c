/* Whether kernels may tell the host something through memory while they run, or wait for what it
 * tells them: by atomic or volatile accesses, or by a fence before a plain one.
 *
 * needs: the modules of the device. gives: one answer for all kernels of the program. cost: linear
 * in their code, once; of kernels that are not here nothing is known.
 */
#define _GNU_SOURCE
#include "kernels/kernels.h"

bool gv_signals(MlirOperation op) {
  gv_str name = gv_name_in_kernel(op);
  if (gv_is_atomic_in_kernel(op)) return true;
  if (gv_op_is(op, "llvm.inline_asm")) return true;
  return memmem(name.at, name.len, "membar", 6) || memmem(name.at, name.len, "fence", 5);
}

/* Modules of kernels that no launch has asked for yet. */
static bool any_in_modules(front *f) {
  bool any = false;
  for (uint32_t i = 0; i < f->symbols.len; i++) {
    if (f->symbols.at[i].kind == GV_SYM_BINARY) return true;
    if (f->symbols.at[i].kind != GV_SYM_KERNELS) continue;
    any = true;
    if (f->symbols.at[i].id != GV_NONE) continue;
    uint32_t scope = gv_look_into_kernels(f, f->symbols.at[i].op);
    f->symbols.at[i].id = scope; /* the symbols may have moved */
  }
  return !any && !f->device.len;
}

bool gv_kernels_signal(front *f) {
  if (f->facts.kernels_signal_known) return f->facts.kernels_signal;
  bool unknown = any_in_modules(f);
  f->facts.kernels_signal |= unknown;
  f->facts.kernels_signal_known = true;
  return f->facts.kernels_signal;
}

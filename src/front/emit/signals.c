/* Whether kernels may tell the host something through memory while they run, or wait for what it
 * tells them: by atomic or volatile accesses, or by a fence before a plain one.
 *
 * needs: symbols, the modules of the device. gives: one answer for all kernels of the program.
 * cost: linear in their code, once.
 */
#include "emit/emit.h"

/* A kernel whose code is not here, or none that is told by the symbol. */
static bool stands_for_unseen(front *f, uint32_t index) {
  const gv_symbol symbol = f->symbols.at[index]; /* the symbols may move */
  if (symbol.kind == GV_SYM_BINARY) return true;
  if (symbol.kind == GV_SYM_STUB) return !gv_stub_has_body(f, &symbol);
  if (gv_is_launch(symbol.launching)) return !gv_all_calls(f, index, gv_launches_stub);
  return symbol.runtime && gv_launches_unseen(&symbol.runtime->action);
}

bool gv_kernels_signal(front *f) {
  if (f->facts.kernels_signal_known) return f->facts.kernels_signal;
  f->facts.kernels_signal_known = true;
  bool unseen = false, any = f->device.len;
  for (uint32_t i = 0; i < f->symbols.len && !unseen; i++) {
    unseen = stands_for_unseen(f, i);
    const gv_symbol symbol = f->symbols.at[i];
    if (symbol.kind != GV_SYM_KERNELS) continue;
    any = true;
    if (symbol.id != GV_NONE) continue;
    uint32_t scope = gv_look_into_kernels(f, symbol.op);
    f->symbols.at[i].id = scope;
  }
  f->facts.kernels_signal |= unseen || !any;
  return f->facts.kernels_signal;
}

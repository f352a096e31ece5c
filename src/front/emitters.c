/* Which function gives which operation its place in the model. */
#include "front/emitters.h"

#include "async/async.h"

gv_emit_fn *const gv_emitters[GV_EMITTERS] = {
#define EMITTER(handler) [GV_EMIT_##handler] = gv_emit_##handler,
#include "front/emitters.def"
};

const gv_async_emitters gv_async_functions = {gv_emit_async_call,   gv_emit_storage_access,
                                              gv_emit_async_return, gv_begin_references,
                                              gv_hand_over,         gv_take_over};

/* coroutine: functions that async-to-async-runtime makes of tasks (T7), recognised by their shape.
 *
 * The first block makes tokens and values, and a frame that nothing but the runtime gets, and
 * starts the rest with mlirAsyncRuntimeExecute. The rest waits for other tasks where it is
 * suspended, and is never destroyed. A function that has llvm.intr.coro.begin and not this shape is
 * refused.
 */
#ifndef GV_CHECKER_COROUTINE_H
#define GV_CHECKER_COROUTINE_H

#include "base/base.h"

#include "read/release.h"

typedef struct gvc_coroutine {
  MlirValue frame;
  MlirBlock first, resumed, last; /* last: where the function returns its tokens and values */
} gvc_coroutine;

/* Whether the function is `coro.resume` of its parameter, and nothing else. */
bool gvc_is_resume(MlirOperation function);
/* It begins with the intrinsics of one. */
bool gvc_is_coroutine(MlirOperation function);
/* False: it has another shape. */
bool gvc_find_coroutine(MlirOperation function, gvc_coroutine *coroutine);
/* The block that control goes on in once it is resumed; null: the block does not suspend. */
MlirBlock gvc_resumed_in(const gvc_coroutine *coroutine, MlirBlock block);
/* Frees the frame, and the coroutine has ended. */
bool gvc_is_cleanup(const gvc_coroutine *coroutine, MlirBlock block);
/* Part of how it suspends, and nothing else. */
bool gvc_is_of_suspension(MlirOperation op);
/* The name of the function that the operation calls; empty: none that is known. */
gv_str gvc_callee_of(MlirOperation op);
/* mlirAsyncRuntimeEmplace..., after which the coroutine does nothing but end. */
bool gvc_is_last_work(const gvc_coroutine *coroutine, MlirOperation op);

#endif

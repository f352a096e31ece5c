/* async: tasks, tokens, values and groups of the async dialect, as operations and as the coroutines
 * that these become. */
#ifndef GV_ASYNC_H
#define GV_ASYNC_H

#include "emit/emit.h"

/* ---- coroutine.c ----------------------------------------------------------------------------- */

/* Which functions are async, which of them are coroutines that can be read, and which are inlined:
 * these lose their number and their place in f->functions. After gv_collect_symbols. */
void gv_find_async_functions(front *f);
/* The function does nothing but resume the coroutine that it gets. */
bool gv_is_resumer(const gv_symbol *symbol);
/* What the declared function that the call names is to a coroutine; GV_ASYNC_NONE: nothing, or it
 * has a body, or the call is through a pointer. */
gv_async gv_async_call(front *f, MlirOperation op);
/* Which successor of the switch after a suspension is for going on; -1: it is not known. */
intptr_t gv_resumed_by(front *f, MlirOperation suspend);
/* Which successor of a branch is taken where nothing is in error; -1: it is not known, or does not
 * ask for that. */
intptr_t gv_without_error(front *f, MlirOperation branch);
/* The operation does nothing but lead to a wait. */
bool gv_waits_on(front *f, MlirOperation op);

/* ---- async_objects.c ------------------------------------------------------------------------- */

/* async_objects.c: notes where an object of the async runtime is used as something else. */
void gv_check_async_objects(front *f);

/* ---- references.c ---------------------------------------------------------------------------- */

/* Finds gv_symbol.owns and gives. */
void gv_find_references(front *f);
/* What is in member `index` of a structure that is put together by insertions; NULL: it is not
 * known. */
MlirValue gv_inserted_at(front *f, MlirValue whole, int64_t index);

/* ---- task.c ---------------------------------------------------------------------------------- */

/* The call is one of the async runtime, or of an async function, and what it does is in the model
 * now. */
bool gv_emit_async_call(front *f, MlirOperation op, const gv_symbol *symbol, uint32_t end);
/* The load or store is of an async value's storage. */
bool gv_emit_storage_access(front *f, MlirOperation op);
/* In the body of an async function a return ends the task, or nothing comes there: true. Elsewhere
 * it hands over references to what it returns. */
bool gv_emit_async_return(front *f, MlirOperation op);
/* Of the references with which a coroutine makes the object, it leaves one to its caller. */
bool gv_leaves_one_reference(front *f, MlirValue object);
/* The function that is built begins: it has the references that come with its arguments. */
void gv_begin_references(front *f, MlirOperation function);
/* A call hands references over with its arguments, which are the operands before `end`: those of
 * gv_symbol.owns. */
void gv_hand_over(front *f, MlirOperation call, const gv_symbol *callee, uint32_t end);
/* … and gets others with its results, those of gv_symbol.gives: each becomes an object of the model
 * with one reference. Up to 64 results, or members of the one that is a structure. */
void gv_take_over(front *f, MlirOperation call, const gv_symbol *callee);

#endif

/* store: the symbolic store, what one path knows of values and memory: what store.c, step.c,
 * trace.c and execute.c share. */
#ifndef GV_STORE_H
#define GV_STORE_H

#include "counterexample/execute.h"

/* ---- store.c ---- */

/* The number of a value, as it is now. */
gv_number gv_known_number(gv_execution *f, gv_value_id value);
/* Takes the address apart. False: how far it is is not known. */
bool gv_known_far(gv_execution *f, gv_value_id address, gv_far *out);
/* Has the path made the handle, so that what it has done to it is known? */
bool gv_known_handle(gv_execution *f, gv_value_id handle);
/* From now on `key` in the map has it; `size` is that of memory, bytes. */
void gv_known_set(gv_execution *f, gv_map *map, uint64_t key, gv_number n, uint32_t size);
/* What an address points to, in the outermost function that it is known in; key GV_NONE: that is
 * not followed. */
gv_address gv_known_place(gv_execution *f, gv_value_id address);
/* The key of a place in f->memory. */
uint64_t gv_known_slot(gv_address at);
/* That is in memory there. */
void gv_known_hold(gv_execution *f, gv_address at, gv_number n, uint32_t size);
/* Takes effect of a store of `value`: where it is larger than a word, or goes to a place that is
 * not followed, what is there is not known afterwards, but of zeros. */
void gv_known_store(gv_execution *f, gv_address at, gv_value_id value);
/* The number that `result` gets from there; where none is known it is a new one, which the next
 * load of these bytes gets, too. Does not set `result`. */
gv_number gv_known_load(gv_execution *f, gv_value_id address, gv_value_id result);
/* What the path asks the outside for may be anything, but only once: a second answer may follow
 * from the first. False: it has asked for this before. `what`: any number that stands for it. *at:
 * the unknown that was made when it first asked. */
bool gv_known_first_look(gv_execution *f, uint64_t what, uint32_t *at);
/* Is the address one that came from outside, and what lies there as it was then, for all that the
 * path knows? */
bool gv_known_outside(gv_execution *f, gv_value_id address);
/* What the call passes as parameter `i`, which the callee has. */
gv_number gv_known_argument(gv_execution *f, const gv_op *call, uint32_t i);
/* What was in memory of the function's own is not there any more: nobody else knows of it. */
void gv_known_lose(gv_execution *f, gv_key key);
/* Something else may be in it now; GV_NONE: in all that others can reach. `unconstrained`:
 * something on the path may say what, which is not followed. */
void gv_known_overwrite(gv_execution *f, gv_key key, bool unconstrained);
/* The same; `told`: by the runtime, of the machine, where it is not unconstrained. */
void gv_known_tell(gv_execution *f, gv_key key, bool unconstrained, bool told);
/* The same of `size` bytes; where these are many, of all. `told`: gv_unknown.told. */
void gv_known_overwrite_bytes(gv_execution *f, gv_address at, int64_t size, bool unconstrained,
                              bool told);
/* The memory is new. */
void gv_known_make(gv_execution *f, gv_key memory, bool zeroed);
/* When the path last changed it, and how. */
gv_change gv_known_change(gv_execution *f, gv_key key);
/* May it be a caller's memory, outside? */
bool gv_known_not_own(gv_execution *f, gv_key key);

/* ---- step.c ---- */

/* Takes effect of operation `op` on the path, with its results. A call is not entered: what it may
 * write is not known afterwards. */
void gv_execute_op(gv_execution *f, uint32_t op);
/* The path knows that the host may have waited at the operation. */
void gv_execution_may_wait(gv_execution *f, const gv_op *op);
/* May the stream or event that the query is about have something to wait for, as far as the path
 * shows? After a query the answer to the next one follows from it. */
bool gv_execution_may_be_busy(gv_execution *f, const gv_op *query);
/* Of a call that the path does not enter, on memory. */
void gv_effect_of_call(gv_execution *f, uint32_t op);
/* By what the path has made of its handles: does the call fail? An event counts as recorded. */
bool gv_execute_fails(gv_execution *f, const gv_op *op);

/* ---- trace.c ---- */

/* Before the operation takes effect. */
void gv_trace_op(gv_execution *f, uint32_t op);
/* What it does to streams and events goes into the log. */
void gv_log_op(gv_execution *f, uint32_t op);

#endif

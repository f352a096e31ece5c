/* step: what one operation does to what is known, by the rules of docs/semantics.md, and what it
 * asks: an operation whose obligation does not follow from what is known is refused, with the rule.
 */
#ifndef GV_CHECKER_STEP_H
#define GV_CHECKER_STEP_H

#include "checker/state.h"

typedef struct gvc_refusal {
  uint32_t line, column;
  const char *rule; /* of docs/semantics.md; "": what the checker does not follow */
  const char *what;
  gv_str name; /* of the operation or function */
} gvc_refusal;

typedef enum gvc_outcome {
  GVC_DONE,
  GVC_REFUSED, /* *refusal says why */
  GVC_FORK,    /* `condition` decides: step again, once with each answer assumed */
} gvc_outcome;

/* Any operation but calls of functions with a body and those that end a block. */
gvc_outcome gvc_step_over(gvc_work *work, const gvc_step *step, gvc_ref *condition,
                          gvc_refusal *refusal);
/* The same of a call of a function without a body, in calls.c. */
gvc_outcome gvc_step_call(gvc_work *work, const gvc_step *step, gvc_refusal *refusal);
/* Of llvm.intr.memcpy and memmove, and of the functions. */
gvc_outcome gvc_step_memcpy(gvc_work *work, const gvc_step *step, gvc_refusal *refusal);
/* What is held there is held here, too. */
void gvc_copy_memory(gvc_work *work, gvc_ref to, gvc_ref from, int64_t bytes);
/* llvm.intr.memset. */
gvc_outcome gvc_step_memset(gvc_work *work, const gvc_step *step, gvc_refusal *refusal);
/* gpu.launch_func. */
gvc_outcome gvc_step_launch(gvc_work *work, const gvc_step *step, gvc_refusal *refusal);

/* ---- tasks.c --------------------------------------------------------------------------------- */

/* The task of an async.execute that begins, and what refers to it. */
gvc_outcome gvc_make_task(gvc_work *work, const gvc_step *step, uint32_t *task,
                          gvc_refusal *refusal);
/* One whose region comes next before the task is done; GV_NONE: it is. False: it waits for itself.
 */
bool gvc_next_task(const gvc_work *work, uint32_t task, uint32_t *next);
/* The same before the await is over; then its result is there. */
gvc_outcome gvc_step_await(gvc_work *work, const gvc_step *step, uint32_t *next,
                           gvc_refusal *refusal);
/* What the function of a task gets. */
void gvc_task_arguments(gvc_work *work, uint32_t task, gvc_refs *arguments);
/* The task that the step ends may end: all that it makes is available. */
bool gvc_may_yield(const gvc_work *work, const gvc_step *step);
/* It has ended, and its results are kept. */
void gvc_yield(gvc_work *work, const gvc_step *step);
/* What the task did while it was tried. `now`: what each of the `count` objects of *work is in
 * *after; up to `all`, what tasks have made that are not done in *work. */
void gvc_take_locks(gvc_work *work, uint32_t task, const gvc_work *after, const gvc_ref *now,
                    uint32_t count, uint32_t all);
/* Which tasks the task awaited before it did anything, on each of its ways; the same. */
void gvc_take_order(gvc_work *work, uint32_t task, const gvc_work *after, const gvc_ref *now,
                    uint32_t count, bool is_first);
/* A group of no tasks, as the result of the step. */
gvc_outcome gvc_make_group(gvc_work *work, const gvc_step *step);
/* async.add_to_group. */
gvc_outcome gvc_add_to_group(gvc_work *work, const gvc_step *step, gvc_refusal *refusal);

/* The task is a member of the group; both are references of the step. */
gvc_outcome gvc_add_member(gvc_work *work, const gvc_step *step, gvc_ref task, gvc_ref group,
                           gvc_refusal *refusal);

/* ---- references.c ---------------------------------------------------------------------------- */

/* The task that a token or value is of; GV_NONE: it is not known. */
uint32_t gvc_task_of(const gvc_work *work, gvc_ref ref);
/* Whether a reference to an object of the async runtime is there (T6). */
bool gvc_may_use_reference(gvc_work *work, gvc_ref ref);
/* The references that the task drops to an object that is there before it are its own. `after`,
 * `now`: where it has ended, and what the object is there; `itself`: the task there. */
void gvc_reserve(gvc_work *work, uint32_t task, uint32_t object, const gvc_work *after, gvc_ref now,
                 uint32_t itself);
/* Its references are there again: it is awaited. */
void gvc_take_back(gvc_work *work, uint32_t task);
/* The operand becomes what the task makes available. */
bool gvc_owns(gvc_work *work, const gvc_step *step, uint32_t task, uint32_t operand);
/* All tokens and values of the task are. */
bool gvc_is_all_available(const gvc_work *work, uint32_t task);
/* What makes a token or value available. */
gvc_outcome gvc_step_emplace(gvc_work *work, const gvc_step *step, gvc_refusal *refusal);
/* Rows of calls.def. */
gvc_outcome gvc_create_token(gvc_work *work, const gvc_step *step, gvc_refusal *refusal);
/* A value that is not available. */
gvc_outcome gvc_create_value(gvc_work *work, const gvc_step *step, gvc_refusal *refusal);
/* A group of no tasks. */
gvc_outcome gvc_create_group(gvc_work *work, const gvc_step *step, gvc_refusal *refusal);
/* So many more, or less: with the last one the object is gone. */
gvc_outcome gvc_change_count(gvc_work *work, const gvc_step *step, gvc_refusal *refusal);
/* Always false: no task fails. */
gvc_outcome gvc_is_error(gvc_work *work, const gvc_step *step, gvc_refusal *refusal);
/* The memory of a value. */
gvc_outcome gvc_get_storage(gvc_work *work, const gvc_step *step, gvc_refusal *refusal);
/* The token is a member from now on. */
gvc_outcome gvc_add_token_to_group(gvc_work *work, const gvc_step *step, gvc_refusal *refusal);

/* ---- elements.c ------------------------------------------------------------------------------ */

/* The address that a getelementptr makes of one of an array, in *to. GVC_FORK: it depends on
 * whether it is the element that is followed. GVC_REFUSED: it is none of these. */
gvc_outcome gvc_step_element(gvc_work *work, const gvc_step *step, gvc_ref *to, gvc_ref *condition);
/* The same of an address where so many bytes are accessed: *at becomes one in the element that is
 * followed, in another one, or anywhere. False: `condition` decides. */
bool gvc_find_element(gvc_work *work, gvc_ref *at, int64_t size, gvc_ref *condition);
/* It is one of an element. */
bool gvc_is_in_element(const gvc_work *work, gvc_ref at);
/* The object that the reference leads to goes to an element that is not followed. False: it may
 * not, since it may be in another place as well. */
bool gvc_give_to_others(gvc_work *work, gvc_ref ref);

/* ---- for all of them ------------------------------------------------------------------------- */

gvc_outcome gvc_refuse(gvc_refusal *refusal, const gvc_step *step, const char *rule,
                       const char *what);
/* Leaves that operand `i` has. */
uint32_t gvc_operand_count(const gvc_work *work, const gvc_step *step, uint32_t i);
/* The leaves of an operand or of the result; `place`: of the first. */
const gvc_ref *gvc_operand(const gvc_work *work, const gvc_step *step, uint32_t i);
/* Where the first leaf of operand `i` is. */
const gvc_leaf_place *gvc_operand_place(const gvc_work *work, const gvc_step *step, uint32_t i);
/* Nothing is known of the result of the step. */
void gvc_set_unknown(gvc_work *work, const gvc_step *step);

/* The range of bytes that an access at the reference touches; `size` -1: not known. False: it is no
 * live memory. */
bool gvc_memory_at(gvc_work *work, gvc_ref ref, int64_t size, gvc_range *range);
/* An access of the host (A1): NULL, or the rule that forbids it. */
const char *gvc_host_access(gvc_work *work, gvc_ref ref, int64_t size, bool writes);
/* What the reference leads to is given to others (F4). False: it may not be alive, or is in use. */
bool gvc_escape(gvc_work *work, gvc_ref ref);
/* Memory that others see: what is put there is not followed any more (F4). */
bool gvc_is_seen_by_others(const gvc_work *work, uint32_t object);
/* What parameters of a function that other modules call are (O6). */
void gvc_bind_parameters(gvc_work *work);

#endif

/* checkpoint: paths that are tried one after the other have a common prefix, from the entry of a
 * function on. An execution keeps the edges and operations of the last path, with an undo log:
 * another path is executed from the first step in which the two differ. Until then its store may be
 * that of a later step, which every read or write restores first. */
#ifndef GV_CHECKPOINT_H
#define GV_CHECKPOINT_H

#include "counterexample/execute.h"

/* Before what it is about changes. Nothing where nobody goes back. */
void gv_keep_value(gv_execution *f, uint32_t index);
/* … entry `index` of `times`. */
void gv_keep_change(gv_execution *f, uint32_t index);
/* … when the block was entered. */
void gv_keep_block(gv_execution *f, uint32_t block);
/* … choice `index`. */
void gv_keep_choice(gv_execution *f, uint32_t index);

/* Is some work followed? */
static inline bool gv_is_tracing(const gv_execution *f) {
  return f->trace.active || f->trace.begin != GV_NONE;
}
/* … from one operation to the next: what is found of it is of one path only. */
static inline bool gv_traces_each_op(const gv_execution *f) {
  return gv_is_tracing(f) && !f->trace.by_log;
}
/* Does the path begin with what other paths have logged? */
bool gv_can_log(const gv_execution *f);

/* A path begins: true where it is at the first checkpoint; false: everything has to be forgotten,
 * and gv_checkpoints_start() called. */
bool gv_checkpoints_begin(gv_execution *f);
/* Nothing is known of any path: what comes is the first one. */
void gv_checkpoints_start(gv_execution *f);
/* The path crosses the edge, as the last one did, which needs no more; false: it has to be
 * executed. */
bool gv_checkpoints_cross(gv_execution *f, uint32_t edge);
/* … it comes to the checkpoint at once, as it has taken all edges up to there before; false: that
 * one is not there any more, and the path is where it was. */
bool gv_checkpoints_resume(gv_execution *f, gv_way_mark mark);
/* The edge has just been crossed: where the next path can go on from. */
gv_way_mark gv_checkpoints_mark(const gv_execution *f, uint32_t edge);
/* … it was. */
void gv_checkpoints_crossed(gv_execution *f, uint32_t edge);
/* The operations from `first`, the first one of a block, or where the path is in it, up to `end`
 * are to be executed: from which one on. */
uint32_t gv_checkpoints_skip(gv_execution *f, uint32_t first, uint32_t end);
/* The operation is executed next. */
void gv_checkpoints_before(gv_execution *f, uint32_t op);
/* Is it known that the conditions up to where the path is do not contradict each other? */
bool gv_checkpoints_known_to_hold(const gv_execution *f);
/* It is from now on; always true. */
bool gv_checkpoints_hold(gv_execution *f);
/* Something is asked or done that is no step of the path: no path that goes on from here is like
 * another one. */
void gv_checkpoints_close(gv_execution *f);
/* Everything is forgotten; all is freed. */
void gv_checkpoints_drop(gv_execution *f);
/* Frees all of it; the execution can be used as a new one. */
void gv_checkpoints_clear(gv_execution *f);

#endif

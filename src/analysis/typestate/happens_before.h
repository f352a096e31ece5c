/* happens_before: what is ordered after pending work in straight-line code, answered by a graph
 * instead of carried along.
 *
 * The nodes are *segments*: what is enqueued on one stream between two calls that order it with
 * anything else. An edge is the order on one stream, or a record and a wait for it. Segments exist
 * only where the whole answer is in the block: the block creates the streams and events, exactly
 * one reaches each call, and none of these calls fails. Work that begins in a segment is tracked
 * without the streams and events that are ordered after it (gv_pending.segment) up to the first
 * operation that may do more with them; there it gets them all, as if they had been carried along.
 */
#ifndef GV_HAPPENS_BEFORE_H
#define GV_HAPPENS_BEFORE_H

#include "typestate/pending.h"

/* Makes the segments of all blocks: once the streams and events have run, after
 * gv_tab_find_queues(). */
void gv_happens_before_init(gv_tabulation *tab);
/* Frees tab->happens_before; nothing where there is none. */
void gv_happens_before_clear(gv_tabulation *tab);

/* The number of a segment in the state of a buffer, plus 1; 0: the state's work is followed with
 * its streams and events, or it has none. */
static inline uint32_t gv_segment_of(const gv_tabulation *tab, const gv_state *s) {
  return s->work ? gv_pending_at(tab, s->work)->segment : 0;
}
/* The state, in which the access of `op` has just begun under the guard, with that in its segment;
 * the same state where there is none. */
uint32_t gv_into_segment(gv_tabulation *tab, uint32_t state, uint32_t op, gv_guard guard);
/* The state with the streams and events that come after its work before `op`. `own`: as
 * gv_pending_meet() has it. */
uint32_t gv_out_of_segment(gv_tabulation *tab, uint32_t state, uint32_t op, bool own);
/* The first operation in [op, end) that concerns work of the segment, besides those that put work
 * onto streams; else `end`. */
uint32_t gv_segment_next(const gv_tabulation *tab, uint32_t segment, uint32_t op, uint32_t end);
/* Has the host waited for it after `op`? */
bool gv_segment_is_over(const gv_tabulation *tab, uint32_t segment, uint32_t op);
/* May the state go through the operation as it is? Calls on streams only where gv_segment_orders()
 * tells what they mean. */
bool gv_passes_in_segment(const gv_tabulation *tab, uint32_t op);
/* Is it a call that puts work onto a stream that has segments? */
bool gv_is_enqueued_in_segment(const gv_tabulation *tab, uint32_t op);
/* Does such a call come after work of the segment? */
typedef enum gv_ordered { GV_UNORDERED, GV_ORDERED, GV_ORDER_TOO_LONG } gv_ordered;
/* Does `op`, which is enqueued in the same straight-line code, come after the work of the segment?
 */
gv_ordered gv_segment_orders(gv_tabulation *tab, uint32_t segment, uint32_t op);
/* gv_next_use() for a place of the object, to which work of the segment is pending: without calls
 * that only read it, as that work does, and do not come after that; and, where enough is known to
 * come after a fault of it, without those that are known to fail as well. */
uint32_t gv_next_use_in_segment(gv_tabulation *tab, uint32_t segment, const gv_state *state,
                                const gv_place *place, uint32_t op);
/* gv_next_use() for a place of the object, to which work is pending that is in no segment: without
 * those that are known to fail, where enough is known to come after a fault of that work. */
uint32_t gv_next_use_pending(gv_tabulation *tab, const gv_state *state, const gv_place *place,
                             uint32_t op);
/* gv_next_use() for a place of the object, to which no work is pending, on the way to state
 * `asked`: without calls that access it only as work on a stream of which nothing is pending there;
 * *left_out: there are some. */
uint32_t gv_next_use_asked(gv_tabulation *tab, const gv_state *state, uint32_t asked,
                           const gv_place *place, uint32_t op, bool *left_out);
/* Work as such, just begun on one stream before `op`: the operation at which it needs no more
 * attention, and *waited says whether the host waits for it there; GV_NONE: that is not known. */
uint32_t gv_work_ends(gv_tabulation *tab, uint32_t state, uint32_t op, gv_guard guard,
                      bool *waited);

#endif

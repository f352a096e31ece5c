/* acts: the runtime actions of a program and what orders them, before anything is chosen for a
 * picture.
 *
 * An *act* is an operation in a *frame*: a function, or, where calls are opened, one call of it.
 * Acts are numbered so that what comes before an act has a smaller number, except for the next
 * iteration of a loop. A *track* is what executes acts or what they use: the host, a task, a
 * stream, an event, a buffer.
 */
#ifndef GV_CONCURRENCY_ACTS_H
#define GV_CONCURRENCY_ACTS_H

#include "analysis/order.h"
#include "model/model.h"

typedef struct gv_frame {
  uint32_t function;
  uint32_t parent, call; /* of an opened call: the frame and the operation; else GV_NONE */
  uint32_t host;         /* track on which its own operations stand */
} gv_frame;

typedef enum gv_track_kind {
  GV_TRACK_HOST,
  GV_TRACK_NULL_STREAM,
  GV_TRACK_STREAM,
  GV_TRACK_TASK,
  GV_TRACK_EVENT,
  GV_TRACK_MEMORY,
  GV_TRACK_MODULE,
  GV_TRACK_NONE, /* what stands where a stream or event should, and is none */
} gv_track_kind;

typedef struct gv_track {
  gv_track_kind kind;
  uint32_t frame; /* that it is first seen in */
  uint32_t thing; /* GV_NONE: the host, a task */
  uint32_t task;  /* GV_TRACK_TASK */
  uint32_t other; /* one of two: the second; GV_NONE */
} gv_track;

typedef struct gv_act {
  uint32_t op, frame, lane; /* lane: a track */
  uint32_t thread;          /* the track, a host or a task, whose program it belongs to */
  uint32_t generation;      /* of a record: its number, from 1, among those of its event; else 0 */
  uint32_t first_touch, end_touch; /* into touches */
  bool fails, folded;              /* it has no effect, on some path; a call that is not opened */
} gv_act;

typedef struct gv_touch_of {
  uint32_t track;
  gv_role role;
  const char *state; /* static */
  bool fails;
} gv_touch_of;

typedef enum gv_link_kind {
  GV_LINK_PROGRAM, /* host, one after the other */
  GV_LINK_ISSUE,   /* the host enqueues after that */
  GV_LINK_STREAM,  /* the same stream */
  GV_LINK_RECORD,  /* a stream waits for an event */
  GV_LINK_HOST,    /* the host waits for a stream or event */
  GV_LINK_TASK,    /* awaited */
  GV_LINK_LIFE,    /* touches the same thing next; orders nothing */
  GV_LINK_AGAIN,   /* in the next round of a loop; orders nothing here */
  GV_LINK_KINDS
} gv_link_kind;

typedef struct gv_link {
  uint32_t from, to;
  gv_link_kind kind;
  uint32_t track; /* the stream, event or thing that it goes by; GV_NONE */
  bool maybe;     /* on some paths only, or by one of several handles */
} gv_link;

typedef struct gv_acts {
  const gv_model *model;
  const gv_order *order;
  GV_VEC(gv_frame) frames;
  GV_VEC(gv_track) tracks;
  GV_VEC(gv_act) at;
  GV_VEC(gv_touch_of) touches;
  GV_VEC(gv_link) links;
  bool cut; /* stopped at the bound on acts */
} gv_acts;

typedef struct gv_acts_options {
  const bool *wanted; /* by operation: an act whatever it does */
  const bool *shown;  /* by function */
  bool open_calls;
  uint32_t limit; /* acts */
} gv_acts_options;

/* Every act of the shown functions, and what links them. */
void gv_acts_find(gv_acts *acts, const gv_model *model, const gv_order *order,
                  const gv_acts_options *options);
/* Frees the lists; model and order are borrowed. */
void gv_acts_clear(gv_acts *acts);

/* Orders this link one act before another, always? */
static inline bool gv_link_orders(const gv_link *link) {
  return link->kind < GV_LINK_LIFE && !link->maybe;
}

/* Launches, copies, what allocates, frees or touches memory, calls: what has to be in an order.
 * Streams and events are the means. */
bool gv_act_is_work(const gv_acts *acts, uint32_t act);
/* It runs on a stream. */
bool gv_act_is_enqueued(const gv_acts *acts, uint32_t act);

/* Which acts are ordered before which. Acts are divided into chains, in each of which every act
 * comes after the one before it; for each act and chain the newest act of the chain that comes
 * before is kept. */
typedef struct gv_before {
  uint32_t chains;
  uint32_t
      *chain; /* by act; GV_NONE: there are too many, and what comes after the act is not known */
  uint32_t *number; /* by act: its place in its chain, from 1 */
  uint32_t *clock;  /* [act * chains + chain]: the greatest number that comes before the act or is
                       it; 0: none */
} gv_before;
/* Always before, through any number of links; overwrites *before, which is to be cleared. Where the
 * acts are so many, and so few of them in a row, that memory would not do, some pairs are missing.
 */
void gv_before_find(gv_before *before, const gv_acts *acts);
/* Nothing may be asked of it afterwards. */
void gv_before_clear(gv_before *before);
/* Acts by number; an act is not before itself. */
static inline bool gv_is_before(const gv_before *b, uint32_t first, uint32_t then) {
  return first != then && b->chain[first] != GV_NONE &&
         b->clock[(size_t)then * b->chains + b->chain[first]] >= b->number[first];
}

#endif

/* walker: what the files that look for a path and tell of it share. */
#ifndef GV_WALKER_H
#define GV_WALKER_H

#include "counterexample/counterexample.h"
#include "counterexample/execute.h"
#include "counterexample/limits.h"
#include "typestate/pending.h"

/* The path comes to `node` through `origin`, and needs this much there to come to its end. */
typedef struct path_step {
  uint32_t node, origin;
  gv_guard need;
  uint32_t
      goals; /* what is assumed of the path before this step is left: so many of its conditions */
  uint64_t hash; /* of all steps up to this one */
} path_step;
typedef GV_VEC(path_step) path;

/* An edge of a path. */
typedef struct gv_way_step {
  uint32_t edge; /* GV_NONE: none, but a select */
  bool stays;    /* it is a step whatever follows */
  bool met;      /* the sides have met again, and nothing has happened */
  uint32_t node; /* from which the path crosses it; GV_NONE: the object is not there yet */
  uint32_t
      state; /* of the object where the sides have met; of `onward` in the block that it leads to */
  uint32_t goals; /* of a history: what was assumed before it */
  gv_number asks; /* the condition on which it is taken */
  bool sure; /* the branch is passed by otherwise, but here the path knows that it goes this way */
  gv_guard guard;   /* of a history: what holds after it */
  gv_way_mark mark; /* … the execution just after it */
  uint64_t hash;    /* … of its edges up to this one */
} crossing;
typedef gv_way crossings;

/* The path in one function, while another one that it goes on into, or comes back from, is put
 * aside. */
typedef struct local_path {
  gv_execution *execution;
  crossings history; /* from the function's entry to the block where the path starts */
  crossings onward;  /* from there on, while a path is looked for */
  gv_guard needed;   /* what must hold at its start so that it can come to its end */
  gv_guard required; /* of a way through a callee: what has to hold after the call, to which it
                        leads back */
  uint32_t
      back_to; /* what is walked leads back to this call, which is walked, too; GV_NONE: to none */
  uint32_t skip; /* of the ways through each callee, this many are passed over, if there are more */
  uint32_t own_choices; /* those before this one were made before the object was there, and nothing
                           rests on how they come out; GV_NONE: not known of any */
  uint32_t losses;      /* edges of the last block on which the last reference goes */
  uint32_t lost_on_nth; /* of these walker.lost_on is to be this one; GV_NONE: any */
} local_path;

/* Which paths are tried now. */
typedef struct attempt {
  bool from_outside;  /* those that begin in a function that is called from outside, not only where
                         its object does */
  bool shortest_only; /* short ones, so that each way through callers has its turn */
  bool
      passes_loops; /* loops that come to an end are passed by without going through their rounds */
  uint32_t tail;    /* … but for so many, the last ones */
  bool hurried;     /* … and others are gone through a few times only */
  gv_instance instance; /* in this one */
} attempt;

/* What kept a path from being one, whichever it was: what another attempt can do about it. */
typedef struct obstacles {
  gv_limit hit;       /* the first bound that kept a path from being tried, however long it takes;
                         GV_LIMIT_NONE: none has */
  bool loop;          /* a path was given up where it leaves a loop, or where a loop over a buffer
                         has not come to the bytes of the work */
  bool late;          /* a path has gone through the last rounds of a loop, but not all of them */
  bool unconstrained; /* a path was given up, because it rests on a number that is not followed */
  uint32_t unconstrained_at; /* a branch that does; GV_NONE: none, or a select */
} obstacles;

/* Why the path that was tried last does not hold. */
typedef struct path_refusal {
  gv_refusal_kind kind;
  uint32_t at;      /* the operation where; GV_NONE */
  uint32_t refuted; /* its steps up to this one cannot be taken together, whatever follows; GV_NONE:
                       not known */
} path_refusal;

typedef struct walker {
  /* What is asked. */
  gv_tabulation *tab;
  const gv_model *model;
  const gv_fault *fault;
  attempt attempt;
  /* The path. */
  gv_counterexample *record; /* where its steps go; NULL while it is only tried */
  uint32_t recording;        /* how many paths, one going on into the other */
  local_path local;
  GV_VEC(gv_execution *) levels; /* of callees; `level` are in use */
  uint32_t level;
  uint32_t
      to_skip;     /* ways through the callee that is walked now that are still to be passed over */
  uint32_t calls;  /* that the path has entered so far */
  bool stale;      /* local.execution has not come along local.history and local.onward */
  gv_guard left;   /* with which the last way through a callee leaves it */
  uint32_t seeded; /* the context in which the path begins */
  bool begins_inside;    /* … in a function that is not called from outside */
  bool chose;            /* where several streams could have come, one was taken */
  bool certain;          /* by the numbers alone, what the path says happens */
  uint32_t lost_on;      /* the edge on which the last reference goes, GV_NONE */
  uint32_t lost_on_this; /* it is to be this one; GV_NONE: what the number says */
  crossings asked;       /* branches on which the path that is recorded rests */
  gv_detour_list
      detours; /* branches on which the path does not rest: it goes on whichever side is taken */
  gv_subject object;
  int64_t missed; /* the path that was tried last misses the bytes of the work by so many; 0: it
                     does not */
  gv_begun begun; /* the access that is pending */
  bool touches_nothing; /* … it is of no bytes on this path */
  bool by_bytes;        /* … where it is has to be known */
  bool comes_late;      /* … whether it is of any is known once the path has passed it */
  crossings pending;    /* branches on the way to the next event */
  /* What has come of the attempts. */
  path_refusal refusal;
  obstacles met;
  uint32_t ways_in;  /* through callers, tried so far */
  uint32_t vain;     /* paths after one history that is as unconstrained before each of them */
  uint32_t all_vain; /* … that rest on an unconstrained number, after whatever history */
  uint32_t cores;    /* paths of which it was asked which conditions contradict each other */
  bool cut_off;      /* one of them, because it comes by a context too often */
  bool fewer_ways;   /* through a callee than were to be passed over */
  /* What all of it costs, and what is worth keeping. */
  uint64_t guards_paid;    /* steps of the bdd */
  uint64_t spent, budget;  /* steps of the search, in all that it tries, nested searches included;
                              see gv_walk_spend() */
  uint64_t walked;         /* steps on numbers that other searches have taken, of local.execution */
  uint64_t limit;          /* of steps on numbers, for each execution */
  uint32_t *postdominator; /* gv_path_search.postdominator */
  gv_alike *alike;         /* … its faults like this one */
  gv_map on_all_paths;     /* by walker.seeded and a node: whether the fault is, from there on */
} walker;

/* A way from a seed through callers: to the call by which it goes on into the inner one. */
typedef struct path_frame path_frame;

/* What the segment must come to. */
typedef struct target {
  walker *walker;
  const path_frame
      *goes_on; /* where a path that comes to it is to go on for all of it to hold; NULL: nowhere */
  const gv_origin *origin; /* NULL: the fault itself */
  uint32_t state;          /* of the next node; at a fault, before it */
  uint32_t at, exit_state;
  gv_guard guard; /* out: with which it gets there */
  gv_guard before; /* … and before the edge is taken that it gets there by; as `guard` if by none */
  uint32_t event;
  bool reached, exiting;
  bool arrives; /* it need only come to the last node */
} target;

/* The path does not hold, for this reason. Always false. */
static inline bool gv_refuse(walker *w, gv_refusal_kind kind, uint32_t at) {
  w->refusal.kind = kind, w->refusal.at = at;
  return false;
}

/* record.c: the steps of a path. Of all these nothing is kept while w->record is NULL. */
/* So much of it. */
typedef struct recorded {
  uint32_t steps, edges, asked;
} recorded;
/* How much there is now, for gv_record_back_to(). */
static inline recorded gv_recorded(const walker *w) {
  if (!w->record) return (recorded){0, 0, w->asked.len};
  return (recorded){w->record->steps.len, w->record->edges.len, w->asked.len};
}
/* What has been recorded since does not belong to the path. */
static inline void gv_record_back_to(walker *w, recorded before) {
  if (w->record)
    w->record->steps.len = before.steps, w->record->edges.len = before.edges,
    w->asked.len = before.asked;
}
/* The next path is only tried; gives what gv_record_again() has to get after it. */
static inline gv_counterexample *gv_record_nothing(walker *w) {
  gv_counterexample *record = w->record;
  w->record = NULL;
  return record;
}
/* `record`: what gv_record_nothing() gave. Branches that the path which was tried left pending are
 * forgotten. */
static inline void gv_record_again(walker *w, gv_counterexample *record) {
  w->record = record;
  w->pending.len = 0;
}
/* A step at `op` (GV_NONE: at none); `number`: as its kind says. */
void gv_record_step(walker *w, gv_path_step_kind kind, uint32_t op, uint32_t number);
/* The branches that were waiting for something to happen after them. */
void gv_record_branches(walker *w);
/* The events up to number `last` (GV_NONE: none), oldest first; without that one where `skip_last`.
 */
void gv_record_events(walker *w, const gv_event_list *events, uint32_t last, bool skip_last);
/* w->local.execution has just taken it, from `node`, with the object in `state`. */
void gv_record_edge(walker *w, uint32_t edge, uint32_t node, uint32_t state);
/* The object in `state` comes by the edge into an argument of its target; no step where it does
 * not. At most one. */
void gv_record_argument(walker *w, uint32_t edge, uint32_t state);
/* The edge is the next of gv_counterexample.edges. */
void gv_record_crossed(walker *w, uint32_t edge);
/* The path that is recorded rests on the branch. */
void gv_ask(walker *w, const crossing *c);
/* bytes.c: which bytes the last access touches, or the work, follows from numbers: on this path
 * these are not, for certain, the same. False: they are, or the path rests on numbers with which
 * they are. */
bool gv_misses_work(walker *w, const target *end);
/* So many bytes, which a copy or fill gets as its size, lie in each memory that it gets, as far as
 * it is known how much was allocated: the path means nothing else. */
bool gv_fits(walker *w, uint32_t op, gv_number bytes);

/* The work of `op` begins here: what it touches depends on the numbers that the path has now, or,
 * `followed`, has when it passes there. */
void gv_walk_begins(walker *w, uint32_t op, bool followed);

/* postdominators.c: fills in w->postdominator. More than any block: the ways meet only after the
 * function, or a loop has no end. Edges that no program takes that means anything are no ways. */
void gv_find_postdominators(walker *w, uint32_t function);
/* No program that means anything takes the edge, and that says nothing of any value but of one that
 * is new each time that control comes there: rand() gives no number below 0. */
bool gv_is_ruled_out(const gv_model *m, const gv_flow *flow, uint32_t edge);
/* The edge is ruled out, or nothing means anything where it is taken in the detour, and that says
 * something of numbers from before it, which the path that goes on after it assumes. */
bool gv_is_no_way(const gv_model *m, const gv_flow *flow, const gv_detour *d, uint32_t edge);

/* slice.c: does the object stay as it is whichever side of the branch, which has met the other
 * again, is taken? Where it does, and `detour` is not NULL, *detour is the caller's to free. */
bool gv_branch_is_irrelevant(walker *w, const crossing *c, gv_detour *detour);
/* By the edge control goes on in a loop, to the same branch again, and by the other edge of the
 * branch it leaves that: *join is where both come to in the end. */
bool gv_goes_on_in_loop(walker *w, uint32_t edge, uint32_t *join);
/* The blocks between the branch and where its sides meet, whatever happens there. True: *detour is
 * the caller's to free. */
bool gv_find_detour(walker *w, uint32_t branch, gv_detour *detour);
/* `goes_on`: under what the object is followed over the edges from the block: that is whenever
 * control leaves it. Of two conditions on a number, what they cannot be together is not asked. */
bool gv_goes_on_everywhere(gv_tabulation *e, uint32_t block, gv_guard goes_on, gv_guard but);
/* Frees all of w->detours but the first ones. */
void gv_forget_detours(walker *w, uint32_t but);
/* rounds.c: by this edge a loop is left that comes to an end; `loop`: the blocks that control can
 * come by from the branch until it has left. `found`: NULL, or it is one that counts by steps. */
bool gv_leaves_counted_loop(const gv_tabulation *e, const gv_detour *loop, uint32_t edge,
                            gv_loop_exit *found);
/* rounds.c: the value is the same in all rounds of the loop. */
bool gv_is_the_same_in_loop(const gv_model *m, const gv_detour *loop, gv_value_id value);
/* stays.c: it is, or it is loaded in each of them from where nothing in the loop writes. */
bool gv_stays_in_loop(const gv_tabulation *e, const gv_detour *loop, gv_value_id value);
/* scaled.c: the loop is left where the comparison is `first`, sooner or later, as its counter is
 * divided or multiplied in each round. */
bool gv_scales_to_its_end(const gv_tabulation *e, const gv_detour *loop, const gv_value *comparison,
                          bool first);
/* late_rounds.c: what the path is about comes to be in the loop that is left by the edge, and may
 * in its last rounds as in the first: fills in loop->late and what goes with it. */
bool gv_begins_late(walker *w, gv_detour *loop, uint32_t edge);
/* late_rounds.c: by this edge alone the loop is left, after a number of rounds that follows from
 * its counter: fills in loop->header and loop->exit. */
bool gv_counts_to_its_end(const gv_tabulation *e, gv_detour *loop, uint32_t edge);
/* Under what a round of the loop, whose header is known, comes by the element that is followed. */
gv_guard gv_hits_in_loop(gv_tabulation *e, const gv_detour *loop);
/* Whatever way control takes between the branch and where its sides meet, the object, which is in
 * the state of the crossing behind it, comes to the same state. Linear in the blocks. */
bool gv_is_passed_by(walker *w, const gv_detour *d, const crossing *c);
/* From the node, at its header, the path may skip the rounds of the loop, which it begins late. */
bool gv_comes_late(walker *w, const gv_detour *loop, uint32_t node);
/* The path that has just been walked misses the bytes of the work by so many, which a later round
 * of a loop accesses: from now on paths skip the rounds before that one. */
bool gv_skip_rounds(walker *w, int64_t bytes);

/* The same of a loop that is one straight line, in each of whose rounds the same happens to the
 * same objects: what happens in the first happens in the last. `start`: a block of it. */
bool gv_leaves_same_rounds(const gv_tabulation *e, const gv_detour *loop, uint32_t edge,
                           uint32_t start);

/* all_paths.c: does the fault come on every way on from the node? Loops are taken to end. */
bool gv_holds_on_all_paths(walker *w, uint32_t node);
/* It concerns no tasks, which run beside the path, and is lowered. */
static inline bool gv_op_is_plain(const gv_op *op) {
  return op->kind != GV_OP_TASK_BEGIN && op->kind != GV_OP_AWAIT && op->kind != GV_OP_GROUP &&
         op->kind != GV_OP_GROUP_ADD && op->kind != GV_OP_TASK_END && op->kind != GV_OP_UNLOWERED;
}

/* Pays for `steps` of the search, whatever it does with them, and for the guards that were computed
 * since it last paid. False: the budget of this counterexample is used up, and the search ends
 * without a path; no part of it has a counter that another part sets back. */
static inline bool gv_walk_spend(walker *w, uint64_t steps) {
  uint64_t guards = (w->tab->predicates.bdd.work - w->guards_paid) / WALK_GUARD_STEPS;
  w->guards_paid += guards * WALK_GUARD_STEPS;
  w->spent = gv_is_cancelled(w->tab->cancelled) ? w->budget + 1 : w->spent + steps + guards;
  return w->spent <= w->budget;
}
/* A path is not tried because of the bound. The short ones are tried first, and again with the
 * rest. */
static inline bool gv_walk_refuse(walker *w, gv_limit limit) {
  if (!w->attempt.shortest_only && !w->met.hit) w->met.hit = limit;
  return false;
}
/* Has gv_walk_spend() been false? */
static inline bool gv_walk_gave_up(const walker *w) { return w->spent > w->budget; }

/* known_ways.c: what searches for faults like this one have found out. */
gv_alike *gv_faults_alike(gv_tabulation *e, const gv_fault *fault);
/* Frees it; all zero then. */
void gv_alike_clear(gv_alike *alike);
/* A path was found: others may go the same way. Linear in its history. */
void gv_note_habit(walker *w);
/* Can the steps of w->alike->way be taken again, without asking for what they ask for? */
bool gv_ways_are_known(const walker *w);

/* path_search.c: one path after the other from a seed to the last node, until one can be walked to
 * the end. */
bool gv_find_and_walk(walker *w, uint32_t last_node, const target *end, int depth);

/* segment.c: from one node of a path to the next, or from the last one to the end; its events are
 * steps. */
bool gv_run_segment(walker *w, const path_step *step, const path_step *next, const target *end,
                    gv_guard *guard);
/* Can it be run with the guard? The path stays as it is. */
bool gv_can_run_segment(walker *w, const path_step *step, const path_step *next, const target *end,
                        gv_guard guard);
/* The guard with which it comes to its end, whatever is chosen in it, in terms of what holds before
 * the edge that it ends with; `exact`: it is run with a guard if that can hold together with this
 * one. */
gv_guard gv_run_whole_segment(walker *w, const path_step *step, const path_step *next,
                              const target *end, gv_guard guard, bool *exact);
/* choices.c: what was chosen on the way to the path, which begins at `node`, has nothing to do with
 * an object that is made there; work runs on streams and events that are there before it. */
void gv_begin_choices(walker *w, uint32_t node, const target *end);
/* What has been chosen between since choice number `first` has to come out, by its numbers, as the
 * segment needs it, which is walked with `guard`. `is_first`: the path begins with it. */
bool gv_settle_choices(walker *w, uint32_t first, bool is_first, const path_step *step,
                       const path_step *next, const target *end, gv_guard guard);

/* core.c: the conditions of the path contradict each other: the branches that ask for some that
 * already do are noted in gv_path_search.core. */
void gv_note_core(walker *w, const path *p);

/* counterexample.c: all of a path, walked again. */
bool gv_walk_path(walker *w, path *p, const gv_origin *start, gv_guard guard, const target *end,
                  int depth);
/* Goes on from the end of a path in a caller, which has just been walked, into the callee. */
bool gv_walk_on(walker *w, const path_frame *s);
/* Does the object come to `node` only where the streams and events are those that the node's guard
 * speaks of: enqueued work, or what a callee hands out? */
bool gv_begins_under(const gv_tabulation *e, uint32_t node);
/* What holds where a path begins at `node`; `origin` is the one of the node that it begins by, and
 * says which exit of a callee. */
gv_guard gv_start_guard(gv_tabulation *e, uint32_t node, const gv_origin *origin);

#endif

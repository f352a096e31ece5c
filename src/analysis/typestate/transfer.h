/* transfer: what the files that carry one object through one block share. Outcomes are the ways in
 * which it can go on. */
#ifndef GV_TRANSFER_H
#define GV_TRANSFER_H

#include "typestate/pending.h"

typedef struct gv_outcome {
  uint32_t op; /* next to look at */
  uint32_t state;
  gv_guard guard;
  uint32_t event;
} gv_outcome;
typedef GV_VEC(gv_outcome) gv_outcome_list;

/* Bytes of a value that hold the object, or a stream or event of its work. */
typedef struct gv_piece {
  int64_t lo, hi; /* bytes of the value */
  gv_guard when;
  int32_t shift;
  uint32_t tag;
} gv_piece;

typedef struct gv_transfer_run {
  gv_tabulation *tab;
  const gv_sink *sink;
  uint32_t context;
  GV_VEC(gv_outcome) work;
  GV_VEC(gv_outcome) past; /* once there are several */
  gv_map past_at;          /* of these, by operation and state */
  GV_VEC(gv_piece) pieces;
  uint32_t budget;
  bool computed; /* pieces of a handle that is no memory count, too, where a value is computed from
                    it */
} gv_transfer_run;

/* To whoever asked for the transfer; gives what gv_sink.take() does. */
static inline uint32_t gv_take(const gv_transfer_run *t, gv_effect effect) {
  return t->sink->take(t->sink->to, &effect);
}
/* Where the outcome is, something comes of it. */
static inline gv_effect gv_effect_of(gv_effect_kind kind, uint32_t op, const gv_outcome *o) {
  return (gv_effect){
      .kind = kind, .op = op, .state = o->state, .guard = o->guard, .event = o->event};
}
/* The rule is broken by operand number `operand`, with the object in o->state; gives the fault's
 * number. `first`: no error before on this path. */
static inline uint32_t gv_break_rule(const gv_transfer_run *t, const gv_outcome *o, uint32_t op,
                                     uint32_t operand, gv_rule rule, bool first) {
  gv_effect effect = gv_effect_of(GV_EFFECT_FAULT, op, o);
  effect.operand = operand, effect.rule = rule, effect.first = first;
  return gv_take(t, effect);
}
/* The object comes to operand number `operand` as it is in the outcome. */
static inline void gv_note_use(const gv_transfer_run *t, const gv_outcome *o, uint32_t op,
                               uint32_t operand) {
  gv_effect effect = gv_effect_of(GV_EFFECT_USE, op, o);
  effect.operand = operand;
  if (t->sink->uses) gv_take(t, effect);
}
/* Operation `op` orders pending work. */
static inline void gv_note_order(const gv_transfer_run *t, uint32_t op) {
  gv_take(t, (gv_effect){.kind = GV_EFFECT_ORDERS, .op = op, .event = GV_NONE});
}
/* The object is not followed any more while work on it is pending. */
static inline void gv_note_escape(const gv_transfer_run *t, uint32_t havoc) {
  gv_take(t,
          (gv_effect){.kind = GV_EFFECT_ESCAPE, .op = GV_NONE, .event = GV_NONE, .havoc = havoc});
}
/* The outcome goes on after operation `op`. */
void gv_go_on(gv_transfer_run *t, gv_outcome o, uint32_t op);
/* Index of the new event, whose predecessor is `before`; GV_NONE where the sink keeps none. */
uint32_t gv_log_event(gv_transfer_run *t, uint32_t before, gv_event_kind kind, uint32_t op,
                      uint32_t operand, gv_handle from, gv_handle to);
/* The state is not known any more; so is what becomes of its pending work. */
uint32_t gv_havocked(gv_transfer_run *t, uint32_t state, gv_havoc_kind kind, uint32_t op);
/* Fills t->pieces; false when the expression is too large to tell. */
bool gv_pieces_of(gv_transfer_run *t, const gv_state *s, gv_value_id value);
/* The value goes somewhere, or is used. Computed from a handle that is no memory, it may be made
 * that handle again, which is not followed. */
uint32_t gv_led_back(gv_transfer_run *t, uint32_t state, gv_value_id value, uint32_t op);
/* The two guards under which a value holds the object and does not. False: it may hold only some
 * bytes of it, or it is too large an expression to tell. */
bool gv_split(gv_transfer_run *t, const gv_outcome *o, gv_value_id value, gv_guard *yes,
              gv_guard *no);

/* ---- pieces.c, besides gv_pieces_of() and gv_split() ---- */

/* Without its bytes, lo and hi, which gv_places_add() sets. */
static inline gv_place gv_place_at(gv_key key, gv_piece piece) {
  return (gv_place){.key = key, .shift = piece.shift, .tag = piece.tag};
}
/* The same of a place whose bytes go to another key. */
static inline gv_place gv_place_moved(gv_key key, gv_place p) {
  return (gv_place){.key = key, .shift = p.shift, .tag = p.tag};
}
/* The id of the state with this flag, one of gv_state.flags, added to those that it has. */
uint32_t gv_with_flag(gv_transfer_run *t, uint32_t state, uint8_t flag);
/* The list is scratch afterwards. */
uint32_t gv_with_places(gv_transfer_run *t, uint32_t state, gv_place_list *list);
/* Replaces what is in the list, which is the caller's to free. */
void gv_places_of_state(const gv_transfer_run *t, uint32_t state, gv_place_list *list);
/* Some bytes of `key` hold the object, a handle of its work, or a token, whatever the tag. */
bool gv_has_place_in(const gv_transfer_run *t, uint32_t state, gv_key key);
/* A set of pieces of a value that can be there together, and what goes on with it. */
typedef struct gv_case {
  gv_outcome outcome;
  uint32_t first, count; /* into gv_cases.pieces */
} gv_case;
typedef struct gv_cases {
  GV_VEC(gv_case)
  list; /* their guards exclude each other, and come to that of the outcome that was asked about */
  GV_VEC(gv_piece) pieces;
} gv_cases;
/* All of the value where the outcome is; the caller frees them with gv_cases_clear(). */
gv_cases gv_cases_of(gv_transfer_run *t, gv_outcome o, gv_value_id value);
/* Frees both lists. */
void gv_cases_clear(gv_cases *cases);
/* Of case number `i`. Valid until gv_cases_clear(). */
static inline const gv_piece *gv_case_pieces(const gv_cases *cases, uint32_t i) {
  return cases->pieces.at + cases->list.at[i].first;
}

/* ---- arrivals.c ---- */

/* The object comes to the operand under `when`, as an address `shift` bytes into it, or, `bounded`,
 * from `lo` to `hi`. */
typedef struct gv_operand_arrival {
  gv_guard when;
  uint32_t base;
  int32_t shift;
  bool whole;
  bool bounded;
  bool chunked; /* it is computed from the object's own address, as gv_chunked says */
  int64_t lo, hi;
} gv_operand_arrival;
typedef GV_VEC(gv_operand_arrival) gv_arrival_list;
/* Replaces what is in the list, which is the caller's to free. `operand`: index into
 * model.operands. False: the expression is too large to tell. */
bool gv_find_arrivals(gv_transfer_run *t, const gv_outcome *o, uint32_t operand, gv_role role,
                      gv_arrival_list *list);

/* transfer.c: the object, which the operand holds, goes where what is done with it is not seen; one
 * more than the last operand: memory that callers have leads to it. */
void gv_judge_escape(gv_transfer_run *t, const gv_outcome *o, uint32_t op, uint32_t operand);
/* ends.c: a function of the module has left the object where callers that are not here find it. */
void gv_judge_left_by_call(gv_transfer_run *t, const gv_outcome *o);
/* Callers that are not here have the memory. */
bool gv_is_callers_memory(const gv_transfer_run *t, gv_key key);
/* … pieces of it are in memory that others can read, since the operation reads them through the
 * operand: the state then. */
uint32_t gv_put_away(gv_transfer_run *t, gv_outcome o, uint32_t op, uint32_t operand,
                     const gv_piece *pieces, uint32_t count);
/* carried.c: the state before the call, an action, if copies take the object to such memory. */
uint32_t gv_carried_away(gv_transfer_run *t, gv_outcome o, uint32_t op);

/* ---- the kinds of operations ---- */

/* awaits.c: what begins, ends and awaits tasks, and what has to do with their groups. */
void gv_transfer_await(gv_transfer_run *t, gv_outcome o, uint32_t op);
/* Tokens that come with the pieces get out of sight. */
uint32_t gv_with_tokens_lost(gv_transfer_run *t, uint32_t state, const gv_piece *pieces,
                             uint32_t count);
/* … where the value is computed from them. */
uint32_t gv_with_computed_tokens_lost(gv_transfer_run *t, uint32_t state, gv_value_id value);
/* gv_tasks_tidy() on a state by its id, with the entry of the context that is run. */
uint32_t gv_with_tasks_tidied(gv_transfer_run *t, uint32_t state);

/* calls.c: into a callee of the module, and after it. */
void gv_transfer_call(gv_transfer_run *t, gv_outcome o, uint32_t op);
/* ends.c: a terminator. */
void gv_transfer_end(gv_transfer_run *t, gv_outcome o, uint32_t op);
/* access.c: a runtime call; a load, store or copy by the host, before what it moves is followed. */
void gv_transfer_action(gv_transfer_run *t, gv_outcome o, uint32_t op);
/* Adds each outcome of the access, to go on with what it moves; `o` itself where the object is none
 * that the host can touch. */
void gv_transfer_host_access(gv_transfer_run *t, gv_outcome o, uint32_t op,
                             gv_outcome_list *outcomes);

/* slots.c: a stack slot begins or ends: the object itself, or memory that it is in. */
void gv_transfer_slot(gv_transfer_run *t, gv_outcome o, uint32_t op);
/* What the operation may do to the object by addresses that no place holds; `call_effect`: of a
 * call that enqueues, else NULL. The state after that. */
uint32_t gv_transfer_unseen(gv_transfer_run *t, gv_outcome o, uint32_t op,
                            const gv_call_effect *call_effect);

/* demand.c: what becomes of demanded work at `op`, once the host has not waited for it there.
 * False: it needs no more attention. */
bool gv_demand_met(gv_transfer_run *run, gv_outcome *outcome, uint32_t op,
                   const gv_call_effect *call_effect);

#endif

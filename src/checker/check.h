/* check: whether a certificate is a proof that a program keeps to docs/semantics.md.
 *
 * A certificate gives what is known at the start of blocks to which loops lead back: an inductive
 * invariant. The checker goes over each block once from each of its states, sees that no operation
 * asks for more than is known, and that where the block leads to, one of the states there is
 * implied. What the certificate does not give, the states with which control comes to other blocks,
 * and calls to functions, it takes as they come. There is no search and no fixpoint: that is the
 * work of who writes the certificate, who need not be believed.
 */
#ifndef GV_CHECKER_CHECK_H
#define GV_CHECKER_CHECK_H

#include "checker/step.h"

typedef GV_VEC(gvc_state) gvc_states;

/* A function as it is called: from other modules ("entry", by O6), or within this one. Of an entry
 * `start` may be empty: then it is what other modules call it with. */
typedef struct gvc_context {
  uint32_t function;
  bool is_entry;
  gvc_state start;
  GV_VEC(gvc_states) blocks; /* by block of the function; empty: they are as they come */
  gvc_states exits;          /* values: the result's leaves from 0 on, and the frame; the same */
} gvc_context;

typedef struct gvc_certificate {
  gv_arena arena;
  gv_str program; /* the digest of its bytes, in hexadecimal digits */
  gv_str profile;
  bool elements;   /* of arrays, one each, are followed */
  bool related;    /* its states say how numbers are computed, and what memory was read to hold */
  gvc_states kept; /* what variables of the module hold where other modules call it; none: that is
                      not said */
  GV_VEC(gvc_context) contexts;
} gvc_certificate;

/* Frees its lists. */
void gvc_context_clear(gvc_context *context);
/* Frees its lists. */
void gvc_certificate_clear(gvc_certificate *certificate);
/* Reads its text, which is anybody's; *certificate is zeroed and the caller's to clear. False:
 * *line of it is wrong. */
bool gvc_certificate_parse(gvc_certificate *certificate, const gvc_program *program, gv_str text,
                           uint32_t *line);
/* So many operations the checker goes over at most, and facts that they begin with, from states
 * that a certificate does not give. */
static inline uint64_t gvc_most_effort(const gvc_program *program) {
  return 4000000 + 1000 * (uint64_t)program->steps.len;
}
/* True: each obligation of each function holds on every path. False: *refusal says where it does
 * not follow. *effort: gvc_most_effort(), or less; what is left of it: 0 if it was not enough. */
bool gvc_certificate_check(const gvc_certificate *certificate, const gvc_program *program,
                           uint64_t *effort, gvc_refusal *refusal);

/* ---- for who writes certificates ------------------------------------------------------------- */

/* A call, or a task whose region is gone over: then all objects are in the frame. */
typedef struct gvc_calling {
  uint32_t step, function;
  bool is_task;
  gvc_refs arguments; /* by leaf */
} gvc_calling;

/* How a block ends, and calls: what is done there is the walker's. Each returns false to stop, with
 * *refusal set. */
typedef struct gvc_walker {
  const gvc_program *program;
  void *to;
  bool provisional; /* exits may be missing that are found later */
  bool (*edge)(void *to, gvc_work *work, uint32_t block, gvc_refusal *refusal);
  /* The exits that the call may return by, and the caller's objects and numbers that the frame
   * stands for; both stay the walker's. */
  bool (*call)(void *to, gvc_work *work, const gvc_calling *calling, const gvc_states **exits,
               const gvc_refs **framed, gvc_refusal *refusal);
  bool (*leave)(void *to, gvc_work *work, const gvc_step *step, gvc_refusal *refusal);
} gvc_walker;

/* From the start of a block to its end, on all ways; *work is used up. */
bool gvc_walk_block(const gvc_walker *walker, gvc_work *work, uint32_t block, gvc_refusal *refusal);
/* Of a function. */
typedef struct gvc_used {
  GV_VEC(uint32_t) first;  /* by block, and one more: in values */
  GV_VEC(uint32_t) values; /* that are used from its start on, in order */
  GV_VEC(uint32_t) place;  /* of a block in the order; GV_NONE: nothing leads to it */
  GV_VEC(uint32_t) order;  /* blocks, each after those that lead to it, but for loops */
  GV_VEC(bool) is_loop;    /* by block: an edge leads back to it */
} gvc_used;

/* By function; found when it is first asked for. */
typedef GV_VEC(gvc_used) gvc_uses;

/* Of the function of this number. */
const gvc_used *gvc_used_in(gvc_uses *uses, const gvc_program *program, uint32_t function);
/* Frees its lists. */
void gvc_uses_clear(gvc_uses *uses);
/* The state with which control comes to a block. */
void gvc_save_block(gvc_uses *uses, const gvc_work *work, uint32_t block, gvc_state *state);
/* Objects and numbers that the caller uses after a call. */
void gvc_find_frame(gvc_uses *uses, const gvc_work *work, const gvc_calling *calling,
                    gvc_refs *framed);
/* What a call's context starts from: arguments and frame. *framed: objects and symbols of the
 * caller, or all objects of a task's call. */
void gvc_save_call(gvc_uses *uses, const gvc_work *work, const gvc_calling *calling,
                   gvc_state *state, gvc_refs *framed);
/* For one state that is compared, and what it binds. Zero-initialise. */
typedef struct gvc_room {
  gvc_state state;
  GV_VEC(gvc_entry) bound;
} gvc_room;
/* Frees its lists. */
void gvc_room_clear(gvc_room *room);
/* Whether the state is implied where control comes to its block. It may bind other leaves than
 * other states there: the canonical form is that of what it binds. */
bool gvc_is_covered(const gvc_work *work, const gvc_state *state, gvc_room *room);
/* Some of its objects are there under a condition. */
bool gvc_has_guards(const gvc_state *state);
/* What is left where a function returns. */
void gvc_save_exit(gvc_work *work, const gvc_step *step, gvc_state *state);
/* What a function starts from that other modules call; `kept`: of gvc_certificate, or NULL. */
void gvc_save_entry(const gvc_program *program, uint32_t function, const gvc_state *kept,
                    gvc_state *state);
/* What variables of the module hold from the start. */
void gvc_save_initials(const gvc_program *program, gvc_state *state);
/* … and where such a function returns; *work is used up. False: others may get at them. */
bool gvc_save_kept(gvc_work *work, const gvc_step *step, gvc_state *state);
/* Where a function returns: no work is pending on its stack slots (O7), and what other modules get
 * is defined, and alive (F4). */
bool gvc_may_leave(gvc_work *work, const gvc_step *step, bool is_entry, gvc_refusal *refusal);
/* A module that no certificate can be had of. */
bool gvc_program_is_refused(const gvc_program *program, gvc_refusal *refusal);

#endif

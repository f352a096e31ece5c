/* words: how the analysis speaks of operations, handles and what went wrong. Text goes into the given arena. */
#ifndef GV_WORDS_H
#define GV_WORDS_H

#include "typestate/pending.h"

/* An access that is pending: the call, and its address operand; GV_NONE: the work as such. */
typedef struct gv_begun {
  uint32_t op, operand;
} gv_begun;

/* "%12", or "" where the source does not show a name. */
gv_str gv_words_name(gv_model *model, gv_value_id value);
/* A number from outside: its name, or "parameter 2 of main", "the result of get at 7:11", "the number read at 9:7". */
gv_str gv_words_input(gv_model *model, gv_arena *arena, gv_value_id value);
/* "stream %12", "event", "null"; by what it is in `handle`. */
gv_str gv_words_handle(gv_model *model, gv_arena *arena, gv_handle handle, gv_value_id value);
/* The headline of a fault; `begun`: the pending access that it conflicts with, if any. */
gv_str gv_words_fault(gv_model *model, gv_arena *arena, const gv_fault *fault, gv_handle handle, gv_begun begun);
/* The pending access: "mgpuMemcpy writes it here, on stream %3, and the host goes on". */
gv_str gv_words_begin(gv_model *model, gv_arena *arena, uint32_t op, uint32_t operand);
/* What would order operation `op` after the pending work. */
gv_str gv_words_missing(gv_model *model, gv_arena *arena, uint32_t op, gv_begun begun);
/* A conflict with pending work, as a clause: "%1 is read by @print while mgpuMemcpy (line 4) may still write it". */
gv_str gv_words_conflict(gv_model *model, gv_arena *arena, const gv_fault *fault, gv_begun begun);
/* The same where it is one only if a kernel touches what it may touch. */
gv_str gv_words_in_doubt(gv_model *model, gv_arena *arena, const gv_fault *fault, gv_begun begun);
/* A clause that says what would decide such a doubt; never empty. */
gv_str gv_words_settled(gv_model *model, gv_arena *arena, const gv_fault *fault, gv_begun begun);
/* What comes of a fault at a later operation on the same object. */
gv_str gv_words_after(gv_arena *arena, gv_rule rule, const gv_op *op);
/* "the function returns here without freeing it" */
gv_str gv_words_not_ended(gv_arena *arena, gv_rule rule);
/* What a use needs: "a live stream". */
const char *gv_words_need(gv_role role);
/* What a use that changed the object did to it: "destroyed here"; NULL when it is not worth a note. */
const char *gv_words_change(gv_handle from, gv_handle to);
/* Why a state is not known any more, and what would help. */
gv_str gv_words_havoc(gv_model *model, gv_arena *arena, gv_havoc havoc);

/* What is dead, freed or undefined goes to code that is not here. */
gv_str gv_words_escape(gv_model *model, gv_arena *arena, uint32_t op, uint32_t operand, gv_handle handle);

#endif

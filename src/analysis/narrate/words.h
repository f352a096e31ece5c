/* words: how the analysis speaks of operations, handles and what went wrong. Text goes into the
 * given arena. */
#ifndef GV_WORDS_H
#define GV_WORDS_H

#include "counterexample/counterexample.h"
#include "typestate/pending.h"

/* "%12", or "" where the source does not show a name. */
gv_str gv_words_name(gv_model *model, gv_value_id value);
/* What the source, of which debug information tells, calls the value, in quotation marks, as clang
 * writes it; empty: nothing. */
gv_str gv_words_variable(gv_model *model, gv_value_id value);
/* The place is in a file of C, C++, CUDA or HIP, by its name. */
bool gv_words_is_c(const gv_model *model, gv_loc loc);
/* "mgpuMemcpy"; where it was lowered from a source with its places, what the source has there:
 * "gpu.memcpy". */
gv_str gv_words_op(gv_model *model, const gv_op *op);
/* A number from outside: its name, or "parameter 2 of main", "the result of get at 7:11", "the
 * value read at 9:7". */
gv_str gv_words_input(gv_model *model, gv_arena *arena, gv_value_id value);
/* "stream %12", "event", "null"; by what it is in `handle`. */
gv_str gv_words_handle(gv_model *model, gv_arena *arena, gv_handle handle, gv_value_id value);
/* The headline of a fault; `begun`: the pending access that it conflicts with, if any. */
gv_str gv_words_fault(gv_model *model, gv_arena *arena, const gv_fault *fault, gv_handle handle,
                      gv_begun begun);
/* The stream of the call is one of its own, which is of no device and nobody has a name for. */
bool gv_words_is_of_no_device(const gv_model *model, const gv_op *op);
/* The pending access: "mgpuMemcpy writes it here, on stream %3, and the host goes on". */
gv_str gv_words_begin(gv_model *model, gv_arena *arena, uint32_t op, uint32_t operand);
/* The operation ignores the stream that it is given; empty: it does not. */
gv_str gv_words_ignoring(gv_model *model, gv_arena *arena, uint32_t op);
/* The edit that orders operation `op` after the pending work. */
gv_str gv_words_missing(gv_model *model, gv_arena *arena, uint32_t op, gv_begun begun);
/* A conflict with pending work, as a clause: "%1 is read by @print while mgpuMemcpy (line 4) may
 * still write it". */
gv_str gv_words_conflict(gv_model *model, gv_arena *arena, const gv_fault *fault, gv_begun begun);
/* The same where it is one only if a kernel accesses what it may access. */
gv_str gv_words_in_doubt(gv_model *model, gv_arena *arena, const gv_fault *fault, gv_begun begun);
/* What decides such a doubt; never empty. */
gv_str gv_words_settled(gv_model *model, gv_arena *arena, const gv_fault *fault, gv_begun begun);
/* What comes of a fault at a later operation on the same object. */
gv_str gv_words_after(gv_model *model, gv_arena *arena, gv_rule rule, const gv_op *op);
/* "the function returns here without freeing it" */
gv_str gv_words_not_ended(const gv_model *model, gv_arena *arena, const gv_fault *leak);
/* What a use needs, after `verb`: "stream %1 must be alive", "%31 is live and ordered with all
 * other accesses". */
gv_str gv_words_claim(gv_model *model, gv_arena *arena, gv_role role, gv_value_id value,
                      const char *verb);
/* Where the object of a seed comes from: "stream created here"; empty: it is not worth a note. */
gv_str gv_words_seed(const gv_model *model, gv_arena *arena, const gv_seed *seed);
/* The value is, or may be, an element that its array does not have: that array's so many elements
 * and one more; GV_NONE: that is not known; 0: it is none. */
uint32_t gv_elements_exceeded(const gv_model *model, gv_value_id value);
/* What a use that changed the object did to it: "destroyed here"; NULL when it is not worth a note.
 */
const char *gv_words_change(gv_handle from, gv_handle to);
/* Why a state is not known any more. */
gv_str gv_words_havoc(gv_model *model, gv_arena *arena, gv_havoc havoc);
/* What makes it known; never empty. */
gv_str gv_words_havoc_help(gv_model *model, gv_arena *arena, gv_havoc havoc);
/* "limit of 64 paths from one start that are walked". */
gv_str gv_limit_words(gv_arena *arena, gv_limit limit);
/* What is dead, freed or undefined goes to code that is not here. */
gv_str gv_words_escape(gv_model *model, gv_arena *arena, uint32_t op, uint32_t operand,
                       gv_handle handle);

#endif

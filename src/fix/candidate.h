/* candidate: an edit in the making: what generators ask of a finding's operations and of the text,
 * and the edits of whole lines that they make. */
#ifndef GV_FIX_CANDIDATE_H
#define GV_FIX_CANDIDATE_H

#include "fix/lines.h"
#include "fix/program.h"

/* Functions that candidates call. */
typedef enum gv_callee {
  GV_CALL_STREAM_SYNC,
  GV_CALL_STREAM_CREATE,
  GV_CALL_STREAM_DESTROY,
  GV_CALL_STREAM_WAIT,
  GV_CALL_EVENT_CREATE,
  GV_CALL_EVENT_RECORD,
  GV_CALL_EVENT_DESTROY,
  GV_CALL_MEM_FREE,
  GV_CALL_HOST_FREE,
  GV_CALL_MODULE_UNLOAD,
  GV_CALLEES
} gv_callee;

typedef struct gv_callee_info {
  const char *name, *type;
} gv_callee_info;
extern const gv_callee_info gv_callees[GV_CALLEES];

/* A name in the text of the candidate, and the value that it is in the model that gv_model_edit()
 * makes. */
typedef struct gv_named {
  gv_str name;
  gv_value_id value;
} gv_named;

/* The candidates of one finding, and the one that is being made. */
typedef struct gv_candidate {
  gv_model *model;
  gv_arena *arena;
  const gv_finding *finding;
  uint32_t file; /* of the model, whose text is edited */
  gv_lines lines;
  gv_candidates *to;
  gv_fix_edit edit; /* that is being made */
  bool failed;      /* it cannot be */
  uint32_t declare; /* functions that it calls: bits */
  GV_VEC(gv_named) names;
  gv_fix_lookup *lookup;
  void *with;
  const gv_fix_edit *so_far, *others; /* as in gv_fix_program */
} gv_candidate;

/* ---- the finding, and the model ---- */

const gv_op *gv_candidate_op(const gv_candidate *m, uint32_t op); /* NULL: GV_NONE */
/* The operand of that kind; GV_NONE: there is none. */
gv_value_id gv_candidate_operand(const gv_candidate *m, uint32_t op, gv_of of);
/* What the function of operation `at` passes to, or gets from, the function that has the value: the
 * same there. GV_NONE: nothing is, on the path of the finding. */
gv_value_id gv_candidate_here(const gv_candidate *m, gv_value_id value, uint32_t at);
/* What the operation ends was made by the program, on the path of the finding. */
bool gv_is_own(const gv_candidate *m, uint32_t op);
/* The operations of the function that the operation is in: from *first on, before *end. */
void gv_candidate_function(const gv_candidate *m, uint32_t op, uint32_t *first, uint32_t *end);
/* The operation uses an operand in this role; false also of GV_NONE. */
bool gv_has_role(const gv_candidate *m, uint32_t op, gv_role role);
/* It ends what one of its operands is. */
bool gv_ends(const gv_candidate *m, uint32_t op);
/* Control leaves the function there. */
bool gv_is_exit(const gv_candidate *m, uint32_t op);
/* It enqueues work, and is not the operation that the finding points at. */
bool gv_enqueues(const gv_candidate *m, uint32_t op);
/* What it does is not all here, or is another task's. */
bool gv_is_opaque(const gv_op *o);
/* A wait orders at least as much before the operation as behind it: it enqueues no work, and
 * records no event. */
bool gv_waits_for_the_same(const gv_candidate *m, uint32_t op);
/* The last step of the finding for which it is so; GV_NONE: there is none. */
uint32_t gv_last_step(const gv_candidate *m, bool (*is)(const gv_candidate *m, uint32_t op));

/* ---- the text; what is not there in a form that can be edited makes the candidate fail ---- */

/* The text has the word in it, as it is written, also as a part of another one. */
bool gv_has_word(gv_str text, const char *word);
/* The edits that the text does not have yet mention it. */
bool gv_candidate_has(const gv_candidate *m, gv_str name);
/* "  " before the line's first word. */
gv_str gv_indentation(gv_str line);
/* "\r\n" or "\n", as the line ends; static. */
const char *gv_newline_of(gv_str line);
/* Brackets and quotes that the line opens, it closes. */
bool gv_is_whole_statement(gv_str line);
/* The line of the operation, where it is alone on it; 0: it is not, or is not in the text. */
uint32_t gv_candidate_line(gv_candidate *m, uint32_t op);
/* The value's name in the text, "%12", borrowed from the model; empty, and failed: it has none, or
 * the value is GV_NONE. */
gv_str gv_candidate_name(gv_candidate *m, gv_value_id value);
/* Argument `index` of a call in its line; empty, and failed, where it is none that is a value's
 * name. */
gv_str gv_candidate_argument(gv_candidate *m, uint32_t op, uint32_t index);

/* ---- edits ---- */

/* Begins a candidate without edits; what was made before and not kept is forgotten. */
void gv_candidate_begin(gv_candidate *m);
/* Keeps it, if it could be made. */
void gv_candidate_end(gv_candidate *m, gv_str title);
/* … and it is one of several that mean different things: which of them is meant, only people know.
 */
void gv_candidate_end_guess(gv_candidate *m, gv_str title);
/* `text` before line `line`, which goes where it `removes` it. */
void gv_candidate_edit(gv_candidate *m, uint32_t line, bool removes, gv_str text);
/* "RESULT = call @f(a, b)" before or after the operation. `b` empty: one argument. */
void gv_candidate_call(gv_candidate *m, uint32_t op, bool after, gv_callee f, const char *result,
                       gv_str a, gv_str b);
/* A line of its own before the operation, or after it, indented as that. */
void gv_candidate_line_at(gv_candidate *m, uint32_t op, bool after, gv_str statement);
/* The operation is written in the generic form. */
bool gv_candidate_is_generic(gv_candidate *m, uint32_t op);
/* Removes the line of the operation. */
void gv_candidate_drop(gv_candidate *m, uint32_t op);
/* What the edits do to the model. */
void gv_candidate_change(gv_candidate *m, gv_model_change change);
/* The row of the function; NULL, and the candidate has none of these changes: it is not known. */
const gv_action *gv_candidate_action(gv_candidate *m, const char *name);
/* The name stands for the value. */
void gv_candidate_names(gv_candidate *m, gv_str name, gv_value_id value);
/* What the name stands for; GV_NONE, and the candidate has none of these changes: it is not known.
 */
gv_value_id gv_candidate_value(gv_candidate *m, gv_str name);
/* The first operation, or, `after`, the one behind the last, of what the line of the operation is
 * in the model. */
uint32_t gv_candidate_place(gv_candidate *m, uint32_t op, bool after);
/* Drops the events that these waits, which go, are for, if all else that is done with an event is
 * to create, record and destroy it. */
void gv_candidate_drop_events(gv_candidate *m, const uint32_t *gone, uint32_t count);
/* The statement goes to before or after another one. */
void gv_candidate_move(gv_candidate *m, uint32_t op, uint32_t to, bool after);

#endif

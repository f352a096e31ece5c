/* program: a program that was judged, edits of it, and what it takes to judge it with them. */
#ifndef GV_FIX_PROGRAM_H
#define GV_FIX_PROGRAM_H

#include "analysis/analysis.h"
#include "analysis/order.h"
#include "diag/diag.h"
#include "model/edit.h"

/* One change of a text: what is put before line `line`, from 1, and whether that line goes. */
typedef struct gv_line_edit {
  uint32_t line;
  bool removes;
  gv_str text; /* whole lines with their newlines; empty: none */
} gv_line_edit;

typedef struct gv_fix_edit {
  GV_VEC(gv_line_edit) edits;      /* in the order of their lines; freed with gv_fix_edit_clear */
  GV_VEC(gv_model_change) changes; /* what they do to the model, if `is_modelled` */
  bool is_modelled;
  bool is_first;  /* … to the one that was read; else to one that edits before them have made */
  bool only_adds; /* no statement goes: arguments are other ones, or calls are added */
  bool is_guess;  /* it is one of several that mean different things */
  gv_str title; /* what it does, as a sentence to follow "fix: "; in the model's arena, as `cost` */
  gv_confidence confidence; /* once it was verified */
  gv_str cost;              /* as gv_finding.cost */
} gv_fix_edit;

/* Frees its edits and changes; texts are the arena's. */
void gv_fix_edit_clear(gv_fix_edit *edit);

/* A program, judged. */
typedef struct gv_judged {
  gv_model model;
  gv_report report; /* with fingerprints */
  gv_order order;
  gv_known_faults faults;       /* to which paths were found */
  const gv_known_faults *known; /* for whoever judges it: faults that need no path; NULL */
  uint32_t file;                /* of the model: the text */
  bool is_c;                    /* C, C++, CUDA or HIP, compiled */
  gv_arena text;                /* … where it was made for this */
  gv_arena arena;               /* what texts rest on that these do not own */
  uint64_t cost;                /* what it took, the same on every machine */
} gv_judged;
/* Frees all that it owns; finding and text of it are not valid any more. */
void gv_judged_clear(gv_judged *judged);

/* Judges a text into *judged (zeroed), which the caller clears in any case. False: it cannot be
 * read. */
typedef bool gv_fix_judge(void *with, gv_str text, gv_judged *judged);

/* Judges the model that *judged has, which no text was read for. */
typedef void gv_fix_judge_model(void *with, gv_judged *judged);
/* What a call of the function does on the runtime of the program; NULL: that is not known. Valid as
 * long as the trial. */
typedef const gv_action *gv_fix_lookup(void *with, gv_str function);

typedef struct gv_fix_trial {
  gv_fix_judge *judge;
  gv_fix_judge_model *judge_model; /* NULL: only texts are judged */
  gv_fix_lookup *lookup;           /* NULL: only functions that the program calls are known */
  void *with;
  uint64_t left;    /* what it may still take, as gv_judged.cost; counted down */
  uint64_t kept;    /* … and what is kept beside that for the text that comes of it */
  uint32_t texts;   /* how many may still be judged */
  bool cut;         /* not everything was tried, for one of these */
  uint32_t untried; /* the first finding of which that is so; GV_NONE: of none */
  bool only_texts;  /* what can be tried on the model was */
  uint32_t tried;   /* candidates, for statistics */
} gv_fix_trial;

/* Candidates of one finding that are tried, and edits that one fix has. */
enum { GV_FIX_CANDIDATES = 16, GV_FIX_EDITS = 6 };

/* A program with findings, and its file that may be edited. */
typedef struct gv_fix_program {
  gv_model *model;
  const gv_report *report;
  const gv_order *order;
  const gv_known_faults *faults; /* as in gv_judged; NULL: not known */
  uint32_t file;
  bool is_c; /* C, C++, CUDA or HIP, compiled */
  /* Edits of the text that the model has, and the text does not; NULL: none. */
  const gv_fix_edit *so_far;
  const gv_fix_edit
      *others;     /* edits that may be made beside: names in them are taken; NULL: none */
  gv_arena *arena; /* for texts of edits; NULL: that of the model */
} gv_fix_program;
typedef GV_VEC(gv_fix_edit) gv_candidates;

/* candidates.c */
/* Does anything make candidates for findings of this rule? */
bool gv_fix_has_candidates(gv_rule rule);

/* lines.c */
/* The text with the edits made; in the arena, with a NUL after it. */
gv_str gv_fix_apply(gv_arena *arena, gv_str text, const gv_fix_edit *edit);
/* What makes `after` of `before`; of the edits, texts are borrowed from `after`. */
void gv_fix_between(gv_str before, gv_str after, gv_fix_edit *edit);
/* From `before` to `after`, as `diff -u` writes it, so that `git apply` takes it; `path` as it is
 * named there. Empty: they are the same. */
gv_str gv_fix_patch(gv_arena *arena, gv_str path, gv_str before, gv_str after);

#endif

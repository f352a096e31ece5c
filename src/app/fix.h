/* fix: what --fix does with one input: the edits of its findings in the report, as a patch, or in
 * the file. */
#ifndef GV_APP_FIX_H
#define GV_APP_FIX_H

#include <stdio.h>

#include "app/fix_options.h"
#include "diag/diag.h"
#include "fix/fix.h"
#include "front/front.h"
#include "verify/verify.h"

struct gv_options;
struct gv_unit;

/* Of a source that is compiled, how many texts may be judged: each takes a compiler some time. */
enum { GV_FIX_COMPILED = 32 };

/* How the programs of one input are judged. */
typedef struct gv_fixing {
  gv_fix_judge *judge;
  void *with;
  uint32_t texts;                  /* how many programs may be judged; 0: as many as is usual */
  gv_fix_judge_model *judge_model; /* as in gv_fix_trial, as the next one */
  gv_fix_lookup *lookup;
} gv_fixing;

/* The same of a source that is compiled, with this text, or of a program of which it is part number
 * `part`. `like`: what it was compiled to before, for all else. */
bool gv_fix_judge_unit(const struct gv_options *options, const struct gv_unit *unit, uint32_t part,
                       gv_str text, const gv_input *like, const gv_verification *verification,
                       gv_judged *judged);
/* The program has this text as part number `part` from now on; its parts are the caller's. False:
 * it cannot be compiled. */
bool gv_fix_replace_part(const struct gv_options *options, struct gv_unit *program,
                         struct gv_unit *parts, uint32_t part, gv_str text, gv_arena *arena);
/* Judges the model that *judged has. */
void gv_fix_judge_edited(const gv_verification *verification, gv_judged *judged);
/* What a call of the function does; NULL: the runtime has none, or it depends on the call. */
const gv_action *gv_fix_action(const gv_profile *runtime, gv_str function);
/* The same of the runtimes of C, of which *runtime is made at first; it has an arena. */
const gv_action *gv_fix_action_of_c(gv_profile *runtime, gv_str function);
/* The file of the model that the source is; 0: none. */
uint32_t gv_fix_file_of(gv_model *model, gv_str path);

/* What was judged, without edits; valid as long as that. */
gv_fix_program gv_fix_program_of(gv_judged *judged);

/* What judging a model took, as gv_judged.cost. */
uint64_t gv_fix_cost(gv_model *model, const gv_report *report, const gv_steps *steps);

/* Judges an input, as gv_fix_judge: lowered code or, as the options say, a source, which is lowered
 * from the text that the input has. */
bool gv_fix_judge_input(const struct gv_options *options, const gv_input *input,
                        const gv_verification *verification, gv_judged *judged);

/* Gives the findings of a judged program, whose report is *report, the edits of its file that mend
 * them, each on its own, where they have none yet. `cost` is that of the program. The report says
 * where not everything was tried. */
void gv_fix_report(const gv_fixing *fixing, const gv_fix_program *program, uint64_t cost,
                   gv_report *report);

typedef struct gv_fixed {
  gv_str text;             /* in the arena; where nothing was fixed, the text as it was */
  uint32_t fixed, of_them; /* findings that were fixed, of so many that there were at first */
  bool cut;                /* not everything was tried */
} gv_fixed;
/* Fixes all findings that can be fixed with edits of this `confidence`, or more: those that can be
 * on the model are verified together as one text, the others one after the other. `program`: the
 * text, judged at `cost`; NULL: it is to be judged first. */
gv_fixed gv_fix_all(const gv_fixing *fixing, gv_arena *arena, gv_confidence confidence,
                    const gv_fix_program *program, uint64_t cost, gv_str text);
/* Writes a few lines, and gives a patch, in the arena: which waits the input, a program that is
 * proved, can do without, and what that does to the critical path. */
gv_str gv_fix_minimize(const gv_fixing *fixing, gv_arena *arena, FILE *out, gv_str path,
                       gv_str text);
/* Puts it where it belongs: the file at `path`, which is to be as it was when it was read, and no
 * link. GV_UNUSABLE: *error is a sentence in the arena. */
gv_status gv_fix_write(const gv_fix_options *options, gv_arena *arena, gv_str path, gv_str before,
                       gv_str after, gv_str *error);

#endif

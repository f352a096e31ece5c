/* fix: what --fix does with one input: the edits of its findings in the report, as a patch, or in the file. */
#ifndef GV_APP_FIX_H
#define GV_APP_FIX_H

#include "diag/diag.h"

typedef enum gv_fix_mode {
  GV_FIX_NONE,
  GV_FIX_REPORT, /* findings have their edits */
  GV_FIX_DIFF,   /* a patch instead of the report */
  GV_FIX_WRITE,  /* into the file */
  GV_FIX_BESIDE, /* into a file of the same name with a suffix */
} gv_fix_mode;

typedef struct gv_fix_options {
  gv_fix_mode mode;
  const char *suffix; /* GV_FIX_BESIDE: ".fixed" */
} gv_fix_options;

/* False: it is none of the values that --fix takes; NULL is "write". */
bool gv_fix_read_mode(gv_fix_options *options, const char *value);

/* Reads a text as the input is read, and judges it: *model and *report are zeroed and the caller's to clear. False: it cannot be read. */
typedef bool gv_fix_read(void *with, gv_str text, gv_model *model, gv_report *report);
typedef struct gv_fixing {
  gv_fix_read *read;
  void *with;
} gv_fixing;

/* Gives the findings of a judged model the edits that mend them, each on its own. */
void gv_fix_report(const gv_fixing *fixing, gv_model *model, gv_report *report);

typedef struct gv_fixed {
  gv_str text;             /* in the arena; where nothing was mended, the text as it was */
  uint32_t fixed, of_them; /* findings that were mended, of so many that there were at first */
  bool cut;                /* not everything was tried */
} gv_fixed;
/* Mends one finding after the other, the program being judged anew after each. */
gv_fixed gv_fix_all(const gv_fixing *fixing, gv_arena *arena, gv_str text);
/* Puts it where it belongs: the file at `path`, which is to be as it was when it was read, and no link. GV_UNUSABLE: *error is a sentence in the arena. */
gv_status gv_fix_write(const gv_fix_options *options, gv_arena *arena, gv_str path, gv_str before, gv_str after, gv_str *error);

#endif

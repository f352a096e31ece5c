/* outcome: what came of one input, so that it can go from a child to its parent and from one run to
 * the next. */
#ifndef GV_APP_OUTCOME_H
#define GV_APP_OUTCOME_H

#include <stdio.h>

#include "base/base.h"
#include "front/front.h"

/* What became of an input, in the words of the summary, the worst first. */
typedef enum gv_became {
  GV_BECAME_UNUSABLE,
  GV_BECAME_VIOLATED,
  GV_BECAME_WARNED, /* nothing is wrong but warnings, and they fail the run */
  GV_BECAME_UNPROVED,
  GV_BECAME_ACCEPTED,
  GV_BECAME_PROVED,
  GV_BECAME_NOTHING, /* there is nothing to verify in it */
  GV_BECAME_SKIPPED,
  GV_BECAME_UNREAD, /* unusable; but it has no word of a GPU, so that is no error where nobody named
                       it */
  GV_BECAME_COUNT
} gv_became;

/* Of the input, or of each part of it (--split-input-file). */
typedef struct gv_piece {
  int exit; /* gv_exit */
  gv_became became;
  gv_str text; /* what the renderer wrote; with GV_EXIT_UNUSABLE the lines of the error */
} gv_piece;

/* Another file that the outcome rests on: a source that is quoted. */
typedef struct gv_outside {
  gv_str path;
  gv_digest digest; /* of what it holds; that of nothing where it could not be read */
} gv_outside;

typedef struct gv_outcome {
  gv_arena arena; /* all text */
  GV_VEC(gv_piece) pieces;
  GV_VEC(gv_str) known; /* of each finding, its mark in a baseline */
  GV_VEC(gv_outside) outside;
  gv_str certificate; /* of the proof, where one was asked for and found; empty: there is none */
  gv_str
      graph; /* as the bytes of its file; at == NULL: none was asked for, or none could be drawn */
  GV_VEC(gv_str) plans; /* the same, of each finding, where they were asked for */
  GV_VEC(gv_str) notes; /* lines for standard error that change nothing */
  GV_VEC(gv_str)
  lacks; /* lines that say what was asked for beside the findings and could not be had */
} gv_outcome;

/* In a form of its own, for gv_outcome_read(). Whether `out` took it all is for the caller to find
 * out. */
void gv_outcome_write(const gv_outcome *outcome, FILE *out);
/* Of what gv_outcome_write wrote; *outcome is zeroed. False: it is not whole. */
bool gv_outcome_read(gv_outcome *outcome, gv_str bytes);
/* Frees lists and texts, and zeroes it. */
void gv_outcome_clear(gv_outcome *outcome);

#endif

/* render: findings as text, JSON, SARIF, annotations for GitHub, JUnit's XML and GitLab's code
 * quality report. One function table; no analysis inside. */
#ifndef GV_RENDER_H
#define GV_RENDER_H

#include <stdio.h>

#include "base/base.h"
#include "diag/diag.h"
#include "diag/select.h"
#include "model/model.h"

/* One input of a run, whatever became of it. */
typedef struct gv_result {
  gv_str path;
  bool unusable;
  bool unread; /* nobody named it, it cannot be read, and has no GPU host code: model and report are
                  empty */
  gv_str error;      /* when unusable or unread: lines as gv_front_read gives them */
  gv_model *model;   /* not looked at when unusable */
  gv_report *report; /* the same */
} gv_result;

/* Part `index`, from 1, of `count` parts of a run; count 0: the whole. */
typedef struct gv_shard {
  uint32_t index, count;
} gv_shard;

typedef struct gv_render_options {
  bool color;
  bool quiet;                    /* no source lines, no notes; as gv_has_summary() says */
  bool werror;                   /* warnings fail the run */
  bool proof;                    /* list the obligations */
  uint32_t max_findings;         /* 0: all */
  const gv_selection *selection; /* what was applied to the reports; NULL: nothing */
  gv_str settings; /* of a folder, from which the selection is in part; at == NULL: none */
  gv_shard shard;
  int exit_status; /* of the run, known when it ends */
  FILE *errors; /* where the text format puts the errors of unusable files; NULL: with the rest */
} gv_render_options;

typedef struct gv_renderer {
  const char *name; /* of --format */
  void (*begin)(FILE *out, const gv_render_options *options);
  void (*file)(FILE *out, const gv_render_options *options, const gv_result *result);
  void (*end)(FILE *out, const gv_render_options *options);
  /* NULL: what begin(), file() and end() write is the output. Otherwise begin() and end() are NULL,
   * file() writes lines of the format's own, from whatever process, and this makes the output of
   * the lines of all files. */
  void (*assemble)(FILE *out, const gv_render_options *options, gv_str lines);
  const char *between; /* what the caller writes between two files; NULL: nothing */
  bool merges;         /* documents of parts of a run can be joined */
} gv_renderer;

extern const gv_renderer gv_text_renderer, gv_json_renderer, gv_sarif_renderer, gv_github_renderer,
    gv_junit_renderer, gv_gitlab_renderer;
/* "proved", "violated", "unproved"; "accepted": it would be proved but for findings that somebody
 * accepts; "skipped": nobody has looked, and whoever runs the program wants it so. */
const char *gv_verdict_words(const gv_result *result);
/* The message of the finding, and after it, in lines of their own, "help: " and what mends it. */
gv_str gv_message_with_advice(gv_arena *arena, const gv_finding *finding);
/* Why there is nothing to verify in it. */
const char *gv_nothing_words(const gv_result *result);
/* How many rules are off that are not so by themselves; 0 without a selection. */
uint32_t gv_rules_disabled(const gv_render_options *options);
/* How many are of another severity; 0 without a selection. */
uint32_t gv_rules_regraded(const gv_render_options *options);
/* "; 3 warnings not decided: limit of 64 paths from one start (2), a call that may wait (1)", or
 * nothing; of errors and remarks in the same way. */
void gv_print_undecided(FILE *out, const gv_report *report);
/* The report of a file ends with a line: with `quiet`, unless it is proved, and nothing was left
 * out. */
bool gv_has_summary(const gv_render_options *options, const gv_report *report);
/* ", 1 rule disabled, 2 rules regraded", or nothing: the end of a summary. */
void gv_print_rule_changes(FILE *out, const gv_render_options *options);
/* NULL when there is no such format. */
const gv_renderer *gv_renderer_by_name(const char *name);
extern const gv_renderer *const gv_renderers[]; /* ends with NULL */

#endif

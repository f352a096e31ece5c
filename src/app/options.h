/* options: the command line. One table holds every option; getopt_long, the reader and --help come
 * out of it. */
#ifndef GV_APP_OPTIONS_H
#define GV_APP_OPTIONS_H

#include "analysis/analysis.h"
#include "app/arguments.h"
#include "app/fix_options.h"
#include "app/graph.h"
#include "base/base.h"
#include "diag/select.h"
#include "render/render.h"
#include "replay/replay.h"

/* The exit status; the contract with every script that calls the program. */
typedef enum gv_exit {
  GV_EXIT_PROVED = 0,
  GV_EXIT_VIOLATED = 1,
  GV_EXIT_UNUSABLE = 2,
  GV_EXIT_UNPROVED = 3
} gv_exit;

typedef enum gv_mode {
  GV_MODE_LOWERED, /* files are lowered code */
  GV_MODE_LOWER,   /* sources, to be lowered first */
  GV_MODE_BESIDE,  /* lowered code, with its source beside it */
  GV_MODE_SOURCE,  /* sources, checked as they are */
} gv_mode;

typedef struct gv_lower_options {
  gv_mode mode;
  bool each_pass;
  const char *source;   /* GV_MODE_BESIDE */
  const char *mlir_opt; /* NULL: look for it */
  const char *mlir_translate;
  const char *opt;      /* "off": none */
  const char *pipeline; /* NULL: not given */
  char *const *passes;  /* what stands after "--"; NULL: nothing, or ends with NULL */
  unsigned time_limit;  /* seconds, of one file */
  unsigned release;     /* of MLIR; 0: ask the compiler */
  bool
      skip_source; /* GV_MODE_LOWERED: what is not lowered has nothing to verify, and is no error */
} gv_lower_options;

typedef enum gv_linking {
  GV_LINK_BUILD, /* the sources of a build are one program, those that are only named are not */
  GV_LINK_ALL,
  GV_LINK_NONE,
} gv_linking;

/* How sources in C, C++, CUDA and HIP are compiled. */
typedef struct gv_source_options {
  const char *build; /* a folder with a compile_commands.json, or such a file; NULL: none */
  const char *clang; /* NULL: look for it */
  const char *llvm_link;
  gv_linking linking;
  bool stub_headers;
} gv_source_options;

/* An option as it was given, on the command line or by a folder. */
typedef struct gv_given {
  uint32_t row;      /* of the option table */
  const char *value; /* NULL: it takes none */
} gv_given;

/* Forms in which LLVM IR is looked at, one after the other as long as it is not decided. */
typedef enum gv_loops {
  GV_LOOPS_SHORT_OUT, /* short loops are written out */
  GV_LOOPS_STAY,      /* none is */
  GV_LOOPS_FIRST_OUT, /* short loops are, and the first rounds of all others before these */
} gv_loops;

typedef struct gv_options {
  const gv_renderer *renderer;
  gv_render_options render;
  gv_analysis_options analysis;
  gv_selection selection;
  gv_lower_options lower;
  gv_source_options sources;
  gv_graph_request graph;
  bool dump_model, dump_runtime,
      compare_runtimes;      /* dump_model: or a stage of the analysis, which analysis.dump says */
  gv_loops loops;            /* no option: what becomes of the loops of LLVM IR */
  const char *runtime;       /* names of profiles; NULL: the default */
  const char *runtime_file;  /* NULL: none */
  const char *device_module; /* a file with the kernels that launches name; NULL: none */
  unsigned read_memory;      /* MB that reading an input may take; 0: as many as are usual */
  bool parse_only;
  bool werror;
  bool verify_diagnostics, split_input;
  const char *baseline, *write_baseline; /* files; NULL: none */
  const char *config;      /* a file for the settings of every folder; NULL: each folder its own */
  bool no_config;          /* nor these */
  const char *cache;       /* a folder; NULL: none */
  uint32_t jobs;           /* inputs at a time, at least 1 */
  const char *replay_plan; /* where the findings' plans go, or NULL */
  const char *certificate; /* where the certificate goes, or NULL */
  bool certify;            /* the proof needs one, written or not */
  bool replay, replay_proved;
  gv_fix_options fix;
  gv_replay_options replaying;
  bool help, version, list_rules, manual;
  bool lsp;               /* the first word of the command line: serve an editor */
  const char *completion; /* a shell; NULL: none */
  gv_rule explain;        /* GV_RULE_NONE: none */
  char *const *files;     /* in argv; ends with NULL */
  GV_VEC(gv_given) given; /* in the order in which they hold */
} gv_options;

/* GV_UNUSABLE: a message is on standard error. Values stay in argv. *options is the caller's to
 * clear, in any case. `arguments`: where the words come from. */
gv_status gv_options_read(gv_options *options, int argc, char **argv,
                          const gv_arguments *arguments);
/* Frees `given`; all texts are borrowed. */
void gv_options_clear(gv_options *options);
/* --version: of the program and of LLVM, as lines. */
void gv_print_version(FILE *out);

/* ---- the options of a folder ---- */

typedef enum gv_set_result {
  GV_SET,
  GV_SET_RULES,   /* it was one of those that say something of rules */
  GV_SET_UNKNOWN, /* no folder can set that: *takes names what it can set */
  GV_SET_INVALID, /* *takes says what the option takes; NULL: no value */
} gv_set_result;

/* Nothing set. */
void gv_options_begin(gv_options *options);
/* Of the machine, 1 where it cannot tell. */
uint32_t gv_cores(void);
/* Sets one by its name; a file in it is seen from `folder`. Texts that are made go to the arena. */
gv_set_result gv_options_set(gv_options *options, gv_str name, const char *value, gv_str folder,
                             gv_arena *arena, const char **takes);
/* "; did you mean 'disable'?" for a setting that gv_options_set() did not take, or nothing. */
gv_str gv_options_hint(gv_str name, const char *value, gv_arena *arena);
/* All that is to be said of the value of such a setting, where it names a rule that there is not;
 * or nothing. */
gv_str gv_options_refusal(gv_str name, const char *value, gv_arena *arena);
/* Sets on top of that what was given in `from`. */
void gv_options_repeat(gv_options *options, const gv_options *from);

/* ---- the table, for what is made of it ---- */

/* What the first word of the command line can be instead of an option or a file. */
typedef struct gv_command {
  const char *name, *takes, *help;
} gv_command;
extern const gv_command gv_commands[]; /* ends with a name NULL */

typedef struct gv_option_info {
  const char *name;
  char letter; /* 0: none */
  const char
      *values; /* NULL: takes none; "a|b": one of these; "FILE", "DIR", "NUMBER", "RULE", … */
  const char *help;
  bool optional; /* the value can be left out */
} gv_option_info;
/* Number `index` of those that are shown; false: there are no more. */
bool gv_option_info_at(uint32_t index, gv_option_info *info);
/* The option's long name, without "--". Static. */
const char *gv_given_name(const gv_given *given);
/* Whether it bears on what is found and written of an input. */
bool gv_given_bears(const gv_given *given);
/* Number `index` of the values that the option `name` was given; NULL: there are no more. */
const char *gv_given_value(const gv_options *options, const char *name, uint32_t index);
/* Whether its value names a file that is read. */
bool gv_given_is_file(const gv_given *given);

#endif

#include "app/options.h"
#include "base/foreign.h"

#include <getopt.h>
#include <stdarg.h>
#include <stdio.h>
#include <unistd.h>

#include "app/nearest.h"
#include "app/paths.h"
#include "app/replay.h"
#include "app/rules.h"
#include "front/front.h"
#include "tool/tool.h"

/* ---- what the options do: false when the value is none that the option takes ---- */

static bool set_format(gv_options *options, const char *value) {
  return (options->renderer = gv_renderer_by_name(value)) != NULL;
}
static bool set_quiet(gv_options *options, const char *value) {
  return (void)value, options->render.quiet = true;
}
static bool set_proof(gv_options *options, const char *value) {
  return (void)value,
         options->render.proof = options->analysis.proof = options->analysis.tell_orders = true;
}
static bool set_check_proof(gv_options *options, const char *value) {
  return (void)value, options->certify = options->analysis.check_proof = true;
}
static bool set_certificate(gv_options *options, const char *value) {
  return options->certify = true, *(options->certificate = value) != 0;
}
static bool set_dump(gv_options *options, const char *value) {
  static const struct {
    const char *word;
    gv_stage stage;
  } stages[] = {
      {"model", GV_STAGE_NONE},    {"cfg", GV_STAGE_CFG},   {"predicates", GV_STAGE_PREDICATES},
      {"states", GV_STAGE_STATES}, {"path", GV_STAGE_PATH}, {"steps", GV_STAGE_STEPS}};
  options->dump_runtime = strcmp(value, "runtime") == 0;
  for (size_t i = 0; i < sizeof stages / sizeof *stages; i++)
    if (strcmp(value, stages[i].word) == 0)
      options->dump_model = true, options->analysis.dump.stage = stages[i].stage;
  return options->dump_model || options->dump_runtime;
}
static bool set_runtime(gv_options *options, const char *value) {
  return *(options->runtime = value);
}
static bool set_runtime_file(gv_options *options, const char *value) {
  return *(options->runtime_file = value);
}
static bool set_kernel_effects(gv_options *options, const char *value) {
  options->analysis.assume_kernels = strcmp(value, "assume-all") == 0;
  return options->analysis.assume_kernels || strcmp(value, "unknown") == 0;
}
static bool set_compare(gv_options *options, const char *value) {
  return (void)value, options->compare_runtimes = true;
}
static bool set_parse_only(gv_options *options, const char *value) {
  return (void)value, options->parse_only = true;
}
static bool set_werror(gv_options *options, const char *value) {
  return (void)value, options->render.werror = options->werror = true;
}
static bool set_enable(gv_options *options, const char *value) {
  return gv_read_rules(&options->selection, value, GV_GRADE_ON);
}
static bool set_disable(gv_options *options, const char *value) {
  return gv_read_rules(&options->selection, value, GV_GRADE_OFF);
}
static bool set_severity(gv_options *options, const char *value) {
  return gv_read_grades(&options->selection, value);
}
static bool set_fix(gv_options *options, const char *value) {
  return gv_fix_read_mode(&options->fix, value);
}
static bool set_minimize(gv_options *options, const char *value) {
  return (void)value, options->fix = (gv_fix_options){.mode = GV_FIX_MINIMIZE}, true;
}
static bool set_replay_plan(gv_options *options, const char *value) {
  return *(options->replay_plan = value) != 0;
}
static bool set_replay(gv_options *options, const char *value) {
  return (void)value, options->replay = true;
}
static bool set_replay_device(gv_options *options, const char *value) {
  options->replay = true;
  return gv_read_replay_device(&options->replaying, value);
}
static bool set_replay_proved(gv_options *options, const char *value) {
  return (void)value, options->replay_proved = true;
}
static bool set_list_rules(gv_options *options, const char *value) {
  return (void)value, options->list_rules = true;
}
static bool set_explain(gv_options *options, const char *value) {
  return (options->explain = gv_rule_by_name(gv_str_of(value))) != GV_RULE_NONE;
}
static bool set_graph(gv_options *options, const char *value) {
  return gv_graph_read_kind(&options->graph, value);
}
static bool set_graph_format(gv_options *options, const char *value) {
  return gv_graph_read_format(&options->graph, value);
}
static bool set_graph_scope(gv_options *options, const char *value) {
  return gv_graph_read_scope(&options->graph, value);
}
static bool set_graph_against(gv_options *options, const char *value) {
  options->graph.wanted = true;
  return *(options->graph.against = value) != 0;
}
static bool set_graph_show(gv_options *options, const char *value) {
  return gv_graph_read_show(&options->graph, value);
}
static bool set_output(gv_options *options, const char *value) {
  options->graph.file = strcmp(value, "-") == 0 ? NULL : value;
  return options->graph.wanted = *value != 0;
}
static bool set_help(gv_options *options, const char *value) {
  return (void)value, options->help = true;
}
static bool set_version(gv_options *options, const char *value) {
  return (void)value, options->version = true;
}

static bool set_manual(gv_options *options, const char *value) {
  return (void)value, options->manual = true;
}
static bool set_completion(gv_options *options, const char *value) {
  options->completion = value;
  return strcmp(value, "bash") == 0 || strcmp(value, "zsh") == 0 || strcmp(value, "fish") == 0;
}
static bool set_verify(gv_options *options, const char *value) {
  return (void)value, options->verify_diagnostics = true;
}
static bool set_split(gv_options *options, const char *value) {
  return (void)value, options->split_input = true;
}
static bool set_baseline(gv_options *options, const char *value) {
  return *(options->baseline = value);
}
static bool set_write_baseline(gv_options *options, const char *value) {
  return *(options->write_baseline = value);
}
static bool set_config(gv_options *options, const char *value) {
  return *(options->config = value);
}
static bool set_no_config(gv_options *options, const char *value) {
  return (void)value, options->no_config = true;
}
static bool set_cache(gv_options *options, const char *value) { return *(options->cache = value); }

/* What numbers may be; the table says so to the user. */
enum {
  MOST_JOBS = 1024,
  MOST_RUNS = 1000000,
  LONGEST_TIME = 86400, /* seconds */
  MOST_MEGABYTES = 1 << 24,
  LAST_RELEASE = 999,
};

/* A number from *at on, which goes on after it. */
static bool take_number(const char **at, uint32_t *result) {
  uint64_t number = 0;
  const char *p = *at;
  for (; *p >= '0' && *p <= '9' && number <= UINT32_MAX; p++)
    number = number * 10 + (uint64_t)(*p - '0');
  bool any = p > *at && number <= UINT32_MAX;
  *result = (uint32_t)number;
  *at = p;
  return any;
}

static bool set_max_findings(gv_options *options, const char *value) {
  return take_number(&value, &options->render.max_findings) && !*value;
}

static bool set_graph_limit(gv_options *options, const char *value) {
  options->graph.wanted = true;
  return take_number(&value, &options->graph.options.limit) && !*value;
}

uint32_t gv_cores(void) {
  long cores = sysconf(_SC_NPROCESSORS_ONLN);
  return cores > 0 && cores < MOST_JOBS ? (uint32_t)cores : 1;
}

static bool set_jobs(gv_options *options, const char *value) {
  bool valid = take_number(&value, &options->jobs) && !*value && options->jobs <= MOST_JOBS;
  if (!options->jobs) options->jobs = gv_cores();
  return valid;
}

static bool set_shard(gv_options *options, const char *value) {
  gv_shard *shard = &options->render.shard;
  if (!take_number(&value, &shard->index) || *value++ != '/' ||
      !take_number(&value, &shard->count) || *value)
    return false;
  return shard->index >= 1 && shard->index <= shard->count;
}

/* As many runs are wanted, so they are made by seed. */
static bool set_replay_runs(gv_options *options, const char *value) {
  options->replay = options->replaying.by_seed = true;
  return take_number(&value, &options->replaying.runs) && !*value && options->replaying.runs > 0 &&
         options->replaying.runs <= MOST_RUNS;
}

static bool color_by_itself(void) {
  const char *no_color = getenv("NO_COLOR"), *term = getenv("TERM");
  return isatty(STDOUT_FILENO) && !(no_color && *no_color) && !(term && strcmp(term, "dumb") == 0);
}

static bool set_color(gv_options *options, const char *value) {
  bool always = strcmp(value, "always") == 0, by_itself = strcmp(value, "auto") == 0;
  options->render.color = always || (by_itself && color_by_itself());
  return always || by_itself || strcmp(value, "never") == 0;
}

/* ---- sources ---- */

enum { TIME_LIMIT = 60 };

static bool set_mode(gv_options *options, gv_mode mode) {
  options->lower.mode = mode;
  return true;
}
static bool set_lower(gv_options *options, const char *value) {
  return (void)value, set_mode(options, GV_MODE_LOWER);
}
static bool set_source(gv_options *options, const char *value) {
  return *(options->lower.source = value) && set_mode(options, GV_MODE_BESIDE);
}
static bool set_stage(gv_options *options, const char *value) {
  bool source = strcmp(value, "source") == 0;
  return set_mode(options, source ? GV_MODE_SOURCE : GV_MODE_LOWERED) &&
         (source || strcmp(value, "lowered") == 0);
}
static bool set_skip_source(gv_options *options, const char *value) {
  return (void)value, options->lower.skip_source = true;
}
static bool set_mlir_opt(gv_options *options, const char *value) {
  return *(options->lower.mlir_opt = value);
}
static bool set_opt(gv_options *options, const char *value) {
  return *(options->lower.opt = value);
}
static bool set_mlir_translate(gv_options *options, const char *value) {
  return *(options->lower.mlir_translate = value);
}
static bool set_build(gv_options *options, const char *value) {
  return *(options->sources.build = value);
}
static bool set_clang(gv_options *options, const char *value) {
  return *(options->sources.clang = value);
}
static bool set_llvm_link(gv_options *options, const char *value) {
  return *(options->sources.llvm_link = value);
}
static bool set_extra_arg(gv_options *options, const char *value) { return (void)options, *value; }
static bool set_stub_headers(gv_options *options, const char *value) {
  return (void)value, options->sources.stub_headers = true;
}
static bool set_link(gv_options *options, const char *value) {
  static const char *const words[] = {
      [GV_LINK_BUILD] = "auto", [GV_LINK_ALL] = "all", [GV_LINK_NONE] = "none"};
  for (gv_linking linking = GV_LINK_BUILD; linking <= GV_LINK_NONE; linking++) {
    options->sources.linking = linking;
    if (strcmp(value, words[linking]) == 0) return true;
  }
  return false;
}
static bool set_device_module(gv_options *options, const char *value) {
  return *(options->device_module = value);
}
static bool set_pipeline(gv_options *options, const char *value) {
  return *(options->lower.pipeline = value);
}
static bool set_each_pass(gv_options *options, const char *value) {
  return (void)value, options->lower.each_pass = true;
}

static bool read_unsigned(const char *value, unsigned most, unsigned *number) {
  *number = 0;
  const char *p = value;
  for (; *p >= '0' && *p <= '9' && *number <= most; p++)
    *number = *number * 10 + (unsigned)(*p - '0');
  return p > value && !*p && *number >= 1 && *number <= most;
}
static bool set_time_limit(gv_options *options, const char *value) {
  return read_unsigned(value, LONGEST_TIME, &options->lower.time_limit);
}
static bool set_read_memory(gv_options *options, const char *value) {
  return read_unsigned(value, MOST_MEGABYTES, &options->read_memory);
}
static bool set_release(gv_options *options, const char *value) {
  return read_unsigned(value, LAST_RELEASE, &options->lower.release);
}

/* ---- the table ---- */

enum {
  IN_FOLDER = 1,  /* a folder can set it, in its .gpuverify */
  RULES = 2,      /* it says something of rules, and may be given for one after the other */
  NO_BEARING = 4, /* what is found in an input and written of it is the same with and without */
  OPTIONAL = 8,   /* the value can be left out, and is then NULL */
};

typedef struct row {
  const char *name;
  char letter;        /* 0: none */
  const char *values; /* as --help shows them; "FILE": a file that is read; NULL: the option takes
                         no value */
  bool (*set)(gv_options *options, const char *value);
  const char *help; /* NULL: not shown */
  unsigned traits;
  uint32_t least, most; /* of a number; most 0: it takes none */
  const char *hint;     /* how a value is made; NULL: `values` says it */
} row;

static const row rows[] = {
    {"format", 0, "text|json|sarif|github|junit|gitlab", set_format,
     "the format of the report; text by default"},
    {"quiet", 'q', NULL, set_quiet,
     "findings without source lines and notes; no line for a proved file of which all is decided"},
    {"max-findings", 0, "NUMBER", set_max_findings,
     "write at most so many findings per file, and look for no more; 0, the default: all",
     IN_FOLDER, .least = 0, .most = UINT32_MAX},
    {"color", 0, "auto|always|never", set_color,
     "colours in text; auto, the default: on a terminal without NO_COLOR"},
    {"werror", 0, NULL, set_werror, "warnings count as violations in the exit status", IN_FOLDER},
    {"disable", 0, "RULE,...", set_disable,
     "omit the findings of these rules; what they decided is then unproved", IN_FOLDER | RULES},
    {"enable", 0, "RULE,...", set_enable, "report the findings of these rules again",
     IN_FOLDER | RULES},
    {"severity", 0, "RULE=GRADE,...", set_severity,
     "change severities: error, warning (decides no verdict), remark or off", IN_FOLDER | RULES,
     .hint = "; a GRADE is error, warning, remark or off"},
    {"baseline", 0, "FILE", set_baseline, "suppress the findings in FILE", IN_FOLDER},
    {"write-baseline", 0, "OUTPUT", set_write_baseline,
     "write the findings of this run to OUTPUT, as a baseline", NO_BEARING},
    {"config", 0, "FILE", set_config, "read settings from FILE instead of the nearest .gpuverify",
     NO_BEARING},
    {"no-config", 0, NULL, set_no_config, "read no settings", NO_BEARING},
    {"jobs", 'j', "NUMBER", set_jobs,
     "verify so many files, or components of one, at a time; 0: as many as there are cores",
     NO_BEARING, .least = 0, .most = MOST_JOBS},
    {"cache", 0, "DIR", set_cache, "store results in DIR, and reuse those of unchanged files",
     NO_BEARING},
    {"shard", 0, "I/N", set_shard,
     "verify part I of N of the files; 'gpuverify merge' joins the parts", NO_BEARING,
     .hint = "; I is 1 to N"},
    {"verify-diagnostics", 0, NULL, set_verify,
     "compare the findings with '// expected-error {{...}}' comments"},
    {"split-input-file", 0, NULL, set_split,
     "verify each part between lines '// -----' as a separate file"},
    {"lower", 0, NULL, set_lower,
     "the files are sources: lower them with mlir-opt and verify the result"},
    {"source", 0, "FILE", set_source,
     "the files were lowered from this source, with debug locations: compare them with it"},
    {"stage", 0, "lowered|source", set_stage,
     "what the files are; source: check only that it can be lowered"},
    {"skip-source", 0, NULL, set_skip_source, "skip files that are not lowered, without an error",
     IN_FOLDER},
    {"mlir-opt", 0, "PROGRAM", set_mlir_opt,
     "the mlir-opt to use; else $MLIR_OPT, mlir-opt-22 or mlir-opt"},
    {"mlir-translate", 0, "PROGRAM", set_mlir_translate,
     "the mlir-translate that imports LLVM IR; else $MLIR_TRANSLATE, mlir-translate-22 or "
     "mlir-translate"},
    {"build", 'p', "DIR", set_build,
     "compile sources with the flags in the compile_commands.json in DIR; without a FILE, all its "
     "sources"},
    {"link", 0, "auto|all|none", set_link,
     "which sources form one program: auto, the default: those of --build; all: also those that "
     "are named"},
    {"extra-arg", 0, "FLAG", set_extra_arg,
     "an additional flag for clang, such as -Iinclude; repeat it for more"},
    {"stub-headers", 0, NULL, set_stub_headers,
     "compile with the CUDA and HIP declarations that come with gpuverify, without a toolkit",
     IN_FOLDER},
    {"clang", 0, "PROGRAM", set_clang,
     "the clang that compiles sources; else $CLANG, clang-22 or clang"},
    {"llvm-link", 0, "PROGRAM", set_llvm_link,
     "the llvm-link that links compiled sources; else $LLVM_LINK, llvm-link-22 or llvm-link"},
    {"opt", 0, "PROGRAM", set_opt,
     "the opt that inlines functions in LLVM IR compiled without optimization; else opt-22 or opt; "
     "off: none"},
    {"device-module", 0, "FILE", set_device_module,
     "the device side of the program, MLIR or LLVM IR, for what its kernels access", IN_FOLDER},
    {"kernel-effects", 0, "unknown|assume-all", set_kernel_effects,
     "the effect of kernels without a body: unknown, the default, or they read and write all "
     "arguments",
     IN_FOLDER},
    {"pipeline", 0, "builtin.module(...)", set_pipeline,
     "the passes that lower; or give passes after '--'"},
    {"each-pass", 0, NULL, set_each_pass,
     "with --lower: verify after every pass, and name the one that introduced a finding"},
    {"time-limit", 0, "SECONDS", set_time_limit,
     "the time limit for reading a file, and for mlir-opt or mlir-translate; 60 by default, more "
     "for large files",
     .least = 1, .most = LONGEST_TIME},
    {"read-memory", 0, "MEGABYTES", set_read_memory,
     "the memory limit for reading a file; 1024 by default, more for large files", .least = 1,
     .most = MOST_MEGABYTES},
    {"release", 0, "NUMBER", set_release,
     "the release of MLIR that lowers the source; default: that of mlir-opt", .least = 1,
     .most = LAST_RELEASE},
    {"proof", 0, NULL, set_proof,
     "list each proved obligation with the reason, and the assumptions"},
    {"check-proof", 0, NULL, set_check_proof,
     "check that the result is inductive, and look for a certificate of the proof", IN_FOLDER},
    {"certificate", 0, "FILE", set_certificate,
     "write a certificate of the proof, which gpuverify-check checks"},
    {"fix", 0, "report|diff|write|.SUFFIX", set_fix,
     "fix findings in MLIR text, lowered or with --lower: in the report; as a patch; in the file, "
     "the default; in a copy",
     OPTIONAL},
    {"minimize-sync", 0, NULL, set_minimize,
     "print a patch that removes the waits which a proved program does not need, with its critical "
     "path before and after"},
    {"replay", 0, NULL, set_replay,
     "run the path of each finding on CUDA hardware, or else on a simulated device"},
    {"replay-device", 0, "auto|sim|cuda[:N]", set_replay_device, "replay on this device",
     .hint = "; N is 0 to 4095"},
    {"replay-runs", 0, "NUMBER", set_replay_runs, "replay so many times", .least = 1,
     .most = MOST_RUNS},
    {"replay-plan", 0, "FILE", set_replay_plan,
     "write the path of each finding as a plan for 'gpuverify replay'"},
    {"replay-proved", 0, NULL, set_replay_proved,
     "also run paths of files without findings: none may show a fault"},
    {"explain", 0, "RULE", set_explain,
     "print what the rule means, how to fix and to suppress it, and exit"},
    {"list-rules", 0, NULL, set_list_rules,
     "print the name, severity and meaning of every rule, and exit"},
    {"runtime", 0, "NAME,...", set_runtime,
     "the runtime of the program: cuda, the default, rocm, level-zero, sycl, vulkan, cuda-runtime, "
     "cuda-driver, hip, flang, "
     "and libraries beside one of these: cublas, cudnn, cufft, curand, hipblas, mpi, nccl",
     IN_FOLDER},
    {"runtime-file", 0, "FILE", set_runtime_file,
     "a profile with functions and facts that extend or override the runtime", IN_FOLDER},
    {"compare-runtimes", 0, NULL, set_compare,
     "print the verdict for each of MLIR's runtimes as a table, and exit"},
    {"dump", 0, "model|cfg|predicates|states|path|steps|runtime", set_dump,
     "print the program as the analysis sees it, a stage of the analysis, its steps, or the "
     "selected runtime, and "
     "exit"},
    {"graph", 0, "order|handles|cfg|tokens", set_graph,
     "draw the order of operations; lifetimes; control flow; tokens of the source", OPTIONAL},
    {"graph-format", 0, "dot|svg|png|pdf|html|json|mermaid", set_graph_format,
     "the format; the default follows from the extension of OUTPUT, else dot"},
    {"graph-against", 0, "FILE", set_graph_against,
     "draw the order that was lost or added between FILE and the input"},
    {"graph-scope", 0, "SCOPE", set_graph_scope,
     "findings, the default if there are any; all; or function=NAME",
     .hint = "; a SCOPE is findings, all or function=NAME"},
    {"graph-show", 0, "transitive|calls|events,...", set_graph_show,
     "transitive edges; expanded calls; events as nodes"},
    {"graph-limit", 0, "NUMBER", set_graph_limit,
     "draw at most so many nodes, 300 by default; 0: all", .least = 0, .most = UINT32_MAX},
    {"output", 'o', "OUTPUT", set_output,
     "the file for the graph; default: standard output, with the findings on standard error"},
    {"parse-only", 0, NULL, set_parse_only, NULL},
    {"completion", 0, "bash|zsh|fish", set_completion,
     "print the shell completion for these options, and exit"},
    {"manual", 0, NULL, set_manual, NULL},
    {"help", 'h', NULL, set_help, "print this help and exit"},
    {"version", 0, NULL, set_version, "print the version and exit"},
};

enum { ROWS = sizeof rows / sizeof *rows, FIRST_LONG = 256 /* above every letter */ };
enum { GRAPH_LIMIT = 300 };

/* ---- reading ---- */

/* `place`: "gpuverify", or where the word stands that is wrong. */
__attribute__((format(printf, 2, 3))) static gv_status unusable_at(gv_str place, const char *format,
                                                                   ...) {
  va_list args;
  va_start(args, format);
  gv_print_foreign(stderr, "%.*s: error: ", GV_FMT(place));
  gv_print_foreign_args(stderr, format, args);
  fputs("\ntry 'gpuverify --help'\n", stderr);
  va_end(args);
  return GV_UNUSABLE;
}
#define unusable(...) unusable_at(GV_STR("gpuverify"), __VA_ARGS__)

static int takes(const row *row) {
  if (!row->values) return no_argument;
  return row->traits & OPTIONAL ? optional_argument : required_argument;
}

static void make_getopt_tables(struct option *longs, char *shorts) {
  *shorts++ = ':'; /* tell a missing value from an unknown option */
  for (int i = 0; i < ROWS; i++) {
    longs[i] = (struct option){rows[i].name, takes(&rows[i]), NULL, FIRST_LONG + i};
    if (!rows[i].letter) continue;
    *shorts++ = rows[i].letter;
    if (rows[i].values) *shorts++ = ':';
  }
}

static const row *row_of(int option) {
  if (option >= FIRST_LONG && option < FIRST_LONG + ROWS) return &rows[option - FIRST_LONG];
  for (int i = 0; i < ROWS; i++)
    if (rows[i].letter && rows[i].letter == option) return &rows[i];
  return NULL;
}

static const char *option_at(const void *names, uint32_t index) {
  (void)names;
  for (int i = 0; i < ROWS; i++)
    if (rows[i].help && index-- == 0) return rows[i].name;
  return NULL;
}

/* "--replay, --replay-device": the options that a word may be short for; *count of them. */
static gv_str options_that_begin(gv_arena *arena, gv_str word, uint32_t *count) {
  gv_str names = GV_STR("");
  *count = 0;
  for (int i = 0; i < ROWS; i++) {
    if (!rows[i].help || strncmp(rows[i].name, word.at, word.len) != 0) continue;
    names = gv_format(arena, "%.*s%s--%s", GV_FMT(names), names.len ? ", " : "", rows[i].name);
    ++*count;
  }
  return names;
}

static gv_status reject_long(gv_arena *arena, gv_str place, const char *word) {
  gv_str name = {word + 2, strcspn(word + 2, "=")};
  uint32_t count = 0;
  gv_str names = name.len ? options_that_begin(arena, name, &count) : GV_STR("");
  if (count > 1)
    return unusable_at(place, "'%s' is short for more than one option: %.*s", word, GV_FMT(names));
  const char *nearest[GV_NEAREST];
  if (!gv_nearest(name, option_at, NULL, nearest))
    return unusable_at(place, "unknown option '%s'", word);
  return unusable_at(place, "unknown option '%s'; did you mean '--%s'?", word, nearest[0]);
}

/* The word may be the name of a file. */
static gv_status reject_letter(gv_str place, char letter, const char *word) {
  if (access(word, F_OK) != 0) return unusable_at(place, "unknown option '-%c'", letter);
  return unusable_at(place, "unknown option '-%c'; write a file '%s' after '--', or as './%s'",
                     letter, word, word);
}

/* getopt_long goes on to the next word when it has taken the last letter of one. */
static const char *word_with(char letter, char **argv) {
  const char *word = argv[optind];
  return word && word[0] == '-' && word[1] != '-' && strchr(word, letter) ? word : argv[optind - 1];
}

/* getopt_long did not take what it found: an unknown letter (optopt, in a word of many), or a whole
 * word. */
static gv_status reject(gv_arena *arena, int result, char **argv, const gv_arguments *arguments) {
  const row *known = optopt ? row_of(optopt) : NULL;
  const char *word = optopt && !known ? word_with((char)optopt, argv) : argv[optind - 1];
  gv_str place = gv_argument_place(arena, arguments, word);
  if (result == ':')
    return unusable_at(place, "option '--%s' needs a value: %s", known->name, known->values);
  if (known) return unusable_at(place, "option '--%s' takes no value", known->name);
  return optopt ? reject_letter(place, (char)optopt, word) : reject_long(arena, place, word);
}

static gv_status reject_and_clear(int result, char **argv, const gv_arguments *arguments) {
  gv_arena arena = {0};
  gv_status status = reject(&arena, result, argv, arguments);
  gv_arena_clear(&arena);
  return status;
}

static void keep(gv_options *options, const row *row, const char *value) {
  *gv_push(&options->given) = (gv_given){(uint32_t)(row - rows), value};
}

/* "NUMBER, 1 to 256". */
static gv_str words_of(gv_arena *arena, const row *row) {
  return row->most ? gv_format(arena, "%s, %u to %u", row->values, row->least, row->most)
                   : gv_str_of(row->values);
}

/* "; did you mean 'json'?", where the value is to be one of a few words. */
static gv_str hint_for(gv_arena *arena, const row *row, const char *value) {
  bool listed =
      row->values && row->values[0] >= 'a' && row->values[0] <= 'z' && strchr(row->values, '|');
  gv_str meant = listed ? gv_did_you_mean_word(arena, gv_str_of(value), row->values) : GV_STR("");
  return row->hint ? gv_str_of(row->hint) : meant;
}

static gv_status refuse_value(gv_arena *arena, const row *row, const char *value,
                              const gv_arguments *arguments) {
  gv_str place = gv_argument_place(arena, arguments, value), takes = words_of(arena, row),
         hint = hint_for(arena, row, value);
  gv_str refusal = strstr(row->values, "RULE") ? gv_rule_refusal(arena, value) : GV_STR("");
  if (refusal.len) return unusable_at(place, "%.*s", GV_FMT(refusal));
  return unusable_at(place, "option '--%s' takes %.*s, not '%s'%.*s", row->name, GV_FMT(takes),
                     value, GV_FMT(hint));
}

static gv_status take(gv_options *options, const row *row, const char *value,
                      const gv_arguments *arguments) {
  gv_arena arena = {0};
  keep(options, row, value);
  gv_status status = row->set(options, value) ? GV_OK : refuse_value(&arena, row, value, arguments);
  gv_arena_clear(&arena);
  return status;
}

static int before_dashes(int argc, char **argv) {
  for (int i = 1; i < argc; i++)
    if (strcmp(argv[i], "--") == 0) return i;
  return argc;
}

/* What stands after "--": passes of the lowering, or files whose names may begin with a '-'. */
static void take_rest(gv_options *options, int argc, char **argv, int dashes) {
  if (dashes == argc) return;
  if (options->lower.mode == GV_MODE_LOWER) {
    options->lower.passes = argv + dashes + 1;
    argv[dashes] = NULL;
  } else {
    memmove(argv + dashes, argv + dashes + 1,
            (size_t)(argc - dashes) * sizeof *argv); /* with the NULL */
  }
}

/* A program that is not there would be asked for nothing, and nobody would hear of it. */
static gv_status check_program(const gv_options *options) {
  gv_arena arena = {0};
  const char *program = options->lower.mode == GV_MODE_LOWERED
                            ? options->lower.mlir_opt
                            : NULL; /* else it is said of each file */
  bool found = !program || gv_tool_find(&arena, program).at;
  gv_arena_clear(&arena);
  return found ? GV_OK : unusable("no program '%s' to run (--mlir-opt)", program);
}

static gv_status check_lowering(const gv_options *options) {
  const gv_lower_options *lower = &options->lower;
  bool lowers = lower->mode == GV_MODE_LOWER;
  if (lower->pipeline && !lowers) return unusable("option '--pipeline' needs '--lower'");
  if (lower->each_pass && !lowers) return unusable("option '--each-pass' needs '--lower'");
  if (lower->pipeline && lower->passes && *lower->passes)
    return unusable("passes come from '--pipeline' or after '--', not both");
  if (lower->mode != GV_MODE_LOWERED && options->split_input)
    return unusable("'--split-input-file' is for lowered code: it does not go with '--lower', "
                    "'--source' or '--stage=source'");
  return GV_OK;
}

/* ---- options that would have no effect ---- */

static bool is_given(const gv_options *options, const char *name) {
  for (uint32_t i = 0; i < options->given.len; i++)
    if (strcmp(rows[options->given.at[i].row].name, name) == 0) return true;
  return false;
}

/* What the first of these says would be ignored where the second is given. */
static const char *const pairs[][2] = {
    {"config", "no-config"},
    {"source", "lower"},
    {"stage", "lower"},
    {"stage", "source"},
    {"skip-source", "lower"},
    {"skip-source", "source"},
    {"format", "verify-diagnostics"},
    {"max-findings", "verify-diagnostics"},
    {"werror", "verify-diagnostics"},
    {"format", "dump"},
    {"quiet", "dump"},
    {"proof", "dump"},
    {"max-findings", "dump"},
    {"werror", "dump"},
    {"baseline", "dump"},
    {"write-baseline", "dump"},
    {"verify-diagnostics", "dump"},
    {"compare-runtimes", "dump"},
    {"graph", "dump"},
    {"fix", "minimize-sync"},
    {"minimize-sync", "dump"},
    {"minimize-sync", "compare-runtimes"},
    {"minimize-sync", "verify-diagnostics"},
    {"minimize-sync", "split-input-file"},
    {"minimize-sync", "lower"},
    {"minimize-sync", "source"},
    {"minimize-sync", "stage"},
    {"certificate", "dump"},
    {"certificate", "compare-runtimes"},
    {"certificate", "split-input-file"},
    {"certificate", "lower"},
    {"certificate", "source"},
    {"fix", "dump"},
    {"fix", "compare-runtimes"},
    {"fix", "verify-diagnostics"},
    {"fix", "split-input-file"},
    {"fix", "source"},
    {"replay", "dump"},
    {"replay-plan", "dump"},
    {"replay-proved", "dump"},
    {"format", "compare-runtimes"},
    {"proof", "compare-runtimes"},
    {"max-findings", "compare-runtimes"},
    {"runtime", "compare-runtimes"},
    {"write-baseline", "compare-runtimes"},
    {"verify-diagnostics", "compare-runtimes"},
    {"graph", "compare-runtimes"},
    {"replay", "compare-runtimes"},
    {"replay-plan", "compare-runtimes"},
    {"replay-proved", "compare-runtimes"},
    {"shard", "compare-runtimes"},
    {"cache", "compare-runtimes"},
};

/* No outcome is kept of what rests on a compiler or a device. */
static const char *const uncached[] = {"certificate", "fix",         "minimize-sync",
                                       "lower",       "source",      "stage",
                                       "replay",      "replay-plan", "replay-proved"};

/* What is done with the files of a command line is nothing to an editor's. */
static const char *const not_served[] = {"format",
                                         "quiet",
                                         "color",
                                         "proof",
                                         "certificate",
                                         "max-findings",
                                         "jobs",
                                         "shard",
                                         "cache",
                                         "link",
                                         "write-baseline",
                                         "verify-diagnostics",
                                         "dump",
                                         "fix",
                                         "minimize-sync",
                                         "graph",
                                         "output",
                                         "replay",
                                         "replay-plan",
                                         "replay-device",
                                         "replay-runs",
                                         "replay-proved",
                                         "compare-runtimes",
                                         "split-input-file"};

#define COUNT(array) (sizeof(array) / sizeof *(array))

static gv_status check_effects(const gv_options *options) {
  for (size_t i = 0; i < COUNT(pairs); i++)
    if (is_given(options, pairs[i][0]) && is_given(options, pairs[i][1]))
      return unusable("option '--%s' has no effect beside '--%s'", pairs[i][0], pairs[i][1]);
  for (size_t i = 0; i < COUNT(uncached); i++)
    if (is_given(options, "cache") && is_given(options, uncached[i]))
      return unusable("option '--cache' has no effect beside '--%s', whose outcome is not kept",
                      uncached[i]);
  for (size_t i = 0; i < COUNT(not_served) && options->lsp; i++)
    if (is_given(options, not_served[i]))
      return unusable("'gpuverify lsp' takes no '--%s'", not_served[i]);
  if (options->lower.release && options->lower.mode == GV_MODE_LOWERED)
    return unusable("option '--release' needs '--lower', '--source' or '--stage=source'");
  const gv_renderer *renderer = options->renderer;
  bool whole = renderer->between || (renderer->assemble && renderer != &gv_junit_renderer),
       text = renderer == &gv_text_renderer;
  if (is_given(options, "quiet") && whole)
    return unusable("option '--quiet' has no effect on the format %s", renderer->name);
  if (is_given(options, "proof") && !text && renderer != &gv_json_renderer)
    return unusable("option '--proof' has no effect on the format %s", renderer->name);
  return GV_OK;
}

/* ---- the whole ---- */

const gv_command gv_commands[] = {
    {"lsp", "[OPTION]...", "serve an editor (language server)"},
    {"merge", "PART...", "join the reports of --shard"},
    {"replay", "[OPTION]... PLAN...", "run the plans of --replay-plan"},
    {NULL, NULL, NULL},
};

static const char *command_at(const void *names, uint32_t index) {
  return (void)names, gv_commands[index].name;
}

/* The first word is no file, and nearly a command. */
static gv_status check_command(const gv_options *options) {
  const char *word = *options->files, *nearest[GV_NEAREST];
  if (!word || options->lsp || strpbrk(word, "./") || access(word, F_OK) == 0) return GV_OK;
  if (!gv_nearest(gv_str_of(word), command_at, NULL, nearest)) return GV_OK;
  return unusable("no file or command '%s'; did you mean 'gpuverify %s'?", word, nearest[0]);
}

/* What follows from the options together; what cannot is for check() to say. */
static void settle(gv_options *options) {
  gv_graph_settle_format(&options->graph);
  options->analysis.remarks = gv_selection_asks_for_remarks(&options->selection);
  /* What becomes of an obligation is then decided after the analysis, so all have to be listed. */
  if (gv_selection_disabled(&options->selection) + gv_selection_regraded(&options->selection))
    options->analysis.proof = true;
  /* There is no report, only errors. */
  /* What comes of a source rests on the compiler, too, which no cache knows. */
  if (options->lower.mode != GV_MODE_LOWERED) options->cache = NULL;
  if (options->dump_model || options->parse_only || options->verify_diagnostics)
    options->renderer = gv_renderers[0];
  /* Edits are made of the text, and written. */
  if (options->fix.mode) options->cache = NULL;
  /* What was kept says nothing about devices, and writes no plans. */
  if (options->replay || options->replay_plan || options->replay_proved) options->cache = NULL;
}

static gv_status check(const gv_options *options) {
  bool stops = options->help || options->version || options->list_rules || options->manual ||
               options->completion || options->explain != GV_RULE_NONE || options->lsp ||
               options->dump_runtime;
  if (options->lsp && *options->files)
    return unusable("'gpuverify lsp' takes no file: the editor sends what is open");
  if (!*options->files && !stops && !options->sources.build) return unusable("no input file");
  if (!stops && check_command(options) != GV_OK) return GV_UNUSABLE;
  if (options->render.shard.count && !options->renderer->merges && !stops)
    return unusable("parts of a run can be joined in the formats json and sarif only: '--shard' "
                    "needs one of them");
  if (options->render.shard.count && options->write_baseline && !stops)
    return unusable("'--write-baseline' cannot be combined with '--shard'");
  if (options->compare_runtimes && options->lower.mode != GV_MODE_LOWERED)
    return unusable("'--compare-runtimes' is for lowered code: it does not go with '--lower', "
                    "'--source' or '--stage=source'");
  if (options->replay_plan && *options->files && options->files[1])
    return unusable("the plans of one input at a time: '--replay-plan' takes one FILE");
  if (options->certificate && *options->files && options->files[1])
    return unusable("the certificate of one input at a time: '--certificate' takes one FILE");
  gv_graph_request graph = options->graph;
  if (!gv_graph_settle_format(&graph))
    return unusable(
        "'%s' does not end in .dot, .svg, .png, .pdf, .html, .json or .mmd: say --graph-format",
        graph.file);
  if (graph.wanted && options->split_input && !stops)
    return unusable(
        "a graph is of one program: '--graph' and '--split-input-file' do not go together");
  if (graph.against && graph.options.kind != GV_GRAPH_ORDER && !stops)
    return unusable("'--graph-against' compares what is ordered: '--graph=order' is the graph that "
                    "it goes with");
  if (graph.against && options->lower.each_pass && !stops)
    return unusable("'--graph-against' compares two programs: it does not go with '--each-pass'");
  bool beside = options->lower.mode == GV_MODE_LOWER || options->lower.mode == GV_MODE_BESIDE;
  if (graph.wanted && graph.options.kind == GV_GRAPH_TOKENS && !beside && !stops)
    return unusable("'--graph=tokens' shows a source beside what it was lowered to: say '--lower "
                    "SOURCE' or '--source SOURCE LOWERED'");
  if (stops && !options->lsp) return GV_OK;
  if (check_effects(options) != GV_OK || check_program(options) != GV_OK) return GV_UNUSABLE;
  return check_lowering(options);
}

gv_status gv_options_read(gv_options *options, int argc, char **argv,
                          const gv_arguments *arguments) {
  struct option longs[ROWS + 1] = {{0}};
  char shorts[2 * ROWS + 2] = {0};
  make_getopt_tables(longs, shorts);
  gv_options_begin(options);
  options->lsp = argc > 1 && strcmp(argv[1], "lsp") == 0;
  argc -= options->lsp;
  argv += options->lsp;
  int words = before_dashes(argc, argv);
  opterr = 0;
  for (int found; (found = getopt_long(words, argv, shorts, longs, NULL)) != -1;) {
    if (found == ':' || found == '?') return reject_and_clear(found, argv, arguments);
    if (take(options, row_of(found), optarg, arguments) != GV_OK) return GV_UNUSABLE;
  }
  options->files = argv + optind;
  take_rest(options, argc, argv, words);
  settle(options);
  return check(options);
}

void gv_options_clear(gv_options *options) { gv_vec_free(&options->given); }

/* ---- the options of a folder ---- */

void gv_options_begin(gv_options *options) {
  *options = (gv_options){.renderer = gv_renderers[0],
                          .explain = GV_RULE_NONE,
                          .jobs = 1,
                          .lower.time_limit = TIME_LIMIT};
  options->graph.options.limit = GRAPH_LIMIT;
  options->render = (gv_render_options){
      .color = color_by_itself(), .errors = stderr, .selection = &options->selection};
}

static const char *names_in_folder(gv_arena *arena) {
  gv_str names = GV_STR("");
  for (int i = 0; i < ROWS; i++)
    if (rows[i].traits & IN_FOLDER)
      names = gv_format(arena, "%.*s%s%s", GV_FMT(names), names.len ? ", " : "", rows[i].name);
  return names.at;
}

static const row *row_in_folder(gv_str name) {
  for (int i = 0; i < ROWS; i++)
    if (rows[i].traits & IN_FOLDER && gv_str_equal(gv_str_of(rows[i].name), name)) return &rows[i];
  return NULL;
}

static bool is_file_value(const row *row) {
  return row->values && strcmp(row->values, "FILE") == 0;
}

gv_set_result gv_options_set(gv_options *options, gv_str name, const char *value, gv_str folder,
                             gv_arena *arena, const char **takes) {
  const row *row = row_in_folder(name);
  *takes = !row ? names_in_folder(arena) : row->values ? words_of(arena, row).at : NULL;
  if (!row) return GV_SET_UNKNOWN;
  if (!value != !row->values) return GV_SET_INVALID;
  if (is_file_value(row)) value = gv_path_join(arena, folder, gv_str_of(value)).at;
  keep(options, row, value);
  if (!row->set(options, value)) return GV_SET_INVALID;
  return row->traits & RULES ? GV_SET_RULES : GV_SET;
}

static const char *setting_at(const void *names, uint32_t index) {
  (void)names;
  for (int i = 0; i < ROWS; i++)
    if (rows[i].traits & IN_FOLDER && index-- == 0) return rows[i].name;
  return NULL;
}

gv_str gv_options_hint(gv_str name, const char *value, gv_arena *arena) {
  const row *row = row_in_folder(name);
  if (!row) return gv_did_you_mean(arena, name, setting_at, NULL);
  if (!value || !row->values) return GV_STR("");
  return hint_for(arena, row, value);
}

gv_str gv_options_refusal(gv_str name, const char *value, gv_arena *arena) {
  const row *row = row_in_folder(name);
  return row && value && row->values && strstr(row->values, "RULE") ? gv_rule_refusal(arena, value)
                                                                    : GV_STR("");
}

void gv_options_repeat(gv_options *options, const gv_options *from) {
  for (uint32_t i = 0; i < from->given.len; i++) {
    const gv_given *given = &from->given.at[i];
    keep(options, &rows[given->row], given->value);
    rows[given->row].set(options, given->value);
  }
  options->lower.passes = from->lower.passes;
  settle(options);
}

/* ---- the table, for what is made of it ---- */

bool gv_option_info_at(uint32_t index, gv_option_info *info) {
  for (int i = 0; i < ROWS; i++) {
    if (!rows[i].help || index-- > 0) continue;
    *info = (gv_option_info){rows[i].name, rows[i].letter, rows[i].values, rows[i].help,
                             rows[i].traits & OPTIONAL};
    return true;
  }
  return false;
}

const char *gv_given_name(const gv_given *given) { return rows[given->row].name; }
bool gv_given_bears(const gv_given *given) { return !(rows[given->row].traits & NO_BEARING); }
const char *gv_given_value(const gv_options *options, const char *name, uint32_t index) {
  for (uint32_t i = 0; i < options->given.len; i++)
    if (strcmp(rows[options->given.at[i].row].name, name) == 0 && index-- == 0)
      return options->given.at[i].value;
  return NULL;
}
bool gv_given_is_file(const gv_given *given) { return is_file_value(&rows[given->row]); }

extern const char gv_commit[]; /* made by cmake/Commit.cmake; empty: not known */

void gv_print_version(FILE *out) {
  fprintf(out, "gpuverify %s (LLVM %s%s%s)\n", GV_VERSION, gv_front_llvm_version(),
          *gv_commit ? ", commit " : "", gv_commit);
  fputs("verifies the host side of MLIR GPU programs (streams, events); not the older GPUVerify "
        "for OpenCL and CUDA kernels of "
        "Imperial College London\n",
        out);
}

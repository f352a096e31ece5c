#include "app/options.h"

#include <getopt.h>
#include <stdarg.h>
#include <stdio.h>
#include <unistd.h>

#include "app/rules.h"
#include "front/front.h"

/* ---- what the options do: false when the value is none that the option takes ---- */

static bool set_format(gv_options *options, const char *value) {
  return (options->renderer = gv_renderer_by_name(value)) != NULL;
}
static bool set_quiet(gv_options *options, const char *value) { return (void)value, options->render.quiet = true; }
static bool set_proof(gv_options *options, const char *value) {
  return (void)value, options->render.proof = options->analysis.proof = true;
}
static bool set_check_proof(gv_options *options, const char *value) {
  return (void)value, options->analysis.check_proof = true;
}
static bool set_dump(gv_options *options, const char *value) { return options->dump_model = strcmp(value, "model") == 0; }
static bool set_parse_only(gv_options *options, const char *value) { return (void)value, options->parse_only = true; }
static bool set_werror(gv_options *options, const char *value) { return (void)value, options->werror = true; }
static bool set_enable(gv_options *options, const char *value) {
  return gv_read_rules(&options->selection, value, GV_GRADE_ON);
}
static bool set_disable(gv_options *options, const char *value) {
  return gv_read_rules(&options->selection, value, GV_GRADE_OFF);
}
static bool set_severity(gv_options *options, const char *value) { return gv_read_grades(&options->selection, value); }
static bool set_list_rules(gv_options *options, const char *value) { return (void)value, options->list_rules = true; }
static bool set_explain(gv_options *options, const char *value) {
  return (options->explain = gv_rule_by_name(gv_str_of(value))) != GV_RULE_COUNT;
}
static bool set_help(gv_options *options, const char *value) { return (void)value, options->help = true; }
static bool set_version(gv_options *options, const char *value) { return (void)value, options->version = true; }

static bool set_max_findings(gv_options *options, const char *value) {
  uint64_t number = 0;
  const char *p = value;
  for (; *p >= '0' && *p <= '9' && number <= UINT32_MAX; p++) number = number * 10 + (uint64_t)(*p - '0');
  options->render.max_findings = (uint32_t)number;
  return p > value && !*p && number <= UINT32_MAX;
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

/* ---- the table ---- */

typedef struct row {
  const char *name;
  char letter;        /* 0: none */
  const char *values; /* as --help shows them; NULL: the option takes no value */
  bool (*set)(gv_options *options, const char *value);
  const char *help; /* NULL: not shown */
} row;

static const row rows[] = {
    {"format", 0, "text|json|sarif|github", set_format, "how findings are written; text by default"},
    {"quiet", 'q', NULL, set_quiet, "findings without source and notes, nothing of a proved file"},
    {"max-findings", 0, "NUMBER", set_max_findings, "write no more than so many findings a file; 0, the default: all"},
    {"color", 0, "auto|always|never", set_color, "colours in text; auto, the default: on a terminal without NO_COLOR"},
    {"werror", 0, NULL, set_werror, "warnings count as violations in the exit status"},
    {"disable", 0, "RULE,...", set_disable, "leave out what these rules find; what they decided is then unproved"},
    {"enable", 0, "RULE,...", set_enable, "take that back"},
    {"severity", 0, "RULE=GRADE,...", set_severity, "change severities: error, warning (decides no verdict), remark or off"},
    {"proof", 0, NULL, set_proof, "list what was proved, why, and what was assumed"},
    {"check-proof", 0, NULL, set_check_proof, "have the result checked by an independent checker"},
    {"explain", 0, "RULE", set_explain, "write what the rule means, with an example, and stop"},
    {"list-rules", 0, NULL, set_list_rules, "write the name, severity and meaning of every rule, and stop"},
    {"dump", 0, "model", set_dump, "write the program as the analysis sees it, and stop"},
    {"parse-only", 0, NULL, set_parse_only, NULL},
    {"help", 'h', NULL, set_help, "write this and stop"},
    {"version", 0, NULL, set_version, "write the version and stop"},
};

enum { ROWS = sizeof rows / sizeof *rows, FIRST_LONG = 256 /* above every letter */ };

/* ---- reading ---- */

__attribute__((format(printf, 1, 2))) static gv_status unusable(const char *format, ...) {
  va_list args;
  va_start(args, format);
  fputs("gpuverify: error: ", stderr);
  vfprintf(stderr, format, args);
  fputs("\ntry 'gpuverify --help'\n", stderr);
  va_end(args);
  return GV_UNUSABLE;
}

static void make_getopt_tables(struct option *longs, char *shorts) {
  *shorts++ = ':'; /* tell a missing value from an unknown option */
  for (int i = 0; i < ROWS; i++) {
    longs[i] = (struct option){rows[i].name, rows[i].values ? required_argument : no_argument, NULL, FIRST_LONG + i};
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

/* getopt_long did not take what it found: an unknown letter (optopt, in a word of many), or a whole word. */
static gv_status reject(int result, char **argv) {
  const char letter[] = {'-', (char)optopt, 0};
  const row *known = optopt ? row_of(optopt) : NULL;
  if (result == ':') return unusable("option '--%s' needs a value: %s", known->name, known->values);
  if (known) return unusable("option '--%s' takes no value", known->name);
  return unusable("unknown option '%s'", optopt ? letter : argv[optind - 1]);
}

static gv_status take(gv_options *options, const row *row, const char *value) {
  if (row->set(options, value)) return GV_OK;
  unusable("option '--%s' takes %s, not '%s'", row->name, row->values, value);
  if (strstr(row->values, "RULE")) gv_print_hints(stderr, value);
  return GV_UNUSABLE;
}

gv_status gv_options_read(gv_options *options, int argc, char **argv) {
  struct option longs[ROWS + 1] = {{0}};
  char shorts[2 * ROWS + 2] = {0};
  make_getopt_tables(longs, shorts);
  *options = (gv_options){.renderer = gv_renderers[0], .explain = GV_RULE_COUNT};
  options->render = (gv_render_options){.color = color_by_itself(), .errors = stderr, .selection = &options->selection};
  options->lsp = argc > 1 && strcmp(argv[1], "lsp") == 0;
  argc -= options->lsp;
  argv += options->lsp;
  opterr = 0;
  for (int found; (found = getopt_long(argc, argv, shorts, longs, NULL)) != -1;) {
    if (found == ':' || found == '?') return reject(found, argv);
    if (take(options, row_of(found), optarg) != GV_OK) return GV_UNUSABLE;
  }
  options->files = argv + optind;
  /* What becomes of an obligation is then decided after the analysis, so all have to be listed. */
  options->analysis.remarks = gv_selection_asks_for_remarks(&options->selection);
  if (gv_selection_disabled(&options->selection) + gv_selection_regraded(&options->selection)) options->analysis.proof = true;
  if (options->dump_model || options->parse_only) options->renderer = gv_renderers[0]; /* there is no report, only errors */
  bool stops = options->help || options->version || options->list_rules || options->explain != GV_RULE_COUNT;
  if (options->lsp && *options->files) return unusable("'gpuverify lsp' takes no file: the editor sends what is open");
  stops |= options->lsp;
  if (!*options->files && !stops) return unusable("no input file");
  return GV_OK;
}

/* ---- help ---- */

static void print_row(FILE *out, const row *row) {
  char word[80];
  int len = snprintf(word, sizeof word, "--%s%s%s", row->name, row->values ? "=" : "", row->values ? row->values : "");
  if (row->letter) snprintf(word + len, sizeof word - (size_t)len, ", -%c", row->letter);
  fprintf(out, "  %-36s%s\n", word, row->help);
}

void gv_print_help(FILE *out) {
  fputs("usage: gpuverify [OPTION]... FILE...\n"
        "       gpuverify lsp [OPTION]...        serve an editor, as a language server\n"
        "\n"
        "Proves that lowered MLIR host programs use GPU streams and events correctly, or shows where they do not.\n"
        "Each FILE is MLIR text or bytecode; '-' is standard input.\n"
        "\n",
        out);
  for (int i = 0; i < ROWS; i++)
    if (rows[i].help) print_row(out, &rows[i]);
  fputs("\n"
        "Exit status: 0 everything is proved; 1 something is violated; 2 an input or the command line cannot be used;\n"
        "3 nothing is violated, something could not be proved.\n",
        out);
}

void gv_print_version(FILE *out) {
  fprintf(out, "gpuverify %s (LLVM %s)\n", GV_VERSION, gv_front_llvm_version());
  fputs("verifies the host side of MLIR GPU programs (streams, events); not the older GPUVerify for OpenCL and CUDA kernels of "
        "Imperial College London\n",
        out);
}

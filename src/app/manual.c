#include "app/manual.h"
#include "base/foreign.h"

#include "app/options.h"
#include "app/replay.h"

static const char exit_status[] =
    "Exit status: 0 all files are proved or accepted; 1 one is violated; 2 an input\n"
    "or the command line cannot be used; 3 nothing is violated, a file is unproved.\n";

/* ---- --help ---- */

/* The options in the order in which a user needs them; each is in one group. */
static const struct group {
  const char *title;
  const char *const options[16]; /* ends with NULL */
} groups[] = {
    {"Report",
     {"format", "quiet", "max-findings", "color", "werror", "proof", "check-proof", "certificate",
      "explain", "list-rules", NULL}},
    {"Accept findings",
     {"disable", "enable", "severity", "baseline", "write-baseline", "config", "no-config", NULL}},
    {"Input",
     {"runtime", "runtime-file", "kernel-effects", "device-module", "mlir-translate", "opt",
      "split-input-file", "skip-source", "verify-diagnostics", "compare-runtimes", NULL}},
    {"Sources in CUDA, HIP, C and C++",
     {"build", "link", "extra-arg", "stub-headers", "clang", "llvm-link", NULL}},
    {"Lowering",
     {"lower", "source", "stage", "mlir-opt", "pipeline", "each-pass", "release", NULL}},
    {"Many files and limits", {"jobs", "cache", "shard", "time-limit", "read-memory", NULL}},
    {"Fixes", {"fix", "minimize-sync", NULL}},
    {"Graphs",
     {"graph", "output", "graph-format", "graph-scope", "graph-show", "graph-limit",
      "graph-against", NULL}},
    {"Replay", {"replay", "replay-device", "replay-runs", "replay-plan", "replay-proved", NULL}},
    {"Program", {"help", "version", "dump", "completion", NULL}},
};

enum { GROUPS = sizeof groups / sizeof *groups, INDENT = 28, WIDTH = 80 };

static bool is_in(const struct group *group, const char *name) {
  for (const char *const *option = group->options; *option; option++)
    if (strcmp(*option, name) == 0) return true;
  return false;
}

static bool is_in_none(const char *name) {
  for (size_t g = 0; g < GROUPS; g++)
    if (is_in(&groups[g], name)) return false;
  return true;
}

static bool option_named(const char *name, gv_option_info *info) {
  for (uint32_t i = 0; gv_option_info_at(i, info); i++)
    if (strcmp(info->name, name) == 0) return true;
  return false;
}

/* Words from `column` on, in lines that begin at INDENT and end before WIDTH. */
static void print_wrapped(FILE *out, const char *text, int column) {
  while (*text) {
    int len = (int)strcspn(text, " ");
    if (column > INDENT && column + 1 + len > WIDTH) column = fprintf(out, "\n%*s", INDENT, "") - 1;
    bool between = column > INDENT;
    if (between) fputc(' ', out);
    gv_print_safe(out, (gv_str){text, (size_t)len});
    column += between + len;
    text += len;
    text += *text == ' ';
  }
  fputc('\n', out);
}

void gv_print_option(FILE *out, const gv_option_info *row) {
  char word[80];
  int len =
      snprintf(word, sizeof word, "  --%s%s%s%s%s", row->name, row->optional ? "[" : "",
               row->values ? "=" : "", row->values ? row->values : "", row->optional ? "]" : "");
  if (row->letter) len += snprintf(word + len, sizeof word - (size_t)len, ", -%c", row->letter);
  if (len + 2 > INDENT)
    fprintf(out, "%s\n%*s", word, INDENT, "");
  else
    fprintf(out, "%-*s", INDENT, word);
  print_wrapped(out, row->help, INDENT);
}

static void print_groups(FILE *out, const char *before, const char *after,
                         void print(FILE *out, const gv_option_info *row)) {
  gv_option_info row;
  for (size_t g = 0; g < GROUPS; g++) {
    fprintf(out, "%s%s%s", before, groups[g].title, after);
    for (const char *const *option = groups[g].options; *option; option++)
      if (option_named(*option, &row)) print(out, &row);
  }
  for (uint32_t i = 0; gv_option_info_at(i, &row); i++)
    if (is_in_none(row.name)) print(out, &row);
}

void gv_print_help(FILE *out) {
  fputs("usage: gpuverify [OPTION]... FILE...\n", out);
  for (const gv_command *c = gv_commands; c->name; c++) {
    int len = fprintf(out, "       gpuverify %s %s", c->name, c->takes);
    fprintf(out, "%*s  %s\n", len < 43 ? 43 - len : 0, "", c->help);
  }
  fputs("\n"
        "Proves that lowered MLIR host programs use GPU streams, events and buffers\n"
        "correctly, or shows where they do not. Each FILE is MLIR text or bytecode, LLVM\n"
        "IR, or a source in CUDA, HIP, C or C++, which clang compiles. '-' is standard\n"
        "input, a folder stands for the .mlir and .mlirbc files in it, '@FILE' for the\n"
        "words in FILE. Write a FILE whose name begins with '-' after '--'.\n",
        out);
  print_groups(out, "\n", ":\n", gv_print_option);
  fprintf(out, "\n%s", exit_status);
}

/* ---- the man page ---- */

/* Text that roff does not take for anything else. */
static void print_roff(FILE *out, const char *text) {
  for (const char *p = text; *p; p++) {
    if (*p == '\\')
      fputs("\\e", out);
    else if (*p == '-')
      fputs("\\-", out);
    else if ((*p == '.' || *p == '\'') && (p == text || p[-1] == '\n'))
      fprintf(out, "\\&%c", *p);
    else
      fputc(*p, out);
  }
}

static void print_option(FILE *out, const gv_option_info *row) {
  fputs(".TP\n", out);
  if (row->letter) fprintf(out, ".BR \\-%c \", \" ", row->letter);
  if (!row->letter) fputs(".B ", out);
  fputs("\\-\\-", out);
  print_roff(out, row->name);
  if (row->values) fputs("=", out);
  if (row->values) print_roff(out, row->values);
  fputc('\n', out);
  print_roff(out, row->help);
  fputs(".\n", out);
}

/* Everything around the options. */
static const char manual_head[] =
    ".TH GPUVERIFY 1 \"\" \"gpuverify " GV_VERSION "\" \"User Commands\"\n"
    ".SH NAME\ngpuverify \\- verify GPU streams, events and buffers in lowered MLIR host programs\n"
    ".SH SYNOPSIS\n.B gpuverify\n.RI [ OPTION ]...\n.IR FILE ...\n.br\n.B gpuverify lsp\n.RI [ "
    "OPTION ]...\n"
    ".br\n.B gpuverify merge\n.IR PART ...\n.br\n.B gpuverify replay\n.RI [ OPTION ]...\n.IR PLAN "
    "...\n"
    ".SH DESCRIPTION\nReads the host side of a GPU program that MLIR has lowered to runtime "
    "calls\n.RB ( \\-gpu\\-to\\-llvm )\n"
    "and proves that streams, events and buffers are used correctly, or shows, step by step, where "
    "they are not.\n"
    "Each\n.I FILE\nis MLIR text or bytecode, LLVM IR, or a source in CUDA, HIP, C or C++, which "
    "your clang compiles;\n.B "
    "\\-\nis standard input; a folder stands for the\n.I "
    ".mlir\nand\n.I .mlirbc\n"
    "files in it and below it;\n.BI @ FILE\nstands for the words in\n.IR FILE .\n"
    ".PP\n.B gpuverify lsp\nis a language server for an editor: it reads and writes the protocol "
    "on standard input and "
    "output.\n"
    ".PP\n.B gpuverify replay\nruns each\n.I PLAN\nthat\n.B \\-\\-replay\\-plan\nwrote on a "
    "simulated device or on CUDA "
    "hardware, and reports whether its finding is confirmed.\n"
    ".PP\n.B gpuverify merge\njoins the JSON or SARIF documents that parts of a run\n.RB ( "
    "\\-\\-shard )\nwrote into that of "
    "the "
    "whole run, and exits as that would have.\n"
    ".SH OPTIONS\n";
static const char manual_tail[] =
    ".SH EXIT STATUS\n.TP\n.B 0\nEvery file is proved or accepted. Leaks are warnings and do not "
    "change that.\n"
    ".TP\n.B 1\nA file is violated, or, with\n.BR \\-\\-werror ,\nthere is a warning.\n"
    ".TP\n.B 2\nAn input or the command line cannot be used.\n"
    ".TP\n.B 3\nNothing is violated, and a file is unproved.\n"
    ""
    ".SH FILES\n.TP\n.I .gpuverify\nSettings of a folder, found from each input upwards: "
    "lines\n.IR name \" = \" value ,\n"
    "with the names of options. The command line takes precedence.\n"
    ".SH SUPPRESSING A FINDING\nA comment after the operation or on the line above it:\n.PP\n.RS\n"
    ".B // gpuverify: ignore[stream\\-leak] lives as long as the process\n.RE\n.PP\n"
    "In generated code an attribute of the operation or its function:\n.PP\n.RS\n"
    ".B gpuverify.suppress = {\\(dqstream\\-leak\\(dq = \\(dqlives as long as the "
    "process\\(dq}\n.RE\n.PP\n"
    "A reason is required. A suppression that matches nothing is reported.\n"
    ".SH SEE ALSO\n.BR mlir\\-opt (1)\n";

void gv_print_manual(FILE *out) {
  gv_option_info row;
  fputs(manual_head, out);
  print_groups(out, ".SS ", "\n", print_option);
  fputs(".SH OPTIONS OF GPUVERIFY REPLAY\n", out);
  for (uint32_t i = 0; gv_replay_option_info_at(i, &row); i++) print_option(out, &row);
  fputs(manual_tail, out);
}

/* ---- completions ---- */

/* What a value can be: one of the words in `values`, a file, a folder, a rule, or anything. */
typedef enum kind { NONE, WORDS, FILES, FOLDERS, RULE_NAMES, ANYTHING } kind;

static kind kind_of(const gv_option_info *row) {
  if (!row->values) return NONE;
  if (strcmp(row->values, "FILE") == 0 || strcmp(row->values, "OUTPUT") == 0) return FILES;
  if (strcmp(row->values, "DIR") == 0) return FOLDERS;
  if (strncmp(row->values, "RULE", 4) == 0) return RULE_NAMES;
  return row->values[0] >= 'a' && row->values[0] <= 'z' ? WORDS : ANYTHING;
}

/* The words of "auto|sim|cuda[:N]" and of "calls|events,...". */
static void print_words(FILE *out, const gv_option_info *row) {
  for (const char *p = row->values; *p; p++) {
    if (*p == '[' || *p == ',') p += strcspn(p, "|");
    if (!*p) break;
    fputc(*p == '|' ? ' ' : *p, out);
  }
}

static void print_rules(FILE *out) {
  for (gv_rule rule = 1; rule < GV_RULE_COUNT; rule++)
    fprintf(out, "%s%s", rule > 1 ? " " : "", gv_rules[rule].name);
}

static void print_bash_case(FILE *out, const gv_option_info *row) {
  kind kind = kind_of(row);
  if (kind == NONE || kind == ANYTHING) return;
  fprintf(out, "  --%s) COMPREPLY=($(compgen ", row->name);
  if (kind == FILES) fputs("-f", out);
  if (kind == FOLDERS) fputs("-d", out);
  if (kind == WORDS || kind == RULE_NAMES) fputs("-W '", out);
  if (kind == WORDS) print_words(out, row);
  if (kind == RULE_NAMES) print_rules(out);
  fprintf(out, "%s -- \"$word\")); return ;;\n", kind == WORDS || kind == RULE_NAMES ? "'" : "");
}

/* Options, which a table gives one by one. */
typedef bool options_at(uint32_t index, gv_option_info *info);

/* What follows one option, and the names of all. */
static void print_bash_options(FILE *out, options_at *at) {
  gv_option_info row;
  fputs("  case $before in\n", out);
  for (uint32_t i = 0; at(i, &row); i++) print_bash_case(out, &row);
  fputs("  esac\n"
        "  case $word in -*) COMPREPLY=($(compgen -W '",
        out);
  for (uint32_t i = 0; at(i, &row); i++) fprintf(out, "%s--%s", i ? " " : "", row.name);
  fputs("' -- \"$word\")); return ;; esac\n", out);
}

/* bash divides "--name=value" at the '='. */
static void print_bash(FILE *out) {
  fputs("# completion of gpuverify for bash\n"
        "_gpuverify_replay() {\n",
        out);
  print_bash_options(out, gv_replay_option_info_at);
  fputs("  COMPREPLY=($(compgen -f -- \"$word\"))\n"
        "}\n"
        "_gpuverify() {\n"
        "  local word=${COMP_WORDS[COMP_CWORD]} before=${COMP_WORDS[COMP_CWORD-1]}\n"
        "  [ \"$word\" = '=' ] && word=\n"
        "  [ \"$before\" = '=' ] && before=${COMP_WORDS[COMP_CWORD-2]}\n"
        "  [ $COMP_CWORD -gt 1 ] && [ \"${COMP_WORDS[1]}\" = replay ] && { _gpuverify_replay; "
        "return; }\n",
        out);
  print_bash_options(out, gv_option_info_at);
  fputs("  COMPREPLY=($(compgen -f -- \"$word\"))\n"
        "  [ $COMP_CWORD = 1 ] && [ -n \"$word\" ] && COMPREPLY+=($(compgen -W '",
        out);
  for (const gv_command *c = gv_commands; c->name; c++)
    fprintf(out, "%s%s", c > gv_commands ? " " : "", c->name);
  fputs("' -- \"$word\"))\n"
        "  return 0\n"
        "}\n"
        "complete -o filenames -F _gpuverify gpuverify\n",
        out);
}

/* Help between quotes that ends where zsh or fish see fit. */
static void print_quoted(FILE *out, const char *text, const char *special) {
  for (; *text; text++) {
    if (*text == '\'')
      fputs("'\\''", out);
    else if (strchr(special, *text))
      fprintf(out, "\\%c", *text);
    else
      fputc(*text, out);
  }
}

static void print_zsh_row(FILE *out, const gv_option_info *row) {
  kind kind = kind_of(row);
  fprintf(out, "  '*--%s%s[", row->name, row->values ? "=" : "");
  print_quoted(out, row->help, "[]\\:");
  fputs("]", out);
  if (row->values) fputs(":value:", out);
  if (kind == FILES) fputs("_files", out);
  if (kind == FOLDERS) fputs("_files -/", out);
  if (kind == WORDS || kind == RULE_NAMES) fputs("(", out);
  if (kind == WORDS) print_words(out, row);
  if (kind == RULE_NAMES) print_rules(out);
  fprintf(out, "%s' \\\n", kind == WORDS || kind == RULE_NAMES ? ")" : "");
}

static void print_zsh(FILE *out) {
  gv_option_info row;
  fputs("#compdef gpuverify\n# completion of gpuverify for zsh\n"
        "if (( CURRENT > 2 )) && [[ $words[2] = replay ]]; then\n"
        "  _arguments -s \\\n",
        out);
  for (uint32_t i = 0; gv_replay_option_info_at(i, &row); i++) print_zsh_row(out, &row);
  fputs("  '1:' '*:plan:_files'\n"
        "  return\n"
        "fi\n"
        "_gpuverify_first() { _alternative 'commands:command:((",
        out);
  for (const gv_command *c = gv_commands; c->name; c++) {
    fprintf(out, "%s%s\\:\"", c > gv_commands ? " " : "", c->name);
    print_quoted(out, c->help, "():\\");
    fputs("\"", out);
  }
  fputs("))' 'files:file:_files'; }\n"
        "_arguments -s \\\n",
        out);
  for (uint32_t i = 0; gv_option_info_at(i, &row); i++) print_zsh_row(out, &row);
  fputs("  '1: :_gpuverify_first' '*:file:_files'\n", out);
}

static void print_fish_row(FILE *out, const gv_option_info *row, const char *when) {
  kind kind = kind_of(row);
  fprintf(out, "complete -c gpuverify -n '%s' -l %s", when, row->name);
  if (row->letter) fprintf(out, " -s %c", row->letter);
  if (kind == FILES) fputs(" -r -F", out);
  if (kind == FOLDERS) fputs(" -x -a '(__fish_complete_directories)'", out);
  if (kind == ANYTHING) fputs(" -x", out);
  if (kind == WORDS || kind == RULE_NAMES) fputs(" -x -a '", out);
  if (kind == WORDS) print_words(out, row);
  if (kind == RULE_NAMES) print_rules(out);
  fprintf(out, "%s -d '", kind == WORDS || kind == RULE_NAMES ? "'" : "");
  for (const char *p = row->help; *p; p++)
    fprintf(out, *p == '\'' || *p == '\\' ? "\\%c" : "%c", *p);
  fputs("'\n", out);
}

static void print_fish(FILE *out) {
  gv_option_info row;
  fputs("# completion of gpuverify for fish\n", out);
  for (const gv_command *c = gv_commands; c->name; c++) {
    fprintf(out, "complete -c gpuverify -n __fish_is_first_token -a %s -d '", c->name);
    print_quoted(out, c->help, "");
    fputs("'\n", out);
  }
  for (uint32_t i = 0; gv_option_info_at(i, &row); i++)
    print_fish_row(out, &row, "not __fish_seen_subcommand_from replay");
  for (uint32_t i = 0; gv_replay_option_info_at(i, &row); i++)
    print_fish_row(out, &row, "__fish_seen_subcommand_from replay");
}

void gv_print_completion(FILE *out, const char *shell) {
  static const struct {
    const char *shell;
    void (*print)(FILE *out);
  } shells[] = {{"bash", print_bash}, {"zsh", print_zsh}, {"fish", print_fish}};
  for (size_t i = 0; i < sizeof shells / sizeof *shells; i++)
    if (strcmp(shells[i].shell, shell) == 0) shells[i].print(out);
}

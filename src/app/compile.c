#define _GNU_SOURCE
#include "app/compile.h"
#include "base/foreign.h"
#include "base/stream.h"

#include <stdio.h>
#include <sys/stat.h>

#include "tool/tool.h"

/* The host side, and of the device side what launches need to be lowered: the kernels' signatures.
 */
static const char usual_pipeline[] =
    "-pass-pipeline=builtin.module(gpu-kernel-outlining,gpu.module(convert-gpu-to-nvvm),"
    "convert-scf-to-cf,gpu-to-llvm,reconcile-unrealized-casts)";
static const char debug_info[] = "-mlir-print-debuginfo";

/* ---- finding it ---- */

/* "Debian LLVM version 22.1.8" -> 22; 0 when it says no such thing. */
static unsigned release_in(gv_str text) {
  static const char before[] = "LLVM version ";
  const char *at = memmem(text.at, text.len, before, sizeof before - 1);
  unsigned release = 0;
  for (at = at ? at + sizeof before - 1 : ""; *at >= '0' && *at <= '9' && release < 1000; at++)
    release = release * 10 + (unsigned)(*at - '0');
  return release;
}

unsigned gv_compiler_release(gv_compiler *c) {
  const char *const words[] = {"--version", NULL};
  gv_str output, diagnostics, error;
  if (gv_compiler_run(c, GV_STR(""), words, GV_STR(""), &output, &diagnostics, &error) != GV_OK)
    return 0;
  return release_in(output);
}

/* A program of LLVM's, by the names that it may have, and how the user says which. */
typedef struct wanted {
  const char *name, *option, *variable, *purpose;
} wanted;

#define CLANG_MEMORY ((uint64_t)8 << 30)

static const wanted the_compiler = {"mlir-opt", "--mlir-opt", "MLIR_OPT", "lower it"};
static const wanted the_clang = {"clang", "--clang", "CLANG", "compile it"};
static const wanted the_linker = {"llvm-link", "--llvm-link", "LLVM_LINK",
                                  "link it with the others"};
static const wanted the_importer = {"mlir-translate", "--mlir-translate", "MLIR_TRANSLATE",
                                    "import it, which is LLVM IR"};

static gv_status find(gv_compiler *c, const wanted *w, const char *chosen, gv_str name,
                      gv_str *error) {
  const char *set = getenv(w->variable);
  const char *asked = chosen ? chosen : set && *set ? set : NULL;
  c->path = gv_tool_find(c->arena, asked ? asked : gv_format(c->arena, "%s-22", w->name).at);
  if (!c->path.at && !asked) c->path = gv_tool_find(c->arena, w->name);
  if (c->path.at) return GV_OK;
  if (asked)
    *error = gv_format_foreign(
        c->arena, "%.*s: error: cannot run '%s' to %s: no such program%s%s%s\n", GV_FMT(name),
        asked, w->purpose, chosen ? "" : " (from the environment variable ",
        chosen ? "" : w->variable, chosen ? "" : ")");
  else
    *error = gv_format_foreign(c->arena,
                               "%.*s: error: cannot find %s to %s: neither %s-22 nor %s is in "
                               "PATH; use %s=PROGRAM or set %s\n",
                               GV_FMT(name), w->name, w->purpose, w->name, w->name, w->option,
                               w->variable);
  return GV_UNUSABLE;
}

bool gv_simplifier_find(gv_compiler *c) {
  const char *chosen = c->options->lower.opt;
  if (chosen && strcmp(chosen, "off") == 0) return false;
  c->path = gv_tool_find(c->arena, chosen ? chosen : "opt-22");
  if (!c->path.at && !chosen) c->path = gv_tool_find(c->arena, "opt");
  return c->path.at;
}

/* A compiler that does not tell its release is taken to be of the release inside; what is wrong
 * with it comes out when it is run. */
gv_status gv_compiler_find(gv_compiler *c, const gv_options *options, gv_arena *arena, gv_str name,
                           gv_str *error) {
  *c = (gv_compiler){.options = options, .arena = arena, .left = options->lower.time_limit * 1000};
  if (find(c, &the_compiler, options->lower.mlir_opt, name, error) != GV_OK) return GV_UNUSABLE;
  c->release = options->lower.release ? options->lower.release : gv_compiler_release(c);
  return GV_OK;
}

gv_status gv_importer_find(gv_compiler *c, const gv_options *options, gv_arena *arena, gv_str name,
                           gv_str *error) {
  *c = (gv_compiler){.options = options, .arena = arena, .left = options->lower.time_limit * 1000};
  return find(c, &the_importer, options->lower.mlir_translate, name, error);
}

gv_status gv_clang_find(gv_compiler *c, const gv_options *options, gv_arena *arena, gv_str name,
                        gv_str *error) {
  *c = (gv_compiler){.options = options, .arena = arena, .left = options->lower.time_limit * 1000};
  c->memory = CLANG_MEMORY; /* the source may include what has no end */
  return find(c, &the_clang, options->sources.clang, name, error);
}

gv_status gv_linker_find(gv_compiler *c, const gv_options *options, gv_arena *arena, gv_str name,
                         gv_str *error) {
  *c = (gv_compiler){.options = options, .arena = arena, .left = options->lower.time_limit * 1000};
  return find(c, &the_linker, options->sources.llvm_link, name, error);
}

gv_str gv_compiler_identity(const gv_compiler *c) {
  struct stat about = {0};
  char *real = realpath(c->path.at, NULL);
  if (real) (void)!stat(real, &about);
  gv_str identity =
      gv_format(c->arena, "%s %lld %lld.%09ld", real ? real : "", (long long)about.st_size,
                (long long)about.st_mtim.tv_sec, about.st_mtim.tv_nsec);
  free(real);
  return identity;
}

/* ---- running it ---- */

static gv_str how_it_ended(const gv_compiler *c, const gv_tool_outcome *o) {
  switch (o->end) {
  case GV_TOOL_KILLED:
    return gv_format(c->arena, "crashed (signal %d, %s)", o->code, strsignal(o->code));
  case GV_TOOL_TIMED_OUT:
    return gv_format(c->arena, "was stopped: the time limit of %u s is over (--time-limit)",
                     c->options->lower.time_limit);
  case GV_TOOL_TOO_MUCH:
    return gv_format(c->arena, "was stopped: it wrote more than %u MB",
                     (unsigned)(GV_TOOL_MOST_OUTPUT >> 20));
  case GV_TOOL_NOT_STARTED: return gv_format(c->arena, "cannot be run: %s", strerror(o->code));
  case GV_TOOL_EXITED: break;
  }
  return gv_format(c->arena, "failed with exit status %d", o->code);
}

/* It says names of files as they are, which could be taken for lines of their own. */
static gv_str with_safe_name(gv_arena *arena, gv_str said, gv_str name) {
  gv_str safe = gv_foreign_text(arena, GV_FORM_LINE, name);
  if (!name.len || gv_str_equal(safe, name)) return said;
  gv_stream stream;
  FILE *out = gv_stream_open(&stream);
  for (const char *at; (at = memmem(said.at, said.len, name.at, name.len));) {
    fwrite(said.at, 1, (size_t)(at - said.at), out);
    fwrite(safe.at, 1, safe.len, out);
    said = (gv_str){at + name.len, said.len - (size_t)(at - said.at) - name.len};
  }
  fwrite(said.at, 1, said.len, out);
  gv_str kept = gv_str_copy(arena, gv_stream_close(&stream));
  free(stream.at);
  return kept;
}

gv_status gv_compiler_run(gv_compiler *c, gv_str name, const char *const *words, gv_str input,
                          gv_str *output, gv_str *diagnostics, gv_str *error) {
  uint32_t count = 0;
  while (words[count]) count++;
  const char **all = gv_new(c->arena, const char *, count + 2);
  all[0] = c->path.at;
  memcpy(all + 1, words, count * sizeof *words);
  gv_tool_call call = {all,          input,    c->left, c->dumps ? GV_TOOL_MOST_OUTPUT : 0,
                       c->folder.at, c->memory};
  gv_tool_outcome outcome;
  gv_tool_run(c->arena, &call, &outcome);
  c->left -= outcome.milliseconds < c->left ? outcome.milliseconds : c->left;
  *output = outcome.output;
  *diagnostics = outcome.diagnostics;
  if (outcome.end == GV_TOOL_EXITED && outcome.code == 0) return GV_OK;
  gv_str said = c->dumps ? GV_STR("") : with_safe_name(c->arena, outcome.diagnostics, name);
  bool whole = !said.len || said.at[said.len - 1] == '\n';
  gv_str line = gv_format_foreign(c->arena, "%.*s: error: %.*s %.*s\n", GV_FMT(name),
                                  GV_FMT(c->path), GV_FMT(how_it_ended(c, &outcome)));
  *error = gv_format(c->arena, "%.*s%s%.*s", GV_FMT(said), whole ? "" : "\n", GV_FMT(line));
  return GV_UNUSABLE;
}

/* ---- its words ---- */

/* With one '-' or two. */
static bool is_flag(const char *word, const char *flag) {
  if (word[0] == '-' && word[1] == '-') word++;
  return strcmp(word, flag) == 0;
}

static bool has_flag(char *const *words, const char *flag) {
  for (; words && *words; words++)
    if (is_flag(*words, flag)) return true;
  return false;
}

bool gv_compiler_has_word(const gv_compiler *c, const char *word) {
  return has_flag(c->options->lower.passes, word);
}

const char *const *gv_compiler_words(const gv_compiler *c, const char *path) {
  const gv_lower_options *lower = &c->options->lower;
  uint32_t count = 0, given = 0;
  while (lower->passes && lower->passes[given]) given++;
  const char **words = gv_new(c->arena, const char *, given + 4);
  if (path)
    words[count++] = path[0] == '-' && path[1] ? gv_format(c->arena, "./%s", path).at : path;
  if (!has_flag(lower->passes, debug_info)) words[count++] = debug_info;
  if (lower->pipeline)
    words[count++] = gv_format(c->arena, "-pass-pipeline=%s", lower->pipeline).at;
  else if (!given)
    words[count++] = usual_pipeline;
  for (uint32_t i = 0; i < given; i++) words[count++] = lower->passes[i];
  return words;
}

/* ---- its passes, one by one ----
 *
 * A pipeline is ANCHOR(item,item,…); an item is a pass, perhaps with {options}, or again a
 * pipeline. What is in brackets or quotes belongs together. The pass at the end of a chain of
 * anchors makes a pipeline of its own: outer(inner(pass)).
 */

typedef struct splitter {
  gv_arena *arena;
  GV_VEC(const char *) passes;
} splitter;

static gv_str trim(gv_str s) {
  while (s.len && strchr(" \t\r\n", s.at[0])) s = (gv_str){s.at + 1, s.len - 1};
  while (s.len && strchr(" \t\r\n", s.at[s.len - 1])) s.len--;
  return s;
}

/* The length of the item that `s` begins with, up to a ',' outside all brackets. */
static size_t item_length(gv_str s) {
  int open = 0;
  char quote = 0;
  size_t i = 0;
  for (; i < s.len; i++) {
    char c = s.at[i];
    if (quote)
      quote = c == quote ? 0 : quote;
    else if (c == '"' || c == '\'')
      quote = c;
    else if (c == ',' && !open)
      break;
    else
      open += (c == '(' || c == '{' || c == '[') - (c == ')' || c == '}' || c == ']');
  }
  return i;
}

/* Whether the item is a pipeline: ANCHOR(…). *inside: what is between the brackets, *anchor: before
 * them. */
static bool is_pipeline(gv_str item, gv_str *anchor, gv_str *inside) {
  size_t i = 0;
  while (i < item.len && item.at[i] != '(' && item.at[i] != '{') i++;
  if (i == item.len || item.at[i] != '(' || item.at[item.len - 1] != ')') return false;
  *anchor = trim((gv_str){item.at, i});
  *inside = (gv_str){item.at + i + 1, item.len - i - 2};
  return true;
}

enum { MOST_ANCHORS = 16 };

/* `before` and `behind` are what stands around the items. */
static void split(splitter *s, gv_str items, gv_str before, gv_str behind, int depth) {
  while (items.len) {
    size_t len = item_length(items);
    gv_str item = trim((gv_str){items.at, len}), anchor, inside;
    items =
        len < items.len ? (gv_str){items.at + len + 1, items.len - len - 1} : (gv_str){items.at, 0};
    if (depth < MOST_ANCHORS && item.len && is_pipeline(item, &anchor, &inside)) {
      gv_str outer = gv_format(s->arena, "%.*s%.*s(", GV_FMT(before), GV_FMT(anchor));
      split(s, inside, outer, gv_format(s->arena, ")%.*s", GV_FMT(behind)), depth + 1);
    } else if (item.len) {
      *gv_push(&s->passes) =
          gv_format(s->arena, "%.*s%.*s%.*s", GV_FMT(before), GV_FMT(item), GV_FMT(behind)).at;
    }
  }
}

static gv_str pipeline_in(gv_str text) {
  static const char head[] = "Pass Manager with";
  const char *at = memmem(text.at, text.len, head, sizeof head - 1);
  const char *line = at ? memchr(at, '\n', text.len - (size_t)(at - text.at)) : NULL;
  return line ? trim((gv_str){line, text.len - (size_t)(line - text.at)}) : GV_STR("");
}

gv_status gv_compiler_passes(gv_compiler *c, gv_str name, const char *const **passes,
                             gv_str *error) {
  const char *const *words = gv_compiler_words(c, NULL);
  uint32_t count = 0;
  while (words[count]) count++;
  const char **asking = gv_new(c->arena, const char *, count + 2);
  memcpy(asking, words, count * sizeof *words);
  asking[count] = "-dump-pass-pipeline";
  gv_str output, diagnostics;
  if (gv_compiler_run(c, name, asking, GV_STR("module {}\n"), &output, &diagnostics, error) !=
      GV_OK)
    return GV_UNUSABLE;
  splitter s = {.arena = c->arena};
  split(&s, pipeline_in(diagnostics), GV_STR(""), GV_STR(""), 0);
  if (!s.passes.len) {
    *error = gv_format_foreign(
        c->arena, "%.*s: error: %.*s does not say which passes it runs (-dump-pass-pipeline)\n",
        GV_FMT(name), GV_FMT(c->path));
    return GV_UNUSABLE;
  }
  const char **list = gv_new(c->arena, const char *, s.passes.len + 1);
  memcpy(list, s.passes.at, s.passes.len * sizeof *list);
  gv_vec_free(&s.passes);
  *passes = list;
  return GV_OK;
}

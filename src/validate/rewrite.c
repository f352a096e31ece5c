/* How to write an operation so that it is lowered, as edits of the source text that apply as they
 * are:
 *
 *   %7 = gpu.memcpy async [%2, %6] %1, %5          %joined = gpu.wait async [%2, %6]
 *                                            ->    %7 = gpu.memcpy async [%joined] %1, %5
 *
 * Read off the text at the operation's place, with no more of MLIR's syntax than "NAME async?
 * [DEPENDENCIES]?"; where the text is anything else, as in the generic form, there are no edits.
 */
#define _GNU_SOURCE
#include "validate/room.h"

/* The operation in its text: offsets into the file. */
typedef struct written {
  gv_str text;           /* of the file */
  gv_loc op;             /* where its name begins */
  size_t line;           /* where that line begins */
  size_t statement;      /* where its results, or its name, begin: in that line */
  size_t name_end;       /* after its name, and `async` */
  size_t list, list_end; /* from '[' to after ']'; equal: there is no list */
  gv_str deps;           /* between the brackets */
} written;

static bool is_space(char c) { return c == ' ' || c == '\t'; }
static bool is_word(char c) {
  return (c >= 'a' && c <= 'z') || (c >= 'A' && c <= 'Z') || (c >= '0' && c <= '9') || c == '_' ||
         c == '.' || c == '$' || c == '-';
}

static char at(const written *w, size_t i) { return i < w->text.len ? w->text.at[i] : '\n'; }

static size_t skip(const written *w, size_t i) {
  while (is_space(at(w, i)) || (at(w, i) == '\n' && i < w->text.len)) i++;
  return i;
}

static bool has_word(const written *w, size_t i, gv_str word) {
  return i + word.len <= w->text.len && memcmp(w->text.at + i, word.at, word.len) == 0 &&
         !is_word(at(w, i + word.len));
}

/* Back over "%a, %b:2 = " to the first of them, within the line. */
static size_t find_statement(const written *w, size_t name) {
  size_t i = name;
  while (i > w->line) {
    char c = w->text.at[i - 1];
    if (!is_word(c) && !is_space(c) && c != '%' && c != ',' && c != '=' && c != ':' && c != '#')
      break;
    i--;
  }
  while (is_space(w->text.at[i])) i++;
  return i == name || w->text.at[i] == '%' ? i : name;
}

static bool read_written(gv_model *model, const gv_gpu_op *op, written *w) {
  gv_str line = gv_source_line(model, op->loc.file, op->loc.line);
  if (!line.at || op->loc.col == 0 || op->loc.col > line.len) return false;
  *w = (written){.text = model->files.at[op->loc.file].text, .op = op->loc};
  w->line = (size_t)(line.at - w->text.at);
  size_t name = w->line + op->loc.col - 1;
  if (!has_word(w, name, op->name)) return false;
  w->statement = find_statement(w, name);
  w->name_end = name + op->name.len;
  size_t next = skip(w, w->name_end);
  if (has_word(w, next, GV_STR("async"))) next = skip(w, w->name_end = next + 5);
  w->list = w->list_end = w->name_end;
  if (at(w, next) != '[') return true;
  size_t close = next;
  while (close < w->text.len && w->text.at[close] != ']') close++;
  if (close == w->text.len) return false;
  w->list = next;
  w->list_end = close + 1;
  w->deps = (gv_str){w->text.at + next + 1, close - next - 1};
  return true;
}

/* ---- names ---- */

static bool is_taken(gv_str text, gv_str name) {
  const char *from = text.at;
  for (const char *hit;
       (hit = memmem(from, text.len - (size_t)(from - text.at), name.at, name.len));
       from = hit + 1) {
    const char *behind = hit + name.len;
    if (behind == text.at + text.len || !is_word(*behind)) return true;
  }
  return false;
}

/* A name that the text does not have; those of other findings end in other numbers. */
static gv_str fresh(const written *w, gv_arena *arena, const char *word, uint32_t number) {
  gv_str name = number ? gv_format(arena, "%%%s_%u", word, number) : gv_format(arena, "%%%s", word);
  for (unsigned i = 0; is_taken(w->text, name); i++)
    name = gv_format(arena, "%%%s_%u_%u", word, number, i);
  return name;
}

/* ---- edits ---- */

static gv_loc place_of(const written *w, size_t offset) {
  gv_loc place = {w->op.file, w->op.line, 0};
  size_t line = w->line;
  for (size_t i = w->line; i < offset; i++)
    if (w->text.at[i] == '\n') {
      place.line++;
      line = i + 1;
    }
  place.col = (uint32_t)(offset - line) + 1;
  return place;
}

static void edit(const written *w, gv_finding *f, size_t begin, size_t end, gv_str text) {
  gv_finding_edit(f, place_of(w, begin), place_of(w, end), text);
}

/* What stands before the operation in its line, if that is only space. */
static gv_str indent_of(const written *w) {
  size_t i = w->line;
  while (is_space(at(w, i))) i++;
  return (gv_str){w->text.at + w->line, i - w->line};
}

/* `line` becomes a statement of its own before the operation. */
static void put_before(const written *w, gv_arena *arena, gv_finding *f, gv_str line) {
  gv_str indent = indent_of(w);
  edit(w, f, w->statement, w->statement,
       gv_format(arena, "%.*s\n%.*s", GV_FMT(line), GV_FMT(indent)));
}

/* The end of the operation's line, if the operation ends there: its brackets are closed and nothing
 * asks for more. 0: it is not known where it ends. */
static size_t end_of_statement(const written *w) {
  int open = 0;
  char last = 0;
  for (size_t i = w->list_end; i <= w->text.len; i++) {
    char c = at(w, i);
    if (c == '\n' || (c == '/' && at(w, i + 1) == '/')) {
      const char *newline = i < w->text.len ? memchr(w->text.at + i, '\n', w->text.len - i) : NULL;
      return open == 0 && last != ',' && last != ':'
                 ? (newline ? (size_t)(newline - w->text.at) : w->text.len)
                 : 0;
    }
    open += (c == '(' || c == '[' || c == '{' || c == '<') -
            (c == ')' || c == ']' || c == '}' || c == '>');
    if (open < 0) return 0;
    if (!is_space(c)) last = c;
  }
  return 0;
}

/* ---- the four rewrites ---- */

static void join_dependencies(const written *w, gv_arena *arena, uint32_t number, gv_finding *f) {
  gv_str joined = fresh(w, arena, "joined", number);
  f->suggestion = GV_STR("join the dependencies first");
  put_before(w, arena, f,
             gv_format(arena, "%.*s = gpu.wait async [%.*s]", GV_FMT(joined), GV_FMT(w->deps)));
  edit(w, f, w->list, w->list_end, gv_format(arena, "[%.*s]", GV_FMT(joined)));
}

static void make_dependency(const written *w, gv_arena *arena, uint32_t number, gv_finding *f) {
  gv_str ready = fresh(w, arena, "ready", number);
  f->suggestion = GV_STR("make a token for it");
  put_before(w, arena, f, gv_format(arena, "%.*s = gpu.wait async", GV_FMT(ready)));
  bool list = w->list != w->list_end;
  edit(w, f, w->list, w->list_end, gv_format(arena, list ? "[%.*s]" : " [%.*s]", GV_FMT(ready)));
}

/* A launch that is synchronous has no room for dependencies. */
static void wait_before(const written *w, gv_arena *arena, gv_finding *f) {
  f->suggestion = GV_STR("wait for the dependencies first");
  put_before(w, arena, f, gv_format(arena, "gpu.wait [%.*s]", GV_FMT(w->deps)));
  edit(w, f, w->name_end, w->list_end, GV_STR(""));
}

static void make_async(const written *w, gv_arena *arena, const gv_gpu_op *op, uint32_t number,
                       gv_finding *f) {
  size_t name = w->line + w->op.col - 1, end = end_of_statement(w), list = w->list;
  bool results = w->statement != name;
  if (!end) return;
  gv_str ready = fresh(w, arena, "ready", number), done = fresh(w, arena, "done", number),
         indent = indent_of(w);
  f->suggestion = GV_STR("make it async, and wait for it");
  gv_str from = op->deps ? gv_format(arena, " [%.*s]", GV_FMT(w->deps)) : GV_STR("");
  put_before(w, arena, f,
             gv_format(arena, "%.*s = gpu.wait async%.*s", GV_FMT(ready), GV_FMT(from)));
  if (results) {
    size_t equals = name;
    while (equals > w->statement && w->text.at[equals - 1] != '=') equals--;
    for (equals--; is_space(w->text.at[equals - 1]);) equals--;
    edit(w, f, equals, equals, gv_format(arena, ", %.*s", GV_FMT(done)));
  } else {
    edit(w, f, name, name, gv_format(arena, "%.*s = ", GV_FMT(done)));
  }
  bool has_list = list != w->list_end;
  edit(w, f, has_list ? w->name_end : list, w->list_end,
       gv_format(arena, " async [%.*s]", GV_FMT(ready)));
  edit(w, f, end, end, gv_format(arena, "\n%.*sgpu.wait [%.*s]", GV_FMT(indent), GV_FMT(done)));
}

void gv_suggest_rewrite(gv_model *model, const gv_gpu_program *program, const gv_gpu_op *op,
                        uint32_t number, gv_arena *arena, gv_finding *finding) {
  static const char *const alone[] = {"gpu.memcpy", "gpu.memset", "gpu.alloc", "gpu.dealloc"};
  const gv_lowering *l = op->lowering;
  bool async = op->token != GV_NONE, known = false;
  written w;
  (void)program;
  for (size_t i = 0; i < sizeof alone / sizeof *alone; i++)
    known = known || gv_str_equal(op->name, gv_str_of(alone[i]));
  if (op->declined || !read_written(model, op, &w) || (op->deps && w.list == w.list_end)) return;
  if (async && l->max_deps > 0 && op->deps > (uint32_t)l->max_deps)
    join_dependencies(&w, arena, number, finding);
  else if (async && op->deps < (uint32_t)l->min_deps)
    make_dependency(&w, arena, number, finding);
  else if (!async && l->async_only && known)
    make_async(&w, arena, op, number, finding);
  else if (!async && !l->async_only && l->max_sync_deps == 0 && op->deps)
    wait_before(&w, arena, finding);
}

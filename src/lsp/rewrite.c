/* Each gpu operation on tokens is lowered with so many dependencies and no others, most only in
 * their asynchronous form. Where there are more, a gpu.wait joins them; where there is none, a
 * gpu.wait makes one; a synchronous operation is made asynchronous and waited for. The text is
 * changed and nothing else, so only the pretty form is rewritten.
 */
#include "lsp/rewrite.h"

enum { STATEMENT = 1 << 14 };

/* An operation as it stands in the text: "%m, %t = gpu.alloc async [%a] (…)". */
typedef struct form {
  gv_span line;  /* from the line's beginning to the operation's name */
  uint32_t name; /* after it */
  bool async;
  uint32_t behind_async; /* after "async", or after the name */
  gv_span deps;          /* with brackets; empty where there are none */
  uint32_t end;          /* of the line where the operation ends */
} form;

static bool is_blank(char c) { return c == ' ' || c == '\t'; }

static uint32_t skip_blanks(gv_str text, uint32_t at) {
  while (at < text.len && is_blank(text.at[at])) at++;
  return at;
}

static bool has_word(gv_str text, uint32_t at, const char *word) {
  size_t len = strlen(word);
  return at + len <= text.len && memcmp(text.at + at, word, len) == 0;
}

static gv_span read_deps(gv_str text, uint32_t at) {
  uint32_t start = skip_blanks(text, at), end = start;
  if (start == text.len || text.at[start] != '[') return (gv_span){at, at};
  while (end < text.len && text.at[end] != ']' && !strchr("/\"(){}", text.at[end])) end++;
  return end < text.len && text.at[end] == ']' ? (gv_span){start, end + 1} : (gv_span){at, at};
}

/* Nothing but the names of results and '=' stands before it on the line. */
static bool is_first_on_line(gv_str text, gv_span line) {
  uint32_t at = skip_blanks(text, line.start);
  if (at == line.end) return true;
  if (text.at[at] != '%') return false;
  for (uint32_t i = at; i < line.end; i++)
    if (strchr("(){}[]<>\"/;^@!\n", text.at[i])) return false;
  return true;
}

/* False: it is not in the form that is rewritten. */
static bool read_form(const gv_view *v, const gv_op *op, form *f) {
  gv_str text = v->text;
  if (!gv_is_in_text(op->loc)) return false;
  uint32_t at = gv_view_offset(v, op->loc), start = v->places.starts.at[gv_line_at(&v->places, at)];
  if (!has_word(text, at, op->lowering->name)) return false;
  f->line = (gv_span){start, at};
  f->name = at + (uint32_t)strlen(op->lowering->name);
  uint32_t word = skip_blanks(text, f->name);
  f->async = has_word(text, word, "async") && word > f->name;
  f->behind_async = f->async ? word + (uint32_t)strlen("async") : f->name;
  f->deps = read_deps(text, f->behind_async);
  f->end = gv_statement_end(text, at, STATEMENT);
  return is_first_on_line(text, f->line);
}

bool gv_lowers(const gv_view *v, const gv_op *op) {
  const gv_lowering *l = op->lowering;
  form f;
  bool counted = (int)op->deps >= l->min_deps && (l->max_deps < 0 || (int)op->deps <= l->max_deps);
  if (!counted || !l->async_only) return counted;
  return !read_form(v, op, &f) || f.async;
}

/* ---- the edits ---- */

typedef struct rewriter {
  const gv_view *view;
  form form;
  gv_arena *arena;
  gv_str indent, newline;
  gv_changes *edits;
} rewriter;

static bool is_taken(const gv_view *v, gv_str name) {
  for (uint32_t i = 0; i < v->names.len; i++)
    if (gv_str_equal(gv_name_text(v->text, v->names.at[i]), name)) return true;
  return false;
}

/* A name that the text does not have yet. */
static gv_str fresh(const rewriter *r, const char *word) {
  gv_str name = gv_format(r->arena, "%%%s", word);
  for (uint32_t number = 1; is_taken(r->view, name); number++)
    name = gv_format(r->arena, "%%%s_%u", word, number);
  return name;
}

static gv_str deps_of(const rewriter *r) {
  return (gv_str){r->view->text.at + r->form.deps.start, r->form.deps.end - r->form.deps.start};
}

static void replace(rewriter *r, uint32_t start, uint32_t end, gv_str text) {
  *gv_push(r->edits) = (gv_change){{start, end}, text};
}

static void insert_line_before(rewriter *r, gv_str line) {
  gv_str text =
      gv_format(r->arena, "%.*s%.*s%.*s", GV_FMT(r->indent), GV_FMT(line), GV_FMT(r->newline));
  replace(r, r->form.line.start, r->form.line.start, text);
}

/* One token for all dependencies: the one that there is, or one that a gpu.wait makes. */
static gv_str one_token(rewriter *r, uint32_t deps) {
  gv_str list = deps_of(r);
  if (deps == 1) return list;
  gv_str name = fresh(r, deps ? "joined" : "ready");
  insert_line_before(r, gv_format(r->arena, "%.*s = gpu.wait async%s%.*s", GV_FMT(name),
                                  deps ? " " : "", GV_FMT(list)));
  return gv_format(r->arena, "[%.*s]", GV_FMT(name));
}

static void depend_on_one(rewriter *r, uint32_t deps) {
  gv_str token = one_token(r, deps);
  replace(r, r->form.behind_async, r->form.deps.end, gv_format(r->arena, " %.*s", GV_FMT(token)));
}

/* "%m =" becomes "%m, %done =", and the next line waits. */
static void make_async(rewriter *r, uint32_t deps) {
  gv_str text = r->view->text, token = one_token(r, deps), done = fresh(r, "done");
  uint32_t at = r->form.line.end;
  while (at > r->form.line.start && (is_blank(text.at[at - 1]) || text.at[at - 1] == '=')) at--;
  if (skip_blanks(text, r->form.line.start) == r->form.line.end)
    replace(r, r->form.line.end, r->form.line.end, gv_format(r->arena, "%.*s = ", GV_FMT(done)));
  else
    replace(r, at, at, gv_format(r->arena, ", %.*s", GV_FMT(done)));
  replace(r, r->form.name, r->form.deps.end, gv_format(r->arena, " async %.*s", GV_FMT(token)));
  replace(r, r->form.end, r->form.end,
          gv_format(r->arena, "%.*s%.*sgpu.wait [%.*s]", GV_FMT(r->newline), GV_FMT(r->indent),
                    GV_FMT(done)));
}

static void wait_before(rewriter *r) {
  insert_line_before(r, gv_format(r->arena, "gpu.wait %.*s", GV_FMT(deps_of(r))));
  replace(r, r->form.behind_async, r->form.deps.end, GV_STR(""));
}

void gv_rewrite(const gv_view *v, const gv_op *op, gv_changes *edits) {
  const gv_lowering *l = op->lowering;
  rewriter r = {.view = v, .arena = &v->result->model.arena, .edits = edits};
  bool has_deps = op->deps > 0;
  if (gv_lowers(v, op) || !read_form(v, op, &r.form) ||
      has_deps != (r.form.deps.end > r.form.deps.start))
    return;
  bool returns = r.form.end < v->text.len && r.form.end > 0 && v->text.at[r.form.end - 1] == '\r';
  r.form.end -= returns;
  r.newline = returns ? GV_STR("\r\n") : GV_STR("\n");
  uint32_t indent = skip_blanks(v->text, r.form.line.start);
  r.indent = (gv_str){v->text.at + r.form.line.start, indent - r.form.line.start};
  if (r.form.async && l->max_deps == 1)
    depend_on_one(&r, op->deps);
  else if (l->async_only && l->max_deps == 1)
    make_async(&r, op->deps);
  else if (!r.form.async && has_deps && l->max_deps == 1)
    wait_before(&r);
}

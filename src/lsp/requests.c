/* What is said about a document, out of the answer that its check gave. */
#include "lsp/server.h"

/* ---- names ----------------------------------------------------------------------------------- */

/* A name at a place: see answer.h for the numbers. */
typedef struct token {
  uint32_t line, start, end;
  json_int_t value, use;
} token;

enum { TOKEN = 5 };

static token token_at(const json_t *tokens, size_t i) {
  json_int_t n[TOKEN];
  for (size_t k = 0; k < TOKEN; k++)
    n[k] = json_integer_value(json_array_get(tokens, i * TOKEN + k));
  return (token){(uint32_t)n[0], (uint32_t)n[1], (uint32_t)n[2], n[3], n[4]};
}

/* The name at the place, its end included; they are in the order of the text. */
static bool find_token(const json_t *names, const json_t *params, token *found) {
  const json_t *tokens = json_object_get(names, "tokens");
  gv_position at;
  if (!gv_json_position(json_object_get(params, "position"), &at)) return false;
  size_t lo = 0, hi = json_array_size(tokens) / TOKEN;
  while (lo < hi) {
    size_t mid = lo + (hi - lo) / 2;
    token t = token_at(tokens, mid);
    if (t.line < at.line || (t.line == at.line && t.end < at.character))
      lo = mid + 1;
    else
      hi = mid;
  }
  if (lo == json_array_size(tokens) / TOKEN) return false;
  *found = token_at(tokens, lo);
  return found->line == at.line && found->start <= at.character;
}

static json_t *json_position(uint32_t line, uint32_t character) {
  return gv_json_sure(
      json_pack("{s:I,s:I}", "line", (json_int_t)line, "character", (json_int_t)character));
}

static json_t *range_of(const token *t) {
  json_t *range = gv_json_sure(json_object());
  gv_json_set(range, "start", json_position(t->line, t->start));
  gv_json_set(range, "end", json_position(t->line, t->end));
  return range;
}

/* What the name stands for: at a use what comes there, which may be less than what the value can
 * be. */
static const json_t *objects_of(const json_t *names, const token *t) {
  const json_t *use =
      t->use < 0 ? NULL : json_array_get(json_object_get(names, "uses"), (size_t)t->use);
  const json_t *objects = json_object_get(use, "objects");
  if (json_array_size(objects)) return objects;
  return json_object_get(json_array_get(json_object_get(names, "values"), (size_t)t->value),
                         "objects");
}

static const json_t *object_at(const json_t *names, const json_t *objects, size_t i) {
  return json_array_get(json_object_get(names, "objects"),
                        (size_t)json_integer_value(json_array_get(objects, i)));
}

/* ---- hover ---- */

static gv_str join(gv_arena *arena, gv_str before, const char *between, gv_str text) {
  return gv_format(arena, "%.*s%s%.*s", GV_FMT(before), before.len && text.len ? between : "",
                   GV_FMT(text));
}

static gv_str hover_text(gv_arena *arena, const json_t *names, const token *t) {
  enum { SHOWN = 3 };
  const json_t *objects = objects_of(names, t);
  size_t count = json_array_size(objects);
  gv_str text = GV_STR("");
  if (count > 1)
    text = gv_json_string_in(json_array_get(json_object_get(names, "values"), (size_t)t->value),
                             "text");
  for (size_t i = 0; i < count && i < SHOWN; i++)
    text = join(arena, text, "\n\n", gv_json_string_in(object_at(names, objects, i), "text"));
  if (t->use < 0) return text;
  return join(
      arena, text, "\n\n---\n\n",
      gv_json_string_in(json_array_get(json_object_get(names, "uses"), (size_t)t->use), "text"));
}

json_t *gv_hover(gv_session *s, gv_document *d, const json_t *params) {
  const json_t *names = gv_document_names(d);
  token t;
  if (!find_token(names, params, &t)) return json_null();
  gv_arena arena = {0};
  json_t *contents = gv_json_sure(json_object()), *hover = gv_json_sure(json_object());
  gv_json_set(contents, "kind", gv_json_text_c(s->plain ? "plaintext" : "markdown"));
  gv_json_set(contents, "value", gv_json_text(hover_text(&arena, names, &t)));
  gv_json_set(hover, "contents", contents);
  gv_json_set(hover, "range", range_of(&t));
  gv_arena_clear(&arena);
  return hover;
}

/* ---- where it is made, and used ---- */

static void add_definitions(const json_t *names, const json_t *objects, json_t *list) {
  for (size_t i = 0; i < json_array_size(objects); i++) {
    json_t *at = json_object_get(object_at(names, objects, i), "at");
    if (at) gv_json_append(list, json_incref(at));
  }
}

json_t *gv_definition(gv_session *s, gv_document *d, const json_t *params) {
  const json_t *names = gv_document_names(d);
  json_t *list = gv_json_sure(json_array());
  token t;
  (void)s;
  if (find_token(names, params, &t)) add_definitions(names, objects_of(names, &t), list);
  return list;
}

static bool share(const json_t *a, const json_t *b) {
  for (size_t i = 0; i < json_array_size(a); i++)
    for (size_t k = 0; k < json_array_size(b); k++)
      if (json_equal(json_array_get(a, i), json_array_get(b, k))) return true;
  return false;
}

static void add_uses(const gv_document *d, const json_t *names, const json_t *objects,
                     json_t *list) {
  const json_t *uses = json_object_get(names, "uses");
  for (size_t i = 0; i < json_array_size(uses); i++) {
    const json_t *use = json_array_get(uses, i);
    json_t *range = json_object_get(use, "range");
    if (!range || !share(objects, json_object_get(use, "objects"))) continue;
    json_t *location = gv_json_sure(json_object());
    gv_json_set(location, "uri", gv_json_text(d->uri));
    gv_json_set(location, "range", json_incref(range));
    gv_json_append(list, location);
  }
}

json_t *gv_references(gv_session *s, gv_document *d, const json_t *params) {
  const json_t *names = gv_document_names(d);
  json_t *list = gv_json_sure(json_array());
  token t;
  (void)s;
  if (!find_token(names, params, &t)) return list;
  if (gv_json_true_at(params, "context.includeDeclaration"))
    add_definitions(names, objects_of(names, &t), list);
  add_uses(d, names, objects_of(names, &t), list);
  return list;
}

/* ---- findings -------------------------------------------------------------------------------- */

json_t *gv_code_lens(gv_session *s, gv_document *d, const json_t *params) {
  (void)s, (void)params;
  return json_incref(json_object_get(d->findings, "lenses"));
}

/* One id for each check of a session: what did not change was not checked again. */
json_t *gv_diagnostic(gv_session *s, gv_document *d, const json_t *params) {
  char id[32];
  (void)s;
  snprintf(id, sizeof id, "%u", d->serial);
  gv_str previous = gv_json_string_in(params, "previousResultId");
  bool unchanged = previous.at && gv_str_equal(previous, gv_str_of(id));
  json_t *report = gv_json_sure(json_object());
  gv_json_set(report, "kind", gv_json_text_c(unchanged ? "unchanged" : "full"));
  gv_json_set(report, "resultId", gv_json_text_c(id));
  if (!unchanged)
    gv_json_set(report, "items", json_incref(json_object_get(d->findings, "diagnostics")));
  return report;
}

/* ---- outline, and hints beside names ---- */

static bool read_range(const json_t *range, gv_position *start, gv_position *end) {
  return gv_json_position(json_object_get(range, "start"), start) &&
         gv_json_position(json_object_get(range, "end"), end);
}

/* For clients that know no tree: one list, each with its place. */
static void flatten(const gv_document *d, const json_t *symbols, const char *container,
                    json_t *list) {
  size_t i;
  json_t *symbol;
  json_array_foreach(symbols, i, symbol) {
    json_t *flat = gv_json_object_of("name", json_incref(json_object_get(symbol, "name")));
    json_t *at = gv_json_object_of("uri", gv_json_text(d->uri));
    gv_json_set(at, "range", json_incref(json_object_get(symbol, "range")));
    gv_json_set(flat, "kind", json_incref(json_object_get(symbol, "kind")));
    gv_json_set(flat, "location", at);
    if (container) gv_json_set(flat, "containerName", gv_json_text_c(container));
    gv_json_append(list, flat);
    flatten(d, json_object_get(symbol, "children"),
            json_string_value(json_object_get(symbol, "name")), list);
  }
}

json_t *gv_symbols(gv_session *s, gv_document *d, const json_t *params) {
  json_t *symbols = json_object_get(gv_document_names(d), "symbols"), *list = gv_json_array();
  (void)params;
  if (s->symbol_tree && symbols && json_array_extend(list, symbols) < 0) gv_out_of_memory();
  if (!s->symbol_tree) flatten(d, symbols, NULL, list);
  return list;
}

json_t *gv_inlay_hints(gv_session *s, gv_document *d, const json_t *params) {
  json_t *hints = json_object_get(gv_document_names(d), "hints"), *list = gv_json_array(), *hint;
  gv_position start, end, at;
  size_t i;
  (void)s;
  if (!read_range(json_object_get(params, "range"), &start, &end)) return list;
  json_array_foreach(hints, i, hint) {
    bool placed = gv_json_position(json_object_get(hint, "position"), &at);
    if (placed && at.line >= start.line && at.line <= end.line)
      gv_json_append(list, json_incref(hint));
  }
  return list;
}

/* ---- code actions ---- */

static bool is_before(gv_position a, gv_position b) {
  return a.line < b.line || (a.line == b.line && a.character < b.character);
}

static bool touch(const json_t *a, const json_t *b) {
  gv_position a_start, a_end, b_start, b_end;
  if (!read_range(a, &a_start, &a_end) || !read_range(b, &b_start, &b_end)) return false;
  return !is_before(a_end, b_start) && !is_before(b_end, a_start);
}

/* Does the client want actions of the kind? "source" is wanted where "source" is, and "" means all.
 */
static bool wants(const json_t *params, const char *kind) {
  const json_t *only = gv_json_at(params, "context.only");
  if (!json_is_array(only)) return true;
  for (size_t i = 0; i < json_array_size(only); i++) {
    const char *wanted = json_string_value(json_array_get(only, i));
    size_t len = wanted ? strlen(wanted) : 0;
    if (wanted && strncmp(kind, wanted, len) == 0 && (!len || !kind[len] || kind[len] == '.'))
      return true;
  }
  return false;
}

static json_t *workspace_edit(const gv_session *s, const gv_document *d, json_t *edits) {
  json_t *edit = gv_json_sure(json_object());
  if (!s->versions_edits) {
    json_t *changes = gv_json_sure(json_object());
    if (json_object_setn_new_nocheck(changes, d->uri.at, d->uri.len, edits) < 0) gv_out_of_memory();
    gv_json_set(edit, "changes", changes);
    return edit;
  }
  json_t *document = gv_json_sure(json_object()), *change = gv_json_sure(json_object()),
         *list = gv_json_sure(json_array());
  gv_json_set(document, "uri", gv_json_text(d->uri));
  gv_json_set(document, "version", json_integer(d->version));
  gv_json_set(change, "textDocument", document);
  gv_json_set(change, "edits", edits);
  gv_json_append(list, change);
  gv_json_set(edit, "documentChanges", list);
  return edit;
}

static json_t *action_of_fix(const gv_session *s, const gv_document *d, const json_t *fix,
                             json_t *diagnostic) {
  json_t *action = gv_json_sure(json_object()), *diagnostics = gv_json_sure(json_array());
  gv_json_append(diagnostics, json_incref(diagnostic));
  gv_json_set(action, "title", json_incref(json_object_get(fix, "title")));
  gv_json_set(action, "kind", gv_json_text_c("quickfix"));
  gv_json_set(action, "diagnostics", diagnostics);
  if (json_is_true(json_object_get(fix, "preferred")))
    gv_json_set(action, "isPreferred", json_true());
  gv_json_set(action, "edit", workspace_edit(s, d, json_incref(json_object_get(fix, "edits"))));
  return action;
}

/* The command of the last function that begins before the end of the range. */
static json_t *draw_command(const gv_document *d, const json_t *range) {
  const json_t *lenses = json_object_get(d->findings, "lenses"), *in = NULL;
  gv_position start, end, at, unused;
  if (!read_range(range, &start, &end)) return NULL;
  for (size_t i = 0; i < json_array_size(lenses); i++) {
    const json_t *lens = json_array_get(lenses, i);
    if (read_range(json_object_get(lens, "range"), &at, &unused) && at.line <= end.line) in = lens;
  }
  return json_object_get(in, "command");
}

static json_t *action_of_drawing(const json_t *command) {
  json_t *action = gv_json_sure(json_object()), *to = gv_json_sure(json_deep_copy(command));
  gv_json_set(to, "title", gv_json_text_c("Show the graph"));
  gv_json_set(action, "title", gv_json_text_c("Show the graph"));
  gv_json_set(action, "kind", gv_json_text_c("source"));
  gv_json_set(action, "command", to);
  return action;
}

/* ---- all findings of a document ---- */

static const char fix_all[] = "source.fixAll.gpuverify";

static bool is_fixable(const gv_document *d) {
  return json_array_size(json_object_get(d->findings, "fixable")) &&
         !(d->is_compiled && d->is_edited);
}

bool gv_wants_fixes(const gv_document *d, const json_t *params) {
  const json_t *fixable = json_object_get(d->findings, "fixable"),
               *range = json_object_get(params, "range");
  if (!is_fixable(d) || !wants(params, "quickfix")) return false;
  for (size_t i = 0; i < json_array_size(fixable); i++) {
    size_t number = (size_t)json_integer_value(json_array_get(fixable, i));
    const json_t *diagnostic = json_array_get(json_object_get(d->findings, "diagnostics"), number);
    if (diagnostic && touch(json_object_get(diagnostic, "range"), range)) return true;
  }
  return false;
}

/* A client that cannot ask for the edit when the action is chosen gets it where it asks for this
 * kind of action. */
bool gv_wants_all_fixed(const gv_session *s, const json_t *params) {
  return !s->resolves_edits && json_is_array(gv_json_at(params, "context.only")) &&
         wants(params, fix_all);
}

static json_t *action_of_all(const gv_session *s, const gv_document *d) {
  json_t *action =
      gv_json_object_of("title", gv_json_text_c("Fix all findings that have a verified fix"));
  gv_json_set(action, "kind", gv_json_text_c(fix_all));
  if (s->resolves_edits) {
    json_t *data = gv_json_object_of("uri", gv_json_text(d->uri));
    gv_json_set(data, "version", json_integer(d->version));
    gv_json_set(action, "data", data);
  } else {
    gv_json_set(action, "edit",
                workspace_edit(
                    s, d, json_incref(json_object_get(d->fixings[GV_FIXING_ALL].found, "edits"))));
  }
  return action;
}

json_t *gv_resolve_action(gv_session *s, gv_document *d, const json_t *params) {
  json_t *action = gv_json_sure(json_deep_copy(params)),
         *edits = json_object_get(d->fixings[GV_FIXING_ALL].found, "edits");
  gv_json_set(action, "edit", workspace_edit(s, d, edits ? json_incref(edits) : gv_json_array()));
  return action;
}

/* Is it known that there is something to fix, or is that what was asked for? */
static bool offers_all(const gv_session *s, const gv_document *d, const json_t *params) {
  if (!is_fixable(d) || !wants(params, fix_all)) return false;
  if (!s->resolves_edits)
    return json_array_size(json_object_get(d->fixings[GV_FIXING_ALL].found, "edits")) > 0 &&
           gv_wants_all_fixed(s, params);
  const json_t *fixes = json_object_get(d->fixings[GV_FIXING_EACH].found, "fixes");
  bool any = json_is_array(gv_json_at(params, "context.only"));
  for (size_t i = 0; i < json_array_size(fixes); i++)
    any |= json_is_true(json_object_get(json_array_get(fixes, i), "preferred"));
  return any;
}

json_t *gv_code_action(gv_session *s, gv_document *d, const json_t *params) {
  const json_t *found =
      d->fixings[GV_FIXING_EACH].found ? d->fixings[GV_FIXING_EACH].found : d->findings;
  const json_t *fixes = json_object_get(found, "fixes"), *range = json_object_get(params, "range");
  json_t *list = gv_json_sure(json_array());
  bool stale = d->is_compiled && d->is_edited; /* the places are those of the file */
  if (!json_array_size(fixes)) fixes = json_object_get(d->findings, "fixes");
  for (size_t i = 0; !stale && wants(params, "quickfix") && i < json_array_size(fixes); i++) {
    const json_t *fix = json_array_get(fixes, i);
    size_t number = (size_t)json_integer_value(json_object_get(fix, "diagnostic"));
    json_t *diagnostic = json_array_get(json_object_get(d->findings, "diagnostics"), number);
    if (diagnostic && touch(json_object_get(diagnostic, "range"), range))
      gv_json_append(list, action_of_fix(s, d, fix, diagnostic));
  }
  if (offers_all(s, d, params)) gv_json_append(list, action_of_all(s, d));
  const json_t *command = s->hooks->draw && wants(params, "source") ? draw_command(d, range) : NULL;
  if (command) gv_json_append(list, action_of_drawing(command));
  return list;
}

/* needs: a checked document. gives: for each name in its text that stands for something known, what
 * that is, and for each use of it, what comes there. cost: linear in the text and in what is
 * insight; an object's text names no more than its first uses.
 */
#include "lsp/room.h"

enum {
  SHOWN_USES = 12,
  LOOK_BACK = 64 /* names, from an operation back to those of its results */
};

/* A name where it is defined. */
typedef struct definition {
  gv_str name;
  uint32_t token; /* index into the view's names */
  uint32_t value; /* index into insight.values */
} definition;

typedef struct explainer {
  gv_view *view;
  gv_model *model;
  gv_insight *insight;
  gv_arena *arena;
  GV_VEC(gv_span) functions;
  GV_VEC(definition) definitions;
  uint32_t *use_of_token;       /* by token: index into insight.uses, or GV_NONE */
  gv_span *span_of_use;         /* by use */
  uint32_t *first_use, *listed; /* uses of object o: listed[first_use[o] .. first_use[o + 1]) */
} explainer;

/* ---- names in the text ----------------------------------------------------------------------- */

static void list_functions(explainer *x) {
  for (uint32_t f = 0; f < x->model->functions.len; f++) {
    gv_loc loc = x->model->functions.at[f].loc;
    if (!gv_is_in_text(loc)) continue;
    uint32_t start = gv_view_offset(x->view, loc);
    *gv_push(&x->functions) = (gv_span){start, gv_statement_end(x->view->text, start, UINT32_MAX)};
  }
}

/* The function that holds the byte; GV_NONE: none. Functions are in the order of the text. */
static uint32_t function_at(const explainer *x, uint32_t offset) {
  uint32_t lo = 0, hi = x->functions.len;
  while (lo < hi) {
    uint32_t mid = lo + (hi - lo) / 2;
    if (x->functions.at[mid].start <= offset)
      lo = mid + 1;
    else
      hi = mid;
  }
  return lo && offset < x->functions.at[lo - 1].end ? lo - 1 : GV_NONE;
}

static gv_str token_text(const explainer *x, uint32_t token) {
  return gv_name_text(x->view->text, x->view->names.at[token]);
}

/* Where the text gives the value its name: at its place, or, for a result, to the left of it. */
static uint32_t token_of_definition(const explainer *x, gv_loc loc, gv_str name) {
  uint32_t offset = gv_view_offset(x->view, loc), token = gv_name_at(&x->view->names, offset);
  const char *number = memchr(name.at, '#', name.len);
  if (number) name.len = (size_t)(number - name.at);
  if (token < x->view->names.len && x->view->names.at[token].at == offset) return token;
  for (uint32_t back = 0; back < LOOK_BACK && token-- > 0; back++)
    if (gv_str_equal(token_text(x, token), name)) return token;
  return GV_NONE;
}

static int by_name(const void *a, const void *b) {
  const definition *x = a, *y = b;
  int order = gv_str_compare(x->name, y->name);
  if (order) return order;
  if (x->token != y->token) return x->token < y->token ? -1 : 1;
  return (x->value > y->value) - (x->value < y->value);
}

static void list_definitions(explainer *x) {
  for (uint32_t i = 0; i < x->insight->values.len; i++) {
    gv_value_id value = x->insight->values.at[i].value;
    gv_loc loc = x->model->values.at[value].loc;
    gv_str name = gv_is_in_text(loc) ? gv_value_name(x->model, value) : (gv_str){NULL, 0};
    uint32_t token = name.len ? token_of_definition(x, loc, name) : GV_NONE;
    if (token != GV_NONE) *gv_push(&x->definitions) = (definition){name, token, i};
  }
  if (x->definitions.len) qsort(x->definitions.at, x->definitions.len, sizeof(definition), by_name);
}

/* The first definition that is not before this one. */
static uint32_t lower_bound(const explainer *x, definition d) {
  uint32_t lo = 0, hi = x->definitions.len;
  while (lo < hi) {
    uint32_t mid = lo + (hi - lo) / 2;
    if (by_name(&x->definitions.at[mid], &d) < 0)
      lo = mid + 1;
    else
      hi = mid;
  }
  return lo;
}

static bool is_named_in(const explainer *x, uint32_t definition, gv_str name, uint32_t function) {
  if (definition >= x->definitions.len || !gv_str_equal(x->definitions.at[definition].name, name))
    return false;
  return function_at(x, x->view->names.at[x->definitions.at[definition].token].at) == function;
}

/* The value that the name stands for: what was defined last before it in the same function, else
 * first after it, as blocks may stand in any order. GV_NONE: nothing that is known. */
static uint32_t value_named(const explainer *x, gv_str name, uint32_t token) {
  uint32_t function = function_at(x, x->view->names.at[token].at);
  if (function == GV_NONE) return GV_NONE;
  uint32_t behind = lower_bound(x, (definition){name, token + 1, 0});
  if (behind > 0 && is_named_in(x, behind - 1, name, function))
    return x->definitions.at[behind - 1].value;
  return is_named_in(x, behind, name, function) ? x->definitions.at[behind].value : GV_NONE;
}

static uint32_t value_of_token(const explainer *x, uint32_t token) {
  gv_str name = token_text(x, token);
  uint32_t value = value_named(x, name, token);
  if (value != GV_NONE || memchr(name.at, '#', name.len)) return value;
  return value_named(x, gv_format(x->arena, "%.*s#0", GV_FMT(name)), token);
}

/* ---- uses in the text ------------------------------------------------------------------------ */

static const gv_op *op_of(const explainer *x, const gv_insight_use *u) {
  return &x->model->ops.at[u->op];
}

static gv_str operand_name(const explainer *x, const gv_op *op, uint32_t operand) {
  gv_value_id value = gv_operands(x->model, op)[operand];
  return value == GV_NONE ? GV_STR("") : gv_value_name(x->model, value);
}

static void place_uses(explainer *x) {
  x->use_of_token = gv_malloc((x->view->names.len + 1) * sizeof *x->use_of_token);
  memset(x->use_of_token, 0xff, (x->view->names.len + 1) * sizeof *x->use_of_token);
  x->span_of_use = gv_malloc((x->insight->uses.len + 1) * sizeof *x->span_of_use);
  for (uint32_t i = 0; i < x->insight->uses.len; i++) {
    const gv_insight_use *u = &x->insight->uses.at[i];
    const gv_op *op = op_of(x, u);
    x->span_of_use[i] = (gv_span){0, 0};
    if (!gv_is_in_text(op->loc)) continue;
    gv_str name = operand_name(x, op, u->operand);
    uint32_t offset = gv_view_offset(x->view, op->loc), nth = 0;
    for (uint32_t before = i; before-- > 0 && x->insight->uses.at[before].op == u->op;)
      nth += gv_str_equal(operand_name(x, op, x->insight->uses.at[before].operand), name);
    gv_span span = gv_view_operand(x->view, offset, name, nth);
    x->span_of_use[i] = span.start < span.end ? span : gv_view_span(x->view, offset);
    if (span.start < span.end) x->use_of_token[gv_name_at(&x->view->names, span.start)] = i;
  }
}

static void list_uses(explainer *x) {
  uint32_t objects = x->insight->objects.len, *next;
  x->first_use = gv_malloc((objects + 2) * sizeof *x->first_use);
  memset(x->first_use, 0, (objects + 2) * sizeof *x->first_use);
  next = x->first_use + 1;
  for (uint32_t i = 0; i < x->insight->uses.len; i++)
    for (uint32_t o = 0; o < x->insight->uses.at[i].objects.len; o++)
      next[x->insight->uses.at[i].objects.at[o] + 1]++;
  for (uint32_t o = 0; o < objects; o++) next[o + 1] += next[o];
  x->listed = gv_malloc((x->first_use[objects + 1] + 1) * sizeof *x->listed);
  for (uint32_t i = 0; i < x->insight->uses.len; i++)
    for (uint32_t o = 0; o < x->insight->uses.at[i].objects.len; o++)
      x->listed[next[x->insight->uses.at[i].objects.at[o]]++] = i;
}

/* ---- in words -------------------------------------------------------------------------------- */

/* More than the role says, with a %.*s for the operand in the role `with`, where the call has one.
 */
static const struct {
  gv_role role, with;
  const char *text;
} effects[] = {
    {GV_ROLE_STREAM_USE, GV_ROLE_EVENT_WAIT, "waits for event `%.*s`"},
    {GV_ROLE_STREAM_USE, GV_ROLE_EVENT_RECORD, "event `%.*s` marks its work so far"},
    {GV_ROLE_EVENT_RECORD, GV_ROLE_STREAM_USE,
     "records it: it marks the work so far on stream `%.*s`"},
    {GV_ROLE_EVENT_WAIT, GV_ROLE_STREAM_USE, "stream `%.*s` waits for it"},
};

static gv_str name_in_role(const explainer *x, const gv_op *op, gv_role role) {
  for (uint32_t i = 0; i < op->operand_count; i++)
    if (gv_role_of(op, i) == role) return operand_name(x, op, i);
  return GV_STR("");
}

static gv_str effect_of(const explainer *x, const gv_insight_use *u) {
  const gv_op *op = op_of(x, u);
  if (op->kind == GV_OP_UNLOWERED)
    return u->operand < op->deps ? GV_STR("waits for it") : GV_STR("uses it");
  if (op->kind == GV_OP_AWAIT) return GV_STR("waits for it");
  if (op->kind != GV_OP_ACTION) return GV_STR("uses it");
  gv_role role = gv_role_of(op, u->operand);
  for (size_t i = 0; i < sizeof effects / sizeof *effects; i++) {
    gv_str name = effects[i].role == role ? name_in_role(x, op, effects[i].with) : GV_STR("");
    if (name.len) return gv_format(x->arena, effects[i].text, GV_FMT(name));
  }
  return gv_str_of(gv_roles[role].effect);
}

static gv_str verdict_text(const explainer *x, gv_verdict verdict) {
  return verdict < GV_VERDICT_COUNT ? gv_format(x->arena, " — %s", gv_verdict_name(verdict))
                                    : GV_STR("");
}

static gv_str line_of_use(const explainer *x, uint32_t use) {
  const gv_insight_use *u = &x->insight->uses.at[use];
  gv_str line = gv_view_line(x->view, op_of(x, u)->loc);
  return gv_format(x->arena, "\n- line %.*s: `%.*s`: %.*s%.*s", GV_FMT(line),
                   GV_FMT(op_of(x, u)->name), GV_FMT(effect_of(x, u)),
                   GV_FMT(verdict_text(x, u->verdict)));
}

/* What the unlowered operation that makes it waits for. */
static gv_str dependencies_of(const explainer *x, const gv_op *op) {
  gv_str text = GV_STR("");
  for (uint32_t i = 0; i < op->deps; i++) {
    gv_str name = operand_name(x, op, i);
    text = gv_format(x->arena, "%.*s%s`%.*s`", GV_FMT(text), i ? ", " : ", which waits for ",
                     GV_FMT(name));
  }
  return text;
}

static gv_str made_where(const explainer *x, const gv_insight_object *o) {
  gv_str name = o->value == GV_NONE ? GV_STR("") : gv_value_name(x->model, o->value),
         line = gv_view_line(x->view, o->loc);
  gv_str quoted = name.len ? gv_format(x->arena, "`%.*s`", GV_FMT(name)) : GV_STR("it");
  const gv_op *op = o->op == GV_NONE ? NULL : &x->model->ops.at[o->op];
  if (op && op->kind == GV_OP_UNLOWERED)
    return gv_format(x->arena, "%.*s, made by `%.*s` in line %.*s%.*s; not lowered yet",
                     GV_FMT(quoted), GV_FMT(op->name), GV_FMT(line),
                     GV_FMT(dependencies_of(x, op)));
  if (op && op->kind == GV_OP_ACTION)
    return gv_format(x->arena, "**%s** %.*s, made by `%.*s` in line %.*s",
                     gv_creates_table[op->action->creates].noun, GV_FMT(quoted), GV_FMT(op->name),
                     GV_FMT(line));
  if (line.len)
    return gv_format(x->arena, "%.*s, %s, from line %.*s", GV_FMT(quoted), o->kind, GV_FMT(line));
  return gv_format(x->arena, "%.*s, %s", GV_FMT(quoted), o->kind);
}

static gv_str text_of_object(const explainer *x, uint32_t object) {
  uint32_t first = x->first_use[object], end = x->first_use[object + 1];
  gv_str text = made_where(x, &x->insight->objects.at[object]);
  if (first == end) return gv_format(x->arena, "%.*s\n\nNothing uses it.", GV_FMT(text));
  text = gv_format(x->arena, "%.*s\n", GV_FMT(text));
  for (uint32_t u = first; u < end && u < first + SHOWN_USES; u++) {
    gv_str line = line_of_use(x, x->listed[u]);
    text = gv_format(x->arena, "%.*s%.*s", GV_FMT(text), GV_FMT(line));
  }
  if (end - first > SHOWN_USES)
    text = gv_format(x->arena, "%.*s\n- and %u more", GV_FMT(text), end - first - SHOWN_USES);
  return text;
}

/* ---- what has to hold at a use --------------------------------------------------------------- */

static int order_of_places(gv_loc a, gv_loc b) {
  if (a.file != b.file) return a.file < b.file ? -1 : 1;
  if (a.line != b.line) return a.line < b.line ? -1 : 1;
  return (a.col > b.col) - (a.col < b.col);
}

static uint32_t first_obligation(const gv_report *r, gv_loc loc) {
  uint32_t lo = 0, hi = r->obligations.len;
  while (lo < hi) {
    uint32_t mid = lo + (hi - lo) / 2;
    if (order_of_places(r->obligations.at[mid].loc, loc) < 0)
      lo = mid + 1;
    else
      hi = mid;
  }
  return lo;
}

static gv_str text_of_use(const explainer *x, const gv_insight_use *u) {
  const gv_op *op = op_of(x, u);
  const gv_report *r = &x->view->result->report;
  gv_str text =
      gv_format(x->arena, "**Here**, `%.*s`: %.*s.", GV_FMT(op->name), GV_FMT(effect_of(x, u)));
  if (u->states.len)
    text = gv_format(x->arena, "%.*s What comes here: %.*s.", GV_FMT(text), GV_FMT(u->states));
  for (uint32_t i = first_obligation(r, op->loc); i < r->obligations.len; i++) {
    const gv_obligation *o = &r->obligations.at[i];
    if (order_of_places(o->loc, op->loc) != 0) break;
    if (o->op != u->op || o->operand != u->operand) continue;
    text = gv_format(x->arena, "%.*s\n\n**%s**: %.*s", GV_FMT(text), gv_verdict_name(o->verdict),
                     GV_FMT(o->what));
    if (o->reason.len) text = gv_format(x->arena, "%.*s (%.*s)", GV_FMT(text), GV_FMT(o->reason));
  }
  return text;
}

/* ---- as JSON --------------------------------------------------------------------------------- */

static json_t *json_of_set(const gv_insight_set *set) {
  json_t *list = gv_json_sure(json_array());
  for (uint32_t i = 0; i < set->len; i++) gv_json_append(list, json_integer(set->at[i]));
  return list;
}

static json_t *objects(const explainer *x) {
  json_t *list = gv_json_sure(json_array());
  for (uint32_t o = 0; o < x->insight->objects.len; o++) {
    const gv_insight_object *made = &x->insight->objects.at[o];
    json_t *object = gv_json_sure(json_object()), *at = gv_json_location(x->view, made->loc);
    gv_json_set(object, "text", gv_json_text(text_of_object(x, o)));
    if (at) gv_json_set(object, "at", at);
    gv_json_append(list, object);
  }
  return list;
}

static json_t *values(const explainer *x) {
  json_t *list = gv_json_sure(json_array());
  for (uint32_t i = 0; i < x->insight->values.len; i++) {
    const gv_insight_set *set = &x->insight->values.at[i].objects;
    json_t *value = gv_json_sure(json_object());
    gv_str text = GV_STR("");
    if (set->more || set->len > 1)
      text = gv_format(x->arena, "One of %u%s:", set->len, set->more ? " and more" : "");
    gv_json_set(value, "text", gv_json_text(text));
    gv_json_set(value, "objects", json_of_set(set));
    gv_json_append(list, value);
  }
  return list;
}

static json_t *uses(const explainer *x) {
  json_t *list = gv_json_sure(json_array());
  for (uint32_t i = 0; i < x->insight->uses.len; i++) {
    const gv_insight_use *u = &x->insight->uses.at[i];
    json_t *use = gv_json_sure(json_object());
    gv_json_set(use, "text", gv_json_text(text_of_use(x, u)));
    gv_json_set(use, "objects", json_of_set(&u->objects));
    if (gv_is_in_text(op_of(x, u)->loc))
      gv_json_set(use, "range", gv_json_range(x->view, x->span_of_use[i]));
    gv_json_append(list, use);
  }
  return list;
}

static json_t *tokens(const explainer *x) {
  json_t *list = gv_json_sure(json_array());
  const gv_view *v = x->view;
  for (uint32_t t = 0; t < v->names.len; t++) {
    uint32_t value = value_of_token(x, t), use = x->use_of_token[t];
    if (value == GV_NONE) continue;
    gv_position start = gv_position_of(&v->lines, v->names.at[t].at, v->options->encoding);
    gv_position end =
        gv_position_of(&v->lines, v->names.at[t].at + v->names.at[t].len, v->options->encoding);
    gv_json_append(list, json_integer(start.line));
    gv_json_append(list, json_integer(start.character));
    gv_json_append(list, json_integer(end.character));
    gv_json_append(list, json_integer(value));
    gv_json_append(list, json_integer(use == GV_NONE ? -1 : (json_int_t)use));
  }
  return list;
}

/* ---- what the names stand for, beside them, and as an outline -------------------------------- */

/* "stream" of what a call makes; NULL: it is not made by one. */
static const char *noun_of(const explainer *x, uint32_t object) {
  uint32_t op = x->insight->objects.at[object].op;
  if (op == GV_NONE || x->model->ops.at[op].kind != GV_OP_ACTION ||
      !x->model->ops.at[op].action->creates)
    return NULL;
  return gv_creates_table[x->model->ops.at[op].action->creates].noun;
}

/* What all that the value stands for is; NULL: that is not one word, or its type says it. */
static const char *noun_of_value(const explainer *x, uint32_t value) {
  const gv_insight_set *set = &x->insight->values.at[value].objects;
  const char *noun = set->len && !set->more ? noun_of(x, set->at[0]) : NULL;
  for (uint32_t i = 1; noun && i < set->len; i++) {
    const char *other = noun_of(x, set->at[i]);
    if (!other || strcmp(other, noun) != 0) noun = NULL;
  }
  return noun;
}

/* By token: the definition there, or GV_NONE; to be freed. */
static uint32_t *definitions_by_token(const explainer *x) {
  uint32_t *by_token = gv_malloc((x->view->names.len + 1) * sizeof *by_token);
  memset(by_token, 0xff, (x->view->names.len + 1) * sizeof *by_token);
  for (uint32_t i = x->definitions.len; i-- > 0;) by_token[x->definitions.at[i].token] = i;
  return by_token;
}

static gv_span span_of_token(const explainer *x, uint32_t token) {
  const gv_name *name = &x->view->names.at[token];
  return (gv_span){name->at, name->at + name->len};
}

static json_t *hints(const explainer *x, const uint32_t *by_token) {
  enum { TYPE = 1 };
  json_t *list = gv_json_array();
  for (uint32_t t = 0; t < x->view->names.len; t++) {
    const char *noun =
        by_token[t] == GV_NONE ? NULL : noun_of_value(x, x->definitions.at[by_token[t]].value);
    if (!noun) continue;
    json_t *range = gv_json_range(x->view, span_of_token(x, t));
    json_t *hint = gv_json_object_of("position", json_incref(json_object_get(range, "end")));
    gv_json_set(hint, "label", gv_json_text(gv_format(x->arena, ": %s", noun)));
    gv_json_set(hint, "kind", json_integer(TYPE));
    gv_json_append(list, hint);
    json_decref(range);
  }
  return list;
}

static json_t *symbol(const explainer *x, gv_str name, gv_str detail, int kind, gv_span whole,
                      gv_span selection) {
  json_t *object = gv_json_object_of("name", gv_json_text(name));
  gv_json_set(object, "detail", gv_json_text(detail));
  gv_json_set(object, "kind", json_integer(kind));
  gv_json_set(object, "range", gv_json_range(x->view, whole));
  gv_json_set(object, "selectionRange", gv_json_range(x->view, selection));
  return object;
}

/* The names at which something is made, in a function. */
static json_t *symbols_in(const explainer *x, gv_span function, const uint32_t *by_token) {
  enum { VARIABLE = 13 };
  json_t *list = gv_json_array();
  for (uint32_t t = gv_name_at(&x->view->names, function.start); t < x->view->names.len; t++) {
    gv_span span = span_of_token(x, t);
    if (span.start >= function.end) break;
    const definition *d = by_token[t] == GV_NONE ? NULL : &x->definitions.at[by_token[t]];
    const gv_insight_set *set = d ? &x->insight->values.at[d->value].objects : NULL;
    bool makes = set && set->len == 1 &&
                 x->insight->objects.at[set->at[0]].value == x->insight->values.at[d->value].value;
    const char *noun = makes ? noun_of(x, set->at[0]) : NULL;
    if (noun)
      gv_json_append(list, symbol(x, token_text(x, t), gv_str_of(noun), VARIABLE, span, span));
  }
  return list;
}

/* Functions with bodies, in the order of the text; within each what is made there. */
static json_t *symbols(const explainer *x, const uint32_t *by_token) {
  enum { FUNCTION = 12 };
  json_t *list = gv_json_array();
  for (uint32_t f = 0, shown = 0; f < x->model->functions.len; f++) {
    const gv_function *function = &x->model->functions.at[f];
    if (!gv_is_in_text(function->loc)) continue;
    gv_span whole = x->functions.at[shown++];
    uint32_t first = gv_first_line_end(x->view->text, whole.start);
    gv_span selection = {whole.start, first < whole.end ? first : whole.end};
    json_t *object = symbol(x, function->name, GV_STR(""), FUNCTION, whole, selection);
    gv_json_set(object, "children", symbols_in(x, whole, by_token));
    gv_json_append(list, object);
  }
  return list;
}

json_t *gv_explain_names(gv_view *view) {
  explainer x = {.view = view, .model = &view->result->model, .insight = &view->result->insight};
  json_t *object = gv_json_sure(json_object());
  x.arena = &x.model->arena;
  list_functions(&x);
  list_definitions(&x);
  place_uses(&x);
  list_uses(&x);
  gv_json_set(object, "tokens", tokens(&x));
  gv_json_set(object, "values", values(&x));
  gv_json_set(object, "objects", objects(&x));
  gv_json_set(object, "uses", uses(&x));
  uint32_t *by_token = definitions_by_token(&x);
  gv_json_set(object, "hints", hints(&x, by_token));
  gv_json_set(object, "symbols", symbols(&x, by_token));
  gv_free(by_token);
  gv_vec_free(&x.functions);
  gv_vec_free(&x.definitions);
  gv_free(x.use_of_token);
  gv_free(x.span_of_use);
  gv_free(x.first_use);
  gv_free(x.listed);
  return object;
}

/* The text of a certificate (docs/certificate.md): one fact a line, words between spaces, numbers
 * in decimal. Whatever is not exactly that is refused with its line, and so is each number that is
 * out of its range in the program. */
#include "checker/check.h"

typedef struct text {
  const gvc_program *program;
  gvc_certificate *certificate;
  gv_str left, line; /* bytes after this line; words of this line that are not read */
  uint32_t number;   /* of the line */
  gvc_context *context;
  const gvc_function *function;
  gvc_state *state;
  bool in_block;                /* the state is one of a block */
  uint32_t leaves, symbols;     /* of the state: leaves it may bind; symbols that it has */
  GV_VEC(gv_str) facts, before; /* lines of the state, and of the one before it */
  uint32_t repeated;            /* so many of those cannot be repeated any more */
  uint64_t count;               /* of all facts */
} text;

/* More would not fit into memory: what is repeated takes no room in the text. */
static const uint64_t MOST_FACTS = 1u << 24;

static bool next_line(text *t) {
  while (t->left.len) {
    const char *end = memchr(t->left.at, '\n', t->left.len);
    size_t len = end ? (size_t)(end - t->left.at) : t->left.len;
    t->line = (gv_str){t->left.at, len};
    t->left.at += len + (end != NULL);
    t->left.len -= len + (end != NULL);
    t->number++;
    const char *comment = memchr(t->line.at, ';', t->line.len);
    if (comment) t->line.len = (size_t)(comment - t->line.at);
    while (t->line.len && *t->line.at == ' ') t->line.at++, t->line.len--;
    while (t->line.len && t->line.at[t->line.len - 1] == ' ') t->line.len--;
    if (t->line.len) return true;
  }
  return false;
}

static gv_str word(text *t) {
  while (t->line.len && *t->line.at == ' ') t->line.at++, t->line.len--;
  gv_str result = {t->line.at, 0};
  while (result.len < t->line.len && t->line.at[result.len] != ' ') result.len++;
  t->line.at += result.len;
  t->line.len -= result.len;
  return result;
}

static bool take_word(text *t, const char *what) {
  const char *at = t->line.at, *end = at + t->line.len;
  while (at < end && *what && *at == *what) at++, what++;
  if (*what || (at < end && *at != ' ')) return false;
  t->line = (gv_str){at, (size_t)(end - at)};
  return true;
}

/* Whether the next word is this one, which is read then. */
static inline bool take(text *t, const char *what) {
  while (t->line.len && *t->line.at == ' ') t->line.at++, t->line.len--;
  return t->line.len && *t->line.at == *what && take_word(t, what);
}

static bool take_unsigned(text *t, uint64_t most, uint64_t *number) {
  gv_str digits = word(t);
  *number = 0;
  for (size_t i = 0; i < digits.len; i++) {
    uint64_t digit = (uint64_t)(digits.at[i] - '0');
    if (digits.at[i] < '0' || digits.at[i] > '9' || __builtin_mul_overflow(*number, 10, number) ||
        __builtin_add_overflow(*number, digit, number))
      return false;
  }
  return digits.len && *number <= most;
}

static bool take_id(text *t, uint32_t count, uint32_t *id) {
  uint64_t number = 0;
  bool read = count && take_unsigned(t, count - 1, &number);
  *id = (uint32_t)number;
  return read;
}

static bool take_signed(text *t, int64_t *number) {
  gv_str all = t->line;
  bool negative = false;
  while (all.len && *all.at == ' ') all.at++, all.len--;
  if (all.len && *all.at == '-') negative = true, all.at++, all.len--;
  t->line = all;
  uint64_t magnitude;
  if ((all.len && *all.at == ' ') || !take_unsigned(t, (uint64_t)INT64_MAX + negative, &magnitude))
    return false;
  *number = negative ? (int64_t)(0 - magnitude) : (int64_t)magnitude;
  return true;
}

/* ---- facts of a state ------------------------------------------------------------------------ */

static bool read_object(text *t) {
  gvc_object object = {.parent = GV_NONE};
  while (object.kind < GVC_OBJECT_KINDS && !take(t, gvc_object_names[object.kind])) object.kind++;
  if (object.kind == GVC_OBJECT_KINDS) return false;
  for (uint32_t i = 0; object.kind == GVC_OBJECT_TASK && i < GVC_STAGES; i++)
    if (take(t, gvc_stage_names[i])) object.stage = (gvc_stage)i;
  for (uint32_t i = 1; i < GVC_REGISTRATIONS; i++)
    if (take(t, gvc_registration_names[i])) object.registration = (gvc_registration)i;
  object.recorded = take(t, "recorded");
  object.buffer = take(t, "buffer");
  object.mine = take(t, "mine");
  object.ended = take(t, "ended");
  object.placed = take(t, "placed");
  object.shown = take(t, "shown");
  object.overwritten = take(t, "overwritten");
  object.acted = take(t, "acted");
  if (take(t, "paused") && !take_id(t, 1u << 20, &object.paused)) return false;
  object.unless = take(t, "unless");
  if (object.unless || take(t, "if")) { /* is_whole() sees whether there is such a number */
    if (!take_id(t, GVC_MANY - 1, &object.guard) || !gvc_may_be_guarded(object.kind)) return false;
    object.guard++;
  }
  if (take(t, "elements")) {
    object.natural = take(t, "natural");
    if (!take_id(t, 1u << 30, &object.stride) || !object.stride) return false;
    if (!take_id(t, GV_NONE, &object.element)) return false; /* whether there is one: is_whole() */
  }
  if (take(t, "follows-unknown"))
    object.group = GV_NONE;
  else if (take(t, "group") && (!take_id(t, GVC_MANY, &object.group) || !object.group))
    return false;
  if (object.kind == GVC_OBJECT_GLOBAL) {
    if (!take(t, "of") || !take_id(t, t->program->globals.len, &object.parent)) return false;
  } else if (object.kind == GVC_OBJECT_TASK) {
    if (!take(t, "of") || !take_id(t, t->program->functions.len, &object.parent)) return false;
    if (!t->program->functions.at[object.parent].is_task) return false;
  } else if (take(t, "unloaded")) {
    object.parent = GVC_MANY;
  } else if (take(t, "of") && !take_id(t, GVC_MANY, &object.parent)) {
    return false; /* that there is such an object is seen at the end of the state */
  }
  *gv_push(&t->state->objects) = object;
  return true;
}

static bool read_ref(text *t, gvc_ref *ref) {
  *ref = (gvc_ref){0};
  if (take(t, "unknown")) return true;
  if (take(t, "undefined")) return ref->undefined = true;
  if (take(t, "dead")) return ref->kind = GVC_REF_DEAD, true;
  if (take(t, "other")) return ref->object = GV_NONE, ref->kind = GVC_REF_OTHER, true;
  if (take(t, "number")) return ref->kind = GVC_REF_NUMBER, take_signed(t, &ref->number);
  if (take(t, "object")) {
    ref->kind = GVC_REF_POINTER;
    if (!take_id(t, t->state->objects.len, &ref->object)) return false;
    ref->anywhere = take(t, "anywhere");
    if (take(t, "or-null"))
      return ref->or_null = t->state->objects.at[ref->object].guard && !ref->anywhere;
    return ref->anywhere || !take(t, "at") || take_signed(t, &ref->number);
  }
  if (!take(t, "symbol") || !take_id(t, t->symbols, &ref->symbol)) return false;
  ref->kind = GVC_REF_SYMBOL;
  ref->object = GV_NONE;
  if (take(t, "of-several")) return ref->object = GVC_MANY, true;
  return !take(t, "of") || take_id(t, t->state->objects.len, &ref->object);
}

static bool add_entry(text *t, gvc_place place) {
  gvc_ref ref;
  const gvc_entry *last =
      t->state->entries.len ? &t->state->entries.at[t->state->entries.len - 1] : NULL;
  bool is_in_order = !last || gvc_compare_places(&last->place, &place) < 0;
  if (!is_in_order || !read_ref(t, &ref)) return false;
  if (ref.or_null && (place.object != GV_NONE || place.leaf >= GVC_FRAME)) return false;
  if (place.object != GV_NONE && ref.kind == GVC_REF_UNKNOWN) return false; /* it says nothing */
  *gv_push(&t->state->entries) = (gvc_entry){place, ref};
  return true;
}

static bool read_value(text *t) {
  gvc_place place = {.object = GV_NONE};
  if (!take_id(t, t->leaves, &place.leaf)) return false;
  if (t->leaves < GVC_FRAME) place.size = gvc_leaf_width(t->program, t->function, place.leaf);
  return add_entry(t, place);
}

/* Frames are complete: the i-th line is that of object i. */
static bool read_frame(text *t) {
  gvc_place place = {.object = GV_NONE};
  uint32_t i, before = 0;
  if (!t->context) return false; /* what variables keep is no function's */
  for (uint32_t k = 0; k < t->state->entries.len; k++)
    before += t->state->entries.at[k].place.object == GV_NONE &&
              t->state->entries.at[k].place.leaf >= GVC_FRAME;
  if (!take_id(t, GVC_FRAME - 1, &i) || i != before) return false;
  place.leaf = GVC_FRAME + i;
  return add_entry(t, place);
}

static bool read_slot(text *t) {
  gvc_place place = {0};
  return take_id(t, t->state->objects.len, &place.object) && take_signed(t, &place.offset) &&
         take_id(t, 1u << 30, &place.size) && place.size && place.offset > INT64_MIN / 2 &&
         place.offset < INT64_MAX / 2 && add_entry(t, place);
}

static bool read_pending(text *t) {
  gvc_access a = {.low = INT64_MIN, .high = INT64_MAX, .known = t->state->known.len};
  if (!take_id(t, t->state->objects.len, &a.object)) return false;
  while (a.how < GVC_HOWS && !take(t, gvc_how_names[a.how])) a.how++;
  if (a.how == GVC_HOWS) return false;
  a.lock = take(t, "lock");
  if (take(t, "on") && (!take_id(t, t->state->objects.len, &a.on) || !++a.on)) return false;
  if (!take(t, "anywhere") && (!take_signed(t, &a.low) || !take_signed(t, &a.high))) return false;
  while (t->line.len) {
    uint32_t clock;
    if (!take_id(t, t->state->objects.len, &clock)) return false;
    if (t->state->known.len > a.known && t->state->known.at[t->state->known.len - 1] >= clock)
      return false;
    *gv_push(&t->state->known) = clock;
  }
  a.known_count = t->state->known.len - a.known;
  *gv_push(&t->state->pending) = a;
  return true;
}

static bool read_symbol(text *t) {
  uint64_t bits;
  if (!take_unsigned(t, 64, &bits)) return false;
  gvc_interval x = gvc_full_interval((uint8_t)bits), full = x;
  if (take(t, "poison")) x.loose |= GVC_POISON;
  if (take(t, "unset")) x.loose |= GVC_UNSET;
  if (t->line.len &&
      (!take_signed(t, &x.low) || !take_signed(t, &x.high) ||
       !take_unsigned(t, full.uhigh, &x.ulow) || !take_unsigned(t, full.uhigh, &x.uhigh)))
    return false;
  if (x.low < full.low || x.high > full.high || x.low > x.high || x.ulow > x.uhigh) return false;
  *gv_push(&t->state->symbols) = x;
  t->symbols = t->state->symbols.len;
  return true;
}

static bool read_relation(text *t) {
  gvc_relation r;
  uint64_t order, unsigned_order;
  if (!take_id(t, t->symbols, &r.a) || !take_id(t, t->symbols, &r.b) || r.a >= r.b) return false;
  if (!take_unsigned(t, GVC_ANY_ORDER, &order) || !take_unsigned(t, GVC_ANY_ORDER, &unsigned_order))
    return false;
  r.order = (uint8_t)order;
  r.unsigned_order = (uint8_t)unsigned_order;
  *gv_push(&t->state->relations) = r;
  return true;
}

/* A number or symbol. */
static bool read_operand(text *t, gvc_ref *ref) {
  return read_ref(t, ref) &&
         (ref->kind == GVC_REF_NUMBER || (ref->kind == GVC_REF_SYMBOL && ref->object == GV_NONE));
}

static bool read_condition(text *t) {
  static const char *const names[GVC_CONDITION_KINDS] = {"", "compare", "not", "and", "or", "term"};
  gvc_defined d = {.condition = {.b = gvc_number_ref(0)}};
  uint64_t predicate = 0;
  if (!take_id(t, t->symbols, &d.symbol)) return false;
  for (uint32_t i = 1; i < GVC_CONDITION_KINDS && !d.condition.kind; i++)
    if (take(t, names[i])) d.condition.kind = (gvc_condition_kind)i;
  bool is_term = d.condition.kind == GVC_CONDITION_TERM;
  if (!d.condition.kind || (!is_term && t->state->symbols.at[d.symbol].bits != 1) ||
      (is_term && !take_unsigned(t, UINT16_MAX, &predicate)) ||
      (d.condition.kind == GVC_CONDITION_COMPARE && !take_unsigned(t, 9, &predicate)))
    return false;
  d.condition.predicate = (uint16_t)predicate;
  if (!read_operand(t, &d.condition.a) ||
      (d.condition.kind != GVC_CONDITION_NOT && !read_operand(t, &d.condition.b)))
    return false;
  *gv_push(&t->state->conditions) = d;
  return true;
}

/* ---- the whole ------------------------------------------------------------------------------- */

/* What a state says last: objects that others name are there, and the first is the null stream. The
 * start of an entry may say nothing (gvc_context). */
static bool is_whole(const text *t) {
  const gvc_state *s = t->state;
  if (!s || (t->context && t->context->is_entry && s == &t->context->start && !t->facts.len))
    return true;
  if (!s->objects.len || s->objects.at[0].kind != GVC_OBJECT_STREAM) return false;
  for (uint32_t i = 0; i < s->objects.len; i++) {
    const gvc_object *o = &s->objects.at[i];
    bool has_parent =
        o->parent < GVC_MANY && o->kind != GVC_OBJECT_GLOBAL && o->kind != GVC_OBJECT_TASK;
    if (o->guard && (!i || !t->in_block || gvc_has_tasks(t->program) || o->stride ||
                     o->guard > s->symbols.len || s->symbols.at[o->guard - 1].bits != 1 ||
                     s->symbols.at[o->guard - 1].loose))
      return false;
    if (o->stride && (o->element >= s->symbols.len || s->symbols.at[o->element].loose))
      return false;
    if (has_parent && (o->kind != GVC_OBJECT_KERNEL || o->parent >= s->objects.len)) return false;
  }
  return true;
}

static bool start_state(text *t, gvc_state *state, uint32_t leaves) {
  gv_str *lines = t->before.at;
  uint32_t room = t->before.cap;
  t->before = t->facts;
  t->facts.at = lines, t->facts.cap = room, t->facts.len = 0;
  t->repeated = 0;
  t->in_block = false;
  t->state = state;
  t->leaves = leaves;
  t->symbols = 0;
  return true;
}

static bool read_function(text *t) {
  uint32_t f;
  if (!take_id(t, t->program->functions.len, &f)) return false;
  t->function = &t->program->functions.at[f];
  if (!t->function->block_count) return false;
  t->context = gv_push(&t->certificate->contexts);
  t->context->function = f;
  for (uint32_t i = 0; i < t->function->block_count; i++) gv_push(&t->context->blocks);
  t->context->is_entry = take(t, "entry");
  return (t->context->is_entry || take(t, "called")) &&
         start_state(t, &t->context->start, t->function->leaves);
}

static bool read_block(text *t) {
  uint32_t block;
  if (!take_id(t, t->function->block_count, &block) || !block) return false;
  return start_state(t, gv_push(&t->context->blocks.at[block]), t->function->leaves) &&
         (t->in_block = true);
}

static bool read_fact(text *t) {
  static const struct {
    const char *word;
    bool (*read)(text *t);
  } facts[] = {{"object", read_object},       {"symbol", read_symbol},  {"relation", read_relation},
               {"condition", read_condition}, {"value", read_value},    {"frame", read_frame},
               {"slot", read_slot},           {"pending", read_pending}};
  *gv_push(&t->facts) = t->line;
  if (++t->count > MOST_FACTS) return false;
  for (size_t i = 0; i < sizeof facts / sizeof *facts; i++)
    if (take(t, facts[i].word)) return facts[i].read(t) && !t->line.len;
  return false;
}

/* So many facts of the state before, from one on; each once, and in order. */
static bool repeat(text *t) {
  uint64_t first, count;
  uint32_t there = t->before.len;
  if (!take_unsigned(t, there, &first) || !take_unsigned(t, there - first, &count) || t->line.len ||
      first < t->repeated)
    return false;
  t->repeated = (uint32_t)(first + count);
  for (uint64_t i = first; i < first + count; i++) {
    t->line = t->before.at[i];
    if (!read_fact(t)) return false;
  }
  return true;
}

static bool read_line(text *t) {
  if (take(t, "function")) return is_whole(t) && read_function(t);
  if (!t->context && !t->certificate->elements && take(t, "kept"))
    return is_whole(t) && start_state(t, gv_push(&t->certificate->kept), 0);
  if (t->context && take(t, "block")) return is_whole(t) && read_block(t);
  if (t->context && take(t, "exit"))
    return is_whole(t) && start_state(t, gv_push(&t->context->exits), GVC_FRAME);
  if (!t->state) return false;
  return take(t, "same") ? repeat(t) : read_fact(t);
}

bool gvc_certificate_parse(gvc_certificate *certificate, const gvc_program *program, gv_str bytes,
                           uint32_t *line) {
  text t = {.program = program, .certificate = certificate, .left = bytes};
  bool read = next_line(&t) && take(&t, "gpuverify-certificate") && take(&t, "3") && !t.line.len;
  read = read && next_line(&t) && take(&t, "program");
  certificate->program = gv_str_copy(&certificate->arena, read ? word(&t) : GV_STR(""));
  read = read && !t.line.len && next_line(&t) && take(&t, "profile");
  certificate->profile = gv_str_copy(&certificate->arena, read ? word(&t) : GV_STR(""));
  read = read && !t.line.len;
  bool ended = false;
  for (bool is_first = true; read && !ended && next_line(&t); is_first = false) {
    if (is_first && take(&t, "related")) {
      certificate->related = true;
      certificate->elements = take(&t, "elements");
      read = !t.line.len;
      continue;
    }
    ended = take(&t, "end");
    read = (ended ? is_whole(&t) : read_line(&t)) && !t.line.len;
  }
  gv_vec_free(&t.facts);
  gv_vec_free(&t.before);
  *line = t.number;
  return read && ended;
}

#include "profile/room.h"

typedef struct writer {
  gv_writer *write;
  void *to;
} writer;

static void put(const writer *w, const char *text) { w->write(w->to, gv_str_of(text)); }

static void put_number(const writer *w, uint32_t number) {
  char digits[12];
  size_t at = sizeof digits;
  do digits[--at] = (char)('0' + number % 10);
  while (number /= 10);
  w->write(w->to, (gv_str){digits + at, sizeof digits - at});
}

static const char *made(const gv_profile_row *row) {
  const gv_action *a = &row->action;
  if (a->creates == GV_CREATES_MEMORY && a->flags & GV_ACTION_PINNED) return "pinned-memory";
  if (a->creates == GV_CREATES_MEMORY && a->flags & GV_ACTION_SHARED) return "shared-memory";
  if (a->creates == GV_CREATES_MEMORY && row->shared_at == GV_NONE) return "device-memory";
  if (a->creates == GV_CREATES_STREAM && a->flags & GV_ACTION_WITH_NULL) return "blocking-stream";
  if (a->creates == GV_CREATES_STREAM && a->flags & GV_ACTION_APART) return "non-blocking-stream";
  return gv_word_for(gv_made_words, (uint8_t)a->creates);
}

/* GV_NONE: the row holds whatever it is. */
static uint32_t constant_at(const gv_profile_row *row, uint32_t argument) {
  for (uint32_t i = 0; i < row->constant_count; i++)
    if (row->constants[i].argument == argument) return i;
  return GV_NONE;
}

static void put_constant(const writer *w, const gv_profile_constant *c) {
  put(w, "=");
  if (!c->text) {
    put_number(w, (uint32_t)c->number);
    return;
  }
  put(w, "\"");
  put(w, c->text);
  put(w, "\"");
}

/* What the row puts where `out` says. */
static const char *made_at(const gv_profile_row *row) {
  if (row->object) return "object";
  return row->address ? "address" : row->given ? "given" : made(row);
}

static void put_argument(const writer *w, const gv_profile_row *row, uint32_t i) {
  uint8_t role = row->action.roles[i];
  if (constant_at(row, i) != GV_NONE) {
    put_constant(w, &row->constants[constant_at(row, i)]);
  } else if (i == row->shared_at) {
    put(w, "shared-flag");
  } else if (i == row->out) {
    put(w, "out ");
    put(w, made_at(row));
  } else {
    if (role & GV_ROLE_BEHIND) put(w, "behind ");
    if (role & GV_ROLE_AT) put(w, "at ");
    put(w, gv_word_for(gv_role_words, role & GV_ROLE_BITS));
    if (row->bytes[i]) put(w, " "), put_number(w, row->bytes[i]);
  }
}

static bool is_idle(const gv_profile_row *row, uint32_t i) {
  return row->action.roles[i] == GV_ROLE_NONE && i != row->shared_at && i != row->out &&
         constant_at(row, i) == GV_NONE;
}

static uint32_t count_arguments(const gv_profile_row *row) {
  uint32_t count = GV_ACTION_ARGS;
  while (count && is_idle(row, count - 1)) count--;
  return count;
}

static void put_arguments(const writer *w, const gv_profile_row *row) {
  uint32_t count = count_arguments(row);
  for (uint32_t i = 0; i < count;) {
    uint32_t idle = 0;
    if (i) put(w, ", ");
    while (is_idle(row, i + idle)) idle++; /* the last one is not */
    if (idle > 1) put(w, "-*"), put_number(w, idle);
    if (idle <= 1) put_argument(w, row, i);
    i += idle ? idle : 1;
  }
}

static void put_effects(const writer *w, const gv_profile_row *row) {
  uint32_t left = row->action.flags &
                  ~(GV_ACTION_SHARED | GV_ACTION_PINNED | GV_ACTION_WITH_NULL | GV_ACTION_APART);
  if (left & GV_ACTION_ON_NULL) {
    put(w, " on-null");
    left &= ~(GV_ACTION_ON_NULL | GV_ACTION_ENQUEUES);
  }
  for (const gv_word *word = gv_effect_words; word->text; word++) {
    if (left & GV_ACTION_ON_NULL || (left & word->value) != word->value) continue;
    put(w, " ");
    put(w, word->text);
    left &= ~word->value;
  }
  if (row->status) put(w, " status");
  if (row->group == GV_GROUP_PART) put(w, " grouped");
  if (row->group == GV_GROUP_BEGIN) put(w, " begins-group");
  if (row->group == GV_GROUP_END) put(w, " ends-group");
  if (row->queries) put(w, " queries "), put_number(w, row->busy);
  if (row->without) put(w, " without "), put(w, row->without);
  if (row->arguments != GV_NONE) put(w, " arguments "), put_number(w, row->arguments);
  if (row->action.size_unit) put(w, " unit "), put_number(w, row->action.size_unit);
}

static void put_row(const writer *w, const gv_profile_row *row) {
  put(w, "function ");
  put(w, row->action.name);
  put(w, "(");
  put_arguments(w, row);
  put(w, ")");
  if (row->common) put(w, " -> common-stream");
  if (row->memref) put(w, " -> memref");
  if (row->again) put(w, " -> again");
  if (row->action.creates != GV_CREATES_NOTHING && row->out == GV_NONE)
    put(w, " -> "), put(w, made(row));
  put_effects(w, row);
  put(w, "\n");
}

void gv_profile_write(const gv_profile *p, gv_writer *write, void *to) {
  const writer w = {write, to};
  const char *source = NULL;
  put(&w, "gpuverify-runtime 1\nruntime ");
  const gv_word *standing = gv_standing_words;
  for (size_t i = 0; i < p->name.len; i++)
    write(to, p->name.at[i] == '+' ? GV_STR("-") : (gv_str){p->name.at + i, 1});
  put(&w, "\n\n");
  for (const gv_word *word = gv_fact_words; word->text; word++) {
    put(&w, "fact ");
    put(&w, word->text);
    put(&w, " ");
    put(&w, gv_word_for(gv_answer_words, gv_fact_get(&p->runtime, (gv_fact)word->value)));
    put(&w, "\n");
  }
  for (; standing->text; standing++) {
    if (!p->stands_for[standing->value]) continue;
    put(&w, "constant ");
    put_number(&w, (uint32_t)p->stands_for[standing->value]);
    put(&w, " ");
    put(&w, standing->text);
    put(&w, "\n");
  }
  for (uint32_t i = 0; i < p->rows.len; i++) {
    if (p->rows.at[i]->gone) continue;
    if (!source || strcmp(source, p->rows.at[i]->source) != 0)
      put(&w, "\n# "), put(&w, p->rows.at[i]->source), put(&w, "\n");
    source = p->rows.at[i]->source;
    put_row(&w, p->rows.at[i]);
  }
}

/* The text of a profile, statement by statement. A statement is a line of words; '#' begins a
 * comment. What is wrong is told with its place, and nothing is guessed.
 */
#include "base/foreign.h"
#include "profile/room.h"

enum {
  VERSION = 1,
  LONGEST_NAME = 255,
  MOST_BYTES = 1 << 20,
  MOST_UNIT = 64,
  MOST_CONSTANT = 1 << 30,
  MOST_WRITTEN = UINT16_MAX, /* bytes */
  MOST_ARGUMENTS = 255
};

typedef struct reader {
  gv_profile *profile;
  gv_str name, text;
  gv_str *error;
  size_t at;         /* after the current word */
  size_t line_start; /* of the current line */
  uint32_t line;
  gv_str word;        /* current; empty: the line is over */
  size_t word_start;  /* in the text */
  const char *source; /* the profile's own name, once it is stated */
  bool overrides;
  bool stated[GV_FACT_COUNT], stood[GV_STANDING_COUNT]; /* in this text */
  bool apart, with_null; /* the streams of this text are so, where it does not say how they are;
                            others may be otherwise */
} reader;

#define REFUSE(r, ...) refuse((r), gv_format((r)->profile->arena, __VA_ARGS__))

static bool refuse(reader *r, gv_str what) {
  uint32_t col = (uint32_t)(r->word_start - r->line_start) + 1;
  *r->error = gv_format_foreign(r->profile->arena, "%.*s:%u:%u: error: %.*s\n", GV_FMT(r->name),
                                r->line, col, GV_FMT(what));
  return false;
}

/* ---- words ---- */

static bool is_mark(char c) { return c == '(' || c == ')' || c == ','; }
static bool is_inner(char c) { return c > ' ' && c < 127 && !is_mark(c) && c != '"' && c != '#'; }

/* Where the line ends, or its comment begins. */
static bool at_end(const reader *r) {
  return r->at == r->text.len || r->text.at[r->at] == '\n' || r->text.at[r->at] == '#';
}

/* The next word of the line: a '(', ')' or ',', a "title" with its quotes, or a run of other
 * characters. */
static bool next(reader *r) {
  const char *t = r->text.at;
  while (!at_end(r) && (t[r->at] == ' ' || t[r->at] == '\t' || t[r->at] == '\r')) r->at++;
  r->word_start = r->at;
  r->word = (gv_str){t + r->at, 0};
  if (at_end(r)) return true;
  if (t[r->at] == '"') {
    do r->at++;
    while (r->at < r->text.len && t[r->at] != '"' && t[r->at] != '\n');
    if (r->at == r->text.len || t[r->at] != '"') return REFUSE(r, "the text has no closing '\"'");
    r->at++;
  } else if (is_mark(t[r->at])) {
    r->at++;
  } else {
    while (!at_end(r) && is_inner(t[r->at])) r->at++;
    if (r->at == r->word_start)
      return REFUSE(r, "byte 0x%02x cannot be in a word", (unsigned char)t[r->at]);
  }
  r->word.len = r->at - r->word_start;
  return true;
}

static bool is(const reader *r, const char *word) { return gv_str_equal(r->word, gv_str_of(word)); }

static bool expect(reader *r, const char *word) {
  if (is(r, word)) return next(r);
  if (!r->word.len) return REFUSE(r, "'%s' is missing at the end of the line", word);
  return REFUSE(r, "expected '%s', not '%.*s'", word, GV_FMT(r->word));
}

static bool expect_end(reader *r) {
  return !r->word.len || REFUSE(r, "'%.*s' is too much here", GV_FMT(r->word));
}

static bool is_name_char(char c) {
  return (c >= 'a' && c <= 'z') || (c >= 'A' && c <= 'Z') || (c >= '0' && c <= '9') || c == '_' ||
         c == '-' || c == '.' || c == '$';
}

static bool take_name(reader *r, const char *of, const char **name) {
  bool valid = r->word.len && r->word.len <= LONGEST_NAME;
  for (size_t i = 0; valid && i < r->word.len; i++) valid = is_name_char(r->word.at[i]);
  if (!r->word.len) return REFUSE(r, "the name of the %s is missing", of);
  if (!valid) return REFUSE(r, "'%.*s' is not the name of a %s", GV_FMT(r->word), of);
  *name = gv_str_copy(r->profile->arena, r->word).at;
  return next(r);
}

/* A number from 1 to `most`, in decimal. */
static bool read_number(gv_str digits, uint32_t most, uint32_t *number) {
  *number = 0;
  for (size_t i = 0; i < digits.len; i++) {
    if (digits.at[i] < '0' || digits.at[i] > '9' || *number > most) return false;
    *number = *number * 10 + (uint32_t)(digits.at[i] - '0');
  }
  return digits.len && *number >= 1 && *number <= most;
}

static bool unknown_word(reader *r, const char *what, const gv_word *words) {
  gv_arena *arena = r->profile->arena;
  gv_str all = GV_STR("");
  for (; words->text; words++)
    if (*words->text)
      all = gv_format(arena, "%.*s%s%s", GV_FMT(all), all.len ? ", " : "", words->text);
  if (!r->word.len)
    return REFUSE(r, "%s is missing at the end of the line; there are: %.*s", what, GV_FMT(all));
  return REFUSE(r, "unknown %s '%.*s'; the words are: %.*s", what, GV_FMT(r->word), GV_FMT(all));
}

/* ---- arguments ---- */

typedef struct function {
  gv_profile_row row;
  uint32_t count; /* arguments */
  bool has_unit;
  const char *twin; /* the ending of its name; NULL: there is none */
} function;

/* A word with what it adds to one of gv_made_words. */
static const struct {
  const char *text, *made;
  uint32_t flags;
} kinds[] = {{"device-memory", "memory", 0},
             {"shared-memory", "memory", GV_ACTION_SHARED},
             {"pinned-memory", "memory", GV_ACTION_SHARED | GV_ACTION_PINNED},
             {"blocking-stream", "stream", GV_ACTION_WITH_NULL},
             {"non-blocking-stream", "stream", GV_ACTION_APART}};

static bool make(reader *r, function *f, uint32_t out) {
  gv_action *a = &f->row.action;
  if (a->creates != GV_CREATES_NOTHING || f->row.common || f->row.memref || f->row.again ||
      f->row.out != GV_NONE)
    return REFUSE(r, "a call makes one thing, and this is the second");
  if (is(r, "common-stream") || is(r, "common-event")) {
    if (out != GV_NONE) return REFUSE(r, "a common handle is a result");
    f->row.common = true;
    return next(r);
  }
  if (is(r, "memref")) {
    if (out != GV_NONE) return REFUSE(r, "a memref is a result");
    f->row.memref = true;
    return next(r);
  }
  if (is(r, "address")) {
    if (out == GV_NONE) return REFUSE(r, "an address is put through one: say out address");
    f->row.address = true, f->row.out = out;
    return next(r);
  }
  if (is(r, "object") || is(r, "given")) {
    if (out == GV_NONE)
      return REFUSE(r, "it is put through an address: say out %.*s", GV_FMT(r->word));
    f->row.given = is(r, "given");
    f->row.object = !f->row.given, f->row.out = out;
    return next(r);
  }
  if (is(r, "again")) {
    if (out != GV_NONE) return REFUSE(r, "what there is again is an argument");
    f->row.again = true;
    return next(r);
  }
  bool device = is(r, "device-memory"), shared = is(r, "shared-memory") || is(r, "pinned-memory");
  gv_str made = r->word;
  for (size_t i = 0; i < sizeof kinds / sizeof *kinds; i++)
    if (is(r, kinds[i].text)) made = gv_str_of(kinds[i].made), a->flags |= kinds[i].flags;
  const gv_word *word = gv_word_of(gv_made_words, made);
  if (!word) return unknown_word(r, "thing that a call makes", gv_made_words);
  a->creates = (gv_creates)word->value;
  f->row.out = out;
  if (word->value == GV_CREATES_MEMORY && !device && !shared && f->row.shared_at == GV_NONE &&
      out == GV_NONE)
    return REFUSE(
        r,
        "say device-memory or shared-memory, or mark the argument that decides it as shared-flag");
  return next(r);
}

static bool add_argument(reader *r, function *f, uint8_t role) {
  if (f->count == GV_ACTION_ARGS)
    return REFUSE(r, "only the first %d arguments can play a part", GV_ACTION_ARGS);
  f->row.action.roles[f->count++] = role;
  return true;
}

/* "-*7": that many arguments that play no part. */
static bool add_idle(reader *r, function *f) {
  uint32_t count = 1;
  if (r->word.len > 1 &&
      !read_number((gv_str){r->word.at + 2, r->word.len - 2}, GV_ACTION_ARGS, &count))
    return REFUSE(r, "'-*' needs a number from 1 to %d after it", GV_ACTION_ARGS);
  while (count--)
    if (!add_argument(r, f, GV_ROLE_NONE)) return false;
  return next(r);
}

static bool add_shared_flag(reader *r, function *f) {
  if (f->row.shared_at != GV_NONE) return REFUSE(r, "there is a shared-flag already");
  f->row.shared_at = f->count;
  return add_argument(r, f, GV_ROLE_NONE) && next(r);
}

/* "=2" or ="text": the row holds where the argument is that. */
static bool add_constant(reader *r, function *f) {
  gv_profile_row *row = &f->row;
  gv_str digits = {r->word.at + 1, r->word.len - 1};
  uint32_t number = 0;
  bool text = r->word.len == 1;
  if (row->constant_count == GV_PROFILE_CONSTANTS)
    return REFUSE(r, "a row asks for %d constants at most", GV_PROFILE_CONSTANTS);
  if (text && (!next(r) || !r->word.len || r->word.at[0] != '"'))
    return r->error->at ? false : REFUSE(r, "'=' needs a number or a \"text\" after it");
  if (!text && !gv_str_equal(digits, GV_STR("0")) && !read_number(digits, MOST_CONSTANT, &number))
    return REFUSE(r, "'=' needs a number from 0 to %d or a \"text\" after it", MOST_CONSTANT);
  gv_str inner = text ? (gv_str){r->word.at + 1, r->word.len - 2} : (gv_str){NULL, 0};
  row->constants[row->constant_count++] = (gv_profile_constant){
      f->count, number, text ? gv_str_copy(r->profile->arena, inner).at : NULL};
  return add_argument(r, f, GV_ROLE_NONE) && next(r);
}

/* "host-write 8": so many bytes. */
static bool take_bytes(reader *r, function *f, uint8_t role) {
  uint32_t bytes;
  if (!r->word.len || r->word.at[0] < '0' || r->word.at[0] > '9') return true;
  if (role != GV_ROLE_HOST_WRITE)
    return REFUSE(r, "a number of bytes is said of 'host-write' only");
  if (!read_number(r->word, MOST_WRITTEN, &bytes))
    return REFUSE(r, "expected a number of bytes from 1 to %d", MOST_WRITTEN);
  f->row.bytes[f->count - 1] = (uint16_t)bytes;
  return next(r);
}

static bool take_argument(reader *r, function *f) {
  if (r->word.len && r->word.at[0] == '=') return add_constant(r, f);
  bool idle = is(r, "-") || (r->word.len >= 2 && memcmp(r->word.at, "-*", 2) == 0);
  if (idle) return add_idle(r, f);
  if (is(r, "shared-flag")) return add_shared_flag(r, f);
  if (is(r, "out")) {
    uint32_t out = f->count;
    return add_argument(r, f, GV_ROLE_NONE) && next(r) && make(r, f, out);
  }
  bool behind = is(r, "behind"), at = is(r, "at");
  if ((behind || at) && !next(r)) return false;
  const gv_word *word = gv_word_of(gv_role_words, r->word);
  if (!word) return unknown_word(r, "part that an argument plays", gv_role_words);
  if (behind && (word->value >= GV_ROLE_SIZE || !gv_is_memory_role((gv_role)word->value)))
    return REFUSE(r, "expected memory at this address, not '%s'", word->text);
  if (at && !gv_is_handle_role((gv_role)word->value))
    return REFUSE(r, "expected a stream or an event at this address, not '%s'", word->text);
  uint8_t role = (uint8_t)(word->value | (behind ? GV_ROLE_BEHIND : at ? GV_ROLE_AT : 0));
  return add_argument(r, f, role) && next(r) && take_bytes(r, f, role);
}

static bool take_arguments(reader *r, function *f) {
  if (!expect(r, "(")) return false;
  if (is(r, ")")) return next(r);
  while (take_argument(r, f)) {
    if (is(r, ")")) return next(r);
    if (!expect(r, ",")) return false;
  }
  return false;
}

/* ---- what the call does ---- */

static bool take_unit(reader *r, function *f) {
  uint32_t unit;
  if (!next(r)) return false;
  if (f->has_unit) return REFUSE(r, "the unit is stated already");
  if (!read_number(r->word, MOST_UNIT, &unit))
    return REFUSE(r, "the unit is a number of bytes from 1 to %d", MOST_UNIT);
  f->row.action.size_unit = (uint8_t)unit;
  f->has_unit = true;
  return next(r);
}

/* A word with a number after it. */
static bool take_number(reader *r, bool stated, uint32_t most, uint32_t *number) {
  gv_str word = r->word;
  if (stated) return REFUSE(r, "'%.*s' is stated already", GV_FMT(word));
  if (!next(r)) return false;
  if (!read_number(r->word, most, number))
    return REFUSE(r, "'%.*s' needs a number from 1 to %u after it", GV_FMT(word), most);
  return next(r);
}

static bool take_query(reader *r, function *f) {
  bool stated = f->row.queries;
  f->row.queries = true;
  return take_number(r, stated, MOST_CONSTANT, &f->row.busy);
}

/* "without cufftSetStream" */
static bool take_without(reader *r, function *f) {
  if (f->row.without) return REFUSE(r, "'without' is stated already");
  return next(r) && take_name(r, "function", &f->row.without);
}

/* "twin _ptsz": there is a function of that name with this ending, for which null is the stream of
 * the thread. */
static bool take_twin(reader *r, function *f) {
  if (f->twin) return REFUSE(r, "the twin is stated already");
  return next(r) && take_name(r, "twin", &f->twin);
}

static const struct {
  const char *text;
  gv_group group;
} groups[] = {
    {"grouped", GV_GROUP_PART}, {"begins-group", GV_GROUP_BEGIN}, {"ends-group", GV_GROUP_END}};

static bool take_group(reader *r, function *f, gv_group group) {
  if (f->row.group != GV_GROUP_NONE)
    return REFUSE(r, "what the call is to a group is stated already");
  f->row.group = (uint8_t)group;
  return next(r);
}

static bool take_effect(reader *r, function *f) {
  if (is(r, "twin")) return take_twin(r, f);
  if (is(r, "unit")) return take_unit(r, f);
  if (is(r, "without")) return take_without(r, f);
  if (is(r, "queries")) return take_query(r, f);
  for (size_t i = 0; i < sizeof groups / sizeof *groups; i++)
    if (is(r, groups[i].text)) return take_group(r, f, groups[i].group);
  if (is(r, "arguments"))
    return take_number(r, f->row.arguments != GV_NONE, MOST_ARGUMENTS, &f->row.arguments);
  if (is(r, "status")) {
    if (f->row.status) return REFUSE(r, "'status' is stated already");
    f->row.status = true;
    return next(r);
  }
  const gv_word *word = gv_word_of(gv_effect_words, r->word);
  if (!word) return unknown_word(r, "effect of a call", gv_effect_words);
  if (f->row.action.flags & word->value)
    return REFUSE(r, "'%s' contradicts or repeats an earlier word", word->text);
  f->row.action.flags |= word->value;
  return next(r);
}

static uint32_t count_role(const gv_action *a, gv_role role) {
  uint32_t count = 0;
  for (uint32_t i = 0; i < GV_ACTION_ARGS; i++) count += (a->roles[i] & GV_ROLE_BITS) == role;
  return count;
}

static bool works_on_gpu(const gv_action *a) {
  bool any = count_role(a, GV_ROLE_MODULE_LAUNCH) > 0;
  for (int role = 0; role < GV_ROLE_COUNT; role++)
    any |= gv_is_gpu_access((gv_role)role) && count_role(a, (gv_role)role);
  for (int role = GV_ROLE_PART_READ; role <= GV_ROLE_MAY_WRITE; role++)
    any |= count_role(a, (gv_role)role) > 0;
  for (int role = GV_ROLE_HELD_READ; role < GV_ROLE_HELD; role++)
    any |= count_role(a, (gv_role)role) > 0;
  return any;
}

/* What no function can be. */
static const char *contradiction(const function *f) {
  const gv_action *a = &f->row.action;
  uint32_t uses = count_role(a, GV_ROLE_STREAM_USE), syncs = count_role(a, GV_ROLE_STREAM_SYNC),
           destroys = count_role(a, GV_ROLE_STREAM_DESTROY), sizes = count_role(a, GV_ROLE_SIZE);
  bool enqueues = a->flags & GV_ACTION_ENQUEUES, on_null = a->flags & GV_ACTION_ON_NULL;
  if (uses + syncs + destroys > 1) return "a call takes one stream";
  if (sizes > 1) return "a call takes one size";
  if (f->has_unit != (sizes == 1)) return "a size and its unit go together";
  if (enqueues && !on_null && !uses && !(a->flags & GV_ACTION_BLOCKS))
    return "queued work needs a stream; on-null is for the default stream, now for work that is "
           "over when the call returns";
  if (count_role(a, (gv_role)GV_ROLE_HELD_ON_STREAM) && !(on_null && uses))
    return "held-read-on-stream: it is for a call that is on-null and takes a stream";
  if (count_role(a, (gv_role)GV_ROLE_CALLED) && (!enqueues || !uses))
    return "called: work is queued on a stream";
  if (works_on_gpu(a) && !enqueues) return "what the GPU does is work: say queued or on-null";
  if (a->flags & GV_ACTION_BLOCKS && !enqueues && !destroys)
    return "blocks: there is nothing here that it could wait for";
  if (a->flags & GV_ACTION_MAY_BLOCK &&
      (!enqueues || a->flags & (GV_ACTION_BLOCKS | GV_ACTION_LINGERS)))
    return "may-block is for work that is queued, and neither blocks nor lingers";
  if (a->flags & GV_ACTION_LINGERS && (!enqueues || !(a->flags & GV_ACTION_BLOCKS)))
    return "lingers: it does not block";
  if (a->flags & GV_ACTION_IDLE && !enqueues) return "idle: there is no work";
  if (f->row.queries && !syncs && !count_role(a, GV_ROLE_EVENT_SYNC))
    return "queries: it asks neither a stream nor an event";
  if (f->row.group == GV_GROUP_PART && !enqueues) return "grouped: there is no work";
  if (f->row.queries && f->row.status) return "queries: its result cannot also be a status";
  if (enqueues && a->creates != GV_CREATES_NOTHING &&
      (a->creates != GV_CREATES_MEMORY || !uses || on_null))
    return "only memory can be created in stream order";
  if (f->row.arguments != GV_NONE && f->row.arguments < f->count)
    return "there are more arguments than the row allows";
  if (a->flags & GV_ACTION_THREAD_NULL && !uses && !syncs && !on_null)
    return "null-is-thread: it takes no stream";
  if (a->flags & GV_ACTION_NEEDS_STREAM && !uses && !syncs)
    return "needs-stream: it takes no stream";
  if (a->flags & GV_ACTION_RESETS_EVENT && !count_role(a, GV_ROLE_EVENT_SYNC))
    return "resets-event: it waits for no event";
  bool waits = count_role(a, GV_ROLE_EVENT_WAIT) + count_role(a, GV_ROLE_EVENT_SYNC) > 0;
  if (a->flags & GV_ACTION_DONE_UNRECORDED && !waits)
    return "unrecorded-is-done: it waits for no event";
  if (count_role(a, GV_ROLE_EVENT_WAIT) && !uses)
    return "event-wait: no stream is there to wait; event-sync is a wait of the host";
  if ((a->creates == GV_CREATES_HOLDER || a->flags & GV_ACTION_HIDES) &&
      !count_role(a, GV_ROLE_KEPT))
    return "holder, hides: no argument is kept";
  if (a->creates == GV_CREATES_HOLDER && f->row.out != GV_NONE) return "a holder is a result";
  if (a->creates == GV_CREATES_PART && count_role(a, GV_ROLE_MODULE_USE) != 1)
    return "a part is of one module, which is an argument";
  if (f->row.again && !(a->flags & GV_ACTION_HIDES))
    return "a call that keeps memory again needs 'hides'";
  if (f->row.address && count_role(a, GV_ROLE_MEMORY_USE) != 1)
    return "an address is that of one argument that is 'memory'";
  if (f->row.given && uses != 1) return "what is given is the one stream among the arguments";
  if (f->row.memref && (f->row.status || count_role(a, GV_ROLE_MEMORY_USE) != 1))
    return "a memref is of one address, which is an argument that is 'memory', and no status";
  if (f->row.common && !f->row.object && f->row.status)
    return "the result cannot be both a status and a handle";
  if (f->row.status && a->creates != GV_CREATES_NOTHING && f->row.out == GV_NONE)
    return "the result cannot be both a status and what the call makes; say out TYPE at the "
           "argument that it is put through";
  if (f->row.shared_at != GV_NONE && a->creates != GV_CREATES_MEMORY)
    return "shared-flag: it makes no memory";
  return NULL;
}

/* ---- statements ---- */

static bool is_same(const gv_profile_row *a, const gv_profile_row *b) {
  const gv_action *x = &a->action, *y = &b->action;
  const uint32_t kinds_of_stream = GV_ACTION_WITH_NULL | GV_ACTION_APART;
  bool open = !(x->flags & kinds_of_stream) ||
              !(y->flags & kinds_of_stream); /* one of the two leaves it to the fact */
  uint32_t differ = (x->flags ^ y->flags) & ~(open ? kinds_of_stream : 0);
  return x->creates == y->creates && !differ && x->size_unit == y->size_unit &&
         memcmp(x->roles, y->roles, sizeof x->roles) == 0 &&
         memcmp(a->bytes, b->bytes, sizeof a->bytes) == 0 && a->shared_at == b->shared_at &&
         a->out == b->out && a->status == b->status && a->common == b->common &&
         a->memref == b->memref && a->address == b->address && a->object == b->object &&
         a->given == b->given && a->again == b->again && a->queries == b->queries &&
         a->busy == b->busy && a->group == b->group;
}

static bool is_held(const gv_profile_row *row, uint32_t i) {
  uint8_t role = row->action.roles[i];
  return role >= GV_ROLE_HELD_READ && role <= GV_ROLE_HELD;
}

/* They hold for the same calls. */
static bool are_for_same(const gv_profile_row *a, const gv_profile_row *b) {
  for (uint32_t i = 0; i < GV_ACTION_ARGS; i++)
    if (is_held(a, i) != is_held(b, i)) return false;
  if (a->arguments != b->arguments || a->constant_count != b->constant_count) return false;
  if (!a->without != !b->without || (a->without && strcmp(a->without, b->without) != 0))
    return false;
  for (uint32_t i = 0; i < a->constant_count; i++) {
    const gv_profile_constant *x = &a->constants[i], *y = &b->constants[i];
    if (x->argument != y->argument || x->number != y->number || !x->text != !y->text) return false;
    if (x->text && strcmp(x->text, y->text) != 0) return false;
  }
  return true;
}

static uint32_t *row_at(gv_profile *p, gv_str name) {
  bool found;
  for (uint64_t seed = 0;; seed++) {
    uint32_t *slot = gv_map_at(&p->row_of_name, gv_hash(name.at, name.len, seed), &found);
    if (!found || gv_str_equal(gv_str_of(p->rows.at[*slot]->action.name), name)) return slot;
  }
}

/* Rows of the chain that begins with number `row`. */
typedef struct chain {
  uint32_t last;
  uint32_t same; /* that holds for the same calls; GV_NONE */
  bool ours;     /* this text has stated one of them */
} chain;

static chain look_at_chain(const reader *r, uint32_t row, const gv_profile_row *like) {
  chain c = {GV_NONE, GV_NONE, false};
  for (; row != GV_NONE; row = r->profile->rows.at[row]->next) {
    const gv_profile_row *it = r->profile->rows.at[row];
    if (are_for_same(it, like)) c.same = row;
    c.ours |= it->source == r->source;
    c.last = row;
  }
  return c;
}

static uint32_t push_row(gv_profile *p, const gv_profile_row *row) {
  gv_profile_row *made = gv_new(p->arena, gv_profile_row, 1);
  *made = *row;
  made->next = GV_NONE;
  *gv_push(&p->rows) = made;
  return p->rows.len - 1;
}

/* One more way in which the function is called. */
static bool add_way(reader *r, const function *f, const chain *c) {
  gv_profile *p = r->profile;
  gv_profile_row *last = p->rows.at[c->last];
  bool held = false;
  for (uint32_t i = 0; i < GV_ACTION_ARGS; i++) held |= is_held(last, i);
  if (last->arguments == GV_NONE && !last->constant_count && !last->without && !held)
    return REFUSE(r, "the row of %s in line %u holds for every call, so this one never would",
                  f->row.action.name, last->line);
  uint32_t made = push_row(p, &f->row);
  p->rows.at[c->last]->next = made;
  return true;
}

static void override(gv_profile *p, uint32_t *slot, const gv_profile_row *by) {
  for (uint32_t row = p->rows.at[*slot]->next; row != GV_NONE; row = p->rows.at[row]->next)
    p->rows.at[row]->gone = true;
  *p->rows.at[*slot] = *by;
  p->rows.at[*slot]->next = GV_NONE;
}

static bool add_row(reader *r, const function *f) {
  gv_profile *p = r->profile;
  uint32_t *slot = row_at(p, gv_str_of(f->row.action.name));
  if (*slot == GV_NONE) {
    *slot = p->rows.len;
    push_row(p, &f->row);
    return true;
  }
  chain c = look_at_chain(r, *slot, &f->row);
  gv_profile_row *same = c.same == GV_NONE ? NULL : p->rows.at[c.same];
  if (same && same->source == r->source)
    return REFUSE(r, "%s is stated a second time; first in line %u", f->row.action.name,
                  same->line);
  if (r->overrides && !c.ours) {
    override(p, slot, &f->row);
    return true;
  }
  if (!same && c.ours) return add_way(r, f, &c);
  if (!same || !is_same(same, &f->row))
    return REFUSE(r, "%s does something else in '%s': the two cannot be put together",
                  f->row.action.name, p->rows.at[*slot]->source);
  same->source = r->source, same->line = r->line;
  return true;
}

static bool take_function(reader *r) {
  function f = {.row = {.shared_at = GV_NONE,
                        .out = GV_NONE,
                        .arguments = GV_NONE,
                        .next = GV_NONE,
                        .source = r->source,
                        .line = r->line}};
  size_t start = r->word_start;
  if (!take_name(r, "function", &f.row.action.name) || !take_arguments(r, &f)) return false;
  if (is(r, "->") && !(next(r) && make(r, &f, GV_NONE))) return false;
  while (r->word.len)
    if (!take_effect(r, &f)) return false;
  r->word_start = start;
  const char *why = contradiction(&f);
  if (why) return REFUSE(r, "%s: %s", f.row.action.name, why);
  if (!add_row(r, &f)) return false;
  if (!f.twin) return true;
  f.row.action.name = gv_format(r->profile->arena, "%s%s", f.row.action.name, f.twin).at;
  f.row.action.flags |= GV_ACTION_THREAD_NULL;
  why = contradiction(&f);
  return why ? REFUSE(r, "%s: %s", f.row.action.name, why) : add_row(r, &f);
}

/* Streams whose kind was left to the fact keep it: those of this text, or those of the others. */
static void spell_out_streams(const reader *r, bool of_text, uint8_t answer) {
  for (uint32_t i = 0; i < r->profile->rows.len; i++) {
    gv_action *a = &r->profile->rows.at[i]->action;
    bool open =
        a->creates == GV_CREATES_STREAM && !(a->flags & (GV_ACTION_WITH_NULL | GV_ACTION_APART));
    if (open && (r->profile->rows.at[i]->source == r->source) == of_text)
      a->flags |= answer == GV_NULL_ORDERS ? GV_ACTION_WITH_NULL : GV_ACTION_APART;
  }
}

/* Two profiles that say different things go together where one of them leaves it to the stream. */
static bool goes_with(reader *r, gv_fact fact, uint8_t *answer) {
  gv_profile *p = r->profile;
  uint8_t known = gv_fact_get(&p->runtime, fact);
  if (r->overrides || !p->stated[fact] || known == *answer) return true;
  if (fact != GV_FACT_NULL_STREAM_ORDERS ||
      (known != GV_NULL_BY_STREAM && *answer != GV_NULL_BY_STREAM))
    return false;
  if (*answer == GV_NULL_BY_STREAM) spell_out_streams(r, false, known);
  r->apart = *answer == GV_NULL_APART, r->with_null = *answer == GV_NULL_ORDERS;
  *answer = GV_NULL_BY_STREAM;
  return true;
}

/* Streams that wait for the null stream beside others that do not: each says what it is. And what
 * follows from the rows. */
static void settle(reader *r) {
  gv_profile *p = r->profile;
  bool any = false;
  for (uint32_t i = 0; i < p->rows.len; i++)
    p->runtime.waits_for_all |=
        !p->rows.at[i]->gone && p->rows.at[i]->action.flags & GV_ACTION_WAITS_ALL;
  if (r->apart || r->with_null)
    spell_out_streams(r, true, r->apart ? GV_NULL_APART : GV_NULL_ORDERS);
  for (uint32_t i = 0; i < p->rows.len; i++)
    any |= !p->rows.at[i]->gone && p->rows.at[i]->action.flags & GV_ACTION_WITH_NULL;
  if (!any || p->runtime.null_order != GV_NULL_APART) return;
  spell_out_streams(r, true, GV_NULL_APART);
  spell_out_streams(r, false, GV_NULL_APART);
  p->runtime.null_order = GV_NULL_BY_STREAM;
}

static bool take_fact(reader *r) {
  gv_profile *p = r->profile;
  const gv_word *word = gv_word_of(gv_fact_words, r->word), *answer;
  if (!word) return unknown_word(r, "fact", gv_fact_words);
  gv_fact fact = (gv_fact)word->value;
  if (r->stated[fact]) return REFUSE(r, "'%s' is stated a second time", word->text);
  if (!next(r)) return false;
  answer = gv_word_of(gv_answer_words, r->word);
  bool of_null = fact == GV_FACT_NULL_STREAM_ORDERS;
  if (!answer || (answer->value == GV_NULL_BY_STREAM && !of_null))
    return REFUSE(r, "'%s' needs yes%s no%s after it", word->text, of_null ? "," : " or",
                  of_null ? " or by-stream" : "");
  uint8_t said = (uint8_t)answer->value;
  if (!goes_with(r, fact, &said))
    return REFUSE(r, "'%s' is otherwise in '%s': the two cannot be put together", word->text,
                  p->stated[fact]);
  r->stated[fact] = true;
  p->stated[fact] = r->source;
  gv_fact_set(&p->runtime, fact, said);
  return next(r);
}

/* "constant 2 thread-stream" */
static bool take_constant(reader *r) {
  uint32_t number;
  if (!read_number(r->word, MOST_CONSTANT, &number))
    return REFUSE(r, "a number from 1 to %d is missing", MOST_CONSTANT);
  if (!next(r)) return false;
  const gv_word *word = gv_word_of(gv_standing_words, r->word);
  if (!word) return unknown_word(r, "stream number", gv_standing_words);
  int64_t *known = &r->profile->stands_for[word->value];
  if (*known && *known != number && (!r->overrides || r->stood[word->value]))
    return REFUSE(r, "%s is %d already: it can be one number only", word->text, (int)*known);
  *known = number;
  r->stood[word->value] = true;
  return next(r);
}

static bool take_runtime(reader *r) {
  gv_profile *p = r->profile;
  if (r->source) return REFUSE(r, "the runtime is named a second time; it is '%s'", r->source);
  if (!take_name(r, "runtime", &r->source)) return false;
  p->name = p->name.len ? gv_format(p->arena, "%.*s+%s", GV_FMT(p->name), r->source)
                        : gv_str_of(r->source);
  p->runtime.name = p->name.at;
  if (r->word.len && r->word.at[0] == '"') return next(r);
  return true;
}

static bool take_version(reader *r) {
  if (!is(r, "gpuverify-runtime"))
    return REFUSE(r, "no runtime profile: the first line is 'gpuverify-runtime %d'", VERSION);
  if (!next(r)) return false;
  if (!is(r, "1"))
    return REFUSE(r, "version '%.*s' is not known; this program reads version %d", GV_FMT(r->word),
                  VERSION);
  return next(r);
}

static bool take_statement(reader *r) {
  if (is(r, "runtime")) return next(r) && take_runtime(r);
  if (!r->source) return REFUSE(r, "the second line is 'runtime NAME \"what it is\"'");
  if (is(r, "fact")) return next(r) && take_fact(r);
  if (is(r, "function")) return next(r) && take_function(r);
  if (is(r, "constant")) return next(r) && take_constant(r);
  return REFUSE(r, "'%.*s' is not a statement; the statements are: constant, fact, function",
                GV_FMT(r->word));
}

static bool next_line(reader *r) {
  while (r->at < r->text.len && r->text.at[r->at] != '\n') r->at++;
  if (r->at == r->text.len) return false;
  r->line_start = ++r->at;
  r->line++;
  return true;
}

static bool read_all(reader *r) {
  bool versioned = false;
  if (r->text.len > MOST_BYTES)
    return REFUSE(r, "more than %d bytes: no profile is that large", MOST_BYTES);
  do {
    if (!next(r)) return false;
    if (!r->word.len) continue;
    if (!(versioned ? take_statement(r) : take_version(r)) || !expect_end(r)) return false;
    versioned = true;
  } while (next_line(r));
  r->word_start = r->line_start = r->text.len;
  if (!versioned) return REFUSE(r, "no runtime profile: it is empty");
  if (!r->source) return REFUSE(r, "'runtime NAME \"what it is\"' is missing");
  settle(r);
  return true;
}

gv_status gv_profile_read(gv_profile *profile, gv_str name, gv_str text, bool overrides,
                          gv_str *error) {
  reader r = {.profile = profile,
              .name = name,
              .text = text,
              .error = error,
              .line = 1,
              .overrides = overrides};
  return read_all(&r) ? GV_OK : GV_UNUSABLE;
}

const gv_profile_row *gv_profile_find(const gv_profile *p, gv_str function) {
  for (uint64_t seed = 0;; seed++) {
    uint32_t row = gv_map_get(&p->row_of_name, gv_hash(function.at, function.len, seed));
    if (row == GV_NONE) return NULL;
    if (gv_str_equal(gv_str_of(p->rows.at[row]->action.name), function)) return p->rows.at[row];
  }
}

void gv_profile_clear(gv_profile *profile) {
  gv_vec_free(&profile->rows);
  gv_map_free(&profile->row_of_name);
}

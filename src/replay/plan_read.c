/* The reader of plans: one line at a time, one word at a time, nothing kept but the plan. It takes
 * nothing that it does not understand. Cost: linear in the text.
 */
#include <inttypes.h>
#include <stdarg.h>
#include <stdio.h>

#include "base/foreign.h"
#include "replay/plan.h"

typedef enum token_kind { END_OF_LINE, WORD, NUMBER, TEXT, PUNCTUATION } token_kind;

typedef struct token {
  token_kind kind;
  gv_str text;     /* as written; of TEXT what is between the quotes, escapes resolved */
  uint64_t number; /* NUMBER */
  uint32_t col;
} token;

typedef struct reader {
  gv_plan *plan;
  gv_str name, text;
  size_t at; /* in text */
  size_t line_start;
  uint32_t line;
  token token;    /* the next one */
  gv_map objects; /* hash of a name to its object; on a clash the next seed is tried */
  uint64_t version;
  GV_VEC(char) code; /* of the newest image */
  size_t images;     /* bytes of all of them */
  bool marked[GV_MARK_COUNT];
  gv_str *error;
  bool failed, ended;
} reader;

/* The first complaint counts; after it the reader runs to the end of what it is doing on a line
 * that has ended. */
__attribute__((format(printf, 3, 4))) static void complain(reader *r, uint32_t col,
                                                           const char *format, ...) {
  char message[512];
  va_list args;
  if (r->failed) return;
  r->failed = true;
  va_start(args, format);
  vsnprintf(message, sizeof message, format, args);
  va_end(args);
  *r->error = gv_format_foreign(&r->plan->arena, "%.*s:%u:%u: error: %s", GV_FMT(r->name), r->line,
                                col, message);
}

/* ---- words ---- */

static char peek(const reader *r) { return r->at < r->text.len ? r->text.at[r->at] : '\n'; }
static bool is_digit(char c) { return c >= '0' && c <= '9'; }
static bool is_word(char c) {
  return (c >= 'a' && c <= 'z') || (c >= 'A' && c <= 'Z') || is_digit(c) || c == '_' || c == '-';
}

static int hex(char c) {
  if (is_digit(c)) return c - '0';
  return c >= 'a' && c <= 'f' ? c - 'a' + 10 : -1;
}

/* The character after a backslash; -1: there is no such escape. */
static int read_escape(reader *r) {
  char c = peek(r);
  if (c == '"' || c == '\\') return r->at++, c;
  if (c != 'x' || r->at + 2 >= r->text.len) return -1;
  int high = hex(r->text.at[r->at + 1]), low = hex(r->text.at[r->at + 2]);
  r->at += 3;
  return high < 0 || low < 0 ? -1 : high * 16 + low;
}

static void read_text(reader *r) {
  size_t start = ++r->at, len = 0;
  while (peek(r) != '"' && peek(r) != '\n')
    r->at += 1 + (peek(r) == '\\' && r->at + 1 < r->text.len && r->text.at[r->at + 1] != '\n');
  char *to = gv_arena_take(&r->plan->arena, r->at - start + 1);
  for (r->at = start; peek(r) != '"';) {
    int c = (unsigned char)peek(r);
    if (c == '\n') {
      complain(r, r->token.col, "this text has no closing quote");
      return;
    }
    r->at++;
    if (c == '\\') c = read_escape(r);
    if (c <= 0) {
      complain(
          r, r->token.col,
          "a backslash in a text stands before '\"', another backslash or xHH, which is not 00");
      return;
    }
    to[len++] = (char)c;
  }
  r->at++;
  r->token.kind = TEXT;
  r->token.text = (gv_str){to, len};
}

static void read_number(reader *r) {
  size_t start = r->at;
  for (; is_digit(peek(r)); r->at++) {
    if (r->token.number > GV_PLAN_LARGEST) break;
    r->token.number = r->token.number * 10 + (uint64_t)(peek(r) - '0');
  }
  r->token.kind = NUMBER;
  r->token.text = (gv_str){r->text.at + start, r->at - start};
  if (r->token.number > GV_PLAN_LARGEST)
    complain(r, r->token.col, "this number is larger than %" PRIu64, GV_PLAN_LARGEST);
}

static void advance(reader *r) {
  if (r->failed) {
    r->token = (token){.kind = END_OF_LINE};
    return;
  }
  while (peek(r) == ' ' || peek(r) == '\t' || peek(r) == '\r') r->at++;
  if (peek(r) == '#')
    while (peek(r) != '\n') r->at++;
  size_t start = r->at;
  char c = peek(r);
  r->token = (token){.kind = END_OF_LINE, .col = (uint32_t)(start - r->line_start) + 1};
  if (c == '\n') return;
  if (c == '"') {
    read_text(r);
  } else if (is_digit(c)) {
    read_number(r);
  } else if (is_word(c)) {
    while (is_word(peek(r))) r->at++;
    r->token.kind = WORD;
    r->token.text = (gv_str){r->text.at + start, r->at - start};
  } else if (strchr(":=+@", c) && c) {
    r->at++;
    r->token.kind = PUNCTUATION;
    r->token.text = (gv_str){r->text.at + start, 1};
  } else {
    complain(r, r->token.col,
             c > ' ' && c < 0x7f ? "'%c' means nothing here" : "byte 0x%02x has no place in a plan",
             (unsigned char)c);
    r->token.kind = END_OF_LINE;
  }
  if (r->failed) r->token.kind = END_OF_LINE;
}

static bool is(const reader *r, token_kind kind, const char *text) {
  return r->token.kind == kind && gv_str_equal(r->token.text, gv_str_of(text));
}

static bool take(reader *r, token_kind kind, const char *text) {
  if (!is(r, kind, text)) return false;
  advance(r);
  return true;
}

static void expect_end(reader *r) {
  if (r->token.kind != END_OF_LINE)
    complain(r, r->token.col, "the line should end before '%.*s'", GV_FMT(r->token.text));
}

static gv_str take_text(reader *r, const char *what) {
  gv_str text = r->token.text;
  if (r->token.kind != TEXT) complain(r, r->token.col, "%s, in quotes, is missing here", what);
  advance(r);
  return text;
}

static uint64_t take_number(reader *r, const char *what) {
  uint64_t number = r->token.number;
  if (r->token.kind != NUMBER) complain(r, r->token.col, "%s, a number, is missing here", what);
  advance(r);
  return number;
}

/* ---- objects ---- */

/* The object's place in the map, where a new one has GV_NONE. */
static uint32_t *find(reader *r, gv_str name) {
  for (uint64_t seed = 0;; seed++) {
    bool found;
    uint32_t *object = gv_map_at(&r->objects, gv_hash(name.at, name.len, seed), &found);
    if (!found || *object == GV_NONE || gv_str_equal(r->plan->objects.at[*object].name, name))
      return object;
  }
}

static bool is_memory(const gv_object *o) {
  return o->kind == GV_OBJECT_DEVICE || o->kind == GV_OBJECT_HOST;
}

/* What the operand's letter says of the kind of object; NULL: it fits. */
static const char *misfit(char letter, const gv_object *o) {
  if (letter == 'p') return o->kind == GV_OBJECT_PROBE ? NULL : "a probe belongs here";
  if (letter == '*' && o->kind == GV_OBJECT_MODULE) return NULL; /* whose code is run */
  if (letter == 'm' || letter == '*') return is_memory(o) ? NULL : "memory belongs here";
  return o->kind == GV_OBJECT_PROBE ? "a probe cannot be an operand of a runtime call" : NULL;
}

static uint32_t take_object(reader *r, const gv_step *step, char letter) {
  if (r->token.kind != WORD) {
    complain(r, r->token.col, "the name of an object is missing here");
    return GV_NONE;
  }
  const uint32_t *found = find(r, r->token.text);
  if (*found == GV_NONE) {
    complain(r, r->token.col, "nothing above makes '%.*s'", GV_FMT(r->token.text));
    return GV_NONE;
  }
  const gv_object *o = &r->plan->objects.at[*found];
  const char *wrong = misfit(letter, o);
  if (wrong)
    complain(r, r->token.col, "'%.*s' is something else: %s", GV_FMT(r->token.text), wrong);
  else if (o->arm != GV_ARM_BOTH && o->arm != step->arm)
    complain(r, r->token.col, "'%.*s' exists in the %s arm only", GV_FMT(r->token.text),
             gv_arm_words[o->arm]);
  advance(r);
  return r->failed ? GV_NONE : *found;
}

/* "+OFFSET" and, where an access is told, ":BYTES"; else the rest of the object. */
static void take_range(reader *r, gv_operand *operand, bool with_length) {
  const gv_object *o = operand->object != GV_NONE ? &r->plan->objects.at[operand->object] : NULL;
  uint32_t col = r->token.col;
  bool has_length = false;
  if (take(r, PUNCTUATION, "+")) {
    operand->at = take_number(r, "the offset");
    has_length = with_length && take(r, PUNCTUATION, ":");
    if (has_length) operand->len = take_number(r, "how many bytes");
  }
  if (!o) return;
  if (operand->at > o->bytes || operand->len > o->bytes - operand->at)
    complain(r, col, "this runs past the end of %.*s, which has %" PRIu64 " bytes", GV_FMT(o->name),
             o->bytes);
  else if (!has_length)
    operand->len = o->bytes - operand->at;
}

static gv_operand take_handle(reader *r, const gv_step *step, char letter) {
  if (take(r, WORD, "null")) return (gv_operand){.kind = GV_OPERAND_NULL, .object = GV_NONE};
  if (take(r, WORD, "undef")) return (gv_operand){.kind = GV_OPERAND_UNDEF, .object = GV_NONE};
  gv_operand operand = {.kind = GV_OPERAND_OBJECT, .object = take_object(r, step, letter)};
  if (letter == 'm') take_range(r, &operand, false);
  return operand;
}

/* ---- code ---- */

static bool read_hex(gv_arena *arena, gv_str text, gv_str *bytes) {
  char *to = gv_arena_take(arena, text.len / 2 + 1);
  for (size_t i = 0; i + 1 < text.len; i += 2) {
    int high = hex(text.at[i]), low = hex(text.at[i + 1]);
    if (high < 0 || low < 0) return false;
    to[i / 2] = (char)(high * 16 + low);
  }
  *bytes = (gv_str){to, text.len / 2};
  return text.len % 2 == 0;
}

static gv_str take_hex(reader *r) {
  gv_str bytes = {0};
  uint32_t col = r->token.col;
  gv_str text = take_text(r, "bytes");
  if (!r->failed && !read_hex(&r->plan->arena, text, &bytes))
    complain(r, col, "bytes are pairs of the digits 0 to 9 and a to f");
  return bytes;
}

/* What the lines before were for is complete. */
static void end_image(reader *r) {
  if (!r->code.len) return;
  *gv_push(&r->code) = 0;
  gv_image *image = &r->plan->images.at[r->plan->images.len - 1];
  image->code = gv_str_copy(&r->plan->arena, (gv_str){r->code.at, r->code.len});
  image->code.len--;
  r->code.len = 0;
}

static void take_code(reader *r, gv_str code, bool line) {
  uint32_t count = r->plan->images.len;
  if (!count || r->plan->images.at[count - 1].code.at || r->plan->steps.len)
    complain(r, 1, "this belongs right below an image");
  r->images += code.len + line;
  if (r->images > GV_PLAN_IMAGES)
    complain(r, 1, "a plan has at most %d bytes of images", GV_PLAN_IMAGES);
  for (size_t i = 0; !r->failed && i < code.len; i++) *gv_push(&r->code) = code.at[i];
  if (line && !r->failed) *gv_push(&r->code) = '\n';
}

static void take_ptx(reader *r) { take_code(r, take_text(r, "a line of code"), true); }
static void take_hex_code(reader *r) { take_code(r, take_hex(r), false); }

static uint32_t image_named(const reader *r, gv_str name) {
  uint32_t i = 0;
  while (i < r->plan->images.len && !gv_str_equal(r->plan->images.at[i].name, name)) i++;
  return i;
}

static void take_image(reader *r) {
  gv_str name = r->token.text;
  end_image(r);
  if (r->version < 2) complain(r, 1, "a plan of version 1 has no images");
  if (r->token.kind != WORD) complain(r, r->token.col, "the name of an image is missing here");
  if (r->plan->steps.len) complain(r, 1, "images must come before the first call");
  if (!r->failed && image_named(r, name) < r->plan->images.len)
    complain(r, r->token.col, "there is an image '%.*s' already", GV_FMT(name));
  advance(r);
  gv_str target = take_text(r, "the device that it is for");
  *gv_push(&r->plan->images) = (gv_image){gv_str_copy(&r->plan->arena, name), target, {0}};
}

/* After the accesses of a launch: which code it runs, on how many threads, with which arguments. */
static void take_kernel(reader *r, const gv_step *step) {
  uint32_t image = image_named(r, r->token.text);
  if (r->token.kind != WORD || image == r->plan->images.len) {
    complain(r, r->token.col, "unknown image '%.*s'", GV_FMT(r->token.text));
    return;
  }
  advance(r);
  gv_str name = gv_str_copy(&r->plan->arena, take_text(r, "the name of a function"));
  gv_plan_operand(r->plan, (gv_operand){GV_OPERAND_KERNEL, GV_NONE, image, 0, name});
  for (int i = 0; i < GV_PLAN_GRID; i++) {
    if (!r->failed && r->token.number > INT32_MAX)
      complain(r, r->token.col, "this size is larger than %d", INT32_MAX);
    gv_plan_operand(
        r->plan,
        (gv_operand){.kind = GV_OPERAND_NUMBER, .object = GV_NONE, .at = take_number(r, "a size")});
  }
  while (!r->failed && (r->token.kind == WORD || r->token.kind == TEXT)) {
    gv_operand o = {.kind = GV_OPERAND_BYTES, .object = GV_NONE};
    if (r->token.kind == TEXT) {
      o.text = take_hex(r);
    } else {
      o = take_handle(r, step, 'm');
      o.kind = GV_OPERAND_ADDRESS;
    }
    gv_plan_operand(r->plan, o);
  }
}

/* ---- steps ---- */

static void take_accesses(reader *r, gv_step *step) {
  static const struct {
    const char *word;
    gv_operand_kind kind;
  } kinds[] = {
      {"read", GV_OPERAND_READ}, {"write", GV_OPERAND_WRITE}, {"both", GV_OPERAND_READ_WRITE}};
  while (r->token.kind == WORD) {
    size_t k = 0;
    if (take(r, WORD, "kernel")) {
      take_kernel(r, step);
      return;
    }
    while (k < 3 && !is(r, WORD, kinds[k].word)) k++;
    if (k == 3) {
      complain(r, r->token.col, "expected 'read', 'write' or 'both', not '%.*s'",
               GV_FMT(r->token.text));
      return;
    }
    advance(r);
    gv_operand operand = {.kind = (uint8_t)kinds[k].kind, .object = take_object(r, step, '*')};
    take_range(r, &operand, true);
    gv_plan_operand(r->plan, operand);
  }
}

static uint64_t unit_of(gv_call call) {
  return call == GV_CALL_FILL16 ? 2 : call == GV_CALL_FILL32 ? 4 : 1;
}

/* The bytes that the call touches lie within the objects that it names. */
static void check_bounds(reader *r, const gv_step *step, uint32_t col) {
  const gv_operand *o = gv_operands_of(r->plan, step);
  uint64_t bytes = 0;
  if (step->call == GV_CALL_LAUNCH) return; /* what it accesses has been looked at */
  for (uint32_t i = 0; i < step->operands; i++)
    if (o[i].kind == GV_OPERAND_NUMBER) bytes = o[i].at * unit_of((gv_call)step->call);
  for (uint32_t i = 0; i < step->operands && bytes; i++) {
    if (o[i].kind != GV_OPERAND_OBJECT || gv_calls[step->call].operands[i] != 'm') continue;
    if (bytes > o[i].len)
      complain(r, col, "%" PRIu64 " bytes run past the end of %.*s", bytes,
               GV_FMT(r->plan->objects.at[o[i].object].name));
  }
}

static void take_operands(reader *r, gv_step *step) {
  for (const char *letter = gv_calls[step->call].operands; *letter && !r->failed; letter++) {
    switch (*letter) {
    case '*': take_accesses(r, step); break;
    case 'n':
      gv_plan_operand(r->plan, (gv_operand){.kind = GV_OPERAND_NUMBER,
                                            .object = GV_NONE,
                                            .at = take_number(r, "a size")});
      break;
    case 't':
      gv_plan_operand(
          r->plan,
          (gv_operand){.kind = GV_OPERAND_TEXT, .object = GV_NONE, .text = take_text(r, "a name")});
      break;
    case 'f':
      if (take(r, WORD, "shared"))
        gv_plan_operand(r->plan, (gv_operand){.kind = GV_OPERAND_SHARED, .object = GV_NONE});
      break;
    default: gv_plan_operand(r->plan, take_handle(r, step, *letter));
    }
  }
}

static gv_call call_named(gv_str word) {
  gv_call call = 0;
  while (call < GV_CALL_COUNT && !gv_str_equal(word, gv_str_of(gv_calls[call].word))) call++;
  return call;
}

/* What the step makes, under the name that stood before '='; it exists from the next line on. */
static void make_object(reader *r, gv_step *step, gv_str name, uint32_t col) {
  const gv_operand *o = gv_operands_of(r->plan, step);
  uint32_t *place = find(r, name);
  if (*place != GV_NONE || gv_str_equal(name, GV_STR("null")) ||
      gv_str_equal(name, GV_STR("undef"))) {
    complain(r, col, "'%.*s' has been made above", GV_FMT(name));
    return;
  }
  step->object = *place = r->plan->objects.len;
  *gv_push(&r->plan->objects) = (gv_object){.name = gv_str_copy(&r->plan->arena, name),
                                            .kind = (uint8_t)gv_calls[step->call].makes,
                                            .arm = step->arm,
                                            .shared = step->operands == 2,
                                            .bytes = step->operands ? o[0].at : 0};
}

static void take_prefixes(reader *r, gv_arm *arm, gv_step_mark *mark, gv_str *first,
                          uint32_t *col) {
  for (;;) {
    *first = r->token.text;
    *col = r->token.col;
    bool word = r->token.kind == WORD, known = false;
    if (!word) complain(r, *col, "a line begins with a word");
    advance(r);
    if (!is(r, PUNCTUATION, ":")) return;
    for (int i = 1; i <= GV_ARM_CONTROL && !known && !*arm; i++)
      if ((known = gv_str_equal(*first, gv_str_of(gv_arm_words[i])))) *arm = (gv_arm)i;
    for (int i = 1; i < GV_MARK_COUNT && !known && !*mark; i++)
      if ((known = gv_str_equal(*first, gv_str_of(gv_mark_words[i])))) *mark = (gv_step_mark)i;
    if (!known) complain(r, *col, "'%.*s:' is not a mark, or is repeated", GV_FMT(*first));
    advance(r);
  }
}

static void take_step(reader *r) {
  gv_arm arm = GV_ARM_BOTH;
  gv_step_mark mark = GV_MARK_NONE;
  gv_str name = {0}, word;
  uint32_t col, name_col = 0;
  take_prefixes(r, &arm, &mark, &word, &col);
  if (take(r, PUNCTUATION, "=")) {
    name = word;
    name_col = col;
    word = r->token.text;
    col = r->token.col;
    if (r->token.kind != WORD) complain(r, col, "a call is missing after '='");
    advance(r);
  }
  gv_call call = call_named(word);
  if (r->failed) return;
  if (call == GV_CALL_COUNT) {
    complain(r, col, "'%.*s' is nothing that a plan can do", GV_FMT(word));
    return;
  }
  if ((gv_calls[call].makes != GV_OBJECT_NOTHING) != (name.len > 0)) {
    complain(r, col,
             name.len ? "%s makes nothing that could have a name"
                      : "what %s makes needs a name: 'NAME = ...'",
             gv_calls[call].word);
    return;
  }
  if (mark && r->marked[mark])
    complain(r, col, "there is a line marked '%s:' already", gv_mark_words[mark]);
  r->marked[mark] = true;
  if (r->plan->steps.len == GV_PLAN_STEPS)
    complain(r, col, "a plan has at most %d steps", GV_PLAN_STEPS);
  if (r->failed) return;
  gv_step *step = gv_plan_step(r->plan, call, arm, mark, (gv_str){0});
  step->line = r->line;
  take_operands(r, step);
  if (take(r, PUNCTUATION, "@")) step->place = take_text(r, "the place");
  expect_end(r);
  if (!r->failed) check_bounds(r, step, col);
  if (name.len && !r->failed) make_object(r, step, name, name_col);
}

/* ---- the head ---- */

static void take_finding(reader *r) {
  gv_plan *plan = r->plan;
  if (plan->rule.len) complain(r, 1, "there is one finding already");
  if (r->token.kind != WORD) complain(r, r->token.col, "the name of a rule is missing here");
  plan->rule = gv_str_copy(&plan->arena, r->token.text);
  advance(r);
  plan->function = take_text(r, "the function");
  plan->place = take_text(r, "the place");
  plan->message = take_text(r, "the message");
}

static void take_confirm(reader *r) {
  do {
    int i = 0;
    while (i < GV_SYMPTOM_COUNT && !is(r, WORD, gv_symptom_words[i])) i++;
    if (i == GV_SYMPTOM_COUNT) {
      complain(r, r->token.col, "expected 'answer', 'order', 'data', 'freed' or 'leak'");
      return;
    }
    r->plan->confirm |= 1u << i;
    advance(r);
  } while (r->token.kind != END_OF_LINE);
}

static void take_chosen(reader *r) { *gv_push(&r->plan->chosen) = take_text(r, "what was chosen"); }
static void take_obstacle(reader *r) { r->plan->obstacle = take_text(r, "the reason"); }
static void take_end_of_plan(reader *r) {
  end_image(r);
  r->ended = true;
}

static const struct {
  const char *word;
  void (*take)(reader *r);
} headers[] = {{"finding", take_finding}, {"confirm", take_confirm},
               {"chosen", take_chosen},   {"not-replayable", take_obstacle},
               {"image", take_image},     {"ptx", take_ptx},
               {"hex", take_hex_code},    {"end", take_end_of_plan}};

static void take_line(reader *r) {
  if (r->token.kind == END_OF_LINE) return;
  if (r->ended) complain(r, 1, "there is text after 'end'");
  for (size_t i = 0; i < sizeof headers / sizeof *headers; i++) {
    if (!take(r, WORD, headers[i].word)) continue;
    headers[i].take(r);
    expect_end(r);
    return;
  }
  end_image(r);
  take_step(r);
}

/* False when no line is left. */
static bool begin_line(reader *r) {
  if (r->failed || r->at >= r->text.len) return false;
  r->line++;
  r->line_start = r->at;
  advance(r);
  return true;
}

static void end_line(reader *r) { r->at += peek(r) == '\n'; }

static void take_version(reader *r) {
  if (!begin_line(r) || !take(r, WORD, "gpuverify-plan")) {
    r->line = 1;
    complain(r, 1, "not a plan: its first line must be 'gpuverify-plan %d'", GV_PLAN_VERSION);
    return;
  }
  uint32_t col = r->token.col;
  uint64_t version = r->version = take_number(r, "the version");
  if (version > GV_PLAN_VERSION)
    complain(r, col,
             "this plan has version %" PRIu64
             ", and this gpuverify reads version %d: run it with a newer gpuverify",
             version, GV_PLAN_VERSION);
  else if (version == 0)
    complain(r, col, "there never was a version %" PRIu64 " of plans", version);
  expect_end(r);
  end_line(r);
}

gv_status gv_plan_read(gv_plan *plan, gv_str name, gv_str text, gv_str *error) {
  reader r = {.plan = plan, .name = name, .text = text, .error = error};
  if (text.len > GV_PLAN_LONGEST) {
    r.line = 1;
    complain(&r, 1, "a plan of %zu bytes is longer than the %d that are read", text.len,
             GV_PLAN_LONGEST);
  }
  take_version(&r);
  while (begin_line(&r)) {
    take_line(&r);
    end_line(&r);
  }
  if (!r.failed && !r.ended) complain(&r, 1, "the plan breaks off: its last line should be 'end'");
  if (!r.failed && plan->rule.len && !plan->confirm && !plan->obstacle.len) {
    complain(&r, 1, "the plan has a finding and no 'confirm' line that says what would confirm it");
  }
  gv_map_free(&r.objects);
  gv_vec_free(&r.code);
  return r.failed ? GV_UNUSABLE : GV_OK;
}

#include "replay/plan.h"
#include "base/foreign.h"

#include <inttypes.h>
#include <stdarg.h>
#include <stdio.h>

const gv_call_info gv_calls[GV_CALL_COUNT] = {
#define CALL(id, word, makes, operands) {word, GV_OBJECT_##makes, operands},
#include "replay/calls.def"
};

const char *const gv_arm_words[] = {NULL, "faulty", "control"};
const char *const gv_mark_words[] = {NULL, "first", "second", "fault"};
const char *const gv_symptom_words[GV_SYMPTOM_COUNT] = {"answer", "order", "data", "freed", "leak"};

void gv_plan_clear(gv_plan *plan) {
  gv_vec_free(&plan->chosen);
  gv_vec_free(&plan->images);
  gv_vec_free(&plan->objects);
  gv_vec_free(&plan->steps);
  gv_vec_free(&plan->operands);
  gv_arena_clear(&plan->arena);
  memset(plan, 0, sizeof *plan);
}

/* ---- making ---- */

gv_step *gv_plan_step(gv_plan *plan, gv_call call, gv_arm arm, gv_step_mark mark, gv_str place) {
  gv_step *step = gv_push(&plan->steps);
  *step = (gv_step){.call = (uint8_t)call,
                    .arm = (uint8_t)arm,
                    .mark = (uint8_t)mark,
                    .object = GV_NONE,
                    .first_operand = plan->operands.len,
                    .place = place};
  return step;
}

uint32_t gv_plan_makes(gv_plan *plan, uint64_t bytes, bool shared) {
  static const char letters[] = "?sedhmp"; /* by gv_object_kind */
  gv_step *step = &plan->steps.at[plan->steps.len - 1];
  gv_object_kind kind = gv_calls[step->call].makes;
  GV_CHECK(kind != GV_OBJECT_NOTHING && step->object == GV_NONE);
  step->object = plan->objects.len;
  *gv_push(&plan->objects) =
      (gv_object){.name = gv_format(&plan->arena, "%c%u", letters[kind], ++plan->made[kind]),
                  .kind = (uint8_t)kind,
                  .arm = step->arm,
                  .shared = shared,
                  .bytes = bytes};
  return step->object;
}

gv_operand *gv_plan_operand(gv_plan *plan, gv_operand operand) {
  gv_operand *at = gv_push(&plan->operands);
  *at = operand;
  plan->steps.at[plan->steps.len - 1].operands++;
  return at;
}

uint32_t gv_plan_kernel(const gv_plan *plan, const gv_step *step) {
  uint32_t i = 0;
  while (i < step->operands && gv_operands_of(plan, step)[i].kind != GV_OPERAND_KERNEL) i++;
  return i;
}

/* ---- writing ---- */

static void put(gv_plan_text *text, gv_str piece) {
  if (text->cap - text->len < piece.len)
    text->at = gv_vec_grow(text->at, &text->cap, text->len + (uint32_t)piece.len, 1);
  if (piece.len) memcpy(text->at + text->len, piece.at, piece.len);
  text->len += (uint32_t)piece.len;
}

__attribute__((format(printf, 2, 3))) static void putf(gv_plan_text *text, const char *format,
                                                       ...) {
  char buffer[128]; /* numbers and words of ours */
  va_list args;
  va_start(args, format);
  int len = vsnprintf(buffer, sizeof buffer, format, args);
  va_end(args);
  GV_CHECK(len >= 0 && (size_t)len < sizeof buffer);
  put(text, (gv_str){buffer, (size_t)len});
}

static void put_quoted(gv_plan_text *text, gv_str s) {
  char piece[GV_FORM_LONGEST];
  putf(text, "\"");
  while (s.len) {
    gv_char c = gv_utf8_next(s);
    uint32_t len = gv_foreign_char(GV_FORM_QUOTED, s, c, piece);
    put(text, (gv_str){piece, len});
    s = (gv_str){s.at + c.len, s.len - c.len};
  }
  putf(text, "\"");
}

static void put_hex(gv_plan_text *text, gv_str bytes) {
  putf(text, "\"");
  for (size_t i = 0; i < bytes.len; i++) putf(text, "%02x", (unsigned char)bytes.at[i]);
  putf(text, "\"");
}

static bool is_text(gv_str code) {
  return code.len && code.at[code.len - 1] == '\n' && !memchr(code.at, 0, code.len);
}

/* Text goes line by line, anything else 64 bytes at a time. */
static void put_image(gv_plan_text *text, const gv_image *image) {
  bool lines = is_text(image->code);
  putf(text, "image ");
  put(text, image->name);
  putf(text, " ");
  put_quoted(text, image->target);
  putf(text, "\n");
  for (gv_str rest = image->code; rest.len;) {
    size_t len = lines           ? (size_t)((const char *)memchr(rest.at, '\n', rest.len) - rest.at)
                 : rest.len < 64 ? rest.len
                                 : 64;
    putf(text, lines ? "  ptx " : "  hex ");
    (lines ? put_quoted : put_hex)(text, (gv_str){rest.at, len});
    putf(text, "\n");
    len += lines;
    rest = (gv_str){rest.at + len, rest.len - len};
  }
}

static void put_header(const gv_plan *plan, gv_plan_text *text) {
  putf(text, "gpuverify-plan %d\n", plan->images.len ? GV_PLAN_VERSION : 1);
  if (plan->rule.len) {
    putf(text, "finding ");
    put(text, plan->rule);
    const gv_str parts[] = {plan->function, plan->place, plan->message};
    for (size_t i = 0; i < sizeof parts / sizeof *parts; i++) {
      putf(text, " ");
      put_quoted(text, parts[i]);
    }
    putf(text, "\n");
  }
  if (plan->confirm) {
    putf(text, "confirm");
    for (int i = 0; i < GV_SYMPTOM_COUNT; i++)
      if (plan->confirm >> i & 1) putf(text, " %s", gv_symptom_words[i]);
    putf(text, "\n");
  }
  for (uint32_t i = 0; i < plan->chosen.len; i++) {
    putf(text, "chosen ");
    put_quoted(text, plan->chosen.at[i]);
    putf(text, "\n");
  }
  if (plan->obstacle.len) {
    putf(text, "not-replayable ");
    put_quoted(text, plan->obstacle);
    putf(text, "\n");
  }
  for (uint32_t i = 0; i < plan->images.len; i++) put_image(text, &plan->images.at[i]);
}

static void put_operand(const gv_plan *plan, gv_plan_text *text, const gv_operand *o) {
  static const char *const words[] = {
      [GV_OPERAND_OBJECT] = "",        [GV_OPERAND_NULL] = "null",
      [GV_OPERAND_UNDEF] = "undef",    [GV_OPERAND_NUMBER] = "",
      [GV_OPERAND_TEXT] = "",          [GV_OPERAND_SHARED] = "shared",
      [GV_OPERAND_KERNEL] = "kernel ", [GV_OPERAND_ADDRESS] = "",
      [GV_OPERAND_BYTES] = "",         [GV_OPERAND_READ] = "read ",
      [GV_OPERAND_WRITE] = "write ",   [GV_OPERAND_READ_WRITE] = "both ",
  };
  putf(text, " %s", words[o->kind]);
  if (o->kind == GV_OPERAND_NUMBER) putf(text, "%" PRIu64, o->at);
  if (o->kind == GV_OPERAND_TEXT) put_quoted(text, o->text);
  if (o->kind == GV_OPERAND_KERNEL) {
    put(text, plan->images.at[o->at].name);
    putf(text, " ");
    put_quoted(text, o->text);
  }
  if (o->kind == GV_OPERAND_BYTES) put_hex(text, o->text);
  if (o->kind == GV_OPERAND_ADDRESS && o->object == GV_NONE) putf(text, "null");
  if (o->object == GV_NONE) return;
  const gv_object *object = &plan->objects.at[o->object];
  bool part = o->kind >= GV_OPERAND_READ && (o->at || o->len != object->bytes);
  put(text, object->name);
  if (o->at || part) putf(text, "+%" PRIu64, o->at);
  if (part) putf(text, ":%" PRIu64, o->len);
}

static void put_step(const gv_plan *plan, gv_plan_text *text, const gv_step *step) {
  if (step->arm) putf(text, "%s: ", gv_arm_words[step->arm]);
  if (step->mark) putf(text, "%s: ", gv_mark_words[step->mark]);
  if (step->object != GV_NONE) {
    put(text, plan->objects.at[step->object].name);
    putf(text, " = ");
  }
  putf(text, "%s", gv_calls[step->call].word);
  for (uint32_t i = 0; i < step->operands; i++)
    put_operand(plan, text, &gv_operands_of(plan, step)[i]);
  if (step->place.len) {
    putf(text, " @ ");
    put_quoted(text, step->place);
  }
  putf(text, "\n");
}

void gv_plan_write(const gv_plan *plan, gv_plan_text *text) {
  put_header(plan, text);
  for (uint32_t i = 0; i < plan->steps.len; i++) put_step(plan, text, &plan->steps.at[i]);
  putf(text, "end\n");
}

/* needs: the text of LLVM IR. gives: the same, where
 *
 *   cufftPlan1d(&number, …)   is cufftPlan1d.plan(&object, …); number = what stands for the object
 *   cufftExecC2C(number, …)   is cufftExecC2C.plan(the object that the number stands for, …)
 *
 * opt finds out which number that is, as for any other variable. Where it has found one that was
 * made for an object, and nobody else has a use for the number, the call gets that object.
 */
#define _GNU_SOURCE
#include "app/plans.h"

#include <string.h>

#include "app/blocks.h"
#include "app/lines.h"
#include "app/marks.h"
#include "base/stream.h"
#include "profile/profile.h"

enum { LONGEST = 80 };

#define SLOT "%%gpuverify.plan.slot"
#define NUMBER "gpuverify.number.computed.plan"
#define OBJECT "gpuverify.plan.of"
#define ANYBODYS "gpuverify.plan.elsewhere"

static const char *const makers[] = {"cufftPlan1d", "cufftPlan2d", "cufftPlan3d", "cufftPlanMany",
                                     "cufftCreate"};

static bool has_row(const gv_usual_profiles *usual, gv_str name, const char *ending) {
  char full[LONGEST];
  snprintf(full, sizeof full, "%.*s%s", GV_FMT(name), ending);
  for (uint32_t i = 0; i < usual->count; i++)
    if (gv_profile_find(&usual->profiles[i], gv_str_of(full))) return true;
  return false;
}

static bool is_maker(gv_str name) {
  for (size_t i = 0; i < sizeof makers / sizeof *makers; i++)
    if (gv_str_equal(name, gv_str_of(makers[i]))) return true;
  return false;
}

/* "i32 @cufftPlan1d(": the name; empty: the line has none such. */
static gv_str named_in(gv_str line) {
  static const char word[] = "i32 @cufft";
  const char *at = memmem(line.at, line.len, word, sizeof word - 1);
  if (!at) return GV_STR("");
  gv_str name = gv_global_name(at + 4, line.at + line.len);
  return (gv_str){name.at + 1, name.len - 1};
}

/* All functions of cuFFT that the program declares are known, and one of them makes a plan. */
static bool are_known(const gv_usual_profiles *usual, gv_str text) {
  bool all = true, any = false;
  for (gv_str rest = text; rest.len && all;) {
    gv_str line = gv_str_line(rest);
    size_t step = line.len < rest.len ? line.len + 1 : line.len;
    rest = (gv_str){rest.at + step, rest.len - step};
    bool declares = gv_str_begins(line, "declare "), defines = gv_str_begins(line, "define ");
    gv_str name = declares || defines ? named_in(line) : GV_STR("");
    if (!name.len) continue;
    all = declares && (has_row(usual, name, ".plan") || has_row(usual, name, ""));
    any |= is_maker(name) && has_row(usual, name, ".plan");
  }
  return all && any;
}

/* Only calls name one of the functions that take plans. */
static bool only_called(gv_str text) {
  for (gv_str rest = text; rest.len;) {
    gv_str line = gv_str_line(rest);
    size_t step = line.len < rest.len ? line.len + 1 : line.len;
    rest = (gv_str){rest.at + step, rest.len - step};
    const char *at = memmem(line.at, line.len, "@cufft", 6);
    if (!at || gv_str_begins(line, "declare ")) continue;
    if (!memmem(line.at, line.len, " call ", 6) || !named_in(line).len) return false;
    size_t behind = (size_t)(line.at + line.len - at) - 6;
    if (memmem(at + 6, behind, "@cufft", 6)) return false;
  }
  return true;
}

/* A function that begins here makes a plan. */
static bool makes_plan(gv_str text) {
  const char *end = memmem(text.at, text.len, "\n}", 2);
  gv_str body = {text.at, end ? (size_t)(end - text.at) : text.len};
  return gv_str_has(body, "@cufftPlan") || gv_str_has(body, "@cufftCreate");
}

/* "define i32 @main() {", and the label of the first block, if it is written: the variable for what
 * is made comes next. Returns how many bytes of what is behind the line are taken. */
static size_t write_definition(FILE *out, gv_str line, gv_str behind) {
  fwrite(line.at, 1, line.len, out);
  if (!line.len || line.at[line.len - 1] != '{' || !makes_plan(behind)) return 0;
  gv_str next = gv_str_line(behind);
  bool label = next.len && next.at[0] != ' ' && memchr(next.at, ':', next.len);
  if (label) fprintf(out, "\n%.*s", GV_FMT(next));
  fprintf(out, "\n  " SLOT " = alloca ptr, align 8");
  return label ? next.len : 0;
}

/* The call of a function that makes or takes a plan. False: the line is none. */
static bool write_plan(FILE *out, gv_str line, const gv_usual_profiles *usual, uint32_t number) {
  gv_str name = named_in(line), first;
  size_t end;
  if (!name.len || !has_row(usual, name, ".plan")) return false;
  const char *open = name.at + name.len;
  gv_str brackets = {open, (size_t)(line.at + line.len - open)};
  if (!gv_argument_in(brackets, 0, &first, &end)) return false;
  gv_str value = gv_last_word(first), place = gv_place_in(line);
  const char *behind = first.at + first.len;
  bool makes = is_maker(name);
  if (!makes)
    fprintf(out, "  %%gpuverify.plan.%u = call ptr @" OBJECT "(i32 %.*s)%.*s\n", number,
            GV_FMT(value), GV_FMT(place));
  fprintf(out, "%.*s.plan%.*sptr ", (int)(open - line.at), line.at, (int)(first.at - open), open);
  if (makes)
    fputs("%gpuverify.plan.slot", out);
  else
    fprintf(out, "%%gpuverify.plan.%u", number);
  fprintf(out, "%.*s", (int)(line.at + line.len - behind), behind);
  if (!makes) return true;
  fprintf(out, "\n  %%gpuverify.plan.%u = load ptr, ptr " SLOT ", align 8%.*s", number,
          GV_FMT(place));
  fprintf(out, "\n  %%gpuverify.plan.%u.n = call i32 @" NUMBER "(ptr %%gpuverify.plan.%u)", number,
          number);
  fprintf(out, "\n  store i32 %%gpuverify.plan.%u.n, ptr %.*s, align 4%.*s", number, GV_FMT(value),
          GV_FMT(place));
  return true;
}

/* "declare i32 @cufftSetStream(i32 noundef, ptr noundef) #2" once more, of objects. */
static void write_declaration(FILE *out, gv_str line, const gv_usual_profiles *usual) {
  gv_str name = named_in(line), first;
  size_t end;
  fwrite(line.at, 1, line.len, out);
  if (!name.len || !has_row(usual, name, ".plan")) return;
  const char *open = name.at + name.len;
  gv_str brackets = {open, (size_t)(line.at + line.len - open)};
  if (!gv_argument_in(brackets, 0, &first, &end)) return;
  const char *behind = first.at + first.len;
  fprintf(out, "\n%.*s.plan(ptr%.*s nounwind", (int)(open - line.at), line.at,
          (int)(open + end + 1 - behind), behind);
}

gv_str gv_write_plans(gv_arena *arena, const gv_usual_profiles *usual, gv_str text) {
  if (!gv_str_has(text, "@cufft") || !are_known(usual, text) || !only_called(text)) return text;
  gv_stream stream;
  FILE *out = gv_stream_open(&stream);
  uint32_t number = 0;
  for (gv_str rest = text; rest.len;) {
    gv_str line = gv_str_line(rest);
    size_t step = line.len < rest.len ? line.len + 1 : line.len, taken = 0;
    gv_str behind = {rest.at + step, rest.len - step};
    if (gv_str_begins(line, "declare "))
      write_declaration(out, line, usual);
    else if (gv_str_begins(line, "define "))
      taken = write_definition(out, line, behind);
    else if (!write_plan(out, line, usual, number++))
      fwrite(line.at, 1, line.len, out);
    if (step > line.len) fputc('\n', out);
    if (taken) taken += taken < behind.len;
    rest = (gv_str){behind.at + taken, behind.len - taken};
  }
  fputs("\ndeclare i32 @" NUMBER "(ptr) nounwind willreturn memory(none)\n"
        "declare ptr @" OBJECT "(i32) nounwind willreturn memory(none)\n"
        "declare i32 @" ANYBODYS "(ptr) nounwind\n",
        out);
  gv_str kept = gv_str_copy(arena, gv_stream_close(&stream));
  free(stream.at);
  return kept;
}

/* ---- what opt has made of it ---- */

/* "  %5 = call i32 @gpuverify.number.computed.plan(ptr %4)": *result is "%5", *given is "%4". */
static bool is_call_of(gv_str line, const char *callee, gv_str *result, gv_str *given) {
  const char *at = memmem(line.at, line.len, callee, strlen(callee));
  *result = gv_ir_result(line);
  if (!at || !result->len) return false;
  gv_str brackets = {at + strlen(callee), (size_t)(line.at + line.len - at) - strlen(callee)},
         argument;
  size_t end;
  if (!gv_argument_in(brackets, 0, &argument, &end)) return false;
  *given = gv_last_word(argument);
  return true;
}

static uint64_t hash_of(gv_str name) { return gv_hash(name.at, name.len, 0); }

/* The lines of one function. */
typedef struct settling {
  gv_map number_of; /* hash of a number to the place of its object in `objects` */
  GV_VEC(gv_str) objects;
  GV_VEC(bool) elsewhere; /* the number is used by somebody else, too */
} settling;

static void find_numbers(settling *s, gv_str body) {
  for (gv_str rest = body; rest.len;) {
    gv_str line = gv_str_line(rest), result, given;
    size_t step = line.len < rest.len ? line.len + 1 : line.len;
    rest = (gv_str){rest.at + step, rest.len - step};
    bool is_new;
    if (!is_call_of(line, "@" NUMBER, &result, &given)) continue;
    *gv_map_at(&s->number_of, hash_of(result), &is_new) = s->objects.len;
    *gv_push(&s->objects) = given;
    *gv_push(&s->elsewhere) = false;
  }
}

static void find_uses(settling *s, gv_str body) {
  for (gv_str rest = body; rest.len;) {
    gv_str line = gv_str_line(rest), result, given, value;
    size_t step = line.len < rest.len ? line.len + 1 : line.len;
    rest = (gv_str){rest.at + step, rest.len - step};
    bool known = is_call_of(line, "@" OBJECT, &result, &given) ||
                 is_call_of(line, "@" NUMBER, &result, &given);
    bool told = gv_str_begins(line, "    #dbg_") || gv_str_has(line, "@" GV_USED "(");
    if (known || told) continue;
    for (gv_str left = line; (value = gv_ir_next_value(&left)).len;) {
      uint32_t at = gv_map_get(&s->number_of, hash_of(value));
      if (at != GV_NONE) s->elsewhere.at[at] = true;
    }
  }
}

static void write_settled(FILE *out, const settling *s, gv_str body) {
  for (gv_str rest = body; rest.len;) {
    gv_str line = gv_str_line(rest), result, given;
    size_t step = line.len < rest.len ? line.len + 1 : line.len;
    rest = (gv_str){rest.at + step, rest.len - step};
    uint32_t at = GV_NONE;
    if (is_call_of(line, "@" OBJECT, &result, &given))
      at = gv_map_get(&s->number_of, hash_of(given));
    if (at != GV_NONE && !s->elsewhere.at[at]) {
      fprintf(out, "  %.*s = getelementptr i8, ptr %.*s, i64 0\n", GV_FMT(result),
              GV_FMT(s->objects.at[at]));
    } else if (is_call_of(line, "@" NUMBER, &result, &given) &&
               s->elsewhere.at[gv_map_get(&s->number_of, hash_of(result))]) {
      fprintf(out, "  %.*s = call i32 @" ANYBODYS "(ptr %.*s)%.*s\n", GV_FMT(result), GV_FMT(given),
              GV_FMT(gv_place_in(line)));
    } else {
      fwrite(line.at, 1, step, out);
    }
  }
}

gv_str gv_settle_plans(gv_arena *arena, gv_str text) {
  if (!gv_str_has(text, "@" NUMBER)) return text;
  gv_stream stream;
  FILE *out = gv_stream_open(&stream);
  while (text.len) {
    gv_str line = gv_str_line(text);
    const char *end = gv_str_begins(line, "define ") ? memmem(text.at, text.len, "\n}\n", 3) : NULL;
    size_t len = end ? (size_t)(end - text.at) + 3 : line.len + (line.len < text.len);
    gv_str part = {text.at, len};
    settling s = {0};
    if (end) find_numbers(&s, part);
    if (end) find_uses(&s, part);
    if (s.objects.len || end)
      write_settled(out, &s, part);
    else
      fwrite(part.at, 1, part.len, out);
    gv_map_free(&s.number_of);
    gv_vec_free(&s.objects);
    gv_vec_free(&s.elsewhere);
    text = (gv_str){text.at + len, text.len - len};
  }
  gv_str kept = gv_str_copy(arena, gv_stream_close(&stream));
  free(stream.at);
  return kept;
}

/* needs: LLVM IR. gives: what `opt` makes of it with passes that neither move nor drop calls:
 * inlining, the promotion of local variables to values, and loops of up to 16 rounds, by a
 * constant, written out. Promotion takes a variable that was not set on one way for what it was set
 * to on the other: so that an undefined handle stays one, each variable starts with what a function
 * gives that LLVM knows nothing of, and that is undefined to the front. What is read and never
 * looked at is read all the same: another function, which does nothing to the front, uses it.
 */
#define _GNU_SOURCE
#include "app/simplify.h"

#include <string.h>

#include "app/aliases.h"
#include "app/calls.h"
#include "app/counts.h"
#include "app/first_rounds.h"
#include "app/graphs.h"
#include "app/growth.h"
#include "app/inlined.h"
#include "app/lines.h"
#include "app/localize.h"
#include "app/marks.h"
#include "app/objects.h"
#include "app/once.h"
#include "app/plans.h"
#include "app/process.h"
#include "app/requests.h"
#include "app/sorted.h"
#include "app/stubs.h"
#include "app/succeed.h"
#include "app/tables.h"
#include "app/unread.h"
#include "app/unset.h"

#include "base/stream.h"
#include "front/front.h"

#define CONSTANTS "sroa<preserve-cfg>,early-cse,instsimplify,sccp"
/* What is loaded of an object that nobody else knows is what was stored in it, so that what it
 * holds is known, and with its table of methods, or the function in a std::function, the calls
 * through that. */
#define LOADED "gvn<no-pre;no-load-pre;no-split-backedge-load-pre>"
#define INLINED                                                                                    \
  "-passes=cgscc(devirt<16>(inline,function(" CONSTANTS "," LOADED "," CONSTANTS ")))"             \
  ",function(" CONSTANTS "," LOADED ",jump-threading"
#define WRITTEN_OUT(rounds)                                                                        \
  ",loop-simplify,lcssa,loop-unroll<O2;full-unroll-max=" rounds                                    \
  ";no-partial;no-runtime;no-peeling;no-upperbound>"
/* How large a container is after one round of a loop is known when it is known after the round
 * before, and so is how many elements move: each time tells of one more. */
#define ONE_MORE ",early-cse,instsimplify,sccp,jump-threading" WRITTEN_OUT("16")
#define FOUR_MORE ONE_MORE ONE_MORE ONE_MORE ONE_MORE
#define SIXTEEN_MORE FOUR_MORE FOUR_MORE FOUR_MORE FOUR_MORE ",dce"
/* An object has a use for each read of its address, and nobody else may know it all the same. */
#define MANY_USES "-capture-tracking-max-uses-to-explore=2000"
/* Of instructions, more or less: containers have many small functions. */
#define AS_LARGE_AS(size)                                                                          \
  "-inline-threshold=" size, "-inlinecold-threshold=" size,                                        \
      "-inline-cold-callsite-threshold=" size, MANY_USES

/* Memory that malloc() gives is not taken for undefined: what is read of it is read. */
#define NO_LIBRARY "-disable-simplify-libcalls"

static const char *const passes[] = {"-S",
                                     INLINED WRITTEN_OUT("16") "," CONSTANTS ",dce)",
                                     "-unroll-threshold=4000",
                                     AS_LARGE_AS("2000"),
                                     NO_LIBRARY,
                                     NULL};
/* What is captured is followed in straight lines only: src/app/graphs.c. */
static const char *const passes_for_graphs[] = {"-S",
                                                INLINED WRITTEN_OUT("128") "," CONSTANTS ",dce)",
                                                "-unroll-threshold=32000",
                                                AS_LARGE_AS("2000"),
                                                NO_LIBRARY,
                                                NULL};
static const char *const passes_for_growth[] = {"-S",
                                                INLINED WRITTEN_OUT("16") "," CONSTANTS SIXTEEN_MORE
                                                                          "," CONSTANTS ",dce)",
                                                "-unroll-threshold=4000",
                                                AS_LARGE_AS("6000"),
                                                NO_LIBRARY,
                                                NULL};
/* Of loops that the other passes have not written out. */
static const char *const passes_for_first_rounds[] = {
    "-S",
    "-passes=function(loop-simplify,lcssa,loop-unroll<O2;no-partial;no-runtime;peeling;"
    "no-upperbound>," CONSTANTS ",jump-threading," CONSTANTS ",dce)",
    "-unroll-threshold=4000",
    "-unroll-peel-count=5",
    "-unroll-allow-loop-nests-peeling",
    NO_LIBRARY,
    NULL};
static const char *const passes_but_loops[] = {"-S", INLINED ",dce)", AS_LARGE_AS("2000"),
                                               NO_LIBRARY, NULL};
#define PASSES_FOR_OBJECTS                                                                         \
  "-passes=cgscc(devirt<16>(inline,function(" CONSTANTS "))),function(" CONSTANTS                  \
  ",jump-threading," CONSTANTS ",dce)"
static const char *const passes_for_objects[] = {"-S", PASSES_FOR_OBJECTS, AS_LARGE_AS("2000"),
                                                 NO_LIBRARY, NULL};
static const char *const passes_for_objects_and_growth[] = {"-S", PASSES_FOR_OBJECTS,
                                                            AS_LARGE_AS("6000"), NO_LIBRARY, NULL};
static const char *const passes_for_values[] = {
    "-S", "-passes=function(" CONSTANTS ",jump-threading," CONSTANTS ",dce)", NO_LIBRARY, NULL};
/* Tables of methods of which no object is left, and methods that nothing calls. */
static const char *const passes_for_tables[] = {"-S", "-passes=globaldce", NULL};
/* What is read is written as text, and verified where that is read. */
static const char *const no_passes[] = {"-S", "-disable-verify", NULL};

/* ---- variables ---- */

/* "%struct.Stage = type { ptr, ptr, i64 }": it has only plain members, so that a value of it is not
 * large. */
static bool is_flat(gv_str text, gv_str type) {
  GV_VEC(char) head = {0};
  for (size_t i = 0; i < type.len; i++) *gv_push(&head) = type.at[i];
  for (const char *c = " = type {"; *c; c++) *gv_push(&head) = *c;
  const char *at = memmem(text.at, text.len, head.at, head.len);
  gv_vec_free(&head);
  if (!at || (at > text.at && at[-1] != '\n')) return false;
  gv_str line = gv_str_line((gv_str){at, text.len - (size_t)(at - text.at)});
  gv_str members = {line.at + type.len + 9, line.len - type.len - 9};
  return !memchr(members.at, '[', members.len) && !memchr(members.at, '%', members.len) &&
         !memchr(members.at, '<', members.len);
}

/* The types of variables, each looked at once. */
typedef struct known_type {
  gv_str name;
  bool used;   /* a variable of it starts as something undefined: a pointer may be in it, and it is
                  small */
  bool number; /* … as some number */
} known_type;
typedef GV_VEC(known_type) type_list;

/* "i32" */
static bool is_number(gv_str type) {
  return type.len >= 2 && type.len <= 3 && type.at[0] == 'i' && type.at[1] >= '0' &&
         type.at[1] <= '9';
}

static known_type *find_type(type_list *known, gv_str text, gv_str name) {
  for (uint32_t i = 0; i < known->len; i++)
    if (gv_str_equal(known->at[i].name, name)) return &known->at[i];
  known_type *type = gv_push(known);
  bool holds =
      gv_str_equal(name, GV_STR("ptr")) || (name.len && name.at[0] == '%' && is_flat(text, name));
  *type = (known_type){name, holds || is_number(name), is_number(name)};
  return type;
}

/* What gives the first value of a variable. To the front a number is what a function says that is
 * not here, so that what is done with it means something; an undefined pointer is undefined. */
static const char *first_of(const known_type *type) {
  return type->number ? "gpuverify.number." : GV_UNDEFINED;
}

/* "  %x = alloca ptr, align 8": *type is "ptr". */
static bool is_variable(gv_str line, gv_str *name, gv_str *type) {
  static const char word[] = " = alloca ";
  const char *at =
      gv_str_begins(line, "  %") ? memmem(line.at, line.len, word, sizeof word - 1) : NULL;
  if (!at) return false;
  *name = (gv_str){line.at + 2, (size_t)(at - line.at) - 2};
  gv_str rest = {at + sizeof word - 1, line.len - (size_t)(at - line.at) - (sizeof word - 1)};
  const char *end = memchr(rest.at, ',', rest.len);
  *type = (gv_str){rest.at, end ? (size_t)(end - rest.at) : rest.len};
  gv_str behind = {type->at + type->len, rest.len - type->len};
  return !behind.len || gv_str_begins(behind, ", align "); /* else it has a number of elements */
}

/* ---- reads ---- */

/* "  %x = load { i32, ptr }, ptr %p, align 8": *value is "{ i32, ptr } %x", *from is "%p". What is
 * atomic or volatile is not taken: opt keeps it. */
static bool is_load(gv_arena *arena, gv_str line, gv_str *value, gv_str *from) {
  static const char word[] = " = load ", pointer[] = ", ptr ";
  const char *at = gv_str_begins(line, "  %") ? memmem(line.at, line.len, word, sizeof word - 1)
                                              : NULL,
             *end = line.at + line.len, *last = NULL;
  if (!at) return false;
  gv_str type = {at + sizeof word - 1, (size_t)(end - at) - (sizeof word - 1)};
  if (gv_str_begins(type, "atomic ") || gv_str_begins(type, "volatile ")) return false;
  last = gv_find_outside(type, pointer);
  if (!last) return false;
  *from = (gv_str){last + sizeof pointer - 1, 0};
  while (from->at + from->len < end && from->at[from->len] != ',' && from->at[from->len] != ' ')
    from->len++;
  gv_str of = {type.at, (size_t)(last - type.at)};
  bool address = gv_str_equal(of, GV_STR("ptr")); /* whoever is told of it keeps nothing of it */
  *value = gv_format(arena, "%.*s%s %.*s", GV_FMT(of), address ? " captures(none)" : "",
                     (int)(at - line.at - 2), line.at + 2);
  return true;
}

/* Argument `index` of a call without its type and attributes: "%x" of "ptr align 8
 * dereferenceable(16) %x", and all of an address that is computed from constants. */
static gv_str argument(gv_str line, const char *callee, uint32_t index) {
  const char *at = memmem(line.at, line.len, callee, strlen(callee)), *end = line.at + line.len;
  gv_str whole;
  size_t last;
  at = at ? memchr(at, '(', (size_t)(end - at)) : NULL;
  if (!at || !gv_argument_in((gv_str){at, (size_t)(end - at)}, index, &whole, &last))
    return (gv_str){0};
  const char *computed = memmem(whole.at, whole.len, "getelementptr ", 14);
  if (computed) return (gv_str){computed, (size_t)(whole.at + whole.len - computed)};
  return gv_last_word(whole);
}

enum {
  LONGEST_COPY = 4096
}; /* bytes; what is longer is no copy of a variable that anybody follows */

/* "  call void @llvm.memcpy.p0.p0.i64(ptr align 8 %to, ptr align 8 %from, i64 16, i1 false)" */
static bool is_copy(gv_str line, gv_str *from, uint32_t *bytes) {
  static const char *const copies[] = {"@llvm.memcpy.", "@llvm.memmove."};
  if (!gv_str_begins(line, "  call void ")) return false;
  for (size_t i = 0; i < sizeof copies / sizeof *copies; i++) {
    gv_str size = argument(line, copies[i], 2);
    *from = argument(line, copies[i], 1);
    *bytes = 0;
    for (size_t k = 0;
         k < size.len && size.at[k] >= '0' && size.at[k] <= '9' && *bytes <= LONGEST_COPY; k++)
      *bytes = 10 * *bytes + (uint32_t)(size.at[k] - '0');
    if (from->len && *bytes && *bytes <= LONGEST_COPY) return true;
  }
  return false;
}

static bool is_of(const gv_map *variables, gv_str name) {
  return gv_map_get(variables, gv_hash(name.at, name.len, 0)) != GV_NONE;
}

/* Reads of memory that is no variable of the function are accesses, whatever becomes of what they
 * give; so are copies of it, which opt drops where nobody looks at the copy. */
static void write_use(FILE *out, gv_arena *arena, gv_str line, const gv_map *variables,
                      uint32_t *count) {
  gv_str value, from;
  uint32_t bytes;
  if (is_load(arena, line, &value, &from) && !is_of(variables, from))
    fprintf(out, "  call void (...) @" GV_USED "(%.*s)\n", GV_FMT(value));
  if (!is_copy(line, &from, &bytes) || is_of(variables, from)) return;
  gv_str all = gv_place_in(line); /* and perhaps more about a store behind it */
  const char *more = all.len ? memchr(all.at + 1, ',', all.len - 1) : NULL;
  gv_str place = {all.at, more ? (size_t)(more - all.at) : all.len};
  fprintf(out, "  %%" GV_USED "%u = load [%u x i8], ptr %.*s, align 1%.*s\n", *count, bytes,
          GV_FMT(from), GV_FMT(place));
  fprintf(out, "  call void (...) @" GV_USED "([%u x i8] %%" GV_USED "%u)\n", bytes, (*count)++);
}

/* ---- attributes ---- */

/* "attributes #0 = { mustprogress noinline optnone uwtable }": functions are inlined, which is what
 * both of these forbid. What does not say that it returns is called, whatever becomes of what it
 * gives: strlen() reads. */
static void write_attributes(FILE *out, gv_str line) {
  static const char *const left_out[] = {"noinline ", "optnone ", "willreturn ",
                                         "allockind(\"alloc,uninitialized\") ",
                                         "allockind(\"alloc,uninitialized,aligned\") "};
  for (size_t i = 0; i < line.len;) {
    gv_str rest = {line.at + i, line.len - i};
    size_t skip = 0;
    for (size_t k = 0; k < sizeof left_out / sizeof *left_out && i && line.at[i - 1] == ' '; k++)
      if (gv_str_begins(rest, left_out[k])) skip = strlen(left_out[k]);
    if (!skip) fputc(line.at[i], out);
    i += skip ? skip : 1;
  }
}

/* ---- calls ---- */

static uint64_t hash_of(gv_str name) { return gv_hash(name.at, name.len, 0); }

/* "define void @f(ptr %0) #0 {", with one attribute more. */
static void write_marked(FILE *out, gv_str line, const char *attribute) {
  size_t at = line.len;
  while (at && !(line.at[at - 1] == '#' && at > 1 && line.at[at - 2] == ' ')) at--;
  size_t before = at ? at - 1 : line.len;
  fprintf(out, "%.*s%s%.*s", (int)before, line.at, at ? attribute : "", (int)(line.len - before),
          line.at + before);
}

/* What stands for a kernel stays, and so its calls stay launches. Of what is called the front is
 * told, since inlining leaves nothing of that. */
static void write_definition(FILE *out, gv_str line, const gv_map *used, const gv_map *once) {
  uint64_t name = hash_of(gv_defined_name(line));
  if (memmem(line.at, line.len, "__device_stub__", 15))
    write_marked(out, line, "noinline nounwind ");
  else if (gv_map_get(once, name) != GV_NONE)
    write_marked(out, line, "\"" GV_CALLED "\" alwaysinline ");
  else if (gv_map_get(used, name) != GV_NONE)
    write_marked(out, line, "\"" GV_CALLED "\" ");
  else
    fwrite(line.at, 1, line.len, out);
}

/* "!7 = !{!"llvm.loop.unroll.disable"}": what clang says of every loop at -O1. */
static const char rolled[] = " = !{!\"llvm.loop.unroll.disable\"}";

static void write_line(FILE *out, gv_str line, const gv_map *used, const gv_map *once) {
  if (gv_str_begins(line, "attributes #"))
    write_attributes(out, line);
  else if (gv_str_begins(line, "!") && line.len > sizeof rolled &&
           gv_str_begins((gv_str){line.at + line.len + 1 - sizeof rolled, sizeof rolled - 1},
                         rolled))
    fprintf(out, "%.*s = !{!\"llvm.loop.mustprogress\"}", (int)(line.len + 1 - sizeof rolled),
            line.at);
  else if (gv_str_begins(line, "define "))
    write_definition(out, line, used, once);
  else
    fwrite(line.at, 1, line.len, out);
}

/* ---- containers ---- */

/* "define … @_ZNSt12_Vector_baseIfSaIfEE11_M_allocateEm(": what makes the memory of a std::vector
 * of so many elements, of libstdc++. */
static bool allocates_elements(gv_str line) {
  const char *name = memmem(line.at, line.len, "@_ZNSt12_Vector_baseI", 21);
  return name && memmem(name, (size_t)(line.at + line.len - name), "E11_M_allocateEm(", 17) != NULL;
}

/* There "%5 = icmp ne i64 %4, 0" asks whether there are any. Where there are none it gives null, as
 * it may, or as well some memory of no bytes, so that the address of a vector is not null on one
 * way through a program whose sizes are not known. */
static bool asks_for_elements(gv_str line) {
  static const char any[] = " = icmp ne i64 ";
  const char *at = memmem(line.at, line.len, any, sizeof any - 1);
  return at && gv_str_begins(line, "  %") &&
         memmem(at, (size_t)(line.at + line.len - at), ", 0", 3) != NULL;
}

/* "  %5 = true" */
static void write_true(FILE *out, gv_str line) {
  const char *at = memmem(line.at, line.len, " = ", 3);
  fprintf(out, "%.*s = icmp eq i64 0, 0", (int)(at - line.at), line.at);
}

/* ---- branches ---- */

/* "  %4 = xor i1 %3, true": *name is "%4", *of is "%3". */
static bool is_negation(gv_str line, gv_str *name, gv_str *of) {
  static const char word[] = " = xor i1 ";
  const char *at = memmem(line.at, line.len, word, sizeof word - 1), *end = line.at + line.len;
  if (!at || !gv_str_begins(line, "  %")) return false;
  const char *operand = at + sizeof word - 1,
             *comma = memchr(operand, ',', (size_t)(end - operand));
  if (!comma || !gv_str_begins((gv_str){comma, (size_t)(end - comma)}, ", true")) return false;
  *name = (gv_str){line.at + 2, (size_t)(at - line.at) - 2};
  *of = (gv_str){operand, (size_t)(comma - operand)};
  return true;
}

/* "  br i1 %4, label %a, label %b" behind that is "  br i1 %3, label %b, label %a": how often a
 * loop goes round is looked for in a comparison, and not in what is made of it. */
static bool write_branch(FILE *out, gv_str line, gv_str negation, gv_str of) {
  if (!gv_str_begins(line, "  br i1 ")) return false;
  gv_str brackets = {line.at + 7, line.len - 7}, parts[3], rest = brackets;
  for (int i = 0; i < 3; i++) {
    const char *comma = memchr(rest.at, ',', rest.len);
    if (!comma && i < 2) return false;
    size_t len = comma ? (size_t)(comma - rest.at) : rest.len;
    parts[i] = (gv_str){rest.at, len};
    rest = (gv_str){rest.at + len + (comma != NULL), rest.len - len - (comma != NULL)};
  }
  if (!negation.len || !gv_str_equal(gv_last_word(parts[0]), negation)) return false;
  fprintf(out, "  br i1 %.*s,%.*s,%.*s%s%.*s", GV_FMT(of), GV_FMT(parts[2]), GV_FMT(parts[1]),
          rest.len ? "," : "", GV_FMT(rest));
  return true;
}

/* A container that grows can be too long, and says so by this, of libstdc++ and libc++. */
static bool grows(gv_str text) { return gv_str_has(text, "20__throw_length_error"); }

typedef struct preparing {
  FILE *out;
  gv_arena *arena;
  gv_str text;
  type_list known;
  gv_named_types types;
  gv_map variables;     /* hashes of names of the function's, to their places in … */
  GV_VEC(gv_str) typed; /* their types */
  gv_map used, once;
  uint32_t count, group; /* group: gv_unset_group() */
} preparing;

/* The variable is not set. */
static void write_first(preparing *p, gv_str name, gv_str type) {
  const known_type *found = find_type(&p->known, p->text, type);
  uint32_t number = p->count++;
  if (!found->used) {
    gv_write_unset(p->out, &p->types, name, type, number, p->group);
    return;
  }
  fprintf(p->out, "  %%" GV_UNDEFINED "%u = call %.*s @%s%u()\n", number, GV_FMT(type),
          first_of(found), (uint32_t)(found - p->known.at));
  fprintf(p->out, "  store %.*s %%" GV_UNDEFINED "%u, ptr %.*s\n", GV_FMT(type), number,
          GV_FMT(name));
}

/* "  call void @llvm.lifetime.start.p0(ptr %x)": it is a new one in each round of a loop. */
static void write_begin(preparing *p, gv_str line) {
  static const char word[] = "@llvm.lifetime.start.";
  if (!gv_str_begins(line, "  call void @llvm.lifetime.start.")) return;
  gv_str name = argument(line, word, 0);
  if (!name.len || name.at[0] != '%') name = argument(line, word, 1);
  uint32_t at = name.len ? gv_map_get(&p->variables, hash_of(name)) : GV_NONE;
  if (at != GV_NONE) write_first(p, name, p->typed.at[at]);
}

/* What is said behind a line that stands as it is. */
static void write_behind(preparing *p, gv_str line) {
  gv_str name, type;
  bool is_new;
  if (gv_str_begins(line, "define ")) gv_map_free(&p->variables), p->typed.len = 0;
  write_use(p->out, p->arena, line, &p->variables, &p->count);
  write_begin(p, line);
  if (!is_variable(line, &name, &type)) return;
  *gv_map_at(&p->variables, hash_of(name), &is_new) = p->typed.len;
  *gv_push(&p->typed) = type;
  write_first(p, name, type);
}

static void declare_marks(const preparing *p) {
  for (uint32_t i = 0; i < p->known.len; i++)
    if (p->known.at[i].used)
      fprintf(p->out, "\ndeclare %.*s @%s%u() nounwind willreturn memory(none)\n",
              GV_FMT(p->known.at[i].name), first_of(&p->known.at[i]), i);
  fputs("\ndeclare void @" GV_USED "(...) nounwind willreturn memory(inaccessiblemem: readwrite)\n",
        p->out);
  gv_declare_unset(p->out);
}

/* The same program, in which functions may be inlined, and each variable starts as something
 * undefined. */
static gv_str prepared(gv_arena *arena, gv_str text) {
  gv_stream stream;
  preparing p = {.out = gv_stream_open(&stream), .arena = arena, .text = text};
  bool elements = false;           /* in a function that allocates those of a vector */
  gv_str negation = {0}, of = {0}; /* what the line before gives, and of what it is the opposite */
  p.group = gv_unset_group((gv_str){0});
  gv_find_used(&p.used, &p.once, text);
  gv_add_inlined(&p.used, text);
  gv_named_types_find(&p.types, text);
  for (gv_str rest = text; rest.len;) {
    gv_str line = gv_str_line(rest);
    size_t step = line.len < rest.len ? line.len + 1 : line.len;
    if (gv_str_begins(line, "define ")) elements = allocates_elements(line);
    if (elements && asks_for_elements(line))
      write_true(p.out, line);
    else if (!write_branch(p.out, line, negation, of))
      write_line(p.out, line, &p.used, &p.once);
    if (step > line.len) fputc('\n', p.out);
    rest = (gv_str){rest.at + step, rest.len - step};
    if (gv_str_begins(line, "  ") && !is_negation(line, &negation, &of)) negation.len = 0;
    write_behind(&p, line);
  }
  declare_marks(&p);
  gv_named_types_clear(&p.types);
  gv_map_free(&p.variables);
  gv_vec_free(&p.typed);
  gv_map_free(&p.used);
  gv_map_free(&p.once);
  gv_str kept = gv_str_copy(arena, gv_stream_close(&stream));
  free(stream.at);
  gv_vec_free(&p.known);
  return kept;
}

/* ---- uses that are none ---- */

/* "  call void (...) @gpuverify.used(ptr captures(none) %x)" of a variable of the function: what
 * was read is its address, from a capture of a lambda or another reference that is a value by now.
 * So is what was read where it is put together of parts, a variable that was copied, and where it
 * is the address of something global. */
static bool uses_known(gv_str line, const gv_map *known) {
  static const char begin[] = "  call void (...) @" GV_USED "(";
  if (!gv_str_begins(line, begin)) return false;
  gv_str place = gv_place_in(line), call = {line.at, line.len - place.len};
  while (call.len && call.at[call.len - 1] != ')') call.len--;
  gv_str last = gv_last_word((gv_str){call.at, call.len - (call.len != 0)});
  return last.len && (last.at[0] == '@' || (last.at[0] == '%' && is_of(known, last)));
}

/* "  %x = insertvalue [24 x i8] %y, i8 %z, 23": *name is "%x". */
static bool is_put_together(gv_str line, gv_str *name) {
  const char *at = memmem(line.at, line.len, " = insertvalue ", 15);
  if (!at || !gv_str_begins(line, "  %")) return false;
  *name = (gv_str){line.at + 2, (size_t)(at - line.at) - 2};
  return true;
}

/* "    #dbg_value(ptr @f, !9, …)": a variable of the source that holds the address of a function,
 * to whoever looks at the program in a debugger. Nothing else may know the function by now. */
static bool names_global(gv_str line) { return gv_str_begins(line, "    #dbg_value(ptr @"); }

/* The same without these, which keep a variable in memory and do nothing else: the read itself is
 * gone where what it gives is known. *dropped: whether there were any. */
static gv_str without_uses(gv_arena *arena, gv_str text, bool *dropped) {
  gv_stream stream;
  FILE *out = gv_stream_open(&stream);
  gv_map known = {0};
  bool is_new;
  *dropped = false;
  while (text.len) {
    gv_str line = gv_str_line(text), name, type;
    size_t step = line.len < text.len ? line.len + 1 : line.len;
    if (gv_str_begins(line, "define ")) gv_map_free(&known), known = (gv_map){0};
    if (is_variable(line, &name, &type) || is_put_together(line, &name))
      *gv_map_at(&known, hash_of(name), &is_new) = 1;
    if (uses_known(line, &known))
      *dropped = true;
    else if (!names_global(line))
      fwrite(line.at, 1, step, out);
    text = (gv_str){text.at + step, text.len - step};
  }
  gv_map_free(&known);
  gv_str kept = gv_str_copy(arena, gv_stream_close(&stream));
  free(stream.at);
  return kept;
}

/* ---- the whole ---- */

static bool is_bitcode(gv_str bytes) {
  return bytes.len && (bytes.at[0] == 'B' || (uint8_t)bytes.at[0] == 0xde);
}

/* The names of libraries, with those of the runtimes. */
static bool is_of_library(const void *with, gv_str name) {
  const gv_usual_profiles *usual = with;
  for (uint32_t i = 0; i < usual->count; i++)
    if (gv_front_is_of_library(&usual->profiles[i], name)) return true;
  return false;
}

/* An opt that is none says nothing, and that all is well. */
static bool run(gv_compiler *opt, gv_str name, const char *const *how, gv_str text,
                gv_str *simple) {
  gv_str said, error;
  bool done = gv_compiler_run(opt, name, how, text, simple, &said, &error) == GV_OK;
  bool had = memmem(text.at, text.len, "define ", 7) != NULL;
  bool has = done && memmem(simple->at, simple->len, "define ", 7) != NULL;
  return done && simple->len && (has || !had);
}

/* What main alone uses is made its own, and then a value. A variable of the host may be one of the
 * device, too: where it is not known what that has, nothing is. */
static gv_str localized(gv_compiler *opt, const gv_usual_profiles *usual, gv_str name,
                        gv_str text) {
  const char *path = opt->options->device_module;
  gv_input device = {.name = GV_STR("")};
  gv_str error, simple;
  if (path && gv_front_load_aside(opt->arena, path, &device, &error) != GV_OK) return text;
  if (path && !device.bytes.len) return text;
  gv_str local = gv_localize(opt->arena, text, device.bytes, is_of_library, usual);
  bool done = local.at && run(opt, name, passes_for_values, local, &simple);
  return done ? simple : text;
}

enum { MOST_LEVELS = 4 }; /* of references to references */

/* What references lead to is made a value, as other variables are. */
static gv_str through_references(gv_compiler *opt, gv_str name, gv_str text) {
  for (int i = 0; i < MOST_LEVELS; i++) {
    bool dropped, emptied;
    gv_str less = without_uses(opt->arena, text, &dropped), simple;
    less = gv_empty_unread(opt->arena, less, &emptied);
    text = less;
    if ((!dropped && !emptied) || !run(opt, name, passes_for_values, less, &simple)) break;
    text = simple;
  }
  return text;
}

/* Without tables of methods that nothing reads, and the methods that only they knew. */
static gv_str without_tables(gv_compiler *opt, gv_str name, gv_str text) {
  gv_str less = gv_drop_tables(opt->arena, text), simple;
  return run(opt, name, passes_for_tables, less, &simple) ? simple : text;
}

static const char *const *passes_for(const gv_options *options, gv_str text) {
  if (options->loops == GV_LOOPS_STAY) return passes_but_loops;
  if (gv_str_has(text, "BeginCapture")) return passes_for_graphs;
  return grows(text) ? passes_for_growth : passes;
}

enum { MOST_ROUNDS = 6 }; /* of objects in objects */

/* What deletes shared objects is inlined where it is known. False: it is nowhere. */
static bool with_deleters(gv_compiler *opt, const gv_options *options, gv_str name, gv_str *text) {
  gv_str made = gv_name_deleters(opt->arena, *text), simple;
  bool any = made.at != NULL;
  for (int i = 0; i < MOST_ROUNDS && made.at; i++) {
    if (!run(opt, name, passes_for(options, made), made, &simple)) return false;
    *text = simple;
    made = gv_name_deleters(opt->arena, simple);
  }
  return any;
}

/* What objects on the heap hold is made a value, as what others hold is, where opt has found such
 * in the prepared text: `simple` is what it has made of that. What is loaded of an object is one
 * value throughout only if that is done before loads are merged. */
static gv_str unpacked(gv_compiler *opt, const gv_options *options, gv_str name, gv_str prepared,
                       gv_str simple) {
  gv_str text, made, next;
  if (!gv_unpack_objects(opt->arena, simple, 1).at) return simple;
  const char *const *how = grows(prepared) ? passes_for_objects_and_growth : passes_for_objects;
  if (!run(opt, name, how, prepared, &text)) return simple;
  made = gv_unpack_objects(opt->arena, text, 1);
  if (!made.at) made = gv_unpack_objects(opt->arena, simple, 1);
  for (uint32_t i = 1; i <= MOST_ROUNDS && made.at && run(opt, name, how, made, &next); i++) {
    text = next;
    made = gv_name_deleters(opt->arena, text);
    if (!made.at) made = gv_unpack_objects(opt->arena, text, i + 1);
  }
  if (!run(opt, name, passes_for(options, text), text, &simple)) return text;
  with_deleters(opt, options, name, &simple);
  return simple;
}

enum { MOST_GROWTH = 6 }; /* by how much larger what is written out may be */

/* The first rounds of loops, and no more; at == NULL: there are no such loops, or they are large.
 */
static gv_str first_rounds(gv_compiler *opt, gv_str name, gv_str text) {
  gv_str rounds, simple, none = {NULL, 0};
  bool any = false;
  if (!run(opt, name, passes_for_first_rounds, gv_mark_loops(opt->arena, text), &rounds))
    return none;
  if (rounds.len / MOST_GROWTH > text.len) return none;
  rounds = gv_cut_loops(opt->arena, rounds, &any);
  return any && run(opt, name, passes_for_values, rounds, &simple) ? simple : none;
}

/* Vectors grow where they are, if it can be seen that nothing knows where they were before. */
static gv_str ready_to_run(gv_compiler *opt, gv_str name, gv_str text) {
  gv_str grown = gv_grow_in_place(opt->arena, text), simple;
  if (grown.at &&
      run(opt, name, passes_for_objects_and_growth, prepared(opt->arena, grown), &simple))
    grown = gv_settle_growth(opt->arena, simple);
  else
    grown.at = NULL;
  return grown.at ? grown : prepared(opt->arena, text);
}

gv_str gv_simplify(gv_compiler *importer, const gv_options *options, gv_str name, gv_str bytes) {
  gv_compiler opt = *importer;
  gv_str text = bytes, simple;
  if (!gv_simplifier_find(&opt)) return bytes; /* and no other form is asked for */
  bool read = !is_bitcode(bytes) || run(&opt, name, no_passes, bytes, &text);
  if (read) text = gv_name_aliased(opt.arena, text);
  gv_usual_profiles usual;
  bool known = gv_read_usual_profiles(&usual, opt.arena, options->runtime);
  if (read && known && !options->runtime_file)
    text = gv_succeed(
        opt.arena, &usual,
        gv_write_plans(opt.arena, &usual,
                       gv_write_calls(opt.arena, &usual, gv_write_process(opt.arena, text))));
  if (read && known && !options->runtime_file) text = gv_write_requests(opt.arena, &usual, text);
  if (read) text = gv_write_counts(opt.arena, gv_write_sorted(opt.arena, text));
  bool tables = read && gv_has_tables(text);
  gv_str ready = read ? ready_to_run(&opt, name, text) : text;
  bool done = read && run(&opt, name, passes_for(options, text), ready, &simple);
  if (done && with_deleters(&opt, options, name, &simple)) ready = simple;
  if (done) simple = unpacked(&opt, options, name, ready, simple);
  if (done && options->loops == GV_LOOPS_FIRST_OUT) {
    simple = first_rounds(&opt, name, simple);
    done = simple.at != NULL;
  }
  if (done) simple = gv_drop_unset(opt.arena, through_references(&opt, name, simple));
  if (done && tables) simple = without_tables(&opt, name, simple);
  if (done && known) simple = localized(&opt, &usual, name, simple);
  gv_clear_usual_profiles(&usual);
  importer->left = opt.left;
  if (!done && options->loops == GV_LOOPS_FIRST_OUT) return (gv_str){NULL, 0};
  if (!done) return bytes;
  simple = gv_settle_plans(opt.arena, simple);
  return gv_write_graphs(opt.arena, gv_call_stubs(opt.arena, simple));
}

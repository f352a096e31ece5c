/* needs: LLVM IR whose functions were inlined. gives: the same program, in which what an object on
 * the heap holds lies in a variable of the function that makes it: so that opt makes values of its
 * members, as it does for an object on the stack. The object itself stays, and is still made,
 * compared with null and deleted: that nothing frees it, or that it is freed twice, is seen there.
 *
 * That is the same program if
 * - nobody else gets the address: it is only used to load and store at constant distances within
 *   the object, to fill or copy parts of it, to compare it with null, and to delete it;
 * - the function makes the object once: it is in no loop there;
 * - nothing is loaded or stored where the object may have been deleted.
 * Where one of these is not certain the object stays as it is.
 */
#define _GNU_SOURCE
#include "app/objects.h"

#include <string.h>

#include "app/blocks.h"
#include "app/lines.h"
#include "app/marks.h"
#include "app/unread.h"
#include "app/unset.h"
#include "base/stream.h"

enum { WORD = 8, MOST_BYTES = 512, MOST_MEMBERS = 4096 };

typedef struct object {
  gv_str name; /* "%14" */
  uint32_t bytes, block;
  bool zeroed, fits;
  bool narrow; /* it has numbers of fewer bits than a word */
  bool counts; /* it is one of the library's, with a table of methods: src/app/counts.c */
  GV_VEC(gv_ir_place) accesses, deletes;
} object;

/* "%15", which is an object's address or that of one of its members. */
typedef struct member {
  uint32_t object;
  bool whole; /* it is the object's */
} member;

typedef struct unpacking {
  gv_ir_function in;
  GV_VEC(object) objects;
  GV_VEC(member) members;
  gv_map member_of;       /* hashes of names to places in `members` */
  uint32_t number, group; /* group: gv_unset_group() */
} unpacking;

/* ---- words ----------------------------------------------------------------------------------- */

static uint64_t hash_of(gv_str name) { return gv_hash(name.at, name.len, 0); }
static gv_str from(gv_str text, size_t at) { return (gv_str){text.at + at, text.len - at}; }

static const member *member_named(const unpacking *u, gv_str name) {
  uint32_t at = name.len ? gv_map_get(&u->member_of, hash_of(name)) : GV_NONE;
  return at == GV_NONE ? NULL : &u->members.at[at];
}

/* The constant that is argument `wanted` of the call of `callee`; 0: it is none. */
static uint32_t number_in(gv_str line, const char *callee, uint32_t wanted) {
  const char *at = memmem(line.at, line.len, callee, strlen(callee));
  gv_str argument;
  size_t end;
  uint32_t number = 0;
  if (!at) return 0;
  gv_str brackets = from(line, (size_t)(at - line.at) + strlen(callee) - 1);
  if (!gv_argument_in(brackets, wanted, &argument, &end)) return 0;
  gv_str word = gv_last_word(argument);
  for (size_t i = 0; i < word.len; i++) {
    if (word.at[i] < '0' || word.at[i] > '9' || number > MOST_BYTES) return 0;
    number = number * 10 + (uint32_t)(word.at[i] - '0');
  }
  return number;
}

/* "  %14 = call noalias noundef nonnull ptr @_Znwm(i64 noundef 48)": the bytes of the object. 0: it
 * makes none. */
static uint32_t bytes_made(gv_str line, bool *zeroed) {
  bool call = gv_str_has(line, " = call ") || gv_str_has(line, " = invoke ");
  *zeroed = call && gv_str_has(line, " @calloc(");
  if (!call || !gv_ir_result(line).len) return 0;
  uint32_t bytes = *zeroed ? number_in(line, " @calloc(", 0) * number_in(line, " @calloc(", 1)
                   : gv_str_has(line, " @malloc(") ? number_in(line, " @malloc(", 0)
                   : gv_str_has(line, " @_Znam(")  ? number_in(line, " @_Znam(", 0)
                                                   : number_in(line, " @_Znwm(", 0);
  return bytes <= MOST_BYTES ? bytes : 0;
}

/* ---- objects --------------------------------------------------------------------------------- */

static void add_member(unpacking *u, gv_str name, uint32_t of, bool whole) {
  bool found;
  *gv_map_at(&u->member_of, hash_of(name), &found) = u->members.len;
  *gv_push(&u->members) = (member){of, whole};
}

static void find_objects(unpacking *u) {
  for (uint32_t b = 0; b < u->in.blocks.len; b++)
    for (uint32_t i = u->in.blocks.at[b].first; i < u->in.blocks.at[b].end; i++) {
      bool zeroed;
      uint32_t bytes = bytes_made(u->in.lines.at[i], &zeroed);
      if (!bytes) continue;
      gv_str name = gv_ir_result(u->in.lines.at[i]);
      add_member(u, name, u->objects.len, true);
      *gv_push(&u->objects) =
          (object){.name = name, .bytes = bytes, .block = b, .zeroed = zeroed, .fits = true};
    }
}

/* "  %15 = getelementptr inbounds nuw i8, ptr %14, i64 8": what it is in, if the distance is
 * constant. NULL: none. */
static const member *moved(const unpacking *u, gv_str line) {
  gv_str indices, base = gv_ir_base(line, &indices);
  return !base.len || gv_str_has(indices, "%") ? NULL : member_named(u, base);
}

/* False: there are too many. */
static bool find_members(unpacking *u) {
  for (bool more = true; more;) {
    more = false;
    for (uint32_t i = 0; i < u->in.lines.len; i++) {
      const member *in = moved(u, u->in.lines.at[i]);
      gv_str name = gv_ir_result(u->in.lines.at[i]);
      if (!in || member_named(u, name)) continue;
      if (u->members.len == MOST_MEMBERS) return false;
      add_member(u, name, in->object, false);
      more = true;
    }
  }
  return true;
}

/* ---- uses ------------------------------------------------------------------------------------ */

typedef enum use { NO_USE, AN_ACCESS, A_DELETE, STAYS, ESCAPES } use;

/* What the line does with the object that `m` is of, which it names as `name`. */
static use use_of(const unpacking *u, gv_str line, gv_str name, const member *m) {
  static const char *const deletes[] = {"  call void @_ZdlPv", "  call void @_ZdaPv",
                                        "  call void @free("};
  if (gv_str_begins(line, "    #dbg_")) return STAYS;
  if (gv_str_begins(line, "  call void (...) @" GV_USED "(")) return STAYS;
  for (size_t i = 0; i < sizeof deletes / sizeof *deletes; i++)
    if (gv_str_begins(line, deletes[i])) return m->whole ? A_DELETE : ESCAPES;
  if (gv_str_has(line, " volatile ") || gv_str_has(line, " atomic ")) return ESCAPES;
  if (gv_str_has(line, " = load ")) return AN_ACCESS;
  if (gv_str_has(line, " = icmp ") && gv_str_has(line, ", null")) return STAYS;
  if (moved(u, line) == m) return NO_USE;
  if (gv_str_begins(line, "  call void @llvm.mem")) return AN_ACCESS;
  if (!gv_str_begins(line, "  store ")) return ESCAPES;
  const char *pointer = gv_find_outside(line, ", ptr ");
  return pointer && name.at == pointer + 6 ? AN_ACCESS : ESCAPES;
}

/* Nothing that may run after the object was deleted there looks into it. */
static bool is_last(unpacking *u, const object *o, gv_ir_place deleted) {
  gv_ir_meet(&u->in, deleted.block, GV_NONE);
  for (uint32_t i = 0; i < o->accesses.len; i++) {
    gv_ir_place at = o->accesses.at[i];
    if (u->in.blocks.at[at.block].met || (at.block == deleted.block && at.line > deleted.line))
      return false;
  }
  return true;
}

/* Where a number has fewer bits than a word, which begins as an address that is not set, opt makes
 * one number of the word, and of the other a part of that: it is better left in memory. */
static bool is_narrow(gv_str line) {
  static const char *const narrow[] = {" = load i32,",   " = load i16,",  " = load i8,",
                                       "  store i32 ",   "  store i16 ",  "  store i8 ",
                                       " = load float,", "  store float "};
  bool is = false;
  for (size_t i = 0; i < sizeof narrow / sizeof *narrow; i++) is |= gv_str_has(line, narrow[i]);
  return is;
}

static void see_use(unpacking *u, uint32_t b, uint32_t line, gv_str name, const member *m) {
  object *o = &u->objects.at[m->object];
  if (gv_str_equal(gv_ir_result(u->in.lines.at[line]), name) &&
      name.at == u->in.lines.at[line].at + 2)
    return; /* it is made there */
  use how = use_of(u, u->in.lines.at[line], name, m);
  o->fits &= how != ESCAPES;
  o->narrow |= how == AN_ACCESS && is_narrow(u->in.lines.at[line]);
  o->counts |= how == AN_ACCESS && gv_str_has(u->in.lines.at[line], " @_ZTVSt");
  if (how == AN_ACCESS) *gv_push(&o->accesses) = (gv_ir_place){b, line};
  if (how == A_DELETE) *gv_push(&o->deletes) = (gv_ir_place){b, line};
}

static void see_uses(unpacking *u) {
  for (uint32_t b = 0; b < u->in.blocks.len; b++)
    for (uint32_t i = u->in.blocks.at[b].first; i < u->in.blocks.at[b].end; i++) {
      gv_str rest = u->in.lines.at[i], name;
      while ((name = gv_ir_next_value(&rest)).len) {
        const member *m = member_named(u, name);
        if (m && u->objects.at[m->object].fits) see_use(u, b, i, name, m);
      }
    }
  for (uint32_t i = 0; i < u->objects.len; i++) {
    object *o = &u->objects.at[i];
    if (!o->fits) continue;
    gv_ir_meet(&u->in, o->block, GV_NONE);
    o->fits = o->accesses.len && !u->in.blocks.at[o->block].met && (!o->narrow || o->counts);
    for (uint32_t k = 0; k < o->deletes.len && o->fits; k++)
      o->fits = is_last(u, o, o->deletes.at[k]);
  }
}

/* ---- the text -------------------------------------------------------------------------------- */

#define VARIABLE "%%gpuverify.object.%u.%u"

static void write_variable(const unpacking *u, FILE *out, uint32_t number) {
  const object *o = &u->objects.at[number];
  const gv_named_types none = {0};
  gv_arena arena = {0};
  uint32_t words = (o->bytes + WORD - 1) / WORD;
  gv_str type = gv_format(&arena, "[%u x ptr]", words),
         name = gv_format(&arena, VARIABLE, u->number, number);
  fprintf(out, "  %.*s = alloca %.*s, align 16\n", GV_FMT(name), GV_FMT(type));
  if (o->zeroed)
    fprintf(out, "  store %.*s zeroinitializer, ptr %.*s, align 16\n", GV_FMT(type), GV_FMT(name));
  else
    gv_write_unset(out, &none, name, type, (u->number << 16) + number, u->group);
  gv_arena_clear(&arena);
}

/* With the name of the variable for that of the object, where the object does not stay. */
static void write_with_variables(const unpacking *u, FILE *out, gv_str line) {
  gv_str rest = line, name, before = line;
  while ((name = gv_ir_next_value(&rest)).len) {
    const member *m = member_named(u, name);
    if (!m || !m->whole || !u->objects.at[m->object].fits || name.at == line.at + 2) continue;
    use how = use_of(u, line, name, m);
    if (how != AN_ACCESS && how != NO_USE) continue;
    fprintf(out, "%.*s" VARIABLE, (int)(name.at - before.at), before.at, u->number, m->object);
    before = rest;
  }
  fwrite(before.at, 1, (size_t)(line.at + line.len - before.at), out);
}

static bool is_use_of_fitting(const unpacking *u, gv_str line) {
  gv_str rest = line, name;
  if (!gv_str_begins(line, "  call void (...) @" GV_USED "(")) return false;
  while ((name = gv_ir_next_value(&rest)).len) {
    const member *m = member_named(u, name);
    if (m && u->objects.at[m->object].fits) return true;
  }
  return false;
}

static void write_function(const unpacking *u, FILE *out) {
  bool begun = false;
  for (uint32_t i = 0; i < u->in.lines.len; i++) {
    gv_str line = u->in.lines.at[i];
    if (i && !begun && !gv_ir_label(line).len) {
      for (uint32_t o = 0; o < u->objects.len; o++)
        if (u->objects.at[o].fits) write_variable(u, out, o);
      begun = true;
    }
    if (is_use_of_fitting(u, line)) continue;
    write_with_variables(u, out, line);
    fputc('\n', out);
  }
}

/* Whether there was an object. */
static bool unpack_function(FILE *out, gv_str body, uint32_t number, uint32_t group) {
  unpacking u = {.number = number, .group = group};
  bool any = false;
  gv_ir_read(&u.in, body);
  find_objects(&u);
  if (u.objects.len) {
    bool all = find_members(&u);
    if (all) see_uses(&u);
    for (uint32_t i = 0; i < u.objects.len && all; i++) any |= u.objects.at[i].fits;
  }
  if (any) write_function(&u, out);
  for (uint32_t i = 0; i < u.objects.len; i++) {
    gv_vec_free(&u.objects.at[i].accesses);
    gv_vec_free(&u.objects.at[i].deletes);
  }
  gv_ir_clear(&u.in);
  gv_vec_free(&u.objects);
  gv_vec_free(&u.members);
  gv_map_free(&u.member_of);
  return any;
}

gv_str gv_unpack_objects(gv_arena *arena, gv_str text, uint32_t number) {
  gv_stream stream;
  gv_str made = {NULL, 0};
  bool any = false;
  if (gv_has_own_memory(text) || gv_str_has(text, " returns_twice")) return made;
  FILE *out = gv_stream_open(&stream);
  bool declared = gv_str_has(text, "@" GV_UNDEFINED "unset()");
  uint32_t group = gv_unset_group(text);
  while (text.len) {
    gv_str line = gv_str_line(text);
    const char *end = gv_str_begins(line, "define ") ? memmem(text.at, text.len, "\n}", 2) : NULL;
    size_t len = end ? (size_t)(end - text.at) + 2 : line.len;
    size_t step = len + (len < text.len);
    bool unpacked = end && unpack_function(out, (gv_str){text.at, len}, number, group);
    if (!unpacked) fwrite(text.at, 1, step, out);
    any |= unpacked;
    text = from(text, step);
  }
  if (any && !declared) gv_declare_unset(out);
  gv_str kept = gv_stream_close(&stream);
  if (any) made = gv_str_copy(arena, kept);
  free(stream.at);
  return made;
}

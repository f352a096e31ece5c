/* needs: the text of LLVM IR, with the names of libstdc++, and what opt has made of it. gives:
 * vectors whose elements stay where they are while it grows: an array of which some index is the
 * end, which is what the analysis of arrays is about.
 *
 * A vector that grows moves its elements to other memory now and then. A program in which nothing
 * looks at an element by an address from before is the same one if they stay. So where an element
 * is put behind the last one the addresses in the vector get new names, as if it moved each time;
 * when functions are inlined and addresses are values, it is looked at whether an older name is
 * used behind that. If not, the old and the new name are one again. Only loads, stores and copies
 * may use such addresses at all: what else gets one may keep it.
 *
 * Memory for an unknown number of elements lies there from the start: a vector may have some. So a
 * program that asks whether it has, or how much, is another one, and so is one in which a vector
 * gets memory in another way: where there is a method that is not known here vectors of that type
 * of elements stay as they are.
 */
#define _GNU_SOURCE
#include "app/growth.h"

#include <string.h>

#include "app/blocks.h"
#include "app/lines.h"
#include "app/marks.h"
#include "base/stream.h"

#define MOVES "gpuverify.grows" /* an address in the vector, and behind this it may have moved */
#define FOLLOWS "gpuverify.follows" /* another one, of the same vector */
#define SOME "gpuverify.number.capacity"

static uint64_t hash_of(gv_str name) { return gv_hash(name.at, name.len, 0); }
static gv_str from(gv_str text, size_t at) { return (gv_str){text.at + at, text.len - at}; }

/* ---- before opt ------------------------------------------------------------------------------ */

typedef enum method { ANOTHER, CONSTRUCTS, APPENDS, RESERVES } method;

/* Of elements that are addresses, or of a class: numbers and strings are nothing that is followed.
 */
static bool is_of_handles(gv_str type) {
  static const char *const classes[] = {"P", "Z", "N", "St1", "St4pair", "St5array", "St5tuple"};
  if (type.len && type.at[0] >= '1' && type.at[0] <= '9') return true;
  for (size_t i = 0; i < sizeof classes / sizeof *classes; i++)
    if (gv_str_begins(type, classes[i])) return !gv_str_begins(type, "NSt");
  return false;
}

/* "@_ZNSt6vectorIP11CUstream_stSaIS1_EE9push_backERKS1_" */
static method method_of(gv_str name) {
  static const char vector[] = "@_ZNSt6vectorI";
  if (!gv_str_begins(name, vector)) return ANOTHER;
  gv_str type = from(name, sizeof vector - 1);
  if (!is_of_handles(type)) return ANOTHER;
  if (gv_str_ends(name, "EC2Ev")) return CONSTRUCTS;
  if (gv_str_ends(name, "E7reserveEm")) return RESERVES;
  if (gv_str_has(name, "EE9push_backERK") || gv_str_has(name, "EE12emplace_backIJ")) return APPENDS;
  return ANOTHER;
}

/* "9push_backERKS1_" of "@_ZNSt6vectorIP11CUstream_stSaIS1_EE9push_backERKS1_"; empty: it is no
 * method of a vector of handles. Of what is nested more than that it is something that is not
 * known. */
static gv_str name_in_vector(gv_str name) {
  static const char vector[] = "@_ZNSt6vectorI", constant[] = "@_ZNKSt6vectorI";
  size_t at = gv_str_begins(name, vector)     ? sizeof vector - 1
              : gv_str_begins(name, constant) ? sizeof constant - 1
                                              : 0;
  if (!at || !is_of_handles(from(name, at))) return (gv_str){0};
  const char *end = name.at + name.len, *allocator = memmem(name.at, name.len, "SaI", 3),
             *behind = allocator ? memmem(allocator, (size_t)(end - allocator), "EE", 2) : NULL;
  return behind ? from(name, (size_t)(behind - name.at) + 2) : name;
}

/* What leaves memory as it is, is one of those that are changed, or is called by them. */
static bool is_known(gv_str method) {
  static const char *const known[] = {"C2Ev",
                                      "D2Ev",
                                      "7reserveEm",
                                      "9push_backE",
                                      "12emplace_backI",
                                      "17_M_realloc_insertI",
                                      "17_M_realloc_appendI",
                                      "12_M_check_lenE",
                                      "8max_sizeEv",
                                      "11_S_max_sizeE",
                                      "11_S_relocateE",
                                      "14_S_do_relocateE",
                                      "15_S_use_relocateEv",
                                      "19_S_nothrow_relocateE",
                                      "20_M_allocate_and_copyI",
                                      "5beginEv",
                                      "3endEv",
                                      "6cbeginEv",
                                      "4cendEv",
                                      "6rbeginEv",
                                      "4rendEv",
                                      "4sizeEv",
                                      "5emptyEv",
                                      "ixEm",
                                      "2atEm",
                                      "14_M_range_checkEm",
                                      "5frontEv",
                                      "4backEv",
                                      "8pop_backEv",
                                      "5clearEv",
                                      "15_M_erase_at_endE",
                                      "5eraseE",
                                      "8_M_eraseE",
                                      "8capacityEv"};
  for (size_t i = 0; i < sizeof known / sizeof *known; i++)
    if (gv_str_begins(method, known[i])) return true;
  return !method.len;
}

/* The line calls, outside of a vector's own methods, what says how much memory there is. */
static bool asks_capacity(gv_str line) {
  return (gv_str_has(line, " call ") || gv_str_has(line, " invoke ")) &&
         gv_str_has(line, "8capacityEv(");
}

/* Behind the words in the name; empty: they are not in it. */
static gv_str behind(gv_str name, const char *words) {
  const char *at = memmem(name.at, name.len, words, strlen(words));
  return at ? from(name, (size_t)(at - name.at) + strlen(words)) : (gv_str){0};
}

/* Of "1BS0_…", a class and what comes behind it: the program says itself how one is copied or
 * destroyed. */
static bool has_own_copies(gv_str text, gv_str type) {
  static const char *const own[] = {"C2ERKS", "C2EOS", "C2ERS", "C2I", "D2Ev",
                                    "C1ERKS", "C1EOS", "C1ERS", "C1I", "D1Ev"};
  char prefix[256];
  size_t digits = 0, length = 0;
  while (digits < type.len && digits < 3 && type.at[digits] >= '0' && type.at[digits] <= '9')
    length = 10 * length + (size_t)(type.at[digits++] - '0');
  if (!digits || length >= type.len - digits || digits + length > 200) return true;
  if (type.at[digits + length] == 'I') return true; /* of a template: not looked at */
  for (size_t i = 0; i < sizeof own / sizeof *own; i++) {
    snprintf(prefix, sizeof prefix, "@_ZN%.*s%s", (int)(digits + length), type.at, own[i]);
    if (gv_str_has(text, prefix)) return true;
  }
  return false;
}

/* The element that the function moves where a vector of such elements grows, which is that with a
 * copy and a destructor, as its name says: what these do is part of the program. Empty: it moves
 * none, or moves them by their bytes. */
static gv_str moved_otherwise(gv_str text, gv_str name) {
  gv_str element = behind(name, "19__relocate_object_aI");
  gv_str copied = behind(name, "34__uninitialized_move_if_noexcept_aIP");
  gv_str type = element.len ? element : copied;
  bool bytes = !type.len || *type.at == 'P' || gv_str_begins(type, "St10shared_ptrI");
  if (gv_str_begins(type, "St10unique_ptrI")) bytes = gv_str_has(type, "St14default_deleteI");
  if (type.len && *type.at >= '1' && *type.at <= '9') bytes = !has_own_copies(text, type);
  return bytes ? (gv_str){0} : type;
}

enum { MOST_KINDS = 16 };

/* Vectors of one type of elements. */
typedef struct kind {
  gv_str element; /* as names have it: "P11CUstream_st" */
  bool plain;     /* all their methods are known, elements are moved as bytes, and nobody asks how
                     much memory there is */
} kind;

typedef struct kinds {
  kind at[MOST_KINDS];
  uint32_t count;
  bool unknown; /* of some method it is not known of which kind it is */
} kinds;

/* "P11CUstream_st" of a name with "vectorIP11CUstream_stSaI…"; empty: it is none. */
static gv_str element_in(gv_str text) {
  gv_str type = behind(text, "St6vectorI");
  const char *end = type.len ? memmem(type.at, type.len, "SaI", 3) : NULL;
  return end ? (gv_str){type.at, (size_t)(end - type.at)} : (gv_str){0};
}

static kind *kind_of(kinds *all, gv_str element) {
  for (uint32_t i = 0; i < all->count; i++)
    if (gv_str_equal(all->at[i].element, element)) return &all->at[i];
  if (!element.len || all->count == MOST_KINDS) {
    all->unknown = true;
    return &all->at[0];
  }
  all->at[all->count] = (kind){element, true};
  return &all->at[all->count++];
}

/* Elements of the type, which the text begins with, are not moved as bytes. */
static void take_moved(kinds *all, gv_str text) {
  bool found = !is_of_handles(text); /* else nothing is followed */
  for (uint32_t i = 0; i < all->count; i++) {
    gv_str element = all->at[i].element;
    if (text.len < element.len || memcmp(text.at, element.at, element.len) != 0) continue;
    all->at[i].plain = false;
    found = true;
  }
  all->unknown |= !found;
}

/* What the line says of them; *own: it is one of a vector's own methods. */
static void take_line(kinds *all, gv_str line, bool *own) {
  if (gv_str_begins(line, "define ")) {
    gv_str name = gv_defined_name(line), method = name_in_vector(name);
    *own = method.len != 0;
    if (*own && !is_known(method)) kind_of(all, element_in(name))->plain = false;
  }
  if (!*own && asks_capacity(line)) kind_of(all, element_in(line))->plain = false;
}

/* The kinds of vectors that have methods in the text. */
static kinds find_kinds(const gv_str all) {
  kinds found = {.count = 0};
  bool own = false;
  for (int pass = 0; pass < 2; pass++) { /* first all of them */
    gv_str text = all;
    while (text.len) {
      gv_str line = gv_str_line(text), name = {0};
      if (gv_str_begins(line, "define ")) name = gv_defined_name(line);
      if (!pass && name_in_vector(name).len) (void)kind_of(&found, element_in(name));
      if (pass) take_line(&found, line, &own);
      gv_str moved = pass && name.len ? moved_otherwise(all, name) : (gv_str){0};
      if (moved.len) take_moved(&found, moved);
      text = from(text, line.len < text.len ? line.len + 1 : line.len);
    }
  }
  return found;
}

static bool is_plain(kinds *all, gv_str name) {
  const kind *of = kind_of(all, element_in(name));
  return of->plain && !all->unknown;
}

/* "%0" of "define … @f(ptr noundef nonnull align 8 %0, i64 %1) {" */
static gv_str object_of(gv_str line) {
  gv_str defined = gv_defined_name(line), argument = {0};
  size_t end;
  if (!defined.len) return argument;
  gv_argument_in(from(line, (size_t)(defined.at - line.at) + defined.len), 0, &argument, &end);
  gv_str name = gv_last_word(argument);
  return name.len && name.at[0] == '%' ? name : (gv_str){0};
}

/* The member so many bytes from where the vector begins gets a new name by the mark. */
static void write_renamed(FILE *out, gv_str object, int at, const char *mark) {
  fprintf(out, "  %%gpuverify.at%d = getelementptr i8, ptr %.*s, i64 %d\n", at, GV_FMT(object), at);
  fprintf(out, "  %%gpuverify.old%d = load ptr, ptr %%gpuverify.at%d, align 8\n", at, at);
  fprintf(out, "  %%gpuverify.new%d = call ptr @%s(ptr %%gpuverify.old%d)\n", at, mark, at);
  fprintf(out, "  store ptr %%gpuverify.new%d, ptr %%gpuverify.at%d, align 8\n", at, at);
}

/* Where it begins, ends, and where its memory ends. */
static void write_move(FILE *out, gv_str object) {
  write_renamed(out, object, 0, MOVES);
  write_renamed(out, object, 8, FOLLOWS);
  write_renamed(out, object, 16, FOLLOWS);
}

static void write_memory(FILE *out, gv_str object) {
  fputs("  %gpuverify.bytes = call i64 @" SOME "()\n"
        "  %gpuverify.memory = call noalias nonnull ptr @_Znwm(i64 %gpuverify.bytes)\n",
        out);
  fprintf(out, "  store ptr %%gpuverify.memory, ptr %.*s, align 8\n", GV_FMT(object));
  fprintf(out, "  %%gpuverify.at = getelementptr i8, ptr %.*s, i64 8\n", GV_FMT(object));
  fputs("  store ptr %gpuverify.memory, ptr %gpuverify.at, align 8\n"
        "  %gpuverify.past = getelementptr i8, ptr %gpuverify.memory, i64 %gpuverify.bytes\n",
        out);
  fprintf(out, "  %%gpuverify.at2 = getelementptr i8, ptr %.*s, i64 16\n", GV_FMT(object));
  fputs("  store ptr %gpuverify.past, ptr %gpuverify.at2, align 8\n", out);
}

/* "  %9 = icmp ne ptr %6, %8", which asks whether there is room, is true. */
static bool write_room(FILE *out, gv_str line) {
  static const char word[] = " = icmp ne ptr ";
  const char *at = memmem(line.at, line.len, word, sizeof word - 1);
  if (!at) return false;
  fprintf(out, "%.*s = icmp eq i64 0, 0\n", (int)(at - line.at), line.at);
  return true;
}

/* The line of such a method. */
static bool write_method(FILE *out, gv_str line, method in, gv_str object) {
  bool begins = gv_str_begins(line, "define ");
  if (in == CONSTRUCTS && gv_str_begins(line, "  ret void")) write_memory(out, object);
  if (in == APPENDS && !begins) return write_room(out, line);
  if ((in != APPENDS && in != RESERVES) || !begins) return false;
  fprintf(out, "%.*s\n", GV_FMT(line));
  write_move(out, object);
  if (in == RESERVES) fputs("  ret void\n}\n", out);
  return true;
}

static bool grows(gv_str text) {
  return gv_str_has(text, "17_M_realloc_insertI") || gv_str_has(text, "17_M_realloc_appendI");
}

gv_str gv_grow_in_place(gv_arena *arena, gv_str text) {
  gv_stream stream;
  gv_str made = {NULL, 0}, object = {0};
  method in = ANOTHER;
  bool any = false, skips = false;
  if (!grows(text) || !gv_str_has(text, "declare noundef nonnull ptr @_Znwm(")) return made;
  kinds all = find_kinds(text);
  FILE *out = gv_stream_open(&stream);
  while (text.len) {
    gv_str line = gv_str_line(text);
    size_t step = line.len < text.len ? line.len + 1 : line.len;
    if (gv_str_begins(line, "define ")) {
      object = object_of(line);
      in = object.len ? method_of(gv_defined_name(line)) : ANOTHER;
      if (in != ANOTHER && !is_plain(&all, gv_defined_name(line))) in = ANOTHER;
    }
    bool begins = gv_str_begins(line, "define "), written = skips;
    if (!skips) written = write_method(out, line, in, object);
    if (!written) fwrite(text.at, 1, step, out);
    any |= in == APPENDS;
    skips = in == RESERVES && (skips || begins) && !gv_str_equal(line, GV_STR("}"));
    if (gv_str_equal(line, GV_STR("}"))) in = ANOTHER;
    text = from(text, step);
  }
  fputs("\ndeclare ptr @" MOVES "(ptr) nounwind willreturn memory(inaccessiblemem: readwrite)\n"
        "\ndeclare ptr @" FOLLOWS "(ptr) nounwind willreturn memory(inaccessiblemem: readwrite)\n"
        "\ndeclare i64 @" SOME "() nounwind willreturn memory(none)\n",
        out);
  gv_str kept = gv_stream_close(&stream);
  if (any) made = gv_str_copy(arena, kept);
  free(stream.at);
  return made;
}

/* ---- behind it: whose addresses -------------------------------------------------------------- */

enum { MOST_ADDRESSES = 4096, MOST_SEARCHES = 20000 };

/* A value that is an address in a vector. */
typedef struct address {
  gv_str name;
  gv_ir_place made;
  uint32_t vector; /* another address of the same one; its own number: it stands for all */
} address;

typedef struct settling {
  gv_ir_function in;
  gv_map line_of; /* hash of a name to the line that gives the value */
  GV_VEC(address) addresses;
  gv_map address_of;     /* hash of a name to the place in `addresses` */
  GV_VEC(uint32_t) open; /* addresses whose sources are not looked at yet */
  uint32_t searches;
  bool fits;
} settling;

static uint32_t vector_of(const settling *s, uint32_t a) {
  while (s->addresses.at[a].vector != a) a = s->addresses.at[a].vector;
  return a;
}

static uint32_t block_at(const settling *s, uint32_t line) {
  uint32_t lo = 0, hi = s->in.blocks.len;
  while (hi - lo > 1) {
    uint32_t middle = lo + (hi - lo) / 2;
    if (s->in.blocks.at[middle].first <= line)
      lo = middle;
    else
      hi = middle;
  }
  return lo;
}

/* The address with that name, which is in the same vector as `with`. */
static void add_address(settling *s, gv_str name, uint32_t with) {
  uint32_t line = name.len ? gv_map_get(&s->line_of, hash_of(name)) : GV_NONE;
  uint32_t at = name.len ? gv_map_get(&s->address_of, hash_of(name)) : GV_NONE;
  bool found;
  if (line == GV_NONE || s->addresses.len == MOST_ADDRESSES) {
    s->fits = false;
    return;
  }
  if (at == GV_NONE) {
    at = s->addresses.len;
    *gv_map_at(&s->address_of, hash_of(name), &found) = at;
    *gv_push(&s->addresses) = (address){name, {block_at(s, line), line}, at};
    *gv_push(&s->open) = at;
  }
  if (with != GV_NONE) s->addresses.at[vector_of(s, at)].vector = vector_of(s, with);
}

/* "%5" of "  %6 = call ptr @gpuverify.grows(ptr noundef %5)"; empty: the line is none. */
static gv_str moved_by(gv_str line, const char *mark) {
  const char *at = memmem(line.at, line.len, mark, strlen(mark));
  gv_str argument;
  size_t end;
  if (!at || !gv_ir_result(line).len) return (gv_str){0};
  gv_str brackets = from(line, (size_t)(at - line.at) + strlen(mark));
  if (!gv_str_begins(brackets, "(ptr ") || !gv_argument_in(brackets, 0, &argument, &end))
    return (gv_str){0};
  return gv_last_word(argument);
}

static gv_str marked(gv_str line) {
  gv_str moved = moved_by(line, "@" MOVES);
  return moved.len ? moved : moved_by(line, "@" FOLLOWS);
}

/* The next pair of "  %7 = phi ptr [ %5, %a ], [ null, %b ]": the value, and the block. */
static bool next_source(gv_str *rest, gv_str *value, gv_str *block) {
  const char *open = rest->len ? memchr(rest->at, '[', rest->len) : NULL;
  if (!open) return false;
  gv_str pair = from(*rest, (size_t)(open - rest->at) + 1);
  const char *comma = gv_find_outside(pair, ", "),
             *close = comma ? memchr(comma, ']', (size_t)(pair.at + pair.len - comma)) : NULL;
  if (!close) return false;
  *value = gv_last_word((gv_str){pair.at, (size_t)(comma - pair.at)});
  *block = (gv_str){comma + 2, (size_t)(close - comma) - 2};
  while (block->len && block->at[block->len - 1] == ' ') block->len--;
  *rest = from(pair, (size_t)(close - pair.at) + 1);
  return true;
}

static bool is_phi(gv_str line) {
  return gv_str_has(line, " = phi ptr ") && gv_ir_result(line).len;
}

/* What the address is made of lies in the same vector. */
static void look_back(settling *s, uint32_t a) {
  gv_str line = s->in.lines.at[s->addresses.at[a].made.line], indices, value, block;
  gv_str base = gv_ir_base(line, &indices), moved = marked(line);
  if (base.len || moved.len) {
    add_address(s, base.len ? base : moved, a);
  } else if (is_phi(line)) {
    for (gv_str rest = from(line, gv_ir_result(line).len); next_source(&rest, &value, &block);)
      add_address(s, value, a);
  } else if (!gv_str_has(line, " ptr @_Znwm(") ||
             !(gv_str_has(line, " = call ") || gv_str_has(line, " = invoke "))) {
    s->fits = false;
  }
}

/* Which addresses the line gives of those that it gets. */
static void look_on(settling *s, gv_str line) {
  gv_str indices, base = gv_ir_base(line, &indices), moved = marked(line), value, block;
  gv_str name = gv_ir_result(line);
  uint32_t of = base.len ? gv_map_get(&s->address_of, hash_of(base)) : GV_NONE;
  if (moved.len) add_address(s, name, GV_NONE);
  if (of != GV_NONE) add_address(s, name, of);
  if (!is_phi(line)) return;
  for (gv_str rest = from(line, name.len); next_source(&rest, &value, &block);) {
    of = value.len ? gv_map_get(&s->address_of, hash_of(value)) : GV_NONE;
    if (of != GV_NONE) add_address(s, name, of);
  }
}

static void find_addresses(settling *s) {
  uint32_t before;
  do {
    before = s->addresses.len;
    for (uint32_t i = 0; i < s->in.lines.len && s->fits; i++) look_on(s, s->in.lines.at[i]);
    while (s->open.len && s->fits) look_back(s, gv_pop(&s->open));
  } while (s->fits && s->addresses.len > before);
}

/* ---- what is done with them ------------------------------------------------------------------ */

typedef enum use { HARMLESS, LOOKS, KEEPS } use;

static use use_of(gv_str line, gv_str name) {
  static const char *const harmless[] = {"    #dbg_", "  call void (...) @" GV_USED "("};
  static const char *const looks[] = {"  call void @llvm.mem", "  call void @_ZdlPv",
                                      "  call void @free("};
  gv_str indices;
  for (size_t i = 0; i < sizeof harmless / sizeof *harmless; i++)
    if (gv_str_begins(line, harmless[i])) return HARMLESS;
  if (marked(line).len) return HARMLESS; /* these are where the vector says that it lies */
  for (size_t i = 0; i < sizeof looks / sizeof *looks; i++)
    if (gv_str_begins(line, looks[i])) return LOOKS;
  if (gv_str_has(line, " volatile ") || gv_str_has(line, " atomic ")) return KEEPS;
  if (gv_str_has(line, " = load ") || gv_str_has(line, " = icmp ") ||
      gv_str_has(line, " = ptrtoint ptr "))
    return LOOKS;
  if (gv_ir_base(line, &indices).len) return gv_str_has(indices, "ptr") ? KEEPS : LOOKS;
  if (!gv_str_begins(line, "  store ")) return KEEPS;
  const char *pointer = gv_find_outside(line, ", ptr ");
  return pointer && name.at == pointer + 6 ? LOOKS : KEEPS;
}

/* ---- and when -------------------------------------------------------------------------------- */

/* Control may come from one place to the other without coming by the third one. */
static bool comes(settling *s, gv_ir_place from, gv_ir_place to, gv_ir_place by) {
  bool behind = from.block == by.block && by.line > from.line;
  if (from.block == to.block && to.line > from.line && !(behind && by.line < to.line)) return true;
  if (behind) return false;
  s->fits &= s->searches++ < MOST_SEARCHES;
  if (!s->fits) return true;
  gv_ir_meet(&s->in, from.block, by.block);
  return s->in.blocks.at[to.block].met && !(to.block == by.block && to.line > by.line);
}

/* Between what gives the address and this use of it its vector may move. */
static bool is_late(settling *s, uint32_t a, gv_ir_place use) {
  gv_ir_place made = s->addresses.at[a].made;
  for (uint32_t i = 0; i < s->addresses.len && s->fits; i++) {
    gv_ir_place at = s->addresses.at[i].made;
    if (at.line == made.line || !moved_by(s->in.lines.at[at.line], "@" MOVES).len) continue;
    if (vector_of(s, i) != vector_of(s, a)) continue;
    if (comes(s, made, at, made) && comes(s, at, use, made)) return true;
  }
  return false;
}

/* The sources of a phi are used at the ends of the blocks that they come from. */
static void see_phi(settling *s, gv_str line) {
  gv_str value, block;
  for (gv_str rest = from(line, gv_ir_result(line).len); next_source(&rest, &value, &block);) {
    uint32_t a = value.len ? gv_map_get(&s->address_of, hash_of(value)) : GV_NONE;
    if (a == GV_NONE) continue;
    uint32_t b = block.len ? gv_map_get(&s->in.block_of, hash_of(from(block, 1))) : GV_NONE;
    if (b == GV_NONE && block.len) b = 0; /* the first one, which may have no label */
    s->fits = s->fits && !is_late(s, a, (gv_ir_place){b, s->in.blocks.at[b].end});
  }
}

static void see_line(settling *s, gv_ir_place at) {
  gv_str line = s->in.lines.at[at.line], rest = line, name;
  if (is_phi(line)) {
    see_phi(s, line);
    return;
  }
  while (s->fits && (name = gv_ir_next_value(&rest)).len) {
    uint32_t a = gv_map_get(&s->address_of, hash_of(name));
    if (a == GV_NONE || name.at == line.at + 2) continue;
    use how = use_of(line, name);
    s->fits = how == HARMLESS || (how == LOOKS && !is_late(s, a, at));
  }
}

/* ---- the whole ------------------------------------------------------------------------------- */

static bool fits(gv_str body) {
  settling s = {.fits = true};
  bool found;
  gv_ir_read(&s.in, body);
  for (uint32_t i = 0; i < s.in.lines.len; i++) {
    gv_str name = gv_ir_result(s.in.lines.at[i]);
    if (name.len) *gv_map_at(&s.line_of, hash_of(name), &found) = i;
  }
  find_addresses(&s);
  for (uint32_t b = 0; b < s.in.blocks.len; b++)
    for (uint32_t i = s.in.blocks.at[b].first; i < s.in.blocks.at[b].end && s.fits; i++)
      see_line(&s, (gv_ir_place){b, i});
  gv_ir_clear(&s.in);
  gv_map_free(&s.line_of);
  gv_vec_free(&s.addresses);
  gv_map_free(&s.address_of);
  gv_vec_free(&s.open);
  return s.fits;
}

/* The new name is the old one. */
static void write_settled(FILE *out, gv_str body) {
  while (body.len) {
    gv_str line = gv_str_line(body), moved = marked(line), name = gv_ir_result(line);
    size_t step = line.len < body.len ? line.len + 1 : line.len;
    if (moved.len)
      fprintf(out, "  %.*s = getelementptr i8, ptr %.*s, i64 0\n", GV_FMT(name), GV_FMT(moved));
    else
      fwrite(body.at, 1, step, out);
    body = from(body, step);
  }
}

gv_str gv_settle_growth(gv_arena *arena, gv_str text) {
  gv_stream stream;
  gv_str made = {NULL, 0};
  FILE *out = gv_stream_open(&stream);
  bool all = true;
  while (text.len && all) {
    gv_str line = gv_str_line(text);
    const char *end = gv_str_begins(line, "define ") ? memmem(text.at, text.len, "\n}", 2) : NULL;
    size_t len = end ? (size_t)(end - text.at) + 2 : line.len;
    size_t step = len + (len < text.len);
    gv_str body = {text.at, len};
    bool grows = end && (gv_str_has(body, "@" MOVES "(") || gv_str_has(body, "@" FOLLOWS "("));
    all = !grows || fits(body);
    if (grows)
      write_settled(out, (gv_str){text.at, step});
    else
      fwrite(text.at, 1, step, out);
    text = from(text, step);
  }
  gv_str kept = gv_stream_close(&stream);
  if (all) made = gv_str_copy(arena, kept);
  free(stream.at);
  return made;
}

/* needs: LLVM IR whose functions were inlined. gives: the same with null for each address that is
 * stored in an object of which the function does nothing but store in it and in its members, and
 * delete it. What the object held was read before it was inlined, as what a lambda captures in a
 * std::function is: the values are known by now, and the addresses keep variables in memory. The
 * stores stay, as accesses.
 */
#define _GNU_SOURCE
#include "app/unread.h"

#include <string.h>

#include "app/lines.h"
#include "app/marks.h"
#include "base/stream.h"

enum { MOST_ROUNDS = 8 }; /* of members that are found before what they are members of */

typedef struct objects {
  gv_map names; /* hashes of the names of objects and of members, to the number of the object */
  GV_VEC(bool) read; /* by number */
} objects;

static gv_str from(gv_str text, size_t at) { return (gv_str){text.at + at, text.len - at}; }

static gv_str next_line(gv_str *text) {
  gv_str line = gv_str_line(*text);
  *text = from(*text, line.len < text->len ? line.len + 1 : line.len);
  return line;
}

/* "%x" or '%"a name"' with which the text begins. */
static gv_str name_at(gv_str text) { return gv_global_name(text.at, text.at + text.len); }

static uint32_t object_of(const objects *o, gv_str name) {
  return name.len ? gv_map_get(&o->names, gv_hash(name.at, name.len, 0)) : GV_NONE;
}

/* "  %14 = …": "%14" */
static gv_str result_of(gv_str line) {
  if (!gv_str_begins(line, "  %")) return (gv_str){0};
  gv_str name = name_at(from(line, 2));
  return gv_str_begins(from(line, 2 + name.len), " = ") ? name : (gv_str){0};
}

/* "  %14 = call noalias noundef nonnull ptr @_Znwm(i64 noundef 48)" */
static bool makes(gv_str line) {
  return (gv_str_has(line, "call noalias ") || gv_str_has(line, " = invoke noalias ")) &&
         result_of(line).len && (gv_str_has(line, " @_Znwm(") || gv_str_has(line, " @malloc("));
}

/* "  %15 = getelementptr inbounds nuw i8, ptr %14, i64 8": "%14" */
static gv_str base_of(gv_str line) {
  const char *at = memmem(line.at, line.len, " = getelementptr ", 17), *pointer;
  if (!at || !result_of(line).len) return (gv_str){0};
  gv_str rest = from(line, (size_t)(at - line.at) + 17);
  pointer = gv_find_outside(rest, ", ptr ");
  rest = pointer ? from(rest, (size_t)(pointer - rest.at) + 6) : (gv_str){0};
  return rest.len && rest.at[0] == '%' ? name_at(rest) : (gv_str){0};
}

/* "  store ptr %5, ptr %14, align 8": *to is "%14", and the result "%5". */
static gv_str stored(gv_str line, gv_str *to) {
  const char *at =
      gv_str_begins(line, "  store ") ? gv_find_outside(from(line, 8), ", ptr ") : NULL;
  *to = (gv_str){0};
  if (!at) return (gv_str){0};
  gv_str rest = from(line, (size_t)(at - line.at) + 6),
         value = {line.at + 8, (size_t)(at - line.at) - 8};
  if (rest.len && rest.at[0] == '%') *to = name_at(rest);
  return value;
}

static bool find_made(objects *o, gv_str body) {
  bool is_new;
  while (body.len) {
    gv_str line = next_line(&body), name = result_of(line);
    if (!name.len || !makes(line)) continue;
    *gv_map_at(&o->names, gv_hash(name.at, name.len, 0), &is_new) = o->read.len;
    *gv_push(&o->read) = false;
  }
  return o->read.len != 0;
}

/* Whether all members were found. */
static bool find_members(objects *o, gv_str body) {
  bool more = true, is_new;
  for (int i = 0; i < MOST_ROUNDS && more; i++) {
    more = false;
    for (gv_str rest = body; rest.len;) {
      gv_str line = next_line(&rest), base = base_of(line), name;
      uint32_t object = object_of(o, base);
      if (object == GV_NONE) continue;
      name = result_of(line);
      *gv_map_at(&o->names, gv_hash(name.at, name.len, 0), &is_new) = object;
      more |= is_new;
    }
  }
  return !more;
}

/* What a line says of an object that is no read of it. */
static bool leaves(const objects *o, gv_str line) {
  static const char *const harmless[] = {"    #dbg_",
                                         "  call void @_ZdlPv",
                                         "  call void @free(",
                                         "  tail call void @_ZdlPv",
                                         "  tail call void @free(",
                                         "  call void (...) @" GV_USED "(ptr captures(none) "};
  for (size_t i = 0; i < sizeof harmless / sizeof *harmless; i++)
    if (gv_str_begins(line, harmless[i])) return true;
  return makes(line) || object_of(o, base_of(line)) != GV_NONE;
}

static void find_reads(objects *o, gv_str body) {
  while (body.len) {
    gv_str line = next_line(&body), to;
    gv_str looked_at =
        stored(line, &to).len && object_of(o, to) != GV_NONE ? stored(line, &to) : line;
    if (leaves(o, line)) continue;
    for (gv_str rest = looked_at; rest.len;) {
      const char *at = memchr(rest.at, '%', rest.len);
      if (!at) break;
      rest = from(rest, (size_t)(at - rest.at));
      gv_str name = name_at(rest);
      uint32_t object = object_of(o, name);
      if (object != GV_NONE) o->read.at[object] = true;
      rest = from(rest, name.len);
    }
  }
}

/* The line, with null for the address that is stored. */
static bool write_empty(FILE *out, const objects *o, gv_str line) {
  gv_str to, value = stored(line, &to);
  uint32_t object = object_of(o, to);
  if (object == GV_NONE || o->read.at[object] || !gv_str_begins(value, "ptr ") ||
      gv_str_equal(value, GV_STR("ptr null")))
    return false;
  fprintf(out, "  store ptr null%.*s", (int)(line.at + line.len - value.at - value.len),
          value.at + value.len);
  return true;
}

static bool write_function(FILE *out, gv_str body) {
  objects o = {0};
  bool known = find_made(&o, body) && find_members(&o, body), any = false;
  if (known) find_reads(&o, body);
  while (body.len) {
    gv_str line = next_line(&body);
    bool emptied = known && write_empty(out, &o, line);
    if (!emptied) fwrite(line.at, 1, line.len, out);
    any |= emptied;
    if (body.at > line.at + line.len) fputc('\n', out);
  }
  gv_map_free(&o.names);
  gv_vec_free(&o.read);
  return any;
}

bool gv_has_own_memory(gv_str text) {
  static const char *const functions[] = {"@_Zn", "@_Zd", "@malloc", "@free"};
  while (text.len) {
    gv_str line = next_line(&text), name = gv_defined_name(line);
    for (size_t i = 0; name.len && i < sizeof functions / sizeof *functions; i++)
      if (gv_str_begins(name, functions[i])) return true;
  }
  return false;
}

gv_str gv_empty_unread(gv_arena *arena, gv_str text, bool *any) {
  gv_stream stream;
  *any = false;
  if (gv_has_own_memory(text)) return text;
  FILE *out = gv_stream_open(&stream);
  while (text.len) {
    gv_str line = gv_str_line(text);
    const char *end = gv_str_begins(line, "define ") ? memmem(text.at, text.len, "\n}", 2) : NULL;
    size_t len = end ? (size_t)(end - text.at) + 1 : line.len < text.len ? line.len + 1 : line.len;
    if (end)
      *any |= write_function(out, (gv_str){text.at, len});
    else
      fwrite(text.at, 1, len, out);
    text = from(text, len);
  }
  gv_str kept = gv_str_copy(arena, gv_stream_close(&stream));
  free(stream.at);
  return kept;
}

/* needs: LLVM IR whose functions were inlined. gives: the same without stores of a table of virtual
 * methods in an object of which the function does nothing but store in it and in its members, load
 * from these, and delete it. Then nothing loads the table, and where all objects of a class are so,
 * it goes with its methods.
 */
#define _GNU_SOURCE
#include "app/tables.h"

#include <string.h>

#include "app/lines.h"
#include "app/marks.h"
#include "base/stream.h"

static gv_str from(gv_str text, size_t at) { return (gv_str){text.at + at, text.len - at}; }

bool gv_has_tables(gv_str text) {
  static const char word[] = "\n@_ZTV";
  for (const char *at; (at = memmem(text.at, text.len, word, sizeof word - 1));) {
    text = from(text, (size_t)(at - text.at) + 1);
    gv_str line = gv_str_line(text);
    if (gv_str_has(line, " constant ") && !gv_str_has(line, " external ")) return true;
  }
  return false;
}

/* "  store ptr getelementptr inbounds (…, ptr @_ZTV5Scale, …), ptr %14, align 8": "%14"; at ==
 * NULL: it is none such. */
static gv_str given_table(gv_str line) {
  static const char pointer[] = ", ptr ";
  if (!gv_str_begins(line, "  store ptr getelementptr ") || !gv_str_has(line, "ptr @_ZTV"))
    return (gv_str){NULL, 0};
  gv_str rest = from(line, 12); /* behind "  store ptr " */
  const char *at = gv_find_outside(rest, pointer);
  if (!at) return (gv_str){NULL, 0};
  gv_str name = {at + sizeof pointer - 1, 0};
  const char *end = line.at + line.len;
  while (name.at + name.len < end && name.at[name.len] != ',' && name.at[name.len] != ' ')
    name.len++;
  return name.len > 1 && name.at[0] == '%' ? name : (gv_str){NULL, 0};
}

/* How often the name stands in the line, with nothing behind it that is a part of a name. */
static uint32_t times_in(gv_str line, gv_str name) {
  uint32_t times = 0;
  const char *end = line.at + line.len;
  for (const char *at = line.at; (at = memmem(at, (size_t)(end - at), name.at, name.len)) != NULL;
       at += name.len) {
    const char *next = at + name.len;
    bool more = next < end && (*next == '.' || *next == '_' || *next == '-' || *next == '$' ||
                               (*next >= '0' && *next <= '9') || (*next >= 'a' && *next <= 'z') ||
                               (*next >= 'A' && *next <= 'Z'));
    times += !more;
  }
  return times;
}

/* "  %15 = getelementptr inbounds nuw %class.Filter, ptr %14, i32 0, i32 1": of a member that is
 * not the first one. */
static bool finds_member(gv_str line) {
  gv_str place = gv_place_in(line);
  gv_str last = gv_last_word((gv_str){line.at, line.len - place.len});
  bool constant = last.len && last.at[0] > '0' && last.at[0] <= '9';
  return gv_str_has(line, " = getelementptr ") && gv_str_has(line, ", i32 0, i32 ") && constant;
}

/* "  %14 = call noalias noundef nonnull ptr @_Znwm(i64 noundef 48)" */
static bool makes(gv_str line, gv_str name) {
  return line.len > 2 + name.len && gv_str_equal((gv_str){line.at + 2, name.len}, name) &&
         (gv_str_begins(from(line, 2 + name.len), " = call noalias ") ||
          gv_str_begins(from(line, 2 + name.len), " = tail call noalias ")) &&
         gv_str_has(line, "@_Znwm(");
}

/* The object is stored in, deleted, or asked for a member. */
static bool leaves_table(gv_str line, gv_str name) {
  if (times_in(line, name) != 1) return false;
  static const char *const others[] = {"    #dbg_", "  call void @_ZdlPv",
                                       "  tail call void @_ZdlPv", "  call void (...) @" GV_USED};
  for (size_t i = 0; i < sizeof others / sizeof *others; i++)
    if (gv_str_begins(line, others[i])) return true;
  if (makes(line, name) || finds_member(line)) return true;
  if (!gv_str_begins(line, "  store ")) return false;
  const char *at = gv_find_outside(from(line, 8), ", ptr ");
  return at && times_in((gv_str){at, (size_t)(line.at + line.len - at)}, name) == 1;
}

static bool is_unread(gv_str body, gv_str name) {
  bool made = false;
  while (body.len) {
    gv_str line = gv_str_line(body);
    body = from(body, line.len < body.len ? line.len + 1 : line.len);
    if (!times_in(line, name)) continue;
    if (!leaves_table(line, name)) return false;
    made |= makes(line, name);
  }
  return made;
}

gv_str gv_drop_tables(gv_arena *arena, gv_str text) {
  gv_stream stream;
  FILE *out = gv_stream_open(&stream);
  gv_str body = {text.at, 0};
  while (text.len) {
    gv_str line = gv_str_line(text), object = given_table(line);
    size_t step = line.len < text.len ? line.len + 1 : line.len;
    if (gv_str_begins(line, "define ")) {
      const char *end = memmem(text.at, text.len, "\n}", 2);
      body = (gv_str){text.at, end ? (size_t)(end - text.at) : text.len};
    }
    if (!object.at || !is_unread(body, object)) fwrite(line.at, 1, step, out);
    text = from(text, step);
  }
  gv_str kept = gv_str_copy(arena, gv_stream_close(&stream));
  free(stream.at);
  return kept;
}

/* needs: the text of LLVM IR. gives: whether a handler takes what operator new throws. */
#define _GNU_SOURCE
#include "app/handlers.h"

#include <string.h>

#include "app/lines.h"
#include "front/front.h"

enum {
  BASES = 16 /* a type that is derived in more steps may be one of std::bad_alloc's */
};

/* ---- types ---- */

static bool may_be_no_memory(gv_str text, gv_str type, uint32_t depth);

/* The line that says what a global is: "@_ZTI1x = …". at == NULL: there is none. */
static gv_str line_of(gv_str text, gv_str name) {
  const char *end = text.at + text.len;
  for (const char *at = text.at; (at = gv_str_find((gv_str){at, (size_t)(end - at)}, name)); at++) {
    gv_str line = gv_str_line((gv_str){at, (size_t)(end - at)});
    bool begins = at == text.at || at[-1] == '\n';
    if (begins && line.len > name.len + 2 && !memcmp(at + name.len, " = ", 3)) return line;
  }
  return (gv_str){NULL, 0};
}

/* "@_ZTI1x = linkonce_odr constant { ptr, ptr, ptr } { …, ptr @_ZTISt9bad_alloc }". */
static bool has_such_base(gv_str text, gv_str line, uint32_t depth) {
  static const char base[] = " @_ZTI";
  const char *end = line.at + line.len;
  for (const char *at = line.at; (at = memmem(at, (size_t)(end - at), base, 6)); at++)
    if (may_be_no_memory(text, gv_global_name(at + 1, end), depth + 1)) return true;
  return false;
}

/* A class of the program that is only declared may be derived from anything. */
static bool may_be_no_memory(gv_str text, gv_str type, uint32_t depth) {
  gv_handler known = gv_front_handler_of((gv_str){type.at + 1, type.len - 1});
  if (known != GV_HANDLER_OF_CLASS) return known == GV_HANDLER_OF_NO_MEMORY;
  gv_str line = line_of(text, type);
  bool seen = line.at && !memmem(line.at, line.len, " external ", 10);
  return !seen || depth == BASES || has_such_base(text, line, depth);
}

/* ---- landing pads ---- */

/* A block that does nothing but end the program, as those of destructors:
 *             catch ptr null
 *     %2 = extractvalue { ptr, i32 } %1, 0
 *     call void @__clang_call_terminate(ptr %2) */
static bool only_ends(gv_str behind) {
  gv_str first = gv_str_line(behind);
  size_t step = first.len < behind.len ? first.len + 1 : first.len;
  gv_str second = gv_str_line((gv_str){behind.at + step, behind.len - step});
  const char *name = memchr(second.at, '@', second.len), *end = second.at + second.len;
  gv_str callee = name ? gv_global_name(name, end) : GV_STR("");
  return memmem(first.at, first.len, " = extractvalue ", 16) && callee.len &&
         gv_str_begins(second, "  call ") &&
         gv_front_ends_for_exception((gv_str){callee.at + 1, callee.len - 1});
}

/* "catch ptr @_ZTI1x": x is what is caught here. */
static bool catches(gv_str text, gv_str line, gv_str behind) {
  const char *end = line.at + line.len, *type = memchr(line.at, '@', line.len);
  if (!type) return !only_ends(behind);
  gv_str name = gv_global_name(type, end);
  return !name.len || may_be_no_memory(text, name, 0);
}

bool gv_handles_no_memory(gv_str text) {
  const gv_str clause = GV_STR("\n          ");
  const char *end = text.at + text.len;
  for (const char *at = text.at; (at = gv_str_find((gv_str){at, (size_t)(end - at)}, clause));
       at++) {
    gv_str line = gv_str_line((gv_str){at + 1, (size_t)(end - at) - 1});
    gv_str word = {line.at + 10, line.len - 10};
    const char *next = line.at + line.len + (line.at + line.len < end);
    gv_str behind = {next, (size_t)(end - next)};
    if (gv_str_begins(word, "filter ")) return true;
    if (gv_str_begins(word, "catch ") && catches(text, line, behind)) return true;
  }
  return false;
}

/* needs: the text of LLVM IR, with C++ names. gives: the same, in which std::shared_ptr and the
 * like of libstdc++ count without atomic accesses, as they do where the library knows that there is
 * one thread: which of the two they do makes no difference to a program that has only one.
 */
#define _GNU_SOURCE
#include "app/counts.h"

#include <string.h>

#include "app/lines.h"
#include "base/stream.h"

/* What the program is seen to call starts another thread, or has a function of the host run in
 * one. */
static bool has_threads(gv_str text) {
  static const char *const starts[] = {"@pthread_create",  "@thrd_create",   "_M_start_thread",
                                       "@__kmpc_fork",     "@GOMP_parallel", "LaunchHostFunc",
                                       "StreamAddCallback"};
  for (size_t i = 0; i < sizeof starts / sizeof *starts; i++)
    if (gv_str_has(text, starts[i])) return true;
  return false;
}

/* "  %3 = load i8, ptr @__libc_single_threaded, align 1": there is one thread. */
static bool write_single(FILE *out, gv_str line) {
  static const char word[] = " = load i8, ptr @__libc_single_threaded,";
  const char *at = memmem(line.at, line.len, word, sizeof word - 1);
  if (!at) return false;
  fprintf(out, "%.*s = add i8 0, 1\n", (int)(at - line.at), line.at);
  return true;
}

#define COUNT "%%gpuverify.count.%u"

/* "  %5 = load atomic i64, ptr %4 acquire, align 8": two counts at once, each of which was stored
 * by itself. */
static bool write_load(FILE *out, gv_str line, uint32_t number) {
  static const char load[] = " = load atomic i64, ptr ", order[] = " acquire,";
  const char *at = memmem(line.at, line.len, load, sizeof load - 1),
             *behind = memmem(line.at, line.len, order, sizeof order - 1);
  if (!at || !behind || behind < at) return false;
  gv_str pointer = {at + sizeof load - 1, (size_t)(behind - at) - (sizeof load - 1)};
  fprintf(out, "  " COUNT ".at = getelementptr i8, ptr %.*s, i64 4\n", number, GV_FMT(pointer));
  fprintf(out, "  " COUNT ".low = load i32, ptr %.*s, align 4\n", number, GV_FMT(pointer));
  fprintf(out, "  " COUNT ".high = load i32, ptr " COUNT ".at, align 4\n", number, number);
  fprintf(out, "  " COUNT ".a = zext i32 " COUNT ".low to i64\n", number, number);
  fprintf(out, "  " COUNT ".b = zext i32 " COUNT ".high to i64\n", number, number);
  fprintf(out, "  " COUNT ".c = shl i64 " COUNT ".b, 32\n", number, number);
  fprintf(out, "%.*s = or i64 " COUNT ".a, " COUNT ".c\n", (int)(at - line.at), line.at, number,
          number);
  return true;
}

enum { MOST_KINDS = 64 };

/* The functions of the program that delete what is shared, or what counts. */
typedef struct deleters {
  gv_str at[MOST_KINDS];
  uint32_t count; /* MOST_KINDS + 1: there are more */
} deleters;

static void find_deleters(deleters *d, gv_str text) {
  for (gv_str rest = text; rest.len;) {
    gv_str line = gv_str_line(rest), name = gv_defined_name(line);
    size_t step = line.len < rest.len ? line.len + 1 : line.len;
    rest = (gv_str){rest.at + step, rest.len - step};
    bool method = gv_str_begins(name, "@_ZNSt") && gv_str_has(name, "_Sp_counted_") &&
                  !gv_str_begins(name, "@_ZNSt16_Sp_counted_base");
    if (!method || !(gv_str_ends(name, "10_M_disposeEv") || gv_str_ends(name, "10_M_destroyEv")))
      continue;
    if (d->count < MOST_KINDS) d->at[d->count] = name;
    if (d->count <= MOST_KINDS) d->count++;
  }
}

#define DELETES "gpuverify.deletes"

/* "  call void %7(ptr noundef nonnull align 8 dereferenceable(16) %5) #1, !dbg !9" */
static bool write_call(FILE *out, gv_str line) {
  static const char word[] = "  call void %";
  const char *bracket = memchr(line.at, '(', line.len), *end = line.at + line.len;
  if (!gv_str_begins(line, word) || !bracket) return false;
  const char *name = line.at + sizeof word - 2;
  fprintf(out, "  call void @" DELETES "(ptr %.*s, %.*s\n", (int)(bracket - name), name,
          (int)(end - bracket) - 1, bracket + 1);
  return true;
}

/* What that calls: the one of these functions that it is told. A function of another file knows
 * nothing of the objects that are made here. It stays a function, in which nothing is inlined,
 * until it is known which one that is, and keeps no address of an object that is no more. */
static void define_call(FILE *out, const deleters *d) {
  fputs("\ndefine internal void @" DELETES "(ptr %is, ptr captures(none) %object) "
        "noinline nounwind {\n  br label %at0\n",
        out);
  for (uint32_t i = 0; i < d->count; i++) {
    fprintf(out, "at%u:\n  %%same%u = icmp eq ptr %%is, %.*s\n", i, i, GV_FMT(d->at[i]));
    fprintf(out, "  br i1 %%same%u, label %%call%u, label %%at%u\n", i, i, i + 1);
    fprintf(out, "call%u:\n  call void %.*s(ptr %%object)\n  ret void\n", i, GV_FMT(d->at[i]));
  }
  fprintf(out, "at%u:\n  call void @" DELETES ".elsewhere()\n  ret void\n}\n", d->count);
  fputs("\ndeclare void @" DELETES ".elsewhere()\n", out);
}

/* "declare void @_ZdlPvm(ptr noundef, i64 noundef) #3": who deletes an object keeps no address of
 * it. */
static bool write_delete(FILE *out, gv_str line) {
  static const char word[] = "declare void @_ZdlPv";
  const char *bracket = gv_str_begins(line, word) ? memchr(line.at, '(', line.len) : NULL,
             *end = line.at + line.len;
  if (!bracket || !gv_str_begins((gv_str){bracket, (size_t)(end - bracket)}, "(ptr ")) return false;
  fprintf(out, "%.*scaptures(none) %.*s\n", (int)(bracket + 5 - line.at), line.at,
          (int)(end - bracket) - 5, bracket + 5);
  return true;
}

gv_str gv_write_counts(gv_arena *arena, gv_str text) {
  gv_stream stream;
  deleters d = {.count = 0};
  if (!gv_str_has(text, "@__libc_single_threaded") || has_threads(text)) return text;
  FILE *out = gv_stream_open(&stream);
  bool counts = false, called = false; /* counts: in a function that does */
  uint32_t number = 0;
  find_deleters(&d, text);
  for (gv_str rest = text; rest.len;) {
    gv_str line = gv_str_line(rest);
    size_t step = line.len < rest.len ? line.len + 1 : line.len;
    if (gv_str_begins(line, "define "))
      counts = gv_str_begins(gv_defined_name(line), "@_ZNSt16_Sp_counted_base");
    bool call = counts && d.count && d.count <= MOST_KINDS && write_call(out, line);
    bool written = call || write_single(out, line) || write_delete(out, line) ||
                   (counts && write_load(out, line, number++));
    if (!written) fwrite(rest.at, 1, step, out);
    called |= call;
    rest = (gv_str){rest.at + step, rest.len - step};
  }
  if (called) define_call(out, &d);
  gv_str kept = gv_str_copy(arena, gv_stream_close(&stream));
  free(stream.at);
  return kept;
}

/* "  call void @gpuverify.deletes(ptr @f, ptr noundef %5) #1": it is known which one. */
static bool write_known(FILE *out, gv_str line) {
  static const char word[] = "  call void @" DELETES "(ptr ";
  const char *end = line.at + line.len, *name = line.at + sizeof word - 1;
  if (!gv_str_begins(line, word) || name == end || *name != '@') return false;
  gv_str function = gv_global_name(name, end);
  const char *behind = function.at + function.len;
  if (!gv_str_begins((gv_str){behind, (size_t)(end - behind)}, ", ")) return false;
  fprintf(out, "  call void %.*s(%.*s\n", GV_FMT(function), (int)(end - behind) - 2, behind + 2);
  return true;
}

gv_str gv_name_deleters(gv_arena *arena, gv_str text) {
  gv_stream stream;
  gv_str made = {NULL, 0};
  if (!gv_str_has(text, "@" DELETES "(ptr @")) return made;
  FILE *out = gv_stream_open(&stream);
  bool any = false;
  while (text.len) {
    gv_str line = gv_str_line(text);
    size_t step = line.len < text.len ? line.len + 1 : line.len;
    bool known = write_known(out, line);
    if (!known) fwrite(text.at, 1, step, out);
    any |= known;
    text = (gv_str){text.at + step, text.len - step};
  }
  gv_str kept = gv_stream_close(&stream);
  if (any) made = gv_str_copy(arena, kept);
  free(stream.at);
  return made;
}

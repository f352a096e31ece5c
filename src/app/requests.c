/* needs: the text of LLVM IR, in which functions of MPI are declared. gives: the same, in which
 * those that give or take requests are functions with a body, of calls that the profile `mpi`
 * knows:
 *
 *   MPI_Isend(…, &r)   s = a new stream; MPI_Isend.work(…, s); e = a new event, recorded on s; s is
 *                      left to itself; r = e
 *   MPI_Wait(&r, …)    if r is a request: the host waits for r, and r is none any more
 *
 * That is what the standard says: the work begins when the call is made, in no order with anything
 * that comes later, and is over when the wait for it is.
 */
#define _GNU_SOURCE
#include "app/requests.h"

#include <string.h>

#include "app/lines.h"
#include "base/stream.h"
#include "profile/profile.h"

enum { MOST_ARGUMENTS = 14, LONGEST = 80 };

/* What is asked of a request, the first argument but where it says else. */
static const char *const asking[] = {"MPI_Wait", "MPI_Waitall", "MPI_Test", "MPI_Request_free"};
enum { WAIT, WAIT_ALL, TEST, FREE, ASKING };

typedef struct requests {
  const gv_usual_profiles *usual;
  gv_str text;
  FILE *out;
  const char *none; /* the request that is none */
} requests;

static bool has_row(const gv_usual_profiles *usual, gv_str name) {
  for (uint32_t i = 0; i < usual->count; i++)
    if (gv_profile_find(&usual->profiles[i], name)) return true;
  return false;
}

/* "declare i32 @MPI_Isend(ptr noundef, i32 noundef, …) #2": the name, and the types. */
typedef struct declaration {
  gv_str name, types[MOST_ARGUMENTS];
  uint32_t count;
} declaration;

static bool read_declaration(gv_str line, declaration *d) {
  static const char word[] = "declare ", result[] = "i32 @MPI_";
  const char *at = gv_str_begins(line, word) ? memmem(line.at, line.len, result, sizeof result - 1)
                                             : NULL,
             *open = at ? memchr(at, '(', (size_t)(line.at + line.len - at)) : NULL;
  if (!open) return false;
  d->name = (gv_str){at + 5, (size_t)(open - at) - 5};
  gv_str brackets = {open, (size_t)(line.at + line.len - open)}, argument;
  size_t end;
  for (d->count = 0; gv_argument_in(brackets, d->count, &argument, &end); d->count++) {
    while (argument.len && *argument.at == ' ') argument.at++, argument.len--;
    const char *space = memchr(argument.at, ' ', argument.len);
    if (d->count == MOST_ARGUMENTS || !argument.len) return false;
    d->types[d->count] =
        (gv_str){argument.at, space ? (size_t)(space - argument.at) : argument.len};
  }
  return d->count != 0;
}

static bool is_pointer(gv_str type) { return gv_str_equal(type, GV_STR("ptr")); }

/* It begins what a request is for: the last argument is where that is put. In libraries whose
 * requests are numbers, communicators are, too. */
static bool begins(const requests *r, const declaration *d) {
  char name[LONGEST];
  if (d->count < 2) return false;
  snprintf(name, sizeof name, "%.*s.work", GV_FMT(d->name));
  return has_row(r->usual, gv_str_of(name)) && is_pointer(d->types[d->count - 1]) &&
         is_pointer(d->types[d->count - 2]);
}

static void write_types(FILE *out, const declaration *d, const char *format) {
  for (uint32_t i = 0; i < d->count; i++) {
    fprintf(out, i ? ", %.*s" : "%.*s", GV_FMT(d->types[i]));
    fprintf(out, format, i);
  }
}

/* Of how many bytes the elements are. */
static const struct {
  const char *name;
  uint32_t bytes;
} types[] = {{"char", 1},          {"signed_char", 1}, {"unsigned_char", 1}, {"byte", 1},
             {"short", 2},         {"int", 4},         {"unsigned", 4},      {"long", 8},
             {"unsigned_long", 8}, {"float", 4},       {"double", 8},        {"int8_t", 1},
             {"uint8_t", 1},       {"int16_t", 2},     {"uint16_t", 2},      {"int32_t", 4},
             {"uint32_t", 4},      {"int64_t", 8},     {"uint64_t", 8},      {"long_long_int", 8}};
static const char *const type_prefixes[] = {"@gpuverify_mpi_", "@ompi_mpi_"};

/* "@ompi_mpi_int = external global …": one of these. */
static bool is_type(gv_str line) {
  gv_str name =
      line.len && *line.at == '@' ? gv_global_name(line.at, line.at + line.len) : GV_STR("");
  gv_str behind = {line.at + name.len, line.len - name.len};
  if (!name.len || !gv_str_begins(behind, " = external ")) return false;
  for (size_t p = 0; p < sizeof type_prefixes / sizeof *type_prefixes; p++) {
    size_t len = strlen(type_prefixes[p]);
    for (size_t i = 0; gv_str_begins(name, type_prefixes[p]) && i < sizeof types / sizeof *types;
         i++)
      if (gv_str_equal((gv_str){name.at + len, name.len - len}, gv_str_of(types[i].name)))
        return true;
  }
  return false;
}

/* Types that lie in other files may lie at one place, to opt; these do not. */
static void write_type(FILE *out, gv_str line) {
  gv_str name = gv_global_name(line.at, line.at + line.len);
  fprintf(out, "%.*s = internal global i64 0, align 8", GV_FMT(name));
}

/* "  %b3 = select …": how many bytes an element of the type, the third argument, has; 0: that is
 * not known. Returns the number of the last. */
static uint32_t write_size(const requests *r) {
  uint32_t last = 0;
  fputs("  %b0 = add i64 0, 0\n", r->out);
  for (size_t p = 0; p < sizeof type_prefixes / sizeof *type_prefixes; p++)
    for (size_t i = 0; i < sizeof types / sizeof *types; i++) {
      char name[LONGEST];
      snprintf(name, sizeof name, "%s%s", type_prefixes[p], types[i].name);
      char line[LONGEST + 4];
      snprintf(line, sizeof line, "\n%s =", name);
      if (!gv_str_has(r->text, line)) continue;
      fprintf(r->out, "  %%is%u = icmp eq ptr %%a2, %s\n", last, name);
      fprintf(r->out, "  %%b%u = select i1 %%is%u, i64 %u, i64 %%b%u\n", last + 1, last,
              types[i].bytes, last);
      last++;
    }
  return last;
}

/* The work on so many elements of such a type, the second and the third argument. */
static void write_sized(const requests *r, const declaration *d) {
  fputs("  %n = sext i32 %a1 to i64\n", r->out);
  uint32_t last = write_size(r);
  fprintf(r->out, "  %%known = icmp ne i64 %%b%u, 0\n  %%bytes = mul nsw i64 %%n, %%b%u\n", last,
          last);
  fprintf(r->out, "  br i1 %%known, label %%sized, label %%plain\nsized:\n");
  fprintf(r->out, "  call void @%.*s.sized(ptr %%a0, i64 %%bytes, ptr %%s)\n", GV_FMT(d->name));
  fprintf(r->out, "  br label %%done\nplain:\n");
}

/* The function has a row for work of which it is known how many bytes that is about. */
static bool is_sized(const requests *r, const declaration *d) {
  char name[LONGEST];
  snprintf(name, sizeof name, "%.*s.sized", GV_FMT(d->name));
  return has_row(r->usual, gv_str_of(name)) && d->count > 3 && is_pointer(d->types[0]) &&
         gv_str_equal(d->types[1], GV_STR("i32")) && is_pointer(d->types[2]);
}

static void write_beginning(const requests *r, const declaration *d) {
  bool sized = is_sized(r, d);
  fprintf(r->out, "define internal i32 @%.*s(", GV_FMT(d->name));
  write_types(r->out, d, " %%a%u");
  fprintf(r->out, ") nounwind {\n  %%s = call ptr @MPI_Request.stream()\n");
  if (sized) write_sized(r, d);
  fprintf(r->out, "  call void @%.*s.work(", GV_FMT(d->name));
  write_types(r->out, d, " %%a%u");
  fprintf(r->out, ", ptr %%s)\n%s", sized ? "  br label %done\ndone:\n" : "");
  fprintf(r->out, "  %%e = call ptr @MPI_Request.event()\n");
  fprintf(r->out, "  call void @MPI_Request.record(ptr %%e, ptr %%s)\n");
  fprintf(r->out, "  call void @MPI_Request.leave(ptr %%s)\n");
  fprintf(r->out, "  store ptr %%e, ptr %%a%u, align 8\n  ret i32 0\n}\n", d->count - 1);
  fprintf(r->out, "declare void @%.*s.work(", GV_FMT(d->name));
  write_types(r->out, d, "");
  fprintf(r->out, ", ptr) nounwind\n");
  if (sized) fprintf(r->out, "declare void @%.*s.sized(ptr, i64, ptr) nounwind\n", GV_FMT(d->name));
}

/* %none: there is no request at %r; else %e is one. */
static void write_question(const requests *r) {
  fprintf(r->out, "  %%e = load ptr, ptr %%r, align 8\n  %%none = icmp eq ptr %%e, %s\n", r->none);
}

static void write_end(const requests *r) {
  fprintf(r->out, "  call void @MPI_Request.end(ptr %%e)\n  store ptr %s, ptr %%r, align 8\n",
          r->none);
}

static void write_wait(const requests *r, const char *name) {
  fprintf(r->out, "define internal i32 @%s(ptr %%r, ptr %%status) nounwind {\n", name);
  write_question(r);
  fputs("  br i1 %none, label %done, label %wait\nwait:\n  call void @MPI_Request.wait(ptr %e)\n",
        r->out);
  write_end(r);
  fputs("  br label %done\ndone:\n  call void @MPI_Request.status(ptr %status)\n  ret i32 0\n}\n",
        r->out);
}

static void write_wait_for_all(const requests *r) {
  fputs("define internal i32 @MPI_Waitall(i32 %n, ptr %requests, ptr %statuses) nounwind {\n"
        "  br label %head\nhead:\n  %i = phi i32 [ 0, %0 ], [ %next, %body ]\n"
        "  %more = icmp slt i32 %i, %n\n  br i1 %more, label %body, label %done\nbody:\n"
        "  %at = sext i32 %i to i64\n  %r = getelementptr inbounds ptr, ptr %requests, i64 %at\n"
        "  %told = call i32 @MPI_Request.wait.one(ptr %r, ptr null)\n"
        "  %next = add nsw i32 %i, 1\n  br label %head\ndone:\n"
        "  call void @MPI_Request.status(ptr %statuses)\n  ret i32 0\n}\n",
        r->out);
  write_wait(r, "MPI_Request.wait.one");
}

static void write_test(const requests *r) {
  fputs("define internal i32 @MPI_Test(ptr %r, ptr %flag, ptr %status) nounwind {\n", r->out);
  write_question(r);
  fputs("  br i1 %none, label %done, label %ask\nask:\n"
        "  %busy = call i32 @MPI_Request.test(ptr %e)\n  %over = icmp eq i32 %busy, 0\n"
        "  br i1 %over, label %end, label %later\nend:\n",
        r->out);
  write_end(r);
  fputs("  br label %done\ndone:\n  store i32 1, ptr %flag, align 4\n"
        "  call void @MPI_Request.status(ptr %status)\n  ret i32 0\n"
        "later:\n  store i32 0, ptr %flag, align 4\n  ret i32 0\n}\n",
        r->out);
}

static void write_free(const requests *r) {
  fputs("define internal i32 @MPI_Request_free(ptr %r) nounwind {\n"
        "  %e = load ptr, ptr %r, align 8\n",
        r->out);
  write_end(r);
  fputs("  ret i32 0\n}\n", r->out);
}

/* It takes a request, or several; what they are is known by what else is declared. */
static bool write_asking(requests *r, const declaration *d) {
  static const uint32_t counts[] = {2, 3, 3, 1};
  for (uint32_t i = 0; i < ASKING; i++)
    if (gv_str_equal(d->name, gv_str_of(asking[i])) && d->count == counts[i]) {
      if (i == WAIT) write_wait(r, asking[i]);
      if (i == WAIT_ALL) write_wait_for_all(r);
      if (i == TEST) write_test(r);
      if (i == FREE) write_free(r);
      return true;
    }
  return false;
}

static void declare_parts(FILE *out) {
  fputs("\ndeclare nonnull ptr @MPI_Request.stream() nounwind\n"
        "declare nonnull ptr @MPI_Request.event() nounwind\n"
        "declare void @MPI_Request.record(ptr, ptr) nounwind\n"
        "declare void @MPI_Request.leave(ptr) nounwind\n"
        "declare void @MPI_Request.wait(ptr) nounwind\n"
        "declare i32 @MPI_Request.test(ptr) nounwind\n"
        "declare void @MPI_Request.end(ptr) nounwind\n"
        "declare void @MPI_Request.status(ptr) nounwind\n",
        out);
}

/* Something that begins requests is declared. What gives others is unknown, and so are these. */
static bool has_requests(const requests *r) {
  for (gv_str rest = r->text; rest.len;) {
    gv_str line = gv_str_line(rest);
    size_t step = line.len < rest.len ? line.len + 1 : line.len;
    rest = (gv_str){rest.at + step, rest.len - step};
    declaration d;
    if (read_declaration(line, &d) && begins(r, &d)) return true;
  }
  return false;
}

gv_str gv_write_requests(gv_arena *arena, const gv_usual_profiles *usual, gv_str text) {
  requests r = {.usual = usual, .text = text, .none = "null"};
  if (!gv_str_has(text, "@MPI_I") || !has_row(usual, GV_STR("MPI_Request.wait"))) return text;
  if (!has_requests(&r)) return text;
  if (gv_str_has(text, "@ompi_request_null")) r.none = "@ompi_request_null";
  gv_stream stream;
  r.out = gv_stream_open(&stream);
  for (gv_str rest = text; rest.len;) {
    gv_str line = gv_str_line(rest);
    size_t step = line.len < rest.len ? line.len + 1 : line.len;
    rest = (gv_str){rest.at + step, rest.len - step};
    declaration d;
    bool known = read_declaration(line, &d);
    if (known && begins(&r, &d))
      write_beginning(&r, &d);
    else if (is_type(line))
      write_type(r.out, line);
    else if (!known || !write_asking(&r, &d))
      fwrite(line.at, 1, line.len, r.out);
    if (step > line.len) fputc('\n', r.out);
  }
  declare_parts(r.out);
  gv_str kept = gv_str_copy(arena, gv_stream_close(&stream));
  free(stream.at);
  return kept;
}

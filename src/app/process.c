/* needs: LLVM IR, before functions are inlined. gives: the same program, in which main is all that
 * runs: see process.h. What is registered to run at exit sets a flag where it is registered, and
 * main's end asks for the flags, the last registration first. The order in which constructors of
 * variables at file scope register is that of the file; what functions register is behind these:
 * one thing, or several in main, or in a function that it calls once, which are in no loop.
 */
#define _GNU_SOURCE
#include "app/process.h"

#include <string.h>

#include "app/lines.h"
#include "base/stream.h"

#define AT_EXIT "@gpuverify.at_exit"

enum { MOST_REGISTERED = 64, MOST_STARTS = 16 };

/* "call i32 @__cxa_atexit(ptr @f, ptr @x, ptr @__dso_handle)", "call i32 @atexit(ptr @f)" */
typedef struct registration {
  const char *line;        /* in the text */
  gv_str function, object; /* empty: it gets none, or the place is not known */
  bool often;              /* the program may register it more than once */
} registration;

typedef struct process {
  gv_str text;
  GV_VEC(registration) at_exit; /* in the order in which they are made */
  gv_str starts[MOST_STARTS];   /* "@_GLOBAL__sub_I_program.cu", in the order in which they run */
  uint32_t start_count;
  gv_str ends;      /* what runs behind all that is registered; empty: there is none */
  uint32_t dynamic; /* registrations by functions that are no constructors */
  gv_str registers; /* the function that makes these */
  gv_str main;      /* "define i32 @main() {", to its end */
  bool fits;
} process;

/* ---- what there is ---- */

static bool is_of_compiler(gv_str name) {
  return gv_str_begins(name, "@__cuda_") || gv_str_begins(name, "@__hip_");
}

/* The name that an argument is, "@f" of "ptr noundef @f"; empty: it is something else. */
static gv_str name_in_argument(gv_str brackets, uint32_t i) {
  gv_str argument;
  size_t end;
  if (!gv_argument_in(brackets, i, &argument, &end)) return GV_STR("");
  gv_str word = gv_last_word(argument);
  return word.len && *word.at == '@' && !gv_str_has(argument, "(") ? word : GV_STR("");
}

static bool is_registration(gv_str line, registration *found) {
  static const char *const calls[] = {" call i32 @__cxa_atexit(", " call i32 @atexit("};
  for (size_t i = 0; i < 2; i++) {
    const char *at = memmem(line.at, line.len, calls[i], strlen(calls[i]));
    if (!at) continue;
    const char *open = at + strlen(calls[i]) - 1;
    gv_str brackets = {open, (size_t)(line.at + line.len - open)};
    found->line = line.at;
    found->function = name_in_argument(brackets, 0);
    found->object = i ? GV_STR("") : name_in_argument(brackets, 1);
    found->often = i > 0;
    if (!i && gv_str_has(line, ", ptr null,")) found->object = GV_STR("null");
    return true;
  }
  return false;
}

static void list_registration(process *p, gv_str line, gv_str function) {
  registration found;
  if (!is_registration(line, &found)) {
    static const char *const others[] = {"@at_quick_exit",  "@on_exit",      "@quick_exit",
                                         "@atexit",         "@__cxa_atexit", "@__cxa_thread_atexit",
                                         "@pthread_create", "@thrd_create",  "_M_start_thread",
                                         "@__kmpc_fork",    "@GOMP_parallel"};
    for (size_t i = 0; i < sizeof others / sizeof *others; i++)
      p->fits &= !gv_str_has(line, others[i]);
    return;
  }
  if (is_of_compiler(found.function)) return;
  bool starts = gv_str_begins(function, "@__cxx_global_var_init"),
       whole = found.function.len && (found.object.len || found.often);
  p->fits &= whole && p->at_exit.len < MOST_REGISTERED;
  if (!starts && p->dynamic++) p->fits &= gv_str_equal(p->registers, function);
  if (!starts) p->registers = function;
  *gv_push(&p->at_exit) = found;
  for (uint32_t i = p->at_exit.len - 1, n = starts ? p->dynamic : 0; n--; i--) {
    p->at_exit.at[i] = p->at_exit.at[i - 1]; /* what functions register comes behind */
    p->at_exit.at[i - 1] = found;
  }
}

/* "{ i32 65535, ptr @f, ptr null }" */
static bool has_default_priority(gv_str line, const char *name) {
  static const char before[] = "i32 65535, ptr ";
  size_t len = sizeof before - 1;
  return (size_t)(name - line.at) >= len && !memcmp(name - len, before, len);
}

/* By its debug information. */
static bool is_one_file(gv_str text) {
  const gv_str word = GV_STR("!DICompileUnit(");
  const char *first = gv_str_find(text, word);
  size_t before = first ? (size_t)(first - text.at) + 1 : 0;
  return first && !gv_str_find((gv_str){first + 1, text.len - before}, word);
}

/* The line of the place begins with "define ". */
static bool is_definition(gv_str text, const char *at) {
  while (at > text.at && at[-1] != '\n') at--;
  return gv_str_begins((gv_str){at, (size_t)(text.at + text.len - at)}, "define ");
}

/* "@llvm.global_ctors = appending global [1 x { i32, ptr, ptr }] [{ i32, ptr, ptr } { i32 65535,
 * ptr @_GLOBAL__sub_I_program.cu, ptr null }]": those of a program, and what the compiler has
 * there. Those of one file run in this order; of several files it is not known. */
static void list_constructors(process *p, gv_str line) {
  const char *end = line.at + line.len;
  for (const char *at = line.at + 1; (at = memchr(at, '@', (size_t)(end - at))); at++) {
    gv_str name = gv_global_name(at, end);
    if (is_of_compiler(name)) continue;
    p->fits &= p->start_count < MOST_STARTS && has_default_priority(line, at);
    if (p->fits) p->starts[p->start_count++] = name;
  }
  p->fits &= p->start_count < 2 || is_one_file(p->text);
}

/* One function may run at the end. */
static void list_destructors(process *p, gv_str line) {
  const char *end = line.at + line.len;
  uint32_t count = 0;
  for (const char *at = line.at + 1; (at = memchr(at, '@', (size_t)(end - at))); at++, count++)
    p->ends = gv_global_name(at, end);
  if (count != 1 || is_of_compiler(p->ends)) p->ends = (gv_str){0};
}

/* ---- order of registrations ---- */

/* How long the function is that begins here. */
static gv_str function_at(gv_str text, const char *define) {
  gv_str rest = {define, (size_t)(text.at + text.len - define)};
  const char *end = memmem(rest.at, rest.len, "\n}", 2);
  return (gv_str){rest.at, end ? (size_t)(end - rest.at) : rest.len};
}

static uint64_t label_at(const char *at, const char *end) {
  static const char word[] = "abcdefghijklmnopqrstuvwxyzABCDEFGHIJKLMNOPQRSTUVWXYZ0123456789._-$";
  const char *stop = at;
  while (stop < end && strchr(word, *stop)) stop++;
  return stop > at ? gv_hash(at, (size_t)(stop - at), 0) : 0;
}

/* Some way leads from behind the place in the function to before it. */
static bool is_in_loop(gv_str function, const char *place) {
  static const char word[] = "label %";
  const char *end = function.at + function.len;
  gv_map before = {0};
  bool found, any = false;
  for (const char *at = function.at; (at = memchr(at, '\n', (size_t)(place - at))); at++)
    if (at[1] != ' ') *gv_map_at(&before, label_at(at + 1, place), &found) = 1;
  for (const char *at = place; (at = memmem(at, (size_t)(end - at), word, sizeof word - 1)); at++) {
    uint64_t label = label_at(at + sizeof word - 1, end);
    any |= !label || gv_map_get(&before, label) != GV_NONE;
  }
  gv_map_free(&before);
  return any;
}

/* The place where main calls the function, and nothing else names it; NULL: it is not so. */
static const char *only_call(const process *p, gv_arena *arena, gv_str name) {
  gv_str call = gv_format(arena, "%.*s(", GV_FMT(name));
  const char *end = p->text.at + p->text.len, *found = NULL;
  for (const char *at = p->text.at; (at = memmem(at, (size_t)(end - at), name.at, name.len));
       at++) {
    bool calls = (size_t)(end - at) > call.len && !memcmp(at, call.at, call.len);
    char next = at + name.len < end ? at[name.len] : ' ';
    bool other = !calls && (strchr("._-$", next) || (next >= '0' && next <= '9') ||
                            (next >= 'a' && next <= 'z') || (next >= 'A' && next <= 'Z'));
    if (other || (calls && is_definition(p->text, at))) continue;
    bool in_main = at > p->main.at && at < p->main.at + p->main.len;
    if (!calls || found || !in_main) return NULL;
    found = at;
  }
  return found;
}

/* Several registrations are made in the order in which they are written, each once. */
static bool is_order_known(const process *p, gv_arena *arena) {
  if (p->dynamic < 2) return true;
  const char *call = p->main.at;
  gv_str function = p->main;
  if (!gv_str_equal(p->registers, GV_STR("@main"))) {
    call = only_call(p, arena, p->registers);
    if (!call || is_in_loop(p->main, call)) return false;
    const char *first = p->at_exit.at[p->at_exit.len - 1].line, *define = first;
    while (define > p->text.at && !(define[0] == 'd' && define[-1] == '\n')) define--;
    function = function_at(p->text, define);
  }
  for (uint32_t i = p->at_exit.len - p->dynamic; i < p->at_exit.len; i++)
    if (is_in_loop(function, p->at_exit.at[i].line)) return false;
  return true;
}

static void list_all(process *p) {
  gv_str function = {0};
  for (gv_str rest = p->text; rest.len;) {
    gv_str line = gv_str_line(rest), defined = gv_defined_name(line);
    size_t step = line.len < rest.len ? line.len + 1 : line.len;
    rest = (gv_str){rest.at + step, rest.len - step};
    if (defined.len) function = defined;
    if (gv_str_equal(defined, GV_STR("@main"))) p->main = function_at(p->text, line.at);
    if (gv_str_begins(line, "@llvm.global_ctors ")) list_constructors(p, line);
    if (gv_str_begins(line, "@llvm.global_dtors ")) list_destructors(p, line);
    if (gv_str_begins(line, "  ")) list_registration(p, line, function);
  }
}

/* ---- the text ---- */

static uint32_t number_of(const process *p, const char *line) {
  for (uint32_t i = 0; i < p->at_exit.len; i++)
    if (p->at_exit.at[i].line == line) return i;
  return GV_NONE;
}

/* "  %3 = call …": what comes first, for an instruction that gives the same. */
static void write_result(FILE *out, gv_str line, const char *value) {
  const char *at = memmem(line.at, line.len, " = ", 3);
  if (at && gv_str_begins(line, "  %"))
    fprintf(out, "%.*s = add i32 0, %s", (int)(at - line.at), line.at, value);
}

static gv_str argument_of(gv_str line, const char *call) {
  const char *at = memmem(line.at, line.len, call, strlen(call)), *end = line.at + line.len;
  return at ? name_in_argument(
                  (gv_str){at + strlen(call) - 1, (size_t)(end - at) - strlen(call) + 1}, 0)
            : GV_STR("");
}

/* What clang writes around a variable of a function that is made at its first use. */
static bool write_guard(FILE *out, gv_str line) {
  static const char load[] = " = load atomic i8, ptr @_ZGV";
  const char *at = memmem(line.at, line.len, load, sizeof load - 1);
  gv_str asked = argument_of(line, "@__cxa_guard_acquire("),
         made = argument_of(line, "@__cxa_guard_release("),
         failed = argument_of(line, "@__cxa_guard_abort(");
  gv_str dbg = gv_place_in(line);
  if (at) {
    gv_str name = gv_global_name(at + sizeof load - 6, line.at + line.len);
    fprintf(out, "%.*s = load i8, ptr %.*s, align 8%.*s", (int)(at - line.at), line.at,
            GV_FMT(name), GV_FMT(dbg));
  } else if (asked.len) {
    write_result(out, line, "1");
  } else if (made.len || failed.len) {
    fprintf(out, "  store i8 %d, ptr %.*s, align 8%.*s", made.len > 0,
            GV_FMT(made.len ? made : failed), GV_FMT(dbg));
  } else {
    return false;
  }
  return true;
}

/* What is registered twice runs twice; a variable is but once. */
static void write_registration(const process *p, FILE *out, gv_str line, uint32_t number) {
  if (p->at_exit.at[number].often)
    fprintf(out,
            "  %%gpuverify.again.%u = load i8, ptr @gpuverify.registered.%u, align 1\n"
            "  store i8 %%gpuverify.again.%u, ptr @gpuverify.registered.again.%u, align 1\n",
            number, number, number, number);
  fprintf(out, "  store i8 1, ptr @gpuverify.registered.%u, align 1\n", number);
  write_result(out, line, "0");
}

static void write_constructors(const process *p, FILE *out, gv_str line) {
  if (!p->start_count || !gv_str_has(line, "@__cuda_") == !gv_str_has(line, "@__hip_")) {
    if (!p->start_count) fwrite(line.at, 1, line.len, out);
    return;
  }
  const char *name = gv_str_has(line, "@__cuda_") ? memmem(line.at, line.len, "@__cuda_", 8)
                                                  : memmem(line.at, line.len, "@__hip_", 7);
  gv_str compilers = gv_global_name(name, line.at + line.len);
  fprintf(out,
          "@llvm.global_ctors = appending global [1 x { i32, ptr, ptr }] [{ i32, ptr, ptr } { i32 "
          "65535, ptr %.*s, ptr null }]",
          GV_FMT(compilers));
}

/* "registered.1", "registered.again.1": the function runs if the flag is set. */
static void write_run(FILE *out, const registration *r, const char *kind, uint32_t i) {
  gv_str object = r->object;
  fprintf(out, "  %%flag%s.%u = load i8, ptr @gpuverify.registered%s.%u, align 1\n", kind, i, kind,
          i);
  fprintf(out, "  %%is%s.%u = icmp ne i8 %%flag%s.%u, 0\n", kind, i, kind, i);
  fprintf(out, "  br i1 %%is%s.%u, label %%run%s.%u, label %%go%s.%u\n\nrun%s.%u:\n", kind, i, kind,
          i, kind, i, kind, i);
  fprintf(out, "  store i8 0, ptr @gpuverify.registered%s.%u, align 1\n", kind, i);
  fprintf(out, "  call void %.*s(%s%.*s)\n  br label %%go%s.%u\n\ngo%s.%u:\n", GV_FMT(r->function),
          object.len ? "ptr " : "", GV_FMT(object), kind, i, kind, i);
}

static void write_at_exit(const process *p, FILE *out) {
  for (uint32_t i = 0; i < p->at_exit.len; i++)
    fprintf(out, "\n@gpuverify.registered.%u = internal global i8 0, align 1\n%s", i,
            p->at_exit.at[i].often ? "" : "\n");
  for (uint32_t i = 0; i < p->at_exit.len; i++)
    if (p->at_exit.at[i].often)
      fprintf(out, "@gpuverify.registered.again.%u = internal global i8 0, align 1\n", i);
  fprintf(out, "\ndefine internal void " AT_EXIT "() alwaysinline {\n");
  for (uint32_t i = p->at_exit.len; i--;) {
    write_run(out, &p->at_exit.at[i], "", i);
    if (p->at_exit.at[i].often) write_run(out, &p->at_exit.at[i], ".again", i);
  }
  if (p->ends.len) fprintf(out, "  call void %.*s()\n", GV_FMT(p->ends));
  fprintf(out, "  ret void\n}\n");
}

static bool has_end(const process *p) { return p->at_exit.len || p->ends.len; }

/* A line of a function, or one beside them. */
static void write_line(const process *p, FILE *out, gv_str line, bool in_main, gv_str begins) {
  uint32_t number = number_of(p, line.at);
  bool leaves = (in_main && gv_str_begins(line, "  ret ")) ||
                (gv_str_begins(line, "  ") && gv_str_has(line, "call void @exit("));
  gv_str dbg = gv_place_in(line);
  for (uint32_t i = 0; begins.at && i < p->start_count; i++)
    fprintf(out, "  call void %.*s()%.*s\n", GV_FMT(p->starts[i]), GV_FMT(begins));
  if (leaves && has_end(p)) fprintf(out, "  call void " AT_EXIT "()%.*s\n", GV_FMT(dbg));
  if (number != GV_NONE)
    write_registration(p, out, line, number);
  else if (gv_str_begins(line, "@llvm.global_ctors "))
    write_constructors(p, out, line);
  else if (!(p->ends.len && gv_str_begins(line, "@llvm.global_dtors ")) &&
           (!gv_str_begins(line, "  ") || !write_guard(out, line)))
    fwrite(line.at, 1, line.len, out);
}

/* Where the first operation of a function is that has a place; not NULL. */
static gv_str first_place(gv_str text) {
  const char *end = memmem(text.at, text.len, "\n}", 2),
             *at = end ? memmem(text.at, (size_t)(end - text.at), ", !dbg ", 7) : NULL;
  return at ? gv_place_in(gv_str_line((gv_str){at, (size_t)(end - at)})) : GV_STR("");
}

static gv_str written(const process *p, gv_arena *arena) {
  gv_stream stream;
  FILE *out = gv_stream_open(&stream);
  bool in_main = false, begun = false;
  for (gv_str rest = p->text; rest.len;) {
    gv_str line = gv_str_line(rest);
    size_t step = line.len < rest.len ? line.len + 1 : line.len;
    bool defines = gv_str_begins(line, "define "),
         label = line.len && line.at[0] != ' ' && memchr(line.at, ':', line.len);
    if (defines) in_main = gv_str_equal(gv_defined_name(line), GV_STR("@main")), begun = false;
    if (gv_str_equal(line, GV_STR("}"))) in_main = false;
    bool first = in_main && !defines && !label && !begun;
    begun |= first;
    write_line(p, out, line, in_main, first ? first_place(rest) : (gv_str){NULL, 0});
    if (step > line.len) fputc('\n', out);
    rest = (gv_str){rest.at + step, rest.len - step};
  }
  if (has_end(p)) write_at_exit(p, out);
  gv_str made = gv_str_copy(arena, gv_stream_close(&stream));
  free(stream.at);
  return made;
}

gv_str gv_write_process(gv_arena *arena, gv_str text) {
  process p = {.text = text, .fits = true};
  list_all(&p);
  bool asked = has_end(&p) || p.start_count || gv_str_has(text, "@__cxa_guard_acquire("),
       fits = p.main.at && p.fits && is_order_known(&p, arena);
  gv_str made = fits && asked ? written(&p, arena) : text;
  gv_vec_free(&p.at_exit);
  return made;
}

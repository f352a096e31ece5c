/* needs: the text of LLVM IR. gives: the same, where statuses are 0. */
#define _GNU_SOURCE
#include "app/succeed.h"

#include <string.h>

#include "app/graphs.h"
#include "app/handlers.h"
#include "app/lines.h"
#include "app/marks.h"
#include "base/stream.h"
#include "front/front.h"
#include "profile/profile.h"

enum {
  LOOK_AHEAD = 4096 /* bytes in which the first use of a status is looked for */
};

typedef struct made_name {
  gv_str name;
  bool asked;
} made_name;

typedef struct succeeding {
  const gv_usual_profiles *usual;
  bool aligned;    /* posix_memalign() and malloc() are those of C */
  gv_map declared; /* hashes of the names of functions without a body */
  gv_map made;     /* of the names of those that are called so that they give what they make */
  GV_VEC(made_name) made_names;
  bool handled; /* is what operator new throws, and so it may */
} succeeding;

/* "i32 @cudaMalloc(": the name. at == NULL: it is none such. */
static gv_str name_in(gv_str line) {
  const char *at = memmem(line.at, line.len, "i32 @", 5), *open = memchr(line.at, '(', line.len);
  return at && open && at < open ? (gv_str){at + 5, (size_t)(open - at) - 5} : (gv_str){NULL, 0};
}

static void list_declared(succeeding *s, gv_str text) {
  const gv_str word = GV_STR("\ndeclare ");
  bool is_new;
  for (const char *at = text.at, *end = text.at + text.len;
       (at = gv_str_find((gv_str){at, (size_t)(end - at)}, word)); at++) {
    gv_str name = name_in(gv_str_line((gv_str){at + 1, (size_t)(end - at) - 1}));
    if (name.at) *gv_map_at(&s->declared, gv_hash(name.at, name.len, 0), &is_new) = 1;
  }
}

/* Functions of graphs have rows under another name: src/app/graphs.c. */
static const gv_profile_row *row_of(const gv_profile *profile, gv_str name) {
  char other[64];
  const gv_profile_row *row = gv_profile_find(profile, name);
  if (row || name.len + sizeof GV_GRAPH > sizeof other) return row;
  memcpy(other, name.at, name.len);
  memcpy(other + name.len, GV_GRAPH, sizeof GV_GRAPH);
  return gv_profile_find(profile, gv_str_of(other));
}

static bool gives_status(const gv_profile *profile, gv_str name) {
  const gv_profile_row *row = row_of(profile, name);
  bool all = row != NULL;
  for (; row && all; row = gv_profile_next(profile, row)) all = row->status && !row->queries;
  return all;
}

/* What a launch pushes for its kernel: it fails nowhere, either. */
static bool is_pushed(gv_str name) {
  return gv_str_equal(name, GV_STR("__cudaPushCallConfiguration")) ||
         gv_str_equal(name, GV_STR("__hipPushCallConfiguration"));
}

static bool is_status(const succeeding *s, gv_str name) {
  if (is_pushed(name)) return true;
  if (!gv_str_begins(name, "cu") && !gv_str_begins(name, "hip") && !gv_str_begins(name, "nccl") &&
      !gv_str_begins(name, "MPI_"))
    return false;
  if (gv_map_get(&s->declared, gv_hash(name.at, name.len, 0)) == GV_NONE) return false;
  for (uint32_t i = 0; i < s->usual->count; i++)
    if (gives_status(&s->usual->profiles[i], name)) return true;
  return false;
}

/* "  %12 = call i32 @cudaMalloc(…)": *result is "%12", *rest begins behind " = ". */
static bool is_call_for_status(const succeeding *s, gv_str line, gv_str *result, gv_str *rest) {
  const char *at = gv_str_begins(line, "  %") ? memmem(line.at, line.len, " = ", 3) : NULL;
  if (!at) return false;
  *result = (gv_str){line.at + 2, (size_t)(at - line.at) - 2};
  *rest = (gv_str){at + 3, line.len - (size_t)(at - line.at) - 3};
  gv_str name = gv_str_begins(*rest, "call ") || gv_str_begins(*rest, "tail call ")
                    ? name_in(*rest)
                    : (gv_str){NULL, 0};
  return name.at && is_status(s, name);
}

/* Is the value named anywhere behind its definition? Perhaps, where nothing is found at once. */
static bool is_asked_for(gv_str behind, gv_str value) {
  gv_str near = {behind.at, behind.len < LOOK_AHEAD ? behind.len : LOOK_AHEAD};
  const char *end = memmem(near.at, near.len, "\n}", 2), *at = near.at;
  bool whole = end != NULL;
  if (end) near.len = (size_t)(end - near.at);
  for (; (at = memmem(at, (size_t)(near.at + near.len - at), value.at, value.len)); at++) {
    const char *next = at + value.len;
    if (next == near.at + near.len ||
        !((*next >= '0' && *next <= '9') || *next == '.' || *next == '_'))
      return true;
  }
  return !whole;
}

/* The call as it is, and 0 in the place of what it gives. Its name is one of its own, since those
 * that are numbers are in order. */
static void write_call(FILE *out, gv_str result, gv_str rest, bool asked, uint32_t number) {
  fprintf(out, "  %%gpuverify.status.%u = %.*s\n", number, GV_FMT(rest));
  if (asked && !is_pushed(name_in(rest)))
    fprintf(out, "  call void (...) @" GV_USED "(i32 %%gpuverify.status.%u)\n", number);
  fprintf(out, "  %.*s = add i32 0, 0", GV_FMT(result));
}

/* "ptr noundef %x": "%x"; "ptr nonnull getelementptr (i8, ptr @x, i64 8)": "getelementptr …". at ==
 * NULL: it is neither. */
static gv_str plain_name(gv_str argument) {
  static const char constant[] = " getelementptr ";
  gv_str name = gv_last_word(argument);
  while (argument.len && *argument.at == ' ') argument.at++, argument.len--;
  const char *at = gv_str_begins(argument, "ptr ")
                       ? memmem(argument.at, argument.len, constant, sizeof constant - 1)
                       : NULL;
  if (at && argument.at[argument.len - 1] == ')')
    return (gv_str){at + 1, (size_t)(argument.at + argument.len - at) - 1};
  bool plain = gv_str_begins(argument, "ptr ") && name.len > 1 &&
               (name.at[0] == '%' || name.at[0] == '@') && !memchr(argument.at, '(', argument.len);
  return plain ? name : (gv_str){NULL, 0};
}

/* The argument through which the function gives what it makes; GV_NONE: it makes nothing that can
 * be its result. */
static uint32_t out_of(const succeeding *s, gv_str name) {
  for (uint32_t i = 0; i < s->usual->count; i++) {
    const gv_profile_row *first = row_of(&s->usual->profiles[i], name), *row = first;
    if (!first || !gives_status(&s->usual->profiles[i], name)) continue;
    for (; row; row = gv_profile_next(&s->usual->profiles[i], row)) {
      gv_creates makes = row->action.creates;
      bool fits = row->object || gv_creates_handle(makes) || makes == GV_CREATES_MEMORY ||
                  makes == GV_CREATES_MODULE || makes == GV_CREATES_DESCRIPTOR ||
                  makes == GV_CREATES_STANDING;
      if (!fits || row->out == GV_NONE || row->out != first->out) return GV_NONE;
    }
    return first->out;
  }
  return GV_NONE;
}

/* "call i32 @cudaMalloc(ptr %d, i64 4), !dbg !1" becomes "call ptr (...)
 * @cudaMalloc.gpuverify.made(ptr null, i64 4), !dbg !1", and its result is stored at %d: nothing
 * else knows of that address then, so that a variable can be made a value. */
static bool write_made(succeeding *s, FILE *out, gv_str result, gv_str call, bool asked,
                       uint32_t number) {
  gv_str name = name_in(call), whole;
  size_t end;
  uint32_t at = out_of(s, name);
  const char *type = memmem(call.at, call.len, "i32 @", 5), *open = name.at + name.len;
  gv_str brackets = {open, (size_t)(call.at + call.len - open)};
  if (at == GV_NONE || !gv_argument_in(brackets, at, &whole, &end)) return false;
  gv_str address = plain_name(whole),
         rest = {whole.at + whole.len, (size_t)(open + end - (whole.at + whole.len))},
         behind = {open + end, (size_t)(call.at + call.len - (open + end))};
  if (!address.at) return false;
  gv_str dbg = gv_place_in(behind);
  fprintf(out, "  %%gpuverify.status.%u = %.*sptr (...) @%.*s.gpuverify.made%s", number,
          (int)(type - call.at), call.at, GV_FMT(name), asked ? ".asked." : "");
  fprintf(out, "%.*sptr null%.*s%.*s\n", (int)(whole.at - open), open, GV_FMT(rest),
          GV_FMT(behind));
  fprintf(out, "  store ptr %%gpuverify.status.%u, ptr %.*s, align 8%.*s\n", number,
          GV_FMT(address), GV_FMT(dbg));
  fprintf(out, "  %.*s = add i32 0, 0", GV_FMT(result));
  bool found;
  *gv_map_at(&s->made, gv_hash(name.at, name.len, asked), &found) = 1;
  if (!found) *gv_push(&s->made_names) = (made_name){name, asked};
  return true;
}

/* ---- memory ---- */

/* Somewhere a pointer is compared with null. */
static bool asks_for_null(gv_str text) {
  const gv_str words[] = {GV_STR(" = icmp eq ptr "), GV_STR(" = icmp ne ptr ")};
  for (size_t i = 0; i < 2; i++)
    for (const char *at = text.at, *end = text.at + text.len;
         (at = gv_str_find((gv_str){at, (size_t)(end - at)}, words[i])); at++) {
      gv_str line = gv_str_line((gv_str){at, (size_t)(end - at)});
      if (memmem(line.at, line.len, ", null", 6)) return true;
    }
  return false;
}

/* The program has a function of its own by that name, as " @malloc(". */
static bool defines(gv_str text, const char *name) {
  const gv_str word = GV_STR("\ndefine ");
  for (const char *at = text.at, *end = text.at + text.len;
       (at = gv_str_find((gv_str){at, (size_t)(end - at)}, word)); at++) {
    gv_str line = gv_str_line((gv_str){at + 1, (size_t)(end - at) - 1});
    if (memmem(line.at, line.len, name, strlen(name))) return true;
  }
  return false;
}

static const char *const allocating[] = {" @malloc(", " @calloc(", " @aligned_alloc("};
enum { ALLOCATING = sizeof allocating / sizeof *allocating };

static bool defines_allocation(gv_str text) {
  bool any = false;
  for (size_t i = 0; i < ALLOCATING && !any; i++) any = defines(text, allocating[i]);
  return any;
}

/* "  %5 = call noalias ptr @malloc(i64 noundef %4)" of a function without a body: where "ptr" is.
 * NULL: it is none such. */
static const char *allocated_in(gv_str line) {
  if (!gv_str_begins(line, "  %") || !memmem(line.at, line.len, " = ", 3)) return NULL;
  if (!memmem(line.at, line.len, "call ", 5)) return NULL;
  for (size_t i = 0; i < ALLOCATING; i++) {
    const char *at = memmem(line.at, line.len, allocating[i], strlen(allocating[i]));
    bool plain = at && at - line.at > 4 && !memcmp(at - 4, " ptr", 4);
    gv_str before = {line.at, at ? (size_t)(at - line.at) : 0};
    if (plain && !memmem(before.at, before.len, " nonnull ", 9)) return at - 3;
  }
  return NULL;
}

/* That malloc gives memory is said where it is called, so that what is done where it gives none,
 * which is not looked at, can be dropped as what is done where other calls fail. */
static void write_given(FILE *out, gv_str line, const char *type) {
  fprintf(out, "%.*snonnull %.*s", (int)(type - line.at), line.at, (int)(line.at + line.len - type),
          type);
}

/* "  %5 = call i32 @posix_memalign(ptr %p, i64 64, i64 %n)" becomes what malloc(n) gives, which is
 * stored at %p, and 0. */
static bool write_aligned(const succeeding *s, FILE *out, gv_str line, uint32_t *number) {
  static const char called[] = "call i32 @posix_memalign(";
  const char *at = s->aligned && gv_str_begins(line, "  %") ? memmem(line.at, line.len, " = ", 3)
                                                            : NULL,
             *call = at ? memmem(line.at, line.len, called, sizeof called - 1) : NULL;
  if (!call || call < at) return false;
  const char *open = call + sizeof called - 2;
  gv_str brackets = {open, (size_t)(line.at + line.len - open)}, to, bytes;
  size_t end;
  if (!gv_argument_in(brackets, 0, &to, &end) || !gv_argument_in(brackets, 2, &bytes, &end))
    return false;
  gv_str address = plain_name(to), size = gv_last_word(bytes),
         dbg = gv_place_in((gv_str){open + end, brackets.len - end});
  if (!address.at || !size.len) return false;
  fprintf(out, "  %%gpuverify.aligned.%u = call noalias nonnull ptr @malloc(i64 %.*s)%.*s\n",
          *number, GV_FMT(size), GV_FMT(dbg));
  fprintf(out, "  store ptr %%gpuverify.aligned.%u, ptr %.*s, align 8%.*s\n", (*number)++,
          GV_FMT(address), GV_FMT(dbg));
  fprintf(out, "%.*s = add i32 0, 0", (int)(at - line.at), line.at);
  return true;
}

/* ---- numbers that are told ---- */

#define TOLD "%%gpuverify.told"

/* Functions that put an `int` where an argument says, and the argument. */
static const struct {
  const char *name;
  uint32_t argument;
} tells[] = {{"cudaGetDeviceCount", 0},
             {"cudaGetDevice", 0},
             {"cudaDeviceGetAttribute", 0},
             {"cudaDeviceCanAccessPeer", 0},
             {"cudaDriverGetVersion", 0},
             {"cudaRuntimeGetVersion", 0},
             {"cudaOccupancyMaxActiveBlocksPerMultiprocessor", 0},
             {"cuDeviceGetCount", 0},
             {"cuDeviceGet", 0},
             {"cuDeviceGetAttribute", 0},
             {"cuDriverGetVersion", 0},
             {"hipGetDeviceCount", 0},
             {"hipGetDevice", 0},
             {"hipDeviceGetAttribute", 0},
             {"hipDeviceCanAccessPeer", 0},
             {"hipDriverGetVersion", 0},
             {"hipRuntimeGetVersion", 0},
             {"MPI_Comm_size", 1},
             {"MPI_Comm_rank", 1}};

static uint32_t told_by(gv_str name) {
  for (size_t i = 0; i < sizeof tells / sizeof *tells; i++)
    if (gv_str_equal(name, gv_str_of(tells[i].name))) return tells[i].argument;
  return GV_NONE;
}

/* "call i32 @cudaGetDeviceCount(ptr %n), !dbg !1" gets the address of another variable, from which
 * the number is then copied to %n: which nothing else knows, so that it can be made a value. */
static bool write_told(FILE *out, gv_str result, gv_str call, bool asked, uint32_t number) {
  gv_str name = name_in(call), whole;
  size_t end;
  uint32_t at = told_by(name);
  const char *open = name.at + name.len;
  gv_str brackets = {open, (size_t)(call.at + call.len - open)};
  if (at == GV_NONE || !gv_argument_in(brackets, at, &whole, &end)) return false;
  gv_str address = plain_name(whole), dbg = gv_place_in((gv_str){open + end, brackets.len - end});
  if (!address.at) return false;
  const char *behind = whole.at + whole.len;
  fprintf(out, "  %%gpuverify.status.%u = %.*sptr " TOLD "%.*s\n", number,
          (int)(whole.at - call.at), call.at, (int)(call.at + call.len - behind), behind);
  if (asked) fprintf(out, "  call void (...) @" GV_USED "(i32 %%gpuverify.status.%u)\n", number);
  fprintf(out, "  " TOLD ".%u = load i32, ptr " TOLD ", align 8%.*s\n", number, GV_FMT(dbg));
  fprintf(out, "  store i32 " TOLD ".%u, ptr %.*s, align 4%.*s\n", number, GV_FMT(address),
          GV_FMT(dbg));
  fprintf(out, "  %.*s = add i32 0, 0", GV_FMT(result));
  return true;
}

/* Does a function that begins here call one that tells a number? */
static bool tells_number(gv_str text) {
  const char *end = memmem(text.at, text.len, "\n}", 2);
  gv_str body = {text.at, end ? (size_t)(end - text.at) : text.len};
  for (size_t i = 0; i < sizeof tells / sizeof *tells; i++)
    if (memmem(body.at, body.len, tells[i].name, strlen(tells[i].name))) return true;
  return false;
}

/* "define i32 @main() {", and the label of the first block, if it is written: the variable for what
 * is told comes next. Returns how many bytes of what is behind the line are taken. */
static size_t write_definition(FILE *out, gv_str line, gv_str behind) {
  fwrite(line.at, 1, line.len, out);
  if (!line.len || line.at[line.len - 1] != '{' || !tells_number(behind)) return 0;
  gv_str next = gv_str_line(behind);
  bool label = next.len && next.at[0] != ' ' && memchr(next.at, ':', next.len);
  if (label) fprintf(out, "\n%.*s", GV_FMT(next));
  fprintf(out, "\n  " TOLD " = alloca i64, align 8");
  return label ? next.len : 0;
}

/* What takes the place of a call for a status. */
static void write_success(succeeding *s, FILE *out, gv_str result, gv_str call, bool asked,
                          uint32_t number) {
  if (!write_told(out, result, call, asked, number) &&
      !write_made(s, out, result, call, asked, number))
    write_call(out, result, call, asked, number);
}

/* "declare i32 @cudaFree(ptr) #2": no function of the runtime or of C throws, and so the calls of
 * it stay calls where they are inlined. */
static void write_declaration(const succeeding *s, FILE *out, gv_str line) {
  const char *at = memchr(line.at, '@', line.len),
             *open = at ? memchr(at, '(', (size_t)(line.at + line.len - at)) : NULL;
  gv_str ignored, name = open ? (gv_str){at + 1, (size_t)(open - at) - 1} : GV_STR("");
  bool known = is_pushed(name);
  size_t end = 0;
  for (uint32_t i = 0; i < s->usual->count && open && !known; i++)
    known = row_of(&s->usual->profiles[i], name) ||
            gv_front_throws_nothing(&s->usual->profiles[i], name, s->handled);
  if (known)
    gv_argument_in((gv_str){open, (size_t)(line.at + line.len - open)}, UINT32_MAX, &ignored, &end);
  size_t len = known ? (size_t)(open - line.at) + end + 1 : line.len;
  static const char *const before[] = {" local_unnamed_addr", " unnamed_addr"};
  for (size_t i = 0; i < 2 && known; i++)
    if (gv_str_begins((gv_str){line.at + len, line.len - len}, before[i])) len += strlen(before[i]);
  fprintf(out, "%.*s%s%.*s", (int)len, line.at, known ? " nounwind" : "", (int)(line.len - len),
          line.at + len);
}

static gv_str rewritten(succeeding *s, gv_arena *arena, gv_str text) {
  gv_stream stream;
  FILE *out = gv_stream_open(&stream);
  uint32_t number = 0, aligned = 0;
  bool asks = asks_for_null(text) && !defines_allocation(text);
  for (gv_str rest = text; rest.len;) {
    gv_str line = gv_str_line(rest), result, call;
    size_t step = line.len < rest.len ? line.len + 1 : line.len;
    gv_str behind = {rest.at + step, rest.len - step};
    size_t taken = 0;
    if (gv_str_begins(line, "declare ")) {
      write_declaration(s, out, line);
    } else if (gv_str_begins(line, "define ")) {
      taken = write_definition(out, line, behind);
    } else if (asks && allocated_in(line)) {
      write_given(out, line, allocated_in(line));
    } else if (write_aligned(s, out, line, &aligned)) {
    } else if (!is_call_for_status(s, line, &result, &call)) {
      fwrite(line.at, 1, line.len, out);
    } else {
      bool asked = is_asked_for(behind, result);
      write_success(s, out, result, call, asked, number++);
    }
    if (step > line.len) fputc('\n', out);
    if (taken) taken += taken < behind.len;
    rest = (gv_str){behind.at + taken, behind.len - taken};
  }
  for (uint32_t i = 0; i < s->made_names.len; i++)
    fprintf(out, "\ndeclare ptr @%.*s.gpuverify.made%s(...) nounwind\n",
            GV_FMT(s->made_names.at[i].name), s->made_names.at[i].asked ? ".asked." : "");
  if (aligned && !gv_str_has(text, " @malloc("))
    fprintf(out, "\ndeclare noalias ptr @malloc(i64) nounwind\n");
  gv_str kept = gv_str_copy(arena, gv_stream_close(&stream));
  free(stream.at);
  return kept;
}

bool gv_read_usual_profiles(gv_usual_profiles *usual, gv_arena *arena, const char *runtimes) {
  static const char *const names[GV_USUAL_PROFILES] = {
      "cuda-runtime", "cuda-driver", "hip",     "cublas", "cudnn",
      "cufft",        "curand",      "hipblas", "mpi",    "nccl"};
  uint32_t wanted = runtimes ? 1 : GV_USUAL_PROFILES;
  gv_str error;
  bool read = true;
  for (usual->count = 0; usual->count < wanted && read; usual->count++) {
    gv_profile *profile = &usual->profiles[usual->count];
    *profile = (gv_profile){.arena = arena};
    read = gv_profile_add(profile, gv_str_of(runtimes ? runtimes : names[usual->count]), &error) ==
           GV_OK;
  }
  return read;
}

void gv_clear_usual_profiles(gv_usual_profiles *usual) {
  for (uint32_t i = 0; i < usual->count; i++) gv_profile_clear(&usual->profiles[i]);
}

gv_str gv_succeed(gv_arena *arena, const gv_usual_profiles *usual, gv_str text) {
  succeeding s = {.usual = usual, .handled = gv_handles_no_memory(text)};
  s.aligned = !defines(text, " @posix_memalign(") && !defines(text, " @malloc(");
  list_declared(&s, text);
  gv_str result = rewritten(&s, arena, text);
  gv_map_free(&s.declared);
  gv_map_free(&s.made);
  gv_vec_free(&s.made_names);
  return result;
}

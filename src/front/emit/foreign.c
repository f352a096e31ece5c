/* Runtimes that no profile knows. A program in which nothing was recognised is proved only if
 * nothing in it looks as if it did something on a GPU; else it says what does, and what a profile
 * would have to say. Where the rest of a program was recognised, that holds of what starts work
 * alone: what is done with handles and buffers that go to an unknown function is not known there
 * anyway.
 *
 * needs: a finished model, symbols with the first use of each function that is not known. gives:
 * gv_model_facts.recognised, gv_model.foreign. cost: the functions that are not known, once each.
 */
#define _GNU_SOURCE
#include "emit/emit.h"

#include <ctype.h>

/* ---- names ---- */

typedef enum next { ANY, UPPER } next;

static const struct {
  const char *prefix;
  next next;
  const char *runtime;
  const char *profile; /* the one that describes it, as far as it does; NULL: none */
} runtimes[] = {
#define RUNTIME(prefix, next, runtime) {prefix, next, runtime, NULL},
#define PROFILED(prefix, next, runtime, profile) {prefix, next, runtime, profile},
#include "front/foreign.def"
};

static const struct {
  const char *prefix, *runtime;
} dialects[] = {
#define DIALECT(prefix, runtime) {prefix, runtime},
#include "front/foreign.def"
};

#define COUNT(array) (sizeof(array) / sizeof *(array))

static bool has_prefix(gv_str name, const char *prefix, next next) {
  size_t len = strlen(prefix);
  if (!gv_str_begins(name, prefix)) return false;
  return next == ANY || (len < name.len && isupper((unsigned char)name.at[len]));
}

/* The row that counts; COUNT(runtimes): none. */
static size_t runtime_row(gv_str name) {
  size_t i = 0;
  while (i < COUNT(runtimes) && !has_prefix(name, runtimes[i].prefix, runtimes[i].next)) i++;
  return i;
}

static const char *runtime_of_function(gv_str name) {
  size_t row = runtime_row(name);
  return row < COUNT(runtimes) ? runtimes[row].runtime : NULL;
}

static const char *profile_of_runtime(gv_str name) {
  size_t row = runtime_row(name);
  return row < COUNT(runtimes) ? runtimes[row].profile : NULL;
}

static const char *runtime_of_operation(gv_str name) {
  for (size_t i = 0; i < COUNT(dialects); i++)
    if (gv_str_begins(name, dialects[i].prefix)) return dialects[i].runtime;
  return NULL;
}

/* ---- words in names: "gpuLaunchKernel", "gpu_launch_kernel", "_ZN3gpu12LaunchKernelEv" ---- */

/* Bits: a name can have words of several kinds. */
enum {
  SAYS_DEVICE = 1,     /* it is about a GPU */
  SAYS_QUEUE = 2,      /* … a stream */
  SAYS_EVENT = 4,      /* … an event */
  SAYS_MEMORY = 8,     /* … memory */
  SAYS_KERNEL = 16,    /* … what runs there, or where that waits */
  SAYS_START = 32,     /* it starts work */
  SAYS_MAKE = 64,      /* it makes something */
  SAYS_END = 128,      /* it ends something */
  SAYS_WAIT = 256,     /* it waits */
  SAYS_RECORD = 512,   /* it records */
  SAYS_COPY = 1024,    /* it copies or fills */
  SAYS_TARGET = 2048,  /* of OpenMP's functions: it is done elsewhere */
  SAYS_MACHINE = 4096, /* it is about a device of some kind */
  SAYS_CODE = 8192,    /* … a kernel or shader, and nothing else */
  SAYS_RUN = 16384,    /* it runs something, on whatever */
  SAYS_COMMAND = 1 << 15,
  SAYS_LIST = 1 << 16,      /* … of commands */
  SAYS_HAND = 1 << 17,      /* it hands something to what runs it later */
  SAYS_WORK = 1 << 18,      /* … work, by that word */
  SAYS_MALLOC = 1 << 19,    /* it makes memory, and nothing else */
  SAYS_ALL = 1 << 20,       /* it waits for all of something */
  SAYS_HOST = 1 << 21,      /* … the other side of a device */
  SAYS_TO = 1 << 22,        /* … and it goes from one to the other */
  SAYS_STORE = 1 << 23,     /* it is about memory, by that word */
  SAYS_LINE = 1 << 24,      /* … a queue */
  SAYS_AWAY = 1 << 25,      /* it moves work to where it is done */
  SAYS_MORE = 1 << 26,      /* it has another word, that says nothing */
  SAYS_MUCH_MORE = 1 << 27, /* … and several of them */
  SAYS_OTHER = 1 << 28 /* it is about devices, streams and events that programs have without GPUs */
};

static const struct {
  const char *word;
  uint32_t says;
} words[] = {
    {"gpu", SAYS_DEVICE},
    {"cuda", SAYS_DEVICE},
    {"hip", SAYS_MACHINE | SAYS_KERNEL},
    {"sycl", SAYS_DEVICE},
    {"opencl", SAYS_DEVICE},
    {"vulkan", SAYS_DEVICE},
    {"rocm", SAYS_DEVICE},
    {"xpu", SAYS_DEVICE},
    {"npu", SAYS_DEVICE},
    {"tpu", SAYS_DEVICE},
    {"accelerator", SAYS_MACHINE | SAYS_KERNEL},
    {"offload", SAYS_AWAY | SAYS_START | SAYS_HAND},
    {"device", SAYS_MEMORY | SAYS_MACHINE},
    {"dev", SAYS_MACHINE},
    {"host", SAYS_HOST},
    {"stream", SAYS_QUEUE},
    {"queue", SAYS_LINE},
    {"event", SAYS_EVENT},
    {"fence", SAYS_EVENT},
    {"kernel", SAYS_KERNEL | SAYS_CODE},
    {"kernels", SAYS_KERNEL | SAYS_CODE},
    {"shader", SAYS_KERNEL | SAYS_CODE},
    {"command", SAYS_COMMAND},
    {"commands", SAYS_COMMAND},
    {"cmd", SAYS_COMMAND},
    {"list", SAYS_LIST},
    {"lists", SAYS_LIST},
    {"workgroup", SAYS_KERNEL},
    {"workgroups", SAYS_KERNEL},
    {"grid", SAYS_KERNEL},
    {"ndrange", SAYS_KERNEL},
    {"work", SAYS_WORK},
    {"launch", SAYS_START},
    {"enqueue", SAYS_START | SAYS_HAND},
    {"submit", SAYS_START | SAYS_HAND},
    {"dispatch", SAYS_START},
    {"execute", SAYS_START},
    {"exec", SAYS_START},
    {"append", SAYS_START},
    {"run", SAYS_RUN},
    {"start", SAYS_RUN},
    {"invoke", SAYS_RUN},
    {"call", SAYS_RUN},
    {"create", SAYS_MAKE},
    {"make", SAYS_MAKE},
    {"new", SAYS_MAKE},
    {"alloc", SAYS_MAKE},
    {"malloc", SAYS_MAKE | SAYS_MALLOC},
    {"allocate", SAYS_MAKE},
    {"destroy", SAYS_END},
    {"release", SAYS_END},
    {"delete", SAYS_END},
    {"free", SAYS_END},
    {"dealloc", SAYS_END},
    {"deallocate", SAYS_END},
    {"synchronize", SAYS_WAIT | SAYS_ALL},
    {"sync", SAYS_WAIT | SAYS_ALL},
    {"wait", SAYS_WAIT},
    {"finish", SAYS_WAIT},
    {"record", SAYS_RECORD},
    {"copy", SAYS_COPY},
    {"memcpy", SAYS_COPY | SAYS_MALLOC},
    {"memset", SAYS_COPY | SAYS_MALLOC},
    {"fill", SAYS_COPY},
    {"mem", SAYS_MEMORY | SAYS_STORE},
    {"memory", SAYS_MEMORY | SAYS_STORE},
    {"buffer", SAYS_MEMORY | SAYS_STORE},
    {"to", SAYS_TO},
    {"target", SAYS_TARGET},
    {"audio", SAYS_OTHER},
    {"block", SAYS_OTHER},
    {"byte", SAYS_OTHER},
    {"disk", SAYS_OTHER},
    {"driver", SAYS_OTHER},
    {"file", SAYS_OTHER},
    {"http", SAYS_OTHER},
    {"info", SAYS_OTHER},
    {"input", SAYS_OTHER},
    {"io", SAYS_OTHER},
    {"json", SAYS_OTHER},
    {"key", SAYS_OTHER},
    {"log", SAYS_OTHER},
    {"name", SAYS_OTHER},
    {"net", SAYS_OTHER},
    {"output", SAYS_OTHER},
    {"path", SAYS_OTHER},
    {"pcm", SAYS_OTHER},
    {"serial", SAYS_OTHER},
    {"snd", SAYS_OTHER},
    {"socket", SAYS_OTHER},
    {"string", SAYS_OTHER},
    {"tcp", SAYS_OTHER},
    {"text", SAYS_OTHER},
    {"usb", SAYS_OTHER},
    {"video", SAYS_OTHER},
    {"xml", SAYS_OTHER},
};

/* What stands anywhere in a name: in small letters at the beginning of a word, or where no other
 * small letter follows ("amdgpu_", not "aagpush"); `leads`: only there ("h2d", not "Coord2hNV"). */
static const struct {
  const char *part;
  bool leads;
} parts[] = {
    {"cuda", false},   {"Cuda", false},   {"CUDA", false},   {"opencl", false}, {"OpenCL", false},
    {"Opencl", false}, {"OPENCL", false}, {"vulkan", false}, {"Vulkan", false}, {"VULKAN", false},
    {"gpu", false},    {"Gpu", false},    {"GPU", false},    {"sycl", false},   {"Sycl", false},
    {"SYCL", false},   {"HtoD", false},   {"DtoH", false},   {"H2D", false},    {"D2H", false},
    {"h2d", true},     {"d2h", true},     {"htod", true},    {"dtoh", true},
};

static uint32_t says_word(const char *at, size_t len) {
  for (size_t i = 0; i < COUNT(words); i++)
    if (strlen(words[i].word) == len && strncasecmp(words[i].word, at, len) == 0)
      return words[i].says;
  return 0;
}

/* A word ends where no letter follows, or a capital one after a small one, or the last of several
 * capital ones. */
static size_t word_at(const char *at, size_t room) {
  size_t len = 1;
  while (len < room && isalpha((unsigned char)at[len])) {
    bool upper = isupper((unsigned char)at[len]), after_upper = isupper((unsigned char)at[len - 1]);
    if (upper && !after_upper) break;
    if (upper && len + 1 < room && islower((unsigned char)at[len + 1])) break;
    len++;
  }
  return len;
}

static bool is_at(gv_str name, size_t i, const char *part, size_t len) {
  return i + len <= name.len && memcmp(name.at + i, part, len) == 0;
}

static bool has_text(gv_str name, const char *part) {
  for (size_t i = 0; i < name.len; i++)
    if (is_at(name, i, part, strlen(part))) return true;
  return false;
}

static bool has_part(gv_str name, const char *part, bool leads) {
  size_t len = strlen(part);
  for (size_t i = 0; i + len <= name.len; i++) {
    if (!is_at(name, i, part, len)) continue;
    bool begins = i == 0 || !isalpha((unsigned char)name.at[i - 1]);
    bool ends = i + len == name.len || !islower((unsigned char)name.at[i + len]);
    if (begins || (ends && !leads)) return true;
  }
  return false;
}

/* Adds what a word, or anything else at `i`, says to `all`. Gives its length. */
static size_t add_word(gv_str name, size_t i, uint32_t *all) {
  if (!isalpha((unsigned char)name.at[i])) return 1;
  size_t len = word_at(name.at + i, name.len - i);
  uint32_t word = says_word(name.at + i, len);
  *all |= word ? word : *all & SAYS_MORE ? SAYS_MUCH_MORE : SAYS_MORE;
  return len;
}

static uint32_t says_text(gv_str name) {
  uint32_t all = 0;
  for (size_t i = 0; i < name.len;) i += add_word(name, i, &all);
  for (size_t p = 0; p < COUNT(parts); p++)
    if (has_part(name, parts[p].part, parts[p].leads)) all |= SAYS_DEVICE;
  return all;
}

/* The names in "_ZN2rt12LaunchKernelEPv", one after another and without the types of arguments. */
static uint32_t says_mangled(gv_str name) {
  uint32_t all = 0;
  size_t i = 2;
  while (i < name.len && isupper((unsigned char)name.at[i])) i++;
  while (i < name.len && isdigit((unsigned char)name.at[i])) {
    size_t len = 0;
    while (i < name.len && isdigit((unsigned char)name.at[i]) && len < name.len)
      len = len * 10 + (size_t)(name.at[i++] - '0');
    if (len > name.len - i) return all;
    uint32_t of = says_text((gv_str){name.at + i, len});
    all |= of & SAYS_MORE && all & SAYS_MORE ? of | SAYS_MUCH_MORE : of;
    i += len;
  }
  return all;
}

static uint32_t says(gv_str name) {
  if (gv_str_begins(name, "gpuverify."))
    return 0; /* put there for the value of a variable (simplify.c) */
  return gv_str_begins(name, "_Z") ? says_mangled(name) : says_text(name);
}

/* Words of shells, servers and codecs, too: "queue_submit", not "display_dispatch_queue"; lists and
 * buffers of commands. */
static bool names_queue(uint32_t s) {
  bool commands = s & SAYS_COMMAND && s & (SAYS_LIST | SAYS_MEMORY | SAYS_LINE | SAYS_HAND);
  return s & (SAYS_QUEUE | SAYS_LINE) || commands || (s & SAYS_HAND && s & SAYS_WORK);
}

static bool starts_work(uint32_t s) {
  if (s & SAYS_TARGET || (s & SAYS_RUN && s & SAYS_CODE)) return true;
  if (!(s & SAYS_START)) return false;
  return s & (SAYS_DEVICE | SAYS_KERNEL) || (!(s & SAYS_MUCH_MORE) && names_queue(s));
}

/* "device_malloc", "copy_to_device", "device_sync"; not "device_open", "alloc_device". */
static bool serves_device(uint32_t s) {
  if (!(s & SAYS_MACHINE)) return false;
  bool memory = s & SAYS_STORE && s & (SAYS_MAKE | SAYS_END);
  bool across = s & SAYS_HOST && s & SAYS_TO;
  return memory || across || s & (SAYS_COPY | SAYS_ALL | SAYS_MALLOC);
}

/* "stream_create", "my_stream_sync"; not "ogg_stream_destroy", "stream_decoder_finish". */
static bool serves_stream(uint32_t s) {
  if (s & SAYS_EVENT && s & SAYS_RECORD) return true;
  if (!(s & SAYS_QUEUE)) return false;
  bool life = s & (SAYS_MAKE | SAYS_END) && !(s & SAYS_MORE);
  return life || s & (SAYS_WAIT | SAYS_RECORD);
}

static bool looks_like_runtime(uint32_t s) {
  if (s & SAYS_DEVICE || starts_work(s & ~(uint32_t)SAYS_TARGET)) return true;
  if (s & (SAYS_OTHER | SAYS_MUCH_MORE)) return false;
  return s & SAYS_AWAY || serves_device(s) || serves_stream(s);
}

static uint32_t says_function(gv_str name, const char *runtime) {
  return says(name) | (runtime ? (uint32_t)SAYS_DEVICE : 0);
}

/* ---- what a profile would say ---- */

/* "clEnqueueReadBuffer" has a row in the built-in profile of this name, or is a launch that goes
 * with it; NULL: in none. */
static const char *profile_with(gv_arena *arena, gv_str name) {
  if (gv_launching_of(name)) return profile_of_runtime(name);
  gv_str row = gv_format(arena, "\nfunction %.*s(", GV_FMT(name));
  for (const gv_builtin_profile *b = gv_builtin_profiles; b->name; b++)
    if (memmem(b->text, strlen(b->text), row.at, row.len)) return b->name;
  return NULL;
}

/* "cuda-runtime+mine" has "mine". */
static bool is_selected(gv_str selected, const char *profile) {
  size_t len = strlen(profile);
  for (size_t i = 0; i + len <= selected.len; i++) {
    bool begins = i == 0 || selected.at[i - 1] == '+',
         ends = i + len == selected.len || selected.at[i + len] == '+';
    if (begins && ends && is_at(selected, i, profile, len)) return true;
  }
  return false;
}

static bool can_be_in_profile(gv_str name) {
  for (size_t i = 0; i < name.len; i++)
    if (!isalnum((unsigned char)name.at[i]) && !strchr("_-.$", name.at[i])) return false;
  return name.len > 0;
}

/* The part that the address which is argument `index`, the `nth` address, plays. */
static const char *part_of(uint32_t s, uint32_t nth, bool made) {
  bool queue = s & (SAYS_QUEUE | SAYS_LINE | SAYS_KERNEL | SAYS_COMMAND);
  if (made) return nth ? "-" : s & SAYS_MEMORY ? "stream" : "-";
  if (s & SAYS_EVENT) {
    if (s & SAYS_RECORD) return nth ? "stream" : "event-record";
    if (s & SAYS_END) return nth ? "-" : "event-destroy";
    if (s & SAYS_WAIT)
      return nth ? (queue ? "event-wait" : "-") : (queue ? "stream" : "event-sync");
  }
  if (starts_work(s)) return nth ? "kernel-both" : "stream";
  if (s & SAYS_COPY)
    return nth == 0 ? "gpu-write" : nth == 1 ? "gpu-read" : nth == 2 ? "stream" : "-";
  if (queue && s & SAYS_END) return nth ? "-" : "stream-destroy";
  if (s & SAYS_WAIT) return nth ? "-" : "stream-sync";
  if (s & SAYS_END) return nth ? "stream" : "device-free";
  return "-";
}

static const char *made_by(uint32_t s) {
  if (!(s & SAYS_MAKE)) return NULL;
  if (s & SAYS_EVENT) return "event";
  return s & SAYS_MEMORY                                             ? "device-memory"
         : s & (SAYS_QUEUE | SAYS_LINE | SAYS_KERNEL | SAYS_COMMAND) ? "stream"
                                                                     : NULL;
}

/* A line to start from, by the function's name and the types of its arguments. */
static gv_str row_for(front *f, const gv_symbol *symbol, const char *runtime, MlirOperation use) {
  gv_arena *arena = &f->model->arena;
  uint32_t s = says_function(symbol->name, runtime), nth = 0, end = gv_argument_count(use),
           count = 0;
  MlirValue result =
      mlirOperationGetNumResults(use) ? mlirOperationGetResult(use, 0) : (MlirValue){NULL};
  bool gives_address =
      !mlirValueIsNull(result) && mlirTypeIsALLVMPointerType(mlirValueGetType(result));
  const char *made = made_by(s);
  gv_str row = gv_format(arena, "function %.*s(", GV_FMT(symbol->name));
  for (uint32_t i = 0; i < end && i < GV_ACTION_ARGS; i++) {
    bool address = gv_value_layout(f, mlirOperationGetOperand(use, i)).holds;
    const char *part = !address                             ? "-"
                       : made && !gives_address && nth == 0 ? NULL
                                                            : part_of(s, nth, made);
    row = part ? gv_format(arena, "%.*s%s%s", GV_FMT(row), count ? ", " : "", part)
               : gv_format(arena, "%.*s%sout %s", GV_FMT(row), count ? ", " : "", made);
    nth += address, count++;
  }
  const char *arrow = made && gives_address ? " -> " : "",
             *what = made && gives_address ? made : "";
  bool queued = starts_work(s) || (s & SAYS_COPY && nth > 2);
  return gv_format(arena, "%.*s)%s%s%s", GV_FMT(row), arrow, what, queued && nth ? " queued" : "");
}

/* ---- what was recognised ---- */

static bool is_of_runtime(const gv_op *op) {
  switch (op->kind) {
  case GV_OP_ACTION: {
    const gv_action *a = op->action;
    uint32_t tells = GV_ACTION_ANSWERS | GV_ACTION_COMPUTES | GV_ACTION_OF_MACHINE |
                     GV_ACTION_COUNTS | GV_ACTION_FROM_OUTSIDE;
    if (a->creates != GV_CREATES_NOTHING || a->flags & ~tells) return true;
    for (uint32_t i = 0; i < op->operand_count; i++) {
      gv_role role = gv_role_of(op, i);
      bool memory = gv_is_gpu_access(role) || (gv_is_free(role) && role != GV_ROLE_HOST_FREE) ||
                    role == GV_ROLE_KEPT || role == GV_ROLE_MEMORY_USE;
      if (memory || gv_is_handle_role(role) || gv_roles[role].of == GV_OF_MODULE) return true;
    }
    return false;
  }
  case GV_OP_UNLOWERED:
  case GV_OP_TASK_BEGIN:
  case GV_OP_AWAIT:
  case GV_OP_GROUP:
  case GV_OP_OBJECT: return true;
  default: return false;
  }
}

static bool is_recognised(const gv_model *m) {
  for (uint32_t o = 0; o < m->ops.len; o++)
    if (is_of_runtime(&m->ops.at[o])) return true;
  return m->unread.len != 0;
}

/* ---- what was not ---- */

static gv_foreign *add(front *f, MlirOperation use, gv_str function, gv_str name,
                       const char *runtime) {
  gv_foreign *foreign = gv_push(&f->model->foreign);
  *foreign = (gv_foreign){
      .loc = gv_op_place(f, use), .function = function, .name = name, .runtime = runtime};
  return foreign;
}

static bool is_foreign(front *f, gv_str name, const char *runtime) {
  uint32_t s = says_function(name, runtime);
  if (f->model->facts.recognised) return starts_work(s) && s & SAYS_DEVICE;
  return looks_like_runtime(s) || f->facts.has_kernels;
}

static void see_symbol(front *f, const gv_symbol *symbol) {
  bool launches = symbol->launching && f->model->facts.recognised;
  bool known = symbol->kind != GV_SYM_DECLARED || symbol->library != GV_LIB_UNKNOWN ||
               symbol->async || launches;
  if (mlirOperationIsNull(symbol->used) || known || symbol->waits == GV_WAITS_NEVER) return;
  const char *runtime = runtime_of_function(symbol->name);
  if (!is_foreign(f, symbol->name, runtime)) return;
  gv_str function = gv_string_attribute(gv_function_around(symbol->used), "sym_name");
  gv_arena *arena = &f->model->arena;
  gv_foreign *foreign = add(f, symbol->used, gv_str_copy(arena, function), symbol->called, runtime);
  foreign->profile = profile_with(arena, symbol->name);
  foreign->lacking = profile_of_runtime(symbol->name);
  foreign->unlike = foreign->profile && is_selected(f->runtime->name, foreign->profile);
  if (!foreign->profile && can_be_in_profile(symbol->name))
    foreign->row = row_for(f, symbol, runtime, symbol->used);
}

/* ---- functions that the program looks up by their names ---- */

static bool looks_up(gv_str function) {
  static const char *const loaders[] = {
#define LOADER(name) name,
#include "front/foreign.def"
  };
  for (size_t i = 0; i < COUNT(loaders); i++)
    if (gv_str_equal(function, gv_str_of(loaders[i]))) return true;
  return false;
}

/* What `op`, a global, holds as text, without the zero at its end; empty: nothing. */
static gv_str text_of(MlirOperation op) {
  gv_str text = gv_string_attribute(op, "value");
  while (text.len && text.at[text.len - 1] == '\0') text.len--;
  return text;
}

static bool is_identifier(gv_str text) {
  for (size_t i = 0; i < text.len; i++)
    if (!isalnum((unsigned char)text.at[i]) && text.at[i] != '_') return false;
  return text.len > 0;
}

/* The program may look up `text`: the name of a function, or the file of a library. */
static bool is_name_of_runtime(gv_str text) {
  if (is_identifier(text)) return runtime_of_function(text);
  bool library = has_text(text, ".so") || has_text(text, ".dll") || has_text(text, ".dylib");
  return library && (says_text(text) & SAYS_DEVICE || has_text(text, "amdhip") ||
                     has_text(text, "ze_loader") || has_text(text, "hsa-runtime"));
}

static bool is_seen(const front *f, gv_str name) {
  for (uint32_t i = 0; i < f->model->foreign.len; i++)
    if (gv_str_equal(f->model->foreign.at[i].name, name)) return true;
  return false;
}

/* A function that looks others up is used, and this global has the name of one of a runtime. */
static void see_name(front *f, const gv_symbol *loader, const gv_symbol *global) {
  gv_str text = text_of(global->op);
  if (!is_name_of_runtime(text)) return;
  if (is_identifier(text) ? !is_foreign(f, text, runtime_of_function(text))
                          : f->model->facts.recognised)
    return;
  gv_arena *arena = &f->model->arena;
  gv_str name = gv_format(arena, "@%.*s", GV_FMT(text));
  if (is_seen(f, name)) return;
  gv_str function = gv_string_attribute(gv_function_around(loader->used), "sym_name");
  gv_foreign *foreign = add(f, loader->used, gv_str_copy(arena, function), name, NULL);
  foreign->runtime = runtime_of_function(text);
  foreign->profile = profile_with(arena, text);
  foreign->looked_up = true;
}

static const gv_symbol *used_loader(const front *f) {
  for (uint32_t i = 0; i < f->symbols.len; i++) {
    const gv_symbol *s = &f->symbols.at[i];
    if (!mlirOperationIsNull(s->used) && looks_up(s->name)) return s;
  }
  return NULL;
}

static void see_names(front *f) {
  const gv_symbol *loader = used_loader(f);
  for (uint32_t i = 0; loader && i < f->symbols.len; i++)
    if (f->symbols.at[i].kind == GV_SYM_GLOBAL) see_name(f, loader, &f->symbols.at[i]);
}

void gv_see_foreign_operation(front *f, MlirOperation op) {
  gv_str name = gv_op_name(op);
  const char *runtime = runtime_of_operation(name);
  if (!runtime) return;
  if (is_seen(f, name)) return;
  gv_str function = gv_string_attribute(gv_function_around(op), "sym_name");
  add(f, op, gv_str_copy(&f->model->arena, function), gv_name_of(f, op), runtime);
}

void gv_find_foreign(front *f) {
  f->model->facts.recognised = f->facts.calls_runtime || is_recognised(f->model);
  for (uint32_t i = 0; i < f->symbols.len; i++) {
    const gv_symbol symbol = f->symbols.at[i]; /* they may move */
    see_symbol(f, &symbol);
  }
  see_names(f);
}

/* ---- whether there is anything to look for ---- */

/* Dialects of which no operation does anything on a GPU by itself: a name of a function says it, if
 * anything does. */
static const char *const of_host[] = {
    "llvm.",   "builtin.", "func.",    "arith.",         "cf.",     "scf.",
    "memref.", "index.",   "affine.",  "math.",          "vector.", "linalg.",
    "tensor.", "ub.",      "complex.", "bufferization.", "shape.",  "dlti."};

typedef enum bearing { UNSEEN, OF_HOST, NAMES_FUNCTION, OF_GPU } bearing;

typedef struct scan {
  const gv_profile *runtime;
  gv_map bearing_of; /* MlirIdentifier -> bearing */
  bool found;
} scan;

static bearing bearing_of_name(gv_str name) {
  static const char *const naming[] = {"llvm.func", "func.func", "llvm.mlir.alias",
                                       "llvm.mlir.ifunc"};
  for (size_t i = 0; i < COUNT(naming); i++)
    if (gv_str_equal(name, gv_str_of(naming[i]))) return NAMES_FUNCTION;
  for (size_t i = 0; i < COUNT(of_host); i++)
    if (gv_str_begins(name, of_host[i])) return OF_HOST;
  return OF_GPU; /* or of a dialect that nobody knows */
}

static bool is_of_gpu(const scan *s, gv_str function) {
  gv_async_object object;
  const char *runtime = runtime_of_function(function);
  if (runtime || looks_like_runtime(says_function(function, runtime))) return true;
  return looks_up(function) || gv_profile_find(s->runtime, function) ||
         gv_async_of(function, &object) || gv_launching_of(function);
}

static MlirWalkResult scan_operation(MlirOperation op, void *to) {
  scan *s = to;
  MlirIdentifier name = mlirOperationGetName(op);
  bool known;
  uint32_t *bearing = gv_map_at(&s->bearing_of, (uintptr_t)name.ptr, &known);
  if (!known) *bearing = bearing_of_name(gv_str_from(mlirIdentifierStr(name)));
  s->found = *bearing == OF_GPU ||
             (*bearing == NAMES_FUNCTION && is_of_gpu(s, gv_string_attribute(op, "sym_name")));
  return s->found ? MlirWalkResultInterrupt : MlirWalkResultAdvance;
}

bool gv_may_use_gpu(const gv_profile *runtime, MlirOperation module) {
  scan s = {.runtime = runtime};
  mlirOperationWalk(module, scan_operation, &s, MlirWalkPreOrder);
  gv_map_free(&s.bearing_of);
  return s.found;
}

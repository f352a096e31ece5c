/* The door of the room: read, refuse, parse, build. MLIR's parser, verifier and destructors recurse
 * with the nesting of the input, so all that touches MLIR runs on a thread with a large stack, of
 * which only what is used costs memory.
 */
#define _GNU_SOURCE
#include "base/foreign.h"
#include "front/emitters.h"
#include "front/module.h"

#include "async/async.h"
#include "base/stack.h"
#include "source/source.h"

#include <llvm/Config/llvm-config.h>

typedef struct job {
  gv_model *model; /* NULL: only parse */
  gv_arena *arena;
  gv_host *host;           /* not NULL: what is read is host code, for this */
  gv_gpu_program *program; /* not NULL: what is read is a source, and this is filled in besides */
  gv_str name, bytes;      /* `bytes` NULL: `module` is what there is */
  MlirOperation module;
  unsigned release;
  const gv_profile *runtime;      /* NULL: the default */
  const gv_input *device;         /* NULL: none */
  const gv_module_reader *beside; /* NULL: nobody */
  const gv_mapped *mapped;        /* that `bytes` lie in; NULL: none */
  gv_leftover **leftover;         /* NULL: nobody wants it */
  gv_str *error;
  gv_status status;
  const gv_reading *reading; /* NULL: this process has to survive */
  bool gpu_only;             /* a module that does nothing on a GPU is not looked at */
  bool rehearsed;            /* and is not risked without a rehearsal */
  bool invokes;              /* there may be an llvm.invoke */
} job;

unsigned gv_front_llvm_release(void) { return LLVM_VERSION_MAJOR; }

/* ---- the model of a parsed module ---- */

static void free_front(front *f) {
  gv_vec_free(&f->device);
  gv_vec_free(&f->device_names);
  gv_map_free(&f->cache.overloads);
  gv_map_free(&f->cache.stub_scopes);
  gv_map_free(&f->dominators.regions);
  gv_map_free(&f->dominators.number_of);
  gv_vec_free(&f->dominators.above);
  gv_map_free(&f->calls.symbol_of);
  gv_map_free(&f->calls.newest_of);
  gv_vec_free(&f->calls.all);
  gv_map_free(&f->stack.slot_of);
  gv_vec_free(&f->stack.slots);
  gv_map_free(&f->cache.overflow_flags);
  for (uint32_t i = 0; i < f->cache.launches.len; i++) {
    gv_vec_free(&f->cache.launches.at[i].asked);
    gv_vec_free(&f->cache.launches.at[i].ranges);
    gv_vec_free(&f->cache.launches.at[i].asks);
    gv_vec_free(&f->cache.launches.at[i].extents);
  }
  gv_vec_free(&f->cache.launches);
  gv_map_free(&f->cache.launch_of);
  gv_map_free(&f->cache.divisors);
  gv_map_free(&f->cache.written);
  gv_map_free(&f->cache.defined);
  gv_map_free(&f->stack.private_slots);
  gv_map_free(&f->cache.kernel_arguments);
  gv_map_free(&f->cache.kernel_reach);
  gv_map_free(&f->cache.device_variables);
  gv_vec_free(&f->cache.kernel_variables);
  gv_free_ptx(f);
  gv_vec_free(&f->named);
  gv_vec_free(&f->facts.at_exit);
  gv_vec_free(&f->stack.frame);
  gv_vec_free(&f->stack.restores.all);
  gv_map_free(&f->cache.row_of_name);
  gv_map_free(&f->cache.layout_of_type);
  gv_map_free(&f->cache.file_of_name);
  gv_map_free(&f->symbol_of_name);
  gv_map_free(&f->symbol_of_reference);
  gv_vec_free(&f->cache.layouts);
  gv_map_free(&f->cache.path_of_key);
  gv_vec_free(&f->cache.paths);
  gv_vec_free(&f->symbols);
  gv_vec_free(&f->functions);
  gv_vec_free(&f->pointed);
  gv_vec_free(&f->async_functions);
  gv_map_free(&f->completions);
  gv_vec_free(&f->fn.first_entry);
  gv_vec_free(&f->fn.variables);
  gv_vec_free(&f->fn.entries);
  gv_vec_free(&f->fn.pending);
  gv_vec_free(&f->fn.operands);
  gv_vec_free(&f->fn.roles);
  gv_vec_free(&f->fn.arguments);
  gv_vec_free(&f->fn.kernel_roles);
  gv_vec_free(&f->fn.kernel_ranges);
  gv_vec_free(&f->fn.kernel_asks);
  gv_vec_free(&f->fn.kernel_extents);
  gv_vec_free(&f->fn.told);
  gv_vec_free(&f->fn.symbolic);
  gv_vec_free(&f->fn.asked);
  gv_vec_free(&f->fn.ranges);
  gv_vec_free(&f->fn.work);
  gv_vec_free(&f->fn.untraced);
  gv_vec_free(&f->fn.fillings);
}

static bool says(MlirOperation module, const char *attribute, const char *what) {
  MlirAttribute a = gv_attribute(module, attribute);
  gv_text text = {0};
  if (mlirAttributeIsNull(a)) return false;
  mlirAttributePrint(a, gv_keep_text, &text);
  bool any = text.len && memmem(text.at, text.len, what, strlen(what)) != NULL;
  gv_vec_free(&text);
  return any;
}

/* Addresses have 32 bits: members of structures lie elsewhere than is taken here. */
static bool is_narrow(MlirOperation module) {
  return says(module, "dlti.dl_spec", "!llvm.ptr = dense<32>") ||
         says(module, "llvm.data_layout", "\"p:32:") || says(module, "llvm.data_layout", "-p:32:");
}

/* What reads the module, with its input as the first file of the model; the caller frees it with
 * free_front(). */
static front front_of(const job *j, const gv_parsed *parsed) {
  return (front){.emitters = gv_emitters,
                 .async = &gv_async_functions,
                 .model = j->model,
                 .context = parsed->context,
                 .module = parsed->root,
                 .input = j->name,
                 .unnamed = parsed->unnamed,
                 .outlived = parsed->outlived,
                 .release = j->release ? j->release : gv_front_llvm_release(),
                 .file = gv_add_file(j->model, j->name),
                 .marked = !j->bytes.at || gv_has_marks(j->bytes),
                 .one = GV_NONE,
                 .zero = GV_NONE};
}

/* Code of kernels that is not in the module as such. */
typedef struct device_side {
  MlirOperation module;      /* --device-module; NULL: there is none */
  gv_imported_list imported; /* what the module's binaries hold, in a context of its own */
  MlirContext context;
} device_side;

static void free_device(device_side *device) {
  if (!mlirOperationIsNull(device->module)) mlirOperationDestroy(device->module);
  gv_free_binaries(&device->imported, device->context);
}

/* Fills the model from the module, with the kernels of the device's side. */
/* What grows piece by piece is copied time and again, while the module is in memory, too; what is
 * reserved and not used is not. */
static void reserve(gv_model *m, uint64_t bytes) {
  enum { BYTES_OF_OP = 128, MOST = 1 << 22 };
  uint64_t ops = bytes / BYTES_OF_OP;
  gv_reserve(&m->ops, ops < MOST ? (uint32_t)ops : MOST);
  gv_reserve(&m->values, ops < MOST ? (uint32_t)ops : MOST);
}

/* The text of a mapped file is in memory again where somebody asks for it. What everybody asks is
 * answered while it is there. */
static void forget_text(const job *j) {
  if (!j->mapped) return;
  gv_source_has(j->model, 0, GV_STR(GV_COMMENT));
  gv_drop_pages(j->mapped);
}

static gv_status build(const job *j, const gv_profile *runtime, const gv_parsed *parsed,
                       device_side *device) {
  front f = front_of(j, parsed);
  f.imported = &device->imported;
  f.runtime = runtime;
  f.model->runtime = runtime->runtime;
  f.model->was_in_memory = !j->bytes.at;
  reserve(f.model, j->bytes.len);
  if (j->bytes.at && !gv_is_bytecode(j->bytes)) gv_set_text(f.model, j->bytes, false);
  forget_text(j);
  if (!mlirOperationIsNull(device->module)) gv_add_device_module(&f, device->module);
  bool narrow = is_narrow(parsed->root),
       collected = !narrow && gv_collect_symbols(&f, parsed->root);
  if (narrow)
    f.error = gv_format_foreign(
        &f.model->arena,
        "%.*s: error: this is code for 32-bit addresses; compile it for a machine with 64\n",
        GV_FMT(f.input));
  if (collected) gv_find_async_functions(&f);
  if (collected) gv_find_pointed(&f);
  if (collected && j->invokes) gv_find_throwing(&f);
  if (collected)
    for (uint32_t i = 0; i < f.functions.len; i++) gv_build_function(&f, f.functions.at[i]);
  for (uint32_t i = 0; i < f.functions.len && collected; i++)
    if (f.symbols.at[f.functions.at[i]].is_public &&
        !mlirOperationIsNull(gv_allocation_returned(&f, f.functions.at[i])))
      gv_build_entry(&f, f.functions.at[i]);
  if (collected) gv_open_uncalled(&f);
  gv_find_foreign(&f);
  gv_sort_sources(f.model);
  free_front(&f);
  if (!f.error.at) return GV_OK;
  *j->error = f.error;
  return GV_UNUSABLE;
}

/* Actions of the model are rows of the profile: those of the default are the model's own. */
static gv_status build_for_default(const job *j, const gv_parsed *parsed, device_side *device) {
  gv_profile runtime = {.arena = j->arena};
  gv_status status = gv_profile_add(&runtime, gv_str_of(gv_builtin_profiles[0].name), j->error);
  GV_CHECK(status == GV_OK);
  status = build(j, &runtime, parsed, device);
  gv_profile_clear(&runtime);
  return status;
}

static void read_source(const job *j, const gv_parsed *parsed) {
  front f = front_of(j, parsed);
  j->program->release = f.release;
  j->program->file = f.file;
  gv_read_gpu_program(&f, parsed->root, j->program);
  free_front(&f);
}

static void read_host(const job *j, const gv_parsed *parsed) {
  front f = front_of(j, parsed);
  gv_read_host(&f, parsed->root, j->host);
  free_front(&f);
}

/* ---- parsing, on a large stack ---- */

/* Of the device module; *device NULL: there is none. */
static gv_status parse_device(const job *j, const gv_parsed *parsed, MlirOperation *device) {
  bool unnamed = false;
  *device = (MlirOperation){NULL};
  if (!j->device) return GV_OK;
  *device =
      gv_parse_in(parsed->context, j->arena, j->device->name, j->device->bytes, &unnamed, j->error);
  return mlirOperationIsNull(*device) ? GV_UNUSABLE : GV_OK;
}

/* What the reader gives. */
typedef struct gv_leftover {
  gv_parsed program;
  device_side device;
} parsing;

static void free_parsing(parsing *p) {
  free_device(&p->device);
  gv_parsed_destroy(&p->program);
}

void gv_front_forget(void *leftover) {
  gv_leftover **left = leftover;
  if (*left) free_parsing(*left);
  gv_free(*left);
  *left = NULL;
}

static void parse_all(job *j, parsing *p) {
  p->program = gv_parse(j->arena, j->name, j->bytes, j->error);
  bool parsed = !mlirOperationIsNull(p->program.root);
  if (!parsed || parse_device(j, &p->program, &p->device.module) != GV_OK) j->status = GV_UNUSABLE;
  if (j->status == GV_OK)
    gv_import_binaries(p->program.root, &p->device.imported, &p->device.context);
}

static void run(void *to) {
  job *j = to;
  parsing p = {.device = {.module = {NULL}}};
  gv_bounds bounds = gv_bounds_begin(j->reading);
  parse_all(j, &p);
  gv_bounds_parsed(&bounds);
  if (j->status == GV_OK && j->beside) j->beside->read(j->beside->with, &p.program.root);
  if (j->status == GV_OK && (j->model || j->program || j->host)) {
    j->invokes = gv_has_landing_pads(j->bytes);
    gv_order_blocks(p.program.context, p.program.root);
    gv_order_blocks(p.program.context, p.device.module);
  }
  bool without_gpu =
      j->gpu_only && j->status == GV_OK && !gv_may_use_gpu(j->runtime, p.program.root);
  if (j->status == GV_OK && j->host)
    read_host(j, &p.program);
  else if (j->status == GV_OK && j->program)
    read_source(j, &p.program);
  else if (j->status == GV_OK && j->model && !without_gpu)
    j->status = j->runtime ? build(j, j->runtime, &p.program, &p.device)
                           : build_for_default(j, &p.program, &p.device);
  gv_bounds_end(&bounds);
  if (j->leftover && j->status == GV_OK)
    *(*j->leftover = gv_malloc(sizeof p)) = p;
  else
    free_parsing(&p);
}

/* Of a module that is somebody else's: where it would have to be changed, a copy is. */
static void run_module(void *to) {
  job *j = to;
  if (j->gpu_only && !gv_may_use_gpu(j->runtime, j->module)) return;
  MlirContext context = mlirOperationGetContext(j->module);
  const gv_module_shape shape = gv_shape_of(context, j->module);
  gv_parsed parsed = {.context = context,
                      .root = shape.ordered ? j->module : mlirOperationClone(j->module),
                      .outlived = shape.ordered};
  if (!shape.ordered) gv_order_blocks(parsed.context, parsed.root);
  j->invokes = shape.invokes;
  device_side device = {.module = {NULL}};
  gv_import_binaries(parsed.root, &device.imported, &device.context);
  j->status =
      j->runtime ? build(j, j->runtime, &parsed, &device) : build_for_default(j, &parsed, &device);
  free_device(&device);
  if (!shape.ordered) mlirOperationDestroy(parsed.root);
}

enum { SECONDS = 10, BYTES_PER_SECOND = 1 << 20 }; /* far more than reading takes */

/* Parsing alone, for what it does to the process. */
static void parse_and_forget(void *to) {
  job only_parse = *(const job *)to;
  size_t size = only_parse.bytes.len + (only_parse.device ? only_parse.device->bytes.len : 0);
  const gv_reading limits = {.seconds = (unsigned)(SECONDS + size / BYTES_PER_SECOND),
                             .bytes = GV_READING_BYTES + size * GV_READING_FACTOR};
  only_parse.model = NULL, only_parse.program = NULL, only_parse.host = NULL,
  only_parse.beside = NULL, only_parse.leftover = NULL;
  only_parse.reading = &limits;
  gv_on_large_stack(run, &only_parse);
}

/* GV_UNUSABLE: reading it would end this process, or nobody knows. */
static gv_status rehearse(job *j) {
  static const char *const why[] = {
      [GV_DIES] = "MLIR's reader crashes on it or never ends: it is damaged; write the file again",
      [GV_NOT_TRIED] = "no child process can be made to read it in: this one has several threads, "
                       "or does not wait for its children"};
  gv_survival survival =
      j->rehearsed && !gv_may_rehearse() ? GV_NOT_TRIED : gv_survives(parse_and_forget, j);
  if (survival == GV_SURVIVES || (survival == GV_NOT_TRIED && !j->rehearsed)) return GV_OK;
  *j->error = gv_format_foreign(j->arena, "%.*s: error: %s\n", GV_FMT(j->name), why[survival]);
  return GV_UNUSABLE;
}

static gv_status parse(job *j) {
  if (gv_refuse_input(j->arena, j->name, j->bytes, j->error) != GV_OK) return GV_UNUSABLE;
  if (j->device && gv_refuse_input(j->arena, j->device->name, j->device->bytes, j->error) != GV_OK)
    return GV_UNUSABLE;
  if (!j->reading && rehearse(j) != GV_OK) return GV_UNUSABLE;
  gv_on_large_stack(run, j);
  return j->status;
}

/* ---- the door ---- */

/* For the benchmarks' base line, which is MLIR's reader and nothing else. */
static const gv_reading anything;

static gv_str name_of_input(gv_arena *arena, const char *path) {
  return gv_str_copy(arena, gv_str_of(strcmp(path, "-") == 0 ? "<stdin>" : path));
}

static gv_status load(gv_arena *arena, const char *path, bool aside, gv_input *input,
                      gv_str *error) {
  *input = (gv_input){.name = name_of_input(arena, path)};
  return gv_read_input(arena, path, aside, &input->bytes, error);
}

gv_status gv_front_load(gv_arena *arena, const char *path, gv_input *input, gv_str *error) {
  return load(arena, path, false, input, error);
}

gv_status gv_front_load_aside(gv_arena *arena, const char *path, gv_input *input, gv_str *error) {
  return load(arena, path, true, input, error);
}

gv_status gv_front_map(gv_arena *arena, const char *path, gv_input *input, gv_str *error) {
  *input = (gv_input){.name = name_of_input(arena, path)};
  return gv_map_input(arena, path, &input->bytes, &input->mapped, error);
}

bool gv_front_unmap(gv_input *input) {
  bool same = !input->mapped || gv_unmap_input(input->mapped);
  input->mapped = NULL;
  return same;
}

bool gv_front_is_bytecode(const gv_input *input) { return gv_is_bytecode(input->bytes); }
bool gv_front_is_llvm_ir(const gv_input *input) { return gv_is_llvm_ir(input->bytes); }

gv_status gv_front_parse_input(gv_model *model, const gv_input *input, gv_str *error) {
  job j = {.model = model,
           .arena = &model->arena,
           .name = input->name,
           .bytes = input->bytes,
           .release = input->release,
           .runtime = input->runtime,
           .device = input->device,
           .beside = input->beside,
           .leftover = input->leftover,
           .mapped = input->mapped,
           .reading = input->reading,
           .rehearsed = input->rehearsed,
           .gpu_only = input->gpu_only && input->runtime,
           .error = error};
  return parse(&j);
}

gv_status gv_front_read_source(gv_model *model, const gv_input *input, gv_gpu_program *program,
                               gv_str *error) {
  job j = {.model = model,
           .arena = &model->arena,
           .program = program,
           .name = input->name,
           .bytes = input->bytes,
           .release = input->release,
           .reading = input->reading,
           .error = error};
  return parse(&j);
}

gv_status gv_front_read_host(gv_model *model, const gv_input *input, gv_host *host, gv_str *error) {
  job j = {.model = model,
           .arena = &model->arena,
           .host = host,
           .name = input->name,
           .bytes = input->bytes,
           .reading = input->reading,
           .error = error};
  return parse(&j);
}

/* The file that its location names. */
static gv_str name_of_module(gv_arena *arena, MlirOperation module) {
  MlirIdentifier file;
  uint32_t line, col;
  if (!gv_resolve_location(mlirOperationGetLocation(module), &file, &line, &col))
    return GV_STR("<module>");
  return gv_str_copy(arena, gv_str_from(mlirIdentifierStr(file)));
}

bool gv_front_is_module(MlirOperation operation) {
  if (mlirOperationIsNull(operation)) return false;
  MlirStringRef name = mlirIdentifierStr(mlirOperationGetName(operation));
  return gv_str_equal(gv_str_from(name), GV_STR("builtin.module"));
}

gv_status gv_front_read_module(gv_model *model, const gv_module_input *input, gv_str *error) {
  job j = {.model = model,
           .arena = &model->arena,
           .name = input->name.len ? input->name : name_of_module(&model->arena, input->module),
           .module = input->module,
           .gpu_only = input->gpu_only && input->runtime,
           .release = input->release,
           .runtime = input->runtime,
           .error = error};
  gv_on_large_stack(run_module, &j);
  return j.status;
}

gv_status gv_front_read(gv_model *model, const char *path, gv_str *error) {
  gv_input input;
  if (gv_front_load(&model->arena, path, &input, error) != GV_OK) return GV_UNUSABLE;
  return gv_front_parse_input(model, &input, error);
}

gv_status gv_front_show(gv_arena *arena, const gv_input *input, gv_str *error) {
  job j = {.arena = arena,
           .name = input->name,
           .bytes = input->bytes,
           .beside = input->beside,
           .reading = input->reading,
           .rehearsed = input->rehearsed,
           .error = error};
  return parse(&j);
}

gv_status gv_front_parse_only(const char *path, gv_str *error, gv_arena *arena) {
  gv_input input;
  if (gv_front_map(arena, path, &input, error) != GV_OK) return GV_UNUSABLE;
  job j = {.arena = arena,
           .name = input.name,
           .bytes = input.bytes,
           .error = error,
           .reading = &anything};
  gv_status status = parse(&j);
  gv_front_unmap(&input);
  return status;
}

gv_status gv_front_parse(gv_model *model, gv_str name, gv_str bytes, gv_str *error) {
  job j = {.model = model, .arena = &model->arena, .error = error};
  char *copy = gv_take_aligned(j.arena, bytes.len + 1);
  if (bytes.len) memcpy(copy, bytes.at, bytes.len);
  j.name = gv_str_copy(j.arena, name);
  j.bytes = (gv_str){copy, bytes.len};
  return parse(&j);
}

/* MLIR's own parser and verifier, and what they say. Of the C API's two ways to parse from memory
 * one gives locations the input's name and wants a single top-level operation; the other puts a
 * module around several, as mlir-opt does, and calls the input "-". The first is for text that
 * begins with a module and for bytecode, the second for everything else.
 *
 * Diagnostics arrive in callbacks inside C++ frames: they are only written down there.
 */
#define _GNU_SOURCE
#include "base/foreign.h"
#include "read/read.h"

#include <ctype.h>
#include <llvm/Config/llvm-config.h>
#include <mlir-c/Conversion.h>
#include <mlir-c/Diagnostics.h>
#include <stdio.h>

enum { LONGEST_TEXT = 1 << 28 };

void gv_keep_text(MlirStringRef piece, void *to) {
  gv_text *text = to;
  if (piece.length > LONGEST_TEXT - text->len)
    return; /* attributes can be small and their text of any length */
  uint32_t need = text->len + (uint32_t)piece.length;
  if (need > text->cap) text->at = gv_vec_grow(text->at, &text->cap, need, 1);
  if (piece.length) memcpy(text->at + text->len, piece.data, piece.length);
  text->len = need;
}

void gv_print_async_type(MlirType type, gv_text *text) {
  gv_str dialect = gv_str_from(mlirDialectGetNamespace(mlirTypeGetDialect(type)));
  if (gv_str_equal(dialect, GV_STR("gpu")) || gv_str_equal(dialect, GV_STR("async")))
    mlirTypePrint(type, gv_keep_text, text);
}

/* ---- diagnostics ---- */

typedef struct report {
  gv_str input;
  bool unnamed; /* the input is called "-" */
  gv_text text;
  uint32_t errors;
} report;

enum { MAX_ERRORS = 20 };

static void put(gv_text *text, gv_str piece) {
  gv_keep_text((MlirStringRef){piece.at, piece.len}, text);
}

/* MLIR says where in memory it has bytecode that is not aligned, which is elsewhere in each run. */
static void leave_address_out(gv_text *text, uint32_t begin) {
  static const char buffer[] = "bytecode buffer", hex[] = " 0x";
  char *at = begin < text->len
                 ? memmem(text->at + begin, text->len - begin, buffer, sizeof buffer - 1)
                 : NULL,
       *end = text->at + text->len;
  if (!at) return;
  at += sizeof buffer - 1;
  char *behind = at + sizeof hex - 1;
  if (behind > end || memcmp(at, hex, sizeof hex - 1) != 0) return;
  while (behind < end && isxdigit((unsigned char)*behind)) behind++;
  memmove(at, behind, (size_t)(end - behind));
  text->len -= (uint32_t)(behind - at);
}

static void put_line(report *r, MlirDiagnostic diagnostic, const char *severity) {
  MlirIdentifier file;
  uint32_t line = 0, col = 0;
  gv_str name = r->input;
  char place[64] = "";
  if (gv_resolve_location(mlirDiagnosticGetLocation(diagnostic), &file, &line, &col)) {
    gv_str written = gv_str_from(mlirIdentifierStr(file));
    if (!r->unnamed || !gv_str_equal(written, GV_STR("-"))) name = written;
    if (line) snprintf(place, sizeof place, ":%u:%u", line, col);
  }
  gv_arena arena = {0};
  put(&r->text, gv_foreign_text(&arena, GV_FORM_LINE, name));
  gv_arena_clear(&arena);
  put(&r->text, gv_str_of(place));
  put(&r->text, GV_STR(": "));
  put(&r->text, gv_str_of(severity));
  put(&r->text, GV_STR(": "));
  uint32_t begin = r->text.len;
  mlirDiagnosticPrint(diagnostic, gv_keep_text, &r->text);
  leave_address_out(&r->text, begin);
  put(&r->text, GV_STR("\n"));
}

/* The verifier's notes that print the operation again, with all that is in it, are left out. */
static void put_note(report *r, MlirDiagnostic note) {
  static const char echo[] = "see current operation";
  gv_text text = {0};
  mlirDiagnosticPrint(note, gv_keep_text, &text);
  bool is_echo = text.len >= sizeof echo - 1 && memcmp(text.at, echo, sizeof echo - 1) == 0;
  gv_vec_free(&text);
  if (!is_echo) put_line(r, note, "note");
}

static MlirLogicalResult take_diagnostic(MlirDiagnostic diagnostic, void *to) {
  report *r = to;
  if (mlirDiagnosticGetSeverity(diagnostic) != MlirDiagnosticError || ++r->errors > MAX_ERRORS)
    return mlirLogicalResultSuccess();
  put_line(r, diagnostic, "error");
  for (intptr_t i = 0; i < mlirDiagnosticGetNumNotes(diagnostic); i++)
    put_note(r, mlirDiagnosticGetNote(diagnostic, i));
  return mlirLogicalResultSuccess();
}

/* Of bytecode that is newer than what is read: the command that writes what is. */
static void advise_older_bytecode(gv_arena *arena, report *r) {
  static const char newer[] = "is newer than the current version ";
  const char *at = r->text.len ? memmem(r->text.at, r->text.len, newer, sizeof newer - 1) : NULL,
             *end = r->text.at + r->text.len;
  if (!at) return;
  size_t digits = 0;
  for (at += sizeof newer - 1; at + digits < end && at[digits] >= '0' && at[digits] <= '9';
       digits++)
    continue;
  if (!digits) return;
  put(&r->text, gv_format_foreign(arena,
                                  "%.*s: note: write it as version %.*s, with the mlir-opt of its "
                                  "release: mlir-opt --emit-bytecode "
                                  "--emit-bytecode-version=%.*s\n",
                                  GV_FMT(r->input), (int)digits, at, (int)digits, at));
}

/* Of a dialect that is known, and something in it that is not: no other form of it is read. */
static void advise_lowering(gv_arena *arena, report *r) {
  static const char *const says[] = {"error: custom op '", "that does not allow unknown operations",
                                     "error: unknown gpu type"};
  bool newer = false;
  for (size_t i = 0; i < sizeof says / sizeof *says; i++)
    newer |= r->text.len && memmem(r->text.at, r->text.len, says[i], strlen(says[i]));
  if (newer)
    put(&r->text, gv_format_foreign(arena,
                                    "%.*s: note: MLIR %s does not have it: lower it with the "
                                    "compiler that has it\n",
                                    GV_FMT(r->input), gv_front_llvm_version()));
}

static gv_str finish_report(gv_arena *arena, report *r) {
  if (!r->errors) {
    put(&r->text,
        gv_format_foreign(arena, "%.*s: error: MLIR cannot read this, and does not say why\n",
                          GV_FMT(r->input)));
  }
  if (r->errors > MAX_ERRORS) {
    gv_str more = gv_format_foreign(arena, "%.*s: note: and %u more errors\n", GV_FMT(r->input),
                                    r->errors - MAX_ERRORS);
    put(&r->text, more);
  }
  advise_older_bytecode(arena, r);
  advise_lowering(arena, r);
  put(&r->text, gv_format_foreign(arena,
                                  "%.*s: note: gpuverify reads text in the dialects of MLIR %s, "
                                  "and in any other dialect the generic form "
                                  "(mlir-opt -mlir-print-op-generic) and bytecode; with "
                                  "--mlir-opt=PROGRAM it asks your mlir-opt for the generic "
                                  "form\n",
                                  GV_FMT(r->input), gv_front_llvm_version()));
  return gv_str_copy(arena, (gv_str){r->text.at, r->text.len});
}

/* ---- parsing ---- */

#define USUAL(name) MLIR_DECLARE_CAPI_DIALECT_REGISTRATION(name, name);
#define OTHER(name) MLIR_DECLARE_CAPI_DIALECT_REGISTRATION(name, name);
#include "front/dialects.def"

#define INSERT(name) mlirDialectHandleInsertDialect(mlirGetDialectHandle__##name##__(), registry)

static MlirContext new_context(void) {
  MlirDialectRegistry registry = mlirDialectRegistryCreate();
#define USUAL(name) INSERT(name);
#define OTHER(name)
#include "front/dialects.def"
  MlirContext context = mlirContextCreateWithRegistry(registry, /*threadingEnabled=*/false);
  mlirDialectRegistryDestroy(registry);
  mlirContextSetAllowUnregisteredDialects(context, true);
  /* The model looks for types of these even where the input has none. */
  mlirContextGetOrLoadDialect(context, gv_ref("llvm"));
  return context;
}

enum {
#define USUAL(name) +1
#define OTHER(name)
  USUAL_DIALECTS = 1 /* builtin */
#include "front/dialects.def"
};

/* False: they all are registered already. */
static bool register_others(MlirContext context) {
  if (mlirContextGetNumRegisteredDialects(context) > USUAL_DIALECTS) return false;
  MlirDialectRegistry registry = mlirDialectRegistryCreate();
#define USUAL(name)
#define OTHER(name) INSERT(name);
#include "front/dialects.def"
  mlirContextAppendDialectRegistry(context, registry);
  mlirDialectRegistryDestroy(registry);
  return true;
}

/* The first line that is neither blank, a comment nor the definition of an alias begins a module.
 */
static bool begins_with_module(gv_str text) {
  static const char *const starts[] = {"module", "builtin.module", "\"builtin.module\""};
  const char *at = text.at, *end = text.at + text.len;
  while (at < end) {
    while (at < end && (*at == ' ' || *at == '\t' || *at == '\r' || *at == '\n')) at++;
    if (at < end && *at != '/' && *at != '#' && *at != '!') break;
    const char *newline = memchr(at, '\n', (size_t)(end - at));
    at = newline ? newline : end;
  }
  for (size_t i = 0; i < sizeof starts / sizeof *starts; i++) {
    size_t len = strlen(starts[i]);
    if ((size_t)(end - at) > len && memcmp(at, starts[i], len) == 0) return true;
  }
  return false;
}

static MlirOperation parse_unnamed(MlirContext context, gv_str bytes) {
  MlirModule module = mlirModuleCreateParse(context, (MlirStringRef){bytes.at, bytes.len});
  return mlirModuleIsNull(module) ? (MlirOperation){NULL} : mlirModuleGetOperation(module);
}

static MlirOperation parse_named(MlirContext context, gv_str name, gv_str bytes) {
  return mlirOperationCreateParse(context, (MlirStringRef){bytes.at, bytes.len},
                                  (MlirStringRef){name.at, name.len});
}

/* It begins with a module, and there is more after that. */
static bool has_several(const report *r) {
  static const char says[] = "source must contain a single top-level operation";
  return r->errors == 1 && memmem(r->text.at, r->text.len, says, sizeof says - 1);
}

/* With the dialects that are registered. */
static MlirOperation attempt(MlirContext context, report *r, gv_str bytes, bool *unnamed) {
  MlirOperation root = {NULL};
  bool named = gv_is_bytecode(bytes) || begins_with_module(bytes);
  if (named) root = parse_named(context, r->input, bytes);
  if (!named || has_several(r)) {
    r->errors = r->text.len = 0;
    r->unnamed = *unnamed = true;
    root = parse_unnamed(context, bytes);
  }
  return root;
}

/* ---- the device's side ---- */

/* After the brace that closes the next one from `at` on, which nothing but attributes comes before;
 * NULL: there is none. */
static const char *behind_body(const char *at, const char *end) {
  static const char attributes[] = "attributes";
  uint32_t depth = 0, others = 0;
  bool listed = false; /* the next brace begins a list of attributes */
  while (at < end) {
    if (*at == '"') {
      at = gv_behind_string(at, end);
      continue;
    }
    if (*at == '/' && at + 1 < end && at[1] == '/') {
      at = memchr(at, '\n', (size_t)(end - at));
      if (!at) return NULL;
    }
    if (!depth && (size_t)(end - at) > sizeof attributes &&
        memcmp(at, attributes, sizeof attributes - 1) == 0)
      listed = true;
    others += (*at == '[') - (*at == ']') + (*at == '(') - (*at == ')');
    if (*at == '{') depth++;
    if (*at == '}' && (!depth || --depth == 0)) {
      if (!listed && !others) return at + 1;
      if (!others) listed = false;
    }
    at++;
  }
  return NULL;
}

static void put_instead(gv_text *to, gv_str what, const char *at, const char *end) {
  put(to, what);
  for (; at < end; at++)
    if (*at == '\n') *gv_push(to) = '\n'; /* what comes after keeps its line */
}

/* The text with modules of device code left out, and in their place binaries of which nothing is
 * known. False: there are none. */
static bool without_device_code(gv_str text, gv_text *to) {
  static const char kernels[] = "gpu.module @", shaders[] = "spirv.module ";
  const char *at = text.at, *end = text.at + text.len;
  bool any = false;
  while (at < end) {
    bool word = at == text.at || strchr(" \t\n{}", at[-1]);
    size_t room = (size_t)(end - at);
    bool is_kernels = word && room > sizeof kernels && memcmp(at, kernels, sizeof kernels - 1) == 0;
    bool is_shaders = word && room > sizeof shaders && memcmp(at, shaders, sizeof shaders - 1) == 0;
    const char *behind = is_kernels || is_shaders ? behind_body(at, end) : NULL;
    const char *next = at + 1;
    if (behind && is_kernels) {
      const char *name = at + sizeof kernels - 2;
      size_t len = name[1] == '"' ? (size_t)(gv_behind_string(name + 1, end) - name)
                                  : 1 + strcspn(name + 1, " \t\n{[<");
      put(to, GV_STR("gpu.binary "));
      put(to, (gv_str){name, len});
      put_instead(to, GV_STR(" [#gpu.object<#nvvm.target, \"\">]"), at, behind);
    } else if (behind) {
      put_instead(to, GV_STR(""), at, behind);
    } else if (*at == '"' || (*at == '/' && room > 1 && at[1] == '/')) {
      const char *newline = *at == '/' ? memchr(at, '\n', room) : NULL;
      next = *at == '"' ? gv_behind_string(at, end) : newline ? newline : end;
      put(to, (gv_str){at, (size_t)(next - at)});
    } else {
      *gv_push(to) = *at;
    }
    any |= behind != NULL;
    at = behind ? behind : next;
  }
  *gv_push(to) = 0;
  return any;
}

/* ---- the second try ---- */

/* What is wrong there is said instead where that is `wanted`. The NUL is in the text. */
static MlirOperation attempt_instead(MlirContext context, gv_arena *arena, report *r, bool wanted,
                                     const gv_text *changed, bool *unnamed) {
  report said = {.input = r->input};
  bool other = false;
  gv_str text = gv_str_copy(arena, (gv_str){changed->at, changed->len});
  text.len--;
  MlirDiagnosticHandlerID handler =
      mlirContextAttachDiagnosticHandler(context, take_diagnostic, &said, NULL);
  MlirOperation root = attempt(context, &said, text, &other);
  mlirContextDetachDiagnosticHandler(context, handler);
  if (!mlirOperationIsNull(root)) *unnamed = other;
  gv_vec_free(wanted ? &r->text : &said.text);
  if (wanted) *r = said;
  return root;
}

/* MLIR cannot read it as it is: perhaps a newer release wrote it, and what is still wrong then
 * counts; perhaps it is code of the device that is in the way, where what the host does is wanted,
 * and of kernels that are not there nothing is assumed. */
static MlirOperation attempt_changed(MlirContext context, gv_arena *arena, report *r, gv_str bytes,
                                     bool *unnamed) {
  gv_text older = {0}, host = {0};
  MlirOperation root = {NULL};
  if (gv_is_bytecode(bytes)) return root;
  bool changed = gv_in_older_words(bytes, &older);
  if (changed) root = attempt_instead(context, arena, r, true, &older, unnamed);
  gv_str text = changed ? (gv_str){older.at, older.len - 1} : bytes;
  if (mlirOperationIsNull(root) && without_device_code(text, &host))
    root = attempt_instead(context, arena, r, false, &host, unnamed);
  gv_vec_free(&older);
  gv_vec_free(&host);
  return root;
}

MlirOperation gv_parse_in(MlirContext context, gv_arena *arena, gv_str name, gv_str bytes,
                          bool *unnamed, gv_str *error) {
  report r = {.input = name};
  MlirDiagnosticHandlerID handler =
      mlirContextAttachDiagnosticHandler(context, take_diagnostic, &r, NULL);
  MlirOperation root = attempt(context, &r, bytes, unnamed);
  if (mlirOperationIsNull(root) && register_others(context)) {
    r.errors = r.text.len = 0;
    r.unnamed = *unnamed = false;
    root = attempt(context, &r, bytes, unnamed);
  }
  if (mlirOperationIsNull(root)) root = attempt_changed(context, arena, &r, bytes, unnamed);
  mlirContextDetachDiagnosticHandler(context, handler);
  if (mlirOperationIsNull(root)) *error = finish_report(arena, &r);
  gv_vec_free(&r.text);
  return root;
}

/* ---- between two passes ---- */

/* The names of operations that -async-to-async-runtime makes, in text and in bytecode, which has
 * them without that of their dialect. */
static bool has_async_runtime(gv_str bytes) {
  static const char *const text[] = {"async.runtime.", "async.coro."};
  static const char *const bytecode[] = {"runtime.create", "runtime.await", "runtime.add",
                                         "runtime.set_"};
  bool binary = gv_is_bytecode(bytes);
  const char *const *names = binary ? bytecode : text;
  for (size_t i = 0,
              count = binary ? sizeof bytecode / sizeof *bytecode : sizeof text / sizeof *text;
       i < count; i++)
    if (gv_str_has(bytes, names[i])) return true;
  return false;
}

static MlirLogicalResult say_nothing(MlirDiagnostic diagnostic, void *to) {
  (void)diagnostic, (void)to;
  return mlirLogicalResultSuccess();
}

/* What the pass would do that comes after it in every pipeline: coroutines are read in the form
 * that it makes. Where it fails, nothing is changed, and the program is not read (nest.c). */
static void finish_async(MlirContext context, MlirOperation root) {
  MlirDiagnosticHandlerID handler =
      mlirContextAttachDiagnosticHandler(context, say_nothing, NULL, NULL);
  MlirPassManager passes = mlirPassManagerCreate(context);
  mlirPassManagerAddOwnedPass(passes, mlirCreateConversionConvertAsyncToLLVMPass());
  (void)mlirPassManagerRunOnOp(passes, root);
  mlirPassManagerDestroy(passes);
  mlirContextDetachDiagnosticHandler(context, handler);
}

gv_parsed gv_parse(gv_arena *arena, gv_str name, gv_str bytes, gv_str *error) {
  gv_parsed parsed = {.context = new_context()};
  parsed.root = gv_parse_in(parsed.context, arena, name, bytes, &parsed.unnamed, error);
  if (!mlirOperationIsNull(parsed.root) && has_async_runtime(bytes))
    finish_async(parsed.context, parsed.root);
  return parsed;
}

void gv_parsed_destroy(gv_parsed *parsed) {
  if (!mlirOperationIsNull(parsed->root)) mlirOperationDestroy(parsed->root);
  mlirContextDestroy(parsed->context);
}

const char *gv_front_llvm_version(void) { return LLVM_VERSION_STRING; }

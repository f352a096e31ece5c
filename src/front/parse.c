/* MLIR's own parser and verifier, and what they say. Of the C API's two ways to parse from memory one gives locations the
 * input's name and wants a single top-level operation; the other puts a module around several, as mlir-opt does, and calls
 * the input "-". The first is for text that begins with a module and for bytecode, the second for everything else.
 *
 * Diagnostics arrive in callbacks inside C++ frames: they are only written down there.
 */
#define _GNU_SOURCE
#include "front/room.h"

#include <mlir-c/Diagnostics.h>
#include <mlir-c/Dialect/Arith.h>
#include <mlir-c/Dialect/Async.h>
#include <mlir-c/Dialect/ControlFlow.h>
#include <mlir-c/Dialect/DLTI.h>
#include <mlir-c/Dialect/Func.h>
#include <mlir-c/Dialect/GPU.h>
#include <mlir-c/Dialect/Index.h>
#include <mlir-c/Dialect/Math.h>
#include <mlir-c/Dialect/MemRef.h>
#include <mlir-c/Dialect/NVVM.h>
#include <mlir-c/Dialect/ROCDL.h>
#include <mlir-c/Dialect/SCF.h>
#include <mlir-c/Dialect/UB.h>
#include <mlir-c/Dialect/Vector.h>
#include <stdio.h>

void gv_keep_text(MlirStringRef piece, void *to) {
  gv_text *text = to;
  uint32_t need = text->len + (uint32_t)piece.length;
  if (need > text->cap) text->at = gv_vec_grow(text->at, &text->cap, need, 1);
  if (piece.length) memcpy(text->at + text->len, piece.data, piece.length);
  text->len = need;
}

/* ---- diagnostics ---- */

typedef struct report {
  gv_str input;
  bool unnamed; /* the input is called "-" */
  gv_text text;
  uint32_t errors;
} report;

enum { MAX_ERRORS = 20 };

static void put(gv_text *text, gv_str piece) { gv_keep_text((MlirStringRef){piece.at, piece.len}, text); }

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
  put(&r->text, name);
  put(&r->text, gv_str_of(place));
  put(&r->text, GV_STR(": "));
  put(&r->text, gv_str_of(severity));
  put(&r->text, GV_STR(": "));
  mlirDiagnosticPrint(diagnostic, gv_keep_text, &r->text);
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
  for (intptr_t i = 0; i < mlirDiagnosticGetNumNotes(diagnostic); i++) put_note(r, mlirDiagnosticGetNote(diagnostic, i));
  return mlirLogicalResultSuccess();
}

static gv_str finish_report(gv_arena *arena, report *r) {
  if (!r->errors) {
    put(&r->text, r->input);
    put(&r->text, GV_STR(": error: MLIR cannot read this, and does not say why\n"));
  }
  if (r->errors > MAX_ERRORS) {
    gv_str more = gv_format(arena, "%.*s: note: and %u more errors\n", GV_FMT(r->input), r->errors - MAX_ERRORS);
    put(&r->text, more);
  }
  put(&r->text,
      gv_format(arena,
                "%.*s: note: gpuverify reads what mlir-opt of LLVM %s reads; a file of another release, or cut short, has to "
                "be made again with this one\n",
                GV_FMT(r->input), gv_front_llvm_version()));
  return gv_str_copy(arena, (gv_str){r->text.at, r->text.len});
}

/* ---- parsing ---- */

static MlirContext new_context(void) {
  MlirDialectRegistry registry = mlirDialectRegistryCreate();
#define USE(dialect) mlirDialectHandleInsertDialect(mlirGetDialectHandle__##dialect##__(), registry)
  USE(arith);
  USE(async);
  USE(cf);
  USE(dlti);
  USE(func);
  USE(gpu);
  USE(index);
  USE(llvm);
  USE(math);
  USE(memref);
  USE(nvvm);
  USE(rocdl);
  USE(scf);
  USE(ub);
  USE(vector);
#undef USE
  MlirContext context = mlirContextCreateWithRegistry(registry, /*threadingEnabled=*/false);
  mlirDialectRegistryDestroy(registry);
  mlirContextSetAllowUnregisteredDialects(context, true);
  /* The model looks for types of these even where the input has none. */
  mlirContextGetOrLoadDialect(context, gv_ref("llvm"));
  return context;
}

/* The first line that is neither blank, a comment nor the definition of an alias begins a module. */
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
  return mlirOperationCreateParse(context, (MlirStringRef){bytes.at, bytes.len}, (MlirStringRef){name.at, name.len});
}

/* It begins with a module, and there is more behind that. */
static bool has_several(const report *r) {
  static const char says[] = "source must contain a single top-level operation";
  return r->errors == 1 && memmem(r->text.at, r->text.len, says, sizeof says - 1);
}

MlirOperation gv_parse_in(MlirContext context, gv_arena *arena, gv_str name, gv_str bytes, bool *unnamed, gv_str *error) {
  MlirOperation root = {NULL};
  report r = {.input = name};
  MlirDiagnosticHandlerID handler = mlirContextAttachDiagnosticHandler(context, take_diagnostic, &r, NULL);
  bool named = gv_is_bytecode(bytes) || begins_with_module(bytes);
  if (named) root = parse_named(context, name, bytes);
  if (!named || has_several(&r)) {
    r.errors = r.text.len = 0;
    r.unnamed = *unnamed = true;
    root = parse_unnamed(context, bytes);
  }
  mlirContextDetachDiagnosticHandler(context, handler);
  if (mlirOperationIsNull(root)) *error = finish_report(arena, &r);
  gv_vec_free(&r.text);
  return root;
}

gv_parsed gv_parse(gv_arena *arena, gv_str name, gv_str bytes, gv_str *error) {
  gv_parsed parsed = {.context = new_context()};
  parsed.root = gv_parse_in(parsed.context, arena, name, bytes, &parsed.unnamed, error);
  return parsed;
}

void gv_parsed_destroy(gv_parsed *parsed) {
  if (!mlirOperationIsNull(parsed->root)) mlirOperationDestroy(parsed->root);
  mlirContextDestroy(parsed->context);
}

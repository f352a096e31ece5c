/* Functions of libraries, by their names, and whether the module is a whole program.
 *
 * needs: the module, its profile. gives: gv_is_whole_program(), before any symbol is made. cost:
 * each name of the module once, and each operation of a module that declares nothing else.
 */
#define _GNU_SOURCE
#include <ctype.h>

#include "expressions/expressions.h"

typedef enum following { NOTHING, ANY, STANDARD } following;

static const struct {
  const char *name;
  following following;
} outside[] = {
#define OUTSIDE(name, following, library) {name, following},
#include "front/outside.def"
};

static const char *const passive[] = {
#define PASSIVE(name) name,
#include "front/passive.def"
};

#define COUNT(array) (sizeof(array) / sizeof *(array))

/* ---- names of C++ ---- */

static bool is_digit(char c) { return c >= '0' && c <= '9'; }

/* A mangled name being read: what is open and ends with 'E', the innermost last. */
typedef struct mangled {
  gv_str name;
  size_t at, depth;
  char open[64];
  bool behind_name;
} mangled;

static char char_at(const mangled *m, size_t at) { return at < m->name.len ? m->name.at[at] : 0; }

/* What has digits in it and names nothing: "Lm16E", "S1_", "T0_", "A10_", "C2", "D1". */
static bool skips_number(mangled *m) {
  char c = char_at(m, m->at), next = char_at(m, m->at + 1);
  size_t end = m->at + 1;
  if ((c == 'C' || c == 'D') && is_digit(next)) return m->at += 2, true;
  if (c == 'L' && next >= 'a' && next <= 'z') {
    while (char_at(m, end) && char_at(m, end) != 'E') end++;
    return m->at = end + 1, true;
  }
  if (c != 'S' && c != 'T' && c != 'A') return false;
  while (is_digit(char_at(m, end)) || (char_at(m, end) >= 'A' && char_at(m, end) <= 'Z')) end++;
  bool number = char_at(m, end) == '_' && (c != 'A' || is_digit(next));
  if (number) m->at = end + 1;
  return number;
}

/* Is the name that comes next one of C++'s library: behind "St", an abbreviation, or another name
 * of it that it is a member of? */
static bool follows_standard(const mangled *m) {
  char last = m->name.at[m->at - 1], before = m->name.at[m->at - 2];
  if (m->behind_name || last == '_') return true;
  if (last == 'E') return m->depth && m->open[m->depth - 1] == 'N';
  return before == 'S' && last >= 'a' && last <= 't';
}

/* Reads a name with its length in front. False: it is none of C++'s library. */
static bool reads_name(mangled *m) {
  static const char *const spaces[] = {"__gnu_cxx", "__cxxabiv1"};
  bool standard = follows_standard(m);
  size_t len = 0;
  while (is_digit(char_at(m, m->at)) && len < m->name.len)
    len = len * 10 + (size_t)(char_at(m, m->at++) - '0');
  if (len > m->name.len - m->at) return false;
  gv_str name = {m->name.at + m->at, len};
  for (size_t i = 0; i < COUNT(spaces); i++) standard |= gv_str_equal(name, gv_str_of(spaces[i]));
  m->at += len;
  m->behind_name = true;
  return standard;
}

/* False: more is open, or less, than the name says. */
static bool reads_letter(mangled *m) {
  char c = char_at(m, m->at);
  m->behind_name = false;
  if (skips_number(m)) return true;
  m->at++;
  if (c == 'E') return m->depth && m->depth--;
  bool opens = c == 'N' || c == 'I' || c == 'F' || c == 'X' || c == 'J';
  if (opens && m->depth == sizeof m->open) return false;
  if (opens) m->open[m->depth++] = c;
  return true;
}

/* Does it name anything outside of C++'s library? A template of the library's for a type of the
 * program is another file's of the program, as is an operator of the program's. */
static bool names_own(gv_str name) {
  mangled m = {.name = name, .at = 2};
  bool standard = name.len > 2;
  while (standard && m.at < name.len)
    standard = is_digit(name.at[m.at]) ? reads_name(&m) : reads_letter(&m);
  return !standard;
}

/* ---- what waits for nobody ---- */

/* The C library's functions that only compute or only write text, but for those that library.def
 * tells more of; not what waits for other threads, nor what calls back. */
static bool is_of_c_library(gv_str name) {
  for (size_t i = 0; i < COUNT(passive); i++)
    if (gv_str_equal(name, gv_str_of(passive[i]))) return true;
  return false;
}

static bool is_of_cpp_library(gv_str name) {
  static const char *const prefixes[] = {"_ZNSt", "_ZNKSt", "_ZSt",   "_ZNSo",
                                         "_ZNSi", "_ZNSs",  "_ZNKSs", "_ZN9__gnu_cxx"};
  static const char *const waiting[] = {"_ZNSt6thread", "_ZNSt13__future_base",
                                        "_ZNSt18condition_variable", "_ZNSt28__atomic_futex"};
  bool any = false, waits = false;
  for (size_t i = 0; i < COUNT(prefixes); i++) any |= gv_str_begins(name, prefixes[i]);
  for (size_t i = 0; i < COUNT(waiting); i++) waits |= gv_str_begins(name, waiting[i]);
  return any && !waits && !names_own(name);
}

bool gv_is_passive(gv_str name) {
  return gv_str_begins(name, "llvm.") || is_of_c_library(name) || is_of_cpp_library(name);
}

/* ---- names of libraries ---- */

static bool is_listed(gv_str name) {
  for (size_t i = 0; i < COUNT(outside); i++) {
    size_t len = strlen(outside[i].name);
    if (!gv_str_begins(name, outside[i].name)) continue;
    if (outside[i].following == ANY ? name.len > len : name.len == len) return true;
    if (outside[i].following == STANDARD) return !names_own(name);
  }
  return false;
}

bool gv_front_is_of_library(const gv_profile *runtime, gv_str name) {
  const gv_action *action;
  const gv_profile_row *row;
  if (is_listed(name) || gv_launching_of(name) != GV_LAUNCHING_NONE) return true;
  return gv_is_passive(name) || gv_library_of(runtime, name, &action, &row) != GV_LIB_UNKNOWN;
}

/* ---- handlers of what operator new throws ---- */

gv_handler gv_front_handler_of(gv_str type) {
  static const char *const thrown[] = {"_ZTISt9bad_alloc", "_ZTISt20bad_array_new_length",
                                       "_ZTISt9exception"};
  static const char *const others[] = {"_ZTISt", "_ZTINSt", "_ZTIN10__cxxabiv1"};
  for (size_t i = 0; i < COUNT(thrown); i++)
    if (gv_str_equal(type, gv_str_of(thrown[i]))) return GV_HANDLER_OF_NO_MEMORY;
  for (size_t i = 0; i < COUNT(others); i++)
    if (gv_str_begins(type, others[i])) return GV_HANDLER_OF_OTHERS;
  bool is_type = type.len > 4 && gv_str_begins(type, "_ZTI");
  return is_type && !memchr("NZ0123456789", type.at[4], 12) ? GV_HANDLER_OF_OTHERS
                                                            : GV_HANDLER_OF_CLASS;
}

bool gv_front_ends_for_exception(gv_str name) {
  return gv_str_equal(name, GV_STR("__clang_call_terminate")) ||
         gv_str_equal(name, GV_STR("_ZSt9terminatev"));
}

bool gv_is_throwing_new(gv_str name) {
  bool is_new = gv_str_begins(name, "_Znw") || gv_str_begins(name, "_Zna");
  return is_new && !memmem(name.at, name.len, "nothrow", 7);
}

bool gv_front_throws_nothing(const gv_profile *runtime, gv_str name, bool handled) {
  const gv_action *action;
  const gv_profile_row *row;
  if (handled && gv_is_throwing_new(name)) return false;
  gv_library of = gv_library_of(runtime, name, &action, &row);
  bool launches = gv_launching_of(name) != GV_LAUNCHING_NONE;
  return launches || (of != GV_LIB_UNKNOWN && of != GV_LIB_OR_THROWS);
}

bool gv_is_of_library(front *f, gv_str name) { return gv_front_is_of_library(f->runtime, name); }

/* In a whole program, whose functions and globals no other file knows. What has the name of a
 * library's function is what that library calls: so is operator new. */
bool gv_is_its_own(front *f, MlirOperation op) {
  gv_str name = gv_string_attribute(op, "sym_name");
  return f->whole && !gv_is_replaceable(op) && !gv_str_equal(name, GV_STR("main")) &&
         !gv_is_of_library(f, name);
}

/* ---- the module ---- */

bool gv_is_defined(MlirOperation op) {
  bool body = mlirOperationGetNumRegions(op) &&
              !mlirBlockIsNull(mlirRegionGetFirstBlock(mlirOperationGetRegion(op, 0)));
  return body || !mlirAttributeIsNull(gv_attribute(op, "value"));
}

/* int main(), with arguments or without; nobody else's main takes its place. */
static bool is_main(front *f, MlirOperation function, gv_str name) {
  MlirAttribute linkage = gv_attribute(function, "linkage"),
                type = gv_attribute(function, "function_type");
  if (!gv_str_equal(name, GV_STR("main")) || !gv_is_defined(function) ||
      gv_is_replaceable(function))
    return false;
  MlirType result = mlirLLVMFunctionTypeGetReturnType(mlirTypeAttrGetValue(type));
  return !mlirAttributeEqual(linkage, f->internal_linkage) &&
         !mlirAttributeEqual(linkage, f->private_linkage) && mlirTypeIsAInteger(result) &&
         mlirIntegerTypeGetWidth(result) == 32;
}

typedef struct survey {
  front *f;
  MlirOperation module;
  gv_map names;  /* hashes of those of the module */
  bool starts;   /* it has main */
  bool is_known; /* so far, all that it declares is of libraries, and it has nothing but functions
                    and variables */
} survey;

static uint64_t hash_of(gv_str name) { return gv_hash(name.at, name.len, 0); }

static void list_names(survey *s) {
  bool found;
  MlirBlock body = mlirRegionGetFirstBlock(mlirOperationGetRegion(s->module, 0));
  for (MlirOperation op = mlirBlockGetFirstOperation(body); !mlirOperationIsNull(op);
       op = mlirOperationGetNextInBlock(op))
    *gv_map_at(&s->names, hash_of(gv_string_attribute(op, "sym_name")), &found) = 1;
}

static bool is_of_name(char c) {
  return isalnum((unsigned char)c) || c == '_' || c == '$' || c == '.';
}

/* Assembly that has the name of something that is defined here may call it, read it and write it.
 */
static MlirWalkResult look_for_names(MlirOperation op, void *to) {
  survey *s = to;
  if (!gv_op_is(op, "llvm.inline_asm")) return MlirWalkResultAdvance;
  if (!s->names.len) list_names(s);
  gv_str text = gv_string_attribute(op, "asm_string");
  for (size_t at = 0, end; at < text.len && s->is_known; at = end + (end == at)) {
    for (end = at; end < text.len && is_of_name(text.at[end]);) end++;
    if (end > at && gv_map_get(&s->names, hash_of((gv_str){text.at + at, end - at})) != GV_NONE)
      s->is_known = false;
  }
  return s->is_known ? MlirWalkResultAdvance : MlirWalkResultInterrupt;
}

static void look_at(survey *s, MlirOperation op) {
  gv_str name = gv_string_attribute(op, "sym_name");
  bool function = gv_op_is(op, "llvm.func"), symbol = function || gv_op_is(op, "llvm.mlir.global");
  bool other = gv_op_is(op, "llvm.mlir.alias") || gv_op_is(op, "llvm.comdat") ||
               gv_op_is(op, "gpu.module") || gv_op_is(op, "gpu.binary");
  if (!symbol && !other) s->is_known &= !name.len && !mlirOperationGetNumRegions(op);
  bool here = gv_is_defined(op) && !gv_is_defined_elsewhere(op) && !gv_is_replaceable(op);
  if (symbol && !here) s->is_known &= gv_is_of_library(s->f, name);
  if (function) s->starts |= is_main(s->f, op, name);
  if (function && s->is_known && gv_is_defined(op))
    mlirOperationWalk(op, look_for_names, s, MlirWalkPreOrder);
}

/* Assembly beside the functions, which may have any name of theirs. */
static bool has_assembly(MlirOperation module) {
  MlirAttribute lines = gv_attribute(module, "llvm.module_asm");
  return !mlirAttributeIsNull(lines) &&
         !(mlirAttributeIsAArray(lines) && !mlirArrayAttrGetNumElements(lines));
}

/* What was compiled for a machine has a triple: in what MLIR lowers, public functions are meant to
 * be called from outside. */
bool gv_is_whole_program(front *f, MlirOperation module) {
  if (mlirAttributeIsNull(gv_attribute(module, "llvm.target_triple")) || has_assembly(module))
    return false;
  survey s = {.f = f, .module = module, .is_known = true};
  MlirBlock body = mlirRegionGetFirstBlock(mlirOperationGetRegion(module, 0));
  for (MlirOperation op = mlirBlockGetFirstOperation(body); !mlirOperationIsNull(op) && s.is_known;
       op = mlirOperationGetNextInBlock(op))
    look_at(&s, op);
  gv_map_free(&s.names);
  return s.starts && s.is_known;
}

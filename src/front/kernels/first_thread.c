/* What the first thread of a kernel does for certain, of which there is PTX.
 *
 * needs: the kernel's text, and what is known of the launch: sizes of the grid and of its blocks,
 * numbers that are passed. gives: accesses that this thread carries out on every run, each with its
 * bytes where they are known. The thread is executed, on numbers that are known and addresses in
 * the memory of one parameter; at the first branch on anything else it is left. cost: STEPS
 * instructions, and SCANNED bytes of text for jumps.
 */
#define _GNU_SOURCE
#include "kernels/ptx.h"

#include <ctype.h>
#include <inttypes.h>
#include <stdio.h>
#include <stdlib.h>

enum { STEPS = 1024, ACCESSES = 32, SCANNED = 8 << 20 /* bytes of text, for labels */ };

/* What a register holds. NUMBER: k, of 64 bits, sign extended from its width. INDEX: a number, and
 * no part of an address. BASE: parameter `param`, plus k. WITHIN: an address in the memory that it
 * leads to. UNSET: nothing yet. */
typedef enum kind { UNKNOWN, NUMBER, INDEX, BASE, WITHIN, UNSET } kind;

typedef struct value {
  kind kind;
  uint32_t param;
  int64_t k;
} value;

/* A register that braces declare once more: what it is outside of them. */
typedef struct hidden {
  uint32_t depth, place;
  value outside;
} hidden;

typedef struct thread {
  gv_ptx_text text;
  gv_str body;
  const gv_launch_facts *launch;
  gv_map place_of; /* name -> place in `values` */
  GV_VEC(value) values;
  GV_VEC(hidden) hidden;
  uint32_t depth; /* of braces in the body */
  gv_ptx_access_list *to;
  size_t scanned;
} thread;

static bool is(gv_str word, const char *what) { return gv_str_equal(word, gv_str_of(what)); }
static uint64_t key_of(gv_str name) { return gv_hash(name.at, name.len, 0); }

static value number(int64_t k) { return (value){NUMBER, 0, k}; }
static const value unknown = {UNKNOWN, 0, 0}, an_index = {INDEX, 0, 0}, unset = {UNSET, 0, 0};

/* ---- registers ---- */

static uint32_t place_of(thread *t, gv_str name) {
  bool found;
  uint32_t *place = gv_map_at(&t->place_of, key_of(name), &found);
  if (!found) {
    *place = t->values.len;
    *gv_push(&t->values) = unset;
  }
  return *place;
}

static void set(thread *t, gv_str name, value v) {
  uint32_t place = place_of(t, name);
  t->values.at[place] = v;
}

/* Up to the closing brace, the name is another register. */
static void hide(thread *t, gv_str name) {
  uint32_t place = place_of(t, name);
  *gv_push(&t->hidden) = (hidden){t->depth, place, t->values.at[place]};
  t->values.at[place] = unset;
}

/* Behind a closing brace. */
static void uncover(thread *t) {
  while (t->hidden.len && t->hidden.at[t->hidden.len - 1].depth >= t->depth) {
    hidden last = gv_pop(&t->hidden);
    t->values.at[last.place] = last.outside;
  }
  if (t->depth) t->depth--;
}

/* A jump may lead out of braces, where the name is the register outside again. */
static bool hides_some(const thread *t) {
  for (uint32_t i = 0; i < t->hidden.len; i++)
    if (t->hidden.at[i].outside.kind != UNSET) return true;
  return false;
}

/* Of the first thread; sizes as they are known. */
static bool special(const thread *t, gv_str name, value *v) {
  static const char *const zero[] = {"%tid.x",   "%tid.y",   "%tid.z",  "%ctaid.x",
                                     "%ctaid.y", "%ctaid.z", "%laneid", "%warpid"};
  static const char *const sizes[GV_SIZES] = {"%nctaid.x", "%nctaid.y", "%nctaid.z",
                                              "%ntid.x",   "%ntid.y",   "%ntid.z"};
  for (size_t i = 0; i < sizeof zero / sizeof *zero; i++)
    if (is(name, zero[i])) return *v = number(0), true;
  for (uint32_t i = 0; i < GV_SIZES; i++)
    if (is(name, sizes[i]))
      return *v = t->launch->sized[i] ? number(t->launch->size[i]) : an_index, true;
  return false;
}

static value get(const thread *t, gv_str name) {
  value v;
  if (special(t, name, &v)) return v;
  uint32_t place = gv_map_get(&t->place_of, key_of(name));
  return place == GV_NONE ? unknown : t->values.at[place];
}

/* The operand of a computation. */
static value value_of(const thread *t, const gv_ptx_operand *o) {
  if (o->address || o->computed || o->names > 1) return unknown;
  if (o->names && (o->number >= 0 || o->negative)) return unknown;
  if (o->names) return get(t, o->name[0]);
  if (o->negative) return o->number < 0 ? number(o->minus) : unknown;
  return o->number >= 0 ? number(o->number) : unknown;
}

/* ---- arithmetic ---- */

typedef struct type {
  uint32_t bits; /* 0: it is none of integers */
  bool is_signed;
} type;

/* The last type that the code names, or the first. */
static type type_in(gv_str code, bool last) {
  type found = {0, false};
  for (size_t i = 0; i + 2 < code.len; i++) {
    if (code.at[i] != '.' || !strchr("usb", code.at[i + 1])) continue;
    gv_str rest = {code.at + i + 2, code.len - i - 2};
    static const uint32_t widths[] = {8, 16, 32, 64};
    static const char *const texts[] = {"8", "16", "32", "64"};
    const char *dot = memchr(rest.at, '.', rest.len);
    if (dot) rest.len = (size_t)(dot - rest.at);
    for (size_t w = 0; w < sizeof widths / sizeof *widths; w++)
      if (is(rest, texts[w]) && (last || !found.bits))
        found = (type){widths[w], code.at[i + 1] == 's'};
  }
  return found;
}

static bool has_float(gv_str code) { return gv_str_has(code, ".f") || gv_str_has(code, ".bf"); }

static int64_t fit(int64_t k, type of) {
  return of.bits == 64  ? k
         : of.is_signed ? (int64_t)((uint64_t)k << (64 - of.bits)) >> (64 - of.bits)
                        : (int64_t)((uint64_t)k & (((uint64_t)1 << of.bits) - 1));
}

static bool is_number(value v) { return v.kind == NUMBER; }
static bool is_counted(value v) { return v.kind == NUMBER || v.kind == INDEX; }

/* a + b, or a - b. */
static value sum(value a, value b, bool minus, type of) {
  if (is_number(a) && is_number(b))
    return number(
        fit((int64_t)(minus ? (uint64_t)a.k - (uint64_t)b.k : (uint64_t)a.k + (uint64_t)b.k), of));
  if (is_counted(a) && is_counted(b)) return an_index;
  if (of.bits != 64) return unknown;
  if (!is_counted(b) && !minus && is_counted(a)) {
    value other = a;
    a = b, b = other;
  }
  if (!is_counted(b) || (a.kind != BASE && a.kind != WITHIN)) return unknown;
  int64_t k = 0;
  bool exact =
      a.kind == BASE && is_number(b) &&
      !(minus ? __builtin_sub_overflow(a.k, b.k, &k) : __builtin_add_overflow(a.k, b.k, &k));
  return exact ? (value){BASE, a.param, k} : (value){WITHIN, a.param, 0};
}

static value product(value a, value b, type of) {
  if (!is_counted(a) || !is_counted(b)) return unknown;
  if (!is_number(a) || !is_number(b)) return an_index;
  return number(fit((int64_t)((uint64_t)a.k * (uint64_t)b.k), of));
}

/* What is computed of two numbers. False: it is not known. */
static bool combine(gv_str code, int64_t a, int64_t b, type of, int64_t *k) {
  bool below = of.is_signed ? a < b : (uint64_t)a < (uint64_t)b;
  if (gv_str_begins(code, "and."))
    *k = a & b;
  else if (gv_str_begins(code, "or."))
    *k = a | b;
  else if (gv_str_begins(code, "xor."))
    *k = a ^ b;
  else if (gv_str_begins(code, "min."))
    *k = below ? a : b;
  else if (gv_str_begins(code, "max."))
    *k = below ? b : a;
  else if (gv_str_begins(code, "shl.") && b >= 0 && b < of.bits)
    *k = fit((int64_t)((uint64_t)a << b), of);
  else if (gv_str_begins(code, "shr.") && b >= 0 && b < of.bits && a >= 0)
    *k = a >> b;
  else if (gv_str_begins(code, "div.") && a >= 0 && b > 0)
    *k = a / b;
  else if (gv_str_begins(code, "rem.") && a >= 0 && b > 0)
    *k = a % b;
  else
    return false;
  return true;
}

/* setp.CMP.TYPE: 1 or 0, or it is not known. */
static value compare(gv_str code, value a, value b, type of) {
  static const char *const words[] = {".eq.", ".ne.", ".lt.", ".le.", ".gt.", ".ge."};
  bool same_base = a.kind == BASE && b.kind == BASE && a.param == b.param;
  if (!is_number(a) || !is_number(b) || !of.bits) {
    bool equal = same_base && a.k == b.k;
    if (equal && gv_str_has(code, ".eq.")) return number(1);
    return equal && gv_str_has(code, ".ne.") ? number(0) : unknown;
  }
  type as = {of.bits, of.is_signed};
  int64_t x = fit(a.k, as), y = fit(b.k, as);
  bool less = of.is_signed ? x < y : (uint64_t)x < (uint64_t)y;
  bool results[] = {x == y, x != y, less, less || x == y, !less && x != y, !less};
  for (size_t i = 0; i < sizeof words / sizeof *words; i++)
    if (gv_str_has(code, words[i])) return number(results[i]);
  return unknown;
}

static value convert(gv_str code, value v) {
  type from = type_in(code, true), to = type_in(code, false);
  if (has_float(code)) return unknown;
  if (!from.bits || !to.bits || gv_str_has(code, ".sat") || gv_str_has(code, ".pack"))
    return an_index;
  if (is_number(v)) return number(fit(fit(v.k, from), to));
  if (to.bits == 64 && from.bits == 64) return v;
  return an_index; /* half of an address is none */
}

/* What the instruction puts into its first operand. */
static value compute(thread *t, const gv_ptx_instruction *i) {
  gv_str code = i->code;
  value a = i->operands > 1 ? value_of(t, &i->at[1]) : unknown,
        b = i->operands > 2 ? value_of(t, &i->at[2]) : unknown,
        c = i->operands > 3 ? value_of(t, &i->at[3]) : unknown;
  type of = type_in(code, true);
  bool odd = gv_str_has(code, ".hi") || gv_str_has(code, ".sat") || gv_str_has(code, ".cc") ||
             gv_str_has(code, ".relu");
  if (gv_str_begins(code, "cvt.")) return convert(code, a);
  if (gv_str_begins(code, "setp."))
    return i->operands == 3 && !gv_str_has(code, ".and.") && !gv_str_has(code, ".or.") &&
                   !gv_str_has(code, ".xor.") && !has_float(code)
               ? compare(code, a, b, of)
               : unknown;
  if (gv_str_begins(code, "selp."))
    return is_number(c) ? c.k ? a : b : is_counted(a) && is_counted(b) ? an_index : unknown;
  if (gv_str_begins(code, "mov.") || gv_str_begins(code, "cvta."))
    return has_float(code) ? unknown : a;
  if (has_float(code) || !of.bits || odd) return unknown;
  if (is_number(a)) a.k = fit(a.k, of);
  if (is_number(b)) b.k = fit(b.k, of);
  if (gv_str_begins(code, "add.") || gv_str_begins(code, "sub."))
    return sum(a, b, gv_str_begins(code, "sub."), of);
  type wide = {gv_str_has(code, ".wide") ? 2 * of.bits : of.bits, of.is_signed};
  if (gv_str_begins(code, "mul.")) return product(a, b, wide);
  if (gv_str_begins(code, "mad.")) return sum(product(a, b, wide), c, false, wide);
  int64_t k;
  if (is_number(a) && is_number(b) && combine(code, a.k, b.k, of, &k)) return number(fit(k, of));
  return is_counted(a) && (is_counted(b) || i->operands < 3) ? an_index : unknown;
}

/* ---- memory ---- */

static void note(thread *t, value address, uint8_t mode, int64_t size) {
  if ((address.kind != BASE && address.kind != WITHIN) || t->to->len == ACCESSES) return;
  gv_ptx_access x = {address.param, mode, 0, 0};
  if (address.kind == BASE && size > 0 && !__builtin_add_overflow(address.k, size, &x.hi))
    x.lo = address.k;
  *gv_push(t->to) = x;
}

/* Bytes of the whole access, or 0. */
static int64_t bytes_of(gv_str code) {
  const char *dot = memrchr(code.at, '.', code.len);
  if (!dot) return 0;
  int64_t size = gv_ptx_size((gv_str){dot, code.len - (size_t)(dot - code.at)});
  return gv_str_has(code, ".v2") ? 2 * size : gv_str_has(code, ".v4") ? 4 * size : size;
}

static value address_of(const thread *t, const gv_ptx_operand *o) {
  if (!o->address || o->names != 1) return unknown;
  value v = get(t, o->name[0]);
  type of = {64, true};
  if (o->negative) return sum(v, number(o->minus), false, of);
  return o->number > 0 ? sum(v, number(o->number), false, of) : v;
}

/* The tile begins within the tensor: at its first element. */
static bool begins_at_zero(const thread *t, const gv_ptx_operand *o) {
  for (uint32_t n = 1; n < o->names; n++) {
    value v = get(t, o->name[n]);
    if (!is_number(v) || v.k) return false;
  }
  return !o->nonzero && (o->names > 1 || o->number == 0);
}

static void copy_tile(thread *t, const gv_ptx_instruction *i) {
  const char *shared = memmem(i->code.at, i->code.len, ".shared", 7),
             *global = memmem(i->code.at, i->code.len, ".global", 7);
  bool tile = gv_str_begins(i->code, "cp.async.bulk.tensor.") && !gv_str_has(i->code, ".im2col");
  bool loads = shared && global && shared < global;
  if (!tile || i->operands < 2 || !shared || !global) return;
  const gv_ptx_operand *o = &i->at[loads];
  if (!o->address || !o->names || !begins_at_zero(t, o)) return;
  value map = get(t, o->name[0]);
  if (map.kind == BASE && map.k == 0) note(t, map, loads ? GV_RANGE_READS : GV_RANGE_WRITES, 0);
}

static bool is_own(gv_str code) {
  return gv_str_has(code, ".shared") || gv_str_has(code, ".local") || gv_str_has(code, ".param") ||
         gv_str_has(code, ".const");
}

static void access(thread *t, const gv_ptx_instruction *i) {
  const uint8_t tries = GV_RANGE_READS | GV_RANGE_ATOMIC, atomic = tries | GV_RANGE_WRITES;
  gv_str code = i->code;
  if (gv_str_has(code, ".tensor")) copy_tile(t, i);
  if (is_own(code) || gv_str_has(code, ".async") || gv_str_has(code, ".bulk")) return;
  if (gv_str_begins(code, "wmma.load.") && i->operands > 1) /* at least its first element */
    note(t, address_of(t, &i->at[1]), GV_RANGE_READS, 1);
  else if (gv_str_begins(code, "wmma.store.") && i->operands > 1)
    note(t, address_of(t, &i->at[0]), GV_RANGE_WRITES, 1);
  else if (gv_str_begins(code, "ld.") && i->operands > 1)
    note(t, address_of(t, &i->at[1]), GV_RANGE_READS, bytes_of(code));
  else if (gv_str_begins(code, "st.") && i->operands > 1)
    note(t, address_of(t, &i->at[0]), GV_RANGE_WRITES, bytes_of(code));
  else if (gv_str_begins(code, "atom.") && i->operands > 1)
    note(t, address_of(t, &i->at[1]), gv_str_has(code, ".cas") ? tries : atomic, bytes_of(code));
  else if (gv_str_begins(code, "red.") && !gv_str_has(code, ".async"))
    note(t, address_of(t, &i->at[0]), atomic, bytes_of(code));
}

/* ---- control ---- */

/* Behind the label, from `from` on; or, where it stands there not, from the begin on, if it stands
 * only once in the text: labels of an assembly in braces may stand there more often. */
static bool go_to(thread *t, gv_str label) {
  gv_ptx_text ahead = t->text, all = {t->body.at, t->body.at + t->body.len};
  const char *found = NULL;
  uint32_t count = 0;
  for (int whole = 0; whole < 2 && !found; whole++) {
    gv_ptx_text *in = whole ? &all : &ahead;
    for (gv_str word = gv_ptx_word(in); word.len; word = gv_ptx_word(in)) {
      gv_ptx_skip_blanks(in);
      if (!gv_str_equal(word, label) || in->at >= in->end || *in->at != ':') continue;
      if (!found) found = in->at + 1;
      if (!whole) break;
      count++;
    }
    t->scanned += (size_t)(in->at - (whole ? t->body.at : t->text.at));
    if (t->scanned > SCANNED) return false;
  }
  if (!found || count > 1) return false;
  t->text.at = found;
  return true;
}

/* Does the thread go on behind it? */
static bool leave(thread *t, const gv_ptx_instruction *i) {
  if (!gv_str_equal(i->code, GV_STR("bra")) && !gv_str_equal(i->code, GV_STR("bra.uni")))
    return false;
  return i->operands == 1 && i->at[0].names == 1 && !hides_some(t) && go_to(t, i->at[0].name[0]);
}

static bool is_leaving(gv_str code) {
  static const char *const words[] = {"bra", "brx", "ret", "exit", "trap", "brkpt"};
  const char *dot = memchr(code.at, '.', code.len);
  gv_str first = {code.at, dot ? (size_t)(dot - code.at) : code.len};
  for (size_t i = 0; i < sizeof words / sizeof *words; i++)
    if (is(first, words[i])) return true;
  return false;
}

/* A function that is called comes back, as the library's that prints does. */
static bool comes_back(const gv_ptx_instruction *i) {
  for (uint32_t o = 0; o < i->operands; o++)
    for (uint32_t n = 0; n < i->at[o].names; n++)
      if (is(i->at[o].name[n], "vprintf")) return true;
  return false;
}

static void forget_results(thread *t, const gv_ptx_instruction *i) {
  for (uint32_t n = 0; i->operands && !i->at[0].address && n < i->at[0].names; n++)
    set(t, i->at[0].name[n], unknown);
}

static void load_param(thread *t, const gv_ptx_instruction *i) {
  value v = i->operands == 2 && i->at[1].address && i->at[1].names == 1 && i->at[1].number <= 0 &&
                    !i->at[1].negative
                ? get(t, i->at[1].name[0])
                : unknown;
  type of = type_in(i->code, true);
  bool whole = of.bits == 64 && (v.kind == BASE || v.kind == INDEX);
  if (is_number(v) && of.bits)
    v = number(fit(v.k, of));
  else if (!whole)
    v = v.kind == UNKNOWN ? unknown : an_index;
  set(t, i->at[0].name[0], v);
}

/* False: the thread is not followed any more. */
static bool step(thread *t, const gv_ptx_instruction *i) {
  value guard = i->guarded ? get(t, i->guard) : number(1);
  if (is_number(guard) && (guard.k != 0) == (i->guarded && i->unless)) return true; /* not done */
  if (!is_number(guard)) {
    forget_results(t, i);
    return !is_leaving(i->code);
  }
  if (is_leaving(i->code)) return leave(t, i);
  access(t, i);
  if (gv_str_begins(i->code, "call")) {
    forget_results(t, i);
    return comes_back(i);
  }
  bool one = i->operands && !i->at[0].address && i->at[0].names == 1;
  if (one && gv_str_begins(i->code, "ld.param")) {
    load_param(t, i);
  } else if (one && (gv_str_has(i->code, ".try_wait") || gv_str_has(i->code, ".test_wait"))) {
    set(t, i->at[0].name[0], number(1)); /* it is waited for until it is over */
  } else {
    value v = one && !gv_str_begins(i->code, "ld") && !gv_str_begins(i->code, "atom")
                  ? compute(t, i)
                  : unknown;
    forget_results(t, i);
    if (one) set(t, i->at[0].name[0], v);
  }
  return true;
}

/* `name<count>`: the registers of that name with the numbers below it that are in use. */
static void hide_numbered(thread *t, gv_str name, uint64_t count) {
  char text[128];
  for (uint64_t k = 0; k < count && k < STEPS; k++) {
    int len = snprintf(text, sizeof text, "%.*s%" PRIu64, (int)name.len, name.at, k);
    gv_str numbered = {text, (size_t)len};
    if (len > 0 && (size_t)len < sizeof text &&
        gv_map_get(&t->place_of, key_of(numbered)) != GV_NONE)
      hide(t, numbered);
  }
}

/* What a `.reg` in braces declares. */
static void hide_declared(thread *t) {
  gv_str name = {NULL, 0};
  for (gv_str word = gv_ptx_word(&t->text); word.len && !is(word, ";");
       word = gv_ptx_word(&t->text)) {
    if (isdigit((unsigned char)word.at[0])) { /* behind "<" */
      if (name.len) hide_numbered(t, name, strtoull(word.at, NULL, 0));
      name.len = 0;
    } else if (is(word, ",")) {
      if (name.len) hide(t, name);
      name.len = 0;
    } else if (gv_ptx_is_name(word.at[0])) {
      name = word;
    }
  }
  if (name.len) hide(t, name);
}

/* Declarations, labels and braces do nothing. False: it is none of these. */
static bool skip_other(thread *t, gv_str word) {
  gv_ptx_skip_blanks(&t->text);
  if (is(word, ".loc") || is(word, ".file")) {
    gv_ptx_skip_line(&t->text);
  } else if (is(word, ".reg") && t->depth) {
    hide_declared(t);
  } else if (word.at[0] == '.') {
    while (word.len && !is(word, ";")) word = gv_ptx_word(&t->text);
  } else if (t->text.at < t->text.end && *t->text.at == ':' && gv_ptx_is_name(word.at[0])) {
    t->text.at++;
  } else if (is(word, "{")) {
    t->depth++;
  } else if (is(word, "}")) {
    uncover(t);
  } else {
    return is(word, ";");
  }
  return true;
}

static void run(thread *t) {
  gv_ptx_instruction *i = gv_malloc(sizeof *i);
  bool on = true;
  for (uint32_t steps = 0; on && steps < STEPS; steps++) {
    gv_str word = gv_ptx_word(&t->text);
    if (!word.len) break;
    if (skip_other(t, word)) continue;
    on = gv_ptx_instruction_at(&t->text, word, i) && step(t, i);
  }
  gv_free(i);
}

void gv_ptx_first_thread(gv_str body, const gv_ptx_parameter *params, uint32_t count,
                         const gv_launch_facts *launch, gv_ptx_access_list *to) {
  for (uint32_t i = 0; i < GV_SIZES; i++)
    if (launch->sized[i] && launch->size[i] <= 0) return; /* there is no thread */
  thread t = {.text = {body.at, body.at + body.len}, .body = body, .launch = launch, .to = to};
  for (uint32_t i = 0; i < count; i++) {
    int64_t k;
    value v = launch->number(launch->to, i, 0, &k) ? number(k)
              : params[i].address                  ? (value){BASE, i, 0}
                                                   : an_index;
    set(&t, params[i].name, v);
  }
  run(&t);
  gv_map_free(&t.place_of);
  gv_vec_free(&t.values);
  gv_vec_free(&t.hidden);
}

/* Kernels of which there is PTX in a gpu.binary: what each does with the memory that its parameters
 * lead to.
 *
 * A node for each register and parameter, and edges from what an instruction computes to what it is
 * computed from, in no order (a register is all that is ever put into it); what is done to memory
 * travels from the register that is the address back along the edges. What is not understood (an
 * instruction that the table does not list, a parameter whose own address is taken) leaves the
 * kernel unknown: it may do anything. cost: linear in the text.
 */
#define _GNU_SOURCE
#include "kernels/ptx.h"
#include "kernels/kernels.h"

#include <ctype.h>
#include <mlir-c/Dialect/GPU.h>
#include <stdlib.h>

/* What is done through a register. ADDRESS: it is one itself, and no number that is a part of one;
 * GIVEN: it is stored, or goes to a function; KEPT: it is stored where other kernels may find it.
 */
enum { READS = 1, WRITES = 2, ATOMIC = 4, GIVEN = 8, ADDRESS = 16, KEPT = 32, MAPS = 64 };

/* How a register comes from another: as it is, or moved by something; as a multiple, which is no
 * address; as a product with a number that is not constant, an address only in theory; as what lies
 * in memory there. */
typedef enum kind { WHOLE, PRODUCT, SCALED, LOADED } kind;

typedef struct edge {
  uint32_t from, made; /* nodes */
  uint32_t next_from;  /* of the same `made` */
  uint32_t next_made;  /* of the same `from` */
  uint8_t kind;
} edge;

typedef struct node {
  uint8_t does, rooted, passed; /* passed: the last search came here */
  bool variable;                /* of the device, by its name */
  uint32_t first_from, first_made;
} node;

/* An access that happens in each thread, through this register. */
typedef struct sure_access {
  uint32_t node;
  uint8_t does;
} sure_access;

/* A variable of the device that the kernel names. */
typedef struct named {
  uint32_t variable, node;
} named;

enum {
  FOUND,
  OWN,
  FIRST_PARAM
}; /* nodes: what lies in memory, or anything; memory of the kernel's own */
enum { MOST_PARAMS = 512, MOST_TEXT = 16 << 20 };

typedef struct ptx {
  front *f;
  gv_ptx_text text;
  gv_map shared;      /* names of memory that only threads of a kernel can reach -> 0 */
  gv_map variable_of; /* name of a variable of the device -> its place in `variables` */
  GV_VEC(gv_str) variables;
  bool functions_store;
  /* the kernel that is being read */
  gv_map own;   /* as `shared`, in the kernel */
  gv_map names; /* register or parameter -> node */
  GV_VEC(node) nodes;
  GV_VEC(edge) edges;
  GV_VEC(uint32_t) queue;
  GV_VEC(uint32_t) addresses; /* registers, in brackets */
  GV_VEC(sure_access) sure;
  GV_VEC(named) named;
  uint32_t params;
  uint8_t sizes[MOST_PARAMS];
  gv_str param_names[MOST_PARAMS];
  gv_str body;                     /* what is in its braces */
  bool follows, unknown, straight; /* straight: every thread comes here */
  bool calls;                      /* functions of which it is not known what they do */
  bool shifts; /* bits are taken out of 64 bits: a multiple may be an address again */
} ptx;

/* ---- text ---- */

static bool is(gv_str word, const char *what) { return gv_str_equal(word, gv_str_of(what)); }

static uint64_t key_of(gv_str name) { return gv_hash(name.at, name.len, 0); }

/* What may put an address into memory of the device. */
static bool stores_word(gv_str code) {
  bool own =
      gv_str_has(code, ".param") || gv_str_has(code, ".local") || gv_str_has(code, ".shared");
  return (gv_str_begins(code, "st.") && !own &&
          (gv_str_has(code, "64") || gv_str_has(code, "128"))) ||
         gv_str_begins(code, "atom.") || gv_str_begins(code, "red.");
}

/* After the brace that closes the one that was read: the body of a function, or what a variable
 * begins with. */
static void skip_block(ptx *p) {
  for (uint32_t depth = 1; depth;) {
    gv_str word = gv_ptx_word(&p->text);
    if (!word.len) return;
    p->functions_store |= stores_word(word);
    depth += is(word, "{");
    depth -= is(word, "}");
  }
}

static void skip_statement(ptx *p) {
  for (gv_str word = gv_ptx_word(&p->text); word.len && !is(word, ";");)
    word = gv_ptx_word(&p->text);
}

/* What a declaration names is memory that only the kernel's threads can reach. */
static void take_own(ptx *p, gv_map *to) {
  for (gv_str word = gv_ptx_word(&p->text); word.len && !is(word, ";");
       word = gv_ptx_word(&p->text)) {
    bool found;
    if (gv_ptx_is_name(word.at[0]) && !isdigit((unsigned char)word.at[0]))
      *gv_map_at(to, key_of(word), &found) = 0;
  }
}

/* A variable of the device, with what it begins with. Nobody but the host writes constants, and
 * kernels may be told where they are. */
static void take_variable(ptx *p) {
  gv_str name = {NULL, 0};
  bool open = true;
  for (gv_str word = gv_ptx_word(&p->text); word.len && !is(word, ";");
       word = gv_ptx_word(&p->text)) {
    open &= !is(word, "[") && !is(word, "=");
    if (open && gv_ptx_is_name(word.at[0]) && !isdigit((unsigned char)word.at[0])) name = word;
  }
  bool found = true;
  uint32_t *place = name.at ? gv_map_at(&p->variable_of, key_of(name), &found) : NULL;
  if (found) return;
  *place = p->variables.len;
  *gv_push(&p->variables) = name;
}

/* ---- nodes ---- */

static uint32_t new_node(ptx *p) {
  *gv_push(&p->nodes) = (node){.first_from = GV_NONE, .first_made = GV_NONE};
  return p->nodes.len - 1;
}

/* Parts of a register, as %v.x, are the register. */
static uint32_t node_of(ptx *p, gv_str name) {
  const char *dot = memchr(name.at, '.', name.len);
  if (dot) name.len = (size_t)(dot - name.at);
  bool found;
  uint32_t *place = gv_map_at(&p->names, key_of(name), &found);
  if (!found) *place = new_node(p);
  return *place;
}

static void derive(ptx *p, uint32_t made, uint32_t from, kind how) {
  *gv_push(&p->edges) =
      (edge){from, made, p->nodes.at[made].first_from, p->nodes.at[from].first_made, (uint8_t)how};
  p->nodes.at[made].first_from = p->nodes.at[from].first_made = p->edges.len - 1;
}

static void mark(ptx *p, uint32_t at, uint8_t does) {
  if ((p->nodes.at[at].does | does) == p->nodes.at[at].does) return;
  p->nodes.at[at].does |= does;
  *gv_push(&p->queue) = at;
}

/* What is done through what came of a register in that way is done through the register. */
static uint8_t passed_on(const ptx *p, uint8_t does, uint8_t how) {
  switch ((kind)how) {
  case SCALED: return p->shifts ? does : does & (uint8_t)~ADDRESS;
  case LOADED: /* it leads to memory: the other memory there, or this */
    return does & ADDRESS ? READS | WRITES : 0;
  default: return does;
  }
}

static void settle(ptx *p) {
  while (p->queue.len) {
    node now = p->nodes.at[gv_pop(&p->queue)];
    for (uint32_t e = now.first_from; e != GV_NONE; e = p->edges.at[e].next_from)
      mark(p, p->edges.at[e].from, passed_on(p, now.does, p->edges.at[e].kind));
  }
}

/* What comes of nothing that is known to be an address leads anywhere. */
static void find_roots(ptx *p) {
  for (uint32_t i = 0; i < FIRST_PARAM + p->params; i++) {
    p->nodes.at[i].rooted = i < FIRST_PARAM || p->sizes[i - FIRST_PARAM] >= 8;
    *gv_push(&p->queue) = i;
  }
  for (uint32_t i = 0; i < p->named.len; i++) {
    p->nodes.at[p->named.at[i].node].rooted = true;
    *gv_push(&p->queue) = p->named.at[i].node;
  }
  while (p->queue.len) {
    node now = p->nodes.at[gv_pop(&p->queue)];
    for (uint32_t e = now.first_made; now.rooted && e != GV_NONE; e = p->edges.at[e].next_made) {
      edge x = p->edges.at[e];
      if (p->nodes.at[x.made].rooted || x.kind == LOADED || (x.kind == SCALED && !p->shifts))
        continue;
      p->nodes.at[x.made].rooted = true;
      *gv_push(&p->queue) = x.made;
    }
  }
  for (uint32_t i = 0; i < p->addresses.len; i++)
    p->follows |= !p->nodes.at[p->addresses.at[i]].rooted;
}

/* ---- instructions ---- */

/* Where a name leads: a register; memory of the kernel's own; anything else may be memory of the
 * device that others see. */
static uint32_t place_of(ptx *p, gv_str name) {
  if (name.at[0] == '%') return node_of(p, name);
  const uint32_t known = gv_map_get(&p->names, key_of(name));
  if (known != GV_NONE &&
      known < FIRST_PARAM +
                  p->params) { /* its address, or that of a function's parameter with that name */
    p->unknown = true;
    return FOUND;
  }
  if (known != GV_NONE) return known;
  if (gv_map_get(&p->own, key_of(name)) != GV_NONE ||
      gv_map_get(&p->shared, key_of(name)) != GV_NONE)
    return OWN;
  p->follows = true;
  uint32_t variable = gv_map_get(&p->variable_of, key_of(name));
  if (variable == GV_NONE) return FOUND;
  bool found;
  uint32_t node = new_node(p);
  p->nodes.at[node].variable = true;
  *gv_map_at(&p->names, key_of(name), &found) = node;
  *gv_push(&p->named) = (named){variable, node};
  return node;
}

static void derive_all(ptx *p, const gv_ptx_operand *made, const gv_ptx_operand *from, kind how) {
  for (uint32_t m = 0; m < made->names; m++) {
    uint32_t to = place_of(p, made->name[m]);
    for (uint32_t i = 0; i < from->names; i++) derive(p, to, place_of(p, from->name[i]), how);
    if (from->large) derive(p, to, FOUND, WHOLE);
  }
}

static void mark_all(ptx *p, const gv_ptx_operand *o, uint8_t does) {
  for (uint32_t i = 0; i < o->names; i++) mark(p, place_of(p, o->name[i]), does);
}

/* Memory is touched, or perhaps. */
static void may_touch(ptx *p, const gv_ptx_operand *o, uint8_t does) {
  mark_all(p, o, does | ADDRESS);
  for (uint32_t i = 0; i < o->names; i++) *gv_push(&p->addresses) = place_of(p, o->name[i]);
  if (!o->names) p->follows = true; /* a number */
}

static void touch(ptx *p, const gv_ptx_instruction *i, const gv_ptx_operand *o, uint8_t does) {
  may_touch(p, o, does);
  if (o->names == 1 && o->name[0].at[0] == '%' && p->straight && !i->guarded)
    *gv_push(&p->sure) = (sure_access){node_of(p, o->name[0]), does};
}

static void load(ptx *p, const gv_ptx_instruction *i, uint8_t does) {
  if (i->operands < 2 || !i->at[1].address || i->at[0].address) {
    p->unknown = true;
    return;
  }
  touch(p, i, &i->at[1], does);
  derive_all(p, &i->at[0], &i->at[1], LOADED);
  for (uint32_t m = 0; m < i->at[0].names; m++)
    derive(p, place_of(p, i->at[0].name[m]), FOUND, WHOLE);
}

/* It is not known to be within the parameter. */
static bool is_outside(const gv_ptx_operand *o, uint8_t size) {
  return o->negative || o->computed || o->number >= size;
}

/* Of the parameters that are the kernel's own, the value comes whole. */
static void load_param(ptx *p, const gv_ptx_instruction *i) {
  if (i->operands != 2 || !i->at[1].address || i->at[1].names != 1) {
    p->unknown = true;
    return;
  }
  uint32_t known = gv_map_get(&p->names, key_of(i->at[1].name[0]));
  bool param = known != GV_NONE && known >= FIRST_PARAM && known < FIRST_PARAM + p->params;
  if (!param && i->at[1].name[0].at[0] == '%')
    p->unknown = true; /* through an address in a register */
  p->unknown |= param && is_outside(&i->at[1], p->sizes[known - FIRST_PARAM]);
  for (uint32_t m = 0; m < i->at[0].names; m++)
    derive(p, place_of(p, i->at[0].name[m]), param ? known : FOUND, WHOLE);
}

/* Shared and local memory is gone when the kernel ends; what is passed to a function goes to one
 * that is known, or the kernel is said to go anywhere. */
static void give(ptx *p, const gv_ptx_instruction *i, uint32_t first) {
  bool own = gv_str_has(i->code, ".shared") || gv_str_has(i->code, ".local") ||
             gv_str_has(i->code, ".param");
  for (uint32_t o = first; o < i->operands; o++) mark_all(p, &i->at[o], own ? GIVEN : GIVEN | KEPT);
}

static void store(ptx *p, const gv_ptx_instruction *i) {
  if (i->operands < 2 || !i->at[0].address || gv_str_has(i->code, ".async") ||
      gv_str_has(i->code, ".bulk"))
    p->unknown = true;
  else
    touch(p, i, &i->at[0], WRITES);
  give(p, i, 1);
}

static void compute(ptx *p, const gv_ptx_instruction *i, uint32_t first_added, kind others) {
  for (uint32_t o = 1; o < i->operands; o++)
    derive_all(p, &i->at[0], &i->at[o], o < first_added ? others : WHOLE);
}

static bool is_factor(const gv_ptx_operand *o) { return !o->names && o->number > 1; }

static bool moves_half(const gv_ptx_operand *o) {
  return !o->names && o->number > 0 && o->number % (1 << 16) == 0;
}

/* The first two operands are multiplied, by a constant or not; they are no addresses where they are
 * narrow. */
static void multiply(ptx *p, const gv_ptx_instruction *i) {
  bool constant = i->operands > 2 && (is_factor(&i->at[1]) || is_factor(&i->at[2]));
  p->shifts |= constant && (moves_half(&i->at[1]) || moves_half(&i->at[2]));
  compute(p, i, 3, constant || gv_str_has(i->code, ".wide") ? SCALED : PRODUCT);
}

static void shift_left(ptx *p, const gv_ptx_instruction *i) {
  bool constant = i->operands > 2 && !i->at[2].names && i->at[2].number > 0;
  p->shifts |= gv_str_has(i->code, "64") &&
               (!constant || i->at[2].number >= 16); /* halves may be put together */
  compute(p, i, constant ? 2 : 0, SCALED);
}

/* Half of an address is none; two of them that are put together may be one that is not seen to come
 * from a parameter. */
static void convert(ptx *p, const gv_ptx_instruction *i) {
  bool narrow = i->code.len < 2 || memcmp(i->code.at + i->code.len - 2, "64", 2) !=
                                       0; /* what is converted, the last type */
  compute(p, i, narrow ? 2 : 0, SCALED);
}

static void move(ptx *p, const gv_ptx_instruction *i) {
  bool packs = i->operands > 1 && i->at[1].names > 1;
  bool number = i->operands > 1 && !i->at[1].names && i->at[1].number >= 4096;
  compute(p, i, 0, WHOLE);
  for (uint32_t m = 0; m < i->at[0].names && (packs || number) && i->operands > 1; m++)
    if (gv_str_has(i->code, "64") || gv_str_has(i->code, "128"))
      derive(p, place_of(p, i->at[0].name[m]), FOUND, WHOLE);
}

static void call(ptx *p, const gv_ptx_instruction *i) {
  static const char *const harmless[] = {"vprintf", "__assertfail"};
  bool known = false;
  for (uint32_t o = 0; o < i->operands; o++)
    for (uint32_t n = 0; n < i->at[o].names; n++) {
      gv_str name = i->at[o].name[n];
      for (size_t k = 0; k < sizeof harmless / sizeof *harmless; k++)
        known |= is(name, harmless[k]);
      if (name.at[0] != '%') continue;
      mark(p, node_of(p, name), GIVEN);
      derive(p, node_of(p, name), FOUND, WHOLE);
    }
  p->follows |= !known, p->calls |= !known;
}

static void act_any(ptx *p, const gv_ptx_instruction *i) {
  for (uint32_t o = 0; o < i->operands; o++)
    if (i->at[o].address) {
      may_touch(p, &i->at[o], READS | WRITES);
    } else {
      mark_all(p, &i->at[o], GIVEN);
      for (uint32_t n = 0; n < i->at[o].names; n++)
        derive(p, place_of(p, i->at[o].name[n]), FOUND, WHOLE);
    }
  p->unknown |= gv_str_has(i->code, ".tensor");
}

/* A tile of the tensor whose descriptor is the first name in brackets: it stands for the tensor's
 * memory. */
static void copy_tile(ptx *p, const gv_ptx_instruction *i) {
  const char *shared = memmem(i->code.at, i->code.len, ".shared", 7),
             *global = memmem(i->code.at, i->code.len, ".global", 7);
  bool reduces = gv_str_begins(i->code, "cp.reduce."), loads = shared && global && shared < global,
       fetches = gv_str_has(i->code, ".prefetch");
  const gv_ptx_operand *o = &i->at[loads && !fetches];
  if (i->operands < 2 || !o->address || !o->names || !(fetches || (shared && global))) {
    p->unknown = true;
    return;
  }
  uint8_t does = reduces ? READS | WRITES : loads || fetches ? READS : WRITES;
  uint32_t map = place_of(p, o->name[0]);
  mark(p, map, does | ADDRESS | MAPS);
  *gv_push(&p->addresses) = map;
}

static void copy_async(ptx *p, const gv_ptx_instruction *i) {
  if (gv_str_has(i->code, ".tensor")) {
    copy_tile(p, i);
    return;
  }
  bool plain = gv_str_begins(i->code, "cp.async.ca.") || gv_str_begins(i->code, "cp.async.cg.");
  if (!plain) {
    act_any(p, i);
    return;
  }
  if (i->operands < 2 || !i->at[0].address || !i->at[1].address) {
    p->unknown = true;
    return;
  }
  touch(p, i, &i->at[0], WRITES);
  may_touch(p, &i->at[1], READS); /* of as many bytes as another operand says, or none */
}

static void act_atomic(ptx *p, const gv_ptx_instruction *i, uint32_t address) {
  if (i->operands <= address || !i->at[address].address || gv_str_has(i->code, ".async"))
    p->unknown = true;
  else
    touch(p, i, &i->at[address], ATOMIC);
  give(p, i, address + 1);
  for (uint32_t m = 0; address && m < i->at[0].names && !p->unknown; m++) {
    derive(p, place_of(p, i->at[0].name[m]), FOUND, WHOLE);
    for (uint32_t n = 0; n < i->at[1].names; n++)
      derive(p, place_of(p, i->at[0].name[m]), place_of(p, i->at[1].name[n]), LOADED);
  }
}

typedef enum effect {
  COMPUTES,
  MULTIPLIES,
  SHIFTS_LEFT,
  TAKES_BITS,
  CONVERTS,
  MOVES,
  TESTS,
  NOTHING,
  LEAVES,
  LOADS,
  STORES,
  ATOMS,
  REDUCES,
  COPIES,
  TILES,
  ANY,
  CALLS,
  MAKES_OWN
} effect;

/* By the first part of its code. */
static const struct {
  const char *code;
  effect effect;
} instructions[] = {
    {"mov", MOVES},
    {"add", COMPUTES},
    {"sub", COMPUTES},
    {"addc", COMPUTES},
    {"subc", COMPUTES},
    {"cvta", COMPUTES},
    {"and", COMPUTES},
    {"or", COMPUTES},
    {"xor", COMPUTES},
    {"not", COMPUTES},
    {"cnot", COMPUTES},
    {"lop3", COMPUTES},
    {"neg", COMPUTES},
    {"abs", COMPUTES},
    {"min", COMPUTES},
    {"max", COMPUTES},
    {"selp", COMPUTES},
    {"slct", COMPUTES},
    {"sad", COMPUTES},
    {"rem", COMPUTES},
    {"popc", COMPUTES},
    {"clz", COMPUTES},
    {"bfind", COMPUTES},
    {"brev", COMPUTES},
    {"fns", COMPUTES},
    {"bmsk", COMPUTES},
    {"szext", COMPUTES},
    {"dp4a", COMPUTES},
    {"dp2a", COMPUTES},
    {"fma", COMPUTES},
    {"rcp", COMPUTES},
    {"sqrt", COMPUTES},
    {"rsqrt", COMPUTES},
    {"sin", COMPUTES},
    {"cos", COMPUTES},
    {"lg2", COMPUTES},
    {"ex2", COMPUTES},
    {"tanh", COMPUTES},
    {"copysign", COMPUTES},
    {"shfl", COMPUTES},
    {"vote", COMPUTES},
    {"match", COMPUTES},
    {"redux", COMPUTES},
    {"activemask", COMPUTES},
    {"mma", COMPUTES},
    {"movmatrix", COMPUTES},
    {"elect", COMPUTES},
    {"createpolicy", COMPUTES},
    {"mapa", COMPUTES},
    {"getctarank", COMPUTES},
    {"shr", TAKES_BITS},
    {"bfe", TAKES_BITS},
    {"bfi", TAKES_BITS},
    {"shf", TAKES_BITS},
    {"prmt", TAKES_BITS},
    {"div", TAKES_BITS},
    {"mul", MULTIPLIES},
    {"mad", MULTIPLIES},
    {"mul24", MULTIPLIES},
    {"mad24", MULTIPLIES},
    {"madc", MULTIPLIES},
    {"shl", SHIFTS_LEFT},
    {"cvt", CONVERTS},
    {"set", TESTS},
    {"setp", TESTS},
    {"testp", TESTS},
    {"isspacep", TESTS},
    {"bar", NOTHING},
    {"barrier", NOTHING},
    {"membar", NOTHING},
    {"fence", NOTHING},
    {"nanosleep", NOTHING},
    {"pmevent", NOTHING},
    {"prefetch", NOTHING},
    {"prefetchu", NOTHING},
    {"setmaxnreg", NOTHING},
    {"wgmma", NOTHING}, /* of memory of the block, and registers of their own */
    {"griddepcontrol", NOTHING},
    {"bra", LEAVES},
    {"brx", LEAVES},
    {"ret", LEAVES},
    {"exit", LEAVES},
    {"trap", LEAVES},
    {"brkpt", LEAVES},
    {"ld", LOADS},
    {"ldu", LOADS},
    {"ldmatrix", LOADS},
    {"st", STORES},
    {"stmatrix", STORES},
    {"atom", ATOMS},
    {"red", REDUCES},
    {"cp", COPIES},
    {"wmma", TILES},
    {"mbarrier", ANY},
    {"discard", ANY},
    {"applypriority", ANY},
    {"call", CALLS},
    {"alloca", MAKES_OWN},
};

/* False: the instruction is not known. */
static bool find_effect(gv_str code, effect *what) {
  const char *dot = memchr(code.at, '.', code.len);
  gv_str first = {code.at, dot ? (size_t)(dot - code.at) : code.len};
  for (size_t k = 0; k < sizeof instructions / sizeof *instructions; k++)
    if (is(first, instructions[k].code)) {
      *what = instructions[k].effect;
      return true;
    }
  return false;
}

static void act_tile(ptx *p, const gv_ptx_instruction *i) {
  if (gv_str_begins(i->code, "wmma.load"))
    load(p, i, READS);
  else if (gv_str_begins(i->code, "wmma.store"))
    store(p, i);
  else
    compute(p, i, 0, WHOLE);
}

/* Halves of an address may be what is shifted. */
static bool takes_from_address(const gv_ptx_instruction *i) {
  bool wide = gv_str_has(i->code, "64") && !gv_str_has(i->code, ".f64");
  if (gv_str_begins(i->code, "div")) return wide && i->operands > 2 && !i->at[2].names;
  return wide || gv_str_begins(i->code, "shf") || gv_str_begins(i->code, "prmt");
}

static void act(ptx *p, const gv_ptx_instruction *i) {
  effect what;
  if (!find_effect(i->code, &what)) {
    p->unknown = true;
    return;
  }
  bool needs_one = what < TESTS;
  if (needs_one && (!i->operands || i->at[0].address)) p->unknown = true;
  if (p->unknown) return;
  switch (what) {
  case COMPUTES: compute(p, i, 0, WHOLE); break;
  case MULTIPLIES: multiply(p, i); break;
  case SHIFTS_LEFT: shift_left(p, i); break;
  case TAKES_BITS:
    p->shifts |= takes_from_address(i);
    compute(p, i, 0, WHOLE);
    break;
  case CONVERTS: convert(p, i); break;
  case MOVES: move(p, i); break;
  case LOADS:
    if (gv_str_begins(i->code, "ld.param"))
      load_param(p, i);
    else
      load(p, i, READS);
    break;
  case STORES:
    if (gv_str_begins(i->code, "st.param"))
      give(p, i, 1);
    else
      store(p, i);
    break;
  case ATOMS: act_atomic(p, i, 1); break;
  case REDUCES: act_atomic(p, i, 0); break;
  case COPIES: copy_async(p, i); break;
  case TILES: act_tile(p, i); break;
  case ANY: act_any(p, i); break;
  case CALLS:
    call(p, i);
    p->straight = false;
    break;
  case LEAVES: p->straight = false; break;
  case MAKES_OWN:
    if (i->at[0].names) derive(p, place_of(p, i->at[0].name[0]), OWN, WHOLE);
    break;
  case TESTS:
  case NOTHING: break;
  }
}

/* ---- kernels ---- */

/* What stands in the parentheses. */
static void take_params(ptx *p) {
  gv_str name = {NULL, 0}, word = gv_ptx_word(&p->text);
  uint32_t size = 0;
  bool array = false;
  if (!is(word, "(")) {
    p->unknown = !is(word, "{");
    p->text.at = word.at;
    return;
  }
  for (word = gv_ptx_word(&p->text); word.len; word = gv_ptx_word(&p->text)) {
    if (is(word, ",") || is(word, ")")) {
      bool found;
      if (name.at && p->params < MOST_PARAMS) {
        p->param_names[p->params] = name;
        p->sizes[p->params++] = array ? UINT8_MAX : (uint8_t)size;
        *gv_map_at(&p->names, key_of(name), &found) = new_node(p);
        p->unknown |= found;
      } else {
        p->unknown |= name.at != NULL;
      }
      name = (gv_str){NULL, 0}, array = false;
      if (is(word, ")")) return;
    } else if (is(word, "[")) {
      array = true;
    } else if (word.at[0] == '.') {
      static const char *const types[] = {".b8",  ".b16", ".b32", ".b64", ".b128",  ".u8",
                                          ".u16", ".u32", ".u64", ".s8",  ".s16",   ".s32",
                                          ".s64", ".f16", ".f32", ".f64", ".f16x2", ".bf16"};
      for (size_t i = 0; i < sizeof types / sizeof *types; i++)
        if (is(word, types[i])) size = gv_ptx_size(word);
    } else if (gv_ptx_is_name(word.at[0]) && !isdigit((unsigned char)word.at[0])) {
      name = word;
    }
  }
  p->unknown = true;
}

static void take_directive(ptx *p, gv_str word) {
  if (is(word, ".loc") || is(word, ".file")) {
    gv_ptx_skip_line(&p->text);
  } else if (is(word, ".shared") || is(word, ".local")) {
    take_own(p, &p->own);
  } else if (is(word, ".param")) { /* of a call */
    for (word = gv_ptx_word(&p->text); word.len && !is(word, ";"); word = gv_ptx_word(&p->text))
      if (gv_ptx_is_name(word.at[0]) && !isdigit((unsigned char)word.at[0])) node_of(p, word);
  } else if (is(word, ".reg") || is(word, ".pragma") || is(word, ".branchtargets") ||
             is(word, ".callprototype")) {
    skip_statement(p);
  } else {
    p->unknown = true;
    skip_statement(p);
  }
}

static void take_instruction(ptx *p, gv_str word) {
  gv_ptx_instruction *i = gv_malloc(sizeof *i);
  if (gv_ptx_instruction_at(&p->text, word, i))
    act(p, i);
  else
    p->unknown = true;
  gv_free(i);
}

static void take_body(ptx *p) {
  gv_str word = gv_ptx_word(&p->text);
  while (word.len && !is(word, "{") && !is(word, ";")) word = gv_ptx_word(&p->text);
  if (!is(word, "{")) {
    p->unknown = true;
    return;
  }
  p->straight = true;
  p->body.at = p->text.at;
  for (uint32_t depth = 1; depth;) {
    p->body.len = (size_t)(p->text.at - p->body.at);
    word = gv_ptx_word(&p->text);
    if (!word.len) {
      p->unknown = true;
      return;
    }
    gv_ptx_skip_blanks(&p->text);
    if (is(word, "{")) {
      depth++;
    } else if (is(word, "}")) {
      depth--;
    } else if (word.at[0] == '.') {
      take_directive(p, word);
    } else if (p->text.at < p->text.end && *p->text.at == ':' && gv_ptx_is_name(word.at[0])) {
      p->text.at++;
    } else if (!is(word, ";")) {
      take_instruction(p, word);
    }
  }
}

/* ---- what is kept ---- */

/* The one parameter that the address is computed from as it is; what is multiplied is no part of
 * that. GV_NONE: there is none, or several. */
static uint32_t base_of(ptx *p, uint32_t at) {
  uint32_t base = GV_NONE, count = 0;
  for (uint32_t i = 0; i < p->nodes.len; i++) p->nodes.at[i].passed = false;
  p->queue.len = 0;
  *gv_push(&p->queue) = at;
  p->nodes.at[at].passed = true;
  while (p->queue.len) {
    uint32_t now = gv_pop(&p->queue);
    if (p->nodes.at[now].variable) base = GV_NONE, count++;
    if (now < FIRST_PARAM + p->params)
      base = now < FIRST_PARAM ? GV_NONE : now - FIRST_PARAM, count++;
    for (uint32_t e = p->nodes.at[now].first_from; e != GV_NONE; e = p->edges.at[e].next_from) {
      edge x = p->edges.at[e];
      bool part = x.kind == WHOLE || (x.kind == SCALED && p->shifts) || x.kind == LOADED;
      if (!part || p->nodes.at[x.from].passed) continue;
      p->nodes.at[x.from].passed = true;
      *gv_push(&p->queue) = x.from;
    }
  }
  return count == 1 ? base : GV_NONE;
}

enum { MOST_SURE = 32 }; /* looked at, of a kernel */

/* What is done to variables by their names; an address that goes elsewhere is used there. */
static void keep_variables(ptx *p, gv_ptx_kernel *kernel) {
  kernel->first_variable = p->f->ptx.ptx_variables.len, kernel->variables = p->named.len;
  for (uint32_t i = 0; i < p->named.len; i++) {
    uint8_t does = p->nodes.at[p->named.at[i].node].does;
    uint8_t mode = (uint8_t)((does & (READS | ATOMIC) ? GV_RANGE_READS : 0) |
                             (does & (WRITES | ATOMIC) ? GV_RANGE_WRITES : 0));
    if (does & ATOMIC && !(does & (READS | WRITES | GIVEN | KEPT))) mode |= GV_RANGE_ATOMIC;
    if (does & (GIVEN | KEPT))
      mode = GV_RANGE_READS | GV_RANGE_WRITES, kernel->reach |= does & KEPT ? GV_KERNEL_KEEPS : 0;
    *gv_push(&p->f->ptx.ptx_variables) =
        (gv_ptx_variable){p->variables.at[p->named.at[i].variable], mode};
  }
}

static void keep(ptx *p, gv_str name) {
  front *f = p->f;
  gv_ptx_kernel kernel = {.first_param = f->ptx.ptx_params.len, .params = p->params};
  if (p->follows || p->nodes.at[FOUND].does & ADDRESS) kernel.reach |= GV_KERNEL_FOLLOWS;
  for (uint32_t i = 0; i < p->named.len; i++)
    if (p->nodes.at[p->named.at[i].node].does & MAPS) kernel.reach |= GV_KERNEL_FOLLOWS;
  kernel.unknown = p->unknown, kernel.calls = p->calls, kernel.body = p->body;
  keep_variables(p, &kernel);
  for (uint32_t i = 0; i < p->params; i++) {
    uint8_t does = p->nodes.at[FIRST_PARAM + i].does;
    if (does & GIVEN) does |= READS | WRITES;
    if (does & KEPT && p->sizes[i] >= 8) kernel.reach |= GV_KERNEL_KEEPS;
    *gv_push(&f->ptx.ptx_params) = (gv_ptx_param){.odd = p->sizes[i] > 8,
                                                  .narrow = p->sizes[i] < 8,
                                                  .reads = (does & READS) != 0,
                                                  .writes = (does & WRITES) != 0,
                                                  .atomic = (does & ATOMIC) != 0,
                                                  .address = (does & ADDRESS) != 0,
                                                  .maps = (does & MAPS) != 0,
                                                  .name = p->param_names[i]};
  }
  for (uint32_t i = 0; i < p->sure.len && i < MOST_SURE && !p->unknown; i++) {
    uint32_t base = base_of(p, p->sure.at[i].node);
    if (base >= p->params) continue;
    gv_ptx_param *param = &f->ptx.ptx_params.at[kernel.first_param + base];
    param->surely_reads |= (p->sure.at[i].does & READS) != 0;
    param->surely_writes |= (p->sure.at[i].does & WRITES) != 0;
  }
  bool found;
  uint32_t *place =
      gv_map_at(&f->ptx.ptx_kernel_of, gv_hash(name.at, name.len, f->ptx.ptx_modules.len), &found);
  kernel.next = found ? *place : GV_NONE;
  *place = f->ptx.ptx_kernels.len;
  *gv_push(&f->ptx.ptx_kernels) = kernel;
}

static void begin_kernel(ptx *p) {
  gv_map_free(&p->names);
  gv_map_free(&p->own);
  p->names = p->own = (gv_map){0};
  p->nodes.len = p->edges.len = p->queue.len = p->sure.len = p->addresses.len = p->named.len =
      p->params = 0;
  p->follows = p->unknown = p->shifts = p->calls = false;
  for (int i = 0; i < FIRST_PARAM; i++) new_node(p);
}

static void take_kernel(ptx *p) {
  begin_kernel(p);
  gv_str name = gv_ptx_word(&p->text);
  take_params(p);
  take_body(p);
  settle(p);
  find_roots(p);
  keep(p, name);
}

/* ---- the whole ---- */

typedef GV_VEC(gv_ptx_variable) variables;

/* False: it is no PTX for addresses of 64 bits. The variables that it declares are added. */
static bool read_text(front *f, gv_str text, variables *declared) {
  ptx p = {.f = f, .text = {text.at, text.at + text.len}};
  bool wide = false;
  uint32_t first = f->ptx.ptx_kernels.len;
  if (text.len > MOST_TEXT) return false;
  for (gv_str word = gv_ptx_word(&p.text); word.len; word = gv_ptx_word(&p.text)) {
    if (is(word, ".address_size"))
      wide = is(gv_ptx_word(&p.text), "64");
    else if (is(word, ".entry"))
      take_kernel(&p);
    else if (is(word, ".shared"))
      take_own(&p, &p.shared);
    else if (is(word, ".global"))
      take_variable(&p);
    else if (is(word, ".loc") || is(word, ".file"))
      gv_ptx_skip_line(&p.text);
    else if (is(word, "{"))
      skip_block(&p);
  }
  for (uint32_t k = first; k < f->ptx.ptx_kernels.len && p.functions_store; k++)
    if (f->ptx.ptx_kernels.at[k].calls) f->ptx.ptx_kernels.at[k].reach |= GV_KERNEL_KEEPS;
  for (uint32_t i = 0; i < p.variables.len; i++) {
    gv_ptx_variable any = {p.variables.at[i], GV_RANGE_READS | GV_RANGE_WRITES};
    *gv_push(declared) = any;
  }
  gv_map_free(&p.shared);
  gv_map_free(&p.variable_of);
  gv_vec_free(&p.variables);
  gv_vec_free(&p.named);
  gv_map_free(&p.names);
  gv_map_free(&p.own);
  gv_vec_free(&p.nodes);
  gv_vec_free(&p.edges);
  gv_vec_free(&p.queue);
  gv_vec_free(&p.sure);
  gv_vec_free(&p.addresses);
  return wide;
}

/* In how many objects there is something; 0: not all of it is PTX. */
static uint32_t read_binary(front *f, MlirOperation binary, variables *declared) {
  MlirAttribute objects = gv_attribute(binary, "objects");
  bool listed = !mlirAttributeIsNull(objects) && mlirAttributeIsAArray(objects);
  intptr_t count = listed ? mlirArrayAttrGetNumElements(objects) : 0;
  for (intptr_t i = 0; i < count; i++) {
    MlirAttribute object = mlirArrayAttrGetElement(objects, i);
    gv_str text = mlirAttributeIsAGPUObjectAttr(object)
                      ? gv_str_from(mlirGPUObjectAttrGetObject(object))
                      : GV_STR("");
    while (text.len && !text.at[text.len - 1]) text.len--; /* release 19 ends it so */
    bool is_text =
        text.len && memmem(text.at, text.len, ".version", 8) && !memchr(text.at, 0, text.len);
    if (!is_text || !gv_is_for_nvidia(mlirGPUObjectAttrGetTarget(object))) return 0;
    if (!read_text(f, gv_str_copy(&f->model->arena, text), declared)) return 0;
  }
  return (uint32_t)count;
}

/* The place of the gpu.binary in `ptx_modules`. */
static uint32_t module_of(front *f, MlirOperation binary) {
  bool found;
  uint32_t *place = gv_map_at(&f->ptx.ptx_of, (uintptr_t)binary.ptr, &found);
  if (found) return *place;
  uint32_t made = *place = f->ptx.ptx_modules.len;
  *gv_push(&f->ptx.ptx_modules) = (gv_ptx_module){0}; /* kernels know their module by its place */
  variables declared = {0};
  uint32_t objects = read_binary(f, binary, &declared);
  f->ptx.ptx_modules.at[made] = (gv_ptx_module){objects, f->ptx.ptx_variables.len, declared.len};
  for (uint32_t i = 0; i < declared.len; i++) *gv_push(&f->ptx.ptx_variables) = declared.at[i];
  gv_vec_free(&declared);
  return made;
}

static const gv_symbol *binary_of(front *f, MlirAttribute reference) {
  if (mlirAttributeIsNull(reference) || !mlirAttributeIsASymbolRef(reference)) return NULL;
  if (mlirSymbolRefAttrGetNumNestedReferences(reference) != 1) return NULL;
  const gv_symbol *symbol =
      gv_find_symbol(f, f->fn.scope, gv_str_from(mlirSymbolRefAttrGetRootReference(reference)));
  return symbol && symbol->kind == GV_SYM_BINARY ? symbol : NULL;
}

/* The kernel that is named, in the last of the objects; each of them has it, with as many
 * parameters. GV_NONE: it is not known. */
static uint32_t kernel_of(front *f, MlirAttribute reference, uint32_t arguments) {
  const gv_symbol *symbol = binary_of(f, reference);
  if (!symbol) return GV_NONE;
  uint32_t place = module_of(f, symbol->op);
  gv_str name = gv_str_from(mlirSymbolRefAttrGetLeafReference(reference));
  uint32_t first = gv_map_get(&f->ptx.ptx_kernel_of, gv_hash(name.at, name.len, place + 1)),
           objects = 0;
  for (uint32_t at = first; at != GV_NONE; at = f->ptx.ptx_kernels.at[at].next, objects++)
    if (f->ptx.ptx_kernels.at[at].unknown || f->ptx.ptx_kernels.at[at].params != arguments)
      return GV_NONE;
  return objects && objects == f->ptx.ptx_modules.at[place].objects ? first : GV_NONE;
}

const gv_ptx_variable *gv_find_ptx_variables(front *f, MlirOperation op, uint32_t *count,
                                             const void **binary) {
  MlirAttribute reference = gv_attribute(op, "kernel");
  const gv_symbol *symbol = binary_of(f, reference);
  *count = 0;
  if (!symbol) return NULL;
  *binary = symbol->op.ptr;
  uint32_t kernel = kernel_of(f, reference, f->fn.arguments.len);
  gv_ptx_module module = f->ptx.ptx_modules.at[module_of(f, symbol->op)];
  bool known = kernel != GV_NONE && module.objects == 1 && !f->ptx.ptx_kernels.at[kernel].calls;
  *count = known ? f->ptx.ptx_kernels.at[kernel].variables : module.variables;
  return *count ? f->ptx.ptx_variables.at +
                      (known ? f->ptx.ptx_kernels.at[kernel].first_variable : module.first_variable)
                : NULL;
}

static void add_range(front *f, uint32_t operand, uint8_t mode, bool sure) {
  if (!mode) return;
  gv_kernel_range range = {.operand = operand, .mode = mode, .lo = INT64_MIN, .hi = INT64_MAX};
  if (sure) range.sure = GV_RANGE_SOME_SURE;
  *gv_push(&f->fn.kernel_ranges) = range;
}

/* What is done with a parameter, in whichever object the kernel is launched from. */
static gv_ptx_param sum_of(const front *f, uint32_t kernel, uint32_t param) {
  gv_ptx_param sum = {.surely_reads = true, .surely_writes = true};
  for (; kernel != GV_NONE; kernel = f->ptx.ptx_kernels.at[kernel].next) {
    const gv_ptx_param *x =
        &f->ptx.ptx_params.at[f->ptx.ptx_kernels.at[kernel].first_param + param];
    sum.odd |= x->odd, sum.narrow |= x->narrow;
    sum.reads |= x->reads, sum.writes |= x->writes, sum.atomic |= x->atomic,
        sum.address |= x->address, sum.maps |= x->maps;
    sum.surely_reads &= x->surely_reads, sum.surely_writes &= x->surely_writes;
  }
  return sum;
}

/* ---- what happens for certain ---- */

/* Of the kernel's only body. */
static void add_first_thread(front *f, uint32_t kernel, const gv_launch_facts *launch) {
  const gv_ptx_kernel *k = &f->ptx.ptx_kernels.at[kernel];
  gv_ptx_access_list list = {0};
  if (k->next != GV_NONE) return;
  gv_ptx_parameter *params = gv_malloc((k->params + 1) * sizeof *params);
  for (uint32_t i = 0; i < k->params; i++) {
    const gv_argument *a = &f->fn.arguments.at[i];
    params[i].name = f->ptx.ptx_params.at[k->first_param + i].name;
    params[i].address = !mlirValueIsNull(a->value) && gv_is_address(f, a);
  }
  gv_ptx_first_thread(k->body, params, k->params, launch, &list);
  for (uint32_t i = 0; i < list.len; i++) {
    const gv_ptx_access *x = &list.at[i];
    add_range(f, x->param, x->mode, true);
    gv_kernel_range *r = &f->fn.kernel_ranges.at[f->fn.kernel_ranges.len - 1];
    if (x->lo < x->hi) r->sure_lo = x->lo, r->sure_hi = x->hi;
  }
  gv_vec_free(&list);
  gv_free(params);
}

bool gv_find_ptx_effects(front *f, MlirOperation op, const gv_launch_facts *launch,
                         uint8_t *reach) {
  static const uint8_t roles[] = {GV_ROLE_NONE, GV_ROLE_KERNEL_READ, GV_ROLE_KERNEL_WRITE,
                                  GV_ROLE_KERNEL_BOTH};
  uint32_t kernel = kernel_of(f, gv_attribute(op, "kernel"), f->fn.arguments.len);
  if (kernel == GV_NONE) return false;
  *reach = 0;
  for (uint32_t k = kernel; k != GV_NONE; k = f->ptx.ptx_kernels.at[k].next)
    *reach |= f->ptx.ptx_kernels.at[k].reach;
  for (uint32_t i = 0; i < f->fn.arguments.len; i++) {
    gv_ptx_param does = sum_of(f, kernel, i);
    bool address =
        !mlirValueIsNull(f->fn.arguments.at[i].value) && gv_is_address(f, &f->fn.arguments.at[i]);
    if (address && (does.odd || does.narrow)) return false;
    if (does.maps && !launch->holds(launch->to, i)) *reach |= GV_KERNEL_FOLLOWS;
    if (does.address && !address && !does.narrow)
      *reach |= GV_KERNEL_FOLLOWS |
                GV_KERNEL_NUMBERS; /* a number, or a structure, that is used as an address */
    uint8_t mode =
        (uint8_t)((does.reads ? GV_RANGE_READS : 0) | (does.writes ? GV_RANGE_WRITES : 0));
    *gv_push(&f->fn.kernel_roles) = does.atomic ? GV_ROLE_KERNEL_BOTH : roles[mode];
    add_range(f, i, mode & GV_RANGE_READS, does.surely_reads);
    add_range(f, i, mode & GV_RANGE_WRITES, does.surely_writes);
    if (does.atomic) add_range(f, i, GV_RANGE_READS | GV_RANGE_WRITES | GV_RANGE_ATOMIC, false);
  }
  add_first_thread(f, kernel, launch);
  return true;
}

void gv_free_ptx(front *f) {
  gv_map_free(&f->ptx.ptx_of);
  gv_map_free(&f->ptx.ptx_kernel_of);
  gv_vec_free(&f->ptx.ptx_modules);
  gv_vec_free(&f->ptx.ptx_kernels);
  gv_vec_free(&f->ptx.ptx_params);
  gv_vec_free(&f->ptx.ptx_variables);
}

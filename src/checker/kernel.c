/* A body is gone over once with what is known of the numbers of the launch: what is said of a value
 * there holds on each way to it, whatever the ways are. What is accessed in a block to which only
 * one edge leads is looked at once more, under the conditions of the edges on the way to it.
 *
 * Memory is by argument: an address is one of an argument, or of a variable, with what it is moved
 * by; or of the kernel's own memory; or one that was read from memory, which may lead everywhere
 * that the argument does. A function that is called is gone over at each call, with what is known
 * there. */
#include "checker/kernel.h"

enum { MOST_STEPS = 20000, MOST_CONDITIONS = 16, MOST_CALLS = 8, AXES = 3, NO_BLOCK = GV_NONE - 1 };

/* Of a block: how many edges lead to it, and the last of them. */
typedef struct before {
  uint32_t edges, block, edge;
} before;

typedef struct body {
  const gvc_work *host;
  const gvc_step *launch;
  const gvc_program *program;
  gvc_work w;               /* of all its values at once */
  gvc_block all;            /* their leaves */
  GV_VEC(uint32_t) leaf_of; /* by object: gvc_part.leaf; GV_NONE */
  uint32_t own, beyond;     /* objects: its own memory, and what is read from memory leads to */
  gvc_ref sizes[4][AXES];   /* thread, block, block's size, grid's size */
  GV_VEC(before) before;    /* by block */
  uint32_t steps;           /* that were gone over */
  uint32_t calls;           /* around it */
  gvc_parts *parts;
} body;

static gvc_ref *result_of(const body *b, const gvc_step *step) {
  return gvc_own_leaf(&b->w, gvc_leaf_of(b->program, b->w.function, step->result));
}

/* ---- arguments ------------------------------------------------------------------------------- */

static gvc_ref argument(body *b, gvc_ref given, const gvc_leaf_place *place, uint8_t bits,
                        uint32_t leaf) {
  gvc_work *w = &b->w;
  if (place->pointer && given.kind == GVC_REF_NUMBER) return given; /* null */
  if (place->pointer) {
    *gv_push(&b->leaf_of) = leaf;
    return gvc_pointer_to(gvc_add_object(w, GVC_OBJECT_CALLERS));
  }
  bool is_number = place->bits && place->bits == bits;
  if (is_number && given.kind == GVC_REF_NUMBER) return given;
  gvc_ref is = gvc_symbol_ref(w, place->bits, GV_NONE);
  gvc_interval *x = &w->symbols.at[is.symbol].interval;
  x->loose = GVC_UNSET;
  if (is_number && given.kind == GVC_REF_SYMBOL &&
      b->host->symbols.at[given.symbol].interval.bits == bits)
    *x = b->host->symbols.at[given.symbol].interval;
  return is;
}

/* False: the kernel takes something else. */
static bool bind_arguments(body *b, const gvc_function *f) {
  const gvc_program *p = b->program;
  uint32_t first = gvc_first_argument(b->launch), leaf = 0, leaves = 0;
  const gvc_block *entry = &p->blocks.at[f->blocks];
  for (uint32_t i = 0; i < entry->arg_count; i++)
    leaves += gvc_shape_of(p, f, entry->arguments + i)->count;
  for (uint32_t i = first; i < b->launch->operand_count; i++)
    for (uint32_t k = 0; k < gvc_operand_count(b->host, b->launch, i); k++, leaf++) {
      if (leaf == leaves) return false;
      uint32_t value = gvc_value_of_leaf(p, f, leaf);
      const gvc_leaf_place *place =
          &p->places.at[gvc_shape_of(p, f, value)->first + leaf - gvc_leaf_of(p, f, value)];
      const gvc_leaf_place *given = &gvc_operand_place(b->host, b->launch, i)[k];
      if (place->pointer != given->pointer || place->holds_pointers) return false;
      b->w.leaves[leaf] =
          argument(b, gvc_operand(b->host, b->launch, i)[k], place, given->bits, leaf);
    }
  return leaf == leaves;
}

/* How many threads a block, or blocks the grid has along an axis: no more than the device can have.
 */
static gvc_interval size_of(const body *b, uint32_t operand) {
  gvc_ref size = *gvc_operand(b->host, b->launch, operand);
  uint8_t bits = gvc_operand_place(b->host, b->launch, operand)->bits;
  gvc_interval x = {0, INT32_MAX, 0, INT32_MAX, 32, false}, known = gvc_full_interval(64);
  bool is_known = bits && (size.kind == GVC_REF_NUMBER ||
                           (size.kind == GVC_REF_SYMBOL && size.object == GV_NONE));
  if (is_known) known = gvc_interval_of(b->host, size, bits);
  if (!is_known || known.loose || known.bits != bits || known.uhigh > INT32_MAX) return x;
  return (gvc_interval){(int64_t)known.ulow, (int64_t)known.uhigh, known.ulow, known.uhigh, 32};
}

/* nvvm.read.ptx.sreg.tid.x and the like, each made when it is first read; unknown: it is none. */
static gvc_ref size_named(body *b, gv_str name) {
  static const char start[] = "nvvm.read.ptx.sreg.";
  static const char *const names[] = {"tid", "ctaid", "ntid", "nctaid"};
  size_t from = sizeof start - 1;
  if (name.len < from + 5 || memcmp(name.at, start, from)) return (gvc_ref){0};
  uint32_t axis = (uint32_t)(name.at[name.len - 1] - 'x'), what = 0;
  gv_str word = {name.at + from, name.len - from - 2};
  while (what < 4 && !gv_str_equal(word, gv_str_of(names[what]))) what++;
  if (what == 4 || axis >= AXES || name.at[name.len - 2] != '.') return (gvc_ref){0};
  gvc_ref *size = &b->sizes[what][axis];
  if (size->kind != GVC_REF_UNKNOWN) return *size;
  bool of_block = what % 2 == 0, is_index = what < 2;
  gvc_interval x = size_of(b, (uint32_t)b->launch->number + (of_block ? AXES : 0) + axis);
  if (is_index) x.low = 0, x.ulow = 0, x.high -= x.high > 0, x.uhigh -= x.uhigh > 0;
  *size = x.low == x.high ? gvc_number_ref(x.low) : gvc_symbol_ref(&b->w, 32, GV_NONE);
  if (size->kind == GVC_REF_SYMBOL) b->w.symbols.at[size->symbol].interval = x;
  return *size;
}

/* ---- accesses -------------------------------------------------------------------------------- */

static void add_part(body *b, const gvc_part *part) {
  for (uint32_t i = 0; i < b->parts->len; i++) {
    gvc_part *p = &b->parts->at[i];
    if (p->leaf != part->leaf || p->how != part->how || p->leads != part->leads) continue;
    if (part->low < p->low) p->low = part->low;
    if (part->high > p->high) p->high = part->high;
    return;
  }
  *gv_push(b->parts) = *part;
}

/* False: it may be anywhere. */
static bool note_access(body *b, const gvc_step *step, bool leads) {
  bool stores = step->code == GVC_CODE_STORE;
  gvc_ref at = *gvc_operand(&b->w, step, stores);
  if (at.kind != GVC_REF_POINTER) return false;
  if (at.object == b->own || at.object == b->beyond) return true;
  bool atomic = step->code == GVC_CODE_ATOMIC || step->is_known;
  gvc_part part = {.leaf = b->leaf_of.at[at.object],
                   .how = leads || (stores && !atomic) ? GVC_WRITES
                          : atomic                     ? GVC_ATOMIC
                                                       : GVC_READS,
                   .leads = leads};
  uint32_t value = step->code == GVC_CODE_LOAD
                       ? step->result
                       : b->program->operands.at[step->operands + (stores ? 0 : 1)];
  const gvc_shape *shape = gvc_shape_of(b->program, b->w.function, value);
  gvc_range range;
  (void)gvc_memory_at(&b->w, at, shape->known ? (int64_t)shape->bytes : -1, &range);
  part.low = range.low, part.high = range.high;
  add_part(b, &part);
  return true;
}

/* Any number, or undefined. */
static gvc_ref loose_number(body *b, uint8_t bits) {
  gvc_ref is = gvc_symbol_ref(&b->w, bits, GV_NONE);
  b->w.symbols.at[is.symbol].interval.loose = GVC_UNSET;
  return is;
}

/* What is read may be undefined, and an address leads beyond. Whether there is one. */
static bool set_read(body *b, const gvc_step *step) {
  const gvc_shape *shape = gvc_shape_of(b->program, b->w.function, step->result);
  gvc_ref *result = result_of(b, step);
  bool leads = false;
  for (uint32_t i = 0; i < shape->count; i++) {
    const gvc_leaf_place *place = &b->program->places.at[shape->first + i];
    leads |= place->pointer;
    if (place->pointer) {
      result[i] = gvc_pointer_to(b->beyond);
      result[i].anywhere = true;
    } else if (!place->holds_pointers && result[i].kind == GVC_REF_UNKNOWN) {
      result[i] = loose_number(b, place->bits);
    }
  }
  return leads;
}

static bool takes_addresses(const body *b, const gvc_step *step) {
  for (uint32_t i = 0; i < step->operand_count; i++)
    for (uint32_t k = 0; k < gvc_operand_count(&b->w, step, i); k++) {
      const gvc_leaf_place *place = &gvc_operand_place(&b->w, step, i)[k];
      if (place->pointer || place->holds_pointers) return true;
    }
  return false;
}

/* ---- one operation --------------------------------------------------------------------------- */

/* It is the number that it was, when more is known of what it is computed of. */
static void narrow(gvc_work *w, gvc_ref now, gvc_ref was) {
  if (now.kind != GVC_REF_SYMBOL || was.kind != GVC_REF_SYMBOL) return;
  gvc_interval *x = &w->symbols.at[now.symbol].interval;
  const gvc_interval *y = &w->symbols.at[was.symbol].interval;
  if (x->bits == y->bits) gvc_unite_intervals(x, y);
}

static bool compute(body *b, const gvc_step *step, bool again) {
  gvc_ref condition, was, *result = result_of(b, step);
  gvc_refusal refusal;
  was = *result;
  if (gvc_step_over(&b->w, step, &condition, &refusal) != GVC_DONE) return false;
  if (again) narrow(&b->w, *result, was);
  return true;
}

/* What the checker has no meaning for: its result is one of the launch's sizes, or any number. */
static bool set_special(body *b, const gvc_step *step, bool again) {
  if (takes_addresses(b, step)) return false;
  if (step->result == GV_NONE || again) return true;
  gvc_set_unknown(&b->w, step);
  const gvc_shape *shape = gvc_shape_of(b->program, b->w.function, step->result);
  gvc_ref size = size_named(b, step->name);
  if (size.kind != GVC_REF_UNKNOWN && shape->count == 1 &&
      b->program->places.at[shape->first].bits == 32)
    *result_of(b, step) = size;
  return true;
}

/* A variable, or if it has no number memory of a workgroup. */
static gvc_ref address(body *b, uint32_t variable) {
  if (variable == GV_NONE) return gvc_pointer_to(b->own);
  uint32_t object = 0;
  while (object < b->leaf_of.len && b->leaf_of.at[object] != GVC_VARIABLE + variable) object++;
  if (object == b->leaf_of.len) {
    *gv_push(&b->leaf_of) = GVC_VARIABLE + variable;
    gvc_add_object(&b->w, GVC_OBJECT_CALLERS);
  }
  return gvc_pointer_to(object);
}

static bool go_over_call(body *b, const gvc_step *step, bool again, bool noted);

/* False: it is not followed. `again`: more is known now; `noted`: what it accesses is. */
static bool go_over_step(body *b, const gvc_step *step, bool again, bool noted) {
  bool leads = false;
  switch (step->code) {
  case GVC_CODE_LOAD:
  case GVC_CODE_ATOMIC: leads = set_read(b, step); /* fall through */
  case GVC_CODE_STORE: return !noted || note_access(b, step, leads);
  case GVC_CODE_ALLOCA:
  case GVC_CODE_ADDRESS: *result_of(b, step) = address(b, step->target); return true;
  case GVC_CODE_CALL: return go_over_call(b, step, again, noted);
  case GVC_CODE_UNKNOWN: return set_special(b, step, again);
  default: break;
  }
  bool is_value = step->code <= GVC_CODE_SELECT && step->result != GV_NONE;
  return is_value ? compute(b, step, again) : !takes_addresses(b, step);
}

/* ---- blocks ---------------------------------------------------------------------------------- */

static const gvc_step *last_step(const body *b, uint32_t block) {
  const gvc_block *it = &b->program->blocks.at[b->w.function->blocks + block];
  return &b->program->steps.at[it->steps + it->count - 1];
}

/* And the arguments of blocks are some numbers. False: a block may end otherwise. */
static bool list_edges(body *b) {
  const gvc_function *f = b->w.function;
  for (uint32_t i = 0; i < f->block_count; i++) gv_push(&b->before);
  for (uint32_t i = 0; i < f->block_count; i++) {
    const gvc_block *block = &b->program->blocks.at[f->blocks + i];
    const gvc_step *last = last_step(b, i);
    if (last->code < GVC_CODE_BR) return false;
    for (uint32_t e = 0; e < last->edge_count; e++) {
      before *to = &b->before.at[b->program->edges.at[last->edges + e].block];
      *to = (before){to->edges + 1, i, e};
    }
    for (uint32_t k = 0; i && k < block->arg_count; k++) {
      const gvc_shape *shape = gvc_shape_of(b->program, f, block->arguments + k);
      const gvc_leaf_place *place = &b->program->places.at[shape->first];
      if (shape->count == 1 && !place->pointer && !place->holds_pointers)
        b->w.leaves[gvc_leaf_of(b->program, f, block->arguments + k)] =
            loose_number(b, place->bits);
    }
  }
  return true;
}

/* The next block on the way back, if it is the only one: *branch ends it. False: the way ends. */
static bool go_back(const body *b, uint32_t *block, uint32_t *edge, const gvc_step **branch) {
  const before *to = &b->before.at[*block];
  if (!*block || to->edges != 1) return false;
  *branch = last_step(b, to->block);
  *block = to->block, *edge = to->edge;
  return true;
}

static bool has_conditions(const body *b, uint32_t block) {
  const gvc_step *branch;
  uint32_t edge, count = 0;
  while (count < MOST_CONDITIONS && go_back(b, &block, &edge, &branch))
    if (count++, branch->code == GVC_CODE_COND_BR) return true;
  return false;
}

/* False: control never comes to the block. */
static bool assume_conditions(body *b, uint32_t block) {
  const gvc_step *branch;
  uint32_t edge, count = 0;
  for (; count < MOST_CONDITIONS && go_back(b, &block, &edge, &branch); count++)
    if (branch->code == GVC_CODE_COND_BR &&
        !gvc_assume(&b->w, *gvc_operand(&b->w, branch, 0), edge == 0))
      return false;
  return true;
}

/* `noted`: the block whose accesses are, or NO_BLOCK; GV_NONE: those of all that have no
 * conditions.
 */
static bool go_over(body *b, bool again, uint32_t noted) {
  for (uint32_t i = 0; i < b->w.function->block_count; i++) {
    const gvc_block *block = &b->program->blocks.at[b->w.function->blocks + i];
    bool is_noted = noted == GV_NONE ? !has_conditions(b, i) : noted == i;
    b->steps += block->count;
    for (uint32_t s = block->steps; s < block->steps + block->count; s++)
      if (b->steps > MOST_STEPS || !go_over_step(b, &b->program->steps.at[s], again, is_noted))
        return false;
  }
  return true;
}

static bool has_accesses(const body *b, uint32_t block) {
  const gvc_block *it = &b->program->blocks.at[b->w.function->blocks + block];
  for (uint32_t s = it->steps; s < it->steps + it->count; s++) {
    gvc_code code = b->program->steps.at[s].code;
    if (code == GVC_CODE_LOAD || code == GVC_CODE_STORE || code == GVC_CODE_ATOMIC ||
        code == GVC_CODE_CALL)
      return true;
  }
  return false;
}

static bool go_over_conditions(body *b) {
  bool followed = true;
  for (uint32_t i = 0; i < b->w.function->block_count && followed; i++) {
    if (!has_conditions(b, i) || !has_accesses(b, i)) continue;
    gvc_work whole = b->w;
    gvc_work_copy(&b->w, &whole);
    followed = !assume_conditions(b, i) || go_over(b, true, i);
    gvc_work_clear(&b->w);
    b->w = whole;
  }
  return followed;
}

/* ---- loops ----------------------------------------------------------------------------------- */

/* What an edge gives the argument of a block. False: it is not followed. `none`: control never
 * takes the edge. */
static bool find_passed(body *b, uint32_t block, uint32_t edge, uint32_t argument, uint8_t bits,
                        bool *none, gvc_interval *x) {
  const gvc_step *branch = last_step(b, block);
  const gvc_edge *to = &b->program->edges.at[branch->edges + edge];
  gvc_work whole = b->w;
  gvc_work_copy(&b->w, &whole);
  *none = !assume_conditions(b, block) ||
          (branch->code == GVC_CODE_COND_BR &&
           !gvc_assume(&b->w, *gvc_operand(&b->w, branch, 0), edge == 0));
  bool followed = argument < to->count && (*none || go_over(b, true, NO_BLOCK));
  if (followed) {
    uint32_t value = b->program->operands.at[to->operands + argument];
    gvc_ref is = *gvc_leaf(&b->w, gvc_leaf_of(b->program, b->w.function, value));
    *x = gvc_interval_of(&b->w, is, bits);
    if (is.kind != GVC_REF_NUMBER && is.kind != GVC_REF_SYMBOL) x->loose = GVC_UNSET;
    followed = x->bits == bits;
  }
  gvc_work_clear(&b->w);
  b->w = whole;
  return followed;
}

/* What all edges to the block give its argument. `is_guess`: an edge that may give the least or the
 * largest number counts only if all do. */
static bool find_all_passed(body *b, uint32_t block, uint32_t argument, uint8_t bits, bool is_guess,
                            gvc_interval *all) {
  gvc_interval full = gvc_full_interval(bits);
  *all = (gvc_interval){full.high, full.low, 0, full.uhigh, bits, false};
  for (uint32_t i = 0; i < b->w.function->block_count; i++)
    for (uint32_t e = 0; e < last_step(b, i)->edge_count; e++) {
      gvc_interval x;
      bool none;
      if (b->program->edges.at[last_step(b, i)->edges + e].block != block) continue;
      if (!find_passed(b, i, e, argument, bits, &none, &x)) return false;
      if (none) continue;
      if (x.low < all->low && !(is_guess && x.low == full.low)) all->low = x.low;
      if (x.high > all->high && !(is_guess && x.high == full.high)) all->high = x.high;
      all->loose |= x.loose;
    }
  return all->low <= all->high;
}

/* Whether the edges give nothing else to an argument as long as it is within these bounds, which it
 * has from then on. */
static bool keeps_within(body *b, uint32_t block, uint32_t argument, uint32_t leaf,
                         gvc_interval guess) {
  gvc_interval all;
  if (guess.low >= 0) guess.ulow = (uint64_t)guess.low, guess.uhigh = (uint64_t)guess.high;
  guess.loose = 0;
  gvc_work whole = b->w;
  gvc_work_copy(&b->w, &whole);
  b->w.symbols.at[b->w.leaves[leaf].symbol].interval = guess;
  bool holds = go_over(b, true, NO_BLOCK) &&
               find_all_passed(b, block, argument, guess.bits, false, &all) &&
               all.low >= guess.low && all.high <= guess.high && !all.loose;
  gvc_work wrong = holds ? whole : b->w;
  if (!holds) b->w = whole;
  gvc_work_clear(&wrong);
  return holds;
}

/* The number that the step asks for, whether something is it; false: it does something else. */
static bool is_equality(const body *b, const gvc_step *step, uint8_t bits, int64_t *number) {
  enum { NE = 1 };
  if (step->code != GVC_CODE_ICMP || !step->is_known || step->number > NE) return false;
  gvc_interval x = gvc_interval_of(&b->w, *gvc_operand(&b->w, step, 1), bits);
  *number = x.low;
  return x.low == x.high && x.bits == bits && !x.loose;
}

/* The bounds of an argument are a guess: those of what the edges give; or from these up, or down,
 * to a number at which a loop may end. */
static void bound_argument(body *b, uint32_t block, uint32_t argument, uint32_t leaf,
                           uint8_t bits) {
  gvc_interval guess;
  if (!find_all_passed(b, block, argument, bits, true, &guess) ||
      keeps_within(b, block, argument, leaf, guess))
    return;
  for (uint32_t i = 0; i < b->w.function->block_count; i++) {
    const gvc_block *in = &b->program->blocks.at[b->w.function->blocks + i];
    for (uint32_t s = in->steps; s < in->steps + in->count; s++) {
      int64_t end;
      gvc_interval wider = guess;
      if (!is_equality(b, &b->program->steps.at[s], bits, &end)) continue;
      if (end > guess.high) wider.high = end - 1;
      if (end < guess.low) wider.low = end + 1;
      if (keeps_within(b, block, argument, leaf, wider)) return;
    }
  }
}

static void bound_arguments(body *b) {
  const gvc_function *f = b->w.function;
  for (uint32_t i = 1; i < f->block_count; i++)
    for (uint32_t k = 0; k < b->program->blocks.at[f->blocks + i].arg_count; k++) {
      uint32_t value = b->program->blocks.at[f->blocks + i].arguments + k,
               leaf = gvc_leaf_of(b->program, f, value);
      uint8_t bits = b->program->places.at[gvc_shape_of(b->program, f, value)->first].bits;
      if (bits && b->w.leaves[leaf].kind == GVC_REF_SYMBOL) bound_argument(b, i, k, leaf, bits);
    }
}

/* The body of a function, whose parameters are bound. */
static bool find_in(body *b) {
  bool followed = list_edges(b) && go_over(b, false, NO_BLOCK);
  if (followed) bound_arguments(b);
  if (!b->calls) b->steps = 0;
  return followed && go_over(b, false, GV_NONE) && go_over_conditions(b);
}

/* Its values are not known yet. */
static void enter(body *b, const gvc_function *f) {
  b->w.function = f;
  b->all.leaf_count = f->leaves;
  b->w.block = &b->all;
  b->w.leaves = gv_realloc(b->w.leaves, f->leaves * sizeof *b->w.leaves + 1);
  memset(b->w.leaves, 0, f->leaves * sizeof *b->w.leaves);
}

/* The parameters of a function are what it is called with. False: it is declared otherwise. */
static bool pass_arguments(const body *b, const gvc_step *step, body *to) {
  const gvc_program *p = b->program;
  const gvc_function *f = to->w.function;
  const gvc_block *entry = &p->blocks.at[f->blocks];
  bool fits = entry->arg_count == step->operand_count;
  for (uint32_t i = 0; i < entry->arg_count && fits; i++) {
    const gvc_shape *shape = gvc_shape_of(p, f, entry->arguments + i);
    fits = shape->count == gvc_operand_count(&b->w, step, i);
    for (uint32_t k = 0; k < shape->count && fits; k++) {
      const gvc_leaf_place *to_place = &p->places.at[shape->first + k],
                           *place = &gvc_operand_place(&b->w, step, i)[k];
      fits = place->pointer == to_place->pointer && place->bits == to_place->bits;
      to->w.leaves[gvc_leaf_of(p, f, entry->arguments + i) + k] = gvc_operand(&b->w, step, i)[k];
    }
  }
  return fits;
}

/* What it returns is some number. A function that has no body here only computes. */
static bool go_over_call(body *b, const gvc_step *step, bool again, bool noted) {
  const gvc_program *p = b->program;
  uint32_t count =
      step->result == GV_NONE ? 0 : gvc_shape_of(p, b->w.function, step->result)->count;
  for (uint32_t i = 0; i < count && !again; i++) {
    const gvc_leaf_place *place =
        &p->places.at[gvc_shape_of(p, b->w.function, step->result)->first + i];
    if (place->pointer || place->holds_pointers) return false;
    result_of(b, step)[i] = loose_number(b, place->bits);
  }
  const gvc_kernel *callee = step->target == GV_NONE ? NULL : &p->kernels.at[step->target];
  if (!callee) return !takes_addresses(b, step);
  if (!noted) return true;
  if (callee->function == GV_NONE || b->calls == MOST_CALLS) return false;
  body in = *b;
  in.calls++;
  gvc_work_copy(&in.w, &b->w);
  memset(&in.leaf_of, 0, sizeof in.leaf_of);
  memset(&in.before, 0, sizeof in.before);
  for (uint32_t i = 0; i < b->leaf_of.len; i++) *gv_push(&in.leaf_of) = b->leaf_of.at[i];
  enter(&in, &p->functions.at[callee->function]);
  bool followed = pass_arguments(b, step, &in) && find_in(&in);
  b->steps = in.steps;
  gvc_work_clear(&in.w);
  gv_vec_free(&in.leaf_of);
  gv_vec_free(&in.before);
  return followed;
}

bool gvc_find_parts(const gvc_work *host, const gvc_step *launch, const gvc_kernel *kernel,
                    gvc_parts *parts) {
  if (!kernel || kernel->keeps || kernel->function == GV_NONE) return false;
  const gvc_function *f = &host->program->functions.at[kernel->function];
  body b = {.host = host, .launch = launch, .program = host->program, .parts = parts};
  gvc_work_start(&b.w, host->program, f, 0);
  b.w.plain = b.w.all_ways = true;
  enter(&b, f);
  b.own = gvc_add_object(&b.w, GVC_OBJECT_STACK);
  b.beyond = gvc_add_object(&b.w, GVC_OBJECT_CALLERS);
  while (b.leaf_of.len < b.w.objects.len) *gv_push(&b.leaf_of) = GV_NONE;
  bool followed = bind_arguments(&b, f) && find_in(&b);
  gvc_work_clear(&b.w);
  gv_vec_free(&b.leaf_of);
  gv_vec_free(&b.before);
  return followed;
}

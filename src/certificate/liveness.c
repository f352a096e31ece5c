/* Which values are used from the start of each block on: backwards from each use to where the value
 * is made. */
#include "certificate/certificate.h"

typedef GV_VEC(uint32_t) list;

typedef struct finder {
  const gvc_program *program;
  const gvc_function *function;
  uint32_t *defined_in; /* by value: a block */
  list *predecessors;   /* by block */
  list *live;           /* by block: values */
  list queue;
} finder;

static void index_blocks(finder *f) {
  const gvc_program *p = f->program;
  for (uint32_t b = 0; b < f->function->block_count; b++) {
    const gvc_block *block = &p->blocks.at[f->function->blocks + b];
    for (uint32_t i = 0; i < block->arg_count; i++) f->defined_in[block->arguments + i] = b;
    for (uint32_t s = 0; s < block->count; s++) {
      const gvc_step *step = &p->steps.at[block->steps + s];
      for (uint32_t i = 0; i < step->result_count; i++) f->defined_in[step->result + i] = b;
      for (uint32_t e = 0; e < step->edge_count; e++)
        *gv_push(&f->predecessors[p->edges.at[step->edges + e].block]) = b;
    }
  }
}

static bool is_last(const list *values, uint32_t value) {
  return values->len && values->at[values->len - 1] == value;
}

/* Values are taken one after the other, so one that is there already is the last. */
static void use(finder *f, uint32_t value, uint32_t block) {
  *gv_push(&f->queue) = block;
  while (f->queue.len) {
    uint32_t b = gv_pop(&f->queue);
    if (f->defined_in[value] == b || is_last(&f->live[b], value)) continue;
    *gv_push(&f->live[b]) = value;
    for (uint32_t i = 0; i < f->predecessors[b].len; i++)
      *gv_push(&f->queue) = f->predecessors[b].at[i];
  }
}

typedef struct use_of {
  uint32_t value, block;
} use_of;

static int compare_uses(const void *x, const void *y) {
  const use_of *a = x, *b = y;
  if (a->value != b->value) return a->value < b->value ? -1 : 1;
  return a->block < b->block ? -1 : a->block > b->block;
}

static void find_uses(finder *f) {
  GV_VEC(use_of) uses = {0};
  const gvc_program *p = f->program;
  for (uint32_t b = 0; b < f->function->block_count; b++) {
    const gvc_block *block = &p->blocks.at[f->function->blocks + b];
    for (uint32_t s = 0; s < block->count; s++) {
      const gvc_step *step = &p->steps.at[block->steps + s];
      for (uint32_t i = 0; i < step->operand_count; i++) {
        uint32_t value = p->operands.at[step->operands + i];
        if (value < f->function->value_count && f->defined_in[value] != b)
          *gv_push(&uses) = (use_of){value, b};
      }
    }
  }
  if (uses.len) qsort(uses.at, uses.len, sizeof *uses.at, compare_uses);
  for (uint32_t i = 0; i < uses.len; i++) use(f, uses.at[i].value, uses.at[i].block);
  gv_vec_free(&uses);
}

void gvc_find_liveness(const gvc_program *program, const gvc_function *function,
                       gvc_liveness *liveness) {
  gv_arena arena = {0};
  finder f = {.program = program, .function = function};
  f.defined_in = gv_new(&arena, uint32_t, function->value_count + 1);
  f.predecessors = gv_new(&arena, list, function->block_count + 1);
  f.live = gv_new(&arena, list, function->block_count + 1);
  index_blocks(&f);
  find_uses(&f);
  for (uint32_t b = 0; b < function->block_count; b++) {
    *gv_push(&liveness->first) = liveness->values.len;
    for (uint32_t i = 0; i < f.live[b].len; i++) *gv_push(&liveness->values) = f.live[b].at[i];
    gv_vec_free(&f.live[b]);
    gv_vec_free(&f.predecessors[b]);
  }
  *gv_push(&liveness->first) = liveness->values.len;
  gv_vec_free(&f.queue);
  gv_arena_clear(&arena);
}

void gvc_liveness_clear(gvc_liveness *liveness) {
  gv_vec_free(&liveness->first);
  gv_vec_free(&liveness->values);
}

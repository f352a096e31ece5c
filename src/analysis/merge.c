/* Numbers of findings and of objects go on from part to part; all others have their number in the
 * whole in a list of the part. Cost: linear in what was found, and a sort at the end. */
#include "analysis/merge.h"

#include "verdict/collect.h"

static uint32_t in_whole(const uint32_t *list, uint32_t number) {
  return number == GV_NONE ? GV_NONE : list[number];
}

/* ---- the report ---- */

static void renumber_finding(const gv_part *p, gv_finding *f, uint32_t before) {
  f->number += before;
  f->op = in_whole(p->ops, f->op);
  f->conflict.earlier.op = in_whole(p->ops, f->conflict.earlier.op);
  f->conflict.later.op = in_whole(p->ops, f->conflict.later.op);
  for (uint32_t i = 0; i < f->notes.len; i++)
    f->notes.at[i].op = in_whole(p->ops, f->notes.at[i].op);
  for (uint32_t i = 0; i < f->path.len; i++) f->path.at[i] = p->edges[f->path.at[i]];
  for (uint32_t i = 0; i < f->example.len; i++)
    f->example.at[i].of = in_whole(p->values.at, f->example.at[i].of);
}

static void merge_report(const gv_part *p, gv_report *from, gv_report *into) {
  uint32_t before = into->last_number;
  for (uint32_t i = 0; i < from->findings.len; i++) {
    renumber_finding(p, &from->findings.at[i], before);
    *gv_push(&into->findings) = from->findings.at[i];
  }
  for (uint32_t i = 0; i < from->obligations.len; i++) {
    gv_obligation *o = gv_push(&into->obligations);
    *o = from->obligations.at[i];
    o->op = in_whole(p->ops, o->op);
    if (o->finding) o->finding += before;
  }
  for (uint32_t i = 0; i < from->undecided.len; i++)
    *gv_push(&into->undecided) = from->undecided.at[i];
  for (uint32_t i = 0; i < from->assumptions.len; i++)
    gv_report_assume(into, from->assumptions.at[i]);
  for (uint32_t v = 0; v < GV_VERDICT_COUNT; v++) into->counts[v] += from->counts[v];
  into->last_number = before + from->last_number;
  gv_arena_join(&into->arena, &from->arena);
  from->findings.len = 0; /* their lists are the whole's */
  gv_report_clear(from);
}

/* ---- what is known of handles ---- */

static void renumber_set(gv_insight_set *set, uint32_t before) {
  for (uint32_t i = 0; i < set->len; i++) set->at[i] += before;
}

static void merge_insight(const gv_part *p, gv_insight *from, gv_insight *into) {
  uint32_t before = into->objects.len;
  for (uint32_t i = 0; i < from->objects.len; i++) {
    gv_insight_object *o = gv_push(&into->objects);
    *o = from->objects.at[i];
    o->op = in_whole(p->ops, o->op), o->value = in_whole(p->values.at, o->value);
  }
  for (uint32_t i = 0; i < from->uses.len; i++) {
    gv_insight_use *u = gv_push(&into->uses);
    *u = from->uses.at[i];
    u->op = p->ops[u->op];
    renumber_set(&u->objects, before);
  }
  for (uint32_t i = 0; i < from->values.len; i++) {
    gv_insight_value *v = gv_push(&into->values);
    *v = from->values.at[i];
    v->value = p->values.at[v->value];
    renumber_set(&v->objects, before);
  }
  gv_arena_join(&into->arena, &from->arena);
  gv_insight_clear(from);
}

static int by_use(const void *a, const void *b) {
  const gv_insight_use *x = a, *y = b;
  if (x->op != y->op) return x->op < y->op ? -1 : 1;
  return (x->operand > y->operand) - (x->operand < y->operand);
}

static int by_value(const void *a, const void *b) {
  const gv_insight_value *x = a, *y = b;
  if (x->value != y->value) return x->value < y->value ? -1 : 1;
  return x->objects.len && y->objects.len
             ? (x->objects.at[0] > y->objects.at[0]) - (x->objects.at[0] < y->objects.at[0])
             : 0;
}

/* A constant may be in several parts. */
static void sort_insight(gv_insight *insight) {
  uint32_t kept = 0;
  if (insight->uses.len)
    qsort(insight->uses.at, insight->uses.len, sizeof *insight->uses.at, by_use);
  if (insight->values.len)
    qsort(insight->values.at, insight->values.len, sizeof *insight->values.at, by_value);
  for (uint32_t i = 0; i < insight->values.len; i++) {
    gv_insight_value *last = kept ? &insight->values.at[kept - 1] : NULL,
                     *it = &insight->values.at[i];
    if (last && last->value == it->value)
      gv_insight_join(&last->objects, &it->objects);
    else
      insight->values.at[kept++] = *it;
  }
  insight->values.len = kept;
}

/* ---- who touches what ---- */

static uint32_t *blocks_of(const gv_model *whole) {
  size_t size = (whole->blocks.len + 1) * sizeof(uint32_t);
  return memset(gv_malloc(size), 0xff, size);
}

static void merge_blocks(const gv_model *whole, const gv_part *p, const gv_order *from,
                         gv_order *into) {
  if (!into->block_order) into->block_order = blocks_of(whole), into->block_task = blocks_of(whole);
  for (uint32_t b = 0; b < p->model.blocks.len; b++) {
    into->block_order[p->blocks[b]] = from->block_order[b];
    into->block_task[p->blocks[b]] = in_whole(p->tasks, from->block_task[b]);
  }
}

static void merge_order(const gv_model *whole, const gv_part *p, gv_order *from, gv_order *into) {
  uint32_t before = into->things.len;
  merge_blocks(whole, p, from, into);
  for (uint32_t i = 0; i < from->things.len; i++) {
    gv_thing t = from->things.at[i];
    *gv_push(&into->things) =
        (gv_thing){t.kind, p->functions[t.function], in_whole(p->ops, t.made),
                   in_whole(p->ops, t.created), in_whole(p->values.at, t.value)};
  }
  for (uint32_t i = 0; i < from->contacts.len; i++) {
    gv_contact *c = gv_push(&into->contacts);
    *c = from->contacts.at[i];
    c->op = p->ops[c->op], c->thing += before;
  }
  for (uint32_t i = 0; i < from->passings.len; i++) {
    gv_passing c = from->passings.at[i];
    *gv_push(&into->passings) = (gv_passing){p->ops[c.call], before + c.outer, before + c.inner};
  }
  for (uint32_t i = 0; i < from->states.len; i++) {
    gv_block_state s = from->states.at[i];
    *gv_push(&into->states) = (gv_block_state){p->blocks[s.block], before + s.thing, s.state};
  }
  for (uint32_t i = 0; i < from->waits.len; i++) {
    gv_wait w = from->waits.at[i];
    *gv_push(&into->waits) = (gv_wait){p->ops[w.op], p->tasks[w.task], w.sure};
  }
  gv_order_clear(from);
}

/* ---- the whole ---- */

static void merge_faults(const gv_part *p, gv_known_faults *from, gv_known_faults *into) {
  for (uint32_t i = 0; i < from->len; i++) {
    gv_known_fault *f = gv_push(into);
    *f = from->at[i];
    f->op = in_whole(p->ops, f->op), f->begun_op = in_whole(p->ops, f->begun_op);
  }
  gv_vec_free(from);
}

static void merge_steps(const gv_steps *from, gv_steps *into) {
  into->fixpoint += from->fixpoint, into->paths += from->paths;
  into->numbers += from->numbers, into->passed += from->passed;
  into->guards += from->guards;
  into->spent |= from->spent;
}

void gv_merge_part(gv_model *whole, const gv_part *p, gv_found *found,
                   const gv_analysis_options *options, gv_report *report) {
  merge_report(p, &found->report, report);
  if (options->insight) merge_insight(p, &found->insight, options->insight);
  if (options->order) merge_order(whole, p, &found->order, options->order);
  if (options->faults) merge_faults(p, &found->faults, options->faults);
  if (options->steps) merge_steps(&found->steps, options->steps);
  for (uint32_t d = 0; d < p->model.demands.len; d++)
    whole->demands.at[p->demands[d]].verdict = p->model.demands.at[d].verdict;
}

void gv_merge_parts_end(const gv_model *whole, const gv_analysis_options *options) {
  if (options->insight) sort_insight(options->insight);
  if (!options->order) return;
  if (!options->order->block_order)
    options->order->block_order = blocks_of(whole), options->order->block_task = blocks_of(whole);
  gv_sort_order(options->order);
}

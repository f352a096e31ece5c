/* The stages as text. Blocks are numbered by function, as in --dump=model; "@ F:L:C" is
 * file:line:column there, too. An atom is "a12", its number in the guards; a guard is a sum of
 * products of atoms, "a1 !a2 + a3", cut off after CUBES of them.
 *
 * needs: a judged tabulation. gives: text. cost: linear in what is written.
 */
#include "analysis/dump.h"

#include <stdarg.h>
#include <stdio.h>

#include "narrate/words.h"

enum { CUBES = 8, EXPRESSION_DEPTH = 4 };

typedef struct dumper {
  gv_tabulation *tab;
  gv_model *m;
  const gv_stage_dump *to;
  gv_arena arena; /* of one line */
} dumper;

__attribute__((format(printf, 2, 3))) static void put(const dumper *d, const char *format, ...) {
  char text[512];
  va_list args;
  va_start(args, format);
  int len = vsnprintf(text, sizeof text, format, args);
  va_end(args);
  if (len > 0)
    d->to->write(d->to->to,
                 (gv_str){text, (size_t)len < sizeof text ? (size_t)len : sizeof text - 1});
}

/* Names come from the input: what is no printable ASCII is \XX. */
static void put_name(const dumper *d, gv_str name) {
  for (size_t i = 0; i < name.len; i++) {
    unsigned char c = (unsigned char)name.at[i];
    put(d, c < 0x20 || c >= 0x7f || c == '\\' ? "\\%02X" : "%c", c);
  }
}

static void put_loc(const dumper *d, gv_loc loc) {
  if (loc.file == GV_NONE) return;
  put(d, " @ %u:%u:%u", loc.file, loc.line, loc.col);
}

static void put_block(const dumper *d, uint32_t block) {
  put(d, "^%u", block - d->m->functions.at[d->m->blocks.at[block].function].first_block);
}

static void put_op(const dumper *d, uint32_t op) {
  put_name(d, d->m->ops.at[op].name);
  put_loc(d, d->m->ops.at[op].loc);
}

static void put_function(const dumper *d, uint32_t function) {
  put(d, "func %u @", function);
  put_name(d, d->m->functions.at[function].name);
  put(d, "\n");
}

/* A value by its name in the source, or as what it is. */
static void put_value(const dumper *d, gv_value_id id, int depth) {
  if (gv_predicates_is_case(id)) {
    put(d, "%lld", (long long)gv_predicates_case(&d->tab->predicates, id));
    return;
  }
  const gv_value *v = &d->m->values.at[id];
  gv_str name = gv_value_name(d->m, id);
  if (v->def == GV_DEF_INT)
    put(d, "%lld", (long long)v->k);
  else if (v->def == GV_DEF_NULL)
    put(d, "null");
  else if (name.len)
    put_name(d, name);
  else if (v->def == GV_DEF_GLOBAL)
    put(d, "&@"), put_name(d, d->m->globals.at[v->a].name);
  else if (v->def == GV_DEF_PARAM)
    put(d, "param %u", v->b);
  else if (v->def == GV_DEF_BLOCK_ARG)
    put_block(d, v->a), put(d, " arg %u", v->b);
  else if (v->def == GV_DEF_RESULT)
    put(d, "result %u of ", v->b), put_op(d, v->a);
  else if (v->def == GV_DEF_ARITH && depth < EXPRESSION_DEPTH) {
    put(d, "(%s ", gv_arith_word((gv_arith)v->c));
    put_value(d, v->a, depth + 1);
    if (v->b != GV_NONE) put(d, ", "), put_value(d, v->b, depth + 1);
    put(d, ")");
  } else if (v->def == GV_DEF_COPY && depth < EXPRESSION_DEPTH)
    put_value(d, v->a, depth + 1);
  else
    put(d, "value %u", id), put_loc(d, v->loc);
}

/* ---- guards ---------------------------------------------------------------------------------- */

typedef struct cube {
  uint32_t atom;
  bool is;
  const struct cube *before;
} cube;

static void put_literals(const dumper *d, const cube *c) {
  if (!c) return;
  put_literals(d, c->before);
  put(d, "%s%sa%u", c->before ? " " : "", c->is ? "" : "!", c->atom);
}

/* True: all of it is written. */
static bool put_cubes(const dumper *d, gv_guard guard, const cube *path, uint32_t *left) {
  if (guard == GV_FALSE) return true;
  if (guard == GV_TRUE) {
    if (!*left) return false;
    if (--*left < CUBES - 1) put(d, " + ");
    put_literals(d, path);
    return true;
  }
  const gv_bdd_node n = d->tab->predicates.bdd.nodes.at[guard];
  uint32_t atom = gv_predicates_atom(n.var);
  return put_cubes(d, n.high, &(cube){atom, true, path}, left) &&
         put_cubes(d, n.low, &(cube){atom, false, path}, left);
}

static void put_guard(const dumper *d, gv_guard guard) {
  uint32_t left = CUBES;
  if (guard == GV_TRUE || guard == GV_FALSE)
    put(d, guard == GV_TRUE ? "true" : "false");
  else if (!put_cubes(d, guard, NULL, &left))
    put(d, " + ...");
}

/* ---- cfg: blocks, edges, what control comes to ----------------------------------------------- */

static void dump_block(const dumper *d, uint32_t b) {
  const gv_flow *flow = &d->tab->flow;
  const gv_block *block = &d->m->blocks.at[b];
  put(d, "  ");
  put_block(d, b);
  if (flow->order[b] == GV_NONE) {
    put(d, " unreachable\n");
    return;
  }
  put(d, " order %u", flow->order[b]);
  if (flow->cycle[b]) put(d, " cycle %u", flow->cycle[b]);
  if (flow->task[b] != GV_NONE) put(d, " task %u", flow->task[b]);
  if (!d->tab->control.may_exit[b]) put(d, " ends-program");
  put(d, " reach ");
  put_guard(d, d->tab->control.reach[b]);
  put(d, "\n");
  if (d->tab->control.stop[b] != GV_NONE)
    put(d, "    stops at "), put_op(d, d->tab->control.stop[b]), put(d, "\n");
  for (uint32_t e = block->first_edge; e < block->end_edge; e++) {
    put(d, "    -> ");
    put_block(d, d->m->edges.at[e].target);
    put(d, " if ");
    put_guard(d, d->tab->predicates.edge[e]);
    put(d, "\n");
  }
}

static void dump_cfg(const dumper *d) {
  for (uint32_t f = 0; f < d->m->functions.len; f++) {
    put_function(d, f);
    if (d->tab->control.is_root[f]) put(d, "  root: called from outside, or by nobody\n");
    for (uint32_t c = d->tab->flow.call_start[f]; c < d->tab->flow.call_start[f + 1]; c++)
      put(d, "  calls "), put_op(d, d->tab->flow.calls[c]), put(d, "\n");
    for (uint32_t b = d->m->functions.at[f].first_block; b < d->m->functions.at[f].end_block; b++)
      dump_block(d, b);
  }
}

/* ---- predicates: atoms of the conditions ----------------------------------------------------- */

static void dump_atom(const dumper *d, uint32_t number) {
  const gv_atom *a = &d->tab->predicates.atoms.at[number];
  put(d, "  a%u %s ", number, a->tracked ? "tracked" : "forgotten at the next join");
  if (a->test == GV_ATOM_ENTERED)
    put(d, "loop entered by edge %u", a->a);
  else if (a->test == GV_ATOM_RETURN)
    put(d, "asked of the result by callers");
  else if (a->test == GV_ATOM_ROOT)
    put_value(d, a->a, 0);
  else
    put(d, "%s ", gv_arith_word((gv_arith)a->test)), put_value(d, a->a, 0), put(d, ", "),
        put_value(d, a->b, 0);
  if (a->sites) put(d, " tested %u times", a->sites);
  if (a->by_param) put(d, " known from callers");
  if (a->by_call) put(d, " known from the callee");
  if (a->everywhere) put(d, " invariant");
  put(d, "\n");
}

/* Those of `function`; GV_NONE: those that hold everywhere. */
static void dump_atoms_of(const dumper *d, uint32_t function) {
  bool any = false;
  for (uint32_t i = 0; i < d->tab->predicates.atoms.len; i++) {
    if (d->tab->predicates.atoms.at[i].function != function) continue;
    if (!any && function == GV_NONE) put(d, "everywhere\n");
    any = true;
    dump_atom(d, i);
  }
}

static void dump_predicates(const dumper *d) {
  dump_atoms_of(d, GV_NONE);
  for (uint32_t f = 0; f < d->m->functions.len; f++) {
    put_function(d, f);
    dump_atoms_of(d, f);
  }
  put(d, "forgotten since a guard became too large: %llu times\n",
      (unsigned long long)d->tab->predicates.shrunk);
}

/* ---- states: the nodes of the fixpoint ------------------------------------------------------- */

static void put_key(const dumper *d, gv_key key) {
  static const char *const spaces[] = {[GV_IN_VALUE] = "",
                                       [GV_IN_MEMORY] = "*",
                                       [GV_IN_GLOBAL] = "@",
                                       [GV_IN_RETURN] = "result ",
                                       [GV_AT_ENTRY] = "at-entry "};
  gv_space space = gv_key_space(key);
  put(d, "%s", spaces[space]);
  if (space == GV_IN_GLOBAL)
    put_name(d, d->m->globals.at[gv_key_base(key)].name);
  else if (space == GV_IN_VALUE || space == GV_IN_MEMORY)
    put_value(d, gv_key_base(key), 0);
  else
    put(d, "%u", gv_key_base(key));
}

static void put_places(const dumper *d, uint32_t places) {
  uint32_t count;
  const gv_place *p = gv_places_at(d->tab, places, &count);
  for (uint32_t i = 0; i < count; i++) {
    put(d, "%s", i ? ", " : " in ");
    put_key(d, p[i].key);
    if (p[i].lo || p[i].hi != GV_EVERYWHERE) put(d, "[%d..%d)", p[i].lo, p[i].hi);
    if (gv_is_handle_tag(p[i].tag)) put(d, " (handle %u of its work)", p[i].tag);
    if (gv_is_task_tag(p[i].tag)) put(d, " (token)");
  }
}

static void put_pending(const dumper *d, const gv_pending *w) {
  put(d, "; pending%s%s%s after", w->mode & GV_READS ? " read" : "",
      w->mode & GV_WRITES ? " write" : "", w->host ? " by the host" : "");
  static const char *const words[] = {"nothing", "stream", "event", "dead"};
  for (uint32_t i = 0; i < w->handles; i++) put(d, " %s", words[gv_pending_after(w, i)]);
  if (w->on_null) put(d, " null-stream");
  if (w->unsure) put(d, " unsure");
  if (w->may) put(d, " may-wait");
  if (w->in_doubt) put(d, " in-doubt");
  if (w->by_bytes) put(d, " by-bytes");
}

static void put_state(const dumper *d, uint32_t id) {
  static const struct {
    uint8_t flag;
    const char *word;
  } flags[] = {{GV_FAULTED, "faulted"},
               {GV_BORROWED, "borrowed"},
               {GV_OWNERSHIP_TRANSFERRED, "ownership-transferred"},
               {GV_MAY_HOLD, "may-hold"},
               {GV_INFEASIBLE, "infeasible"},
               {GV_WITH_NULL, "with-null-stream"}};
  const gv_state *s = gv_state_at(d->tab, id);
  put(d, "%s", s->handle == GV_HANDLE_NONE ? "no object" : gv_handle_text((gv_handle)s->handle));
  put_places(d, s->places);
  for (size_t i = 0; i < sizeof flags / sizeof *flags; i++)
    if (s->flags & flags[i].flag) put(d, " %s", flags[i].word);
  if (s->work) put_pending(d, gv_pending_at(d->tab, s->work));
  if (s->havoc == GV_NONE) return;
  gv_arena arena = {0};
  put(d, "; not followed: ");
  put_name(d, gv_words_havoc(d->m, &arena, d->tab->havocs.at[s->havoc]));
  gv_arena_clear(&arena);
}

static void dump_context(const dumper *d, uint32_t id) {
  const gv_context *c = &d->tab->contexts.at[id];
  put(d, "context %u of func %u ", id, c->function);
  if (c->seed == GV_NONE) {
    put(d, "called, entered with ");
    put_state(d, c->entry_state);
  } else {
    const gv_seed *seed = &d->tab->seeds.at[c->seed];
    static const char *const kinds[] = {
        [GV_SEED_AT_OP] = "seed after",       [GV_SEED_AT_ENTRY] = "seed at entry",
        [GV_SEED_IN_BLOCK] = "seed in block", [GV_SEED_OF_CALL] = "seed returned by",
        [GV_SEED_WORK] = "seed of work of",   [GV_SEED_CONTROL] = "control"};
    put(d, "%s", kinds[seed->kind]);
    if (seed->op != GV_NONE && seed->kind != GV_SEED_CONTROL) put(d, " "), put_op(d, seed->op);
    if (seed->handle != GV_HANDLE_NONE) put(d, ": %s", gv_handle_text(seed->handle));
  }
  put(d, "\n");
}

static void dump_states(const dumper *d) {
  const gv_tabulation *e = d->tab;
  gv_entry_list by_context = {0};
  for (uint32_t n = 0; n < e->nodes.len; n++)
    *gv_push(&by_context) = (gv_entry){e->nodes.at[n].context, n};
  uint32_t *start, *nodes;
  gv_group(&by_context, e->contexts.len, &start, &nodes);
  for (uint32_t c = 0; c < e->contexts.len; c++) {
    dump_context(d, c);
    for (uint32_t i = start[c]; i < start[c + 1]; i++) {
      const gv_node *node = &e->nodes.at[nodes[i]];
      put(d, "  ");
      put_block(d, d->m->ops.at[node->op].block);
      put(d, " before ");
      put_op(d, node->op);
      put(d, ": ");
      put_state(d, node->state);
      put(d, " if ");
      put_guard(d, node->guard);
      put(d, "\n");
    }
  }
  gv_free(start);
  gv_free(nodes);
  gv_vec_free(&by_context);
}

/* ---- path: which paths were tried for each fault, and why each was refused ------------------- */

static const char *const refusals[] = {
    [GV_REFUSED_EDGE] = "the numbers on the path do not let control take the edge from",
    [GV_REFUSED_STATE] = "the object does not go on in the state that the path needs, behind",
    [GV_REFUSED_CHOICE] = "what is chosen on the path comes out otherwise, before",
    [GV_REFUSED_CONDITIONS] = "its conditions cannot hold together",
    [GV_REFUSED_ORDERED] = "on this path the accesses are ordered, or the work is over",
    [GV_REFUSED_CALLEE] = "no path through the callee leads on, from",
    [GV_REFUSED_UNCONSTRAINED] = "it rests on a value that is not followed, at",
};
_Static_assert(sizeof refusals / sizeof *refusals == GV_REFUSALS, "a text for each refusal");

static void dump_fault(const dumper *d, uint32_t id) {
  const gv_fault *f = &d->tab->faults.at[id];
  put(d, "fault %u %s at ", id, gv_rules[f->rule].name);
  put_op(d, f->op);
  put(d, ": %u error states\n", f->ways.len);
  uint32_t tried = 0;
  for (uint32_t i = 0; i < d->tab->search.refusals.len; i++) {
    const gv_refusal *r = &d->tab->search.refusals.at[i];
    if (r->fault != f->op || r->rule != f->rule) continue;
    put(d, r->times > 1 ? "  paths %u to %u" : "  path %u", tried + 1, tried + r->times);
    tried += r->times;
    if (r->kind == GV_REFUSALS) {
      put(d, " refused, too\n");
      continue;
    }
    put(d, " refused: %s", refusals[r->kind]);
    if (r->at != GV_NONE) put(d, " "), put_op(d, r->at);
    put(d, "\n");
  }
}

static void dump_paths(const dumper *d) {
  for (uint32_t i = 0; i < d->tab->faults.len; i++) dump_fault(d, i);
  put(d, "steps searched %llu, computed %llu\n", (unsigned long long)d->tab->search.spent.searched,
      (unsigned long long)d->tab->search.spent.walked);
}

void gv_dump_stage(gv_tabulation *tab, gv_model *model, const gv_stage_dump *dump) {
  const dumper d = {.tab = tab, .m = model, .to = dump};
  switch (dump->stage) {
  case GV_STAGE_CFG: dump_cfg(&d); break;
  case GV_STAGE_PREDICATES: dump_predicates(&d); break;
  case GV_STAGE_STATES: dump_states(&d); break;
  case GV_STAGE_PATH: dump_paths(&d); break;
  case GV_STAGE_NONE:
  case GV_STAGE_STEPS: break;
  }
}

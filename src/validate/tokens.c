/* The token table: what each token of the source became. The lowered operations at an operation's
 * place are what it became; the streams and events that they use, and that are not their own, stand
 * for the tokens that it takes; the one that its work is enqueued on, or the stream that it
 * creates, stands for the token that it makes. Needs: a finished report that lists all obligations.
 * Gives: rows, one obligation a token, token-unmapped.
 */
#include "validate/room.h"

enum { MOST_HANDLES = 64 };

/* One stream or event that the operations at a place use. */
typedef struct handle {
  gv_value_id value;
  bool stream;
  gv_verdict verdict; /* of all those uses */
} handle;

/* What is at a place. */
typedef struct group {
  const gv_spot *spots;
  uint32_t count;
  handle taken[MOST_HANDLES]; /* not made here; in the order of their first use */
  uint32_t takes;
  gv_value_id made;   /* the stream that is created here; GV_NONE */
  gv_value_id worked; /* the stream that work is enqueued on; GV_NONE */
  uint32_t work;      /* the last action that does anything but with handles; GV_NONE */
  bool unlowered;     /* a gpu operation is left here */
} group;

typedef struct table {
  gv_model *model;
  const gv_gpu_program *program;
  const gv_spots *spots;
  gv_report *report;
  gv_map verdicts; /* operation -> worst verdict of the obligations there */
  gv_map lowered_functions;
} table;

/* ---- what is at a place ---- */

static gv_value_id strip(const gv_model *m, gv_value_id value) {
  while (value != GV_NONE && m->values.at[value].def == GV_DEF_COPY) value = m->values.at[value].a;
  return value;
}

static gv_verdict worse(gv_verdict a, gv_verdict b) {
  if (a == GV_VIOLATED || b == GV_VIOLATED) return GV_VIOLATED;
  return a == GV_UNPROVED || b == GV_UNPROVED ? GV_UNPROVED : GV_PROVED;
}

static gv_verdict verdict_at(const table *t, uint32_t op) {
  uint32_t known = gv_map_get(&t->verdicts, op);
  return known == GV_NONE ? GV_PROVED : (gv_verdict)known;
}

static bool is_made_at(const table *t, const group *g, gv_value_id value) {
  const gv_value *v = &t->model->values.at[value];
  if (v->def != GV_DEF_RESULT) return false;
  const gv_op *op = &t->model->ops.at[v->a];
  if (op->kind != GV_OP_ACTION || op->action->creates == GV_CREATES_NOTHING) return false;
  for (uint32_t i = 0; i < g->count; i++)
    if (g->spots[i].op == v->a) return true;
  return false;
}

static void add_taken(const table *t, group *g, gv_value_id value, bool stream, uint32_t op) {
  for (uint32_t i = 0; i < g->takes; i++)
    if (g->taken[i].value == value) {
      g->taken[i].verdict = worse(g->taken[i].verdict, verdict_at(t, op));
      return;
    }
  if (g->takes < MOST_HANDLES) g->taken[g->takes++] = (handle){value, stream, verdict_at(t, op)};
}

/* Work goes onto the stream: not a record, not a wait. */
static bool enqueues(const gv_op *op) {
  bool stream = false;
  for (uint32_t i = 0; i < op->operand_count; i++) {
    gv_role role = gv_role_of(op, i);
    if (gv_is_event_role(role)) return false;
    stream = stream || role == GV_ROLE_STREAM_USE;
  }
  return stream || (op->action->flags & (GV_ACTION_ENQUEUES | GV_ACTION_ON_NULL));
}

static bool handles_only(const gv_op *op) {
  for (uint32_t i = 0; i < op->operand_count; i++)
    if (gv_is_handle_role(gv_role_of(op, i)) && gv_role_of(op, i) != GV_ROLE_STREAM_USE)
      return true;
  return op->action->creates == GV_CREATES_STREAM || op->action->creates == GV_CREATES_EVENT;
}

static void look_at_action(const table *t, group *g, uint32_t id) {
  const gv_model *m = t->model;
  const gv_op *op = &m->ops.at[id];
  if (op->action->creates == GV_CREATES_STREAM && op->result_count && g->made == GV_NONE)
    g->made = gv_results(m, op)[0];
  if (!handles_only(op)) g->work = id;
  for (uint32_t i = 0; i < op->operand_count; i++) {
    gv_role role = gv_role_of(op, i);
    gv_value_id value = strip(m, gv_operands(m, op)[i]);
    if (!gv_is_handle_role(role) || value == GV_NONE) continue;
    if (role == GV_ROLE_STREAM_USE && enqueues(op)) g->worked = value;
    if (!is_made_at(t, g, value)) add_taken(t, g, value, gv_is_stream_role(role), id);
  }
}

static bool is_crowded(const table *t, gv_loc loc) { return gv_is_crowded(t->spots, loc); }

static void look_at(const table *t, gv_loc loc, group *g) {
  *g = (group){.made = GV_NONE, .worked = GV_NONE, .work = GV_NONE};
  if (is_crowded(t, loc)) return;
  g->spots = gv_spots_find(t->spots, loc, &g->count);
  for (uint32_t i = 0; i < g->count; i++) {
    const gv_op *op = &t->model->ops.at[g->spots[i].op];
    if (op->kind == GV_OP_UNLOWERED) g->unlowered = true;
    if (op->kind == GV_OP_ACTION) look_at_action(t, g, g->spots[i].op);
  }
}

/* ---- in words ---- */

static gv_str place(const table *t, gv_loc loc) {
  if (loc.file == GV_NONE) return GV_STR("an unknown place");
  return gv_format(&t->report->arena, "%u:%u", loc.line, loc.col);
}

static gv_str words_of_result(const table *t, const gv_value *v) {
  const gv_op *op = &t->model->ops.at[v->a];
  gv_arena *arena = &t->report->arena;
  gv_str at = place(t, op->loc);
  if (op->kind == GV_OP_ACTION && op->action->creates == GV_CREATES_STREAM)
    return gv_format(arena, "the stream created at %.*s", GV_FMT(at));
  if (op->kind == GV_OP_ACTION && op->action->creates == GV_CREATES_EVENT)
    return gv_format(arena, "the event created at %.*s", GV_FMT(at));
  if (op->kind == GV_OP_AWAIT) return gv_format(arena, "the value awaited at %.*s", GV_FMT(at));
  if (op->kind == GV_OP_LOAD) return gv_format(arena, "the value loaded at %.*s", GV_FMT(at));
  return gv_format(arena, "the result of %.*s at %.*s", GV_FMT(op->name), GV_FMT(at));
}

static gv_str words_of(const table *t, gv_value_id value, bool stream) {
  const char *kind = stream ? "a stream" : "an event";
  if (value == GV_NONE) return GV_STR("");
  const gv_value *v = &t->model->values.at[value];
  switch (v->def) {
  case GV_DEF_NULL: return GV_STR("the default stream");
  case GV_DEF_RESULT: return words_of_result(t, v);
  case GV_DEF_PARAM: return gv_format(&t->report->arena, "%s passed by the caller", kind);
  case GV_DEF_BLOCK_ARG:
    return gv_format(&t->report->arena, "%s from one of several branches", kind);
  default: return gv_format(&t->report->arena, "%s that is computed", kind);
  }
}

/* How the operations at a place use the handle: "waited for as a stream". */
static gv_str words_of_use(const table *t, const handle *h) {
  gv_str what = words_of(t, h->value, h->stream);
  const gv_value *v = &t->model->values.at[h->value];
  bool is_stream = v->def == GV_DEF_RESULT && t->model->ops.at[v->a].kind == GV_OP_ACTION &&
                   t->model->ops.at[v->a].action->creates == GV_CREATES_STREAM;
  if (is_stream && !h->stream)
    return gv_format(&t->report->arena, "%.*s, used as an event", GV_FMT(what));
  return what;
}

/* ---- tokens ---- */

static const gv_gpu_op *maker_of(const table *t, const gv_token *token) {
  return token->op == GV_NONE ? NULL : &t->program->ops.at[token->op];
}

/* The handle that stands for a token, as far as its maker shows: the stream it made or worked on;
 * that of its only dependency, for an operation that hands it on. */
static gv_value_id carrier_of(const table *t, uint32_t token) {
  for (uint32_t steps = 0; steps < t->program->tokens.len; steps++) {
    const gv_gpu_op *maker = maker_of(t, &t->program->tokens.at[token]);
    if (!maker) return GV_NONE;
    group g;
    look_at(t, maker->loc, &g);
    if (g.made != GV_NONE) return strip(t->model, g.made);
    if (g.worked != GV_NONE) return g.worked;
    if (maker->deps != 1) return GV_NONE;
    token = t->program->deps.at[maker->first_dep];
  }
  return GV_NONE;
}

/* Which of the handles at a use stands for dependency number `dep`: the one that its maker shows;
 * else the one in its position. */
static const handle *handle_of(const table *t, const group *g, const gv_gpu_op *user,
                               uint32_t dep) {
  gv_value_id carrier = carrier_of(t, t->program->deps.at[user->first_dep + dep]);
  for (uint32_t i = 0; i < g->takes; i++)
    if (g->taken[i].value == carrier) return &g->taken[i];
  if (g->takes == user->deps) return &g->taken[dep];
  return g->takes == 1 ? &g->taken[0] : NULL;
}

static bool is_gone(const table *t, gv_str function) {
  return gv_map_get(&t->lowered_functions, gv_hash(function.at, function.len, 0)) == GV_NONE;
}

/* A wait for a stream on which nothing is, which simplification takes out. */
static bool waits_for_nothing(const table *t, uint32_t token) {
  const gv_gpu_op *maker = maker_of(t, &t->program->tokens.at[token]);
  group g;
  if (!maker || !gv_str_equal(maker->name, GV_STR("gpu.wait")) || maker->deps) return false;
  look_at(t, maker->loc, &g);
  return g.count == 0 && !is_crowded(t, maker->loc);
}

/* False: nothing in the lowered code stands for it. */
static bool map_use(const table *t, uint32_t user_id, uint32_t dep, gv_token_use *use) {
  const gv_gpu_op *user = &t->program->ops.at[user_id];
  uint32_t token = t->program->deps.at[user->first_dep + dep];
  group g;
  look_at(t, user->loc, &g);
  *use = (gv_token_use){
      .loc = user->loc, .user = user->name, .op = user_id, .handle = GV_NONE, .verdict = GV_PROVED};
  const handle *h = handle_of(t, &g, user, dep);
  if (g.unlowered) {
    use->stands = GV_STR("it was not lowered");
    use->verdict = GV_VIOLATED;
  } else if (h) {
    use->stands = words_of_use(t, h);
    use->handle = h->value;
    use->verdict = h->verdict;
  } else if (!user->lowering) {
    use->stands = GV_STR("passed on");
  } else if (g.work != GV_NONE && g.takes == 0) {
    const gv_op *work = &t->model->ops.at[g.work];
    const char *why =
        enqueues(work) ? "nothing: %.*s ignores its stream" : "%.*s needs none: it is synchronous";
    use->stands = gv_format(&t->report->arena, why, GV_FMT(user->name));
  } else if (g.made != GV_NONE &&
             g.takes ==
                 0) { /* the dependencies of those that take its token tell whether that matters */
    use->stands = GV_STR("nothing: its stream waits for no event");
    use->verdict = GV_UNPROVED;
  } else if (waits_for_nothing(t, token)) {
    use->stands = GV_STR("nothing to wait for");
  } else if (g.count == 0 && !is_crowded(t, user->loc) && is_gone(t, user->function)) {
    use->stands = GV_STR("its function is not in the lowered code");
  } else {
    use->verdict = GV_UNPROVED;
    return false;
  }
  use->verdict = worse(use->verdict, gv_verdict_of_dependency(t->model, user_id, dep));
  return true;
}

static gv_str marks_of(const table *t, const group *g, const gv_gpu_op *maker) {
  gv_arena *arena = &t->report->arena;
  if (!maker) return GV_STR("");
  if (g->unlowered) return GV_STR("it was not lowered");
  if (g->work != GV_NONE) {
    const gv_op *work = &t->model->ops.at[g->work];
    return gv_format(arena, enqueues(work) ? "the end of %.*s" : "the return of %.*s",
                     GV_FMT(maker->name));
  }
  if (maker->deps) return GV_STR("the end of what it waits for");
  return g->made == GV_NONE ? GV_STR("") : GV_STR("the start of the stream");
}

/* "gpu.memcpy"; "block argument, which is %3 or %4" */
static gv_str producer_of(const table *t, const gv_token *token, const gv_gpu_op *maker) {
  if (maker) return maker->name;
  gv_str text = gv_str_of(token->made);
  const char *before = ", which is ";
  for (uint32_t i = token->first_flow; i != GV_NONE; i = t->program->flows.at[i].next) {
    gv_str name = t->program->tokens.at[t->program->flows.at[i].from].name;
    text = gv_format(&t->report->arena, "%.*s%s%.*s", GV_FMT(text), before,
                     GV_FMT(name.len ? name : GV_STR("a token")));
    before = " or ";
  }
  return text;
}

/* That it is lost has been said. */
static bool is_known_lost(const table *t, gv_loc loc) {
  for (uint32_t i = 0; i < t->report->findings.len; i++) {
    const gv_finding *f = &t->report->findings.at[i];
    if (f->rule == GV_RULE_WORK_DROPPED && memcmp(&f->loc, &loc, sizeof loc) == 0) return true;
  }
  return false;
}

static void report_unmapped(const table *t, const gv_token *token, gv_str producer,
                            const gv_token_use *use) {
  gv_arena *arena = &t->report->arena;
  gv_str message = gv_format(arena,
                             "cannot prove the order of token %.*s of %.*s: the lowered code has "
                             "no stream or event for it",
                             GV_FMT(token->name), GV_FMT(producer));
  gv_finding *f =
      gv_report_finding(t->report, GV_RULE_TOKEN_UNMAPPED, token->loc, token->function, message);
  if (use)
    gv_finding_note(f, GV_NOTE_STEP, use->loc,
                    gv_format(arena, "nor for its use by %.*s", GV_FMT(use->user)));
  gv_finding_note(f, GV_NOTE_ADVICE, f->loc,
                  GV_STR("lower with -mlir-print-debuginfo in each step, or use --lower"));
}

/* ---- the table ---- */

/* By token: the operations that take it, each with the number of the dependency. */
typedef struct user {
  uint32_t token, op, dep;
} user;

static int order_of_users(const void *left, const void *right) {
  const user *a = left, *b = right;
  if (a->token != b->token) return a->token < b->token ? -1 : 1;
  if (a->op != b->op) return a->op < b->op ? -1 : 1;
  return (a->dep > b->dep) - (a->dep < b->dep);
}

typedef GV_VEC(user) user_list;

static void list_users(const gv_gpu_program *program, user_list *users) {
  for (uint32_t i = 0; i < program->ops.len; i++)
    for (uint32_t d = 0; d < program->ops.at[i].deps; d++)
      *gv_push(users) = (user){program->deps.at[program->ops.at[i].first_dep + d], i, d};
  if (users->len) qsort(users->at, users->len, sizeof *users->at, order_of_users);
}

static void decide(const table *t, const gv_token *token, gv_verdict verdict, gv_str stands) {
  gv_obligation *o = gv_report_obligation(t->report, verdict, token->loc, token->function);
  o->what =
      gv_format(&t->report->arena, "token %.*s must have a stream or event in the lowered code",
                GV_FMT(token->name));
  o->reason = stands.len             ? stands
              : verdict == GV_PROVED ? GV_STR("at each use")
                                     : GV_STR("none was found");
  t->report->counts[verdict]++;
}

/* Nothing of the operation is in the lowered code, and simplification is not what took it out. */
static bool has_vanished(const table *t, const gv_gpu_op *op) {
  group g;
  if (!op->lowering || gv_str_equal(op->name, GV_STR("gpu.wait")) || is_gone(t, op->function))
    return false;
  look_at(t, op->loc, &g);
  return g.count == 0;
}

static void add_row(const table *t, uint32_t id, const user *users, uint32_t count) {
  const gv_token *token = &t->program->tokens.at[id];
  const gv_gpu_op *maker = maker_of(t, token);
  gv_token_row *row = gv_push(&t->report->tokens);
  gv_value_id carrier = carrier_of(t, id);
  gv_token_use unmapped = {.loc = GV_NO_LOC};
  bool mapped = carrier != GV_NONE;
  group g = {.made = GV_NONE, .work = GV_NONE};
  if (maker) look_at(t, maker->loc, &g);
  *row = (gv_token_row){
      .name = token->name, .function = token->function, .loc = token->loc, .op = token->op};
  row->producer = producer_of(t, token, maker);
  row->stands = words_of(t, carrier, true);
  row->handle = carrier;
  row->marks = marks_of(t, &g, maker);
  bool lost = false;
  for (uint32_t i = 0; i < count; i++) {
    gv_token_use *use = gv_push(&row->uses);
    bool known = map_use(t, users[i].op, users[i].dep, use);
    mapped = mapped || known;
    /* An operation that has vanished is reported once, at its own token. */
    if (known || (t->program->ops.at[users[i].op].token != GV_NONE &&
                  has_vanished(t, &t->program->ops.at[users[i].op])))
      continue;
    if (!lost) unmapped = *use;
    lost = true;
  }
  bool done = !lost && !(maker && has_vanished(t, maker)) && (mapped || count == 0 || g.unlowered);
  decide(t, token, done ? GV_PROVED : GV_UNPROVED, row->stands);
  row->unmapped = !done;
  bool said = is_known_lost(t, token->loc) || (lost && is_known_lost(t, unmapped.loc));
  if (!done && !said) report_unmapped(t, token, row->producer, lost ? &unmapped : NULL);
}

static void collect_verdicts(table *t) {
  for (uint32_t i = 0; i < t->report->obligations.len; i++) {
    const gv_obligation *o = &t->report->obligations.at[i];
    if (o->op == GV_NONE) continue;
    bool found;
    uint32_t *verdict = gv_map_at(&t->verdicts, o->op, &found);
    *verdict = found ? (uint32_t)worse((gv_verdict)*verdict, o->verdict) : (uint32_t)o->verdict;
  }
}

static void collect_functions(table *t) {
  for (uint32_t i = 0; i < t->model->functions.len; i++) {
    gv_str name = t->model->functions.at[i].name;
    bool found;
    *gv_map_at(&t->lowered_functions, gv_hash(name.at, name.len, 0), &found) = i;
  }
}

void gv_table_tokens(gv_model *model, const gv_gpu_program *program, const gv_spots *spots,
                     gv_report *report) {
  table t = {.model = model, .program = program, .spots = spots, .report = report};
  user_list users = {0};
  collect_verdicts(&t);
  collect_functions(&t);
  list_users(program, &users);
  for (uint32_t id = 0, first = 0; id < program->tokens.len; id++) {
    uint32_t end = first;
    while (end < users.len && users.at[end].token == id) end++;
    add_row(&t, id, users.at + first, end - first);
    first = end;
  }
  gv_vec_free(&users);
  gv_map_free(&t.verdicts);
  gv_map_free(&t.lowered_functions);
}

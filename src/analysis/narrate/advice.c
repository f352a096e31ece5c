#include "narrate/advice.h"

#include "program/flow.h"

static bool is_in_name(char c) {
  if (c >= 'a' && c <= 'z') return true;
  if (c >= 'A' && c <= 'Z') return true;
  if (c >= '0' && c <= '9') return true;
  return c == '_' || c == '-' || c == '.' || c == '$';
}

/* "@name", with a name that a profile can have. What was put into the program is of no library. */
static bool is_function(gv_str name) {
  if (name.len < 2 || name.at[0] != '@' || gv_str_begins(name, "@gpuverify.")) return false;
  for (size_t i = 1; i < name.len; i++)
    if (!is_in_name(name.at[i])) return false;
  return true;
}

typedef enum thing {
  NOTHING,
  STREAM,
  EVENT,
  MEMORY,
  DESCRIPTOR /* of a memref, in a slot */
} thing;

static thing thing_in(gv_role role) {
  if (gv_is_event_role(role)) return EVENT;
  if (gv_is_handle_role(role)) return STREAM;
  return gv_is_memory_role(role) ? MEMORY : NOTHING;
}

enum { SMALLEST_DESCRIPTOR = 24 }; /* two pointers and the offset */

/* What the value is elsewhere in the program. */
static thing thing_of(const gv_model *m, gv_value_id value) {
  gv_value_id root = gv_strip(m, value);
  const gv_value *v = &m->values.at[root];
  thing best = NOTHING;
  if (v->def == GV_DEF_RESULT && m->ops.at[v->a].kind == GV_OP_MEMORY)
    best =
        m->ops.at[v->a].heap || m->ops.at[v->a].bytes < SMALLEST_DESCRIPTOR ? MEMORY : DESCRIPTOR;
  if (v->width) return NOTHING;
  for (uint32_t o = 0; o < m->ops.len && (best == NOTHING || best >= MEMORY); o++) {
    const gv_op *op = &m->ops.at[o];
    for (uint32_t i = 0; op->kind == GV_OP_ACTION && i < op->operand_count; i++) {
      gv_value_id operand = gv_operands(m, op)[i];
      thing here = operand == GV_NONE || gv_strip(m, operand) != root ? NOTHING
                                                                      : thing_in(gv_role_of(op, i));
      if (here != NOTHING) best = here;
    }
  }
  return best;
}

static const char *part_of(thing what, bool has_stream) {
  switch (what) {
  case STREAM: return "stream";
  case EVENT: return has_stream ? "event-record" : "event-sync";
  case MEMORY: return has_stream ? "kernel-both" : "host-write";
  case DESCRIPTOR: return "memref-write";
  default: return "-";
  }
}

enum { MOST_PARTS = GV_ACTION_ARGS };

gv_str gv_advice_row(const gv_model *m, gv_arena *arena, uint32_t op_id, gv_role made) {
  const gv_op *op = &m->ops.at[op_id];
  thing things[MOST_PARTS];
  uint32_t count = 0;
  bool stream = false, memory = false;
  if (op->kind != GV_OP_UNKNOWN || !is_function(op->name)) return (gv_str){NULL, 0};
  for (uint32_t i = 0; i < op->operand_count && i < MOST_PARTS; i++) {
    gv_value_id operand = gv_operands(m, op)[i];
    things[i] = operand == GV_NONE ? NOTHING : thing_of(m, operand);
    stream |= things[i] == STREAM, memory |= things[i] == MEMORY;
    if (things[i] != NOTHING) count = i + 1;
  }
  gv_str row = gv_format(arena, "function %.*s(", (int)op->name.len - 1, op->name.at + 1);
  for (uint32_t i = 0; i < count; i++)
    row = gv_format(arena, "%.*s%s%s", GV_FMT(row), i ? ", " : "", part_of(things[i], stream));
  static const char *const results[] = {[NOTHING] = "",
                                        [STREAM] = " -> stream",
                                        [EVENT] = " -> event",
                                        [MEMORY] = " -> device-memory"};
  return gv_format(arena, "%.*s)%s%s", GV_FMT(row), results[thing_in(made)],
                   stream && memory ? " queued" : "");
}

/* needs: LLVM IR, simplified, in which handles that calls make are values. gives: the same, where
 * captured work happens at each launch of its graph. A capture is followed where it is a straight
 * line from its begin to its end, only known calls work on its streams, the graph is instantiated
 * once, graph and instance go nowhere but to launches on one stream and to their destruction, and
 * whatever the captured calls are passed has the same value at each launch.
 */
#define _GNU_SOURCE
#include "app/graphs.h"

#include <string.h>

#include "app/lines.h"
#include "app/marks.h"
#include "base/stream.h"
#include "profile/profile.h"

enum { NO_LINE = GV_NONE, MOST_LINES = 4096 /* of a capture */, MOST_DEPTH = 64, PROFILES = 4 };

typedef struct line {
  gv_str text, result; /* "%4" */
  gv_str callee;       /* "cudaMalloc"; empty: none that is named */
  gv_str brackets;     /* of the call, and what follows */
  bool calls, invokes; /* the second: an exception may leave it, and the next line goes with it */
  uint32_t block;
  gv_str instead; /* at == NULL: the line stays */
} line;

typedef struct block {
  uint32_t first, end; /* lines */
  uint32_t ways_in;
  GV_VEC(uint32_t) next;
} block;

/* A function's definition. */
typedef struct body {
  gv_arena *arena;
  gv_str text; /* of the whole module */
  GV_VEC(line) lines;
  GV_VEC(block) blocks;
  gv_map made_at;  /* hash of a result to its line */
  gv_map block_of; /* hash of a label */
  GV_VEC(uint8_t) seen;
  GV_VEC(uint32_t) work;
  gv_profile profiles[PROFILES];
  uint32_t count; /* values that were made */
} body;

typedef struct api {
  const char *begin, *end, *instantiate, *with_flags, *launch, *upload, *destroy_instance,
      *destroy_graph, *record, *record_with, *wait, *make_stream, *end_stream, *make_event,
      *end_event;
} api;

static const api apis[] = {
    {"cudaStreamBeginCapture", "cudaStreamEndCapture", "cudaGraphInstantiate",
     "cudaGraphInstantiateWithFlags", "cudaGraphLaunch", "cudaGraphUpload", "cudaGraphExecDestroy",
     "cudaGraphDestroy", "cudaEventRecord", "cudaEventRecordWithFlags", "cudaStreamWaitEvent",
     "cudaStreamCreateWithFlags", "cudaStreamDestroy", "cudaEventCreateWithFlags",
     "cudaEventDestroy"},
    {"hipStreamBeginCapture", "hipStreamEndCapture", "hipGraphInstantiate",
     "hipGraphInstantiateWithFlags", "hipGraphLaunch", "hipGraphUpload", "hipGraphExecDestroy",
     "hipGraphDestroy", "hipEventRecord", "hipEventRecordWithFlags", "hipStreamWaitEvent",
     "hipStreamCreateWithFlags", "hipStreamDestroy", "hipEventCreateWithFlags", "hipEventDestroy"},
    {"cuStreamBeginCapture_v2", "cuStreamEndCapture", "cuGraphInstantiate_v2",
     "cuGraphInstantiateWithFlags", "cuGraphLaunch", "cuGraphUpload", "cuGraphExecDestroy",
     "cuGraphDestroy", "cuEventRecord", "cuEventRecordWithFlags", "cuStreamWaitEvent",
     "cuStreamCreate", "cuStreamDestroy_v2", "cuEventCreate", "cuEventDestroy_v2"},
};

static uint64_t key_of(gv_str name) { return gv_hash(name.at, name.len, 0); }

static bool is_name_char(char c) {
  return (c >= 'a' && c <= 'z') || (c >= 'A' && c <= 'Z') || (c >= '0' && c <= '9') || c == '_' ||
         c == '.' || c == '-' || c == '$';
}

/* ---- reading a function ---- */

/* Whether the text has the value, as a whole word; *at: where. */
static bool has_value(gv_str text, gv_str value) {
  const char *end = text.at + text.len;
  for (const char *p = text.at;
       value.len && (p = memmem(p, (size_t)(end - p), value.at, value.len)); p++)
    if (p + value.len == end || !is_name_char(p[value.len])) return true;
  return false;
}

static void read_call(line *l) {
  const char *call = memmem(l->text.at, l->text.len, "call ", 5),
             *invoke = memmem(l->text.at, l->text.len, "invoke ", 7),
             *end = l->text.at + l->text.len;
  if (!call && !invoke) return;
  call = call && (!invoke || call < invoke) ? call : invoke;
  l->invokes = call == invoke;
  if (call > l->text.at && call[-1] != ' ') return;
  const char *at = memchr(call, '@', (size_t)(end - call)),
             *open = memchr(call, '(', (size_t)(end - call));
  if (open && end - open > 5 && memcmp(open, "(...)", 5) == 0)
    open = memchr(open + 1, '(', (size_t)(end - open - 1));
  l->calls = true;
  if (!at || !open || open < at) return; /* through a pointer */
  const char *made = memmem(at, (size_t)(open - at), ".gpuverify.made", 15);
  l->callee = (gv_str){at + 1, (size_t)((made ? made : open) - at) - 1};
  l->brackets = (gv_str){open, (size_t)(end - open)};
}

static void read_line(body *b, gv_str text) {
  line *l = gv_push(&b->lines);
  *l = (line){.text = text, .block = b->blocks.len - 1, .callee = GV_STR(""), .result = GV_STR("")};
  if (!gv_str_begins(text, "  ") || gv_str_begins(text, "    #")) return;
  const char *is = gv_str_begins(text, "  %") ? memmem(text.at, text.len, " = ", 3) : NULL;
  bool found;
  if (is) {
    l->result = (gv_str){text.at + 2, (size_t)(is - text.at) - 2};
    *gv_map_at(&b->made_at, key_of(l->result), &found) = b->lines.len - 1;
  }
  read_call(l);
}

/* "12:" or "for.end:   ; preds = %4": the name. */
static bool is_label(gv_str text, gv_str *name) {
  if (!text.len || !is_name_char(text.at[0])) return false;
  name->at = text.at, name->len = 0;
  while (name->len < text.len && is_name_char(text.at[name->len])) name->len++;
  return name->len < text.len && text.at[name->len] == ':';
}

static void begin_block(body *b, uint32_t first) {
  if (b->blocks.len) b->blocks.at[b->blocks.len - 1].end = first;
  *gv_push(&b->blocks) = (block){.first = first, .end = first};
}

/* Each "label %x" of a block is a way out of it. */
static void link_blocks(body *b) {
  for (uint32_t i = 0; i < b->lines.len; i++) {
    gv_str text = b->lines.at[i].text;
    const char *end = text.at + text.len;
    for (const char *p = text.at; (p = memmem(p, (size_t)(end - p), "label %", 7));) {
      gv_str name = {p += 7, 0};
      while (p + name.len < end && is_name_char(p[name.len])) name.len++;
      uint32_t to = gv_map_get(&b->block_of, key_of(name));
      if (to == GV_NONE) continue;
      *gv_push(&b->blocks.at[b->lines.at[i].block].next) = to;
      b->blocks.at[to].ways_in++;
    }
  }
}

static void read_body(body *b, gv_str text) {
  begin_block(b, 0);
  for (gv_str rest = text; rest.len;) {
    gv_str l = gv_str_line(rest), name;
    size_t step = l.len < rest.len ? l.len + 1 : l.len;
    if (is_label(l, &name)) {
      bool found;
      begin_block(b, b->lines.len);
      *gv_map_at(&b->block_of, key_of(name), &found) = b->blocks.len - 1;
    }
    read_line(b, l);
    rest = (gv_str){rest.at + step, rest.len - step};
  }
  b->blocks.at[b->blocks.len - 1].end = b->lines.len;
  link_blocks(b);
}

static void clear_body(body *b) {
  for (uint32_t i = 0; i < b->blocks.len; i++) gv_vec_free(&b->blocks.at[i].next);
  gv_vec_free(&b->blocks);
  gv_vec_free(&b->lines);
  gv_vec_free(&b->seen);
  gv_vec_free(&b->work);
  gv_map_free(&b->made_at);
  gv_map_free(&b->block_of);
}

/* ---- ways through it ---- */

/* Is there a way from the end of block `from` to the begin of block `to` that does not enter `but`?
 * GV_NONE: any way. */
static bool leads(body *b, uint32_t from, uint32_t to, uint32_t but) {
  b->seen.len = b->work.len = 0;
  for (uint32_t i = 0; i < b->blocks.len; i++) *gv_push(&b->seen) = 0;
  *gv_push(&b->work) = from;
  while (b->work.len) {
    const block *at = &b->blocks.at[b->work.at[--b->work.len]];
    for (uint32_t i = 0; i < at->next.len; i++) {
      uint32_t next = at->next.at[i];
      if (next == to) return true;
      if (next == but || b->seen.at[next]) continue;
      b->seen.at[next] = 1;
      *gv_push(&b->work) = next;
    }
  }
  return false;
}

static bool repeats(body *b, uint32_t l) {
  return leads(b, b->lines.at[l].block, b->lines.at[l].block, GV_NONE);
}

/* Every way to line `to` passes line `l`. */
static bool dominates(body *b, uint32_t l, uint32_t to) {
  uint32_t first = b->lines.at[l].block, second = b->lines.at[to].block;
  if (first == second) return l < to;
  return first == 0 || !leads(b, 0, second, first);
}

/* Is there perhaps a way from one line to another that does not pass a third? */
static bool leads_past(body *b, uint32_t from, uint32_t to, uint32_t but) {
  uint32_t first = b->lines.at[from].block, last = b->lines.at[to].block,
           between = b->lines.at[but].block;
  if (first == last && from < to) return !(between == first && from < but && but < to);
  if (between == first && but > from) return false;
  if (between == last && but > to) between = GV_NONE; /* it comes too late in its block */
  if (between == last) return false;
  return leads(b, first, last, between);
}

/* ---- calls ---- */

static bool calls(const line *l, const char *name) {
  return l->callee.len && gv_str_equal(l->callee, gv_str_of(name));
}

static gv_str argument_of(const line *l, uint32_t number) {
  gv_str argument;
  size_t end;
  return gv_argument_in(l->brackets, number, &argument, &end) ? gv_last_word(argument) : GV_STR("");
}

static bool gives_made(const line *l) {
  return memmem(l->text.at, l->text.len, ".gpuverify.made", 15) && l->result.len;
}

static const gv_profile_row *row_of(const body *b, const line *l) {
  for (uint32_t i = 0; i < PROFILES; i++) {
    const gv_profile_row *row = gv_profile_find(&b->profiles[i], l->callee);
    if (row) return row;
  }
  return NULL;
}

/* The argument that is the stream of work that can be captured; GV_NONE. */
static uint32_t stream_of_work(const gv_profile_row *row) {
  const uint32_t fits = GV_ACTION_ENQUEUES, odd = GV_ACTION_ON_NULL | GV_ACTION_BLOCKS |
                                                  GV_ACTION_MAY_BLOCK | GV_ACTION_THREAD_NULL;
  if (row->action.creates != GV_CREATES_NOTHING || row->out != GV_NONE ||
      !(row->action.flags & fits))
    return GV_NONE;
  uint32_t stream = GV_NONE;
  for (uint32_t i = 0; i < GV_ACTION_ARGS; i++) {
    if (row->action.roles[i] == GV_ROLE_STREAM_USE) stream = i;
    if (row->action.roles[i] == GV_ROLE_PARAMETERS)
      return GV_NONE; /* what is in the array then is another matter */
    if (gv_is_free((gv_role)(row->action.roles[i] & GV_ROLE_BITS))) return GV_NONE;
  }
  return row->action.flags & odd && row->action.flags & GV_ACTION_ON_NULL ? GV_NONE : stream;
}

static bool is_push(const line *l) {
  return calls(l, "__cudaPushCallConfiguration") || calls(l, "__hipPushCallConfiguration");
}
static bool is_stub(const line *l) {
  return l->callee.len && memmem(l->callee.at, l->callee.len, "__device_stub__", 15);
}

/* The function has a body in the module. */
static bool is_defined(const body *b, gv_str name) {
  char head[256];
  int len = snprintf(head, sizeof head, "@%.*s(", GV_FMT(name));
  if (len < 0 || (size_t)len >= sizeof head) return true;
  const char *end = b->text.at + b->text.len;
  for (const char *p = b->text.at; (p = memmem(p, (size_t)(end - p), head, (size_t)len)); p++) {
    const char *start = p;
    while (start > b->text.at && start[-1] != '\n') start--;
    if (gv_str_begins((gv_str){start, (size_t)(end - start)}, "define ")) return true;
  }
  return false;
}

/* ---- a capture ---- */

/* What becomes of a captured line at a launch. */
#define GV_UNJOINED ".unjoined"

typedef enum part { NO_PART, WORK, RECORD, WAIT, PUSH, STUB } part;
typedef struct captured {
  uint32_t line;
  part part;
  uint32_t stream; /* which argument */
} captured;

typedef struct capture {
  body *b;
  const api *api;
  uint32_t begin, end, instantiate;
  GV_VEC(captured) parts;
  GV_VEC(uint32_t) dropped; /* lines */
  GV_VEC(gv_str) streams;   /* the first is the one that is captured */
  GV_VEC(gv_str) events;
  GV_VEC(uint32_t) launches, graph_uses, instance_uses;
  GV_VEC(gv_str) mapped_streams, mapped_events; /* at the launch that is being written */
  gv_map again;                                 /* line to the number of its value there */
  FILE *out;
} capture;

typedef GV_VEC(gv_str) names;

static bool lists(const gv_str *at, uint32_t len, gv_str name, uint32_t *place) {
  for (*place = 0; *place < len; (*place)++)
    if (gv_str_equal(at[*place], name)) return true;
  return false;
}

static bool is_of_capture(const capture *c, gv_str stream) {
  uint32_t place;
  return lists(c->streams.at, c->streams.len, stream, &place);
}

/* One line between begin and end. False: what it does to the capture is not known. */
static bool take_line(capture *c, uint32_t number) {
  const line *l = &c->b->lines.at[number];
  uint32_t place;
  if (!l->calls) return true;
  if (!l->callee.len || l->invokes) return false;
  if (gv_str_begins(l->callee, "llvm.") || gv_str_begins(l->callee, "gpuverify.")) return true;
  if (is_push(l)) {
    *gv_push(&c->parts) = (captured){number, PUSH, 5};
    return is_of_capture(c, argument_of(l, 5));
  }
  if (is_stub(l)) {
    bool pushed = c->parts.len && c->parts.at[c->parts.len - 1].part == PUSH;
    *gv_push(&c->parts) = (captured){number, STUB, GV_NONE};
    return pushed && !memmem(l->brackets.at, l->brackets.len, "byval", 5);
  }
  if (calls(l, c->api->record) || calls(l, c->api->record_with)) {
    gv_str event = argument_of(l, 0);
    if (!lists(c->events.at, c->events.len, event, &place)) *gv_push(&c->events) = event;
    *gv_push(&c->parts) = (captured){number, RECORD, 1};
    return event.len && event.at[0] == '%' && is_of_capture(c, argument_of(l, 1));
  }
  if (calls(l, c->api->wait)) {
    gv_str stream = argument_of(l, 0);
    if (!lists(c->events.at, c->events.len, argument_of(l, 1), &place)) return false;
    if (!is_of_capture(c, stream)) *gv_push(&c->streams) = stream;
    *gv_push(&c->parts) = (captured){number, WAIT, 0};
    return stream.len && stream.at[0] == '%';
  }
  const gv_profile_row *row = row_of(c->b, l);
  if (!row)
    return !gv_str_begins(l->callee, "cu") && !gv_str_begins(l->callee, "hip") &&
           !gv_str_begins(l->callee, "nccl") && !is_defined(c->b, l->callee);
  bool plain = row->action.creates == GV_CREATES_NOTHING && row->out == GV_NONE &&
               !row->action.flags && !row->queries;
  for (uint32_t i = 0; i < GV_ACTION_ARGS && plain; i++)
    plain = row->action.roles[i] == GV_ROLE_NONE;
  if (plain) return true; /* cudaGetLastError */
  uint32_t stream = stream_of_work(row);
  if (stream == GV_NONE || !is_of_capture(c, argument_of(l, stream))) return false;
  *gv_push(&c->parts) = (captured){number, WORK, stream};
  return true;
}

/* From begin to end, along the only way. */
static bool take_lines(capture *c) {
  body *b = c->b;
  *gv_push(&c->streams) = argument_of(&b->lines.at[c->begin], 0);
  if (c->streams.at[0].len < 2 || c->streams.at[0].at[0] != '%') return false;
  for (uint32_t i = c->begin + 1, steps = 0; steps < MOST_LINES && i < b->lines.len; steps++) {
    const line *l = &b->lines.at[i];
    if (calls(l, c->api->end)) {
      c->end = i;
      return gives_made(l) && gv_str_equal(argument_of(l, 0), c->streams.at[0]);
    }
    if (!take_line(c, i)) return false;
    const block *at = &b->blocks.at[l->block];
    if (++i < at->end) continue;
    if (at->next.len != 1 || b->blocks.at[at->next.at[0]].ways_in != 1) return false;
    i = b->blocks.at[at->next.at[0]].first;
  }
  return false;
}

static uint32_t place_of(const gv_str *at, uint32_t len, gv_str name) {
  uint32_t place;
  return lists(at, len, name, &place) ? place : GV_NONE;
}

/* Backwards: from where on does a stream's work come before the end of the first stream? Work that
 * does not makes the end of the capture fail. */
static bool is_joined(const capture *c) {
  const body *b = c->b;
  gv_map streams = {0}, events = {0}; /* by place, joined from here on */
  bool fits = true, found;
  *gv_map_at(&streams, 0, &found) = 1;
  for (uint32_t i = c->parts.len; fits && i--;) {
    const captured *p = &c->parts.at[i];
    const line *l = &b->lines.at[p->line];
    if (p->part == STUB) continue; /* its stream was pushed */
    uint32_t stream = place_of(c->streams.at, c->streams.len, argument_of(l, p->stream));
    bool is = gv_map_get(&streams, stream) == 1;
    if (p->part == WORK || p->part == PUSH) fits = is;
    if (p->part != RECORD && p->part != WAIT) continue;
    uint32_t event =
        place_of(c->events.at, c->events.len, argument_of(l, p->part == RECORD ? 0 : 1));
    if (p->part == WAIT && is) *gv_map_at(&events, event, &found) = 1;
    if (p->part == RECORD && gv_map_get(&events, event) == 1) {
      *gv_map_at(&streams, stream, &found) = 1;
      *gv_map_at(&events, event, &found) = 0;
    }
  }
  gv_map_free(&streams);
  gv_map_free(&events);
  return fits;
}

/* ---- where graph and instance go ---- */

static bool is_nothing(const body *b, gv_str value) {
  if (gv_str_equal(value, GV_STR("null")) || gv_str_equal(value, GV_STR("undef")) ||
      gv_str_equal(value, GV_STR("poison")))
    return true;
  uint32_t at = gv_map_get(&b->made_at, key_of(value));
  return at != GV_NONE && gv_str_begins(b->lines.at[at].callee, GV_UNDEFINED);
}

/* "  %4 = phi ptr [ %2, %1 ], [ null, %3 ]": each of its values is one of the names, or none at
 * all. */
static bool joins_only(const body *b, const names *all, gv_str phi) {
  const char *end = phi.at + phi.len;
  uint32_t place;
  for (const char *p = phi.at; (p = memmem(p, (size_t)(end - p), "[ ", 2));) {
    gv_str value = {p += 2, 0};
    while (p + value.len < end && p[value.len] != ',' && p[value.len] != ' ') value.len++;
    if (!lists(all->at, all->len, value, &place) && !is_nothing(b, value)) return false;
  }
  return true;
}

static bool is_phi(gv_str text) { return memmem(text.at, text.len, " = phi ", 7) != NULL; }

static bool is_harmless(const line *l) {
  return calls(l, GV_USED) || memmem(l->text.at, l->text.len, " = icmp eq ptr ", 15) ||
         memmem(l->text.at, l->text.len, " = icmp ne ptr ", 15);
}

/* It asks what the graph is made of, and changes nothing of it. */
static bool asks_of_graph(const line *l) {
  static const char *const asking[] = {"GraphGetNodes", "GraphGetRootNodes", "GraphDebugDotPrint"};
  bool asks = false;
  for (size_t i = 0; i < sizeof asking / sizeof *asking && !asks; i++) {
    size_t len = strlen(asking[i]);
    asks = l->callee.len > len && l->callee.len <= len + 4 /* cuda, hip, cu */ &&
           memcmp(l->callee.at + l->callee.len - len, asking[i], len) == 0;
  }
  return asks;
}

/* What is joined of several graphs is looked at, or ended, and nothing else. */
static bool is_asked_for_only(const body *b, gv_str joined, const char *ends) {
  bool only = ends != NULL;
  for (uint32_t i = 0; i < b->lines.len && only; i++) {
    const line *l = &b->lines.at[i];
    bool uses = has_value(l->text, joined) && !gv_str_equal(l->result, joined) &&
                !gv_str_begins(l->text, "    #") && !is_phi(l->text);
    only = !uses || is_harmless(l) || asks_of_graph(l) || calls(l, ends);
  }
  return only;
}

/* All lines that have the value, or one that joins it with nothing else, in *uses. False: they are
 * not all known. ends: of a graph, which may be joined with others where that matters to nobody. */
static bool list_uses(body *b, gv_str value, const char *ends, void *to) {
  GV_VEC(uint32_t) *uses = to;
  names all = {0};
  bool fits = true;
  *gv_push(&all) = value;
  for (uint32_t n = 0; n < all.len && n < MOST_DEPTH; n++)
    for (uint32_t i = 0; i < b->lines.len; i++) {
      const line *l = &b->lines.at[i];
      uint32_t place;
      if (gv_str_equal(l->result, all.at[n]) || gv_str_begins(l->text, "    #") ||
          !has_value(l->text, all.at[n]))
        continue;
      if (!is_phi(l->text))
        *gv_push(uses) = i;
      else if (!lists(all.at, all.len, l->result, &place))
        *gv_push(&all) = l->result;
    }
  fits = all.len < MOST_DEPTH;
  for (uint32_t n = 1; n < all.len && fits; n++)
    fits = joins_only(b, &all, b->lines.at[gv_map_get(&b->made_at, key_of(all.at[n]))].text) ||
           is_asked_for_only(b, all.at[n], ends);
  gv_vec_free(&all);
  return fits;
}

static bool follow_graph(capture *c) {
  body *b = c->b;
  if (!list_uses(b, b->lines.at[c->end].result, c->api->destroy_graph, &c->graph_uses))
    return false;
  c->instantiate = NO_LINE;
  for (uint32_t i = 0; i < c->graph_uses.len; i++) {
    const line *l = &b->lines.at[c->graph_uses.at[i]];
    bool makes = calls(l, c->api->instantiate) || calls(l, c->api->with_flags);
    if (makes && (c->instantiate != NO_LINE || !gives_made(l))) return false;
    if (makes) c->instantiate = c->graph_uses.at[i];
    if (!makes && !is_harmless(l) && !asks_of_graph(l) && !calls(l, c->api->destroy_graph))
      return false;
  }
  return c->instantiate != NO_LINE;
}

static bool follow_instance(capture *c) {
  body *b = c->b;
  gv_str stream = {NULL, 0};
  if (!list_uses(b, b->lines.at[c->instantiate].result, NULL, &c->instance_uses)) return false;
  for (uint32_t i = 0; i < c->instance_uses.len; i++) {
    const line *l = &b->lines.at[c->instance_uses.at[i]];
    bool launches = calls(l, c->api->launch);
    if (!launches && !is_harmless(l) && !calls(l, c->api->destroy_instance) &&
        !calls(l, c->api->upload))
      return false;
    if (!launches) continue;
    if (l->invokes) return false;
    if (stream.at && !gv_str_equal(stream, argument_of(l, 1)))
      return false; /* one launch waits for the one before */
    stream = argument_of(l, 1);
    *gv_push(&c->launches) = c->instance_uses.at[i];
  }
  return true;
}

/* An event of the capture is none outside of it. */
static bool keeps_events(capture *c) {
  for (uint32_t e = 0; e < c->events.len; e++)
    for (uint32_t i = 0; i < c->b->lines.len; i++) {
      const line *l = &c->b->lines.at[i];
      bool part = false;
      if (!has_value(l->text, c->events.at[e]) || gv_str_equal(l->result, c->events.at[e]) ||
          gv_str_begins(l->text, "    #"))
        continue;
      for (uint32_t k = 0; k < c->parts.len; k++) part |= c->parts.at[k].line == i;
      if (!part && !is_harmless(l) && !calls(l, c->api->end_event)) return false;
    }
  return true;
}

/* What a captured call says of its success is asked for by nobody. */
static bool drops_results(capture *c) {
  for (uint32_t k = 0; k < c->parts.len; k++) {
    gv_str result = c->b->lines.at[c->parts.at[k].line].result;
    for (uint32_t i = 0; result.len && i < c->b->lines.len; i++) {
      const line *l = &c->b->lines.at[i];
      if (i == c->parts.at[k].line || gv_str_begins(l->text, "    #") ||
          !has_value(l->text, result))
        continue;
      if (!calls(l, GV_USED)) return false;
      *gv_push(&c->dropped) = i;
    }
  }
  return true;
}

/* ---- values at a launch ---- */

static bool is_in_capture(const capture *c, uint32_t l) {
  const body *b = c->b;
  uint32_t at = b->lines.at[c->begin].block;
  for (uint32_t steps = 0; steps < b->blocks.len; steps++) {
    bool first = at == b->lines.at[c->begin].block, last = at == b->lines.at[c->end].block;
    uint32_t from = first ? c->begin : b->blocks.at[at].first,
             to = last ? c->end : b->blocks.at[at].end;
    if (l >= from && l < to) return true;
    if (last && !(first && c->end < c->begin)) return false;
    at = b->blocks.at[at].next.at[0];
  }
  return false;
}

/* Is what line `l` makes the same at the launch as it was when the capture was made that is
 * launched? */
static bool holds_at(capture *c, uint32_t l, uint32_t launch) {
  body *b = c->b;
  if (!dominates(b, l, launch)) return false;
  if (!repeats(b, l)) return true;
  if (!dominates(b, c->end, launch) || leads_past(b, c->begin, launch, c->instantiate))
    return false;
  return is_in_capture(c, l) || !leads_past(b, l, launch, c->begin);
}

static bool is_pure(gv_str text) {
  static const char *const pure[] = {
      "getelementptr ", "add ",     "sub ",      "mul ",  "sdiv ", "udiv ",     "shl ",
      "lshr ",          "ashr ",    "and ",      "or ",   "xor ",  "sext ",     "zext ",
      "trunc ",         "bitcast ", "ptrtoint ", "icmp ", "srem ", "inttoptr ", "insertvalue ",
      "extractvalue ",  "sitofp ",  "fptrunc ",  "fpext "};
  const char *is = memmem(text.at, text.len, " = ", 3);
  for (size_t i = 0; is && i < sizeof pure / sizeof *pure; i++)
    if (gv_str_begins((gv_str){is + 3, (size_t)(text.at + text.len - is) - 3}, pure[i]))
      return true;
  return false;
}

static bool write_with(capture *c, gv_str text, uint32_t launch, gv_str from, gv_str to,
                       uint32_t depth, FILE *out);

/* The value at the launch; where it was made in the capture, perhaps once more. */
static bool write_value(capture *c, gv_str value, uint32_t launch, uint32_t depth, FILE *out) {
  body *b = c->b;
  uint32_t at = gv_map_get(&b->made_at, key_of(value));
  bool found;
  if (at == GV_NONE || holds_at(c, at, launch)) {
    fwrite(value.at, 1, value.len, out);
    return true;
  }
  uint32_t *again = gv_map_at(&c->again, at, &found);
  if (!found) {
    *again = b->count++;
    uint32_t number = *again;
    gv_str text = b->lines.at[at].text;
    if (depth == MOST_DEPTH || !is_in_capture(c, at) || !is_pure(text)) return false;
    gv_stream stream;
    FILE *one = gv_stream_open(&stream);
    const char *is = memmem(text.at, text.len, " = ", 3);
    fprintf(one, "  %%gpuverify.graph.%u", number);
    bool fits = write_with(c, (gv_str){is, (size_t)(text.at + text.len - is)}, launch, GV_STR(""),
                           GV_STR(""), depth + 1, one);
    gv_str made = gv_stream_close(&stream);
    if (fits) fprintf(c->out, "%.*s\n", GV_FMT(made));
    free(stream.at);
    if (!fits) return false;
    fprintf(out, "%%gpuverify.graph.%u", number);
    return true;
  }
  fprintf(out, "%%gpuverify.graph.%u", *again);
  return true;
}

/* The text with each value as it is at the launch, and `to` in the place of `from`. */
static bool write_with(capture *c, gv_str text, uint32_t launch, gv_str from, gv_str to,
                       uint32_t depth, FILE *out) {
  for (size_t i = 0; i < text.len;) {
    gv_str word = {text.at + i, 1};
    while (text.at[i] == '%' && i + word.len < text.len && is_name_char(text.at[i + word.len]))
      word.len++;
    if (word.len == 1 || text.at[i] != '%')
      fputc(text.at[i], out), word.len = 1;
    else if (from.len && gv_str_equal(word, from))
      fwrite(to.at, 1, to.len, out);
    else if (!write_value(c, word, launch, depth, out))
      return false;
    i += word.len;
  }
  return true;
}

/* ---- writing ---- */

/* "call i32 @cudaGraphLaunch(…)": "call i32 (...) @cudaGraphLaunch.graph(…)". */
static gv_str renamed(const body *b, const line *l) {
  const char *at = l->callee.at - 1, *start = l->text.at;
  bool variadic = at - start >= 6 && memcmp(at - 6, "(...) ", 6) == 0;
  return gv_format(b->arena, "%.*s%s@%.*s" GV_GRAPH "%.*s", (int)(at - start), start,
                   variadic ? "" : "(...) ", GV_FMT(l->callee),
                   (int)(start + l->text.len - (l->callee.at + l->callee.len)),
                   l->callee.at + l->callee.len);
}

static void rename_call(body *b, uint32_t number) {
  line *l = &b->lines.at[number];
  if (l->callee.len && !calls(l, GV_USED) && !l->instead.at) l->instead = renamed(b, l);
}

/* Streams and events of the launch's own. */
static void make_own(capture *c, gv_str dbg) {
  body *b = c->b;
  for (uint32_t i = 1; i < c->streams.len; i++) {
    gv_str name = gv_format(b->arena, "%%gpuverify.graph.%u", b->count++);
    fprintf(c->out, "  %.*s = call ptr (...) @%s.gpuverify.made(ptr null, i32 1)%.*s\n",
            GV_FMT(name), c->api->make_stream, GV_FMT(dbg));
    *gv_push(&c->mapped_streams) = name;
  }
  for (uint32_t i = 0; i < c->events.len; i++) {
    gv_str name = gv_format(b->arena, "%%gpuverify.graph.%u", b->count++);
    fprintf(c->out, "  %.*s = call ptr (...) @%s.gpuverify.made(ptr null, i32 2)%.*s\n",
            GV_FMT(name), c->api->make_event, GV_FMT(dbg));
    *gv_push(&c->mapped_events) = name;
  }
}

static void end_own(capture *c, gv_str dbg) {
  for (uint32_t i = 1; i < c->streams.len; i++)
    fprintf(c->out, "  %%gpuverify.graph.%u = call i32 @%s(ptr %.*s)%.*s\n", c->b->count++,
            c->api->end_stream, GV_FMT(c->mapped_streams.at[i]), GV_FMT(dbg));
  for (uint32_t i = 0; i < c->events.len; i++)
    fprintf(c->out, "  %%gpuverify.graph.%u = call i32 @%s(ptr %.*s)%.*s\n", c->b->count++,
            c->api->end_event, GV_FMT(c->mapped_events.at[i]), GV_FMT(dbg));
}

static gv_str stream_at(const capture *c, gv_str stream) {
  uint32_t place;
  return lists(c->streams.at, c->streams.len, stream, &place) ? c->mapped_streams.at[place]
                                                              : stream;
}

static gv_str event_at(const capture *c, gv_str event) {
  uint32_t place;
  return lists(c->events.at, c->events.len, event, &place) ? c->mapped_events.at[place] : event;
}

static bool write_part(capture *c, const captured *p, uint32_t launch) {
  body *b = c->b;
  const line *l = &b->lines.at[p->line];
  gv_str dbg = gv_place_in(l->text);
  if (p->part == RECORD || p->part == WAIT) {
    gv_str stream = stream_at(c, argument_of(l, p->stream)),
           event = event_at(c, argument_of(l, p->part == RECORD ? 0 : 1));
    fprintf(c->out,
            p->part == RECORD
                ? "  %%gpuverify.graph.%u = call i32 @%s(ptr %.*s, ptr %.*s)%.*s\n"
                : "  %%gpuverify.graph.%u = call i32 @%s(ptr %.*s, ptr %.*s, i32 0)%.*s\n",
            b->count++, p->part == RECORD ? c->api->record : c->api->wait,
            GV_FMT(p->part == RECORD ? event : stream), GV_FMT(p->part == RECORD ? stream : event),
            GV_FMT(dbg));
    return true;
  }
  gv_str from = p->stream == GV_NONE ? GV_STR("") : argument_of(l, p->stream),
         to = p->stream == GV_NONE ? from : stream_at(c, from);
  const char *is = l->result.len ? memmem(l->text.at, l->text.len, " = ", 3) : NULL;
  gv_stream stream;
  FILE *one = gv_stream_open(&stream);
  if (is) fprintf(one, "  %%gpuverify.graph.%u", b->count++);
  gv_str rest = is ? (gv_str){is, (size_t)(l->text.at + l->text.len - is)} : l->text;
  bool fits = true;
  if (from.len && from.at[0] != '%') { /* a constant: the argument itself is written anew */
    gv_str argument;
    size_t end;
    fits = gv_argument_in(l->brackets, p->stream, &argument, &end);
    gv_str head = {rest.at, (size_t)(argument.at - rest.at)},
           tail = {argument.at + argument.len,
                   (size_t)(rest.at + rest.len - argument.at) - argument.len};
    fits = fits && write_with(c, head, launch, GV_STR(""), GV_STR(""), 0, one);
    fprintf(one, "%sptr %.*s", p->stream ? " " : "", GV_FMT(to));
    fits = fits && write_with(c, tail, launch, GV_STR(""), GV_STR(""), 0, one);
  } else {
    fits = write_with(c, rest, launch, from, to, 0, one);
  }
  gv_str made = gv_stream_close(&stream);
  fprintf(c->out, "%.*s\n", GV_FMT(made));
  free(stream.at);
  return fits;
}

/* The launch, and after it what was captured. at == NULL: a value is not known there. */
static gv_str written_launch(capture *c, uint32_t launch) {
  body *b = c->b;
  const line *l = &b->lines.at[launch];
  gv_str dbg = gv_place_in(l->text);
  gv_stream stream;
  c->out = gv_stream_open(&stream);
  c->mapped_streams.len = c->mapped_events.len = 0;
  gv_map_free(&c->again);
  fprintf(c->out, "%.*s\n", GV_FMT(renamed(b, l)));
  *gv_push(&c->mapped_streams) = argument_of(l, 1);
  make_own(c, dbg);
  bool fits = true;
  for (uint32_t i = 0; i < c->parts.len && fits; i++) fits = write_part(c, &c->parts.at[i], launch);
  end_own(c, dbg);
  if (!is_joined(
          c)) /* whether there is a graph at all: what the launch does is then not known, either */
    fprintf(c->out, "  call void (...) @%s" GV_UNJOINED "(ptr %.*s)%.*s\n", c->api->end,
            GV_FMT(c->mapped_streams.at[0]), GV_FMT(dbg));
  gv_str made = gv_stream_close(&stream),
         kept = fits ? gv_str_copy(b->arena, (gv_str){made.at, made.len - 1}) : (gv_str){NULL, 0};
  free(stream.at);
  return kept;
}

/* What is left of a captured call: its uses of handles. */
static gv_str left_of(const body *b, const captured *p) {
  const line *l = &b->lines.at[p->line];
  return p->part == RECORD || p->part == WAIT ? renamed(b, l) : GV_STR("");
}

static bool write_out(capture *c) {
  body *b = c->b;
  GV_VEC(gv_str) launches = {0};
  bool fits = true;
  for (uint32_t i = 0; i < c->launches.len && fits; i++) {
    gv_str made = written_launch(c, c->launches.at[i]);
    fits = made.at != NULL && !b->lines.at[c->launches.at[i]].instead.at;
    *gv_push(&launches) = made;
  }
  for (uint32_t i = 0; i < c->launches.len && fits; i++)
    b->lines.at[c->launches.at[i]].instead = launches.at[i];
  gv_vec_free(&launches);
  if (!fits) return false;
  for (uint32_t i = 0; i < c->parts.len; i++)
    b->lines.at[c->parts.at[i].line].instead = left_of(b, &c->parts.at[i]);
  for (uint32_t i = 0; i < c->dropped.len; i++) b->lines.at[c->dropped.at[i]].instead = GV_STR("");
  rename_call(b, c->begin);
  rename_call(b, c->end);
  for (uint32_t i = 0; i < c->graph_uses.len; i++)
    if (!asks_of_graph(&b->lines.at[c->graph_uses.at[i]])) rename_call(b, c->graph_uses.at[i]);
  for (uint32_t i = 0; i < c->instance_uses.len; i++) rename_call(b, c->instance_uses.at[i]);
  return true;
}

static bool take_capture(body *b, const api *of, uint32_t begin) {
  capture c = {.b = b, .api = of, .begin = begin};
  bool fits = take_lines(&c) && follow_graph(&c) && follow_instance(&c) && keeps_events(&c) &&
              drops_results(&c) && write_out(&c);
  gv_vec_free(&c.parts);
  gv_vec_free(&c.dropped);
  gv_vec_free(&c.streams);
  gv_vec_free(&c.events);
  gv_vec_free(&c.launches);
  gv_vec_free(&c.graph_uses);
  gv_vec_free(&c.instance_uses);
  gv_vec_free(&c.mapped_streams);
  gv_vec_free(&c.mapped_events);
  gv_map_free(&c.again);
  return fits;
}

/* ---- the module ---- */

static bool write_function(FILE *out, body *b, gv_str text) {
  bool any = false;
  read_body(b, text);
  for (uint32_t i = 0; i < b->lines.len; i++)
    for (size_t k = 0; k < sizeof apis / sizeof *apis; k++)
      if (calls(&b->lines.at[i], apis[k].begin) && !b->lines.at[i].instead.at)
        any |= take_capture(b, &apis[k], i);
  for (uint32_t i = 0; i < b->lines.len; i++) {
    gv_str l = b->lines.at[i].instead.at ? b->lines.at[i].instead : b->lines.at[i].text;
    fprintf(out, "%.*s\n", GV_FMT(l));
  }
  clear_body(b);
  return any;
}

/* The name with the ending is called, and not declared. */
static void declare(FILE *out, gv_arena *arena, gv_str text, const char *type, const char *name,
                    const char *ending, const char *takes) {
  gv_str head = gv_format(arena, "@%s%s(", name, ending);
  const char *end = text.at + text.len;
  bool called = false;
  for (const char *p = text.at; (p = memmem(p, (size_t)(end - p), head.at, head.len)); p++) {
    const char *start = p;
    while (start > text.at && start[-1] != '\n') start--;
    if (gv_str_begins((gv_str){start, (size_t)(end - start)}, "declare ")) return;
    called = true;
  }
  if (called) fprintf(out, "declare %s %.*s%s) nounwind\n", type, GV_FMT(head), takes);
}

static void write_declarations(FILE *out, gv_arena *arena, gv_str text) {
  for (size_t k = 0; k < sizeof apis / sizeof *apis; k++) {
    const api *a = &apis[k];
    const char *const renamed_ones[] = {a->begin,         a->launch,
                                        a->upload,        a->destroy_instance,
                                        a->destroy_graph, a->record,
                                        a->record_with,   a->wait},
                      *const making[] = {a->end, a->instantiate, a->with_flags};
    for (size_t i = 0; i < sizeof renamed_ones / sizeof *renamed_ones; i++)
      declare(out, arena, text, "i32", renamed_ones[i], GV_GRAPH, "...");
    declare(out, arena, text, "void", a->end, GV_UNJOINED, "...");
    for (size_t i = 0; i < sizeof making / sizeof *making; i++) {
      declare(out, arena, text, "ptr", making[i], GV_GRAPH ".gpuverify.made", "...");
      declare(out, arena, text, "ptr", making[i], GV_GRAPH ".gpuverify.made.asked.", "...");
    }
    declare(out, arena, text, "ptr", a->make_stream, ".gpuverify.made", "...");
    declare(out, arena, text, "ptr", a->make_event, ".gpuverify.made", "...");
    declare(out, arena, text, "i32", a->end_stream, "", "ptr");
    declare(out, arena, text, "i32", a->end_event, "", "ptr");
  }
}

/* How far a function's definition goes that the text begins with: behind its "}". */
static size_t length_of_function(gv_str text) {
  const char *end = memmem(text.at, text.len, "\n}", 2);
  return end ? (size_t)(end - text.at) + 2 : text.len;
}

static gv_str written(body *b, FILE *out, gv_stream *stream) {
  bool any = false;
  for (gv_str rest = b->text; rest.len;) {
    gv_str l = gv_str_line(rest);
    size_t step = l.len;
    bool defines = gv_str_begins(rest, "define ");
    if (defines) step = length_of_function(rest);
    gv_str piece = {rest.at, step};
    if (defines && memmem(piece.at, piece.len, "BeginCapture", 12))
      any |= write_function(out, b, piece);
    else
      fprintf(out, "%.*s\n", GV_FMT(piece));
    step += step < rest.len;
    rest = (gv_str){rest.at + step, rest.len - step};
  }
  gv_str text = gv_str_copy(b->arena, gv_stream_close(stream));
  return any ? text : b->text;
}

gv_str gv_write_graphs(gv_arena *arena, gv_str text) {
  static const char *const names[PROFILES] = {"cuda-runtime", "cuda-driver", "hip", "nccl"};
  body b = {.arena = arena, .text = text};
  gv_stream stream, declared;
  gv_str error, result = text;
  bool read = memmem(text.at, text.len, "BeginCapture", 12) != NULL;
  for (uint32_t i = 0; i < PROFILES && read; i++) {
    b.profiles[i].arena = arena;
    read = gv_profile_add(&b.profiles[i], gv_str_of(names[i]), &error) == GV_OK;
  }
  if (read) {
    FILE *out = gv_stream_open(&stream);
    result = written(&b, out, &stream);
    free(stream.at);
    FILE *ends = gv_stream_open(&declared);
    write_declarations(ends, arena, result);
    gv_str last = gv_stream_close(&declared);
    result = gv_format(arena, "%.*s\n%.*s", GV_FMT(result), GV_FMT(last));
    free(declared.at);
  }
  for (uint32_t i = 0; i < PROFILES; i++) gv_profile_clear(&b.profiles[i]);
  return result;
}

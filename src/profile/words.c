#include "profile/room.h"

const gv_word gv_role_words[] = {
#define ROLE(id, word, ...) {word, GV_ROLE_##id},
#include "model/role.def"
#undef ROLE
    {"ignored", GV_ROLE_NONE}, /* a stream that the function takes and does not use */
    {"context", GV_ROLE_NONE},
    {"parameters", GV_ROLE_PARAMETERS},
    {"pitch", GV_ROLE_PITCH},
    {"row", GV_ROLE_ROW},
    {"rows", GV_ROLE_ROWS},
    {"part-read", GV_ROLE_PART_READ},
    {"part-write", GV_ROLE_PART_WRITE},
    {"part-both", GV_ROLE_PART_BOTH},
    {"part-either", GV_ROLE_PART_EITHER},
    {"may-read", GV_ROLE_MAY_READ},
    {"may-write", GV_ROLE_MAY_WRITE},
    {"held-read", GV_ROLE_HELD_READ},
    {"held-both", GV_ROLE_HELD_BOTH},
    {"held-read-on-stream", GV_ROLE_HELD_ON_STREAM},
    {"held", GV_ROLE_HELD},
    {"scalar-read", GV_ROLE_SCALAR_READ},
    {"scalar-write", GV_ROLE_SCALAR_WRITE},
    {"called", GV_ROLE_CALLED},
    {NULL, 0},
};

const gv_word gv_made_words[] = {
#define CREATES(id, word, ...) {word, GV_CREATES_##id},
#include "model/creates.def"
#undef CREATES
    {NULL, 0},
};

#define EFFECTS(ROW)                                                                               \
  ROW("queued", GV_ACTION_ENQUEUES)                                                                \
  ROW("on-null", GV_ACTION_ENQUEUES | GV_ACTION_ON_NULL)                                           \
  ROW("blocks", GV_ACTION_BLOCKS)                                                                  \
  ROW("needs-stream", GV_ACTION_NEEDS_STREAM)                                                      \
  ROW("resets-event", GV_ACTION_RESETS_EVENT)                                                      \
  ROW("hides", GV_ACTION_HIDES)                                                                    \
  ROW("waits-for-all", GV_ACTION_WAITS_ALL)                                                        \
  ROW("may-wait-for-all", GV_ACTION_MAY_WAIT)                                                      \
  ROW("may-block", GV_ACTION_MAY_BLOCK)                                                            \
  ROW("blocks-if-shared", GV_ACTION_BLOCKS_SHARED)                                                 \
  ROW("blocks-for-host", GV_ACTION_BLOCKS_HOST)                                                    \
  ROW("lingers", GV_ACTION_LINGERS)                                                                \
  ROW("idle", GV_ACTION_IDLE)                                                                      \
  ROW("null-is-thread", GV_ACTION_THREAD_NULL)                                                     \
  ROW("destroys-all", GV_ACTION_RESETS)                                                            \
  ROW("may-destroy-all", GV_ACTION_MAY_RESET)                                                      \
  ROW("selects-device", GV_ACTION_SELECTS)                                                         \
  ROW("unrecorded-is-done", GV_ACTION_DONE_UNRECORDED)                                             \
  ROW("of-machine", GV_ACTION_OF_MACHINE)                                                          \
  ROW("counts", GV_ACTION_COUNTS)                                                                  \
  ROW("of-no-device", GV_ACTION_NO_DEVICE)                                                         \
  ROW("unsupported", GV_ACTION_UNSUPPORTED)                                                        \
  ROW("now", GV_ACTION_ENQUEUES | GV_ACTION_BLOCKS)

const gv_word gv_effect_words[] = {
#define WORD(word, flags) {word, flags},
    EFFECTS(WORD){NULL, 0},
};

/* Said otherwise: of what is made, "shared-memory" and the like (read.c); or of functions of C
 * only. */
enum {
  SAID_OTHERWISE = GV_ACTION_SHARED | GV_ACTION_PINNED | GV_ACTION_WITH_NULL | GV_ACTION_APART |
                   GV_ACTION_ANSWERS | GV_ACTION_COMPUTES | GV_ACTION_FROM_OUTSIDE,
#define FLAGS(word, flags) | (flags)
  SAID = SAID_OTHERWISE EFFECTS(FLAGS)
};
_Static_assert((int)SAID == (int)GV_ACTION_ALL, "a word for each effect of a call");

const gv_word gv_fact_words[] = {
    {"null-stream-orders", GV_FACT_NULL_STREAM_ORDERS},
    {"stream-orders", GV_FACT_STREAM_ORDERS},
    {"event-outlives-stream", GV_FACT_EVENT_OUTLIVES_STREAM},
    {"numbers-are-addresses", GV_FACT_NUMBERS_ARE_ADDRESSES},
    {NULL, 0},
};

const gv_word gv_answer_words[] = {
    {"no", GV_NULL_APART},
    {"yes", GV_NULL_ORDERS},
    {"by-stream", GV_NULL_BY_STREAM},
    {NULL, 0},
};

const gv_word gv_standing_words[] = {
    {"null-stream", GV_STANDS_FOR_NULL},
    {"thread-stream", GV_STANDS_FOR_THREAD},
    {NULL, 0},
};

const gv_word *gv_word_of(const gv_word *words, gv_str text) {
  for (; words->text && text.len; words++)
    if (gv_str_equal(gv_str_of(words->text), text)) return words;
  return NULL;
}

const char *gv_word_for(const gv_word *words, uint32_t value) {
  for (; words->text; words++)
    if (words->value == value) return words->text;
  return NULL;
}

uint8_t gv_fact_get(const gv_runtime *r, gv_fact fact) {
  if (fact == GV_FACT_NULL_STREAM_ORDERS) return r->null_order;
  if (fact == GV_FACT_NUMBERS_ARE_ADDRESSES) return r->numbers_are_addresses;
  return fact == GV_FACT_STREAM_ORDERS ? !r->streams_are_unordered : !r->events_need_streams;
}

void gv_fact_set(gv_runtime *r, gv_fact fact, uint8_t answer) {
  if (fact == GV_FACT_NULL_STREAM_ORDERS)
    r->null_order = answer;
  else if (fact == GV_FACT_NUMBERS_ARE_ADDRESSES)
    r->numbers_are_addresses = answer;
  else if (fact == GV_FACT_STREAM_ORDERS)
    r->streams_are_unordered = !answer;
  else
    r->events_need_streams = !answer;
}

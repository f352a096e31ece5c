#include "profile/room.h"

const gv_word gv_role_words[] = {
    {"-", GV_ROLE_NONE},
    {"ignored", GV_ROLE_NONE}, /* a stream that the function takes and does not use */
    {"context", GV_ROLE_NONE},
    {"stream", GV_ROLE_STREAM_USE},
    {"stream-sync", GV_ROLE_STREAM_SYNC},
    {"stream-destroy", GV_ROLE_STREAM_DESTROY},
    {"event-record", GV_ROLE_EVENT_RECORD},
    {"event-wait", GV_ROLE_EVENT_WAIT},
    {"event-sync", GV_ROLE_EVENT_SYNC},
    {"event-read", GV_ROLE_EVENT_READ},
    {"event-destroy", GV_ROLE_EVENT_DESTROY},
    {"device-free", GV_ROLE_DEVICE_FREE},
    {"host-free", GV_ROLE_HOST_FREE},
    {"pinned-free", GV_ROLE_PINNED_FREE},
    {"gpu-read", GV_ROLE_GPU_READ},
    {"gpu-write", GV_ROLE_GPU_WRITE},
    {"kernel-read", GV_ROLE_KERNEL_READ},
    {"kernel-write", GV_ROLE_KERNEL_WRITE},
    {"kernel-both", GV_ROLE_KERNEL_BOTH},
    {"host-read", GV_ROLE_HOST_READ},
    {"host-write", GV_ROLE_HOST_WRITE},
    {"memref-read", GV_ROLE_MEMREF_READ},
    {"memref-write", GV_ROLE_MEMREF_WRITE},
    {"kept", GV_ROLE_KEPT},
    {"memory", GV_ROLE_MEMORY_USE},
    {"parameters", GV_ROLE_PARAMETERS},
    {"module", GV_ROLE_MODULE_USE},
    {"launch", GV_ROLE_MODULE_LAUNCH},
    {"module-unload", GV_ROLE_MODULE_UNLOAD},
    {"size", GV_ROLE_SIZE},
    {"pitch", GV_ROLE_PITCH},
    {"row", GV_ROLE_ROW},
    {"rows", GV_ROLE_ROWS},
    {NULL, 0},
};

const gv_word gv_made_words[] = {
    {"stream", GV_CREATES_STREAM},
    {"event", GV_CREATES_EVENT},
    {"memory", GV_CREATES_MEMORY},
    {"module", GV_CREATES_MODULE},
    {"part", GV_CREATES_PART},
    {"holder", GV_CREATES_HOLDER},
    {NULL, 0},
};

const gv_word gv_effect_words[] = {
    {"queued", GV_ACTION_ENQUEUES},
    {"on-null", GV_ACTION_ENQUEUES | GV_ACTION_ON_NULL},
    {"blocks", GV_ACTION_BLOCKS},
    {"needs-stream", GV_ACTION_NEEDS_STREAM},
    {"resets-event", GV_ACTION_RESETS_EVENT},
    {"hides", GV_ACTION_HIDES},
    {"waits-for-all", GV_ACTION_WAITS_ALL},
    {"may-wait-for-all", GV_ACTION_MAY_WAIT},
    {"may-block", GV_ACTION_MAY_BLOCK},
    {"blocks-if-shared", GV_ACTION_BLOCKS_SHARED},
    {"lingers", GV_ACTION_LINGERS},
    {"idle", GV_ACTION_IDLE},
    {"null-is-thread", GV_ACTION_THREAD_NULL},
    {"destroys-all", GV_ACTION_RESETS},
    {"selects-device", GV_ACTION_SELECTS},
    {"unrecorded-is-done", GV_ACTION_DONE_UNRECORDED},
    {"unsupported", GV_ACTION_UNSUPPORTED},
    {NULL, 0},
};

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
  for (; words->text; words++)
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

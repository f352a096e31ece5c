/* Any bytes at all as an outcome, out of a child or a cache: it is none, or is, written, read as
 * the same. */
#include "app/outcome.h"

#include "base/stream.h"

int LLVMFuzzerTestOneInput(const uint8_t *data, size_t size);

static gv_str write(const gv_outcome *outcome, gv_stream *stream) {
  gv_outcome_write(outcome, gv_stream_open(stream));
  return gv_stream_close(stream);
}

static void check_again(const gv_outcome *outcome) {
  gv_outcome again = {0};
  gv_stream first, second;
  gv_str text = write(outcome, &first);
  GV_CHECK(gv_outcome_read(&again, text));
  GV_CHECK(gv_str_equal(text, write(&again, &second)));
  for (uint32_t i = 0; i < again.pieces.len; i++)
    GV_CHECK(again.pieces.at[i].exit >= 0 && again.pieces.at[i].exit <= 3);
  free(first.at);
  free(second.at);
  gv_outcome_clear(&again);
}

int LLVMFuzzerTestOneInput(const uint8_t *data, size_t size) {
  gv_outcome outcome = {0};
  if (gv_outcome_read(&outcome, (gv_str){(const char *)data, size})) check_again(&outcome);
  gv_outcome_clear(&outcome);
  return 0;
}

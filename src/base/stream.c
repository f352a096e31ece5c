#define _GNU_SOURCE
#include "base/stream.h"

FILE *gv_stream_open(gv_stream *stream) {
  *stream = (gv_stream){0};
  stream->out = open_memstream(&stream->at, &stream->len);
  if (!stream->out) gv_out_of_memory();
  return stream->out;
}

gv_str gv_stream_close(gv_stream *stream) {
  bool whole = !ferror(stream->out);
  if (fclose(stream->out) != 0 || !whole) gv_out_of_memory();
  stream->out = NULL;
  return (gv_str){stream->at, stream->len};
}

/* stream: text that is written like to a file and kept in memory. If memory is exhausted the
 * process ends, as everywhere. */
#ifndef GV_STREAM_H
#define GV_STREAM_H

#include <stdio.h>

#include "base/base.h"

typedef struct gv_stream {
  FILE *out;
  char *at;
  size_t len;
} gv_stream;

/* Where to write; *stream must stay where it is until it is closed. */
FILE *gv_stream_open(gv_stream *stream);
/* All that was written, the caller's to free() through `at`. */
gv_str gv_stream_close(gv_stream *stream);

#endif

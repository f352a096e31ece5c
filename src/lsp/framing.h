/* framing: messages out of the bytes of a connection: "Content-Length: N" and other header lines,
 * an empty line, N bytes.
 *
 * Text that is no header is skipped up to the next "Content-Length:", so that one damaged message
 * costs no more than itself and perhaps the next. A length that is not true is found out by the
 * next header: no JSON can hold a line "Content-Length: N".
 */
#ifndef GV_LSP_FRAMING_H
#define GV_LSP_FRAMING_H

#include "base/base.h"

enum { GV_LARGEST_MESSAGE = 256 << 20, GV_LARGEST_HEADER = 8 << 10 }; /* bytes */

/* Zero-initialise. Holds no more than one message and what was fed last. */
typedef struct gv_framing {
  GV_VEC(char) bytes;
  uint32_t start; /* of what is not taken yet, in bytes */
  bool begun;     /* a header was read, of a message of `body` bytes, */
  uint32_t body;
  uint32_t searched; /* of which so many hold no other header */
  bool lost;         /* passing over what is no header */
} gv_framing;

typedef enum gv_frame {
  GV_FRAME_NONE,      /* feed more */
  GV_FRAME_MESSAGE,   /* *message is one, until the next call */
  GV_FRAME_DAMAGED,   /* bytes that are no header, said once for all in a row; or a message that was
                         shorter than its length */
  GV_FRAME_TOO_LARGE, /* more than GV_LARGEST_MESSAGE; passed over */
} gv_frame;

/* Copies them; a message that was given before is not valid any more. */
void gv_framing_feed(gv_framing *framing, gv_str bytes);
/* To be called until there is none. */
gv_frame gv_framing_next(gv_framing *framing, gv_str *message);
/* Frees and zeroes it. */
void gv_framing_clear(gv_framing *framing);

#endif

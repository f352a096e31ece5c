/* certify: a certificate of an input, checked before it is given. */
#ifndef GV_CERTIFY_H
#define GV_CERTIFY_H

#include "front/front.h"

typedef struct gv_certified {
  gv_str text; /* the certificate; empty: none was found */
  gv_str why;  /* then why: "LINE:COLUMN: operation: what is missing (rule of docs/semantics.md)" */
} gv_certified;

/* The input was read before. Both texts are in the arena. GV_UNUSABLE: it cannot be parsed, *error says why. */
gv_status gv_certify(gv_arena *arena, const gv_input *input, gv_certified *result, gv_str *error);

#endif

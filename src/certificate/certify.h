/* certify: a certificate of an input, checked before it is given. */
#ifndef GV_CERTIFY_H
#define GV_CERTIFY_H

#include "front/front.h"

typedef struct gv_certified {
  gv_str text; /* the certificate; empty: none was found */
  gv_str why;  /* then why: "LINE:COLUMN: operation: what is missing (rule of docs/semantics.md)" */
} gv_certified;

/* What the checker's reader makes of a module while the front has it, so that an input is parsed
 * once. */
typedef struct gv_certifier {
  struct gvc_program *program; /* NULL: nothing was read yet */
} gv_certifier;

/* For gv_input.beside; *certifier is zeroed, and outlives the reading. */
gv_module_reader gv_certifier_reader(gv_certifier *certifier);
/* Forgets what was read; the certifier may read again. */
void gv_certifier_clear(gv_certifier *certifier);

/* Of the input that the certifier has read. Both texts are in the arena. `in_full`: it says what
 * the checker finds by itself, too, for who changes it. */
void gv_certify(gv_arena *arena, const gv_certifier *certifier, gv_str bytes, bool in_full,
                gv_certified *result);
/* Whether the text is a certificate of the input, which is parsed as its limits say. */
bool gv_certify_again(gv_arena *arena, const gv_input *input, gv_str text);
/* Of an input, which is parsed for it and was read before. GV_UNUSABLE: it cannot be parsed, *error
 * says why. */
gv_status gv_certify_input(gv_arena *arena, const gv_input *input, bool in_full,
                           gv_certified *result, gv_str *error);

#endif

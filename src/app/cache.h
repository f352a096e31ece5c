/* cache: outcomes of earlier runs in a folder, each under the digest of all that it depends on. */
#ifndef GV_APP_CACHE_H
#define GV_APP_CACHE_H

#include "app/outcome.h"
#include "app/setup.h"

/* What the outcome of `input` is kept under; `tools`: what tells the programs that made it from
 * others, or nothing. */
gv_digest gv_cache_key(const gv_setup *setup, const gv_input *input, gv_str tools);
/* The outcome, if it is there, whole, and the other files that it rests on are what they were;
 * *outcome is zeroed and stays so if not. */
bool gv_cache_get(const char *folder, const gv_digest *key, gv_outcome *outcome);
/* Keeps it; where that cannot be done nothing is kept. */
void gv_cache_put(const char *folder, const gv_digest *key, const gv_outcome *outcome);
/* Makes the folder if it is missing. GV_UNUSABLE: it cannot be written; a message is on standard
 * error. */
gv_status gv_cache_open(const char *folder);

#endif

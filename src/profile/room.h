/* room: what reading and writing a profile share: its words. */
#ifndef GV_PROFILE_ROOM_H
#define GV_PROFILE_ROOM_H

#include "profile/profile.h"

typedef struct gv_word {
  const char *text;
  uint32_t value;
} gv_word;

/* Each list ends with a text that is NULL. */
extern const gv_word gv_role_words[];   /* of an argument: gv_role */
extern const gv_word gv_made_words[];   /* of a result or an out-parameter: gv_creates */
extern const gv_word gv_effect_words[]; /* after the argument list: GV_ACTION_* */
extern const gv_word gv_fact_words[];   /* gv_fact */

/* NULL: there is none such. */
const gv_word *gv_word_of(const gv_word *words, gv_str text);
/* The first word of the list for the value, static; NULL: it has none. */
const char *gv_word_for(const gv_word *words, uint32_t value);

/* What is said of a fact: 0 no, 1 yes, and of the null stream's gv_null_order. */
uint8_t gv_fact_get(const gv_runtime *runtime, gv_fact fact);
/* The answer as gv_fact_get() gives it. */
void gv_fact_set(gv_runtime *runtime, gv_fact fact, uint8_t answer);
extern const gv_word gv_answer_words[];   /* of a fact */
extern const gv_word gv_standing_words[]; /* gv_standing */

#endif

/* What the files of commands share. */
#ifndef GV_COMMANDS_ROOM_H
#define GV_COMMANDS_ROOM_H

#include "commands/commands.h"

typedef GV_VEC(const char *) gv_word_list;

/* Adds the words of the text. */
void gv_words_add(gv_arena *arena, gv_str text, gv_word_list *words);
/* As an array that ends with NULL; the list is freed. */
const char *const *gv_words_kept(gv_arena *arena, gv_word_list *words);

#endif

/* A command line as text, into words. */
#include "commands/room.h"

typedef GV_VEC(char) bytes;

static const char *take(gv_arena *arena, bytes *word) {
  const char *kept = gv_str_copy(arena, (gv_str){word->at, word->len}).at;
  word->len = 0;
  return kept;
}

static bool is_space(char c) { return c == ' ' || c == '\t' || c == '\n' || c == '\r'; }

/* The word at *at, which is no space; *at goes after it. A quote that does not end goes to the end
 * of the text. */
static const char *word_at(gv_arena *arena, gv_str text, size_t *at, bytes *word) {
  char quote = 0;
  size_t i = *at;
  for (; i < text.len && (quote || !is_space(text.at[i])); i++) {
    char c = text.at[i];
    bool escapes = c == '\\' && quote != '\'' && i + 1 < text.len;
    if (escapes)
      *gv_push(word) = text.at[++i];
    else if (quote && c == quote)
      quote = 0;
    else if (!quote && (c == '"' || c == '\''))
      quote = c;
    else
      *gv_push(word) = c;
  }
  *at = i;
  return take(arena, word);
}

void gv_words_add(gv_arena *arena, gv_str text, gv_word_list *words) {
  bytes word = {0};
  const char *nul = text.len ? memchr(text.at, 0, text.len) : NULL; /* no word has one */
  if (nul) text.len = (size_t)(nul - text.at);
  for (size_t i = 0; i < text.len;) {
    if (is_space(text.at[i]))
      i++;
    else
      *gv_push(words) = word_at(arena, text, &i, &word);
  }
  gv_vec_free(&word);
}

const char *const *gv_words_kept(gv_arena *arena, gv_word_list *words) {
  const char **kept = gv_new(arena, const char *, words->len + 1);
  if (words->len) memcpy(kept, words->at, words->len * sizeof *kept);
  gv_vec_free(words);
  return kept;
}

const char *const *gv_words_split(gv_arena *arena, gv_str line) {
  gv_word_list words = {0};
  gv_words_add(arena, line, &words);
  return gv_words_kept(arena, &words);
}

#include "app/arguments.h"
#include "base/foreign.h"

#include <stdio.h>

#include "front/front.h"

enum { DEEPEST = 16, MOST = 1000 }; /* files that name files */

static gv_status add_word(gv_arguments *a, char *word, int depth);

static bool is_space(char c) {
  return c == ' ' || c == '\t' || c == '\n' || c == '\r' || c == '\f' || c == '\v';
}

/* The next word of the text, which is not at a space, without its quotes; *text goes on after it.
 * It is put at *room, which goes on after it, too: no word takes more than what it stands for in
 * the text, with what ends it. */
static char *take_word(char **room, gv_str *text) {
  char *word = *room, quote = 0;
  size_t len = 0, i = 0;
  for (; i < text->len && (quote || !is_space(text->at[i])); i++) {
    char c = text->at[i];
    if (c == '\\' && quote != '\'' && i + 1 < text->len)
      word[len++] = text->at[++i];
    else if (quote ? c == quote : c == '"' || c == '\'')
      quote = quote ? 0 : c;
    else
      word[len++] = c;
  }
  *text = (gv_str){text->at + i, text->len - i};
  word[len] = 0;
  *room = word + len + 1;
  return word;
}

static gv_status add_file(gv_arguments *a, const char *path, int depth) {
  gv_input input;
  gv_str error;
  if (depth >= DEEPEST) {
    gv_print_foreign(stderr, "gpuverify: error: @%s: files name files more than %d deep\n", path,
                     DEEPEST);
    return GV_UNUSABLE;
  }
  if (++a->files > MOST) {
    gv_print_foreign(stderr, "gpuverify: error: @%s: files name more than %d files\n", path, MOST);
    return GV_UNUSABLE;
  }
  if (gv_front_load_aside(&a->arena, path, &input, &error) != GV_OK) {
    gv_print_lines(stderr, error);
    return GV_UNUSABLE;
  }
  gv_str text = input.bytes;
  char *room = gv_arena_take(&a->arena, text.len + 1);
  gv_status status = GV_OK;
  const char *name = gv_str_copy(&a->arena, gv_str_of(path)).at, *counted = text.at;
  uint32_t line = 1;
  while (status == GV_OK) {
    while (text.len && is_space(text.at[0])) text = (gv_str){text.at + 1, text.len - 1};
    if (!text.len) break;
    for (; counted < text.at; counted++) line += *counted == '\n';
    char *word = take_word(&room, &text);
    *gv_push(&a->origins) = (gv_word_origin){word, name, line};
    status = add_word(a, word, depth + 1);
  }
  return status;
}

static gv_status add_word(gv_arguments *a, char *word, int depth) {
  if (word[0] == '@' && word[1]) return add_file(a, word + 1, depth);
  *gv_push(&a->words) = word;
  return GV_OK;
}

gv_status gv_arguments_read(gv_arguments *a, int argc, char **argv) {
  bool plain = false;
  for (int i = 0; i < argc; i++) {
    if (i > 0 && !plain && add_word(a, argv[i], 0) != GV_OK) return GV_UNUSABLE;
    if (i == 0 || plain) *gv_push(&a->words) = argv[i];
    plain |= i > 0 && strcmp(argv[i], "--") == 0;
  }
  gv_push(&a->words); /* NULL */
  return GV_OK;
}

gv_str gv_argument_place(gv_arena *arena, const gv_arguments *a, const char *word) {
  for (uint32_t i = 0; a && i < a->origins.len; i++) {
    const gv_word_origin *o = &a->origins.at[i];
    if ((uintptr_t)word >= (uintptr_t)o->word &&
        (uintptr_t)word <= (uintptr_t)o->word + strlen(o->word))
      return gv_format(arena, "%s:%u", o->path, o->line);
  }
  return GV_STR("gpuverify");
}

void gv_arguments_clear(gv_arguments *a) {
  gv_vec_free(&a->origins);
  gv_vec_free(&a->words);
  gv_arena_clear(&a->arena);
}

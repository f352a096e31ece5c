#define _GNU_SOURCE
#include "app/config.h"
#include "base/foreign.h"

#include <sys/stat.h>

#include "app/paths.h"

static const char config_name[] = ".gpuverify";

/* ---- finding ---- */

/* Whatever it is: one that cannot be read is an error, and not looked over. */
static bool is_there(const char *path) {
  struct stat about;
  return lstat(path, &about) == 0;
}

const char *gv_config_refuse(const char *path) {
  struct stat about;
  if (stat(path, &about) != 0)
    return lstat(path, &about) == 0 ? "it is a link that leads nowhere" : NULL;
  if (S_ISDIR(about.st_mode)) return "it is a folder";
  if (S_ISFIFO(about.st_mode)) return "it is a FIFO";
  return S_ISREG(about.st_mode) ? NULL : "it is not a regular file";
}

/* Named from the input as far as that goes ("a/.gpuverify", ".gpuverify"), above that from the root
 * on. */
gv_str gv_config_find(gv_arena *arena, gv_str path) {
  gv_str name = gv_str_of(config_name), folder = gv_path_folder(arena, path);
  gv_str near = gv_path_join(arena, folder, name);
  if (is_there(near.at)) return near;
  for (gv_str at = gv_path_absolute(arena, folder); at.len > 1;) {
    at = gv_path_folder(arena, at);
    gv_str there = gv_path_join(arena, at, name);
    if (!is_there(there.at)) continue;
    gv_str here = gv_path_relative(arena, GV_STR("."), there);
    return here.len < there.len ? here : there;
  }
  return (gv_str){NULL, 0};
}

/* ---- reading ---- */

static bool is_blank(char c) { return c == ' ' || c == '\t' || c == '\r'; }
static bool is_name(char c) { return (c >= 'a' && c <= 'z') || c == '-'; }

static gv_str trimmed(gv_str text) {
  while (text.len && is_blank(text.at[0])) text = (gv_str){text.at + 1, text.len - 1};
  while (text.len && is_blank(text.at[text.len - 1])) text.len--;
  return text;
}

static gv_status refuse(gv_config *config, uint32_t line, size_t col, const char *what,
                        gv_str *error) {
  *error = gv_format_foreign(&config->arena, "%.*s:%u:%zu: error: %s\n", GV_FMT(config->path), line,
                             col, what);
  return GV_UNUSABLE;
}

static gv_status read_line(gv_config *config, gv_str whole, uint32_t line, gv_str *error) {
  gv_str text = trimmed(whole);
  if (!text.len || text.at[0] == '#') return GV_OK;
  size_t name = 0;
  while (name < text.len && is_name(text.at[name])) name++;
  gv_str rest = trimmed((gv_str){text.at + name, text.len - name});
  gv_setting setting = {
      .name = {text.at, name}, .line = line, .col = (uint32_t)(text.at - whole.at) + 1};
  if (!name || (rest.len && rest.at[0] != '='))
    return refuse(config, line, (size_t)((name ? rest.at : text.at) - whole.at) + 1,
                  "a setting is written 'name = value'", error);
  if (rest.len) {
    gv_str value = trimmed((gv_str){rest.at + 1, rest.len - 1});
    if (!value.len)
      return refuse(config, line, (size_t)(rest.at - whole.at) + 1,
                    "the value is missing after '='", error);
    if (memchr(value.at, 0, value.len))
      return refuse(config, line, setting.col, "there is a NUL byte in the value", error);
    setting.value = gv_str_copy(&config->arena, value).at;
    setting.value_col = (uint32_t)(value.at - whole.at) + 1;
  }
  *gv_push(&config->settings) = setting;
  return GV_OK;
}

gv_status gv_config_read(gv_config *config, gv_str path, gv_str text, gv_str *error) {
  config->path = gv_str_copy(&config->arena, path);
  text = gv_str_copy(&config->arena, text);
  for (uint32_t line = 1; text.len; line++) {
    const char *newline = memchr(text.at, '\n', text.len);
    size_t len = newline ? (size_t)(newline - text.at) : text.len, next = newline ? len + 1 : len;
    if (read_line(config, (gv_str){text.at, len}, line, error) != GV_OK) return GV_UNUSABLE;
    text = (gv_str){text.at + next, text.len - next};
  }
  return GV_OK;
}

void gv_config_clear(gv_config *config) {
  gv_vec_free(&config->settings);
  gv_arena_clear(&config->arena);
  memset(config, 0, sizeof *config);
}

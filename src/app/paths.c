#define _GNU_SOURCE
#include "app/paths.h"

#include <unistd.h>

gv_str gv_path_folder(gv_arena *arena, gv_str path) {
  const char *slash = path.len ? memrchr(path.at, '/', path.len) : NULL;
  if (!slash) return gv_str_copy(arena, GV_STR("."));
  return gv_str_copy(arena,
                     slash == path.at ? GV_STR("/") : (gv_str){path.at, (size_t)(slash - path.at)});
}

gv_str gv_path_join(gv_arena *arena, gv_str folder, gv_str path) {
  if ((path.len && path.at[0] == '/') || gv_str_equal(folder, GV_STR(".")))
    return gv_str_copy(arena, path);
  bool slash = folder.len && folder.at[folder.len - 1] == '/';
  return gv_format(arena, "%.*s%s%.*s", GV_FMT(folder), slash ? "" : "/", GV_FMT(path));
}

/* The first part of a path; *path goes on after its slash. */
static gv_str take_part(gv_str *path) {
  const char *slash = path->len ? memchr(path->at, '/', path->len) : NULL;
  gv_str part = {path->at, slash ? (size_t)(slash - path->at) : path->len};
  size_t next = slash ? part.len + 1 : part.len;
  *path = (gv_str){path->at + next, path->len - next};
  return part;
}

gv_str gv_path_absolute(gv_arena *arena, gv_str path) {
  char here[4096];
  if (!(path.len && path.at[0] == '/') && getcwd(here, sizeof here))
    path = gv_path_join(arena, gv_str_of(here), path);
  char *at = gv_arena_take(arena, path.len + 2);
  size_t len = 0;
  while (path.len) {
    gv_str part = take_part(&path);
    if (!part.len || gv_str_equal(part, GV_STR("."))) continue;
    if (gv_str_equal(part, GV_STR(".."))) {
      while (len && at[--len] != '/') continue;
      continue;
    }
    at[len++] = '/';
    memcpy(at + len, part.at, part.len);
    len += part.len;
  }
  if (!len) at[len++] = '/';
  at[len] = 0;
  return (gv_str){at, len};
}

gv_str gv_path_relative(gv_arena *arena, gv_str folder, gv_str path) {
  gv_str from = gv_path_absolute(arena, folder), to = gv_path_absolute(arena, path),
         result = GV_STR("");
  take_part(&from);
  take_part(&to);
  while (from.len && to.len) {
    gv_str from_rest = from, to_rest = to;
    if (!gv_str_equal(take_part(&from_rest), take_part(&to_rest))) break;
    from = from_rest;
    to = to_rest;
  }
  while (from.len) {
    take_part(&from);
    result = gv_format(arena, "%.*s../", GV_FMT(result));
  }
  return gv_format(arena, "%.*s%.*s", GV_FMT(result), GV_FMT(to));
}

gv_str gv_path_in_baseline(gv_arena *arena, const char *baseline, gv_str input) {
  if (gv_str_equal(input, GV_STR("<stdin>"))) return input;
  return gv_path_relative(arena, gv_path_folder(arena, gv_str_of(baseline)), input);
}

gv_str gv_path_in_patch(gv_arena *arena, gv_str path) {
  gv_str way = gv_path_relative(arena, GV_STR("."), path);
  while (way.len > 3 && memcmp(way.at, "../", 3) == 0) way.at += 3, way.len -= 3;
  return way;
}

#define _GNU_SOURCE
#include "base/output.h"

#include <errno.h>
#include <fcntl.h>
#include <limits.h>
#include <stdio.h>
#include <sys/stat.h>
#include <unistd.h>

enum { HEAD = 64 /* bytes, more than any kind begins with */ };

static gv_status refuse(gv_arena *arena, const char *path, const char *why, gv_str *error) {
  *error = gv_format(arena, "cannot write '%s': %s", path, why);
  return GV_UNUSABLE;
}

/* ---- what is there ---- */

static bool has_kind(const gv_output_kind *kind, gv_str head) {
  for (const char *const *start = kind->heads; *start; start++) {
    size_t len = strlen(*start);
    if (head.len >= len && memcmp(head.at, *start, len) == 0) return true;
  }
  return false;
}

/* A regular file with something in it may be replaced if it is of that kind. */
static gv_status check_kind(gv_arena *arena, const char *path, const gv_output_kind *kind, gv_str *error) {
  char head[HEAD];
  int fd = open(path, O_RDONLY | O_NONBLOCK | O_NOCTTY | O_CLOEXEC);
  ssize_t len = fd >= 0 ? read(fd, head, sizeof head) : -1;
  int failure = errno;
  if (fd >= 0) close(fd);
  if (len < 0) return refuse(arena, path, strerror(failure), error);
  if (len == 0 || has_kind(kind, (gv_str){head, (size_t)len})) return GV_OK;
  return refuse(arena, path, gv_format(arena, "it is there and is not %s; remove it, or name another file", kind->name).at,
                error);
}

static bool is_same_file(const struct stat *about, const char *path) {
  struct stat other;
  return stat(path, &other) == 0 && other.st_dev == about->st_dev && other.st_ino == about->st_ino;
}

gv_status gv_output_check(gv_arena *arena, const char *path, const gv_output_kind *kind, const char *const *inputs,
                          gv_str *error) {
  struct stat about;
  if (stat(path, &about) != 0) return GV_OK; /* it is new, or that will be said */
  if (S_ISDIR(about.st_mode)) return refuse(arena, path, strerror(EISDIR), error);
  if (!S_ISREG(about.st_mode)) return GV_OK;
  for (; *inputs; inputs++)
    if (is_same_file(&about, *inputs)) return refuse(arena, path, "it is an input of this run; name another file", error);
  return check_kind(arena, path, kind, error);
}

/* ---- writing ---- */

static bool write_all(int fd, gv_str bytes) {
  while (bytes.len) {
    ssize_t written = write(fd, bytes.at, bytes.len);
    if (written < 0 && errno == EINTR) continue;
    if (written < 0) return false;
    bytes = (gv_str){bytes.at + written, bytes.len - (size_t)written};
  }
  return true;
}

/* Gives false with errno set; the descriptor is closed in any case. */
static bool write_and_close(int fd, gv_str bytes) {
  bool written = write_all(fd, bytes);
  int failure = errno;
  if (close(fd) != 0 && written) return false;
  errno = failure;
  return written;
}

/* Where it is: a device, a pipe, or a file that has other names, too, which are to go on being names of it. Room is taken first. */
static bool write_in_place(const char *path, gv_str bytes, bool regular) {
  int fd = open(path, O_WRONLY | O_NOCTTY | O_CLOEXEC);
  if (fd < 0) return false;
  if (!regular) return write_and_close(fd, bytes);
  int failure = bytes.len ? posix_fallocate(fd, 0, (off_t)bytes.len) : 0;
  bool room = failure == 0 || failure == EOPNOTSUPP || failure == EINVAL;
  bool written = room && write_all(fd, bytes) && ftruncate(fd, (off_t)bytes.len) == 0;
  if (!room) errno = failure;
  failure = errno;
  if (close(fd) != 0 && written) return false;
  errno = failure;
  return written;
}

/* Beside the path first, and in its place once all of it is there. */
static bool write_beside(gv_arena *arena, const char *path, gv_str bytes, mode_t mode) {
  char *beside = (char *)gv_format(arena, "%s.XXXXXX", path).at;
  int fd = mkostemp(beside, O_CLOEXEC);
  if (fd < 0) return false;
  bool moded = fchmod(fd, mode) == 0;
  bool written = write_and_close(fd, bytes) && moded && rename(beside, path) == 0;
  int failure = errno;
  if (!written) unlink(beside);
  errno = failure;
  return written;
}

static mode_t mode_of_new(void) {
  mode_t mask = umask(0);
  umask(mask);
  return 0666 & ~mask;
}

gv_status gv_output_write(gv_arena *arena, const char *path, const gv_output_kind *kind, gv_str bytes, gv_str *error) {
  struct stat about;
  char target[PATH_MAX];
  bool there = stat(path, &about) == 0, regular = there && S_ISREG(about.st_mode), written;
  if (regular && check_kind(arena, path, kind, error) != GV_OK) return GV_UNUSABLE;
  if (there && (!regular || about.st_nlink > 1))
    written = write_in_place(path, bytes, regular);
  else if (there) /* the file itself, not a link to it */
    written = realpath(path, target) && write_beside(arena, target, bytes, about.st_mode & 07777);
  else
    written = write_beside(arena, path, bytes, mode_of_new());
  return written ? GV_OK : refuse(arena, path, strerror(errno), error);
}

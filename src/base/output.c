#define _GNU_SOURCE
#include "base/output.h"
#include "base/foreign.h"

#include <errno.h>
#include <fcntl.h>
#include <limits.h>
#include <poll.h>
#include <stdio.h>
#include <sys/stat.h>
#include <time.h>
#include <unistd.h>

enum {
  HEAD = 64,        /* bytes, more than any kind begins with */
  MOST_LINKS = 40,  /* one after the other, as many as the system follows */
  PATIENCE = 10000, /* ms, for who reads from a pipe */
  TRIES = 500,
};

static bool is_dash(const char *path) { return strcmp(path, "-") == 0; }

static gv_status refuse(gv_arena *arena, const char *path, const char *why, gv_str *error) {
  *error = gv_format_foreign(arena, "cannot write '%s': %s", path, why);
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
static gv_status check_kind(gv_arena *arena, const char *path, const gv_output_kind *kind,
                            gv_str *error) {
  char head[HEAD];
  int fd = open(path, O_RDONLY | O_NONBLOCK | O_NOCTTY | O_CLOEXEC);
  ssize_t len = fd >= 0 ? read(fd, head, sizeof head) : -1;
  int failure = errno;
  if (fd >= 0) close(fd);
  if (len < 0) return refuse(arena, path, strerror(failure), error);
  if (len == 0 || has_kind(kind, (gv_str){head, (size_t)len})) return GV_OK;
  return refuse(
      arena, path,
      gv_format(arena, "it is there and is not %s; remove it, or name another file", kind->name).at,
      error);
}

static bool is_same(const struct stat *a, const struct stat *b) {
  return a->st_dev == b->st_dev && a->st_ino == b->st_ino;
}

static bool is_same_file(const struct stat *about, const char *path) {
  struct stat other;
  return stat(path, &other) == 0 && is_same(about, &other);
}

/* The descriptor of standard output or standard error where that is this file; -1: neither is. */
static int standard_stream(const struct stat *about) {
  struct stat other;
  for (int fd = STDOUT_FILENO; fd <= STDERR_FILENO; fd++)
    if (fstat(fd, &other) == 0 && is_same(about, &other)) return fd;
  return -1;
}

gv_str gv_output_target(gv_arena *arena, const char *path) {
  char target[PATH_MAX];
  gv_str at = gv_str_of(path);
  for (int links = 0; links < MOST_LINKS; links++) {
    ssize_t len = readlink(at.at, target, sizeof target - 1);
    if (len < 0) break;
    const char *slash = strrchr(at.at, '/');
    int folder = slash && target[0] != '/' ? (int)(slash + 1 - at.at) : 0;
    at = gv_format(arena, "%.*s%.*s", folder, at.at, (int)len, target);
  }
  const char *slash = strrchr(at.at, '/'), *name = slash ? slash + 1 : at.at;
  const char *folder = !slash           ? "."
                       : slash == at.at ? "/"
                                        : gv_format(arena, "%.*s", (int)(slash - at.at), at.at).at;
  return realpath(folder, target) ? gv_format(arena, "%s/%s", target, name) : at;
}

bool gv_output_is_input(int fd, const char *const *inputs) {
  struct stat about;
  if (fstat(fd, &about) != 0 || !S_ISREG(about.st_mode)) return false;
  for (; *inputs; inputs++)
    if (is_same_file(&about, *inputs)) return true;
  return false;
}

gv_status gv_output_check(gv_arena *arena, const char *path, const gv_output_kind *kind,
                          const char *const *inputs, gv_str *error) {
  struct stat about;
  if (is_dash(path)) return GV_OK;
  if (stat(path, &about) != 0) /* it is new; what else there is will be said when it is written */
    return errno == ELOOP ? refuse(arena, path, strerror(ELOOP), error) : GV_OK;
  if (S_ISDIR(about.st_mode)) return refuse(arena, path, strerror(EISDIR), error);
  if (!S_ISREG(about.st_mode)) return GV_OK;
  for (; *inputs; inputs++)
    if (is_same_file(&about, *inputs))
      return refuse(arena, path, "it is an input of this run; name another file", error);
  if (standard_stream(&about) >= 0) return GV_OK;
  if (access(path, W_OK) != 0) return refuse(arena, path, strerror(errno), error);
  return check_kind(arena, path, kind, error);
}

/* ---- writing ---- */

/* A pipe that nobody reads is not waited for for ever. */
static bool wait_for_room(int fd) {
  struct pollfd polled = {fd, POLLOUT, 0};
  int ready = poll(&polled, 1, PATIENCE);
  if (ready == 0) errno = ETIMEDOUT;
  return ready > 0 || (ready < 0 && errno == EINTR);
}

static bool write_all(int fd, gv_str bytes) {
  while (bytes.len) {
    ssize_t written = write(fd, bytes.at, bytes.len);
    if (written < 0 && (errno == EINTR || (errno == EAGAIN && wait_for_room(fd)))) continue;
    if (written < 0) return false;
    bytes = (gv_str){bytes.at + written, bytes.len - (size_t)written};
  }
  return true;
}

/* Gives `done`, with errno as it is or that of closing; the descriptor is closed in any case. */
static bool close_after(int fd, bool done) {
  int failure = errno;
  if (close(fd) != 0 && done) return false;
  errno = failure;
  return done;
}

/* After what was said there before. */
static bool write_to_stream(int fd, gv_str bytes) {
  return fflush(fd == STDOUT_FILENO ? stdout : stderr) == 0 && write_all(fd, bytes);
}

/* A device or a pipe. */
static bool write_to_device(const char *path, gv_str bytes) {
  int fd = -1;
  for (int tries = 0; fd < 0 && tries < TRIES; tries++) {
    fd = open(path, O_WRONLY | O_NONBLOCK | O_NOCTTY | O_CLOEXEC);
    if (fd >= 0 || errno != ENXIO) break;
    nanosleep(&(struct timespec){0, PATIENCE / TRIES * 1000000L},
              NULL); /* nobody has opened it to read yet */
  }
  return fd >= 0 && close_after(fd, write_all(fd, bytes));
}

/* Where it is: a file that has other names, too, which are to go on being names of it, or whose
 * folder takes no new files. Room is taken first, so that there is no half of it. */
static bool write_in_place(const char *path, gv_str bytes, off_t size) {
  int fd = open(path, O_WRONLY | O_NOCTTY | O_CLOEXEC);
  if (fd < 0) return false;
  int failure = bytes.len ? posix_fallocate(fd, 0, (off_t)bytes.len) : 0;
  bool room = failure == 0 || failure == EOPNOTSUPP || failure == EINVAL;
  bool written = room && write_all(fd, bytes) && ftruncate(fd, (off_t)bytes.len) == 0;
  if (!room) errno = ftruncate(fd, size) == 0 ? failure : errno;
  return close_after(fd, written);
}

/* What a file is to have beside its bytes. */
typedef struct keeping {
  mode_t mode;
  bool owned; /* it was there, and had these: */
  uid_t user;
  gid_t group;
} keeping;

/* The owner stays who it was; false, with EACCES, where that cannot be had. */
static bool keep_owner(int fd, const keeping *as) {
  struct stat made;
  if (!as->owned || (fstat(fd, &made) == 0 && made.st_uid == as->user && made.st_gid == as->group))
    return true;
  if (fchown(fd, as->user, as->group) == 0) return true;
  errno = EACCES;
  return false;
}

/* Beside the path first, and in its place once all of it is there. */
static bool write_beside(gv_arena *arena, const char *path, gv_str bytes, const keeping *as) {
  char *beside = (char *)gv_format(arena, "%s.XXXXXX", path).at;
  int fd = mkostemp(beside, O_CLOEXEC);
  if (fd < 0) return false;
  bool written = keep_owner(fd, as) && fchmod(fd, as->mode) == 0 && write_all(fd, bytes);
  written = close_after(fd, written) && rename(beside, path) == 0;
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

static bool write_regular(gv_arena *arena, const char *path, gv_str bytes,
                          const struct stat *about) {
  char target[PATH_MAX];
  if (access(path, W_OK) != 0 || !realpath(path, target))
    return false; /* the file itself, not a link to it */
  const keeping as = {about->st_mode & 07777, true, about->st_uid, about->st_gid};
  if (about->st_nlink == 1 && write_beside(arena, target, bytes, &as)) return true;
  bool elsewhere =
      about->st_nlink > 1 || errno == EACCES || errno == EPERM || errno == EROFS || errno == EBUSY;
  return elsewhere && write_in_place(target, bytes, about->st_size);
}

gv_status gv_output_write(gv_arena *arena, const char *path, const gv_output_kind *kind,
                          gv_str bytes, gv_str *error) {
  struct stat about;
  bool there = !is_dash(path) && stat(path, &about) == 0, regular = there && S_ISREG(about.st_mode),
       is_new = !there && (is_dash(path) || errno == ENOENT), written;
  int stream = is_dash(path) ? STDOUT_FILENO : there ? standard_stream(&about) : -1;
  if (stream < 0 && regular && check_kind(arena, path, kind, error) != GV_OK) return GV_UNUSABLE;
  if (stream >= 0)
    written = write_to_stream(stream, bytes);
  else if (regular)
    written = write_regular(arena, path, bytes, &about);
  else if (there)
    written = write_to_device(path, bytes);
  else if (!is_new)
    written = false; /* links that lead nowhere stay */
  else {
    const char *target = gv_output_target(arena, path).at;
    written = write_beside(arena, target, bytes, &(const keeping){.mode = mode_of_new()});
  }
  if (written) return GV_OK;
  return refuse(arena, path, errno == ENXIO ? "no process reads from this pipe" : strerror(errno),
                error);
}

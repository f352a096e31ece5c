/* Reading the input, and refusing what MLIR's parser should not see: files of other kinds, where
 * its message would help nobody, and text nested so deeply that a recursive parser runs out of
 * stack. One pass over the text, far cheaper than parsing it.
 */
#define _GNU_SOURCE
#include "base/foreign.h"
#include "read/read.h"

#include <errno.h>
#include <fcntl.h>
#include <poll.h>
#include <stdio.h>
#include <sys/mman.h>
#include <sys/stat.h>
#include <unistd.h>

/* Resources in bytecode want this alignment. */
enum { ALIGNMENT = 64, FIRST_READ = 1 << 16, PATIENCE = 10000 /* ms */ };
enum { SMALLEST_MAPPED = 1 << 16 };
static const size_t MAX_INPUT = (size_t)2 << 30;

/* ---- reading ---- */

static gv_status cannot(gv_arena *arena, gv_str *error, const char *name, const char *why) {
  *error = gv_format_foreign(arena, "%s: error: cannot read the file: %s\n", name, why);
  return GV_UNUSABLE;
}

/* Whether something comes within a time, or the end. */
static bool comes_soon(int fd) {
  struct pollfd polled = {fd, POLLIN, 0};
  int ready;
  do ready = poll(&polled, 1, PATIENCE);
  while (ready < 0 && errno == EINTR);
  return ready != 0;
}

/* Reads until `size` bytes are there or the input ends; what was read, or -1. */
static ssize_t read_all(int fd, char *at, size_t size) {
  size_t len = 0;
  while (len < size) {
    ssize_t got = read(fd, at + len, size - len);
    if (got < 0 && (errno == EINTR || (errno == EAGAIN && comes_soon(fd)))) continue;
    if (got < 0) return -1;
    if (got == 0) break;
    len += (size_t)got;
  }
  return (ssize_t)len;
}

char *gv_take_aligned(gv_arena *arena, size_t size) {
  char *at = gv_arena_take(arena, size + ALIGNMENT);
  return at + (ALIGNMENT - (uintptr_t)at % ALIGNMENT) % ALIGNMENT;
}

/* A pipe, whose size is not known before. */
static gv_status read_pipe(gv_arena *arena, int fd, const char *name, gv_str *bytes,
                           gv_str *error) {
  size_t room = FIRST_READ, len = 0;
  char *at = gv_malloc(room);
  ssize_t got;
  while ((got = read_all(fd, at + len, room - len)) > 0 && (len += (size_t)got) == room &&
         room < MAX_INPUT)
    at = gv_realloc(at, room *= 2);
  gv_status status = GV_OK;
  if (got < 0)
    status = cannot(arena, error, name, strerror(errno));
  else if (len >= MAX_INPUT)
    status = cannot(arena, error, name, "it is larger than 2 GB");
  else
    *bytes = (gv_str){memcpy(gv_take_aligned(arena, len + 1), at, len), len};
  gv_free(at);
  return status;
}

static gv_status read_regular(gv_arena *arena, int fd, const char *name, size_t size, gv_str *bytes,
                              gv_str *error) {
  if (size >= MAX_INPUT) return cannot(arena, error, name, "it is larger than 2 GB");
  char *at = gv_take_aligned(arena, size + 1);
  ssize_t got = read_all(fd, at, size);
  if (got < 0) return cannot(arena, error, name, strerror(errno));
  *bytes = (gv_str){at, (size_t)got};
  return GV_OK;
}

static const char mark[] = "\xef\xbb\xbf";
enum { MARK_LEN = sizeof mark - 1 };

static bool has_mark(gv_str bytes) { return gv_str_begins(bytes, mark); }

/* A byte order mark says nothing in UTF-8; the first column is after it. The bytes stay where they
 * are aligned. */
static void skip_mark(gv_str *bytes) {
  if (!has_mark(*bytes)) return;
  bytes->len -= MARK_LEN;
  memmove((char *)(uintptr_t)bytes->at, bytes->at + MARK_LEN, bytes->len + 1); /* with the 0 */
}

gv_status gv_read_input(gv_arena *arena, const char *path, bool aside, gv_str *bytes,
                        gv_str *error) {
  bool is_stdin = strcmp(path, "-") == 0;
  const char *name = is_stdin ? "<stdin>" : path;
  int fd = is_stdin ? STDIN_FILENO : open(path, O_RDONLY | O_CLOEXEC | (aside ? O_NONBLOCK : 0));
  if (fd < 0) return cannot(arena, error, name, strerror(errno));
  struct stat about;
  gv_status status;
  if (fstat(fd, &about) != 0)
    status = cannot(arena, error, name, strerror(errno));
  else if (S_ISDIR(about.st_mode))
    status = cannot(
        arena, error, name,
        "it is a directory without any file that ends in .mlir or .mlirbc; name the files in it");
  else if (S_ISREG(about.st_mode) && !is_stdin)
    status = read_regular(arena, fd, name, (size_t)about.st_size, bytes, error);
  else if (aside && !comes_soon(fd))
    status = cannot(arena, error, name, "it is a pipe that no process writes to");
  else
    status = read_pipe(arena, fd, name, bytes, error);
  if (!is_stdin) close(fd);
  if (status == GV_OK) skip_mark(bytes);
  return status;
}

/* ---- mapped files ---- */

struct gv_mapped {
  void *at;
  size_t size;
  int fd;
  struct timespec written;
};

/* After its last byte a page that is mapped is zero, which is what ends a text. */
static bool is_mapped(const struct stat *about) {
  size_t size = (size_t)about->st_size;
  return S_ISREG(about->st_mode) && size >= SMALLEST_MAPPED && size < MAX_INPUT &&
         size % (size_t)sysconf(_SC_PAGESIZE);
}

/* False: it is to be read. Nothing but such a file is opened: whoever writes to a pipe would be
 * told that somebody reads it. */
static bool map(const char *path, gv_mapped *m) {
  struct stat about;
  bool fits = strcmp(path, "-") != 0 && stat(path, &about) == 0 && is_mapped(&about);
  int fd = fits ? open(path, O_RDONLY | O_CLOEXEC | O_NONBLOCK) : -1;
  if (fd < 0) return false;
  if (fstat(fd, &about) == 0 && is_mapped(&about)) {
    *m = (gv_mapped){.size = (size_t)about.st_size, .fd = fd, .written = about.st_mtim};
    m->at = mmap(NULL, m->size, PROT_READ, MAP_PRIVATE, fd, 0);
    if (m->at != MAP_FAILED) return true;
  }
  close(fd);
  return false;
}

gv_status gv_map_input(gv_arena *arena, const char *path, gv_str *bytes, gv_mapped **mapped,
                       gv_str *error) {
  gv_mapped m;
  *mapped = NULL;
  if (!map(path, &m)) return gv_read_input(arena, path, false, bytes, error);
  *bytes = (gv_str){m.at, m.size};
  if (has_mark(*bytes)) { /* what comes after it has to be aligned */
    gv_unmap_input(&m);
    return gv_read_input(arena, path, false, bytes, error);
  }
  *(*mapped = gv_new(arena, gv_mapped, 1)) = m;
  return GV_OK;
}

void gv_drop_pages(const gv_mapped *mapped) {
  if (mapped) madvise(mapped->at, mapped->size, MADV_DONTNEED);
}

bool gv_unmap_input(gv_mapped *mapped) {
  struct stat now;
  bool same = fstat(mapped->fd, &now) == 0 && (size_t)now.st_size == mapped->size &&
              now.st_mtim.tv_sec == mapped->written.tv_sec &&
              now.st_mtim.tv_nsec == mapped->written.tv_nsec;
  munmap(mapped->at, mapped->size);
  close(mapped->fd);
  return same;
}

/* ---- other kinds of files ---- */

bool gv_is_bytecode(gv_str bytes) { return bytes.len >= 4 && memcmp(bytes.at, "ML\xefR", 4) == 0; }

/* What stands first in LLVM IR as text, after blank lines and comments; no operation of MLIR begins
 * with any of these. */
static bool begins_llvm(gv_str text) {
  static const char *const starts[] = {"source_filename", "target ",      "define ", "declare ",
                                       "module asm",      "attributes #", "@",       "$"};
  const char *at = text.at, *end = text.at + text.len;
  bool commented = false;
  while (at < end && (*at == ' ' || *at == '\t' || *at == '\r' || *at == '\n' || *at == ';')) {
    if (*at++ != ';') continue;
    const char *newline = memchr(at, '\n', (size_t)(end - at));
    at = newline ? newline : end;
    commented = true; /* as MLIR has none */
  }
  for (size_t i = 0; i < sizeof starts / sizeof *starts; i++) {
    size_t len = strlen(starts[i]);
    if ((size_t)(end - at) >= len && memcmp(at, starts[i], len) == 0) return true;
  }
  return commented;
}

bool gv_is_bitcode(gv_str bytes) {
  static const char bitcode[] = "BC\xc0\xde", wrapped[] = "\xde\xc0\x17\x0b";
  return bytes.len >= 4 && (memcmp(bytes.at, bitcode, 4) == 0 || memcmp(bytes.at, wrapped, 4) == 0);
}

/* Bitcode or text. */
bool gv_is_llvm_ir(gv_str bytes) { return gv_is_bitcode(bytes) || begins_llvm(bytes); }

static bool is_kernel_source(gv_str name) {
  return gv_str_ends(name, ".cu") || gv_str_ends(name, ".cuh") || gv_str_ends(name, ".cl");
}

/* The first characters are of ASCII, in two bytes each or in four, in either order; NULL: they are
 * not. */
static const char *wide_text(gv_str bytes) {
  enum { LOOKED_AT = 8 };
  unsigned zeros = 0; /* by byte, whether it is one */
  for (size_t i = 0; i < LOOKED_AT && i < bytes.len; i++)
    zeros |= (unsigned)(bytes.at[i] == 0) << i;
  if (bytes.len < LOOKED_AT) return NULL;
  if (zeros == 0xee || zeros == 0x77) return "this is UTF-32 text: save it as UTF-8";
  if (zeros == 0xaa || zeros == 0x55) return "this is UTF-16 text: save it as UTF-8";
  return NULL;
}

/* What the first bytes give away, as a sentence; NULL: may be MLIR. */
static const char *kind_of(gv_str bytes) {
  static const struct {
    const char *start;
    const char *what;
    size_t len; /* 0: all of `start` */
  } kinds[] = {
      {"\x7f"
       "ELF",
       "this is an object file, not MLIR: give the file that it was compiled from"},
      {"!<arch>", "this is an archive, not MLIR: give the files that it was compiled from"},
      {"\x1f\x8b", "this is compressed: unpack it first"},
      {"PK\x03\x04", "this is compressed: unpack it first"},
      {"\xff\xfe\0\0", "this is UTF-32 text: save it as UTF-8", 4},
      {"\0\0\xfe\xff", "this is UTF-32 text: save it as UTF-8", 4},
      {"\xff\xfe", "this is UTF-16 text: save it as UTF-8"},
      {"\xfe\xff", "this is UTF-16 text: save it as UTF-8"},
  };
  for (size_t i = 0; i < sizeof kinds / sizeof *kinds; i++) {
    size_t len = kinds[i].len ? kinds[i].len : strlen(kinds[i].start);
    if (bytes.len >= len && memcmp(bytes.at, kinds[i].start, len) == 0) return kinds[i].what;
  }
  return wide_text(bytes);
}

/* ---- the text ---- */

/* Where a scan of the text is. */
typedef struct scan {
  const char *at, *end;
  uint32_t depth, deepest; /* of ( [ { < */
  uint32_t minuses;        /* in a row: the parser of affine expressions recurses for each */
  const char *where;       /* the deepest place */
  bool any;                /* something other than space and comments is there */
} scan;

/* From after the opening quote to after the closing one. A string ends at the end of its line: the
 * parser will complain. */
static const char *skip_string(const char *at, const char *end) {
  for (; at < end && *at != '\n'; at++) {
    if (*at == '"') return at + 1;
    if (*at == '\\' && at + 1 < end) at++;
  }
  return at;
}

static void open_bracket(scan *s) {
  if (++s->depth <= s->deepest) return;
  s->deepest = s->depth;
  s->where = s->at;
}

/* "->", ">=" and "<=" are no brackets. */
static void angle(scan *s) {
  char before = s->at[-1], after = s->at + 1 < s->end ? s->at[1] : 0;
  if (after == '=') return;
  if (*s->at == '<')
    open_bracket(s);
  else if (before != '-' && s->depth)
    s->depth--;
}

enum { OTHER, SPACE, QUOTE, SLASH, OPEN, CLOSE, ANGLE, MINUS };
static const uint8_t classes[256] = {
    [' '] = SPACE, ['\t'] = SPACE, ['\n'] = SPACE, ['\r'] = SPACE, ['"'] = QUOTE,
    ['/'] = SLASH, ['('] = OPEN,   ['['] = OPEN,   ['{'] = OPEN,   [')'] = CLOSE,
    [']'] = CLOSE, ['}'] = CLOSE,  ['<'] = ANGLE,  ['>'] = ANGLE,  ['-'] = MINUS};

static void scan_text(scan *s) {
  for (; s->at < s->end && s->deepest <= GV_MAX_NESTING && s->minuses <= GV_MAX_NESTING; s->at++) {
    uint8_t class = classes[(uint8_t)*s->at];
    if (class == SPACE) continue;
    if (class == SLASH && s->at + 1 < s->end && s->at[1] == '/') {
      const char *newline = memchr(s->at, '\n', (size_t)(s->end - s->at));
      s->at = newline ? newline : s->end - 1;
      continue;
    }
    s->any = true;
    if (class == OTHER) { /* most of the text */
      s->minuses = 0;
      while (s->at + 1 < s->end && classes[(uint8_t)s->at[1]] <= SPACE) s->at++;
      continue;
    }
    s->minuses = class == MINUS ? s->minuses + 1 : 0;
    if (class == QUOTE)
      s->at = skip_string(s->at + 1, s->end) - 1;
    else if (class == OPEN)
      open_bracket(s);
    else if (class == CLOSE && s->depth)
      s->depth--;
    else if (class == ANGLE)
      angle(s);
  }
}

static void line_and_col(gv_str text, const char *at, uint32_t *line, uint32_t *col) {
  *line = *col = 1;
  for (const char *p = text.at; p < at; p++) {
    ++*col;
    if (*p == '\n') ++*line, *col = 1;
  }
}

static gv_status refuse_at(gv_arena *arena, gv_str name, gv_str text, const char *at,
                           const char *what, gv_str *error) {
  uint32_t line, col;
  line_and_col(text, at, &line, &col);
  *error = gv_format_foreign(arena, "%.*s:%u:%u: error: %s\n", GV_FMT(name), line, col, what);
  return GV_UNUSABLE;
}

static gv_status refuse_text(gv_arena *arena, gv_str name, gv_str text, gv_str *error) {
  const char *zero = memchr(text.at, 0, text.len);
  if (zero)
    return refuse_at(arena, name, text, zero,
                     "a NUL byte: this is neither MLIR text nor MLIR bytecode, or it is damaged",
                     error);
  if (*text.at == '<' || *text.at == '>')
    return GV_OK; /* the scan looks back; the parser will complain */
  scan s = {.at = text.at, .end = text.at + text.len};
  scan_text(&s);
  if (s.deepest > GV_MAX_NESTING || s.minuses > GV_MAX_NESTING)
    return refuse_at(arena, name, text, s.minuses > GV_MAX_NESTING ? s.at - 1 : s.where,
                     "nested more than 2000 deep; if the text is right, divide it into functions",
                     error);
  if (s.any || s.at != s.end) return GV_OK;
  *error = gv_format_foreign(arena, "%.*s: error: there is nothing in it but spaces and comments\n",
                             GV_FMT(name));
  return GV_UNUSABLE;
}

gv_status gv_refuse_input(gv_arena *arena, gv_str name, gv_str bytes, gv_str *error) {
  const char *what = kind_of(bytes);
  if (is_kernel_source(name))
    what = "this is kernel source. This gpuverify verifies host code, before it runs; the older "
           "GPUVerify of Imperial College "
           "London verifies CUDA and OpenCL kernels. Give it the .mlir file that the GPU lowering "
           "made, or LLVM IR: clang++ -x "
           "cuda "
           "--cuda-host-only -g -O1 -S -emit-llvm";
  else if (bytes.len == 0)
    what = "the file is empty";
  else if (gv_is_llvm_ir(bytes))
    what = "this is LLVM IR, not MLIR: give the file that mlir-translate was given";
  if (!what) return gv_is_bytecode(bytes) ? GV_OK : refuse_text(arena, name, bytes, error);
  *error = gv_format_foreign(arena, "%.*s: error: %s\n", GV_FMT(name), what);
  return GV_UNUSABLE;
}

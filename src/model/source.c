/* The source text: its lines, and the names that it gives to values. A name is read off the text at
 * the place of a definition because the parser keeps none: MLIR puts an operation with results at
 * the name of the operation ("%a, %b:2 = [here]op.name"), and a parameter or block argument at its
 * own name ("[here]%arg0: i32"). Cost: a pass over a file at its first line, then what is looked
 * at; a name looks at no more than NAME_REACH bytes.
 */
#define _GNU_SOURCE
#include <errno.h>
#include <fcntl.h>
#include <pthread.h>
#include <sys/stat.h>
#include <unistd.h>

#include "model/model.h"

enum { LARGEST_FILE = 64 << 20, NAME_REACH = 4096, PIECE = 1 << 16, LONGEST_WORD = 64 };

/* The texts of a program are loaded once, whichever of its parts asks for them: each may be another
 * thread's. What is loaded does not change. */
static pthread_mutex_t texts_of_wholes = PTHREAD_MUTEX_INITIALIZER;

static gv_model *enter_whole(const gv_model *part) {
  pthread_mutex_lock(&texts_of_wholes);
  return part->whole;
}

static void leave_whole(void) { pthread_mutex_unlock(&texts_of_wholes); }

/* ---- loading ---- */

static bool read_all(int fd, char *to, size_t size) {
  while (size) {
    ssize_t got = read(fd, to, size);
    if (got < 0 && errno == EINTR) continue;
    if (got <= 0) return false;
    to += got;
    size -= (size_t)got;
  }
  return true;
}

/* A byte order mark is no column. */
static gv_str without_mark(gv_str text) {
  bool marked = text.len >= 3 && memcmp(text.at, "\xef\xbb\xbf", 3) == 0;
  return marked ? (gv_str){text.at + 3, text.len - 3} : text;
}

/* A regular file and nothing else: O_NONBLOCK keeps a FIFO from holding us before we have seen what
 * it is. -1: there is none, or it is too large. */
static int open_source(gv_str path, size_t *size) {
  struct stat info;
  if (!path.len || memchr(path.at, 0, path.len)) return -1;
  int fd = open(path.at, O_RDONLY | O_NONBLOCK | O_NOCTTY | O_CLOEXEC);
  if (fd < 0) return -1;
  if (fstat(fd, &info) == 0 && S_ISREG(info.st_mode) && info.st_size <= LARGEST_FILE) {
    *size = (size_t)info.st_size;
    return fd;
  }
  close(fd);
  return -1;
}

static gv_str load(gv_arena *arena, gv_str path) {
  gv_str text = {NULL, 0};
  size_t size;
  int fd = open_source(path, &size);
  if (fd < 0) return text;
  char *bytes = gv_arena_take(arena, size + 1);
  if (read_all(fd, bytes, size)) text = without_mark((gv_str){bytes, size});
  close(fd);
  return text;
}

/* Read piece by piece, each with the end of the one before, in which the word may begin. */
static bool file_has(gv_str path, gv_str word) {
  size_t left, kept = 0;
  int fd = open_source(path, &left);
  bool has = false;
  if (fd < 0) return false;
  char *piece = gv_malloc(PIECE);
  while (left && !has) {
    size_t size = PIECE - kept < left ? PIECE - kept : left, len = kept + size;
    if (!read_all(fd, piece + kept, size)) break;
    left -= size;
    has = gv_str_find((gv_str){piece, len}, word) != NULL;
    kept = len < word.len - 1 ? len : word.len - 1;
    memmove(piece, piece + len - kept, kept);
  }
  gv_free(piece);
  close(fd);
  return has;
}

static void index_lines(gv_arena *arena, gv_file *file) {
  const char *end = file->text.at + file->text.len;
  uint32_t count = 1;
  for (const char *p = file->text.at; (p = memchr(p, '\n', (size_t)(end - p))); p++) count++;
  file->line_starts = gv_new(arena, uint32_t, count);
  file->line_count = count;
  uint32_t line = 1;
  for (const char *p = file->text.at; (p = memchr(p, '\n', (size_t)(end - p))); p++)
    file->line_starts[line++] = (uint32_t)(p + 1 - file->text.at);
}

/* The file with its text; NULL when that is not to be had. File 0 is never read from disk where it
 * was read before: its text is what was parsed, or it is bytecode. */
static bool is_to_be_loaded(const gv_model *model, uint32_t index) {
  const gv_file *file = &model->files.at[index];
  return !file->text.at && (index > 0 || model->was_in_memory) && !file->tried;
}

static gv_file *file_with_text(gv_model *model, uint32_t index) {
  if (index >= model->files.len) return NULL;
  gv_file *file = &model->files.at[index];
  if (is_to_be_loaded(model, index)) file->text = load(&model->arena, file->path);
  file->tried = true;
  return file->text.at && file->text.len <= UINT32_MAX ? file : NULL;
}

static const gv_file *file_with_lines(gv_model *model, uint32_t index) {
  gv_file *file = file_with_text(model, index);
  if (file && !file->line_starts) index_lines(&model->arena, file);
  return file;
}

static gv_str text_of(gv_model *model, uint32_t file) {
  const gv_file *f = file_with_text(model, file);
  return f ? f->text : (gv_str){NULL, 0};
}

gv_str gv_source_text(gv_model *model, uint32_t file) {
  if (!model->whole) return text_of(model, file);
  gv_str text = text_of(enter_whole(model), file);
  leave_whole();
  return text;
}

static bool has_word(gv_model *model, uint32_t index, gv_str word) {
  if (index >= model->files.len) return false;
  gv_file *file = &model->files.at[index];
  if (file->lacks.at && gv_str_equal(file->lacks, word)) return false;
  bool has = is_to_be_loaded(model, index) ? file_has(file->path, word)
                                           : gv_str_find(text_of(model, index), word) != NULL;
  if (!has) file->lacks = gv_str_copy(&model->arena, word);
  return has;
}

bool gv_source_has(gv_model *model, uint32_t file, gv_str word) {
  GV_CHECK(word.len && word.len <= LONGEST_WORD);
  if (!model->whole) return has_word(model, file, word);
  bool has = has_word(enter_whole(model), file, word);
  leave_whole();
  return has;
}

static gv_str line_of(gv_model *model, uint32_t file, uint32_t line) {
  const gv_file *f = file_with_lines(model, file);
  if (!f || line == 0 || line > f->line_count) return (gv_str){NULL, 0};
  size_t start = f->line_starts[line - 1];
  size_t end = line < f->line_count ? f->line_starts[line] - 1 : f->text.len;
  if (end > start && f->text.at[end - 1] == '\r') end--;
  return (gv_str){f->text.at + start, end - start};
}

gv_str gv_source_line(gv_model *model, uint32_t file, uint32_t line) {
  if (!model->whole) return line_of(model, file, line);
  gv_str found = line_of(enter_whole(model), file, line);
  leave_whole();
  return found;
}

/* ---- names ---- */

static bool is_space(char c) { return c == ' ' || c == '\t' || c == '\n' || c == '\r'; }
static bool is_digit(char c) { return c >= '0' && c <= '9'; }
static bool is_letter(char c) { return (c >= 'a' && c <= 'z') || (c >= 'A' && c <= 'Z'); }
static bool is_name_char(char c) {
  return is_letter(c) || is_digit(c) || c == '_' || c == '$' || c == '.' || c == '-';
}

/* The text from `low` up to a definition, read from its end: `at` goes down. */
typedef struct backward {
  const char *low, *at;
  bool cut; /* there is text before `low` */
} backward;

/* Passes over blanks; stops before a line that ends in a comment, which is no part of any list. */
static void skip_spaces(backward *b) {
  while (b->at > b->low && is_space(b->at[-1])) {
    if (*--b->at != '\n') continue;
    const char *line = b->at;
    while (line > b->low && line[-1] != '\n') line--;
    for (const char *p = line; p + 1 < b->at; p++)
      if (p[0] == '/' && p[1] == '/') *b = (backward){b->at, b->at, false};
  }
}

static bool skip_char(backward *b, char c) {
  skip_spaces(b);
  if (b->at == b->low || b->at[-1] != c) return false;
  b->at--;
  return true;
}

static gv_str take_word(backward *b) {
  skip_spaces(b);
  const char *end = b->at;
  while (b->at > b->low && is_name_char(b->at[-1])) b->at--;
  return (gv_str){b->at, (size_t)(end - b->at)};
}

/* A place in a list of results: "%name" or "%name:count". */
typedef struct result_item {
  gv_str name; /* with its '%' */
  uint32_t count;
} result_item;

static uint32_t count_of(gv_str digits) {
  uint32_t count = 0;
  for (size_t i = 0; i < digits.len; i++) {
    if (!is_digit(digits.at[i]) || count > UINT16_MAX) return 0;
    count = count * 10 + (uint32_t)(digits.at[i] - '0');
  }
  return count;
}

static bool take_item(backward *b, result_item *item) {
  gv_str word = take_word(b);
  item->count = 1;
  if (skip_char(b, ':')) {
    item->count = count_of(word);
    word = take_word(b);
  }
  if (!word.len || !item->count || b->at == b->low || b->at[-1] != '%') return false;
  b->at--;
  item->name = (gv_str){word.at - 1, word.len + 1};
  return true;
}

typedef GV_VEC(result_item) result_list;

/* The list that ends at the '=' before `at`, from its last item to its first. */
static bool take_list(backward *b, result_list *list) {
  if (!skip_char(b, '=')) return false;
  do {
    result_item item;
    if (!take_item(b, &item)) return false;
    *gv_push(list) = item;
  } while (skip_char(b, ','));
  return !b->cut || b->at > b->low; /* else the list may begin further back than we look */
}

/* The name of result number `index` of the operation whose text begins where `before` ends. */
static gv_str name_of_result(gv_arena *arena, gv_str before, uint32_t index) {
  const char *end = before.at + before.len;
  bool cut = before.len > NAME_REACH;
  backward b = {cut ? end - NAME_REACH : before.at, end, cut};
  result_list list = {0};
  gv_str name = {NULL, 0};
  if (take_list(&b, &list)) {
    while (list.len && index >= list.at[list.len - 1].count) index -= gv_pop(&list).count;
    result_item item = list.len ? list.at[list.len - 1] : (result_item){.count = 0};
    if (item.count)
      name = item.count == 1 ? item.name : gv_format(arena, "%.*s#%u", GV_FMT(item.name), index);
  }
  gv_vec_free(&list);
  return name;
}

static gv_str name_at(gv_str from) {
  size_t len = 1;
  while (len < from.len && len < NAME_REACH && is_name_char(from.at[len])) len++;
  return len > 1 ? (gv_str){from.at, len} : (gv_str){NULL, 0};
}

gv_str gv_name_in_text(gv_model *model, gv_loc loc, uint32_t index) {
  gv_str none = {NULL, 0};
  gv_str line = gv_source_line(model, loc.file, loc.line);
  if (!line.at || loc.col == 0 || loc.col > line.len) return none;
  const char *at = line.at + loc.col - 1;
  gv_str text = gv_source_text(model, loc.file);
  if (*at == '%') return name_at((gv_str){at, (size_t)(line.at + line.len - at)});
  if (!is_letter(*at) && *at != '_' && *at != '"') return none;
  return name_of_result(&model->arena, (gv_str){text.at, (size_t)(at - text.at)}, index);
}

gv_str gv_value_name(gv_model *model, gv_value_id value) {
  const gv_value *v = &model->values.at[value];
  if (v->loc.file != 0) return (gv_str){NULL, 0};
  /* A block argument whose place is an operation stands for a result of it. */
  uint32_t index = v->def == GV_DEF_RESULT || v->def == GV_DEF_BLOCK_ARG ? v->b : v->index;
  return gv_name_in_text(model, v->loc, index);
}

/* The end of "gpu.wait" or "\"gpu.wait\"" that begins the text; NULL: it begins with something
 * else. A method of C++ is not taken for one. */
static bool take_op(gv_str text, gv_str *word) {
  bool quoted = text.len && text.at[0] == '"';
  size_t from = quoted, to = from;
  uint32_t dots = 0;
  while (to < text.len && (is_letter(text.at[to]) || is_digit(text.at[to]) || text.at[to] == '_' ||
                           text.at[to] == '.'))
    dots += text.at[to++] == '.';
  *word = (gv_str){text.at + from, to - from};
  if (!dots || text.at[from] == '.' || text.at[to - 1] == '.') return false;
  return quoted ? to < text.len && text.at[to] == '"' : to == text.len || text.at[to] != '(';
}

gv_str gv_op_in_text(gv_model *model, gv_loc loc, gv_str name) {
  gv_str none = {NULL, 0}, line = gv_source_line(model, loc.file, loc.line), word;
  size_t mark = name.len && name.at[0] == '@';
  if (!line.at || loc.col == 0 || loc.col > line.len) return none;
  if (name.len == mark || memmem(line.at, line.len, name.at + mark, name.len - mark)) return none;
  return take_op((gv_str){line.at + loc.col - 1, line.len - loc.col + 1}, &word) ? word : none;
}

/* Each name with the place of its value; a second place makes it shared. */
static void count_names(gv_model *model) {
  for (gv_value_id v = 0; v < model->values.len; v++) {
    gv_loc loc = model->values.at[v].loc;
    gv_str name = gv_value_name(model, v);
    bool found;
    if (!name.len) continue;
    uint32_t *place = gv_map_at(&model->names, gv_hash(name.at, name.len, 0), &found);
    if (!found)
      *place = loc.line;
    else if (*place != loc.line)
      *place = GV_NONE - 1;
  }
}

static bool is_shared(gv_model *model, gv_str name) {
  if (!model->has_names) count_names(model);
  model->has_names = true;
  return gv_map_get(&model->names, gv_hash(name.at, name.len, 0)) == GV_NONE - 1;
}

bool gv_is_name_shared(gv_model *model, gv_str name) {
  if (!model->whole) return is_shared(model, name);
  bool shared = is_shared(enter_whole(model), name);
  leave_whole();
  return shared;
}

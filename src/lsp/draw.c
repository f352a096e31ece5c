/* Pictures: made in a child process, shown by the client from a file that lives as long as the
 * session. */
#define _GNU_SOURCE
#include <errno.h>
#include <fcntl.h>
#include <stdlib.h>
#include <unistd.h>

#include "base/split.h"
#include "lsp/server.h"
#include "lsp/uri.h"

enum {
  SECONDS = 60,
  DRAWINGS_AT_ONCE = 4,
  DRAWN = 0,
  NOT_DRAWN = 1,
  INFORMATION = 3 /* of messages */
};

typedef struct job {
  const gv_session *session;
  const gv_document *document;
  gv_str function;
} job;

static bool defines(gv_arena *arena, gv_str text, gv_str function) {
  gv_str name = gv_format(arena, "@%.*s(", GV_FMT(function));
  return memmem(text.at, text.len, name.at, name.len) != NULL;
}

/* Of several programs in one text the first that has the function. */
static gv_lsp_document subject_of(gv_arena *arena, const job *j) {
  gv_str text = {j->document->text.at, j->document->text.len}, rest = text, part;
  gv_lsp_document subject = {gv_uri_to_path(arena, j->document->uri), text,
                             !j->document->is_compiled && gv_is_split(text)};
  if (!subject.path.at) subject.path = j->document->uri;
  while (subject.is_part && gv_split_next(arena, text, &rest, &part)) {
    subject.text = part;
    if (!j->function.len || defines(arena, part, j->function)) break;
  }
  return subject;
}

static int draw(void *with, FILE *out) {
  const job *j = with;
  gv_arena arena = {0};
  gv_lsp_document subject = subject_of(&arena, j);
  bool drawn = j->session->hooks->draw(j->session->hooks->with, &subject, j->function, out);
  gv_arena_clear(&arena);
  return drawn ? DRAWN : NOT_DRAWN;
}

void gv_draw(gv_session *s, gv_document *d, const json_t *id, gv_str function) {
  job j = {s, d, function};
  gv_child child;
  if (s->drawings.len >= DRAWINGS_AT_ONCE || !gv_child_start(&child, draw, &j, SECONDS, true)) {
    gv_rpc_error(s, id, GV_RPC_REQUEST_FAILED,
                 "other pictures are being made; try again when they are done");
    return;
  }
  gv_drawing *drawing = gv_push(&s->drawings);
  drawing->id = gv_json_sure(json_deep_copy(id));
  drawing->child = child;
}

/* ---- what was drawn ---- */

static bool write_all(int fd, const char *at, size_t len) {
  while (len) {
    ssize_t written = write(fd, at, len);
    if (written < 0 && errno == EINTR) continue;
    if (written <= 0) return false;
    at += written;
    len -= (size_t)written;
  }
  return true;
}

/* The path of a new file with these bytes, or NULL. */
static char *write_page(const char *bytes, size_t len) {
  const char *folder = getenv("TMPDIR");
  char *path;
  if (asprintf(&path, "%s/gpuverify-XXXXXX.html", folder && *folder == '/' ? folder : "/tmp") < 0)
    gv_out_of_memory();
  int fd = mkostemps(path, (int)strlen(".html"), O_CLOEXEC);
  bool written = fd >= 0 && write_all(fd, bytes, len);
  if (fd >= 0 && close(fd) != 0) written = false;
  if (written) return path;
  if (fd >= 0) unlink(path);
  free(path);
  return NULL;
}

static void show(gv_session *s, const json_t *id, char *path) {
  gv_arena arena = {0};
  gv_str uri = gv_uri_of_path(&arena, gv_str_of(path), GV_STR(""));
  *gv_push(&s->pages) = path;
  if (s->shows_documents && !s->shows_graphs) {
    json_t *params = gv_json_sure(json_object());
    gv_json_set(params, "uri", gv_json_text(uri));
    gv_json_set(params, "external", json_true());
    gv_rpc_request(s, gv_json_text_c("gpuverify-page"), "window/showDocument", params);
  } else if (!s->shows_graphs) { /* nobody would ever see it */
    json_t *params = gv_json_object_of("type", json_integer(INFORMATION));
    gv_json_set(params, "message",
                gv_json_text(gv_format(&arena, "the graph is in %s: open it in a browser", path)));
    gv_rpc_notify(s, "window/showMessage", params);
  }
  json_t *result = gv_json_sure(json_object());
  gv_json_set(result, "uri", gv_json_text(uri));
  gv_rpc_result(s, id, result);
  gv_arena_clear(&arena);
}

static void finish(gv_session *s, gv_drawing *d) {
  char *path =
      gv_child_end(&d->child) == DRAWN ? write_page(d->child.bytes.at, d->child.bytes.len) : NULL;
  if (path)
    show(s, d->id, path);
  else
    gv_rpc_error(s, d->id, GV_RPC_REQUEST_FAILED,
                 "no picture could be made of this; see whether it can be verified");
}

static void release(gv_drawing *d) {
  json_decref(d->id);
  gv_vec_free(&d->child.bytes);
}

void gv_drawing_read(gv_session *s, uint32_t i) {
  gv_drawing *d = &s->drawings.at[i];
  if (gv_child_read(&d->child)) return;
  finish(s, d);
  release(d);
  memmove(d, d + 1, (s->drawings.len - i - 1) * sizeof *d);
  s->drawings.len--;
}

void gv_drawings_clear(gv_session *s) {
  for (uint32_t i = 0; i < s->drawings.len; i++) {
    gv_child_stop(&s->drawings.at[i].child);
    release(&s->drawings.at[i]);
  }
  for (uint32_t i = 0; i < s->pages.len; i++) {
    unlink(s->pages.at[i]);
    free(s->pages.at[i]);
  }
  gv_vec_free(&s->drawings);
  gv_vec_free(&s->pages);
}

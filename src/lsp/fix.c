/* What mends findings: looked for in children of their own, once somebody asks for it, so that
 * nobody waits for it who does not. */
#include "lsp/server.h"

enum { SECONDS = 120 };

typedef struct job {
  const gv_session *session;
  const gv_document *document;
  gv_fixing_kind kind;
} job;

static int fix(void *with, FILE *out) {
  const job *j = with;
  return gv_document_answer(j->session, j->document, j->kind, out);
}

static json_t *nothing(void) { return gv_json_sure(json_pack("{s:[],s:[]}", "fixes", "edits")); }

static bool is_found(gv_session *s, gv_document *d, gv_fixing_kind kind) {
  gv_fixing *f = &d->fixings[kind];
  job j = {s, d, kind};
  unsigned seconds = SECONDS + s->hooks->seconds + (d->is_compiled ? s->hooks->more_seconds : 0);
  bool runs = f->found || f->child.pid ||
              (s->hooks->fix && gv_child_start(&f->child, fix, &j, seconds, true));
  if (!runs) f->found = nothing();
  return f->found;
}

bool gv_fixing_ready(gv_session *s, gv_document *d, gv_need need, const json_t *params) {
  bool all = need == GV_NEEDS_ALL_FIXED || gv_wants_all_fixed(s, params);
  if (need == GV_NEEDS_ACTIONS && gv_wants_fixes(d, params) && !is_found(s, d, GV_FIXING_EACH))
    return false;
  return !all || is_found(s, d, GV_FIXING_ALL);
}

void gv_fixing_read(gv_session *s, gv_document *d, gv_fixing_kind kind) {
  gv_fixing *f = &d->fixings[kind];
  if (gv_child_read(&f->child)) return;
  if (gv_child_end(&f->child) == 0)
    f->found = json_loadb(f->child.bytes.at, f->child.bytes.len, JSON_ALLOW_NUL, NULL);
  if (!f->found) f->found = nothing();
  gv_vec_free(&f->child.bytes);
  gv_document_serve(s, d);
}

void gv_fixings_stop(gv_document *d) {
  for (gv_fixing_kind kind = 0; kind < GV_FIXINGS; kind++) {
    gv_fixing *f = &d->fixings[kind];
    if (f->child.pid) gv_child_stop(&f->child);
    gv_vec_free(&f->child.bytes);
  }
}

void gv_fixings_forget(gv_document *d) {
  gv_fixings_stop(d);
  for (gv_fixing_kind kind = 0; kind < GV_FIXINGS; kind++) {
    json_decref(d->fixings[kind].found);
    d->fixings[kind].found = NULL;
  }
}

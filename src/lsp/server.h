/* server: one client's session, without the connection: bytes in, bytes out, and a clock that the
 * caller reads.
 *
 * Each open document is checked in a child process when it was opened or has been left alone for a
 * moment; a change gives the check up. What it found is kept until the next change, and requests
 * wait for it. One that is compiled is checked when it was opened or saved.
 */
#ifndef GV_LSP_SERVER_H
#define GV_LSP_SERVER_H

#include "base/child.h"
#include "lsp/document.h"
#include "lsp/framing.h"
#include "lsp/lsp.h"
#include "json/json.h"

typedef uint64_t gv_time; /* milliseconds, from some beginning */
#define GV_NEVER UINT64_MAX

typedef enum gv_phase { GV_PHASE_NEW, GV_PHASE_OPEN, GV_PHASE_SHUT, GV_PHASE_GONE } gv_phase;

/* What a request needs of a document's answer. */
typedef enum gv_need {
  GV_NEEDS_NOTHING,
  GV_NEEDS_FINDINGS,
  GV_NEEDS_NAMES,
  GV_NEEDS_ACTIONS,   /* findings, and their fixes where the request is about one that may have some
                       */
  GV_NEEDS_ALL_FIXED, /* the edits that mend all findings */
} gv_need;

typedef struct gv_session gv_session;
typedef struct gv_document gv_document;
typedef json_t *gv_handler(gv_session *session, gv_document *document, const json_t *params);

/* A request that waits for what its document's check finds. */
typedef struct gv_waiting {
  json_t *id, *params;
  gv_need need;
  gv_handler *handler;
} gv_waiting;

typedef enum gv_progress { GV_PROGRESS_NONE, GV_PROGRESS_ASKED, GV_PROGRESS_SHOWN } gv_progress;

/* What is looked for in a child of its own once somebody asks for it. */
typedef enum gv_fixing_kind {
  GV_FIXING_EACH, /* line 1 of an answer, with what mends each finding */
  GV_FIXING_ALL,  /* edits that mend as many as can be */
  GV_FIXINGS
} gv_fixing_kind;

typedef struct gv_fixing {
  gv_child child; /* pid 0: none runs */
  json_t *found;  /* NULL: not known */
} gv_fixing;

struct gv_document {
  gv_str uri; /* owned */
  json_int_t version;
  gv_text text;
  bool is_compiled; /* checked when it was opened or saved, and at no other time */
  bool is_edited;   /* since then */
  /* checking */
  gv_child child;        /* pid 0: no check runs */
  GV_VEC(char) reply;    /* what it has written */
  gv_time due, deadline; /* when the next check starts; GV_NEVER: not before something happens. No
                            later than deadline */
  gv_time started;
  gv_progress progress;
  uint32_t token; /* of the progress */
  /* what was found */
  uint32_t serial;  /* of the check, for result ids */
  json_t *findings; /* line 1 of an answer; NULL: not known yet */
  bool complete;    /* nothing more will come */
  json_t *names;    /* line 2, once it was asked for */
  gv_fixing fixings[GV_FIXINGS];
  GV_VEC(gv_waiting) waiting;
  bool lenses_missed, hints_missed; /* a request for them was refused */
  bool diagnostics_missed;          /* a client that pulls does not know that there are others */
};

/* A picture that is being made for a request. */
typedef struct gv_drawing {
  json_t *id;
  gv_child child;
} gv_drawing;

struct gv_session {
  const gv_lsp_hooks *hooks;
  gv_framing in;
  GV_VEC(char) out; /* to be sent, … */
  uint32_t sent;    /* … but for so many bytes, which were */
  gv_time now;
  gv_phase phase;
  bool polite; /* it was shut down before it ended */
  gv_encoding encoding;
  /* what the client can do; plain: no Markdown */
  bool related, pulls, shows_progress, versions_edits, shows_documents, plain;
  bool resolves_edits; /* of code actions, when one is chosen */
  bool shows_graphs;   /* a graph that was asked for, from the answer */
  bool symbol_tree, refreshes_lenses, refreshes_hints, refreshes_diagnostics;
  uint32_t debounce;    /* milliseconds */
  uint32_t last_number; /* of requests, progress and checks */
  GV_VEC(gv_document *) documents;
  GV_VEC(gv_drawing) drawings;
  GV_VEC(char *) pages; /* files that were made, removed at the end */
};

/* Overwrites it; `hooks` must outlive it. Nothing is sent before the client has begun. */
void gv_session_init(gv_session *session, const gv_lsp_hooks *hooks);
/* Ends all children, frees documents and buffers, and removes the files of pictures. What was not
 * sent is lost. */
void gv_session_clear(gv_session *session);
/* Takes bytes from the client. */
void gv_session_receive(gv_session *session, gv_str bytes);
/* Does what is due at session->now; gives the time when to call it again at the latest. */
gv_time gv_session_tick(gv_session *session);

/* ---- rpc.c: messages to the client; results and params are given away ------------------------ */

enum {
  GV_RPC_PARSE_ERROR = -32700,
  GV_RPC_INVALID_REQUEST = -32600,
  GV_RPC_METHOD_NOT_FOUND = -32601,
  GV_RPC_INVALID_PARAMS = -32602,
  GV_RPC_NOT_INITIALIZED = -32002,
  GV_RPC_REQUEST_FAILED = -32803,
  GV_RPC_SERVER_CANCELLED = -32802,
  GV_RPC_CONTENT_MODIFIED = -32801,
  GV_RPC_REQUEST_CANCELLED = -32800,
};
/* `id` is copied; result NULL is null. */
void gv_rpc_result(gv_session *session, const json_t *id, json_t *result);
/* id NULL: it is not known what went wrong. */
void gv_rpc_error(gv_session *session, const json_t *id, int code, const char *message);
/* A message without an answer. */
void gv_rpc_notify(gv_session *session, const char *method, json_t *params);
/* One with an answer, which comes to gv_session_receive(). The id is given away, too; params may be
 * NULL. */
void gv_rpc_request(gv_session *session, json_t *id, const char *method, json_t *params);
/* {"kind": kind, …} for a progress token, which stays the caller's. */
void gv_rpc_progress(gv_session *session, const json_t *token, const char *kind, const char *title);

/* ---- check.c: documents and their checks ----------------------------------------------------- */

gv_document *gv_document_of(const gv_session *session, gv_str uri); /* NULL: not open */
/* Its text is checked at the next tick. uri and text are copied; one that is open already gets the
 * text. */
void gv_document_open(gv_session *session, gv_str uri, json_int_t version, gv_str text);
/* What its file holds is what it holds. */
void gv_document_saved(gv_session *session, gv_document *document);
/* Its text is another now. */
void gv_document_changed(gv_session *session, gv_document *document);
/* Ends its check, takes back what was published, refuses the requests that wait, and frees the
 * document. */
void gv_document_close(gv_session *session, gv_document *document);
/* Calls the handler and sends its result, now or when what it needs is known. The id and the params
 * are copied. */
void gv_document_ask(gv_session *session, gv_document *document, const json_t *id,
                     const json_t *params, gv_need need, gv_handler *handler);
/* The client takes the request back, or does not want to wait for what the token shows. */
void gv_cancel_request(gv_session *session, const json_t *id);
/* The same by the token of a check, or of a request that waits. */
void gv_cancel_progress(gv_session *session, const json_t *token);
/* The client has answered the request for progress `id`; it is shown only where that was `created`.
 */
void gv_progress_created(gv_session *session, const json_t *id, bool created);
/* Something can be read from a child, or it ended. */
void gv_document_read(gv_session *session, gv_document *document);
/* Starts what is due; when the next thing is. */
gv_time gv_documents_tick(gv_session *session);
/* Line 2 of the answer; NULL: there is none. */
const json_t *gv_document_names(gv_document *document);

/* Answers those that wait for what is known now. */
void gv_document_serve(gv_session *session, gv_document *document);
/* Checks its text in this process, by the fixing's kind or, GV_FIXINGS, as it is, and writes the
 * answer; for a child. */
int gv_document_answer(const gv_session *session, const gv_document *document, gv_fixing_kind kind,
                       FILE *out);

/* ---- fix.c: what mends findings -------------------------------------------------------------- */

/* Is what the request needs known? The findings are. Where it is not, it is being looked for from
 * now on. */
bool gv_fixing_ready(gv_session *session, gv_document *document, gv_need need,
                     const json_t *params);
/* Something can be read from the child of a fixing. */
void gv_fixing_read(gv_session *session, gv_document *document, gv_fixing_kind kind);
/* Ends the children, and forgets what they found. */
void gv_fixings_forget(gv_document *document);
/* … of those that have found nothing yet. */
void gv_fixings_stop(gv_document *document);

/* ---- draw.c: pictures ------------------------------------------------------------------------ */

/* Draws the function (empty: all) in a child; the request is answered once that ends, or at once
 * with an error where too many run. The id is copied. */
void gv_draw(gv_session *session, gv_document *document, const json_t *id, gv_str function);
/* Something can be read from the child of drawing number `drawing`. At its end the request is
 * answered, and those after it get numbers one lower. */
void gv_drawing_read(gv_session *session, uint32_t drawing);
/* Ends the children without an answer, and removes the files that were made. */
void gv_drawings_clear(gv_session *session);

/* ---- requests.c: what is said about a document ----------------------------------------------- */

/* Is the request about a finding that may have a fix, and does it want one? */
bool gv_wants_fixes(const gv_document *document, const json_t *params);
/* Does it want all fixes at once, from a client that cannot ask for their edits later? */
bool gv_wants_all_fixed(const gv_session *session, const json_t *params);
gv_handler gv_hover, gv_definition, gv_references, gv_code_lens, gv_code_action, gv_diagnostic,
    gv_symbols, gv_inlay_hints, gv_resolve_action;

#endif

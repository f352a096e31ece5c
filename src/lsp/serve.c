/* The connection: waits for the client and for the children, and sends what there is to send. */
#include <errno.h>
#include <poll.h>
#include <time.h>
#include <unistd.h>

#include "lsp/server.h"

enum {
  PIECE = 1 << 16,
  ATOMIC = 4096, /* bytes that a pipe takes without waiting when poll says that it takes any */
  MOST_UNSENT =
      64 << 20, /* more than that, and the client has to read before it is listened to again */
};

static gv_time now(void) {
  struct timespec t;
  clock_gettime(CLOCK_MONOTONIC, &t);
  return (gv_time)t.tv_sec * 1000 + (gv_time)t.tv_nsec / 1000000;
}

typedef GV_VEC(struct pollfd) poll_list;

static uint32_t unsent(const gv_session *s) { return s->out.len - s->sent; }

/* First the client's two ends, then the children of documents, then those that look for their
 * fixes, then those of drawings. A negative number is not waited for. */
static void list(const gv_session *s, int in, int out, poll_list *fds) {
  fds->len = 0;
  *gv_push(fds) = (struct pollfd){unsent(s) < MOST_UNSENT ? in : -1, POLLIN, 0};
  *gv_push(fds) = (struct pollfd){unsent(s) ? out : -1, POLLOUT, 0};
  for (uint32_t i = 0; i < s->documents.len; i++)
    *gv_push(fds) = (struct pollfd){
        s->documents.at[i]->child.pid ? s->documents.at[i]->child.from : -1, POLLIN, 0};
  for (uint32_t i = 0; i < s->documents.len * GV_FIXINGS; i++) {
    const gv_child *child = &s->documents.at[i / GV_FIXINGS]->fixings[i % GV_FIXINGS].child;
    *gv_push(fds) = (struct pollfd){child->pid ? child->from : -1, POLLIN, 0};
  }
  for (uint32_t i = 0; i < s->drawings.len; i++)
    *gv_push(fds) = (struct pollfd){s->drawings.at[i].child.from, POLLIN, 0};
}

/* False: the client is gone. */
static bool receive(gv_session *s, int in) {
  char piece[PIECE];
  ssize_t got = read(in, piece, sizeof piece);
  if (got < 0) return errno == EINTR || errno == EAGAIN;
  gv_session_receive(s, (gv_str){piece, (size_t)got});
  return got > 0;
}

static bool send_some(gv_session *s, int out, uint32_t most) {
  ssize_t sent = write(out, s->out.at + s->sent, unsent(s) < most ? unsent(s) : most);
  if (sent < 0) return errno == EINTR || errno == EAGAIN;
  s->sent += (uint32_t)sent;
  if (!unsent(s)) s->out.len = s->sent = 0;
  return true;
}

/* What was there when it was listed, from the last to the first, since reading can take a drawing
 * off its list. Only then the client, whose messages can change the lists. */
static bool attend(gv_session *s, const poll_list *fds, int in, int out) {
  uint32_t documents = s->documents.len, drawings = s->drawings.len,
           fixings = documents * GV_FIXINGS;
  for (uint32_t i = drawings; i-- > 0;)
    if (fds->at[2 + documents + fixings + i].revents) gv_drawing_read(s, i);
  for (uint32_t i = 0; i < fixings; i++)
    if (fds->at[2 + documents + i].revents)
      gv_fixing_read(s, s->documents.at[i / GV_FIXINGS], (gv_fixing_kind)(i % GV_FIXINGS));
  for (uint32_t i = 0; i < documents; i++)
    if (fds->at[2 + i].revents) gv_document_read(s, s->documents.at[i]);
  if (fds->at[1].revents && !send_some(s, out, ATOMIC)) return false;
  return !fds->at[0].revents || receive(s, in);
}

static int timeout(gv_time next, gv_time at) {
  enum { LONGEST = 60 * 1000 };
  if (next == GV_NEVER) return -1;
  return next <= at ? 0 : next - at < LONGEST ? (int)(next - at) : LONGEST;
}

int gv_lsp_serve(const gv_lsp_hooks *hooks, int in, int out) {
  gv_session s;
  poll_list fds = {0};
  bool there = true;
  gv_session_init(&s, hooks);
  while (there && s.phase != GV_PHASE_GONE) {
    s.now = now();
    int wait = timeout(gv_session_tick(&s), s.now);
    list(&s, in, out, &fds);
    int ready = poll(fds.at, fds.len, wait);
    s.now = now();
    if (ready > 0) there = attend(&s, &fds, in, out);
    if (ready < 0 && errno != EINTR) there = false;
  }
  while (there && unsent(&s) && send_some(&s, out, unsent(&s))) continue;
  bool polite = s.polite;
  gv_session_clear(&s);
  gv_vec_free(&fds);
  return polite ? 0 : 1;
}

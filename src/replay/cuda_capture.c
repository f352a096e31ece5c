/* Stream capture: a plan's streams are forked from one of ours that has nothing on it, so that each
 * begins with nothing before it, and joined to it in the end. See "Stream Management" and "Graph
 * Management" in NVIDIA's CUDA Driver API.
 */
#include "replay/cuda_room.h"

enum {
  RELAXED = 2 /* CU_STREAM_CAPTURE_MODE_RELAXED: other calls of this thread are not forbidden */
};

static const char *lacks(gv_device *d) { return ((cuda *)d)->lacks; }

static gv_answer begin(gv_device *d) {
  cuda *c = (cuda *)d;
  c->joined.len = 0;
  return c->capture.cuStreamBeginCapture_v2(c->own, RELAXED);
}

/* What is on one stream now comes before what the other is given. */
static gv_answer order(cuda *c, void *before, void *after) {
  uint64_t event;
  gv_answer answer = c->device.backend->make(&c->device, GV_OBJECT_EVENT, 0, false, &event);
  if (!answer) answer = c->call.cuEventRecord(gv_pointer(event), before);
  return answer ? answer : c->call.cuStreamWaitEvent(after, gv_pointer(event), 0);
}

static gv_answer join(gv_device *d, uint64_t stream) {
  cuda *c = (cuda *)d;
  gv_answer answer = order(c, c->own, gv_pointer(stream));
  if (!answer) *gv_push(&c->joined) = stream;
  return answer;
}

static gv_answer newest(gv_device *d, uint64_t stream, uint64_t *node) {
  int status;
  uint64_t id;
  void *graph, *const *nodes;
  size_t count = 0;
  gv_answer answer = ((cuda *)d)->capture.cuStreamGetCaptureInfo_v2(gv_pointer(stream), &status,
                                                                    &id, &graph, &nodes, &count);
  *node = !answer && count == 1 ? (uint64_t)(uintptr_t)nodes[0] : 0;
  return answer;
}

static gv_answer list_edges(cuda *c, void *graph, gv_edges *edges) {
  size_t count = 0;
  gv_answer answer = c->capture.cuGraphGetEdges(graph, NULL, NULL, &count);
  if (answer || !count) return answer;
  void **from = gv_malloc(count * sizeof *from), **to = gv_malloc(count * sizeof *to);
  answer = c->capture.cuGraphGetEdges(graph, from, to, &count);
  for (size_t i = 0; i < count && !answer; i++) {
    *gv_push(&edges->from) = (uint64_t)(uintptr_t)from[i];
    *gv_push(&edges->to) = (uint64_t)(uintptr_t)to[i];
  }
  gv_free(from);
  gv_free(to);
  return answer;
}

static gv_answer end(gv_device *d, gv_edges *edges) {
  cuda *c = (cuda *)d;
  void *graph = NULL;
  gv_answer first = GV_ANSWER_OK;
  for (uint32_t i = 0; i < c->joined.len && !first; i++)
    first = order(c, gv_pointer(c->joined.at[i]), c->own);
  gv_answer answer = c->capture.cuStreamEndCapture(c->own, &graph);
  if (!first) first = answer;
  if (!first) first = list_edges(c, graph, edges);
  if (graph) c->capture.cuGraphDestroy(graph);
  return first;
}

const gv_recorder gv_cuda_recorder = {
    .begin = begin, .join = join, .newest = newest, .end = end, .lacks = lacks};

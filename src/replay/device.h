/* device: what a plan is run on, and what the runtime library sends its calls to; one table of
 * functions for each backend.
 *
 * Handles and addresses are 64-bit numbers as the backend gives them out; whatever is passed in,
 * also what was never a handle, is answered as the driver would. 0 is the null stream, and nothing
 * else.
 */
#ifndef GV_REPLAY_DEVICE_H
#define GV_REPLAY_DEVICE_H

#include "replay/plan.h"

/* As the CUDA driver numbers them. */
typedef int gv_answer;
enum {
  GV_ANSWER_OK = 0,
  GV_ANSWER_INVALID_VALUE = 1,
  GV_ANSWER_OUT_OF_MEMORY = 2,
  GV_ANSWER_NOT_READY = 600,
  GV_ANSWER_INVALID_HANDLE = 400,
  GV_ANSWER_ILLEGAL_ADDRESS = 700,
  GV_ANSWER_BROKEN_OFF = -1, /* the run is of no further use, and stops */
};
const char *gv_answer_name(gv_answer answer); /* "CUDA_ERROR_INVALID_HANDLE" */

#define GV_UNDEF_HANDLE 0x5e5e5e5e5e5e5e5eULL

/* Bytes that work reads or writes. */
typedef struct gv_region {
  uint64_t at, len;
  bool reads, writes;
} gv_region;

/* What a sentinel is made of. Work writes at byte k of a region the byte k of gv_sentinel(salt,
 * mixed with what it read). */
enum { GV_SHADOW_WORDS = 256 };
/* Word number `word` of a pattern; the same for the same salt on every machine. */
uint32_t gv_sentinel(uint32_t salt, uint32_t word);
/* Launches leave what they read here: GV_SHADOW_WORDS words, made with gv_backend.make as device
 * memory. */
typedef uint64_t gv_shadow;

typedef struct gv_device gv_device; /* begins with its backend */

/* What the device orders after what: pairs of nodes. */
typedef struct gv_edges {
  GV_VEC(uint64_t) from;
  GV_VEC(uint64_t) to; /* as long */
} gv_edges;

/* Between begin() and end() the device writes down what it is given, instead of doing it. */
typedef struct gv_recorder {
  gv_answer (*begin)(gv_device *d);
  /* What the stream is given is written down from here on, with nothing before it. */
  gv_answer (*join)(gv_device *d, uint64_t stream);
  /* The node that the stream's next work would come after; 0: none, or several. */
  gv_answer (*newest)(gv_device *d, uint64_t stream, uint64_t *node);
  gv_answer (*end)(gv_device *d, gv_edges *edges); /* also after an error */
  const char *(*lacks)(
      gv_device *d); /* a function that this would need and that is not there; NULL: none */
} gv_recorder;

typedef struct gv_backend {
  const char *name;
  /* Memory comes filled with a sentinel that differs from one object to the next. */
  gv_answer (*make)(gv_device *d, gv_object_kind kind, uint64_t bytes, bool shared,
                    uint64_t *handle);
  /* As what the call takes it: a stream given to the event's destroy is a fault. */
  gv_answer (*destroy)(gv_device *d, gv_object_kind kind, uint64_t handle);
  /* Device memory, without a wait: gone for the host at once, and for the device when the stream
   * comes to this point, or at once if the stream is none. CUDA's own free waits for all that is
   * running, and knows no stream. */
  gv_answer (*free)(gv_device *d, uint64_t at, uint64_t stream);
  gv_answer (*sync)(gv_device *d, gv_object_kind kind, uint64_t handle);
  gv_answer (*record)(gv_device *d, uint64_t event, uint64_t stream);
  gv_answer (*wait)(gv_device *d, uint64_t stream, uint64_t event);
  gv_answer (*copy)(gv_device *d, uint64_t to, uint64_t from, uint64_t bytes, uint64_t stream);
  gv_answer (*fill)(gv_device *d, uint64_t to, uint32_t value, unsigned width, uint64_t count,
                    uint64_t stream);
  gv_answer (*work)(gv_device *d, const gv_region *regions, uint32_t count, uint32_t salt,
                    gv_shadow shadow, uint64_t stream);
  /* The host touches memory, now: writes sentinels, or hashes what is there into *digest. */
  gv_answer (*host)(gv_device *d, uint64_t at, uint64_t bytes, const uint32_t *salt,
                    uint64_t *digest);
  gv_answer (*probe)(gv_device *d, uint64_t stream, uint64_t *probe);
  gv_answer (*done)(gv_device *d, uint64_t probe, bool *done);
  /* Whether the probe is done when the stream comes to this point; where it is not, finish() sets
   * *early. */
  gv_answer (*after)(gv_device *d, uint64_t probe, uint64_t stream);
  /* Keeps the stream busy for a while: the scheduler of hardware cannot be steered in any other
   * way. */
  gv_answer (*delay)(gv_device *d, uint64_t stream);
  /* Everything enqueued comes to its end. The error that work met on the way, as GV_ANSWER_*; and
   * whether an after() came too early, or work accessed freed memory. */
  gv_answer (*finish)(gv_device *d, bool *early, bool *freed);
  /* What the memory holds after finish(). */
  gv_answer (*look)(gv_device *d, uint64_t at, uint64_t bytes, uint64_t *digest);
  /* Real modules and kernels; NULL: the backend cannot run them. */
  gv_answer (*load)(gv_device *d, const void *image, uint64_t *module);
  gv_answer (*function)(gv_device *d, uint64_t module, const char *name, uint64_t *function);
  gv_answer (*launch)(gv_device *d, uint64_t function, const unsigned grid[3],
                      const unsigned block[3], unsigned shared_bytes, uint64_t stream,
                      void **parameters);
  const gv_recorder *recorder; /* NULL: it cannot */
} gv_backend;

struct gv_device {
  const gv_backend *backend;
  uint32_t now; /* the step being run, for reports */
};

/* ---- sim ---- */

/* Who may go next, and what it touches. */
typedef struct gv_option {
  uint32_t thread; /* GV_HOST, or a stream */
  const gv_region *regions;
  uint32_t count;
} gv_option;
enum { GV_HOST = 0 };

/* Picks one of the options, or GV_NONE to break the run off. At least one. */
typedef uint32_t gv_chooser(void *with, const gv_option *options, uint32_t count);

/* A simulated device. `choose` decides where the CUDA rules leave it open; NULL: all work is done
 * as soon as it is enqueued. */
gv_device *gv_sim_new(gv_chooser *choose, void *with);
/* With all that was made on it, whether it was destroyed or not. */
void gv_sim_free(gv_device *sim);

#endif

/* needs: a chooser's options. gives: the choice. cost: linear in the options, for the search times
 * what is asleep.
 *
 * By seed: random priorities, lowered now and then, which finds an order of few events with a known
 * probability (Burckhardt, Kothari, Musuvathi, Nagarakatte: A randomized scheduler with
 * probabilistic guarantees of finding bugs, 2010). All of them: a depth-first search that runs the
 * plan again for each schedule, with sleep sets (Godefroid: Partial-order methods for the
 * verification of concurrent systems, 1996), so that two orders of what does not touch are one.
 */
#include "replay/schedule.h"

/* ---- by seed ---- */

static uint64_t next_random(gv_seeded *s) {
  s->state += 0x9e3779b97f4a7c15ULL;
  return gv_hash(&s->state, sizeof s->state, 0);
}

void gv_seeded_init(gv_seeded *s, uint64_t seed) { *s = (gv_seeded){.state = seed}; }
void gv_seeded_clear(gv_seeded *s) { gv_vec_free(&s->priorities); }

static uint32_t *priority(gv_seeded *s, uint32_t thread) {
  while (s->priorities.len <= thread)
    *gv_push(&s->priorities) = (uint32_t)(next_random(s) >> 33) | 1u << 31;
  return &s->priorities.at[thread];
}

uint32_t gv_seeded_choose(void *with, const gv_option *options, uint32_t count) {
  gv_seeded *s = with;
  uint32_t best = 0;
  for (uint32_t i = 1; i < count; i++)
    if (*priority(s, options[i].thread) > *priority(s, options[best].thread)) best = i;
  if (next_random(s) % 8 == 0)
    *priority(s, options[best].thread) = (uint32_t)(next_random(s) >> 33);
  return best;
}

/* ---- all of them ---- */

void gv_search_init(gv_search *s, uint64_t budget) { *s = (gv_search){.left = budget}; }

void gv_search_clear(gv_search *s) {
  gv_vec_free(&s->forks);
  gv_vec_free(&s->branches);
  gv_vec_free(&s->regions);
}

static bool overlap(const gv_region *a, const gv_region *b) {
  return (a->writes || b->writes) && a->at < b->at + b->len && b->at < a->at + a->len;
}

/* Whether it matters which of the two comes first. */
static bool conflict(const gv_search *s, const gv_branch *a, const gv_branch *b) {
  for (uint32_t i = 0; i < a->regions; i++)
    for (uint32_t j = 0; j < b->regions; j++)
      if (overlap(&s->regions.at[a->first_region + i], &s->regions.at[b->first_region + j]))
        return true;
  return a->thread == b->thread;
}

/* Asleep now is what was asleep or had been tried at the fork before and did not conflict with what
 * was taken there. */
static bool sleeps(const gv_search *s, const gv_branch *b) {
  if (s->forks.len < 2) return false;
  const gv_fork *before = &s->forks.at[s->forks.len - 2];
  const gv_branch *taken = &s->branches.at[before->taken];
  for (uint32_t i = before->first; i < before->first + before->count; i++) {
    const gv_branch *other = &s->branches.at[i];
    if (other->thread == b->thread)
      return i != before->taken && other->asleep && !conflict(s, other, taken);
  }
  return false;
}

/* The first branch that is awake; GV_NONE: there is none. */
static uint32_t awake(const gv_search *s, const gv_fork *fork) {
  for (uint32_t i = fork->first + fork->count;
       i-- > fork->first;) /* the host stands last, and runs ahead first */
    if (!s->branches.at[i].asleep) return i;
  return GV_NONE;
}

static void push_fork(gv_search *s, const gv_option *options, uint32_t count) {
  *gv_push(&s->forks) = (gv_fork){s->branches.len, count, GV_NONE};
  for (uint32_t i = 0; i < count; i++) {
    gv_branch b = {
        .thread = options[i].thread, .first_region = s->regions.len, .regions = options[i].count};
    for (uint32_t r = 0; r < b.regions; r++) *gv_push(&s->regions) = options[i].regions[r];
    b.asleep = sleeps(s, &b);
    *gv_push(&s->branches) = b;
  }
}

uint32_t gv_search_choose(void *with, const gv_option *options, uint32_t count) {
  gv_search *s = with;
  if (s->at == s->forks.len) {
    if (!s->left) {
      s->exhausted = true;
      return GV_NONE;
    }
    s->left--;
    push_fork(s, options, count);
    gv_fork *fork = &s->forks.at[s->at];
    fork->taken = awake(s, fork);
    if (fork->taken == GV_NONE) {
      s->redundant = true;
      return GV_NONE;
    }
  }
  const gv_fork *fork = &s->forks.at[s->at++];
  GV_CHECK(fork->count == count); /* the same choices lead to the same place */
  return fork->taken - fork->first;
}

static void pop_fork(gv_search *s) {
  const gv_fork *fork = &s->forks.at[s->forks.len - 1];
  if (fork->count) s->regions.len = s->branches.at[fork->first].first_region;
  s->branches.len = fork->first;
  s->forks.len--;
}

bool gv_search_next(gv_search *s) {
  s->at = 0;
  s->redundant = false;
  while (s->forks.len && !s->exhausted) {
    gv_fork *fork = &s->forks.at[s->forks.len - 1];
    if (fork->taken != GV_NONE) s->branches.at[fork->taken].asleep = true;
    fork->taken = awake(s, fork);
    if (fork->taken != GV_NONE) return true;
    pop_fork(s);
  }
  return false;
}

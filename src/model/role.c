#include "model/model.h"

const gv_role_info gv_roles[GV_ROLE_COUNT + 1] = {
#define ROLE(id, word, of, access, by, ends, need, failure, effect)                                                            \
  [GV_ROLE_##id] = {#id, word, need, failure, effect, GV_OF_##of, GV_ACCESS_##access, GV_AGENT_##by, ends},
#include "model/role.def"
#undef ROLE
};

const char *const gv_creates_nouns[] = {"result", "stream", "event", "memory", "module", "result", "result"};
_Static_assert(sizeof gv_creates_nouns / sizeof *gv_creates_nouns == GV_CREATES_COUNT,
               "role.c: gv_creates_nouns needs a noun for each gv_creates");

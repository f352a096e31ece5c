#include "model/model.h"

const gv_role_info gv_roles[GV_ROLE_COUNT + 1] = {
#define ROLE(id, word, of, access, by, ends, need, effect)                                         \
  [GV_ROLE_##id] = {#id, word, need, effect, GV_OF_##of, GV_ACCESS_##access, GV_AGENT_##by, ends},
#include "model/role.def"
#undef ROLE
};

const gv_creates_info gv_creates_table[GV_CREATES_COUNT] = {
    [GV_CREATES_NOTHING] = {"", "result", "", false},
#define CREATES(id, word, noun, ended, object) [GV_CREATES_##id] = {word, noun, ended, object},
#include "model/creates.def"
#undef CREATES
};

#include "model/model.h"

const gv_role_info gv_roles[GV_ROLE_COUNT + 1] = {
#define ROLE(id, word, of, access, by, ends, need, failure, effect)                                                            \
  [GV_ROLE_##id] = {#id, word, need, failure, effect, GV_OF_##of, GV_ACCESS_##access, GV_AGENT_##by, ends},
#include "model/role.def"
#undef ROLE
};

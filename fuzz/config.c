/* Any bytes at all: the reader takes them or says why not, and what it takes can be applied, or
 * not, to the options. */
#include "app/config.h"
#include "app/options.h"

int LLVMFuzzerTestOneInput(const uint8_t *data, size_t size);

static void apply(const gv_config *config) {
  gv_arena arena = {0};
  gv_options options;
  gv_options_begin(&options);
  for (uint32_t i = 0; i < config->settings.len; i++) {
    const gv_setting *s = &config->settings.at[i];
    const char *takes;
    GV_CHECK(s->line > 0 && s->col > 0 && s->name.len > 0);
    gv_options_set(&options, s->name, s->value, GV_STR("folder"), &arena, &takes);
  }
  gv_options_clear(&options);
  gv_arena_clear(&arena);
}

int LLVMFuzzerTestOneInput(const uint8_t *data, size_t size) {
  gv_config config = {0};
  gv_str error = {NULL, 0};
  if (gv_config_read(&config, GV_STR("fuzz"), (gv_str){(const char *)data, size}, &error) == GV_OK)
    apply(&config);
  else
    GV_CHECK(error.len > 6 && memcmp(error.at, "fuzz:", 5) == 0);
  gv_config_clear(&config);
  return 0;
}

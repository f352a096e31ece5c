/* What mlir-opt --load-pass-plugin loads. It is C and needs nothing of MLIR, so that it loads into
 * any release and can say which one it is made for: the passes themselves, in C++, would end
 * another one in the middle. */
#define _GNU_SOURCE
#include <dlfcn.h>
#include <stdint.h>
#include <stdio.h>
#include <string.h>

/* As mlir/Tools/Plugins/PassPlugin.h has it. */
typedef struct plugin_info {
  uint32_t api_version;
  const char *name, *version;
  void (*register_passes)(void);
} plugin_info;

enum { API_VERSION = 1, PATH_SIZE = 4096 };

/* "DIR/gpuverify-passes.so", beside this one. False: nobody knows where this one is. */
static int find_passes(char *path) {
  Dl_info here;
  if (!dladdr((void *)(uintptr_t)find_passes, &here) || !here.dli_fname) return 0;
  const char *slash = strrchr(here.dli_fname, '/');
  int folder = slash ? (int)(slash - here.dli_fname) + 1 : 0;
  return snprintf(path, PATH_SIZE, "%.*s%s", folder, here.dli_fname, GV_PASSES) < PATH_SIZE;
}

static int is_made_for_this(void) {
  void *mlir = dlopen(GV_MLIR_LIBRARY, RTLD_LAZY | RTLD_NOLOAD);
  if (mlir) dlclose(mlir);
  return mlir != NULL;
}

static void (*load_passes(void))(void) {
  char path[PATH_SIZE];
  if (!is_made_for_this()) {
    fprintf(stderr,
            "gpuverify: error: this plugin is built for MLIR %s (%s), which the program that loads "
            "it does not have; use its "
            "mlir-opt, "
            "or build gpuverify with -DMLIR_DIR= for yours\n",
            GV_LLVM_VERSION, GV_MLIR_LIBRARY);
    return NULL;
  }
  void *passes = find_passes(path) ? dlopen(path, RTLD_NOW | RTLD_LOCAL) : NULL;
  void *found = passes ? dlsym(passes, "gpuverify_register_passes") : NULL;
  if (!found) {
    fprintf(stderr, "gpuverify: error: its passes cannot be loaded: %s\n", dlerror());
    return NULL;
  }
  void (*register_passes)(void);
  memcpy(&register_passes, &found, sizeof found);
  return register_passes;
}

__attribute__((visibility("default"))) plugin_info mlirGetPassPluginInfo(void) {
  void (*register_passes)(void) = load_passes();
  /* Of a version that does not exist, mlir-opt registers nothing, and says that it is the wrong
   * one. */
  return (plugin_info){register_passes ? API_VERSION : 0, "gpuverify", GV_VERSION, register_passes};
}

/* Made of profiles/NAME.profile at build time. */
#include "base/foreign.h"
#include "profile/profile.h"

#define TEXT(id) ((const char *)gv_##id##_profile)
extern const unsigned char gv_cuda_profile[], gv_rocm_profile[], gv_level_zero_profile[],
    gv_sycl_profile[], gv_vulkan_profile[], gv_cuda_runtime_profile[], gv_cuda_driver_profile[],
    gv_hip_profile[], gv_flang_profile[], gv_cublas_profile[], gv_cudnn_profile[],
    gv_cufft_profile[], gv_curand_profile[], gv_hipblas_profile[], gv_mpi_profile[],
    gv_nccl_profile[];

const gv_builtin_profile gv_builtin_profiles[] = {
    {"cuda", TEXT(cuda), true},
    {"rocm", TEXT(rocm), true},
    {"level-zero", TEXT(level_zero), true},
    {"sycl", TEXT(sycl), true},
    {"vulkan", TEXT(vulkan), true},
    /* what host code calls itself */
    {"cuda-runtime", TEXT(cuda_runtime), false},
    {"cuda-driver", TEXT(cuda_driver), false},
    {"hip", TEXT(hip), false},
    {"flang", TEXT(flang), false},
    /* libraries beside one of these */
    {"cublas", TEXT(cublas), false},
    {"cudnn", TEXT(cudnn), false},
    {"cufft", TEXT(cufft), false},
    {"curand", TEXT(curand), false},
    {"hipblas", TEXT(hipblas), false},
    {"mpi", TEXT(mpi), false},
    {"nccl", TEXT(nccl), false},
    {NULL, NULL, false},
};

static const gv_builtin_profile *find(gv_str name) {
  for (const gv_builtin_profile *b = gv_builtin_profiles; b->name; b++)
    if (gv_str_equal(gv_str_of(b->name), name)) return b;
  return NULL;
}

static gv_str names(gv_arena *arena) {
  gv_str all = GV_STR("");
  for (const gv_builtin_profile *b = gv_builtin_profiles; b->name; b++)
    all = gv_format(arena, "%.*s%s%s", GV_FMT(all), all.len ? ", " : "", b->name);
  return all;
}

gv_status gv_profile_add(gv_profile *profile, gv_str list, gv_str *error) {
  while (true) {
    const char *comma = list.len ? memchr(list.at, ',', list.len) : NULL;
    gv_str name = {list.at, comma ? (size_t)(comma - list.at) : list.len};
    const gv_builtin_profile *b = find(name);
    if (!b) {
      *error = gv_format_foreign(
          profile->arena, "gpuverify: error: unknown runtime '%.*s'; the runtimes are: %.*s\n",
          GV_FMT(name), GV_FMT(names(profile->arena)));
      return GV_UNUSABLE;
    }
    if (gv_profile_read(profile, gv_format(profile->arena, "<%s>", b->name), gv_str_of(b->text),
                        false, error) != GV_OK)
      return GV_UNUSABLE;
    if (!comma) return GV_OK;
    list = (gv_str){comma + 1, list.len - name.len - 1};
  }
}

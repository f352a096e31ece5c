/* Part of gpuverify, under the Apache License 2.0 with LLVM Exceptions; see LICENSE. Written from the names of the public API: ranges and
 * marks that profilers show, which do nothing here. */
#ifndef GPUVERIFY_NV_TOOLS_EXT_H
#define GPUVERIFY_NV_TOOLS_EXT_H

#include <stddef.h>
#include <stdint.h>
#include <wchar.h>

#define NVTX_VERSION 3
typedef uint64_t nvtxRangeId_t;
typedef struct gpuverify_nvtx_domain *nvtxDomainHandle_t;
typedef struct gpuverify_nvtx_string *nvtxStringHandle_t;
typedef enum nvtxColorType_t { NVTX_COLOR_UNKNOWN = 0, NVTX_COLOR_ARGB = 1 } nvtxColorType_t;
typedef enum nvtxMessageType_t {
  NVTX_MESSAGE_UNKNOWN = 0,
  NVTX_MESSAGE_TYPE_ASCII = 1,
  NVTX_MESSAGE_TYPE_UNICODE = 2,
  NVTX_MESSAGE_TYPE_REGISTERED = 3
} nvtxMessageType_t;
typedef enum nvtxPayloadType_t {
  NVTX_PAYLOAD_UNKNOWN = 0,
  NVTX_PAYLOAD_TYPE_UNSIGNED_INT64 = 1,
  NVTX_PAYLOAD_TYPE_INT64 = 2,
  NVTX_PAYLOAD_TYPE_DOUBLE = 3
} nvtxPayloadType_t;
typedef union nvtxMessageValue_t {
  const char *ascii;
  const wchar_t *unicode;
  nvtxStringHandle_t registered;
} nvtxMessageValue_t;
typedef struct nvtxEventAttributes_v2 {
  uint16_t version, size;
  uint32_t category;
  int32_t colorType;
  uint32_t color;
  int32_t payloadType, reserved0;
  union {
    uint64_t ullValue;
    int64_t llValue;
    double dValue;
    uint32_t uiValue;
    int32_t iValue;
    float fValue;
  } payload;
  int32_t messageType;
  nvtxMessageValue_t message;
} nvtxEventAttributes_t;
#define NVTX_EVENT_ATTRIB_STRUCT_SIZE ((uint16_t)sizeof(nvtxEventAttributes_t))

static inline void nvtxMarkEx(const nvtxEventAttributes_t *attributes) { (void)attributes; }
static inline void nvtxMarkA(const char *message) { (void)message; }
static inline void nvtxMarkW(const wchar_t *message) { (void)message; }
static inline nvtxRangeId_t nvtxRangeStartEx(const nvtxEventAttributes_t *attributes) { return (void)attributes, 0; }
static inline nvtxRangeId_t nvtxRangeStartA(const char *message) { return (void)message, 0; }
static inline void nvtxRangeEnd(nvtxRangeId_t range) { (void)range; }
static inline int nvtxRangePushEx(const nvtxEventAttributes_t *attributes) { return (void)attributes, 0; }
static inline int nvtxRangePushA(const char *message) { return (void)message, 0; }
static inline int nvtxRangePushW(const wchar_t *message) { return (void)message, 0; }
static inline int nvtxRangePop(void) { return 0; }
static inline void nvtxNameOsThreadA(uint32_t thread, const char *name) { (void)thread, (void)name; }
static inline void nvtxNameCategoryA(uint32_t category, const char *name) { (void)category, (void)name; }
static inline nvtxDomainHandle_t nvtxDomainCreateA(const char *name) { return (void)name, (nvtxDomainHandle_t)0; }
static inline void nvtxDomainDestroy(nvtxDomainHandle_t domain) { (void)domain; }
static inline int nvtxDomainRangePushEx(nvtxDomainHandle_t domain, const nvtxEventAttributes_t *attributes) {
  return (void)domain, (void)attributes, 0;
}
static inline int nvtxDomainRangePop(nvtxDomainHandle_t domain) { return (void)domain, 0; }
#define nvtxMark nvtxMarkA
#define nvtxRangeStart nvtxRangeStartA
#define nvtxRangePush nvtxRangePushA
#define nvtxNameOsThread nvtxNameOsThreadA
#define nvtxNameCategory nvtxNameCategoryA
#define nvtxDomainCreate nvtxDomainCreateA

#endif

/* Part of gpuverify, under the Apache License 2.0 with LLVM Exceptions; see LICENSE. Written from the names of the helpers that samples of
 * CUDA include: enough to compile a program for verification where these are not there, and nothing to run it with. */
#ifndef GPUVERIFY_HELPER_STRING_H
#define GPUVERIFY_HELPER_STRING_H

#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#include <fstream>
#include <string>

#ifndef STRCASECMP
#define STRCASECMP strcasecmp
#endif
#ifndef STRNCASECMP
#define STRNCASECMP strncasecmp
#endif
#ifndef STRCPY
#define STRCPY(to, size, from) strcpy(to, from)
#endif
#ifndef FOPEN
#define FOPEN(file, name, mode) (file = fopen(name, mode))
#endif
#ifndef SSCANF
#define SSCANF sscanf
#endif
#ifndef SPRINTF
#define SPRINTF sprintf
#endif
#ifndef EXIT_WAIVED
#define EXIT_WAIVED 2
#endif

inline int stringRemoveDelimiter(char delimiter, const char *string) {
  int begin = 0;
  while (string[begin] == delimiter)
    begin++;
  return begin;
}

/* What follows the name of a flag in an argument, or null where the argument is another one. */
inline const char *gpuverifyFlagValue(const char *argument, const char *flag) {
  const char *text = argument + stringRemoveDelimiter('-', argument);
  size_t length = strlen(flag);
  return strncasecmp(text, flag, length) ? 0 : text + length;
}

inline bool checkCmdLineFlag(const int argc, const char **argv, const char *flag) {
  for (int i = 1; i < argc; i++) {
    const char *value = gpuverifyFlagValue(argv[i], flag);
    if (value && (*value == 0 || *value == '='))
      return true;
  }
  return false;
}

inline int getCmdLineArgumentInt(const int argc, const char **argv, const char *flag) {
  for (int i = 1; i < argc; i++) {
    const char *value = gpuverifyFlagValue(argv[i], flag);
    if (value)
      return atoi(value + (*value == '='));
  }
  return 0;
}

inline float getCmdLineArgumentFloat(const int argc, const char **argv, const char *flag) {
  for (int i = 1; i < argc; i++) {
    const char *value = gpuverifyFlagValue(argv[i], flag);
    if (value)
      return (float)atof(value + (*value == '='));
  }
  return 0;
}

template <class T>
inline bool getCmdLineArgumentValue(const int argc, const char **argv, const char *flag, T *result) {
  for (int i = 1; i < argc; i++) {
    const char *value = gpuverifyFlagValue(argv[i], flag);
    if (value) {
      *result = (T)atoi(value + (*value == '='));
      return true;
    }
  }
  return false;
}

inline bool getCmdLineArgumentString(const int argc, const char **argv, const char *flag, char **result) {
  for (int i = 1; i < argc; i++) {
    const char *value = gpuverifyFlagValue(argv[i], flag);
    if (value) {
      *result = (char *)value + (*value == '=');
      return true;
    }
  }
  *result = 0;
  return false;
}

inline char *sdkFindFilePath(const char *name, const char *) {
  char *path = (char *)malloc(strlen(name) + 1);
  if (path)
    strcpy(path, name);
  return path;
}

#endif

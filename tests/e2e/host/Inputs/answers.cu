// What two functions of a library answer about one thing goes together, and with what lies there; so does what is computed of the program's own. How the marks are read: tests/e2e/evidence/host_mutants.py.
#include <cuda_runtime.h>
#include <cstdlib>
#include <cstring>
#include <string>

static cudaStream_t make() {
  cudaStream_t s;
  cudaStreamCreate(&s);
  return s;
}

void two_comparisons(const char *t) { // undecided: O0 O1
  cudaStream_t s = make();
  if (!strcmp(t, "abc")) cudaStreamDestroy(s);
  if (strncmp(t, "abc", 3)) cudaStreamDestroy(s);
}

void two_numbers(const char *t) { // undecided: O0 O1
  cudaStream_t s = make();
  if (atoi(t) > 3) cudaStreamDestroy(s);
  if (atof(t) < 2) cudaStreamDestroy(s);
}

void with_itself(const char *t) { // undecided: O0
  cudaStream_t s = make();
  if (strcmp(t, t)) cudaStreamDestroy(s);
  cudaStreamDestroy(s);
}

void empty_or_not(std::string &t) { // undecided: O0
  cudaStream_t s = make();
  if (t.empty()) cudaStreamDestroy(s);
  if (t.size() > 0) cudaStreamDestroy(s);
}

void found_in_nothing(std::string &t) { // undecided: O0 O1
  cudaStream_t s = make();
  if (t.find('x') != std::string::npos) cudaStreamDestroy(s);
  if (t.empty()) cudaStreamDestroy(s);
}

void of_its_own(int n) { // undecided: O0 O1
  cudaStream_t s = make();
  std::string t = std::to_string(n);
  if (t.empty()) cudaStreamDestroy(s);
  cudaStreamDestroy(s);
}

void its_own_text(int n) { // undecided: O0 O1
  cudaStream_t s = make();
  std::string t = "abc";
  if (t == "abd") cudaStreamDestroy(s);
  cudaStreamDestroy(s);
}

void one_answer(std::string &t) {
  cudaStream_t s = make();
  if (t.find('x') != std::string::npos) cudaStreamDestroy(s);
  cudaStreamDestroy(s); // expect: stream-double-destroy
}

void about_two_texts(const char *t, const char *u) {
  cudaStream_t s = make();
  if (strlen(t) > 4) cudaStreamDestroy(s);
  if (atoi(u) > 3) cudaStreamDestroy(s); // expect: stream-double-destroy
}

void about_two_elements(const char **t) {
  cudaStream_t s = make();
  if (!strcmp(t[0], "a")) cudaStreamDestroy(s);
  if (atoi(t[1]) == 3) cudaStreamDestroy(s); // expect: stream-double-destroy
}

/* gpuverify-check: whether a certificate proves a program. It shares nothing with what wrote the
 * certificate but the parser. */
#include <stdio.h>
#include <unistd.h>

#include "base/foreign.h"
#include "base/stack.h"
#include "checker/check.h"
#include "read/read.h"

static const char usage[] =
    "usage: gpuverify-check PROGRAM CERTIFICATE [PROGRAM CERTIFICATE]...\n"
    "\n"
    "Checks that each certificate, which `gpuverify --certificate=CERTIFICATE PROGRAM` wrote, "
    "proves that each function of\n"
    "its PROGRAM keeps to docs/semantics.md on every path. Exit status: 0 all do, 1 one does not, "
    "2 a file cannot be used.\n";

enum { ACCEPTED, REJECTED, UNUSABLE };

static int fail(const char *path, const char *why) {
  gv_print_foreign(stderr, "gpuverify-check: error: '%s': %s\n", path, why);
  return UNUSABLE;
}

static void digest_text(gv_str bytes, char *text) {
  gv_digest digest;
  gv_front_digest(&bytes, 1, &digest);
  for (size_t i = 0; i < sizeof digest.at; i++) sprintf(text + 2 * i, "%02x", digest.at[i]);
}

static int judge(const char *path, const gvc_certificate *certificate, const gvc_program *program,
                 gv_str bytes) {
  char digest[65];
  digest_text(bytes, digest);
  if (!gv_str_equal(certificate->program, gv_str_of(digest))) {
    gv_print_foreign(
        stdout,
        "%s: rejected: the certificate is of another program: the digest of this one is %s\n", path,
        digest);
    return REJECTED;
  }
  if (!gv_str_equal(certificate->profile, GV_STR("cuda"))) {
    gv_print_foreign(
        stdout,
        "%s: rejected: the certificate is for another runtime than MLIR's CUDA wrapper library\n",
        path);
    return REJECTED;
  }
  gvc_refusal refusal;
  uint64_t effort = gvc_most_effort(program);
  if (gvc_certificate_check(certificate, program, &effort, &refusal)) {
    gv_print_foreign(stdout, "%s: accepted: the certificate gives %u contexts\n", path,
                     certificate->contexts.len);
    return ACCEPTED;
  }
  gv_print_foreign(stdout, "%s:%u:%u: rejected: %.*s: %s%s%s\n", path, refusal.line, refusal.column,
                   GV_FMT(refusal.name), refusal.what, *refusal.rule ? " " : "", refusal.rule);
  return REJECTED;
}

typedef struct job {
  char *const *paths; /* of a program and of its certificate, and so on */
  int count, result;
} job;

static bool read_file(gv_arena *arena, const char *path, gv_input *file, gv_str *error) {
  *file = (gv_input){.name = gv_str_copy(arena, gv_str_of(path))};
  return gv_read_input(arena, path, false, &file->bytes, error) == GV_OK;
}

static int check_files(gv_arena *arena, const char *path, const char *certificate_path) {
  gv_input input = {0}, text = {0};
  gv_str error;
  if (!read_file(arena, path, &input, &error) ||
      !read_file(arena, certificate_path, &text, &error) ||
      gv_refuse_input(arena, input.name, input.bytes, &error) != GV_OK) {
    gv_print_lines(stderr, error);
    return UNUSABLE;
  }
  gv_parsed parsed = gv_parse(arena, input.name, input.bytes, &error);
  int result = UNUSABLE;
  if (!mlirOperationIsNull(parsed.root)) {
    gvc_program program = {0};
    gvc_certificate certificate = {0};
    uint32_t line;
    gvc_program_read(&program, parsed.root);
    if (gvc_certificate_parse(&certificate, &program, text.bytes, &line))
      result = judge(path, &certificate, &program, input.bytes);
    else
      gv_print_foreign(stderr, "%s:%u: error: this is no certificate of '%s', or is damaged\n",
                       certificate_path, line, path);
    gvc_certificate_clear(&certificate);
    gvc_program_clear(&program);
  } else {
    gv_print_lines(stderr, error);
  }
  gv_parsed_destroy(&parsed);
  return result;
}

static void run(void *to) {
  job *j = to;
  for (int i = 0; i < j->count; i += 2) {
    gv_arena arena = {0};
    int result = check_files(&arena, j->paths[i], j->paths[i + 1]);
    if (result > j->result) j->result = result;
    gv_arena_clear(&arena);
  }
}

int main(int argc, char **argv) {
  if (argc == 2 && strcmp(argv[1], "--help") == 0)
    return gv_print_lines(stdout, gv_str_of(usage)), ACCEPTED;
  if (argc < 3 || argc % 2 == 0) return gv_print_lines(stderr, gv_str_of(usage)), UNUSABLE;
  job j = {argv + 1, argc - 1, ACCEPTED};
  gv_on_large_stack(run, &j); /* MLIR's reader recurses with the nesting of the program */
  if (fflush(stdout) || ferror(stdout)) return fail("standard output", "cannot be written");
  return j.result;
}

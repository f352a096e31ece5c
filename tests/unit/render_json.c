#include "model/builder.h"
#include "render/render.h"
#include "unit.h"

static const gv_renderer *json(void) { return gv_renderer_by_name("json"); }

/* The document of these results, to be freed. */
static char *document(const gv_render_options *options, const gv_result *results, size_t count) {
  FILE *out = tmpfile();
  json()->begin(out, options);
  for (size_t i = 0; i < count; i++) {
    if (i > 0) fputs(json()->between, out);
    json()->file(out, options, &results[i]);
  }
  json()->end(out, options);
  return unit_take_text(out);
}

static void expect_document(const gv_render_options *options, const gv_result *results,
                            size_t count, const char *files) {
  static const char begin[] = "{\n"
                              "  \"schema_version\": 1,\n"
                              "  \"tool\": {\n"
                              "    \"name\": \"gpuverify\",\n"
                              "    \"version\": \"" GV_VERSION "\"\n"
                              "  },\n"
                              "  \"files\": [";
  gv_arena arena = {0};
  char *text = document(options, results, count);
  ck_text_eq(gv_str_of(text), gv_format(&arena, "%s%s\n  ]\n}\n", begin, files).at);
  free(text);
  gv_arena_clear(&arena);
}

START_TEST(the_formats_are_text_and_json) {
  ck_assert_str_eq(gv_renderers[0]->name, "text");
  ck_assert_str_eq(json()->name, "json");
  for (const gv_renderer *const *r = gv_renderers; *r; r++)
    ck_assert_ptr_eq(gv_renderer_by_name((*r)->name), *r);
  ck_assert_ptr_null(gv_renderer_by_name("xml"));
}
END_TEST

static const char whole[] = "\n"
                            "    {\n"
                            "      \"path\": \"x.mlir\",\n"
                            "      \"verdict\": \"violated\",\n"
                            "      \"obligations\": {\n"
                            "        \"proved\": 2,\n"
                            "        \"violated\": 1,\n"
                            "        \"unproved\": 0\n"
                            "      },\n"
                            "      \"warnings\": 0,\n"
                            "      \"assumptions\": [\n"
                            "        \"@f is called\"\n"
                            "      ],\n"
                            "      \"findings\": [\n"
                            "        {\n"
                            "          \"rule\": \"stream-double-destroy\",\n"
                            "          \"severity\": \"error\",\n"
                            "          \"message\": \"twice\",\n"
                            "          \"function\": \"main\",\n"
                            "          \"location\": {\n"
                            "            \"file\": \"x.mlir\",\n"
                            "            \"line\": 2,\n"
                            "            \"column\": 8\n"
                            "          },\n"
                            "          \"fingerprint\": \"0000000000000000:0\",\n"
                            "          \"help\": \"\",\n"
                            "          \"notes\": [\n"
                            "            {\n"
                            "              \"kind\": \"step\",\n"
                            "              \"message\": \"somewhere\",\n"
                            "              \"location\": null\n"
                            "            }\n"
                            "          ]\n"
                            "        }\n"
                            "      ]\n"
                            "    },\n"
                            "    {\n"
                            "      \"path\": \"y.mlir\",\n"
                            "      \"verdict\": \"unusable\",\n"
                            "      \"obligations\": {\n"
                            "        \"proved\": 0,\n"
                            "        \"violated\": 0,\n"
                            "        \"unproved\": 0\n"
                            "      },\n"
                            "      \"warnings\": 0,\n"
                            "      \"assumptions\": [],\n"
                            "      \"findings\": [],\n"
                            "      \"error\": \"y.mlir: error: empty\"\n"
                            "    }";

START_TEST(the_document_is_that_of_the_schema) {
  gv_model model = {0};
  gv_report report = {.counts = {[GV_PROVED] = 2}};
  gv_loc loc = {gv_add_file(&model, GV_STR("x.mlir")), 2, 8};
  gv_finding *finding = gv_report_finding(&report, GV_RULE_STREAM_DOUBLE_DESTROY, loc,
                                          GV_STR("main"), GV_STR("twice"));
  gv_finding_note(finding, GV_NOTE_STEP, GV_NO_LOC, GV_STR("somewhere"));
  gv_report_obligation(&report, GV_VIOLATED, loc, GV_STR("main"));
  gv_report_assume(&report, GV_STR("@f is called"));
  gv_report_finish(&report);
  const gv_result results[] = {
      {.path = GV_STR("x.mlir"), .model = &model, .report = &report},
      {.path = GV_STR("y.mlir"), .unusable = true, .error = GV_STR("y.mlir: error: empty\n")},
  };
  expect_document(&(gv_render_options){0}, results, 2, whole);
  gv_report_clear(&report);
  gv_model_clear(&model);
}
END_TEST

START_TEST(no_files_are_a_document_too) { expect_document(&(gv_render_options){0}, NULL, 0, ""); }
END_TEST

/* The path is a text as good as any other. */
static void expect_escaped(gv_str path, const char *expected) {
  gv_arena arena = {0};
  gv_result result = {.path = path, .unusable = true, .error = GV_STR("e")};
  char *text = document(&(gv_render_options){0}, &result, 1);
  const char *member = gv_format(&arena, "\"path\": \"%s\",\n", expected).at;
  ck_assert_msg(strstr(text, member), "no %s in %s", member, text);
  free(text);
  gv_arena_clear(&arena);
}

START_TEST(texts_are_escaped_and_made_valid) {
  expect_escaped(GV_STR("a\"b\\c\n\t\x01"), "a\\\"b\\\\c\\n\\t\\u0001");
  expect_escaped(GV_STR("a\0b"), "a\\u0000b");
  expect_escaped(GV_STR("\xc3\xa9"), "\xc3\xa9");
  expect_escaped(GV_STR("\xff\xc3"), "\xef\xbf\xbd\xef\xbf\xbd");
  expect_escaped(GV_STR("\xed\xa0\x80"), "\xef\xbf\xbd\xef\xbf\xbd\xef\xbf\xbd");
  expect_escaped(GV_STR("\xf4\x8f\xbf\xbf"), "\xf4\x8f\xbf\xbf");
  expect_escaped(GV_STR(""), "");
}
END_TEST

START_TEST(proof_and_limits_add_members) {
  gv_model model = {0};
  gv_report report = {0};
  gv_loc loc = {gv_add_file(&model, GV_STR("x.mlir")), 2, 8};
  for (int i = 0; i < 3; i++)
    gv_report_finding(&report, GV_RULE_STREAM_LEAK, loc, GV_STR("main"), GV_STR("leaks"));
  gv_report_obligation(&report, GV_PROVED, loc, GV_STR("main"))->what = GV_STR("w");
  gv_report_finish(&report);
  gv_result result = {.path = GV_STR("x.mlir"), .model = &model, .report = &report};
  char *text = document(&(gv_render_options){.proof = true, .max_findings = 1}, &result, 1);
  ck_assert_ptr_nonnull(strstr(text, "      \"findings_not_shown\": 2,\n"
                                     "      \"proof\": [\n"
                                     "        {\n"
                                     "          \"verdict\": \"proved\",\n"
                                     "          \"what\": \"w\",\n"
                                     "          \"reason\": \"\",\n"
                                     "          \"function\": \"main\",\n"
                                     "          \"location\": {\n"));
  free(text);
  gv_report_clear(&report);
  gv_model_clear(&model);
}
END_TEST

UNIT_MAIN("render_json", RUNS(the_formats_are_text_and_json),
          RUNS(the_document_is_that_of_the_schema), RUNS(no_files_are_a_document_too),
          RUNS(texts_are_escaped_and_made_valid), RUNS(proof_and_limits_add_members))

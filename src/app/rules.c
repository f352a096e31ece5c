#include "app/rules.h"

#include "app/nearest.h"
#include "diag/suppress.h"

void gv_list_rules(FILE *out) {
  for (gv_rule rule = 1; rule < GV_RULE_COUNT; rule++)
    fprintf(out, "%-26s %-10s %s\n", gv_rules[rule].name, gv_severity_name(gv_rules[rule].severity),
            gv_rules[rule].text);
}

/* The same for every rule but for its name, so it is on no page. */
static const char how_to_suppress[] =
    "\n"
    "## Suppressing it\n"
    "\n"
    "One finding, behind the operation that it points at or alone on the line above, and never "
    "without a reason:\n"
    "\n"
    "    // gpuverify: ignore[%s] the reason\n"
    "\n"
    "In generated code, as an attribute of that operation or of its function:\n"
    "\n"
    "    gpuverify.suppress = {\"%s\" = \"the reason\"}\n"
    "\n"
    "All that is there today: `--write-baseline=FILE` once, and `--baseline=FILE` from then on.\n";
static const char how_to_turn_off[] =
    "\n"
    "## Turning it off\n"
    "\n"
    "`--disable=%s`, or `disable = %s` in a `.gpuverify` in the folder of the program or above.\n";

void gv_explain(FILE *out, gv_rule rule) {
  gv_str page = gv_rule_page(rule);
  const char *name = gv_rules[rule].name;
  fwrite(page.at, 1, page.len, out);
  if (!gv_is_about_suppression(rule)) fprintf(out, how_to_suppress, name, name);
  fprintf(out, how_to_turn_off, name, name);
}

/* ---- names that are nearly right ---- */

static const char *rule_at(const void *names, uint32_t index) {
  (void)names;
  return index + 1 < GV_RULE_COUNT ? gv_rules[index + 1].name : NULL;
}

/* ---- lists of rules ---- */

static bool read_grade(gv_str word, gv_grade *grade) {
  static const struct {
    const char *word;
    gv_grade grade;
  } words[] = {{"error", GV_GRADE_ERROR},
               {"warning", GV_GRADE_WARNING},
               {"remark", GV_GRADE_REMARK},
               {"off", GV_GRADE_OFF}};
  for (size_t i = 0; i < sizeof words / sizeof *words; i++) {
    *grade = words[i].grade;
    if (gv_str_equal(word, gv_str_of(words[i].word))) return true;
  }
  return false;
}

static gv_str trimmed(gv_str text) {
  while (text.len && (*text.at == ' ' || *text.at == '\t'))
    text = (gv_str){text.at + 1, text.len - 1};
  while (text.len && (text.at[text.len - 1] == ' ' || text.at[text.len - 1] == '\t')) text.len--;
  return text;
}

/* The first item of a list; *list goes on after the ',', and is NULL after the last one. */
static gv_str take_item(const char **list) {
  gv_str item = {*list, strcspn(*list, ",")};
  *list = item.at[item.len] ? item.at + item.len + 1 : NULL;
  return trimmed(item);
}

/* Before the '=' of an item, and after it; grade->at is NULL where there is none. */
static gv_str name_of(gv_str item, gv_str *grade) {
  const char *equals = memchr(item.at, '=', item.len);
  size_t len = equals ? (size_t)(equals - item.at) : item.len;
  *grade = equals ? trimmed((gv_str){equals + 1, item.len - len - 1}) : (gv_str){NULL, 0};
  return trimmed((gv_str){item.at, len});
}

static bool set(gv_selection *selection, gv_str name, gv_grade grade) {
  gv_rule rule = gv_rule_by_name(name);
  return rule != GV_RULE_NONE && gv_selection_set(selection, rule, grade);
}

bool gv_read_rules(gv_selection *selection, const char *value, gv_grade grade) {
  while (value)
    if (!set(selection, take_item(&value), grade)) return false;
  return true;
}

bool gv_read_grades(gv_selection *selection, const char *value) {
  while (value) {
    gv_str word, name = name_of(take_item(&value), &word);
    gv_grade grade;
    if (!word.at || !read_grade(word, &grade)) return false;
    if (!set(selection, name, grade)) return false;
  }
  return true;
}

gv_str gv_rule_refusal(gv_arena *arena, const char *value) {
  while (value) {
    gv_str grade, name = name_of(take_item(&value), &grade);
    gv_rule rule = gv_rule_by_name(name);
    if (rule == GV_RULE_NONE && name.len) {
      gv_str meant = gv_did_you_mean(arena, name, rule_at, NULL);
      return gv_format(arena, "unknown rule '%.*s'%.*s", GV_FMT(name),
                       GV_FMT(meant.len ? meant : GV_STR("; see gpuverify --list-rules")));
    }
    bool off = grade.at && gv_str_equal(grade, GV_STR("off"));
    if (rule != GV_RULE_NONE && grade.at && !off && gv_rules[rule].severity == GV_SEVERITY_UNPROVED)
      return gv_format(arena, "the severity of %s can only be off: it says what is not proved",
                       gv_rules[rule].name);
  }
  return GV_STR("");
}

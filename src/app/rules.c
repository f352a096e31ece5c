#include "app/rules.h"

#include "diag/suppress.h"

void gv_list_rules(FILE *out) {
  for (gv_rule rule = 1; rule < GV_RULE_COUNT; rule++)
    fprintf(out, "%-26s %-10s %s\n", gv_rules[rule].name, gv_severity_name(gv_rules[rule].severity), gv_rules[rule].text);
}

/* The same for every rule but for its name, so it is on no page. */
static const char how_to_suppress[] =
    "\n"
    "## Suppressing it\n"
    "\n"
    "One finding, behind the operation that it points at or alone on the line above, and never without a reason:\n"
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

enum { LONGEST = 64, SHOWN = 3, FAR = 1000 };

static unsigned least(unsigned a, unsigned b, unsigned c) {
  unsigned ab = a < b ? a : b;
  return ab < c ? ab : c;
}

/* How many characters have to be put in, taken out or changed to make one of the other (Levenshtein). */
static unsigned distance(gv_str a, gv_str b) {
  unsigned row[LONGEST + 1];
  for (size_t j = 0; j <= b.len; j++) row[j] = (unsigned)j;
  for (size_t i = 1; i <= a.len; i++) {
    unsigned diagonal = row[0];
    row[0] = (unsigned)i;
    for (size_t j = 1; j <= b.len; j++) {
      unsigned above = row[j];
      row[j] = least(above + 1, row[j - 1] + 1, diagonal + (a.at[i - 1] != b.at[j - 1]));
      diagonal = above;
    }
  }
  return row[b.len];
}

static bool contains(gv_str text, gv_str part) {
  for (size_t i = 0; i + part.len <= text.len; i++)
    if (memcmp(text.at + i, part.at, part.len) == 0) return true;
  return false;
}

/* FAR: nobody means this rule by this word. */
static unsigned strangeness(gv_str word, gv_rule rule) {
  gv_str name = gv_str_of(gv_rules[rule].name);
  GV_CHECK(name.len <= LONGEST);
  if (word.len == 0 || word.len > LONGEST) return FAR;
  if (word.len > 2 && contains(name, word)) return 0;
  unsigned d = distance(word, name);
  return d * 2 <= name.len ? d : FAR;
}

static void print_nearest(FILE *out, gv_str word) {
  bool taken[GV_RULE_COUNT] = {false};
  int shown = 0;
  for (; shown < SHOWN; shown++) {
    gv_rule best = GV_RULE_NONE;
    for (gv_rule rule = 1; rule < GV_RULE_COUNT; rule++)
      if (!taken[rule] && (best == GV_RULE_NONE || strangeness(word, rule) < strangeness(word, best))) best = rule;
    if (best == GV_RULE_NONE || strangeness(word, best) == FAR) break;
    taken[best] = true;
    fprintf(out, "%s%s", shown ? ", " : "gpuverify: note: did you mean: ", gv_rules[best].name);
  }
  fputs(shown ? "?\n" : "gpuverify: note: 'gpuverify --list-rules' names all rules\n", out);
}

/* ---- lists of rules ---- */

static bool read_grade(gv_str word, gv_grade *grade) {
  static const struct {
    const char *word;
    gv_grade grade;
  } words[] = {{"error", GV_GRADE_ERROR}, {"warning", GV_GRADE_WARNING}, {"remark", GV_GRADE_REMARK}, {"off", GV_GRADE_OFF}};
  for (size_t i = 0; i < sizeof words / sizeof *words; i++) {
    *grade = words[i].grade;
    if (gv_str_equal(word, gv_str_of(words[i].word))) return true;
  }
  return false;
}

static gv_str trimmed(gv_str text) {
  while (text.len && (*text.at == ' ' || *text.at == '\t')) text = (gv_str){text.at + 1, text.len - 1};
  while (text.len && (text.at[text.len - 1] == ' ' || text.at[text.len - 1] == '\t')) text.len--;
  return text;
}

/* The first item of a list; *list goes on behind the ',', and is NULL behind the last one. */
static gv_str take_item(const char **list) {
  gv_str item = {*list, strcspn(*list, ",")};
  *list = item.at[item.len] ? item.at + item.len + 1 : NULL;
  return trimmed(item);
}

/* Before the '=' of an item, and behind it; grade->at is NULL where there is none. */
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

void gv_print_hints(FILE *out, const char *value) {
  while (value) {
    gv_str grade, name = name_of(take_item(&value), &grade);
    gv_rule rule = gv_rule_by_name(name);
    if (rule == GV_RULE_NONE)
      print_nearest(out, name);
    else if (grade.at && gv_rules[rule].severity == GV_SEVERITY_UNPROVED)
      fprintf(out, "gpuverify: note: %s says what is not proved; it has no other severity than off\n", gv_rules[rule].name);
  }
}

/* diag: what a finding is. The rule catalogue, findings with the steps that lead to them,
 * obligations, and the report that holds them. No printing here, and no analysis.
 */
#ifndef GV_DIAG_H
#define GV_DIAG_H

#include "base/base.h"
#include "model/model.h"

typedef enum gv_rule {
  GV_RULE_NONE,
#define RULE(id, name, severity, text) GV_RULE_##id,
#include "diag/rules.def"
#undef RULE
  GV_RULE_COUNT
} gv_rule;

typedef enum gv_severity {
  GV_SEVERITY_ERROR,
  GV_SEVERITY_WARNING,
  GV_SEVERITY_UNPROVED,
  GV_SEVERITY_REMARK
} gv_severity;

typedef struct gv_rule_info {
  const char *name;
  gv_severity severity; /* default */
  const char *text;
} gv_rule_info;
extern const gv_rule_info gv_rules[GV_RULE_COUNT];
const char *gv_severity_name(gv_severity severity); /* "error", "warning", "unproved", "remark" */
/* GV_RULE_NONE when there is no such rule. */
gv_rule gv_rule_by_name(gv_str name);
/* The rule's page in docs/rules, as it was when the program was built: Markdown that begins with "#
 * NAME". */
gv_str gv_rule_page(gv_rule rule);

/* What a note is to its finding. The text says it too, to readers; nothing that reads a report
 * looks at the text. */
typedef enum gv_note_kind {
  GV_NOTE_STEP,        /* how it comes about */
  GV_NOTE_MISSING,     /* the order that is not there */
  GV_NOTE_EXAMPLE,     /* numbers from outside with which it comes about */
  GV_NOTE_CONSEQUENCE, /* another operation that fails, or is not ordered, because of it */
  GV_NOTE_UNDECIDED,   /* another place that is undecided for its reason */
  GV_NOTE_ADVICE,      /* what mends it or would settle it */
  GV_NOTE_KIND_COUNT
} gv_note_kind;

const char *gv_note_kind_name(gv_note_kind kind); /* "step", "missing", … */

typedef struct gv_note {
  gv_note_kind kind;
  gv_str message;
  gv_str supply; /* GV_NOTE_MISSING: the message without "missing: " */
  gv_loc loc;
  uint32_t op;  /* of the model that it is about; GV_NONE: none */
  bool carries; /* the object only comes by there: it is stored, or loaded again */
} gv_note;

/* Characters from `begin` up to, without, `end` are to be `text`; equal: it is put in there. */
typedef struct gv_edit {
  gv_loc begin, end;
  gv_str text;
} gv_edit;

/* How sure an edit is, as rustc says it. */
typedef enum gv_confidence {
  GV_CONFIDENCE_NONE, /* the program was not verified with it */
  GV_MAYBE, /* it was, and people have to look whether it is what they mean, or whether they want
               what it costs */
  GV_MACHINE_APPLICABLE, /* it was, and nothing that was concurrent and right is in an order now */
} gv_confidence;
const char *
gv_confidence_name(gv_confidence confidence); /* "none", "maybe", "machine-applicable" */

/* What a finding is known by in other runs: a hash of what stays when lines move, and a number from
 * 1 for those of one input that agree in it. */
typedef struct gv_fingerprint {
  uint64_t hash;
  uint32_t number; /* 0: not made yet */
} gv_fingerprint;

/* Who said that a finding is known and accepted. */
typedef enum gv_suppressor {
  GV_BY_NOBODY,
  GV_BY_COMMENT,
  GV_BY_ATTRIBUTE,
  GV_BY_BASELINE
} gv_suppressor;
const char *gv_suppressor_name(gv_suppressor suppressor); /* "comment", "attribute", "baseline" */

/* What its path came to when it was run on a device. */
typedef struct gv_replayed {
  gv_str verdict;   /* "confirmed", "not reproduced", "not replayable"; empty: it was not tried */
  gv_str device;    /* "sim", "cuda"; empty: it did not run */
  gv_str schedules; /* of the simulated device: "all", "by seed" */
  bool has_control; /* the same path with what is missing put in was run too */
  uint32_t faulty_seen, faulty_runs, control_seen, control_runs;
  gv_str detail;         /* what was seen, or why it cannot be replayed */
  gv_str kernels;        /* which were run; empty: no more is known of them than what they access */
  gv_str driver;         /* of the order of the calls; empty: it was not asked */
  GV_VEC(gv_str) chosen; /* what the program leaves open */
} gv_replayed;
/* "confirmed on sim: faulty 1 of 2, control 0 of 1 (all schedules)" */
gv_str gv_replayed_words(gv_arena *arena, const gv_replayed *replayed);

/* A number that comes from outside, with which control takes the path of a finding. */
typedef struct gv_chosen {
  gv_value_id of; /* of the model */
  gv_str name;    /* "%n", "parameter 2 of main" */
  gv_loc loc;     /* where it comes in */
  int64_t number; /* of its width, sign-extended; of one bit: 0 or 1 */
  uint8_t width;  /* bits */
} gv_chosen;

/* An operand of an operation, as an access to the memory that it points to. */
typedef struct gv_access {
  uint32_t op, operand;
  uint8_t mode; /* GV_ACCESS_READS, … */
} gv_access;

/* Two accesses that nothing orders, the earlier one pending when control comes to the later one. */
typedef struct gv_conflict {
  gv_access earlier, later;
} gv_conflict;

typedef struct gv_finding {
  uint32_t number; /* in its report, from 1 on in the order in which they were made: it stays,
                      wherever the finding is sorted to */
  gv_rule rule;
  gv_severity severity;
  gv_str message;
  gv_str function; /* name of the function that holds the place */
  gv_loc loc;
  uint32_t op;          /* of the model that it points at; GV_NONE: none */
  gv_conflict conflict; /* of a race, a free or an unload in flight; earlier.op GV_NONE: it is about
                           one access, or none */
  GV_VEC(gv_note) notes; /* in the order in which things happen */
  GV_VEC(uint32_t)
  path; /* edges of the model that the way to it takes, from the entry of a public function on,
           those of called functions as far as they bear on it; empty: straight there, or no way was
           walked */
  GV_VEC(gv_chosen)
  example; /* the first numbers from outside on which the path rests, and what they may be so that
              control takes it, together; in the order in which they come in; empty: it rests on
              none, or none were found */
  gv_str suggestion; /* what the edits do, one sentence; empty: there are none */
  GV_VEC(gv_edit)
  edits; /* of one file, in the order of their places, disjoint: together they take the finding away
          */
  gv_confidence confidence; /* of the edits */
  gv_str cost;              /* what concurrency they cost, words to follow "it "; empty: none */
  bool in_doubt;            /* it is a fault only if a kernel touches what it may touch */
  gv_replayed replayed;
  gv_fingerprint fingerprint;
  gv_suppressor suppressor;
  gv_str reason; /* of the suppressor */
} gv_finding;

typedef enum gv_verdict { GV_PROVED, GV_VIOLATED, GV_UNPROVED, GV_VERDICT_COUNT } gv_verdict;
const char *gv_verdict_name(gv_verdict verdict); /* "proved", "violated", "unproved" */

/* One thing to prove: at `loc`, `what` holds. */
typedef struct gv_obligation {
  gv_verdict verdict;
  gv_loc loc;
  gv_str function;
  gv_str what; /* "operand 0 of mgpuStreamDestroy is a live stream" */
  gv_str
      reason; /* proved: why; violated: the rule; unproved: the obstacle and what would remove it */
  uint32_t op;      /* of the model, that it is about; GV_NONE */
  uint32_t operand; /* of that operation; GV_NONE: it is about the whole of it */
  uint32_t finding; /* number of the one finding that says why it is not proved; 0: none does, or
                       several do */
} gv_obligation;

/* One use of a token. */
typedef struct gv_token_use {
  gv_loc loc;
  gv_str user;   /* "gpu.wait" */
  uint32_t op;   /* that operation's number in the source, which distinguishes those at one place */
  gv_str stands; /* "event %9, recorded on stream %4 at 14:5"; empty: nothing was found */
  gv_value_id handle; /* that stream or event; GV_NONE: `stands` says what there is instead */
  gv_verdict verdict;
} gv_token_use;

/* A token of the source, and what became of it. */
typedef struct gv_token_row {
  gv_str name, function;
  gv_loc loc;
  gv_str producer;    /* "gpu.memcpy" */
  uint32_t op;        /* that operation's number in the source; GV_NONE: it is none */
  gv_str stands;      /* "stream %4"; empty: nothing was found */
  gv_value_id handle; /* that stream; GV_NONE */
  gv_str marks;       /* the point that it marks: "mgpuMemcpy at 30:5" */
  bool unmapped;      /* at its making or a use, nothing was found that could stand for it */
  GV_VEC(gv_token_use) uses;
} gv_token_row;

/* A warning or remark that may be due: what would be warned of was found, and whether control comes
 * there was not established. No obligation hangs on it. Or a fault beyond those that are wanted, to
 * which no path was looked for: the obligations at an error are unproved. */
typedef struct gv_undecided {
  gv_rule rule;
  gv_severity severity;
  gv_loc loc;
  gv_str function;
  gv_str why; /* "limit of 64 paths from one start": the same text for the same obstacle, for
                 readers to count by */
} gv_undecided;

/* What came of a certificate of the proof (docs/certificate.md). */
typedef enum gv_certificate_state {
  GV_CERTIFICATE_NOT_ASKED,
  GV_CERTIFICATE_CHECKED, /* there is one, and the checker accepts it */
  GV_CERTIFICATE_NONE,    /* none was found */
} gv_certificate_state;

typedef struct gv_report {
  gv_arena arena; /* all text */
  GV_VEC(gv_finding) findings;
  GV_VEC(gv_finding) suppressed; /* taken out of the findings by gv_select() */
  GV_VEC(gv_obligation) obligations;
  GV_VEC(gv_undecided) undecided;
  GV_VEC(gv_str) assumptions;  /* each once, sorted */
  GV_VEC(gv_token_row) tokens; /* where the source is known, in its order */
  gv_map assumed; /* hash of an assumption to its index, until the report is finished */
  uint32_t counts[GV_VERDICT_COUNT]; /* obligations by verdict */
  uint32_t warnings;                 /* findings of severity warning */
  uint32_t accepted; /* findings that would have decided the verdict, and do not: somebody accepts
                        them */
  uint32_t last_number; /* of a finding; 0: there was none */
  gv_verdict verdict;
  bool fixes_cut;      /* edits were looked for, and not everything was tried … */
  gv_loc fixes_cut_at; /* … for the finding there, and those after it */
  gv_certificate_state certificate;
  gv_str certificate_lacks; /* why there is none: "LINE:COLUMN: operation what is missing (rule of
                               docs/semantics.md)" */
  bool nothing_to_verify;   /* nothing was recognised that is done on a GPU */
} gv_report;

/* Texts are kept as they are, not copied: static, in the report's arena or in the model's. A
 * returned pointer is valid until the next call that adds one of its kind. */
gv_finding *gv_report_finding(gv_report *report, gv_rule rule, gv_loc loc, gv_str function,
                              gv_str message);
/* Adds it after the others; it is about no operation (`op` GV_NONE) until the caller says which. */
void gv_finding_note(gv_finding *finding, gv_note_kind kind, gv_loc loc, gv_str message);
/* Frees its lists, for who takes one out of a report; its texts are not its own. */
void gv_finding_clear(gv_finding *finding);
/* Adds it after the others, which must be in the order of their places and not overlap it. */
void gv_finding_edit(gv_finding *finding, gv_loc begin, gv_loc end, gv_str text);
/* The finding must have one; valid until the next note. */
static inline gv_note *gv_last_note(gv_finding *finding) {
  return &finding->notes.at[finding->notes.len - 1];
}
/* What mends it or would settle it, a sentence a line, without a word before them; empty: nothing
 * is known that would. */
gv_str gv_finding_advice(gv_arena *arena, const gv_finding *finding);
/* The obligation is listed, with its texts, or, not `listed`, counted only. */
void gv_report_decide(gv_report *report, bool listed, gv_obligation obligation);
/* `what`, `reason`, `op`, `operand` and `finding` are for the caller to set; gv_report_finish()
 * counts it. */
gv_obligation *gv_report_obligation(gv_report *report, gv_verdict verdict, gv_loc loc,
                                    gv_str function);
/* Of the severity that the catalogue gives the rule. */
void gv_report_undecided(gv_report *report, gv_rule rule, gv_loc loc, gv_str function, gv_str why);
/* How many of them are of this severity. */
uint32_t gv_report_count_undecided(const gv_report *report, gv_severity severity);
/* Adds it once. */
void gv_report_assume(gv_report *report, gv_str assumption);
/* Once, at the end. Sorts findings and obligations by place, then rule, then message; counts, on
 * top of what the caller may have put into `counts` for obligations that it does not list; derives
 * the verdict: violated if there is a finding of severity error, else unproved if an obligation is
 * undecided or a finding says so, or whether there is an error is undecided, else proved. */
void gv_report_finish(gv_report *report);
/* For a test: a finished report has numbers for the texts of findings and notes, which only readers
 * may go by. */
extern bool gv_report_in_numbers;
/* Sorts and derives anew after a change to a finished report, whose `counts` the change has kept
 * right. */
void gv_report_settle(gv_report *report);
/* Frees all lists and texts, and zeroes it. */
void gv_report_clear(gv_report *report);

#endif

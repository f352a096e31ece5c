/* How wide text is, and where its lines end. Graphviz draws with the font that the machine has for
 * Helvetica, of which DejaVu Sans, the one that Debian has where no other is installed, is the
 * widest: what has room in it has room in the others. The page measures text itself. */
#include "base/foreign.h"
#include "dot/layout.h"

/* Of the characters from the blank on, in thousandths of the font's size: DejaVu Sans, and bold. */
enum { FIRST = 32, TABLE = 95, OTHER = 750, WIDE = 1000, FIRST_WIDE = 0x1100 };
static const uint16_t plain[TABLE] = {
    318, 401, 460, 838, 636, 950, 780, 275, 390, 390, 500, 838, 318, 361,  318, 337, 636, 636, 636,
    636, 636, 636, 636, 636, 636, 636, 337, 337, 838, 838, 838, 531, 1000, 684, 686, 698, 770, 632,
    575, 775, 752, 295, 295, 656, 557, 863, 748, 787, 603, 787, 695, 635,  611, 732, 684, 989, 685,
    611, 685, 390, 337, 390, 838, 500, 500, 613, 635, 550, 635, 615, 352,  635, 634, 278, 278, 579,
    278, 974, 634, 612, 635, 635, 411, 521, 392, 634, 592, 818, 592, 592,  525, 636, 337, 636, 838};
static const uint16_t bold[TABLE] = {
    348,  456, 521, 838, 696, 1002, 872, 306,  457, 457, 523, 838, 380, 415,  380, 365,
    696,  696, 696, 696, 696, 696,  696, 696,  696, 696, 400, 400, 838, 838,  838, 580,
    1000, 774, 762, 734, 830, 683,  683, 821,  837, 372, 372, 775, 637, 995,  837, 850,
    733,  850, 770, 720, 682, 812,  774, 1103, 771, 724, 725, 457, 365, 457,  838, 500,
    500,  675, 716, 593, 716, 678,  435, 716,  712, 343, 343, 665, 343, 1042, 712, 687,
    716,  716, 493, 595, 478, 712,  652, 924,  645, 652, 582, 712, 365, 712,  838};

static const struct {
  double size, height;
  bool bold;
} styles[GV_LINE_STYLES] = {
    [GV_LINE_VERDICT] = {10, 13, true},    [GV_LINE_TITLE] = {12, 15, true},
    [GV_LINE_ARGUMENTS] = {12, 15, false}, [GV_LINE_BODY] = {10, 13, false},
    [GV_LINE_PLACE] = {9, 12, false},      [GV_LINE_LABEL] = {10, 13, false},
    [GV_LINE_LANE] = {11, 14, true},       [GV_LINE_HEAD] = {12, 16, true},
};

double gv_line_height(gv_line_style style) { return styles[style].height; }
double gv_font_size(gv_line_style style) { return styles[style].size; }
bool gv_is_bold(gv_line_style style) { return styles[style].bold; }

static double char_width(gv_char c, gv_line_style style) {
  const uint16_t *table = styles[style].bold ? bold : plain;
  uint32_t width = c.code >= FIRST && c.code < FIRST + TABLE ? table[c.code - FIRST]
                   : c.code >= FIRST_WIDE && c.code < 0x2000 ? WIDE
                   : c.code > 0x2e7f                         ? WIDE
                                                             : OTHER;
  return width * styles[style].size / 1000;
}

double gv_text_width(gv_str text, gv_line_style style) {
  double width = 0;
  for (size_t i = 0; i < text.len;) {
    gv_char c = gv_utf8_next((gv_str){text.at + i, text.len - i});
    width += char_width(c, style);
    i += c.len;
  }
  return width;
}

/* How much of the text has room: up to a blank if there is one late enough. At least one character.
 */
static size_t fitting(gv_str text, gv_line_style style, double width) {
  size_t end = 0, blank = 0;
  double used = 0;
  while (end < text.len) {
    gv_char c = gv_utf8_next((gv_str){text.at + end, text.len - end});
    used += char_width(c, style);
    if (end && used > width) break;
    if (text.at[end] == ' ') blank = end + 1;
    end += c.len;
  }
  return end == text.len || blank < end / 2 ? end : blank;
}

void gv_wrap(gv_arena *arena, gv_lines *lines, gv_str foreign, gv_line_style style, double width,
             uint32_t most) {
  gv_str text = gv_foreign_text(arena, GV_FORM_LINE, foreign);
  for (uint32_t count = 0; text.len && count < most; count++) {
    size_t len = fitting(text, style, width), shown = len;
    while (shown && text.at[shown - 1] == ' ') shown--;
    bool cut = count + 1 == most && len < text.len;
    *gv_push(lines) = (gv_line){cut ? gv_format(arena, "%.*s\xe2\x80\xa6", (int)shown, text.at)
                                    : (gv_str){text.at, shown},
                                style, false};
    text = (gv_str){text.at + len, text.len - len};
  }
}

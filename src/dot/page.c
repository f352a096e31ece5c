/* needs: placed pictures. gives: one HTML page that needs nothing else and may load nothing: it
 * draws them itself, in the font that it is shown in. cost: linear. */
#include "base/stream.h"
#include "dot/emit.h"

/* page.css, page.html, page.js, layout.js */
extern const unsigned char gv_page_css[], gv_page_html[], gv_page_js[], gv_layout_js[];
/* The library that the page is moved and zoomed with, d3/SOURCES, in an order in which its parts
 * find each other. */
extern const unsigned char gv_LICENSE[], gv_d3_color_min_js[], gv_d3_dispatch_min_js[],
    gv_d3_ease_min_js[], gv_d3_interpolate_min_js[], gv_d3_selection_min_js[], gv_d3_timer_min_js[],
    gv_d3_transition_min_js[], gv_d3_drag_min_js[], gv_d3_zoom_min_js[];

static const char head[] =
    "<!DOCTYPE html>\n<html lang=\"en\">\n<head>\n<meta "
    "charset=\"utf-8\">\n<title>gpuverify</title>\n"
    "<meta name=\"viewport\" content=\"width=device-width, initial-scale=1\">\n"
    "<meta http-equiv=\"Content-Security-Policy\" content=\"default-src 'none'; style-src "
    "'unsafe-inline'; script-src "
    "'unsafe-inline'; img-src data:\">\n<link rel=\"icon\" href=\"data:,\">\n<style>\n";

/* Inside a script element '<' could begin something else. */
static void put_data(FILE *out, const char *json) {
  for (; *json; json++) {
    if (*json == '<')
      fputs("\\u003c", out);
    else
      fputc(*json, out);
  }
}

/* ---- the page -------------------------------------------------------------------------------- */

gv_status gv_write_page(const gv_pictures *pictures, FILE *out) {
  const unsigned char *const library[] = {
      gv_d3_color_min_js,       gv_d3_dispatch_min_js,  gv_d3_ease_min_js,
      gv_d3_interpolate_min_js, gv_d3_selection_min_js, gv_d3_timer_min_js,
      gv_d3_transition_min_js,  gv_d3_drag_min_js,      gv_d3_zoom_min_js};
  gv_stream stream;
  gv_write_data(pictures, gv_stream_open(&stream), true);
  gv_str json = gv_stream_close(&stream);
  fprintf(out, "%s%s</style>\n</head>\n<body>\n%s", head, (const char *)gv_page_css,
          (const char *)gv_page_html);
  fputs("<script type=\"application/json\" id=\"data\">", out);
  put_data(out, json.at);
  fprintf(out, "</script>\n<script>\n/*\n%s*/\n", (const char *)gv_LICENSE);
  for (size_t i = 0; i < sizeof library / sizeof *library; i++)
    fprintf(out, "%s", (const char *)library[i]);
  fprintf(out, "%s%s</script>\n</body>\n</html>\n", (const char *)gv_layout_js,
          (const char *)gv_page_js);
  free(stream.at);
  return ferror(out) ? GV_UNUSABLE : GV_OK;
}

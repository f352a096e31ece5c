/* json: JSON through jansson, for all that write it. Only a lack of memory makes these fail, and
 * then the process ends. */
#ifndef GV_JSON_H
#define GV_JSON_H

#include <jansson.h>
#include <stdio.h>

#include "base/base.h"

enum { GV_JSON_INDENT = 2 };

/* `value` as it is, owned as before; NULL, which jansson gives where memory is short, ends the
 * process. */
json_t *gv_json_sure(json_t *value);
/* Empty; the caller's to give away or release with json_decref(), as what every function here
 * makes. */
json_t *gv_json_object(void);
/* Empty, and owned in the same way. */
json_t *gv_json_array(void);
/* With one member, with one item. */
json_t *gv_json_object_of(const char *key, json_t *value);
/* Takes `item` over. */
json_t *gv_json_array_of(json_t *item);
/* Gives `value` to the object. */
void gv_json_set(json_t *object, const char *key, json_t *value);
/* Gives `value` to the array. */
void gv_json_append(json_t *array, json_t *value);
/* Invalid bytes, one by one, become U+FFFD. */
json_t *gv_json_text(gv_str text);
/* The same for a string that ends with NUL and is not NULL. */
json_t *gv_json_text_c(const char *text);

/* Writes and releases `value`, laid out for a place `depth` levels deep. */
void gv_json_write(FILE *out, int depth, json_t *value);
/* Writes and releases `value` on one line, without a newline at its end. */
void gv_json_write_line(FILE *out, json_t *value);

#endif

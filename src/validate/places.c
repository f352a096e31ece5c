/* Which operations of the lowered code are at which place of the source. A file that the lowered
 * code names is one of the source's if its path is the same; else, where the lowered code has
 * nothing in that, if the last part is, as where the lowering ran in another folder.
 */
#include "validate/room.h"

static gv_str last_part(gv_str path) {
  size_t begin = path.len;
  while (begin && path.at[begin - 1] != '/') begin--;
  return (gv_str){path.at + begin, path.len - begin};
}

/* By file: the file that its places are taken to be in. `used`: by the source's operations. */
static uint32_t *canonical_files(const gv_model *model, const bool *used, const bool *lowered) {
  uint32_t *file = gv_malloc((model->files.len + 1) * sizeof *file);
  for (uint32_t i = 0; i < model->files.len; i++) {
    file[i] = i;
    for (uint32_t s = 0; !used[i] && s < model->files.len; s++)
      if (used[s] && !lowered[s] &&
          gv_str_equal(last_part(model->files.at[i].path), last_part(model->files.at[s].path)))
        file[i] = s;
  }
  return file;
}

static int order_of_spots(const void *left, const void *right) {
  const gv_spot *a = left, *b = right;
  if (a->loc.file != b->loc.file) return a->loc.file < b->loc.file ? -1 : 1;
  if (a->loc.line != b->loc.line) return a->loc.line < b->loc.line ? -1 : 1;
  if (a->loc.col != b->loc.col) return a->loc.col < b->loc.col ? -1 : 1;
  return (a->op > b->op) - (a->op < b->op);
}

static void add_spot(gv_spots *spots, const gv_model *model, const uint32_t *file, gv_loc loc,
                     uint32_t op) {
  if (loc.file >= model->files.len) return;
  *gv_push(&spots->at) = (gv_spot){{file[loc.file], loc.line, loc.col}, op};
}

void gv_spots_init(gv_spots *spots, const gv_model *model, const gv_gpu_program *program) {
  size_t files = model->files.len;
  bool *used = gv_malloc(2 * files + 1), *lowered = used + files;
  memset(used, 0, 2 * files);
  for (uint32_t i = 0; i < program->ops.len; i++)
    if (program->ops.at[i].loc.file < files) used[program->ops.at[i].loc.file] = true;
  for (uint32_t i = 0; i < model->ops.len; i++)
    if (model->ops.at[i].loc.file < files) lowered[model->ops.at[i].loc.file] = true;
  uint32_t *file = canonical_files(model, used, lowered);
  for (uint32_t i = 0; i < model->ops.len; i++)
    add_spot(spots, model, file, model->ops.at[i].loc, i);
  for (uint32_t i = 0; i < model->also.len; i++)
    add_spot(spots, model, file, model->also.at[i].loc, model->also.at[i].op);
  if (spots->at.len) qsort(spots->at.at, spots->at.len, sizeof *spots->at.at, order_of_spots);
  for (uint32_t i = 0; i < program->ops.len; i++)
    *gv_push(&spots->source) = (gv_spot){program->ops.at[i].loc, i};
  if (spots->source.len)
    qsort(spots->source.at, spots->source.len, sizeof *spots->source.at, order_of_spots);
  spots->file = file;
  spots->files = model->files.len;
  gv_free(used);
}

void gv_spots_clear(gv_spots *spots) {
  gv_vec_free(&spots->at);
  gv_vec_free(&spots->source);
  gv_free(spots->file);
  spots->file = NULL;
}

static const gv_spot *find(const gv_spot *list, uint32_t len, gv_loc loc, uint32_t *count) {
  uint32_t low = 0, high = len;
  gv_spot wanted = {loc, 0};
  while (low < high) {
    uint32_t middle = low + (high - low) / 2;
    if (order_of_spots(&list[middle], &wanted) < 0)
      low = middle + 1;
    else
      high = middle;
  }
  uint32_t end = low;
  while (end < len && memcmp(&list[end].loc, &loc, sizeof loc) == 0) end++;
  *count = end - low;
  return list + low;
}

gv_loc gv_spots_loc(const gv_spots *spots, gv_loc loc) {
  if (loc.file < spots->files) loc.file = spots->file[loc.file];
  return loc;
}

const gv_spot *gv_spots_find(const gv_spots *spots, gv_loc loc, uint32_t *count) {
  return find(spots->at.at, spots->at.len, loc, count);
}

bool gv_is_crowded(const gv_spots *spots, gv_loc loc) {
  uint32_t there;
  find(spots->source.at, spots->source.len, loc, &there);
  return there > 1;
}

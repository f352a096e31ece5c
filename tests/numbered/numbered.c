/* gpuverify with a number in place of each text of its findings, so that a test can tell whether
 * anything but a reader goes by them. */
#include "diag/diag.h"

int gpuverify_main(int argc, char **argv); /* main() of src/app/main.c */

int main(int argc, char **argv) {
  gv_report_in_numbers = true;
  return gpuverify_main(argc, argv);
}

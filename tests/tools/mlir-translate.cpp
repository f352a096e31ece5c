// mlir-translate, from the archives of the release that gpuverify is built with.
#include <mlir/InitAllTranslations.h>
#include <mlir/Tools/mlir-translate/MlirTranslateMain.h>

int main(int argc, char **argv) {
  mlir::registerAllTranslations();
  return failed(mlir::mlirTranslateMain(argc, argv, "MLIR Translation Tool"));
}

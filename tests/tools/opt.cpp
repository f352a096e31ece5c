// opt, from the archives of the release that gpuverify is built with.
#include <functional>
#include <llvm/ADT/ArrayRef.h>
#include <llvm/Plugins/PassPlugin.h>

extern "C" int optMain(int argc, char **argv, llvm::ArrayRef<std::function<void(llvm::PassBuilder &)>> callbacks);

// Polly is in the shared library only.
llvm::PassPluginLibraryInfo getPollyPluginInfo() {
  return {LLVM_PLUGIN_API_VERSION, "none", "", [](llvm::PassBuilder &) {}};
}

int main(int argc, char **argv) { return optMain(argc, argv, {}); }

# How lit runs the end-to-end tests. In RUN lines:
#   %gpuverify  %check (gpuverify-check)  %interpret (gpuverify-interpret)  %draw (gpuverify, where Graphviz draws)  %drawing (before another program that starts it so)  %page  %chromium  %playwright (REQUIRES: browser)
#   %mlir-opt  %mlir-translate (which start faster than those that are installed, where they are built)  %installed-mlir-opt  %mlir-opt-19 (REQUIRES: mlir-opt-19)  %clang (REQUIRES: clang)  %FileCheck  %examples  %bench
#   %fake-cuda  %fake-cuda-old  %fake-cuda-no-capture  %runtime %mlir-runner (REQUIRES: mlir-runner)
#   %client (a program of somebody who uses libgpuverify), %bindings (what stands for MLIR's Python bindings), %library (that), %python-module (REQUIRES: library)  %plugin, %broken-plugin (REQUIRES: plugin)
#   and the LLVM tools FileCheck, not, split-file, count by their names.
#   How much of what has many programs is run, all of it with GV_WHOLE: %facts (of a certificate that are left out, how many at a time)  %seeds, %rounds, %few, %mutants (of random programs)  %share (one in so many)  %listed (as %share, of what is listed as long)  %levels (of optimization, of host code)  %build (the build folder)  %cmake
# Features: mlir-python (mlir.ir can be imported); clang (and llvm-link); library, plugin (built over a shared libMLIR); graphs (built with Graphviz); browser (Chromium, and its driver in build/page); mlir-opt-19; nvim; node; vsce (in build/vscode); lintian; pkg-config; mlir-runner (and the
# runtime library, which is not built with the sanitizers); release (the program is as users get it); sanitizers (the program is built with them); sampled (and of what takes long a part is run); whole (all of it is run); root (the tests run as root).
import importlib.util
import os
import shutil
import sys

sys.dont_write_bytecode = True
sys.path.insert(0, os.path.join(config.source_root, "tests", "e2e"))
from together import Together  # noqa: E402

config.name = "gpuverify"
config.test_format = Together(execute_external=False)
if int(config.llvm_version.split(".")[0]) < 22:
    Together.leave_out(os.path.join(config.source_root, "tests", "e2e", "not_with_19.txt"), "MLIR 19 does not have what it tests")
config.suffixes = [".mlir", ".test"]
config.excludes = ["Inputs"]
config.test_source_root = os.path.join(config.source_root, "tests", "e2e")
config.test_exec_root = config.binary_root

whole = "GV_WHOLE" in os.environ
sampled = config.sanitize and not whole  # `./dev asan` runs all

# mlir-opt, mlir-translate and opt that start at once, where they are built (tests/CMakeLists.txt), for all builds.
builds = [config.build, os.path.join(os.path.dirname(config.build), "release")]
tools = [folder for folder in (os.path.join(build, "tools-" + config.llvm_version) for build in builds) if os.path.exists(os.path.join(folder, "opt"))]
tools = [] if whole else tools[:1]
if tools:
    config.mlir_opt, config.mlir_translate = (os.path.join(tools[0], name) for name in ("mlir-opt", "mlir-translate"))

# python3 is the one that lit is run by, as itself: found by PATH it may be a shim that looks for it anew each time, which costs ten starts of it.
config.environment["PATH"] = os.pathsep.join([*tools, config.llvm_bin, os.path.dirname(os.path.realpath(sys.executable)), os.environ["PATH"]])
config.environment["LC_ALL"] = "C"
config.environment["NODE_PATH"] = "/usr/share/nodejs"  # where Debian has its packages
for name in ("ASAN_OPTIONS", "UBSAN_OPTIONS"):
    if name in os.environ:
        config.environment[name] = os.environ[name]
# Of an allocation's stack so many calls, where all is run, and where something is drawn: what Graphviz loses is known by its callers.
with_callers = config.environment.get("ASAN_OPTIONS", "") + ":malloc_context_size=8"
drawing = "env LSAN_OPTIONS=suppressions=%s ASAN_OPTIONS=%s" % (os.path.join(config.source_root, "tests", "e2e", "graphs", "lsan.supp"), with_callers)

if whole and config.sanitize:
    config.environment["ASAN_OPTIONS"] = with_callers
if sampled:
    Together.leave_out(os.path.join(config.source_root, "tests", "e2e", "not_sanitized.txt"), "others run the same code under the sanitizers")


def amount(all_of_it, release, sanitizers):
    return str(all_of_it if whole else sanitizers if config.sanitize else release)


config.substitutions += [
    (r"%interpret\b", config.interpret),
    (r"%check\b", config.check),
    (r"%facts\b", amount(6, 6, 1)),
    (r"%numbered\b", config.numbered),
    (r"%seeds\b", amount(240, 90, 30)),
    (r"%few\b", amount(18, 6, 3)),
    (r"%rounds\b", amount(6, 2, 1)),
    (r"%mutants\b", amount(160, 60, 20)),
    (r"%listed\b", amount(1, 4, 4)),
    (r"%share\b", amount(1, 3, 7)),  # odd: faulty and correct programs take turns
    (r"%gpuverify\b", config.gpuverify),
    (r"%drawing\b", drawing),
    (r"%draw\b", "%s %s" % (drawing, config.gpuverify)),
    (r"%page\b", os.path.join(config.source_root, "tests", "page", "page.mjs")),
    (r"%chromium\b", config.chromium),
    (r"%playwright\b", config.playwright),
    (r"%vsce\b", config.vsce),
    (r"%extension-modules\b", config.extension_modules),
    (r"%mlir-opt-19\b", config.mlir_opt_19),
    (r"%installed-mlir-opt\b", os.path.join(config.llvm_bin, "mlir-opt")),
    (r"%mlir-opt\b", config.mlir_opt),
    (r"%mlir-translate\b", config.mlir_translate),
    (r"%mlir-runner\b", config.mlir_runner),
    (r"%fake-cuda-old\b", config.fake_cuda_old),
    (r"%fake-cuda-no-capture\b", config.fake_cuda_no_capture),
    (r"%fake-cuda\b", config.fake_cuda),
    (r"%runtime\b", config.runtime),
    (r"%client\b", config.client),
    (r"%bindings\b", config.bindings),
    (r"%library\b", config.library),
    (r"%broken-plugin\b", config.broken),
    (r"%plugin\b", config.plugin),
    (r"%python-module\b", os.path.join(config.source_root, "python")),
    (r"%clang\b", os.path.join(config.llvm_bin, "clang")),
    (r"%FileCheck\b", os.path.join(config.llvm_bin, "FileCheck")),
    (r"%examples\b", os.path.join(config.source_root, "examples")),
    (r"%levels\b", amount("0,1", "turns", "0")),
    (r"%build\b", config.build),
    (r"%cmake\b", config.cmake),
    (r"%bench\b", os.path.join(config.source_root, "bench")),
]

if config.mlir_opt_19 and os.path.exists(config.mlir_opt_19):
    config.available_features.add("mlir-opt-19")
if os.path.exists(os.path.join(config.llvm_bin, "clang")) and os.path.exists(os.path.join(config.llvm_bin, "llvm-link")):
    config.available_features.add("clang")
if config.node:
    config.available_features.add("node")
if config.node and os.path.exists(config.vsce) and os.path.exists(config.extension_modules):
    config.available_features.add("vsce")
if shutil.which("lintian"):
    config.available_features.add("lintian")
if shutil.which("pkg-config"):
    config.available_features.add("pkg-config")
if shutil.which("nvim"):
    config.available_features.add("nvim")
if config.runtime and os.path.exists(config.mlir_runner):
    config.available_features.add("mlir-runner")
if config.build_type == "Release" and not config.sanitize:
    config.available_features.add("release")
if config.graphs == "ON":
    config.available_features.add("graphs")
if config.node and os.path.exists(config.chromium) and os.path.exists(config.playwright):
    config.available_features.add("browser")
if config.library:
    config.available_features.add("library")
if config.plugin:
    config.available_features.add("plugin")
if importlib.util.find_spec("mlir") and importlib.util.find_spec("mlir.ir"):
    config.available_features.add("mlir-python")
if config.sanitize:
    config.available_features.add("sanitizers")
if sampled:
    config.available_features.add("sampled")
if whole:
    config.available_features.add("whole")
if os.geteuid() == 0:
    config.available_features.add("root")

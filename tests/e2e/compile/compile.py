#!/usr/bin/env python3
"""Has gpuverify compile sources and verify what comes of them.

usage: compile.py GPUVERIFY INPUTS SCRATCH-DIRECTORY [--share=SHARE] TOPIC...

Sources name each finding at its line, with `// expect: RULE`, several with a space between them; the set is exact over all files of a
program, and a program without any is proved. Topics are the functions below.
"""
import collections
import json
import os
import pathlib
import re
import shutil
import stat
import subprocess
import sys

gpuverify, inputs, scratch = sys.argv[1], pathlib.Path(sys.argv[2]).resolve(), pathlib.Path(sys.argv[3]).resolve()
topics = sys.argv[4:]
share = int(topics.pop(0).removeprefix("--share=")) if topics[0].startswith("--share=") else 1
complaints = []
STUBS = "--stub-headers"


def complain(what):
    complaints.append(what)


def run(*words, cwd=None, **environment):
    return subprocess.run([gpuverify, *map(str, words)], cwd=cwd or scratch, stdout=subprocess.PIPE, stderr=subprocess.PIPE, text=True, check=False,
                          env=dict(os.environ, **environment))


def check(name, done, status, *wanted, without=()):
    """Exit status, and texts that stand in the output and ones that do not."""
    said = done.stdout + done.stderr
    if done.returncode != status:
        complain(f"{name}: exit status {done.returncode}, not {status}: {said[-800:]}")
    for text in wanted:
        if text not in said:
            complain(f"{name}: does not say {text!r}: {said[-800:]}")
    for text in without:
        if text in said:
            complain(f"{name}: says {text!r}: {said[-800:]}")
    return said


def files_below(folder):
    return {str(path.relative_to(folder)): path.read_bytes() if path.is_file() else None for path in sorted(pathlib.Path(folder).rglob("*"))}


def database(folder, entries):
    folder.mkdir(parents=True, exist_ok=True)
    (folder / "compile_commands.json").write_text(json.dumps(entries))
    return folder


def expected(files):
    findings = collections.Counter()
    for path in files:
        for number, line in enumerate(path.read_text().splitlines(), 1):
            for rules in re.findall(r"// expect: ((?:[a-z-]+ ?)+)", line):
                findings.update((path.name, number, rule) for rule in rules.split())
    return findings


def judge(name, words, files, cwd=None):
    """All findings of the run are the expected ones of these files."""
    done = run("--format=json", "--check-proof", *words, cwd=cwd or inputs)
    wanted, found = expected(files), collections.Counter()
    try:
        results = json.loads(done.stdout)["files"]
    except (ValueError, KeyError):
        complain(f"{name}: no report: {done.stderr[-800:]}")
        return []
    for result in results:
        for finding in result.get("findings", []):
            place = finding.get("location", {})
            found[(os.path.basename(place.get("file", "")), place.get("line"), finding["rule"])] += 1
    for key in (wanted - found).elements():
        complain(f"{name}: missing: {key}")
    for key in (found - wanted).elements():
        complain(f"{name}: not expected: {key}")
    if done.returncode != (1 if wanted else 0):
        complain(f"{name}: exit status {done.returncode}: {done.stderr[-800:]}")
    return results


def script(name, text):
    path = scratch / name
    path.write_text(f"#!/bin/sh\n{text}\n")
    path.chmod(path.stat().st_mode | stat.S_IXUSR)
    return path


def clang():
    return shutil.which("clang-22") or shutil.which("clang")


# ---- topics ----


def programs():
    """One run, two at a time, of sources in all languages; paths are as seen from the working folder."""
    names = ["faults.cu", "right.cu", "right.hip", "faults.hip", "driver.c", "host.cpp", "scopes.cu", "kernels.cu", "helpers.cu"]
    results = judge("programs", [STUBS, "-j2", *names], [inputs / name for name in (*names, "faults.h")])
    if [result["path"] for result in results] != names:
        complain(f"programs: reported as {[result['path'] for result in results]}")
    places = {finding["location"]["file"] for result in results for finding in result.get("findings", [])}
    if places != {"faults.cu", "faults.h", "faults.hip", "driver.c", "scopes.cu", "kernels.cu"}:
        complain(f"programs: places in {sorted(places)}")
    one, two = (run("-q", STUBS, f"-j{jobs}", *names[3:5], cwd=inputs) for jobs in (1, 4))
    if (one.stdout, one.stderr) != (two.stdout, two.stderr):
        complain("programs: the output depends on the number of jobs")


def variants():
    """Sources that are several programs: a line `// variant: MACRO,… STATUS` for each, of which one in SHARE is looked at."""
    for name in ("selected.cu", "rounds.cu"):
        for macros, status in re.findall(r"^// variant: (\S+) (\d)$", (inputs / name).read_text(), re.M)[::share]:
            words = [f"--extra-arg=-D{macro}" for macro in macros.split(",")]
            check(f"{name} {macros}", run(STUBS, "-q", *words, inputs / name), int(status))


def whole():
    """A program in several files, by what links it."""
    folder = scratch / "whole"
    shutil.copytree(inputs / "whole", folder)
    both = [folder / "pool.cpp", folder / "right.cu"]
    check("named", run(STUBS, "--link=all", *both), 0, "whole: proved")
    judge("faulty", [STUBS, "--link=all", folder / "pool.cpp", folder / "faulty.cu"], [folder / "faulty.cu", folder / "pool.cpp"])
    build = database(folder / "build", [{"directory": str(folder), "file": path.name, "command": f"nvcc -I. -c {path.name}"} for path in both])
    check("build", run(STUBS, "-p", build), 0, "whole/build: proved")
    check("build, not linked", run(STUBS, "-p", build, "--link=none"), 3, "whole/right.cu: unproved", "whole/pool.cpp: proved")
    # settings that hold for all of them
    (folder / ".gpuverify").write_text("stub-headers\n")
    check("settings", run("-p", build), 0, "whole/build: proved")
    # one that does not compile costs only itself
    (folder / "broken.cu").write_text("int f( {\n")
    entries = json.loads((build / "compile_commands.json").read_text())
    entries.insert(0, {"directory": str(folder), "file": "broken.cu", "arguments": ["nvcc", "-c", "broken.cu"]})
    database(build, entries)
    check("one is broken", run("-p", build), 2, "whole/broken.cu: error: clang cannot compile it: broken.cu:1:", "whole/build: proved")
    # a device side that is not known makes all of them unknown: the linker renames static kernels, and one could be taken for another
    first, second = (folder / name for name in ("first.cu", "second.cu"))
    first.write_text("""#include <cuda_runtime.h>
#ifdef __CUDA_ARCH__
#error device
#endif
static __global__ void only(int *data) { *data = 1; }
int main() {
  int *data, host;
  cudaStream_t one, two;
  cudaMalloc(&data, 4);
  cudaStreamCreateWithFlags(&one, cudaStreamNonBlocking);
  cudaStreamCreateWithFlags(&two, cudaStreamNonBlocking);
  only<<<1, 1, 0, one>>>(data);
  cudaMemcpyAsync(&host, data, 4, cudaMemcpyDeviceToHost, two);
  cudaStreamSynchronize(one);
  cudaStreamSynchronize(two);
  cudaFree(data);
}
""")
    second.write_text("#include <cuda_runtime.h>\nstatic __global__ void only(int *) {}\nvoid other() { only<<<1, 1>>>(nullptr); }\n")
    check("a device side is missing", run(STUBS, "--link=all", first, second), 3, "first.cu: note: the accesses of its kernels are unknown", "whole: unproved")
    # two programs, each with what is in neither; by the targets of CMake, where the database has them
    (folder / "broken.cu").unlink()
    (folder / "other.cpp").write_text('#include "pool.h"\nint main () { cudaStream_t s = take(); finish(s); give_back(s); return 0; }\n')
    entries[0] = {"directory": str(folder), "file": "other.cpp", "arguments": ["nvcc", "-x", "c++", "-c", "other.cpp"]}
    database(build, entries)
    check("two programs", run("-p", build), 0, "note: the 3 sources are verified as 2 programs, by what has a main(): error: Linking globals named 'main'",
          "whole/build: whole/other.cpp: proved", "whole/build: whole/right.cu: proved")
    for entry, target in zip(entries, ("other", "pool", "right")):
        entry["output"] = f"src/CMakeFiles/{target}.dir/x.o"
    database(build, entries)
    check("two targets", run("-p", build), 0, "whole/build: other: proved", "whole/build: right: proved")
    # what is no program with or without a main() is verified one by one
    (folder / "other.cpp").write_text("int take() { return 0; }\nvoid finish(struct CUstream_st *) {}\n")
    check("two of a name", run("-p", build), 3, "note: the 3 sources are verified one by one, since they cannot be linked: error: Linking globals named '",
          "whole/other.cpp: proved", "whole/right.cu: unproved")


def databases():
    """compile_commands.json in every shape."""
    folder = scratch / "tree"
    (folder / "src").mkdir(parents=True)
    (folder / "include").mkdir()
    (folder / "include" / "size.h").write_text("#define SIZE 64\n")
    source = folder / "src" / "a.cpp"
    source.write_text('#include "size.h"\n#if VALUE != 1 || OTHER != 2\n#error flags\n#endif\nint f(void) { return SIZE; }\n')
    (folder / "src" / "b.cpp").write_text("int g(void) { return 1; }\n")
    (folder / "src" / "c.S").write_text("nothing\n")
    flags = "-DVALUE=1 -D OTHER=2 -I../include"
    split = ["-DVALUE=1", "-D", "OTHER=2", "-I../include"]
    shapes = {
        "command": {"directory": str(folder / "src"), "file": "a.cpp", "command": f"/usr/bin/g++ {flags} -o a.o -c a.cpp"},
        "arguments": {"directory": str(folder / "src"), "file": "a.cpp", "arguments": ["c++", *split, "-c", "a.cpp", "-o", "a.o"]},
        "absolute": {"directory": str(folder / "src"), "file": str(source), "arguments": ["c++", *split, "-c", str(source)]},
        "relative folder": {"directory": "../src", "file": "a.cpp", "arguments": ["c++", *split, "-c", "a.cpp"]},
        "no folder": {"file": "../src/a.cpp", "arguments": ["c++", *split[:-1], "-I../include", "-c", "../src/a.cpp"]},
        "quotes": {"directory": str(folder / "src"), "file": "a.cpp", "command": "g++ '-DVALUE=1' \"-DOTHER=2\" -I..\\/include -c a.cpp"},
        "launcher": {"directory": str(folder / "src"), "file": "a.cpp", "command": f"ccache g++ {flags} -c a.cpp"},
        "response file": {"directory": str(folder / "src"), "file": "a.cpp", "command": "g++ @flags.rsp -c a.cpp"},
        "unknown flags": {"directory": str(folder / "src"), "file": "a.cpp", "command": f"g++ {flags} -fno-such-thing -Wno-such --param=x=1 -c a.cpp"},
        "both": {"directory": str(folder / "src"), "file": "a.cpp", "arguments": ["c++", *split], "command": "false", "output": "a.o"},
    }
    (folder / "src" / "flags.rsp").write_text(flags.replace(" ", "\n"))
    for name, entry in shapes.items():
        build = database(folder / "build", [entry])
        check(f"database: {name}", run("-p", build), 0, "tree/src/a.cpp: proved", "nothing to verify")
    check("database: the file itself", run("-p", build / "compile_commands.json", "tree/src/a.cpp"), 0, "a.cpp: proved")
    check("database: not in it", run("-p", build, "tree/src/b.cpp"), 2, "b.cpp: error: ", "compile_commands.json does not say how it is compiled")
    check("database: beside one that is", run("-p", build, "tree/src/b.cpp", "tree/src/a.cpp"), 2, "a.cpp: proved")
    # what it names and is not there, what it names twice, what is no source
    entry = shapes["arguments"]
    build = database(folder / "build", [entry, entry, dict(entry, file="gone.cpp"), dict(entry, file="c.S")])
    said = check("database: twice", run("-p", build, "--link=none"), 2, "gone.cpp: error: clang cannot compile it: ", "a.cpp: proved", without=["c.S"])
    if said.count("a.cpp: proved") != 1:
        complain(f"database: the same command twice is verified {said.count('a.cpp: proved')} times")
    other = dict(entry, arguments=[*entry["arguments"], "-DMORE"])
    database(folder / "build", [entry, other])
    said = check("database: two commands", run("-p", build, "--link=none"), 0)
    if said.count("a.cpp: proved") != 2:
        complain(f"database: two commands are verified {said.count('a.cpp: proved')} times")
    # many
    database(folder / "build", [dict(entry, file=f"gone{i}.cpp") for i in range(1000)] + [entry] * 1000)
    check("database: a thousand", run("-p", build, "tree/src/a.cpp"), 0, "a.cpp: proved")
    # what is none
    for name, text, wanted in (("no JSON", "[{]", "error: not JSON"), ("no list", "{}", "this is no list of compile commands"),
                               ("no object", "[1]", "entry 1 is no object"), ("no file", '[{"directory":"/"}]', 'entry 1 has no "file"'),
                               ("no command", '[{"file":"a.cpp"}]', 'entry 1 has neither "arguments" nor "command"'),
                               ("nothing", "[]", "it names no source in C, C++, CUDA or HIP"), ("deep", "[" * 5000, "error: not JSON")):
        (build / "compile_commands.json").write_text(text)
        check(f"database: {name}", run("-p", build), 2, wanted)
    database(folder / "build", [dict(entry, directory="/nowhere")])
    check("database: no such folder", run("-p", build), 2, "a.cpp: error: there is no folder '/nowhere', where it is compiled")
    check("database: not there", run("-p", folder / "src"), 2, "compile_commands.json")


EVIL = ["-fplugin=EVIL", "-fpass-plugin=EVIL", "-Xclang", "-load", "-Xclang", "EVIL", "-Xclang", "-plugin", "-Xclang", "EVIL", "-mllvm", "-load=EVIL",
        "-wrapper", "EVIL", "-B", "EVIL", "-BEVIL", "--prefix=EVIL", "-specs=EVIL", "--config=EVIL", "--config", "EVIL", "-fuse-ld=EVIL", "-ccbin", "EVIL",
        "-save-temps", "-save-temps=cwd", "--save-temps", "-o", "OUT", "-oOUT", "--output=OUT", "--output", "OUT", "-MD", "-MMD", "-MF", "OUT", "-MFOUT",
        "-MJ", "OUT", "-MJOUT", "-Wp,-MD,OUT", "-Wp,-MMD,OUT", "-Xpreprocessor", "-MF", "-serialize-diagnostics", "OUT", "--serialize-diagnostics", "OUT",
        "-ftime-trace", "-ftime-trace=OUT", "-fcrash-diagnostics-dir=OUT", "-fmodules", "-fmodules-cache-path=OUT", "-fsave-optimization-record",
        "-foptimization-record-file=OUT", "-fprofile-generate=OUT", "-fprofile-instr-generate=OUT", "--coverage", "-fproc-stat-report=OUT", "-gsplit-dwarf",
        "-dumpdir", "OUT", "-ddependencies", "-Xclang", "-dependency-file", "-Xclang", "OUT", "-Xclang", "-o", "-Xclang", "OUT", "-Xclang",
        "-ast-dump-all", "-dependency-dot=OUT", "-Xclang", "-dependency-dot", "-Xclang", "OUT", "--ptxas-path=EVIL", "-Xcuda-ptxas", "EVIL",
        "--offload-arch=native", "-fintegrated-cc1", "-fno-integrated-cc1", "-fno-integrated-as", "-Xlinker", "EVIL", "-Wl,EVIL", "-Xassembler", "EVIL",
        "-Wa,EVIL", "-resource-dir=EVIL", "-ivfsoverlay", "EVIL", "-working-directory", "EVIL", "-working-directory=EVIL", "-include-pch", "EVIL",
        "-fembed-bitcode", "-emit-ast", "-E", "-S", "-fsyntax-only", "-###", "--analyze", "--analyzer-output", "EVIL", "-index-store-path", "OUT",
        "-Xcompiler", "-fplugin=EVIL,-o,OUT", "-Xcompiler=-wrapper,EVIL", "--compiler-options", "-fplugin=EVIL", "-Xarch_device", "-fplugin=EVIL",
        "-Xarch_host", "-fplugin=EVIL", "@evil.rsp", "--options-file", "evil.rsp", "--options-file=evil.rsp", "-optf", "evil.rsp", "@@evil.rsp",
        "@/dev/zero", "@.", "@pipe", "-x", "ir", "-xir", "-x", "assembler-with-cpp", "-", "--", "EVIL", "second.cpp"]


def flags():
    """Flags that would run or write something do not reach clang, however they are wrapped; nor does what the database calls the compiler."""
    folder = scratch / "flags"
    folder.mkdir()
    # a folder and a file with names that a shell would take for something else
    odd = folder / "a b'c$(touch pwned);`touch pwned`\n&é"
    odd.mkdir()
    (odd / "-x ;c.cpp").write_text("#include \"x.h\"\nint f(void) { return VALUE; }\n")
    (odd / "x.h").write_text("\n")
    trap = script("trap", f"touch '{scratch}/trapped'")
    words = [word.replace("EVIL", str(trap)).replace("OUT", str(scratch / "written")) for word in EVIL]
    (odd / "evil.rsp").write_text("-fplugin=" + str(trap) + " -o " + str(scratch / "written") + " @evil.rsp -DVALUE=3\n")
    os.mkfifo(odd / "pipe")
    for form in ("arguments", "command"):
        quoted = " ".join("'" + word.replace("'", "'\\''") + "'" for word in [str(trap), *words, "-DKEPT"])
        said = [str(trap), *words, "-DKEPT"] if form == "arguments" else quoted
        build = database(scratch / "flags-build", [{"directory": str(odd), "file": "-x ;c.cpp", form: said}])
        before = files_below(folder)
        # what arrives
        log = scratch / "words"
        recorder = script("recorder", f"printf '%s\\n' \"$@\" >'{log}'; pwd >>'{log}'; exit 1")
        check(f"flags, {form}: recorded", run("-p", build, f"--clang={recorder}"), 2, "error: clang cannot compile it")
        arrived = log.read_text().split("\n")
        allowed = {"-x", "c++", "-DKEPT", "-DVALUE=3", "-g", "-O0", "-O1", "-w", "-fno-color-diagnostics", "-fno-caret-diagnostics", "-fno-crash-diagnostics",
                   "-Xclang", "-fsanitize-address-use-after-scope", "-ferror-limit=1", "-emit-llvm", "-c", "-o", "-", "./-x ;c.cpp"}
        strange = [word for word in arrived if word and word not in allowed and word not in str(odd)]
        if strange or not {"-DKEPT", "-DVALUE=3"} <= set(arrived) or arrived.count("-o") != 1:
            complain(f"flags, {form}: clang is given {strange or arrived}")
        # what comes of it
        check(f"flags, {form}: compiled", run("-p", build), 0, "proved")
        if files_below(folder) != before:
            complain(f"flags, {form}: files changed: {sorted(set(files_below(folder)) ^ set(before))}")
    for path in ("trapped", "written", "pwned"):
        if (scratch / path).exists():
            complain(f"flags: {path} is there")
    # what the user says is taken, or refused
    check("extra-arg", run("--extra-arg=-DVALUE=1", "--extra-arg=-I", f"--extra-arg={odd}", f"{odd}/-x ;c.cpp"), 0, "proved")
    check("extra-arg: refused", run("--extra-arg=-fplugin=x.so", f"{odd}/-x ;c.cpp"), 2, "clang is not given '-fplugin=x.so'")
    # what means something to the program arrives: streams of the thread, in nvcc's words too
    for words in (["--default-stream", "per-thread"], ["-default-stream=per-thread"], ["-DCUDA_API_PER_THREAD_DEFAULT_STREAM"],
                  ["-Xclang", "-fgpu-default-stream=per-thread"]):
        build = database(scratch / "flags-build", [{"directory": str(folder), "file": "x.cu", "arguments": ["nvcc", *words, "-arch=sm_70", "-std", "c++20"]}])
        run("-p", build, f"--clang={recorder}")
        if not {"-fgpu-default-stream=per-thread", "-DCUDA_API_PER_THREAD_DEFAULT_STREAM=1", "-std=c++20"} <= set(log.read_text().split("\n")):
            complain(f"flags: {words}: clang is given {log.read_text().split()}")


def failures():
    """What cannot be compiled is one message, with the command and the first error; the others are verified."""
    (scratch / "broken.cu").write_text("#include <no_such_header.h>\nint f( {\n")
    (scratch / "fine.cpp").write_text("int f(void) { return 0; }\n")
    said = check("broken", run(STUBS, "broken.cu", "fine.cpp"), 2, "broken.cu: error: clang cannot compile it: broken.cu:1:10: fatal error: 'no_such_header.h' file not found",
                 "broken.cu: note: the command was: ", "-x cuda --cuda-host-only", "fine.cpp: proved")
    if said.count("error: ") != 2:
        complain(f"broken: more than one message: {said}")
    check("not there", run("nowhere.cu"), 2, "nowhere.cu: error: ")
    check("no clang", run("fine.cpp", PATH="/nowhere"), 2, "fine.cpp: error: cannot find clang to compile it", "--clang=PROGRAM", "CLANG")
    check("no such clang", run("fine.cpp", "--clang=/nowhere/clang"), 2, "fine.cpp: error: cannot run '/nowhere/clang' to compile it")
    check("no such clang in the environment", run("fine.cpp", CLANG="/nowhere/clang"), 2, "CLANG")
    check("crash", run("fine.cpp", f"--clang={script('crash', 'kill -SEGV $$')}"), 2, "crashed (signal 11")
    check("hang", run("fine.cpp", "--time-limit=1", f"--clang={script('hang', 'sleep 1000')}"), 2, "the time limit of 1 s is over")
    check("nonsense", run("fine.cpp", f"--clang={script('nonsense', 'echo no bitcode')}"), 2, "fine.cpp")
    check("silence", run("fine.cpp", f"--clang={script('silence', 'exit 0')}"), 2, "fine.cpp")
    linker = script("linker", "echo 'error: no such module' >&2; exit 1")
    check("no linker", run("fine.cpp", "fine.cpp", "--link=all", f"--llvm-link={linker}"), 0, "cannot be linked: error: no such module", "fine.cpp: proved")
    check("linker that writes nonsense", run("fine.cpp", "broken.cu", "fine.cpp", STUBS, "--link=all", f"--llvm-link={script('echo', 'echo x')}"), 2)
    # a device side that cannot be compiled leaves what kernels do unknown, and is said
    (scratch / "device.cu").write_text('#include <cuda_runtime.h>\n__global__ void k(float *p) { *p = 1; }\n#if defined(__CUDA_ARCH__)\n#error device\n#endif\n'
                                       "void f() { float *d; cudaMalloc(&d, 4); k<<<1, 1>>>(d); cudaDeviceSynchronize(); cudaFree(d); }\n")
    check("device side", run(STUBS, "device.cu"), 0, "device.cu: note: the accesses of its kernels are unknown", "error: device")
    check("source is no MLIR", run("--lower", "fine.cpp"), 2, "fine.cpp")


def cache():
    """What is the same after the preprocessor is not compiled again; what is not, is."""
    folder = scratch / "cached"
    folder.mkdir()
    log = scratch / "calls"
    counted = script("counted", f"case \" $* \" in *' -E '*) ;; *) echo x >>'{log}' ;; esac\nexec {clang()} \"$@\"")
    (folder / "size.h").write_text("enum { SIZE = 64 };\n")
    source = folder / "a.cu"
    text = '#include "size.h"\n#include <cuda_runtime.h>\nvoid f() { void *p; cudaMalloc(&p, SIZE); cudaFree(p); }\n'
    source.write_text(text)
    (folder / "b.cpp").write_text("int g(void) { return 1; }\n")
    words = [STUBS, f"--clang={counted}", f"--cache={scratch / 'cache'}", folder / "a.cu", folder / "b.cpp"]

    def compiled(name, status, *more):
        log.write_text("")
        done = run(*words, *more)
        check(name, done, status)
        return done.stdout, len(log.read_text().split())

    first, calls = compiled("cache: first", 0)
    if calls != 3:
        complain(f"cache: {calls} calls of clang, not 3: two sides, and C++")
    again, calls = compiled("cache: again", 0)
    if again != first or calls:
        complain(f"cache: {calls} calls of clang for what is known, or another report")
    linked, calls = compiled("cache: linked", 0, "--link=all")
    if calls:
        complain(f"cache: {calls} calls of clang to link what is known")
    source.write_text("// a comment changes nothing\n" + text)
    compiled("cache: a comment", 0)
    (folder / "size.h").write_text("enum { SIZE = 128 };\n")
    if compiled("cache: a header", 0)[1] != 2:
        complain("cache: a header that changed is not compiled again")
    source.write_text(text.replace("cudaFree(p);", "cudaFree(p); cudaFree(p);"))
    said, calls = compiled("cache: a fault", 1)
    if "double-free" not in said or calls != 2:
        complain(f"cache: after a change {calls} calls, and: {said}")
    said, calls = compiled("cache: the fault again", 1)
    if "double-free" not in said or calls:
        complain(f"cache: a fault that is known takes {calls} calls, and: {said}")
    source.write_text(text.replace("cudaFree(p);", "cudaFree(p);\n cudaFree(p); // gpuverify: ignore[double-free] a test\n"))
    compiled("cache: suppressed", 0)
    if sorted(path.name for path in folder.iterdir()) != ["a.cu", "b.cpp", "size.h"]:
        complain("cache: something was written beside the sources")


shutil.rmtree(scratch, ignore_errors=True)
scratch.mkdir(parents=True)
for topic in topics:
    globals()[topic]()
print("\n".join(complaints) or "as expected")
sys.exit(1 if complaints else 0)

import Foundation
import Testing
import TestSupport

/// Packages of an archive in which another program stands for the command, so that they are small.
@Suite("The packages for PyPI and npm")
struct PackagingTests {
  private let bench: RecipeBench
  private static let scripts = Repository.folder.appending(path: ".ci/packaging").path
  private static let archive = "touchstone-linux-any.tar.gz"

  init() throws { bench = try RecipeBench() }

  /// Makes an archive around a program; the test is skipped where what makes packages is not installed.
  private func pack(_ program: String) throws {
    for command in ["python3", "readelf", program] { try bench.require(command) }
    let script = """
      top=touchstone-linux-any; mkdir -p $top/bin $top/share/touchstone $top/share/man/man1
      cp -L "$(command -v \(program))" $top/bin/touchstone; echo licence > $top/LICENSE
      echo page > $top/share/man/man1/touchstone.1; cp -R traces $top/share/touchstone/traces
      tar czf \(Self.archive) $top
      """
    #expect(try bench.run(script).code == 0)
  }

  private func run(_ script: String) throws -> String {
    let result = try bench.run(script)
    #expect(result.code == 0, "\(result.output)")
    return result.output
  }

  /// The machine's name in the wheel, and the newest glibc of which the program has a symbol.
  private func platform() throws -> String {
    let version = try run(
      "objdump -T touchstone-linux-any/bin/touchstone | grep -oE 'GLIBC_[0-9.]+' | sort -uV | tail -n 1"
    )
    let numbers = version.dropFirst("GLIBC_".count).split { !$0.isNumber }.prefix(2)
    let machine = try run("uname -m").trimmingCharacters(in: .whitespacesAndNewlines)
    return "manylinux_\(numbers.joined(separator: "_"))_\(machine)"
  }

  @Test(
    "are a wheel for the machine and the glibc of the command, in which each file has its sum and its mode"
  )
  func wheel() throws {
    try pack("env")
    let made = try run("'\(Self.scripts)/wheel' 1.2.3 out \(Self.archive)")
    let tag = "py3-none-\(try platform())"
    #expect(made == "out/touchstone_conformance-1.2.3-\(tag).whl\n")
    let look = """
      import base64, csv, hashlib, io, sys, zipfile
      wheel = zipfile.ZipFile(sys.argv[1])
      listed = {row[0]: row[1] for row in csv.reader(io.StringIO(
          wheel.read('touchstone_conformance-1.2.3.dist-info/RECORD').decode()))}
      assert sorted(listed) == sorted(wheel.namelist()), listed
      for entry in wheel.infolist():
          digest = base64.urlsafe_b64encode(hashlib.sha256(wheel.read(entry)).digest()).rstrip(b'=')
          wanted = '' if entry.filename.endswith('/RECORD') else 'sha256=' + digest.decode()
          assert listed[entry.filename] == wanted, entry
          mode = 0o755 if '.data/scripts/' in entry.filename else 0o644
          assert entry.external_attr >> 16 == 0o100000 | mode, entry
      for name in ('METADATA', 'WHEEL'):
          print(wheel.read('touchstone_conformance-1.2.3.dist-info/' + name).decode())
      """
    try Data(look.utf8).write(to: URL(filePath: bench.path("look.py")))
    let words = try run("python3 look.py \(made)")
    for line in [
      "Name: touchstone-conformance", "Version: 1.2.3", "License-Expression: MIT",
      "License-File: LICENSE",
      "Root-Is-Purelib: false", "Tag: \(tag)", "# touchstone-conformance",
    ] {
      #expect(words.contains("\n\(line)\n"), "\(line)")
    }
    // The same archive makes the same bytes.
    #expect(
      try run("'\(Self.scripts)/wheel' 1.2.3 again \(Self.archive); cmp out/*.whl again/*.whl")
        .hasSuffix(".whl\n")
    )
    try bench.require("pip3")
    _ = try run(
      "pip3 install -q --no-index --no-deps --no-warn-script-location --target in out/*.whl"
    )
    let told = try run(
      "in/bin/touchstone --version; ln -s in/bin/touchstone-conformance linked; ./linked --version"
    )
    #expect(told.components(separatedBy: "env (GNU coreutils)").count == 3, "\(told)")
    #expect(try run("ls in/share/touchstone/traces").contains("1.trace.jsonl"))
  }

  @Test(
    "are a package for npm, for the processors of its archives alone, which runs from a project"
  )
  func npm() throws {
    try pack("env")
    try bench.require("npm")
    let made = try run("'\(Self.scripts)/npm' 1.2.3 out \(Self.archive)")
    #expect(made == "out/touchstone-conformance-1.2.3.tgz\n")
    let data = Data(try run("tar xzOf \(made.dropLast()) package/package.json").utf8)
    let package = try #require(try JSONSerialization.jsonObject(with: data) as? [String: Any])
    let processors = ["x86_64": "x64", "aarch64": "arm64"]
    let machine = try run("uname -m").trimmingCharacters(in: .whitespacesAndNewlines)
    #expect(package["cpu"] as? [String] == processors[machine].map { [$0] })
    #expect(package["os"] as? [String] == ["linux"])
    #expect(package["libc"] as? [String] == ["glibc"])
    #expect(package["license"] as? String == "MIT")
    let files = Set(try run("tar tzf \(made)").split(separator: "\n").map(String.init))
    #expect(
      files.isSuperset(of: [
        "package/README.md", "package/LICENSE", "package/lib/\(machine)/touchstone",
      ])
    )
    _ = try run(
      "npm install --loglevel error --offline --no-audit --no-fund --prefix project ./out/*.tgz"
    )
    for name in ["touchstone", "touchstone-conformance"] {
      let told = try run("project/node_modules/.bin/\(name) --version")
      #expect(told.hasPrefix("env (GNU coreutils)"), "\(name): \(told)")
    }
    let other = "printf '#!/bin/sh\\necho riscv64\\n' > bin/uname; chmod +x bin/uname"
    let result = try bench.run("\(other); project/node_modules/.bin/touchstone --version")
    #expect(result.code == 3)
    #expect(result.output == "touchstone: this package has no command for riscv64\n")
  }

  @Test(
    "are not made of a command that needs what not every machine has, nor of what is no archive",
    arguments: ["wheel", "npm"]
  )
  func foreignLibrary(kind: String) throws {
    try pack("bash")
    let foreign = try bench.run("'\(Self.scripts)/\(kind)' 1.2.3 out \(Self.archive)")
    #expect(foreign.code == 1)
    #expect(foreign.output.contains("the command needs libtinfo.so.6, which not every machine has"))
    let empty = try bench.run(
      "mkdir x; tar czf x.tar.gz x bin; '\(Self.scripts)/\(kind)' 1.2.3 out x.tar.gz"
    )
    #expect(empty.code == 1)
    #expect(
      empty.output.contains("x.tar.gz has no bin/touchstone; .ci/release makes archives that have")
    )
    #expect(
      try bench.run("'\(Self.scripts)/\(kind)' 1.2.3").output.contains(
        "usage: .ci/packaging/\(kind) VERSION"
      )
    )
  }
}

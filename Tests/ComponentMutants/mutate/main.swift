// Rewrites the component's modules so that one build holds all their mutants:
//
//     mutate FROM TO DROPPED LIST MODULE…    writes TO/MODULE, and the list of the mutants
//     mutate --drop LOG TO DROPPED LIST …    first drops the places at which a build failed
//
// DROPPED names a file with the numbers of the mutants that do not compile.
import Foundation
import SwiftOperators
import SwiftParser
import SwiftSyntax

var arguments = Array(CommandLine.arguments.dropFirst())
var log: String?
if arguments.first == "--drop" {
  log = try String(contentsOfFile: arguments[1], encoding: .utf8)
  arguments.removeFirst(2)
}
let (from, to, droppedFile, list) = (arguments[0], arguments[1], arguments[2], arguments[3])
var dropped = Set(
  ((try? String(contentsOfFile: droppedFile, encoding: .utf8)) ?? "")
    .split(separator: "\n").compactMap { Int($0) }
)

/// Writes a file where it is another than before, so that nothing is compiled in vain.
func write(_ bytes: [UInt8], to path: String) throws {
  let url = URL(filePath: path)
  if let old = try? Data(contentsOf: url), Array(old) == bytes { return }
  try FileManager.default.createDirectory(
    at: url.deletingLastPathComponent(),
    withIntermediateDirectories: true
  )
  try Data(bytes).write(to: url)
}

struct Rewritten {
  var module: String
  var path: String
  var source: [UInt8]
  var finder: MutantFinder
}

var files: [Rewritten] = []
var next = 1
for module in arguments.dropFirst(4) {
  let folder = "\(from)/\(module)"
  let found = FileManager.default.enumerator(atPath: folder)?.compactMap { $0 as? String } ?? []
  for name in found.filter({ $0.hasSuffix(".swift") }).sorted() {
    let source = Array(try Data(contentsOf: URL(filePath: "\(folder)/\(name)")))
    let tree = Parser.parse(source: String(decoding: source, as: UTF8.self))
    let folded = OperatorTable.standardOperators.foldAll(tree) { _ in }
    guard let folded = folded.as(SourceFileSyntax.self) else { continue }
    let finder = MutantFinder(file: "Sources/\(module)/\(name)", tree: folded, first: next)
    next += finder.mutants.count
    files.append(
      Rewritten(module: module, path: "\(module)/\(name)", source: source, finder: finder)
    )
  }
}

if let log {
  let errors = BuildErrors(log: log)
  let before = dropped.count
  dropped.formUnion(errors.mutants(in: files.flatMap(\.finder.mutants), besides: dropped))
  if dropped.count == before {
    FileHandle.standardError.write(Data("mutate: nothing more to drop\n".utf8))
    exit(1)
  }
}

var rows: [String] = []
var declarations: [String: String] = [:]
for file in files {
  let edits = file.finder.edits.filter { dropped.isDisjoint(with: $0.mutants) }
  try write(edits.applied(to: file.source), to: "\(to)/\(file.path)")
  declarations[file.module, default: Support.source] += file.finder.operators
  rows += file.finder.mutants.filter { !dropped.contains($0.number) }.map(\.row)
}
for (module, source) in declarations {
  try write(Array(source.utf8), to: "\(to)/\(module)/Mutants.swift")
}
try write(Array((rows.joined(separator: "\n") + "\n").utf8), to: list)
try write(
  Array(dropped.sorted().map { "\($0)\n" }.joined().utf8),
  to: droppedFile
)
print("\(rows.count) mutants in \(files.count) files; \(dropped.count) do not compile")

import Conformance
import Foundation
import TestSupport
import Testing

@testable import touchstone

/// A folder with traces and a folder of baselines, for one test.
struct BaselineProject {
  let fixture: TemporaryDirectory
  var traces: String { fixture.path + "/in" }
  var baselines: String { fixture.path + "/baselines" }

  /// Creates a project of drags with these ids.
  init(_ ids: String...) throws {
    fixture = try TemporaryDirectory()
    for id in ids { try fixture.write(drag(id), to: "in/\(id).trace.jsonl") }
  }

  func record(_ words: String...) -> Invocation {
    Invocation(["record", traces, "--baselines", baselines] + words)
  }

  func review(_ words: String...) -> Invocation {
    Invocation(["review", "--baselines", baselines] + words)
  }

  func accept(_ words: String...) -> Invocation {
    Invocation(["accept", "--baselines", baselines] + words)
  }

  func run(_ words: String...) -> Invocation {
    Invocation(["run", traces, "--baselines", baselines] + words)
  }

  /// Records and accepts all.
  func settle(_ words: String...) {
    _ = Invocation(["record", traces, "--baselines", baselines] + words)
    #expect(accept().code == .success)
  }

  /// The files below the folder of baselines, sorted.
  var files: [String] {
    let paths =
      FileManager.default.enumerator(atPath: baselines)?.compactMap { $0 as? String } ?? []
    return paths.sorted().filter { path in
      let found = try? FileManager.default.attributesOfItem(atPath: baselines + "/" + path)
      return found?[.type] as? FileAttributeType != .typeDirectory
    }
  }

  func text(of name: String) throws -> String {
    try String(contentsOfFile: baselines + "/" + name, encoding: .utf8)
  }

  /// Changes a file of the folder of baselines.
  func edit(_ name: String, _ change: (inout String) -> Void) throws {
    var text = try text(of: name)
    change(&text)
    try fixture.write(text, to: "baselines/" + name)
  }
}

import Foundation
import TestSupport
import Testing

/// The commands of an article, each with what it prints: blocks whose lines of input begin with `$ `.
struct ArticleSession {
  /// One command.
  struct Step {
    var command: String
    /// What the article shows below it; `…` alone in a line stands for any lines.
    var output: String
  }

  static var package: URL {
    URL(filePath: #filePath).deletingLastPathComponent().deletingLastPathComponent()
      .deletingLastPathComponent()
  }

  let text: String
  let steps: [Step]

  /// Reads an article of the documentation.
  init(_ name: String) throws {
    let file = "Sources/Conformance/Touchstone.docc/\(name).md"
    text = try String(contentsOf: Self.package.appending(path: file), encoding: .utf8)
    steps = text.components(separatedBy: "```\n").filter { $0.hasPrefix("$ ") }.flatMap { block in
      ("\n" + block).components(separatedBy: "\n$ ").dropFirst().map { step in
        let lines = step.split(separator: "\n", maxSplits: 1, omittingEmptySubsequences: false)
        let output = lines.count > 1 ? String(lines[1]) : ""
        return Step(command: String(lines[0]), output: output.trimmingCharacters(in: .newlines))
      }
    }
  }

  /// Runs the commands one after the other, and compares what they print.
  ///
  /// - Parameters:
  ///   - folder: where.
  ///   - variables: what is set in front of each command.
  /// - Throws: where a command cannot be started.
  func run(in folder: String, variables: String = "unset CI;") throws {
    let command = try #require(builtCommand, "the command stands beside the tests")
    let tools = (command as NSString).deletingLastPathComponent
    for step in steps {
      let script = "\(variables) PATH='\(tools)':$PATH; \(step.command)"
      let printed = try #require(try shell(script, in: folder)).output
      let lines = printed.trimmingCharacters(in: .newlines)
      #expect(Self.matches(lines, step.output), "\(step.command)\n\(lines)")
    }
  }

  private static func matches(_ printed: String, _ shown: String) -> Bool {
    let pieces = (shown + "\n").components(separatedBy: "\n…\n")
    guard pieces.count > 1 else { return printed == shown }
    let printed = printed + "\n"
    guard printed.hasPrefix(pieces[0]), printed.hasSuffix(pieces[pieces.count - 1]) else {
      return false
    }
    var rest = printed[...]
    for piece in pieces where !piece.isEmpty {
      guard let range = rest.range(of: piece) else { return false }
      rest = rest[range.upperBound...]
    }
    return true
  }
}

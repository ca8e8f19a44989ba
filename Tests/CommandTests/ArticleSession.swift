import Foundation
import TestSupport
import Testing

/// The commands of a page, each with what it prints, and the files that it says to write.
///
/// A block whose lines of input begin with `$ ` is a session. A block below a paragraph that ends in
/// "into `PATH`:" is a file. A block in the language `diff` is a change of files.
struct ArticleSession {
  /// One command.
  struct Step {
    var command: String
    /// The text that the page shows below it; `…` alone in a line stands for any lines.
    var output: String

    /// The file that `cat` shows whole, where no command before wrote it: the reader has it.
    func fileThatIsThere(in folder: String) -> String? {
      guard command.hasPrefix("cat "), !output.contains("…") else { return nil }
      let file = String(command.dropFirst("cat ".count))
      return FileManager.default.fileExists(atPath: folder + "/" + file) ? nil : file
    }
  }

  /// An act of a reader.
  private enum Act {
    case run(Step)
    case write(path: String, text: String)
    case change(String)
  }

  let text: String
  private let acts: [Act]

  /// The commands, in order.
  var steps: [Step] {
    acts.compactMap { act in if case .run(let step) = act { step } else { nil } }
  }

  /// The texts of the files, by their paths.
  var files: [String: String] {
    var files: [String: String] = [:]
    for case .write(let path, let text) in acts { files[path] = text }
    return files
  }

  /// The changes of files, as diffs, in order.
  var changes: [String] {
    acts.compactMap { act in if case .change(let diff) = act { diff } else { nil } }
  }

  /// The place of the documentation, from the package's folder on.
  static let documentation = "Sources/Documentation"

  /// Reads a page of the documentation.
  init(_ name: String) throws { try self.init(path: "\(Self.documentation)/\(name).md") }

  /// Reads a page, by its path from the package's folder on.
  init(path: String) throws {
    text = try String(contentsOf: Repository.folder.appending(path: path), encoding: .utf8)
    acts = Self.acts(of: text)
  }

  private static func acts(of text: String) -> [Act] {
    var acts: [Act] = []
    // Prose and blocks in turn; a block begins with what it is written in.
    let pieces = ("\n" + text).components(separatedBy: "\n```")
    for place in stride(from: 1, to: pieces.count, by: 2) {
      let block = pieces[place].drop { $0 != "\n" }.dropFirst()
      if block.hasPrefix("$ ") {
        acts += ("\n" + block).components(separatedBy: "\n$ ").dropFirst().map { .run(step($0)) }
      } else if pieces[place].hasPrefix("diff\n") {
        acts.append(.change(block + "\n"))
      } else if let file = pieces[place - 1].firstMatch(of: /into\s`([^`]+)`:\s*$/) {
        acts.append(.write(path: String(file.1), text: block + "\n"))
      }
    }
    return acts
  }

  private static func step(_ text: String) -> Step {
    let lines = text.split(separator: "\n", maxSplits: 1, omittingEmptySubsequences: false)
    let output = lines.count > 1 ? String(lines[1]) : ""
    return Step(command: String(lines[0]), output: output.trimmingCharacters(in: .newlines))
  }

  /// Runs the commands one after the other, and compares what they print.
  ///
  /// - Parameters:
  ///   - folder: where.
  ///   - variables: what is set in front of each command.
  ///   - edit: what becomes of a file's text, for what a page cannot know.
  /// - Throws: where a command cannot be started.
  func run(
    in folder: String,
    variables: String = "unset CI;",
    edit: (String) -> String = { $0 }
  ) throws {
    let command = try #require(builtCommand, "the command stands beside the tests")
    let tools = (command as NSString).deletingLastPathComponent
    for act in acts {
      switch act {
      case .write(let path, let text):
        try Self.write(edit(text), to: path, in: folder)
      case .change(let diff):
        let fixture = try TemporaryDirectory()
        let file = try fixture.write(diff, to: "change.diff")
        let result = try withExtendedLifetime(fixture) {
          try shell("\(variables) git apply '\(file)'", in: folder)
        }
        #expect(result?.code == 0, "\(result?.output ?? "")\(diff)")
      case .run(let step):
        if let file = step.fileThatIsThere(in: folder) {
          try Self.write(step.output + "\n", to: file, in: folder)
        }
        let script = "\(variables) PATH='\(tools)':$PATH; \(step.command)"
        let printed = try #require(try shell(script, in: folder)).output
        let lines = printed.trimmingCharacters(in: .newlines)
        #expect(Self.matches(lines, step.output), "\(step.command)\n\(lines)")
      }
    }
  }

  private static func write(_ text: String, to path: String, in folder: String) throws {
    let file = URL(filePath: folder).appending(path: path)
    try FileManager.default.createDirectory(
      at: file.deletingLastPathComponent(),
      withIntermediateDirectories: true
    )
    try text.write(to: file, atomically: true, encoding: .utf8)
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

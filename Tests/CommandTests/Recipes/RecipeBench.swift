import Foundation
import TestSupport
import Testing

/// A folder with traces in which recipes are executed, with the built command in the path.
struct RecipeBench {
  private let fixture: TemporaryDirectory

  /// Puts twelve traces into the folder, of which one fails.
  init() throws {
    fixture = try TemporaryDirectory()
    for index in 0..<12 {
      let id = "scroll/c\(index)"
      let text = index == 5 ? wrongDrag(id) : drag(id)
      try fixture.write(text, to: "traces/\(index).trace.jsonl")
    }
    let tests = URL(fileURLWithPath: "/proc/self/exe").resolvingSymlinksInPath()
    let command = tests.deletingLastPathComponent().appendingPathComponent("touchstone").path
    try #require(FileManager.default.isExecutableFile(atPath: command))
    try fixture.write("", to: "bin/here")
    try FileManager.default.createSymbolicLink(
      atPath: path("bin/touchstone"),
      withDestinationPath: command
    )
  }

  /// The path of a file of the folder.
  func path(_ name: String) -> String { fixture.path + "/" + name }

  /// Returns the content of a file of the folder.
  func text(_ name: String) throws -> String {
    try String(contentsOf: URL(filePath: path(name)), encoding: .utf8)
  }

  /// Runs a script as GitHub's runner does, and most others.
  func run(
    _ script: String,
    _ environment: [String: String] = [:]
  ) throws -> (code: Int32, output: String) {
    let process = Process()
    process.executableURL = URL(fileURLWithPath: "/bin/bash")
    process.arguments = ["--noprofile", "--norc", "-eo", "pipefail", "-c", script]
    process.currentDirectoryURL = URL(fileURLWithPath: path(""))
    let own = ["PATH": path("bin") + ":/usr/local/bin:/usr/bin:/bin", "HOME": path("")]
    process.environment = developersEnvironment(own).merging(environment) { $1 }
    return try process.outcome()
  }

  /// Skips the test where a command is not installed.
  func require(_ command: String) throws {
    guard try run("command -v \(command)").code == 0 else {
      try Test.cancel("\(command) is not installed")
    }
  }

  /// The report of one run, to be compared with a merged one.
  func wholeReport(_ words: String = "") throws -> String {
    _ = try run("touchstone run traces --junit whole.xml \(words) > /dev/null || test $? = 1")
    return try Self.withoutTimes(text("whole.xml"))
  }

  /// A JUnit report without what differs from run to run.
  static func withoutTimes(_ report: String) -> String {
    report.replacing(#/ time(stamp)?="[^"]*"/#, with: "")
  }
}

/// A file that a page of the documentation shows whole.
enum DocumentedFile {
  /// Returns the block of code that begins with the file's name in a comment.
  ///
  /// - Parameters:
  ///   - name: the file.
  ///   - page: the page's name, without its ending.
  /// - Returns: its text, with the comment.
  /// - Throws: where the article cannot be read, or has no such block.
  static func text(_ name: String, in page: String = "recipes-for-ci") throws -> String {
    let text = try ArticleSession(page).text
    let blocks = text.components(separatedBy: "\n```").enumerated().filter { $0.offset % 2 == 1 }
    // A block begins with its language.
    let texts = blocks.map { $0.element.drop { $0 != "\n" }.dropFirst() }
    let block = texts.first { $0.hasPrefix("# \(name)\n") || $0.hasPrefix("// \(name)\n") }
    return String(try #require(block, "\(page) shows \(name)")) + "\n"
  }
}

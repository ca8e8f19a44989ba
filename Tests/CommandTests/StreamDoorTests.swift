import Foundation
import Testing
import TestSupport

@Suite("The streams of the process")
struct StreamDoorTests {
  @Test("only one door leads to the streams, and few may pass bytes through it as they are")
  func doors() throws {
    let sources = Repository.folder.appending(path: "Sources")
    /// The words that write past the door, and the files that may use them, each with a reason.
    let passages: [(words: [String], files: Set<String>)] = [
      // Bytes that are harmless, for a report made them so, or that nobody but the tool chose.
      (
        ["write(raw:"],
        [
          "Channel.swift", "ReportSink.swift", "RunReporter.swift", "FuzzReporter.swift",
          "AuditReporter.swift", "RulesCommand.swift", "LintCommand.swift", "DoctorCommand.swift",
          "CoverageCommand.swift", "CompletionsCommand.swift", "ManualCommand.swift",
        ]
      ),
      // The streams themselves: the door, a signal's handler, the subject protocol.
      (
        [
          "STDOUT_FILENO", "STDERR_FILENO", "FileHandle.standardOutput", "FileHandle.standardError",
        ],
        [
          "Terminal.swift", "Touchstone.swift", "CrashWitness.swift", "SubjectCommand.swift",
          "ChildProcess.swift", "SubjectServer.swift", "JobServer.swift",
        ]
      ),
      (["print(", "debugPrint(", "fputs(", "dprintf(", "NSLog(", "fwrite(", "putchar("], []),
    ]
    let folders = [
      "touchstone", "Reporting", "Conformance", "Subjects", "Traces", "Importing", "Exporting",
    ]
    for folder in folders {
      let names = FileManager.default.enumerator(atPath: sources.appending(path: folder).path)
      while let name = names?.nextObject() as? String {
        guard name.hasSuffix(".swift"), !name.hasPrefix("Benchmarks/") else { continue }
        let file = sources.appending(path: folder).appending(path: name)
        let text = try String(contentsOf: file, encoding: .utf8)
        let code = text.split(separator: "\n").filter { !$0.drop { $0 == " " }.hasPrefix("//") }
        for (words, files) in passages where !files.contains(file.lastPathComponent) {
          for word in words {
            let lines = code.filter { calls(word, in: $0) }
            #expect(lines.isEmpty, "\(folder)/\(name): \(lines)")
          }
        }
      }
    }
  }

  /// Tells whether a line of code has a word that is no end of a longer one, and no declaration or member.
  private func calls(_ word: String, in line: Substring) -> Bool {
    line.ranges(of: word).contains { range in
      guard range.lowerBound > line.startIndex else { return true }
      let before = line[line.index(before: range.lowerBound)]
      let isMember = before == "." && word.hasSuffix("(")
      return !before.isLetter && !isMember && !line[..<range.lowerBound].hasSuffix("func ")
    }
  }
}

import Foundation
import TestSupport
import Testing

@testable import touchstone

/// The examples of the help pages: the files of the repository that they name are there, and each is given as it
/// stands, but for those that take long.
@Suite("The examples of the help pages")
struct HelpExampleTests {
  private nonisolated static let lines = Touchstone.commands.flatMap { $0.examples.map(\.line) }
  private nonisolated static let linesToGive = lines.filter {
    HelpExampleSurroundings.exception($0) == nil
  }

  @Test("name files that are there", arguments: lines)
  func files(line: String) {
    for word in line.split(separator: " ") where word.hasPrefix("traces/") {
      let path = word.split(separator: ":")[0]
      guard !path.contains("*") else { continue }
      #expect(FileManager.default.fileExists(atPath: Repository.folder.path + "/" + path))
    }
  }

  /// In part, these are the first example of each command.
  private nonisolated static let linesGiven = linesToGive.part(every: .max) {
    $0.split(separator: " ").prefix(2)
  }

  @Test("can be given as they stand", arguments: linesGiven)
  func given(line: String) throws {
    let done = try HelpExampleSurroundings.give(line)
    #expect(
      done?.code == 0,
      "\(line)\n\(done?.output ?? "the command does not stand beside the tests")"
    )
  }

  @Test("are all given, but for those that a reason is told for")
  func exceptions() {
    let left = Self.lines.filter { HelpExampleSurroundings.exception($0) != nil }
    #expect(Self.linesToGive.count + left.count == Self.lines.count)
    #expect(left.count < Self.lines.count / 5)
    // A reason that no example needs any more goes.
    for (beginning, _) in HelpExampleSurroundings.exceptions {
      #expect(left.contains { ($0 + "\n").hasPrefix(beginning) }, "\(beginning)")
    }
  }
}

import Foundation
import TestSupport
import Testing

/// A probe on a host, built once for all tests.
final class HostProgram: Sendable, CustomTestStringConvertible {
  let testDescription: String
  private let folder: TemporaryDirectory
  private let problem: String

  private init(_ language: String, _ compilation: (_ root: String, _ output: String) -> String) {
    testDescription = language
    let root = Repository.folder.path
    do {
      folder = try TemporaryDirectory()
      let (code, output) = try shell(compilation(root, folder.path + "/probe"))
      problem = code == 0 ? "" : output
    } catch {
      fatalError("no folder for \(language): \(error)")
    }
  }

  /// The host in C, with every warning an error and every sanitizer that there is.
  static let c = HostProgram("C") { root, output in
    "cc -std=c11 -pedantic -Wall -Wextra -Werror -g -fsanitize=address,undefined"
      + " -I '\(root)/Sources/Adapters/C' -o '\(output)' '\(root)/Tests/AdaptersTests/Probes/probe.c'"
  }

  /// The host in Swift.
  static let swift = HostProgram("Swift") { root, output in
    "swiftc -swift-version 6 -warnings-as-errors -o '\(output)'"
      + " '\(root)/Sources/Adapters/Swift/TouchstoneHost.swift'"
      + " '\(root)/Tests/AdaptersTests/Probes/main.swift'"
  }

  /// The program as a word of a shell.
  var command: String { "'\(folder.path)/probe'" }

  /// The result of a conversation.
  struct Conversation {
    var code: Int32
    var answers: [String]
    var errors: String
  }

  /// Sends requests, one a line, and reads what is answered.
  ///
  /// - Throws: where the probe could not be built.
  func answers(to requests: [String]) throws -> Conversation {
    struct NotBuilt: Error { let why: String }
    guard problem.isEmpty else { throw NotBuilt(why: problem) }
    let input = try folder.write(
      requests.map { $0 + "\n" }.joined(),
      to: UUID().uuidString + ".jsonl"
    )
    let (code, output) = try shell("\(command) < '\(input)' 2> '\(input).errors'")
    let errors = try String(contentsOfFile: input + ".errors", encoding: .utf8)
    return Conversation(
      code: code,
      answers: output.split(separator: "\n").map(String.init),
      errors: errors
    )
  }
}

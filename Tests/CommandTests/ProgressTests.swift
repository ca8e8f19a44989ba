import Conformance
import Foundation
import Glibc
import TestSupport
import Testing

@testable import touchstone

@Suite("The line of progress")
struct ProgressTests {
  /// A terminal, with the end at which somebody reads.
  private struct Screen {
    let reader: Int32
    let terminal: Terminal

    init(_ environment: [String: String] = [:]) throws {
      reader = unsafe open("/dev/ptmx", O_RDWR | O_NOCTTY)
      var (lock, number) = (Int32(0), Int32(0))
      // TIOCSPTLCK unlocks the other end, TIOCGPTN names it; Swift sees neither.
      let answers = unsafe [ioctl(reader, 0x4004_5431, &lock), ioctl(reader, 0x8004_5430, &number)]
      try #require(answers == [0, 0])
      let writer = unsafe open("/dev/pts/\(number)", O_RDWR | O_NOCTTY)
      try #require(writer >= 0)
      let errors = Channel(descriptor: writer)
      let output = Channel(descriptor: writer, wiping: errors)
      terminal = Terminal(output: output, errors: errors, environment: environment)
    }

    /// Reads what was written since it was asked last, until that is as long as what is expected.
    func text(expecting expected: String) -> String {
      var text: [UInt8] = []
      var request = pollfd(fd: reader, events: Int16(POLLIN), revents: 0)
      while text.count < expected.utf8.count, unsafe poll(&request, 1, 10_000) == 1 {
        var bytes = [UInt8](repeating: 0, count: 4096)
        let count = unsafe bytes.withUnsafeMutableBytes {
          unsafe read(reader, $0.baseAddress, $0.count)
        }
        guard count > 0 else { break }
        text += bytes.prefix(count)
      }
      return String(decoding: text, as: UTF8.self)
    }
  }

  private func expect(
    _ text: String,
    on screen: Screen,
    sourceLocation: SourceLocation = #_sourceLocation
  ) {
    #expect(screen.text(expecting: text) == text, sourceLocation: sourceLocation)
  }

  private static let erasure = "\r\u{1B}[K"

  @Test("makes room for every other line, whichever stream that goes to")
  func wiped() throws {
    let screen = try Screen()
    let (output, errors) = (screen.terminal.output, screen.terminal.errors)
    errors.show(passing: "1/2")
    errors.show(passing: "2/2")
    expect(Self.erasure + "1/2" + Self.erasure + "2/2", on: screen)
    output.write(page: "FAIL\n")
    expect(Self.erasure + "FAIL\r\n", on: screen)
    errors.show(passing: "2/2")
    errors.say("trouble")
    expect(Self.erasure + "2/2" + Self.erasure + "trouble\r\n", on: screen)
    errors.show(passing: "2/2")
    #expect(screen.terminal.close(.success) == .success)
    errors.say("end")
    expect(Self.erasure + "2/2" + Self.erasure + "end\r\n", on: screen)
  }

  @Test("is shown on a terminal that takes more than plain text, and is no build server's")
  func shown() throws {
    #expect(try Screen(["TERM": "xterm"]).terminal.showsProgress)
    #expect(try Screen().terminal.showsProgress)
    for (name, value) in [("NO_COLOR", "1"), ("TERM", "dumb"), ("CI", "true")] {
      #expect(try !Screen([name: value]).terminal.showsProgress, "\(name)=\(value)")
    }
    let memory = Channel(descriptor: nil)
    #expect(!Terminal(output: memory, errors: memory, environment: [:]).showsProgress)
  }

  /// Surroundings of a terminal: in the first of them alone the line is shown.
  private static let surroundings = ["TERM=xterm", "CI=true", "NO_COLOR=1", "TERM=dumb"]

  /// Runs the built command on a terminal in each of the surroundings, all at the same time.
  ///
  /// - Parameters:
  ///   - line: what follows the command's name.
  ///   - folder: where each has a folder of its own, in which it runs.
  /// - Returns: what was written on each terminal; where there is no `script` that makes one, the test is skipped.
  /// - Throws: whatever keeps the shell from running.
  private func typescripts(_ line: String, in folder: String) throws -> [String] {
    let command = try #require(builtCommand, "the command stands beside the tests")
    let usual = "env -u CI -u NO_COLOR TERM=xterm LC_ALL=C.UTF-8 COLUMNS=120"
    let runs = Self.surroundings.enumerated().map { place, variables in
      let typed = "\(usual) \(variables) '\(command)' \(line)"
      return
        "(mkdir \(place) && cd \(place) && script -qec \"\(typed)\" /dev/null > shown) &"
    }
    let script = "command -v script > /dev/null || exit 77; \(runs.joined(separator: " ")) wait"
    guard try shell(script, in: folder)?.code != 77 else {
      try Test.cancel("script is not installed")
    }
    return try Self.surroundings.indices.map {
      try String(contentsOfFile: folder + "/\($0)/shown", encoding: .utf8)
    }
  }

  @Test(
    "says in run, check and record how much there is, and is gone at the end",
    arguments: [
      "run ../in --subject 'sh ../slow.sh'",
      "record ../in --baselines kept --subject 'sh ../slow.sh'",
    ].part(every: 2)
  )
  func commands(line: String) throws {
    let fixture = try TemporaryDirectory()
    // The first trace takes so long that the line is due after it, and the others so long that it is due again.
    let answer =
      "[ -e slow ] && sleep 0.12 || { touch slow; sleep 1; }; echo '{\"played\":'$n',\"transcript\":[]}'"
    _ = try fixture.subject("slow", answer: answer)
    for id in ["a", "b", "c", "d"] {
      try fixture.write(drag("s/\(id)"), to: "in/\(id).trace.jsonl")
    }
    let texts = try typescripts("\(line) --jobs 1", in: fixture.path)
    let pieces = texts[0].split(separator: Self.erasure)
    #expect(
      pieces.contains { $0.firstMatch(of: /^[1-4]\/4 · \d failed · \d+ s left$/) != nil },
      "\(texts[0])"
    )
    let end = try #require(pieces.last)
    #expect(!end.contains(" left"))
    for (text, variables) in zip(texts, Self.surroundings).dropFirst() {
      // A build server records nothing.
      let isRefused = line.hasPrefix("record") && variables == "CI=true"
      #expect(text.contains(isRefused ? "not for build servers" : "4 cases"), "\(variables)")
      #expect(!text.contains("\u{1B}[K"), "\(variables)")
    }
  }
}

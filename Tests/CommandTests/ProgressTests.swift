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

  /// Runs the built command on a terminal; nil: there is no `script` that makes one.
  private func typescript(_ line: String, _ variables: String, in folder: String) throws -> String?
  {
    let words = "env -u CI -u NO_COLOR TERM=xterm LC_ALL=C.UTF-8 COLUMNS=120 \(variables)"
    let command = try #require(builtCommand, "the command stands beside the tests")
    let script =
      "command -v script > /dev/null || exit 77; script -qec \"\(words) '\(command)' \(line)\" /dev/null"
    let done = try shell(script, in: folder)
    guard done?.code != 77 else {
      print("not tested: script is not installed")
      return nil
    }
    return done?.output
  }

  @Test(
    "says in run, check and record how much there is, and is gone at the end",
    arguments: [
      "run in --subject 'sh slow.sh'", "record in --baselines kept --subject 'sh slow.sh'",
    ]
  )
  func commands(line: String) throws {
    let fixture = try TemporaryDirectory()
    // A trace takes so long that the line is due before the last of them.
    let answer = "sleep 0.6; echo '{\"played\":'$n',\"transcript\":[]}'"
    _ = try fixture.subject("slow", answer: answer)
    for id in ["a", "b", "c", "d"] {
      try fixture.write(drag("s/\(id)"), to: "in/\(id).trace.jsonl")
    }
    guard let text = try typescript("\(line) --jobs 1", "", in: fixture.path) else { return }
    let shown = text.split(separator: Self.erasure).filter { $0.contains(" failed · ") }
    #expect(
      shown.contains { $0.firstMatch(of: /^[1-4]\/4 · \d failed · \d+ s left$/) != nil },
      "\(text)"
    )
    let end = try #require(text.split(separator: Self.erasure).last)
    #expect(!end.contains(" left"))
    for variables in ["CI=true", "NO_COLOR=1", "TERM=dumb"] {
      let plain = try typescript("\(line) --jobs 1", variables, in: fixture.path)
      #expect(plain?.contains("\u{1B}[K") == false, "\(variables)")
    }
  }
}

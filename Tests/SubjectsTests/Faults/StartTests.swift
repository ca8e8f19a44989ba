import Foundation
import Testing
import Traces

@testable import Subjects

@Suite("A subject that cannot be started")
struct StartTests {
  private func fault(_ command: String, limit: Duration = .seconds(20)) -> String {
    let subject = ProcessSubject(command, limit: limit)
    defer { subject.close() }
    let all = SampleProgram.outcomes(subject, heights: [1, 2])
    #expect(all[0].fault == all[1].fault, "every case is told the same")
    return all[0].fault ?? ""
  }

  @Test("A command that is not there")
  func notFound() {
    let why = fault("touchstone-no-such-command --fast")
    #expect(
      why.hasPrefix(
        "the subject cannot be started: the shell found no such command (exit code 127); check the"
          + " spelling and the PATH of \"touchstone-no-such-command --fast\""
      ),
      "\(why)"
    )
    #expect(why.contains("its standard error ends:"))
  }

  @Test("A file that is no program")
  func notExecutable() {
    #expect(fault("/dev/null").contains("its file cannot be executed (exit code 126)"))
  }

  @Test("One that exits at once")
  func exits() {
    let why = fault(SampleProgram.command("exits-at-once"))
    #expect(why.contains("exited with code 3 before it answered the handshake; run"), "\(why)")
    #expect(why.hasSuffix("its standard error ends:\nno display"))
  }

  @Test("One that never says who it is")
  func silent() {
    let why = fault(SampleProgram.command("never-greets"), limit: .milliseconds(300))
    #expect(why.contains("did not answer the handshake within 0.3 s"), "\(why)")
  }

  @Test("One that writes a banner")
  func banner() {
    let why = fault(SampleProgram.command("greets-with-a-banner"))
    #expect(
      why.contains("the line begins \"Sample 1.0 ready\"; standard output is for answers"),
      "\(why)"
    )
  }

  @Test("One that speaks another version")
  func version() {
    let why = fault(SampleProgram.command("greets-in-another-version"))
    #expect(why.contains("it speaks version 2 of the protocol; expected {\"hello\":1,…}"), "\(why)")
    // It has answered, and with nothing else.
    #expect(!why.contains("standard output is for answers"), "\(why)")
  }

  @Test("It is started twice and no more, however many cases there are")
  func twice() throws {
    let folder = NSTemporaryDirectory() + "touchstone-starts-\(UUID().uuidString)"
    defer { try? FileManager.default.removeItem(atPath: folder) }
    let subject = ProcessSubject("echo started >> '\(folder)'; exit 1", limit: .seconds(20))
    defer { subject.close() }
    #expect(SampleProgram.outcomes(subject, heights: [1, 2, 3]).allSatisfy { $0.fault != nil })
    #expect(try String(contentsOfFile: folder, encoding: .utf8) == "started\nstarted\n")
  }

  @Test("One that starts the second time is played")
  func second() throws {
    let file = NSTemporaryDirectory() + "touchstone-starts-\(UUID().uuidString)"
    defer { try? FileManager.default.removeItem(atPath: file) }
    let start = "[ -e '\(file)' ] || { touch '\(file)'; exit 1; }; "
    let subject = ProcessSubject(start + SampleProgram.command("well-behaved"), limit: .seconds(20))
    defer { subject.close() }
    #expect(SampleProgram.outcomes(subject, heights: [1, 2]).map(\.isPlayed) == [true, true])
  }
}

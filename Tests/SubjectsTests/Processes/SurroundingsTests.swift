import Foundation
import Glibc
import Testing
import Traces

@testable import Subjects

@Suite("What a subject finds when it is started")
struct SurroundingsTests {
  /// Returns the text that a command writes on its standard error, as a subject that ends at once
  /// shows it.
  private func said(_ command: String, environment: [String: String]? = nil) -> String {
    let subject = ProcessSubject(
      "{ \(command); } >&2; exit 1",
      limit: .seconds(20),
      environment: environment
    )
    defer { subject.close() }
    let why = SampleProgram.outcomes(subject, heights: [1])[0].fault ?? ""
    let mark = "its standard error ends:\n"
    return why.range(of: mark).map { String(why[$0.upperBound...]) } ?? ""
  }

  @Test("Three pipes and no other descriptor of the tool")
  func descriptors() {
    let open = unsafe Glibc.open("/dev/null", O_RDONLY)
    defer { Glibc.close(open) }
    #expect(open > STDERR_FILENO)
    // The fourth is the directory that is listed.
    #expect(said("ls /proc/self/fd") == "0\n1\n2\n3")
  }

  @Test("No signal is blocked, and none ignored")
  func signals() {
    let masks = said("grep -E 'SigBlk|SigIgn' /proc/self/status | cut -f 2").split(separator: "\n")
      .compactMap { UInt64($0, radix: 16) }
    // The C library keeps its own two, 32 and 33, from every child.
    let own: UInt64 = 1 << 31 | 1 << 32
    #expect(masks.map { $0 & ~own } == [0, 0])
  }

  @Test("The environment and the directory that the tool has, unless it is given another one")
  func environment() {
    #expect(said("pwd -P") == FileManager.default.currentDirectoryPath)
    // A path may be longer than what is told of the standard error.
    let path = ProcessInfo.processInfo.environment["PATH"] ?? ""
    #expect(said("printf %s \"$PATH\" | wc -c") == "\(path.utf8.count)")
    #expect(said("echo \"$PLACE\"", environment: ["PLACE": "here"]) == "here")
  }

  @Test("A process group of its own")
  func group() {
    let group = said("ps -o pgid= -p $$ | tr -d ' '; echo $$").split(separator: "\n")
    #expect(group.count == 2 && group[0] == group[1], "\(group)")
  }
}

import Foundation
import Testing
import Traces

/// Lines of many lengths, so that a buffer's end falls at every place of a line.
@Suite("A file that is longer than any buffer")
struct LongFileTests {
  static let header = #"{"trace":1,"id":"a","component":"scroll"}"# + "\n"

  /// About three megabytes: touches between comments of 0 to 40,000 characters.
  static let text: String = {
    var lines = header + #"{"t":0,"touch":"began","id":1,"x":0,"y":0}"# + "\n"
    for index in 1...400 {
      lines += #"{"t":\#(index),"touch":"moved","id":1,"x":\#(index),"y":0.5}"# + "\n"
      lines += ##"{"#":""## + String(repeating: "ü", count: index * 7919 % 7_500) + "\"}\n"
    }
    return lines + #"{"t":401,"touch":"ended","id":1,"x":0,"y":0}"# + "\n{\"end\":402}\n"
  }()

  @Test("is read whole from the disk")
  func fromFile() throws {
    try withTemporaryFile(Self.text) { path in
      try expectWhole(try TraceReader(file: path))
    }
  }

  @Test("is read whole from a pipe, which gives a little at a time")
  func fromPipe() throws {
    try withTemporaryFile(Self.text) { path in
      let pipe = Pipe()
      let writer = Process()
      writer.executableURL = URL(filePath: "/bin/cat")
      writer.arguments = [path]
      writer.standardOutput = pipe
      try writer.run()
      let descriptor = pipe.fileHandleForReading.fileDescriptor
      try expectWhole(try TraceReader(file: "/dev/fd/\(descriptor)"))
      writer.waitUntilExit()
      #expect(writer.terminationStatus == 0)
    }
  }

  @Test("may have a line of 1 MiB; a longer one is refused, and reading goes on at the next trace")
  func longestLine() throws {
    let longest = ##"{"#":""## + String(repeating: "x", count: (1 << 20) - 8) + "\"}\n"
    let tooLong = longest.replacing("\"}", with: "x\"}")
    let text = [longest, tooLong, ""].map { Self.header + $0 + "{\"end\":0}\n" }.joined()
    try withTemporaryFile(text) { path in
      var reader = try TraceReader(file: path)
      #expect(try reader.nextTrace()?.lines.count == 1)
      let expected = TraceError(.lineTooLong, line: 5, column: (1 << 20) + 1)
      #expect(throws: expected) { _ = try reader.nextTrace() }
      #expect(try reader.nextTrace()?.firstLine == 7)
      #expect(try reader.nextTrace() == nil)
    }
  }

  @Test("is read to its last byte in memory, where nothing stands behind it")
  func endOfMemory() throws {
    let text = Self.header + #"{"t":5,"message":"x-own"}"# + "\n" + #"{"t":6,"final":{}}"# + "\n"
    for end in [#"{"end":2}"#, #"{"end":2}"# + "\n", #"{"end":2}  "# + "\n"] {
      let bytes = Array((text + end).utf8)
      var reader = TraceReader(bytes: bytes)
      let trace = try #require(try reader.nextTrace())
      #expect(trace.lines.count == 2)
      #expect(reader.lineNumber == 4)
      #expect(try reader.nextTrace() == nil)
      // Wherever it is cut off, its end is missing.
      for count in Self.header.utf8.count..<bytes.count - end.utf8.count {
        var broken = TraceReader(bytes: Array(bytes.prefix(count)))
        #expect(throws: TraceError.self) { try broken.nextTrace() }
      }
    }
  }

  private func expectWhole(_ reader: consuming TraceReader) throws {
    let trace = try #require(try reader.nextTrace())
    let touches = trace.lines.compactMap { if case .touch(let touch) = $0 { touch } else { nil } }
    #expect(touches.map(\.time) == (0...401).map { Microseconds($0) })
    #expect(touches.dropFirst().dropLast().map(\.location.x.double) == (1...400).map(Double.init))
    let remarks = trace.lines.compactMap {
      if case .comment(let comment) = $0 { comment.text } else { nil }
    }
    #expect(remarks.map(\.count) == (1...400).map { $0 * 7919 % 7_500 })
    #expect(remarks.allSatisfy { $0.allSatisfy { $0 == "ü" } })
    #expect(try reader.nextTrace() == nil)
    #expect(reader.lineNumber == 804)
  }

  private func withTemporaryFile(_ text: String, _ body: (String) throws -> Void) throws {
    let folder = FileManager.default.temporaryDirectory
      .appending(path: "touchstone-\(UUID().uuidString)")
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    defer { try? FileManager.default.removeItem(at: folder) }
    let file = folder.appending(path: "long.trace.jsonl")
    try Data(text.utf8).write(to: file)
    try body(file.path(percentEncoded: false))
  }
}

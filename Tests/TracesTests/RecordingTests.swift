import Foundation
import TestSupport
import Testing
import Traces

/// Recorded fingers are read where they stand; they are no part of the package.
@Suite(
  "Recorded fingers",
  .enabled(
    if: !PackageFiles.recordingPaths.isEmpty,
    OutsideFiles.areNeeded
  )
)
struct RecordingTests {
  @Test("are read to the end without a mistake", arguments: PackageFiles.recordingPaths)
  func areRight(_ path: String) throws {
    let folder = try #require(PackageFiles.recordings)
    let file = folder.appending(path: path).path(percentEncoded: false)
    let bytes = try PackageFiles.bytes(path, in: folder)
    var headers = 0
    var errors: [TraceError] = []
    let lines = Lint.check(try TraceReader(file: file)) { _, _ in
      headers += 1
    } report: {
      errors.append($0)
    }
    #expect(errors == [])
    #expect(headers > 0)
    #expect(lines == bytes.count { $0 == UInt8(ascii: "\n") })
  }

  @Test(
    "come back from the canonical form as the same values",
    arguments: PackageFiles.recordingPaths
  )
  func roundTrip(_ path: String) throws {
    let bytes = try PackageFiles.bytes(path, in: #require(PackageFiles.recordings))
    let traces = try traces(bytes)
    #expect(!traces.isEmpty)
    var writer = TraceWriter()
    for trace in traces { writer.write(trace) }
    let again = try self.traces(writer.bytes)
    #expect(again.count == traces.count)
    for (trace, other) in zip(traces, again) {
      #expect(trace.header == other.header, "\(trace.header.id)")
      let difference = zip(trace.lines, other.lines).first { $0 != $1 }
      #expect(difference == nil, "\(trace.header.id)")
      #expect(trace.lines.count == other.lines.count, "\(trace.header.id)")
    }
    // Compared outside: a failure would print megabytes.
    let isStreamedAlike = try Formatter.canonical(bytes) == writer.bytes
    #expect(isStreamedAlike)
  }

  private func traces(_ bytes: [UInt8]) throws -> [Trace] {
    var reader = TraceReader(bytes: bytes)
    var traces: [Trace] = []
    while let trace = try reader.nextTrace() { traces.append(trace) }
    return traces
  }
}

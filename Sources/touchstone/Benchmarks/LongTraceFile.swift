import Foundation
import Traces

/// A temporary file with one very long trace.
struct LongTraceFile {
  let path: String

  /// Writes a finger that goes up and down for as many events.
  init(events: Int) throws {
    let url = FileManager.default.temporaryDirectory
      .appendingPathComponent("touchstone-bench-\(UUID().uuidString).trace.jsonl")
    path = url.path
    guard FileManager.default.createFile(atPath: path, contents: nil) else {
      throw TraceError(.unreadable("\(path) cannot be written"))
    }
    let file = try FileHandle(forWritingTo: url)
    defer { try? file.close() }
    do {
      try Self.writeTrace(of: events, to: file)
    } catch {
      remove()
      throw error
    }
  }

  /// Removes the file.
  func remove() {
    try? FileManager.default.removeItem(atPath: path)
  }

  private static func writeTrace(of events: Int, to file: FileHandle) throws {
    var writer = TraceWriter()
    writer.write(.header(Header(id: "bench/long", component: "scroll")))
    for index in 0..<events {
      let phase: Touch.Phase = index == 0 ? .began : index == events - 1 ? .ended : .moved
      let height = 100 + Double(abs(index % 600 - 300)) * 1.125
      writer.write(
        .touch(
          Touch(
            time: Microseconds(index) * 8_333,
            phase: phase,
            finger: 1,
            location: Point(160.5, height)
          )
        )
      )
      if writer.bytes.count > 1 << 18 {
        try file.write(contentsOf: Data(writer.bytes))
        writer.removeAll()
      }
    }
    writer.write(.end(count: events, .none))
    try file.write(contentsOf: Data(writer.bytes))
  }
}

import Foundation
import Traces

/// A temporary file with one very long trace: a finger that goes up and down.
struct LongTraceFile {
  private let file: TemporaryFile
  var path: String { file.path }

  /// Writes a trace of as many events.
  init(events: Int) throws {
    file = try TemporaryFile(named: "trace")
    let handle = try FileHandle(forWritingTo: URL(fileURLWithPath: file.path))
    defer { try? handle.close() }
    try Self.writeTrace(of: events, to: handle)
  }

  private static func writeTrace(of events: Int, to file: FileHandle) throws {
    var writer = TraceWriter()
    var header = Header(id: "bench/long", component: "scroll")
    header.config = [
      Argument(.bounds, Value(Point(320, 480))), Argument(.contentSize, Value(Point(320, 8000))),
    ]
    writer.write(.header(header))
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
      if writer.count > 1 << 18 {
        try file.write(contentsOf: Data(writer.bytes))
        writer.removeAll()
      }
    }
    writer.write(.end(count: events, .none))
    try file.write(contentsOf: Data(writer.bytes))
  }
}

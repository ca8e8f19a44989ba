import Testing
import Traces

/// Traces for tests, from their text.
enum TraceText {
  static let header =
    #"{"trace":1,"id":"a","component":"scroll","config":{"bounds":[320,480],"contentSize":[320,4000]}}"#

  /// A drag of 100 points upwards in 16 ms steps, and a lift at speed.
  static let flick = [
    #"{"t":0,"touch":"began","id":1,"x":160,"y":400}"#,
    #"{"t":16000,"touch":"moved","id":1,"x":160,"y":380}"#,
    #"{"t":32000,"touch":"moved","id":1,"x":160,"y":350}"#,
    #"{"t":48000,"touch":"moved","id":1,"x":160,"y":320}"#,
    #"{"t":60000,"touch":"ended","id":1,"x":160,"y":320}"#,
  ]

  static func trace(_ lines: [String], header: String = header) throws -> Trace {
    let count = lines.count { !$0.contains("\"#\"") }
    let text = ([header] + lines + ["{\"end\":\(count)}"]).joined(separator: "\n") + "\n"
    var reader = TraceReader(bytes: Array(text.utf8))
    return try #require(try reader.nextTrace())
  }
}

extension Trace {
  /// All messages with their times, in order.
  var messages: [Message] {
    lines.compactMap { if case .message(let message) = $0 { message } else { nil } }
  }

  /// All final states.
  var finals: [Final] {
    lines.compactMap { if case .final(let final) = $0 { final } else { nil } }
  }

  /// The kinds of the lines, one letter each: touch, call, settle, message, final, expectation,
  /// comment.
  var shape: String {
    lines.map {
      switch $0 {
      case .touch: "t"
      case .call: "c"
      case .settle: "s"
      case .message: "m"
      case .exception: "!"
      case .final: "f"
      case .gap: "g"
      case .expectation: "e"
      case .comment: "#"
      }
    }.joined()
  }
}

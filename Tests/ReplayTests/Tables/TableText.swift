import Replay
import Testing
import Traces

/// Traces of tables for tests.
enum TableText {
  /// Three rows in view of five, in one section.
  static let plain = #""bounds":[320,132],"rowHeight":44,"sections":[5]"#

  /// Plays lines on a table.
  static func play(
    _ lines: String...,
    config: String = plain,
    delegate: String? = nil,
    observes: String? = nil
  ) throws -> Trace {
    try play(lines, config: config, delegate: delegate, observes: observes)
  }

  /// Plays lines on a table.
  static func play(
    _ lines: [String],
    config: String = plain,
    delegate: String? = nil,
    observes: String? = nil
  ) throws -> Trace {
    var header = #"{"trace":1,"id":"a","component":"table","config":{\#(config)}"#
    if let delegate { header += #","delegate":{\#(delegate)}"# }
    if let observes { header += #","observes":[\#(observes)]"# }
    return try ReferenceSubject().transcript(of: try TraceText.trace(lines, header: header + "}"))
  }

  /// A tap that is over before its row gets the touch, as two lines.
  static func tap(_ y: Int, at time: Int = 100_000) -> (String, String) {
    (
      #"{"t":\#(time),"touch":"began","id":1,"x":160,"y":\#(y)}"#,
      #"{"t":\#(time + 80_000),"touch":"ended","id":1,"x":160,"y":\#(y)}"#
    )
  }

  /// A finger that comes down at a place for so long, as two lines.
  static func touch(_ x: Int, _ y: Int, at time: Int, lasting: Int = 50_000) -> [String] {
    [("began", time), ("ended", time + lasting)].map { phase, time in
      #"{"t":\#(time),"touch":"\#(phase)","id":1,"x":\#(x),"y":\#(y)}"#
    }
  }

  /// A call without arguments, or with some.
  static func call(_ name: String, _ arguments: String = "", at time: Int = 0) -> String {
    #"{"t":\#(time),"call":"\#(name)","args":{\#(arguments)}}"#
  }
}

extension Trace {
  /// The messages of a name.
  func messages(_ name: Name) -> [Message] { messages.filter { $0.name == name } }

  /// The rows or sections that the messages of a name are about, or another of their arguments.
  func told(_ name: Name, _ label: Name) -> [String] {
    messages(name).compactMap { message in
      switch message.arguments[label] {
      case .string(let text): text
      case .number(let number): "\(Int(number.double))"
      default: nil
      }
    }
  }

  /// Returns the answers to the messages of a name; nil for an answer that is no text.
  func answers(_ name: Name) -> [String?] { messages(name).map { $0.answer?.string } }

  /// The exceptions.
  var exceptions: [RaisedException] {
    lines.compactMap { if case .exception(let exception) = $0 { exception } else { nil } }
  }
}

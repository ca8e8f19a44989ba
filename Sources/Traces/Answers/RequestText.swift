/// The text that tells a subject what to play: the header without what could give the case away,
/// then the touches, the calls and the settles.
package enum RequestText: Sendable {
  /// Makes the array of a request.
  ///
  /// - Parameter trace: the trace; its expectations, comments and messages are left out.
  /// - Returns: `[header,event,…]` on one line, without a line feed.
  package static func array(for trace: Trace) -> [UInt8] {
    var writer = TraceWriter()
    writer.write(request: trace.header)
    for line in trace.lines where line.isPlayed { writer.write(line) }
    // A line feed stands at the end of each line, and nowhere else: JSON escapes it in text.
    var text = [UInt8(ascii: "[")] + writer.bytes
    for place in text.indices where text[place] == UInt8(ascii: "\n") {
      text[place] = UInt8(ascii: ",")
    }
    text[text.count - 1] = UInt8(ascii: "]")
    return text
  }
}

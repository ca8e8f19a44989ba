import Traces

/// Transcripts in a shorthand of one line each, spelt out as the lines of a file and read as one.
///
///     0 began 160,400      a touch, at that many milliseconds
///     16 B 0,0 td          a message, its offset, which flags are up: tracking, dragging,
///                          decelerating, animating
///     90 W 0,40 td v=0,1 to=0,500 as=0,300
///     90 D+ 0,40 td        didEndDragging(true); D- is false
///     0 call setContentOffset 0,300 animated
///     90 final 0,40
///     90 final 0,40 - inset=0,0,0,0
enum Shorthand {
  static let names: [Substring: String] = [
    "S": "scrollViewDidScroll(_:)",
    "B": "scrollViewWillBeginDragging(_:)",
    "W": "scrollViewWillEndDragging(_:withVelocity:targetContentOffset:)",
    "D+": "scrollViewDidEndDragging(_:willDecelerate:)",
    "D-": "scrollViewDidEndDragging(_:willDecelerate:)",
    "G": "scrollViewWillBeginDecelerating(_:)",
    "E": "scrollViewDidEndDecelerating(_:)",
    "A": "scrollViewDidEndScrollingAnimation(_:)",
    "Q+": "scrollViewShouldScrollToTop(_:)",
    "Q-": "scrollViewShouldScrollToTop(_:)",
    "P": "scrollViewDidScrollToTop(_:)",
    "I": "scrollViewDidChangeAdjustedContentInset(_:)",
  ]

  /// Reads a transcript; `config` is added to a view of 320 by 480 with content of 320 by 4000.
  static func transcript(_ text: String, header: String = "", config: String = "") throws -> Trace {
    var lines = text.split(separator: "\n").map { line($0.split(separator: " ")) }
    let count = lines.count
    let size = config.contains("contentSize") ? "" : #","contentSize":[320,4000]"#
    lines.insert(
      #"{"trace":1,"id":"case","component":"scroll","config":{"bounds":[320,480]\#(size)\#(config)},"#
        + #""inputs":["touch","call"]\#(header)}"#,
      at: 0
    )
    lines.append(#"{"end":\#(count)}"#)
    var reader = TraceReader(bytes: Array((lines.joined(separator: "\n") + "\n").utf8))
    guard let trace = try reader.nextTrace() else { throw Missing() }
    return trace
  }

  struct Missing: Error {}

  private static func line(_ words: [Substring]) -> String {
    let time = words[0] == "0" ? "\"t\":0" : "\"t\":\(words[0])000"
    switch words[1] {
    case "began", "moved", "stationary", "ended", "cancelled":
      let place = words[2].split(separator: ",")
      return #"{\#(time),"touch":"\#(words[1])","id":1,"x":\#(place[0]),"y":\#(place[1])}"#
    case "call": return call(time, Array(words.dropFirst(2)))
    case "final":
      let flags = words.count > 3 ? words[3] : ""
      let inset = words.last?.hasPrefix("inset=") == true ? words.last?.dropFirst(6) : nil
      return #"{\#(time),"final":\#(state(words[2], flags, inset: inset))}"#
    default: return message(time, words)
    }
  }

  private static func call(_ time: String, _ words: [Substring]) -> String {
    switch words[0] {
    case "setContentOffset":
      let animated = words.count > 2
      return #"{\#(time),"call":"setContentOffset(_:animated:)","#
        + #""args":{"animated":\#(animated),"contentOffset":[\#(words[1])]}}"#
    case "tapStatusBar", "removeFromSuperview", "stopScrollingAndZooming":
      return #"{\#(time),"call":"\#(words[0])()"}"#
    default: return #"{\#(time),"call":"\#(words[0])","args":{"\#(words[0])":[\#(words[1])]}}"#
    }
  }

  private static func message(_ time: String, _ words: [Substring]) -> String {
    let flags = words.count > 3 && !words[3].contains("=") ? words[3] : ""
    var parts = [time, #""message":"\#(names[words[1]] ?? String(words[1]))""#]
    let option = { (key: String) in
      words.first { $0.hasPrefix(key + "=") }?.dropFirst(key.count + 1)
    }
    if let velocity = option("v"), let target = option("to") {
      parts.append(#""args":{"targetContentOffset":[\#(target)],"withVelocity":[\#(velocity)]}"#)
    }
    if words[1].hasPrefix("D") {
      parts.append(#""args":{"willDecelerate":\#(words[1] == "D+")}"#)
    }
    if let wish = option("as") { parts.append(#""answer":{"targetContentOffset":[\#(wish)]}"#) }
    if words[1].hasPrefix("Q") { parts.append(#""answer":\#(words[1] == "Q+")"#) }
    parts.append(#""state":\#(state(words[2], flags))"#)
    return "{" + parts.joined(separator: ",") + "}"
  }

  private static func state(
    _ offset: Substring,
    _ flags: Substring,
    inset: Substring? = nil
  ) -> String {
    (inset.map { #"{"adjustedContentInset":[\#($0)],"# } ?? "{")
      + #""bounds":[\#(offset),320,480],"contentOffset":[\#(offset)],"#
      + #""isDecelerating":\#(flags.contains("c")),"isDragging":\#(flags.contains("d")),"#
      + #""isScrollAnimating":\#(flags.contains("a")),"isTracking":\#(flags.contains("t"))}"#
  }
}

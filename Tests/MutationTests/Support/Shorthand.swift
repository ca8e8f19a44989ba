import Traces

/// Transcripts in a shorthand of one line each, spelt out as the lines of a file and read as one.
///
///     0 began 160,400      a touch, at that many milliseconds; of another finger: 160,400 2
///     16 B 0,0 td          a message, its offset, which flags are up: tracking, dragging,
///                          decelerating, animating, zooming, zoom (b)ouncing, refreshing
///     16 Z 0,0 z s=1.5     a zoom's message, with the scale
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
    "V": "viewForZooming(in:)",
    "Zb": "scrollViewWillBeginZooming(_:with:)",
    "Z": "scrollViewDidZoom(_:)",
    "Ze": "scrollViewDidEndZooming(_:with:atScale:)",
    "R": "refreshControlValueChanged(_:)",
    "Ks": "keyboardWillShow(_:)",
    "Kh": "keyboardWillHide(_:)",
  ]

  /// Reads a transcript; `config` is added to a view of 320 by 480 with content of 320 by 4000.
  static func transcript(
    _ text: String,
    header: String = "",
    config: String = "",
    component: String = "scroll"
  ) throws -> Trace {
    var lines = text.split(separator: "\n").map { line($0.split(separator: " ")) }
    let count = lines.count
    let size = config.contains("contentSize") ? "" : #","contentSize":[320,4000]"#
    lines.insert(
      #"{"trace":1,"id":"case","component":"\#(component)","config":{"bounds":[320,480]\#(size)\#(config)},"#
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
      let id = words.count > 3 ? words[3] : "1"
      return #"{\#(time),"touch":"\#(words[1])","id":\#(id),"x":\#(place[0]),"y":\#(place[1])}"#
    case "call": return call(time, Array(words.dropFirst(2)))
    case "final":
      let flags = words.count > 3 ? words[3] : ""
      return #"{\#(time),"final":\#(state(words[2], flags, words))}"#
    default: return message(time, words)
    }
  }

  private static func call(_ time: String, _ words: [Substring]) -> String {
    switch words[0] {
    case "setContentOffset":
      let animated = words.count > 2
      return #"{\#(time),"call":"setContentOffset(_:animated:)","#
        + #""args":{"animated":\#(animated),"contentOffset":[\#(words[1])]}}"#
    case "setZoomScale":
      let animated = words.count > 2
      return #"{\#(time),"call":"setZoomScale(_:animated:)","#
        + #""args":{"animated":\#(animated),"zoomScale":\#(words[1])}}"#
    case "zoom":
      let animated = words.count > 2
      return #"{\#(time),"call":"zoom(to:animated:)","#
        + #""args":{"animated":\#(animated),"to":[\#(words[1])]}}"#
    case "zoomScale": return #"{\#(time),"call":"zoomScale","args":{"zoomScale":\#(words[1])}}"#
    case _ where words.count == 1:
      return #"{\#(time),"call":"\#(words[0])()"}"#
    default: return #"{\#(time),"call":"\#(words[0])","args":{"\#(words[0])":[\#(words[1])]}}"#
    }
  }

  private static func message(_ time: String, _ words: [Substring]) -> String {
    let flags = words.count > 3 && !words[3].contains("=") ? words[3] : ""
    var parts = [time, #""message":"\#(names[words[1]] ?? String(words[1]))""#]
    let option = { (key: String) in Self.option(key, words) }
    if let velocity = option("v"), let target = option("to") {
      parts.append(#""args":{"targetContentOffset":[\#(target)],"withVelocity":[\#(velocity)]}"#)
    }
    if words[1].hasPrefix("D") {
      parts.append(#""args":{"willDecelerate":\#(words[1] == "D+")}"#)
    }
    if let wish = option("as") { parts.append(#""answer":{"targetContentOffset":[\#(wish)]}"#) }
    if words[1].hasPrefix("Q") { parts.append(#""answer":\#(words[1] == "Q+")"#) }
    let scale = option("s") ?? "1"
    switch words[1] {
    case "V": parts.append(#""answer":"content""#)
    case "Zb": parts.append(#""args":{"with":"content"}"#)
    case "Ze": parts.append(#""args":{"atScale":\#(scale),"with":"content"}"#)
    default: break
    }
    parts.append(#""state":\#(state(words[2], flags, words))"#)
    return "{" + parts.joined(separator: ",") + "}"
  }

  private static func option(_ key: String, _ words: [Substring]) -> Substring? {
    words.first { $0.hasPrefix(key + "=") }?.dropFirst(key.count + 1)
  }

  /// What a receiver reads: its scale and size too where they are given, and all that goes with it.
  private static func state(
    _ offset: Substring,
    _ flags: Substring,
    _ words: [Substring]
  ) -> String {
    var parts: [String] = []
    if let inset = option("inset", words) { parts.append(#""adjustedContentInset":[\#(inset)]"#) }
    if let size = option("size", words) { parts.append(#""contentSize":[\#(size)]"#) }
    if let scale = option("s", words) {
      parts.append(#""isZoomBouncing":\#(flags.contains("b")),"zoomScale":\#(scale)"#)
      parts.append(#""isZooming":\#(flags.contains("z"))"#)
    }
    if option("refresh", words) != nil || flags.contains("r") {
      parts.append(#""isRefreshing":\#(flags.contains("r"))"#)
    }
    return "{" + parts.map { $0 + "," }.joined()
      + #""bounds":[\#(offset),320,480],"contentOffset":[\#(offset)],"#
      + #""isDecelerating":\#(flags.contains("c")),"isDragging":\#(flags.contains("d")),"#
      + #""isScrollAnimating":\#(flags.contains("a")),"isTracking":\#(flags.contains("t"))}"#
  }
}

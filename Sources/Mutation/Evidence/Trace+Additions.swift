internal import Traces

/// The additions that change nothing: a view far away, and quiet time.
extension Trace {
  private static let minute: Microseconds = 60_000_000

  /// The transcript with a second scroll view beside it that nothing happens to.
  var besideAFarView: Trace {
    var trace = self
    var views = header.effectiveViews
    let far: Name = "far-away"
    guard !views.contains(where: { $0.name == far }) else { return self }
    views.append(
      Header.View(
        name: far,
        component: "scroll",
        frame: Rect(origin: Point(20_000, 20_000), size: Point(100, 100)),
        config: [Argument(.contentSize, .pair(Millionths(100), Millionths(400)))]
      )
    )
    trace.header.views = views
    trace.header.config = []
    trace.header.delegate = Script()
    return trace
  }

  /// The transcript with all its times a minute later; nil: it has no times, or drops frames, whose
  /// numbers would be others.
  var afterAQuietMinute: Trace? {
    guard lines.contains(where: { $0.time != nil }), header.dropped.isEmpty else { return nil }
    var trace = self
    let frames = Int32(60 * header.effectiveRate)
    for index in trace.lines.indices {
      if let time = trace.lines[index].time { trace.lines[index].time = time + Self.minute }
      guard case .message(var message) = trace.lines[index], let frame = message.frame else {
        continue
      }
      message.frame = frame + frames
      trace.lines[index] = .message(message)
    }
    return trace
  }

  /// The transcript with its final states told again after a minute; nil: it ends without one.
  var beforeAQuietMinute: Trace? {
    var finals: [Line] = []
    for line in lines.reversed() {
      guard case .final(let final) = line, let time = final.time else { break }
      var later = final
      later.time = time + Self.minute
      finals.insert(.final(later), at: 0)
    }
    guard !finals.isEmpty else { return nil }
    var trace = self
    trace.lines += finals
    return trace
  }
}

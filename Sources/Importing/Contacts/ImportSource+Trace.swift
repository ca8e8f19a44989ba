import Traces

extension ImportSource {
  /// Returns the trace that the touches of a recording make, on a scroll view as large as the
  /// screen.
  ///
  /// - Parameters:
  ///   - log: the touches.
  ///   - screen: the view's size as the file tells it; nil: it does not.
  ///   - losses: what was lost.
  /// - Returns: the trace and the losses.
  func imported(_ log: ContactLog, screen: Point?, _ losses: Losses) -> Imported {
    var losses = losses
    let size = screenSize(screen, &losses)
    losses.add(.outside, log.count(outside: size))
    var header = Header(id: settings.id, component: "scroll")
    header.config = [
      Argument(.bounds, Value(size)),
      Argument(.contentSize, Value(settings.content ?? Self.usualContent(of: size))),
    ]
    header.source = settings.source
    return Imported(trace: Trace(header: header, lines: log.lines), losses: losses.all)
  }

  /// Returns the view's size: what was asked for, what the file tells, or the usual one, which is
  /// told.
  func screenSize(_ screen: Point?, _ losses: inout Losses) -> Point {
    if let size = settings.screen ?? screen { return size }
    losses.assume("the screen's size is not in the file: 390x844 points are assumed (--screen)")
    return ImportSettings.usualScreen
  }

  private static func usualContent(of screen: Point) -> Point {
    Point(screen.x.double, min(1_000_000, screen.y.double * 10))
  }
}

internal import Traces

/// Views around and beside the one that is judged, and a device that is turned first.
extension Disturbance {
  static let surroundings = [
    Disturbance("in-content", "The view lies in a plain view.") { transcript, _ in
      transcript.inside("content")
    },
    Disturbance("in-a-control", "The view lies in a control.") { transcript, _ in
      transcript.inside("control")
    },
    Disturbance("in-a-scroll-view", "The view lies in a scroll view whose content fits.") {
      transcript,
      _ in
      transcript.inside("scroll")
    },
    Disturbance("beside-a-scroll-view", "A scroll view lies beside the view.") { transcript, _ in
      transcript.besideANearView
    },
    Disturbance("turned", "The device is turned before anything else.") { transcript, _ in
      transcript.afterATurn
    },
  ]
}

extension Trace {
  /// The size of the only view; nil: there are several, or the header does not tell it.
  private var onlySize: Point? {
    guard header.views.isEmpty, ["scroll", "zoom"].contains(header.component) else { return nil }
    return header.config[.bounds]?.point
  }

  private static let around: Name = "around"

  /// The transcript of a view in another one of the same size.
  fileprivate func inside(_ component: String) -> Trace? {
    guard let size = onlySize, var view = header.effectiveViews.first else { return nil }
    let frame = Rect(origin: Point(0, 0), size: size)
    view.container = Self.around
    view.frame = frame
    var trace = with([Header.View(name: Self.around, component: component, frame: frame), view])
    trace.header.component = component
    trace.lines = lines.map(\.ofTheSecondView)
    return trace
  }

  /// The transcript of a view with a scroll view at its right edge that nothing happens to.
  fileprivate var besideANearView: Trace? {
    guard let size = onlySize, let view = header.effectiveViews.first else { return nil }
    let beside = Header.View(
      name: Self.around,
      component: "scroll",
      frame: Rect(origin: Point(size.x.double, 0), size: size),
      config: [
        Argument(.contentSize, .pair(Millionths(size.x.double), Millionths(4_000))),
        // Two views that a tap on the status bar may mean are no disturbance, but another case.
        Argument(.scrollsToTop, .bool(false)),
      ]
    )
    return with([view, beside])
  }

  private func with(_ views: [Header.View]) -> Trace {
    var trace = self
    trace.header.views = views
    trace.header.config = []
    trace.header.delegate = Script()
    return trace
  }

  /// The transcript of a view that was set up for the other way round, and is turned at once.
  fileprivate var afterATurn: Trace? {
    guard let size = onlySize, size.x != size.y, header.config[.contentOffset] == nil,
      header.config[.zoomScale] == nil, lines.first(where: { $0.time != nil })?.time ?? -1 >= 0
    else { return nil }
    var trace = self
    for index in trace.header.config.indices where trace.header.config[index].label == .bounds {
      let turned = Point(size.y.double, size.x.double)
      trace.header.config[index] = Argument(.bounds, Value(turned))
    }
    let bounds = [0, 0, size.x.double, size.y.double].map { Value.number(Millionths($0)) }
    let call = Call(time: 0, name: .bounds, arguments: [Argument(.bounds, .array(bounds))])
    trace.lines.insert(.call(call), at: 0)
    return trace
  }
}

extension Line {
  /// The line with the second view in the place of the first.
  fileprivate var ofTheSecondView: Line {
    switch self {
    case .message(var message):
      message.view = ViewIndex(1)
      return .message(message)
    case .call(var call):
      call.view = ViewIndex(1)
      return .call(call)
    case .final(var final):
      final.view = ViewIndex(1)
      return .final(final)
    case .touch, .settle, .exception, .gap, .expectation, .comment: return self
    }
  }
}

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
      transcript.inside("scroll") { size in
        [Argument(.contentSize, Value(size)), Argument(.scrollsToTop, .bool(false))]
      }
    },
    Disturbance("in-a-pager", "The view lies on the first page of three.") { transcript, _ in
      transcript.inside("scroll") { size in
        [
          Argument(.contentSize, .pair(Millionths(3 * size.x.double), Millionths(size.y.double))),
          Argument(.isPagingEnabled, .bool(true)), Argument(.scrollsToTop, .bool(false)),
        ]
      }
    },
    Disturbance("in-a-zoom-view", "The view lies in a view that may zoom, whose content fits.") {
      transcript,
      _ in
      transcript.inside("zoom") { size in
        [
          Argument(.contentSize, Value(size)), Argument(.minimumZoomScale, .number(Millionths(1))),
          Argument(.maximumZoomScale, .number(Millionths(4))),
          Argument(.scrollsToTop, .bool(false)),
        ]
      }
    },
    Disturbance("in-a-navigation", "A navigation shows the view below its bar.") { transcript, _ in
      transcript.shownByANavigation
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
    guard header.views.isEmpty, ["scroll", "zoom", "table"].contains(header.component) else {
      return nil
    }
    return header.config[.bounds]?.point
  }

  private var isTable: Bool { header.component == "table" }

  private static let around: Name = "around"

  /// Returns the transcript of a view in another one of the same size.
  ///
  /// - Parameters:
  ///   - component: the component of the other one.
  ///   - config: makes the other one's properties from its size.
  /// - Returns: the transcript; nil: there are several views, or the header does not tell the size.
  fileprivate func inside(
    _ component: String,
    config: (Point) -> [Argument] = { _ in [] }
  ) -> Trace? {
    guard let size = onlySize, var view = header.effectiveViews.first else { return nil }
    let frame = Rect(origin: Point(0, 0), size: size)
    view.container = Self.around
    view.frame = frame
    let around = Header.View(
      name: Self.around,
      component: component,
      frame: frame,
      config: config(size)
    )
    var trace = with([around, view])
    trace.header.component = component
    trace.lines = lines.map(\.ofTheSecondView)
    return trace
  }

  /// The transcript of a view that is the only one of a navigation.
  fileprivate var shownByANavigation: Trace? {
    // A controller has a say about its table.
    guard let size = onlySize, !isTable, var view = header.effectiveViews.first,
      header.observes == nil,
      header.hears == nil, header.begins == nil
    else { return nil }
    let frame = Rect(
      origin: Point(0, 0),
      size: Point(size.x.double, size.y.double + Self.barHeight)
    )
    view.container = Self.around
    view.config.removeAll { $0.label == .bounds }
    var trace = with([Header.View(name: Self.around, component: "navigation", frame: frame), view])
    trace.header.component = "navigation"
    let offset = view.config[.contentOffset]?.point ?? .zero
    trace.lines =
      appearance(of: view.name, at: Rect(origin: offset, size: size))
      + lines.map { $0.ofTheSecondView.moved(down: Self.barHeight) }
    return trace
  }

  /// The height of a navigation's bar, in points.
  private static let barHeight = 44.0

  /// Returns the messages with which a view appears that a navigation shows first.
  private func appearance(of name: Name, at bounds: Rect) -> [Line] {
    let time = lines.contains { $0.time != nil } ? Microseconds(0) : nil
    let unanimated = [Argument(.animated, .bool(false))]
    var state = State()
    state.bounds = bounds
    state.contentOffset = bounds.origin
    let own: (Name, [Argument]) -> Line = { message, arguments in
      .message(
        Message(time: time, name: message, arguments: arguments, view: ViewIndex(1), state: state)
      )
    }
    let told: (Name, Name) -> Line = { message, label in
      let arguments = [Argument(label, .string(name.text)), unanimated[0]]
      return .message(Message(time: time, name: message, arguments: arguments))
    }
    return [
      .message(Message(time: time, name: .viewDidLoad, view: ViewIndex(1))),
      told(.willShowController, .willShow), own(.viewWillAppear, unanimated),
      own(.viewIsAppearing, unanimated), own(.viewWillLayoutSubviews, []),
      own(.viewDidLayoutSubviews, []), told(.didShowController, .didShow),
      own(.viewDidAppear, unanimated),
    ]
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
    guard let size = onlySize, !isTable, size.x != size.y, header.config[.contentOffset] == nil,
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

  /// Returns the line with its finger farther down, in points.
  fileprivate func moved(down way: Double) -> Line {
    guard case .touch(var touch) = self else { return self }
    touch.location = Point(touch.location.x.double, touch.location.y.double + way)
    return .touch(touch)
  }
}

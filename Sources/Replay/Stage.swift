import HeadlessUIKit
import Traces

/// The world that a header describes: a window with its views, each with its scripted delegate.
final class Stage {
  let scene: UIWindowScene
  let window: UIWindow
  let recorder: Recorder
  /// The views that the header declares.
  let views: [Header.View]
  /// Their components.
  let components: [Component]
  /// The names of the navigations among them.
  let navigations: Set<Name>
  /// The messages that can be heard; nil: all.
  let observed: [Name]?
  /// The views, in the header's order.
  var actors: [Actor] = []
  /// The origin of the first view's coordinates in the window.
  let touchOrigin: CGPoint
  /// Makes the scroll views; nil: they are the stage's own.
  private let makeScrollView: ReferenceSubject.ViewMaker?
  /// The depth to which calls by delegates are nested.
  var depth = 0
  /// The delegate that hears what a navigation shows.
  var navigationDelegate: StageNavigationDelegate?
  /// The delegates that hear what becomes of sheets.
  var presentationDelegates: [StagePresentationDelegate] = []
  /// The application whose views the header names, if it names one.
  var sample: SampleStage?
  /// The number of calls of the trace or of a script that are under way.
  var callsUnderWay = 0
  /// The number of blocks of animations that are being run, one inside the other.
  var blocksUnderWay = 0
  /// The property animators that calls have made.
  private(set) lazy var animators = StageAnimators()
  /// True if the keyboard's notifications are listened to.
  var hearsKeyboard = false

  /// One view of the header.
  struct Actor {
    let index: ViewIndex
    var view: UIView
    /// The view's delegate, if it is a scroll view.
    var delegate: ScriptedDelegate?
    /// The object that hears for the view, if it is plain content.
    let ears: Ears?
    /// The controller whose view it is.
    var controller: UIViewController?
    /// The view's delegate, if it is a text field.
    var fieldDelegate: StageFieldDelegate?
    /// The view's delegate, if it is a text view.
    var textViewDelegate: StageTextViewDelegate?
    /// The object that tells of the view's events and its value, if it is a control with anything
    /// to tell.
    var controlTeller: ControlTeller?
    /// The object that tells of it, if it is a recognizer; its view is then the one that it
    /// watches.
    var recognizerTeller: RecognizerTeller?

    var scrollView: UIScrollView? { view as? UIScrollView }
  }

  // It only lets go of what it has, which needs no actor; to ask for the actor takes longer.
  nonisolated deinit {}

  /// Sets a world up; nothing of it is heard.
  ///
  /// - Parameters:
  ///   - trace: what is to be played.
  ///   - lineCount: how many lines it has.
  ///   - mostLines: how long its transcript may become.
  ///   - settings: the things with which every trace is played.
  /// - Throws: `SubjectFailure.skipped` where the reference lacks what the header asks for.
  init(
    _ trace: AnyTraceStream,
    lineCount: Int,
    mostLines: Int,
    settings: StageSettings
  ) throws(SubjectFailure) {
    let header = trace.header
    views = header.spelledOutViews
    navigations = Set(views.filter { $0.component == "navigation" }.map(\.name))
    observed = header.observes.map(Self.names)
    makeScrollView = settings.makeScrollView
    components = try Capabilities.components(of: header, views)
    if makeScrollView != nil { try Capabilities.checkOwnViews(header, views) }
    let frames = views.map(Self.frame)
    let extent = zip(views, frames).reduce(CGRect.zero) { extent, next in
      next.0.container == nil ? extent.union(next.1) : extent
    }
    scene = UIWindowScene(
      screen: UIScreen(
        bounds: CGRect(origin: .zero, size: CGSize(width: extent.maxX, height: extent.maxY)),
        scale: header.effectiveScale,
        maximumFramesPerSecond: header.effectiveRate
      )
    )
    recorder = Recorder(
      of: scene,
      mostLines: mostLines,
      ReplayMeter(settings.limits, lineCount: lineCount)
    )
    scene.whenBusy = { [unowned recorder] in recorder.lookAtTime() }
    window = UIWindow(windowScene: scene)
    window.makeKeyAndVisible()
    touchOrigin = frames[0].origin
    if let sample = try Sample.named(in: header, among: settings.samples) { stage(sample, header) }
    actors.reserveCapacity(views.count)
    for place in views.indices where sample == nil {
      let view = views[place]
      var actor = try actor(for: view, at: ViewIndex(place), frame: frames[place], in: header)
      control(&actor, view)
      addTapRecognizer(to: actor, view.config)
      actors.append(actor)
    }
    requireFailures()
    // The set-up is over before a delegate listens, so nobody hears what it causes.
    scene.finishTurn()
    listenToFields()
    listenToTextViews()
    for place in actors.indices {
      actors[place].controlTeller?.voice.isAttached = true
      actors[place].recognizerTeller?.voice.isAttached = true
    }
    try expectCalls(of: trace)
    let names = views.map(\.name)
    for place in actors.indices { actors[place].delegate?.attach(names: names) }
    begin()
    try sample?.check(self)
  }

  /// The messages among some names that a component here may send, each once: it is looked for at each of
  /// them.
  private static func names(of observed: [Name]) -> [Name] {
    var seen: Set<Name> = []
    return observed.filter { Vocabulary.isMessage($0) && seen.insert($0).inserted }
  }

  /// The frame of a view: its own, or its bounds at the origin.
  private static func frame(of view: Header.View) -> CGRect {
    if let frame = view.frame { return CGRect(frame) }
    guard let size = view.config[.bounds]?.point else { return .zero }
    return CGRect(x: 0, y: 0, width: size.x.double, height: size.y.double)
  }

  private func actor(
    for view: Header.View,
    at index: ViewIndex,
    frame: CGRect,
    in header: Header
  ) throws(SubjectFailure) -> Actor {
    let name = view.name
    let superview = actors.first { header.views[Int($0.index.place)].name == view.container }?.view
    // A controller's view is put where it belongs when it is shown.
    let parent =
      controls(view) ? nil : (superview as? StageScrollView)?.zoomedContent ?? superview ?? window
    lazy var ears = Ears(stage: self, index: index, script: view.delegate)
    switch view.component {
    case "content":
      let content = StageContent(frame: frame)
      content.ears = ears
      parent?.addSubview(content)
      for setting in view.config {
        _ = content.setAnimatable(setting.label, to: setting.value)
        content.setTouchable(setting.label, to: setting.value)
      }
      return Actor(index: index, view: content, delegate: nil, ears: ears)
    case _ where Vocabulary.recognizers.contains(view.component):
      return recognizer(view, at: index, on: superview ?? window)
    case _ where Vocabulary.controls.contains(view.component):
      return control(view, at: index, frame: frame, in: parent, ears)
    case "navigation":
      return navigation(at: index, frame: frame, ears)
    case "web":
      return web(view, at: index, frame: frame, in: header, parent)
    case "field":
      return field(view, at: index, frame: frame, in: parent, ears)
    case "alert":
      // The view is the controller's to make.
      return Actor(index: index, view: UIView(frame: frame), delegate: nil, ears: ears)
    case "text-view":
      return textView(view, at: index, frame: frame, in: parent, ears)
    default:
      let scrollView = makeScrollView?(frame) ?? Self.scroller(view, frame: frame)
      if parent?.window == nil {
        // A controller's view is in no window yet, and keeps to the pixels of the screen all the same:
        // a device has one screen only.
        window.addSubview(scrollView)
        scrollView.removeFromSuperview()
      }
      parent?.addSubview(scrollView)
      if Vocabulary.zoomers.contains(view.component) {
        let content = view.component == "tiles" ? StageTiles(view.config) : StageZoomedContent()
        (scrollView as? StageScrollView)?.addZoomedContent(content)
      }
      let delegate = ScriptedDelegate(
        stage: self,
        scrollView: scrollView,
        index: index,
        observes: observed,
        script: view.delegate
      )
      (scrollView as? any StageScroller)?.scripted = delegate
      // Without a delegate there is nothing to zoom, and so no scale to set; it hears nothing yet.
      if let zoom = scrollView as? StageScrollView, zoom.zoomedContent != nil {
        zoom.delegate = delegate
      }
      try configure(scrollView, view.config, of: name)
      if view.component == "form", let table = scrollView as? StageTable {
        addForm(to: table, view, delegate)
      }
      return Actor(index: index, view: scrollView, delegate: delegate, ears: nil)
    }
  }

  /// A scroll view of the kind that the component is.
  private static func scroller(_ view: Header.View, frame: CGRect) -> any StageScroller {
    if Vocabulary.tables.contains(view.component) {
      return StageTable(frame: frame, style: view.config[.style]?.choice() ?? .plain)
    }
    let scrollView = StageScrollView(frame: frame)
    // It is a subclass to hear more, and lays nothing out.
    scrollView.laysOutWhileScrolling = false
    return scrollView
  }

  /// Sets the properties of a `config`, in the format's order.
  private func configure(
    _ scrollView: UIScrollView,
    _ config: [Argument],
    of name: Name
  ) throws(SubjectFailure) {
    for (place, value) in Properties.settings(of: config) {
      let property = Properties.inOrder[place]
      if property.name == .bounds {
        guard let size = value.point else { continue }
        scrollView.bounds.size = CGSize(width: size.x.double, height: size.y.double)
      } else {
        let offset = scrollView.contentOffset
        property.set(Properties.Receiver(scrollView: scrollView, window: window), value)
        // Zooming keeps the middle; but an offset that is left out has its default.
        if Properties.zooms(property.name) { scrollView.contentOffset = offset }
      }
    }
  }

  /// True if nothing is in motion and nothing is pending.
  var isAtRest: Bool { scene.isAtRest }
}

extension CGRect {
  /// The rectangle with exact parts.
  init(_ rect: Rect) {
    self.init(
      x: rect.origin.x.double,
      y: rect.origin.y.double,
      width: rect.size.x.double,
      height: rect.size.y.double
    )
  }
}

extension CGPoint {
  /// The point with exact parts.
  init(_ point: Point) {
    self.init(x: point.x.double, y: point.y.double)
  }
}

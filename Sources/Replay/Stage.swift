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
  /// The messages that can be heard; nil: all.
  let observed: [Name]?
  /// The views, in the header's order.
  var actors: [Actor] = []
  /// The origin of the first view's coordinates in the window.
  let touchOrigin: CGPoint
  /// Makes the scroll views; nil: they are the stage's own.
  let makeScrollView: ReferenceSubject.ViewMaker?
  /// The depth to which calls by delegates are nested.
  var depth = 0
  /// The facts about its controllers.
  var screens: StageScreens
  /// The application whose views the header names, if it names one.
  var sample: SampleStage?
  /// The number of calls of the trace or of a script that are under way.
  var callsUnderWay = 0
  /// The number of blocks of animations that are being run, one inside the other.
  var blocksUnderWay = 0
  /// The property animators that calls have made.
  private(set) lazy var animators = StageAnimators()
  /// The things besides its views that it listens to.
  var hearing: Hearing = []

  /// One view of the header.
  struct Actor {
    let index: ViewIndex
    var view: UIView
    /// The part that stands behind it.
    var part: any Performer
    /// The controller whose view it is, if there is one.
    var controller: UIViewController?

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
    screens = StageScreens(views)
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
    if let profile = header.profile, profile != "modern" { scene.useClassicVelocityWeights() }
    scene.whenBusy = { [unowned recorder] in recorder.lookAtTime() }
    window = UIWindow(windowScene: scene)
    window.makeKeyAndVisible()
    touchOrigin = frames[0].origin
    if let sample = try Sample.named(in: header, among: settings.samples) { stage(sample, header) }
    actors.reserveCapacity(views.count)
    for place in views.indices where sample == nil { setUp(place, frames[place], header) }
    // The set-up is over before a delegate listens, so nobody hears what it causes.
    scene.finishTurn()
    for place in components.indices { components[place].listen(self) }
    try expectCalls(of: trace)
    let names = views.map(\.name)
    for place in actors.indices { actors[place].part.attach(names: names) }
    begin()
    try sample?.check(self)
  }

  /// Returns the messages among some names that a component here may send, each once: it is looked for at
  /// each of them.
  private static func names(of observed: [Name]) -> [Name] {
    var seen: Set<Name> = []
    return observed.filter { Vocabulary.isMessage($0) && seen.insert($0).inserted }
  }

  /// Returns the frame of a view: its own, or its bounds at the origin.
  private static func frame(of view: Header.View) -> CGRect {
    if let frame = view.frame { return CGRect(frame) }
    guard let size = view.config[.bounds]?.point else { return .zero }
    return CGRect(x: 0, y: 0, width: size.x.double, height: size.y.double)
  }

  /// Sets a view up, by its component.
  private func setUp(_ place: Int, _ frame: CGRect, _ header: Header) {
    let view = views[place]
    let setup = Setup(
      stage: self,
      header: header,
      view: view,
      index: ViewIndex(place),
      frame: frame,
      container: actors.first { views[Int($0.index.place)].name == view.container }?.view
    )
    var actor = components[place].make(setup)
    control(&actor, view)
    addTapRecognizer(to: actor, view.config)
    actors.append(actor)
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

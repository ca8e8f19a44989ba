import Foundation
import HeadlessUIKit
import Traces

/// A glide that nobody disturbs, and whose messages say nothing new but the offset.
struct StageGlide {
  private let scene: UIWindowScene
  private let view: UIScrollView
  /// The delegate that hears of the glide; nil: nobody.
  private let delegate: ScriptedDelegate?
  private var glide: FreeGlide
  /// The instant of the last frame.
  private var last: Microseconds

  fileprivate init(
    _ view: UIScrollView,
    in scene: UIWindowScene,
    heardBy delegate: ScriptedDelegate?
  ) {
    self.scene = scene
    self.view = view
    self.delegate = delegate
    glide = view.freeGlide
    last = scene.microseconds
  }

  /// Plays frames until one has more to do, and puts the content where they have taken it.
  ///
  /// - Parameters:
  ///   - clock: the frames that come.
  ///   - instant: when other things happen: no frame of that time or later is played.
  ///   - log: where the messages are written.
  /// - Returns: how many frames were played.
  mutating func play(
    with clock: inout FrameClock,
    before instant: Microseconds,
    writingTo log: inout TranscriptLog
  ) -> Int {
    var teller = delegate.map(GlideTeller.init)
    var count = 0
    var time = clock.nextTime
    var offset = glide.offset
    while time < instant, !log.isClosed {
      guard let next = glide.step(), let number = clock.take() else { break }
      last = time
      time = clock.nextTime
      count += 1
      log.beginFrame(number, at: last)
      if next != offset { teller?.tell(next, at: last, in: &log) }
      offset = next
      log.endFrame()
    }
    if count > 0 { scene.takeOn(glide, of: view, at: last) }
    return count
  }
}

/// Tells a delegate of a glide's offsets: all else in the messages stays as it is.
private struct GlideTeller {
  private let delegate: ScriptedDelegate
  /// The next message but for its time and the offset, once one has come.
  private var template = Message(time: nil, name: .didScroll)
  private var hasBegun = false
  /// The offset that was told last, and how it was told: most glides move along one axis alone.
  private var told = (offset: CGPoint.zero, place: Point.zero)

  init(_ delegate: ScriptedDelegate) {
    self.delegate = delegate
  }

  mutating func tell(_ offset: CGPoint, at time: Microseconds, in log: inout TranscriptLog) {
    log.countMessage()
    guard !log.isClosed else { return }
    if !hasBegun { begin() }
    if offset.x != told.offset.x { told.place.x = Thousandths(offset.x) }
    if offset.y != told.offset.y { told.place.y = Thousandths(offset.y) }
    told.offset = offset
    template.time = time
    template.state.move(to: told.place)
    log.append(&template)
    if !hasBegun { goOn() }
  }

  private mutating func begin() {
    template.view = delegate.index
    template.state = delegate.currentState()
  }

  /// Leaves out of the next messages what seldom changes: the first one told it.
  private mutating func goOn() {
    template.state.contentSize = nil
    template.state.adjustedContentInset = nil
    hasBegun = true
  }
}

extension Stage {
  /// The glide that is all that goes on, if its delegate does nothing but hear of it.
  var freeGlide: StageGlide? {
    guard let view = scene.freelyGlidingView,
      let delegate = actors.first(where: { $0.view === view })?.part.scripted,
      delegate.onlyHearsScrolling
    else { return nil }
    return StageGlide(view, in: scene, heardBy: delegate.implements(.didScroll) ? delegate : nil)
  }
}

extension ScriptedDelegate {
  /// True if it does nothing but write down that the content moves.
  fileprivate var onlyHearsScrolling: Bool {
    isAttached && web == nil && relay == nil && table == nil && scrollView.delegate === self
      && !hasReplies(to: .didScroll)
  }
}

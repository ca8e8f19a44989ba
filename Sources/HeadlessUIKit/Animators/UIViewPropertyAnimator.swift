public import Foundation

/// An animation that can be held, turned round, stopped, and told to end elsewhere.
///
/// It belongs to the world whose code starts it first. Properties have their final values from then on;
/// where the animator ends elsewhere, they get the values of that place.
@preconcurrency @MainActor
open class UIViewPropertyAnimator: NSObject, UIViewImplicitlyAnimating {
  /// The duration of the whole animation, in seconds.
  public final let duration: TimeInterval
  /// The delay after the start, in seconds.
  public private(set) final var delay: TimeInterval = 0
  /// The pace, which decides nothing but what is seen.
  public final let timingParameters: (any UITimingCurveProvider)?
  /// True if the views take touches meanwhile.
  open var isUserInteractionEnabled = true
  /// True if the animator stays active at the end, and calls no completion (R489).
  open var pausesOnCompletion = false
  /// True if it can be held and stopped on its way; it always can.
  open var isInterruptible = true
  /// True if the fraction is the part of the time, whatever the pace.
  open var scrubsLinearly = true

  private final var machine = AnimatorStateMachine()
  /// The changes that wait for the start, and those that are under way.
  private final var blocks: [() -> Void] = []
  private final var changes: [AnimatedChange] = []
  private final var completions: [(UIViewAnimatingPosition) -> Void] = []
  private final weak var scene: UIWindowScene?
  private final var running: ViewAnimation?
  /// The part that was done when the animator last began to run or was paused, and the instant from
  /// which it runs.
  private final var fraction: CGFloat = 0
  private final var start: Int64 = 0
  /// The duration of the whole animation at the present pace, in seconds.
  private final var pace: TimeInterval
  private final var isTurnedRound = false

  /// Creates an animator with a pace.
  public init(
    duration: TimeInterval,
    timingParameters parameters: any UITimingCurveProvider
  ) {
    self.duration = duration
    timingParameters = parameters
    pace = duration
  }

  /// Creates an animator with a pace of UIKit's.
  public convenience init(
    duration: TimeInterval,
    curve: UIView.AnimationCurve,
    animations: (() -> Void)? = nil
  ) {
    let parameters = UICubicTimingParameters(animationCurve: curve)
    self.init(duration: duration, timingParameters: parameters)
    if let animations { blocks.append(animations) }
  }

  /// Creates an animator with the pace of a spring.
  public convenience init(
    duration: TimeInterval,
    dampingRatio ratio: CGFloat,
    animations: (() -> Void)? = nil
  ) {
    let parameters = UISpringTimingParameters(dampingRatio: ratio)
    self.init(duration: duration, timingParameters: parameters)
    if let animations { blocks.append(animations) }
  }

  /// Creates an animator and starts it.
  @discardableResult
  open class func runningPropertyAnimator(
    withDuration duration: TimeInterval,
    delay: TimeInterval,
    options: UIView.AnimationOptions = [],
    animations: @escaping () -> Void,
    completion: ((UIViewAnimatingPosition) -> Void)? = nil
  ) -> UIViewPropertyAnimator {
    let animator = UIViewPropertyAnimator(
      duration: duration,
      curve: .easeInOut,
      animations: animations
    )
    animator.isUserInteractionEnabled = options.contains(.allowUserInteraction)
    if let completion { animator.addCompletion(completion) }
    animator.startAnimation(afterDelay: delay)
    return animator
  }

  nonisolated deinit {
    onMainActorSoon { [scene, machine] in
      // Neither held nor stopped animators may be let go of (R490).
      guard machine.phase == .paused || machine.phase == .stopped else { return }
      scene?.raise(
        .inconsistency("It is an error to release a paused or stopped property animator")
      )
    }
  }

  // MARK: - Where it stands

  /// The state of the animator.
  open var state: UIViewAnimatingState {
    switch machine.phase {
    case .inactive: .inactive
    case .running, .paused, .completing: .active
    case .stopped: .stopped
    }
  }

  /// True if it runs; while its completions are called it does still (R491).
  open var isRunning: Bool { machine.phase == .running || machine.phase == .completing }

  /// True if it goes back; it is turned round where it is.
  open var isReversed: Bool {
    get { isTurnedRound }
    set {
      guard newValue != isTurnedRound else { return }
      let isUnderWay = halt()
      isTurnedRound = newValue
      if isUnderWay { run() }
    }
  }

  /// The part of the animation that is done, 0 to 1; setting it pauses an animator that was not
  /// started.
  open var fractionComplete: CGFloat {
    get { machine.phase == .running ? fraction(at: scene?.microseconds ?? 0) : fraction }
    set {
      if machine.phase == .inactive { pauseAnimation() }
      let isUnderWay = halt()
      fraction = min(max(newValue, 0), 1)
      if isUnderWay { run() }
    }
  }

  // MARK: - What it takes

  /// Adds changes: to one that was started they begin at once.
  open func addAnimations(_ animation: @escaping () -> Void) {
    guard machine.phase == .running || machine.phase == .paused else {
      blocks.append(animation)
      return
    }
    let isUnderWay = halt()
    collect(animation)
    if isUnderWay { run() }
  }

  /// Adds changes; that they begin later is seen on a screen alone.
  open func addAnimations(_ animation: @escaping () -> Void, delayFactor: CGFloat) {
    addAnimations(animation)
  }

  /// Adds what is done when the animation is over (R485).
  open func addCompletion(_ completion: @escaping (UIViewAnimatingPosition) -> Void) {
    completions.append(completion)
  }

  // MARK: - What is done to it

  /// Begins, or goes on.
  open func startAnimation() { receive(.start) }

  /// Begins after a while.
  open func startAnimation(afterDelay delay: TimeInterval) {
    self.delay = delay
    receive(.start)
  }

  /// Holds the animation where it is; one that was not started is active then.
  open func pauseAnimation() { receive(.pause) }

  /// Goes on after a pause.
  ///
  /// - Parameters:
  ///   - parameters: another pace, or `nil`.
  ///   - durationFactor: the part of the duration that the rest takes; 0: what is left of it.
  open func continueAnimation(
    withTimingParameters parameters: (any UITimingCurveProvider)?,
    durationFactor: CGFloat
  ) {
    guard machine.phase == .paused else { return }
    let rest = isTurnedRound ? fraction : 1 - fraction
    pace = durationFactor > 0 && rest > 0 ? duration * durationFactor / rest : duration
    receive(.start)
  }

  /// Stops it where it is: for good and without a word (R486), or to be finished (R487).
  ///
  /// One that is not active raises (R484).
  open func stopAnimation(_ withoutFinishing: Bool) {
    receive(withoutFinishing ? .stopForGood : .stop)
  }

  /// Tells whoever waits that a stopped animation is over; at any other moment it raises (R488).
  open func finishAnimation(at finalPosition: UIViewAnimatingPosition) {
    receive(.finish, at: finalPosition)
  }
}

extension UIViewPropertyAnimator {
  private func receive(
    _ event: AnimatorStateMachine.Event,
    at position: UIViewAnimatingPosition = .end
  ) {
    if scene == nil { scene = CurrentWorld.scene }
    switch machine.receive(event) {
    case .nothing: break
    case .run:
      makeChanges()
      run()
    case .hold:
      makeChanges()
      halt()
    case .halt: settleWhereItIs()
    case .end:
      if event != .completed { settleWhereItIs() }
      reset()
    case .complete: complete(at: position)
    case .raise:
      scene?.raise(
        .inconsistency("the animator is \(state): it cannot be asked to \(event)")
      )
    }
  }

  /// Runs the blocks that waited for the start: their properties have the final values at once.
  private func makeChanges() {
    let waiting = blocks
    blocks = []
    for block in waiting { collect(block) }
  }

  private func collect(_ block: @escaping () -> Void) {
    guard let scene else { return block() }
    let collected = AnimationBlock(AnimationTiming(duration: duration))
    scene.collect(in: collected, block)
    changes += collected.changes
  }

  /// Lets the rest of the way begin now.
  private func run() {
    guard let scene else { return }
    start = scene.microseconds + AnimationTiming.microseconds(delay)
    delay = 0
    let rest = isTurnedRound ? fraction : 1 - fraction
    let animation = ViewAnimation(
      changes,
      allowsTouches: isUserInteractionEnabled,
      until: start + AnimationTiming.microseconds(pace * rest),
      completion: { [self] _ in arrive() }
    )
    running = animation
    scene.animations.begin(animation)
  }

  /// Lets the way end here for now; answers whether it was under way.
  @discardableResult
  private func halt() -> Bool {
    guard let running else { return false }
    fraction = fraction(at: scene?.microseconds ?? 0)
    scene?.animations.cancel(running)
    self.running = nil
    return true
  }

  private func fraction(at instant: Int64) -> CGFloat {
    guard running != nil else { return fraction }
    let elapsed = Double(max(0, instant - start)) / 1_000_000
    let way = pace > 0 ? elapsed / pace : 1
    return min(max(isTurnedRound ? fraction - way : fraction + way, 0), 1)
  }

  /// Has the animation arrive, for its time is over: at its end, or at its start where it was turned round.
  private func arrive() {
    running = nil
    fraction = isTurnedRound ? 0 : 1
    receive(pausesOnCompletion ? .arriveToPause : .arrive, at: isTurnedRound ? .start : .end)
  }

  /// Gives the properties the values that are seen.
  private func settleWhereItIs() {
    halt()
    if fraction < 1 { for change in changes { change.set(fraction) } }
  }

  private func complete(at position: UIViewAnimatingPosition) {
    halt()
    switch position {
    case .end: for change in changes { change.set(1) }
    case .start: for change in changes.reversed() { change.set(0) }
    case .current: break
    }
    let waiting = completions
    for completion in waiting { completion(position) }
    receive(.completed)
  }

  private func reset() {
    changes = []
    completions = []
    fraction = 0
    pace = duration
    isTurnedRound = false
  }
}

public import Foundation
import Kinematics

/// One world: a screen, its windows and its clock.
///
/// The world keeps the values that UIKit keeps in globals.
///
/// Nothing in it knows the time of day. Whoever plays a trace hands it touches and frames, each
/// with its instant, and the same input gives the same output in every process.
@preconcurrency @MainActor
public final class UIWindowScene: UIScene {
  /// The display that the windows are on.
  public let screen: UIScreen
  /// The windows, the backmost first.
  public private(set) var windows: [UIWindow] = []
  /// The instant of the touch or frame being handled, in microseconds.
  public internal(set) var microseconds: Int64 = 0

  /// The state of the world that all its views read.
  let surroundings = Surroundings()
  /// All that each frame is shown to.
  var frames = FrameReceivers()
  /// The turn under way.
  var turn = SceneTurn()
  /// The web views that wait for answers, and the network.
  var web = WebWaiting()
  var fingers: [UITouch] = [] {
    didSet { touchesDidChange() }
  }
  /// The fingers that content has not been told of yet.
  var heldTouches: [UITouch] = []
  /// The fingers that were lifted and whose content has not been told of it yet.
  var endingTouches: [UITouch] = [] {
    didSet { touchesDidChange() }
  }
  let event = UIEvent()
  /// The blocks of animations that run, and what is under way.
  var animations = ViewAnimations()
  weak var firstResponder: UIResponder? {
    didSet { surroundings.mayHaveFirstResponder = firstResponder != nil }
  }
  var keyboard = Keyboard()
  /// The pasteboard, with the data that was copied last.
  private(set) lazy var pasteboard = UIPasteboard()

  /// The first exception that was raised, after which nothing in the world counts any more.
  public internal(set) var exception: RaisedException?
  /// The action at the instant of the first exception, inside the call that raised it.
  public var whenRaised: ((RaisedException) -> Void)?

  /// The action as an address is opened.
  public var whenOpened: ((URL) -> Void)?
  /// The object that records the actions of the application.
  package weak var witness: (any SceneWitness)?

  /// True if whoever plays the world has ended it: nothing in it asks for more rows.
  public var isOver: Bool { surroundings.isOver }

  /// Ends the world in the middle of what it does, which then goes on no longer than it must.
  public func end() { surroundings.isOver = true }

  /// The action after each some thousand steps of work, in the middle of them: whoever plays the world
  /// looks at the time there, and may end it.
  package var whenBusy: (() -> Void)? {
    get { surroundings.whenBusy }
    set { surroundings.whenBusy = newValue }
  }

  /// Has recognizers blend the velocities of fingers as iOS 12 did, from the next finger on.
  package func useClassicVelocityWeights() { surroundings.velocityWeights = .classic }

  /// The notification center of the world.
  public private(set) lazy var notificationCenter = NotificationCenter()

  override var sceneAround: UIWindowScene? { self }

  /// Creates a world with an empty screen.
  public init(screen: UIScreen = UIScreen()) {
    self.screen = screen
  }

  // Windows that are held elsewhere outlive their world, which they do not hold.
  isolated deinit {
    for window in windows {
      window.forEachInSubtree {
        $0.surroundings = nil
        $0.sceneIsGone()
      }
    }
  }

  /// The window that takes the touches: the frontmost that is visible.
  public var keyWindow: UIWindow? {
    // Most often there is one, and it is not hidden.
    if let front = windows.last, !front.isHidden { return front }
    // A loop: in builds for debugging each call of a closure asks for the actor.
    for window in windows.reversed() where !window.isHidden { return window }
    return nil
  }

  /// Does something when the turn's layout is done.
  func atEndOfTurn(_ action: @escaping () -> Void) {
    turn.actions.append(action)
  }

  private func touchesDidChange() {
    surroundings.hasTouches = !fingers.isEmpty || !endingTouches.isEmpty
  }

  func add(_ window: UIWindow) {
    windows.append(window)
  }

  func bringToFront(_ window: UIWindow) {
    windows.removeAll { $0 === window }
    windows.append(window)
  }
}

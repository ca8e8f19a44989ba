/// A set of switches, where versions of UIKit or the sources about it differ.
///
/// `modern` demands the believed side of every entry that is marked P in the catalogue, as a warning
/// where sources contradict each other; `classic` accepts both sides, and asks neither for `willEndDragging` nor for what presumes it.
public struct Profile: Sendable, Hashable {
  /// The sides that are demanded.
  struct Switches: OptionSet, Sendable, Hashable {
    /// One bit a switch.
    let rawValue: UInt32

    /// Creates a set from its bits.
    init(rawValue: UInt32) {
      self.rawValue = rawValue
    }

    /// V01, B09, B10: `willEndDragging` comes before each `didEndDragging`.
    static let sendsWillEndDragging = Switches(rawValue: 1 << 0)
    /// E05: a touch-stop sends the whole pair of drag messages.
    static let pairsTouchStop = Switches(rawValue: 1 << 1)
    /// E06: a touch-stop is closed by `didEndDecelerating`.
    static let closesTouchStop = Switches(rawValue: 1 << 2)
    /// B13: `isTracking` is still true at `didEndDragging`.
    static let tracksAtLift = Switches(rawValue: 1 << 3)
    /// C08: `isDecelerating` is still false at a flick's `didEndDragging`.
    static let deceleratesAfterLift = Switches(rawValue: 1 << 4)
    /// C10: `isDragging` stays true through the glide.
    static let dragsWhileGliding = Switches(rawValue: 1 << 5)
    /// F16: `setContentOffset(_:animated:)` without animation stops a glide.
    static let jumpStopsGlide = Switches(rawValue: 1 << 6)
    /// N05: a clamp after a geometry change is notified.
    static let notifiesClamp = Switches(rawValue: 1 << 7)
    /// F22: assigning `bounds` moves the origin silently.
    static let boundsAreSilent = Switches(rawValue: 1 << 8)
    /// G08: a tap on the status bar moves nothing that stands at its top.
    static let restsAtTop = Switches(rawValue: 1 << 9)
    /// N04: a new adjusted inset is told, as it is since there is such an inset.
    static let tellsInsets = Switches(rawValue: 1 << 10)
    /// motion.velocity-2018, motion.late-drag: a pan's velocity is 0.2 of its last sample, where it was 0.25 in 2018; a
    /// drag loses 10 points however late it begins.
    static let pansAsToday = Switches(rawValue: 1 << 11)
    /// H15: `didEndZooming` comes only where `willBeginZooming` came.
    static let pairsZooms = Switches(rawValue: 1 << 20)
    /// I05: an animated zoom tells its scale once, as it begins.
    static let zoomsAtOnce = Switches(rawValue: 1 << 21)
    /// J03: the end of a pinch comes after the bounce of its scale.
    static let endsAfterZoomBounce = Switches(rawValue: 1 << 22)
    /// R019: heights are estimated unless the program says otherwise.
    static let estimatesHeights = Switches(rawValue: 1 << 24)
    /// R117: the end of a highlight names the row that was highlighted.
    static let unhighlightsSameRow = Switches(rawValue: 1 << 25)
    /// R302: the action of a tap recognizer runs once for a tap.
    static let sendsTapsOnce = Switches(rawValue: 1 << 26)
    /// R143: every swipe that began is told to have ended, whenever the finger was lifted.
    static let endsEverySwipe = Switches(rawValue: 1 << 27)
    /// R250: going back or forward asks the delegate, as it does since iOS 6.
    static let asksAlongHistory = Switches(rawValue: 1 << 28)
    /// R332: of the levels of detail as many as the bias says are larger than the content.
    static let countsBiasAmongLevels = Switches(rawValue: 1 << 29)
    /// R470: an animation does not end one of the same view that is under way.
    static let addsAnimations = Switches(rawValue: 1 << 30)
    /// R434: what is presented in no style of its own is a sheet, as it is since iOS 13.
    static let presentsSheets = Switches(rawValue: 1 << 31)
    /// Everything.
    static let believed = Switches(rawValue: .max)
  }

  /// The profile's name in headers and on the command line.
  public let name: String
  /// The sides that it demands.
  let switches: Switches

  /// UIKit as the sources that we believe describe it.
  public static let modern = Profile(name: "modern", switches: .believed)
  /// Both sides of whatever is disputed, and the era before `willEndDragging`.
  public static let classic = Profile(name: "classic", switches: [])
  /// All profiles, the default first.
  public static let all = [modern, classic]

  /// Finds the profile of a name.
  public init?(name: String) {
    guard let found = Self.all.first(where: { $0.name == name }) else { return nil }
    self = found
  }

  private init(name: String, switches: Switches) {
    self.name = name
    self.switches = switches
  }
}

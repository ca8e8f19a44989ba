/// The amount of facts in a transcript.
///
/// An audit asks for each fault at each of these levels.
///
/// Recorders write different facts: a log of a device has names, a test has calls, a library has no
/// `willEndDragging`. A fault that is visible in the facts that are left must be caught there too.
public enum EvidenceLevel: String, Hashable, Sendable, Codable, CaseIterable {
  /// All that the reference tells.
  case everything
  /// Offsets are told by `didScroll` alone.
  case scrollOffsets = "scroll-offsets"
  /// No flag of motion is told.
  case noFlags = "no-flags"
  /// The delegate does not implement `willEndDragging`.
  case releaseUnheard = "release-unheard"
  /// The component has no `willEndDragging`.
  case releaseLacking = "release-lacking"
  /// Messages with their arguments, times, touches and calls, and no state.
  case stateless
  /// Names with their arguments, and calls.
  case arguments
  /// Names alone.
  case names
  /// A second scroll view stands far away, and nothing happens to it.
  case farView = "far-view"
  /// A quiet minute comes before the first line.
  case quietBefore = "quiet-before"
  /// A quiet minute comes after the last line, and the state is told again.
  case quietAfter = "quiet-after"
  /// A clock tells messages up to half a frame late.
  case jitter

  /// The kinds of facts that a transcript may tell.
  public struct Facts: OptionSet, Hashable, Sendable {
    /// One bit a kind of fact.
    public let rawValue: UInt32

    /// Creates a set from its bits.
    public init(rawValue: UInt32) { self.rawValue = rawValue }

    /// The offsets that other messages than `didScroll` tell.
    public static let offsets = Facts(rawValue: 1 << 0)
    /// The offsets that `didScroll` tells.
    public static let scrollOffsets = Facts(rawValue: 1 << 1)
    /// The flags of motion.
    public static let flags = Facts(rawValue: 1 << 2)
    /// Every other part of a state: insets, the zoom scale, the rows that are shown.
    public static let otherState = Facts(rawValue: 1 << 3)
    /// `willEndDragging`.
    public static let release = Facts(rawValue: 1 << 4)
    /// The arguments of messages, and what their receivers answered.
    public static let arguments = Facts(rawValue: 1 << 5)
    /// The times.
    public static let times = Facts(rawValue: 1 << 6)
    /// The touches of fingers.
    public static let touches = Facts(rawValue: 1 << 7)
    /// The calls of the program.
    public static let calls = Facts(rawValue: 1 << 8)
    /// The states at rest.
    public static let finals = Facts(rawValue: 1 << 9)
    /// The setup of the views.
    public static let setUp = Facts(rawValue: 1 << 10)

    /// The fact that the record begins at rest.
    ///
    /// A log of names may begin anywhere.
    public static let beginning = Facts(rawValue: 1 << 11)

    /// `willBeginDragging`.
    public static let dragBegins = Facts(rawValue: 1 << 12)
    /// `didEndDragging`.
    public static let dragEnds = Facts(rawValue: 1 << 13)
    /// `willBeginDecelerating`.
    public static let glideBegins = Facts(rawValue: 1 << 14)
    /// `didEndDecelerating`.
    public static let glideEnds = Facts(rawValue: 1 << 15)
    /// `didScroll`.
    public static let scrolls = Facts(rawValue: 1 << 16)
    /// `didEndScrollingAnimation`.
    public static let animationEnds = Facts(rawValue: 1 << 17)

    /// All of them.
    public static let all = Facts(rawValue: (1 << 18) - 1)
    /// The messages of a scroll view's motion.
    public static let motion: Facts = [
      .dragBegins, .release, .dragEnds, .glideBegins, .glideEnds, .scrolls, .animationEnds,
    ]
    /// All parts of the states of messages.
    public static let states: Facts = [.offsets, .scrollOffsets, .flags, .otherState]
    /// Whatever says where the content is.
    public static let places: Facts = [.offsets, .scrollOffsets]
    /// Touches and calls.
    public static let inputs: Facts = [.touches, .calls]

    /// The kinds in words, as they follow one another in a sentence.
    public var words: [String] {
      let names: [(Facts, String)] = [
        (.offsets, "offsets of other messages than didScroll"),
        (.scrollOffsets, "offsets of didScroll"), (.flags, "flags"),
        (.otherState, "other parts of a state"), (.release, "willEndDragging"),
        (.arguments, "arguments"), (.times, "times"), (.touches, "touches"), (.calls, "calls"),
        (.finals, "final states"), (.setUp, "how the views are set up"),
        (.beginning, "the beginning at rest"), (.dragBegins, "willBeginDragging"),
        (.dragEnds, "didEndDragging"), (.glideBegins, "willBeginDecelerating"),
        (.glideEnds, "didEndDecelerating"), (.scrolls, "didScroll"),
        (.animationEnds, "didEndScrollingAnimation"),
      ]
      return names.filter { contains($0.0) }.map(\.1)
    }
  }

  /// The facts that are told at this level.
  public var facts: Facts {
    switch self {
    case .everything, .farView, .quietBefore, .quietAfter: .all
    case .jitter: Facts.all.subtracting(.times)
    case .scrollOffsets: Facts.all.subtracting(.offsets)
    case .noFlags: Facts.all.subtracting(.flags)
    case .releaseUnheard, .releaseLacking: Facts.all.subtracting(.release)
    case .stateless: [.motion, .arguments, .times, .touches, .calls, .setUp, .beginning]
    case .arguments: [.motion, .arguments, .calls, .setUp, .beginning]
    case .names: .motion
    }
  }

  /// The level in one sentence.
  public var sentence: String {
    switch self {
    case .everything: "Everything is told."
    case .scrollOffsets: "Offsets are told by didScroll alone."
    case .noFlags: "No flag of motion is told."
    case .releaseUnheard: "The delegate does not implement willEndDragging."
    case .releaseLacking: "The component has no willEndDragging."
    case .stateless: "Messages with arguments and times, touches and calls are told, and no state."
    case .arguments: "Names with their arguments, and calls, are told."
    case .names: "Names alone are told."
    case .farView: "A second scroll view stands far away."
    case .quietBefore: "A quiet minute comes first."
    case .quietAfter: "A quiet minute comes last."
    case .jitter: "A clock tells messages up to half a frame late."
    }
  }
}

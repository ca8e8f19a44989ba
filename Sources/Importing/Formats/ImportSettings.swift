public import Traces

/// What a recording does not say of itself, and somebody else has to.
public struct ImportSettings: Hashable, Sendable {
  /// How far what was recorded is turned, clockwise, before it is shown.
  public enum Rotation: Int, Hashable, Sendable, CaseIterable {
    /// Not at all.
    case none = 0
    /// A quarter.
    case quarter = 90
    /// A half.
    case half = 180
    /// Three quarters.
    case threeQuarters = 270
  }

  /// What a number of a time column counts.
  public enum TimeUnit: String, Hashable, Sendable, CaseIterable {
    /// Microseconds.
    case microseconds = "us"
    /// Milliseconds.
    case milliseconds = "ms"
    /// Seconds.
    case seconds = "s"
    /// Nanoseconds.
    case nanoseconds = "ns"

    /// How many microseconds one of it is.
    var microseconds: Double {
      switch self {
      case .microseconds: 1
      case .milliseconds: 1_000
      case .seconds: 1_000_000
      case .nanoseconds: 0.001
      }
    }
  }

  /// Which messages a log's delegate could have told.
  public enum Observed: Hashable, Sendable {
    /// Those that the log has.
    case seen
    /// All of them.
    case all
  }

  /// The trace's id.
  public var id: String
  /// What the trace says of its origin.
  public var source: String?
  /// The size of the view in points, as it was looked at; nil: the file's own, or 390 by 844.
  public var screen: Point?
  /// The size of the content in points; nil: as wide as the view, and ten times as high.
  public var content: Point?
  /// How far the picture is turned.
  public var rotation = Rotation.none
  /// The largest x and y of the recording; nil: what the file says.
  public var range: Point?
  /// The device, by its path, its name or its number from 1; nil: the only one with touches.
  public var device: String?
  /// The columns of a table that have other names: the usual name with the file's.
  public var columns: [String: String] = [:]
  /// What a time column counts; nil: what its name says.
  public var timeUnit: TimeUnit?
  /// The component that spoke in a log; nil: told from the messages.
  public var component: String?
  /// Which messages a log's delegate could have told.
  public var observed = Observed.seen
  /// What words of a log mean, in small letters without blanks: the name of an argument, of a key of the
  /// state, `answer` or `nothing`.
  public var words: [String: String] = [:]
  /// The map of another framework's events; nil: told from the events.
  public var map: FrameworkMap?
  /// True if a log was complete from its start, at which nothing moved.
  public var isFromStart = false
  /// True if the times of a log count.
  public var isTimed = true

  /// Creates settings that say nothing but the trace's id.
  public init(id: String) { self.id = id }

  /// What the columns of a table may tell, by the names that `columns` has.
  public static let columnNames = TouchColumns.Role.allCases.map(\.rawValue)

  /// The view's size where nobody says it, in points.
  static let usualScreen = Point(390, 844)
}

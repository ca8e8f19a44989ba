public import Traces

/// The facts that a recording does not contain and that somebody else has to give.
public struct ImportSettings: Hashable, Sendable {
  /// The angle by which the recording is turned, clockwise, before it is shown.
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

  /// The unit of the numbers in a time column.
  public enum TimeUnit: String, Hashable, Sendable, CaseIterable {
    /// Microseconds.
    case microseconds = "us"
    /// Milliseconds.
    case milliseconds = "ms"
    /// Seconds.
    case seconds = "s"
    /// Nanoseconds.
    case nanoseconds = "ns"

    /// The number of microseconds in the unit.
    var microseconds: Double {
      switch self {
      case .microseconds: 1
      case .milliseconds: 1_000
      case .seconds: 1_000_000
      case .nanoseconds: 0.001
      }
    }
  }

  /// The messages that a log's delegate could have told.
  public enum Observed: Hashable, Sendable {
    /// Those that the log has.
    case seen
    /// All of them.
    case all
  }

  /// The trace's id.
  public var id: String
  /// The text about the origin that the trace gets.
  public var source: String?
  /// The size of the view in points, as it was looked at; nil: the file's own, or 390 by 844.
  public var screen: Point?
  /// The size of the content in points; nil: as wide as the view, and ten times as high.
  public var content: Point?
  /// The angle by which the picture is turned.
  public var rotation = Rotation.none
  /// The largest x and y of the recording; nil: what the file says.
  public var range: Point?
  /// The device, by its path, its name or its number from 1; nil: the only one with touches.
  public var device: String?
  /// The columns of a table that have other names: the usual name with the file's.
  public var columns: [String: String] = [:]
  /// The unit of a time column; nil if the column's name says it.
  public var timeUnit: TimeUnit?
  /// The component that spoke in a log; nil: told from the messages.
  public var component: String?
  /// The messages that a log's delegate could have told.
  public var observed = Observed.seen
  /// The meanings of words of a log, in small letters without blanks: the name of an argument, of a
  /// key of the state, `answer` or `nothing`.
  public var words: [String: String] = [:]
  /// The map of another framework's events; nil: told from the events.
  public var map: FrameworkMap?
  /// True if a log was complete from its start, at which nothing moved.
  public var isFromStart = false
  /// True if the times of a log count.
  public var isTimed = true

  /// Creates settings that say nothing but the trace's id.
  public init(id: String) { self.id = id }

  /// The mistake in what somebody said of words; nil: there is none.
  public var mistakeInWords: String? {
    do throws(ImportProblem) {
      _ = try ToldWords.meanings(words)
      return nil
    } catch {
      return
        ([error.complaint, "expected " + error.expectation] + [error.suggestion].compactMap(\.self))
        .joined(separator: "; ")
    }
  }

  /// The roles that columns of a table may have, by the names that `columns` has.
  public static let columnNames = TouchColumns.Role.allCases.map(\.rawValue)

  /// The view's size where nobody says it, in points.
  static let usualScreen = Point(390, 844)
}

/// One figure of the benchmark: how it is made, and how large it should be.
struct Measurement {
  /// Does a part of the work once, and says how many of the counted things were done.
  typealias Body = @MainActor () throws -> Int

  /// The unit of a figure.
  enum Unit: Hashable {
    /// The number of things that are done in a second: more is better.
    case perSecond
    /// The time of one thing, in milliseconds: less is better.
    case milliseconds
    /// The time of one thing, in microseconds: less is better.
    case microseconds
    /// The most memory that the process held, in MB of 10⁶ bytes: less is better.
    case megabytes

    var text: String {
      switch self {
      case .perSecond: "a second"
      case .milliseconds: "ms"
      case .microseconds: "µs"
      case .megabytes: "MB"
      }
    }
  }

  let name: String
  var unit = Unit.perSecond
  /// The goal of the figure, in words.
  let goal: String
  /// The goal of the figure; nil: there is nothing to compare it with.
  var target: Double?
  /// True if instructions say anything of it: another process or a file's size may weigh more.
  var countsInstructions = true
  /// Prepares what is measured.
  let prepare: @MainActor () throws -> Body

  /// Returns the part of its goal that a figure reaches: 1 is all of it.
  func ratio(of figure: Double) -> Double? {
    guard let target, figure > 0 else { return nil }
    return unit == .perSecond ? figure / target : target / figure
  }
}

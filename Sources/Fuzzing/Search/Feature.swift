import Traces

/// One thing that an examination saw: two neighbours that met in a phase, or a rule put to the test.
///
/// It is a small integer that means the same in every process, for names of the vocabulary do.
public struct Feature: Hashable, Sendable, Codable {
  /// The bits; never 0.
  public let rawValue: UInt32

  private static let ofRule: UInt32 = 1 << 31
  private static let ofZoom: UInt32 = 1 << 30
  private static let ofLaterView: UInt32 = 1 << 29
  private static let flagsShift: UInt32 = 20
  private static let beforeShift: UInt32 = 10

  /// Creates the feature of a rule that had occasion to fail, by its place in the rule book.
  public init(rule place: Int) {
    rawValue = Self.ofRule | UInt32(truncatingIfNeeded: place)
  }

  /// Creates the feature of two neighbours in what one view says and is told.
  ///
  /// - Parameters:
  ///   - before: the first; nil: the second is the first of all.
  ///   - name: the second.
  ///   - flags: the view's flags at the second.
  ///   - isZoom: whether the view zooms.
  ///   - isFirst: whether it is the trace's first view.
  init(before: Name?, name: Name, flags: State.Facts, isZoom: Bool, isFirst: Bool) {
    let raised = UInt32(flags.intersection(.flags).rawValue)
    rawValue =
      (isZoom ? Self.ofZoom : 0) | (isFirst ? 0 : Self.ofLaterView)
      | raised << Self.flagsShift
      | Self.number(of: before) << Self.beforeShift | Self.number(of: name)
  }

  /// True if it is of a rule.
  var isRule: Bool { rawValue & Self.ofRule != 0 }

  /// Returns a number from 1 for a name; those behind the vocabulary share the last one, for theirs
  /// depends on the order in which they came.
  private static func number(of name: Name?) -> UInt32 {
    guard let name else { return 0 }
    return min(name.index, strangers) + 1
  }

  /// The number of the first name that is no message or call of the vocabulary.
  private static let strangers: UInt32 = {
    let names = Vocabulary.messageNames + Vocabulary.callNames
    let last = names.map { Name($0).index }.max() ?? 0
    return min(last + 1, (1 << beforeShift) - 2)
  }()
}

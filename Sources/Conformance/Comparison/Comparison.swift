public import Traces

/// The places at which two transcripts of one trace differ.
///
/// It is no difference of texts. Messages are aligned view by view, by their names; a message that
/// stands elsewhere in the order has moved; messages that say that the content has moved are one run,
/// whose ways are compared over time; and what one of the two cannot tell is not compared.
///
/// ## Topics
///
/// ### What is found
/// - ``differences``
/// - ``Difference``
/// - ``Step``
/// - ``ignored``
/// ### What counts as the same
/// - ``Tolerance``
public struct Comparison: Sendable {
  /// The differences, by time; those of one instant in the order of the transcripts.
  public let differences: [Difference]
  /// Messages and keys of the state that only one of the two can tell: they were not compared.
  public let ignored: [Name]

  /// Compares two transcripts.
  ///
  /// - Parameters:
  ///   - left: the first.
  ///   - right: the second, of the same trace.
  ///   - tolerance: how far they may be apart and still say the same.
  public init(_ left: Trace, _ right: Trace, within tolerance: Tolerance = Tolerance()) {
    ignored = Self.untold(left.header, right.header)
    let names = Set(ignored)
    let views = left.header.effectiveViews.map(\.name)
    let records = zip(
      ViewRecord.records(of: left, ignoring: names),
      ViewRecord.records(of: right, ignoring: names)
    )
    var found: [Difference] = []
    for (place, pair) in records.enumerated() {
      let comparison = ViewComparison(
        left: pair.0,
        right: pair.1,
        view: views.count > 1 ? views[place] : nil,
        likeness: Likeness(numbers: tolerance.numbers(in: left.header)),
        times: tolerance.times
      )
      found += comparison.differences()
    }
    differences = found.enumerated()
      .sorted { ($0.element.first, $0.offset) < ($1.element.first, $1.offset) }
      .map(\.element)
  }

  /// Returns the names that only one of two headers can tell.
  private static func untold(_ left: Header, _ right: Header) -> [Name] {
    var names = Set(left.lacks).symmetricDifference(right.lacks)
    for (one, other) in [(left, right), (right, left)] {
      guard let observed = one.observes else { continue }
      let heard = Set(observed)
      let told = other.observes.map { Set($0) } ?? Set(Vocabulary.messageNames.map { Name($0) })
      names.formUnion(told.subtracting(heard))
    }
    return names.sorted { $0.text.utf8.lexicographicallyPrecedes($1.text.utf8) }
  }
}

import Traces

/// The facts about a log that all of its lines tell together, before they are read one by one.
struct LogTraits {
  /// True if a line has a prefix, so that lines without one continue the line above.
  private(set) var hasPrefixes = false
  /// The time by which the zone of most lines is ahead.
  private(set) var zone: Microseconds = 0
  /// True if the tags of the logging system tell the views of another framework apart.
  private(set) var areTagsViews = false
  /// True if each event of another framework tells whose it is.
  private(set) var areViewsTold = false
  /// True if `x 37` behind a name is a count.
  private(set) var areSpacedCounts = false

  /// The traits of a log that has no line.
  init() {}

  /// Looks at a whole log.
  ///
  /// - Parameters:
  ///   - lines: its lines.
  ///   - finder: the events of another framework; nil: it tells UIKit's own messages.
  ///   - areSpacedCounts: whether `x 37` behind a name is a count.
  init(_ lines: [PasteLine], _ finder: EventFinder?, areSpacedCounts: Bool) {
    hasPrefixes = lines.contains { $0.prefix.moment != nil }
    zone = lines.lazy.compactMap { $0.prefix.moment?.zone }.first ?? 0
    areTagsViews = finder?.areViews(tagsOf: lines) ?? false
    areViewsTold = finder?.areTold(viewsIn: lines) ?? false
    self.areSpacedCounts = areSpacedCounts
  }
}

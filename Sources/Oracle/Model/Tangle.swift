/// Events that overlap in a way that no source describes.
struct Tangle: OptionSet, Sendable {
  let rawValue: UInt8

  /// Motions came over one another.
  static var motions: Tangle { Tangle(rawValue: 1) }
  /// A delegate has changed its table in the midst of what the table was telling or asking.
  static var rows: Tangle { Tangle(rawValue: 2) }
}

extension Tangle {
  /// The tangle in which rules about a topic say nothing.
  init(of topic: Topic) {
    self = topic.isOfTable ? .rows : topic.isOfCourse ? .motions : []
  }
}

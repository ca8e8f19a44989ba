/// The part of a run that was done, and the part of its corpus that was left out.
public struct RunExtent: Hashable, Sendable {
  /// The share that was done; nil: all.
  public var shard: ShardSelection?
  /// The number of cases that are wanted and belong to other shares.
  public var elsewhere = 0
  /// True if files of the corpus were not read to their end: it ended early, or is of some alone.
  public var isPartial = false
  /// After how many failures it ended; nil: that is not why.
  public var failuresAtEnd: Int?
  /// The remarks about filters that no case matched, a sentence each.
  public var misses: [String] = []

  /// The ids that were asked for and that no case has, sorted.
  public var idsMissing: [String] = []

  /// Creates the extent of a whole run.
  public init() {}

  /// True if every case that is wanted was done.
  public var isWhole: Bool { !isShare && !isPartial }

  /// True if it is a share of a run.
  public var isShare: Bool { shard?.isPart ?? false }

  /// True if it is right that there is no case: others have them all.
  public var mayBeEmpty: Bool { isPartial || (isShare && elsewhere > 0) }
}

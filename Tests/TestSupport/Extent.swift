import Foundation
public import Testing

/// The extent of tests that would take minutes in full.
///
/// `swift test` does a part of their work, always the same one. `.ci/run` and `.ci/whole` set `TOUCHSTONE_WHOLE`:
/// all of it is done.
public enum Extent: Sendable {
  /// True if all is done.
  public static let isWhole = ProcessInfo.processInfo.environment["TOUCHSTONE_WHOLE"] != nil

  /// The reason of a test that is skipped.
  public static let mustBeWhole: Comment = "TOUCHSTONE_WHOLE=1 is needed; .ci/whole sets it"

  /// Returns a number where all is done, and a smaller one where a part is.
  public static func count(_ whole: Int, part: Int) -> Int { isWhole ? whole : part }
}

extension Array {
  /// Returns every so many elements, or all of them where all is done.
  ///
  /// - Parameters:
  ///   - stride: one of so many is taken.
  ///   - start: any number; those of a stride begin at different places.
  /// - Returns: the part.
  public func part(every stride: Int, from start: Int = 0) -> [Element] {
    guard !Extent.isWhole else { return self }
    return Swift.stride(from: start % stride, to: count, by: stride).map { self[$0] }
  }

  /// Returns every so many elements and the first of each family, or all of them where all is done.
  ///
  /// - Parameters:
  ///   - stride: one of so many is taken.
  ///   - family: the family of an element.
  /// - Returns: the part.
  public func part(
    every stride: Int,
    andFirstOf family: (Element) -> some Hashable
  ) -> [Element] {
    guard !Extent.isWhole else { return self }
    var known: Set<AnyHashable> = []
    return enumerated().filter { place, element in
      known.insert(family(element)).inserted || place % stride == 0
    }
    .map(\.element)
  }
}

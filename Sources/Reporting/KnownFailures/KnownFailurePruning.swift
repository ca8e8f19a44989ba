public import Conformance

/// Lists of known failures without what a run shows to be over.
///
/// Entries that no case needs any more go, and counts become what they are now. Everything else stays as it
/// was written.
public struct KnownFailurePruning: Sendable {
  private let accounts: [KnownFailureAccount]

  /// Creates what prunes the lists of a run.
  public init(_ totals: Totals) {
    accounts = totals.knownFailures.filter { $0.isMended || $0.countNow != nil }
  }

  /// The lists that change, in their order, each once.
  public var files: [String] {
    accounts.map(\.entry.place.file).reduce(into: []) { if !$0.contains($1) { $0.append($1) } }
  }

  /// The number of entries that are removed.
  public var removed: Int { accounts.count(where: \.isMended) }

  /// The number of entries that have a smaller count afterwards.
  public var lowered: Int { accounts.count - removed }

  /// Returns the text of a list as it should be now.
  ///
  /// - Parameters:
  ///   - text: the text that was read.
  ///   - file: the list's path, as the run named it.
  /// - Returns: the new text.
  public func pruned(_ text: String, of file: String) -> String {
    var lines = text.split(separator: "\n", omittingEmptySubsequences: false).map(Optional.init)
    for account in accounts where account.entry.place.file == file {
      guard let number = account.entry.place.line, lines.indices.contains(number - 1) else {
        continue
      }
      guard !account.isMended else {
        lines[number - 1] = nil
        continue
      }
      guard let line = lines[number - 1], let count = account.entry.count,
        let now = account.countNow, let range = Self.range(ofCount: count, in: line)
      else { continue }
      lines[number - 1] = line[..<range.lowerBound] + "\(now)" + line[range.upperBound...]
    }
    return lines.compactMap(\.self).joined(separator: "\n")
  }

  /// Returns the place of the digits behind the key `count`.
  private static func range(ofCount count: Int, in line: Substring) -> Range<String.Index>? {
    guard let key = line.firstRange(of: "\"count\""),
      let digits = line[key.upperBound...].firstRange(of: String(count))
    else { return nil }
    return digits
  }
}

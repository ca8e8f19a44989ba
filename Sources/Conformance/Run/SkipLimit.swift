import Traces

/// The number of cases that may be skipped before a run fails.
public enum SkipLimit: Hashable, Sendable {
  /// So many cases.
  case count(Int)
  /// So many of a hundred cases, in hundredths of a percent: `12.5%` is 1250.
  case share(hundredths: Int)

  /// Reads a limit: a whole number, or a percentage with at most two decimals.
  public init?(_ text: String) {
    guard text.hasSuffix("%") else {
      guard let count = Int(plainDigits: text) else { return nil }
      self = .count(count)
      return
    }
    let parts = text.dropLast().split(separator: ".", omittingEmptySubsequences: false)
    guard (1...2).contains(parts.count), let whole = Int(plainDigits: parts[0]) else { return nil }
    let decimals = parts.count > 1 ? parts[1] : "0"
    guard (1...2).contains(decimals.count), let fraction = Int(plainDigits: decimals) else {
      return nil
    }
    let hundredths = whole * 100 + (decimals.count == 1 ? fraction * 10 : fraction)
    guard hundredths <= 10_000 else { return nil }
    self = .share(hundredths: hundredths)
  }

  /// Returns true if no more cases were skipped than may be.
  ///
  /// - Parameters:
  ///   - skipped: how many cases were skipped.
  ///   - cases: how many there were.
  /// - Returns: whether that is within the limit.
  public func allows(_ skipped: Int, of cases: Int) -> Bool {
    switch self {
    case .count(let most): skipped <= most
    case .share(let hundredths): skipped * 10_000 <= hundredths * cases
    }
  }
}

extension SkipLimit: CustomStringConvertible {
  /// The limit as the command line spells it.
  public var description: String {
    switch self {
    case .count(let most): return String(most)
    case .share(let hundredths):
      let (whole, rest) = hundredths.quotientAndRemainder(dividingBy: 100)
      guard rest > 0 else { return "\(whole)%" }
      let decimals = (rest < 10 ? "0" : "") + String(rest)
      return "\(whole).\(decimals.hasSuffix("0") ? String(decimals.dropLast()) : decimals)%"
    }
  }
}

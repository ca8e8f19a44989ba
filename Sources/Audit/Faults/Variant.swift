import Conformance

/// One way in which an audit has traces replayed that is not their own.
public struct Variant: Hashable, Sendable, Codable {
  /// The frames that come.
  public enum Frames: String, Hashable, Sendable, Codable, CaseIterable {
    /// All of them.
    case all
    /// All but every seventh.
    case sevenths
    /// All but three in a row of every twenty.
    case gaps
  }

  /// Frames a second.
  public var rate: Int
  /// Pixels a point.
  public var scale: Int
  /// The frames that come.
  public var frames: Frames

  /// Creates a variant.
  public init(rate: Int, scale: Int, frames: Frames = .all) {
    self.rate = rate
    self.scale = scale
    self.frames = frames
  }

  /// The rates that a header may have.
  public static let rates = 1...1000
  /// The whole scales that a header may have.
  public static let scales = 1...4

  /// The rates at which displays run.
  public static let usualRates = [30, 60, 90, 120]
  /// The scales that displays have.
  public static let usualScales = [1, 2, 3]

  /// Returns all combinations of rates, scales and frames.
  public static func all(rates: [Int] = usualRates, scales: [Int] = usualScales) -> [Variant] {
    rates.flatMap { rate in
      Frames.allCases.flatMap { frames in
        scales.map { Variant(rate: rate, scale: $0, frames: frames) }
      }
    }
  }

  /// Creates the variant of a name; nil: there is none.
  init?(name: some StringProtocol) {
    let parts = name.split(separator: "-", omittingEmptySubsequences: false)
    let frames = parts.count > 2 ? Frames(rawValue: String(parts[2])) : .all
    guard parts.count > 1, let frames, parts[0].hasSuffix("hz"), parts[1].hasSuffix("x"),
      let rate = Int(parts[0].dropLast(2)), let scale = Int(parts[1].dropLast()),
      Self.rates.contains(rate), Self.scales.contains(scale)
    else { return nil }
    self.init(rate: rate, scale: scale, frames: frames)
    // `030hz-2x` is nobody's name.
    guard self.name == name else { return nil }
  }

  /// A name that may be a segment of an id: `30hz-2x`, `120hz-3x-gaps`.
  public var name: String {
    "\(rate)hz-\(scale)x" + (frames == .all ? "" : "-\(frames.rawValue)")
  }
}

extension Variant.Frames {
  /// The frames that do not come, in words; nil: all come.
  public var loss: String? {
    switch self {
    case .all: nil
    case .sevenths: "every 7th frame dropped"
    case .gaps: "3 of 20 frames dropped, in a row"
    }
  }

  /// Returns the frames that do not come, as a header lists them; the first is number 1.
  func dropped(through last: Int) -> [Int] {
    guard self != .all, last > 0 else { return [] }
    return (1...min(last, Self.mostFrames)).filter(isDropped)
  }

  private func isDropped(_ number: Int) -> Bool {
    switch self {
    case .all: false
    case .sevenths: number % 7 == 0
    case .gaps: (10...12).contains(number % 20)
    }
  }

  /// Dropping frames for hours proves no more than dropping them for a long while.
  private static let mostFrames = 1_000_000
}

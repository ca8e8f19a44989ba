internal import Traces
internal import Transcripts

/// A zoom scale that may be unknown, in millionths: flat, and exact.
struct ZoomScale: Hashable, Comparable, Sendable {
  /// Millionths; 0: unknown, for no scale is 0.
  var units: Int64 = 0

  static let unknown = ZoomScale()
  static let one = ZoomScale(units: 1_000_000)

  init(units: Int64 = 0) {
    self.units = units
  }

  init(_ number: Millionths?) {
    units = max(0, number?.units ?? 0)
  }

  /// The nearest scale to a number.
  init(_ number: Double) {
    units = number > 0 && number < 1_000_000 ? Int64(number * 1_000_000 + 0.5) : 0
  }

  var isKnown: Bool { units > 0 }
  var double: Double { Double(units) / 1_000_000 }
  var text: String { isKnown ? Words.decimal(units, places: 6) : "unknown" }

  static func < (left: ZoomScale, right: ZoomScale) -> Bool { left.units < right.units }

  /// Returns true if both are known and differ by more than the rounding of one of them.
  func differs(from other: ZoomScale) -> Bool {
    isKnown && other.isKnown && abs(units - other.units) > 2
  }
}

/// Between which scales a view may rest.
struct ZoomLimits: Hashable, Sendable {
  var least = ZoomScale.one
  var most = ZoomScale.one
  /// True if both are known.
  var areKnown = false

  /// True if the limits leave nothing to zoom (H01, I11).
  var areOne: Bool { areKnown && least == most }

  /// Returns the legal scale that is nearest; unknown where the limits are.
  func clamp(_ scale: ZoomScale) -> ZoomScale {
    guard areKnown, scale.isKnown, least <= most else { return .unknown }
    return min(max(scale, least), most)
  }

  /// Returns true if a scale is known to be outside, rounding granted.
  func exclude(_ scale: ZoomScale) -> Bool { clamp(scale).differs(from: scale) }

  /// Returns the certainty that a scale is beyond a limit; unknown if only its rounding decides.
  func isBeyond(_ scale: ZoomScale) -> Certainty {
    guard areKnown, scale.isKnown else { return .unknown }
    if exclude(scale) { return .yes }
    return clamp(scale) == scale ? .no : .unknown
  }

  /// Returns true if a scale is known to lie well inside, where nothing holds it back.
  func surelyHold(_ scale: ZoomScale) -> Bool {
    areKnown && scale.isKnown && scale.double > least.double * 1.01
      && scale.double < most.double * 0.99
  }

  /// The limits as text.
  var text: String { "\(least.text) to \(most.text)" }
}

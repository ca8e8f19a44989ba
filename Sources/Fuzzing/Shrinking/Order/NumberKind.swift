import Traces

/// What a number in a setting or an argument measures, and which numbers of its kind are plain.
enum NumberKind {
  /// A side of a view or of content.
  case size
  /// A distance or a place.
  case length
  /// A scale, a rate of decay, a velocity.
  case factor
  /// Frames a second.
  case rate

  /// The kind of the numbers behind a label.
  init(of label: Name) {
    if [.bounds, .contentSize, .frame].contains(label) {
      self = .size
    } else if Self.factors.contains(label) {
      self = .factor
    } else {
      self = .length
    }
  }

  private static let factors: [Name] = [
    .zoomScale, .minimumZoomScale, .maximumZoomScale, .decelerationRate, .atScale, .withVelocity,
  ]

  /// Numbers as people choose them.
  var plain: [Millionths] {
    switch self {
    case .size: [320, 480, 100, 200, 1000, 2000, 4000].map { Millionths($0) }
    case .length: [0, 10, 50, 100, 200, 300, 500, 1000].map { Millionths($0) }
    case .factor: [Millionths(1), Millionths(2), Millionths(4), Millionths(units: 500_000)]
    case .rate: [60, 30, 120].map { Millionths($0) }
    }
  }

  /// How round a number is: the sides of the screen that most traces are written for are the
  /// roundest sizes.
  func raggedness(of number: Millionths) -> Int {
    if isFamiliar(number) { return 0 }
    return Roundness.digits(number.units) + (number.units < 0 ? 1 : 0)
  }

  /// How far a number is from the plainest, in thousandths.
  func magnitude(of number: Millionths) -> Int {
    if isFamiliar(number) { return 0 }
    let home: Millionths =
      switch self {
      case .size: .zero
      case .length: Millionths(Roundness.home)
      case .factor: Millionths(1)
      case .rate: Millionths(60)
      }
    return Int(clamping: (number.units - home.units).magnitude / 1000)
  }

  private func isFamiliar(_ number: Millionths) -> Bool {
    switch self {
    case .size: number == Millionths(320) || number == Millionths(480)
    case .length, .factor, .rate: number == .zero
    }
  }
}

extension Millionths {
  /// A whole number.
  init(_ whole: Int) {
    self.init(units: Int64(whole) * 1_000_000)
  }
}

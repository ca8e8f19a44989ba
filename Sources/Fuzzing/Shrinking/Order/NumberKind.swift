import Traces

/// The kind of a number in a setting or an argument, with the plain numbers of that kind.
enum NumberKind {
  /// The width of a view or of content.
  case width
  /// The height of a view or of content.
  case height
  /// A distance or a place.
  case length
  /// A scale, a rate of decay, a velocity.
  case factor
  /// Frames a second.
  case rate
  /// The number of some things, perhaps none.
  case count
  /// The number of times that something is to happen, at least one.
  case times

  /// The kind of one of the numbers behind a label.
  ///
  /// - Parameters:
  ///   - label: the name of a property or an argument.
  ///   - place: the number's place among those of the value.
  ///   - count: how many numbers the value has.
  init(of label: Name, at place: Int, of count: Int) {
    if Self.sizes.contains(label), count > 1, place >= count - 2 {
      self = place == count - 2 ? .width : .height
    } else if Self.factors.contains(label) {
      self = .factor
    } else if Self.counts.contains(label) {
      self = .count
    } else if Self.repetitions.contains(label) {
      self = .times
    } else {
      self = .length
    }
  }

  private static let sizes: [Name] = [.bounds, .contentSize, .frame]
  private static let factors: [Name] = [
    .zoomScale, .minimumZoomScale, .maximumZoomScale, .decelerationRate, .atScale, .withVelocity,
  ]

  private static let counts: [Name] = [.sections, .section, .toSection]

  private static let repetitions: [Name] = [.numberOfTapsRequired, .numberOfTouchesRequired]

  /// Numbers as people choose them.
  var plain: [Millionths] {
    switch self {
    case .width: [320, 1000, 2000].map { Millionths($0) }
    case .height: [480, 1000, 2000, 4000].map { Millionths($0) }
    case .length: [0, 10, 50, 100, 200, 300, 500, 1000].map { Millionths($0) }
    case .factor: [Millionths(1), Millionths(2), Millionths(4), Millionths(units: 500_000)]
    case .rate: [60, 30, 120].map { Millionths($0) }
    case .count: [0, 1, 2, 10, 40, 100].map { Millionths($0) }
    case .times: [1, 2, 3].map { Millionths($0) }
    }
  }

  /// Returns the raggedness of a number: the plainest has none, those of few digits have little.
  func raggedness(of number: Millionths) -> Int {
    if number == plainest { return 0 }
    return max(1, Roundness.digits(number.units)) + (number.units < 0 ? 1 : 0)
  }

  /// Returns the distance of a number from one that stands for any, in thousandths.
  func magnitude(of number: Millionths) -> Int {
    if number == plainest { return 0 }
    let usual = self == .length ? Millionths(Roundness.home) : plainest
    return Int(clamping: (number.units - usual.units).magnitude / 1000)
  }

  /// The plainest number: the sides of the screen that most traces are written for, nought, one.
  private var plainest: Millionths {
    switch self {
    case .width: Millionths(320)
    case .height: Millionths(480)
    case .length, .count: .zero
    case .factor, .times: Millionths(1)
    case .rate: Millionths(60)
    }
  }
}

extension Millionths {
  /// A whole number.
  init(_ whole: Int) {
    self.init(units: Int64(whole) * 1_000_000)
  }
}

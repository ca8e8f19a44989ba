/// The velocity of a finger, or of the middle of several, as a pan recognizer reports it.
///
/// Two reports in a row make one sample. The velocity is a blend of the last two samples. Positions are in
/// points of the window, times in microseconds.
public struct VelocityTracker: Sendable, Equatable {
  /// The weights of the last two samples.
  public var weights = VelocityWeights.modern
  private var x = Axis()
  private var y = Axis()
  private var referenceTime: Int64 = 0
  private var sampleCount = 0
  private var isTracking = false

  /// Creates a tracker that has seen nothing yet.
  public init() {}

  /// Starts afresh with a finger that has just come down.
  public mutating func begin(x: Double, y: Double, at microseconds: Int64) {
    self.x = Axis(startingAt: x)
    self.y = Axis(startingAt: y)
    referenceTime = microseconds
    sampleCount = 0
    isTracking = true
  }

  /// Takes a new position.
  ///
  /// A report of the same instant as the report before makes no sample. The reference stays as it
  /// is, so that the distance counts in the next sample.
  public mutating func move(x: Double, y: Double, at microseconds: Int64) {
    guard isTracking else { return begin(x: x, y: y, at: microseconds) }
    self.x.position = x
    self.y.position = y
    let elapsed = microseconds - referenceTime
    guard elapsed > 0 else { return }
    let seconds = Double(elapsed)
    self.x.takeSample(over: seconds)
    self.y.takeSample(over: seconds)
    referenceTime = microseconds
    sampleCount += 1
  }

  /// Takes the jump of the middle when a finger comes or goes; it is no movement, and no sample.
  ///
  /// The movement since the last sample still counts, over the time since that sample: a finger
  /// that comes down just before the others report does not make their velocity too high.
  public mutating func rebase(x: Double, y: Double, at microseconds: Int64) {
    guard isTracking else { return begin(x: x, y: y, at: microseconds) }
    self.x.jump(to: x)
    self.y.jump(to: y)
  }

  /// The velocity in points a second, as `UIPanGestureRecognizer.velocity(in:)` gives it.
  public var velocity: (x: Double, y: Double) {
    switch sampleCount {
    case 0: (0, 0)
    // Recorded: the first sample has the whole weight. A published analysis says 0.2.
    case 1: (x.newest, y.newest)
    default: (x.blended(weights), y.blended(weights))
    }
  }
}

extension VelocityTracker {
  /// One axis: where it is, where the running sample began, and the last two samples.
  private struct Axis: Sendable, Equatable {
    var position = 0.0
    private var reference = 0.0
    private(set) var newest = 0.0
    private var previous = 0.0

    init() {}

    init(startingAt position: Double) {
      self.position = position
      reference = position
    }

    mutating func takeSample(over microseconds: Double) {
      previous = newest
      newest = (position - reference) * 1_000_000 / microseconds
      reference = position
    }

    mutating func jump(to newPosition: Double) {
      reference += newPosition - position
      position = newPosition
    }

    func blended(_ weights: VelocityWeights) -> Double {
      weights.newest * newest + weights.previous * previous
    }
  }
}

import Dispatch
import Synchronization
public import Traces

/// A search among generated traces for those that show something new, or something wrong.
///
/// It goes in rounds. The runs of a round know nothing of each other: each is made from its number,
/// the seed, and the pool as it stood when the round began. What they found is taken in the order of
/// their numbers, so that the number of jobs changes nothing but the time.
///
/// ## Topics
///
/// ### What is searched
/// - ``Tape``
/// - ``Pool``
/// ### What is seen
/// - ``Examination``
/// - ``Coverage``
/// - ``Discovery``
public struct Search: Sendable {
  /// Makes the trace of some choices.
  public typealias Making = @Sendable (inout Choices) -> Trace
  /// Says what comes of a trace.
  public typealias Examining = @Sendable (Trace) -> Examination

  /// How many runs a round has.
  public static let roundLength = 256

  /// All that was seen.
  public private(set) var coverage = Coverage()
  /// The tapes that brought something new.
  public private(set) var pool = Pool()
  /// How many runs there were.
  public private(set) var runs = 0

  private let seed: UInt64
  private let make: Making
  private let examine: Examining
  private let witness: (any SearchWitness)?
  private var known: Set<Failure> = []

  /// Creates a search that has not begun.
  ///
  /// - Parameters:
  ///   - seed: what chance depends on.
  ///   - witness: hears what is about to be examined.
  ///   - make: makes the trace of some choices.
  ///   - examine: says what comes of a trace.
  public init(
    seed: UInt64,
    witness: (any SearchWitness)? = nil,
    make: @escaping Making,
    examine: @escaping Examining
  ) {
    self.seed = seed
    self.witness = witness
    self.make = make
    self.examine = examine
  }

  /// Examines tapes that were kept, before the first round.
  ///
  /// - Parameters:
  ///   - tapes: the tapes.
  ///   - jobs: how many are examined at a time.
  /// - Returns: those that brought something, in their order.
  public mutating func admit(_ tapes: [Tape], jobs: Int = 1) -> [Discovery] {
    let trial = trial
    let found = Self.inOrder(0..<tapes.count, jobs: jobs) { place, job in
      trial.discovery(in: Choices(tapes[place]), run: nil, job: job)
    }
    return found.compactMap { take($0) }
  }

  /// Examines the traces of one more round.
  ///
  /// - Parameters:
  ///   - end: the number of runs after which the search ends, within a round if need be.
  ///   - jobs: how many runs there are at a time.
  ///   - isStopped: whether no other run is to begin, though the round is not over; called on any
  ///     thread.
  /// - Returns: the runs that brought something, in the order of their numbers.
  public mutating func nextRound(
    upTo end: Int = .max,
    jobs: Int = 1,
    isStopped: @Sendable () -> Bool = { false }
  ) -> [Discovery] {
    let numbers = runs..<max(runs, min(end, runs + Self.roundLength))
    let trial = trial
    let begun = Atomic(0)
    let found = Self.inOrder(numbers, jobs: jobs) { [seed, pool] run, job in
      guard !isStopped() else { return nil }
      begun.add(1, ordering: .relaxed)
      let variation = Variation(run: run, seed: seed, pool: pool)
      let choices = Choices(variation.tape, beyond: variation.beyond)
      return trial.discovery(in: choices, run: run, job: job)
    }
    runs += begun.load(ordering: .relaxed)
    return found.compactMap { take($0) }
  }

  private var trial: SearchTrial {
    SearchTrial(
      coverage: coverage,
      known: known,
      make: make,
      examine: examine,
      witness: witness
    )
  }

  /// Adds what a run found to what is known; nil: others had found it by then.
  private mutating func take(_ discovery: Discovery) -> Discovery? {
    var discovery = discovery
    discovery.features = discovery.features.filter { coverage.insert($0) }
    discovery.failures = discovery.failures.filter { known.insert($0).inserted }
    if !discovery.features.isEmpty { pool.add(discovery.entry) }
    return discovery.features.isEmpty && discovery.failures.isEmpty ? nil : discovery
  }

  /// Does something for each number of a range, side by side; returns what came, in order.
  private static func inOrder(
    _ numbers: Range<Int>,
    jobs: Int,
    _ body: @Sendable (_ number: Int, _ job: Int) -> Discovery?
  ) -> [Discovery] {
    let next = Atomic(numbers.lowerBound)
    let all = Mutex<[(number: Int, found: Discovery)]>([])
    DispatchQueue.concurrentPerform(iterations: max(1, min(jobs, numbers.count))) { job in
      var own: [(number: Int, found: Discovery)] = []
      while true {
        let number = next.add(1, ordering: .relaxed).oldValue
        guard number < numbers.upperBound else { break }
        if let found = body(number, job) { own.append((number, found)) }
      }
      all.withLock { $0 += own }
    }
    return all.withLock { $0.sorted { $0.number < $1.number }.map(\.found) }
  }
}

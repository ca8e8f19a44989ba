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
  /// Runs a closure for the numbers below a count on threads of their own, and waits for all.
  public typealias SideBySide =
    @Sendable (_ count: Int, _ body: @escaping @Sendable (_ job: Int) -> Void) -> Void

  /// The number of runs in a round.
  public static let roundLength = 256

  /// All that was seen.
  public private(set) var coverage = Coverage()
  /// The tapes that brought something new.
  public private(set) var pool = Pool()
  /// The number of runs so far.
  public private(set) var runs = 0

  private let seed: UInt64
  private let make: Making
  private let examine: Examining
  private let witness: (any SearchWitness)?
  private let crew: (any SearchCrew)?
  private let sideBySide: SideBySide
  private var known: Set<Failure> = []

  /// Creates a search that has not begun.
  ///
  /// - Parameters:
  ///   - seed: what chance depends on.
  ///   - witness: hears what is about to be examined.
  ///   - crew: makes and examines traces where several jobs are asked for; nil: threads do.
  ///   - sideBySide: runs several jobs; by default, one after the other.
  ///   - make: makes the trace of some choices.
  ///   - examine: says what comes of a trace.
  public init(
    seed: UInt64,
    witness: (any SearchWitness)? = nil,
    crew: (any SearchCrew)? = nil,
    sideBySide: @escaping SideBySide = { count, body in (0..<count).forEach(body) },
    make: @escaping Making,
    examine: @escaping Examining
  ) {
    self.seed = seed
    self.witness = witness
    self.crew = crew
    self.sideBySide = sideBySide
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
    let found = discoveries(in: 0..<tapes.count, jobs: jobs) { place in
      SearchRun(run: nil, tape: tapes[place], beyond: nil)
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
    isStopped: @escaping @Sendable () -> Bool = { false }
  ) -> [Discovery] {
    let numbers = runs..<max(runs, min(end, runs + Self.roundLength))
    let begun = Counter(0)
    let found = discoveries(in: numbers, jobs: jobs) { [seed, pool] run in
      guard !isStopped() else { return nil }
      begun.next(1)
      let variation = Variation(run: run, seed: seed, pool: pool)
      return SearchRun(run: run, tape: variation.tape, beyond: variation.beyond)
    }
    runs += begun.value
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

  /// The number of runs for which one worker of a crew is asked at a time.
  private static let shareLength = 8

  /// Makes and examines runs side by side; returns what they brought, in order.
  private func discoveries(
    in numbers: Range<Int>,
    jobs: Int,
    _ run: @escaping @Sendable (_ number: Int) -> SearchRun?
  ) -> [Discovery] {
    let trial = trial
    guard jobs > 1, let crew else {
      return inOrder(numbers, by: 1, jobs: jobs) { numbers, job in
        numbers.compactMap { number in
          run(number).flatMap { trial.discovery(in: $0.choices, run: $0.run, job: job) }
        }
      }
    }
    return inOrder(numbers, by: Self.shareLength, jobs: min(jobs, crew.count)) {
      numbers,
      job in
      crew.discoveries(in: numbers.compactMap(run), job: job)
        .compactMap { $0.news(trial.coverage, trial.known) }
    }
  }

  /// Does something for the numbers of a range, so many at a time, side by side; returns what came, in
  /// order.
  private func inOrder(
    _ numbers: Range<Int>,
    by length: Int,
    jobs: Int,
    _ body: @escaping @Sendable (_ numbers: Range<Int>, _ job: Int) -> [Discovery]
  ) -> [Discovery] {
    let share = { @Sendable (first: Int) in first..<min(first + length, numbers.upperBound) }
    let count = min(jobs, numbers.count)
    // A thread would leave the main actor, even for one.
    guard count > 1 else {
      return stride(from: numbers.lowerBound, to: numbers.upperBound, by: length)
        .flatMap { body(share($0), 0) }
    }
    let next = Counter(numbers.lowerBound)
    let all = Findings()
    sideBySide(count) { job in
      var own: [(first: Int, found: [Discovery])] = []
      while true {
        let first = next.next(length)
        guard first < numbers.upperBound else { break }
        let found = body(share(first), job)
        if !found.isEmpty { own.append((first, found)) }
      }
      all.shares.withLock { $0 += own }
    }
    return all.shares.withLock { $0.sorted { $0.first < $1.first }.flatMap(\.found) }
  }
}

/// A number that several threads count on.
private final class Counter: Sendable {
  private let number: Atomic<Int>

  init(_ start: Int) { number = Atomic(start) }

  var value: Int { number.load(ordering: .relaxed) }

  /// Counts on, and returns the number before.
  @discardableResult
  func next(_ step: Int) -> Int { number.add(step, ordering: .relaxed).oldValue }
}

/// The discoveries of several threads, each with the number of the first run of its share.
private final class Findings: Sendable {
  let shares = Mutex<[(first: Int, found: [Discovery])]>([])
}

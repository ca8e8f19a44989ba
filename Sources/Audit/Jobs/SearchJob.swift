import Conformance
import Foundation
import Fuzzing
import Synchronization

/// Makes and examines generated traces in a process of a crew.
struct SearchJob: Job {
  /// One run on its way to the process that makes its trace.
  struct Request: Codable, Sendable {
    let runs: [Run]

    struct Run: Codable, Sendable {
      let run: Int?
      /// The tape's bytes.
      let tape: Data
      let beyond: RandomNumbers?
    }

    init(_ runs: [SearchRun]) {
      self.runs = runs.map {
        Run(run: $0.run, tape: Data($0.tape.bytes), beyond: $0.beyond)
      }
    }
  }

  /// The discoveries of some runs that the process has not told before.
  struct Reply: Codable, Sendable {
    var discoveries: [Discovery] = []
    /// The number of traces that were skipped.
    var skipCount = 0
    /// The first of the reasons for skips, in the order of the alphabet.
    var skipReason: String?
  }

  let generator: Generator
  let examiner: Examiner
  let witness: (any SearchWitness)?
  private var seen: Set<Feature> = []
  private var failed: Set<Failure> = []

  init(_ fuzz: Fuzz) {
    generator = fuzz.options.generator
    examiner = fuzz.options.examiner(of: fuzz.subject)
    witness = fuzz.options.witness
  }

  mutating func reply(to request: Request) -> Reply {
    var reply = Reply()
    for run in request.runs {
      var choices = Choices(Tape(bytes: Array(run.tape).span), beyond: run.beyond)
      witness?.willMake(run: run.run, job: 0)
      let trace = generator.trace(from: &choices)
      witness?.willExamine(choices.drawn, job: 0)
      let examination = examiner.examination(of: trace)
      witness?.didExamine(job: 0)
      let features = examination.features.filter { seen.insert($0).inserted }
      let failures = examination.failures.filter { failed.insert($0).inserted }
      guard !features.isEmpty || !failures.isEmpty else { continue }
      let entry = Pool.Entry(tape: choices.drawn, spans: choices.spans.map(\.range))
      reply.discoveries.append(
        Discovery(run: run.run, entry: entry, features: features, failures: failures)
      )
    }
    (reply.skipCount, reply.skipReason) = examiner.skips.take()
    return reply
  }
}

extension Fuzz {
  /// Makes and examines what a crew's owner asks for, until its requests end.
  ///
  /// - Returns: whether all requests could be read and answered.
  public func serve() -> Bool {
    var job = SearchJob(self)
    return job.serve()
  }
}

/// A crew that makes and examines traces for a search.
struct ProcessSearchCrew: SearchCrew {
  let crew: JobCrew
  let skips: Skips
  private let trouble = Trouble()

  /// The reason why no process works any more.
  private final class Trouble: Sendable {
    let why = Mutex<String?>(nil)
  }

  init(_ crew: JobCrew, _ skips: Skips) {
    self.crew = crew
    self.skips = skips
  }

  var count: Int { crew.count }

  /// The reason why no process works any more; nil: they do.
  var whyIdle: String? { trouble.why.withLock { $0 } }

  func discoveries(in runs: [SearchRun], job: Int) -> [Discovery] {
    guard let first = runs.first, whyIdle == nil else { return [] }
    do throws(JobCrew.Loss) {
      let reply: SearchJob.Reply = try crew.ask(SearchJob.Request(runs), job: job)
      if let why = reply.skipReason { skips.note(why, count: reply.skipCount) }
      return reply.discoveries
    } catch {
      guard error.isDeath else {
        trouble.why.withLock { $0 = $0 ?? error.why }
        return []
      }
      // A trace of these brought the process down: each is a run by itself until that one is found.
      guard runs.count == 1 else { return runs.flatMap { discoveries(in: [$0], job: job) } }
      let failure = Failure(rule: Demand.plays.id, moment: nil)
      let entry = Pool.Entry(tape: first.tape, spans: [])
      return [Discovery(run: first.run, entry: entry, features: [], failures: [failure])]
    }
  }
}

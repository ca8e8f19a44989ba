import Conformance
import Fuzzing
import Traces

extension FuzzSession {
  /// Shrinks a failure, and makes a finding of it if it is one.
  mutating func finding(
    _ rule: String,
    _ discovery: Discovery,
    _ trace: Trace
  ) -> FuzzFinding? {
    guard ledger.admits(rule, isOutOfTime: isOutOfTime) else { return nil }
    // A smaller trace may crash what the whole one does not.
    options.witness?.willMake(run: discovery.run, job: 0)
    options.witness?.willExamine(discovery.entry.tape, job: 0)
    defer { options.witness?.didExamine(job: 0) }
    let isReproducible = examiner.breaks(rule, trace)
    var shrinking = Shrinking(examiner, rule: rule, within: options.shrinkTime)
    shrinking.isStopped = options.isStopped
    shrinking.mostPlays = options.shrinkPlays
    let shrunk =
      isReproducible
      ? shrinking.shrunk(discovery.entry.tape, from: generator) : ShrunkTrace(trace)
    let rules = examiner.rulesBroken(by: shrunk.trace)
    let shape = Shape(of: shrunk.trace)
    guard ledger.isNew(rule, breaking: rules, shape) else { return nil }

    let name = ledger.newName("\(rule)-\(shape.digits)")
    let path = options.folder + "/" + name + Source.traceEnding
    let marked = marking(shrunk.trace, name: name, rule: rule, run: discovery.run)
    let new = Case(trace: marked, source: .file(path), isTranscript: false)
    return FuzzFinding(
      rule: rule,
      others: rules.filter { $0 != rule },
      run: discovery.run,
      trace: marked,
      path: path,
      linesBefore: trace.lines.count,
      result: trial.result(of: new),
      wasCutShort: shrunk.wasCutShort,
      isReproducible: isReproducible && rule != Demand.repeats.id
    )
  }

  private func marking(_ trace: Trace, name: String, rule: String, run: Int?) -> Trace {
    let place = run.map { "run \($0)" } ?? "from the corpus"
    var facts = [("x-seed", "\(options.seed)"), ("x-version", "\"\(options.version)\"")]
    if let run { facts.append((FuzzFinding.runKey, "\(run)")) }
    return FuzzFinding.marking(
      examiner.withProfile(trace),
      id: FuzzFinding.id(rule: rule, name: name),
      rule: rule,
      source: "touchstone fuzz \(options.version), seed \(options.seed), \(place)",
      facts: facts
    )
  }
}

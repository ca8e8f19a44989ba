import Conformance
import Foundation
import Fuzzing
import Traces

extension FuzzSession {
  /// A finding of another run, with what it breaks here.
  private struct Candidate {
    var trace: Trace
    var bytes: [UInt8]
    var source: Source

    /// Returns true if this one is to be kept rather than the other.
    func precedes(_ other: Candidate) -> Bool {
      guard trace.lines.count == other.trace.lines.count else {
        return trace.lines.count < other.trace.lines.count
      }
      return bytes.lexicographicallyPrecedes(other.bytes)
    }
  }

  /// Takes over the findings of other runs that show something new.
  ///
  /// - Parameters:
  ///   - folders: where they are.
  ///   - hear: hears of each that is taken over.
  mutating func merge(_ folders: [String], _ hear: (FuzzEvent) -> Void) {
    var candidates: [Candidate] = []
    for path in folders {
      let folder = TraceFolder(path)
      if let trouble = folder.trouble {
        report.troubles.append(trouble)
        return
      }
      for new in folder.cases {
        var writer = TraceWriter()
        writer.write(new.trace)
        candidates.append(Candidate(trace: new.trace, bytes: writer.bytes, source: new.source))
      }
    }
    for candidate in candidates.sorted(by: { $0.precedes($1) }) {
      guard let finding = finding(candidate) else { continue }
      report.findings.append(finding)
      hear(.found(finding))
    }
  }

  private mutating func finding(_ candidate: Candidate) -> FuzzFinding? {
    let trace = candidate.trace
    let broken = examiner.rulesBroken(by: trace)
    guard let rule: String = trace.fact(FuzzFinding.ruleKey) ?? broken.first else {
      report.troubles.append(Self.noFinding(candidate))
      return nil
    }
    let shape = Shape(of: trace)
    guard ledger.isNew(rule, breaking: broken, shape) else {
      report.leftOut += 1
      return nil
    }
    let name = ledger.newName("\(rule)-\(shape.digits)")
    let path = options.folder + "/" + name + Source.traceEnding
    var renamed = examiner.withProfile(trace)
    renamed.header.id = FuzzFinding.id(rule: rule, name: name)
    let new = Case(trace: renamed, source: .file(path), isTranscript: false)
    return FuzzFinding(
      rule: rule,
      others: broken.filter { $0 != rule },
      run: trace.fact(FuzzFinding.runKey),
      trace: renamed,
      path: path,
      linesBefore: trace.lines.count,
      result: trial.result(of: new),
      isReproducible: rule != Demand.repeats.id
    )
  }

  private static func noFinding(_ candidate: Candidate) -> CaseResult {
    let place = Place(file: candidate.source.name, line: candidate.trace.firstLine)
    return CaseResult(
      id: candidate.trace.header.id,
      place: place,
      source: candidate.source,
      fault: .malformed,
      why: "\(place):1: no finding: it breaks no rule, and has no \"\(FuzzFinding.ruleKey)\" that"
        + " says which it broke"
    )
  }
}

extension Trace {
  /// Returns the value of a key of the header that begins with `x-`; nil: there is none of that
  /// kind.
  fileprivate func fact<Value: Decodable>(_ key: String) -> Value? {
    guard let entry = header.extensions.entries.first(where: { $0.key == key }) else { return nil }
    return try? JSONDecoder().decode(Value.self, from: Data(entry.json.utf8))
  }
}

import Conformance
import Mutation
public import Traces

extension Audit {
  /// The result for a printed id.
  public enum Printing: Sendable {
    /// The transcript.
    case transcript(Trace)
    /// The reason why there is none.
    case failure(String)
  }

  /// Returns the transcript of a variant or a mutant that a report names.
  ///
  /// - Parameter id: what the report calls it.
  /// - Returns: the transcript, whose id it is, and whose title says what was done.
  public func printing(_ id: String) -> Printing {
    guard let caseID = PrintID.caseID(in: id) else {
      return .failure(
        "\(id) is neither a variant nor a mutant; their ids end in"
          + " /variant/NAME or /mutant/OPERATOR/NUMBER/N"
      )
    }
    let selection = Selection(Filter(exactly: caseID))
    var reader = CaseReader(corpus, for: .run, selection: selection)
    var trouble: String?
    while let next = reader.next() {
      switch next {
      case .judged(let result): trouble = trouble ?? result.why
      case .toJudge(let new): return printing(id, of: new)
      }
    }
    return .failure(trouble ?? "there is no trace \(caseID)")
  }

  private func printing(_ id: String, of trial: Case) -> Printing {
    guard !trial.isTranscript else {
      return .failure("\(trial.id) is a transcript; only what is replayed has variants or mutants")
    }
    do throws(SubjectFailure) {
      if let variant = PrintID.variant(in: id) {
        let transcript = try subject.transcript(of: variant.trace(of: trial.trace))
        return .transcript(transcript.named(id, title: "The variant \(variant.name)"))
      }
      let transcript = try subject.transcript(of: trial.trace).withoutExpectations
      if let company = PrintID.company(in: id) {
        return printing(id, company, of: trial, transcript)
      }
      let level = PrintID.evidence(in: id)
      if id == PrintID.told(level, of: trial.id), let told = level.reduced(transcript) {
        return .transcript(told.named(id, title: level.sentence))
      }
      for source in options.faults {
        for (index, fault) in source.faults(Reading(transcript)).enumerated()
        where PrintID.mutant(fault.name, ordinal: index + 1, at: level, of: trial.id) == id {
          guard let told = level.reduced(fault.injected(into: transcript)) else { continue }
          let title =
            "\(fault.operation) breaks \(fault.number) from line \(fault.lineIndex + 2) on"
          return .transcript(told.named(id, title: "\(title): \(fault.context)"))
        }
      }
      return .failure("\(trial.id) has no such variant or mutant as \(id)")
    } catch {
      switch error {
      case .skipped(let why), .failed(let why): return .failure("\(trial.id): \(why)")
      }
    }
  }
}

extension Audit {
  /// Returns a transcript in company: without a fault at a moment, or with one.
  private func printing(
    _ id: String,
    _ company: (companion: String, disturbance: Disturbance, moment: Int64?),
    of trial: Case,
    _ transcript: Trace
  ) -> Printing {
    let sentence = company.disturbance.sentence
    if let moment = company.moment {
      guard let companion = company.disturbance.added(to: transcript, at: moment) else {
        return .failure("\(trial.id): \(company.disturbance.name) has no place there")
      }
      return .transcript(companion.named(id, title: sentence))
    }
    for source in options.faults {
      for (index, fault) in source.faults(Reading(transcript)).enumerated()
      where PrintID.mutant(fault.name, ordinal: index + 1, at: .everything, of: trial.id)
        == company.companion
      {
        let mutant = fault.injected(into: transcript)
        guard let moment = Disturbance.moment(before: fault.lineIndex, of: transcript),
          let companion = company.disturbance.added(to: mutant, at: moment)
        else { continue }
        let title = "\(fault.operation) breaks \(fault.number), \(fault.context). \(sentence)"
        return .transcript(companion.named(id, title: title))
      }
    }
    return .failure("\(trial.id) has no such mutant as \(company.companion)")
  }
}

extension Trace {
  fileprivate func named(_ id: String, title: String) -> Trace {
    var trace = self
    trace.header.id = id
    trace.header.title = title
    return trace
  }
}

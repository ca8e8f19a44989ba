import Oracle
import Traces

/// The result of a subject for one of the smallest traces.
public struct SmokeStep: Sendable {
  /// A finding about the trace.
  public enum Finding: Hashable, Sendable {
    /// Nothing is wrong.
    case right
    /// It was not tried, for an earlier trace took too long.
    case untried
    /// The subject cannot play it.
    case skipped(why: String)
    /// The subject broke.
    case broken(why: String)
    /// The adapter reports it wrongly, or does not hand it on.
    case mistaken(AdapterMistake)
    /// Something had to move, and no message came.
    case silent
    /// Something had to move, and every state has the offset of the beginning.
    case still
    /// Rules are violated: the first violation of each, in one line.
    case wrong(rules: [String], headlines: [String])
  }

  /// The trace's name: the last part of its id.
  public var name: String
  /// The events of the trace, in words.
  public var title: String
  /// True if its content has to move.
  var isToMove: Bool
  /// The finding about the trace.
  public var finding: Finding
  /// The number of messages that came.
  public var messages = 0

  init(_ trace: Trace, _ finding: Finding) {
    name = trace.header.id.split(separator: "/").last.map(String.init) ?? trace.header.id
    title = trace.header.title ?? ""
    // A component may well have one direction alone.
    isToMove = name != "tap" && name != "sideways"
    self.finding = finding
  }

  /// Looks at what came of a trace that was played.
  ///
  /// - Parameters:
  ///   - trace: the trace.
  ///   - performance: what came of it.
  ///   - result: what came of it when it was played again, too.
  init(_ trace: Trace, played performance: Performance, _ result: CaseResult) {
    self.init(trace, .right)
    switch result.outcome {
    case .error where result.fault == .notReproducible:
      let difference = (result.why ?? "").prefix { $0 != "\n" }
      finding = .mistaken(.changing(String(difference)))
    case .error: finding = .broken(why: result.why ?? "")
    case .skip where performance.transcript == nil: finding = .skipped(why: result.why ?? "")
    case .pass, .fail, .skip:
      let transcript = performance.transcript
      messages = transcript?.messageCount ?? 0
      let rules = result.rulesFailing
      let mistake = transcript.flatMap { SmokeObservation(trace, $0).mistake }
      if let mistake {
        finding = .mistaken(mistake)
      } else if !isToMove, messages == 0 {
        finding = .right
      } else if isToMove, messages == 0 {
        finding = .silent
      } else if isToMove, transcript?.isStill ?? false {
        finding = .still
      } else if !rules.isEmpty {
        finding = .wrong(rules: rules.unique, headlines: result.headlines)
      }
    }
  }
}

extension CaseResult {
  /// The first violation of each rule that fails the case, in one line.
  fileprivate var headlines: [String] {
    var seen: Set<String> = []
    return findings.filter(\.isFailing).map(\.violation)
      .filter { seen.insert($0.rule).inserted }.map(\.headline)
  }
}

extension [String] {
  /// Each once, in the order in which they came first.
  fileprivate var unique: [String] {
    var seen: Set<String> = []
    return filter { seen.insert($0).inserted }
  }
}

extension Trace {
  fileprivate var messageCount: Int {
    lines.count { if case .message = $0 { true } else { false } }
  }

  /// True if offsets are told, and all of them are nought.
  fileprivate var isStill: Bool {
    let offsets = lines.compactMap { line in
      switch line {
      case .message(let message): message.state.contentOffset
      case .final(let final): final.state.contentOffset
      default: nil
      }
    }
    return !offsets.isEmpty && offsets.allSatisfy { $0 == .zero }
  }
}

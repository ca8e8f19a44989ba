/// The common cause of all that is wrong with the smallest traces.
///
/// A component has defects of its own; a subject that does everything wrong in one way mostly has an
/// adapter that is not yet right.
public enum SmokeDiagnosis: Hashable, Sendable {
  /// The handshake was not answered.
  case mute
  /// Every trace breaks the subject, in the same way or in several.
  case broken(isSame: Bool)
  /// The messages contradict the actions.
  case mistake(AdapterMistake)
  /// Every trace is skipped.
  case unable
  /// Nothing is told, whatever happens.
  case deaf
  /// Calls are told of, touches are not.
  case untouched
  /// Everything stays where it was.
  case still
  /// Every trace in which something moves breaks these rules.
  case sameRules([String])
  /// Every trace fails, in different ways.
  case everything

  /// Looks for what the steps have in common; nil: nothing, or nothing is wrong.
  ///
  /// - Parameters:
  ///   - steps: what the subject made of the traces.
  ///   - isMute: whether the handshake was not answered, so that there are no steps.
  init?(of steps: [SmokeStep], isMute: Bool) {
    guard !isMute else {
      self = .mute
      return
    }
    let findings = steps.map(\.finding).filter { $0 != .untried }
    let moving = steps.filter { $0.isToMove && !$0.isSkipped }
    let isNothingRight = !findings.isEmpty && findings.allSatisfy(\.isWrong)
    let mistakes = findings.compactMap {
      if case .mistaken(let mistake) = $0 { mistake } else { nil }
    }
    let found =
      Self.common(to: findings) ?? mistakes.first.map(Self.mistake) ?? Self.common(toMoving: moving)
      ?? (isNothingRight ? .everything : nil)
    guard let found else { return nil }
    self = found
  }

  private static func common(to findings: [SmokeStep.Finding]) -> SmokeDiagnosis? {
    let breaks = findings.compactMap { if case .broken(let why) = $0 { why } else { nil } }
    if !findings.isEmpty, breaks.count == findings.count {
      return .broken(isSame: Set(breaks).count == 1)
    }
    let isUnable = findings.allSatisfy { if case .skipped = $0 { true } else { false } }
    return isUnable ? .unable : nil
  }

  private static func common(toMoving steps: [SmokeStep]) -> SmokeDiagnosis? {
    guard !steps.isEmpty else { return nil }
    if steps.allSatisfy({ $0.finding == .silent }) { return .deaf }
    if steps.allSatisfy({ $0.finding == .still || $0.finding == .silent }) { return .still }
    let touched = steps.filter { $0.name != "call" && $0.name != "animated" }
    let isUnmoved = touched.allSatisfy { $0.finding == .silent || $0.finding == .still }
    if !touched.isEmpty, isUnmoved { return .untouched }
    // A call may be right where no finger is.
    return sameRules(in: steps) ?? sameRules(in: touched)
  }

  private static func sameRules(in steps: [SmokeStep]) -> SmokeDiagnosis? {
    var rules: [String]?
    for step in steps {
      guard case .wrong(let broken, _) = step.finding else { return nil }
      rules = rules.map { $0.filter(broken.contains) } ?? broken
    }
    guard steps.count > 1, let rules, !rules.isEmpty else { return nil }
    return .sameRules(rules)
  }

  /// True if nothing can be said of the component before the adapter is mended.
  var isOfAdapter: Bool {
    if case .sameRules = self { false } else { true }
  }

  /// The fault, and the place to look at first.
  public var sentences: [String] {
    switch self {
    case .mute:
      [
        "the adapter does not answer the handshake, so nothing is known of the component",
        "look first at: what the command prints when it is started by hand and given the line"
          + " {\"hello\":1}",
      ]
    case .broken(let isSame):
      [
        "every trace fails" + (isSame ? " in the same way" : "")
          + ": the adapter is broken rather than the component",
        "look first at: how the adapter sets the component up, for the smallest trace fails already",
      ]
    case .mistake(let mistake):
      ["your adapter: \(mistake.sentence)", "look first at: \(mistake.advice)"]
    case .unable:
      [
        "the adapter says that it can play none of the smallest traces",
        "look first at: `components` and `plays` of its handshake",
      ]
    case .deaf:
      [
        "no message comes in any trace: the adapter is broken rather than the component",
        "look first at: whether the component has the adapter's delegate, and whether touches and"
          + " frames reach it",
      ]
    case .untouched:
      [
        "calls are answered and touches are not: the adapter is broken rather than the component",
        "look first at: how touches reach the component, whether the view has the size of `bounds`, and"
          + " whether `contentSize` is set",
      ]
    case .still:
      [
        "nothing moves in any trace: the adapter is broken rather than the component",
        "look first at: whether `contentSize` is set, or the rows of a table, and whether"
          + " `contentOffset` is read from the component",
      ]
    case .everything:
      [
        "every trace fails: the adapter is broken rather than the component",
        "look first at: the tap, in which nothing has to happen, with `touchstone smoke --print |"
          + " touchstone replay - --filter '*/tap' --subject …`",
      ]
    case .sameRules(let rules):
      [
        "every trace in which something moves breaks \(rules.joined(separator: ", ")): the adapter"
          + " may report it wrongly rather than the component do it",
        "look first at: `touchstone explain \(rules.first ?? "")`, and how the adapter reads what"
          + " the rule is about",
      ]
    }
  }
}

extension SmokeStep.Finding {
  fileprivate var isWrong: Bool {
    switch self {
    case .right, .skipped, .untried: false
    case .broken, .mistaken, .silent, .still, .wrong: true
    }
  }
}

extension SmokeStep {
  var isSkipped: Bool { if case .skipped = finding { true } else { false } }
}

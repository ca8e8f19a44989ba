import Traces

/// The needs of a trace, compared with the abilities that the subject tells.
struct Demands {
  private let trace: Trace
  private let identity: SubjectIdentity

  /// Finds out what a subject lacks to play a trace.
  ///
  /// - Parameters:
  ///   - trace: what is to be played.
  ///   - identity: what the subject says of itself.
  ///   - name: what reports call it; nil: what it calls itself.
  /// - Returns: what it lacks, as a sentence; nil: nothing.
  static func missing(
    for trace: Trace,
    in identity: SubjectIdentity,
    called name: String? = nil
  ) -> String? {
    let demands = Demands(trace: trace, identity: identity)
    return demands.missing.map { "\(name ?? identity.name) \($0)" }
  }

  private var missing: String? {
    missingComponent ?? missingCapability ?? missingProperty ?? missingCall ?? missingAnswer
      ?? missingMessage
  }

  private var views: [Header.View] { trace.header.effectiveViews }

  private var missingComponent: String? {
    guard let components = identity.components else { return nil }
    return views.first { !components.contains($0.component) }
      .map { "has no component \"\($0.component)\"" }
  }

  private var missingCapability: String? {
    // A subject that tells no capabilities has all that a library can have. No library has these.
    if trace.header.sample != nil, identity.capabilities?.contains("samples") != true {
      return "lacks the capability \"samples\""
    }
    guard let capabilities = identity.capabilities else { return nil }
    return trace.header.requires.first { !capabilities.contains($0) }
      .map { "lacks the capability \"\($0)\"" }
  }

  private var missingProperty: String? {
    absent(views.flatMap(\.config).map(\.label), from: identity.plays.config)
      .map { "does not play the property \"\($0)\"" }
  }

  private var missingCall: String? {
    guard identity.plays.calls != nil else { return nil }
    let made = trace.lines.compactMap { line -> Name? in
      if case .call(let call) = line, !call.isByDelegate { call.name } else { nil }
    }
    let scripted = views.flatMap(\.delegate.entries).flatMap(\.replies).flatMap(\.calls)
    return absent(made + scripted.map(\.name), from: identity.plays.calls)
      .map { "does not play the call \"\($0)\"" }
  }

  private var missingAnswer: String? {
    absent(views.flatMap(\.delegate.entries).map(\.message), from: identity.plays.delegate)
      .map { "does not play the delegate's answer to \"\($0)\"" }
  }

  /// A message that the script answers.
  ///
  /// An expectation of the trace is no demand: it leaves out what the component lacks, and the rest
  /// of the case is judged.
  private var missingMessage: String? {
    let scripted = views.flatMap(\.delegate.entries).map(\.message)
    return absent(scripted, from: identity.tells.messages)
      .map { "does not tell \"\($0)\", which the trace's delegate answers" }
  }

  /// Returns the first name that is not in a list; what begins with `x-` is no part of any.
  private func absent(_ names: [Name], from list: Set<Name>?) -> Name? {
    guard let list else { return nil }
    return names.first { !list.contains($0) && !$0.text.hasPrefix("x-") }
  }
}

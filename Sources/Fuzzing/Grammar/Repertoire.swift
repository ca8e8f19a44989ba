public import Traces

/// The parts of a trace that a subject can be asked to play; a list that is nil means all.
///
/// A generator draws from all that there is, and leaves out afterwards what the subject does not have: so
/// the same tape means the same trace but for that.
public struct Repertoire: Hashable, Sendable {
  /// The components that it has.
  public var components: [String]?
  /// The properties of a `config` that it honours.
  public var properties: Set<Name>?
  /// The calls that it can make.
  public var calls: Set<Name>?
  /// The messages whose scripted answers it honours.
  public var answers: Set<Name>?
  /// True if it can be asked to play several views, beside or inside each other.
  public var playsSeveralViews = true

  /// Creates the repertoire of a subject that plays everything.
  public init() {}

  /// Returns a trace without what the subject does not play.
  func fitted(_ trace: Trace) -> Trace {
    guard self != Repertoire() else { return trace }
    var trace = trace
    if !playsSeveralViews, trace.header.views.count > 1 { keepFirstView(of: &trace) }
    trace.header.config = fitted(trace.header.config)
    trace.header.delegate = fitted(trace.header.delegate)
    for place in trace.header.views.indices {
      trace.header.views[place].config = fitted(trace.header.views[place].config)
      trace.header.views[place].delegate = fitted(trace.header.views[place].delegate)
    }
    trace.lines.removeAll { line in
      if case .call(let call) = line { !Self.has(call.name, calls) } else { false }
    }
    return trace
  }

  /// Leaves out all views but the first, and the calls of others, those by delegates too.
  private func keepFirstView(of trace: inout Trace) {
    trace.header.views.removeSubrange(1...)
    trace.header.views[0].delegate.entries.removeAll { entry in
      entry.replies.flatMap(\.calls).contains { $0.view != .first }
    }
    trace.lines.removeAll { line in
      if case .call(let call) = line { call.view != .first } else { false }
    }
  }

  private func fitted(_ config: [Argument]) -> [Argument] {
    config.filter { Self.has($0.label, properties) }
  }

  private func fitted(_ script: Script) -> Script {
    var script = script
    script.entries.removeAll { entry in
      let made = entry.replies.flatMap(\.calls).map(\.name)
      return !Self.has(entry.message, answers) || !made.allSatisfy { Self.has($0, calls) }
    }
    return script
  }

  private static func has(_ name: Name, _ list: Set<Name>?) -> Bool {
    list?.contains(name) ?? true
  }
}

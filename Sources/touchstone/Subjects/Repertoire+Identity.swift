import Fuzzing
import Subjects
import Traces

extension Repertoire {
  /// Creates what a subject plays: what its handshake says, and whether it skips a view inside another,
  /// which no list of a handshake tells.
  init(of process: ProcessSubject) {
    guard let identity = try? process.introduction() else {
      self.init()
      return
    }
    self.init(identity)
    playsSeveralViews = !Self.skipsSeveralViews(process, component: components?.first ?? "scroll")
  }

  private static func skipsSeveralViews(_ process: ProcessSubject, component: String) -> Bool {
    let frame = Rect(origin: .zero, size: Point(100, 100))
    let outer = Name("outer")
    var header = Header(id: "probe/views", component: component)
    header.views = [
      Header.View(name: outer, component: component, frame: frame),
      Header.View(name: Name("inner"), component: component, container: outer, frame: frame),
    ]
    do throws(SubjectFailure) {
      let settle = Line.settle(Settle(time: 0, limit: 100_000))
      _ = try process.transcript(of: Trace(header: header, lines: [settle]))
      return false
    } catch {
      if case .skipped = error { return true }
      return false
    }
  }

  /// Creates what a subject says in its handshake that it plays.
  init(_ identity: SubjectIdentity) {
    self.init()
    components = identity.components
    properties = identity.plays.config
    calls = identity.plays.calls
    answers = identity.plays.delegate
    if let told = identity.tells.messages { answers = answers.map(told.intersection) ?? told }
  }
}

import Fuzzing
import Subjects
import Traces

extension Repertoire {
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

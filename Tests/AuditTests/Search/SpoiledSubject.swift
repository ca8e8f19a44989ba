import Oracle
import Replay
import Traces

/// The reference with a defect put into what it tells.
struct SpoiledSubject: Subject {
  let name = "spoiled"
  /// Puts the defect into a transcript.
  let spoil: @Sendable (inout Trace) -> Void

  func transcript(of trace: Trace) throws(SubjectFailure) -> Trace {
    var transcript = try ReferenceSubject().transcript(of: trace)
    spoil(&transcript)
    return transcript
  }

  /// The rules that its rendition of a trace violates, those of one defect together.
  func violations(by trace: Trace) -> [String] {
    guard let transcript = try? transcript(of: trace) else { return [] }
    return Judge().verdict(of: transcript).violations.map(\.rule)
  }
}

extension SpoiledSubject {
  /// A subject that does not send a message where it should.
  ///
  /// - Parameters:
  ///   - name: the message.
  ///   - isForgotten: whether it is forgotten, by its place among the transcript's lines.
  /// - Returns: the subject.
  static func forgetting(
    _ name: Name,
    where isForgotten: @escaping @Sendable (Trace, Int) -> Bool
  ) -> SpoiledSubject {
    SpoiledSubject { transcript in
      let whole = transcript
      transcript.lines = whole.lines.enumerated().compactMap { place, line in
        guard case .message(let message) = line, message.name == name else { return line }
        return isForgotten(whole, place) ? nil : line
      }
    }
  }
}

extension Trace {
  /// The last thing before a line that was put in: a touch or a call.
  func input(before place: Int) -> Line? {
    lines[..<place].last {
      switch $0 {
      case .touch, .call: true
      default: false
      }
    }
  }

  /// Returns the number of messages of a name before a line.
  func count(of name: Name, before place: Int) -> Int {
    lines[..<place].count {
      if case .message(let message) = $0 { message.name == name } else { false }
    }
  }
}

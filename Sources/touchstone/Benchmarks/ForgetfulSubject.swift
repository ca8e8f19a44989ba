import Replay
import Traces

/// The reference with a defect: where a touch was taken away, no drag is told to have ended.
struct ForgetfulSubject: Subject {
  let name = "forgetful"
  func transcript(of trace: Trace) throws(SubjectFailure) -> Trace {
    var transcript = try ReferenceSubject().transcript(of: trace)
    var wasTaken = false
    transcript.lines.removeAll { line in
      switch line {
      case .touch(let touch):
        wasTaken = touch.phase == .cancelled
        return false
      case .message(let message): return wasTaken && message.name == .didEndDragging
      default: return false
      }
    }
    return transcript
  }
}

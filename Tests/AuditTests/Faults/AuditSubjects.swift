import Audit
import Conformance
import Mutation
import Replay
import Synchronization
import Traces

/// Plays as the reference does, and then changes what comes of it.
struct FaultySubject: Subject {
  let name = "faulty"
  let fault: @Sendable (inout Trace) -> Void

  func transcript(of trace: Trace) throws(SubjectFailure) -> Trace {
    var transcript = try ReferenceSubject().transcript(of: trace)
    fault(&transcript)
    return transcript
  }

  /// Says that nothing drags in the scrolls of a drag, but only at some rates.
  static func forgetsDragging(at rates: [Int]) -> FaultySubject {
    FaultySubject { transcript in
      guard rates.contains(transcript.header.effectiveRate) else { return }
      for index in transcript.lines.indices {
        guard case .message(var message) = transcript.lines[index] else { continue }
        message.state.setFlags(known: .isDragging, raised: [])
        transcript.lines[index] = .message(message)
      }
    }
  }
}

/// Plays as the reference does, and remembers what it was asked to play.
final class AttentiveSubject: Subject {
  let name = "attentive"
  private let heard = Mutex<[Trace]>([])

  var traces: [Trace] { heard.withLock(\.self) }

  func transcript(of trace: Trace) throws(SubjectFailure) -> Trace {
    heard.withLock { $0.append(trace) }
    return try ReferenceSubject().transcript(of: trace)
  }
}

/// Plays one rate only.
struct OneRateSubject: Subject {
  let name = "onerate"
  let failure: SubjectFailure

  func transcript(of trace: Trace) throws(SubjectFailure) -> Trace {
    guard trace.header.effectiveRate == 60 else { throw failure }
    return try ReferenceSubject().transcript(of: trace)
  }
}

extension FaultSource {
  /// Swaps the pair of messages of a lift, as B09 forbids.
  static let swap = FaultSource.at(.willEndDragging, id: "swap", number: "B09") { lines, index in
    [.replace(at: index, with: lines[index + 1]), .replace(at: index + 1, with: lines[index])]
  }

  /// Adds a remark before each `didScroll`, which nothing can catch.
  static func remark(breaking number: String) -> FaultSource {
    FaultSource.at(.didScroll, id: "remark", number: number) { _, index in
      [.insert(.comment(Comment("nothing is wrong")), before: index)]
    }
  }

  /// Looks for what is never there.
  static let idle = FaultSource.at(Name("x-never"), id: "idle", number: "A05") { _, _ in [] }

  private static func at(
    _ name: Name,
    id: String,
    number: String,
    _ edits: @escaping @Sendable ([Line], Int) -> [Edit]
  ) -> FaultSource {
    let context = "at each \(name.text)"
    return FaultSource(
      id: id,
      sentence: "Does something.",
      breaches: [Breach(number: number, context: context)]
    ) { reading in
      let lines = reading.transcript.lines
      return lines.indices.compactMap { index in
        guard case .message(let message) = lines[index], message.name == name else { return nil }
        return Fault(
          operation: id,
          number: number,
          context: context,
          lineIndex: index,
          edits: edits(lines, index)
        )
      }
    }
  }
}

/// A trace of a flick.
func flick(_ id: String, extra: String = "", expectation: String? = nil) -> String {
  """
  {"trace":1,"id":"\(id)","component":"scroll","config":{"bounds":[320,480],"contentSize":[320,4000]}\(extra)}
  {"t":0,"touch":"began","id":1,"x":160,"y":400}
  {"t":16000,"touch":"moved","id":1,"x":160,"y":380}
  {"t":32000,"touch":"moved","id":1,"x":160,"y":360}
  {"t":48000,"touch":"moved","id":1,"x":160,"y":340}
  {"t":60000,"touch":"ended","id":1,"x":160,"y":340}

  """ + (expectation.map { $0 + "\n{\"end\":6}\n" } ?? "{\"end\":5}\n")
}

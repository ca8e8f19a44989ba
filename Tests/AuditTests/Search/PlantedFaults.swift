import Audit
import Replay
import Testing
import Traces

/// A fault put into what the reference says, and how it is found out.
struct PlantedFault: Sendable, CustomTestStringConvertible {
  let testDescription: String
  /// A rule that it breaks.
  let rule: String
  let spoil: @Sendable (inout Trace) -> Void

  /// The reference with the fault.
  var subject: FaultySubject { FaultySubject(fault: spoil) }

  static let all: [PlantedFault] = [
    PlantedFault(
      testDescription: "a glide that meets a finger is not closed",
      rule: "scroll.glide.closes-once"
    ) { transcript in
      // Only where a finger is down: a glide that ends by itself is closed as it should be.
      var isDown = false
      transcript.lines.removeAll { line in
        if case .touch(let touch) = line { isDown = !touch.phase.isLast }
        return isDown && line.messageName == .didEndDecelerating
      }
    },
    PlantedFault(
      testDescription: "the pair of a lift changes places",
      rule: "scroll.lift.order"
    ) { transcript in
      for index in transcript.lines.indices.dropLast()
      where transcript.lines[index].messageName == .willEndDragging
        && transcript.lines[index + 1].messageName == .didEndDragging
      {
        transcript.lines.swapAt(index, index + 1)
      }
    },
    PlantedFault(
      testDescription: "the offset at rest is a hundred points off after a drag that was cancelled",
      rule: "scroll.rest.last-offset"
    ) { transcript in
      var wasCancelled = false
      for index in transcript.lines.indices {
        switch transcript.lines[index] {
        case .touch(let touch): wasCancelled = wasCancelled || touch.phase == .cancelled
        case .final(var final) where wasCancelled:
          guard var offset = final.state.contentOffset else { continue }
          offset.y = Thousandths(offset.y.double + 100)
          final.state.contentOffset = offset
          transcript.lines[index] = .final(final)
        default: continue
        }
      }
    },
  ]
}

extension Line {
  /// The message's name; nil: it is no message.
  var messageName: Name? {
    if case .message(let message) = self { message.name } else { nil }
  }
}

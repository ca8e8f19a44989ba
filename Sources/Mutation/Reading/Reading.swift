public import Traces

/// An unmutated transcript as the operators see it: what stands where, told from its lines alone.
///
/// It knows nothing of the oracle. What produced the transcript is trusted, so the messages
/// themselves tell what the view is doing.
public struct Reading: Sendable {
  /// The transcript.
  public let transcript: Trace

  /// Reads a transcript.
  public init(_ transcript: Trace) {
    self.transcript = transcript
  }

  /// Swaps two messages that stand one after the other.
  func neighbours(_ first: Name, _ second: Name) -> [FaultPlace] {
    let lines = transcript.lines
    return lines.indices.dropLast().compactMap { index in
      guard case .message(let left) = lines[index], case .message(let right) = lines[index + 1],
        left.name == first, right.name == second, left.view == right.view
      else { return nil }
      return FaultPlace(
        lineIndex: index,
        edits: [
          .replace(at: index, with: lines[index + 1]), .replace(at: index + 1, with: lines[index]),
        ]
      )
    }
  }
}

public import Traces

/// One change to the lines of a transcript; indices are those of the unmutated one.
public enum Edit: Sendable, Hashable {
  /// A line is left out.
  case drop(at: Int)
  /// A line is put in before another, or at the end.
  case insert(Line, before: Int)
  /// A line is put in another's place.
  case replace(at: Int, with: Line)

  /// Returns true if it does anything at all to a transcript.
  func changes(_ transcript: Trace) -> Bool {
    if case .replace(let index, let line) = self { return transcript.lines[index] != line }
    return true
  }

  /// The line that it is about.
  public var lineIndex: Int {
    switch self {
    case .drop(let index), .insert(_, let index), .replace(let index, _): index
    }
  }
}

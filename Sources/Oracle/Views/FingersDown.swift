internal import Traces

extension TraceStream {
  /// Returns the fingers that are down where the record begins, and behind each of its gaps: those whose first line
  /// from there on is not that they come down.
  func fingersDown() throws(Failure) -> [[Int32]] {
    var parts: [[Int32]] = [[]]
    var told: Set<Int32> = []
    // Nearly always the next line is of the same finger.
    var latest: Int32?
    try read { lines in
      let lines = lines.span
      for place in lines.indices {
        // Looked at where it is: each line that is handed on is copied.
        switch lines[place] {
        case .touch(let touch):
          guard touch.finger != latest else { continue }
          latest = touch.finger
          guard told.insert(touch.finger).inserted, touch.phase != .began else { continue }
          parts[parts.count - 1].append(touch.finger)
        case .gap:
          parts.append([])
          told = []
          latest = nil
        default: continue
        }
      }
      return true
    }
    return parts
  }
}

/// Bytes on their way to a subject, which reads them when it likes.
struct Outgoing {
  private var pieces: [[UInt8]] = []
  private var first = 0
  /// The number of bytes of the first piece that were written.
  private var offset = 0
  /// True if the input is closed when everything was written.
  var isLast = false

  /// True if everything was written.
  var isEmpty: Bool { first == pieces.count }

  /// Adds bytes.
  mutating func append(_ piece: [UInt8]) {
    if !piece.isEmpty { pieces.append(piece) }
  }

  /// Forgets what was not written.
  mutating func removeAll() {
    pieces.removeAll(keepingCapacity: true)
    (first, offset) = (0, 0)
  }

  /// Writes as much as can be written now.
  mutating func flush(to end: Pipe.End) -> Pipe.Progress {
    while !isEmpty {
      let piece = pieces[first]
      let progress = end.write(piece.span.extracting(droppingFirst: offset))
      guard case .moved(let count) = progress else { return progress }
      offset += count
      if offset == piece.count { (first, offset) = (first + 1, 0) }
    }
    removeAll()
    return .blocked
  }
}

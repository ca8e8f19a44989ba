/// Keys that the quick way knows, in the canonical order, and what each is about.
struct KeyTable<Part: Sendable>: Sendable {
  /// The first eight characters of each, which stand together to be looked through.
  private let beginnings: [UInt64]
  private let texts: [LongWord]
  let parts: [Part]

  /// Keeps keys, each with the signs around it that are read with it.
  ///
  /// - Precondition: each has 8 to 32 characters of ASCII.
  init(_ keys: [(text: String, part: Part)]) {
    texts = keys.map { LongWord($0.text) }
    beginnings = texts.map(\.beginning)
    parts = keys.map(\.part)
  }

  /// Returns the first key from a place on that stands in a part of a buffer; returns where in the
  /// table it is, and its length.
  func key(
    from start: Int,
    in bytes: Span<UInt8>,
    _ part: Range<Int>
  ) -> (place: Int, length: Int)? {
    let word = bytes.word(at: part.lowerBound)
    for place in start..<beginnings.count where beginnings[place] == word {
      let text = texts[place]
      if text.count <= part.count, text.stands(at: part.lowerBound, in: bytes) {
        return (place, text.count)
      }
    }
    return nil
  }
}

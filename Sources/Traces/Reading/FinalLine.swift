/// The quick way to read what a view tells at the end, `{"t":16667,"final":{"contentOffset":[0,6]}}`, in
/// the canonical form.
struct FinalLine {
  /// Reads one, or gives up.
  ///
  /// - Parameters:
  ///   - bytes: a buffer with at least `LineCursor.padding` bytes behind the line.
  ///   - line: where the line stands in it.
  ///   - views: the names of the trace's views.
  /// - Returns: what was told, if the line is such a one.
  static func decode(_ bytes: Span<UInt8>, _ line: Range<Int>, _ views: ViewNames) -> Final? {
    var cursor = LineCursor(line, in: bytes)
    var state = State()
    var table: ToldTable?
    guard let time = cursor.time(in: bytes), cursor.matches(.final, in: bytes),
      cursor.readState(into: &state, &table, in: bytes),
      let view = cursor.view(in: bytes, among: views),
      cursor.matches(.close, in: bytes), cursor.isAtEnd
    else { return nil }
    return Final(time: time, view: view, state: state, table: table?.state ?? .unknown)
  }
}

/// The quick way to read `{"t":16667,"settle":10000000}`.
struct SettleLine {
  /// Reads one, or gives up.
  ///
  /// - Parameters:
  ///   - bytes: a buffer with at least `LineCursor.padding` bytes behind the line.
  ///   - line: where the line stands in it.
  /// - Returns: the wait, if the line is such a one.
  static func decode(_ bytes: Span<UInt8>, _ line: Range<Int>) -> Settle? {
    var cursor = LineCursor(line, in: bytes)
    guard let time = cursor.time(in: bytes), cursor.matches(.settle, in: bytes),
      cursor.matches(.afterQuote, in: bytes),
      let limit = cursor.digits(in: bytes, limit: 1_000_000_000_000),
      cursor.matches(.close, in: bytes), cursor.isAtEnd
    else { return nil }
    return Settle(time: time, limit: limit)
  }
}

// The quick way to read what a table tells in a state.

extension LineCursor {
  /// Reads a fact of a table that is not there yet.
  mutating func read(
    _ part: StateKey.TablePart,
    into table: inout TableState,
    in bytes: Span<UInt8>
  ) -> Bool {
    switch part {
    case .selectedRows where table.selectedRows == nil:
      table.selectedRows = rowPaths(in: bytes)?.sorted()
      return table.selectedRows != nil
    case .visibleRows where table.visibleRows == nil:
      table.visibleRows = visibleRows(in: bytes)
      return table.visibleRows != nil
    case .visibleHeaders where table.visibleHeaders == nil:
      table.visibleHeaders = edges(in: bytes)
      return table.visibleHeaders != nil
    case .visibleFooters where table.visibleFooters == nil:
      table.visibleFooters = edges(in: bytes)
      return table.visibleFooters != nil
    default: return false
    }
  }

  /// Reads `"section-row"`.
  mutating func rowPath(in bytes: Span<UInt8>) -> RowPath? {
    let limit = Int64(Int32.max)
    guard matches(.quote, in: bytes), let section = digits(in: bytes, limit: limit),
      matches(.hyphen, in: bytes), let row = digits(in: bytes, limit: limit),
      matches(.quote, in: bytes)
    else { return nil }
    return RowPath(section: Int(section), row: Int(row))
  }

  private mutating func rowPaths(in bytes: Span<UInt8>) -> [RowPath]? {
    guard matches(.bracket, in: bytes) else { return nil }
    if matches(.closeBracket, in: bytes) { return [] }
    var paths: [RowPath] = []
    repeat {
      guard let path = rowPath(in: bytes) else { return nil }
      paths.append(path)
    } while matches(.comma, in: bytes)
    return matches(.closeBracket, in: bytes) ? paths : nil
  }

  /// Reads `["section-row","section-row"]`, or `null`.
  private mutating func visibleRows(in bytes: Span<UInt8>) -> TableState.VisibleRows? {
    if matches(.null, in: bytes) { return TableState.VisibleRows(nil) }
    guard matches(.bracket, in: bytes), let first = rowPath(in: bytes),
      matches(.comma, in: bytes), let last = rowPath(in: bytes),
      matches(.closeBracket, in: bytes), first <= last
    else { return nil }
    return TableState.VisibleRows(first...last)
  }

  /// Reads `[[section,y],…]`.
  private mutating func edges(in bytes: Span<UInt8>) -> [TableState.Edge]? {
    guard matches(.bracket, in: bytes) else { return nil }
    if matches(.closeBracket, in: bytes) { return [] }
    var edges: [TableState.Edge] = []
    repeat {
      guard matches(.bracket, in: bytes),
        let section = digits(in: bytes, limit: Int64(Int32.max)), matches(.comma, in: bytes),
        let top = coordinate(in: bytes), matches(.closeBracket, in: bytes)
      else { return nil }
      edges.append(TableState.Edge(section: Int(section), top: top))
    } while matches(.comma, in: bytes)
    return matches(.closeBracket, in: bytes) ? edges.sorted { $0.section < $1.section } : nil
  }
}

// The quick way to read a state in the canonical form.

extension LineCursor {
  /// Reads `:{`, what stands in a state, and its `}`.
  ///
  /// - Parameters:
  ///   - state: takes what is told, and knows nothing yet.
  ///   - table: takes what is told of a table, if anything is.
  ///   - bytes: the buffer.
  /// - Returns: whether it holds nothing else.
  mutating func readState(
    into state: inout State,
    _ table: inout ToldTable?,
    in bytes: Span<UInt8>
  ) -> Bool {
    guard matches(.openObject, in: bytes) else { return false }
    // The canonical order is that of the keys: the next is looked for behind the one before.
    var next = 0
    let keys = StateKey.all
    repeat {
      guard matches(.quote, in: bytes),
        let place = first(of: keys, from: next, in: bytes) ?? first(of: keys, from: 0, in: bytes),
        read(keys.parts[place], into: &state, &table, in: bytes)
      else { return false }
      next = place + 1
    } while matches(.comma, in: bytes)
    return matches(.close, in: bytes)
  }

  /// Reads the value of a key that is not there yet.
  private mutating func read(
    _ part: StateKey.Part,
    into state: inout State,
    _ table: inout ToldTable?,
    in bytes: Span<UInt8>
  ) -> Bool {
    switch part {
    case .contentOffset where state.contentOffset == nil:
      state.contentOffset = point(in: bytes)
      return state.contentOffset != nil
    case .contentSize where state.contentSize == nil:
      guard let size = point(in: bytes), size.isSize else { return false }
      state.contentSize = size
    case .bounds where state.bounds == nil:
      guard let rect = quadruple(in: bytes), rect.second.isSize else { return false }
      state.bounds = Rect(origin: rect.first, size: rect.second)
    case .adjustedContentInset where state.adjustedContentInset == nil:
      guard let (first, second) = quadruple(in: bytes) else { return false }
      state.adjustedContentInset = Insets(
        top: first.x,
        left: first.y,
        bottom: second.x,
        right: second.y
      )
    case .zoomScale where state.zoomScale == nil:
      state.zoomScale = factor(in: bytes)
      return state.zoomScale != nil
    case .flag(let flag) where state[flag] == nil:
      guard let isRaised = self.flag(in: bytes) else { return false }
      state[flag] = isRaised
    case .table(let part):
      let told = table ?? ToldTable()
      table = told
      return read(part, into: &told.state, in: bytes)
    default: return false
    }
    return true
  }
}

/// The facts that are told of a table.
///
/// They are large, and most states have none of them, so they are kept apart.
final class ToldTable {
  var state = TableState()
}

extension Point {
  /// True if it can be a size, which is not negative.
  var isSize: Bool { x >= .zero && y >= .zero }
}

/// The keys of a state, and what they are about.
enum StateKey {
  /// The part of a state that a key is about.
  enum Part {
    case contentOffset, contentSize, bounds, adjustedContentInset, zoomScale
    case flag(State.Facts)
    case table(TablePart)
  }

  /// The parts of a state that only a table tells.
  enum TablePart {
    case selectedRows, visibleRows, visibleHeaders, visibleFooters
  }

  /// The keys that the quick way knows, in the canonical order, each with the quotation mark and the
  /// colon behind it; and what each is about.
  static let all: KeyTable<Part> = {
    let parts: [(key: String, part: Part)] =
      [
        ("contentOffset", .contentOffset), ("contentSize", .contentSize), ("bounds", .bounds),
        ("adjustedContentInset", .adjustedContentInset), ("zoomScale", .zoomScale),
        ("indexPathsForSelectedRows", .table(.selectedRows)),
        ("visibleRows", .table(.visibleRows)), ("visibleHeaders", .table(.visibleHeaders)),
        ("visibleFooters", .table(.visibleFooters)),
      ] + State.flagsByKey.map { ($0.key, .flag($0.flag)) }
    return KeyTable(parts.sorted { $0.key < $1.key }.map { ($0.key + "\":", $0.part) })
  }()
}

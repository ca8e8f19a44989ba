// The quick way to read a state in the canonical form.

extension LineCursor {
  /// Reads what stands in a state behind its `{`, and passes its `}`.
  ///
  /// - Parameters:
  ///   - bytes: the buffer.
  ///   - table: takes what is told of a table, if anything is.
  /// - Returns: the state, if it holds nothing else.
  mutating func state(in bytes: Span<UInt8>, _ table: inout TableState?) -> State? {
    var state = State()
    // The canonical order is that of the keys: the next is looked for behind the one before.
    var next = 0
    let keys = StateKey.all
    repeat {
      guard matches(.quote, in: bytes),
        let place = first(of: keys.texts, from: next, in: bytes)
          ?? first(of: keys.texts, from: 0, in: bytes),
        read(keys.parts[place], into: &state, &table, in: bytes)
      else { return nil }
      next = place + 1
    } while matches(.comma, in: bytes)
    return matches(.close, in: bytes) ? state : nil
  }

  /// Reads the value of a key that is not there yet.
  private mutating func read(
    _ part: StateKey.Part,
    into state: inout State,
    _ table: inout TableState?,
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
      var told = table ?? TableState()
      guard read(part, into: &told, in: bytes) else { return false }
      table = told
    default: return false
    }
    return true
  }
}

extension Point {
  /// Whether it can be a size, which is not negative.
  var isSize: Bool { x >= .zero && y >= .zero }
}

/// The keys of a state, and what they are about.
enum StateKey {
  /// What a key is about.
  enum Part {
    case contentOffset, contentSize, bounds, adjustedContentInset, zoomScale
    case flag(State.Facts)
    case table(TablePart)
  }

  /// What a table tells besides.
  enum TablePart {
    case selectedRows, visibleRows, visibleHeaders, visibleFooters
  }

  /// The keys that the quick way knows, in the canonical order, each with the quotation mark and the
  /// colon behind it; and what each is about.
  static let all: (texts: [LongWord], parts: [Part]) = {
    let parts: [(key: String, part: Part)] =
      [
        ("contentOffset", .contentOffset), ("contentSize", .contentSize), ("bounds", .bounds),
        ("adjustedContentInset", .adjustedContentInset), ("zoomScale", .zoomScale),
        ("indexPathsForSelectedRows", .table(.selectedRows)),
        ("visibleRows", .table(.visibleRows)), ("visibleHeaders", .table(.visibleHeaders)),
        ("visibleFooters", .table(.visibleFooters)),
      ] + State.flagsByKey.map { ($0.key, .flag($0.flag)) }
    let sorted = parts.sorted { $0.key < $1.key }
    return (sorted.map { LongWord($0.key + "\":") }, sorted.map(\.part))
  }()
}

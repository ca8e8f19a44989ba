// The quick way to read a state in the canonical form, whose keys may come in any order.

extension LineCursor {
  /// Reads what stands in a state behind its `{`, and passes its `}`.
  mutating func state(in bytes: Span<UInt8>) -> State? {
    var state = State()
    repeat {
      guard matches(.quote, in: bytes), let key = name(in: bytes),
        matches(.afterKey, in: bytes)
      else { return nil }
      guard read(key, into: &state, in: bytes) else { return nil }
    } while matches(.comma, in: bytes)
    return matches(.close, in: bytes) ? state : nil
  }

  /// Reads the value of a key that is not there yet.
  private mutating func read(
    _ key: Name,
    into state: inout State,
    in bytes: Span<UInt8>
  ) -> Bool {
    switch StatePart.of(key) {
    case .contentOffset? where state.contentOffset == nil:
      state.contentOffset = point(in: bytes)
      return state.contentOffset != nil
    case .contentSize? where state.contentSize == nil:
      guard let size = point(in: bytes), size.isSize else { return false }
      state.contentSize = size
    case .bounds? where state.bounds == nil:
      guard let rect = quadruple(in: bytes), rect.second.isSize else { return false }
      state.bounds = Rect(origin: rect.first, size: rect.second)
    case .adjustedContentInset? where state.adjustedContentInset == nil:
      guard let (first, second) = quadruple(in: bytes) else { return false }
      state.adjustedContentInset = Insets(
        top: first.x,
        left: first.y,
        bottom: second.x,
        right: second.y
      )
    case .flag(let flag)? where state[flag] == nil:
      guard let isRaised = self.flag(in: bytes) else { return false }
      state[flag] = isRaised
    default: return false
    }
    return true
  }
}

extension Point {
  /// Whether it can be a size, which is not negative.
  fileprivate var isSize: Bool { x >= .zero && y >= .zero }
}

/// What a key of a state is about, by its name's place: one look for each key.
private enum StatePart {
  case contentOffset, contentSize, bounds, adjustedContentInset
  case flag(State.Facts)

  static func of(_ name: Name) -> StatePart? {
    let place = Int(name.index)
    return place < byName.count ? byName[place] : nil
  }

  private static let byName: [StatePart?] = {
    let parts: [(Name, StatePart)] =
      [
        (.contentOffset, .contentOffset), (.contentSize, .contentSize), (.bounds, .bounds),
        (.adjustedContentInset, .adjustedContentInset),
      ] + State.flagsByKey.map { (Name($0.key), .flag($0.flag)) }
    let count = parts.map { Int($0.0.index) + 1 }.max() ?? 0
    return parts.reduce(into: Array(repeating: nil, count: count)) { $0[Int($1.0.index)] = $1.1 }
  }()
}

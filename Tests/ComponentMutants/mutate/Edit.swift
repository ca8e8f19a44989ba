/// A change of a source text.
struct Edit {
  /// The order of edits at one offset.
  enum Kind: Int {
    /// Ends what an earlier edit began.
    case closing
    case opening
    case replacement
  }

  var kind: Kind
  /// The number of bytes before it, and of those that it replaces.
  var offset: Int
  var length = 0
  var text: String
  /// The mutants that need it.
  var mutants: [Int]
}

extension [Edit] {
  /// Returns a source with these edits, which stand in the order in which their places were found:
  /// from the outside to the inside.
  func applied(to source: [UInt8]) -> [UInt8] {
    let ordered = enumerated().sorted { first, second in
      let (one, other) = (first.element, second.element)
      if one.offset != other.offset { return one.offset < other.offset }
      if one.kind != other.kind { return one.kind.rawValue < other.kind.rawValue }
      // The edit that was opened last is closed first.
      return one.kind == .closing ? first.offset > second.offset : first.offset < second.offset
    }
    var result: [UInt8] = []
    var copied = 0
    for (_, edit) in ordered {
      result += source[copied..<edit.offset]
      result += Array<UInt8>(edit.text.utf8)
      copied = edit.offset + edit.length
    }
    return result + source[copied...]
  }
}

import Synchronization

/// An interned name: of a message, a call, an argument, a property or a view.
///
/// A name is a small integer, so that the loops that matter never compare text.
public struct Name: Hashable, Sendable {
  /// The name's place in the table: first the vocabulary's, then the others in order of arrival.
  public let index: UInt32

  /// Creates the name at a place that is known to exist.
  init(index: UInt32) {
    self.index = index
  }

  /// Creates the name with this text.
  public init(_ text: String) {
    self = NameTable.shared.name(for: text)
  }

  /// The name's text.
  public var text: String { NameTable.shared.text(of: self) }
}

extension Name: CustomStringConvertible, ExpressibleByStringLiteral {
  /// The name's text.
  public var description: String { text }

  /// Creates the name that a literal spells.
  public init(stringLiteral value: StaticString) {
    self.init(value.description)
  }
}

/// All names of this process: the vocabulary, then what traces brought.
///
/// It only ever grows, and what an index means never changes, so nothing depends on the order in
/// which traces are read.
final class NameTable: Sendable {
  static let shared = NameTable()

  private struct Newcomers {
    var texts: [String] = []
    var places: [String: UInt32] = [:]
  }

  private let known: [String]
  private let places: [String: UInt32]
  private let slots: [UInt32]
  private let newcomers = Mutex(Newcomers())

  private init() {
    known = Vocabulary.knownNames
    var places: [String: UInt32] = [:]
    for (index, text) in known.enumerated() { places[text] = UInt32(index) }
    self.places = places

    // Open addressing over the bytes, four times as many slots as names: about one probe a look-up.
    var size = 64
    while size < known.count * 4 { size *= 2 }
    var slots = [UInt32](repeating: .max, count: size)
    for (index, text) in known.enumerated() {
      let bytes = Array(text.utf8)
      var slot = Int(truncatingIfNeeded: Self.hash(bytes.span)) & (size - 1)
      while slots[slot] != .max { slot = (slot + 1) & (size - 1) }
      slots[slot] = UInt32(index)
    }
    self.slots = slots
  }

  func name(for text: String) -> Name {
    if let index = places[text] { return Name(index: index) }
    return newcomers.withLock { newcomers in
      if let index = newcomers.places[text] { return Name(index: index) }
      let index = UInt32(known.count + newcomers.texts.count)
      newcomers.texts.append(text)
      newcomers.places[text] = index
      return Name(index: index)
    }
  }

  func text(of name: Name) -> String {
    let index = Int(name.index)
    if index < known.count { return known[index] }
    return newcomers.withLock { $0.texts[index - known.count] }
  }

  /// Finds a name of the vocabulary by its bytes, without making a string.
  func knownName(_ bytes: Span<UInt8>) -> Name? {
    var slot = Int(truncatingIfNeeded: Self.hash(bytes)) & (slots.count - 1)
    while slots[slot] != .max {
      let index = slots[slot]
      if Self.equal(known[Int(index)].utf8.span, bytes) { return Name(index: index) }
      slot = (slot + 1) & (slots.count - 1)
    }
    return nil
  }

  /// Eight bytes from the beginning, the middle and the end tell the names apart.
  private static func hash(_ bytes: Span<UInt8>) -> UInt64 {
    guard bytes.count >= 8 else {
      var hash = UInt64(bytes.count)
      for index in bytes.indices { hash = hash << 8 ^ UInt64(bytes[index]) }
      return mixed(hash)
    }
    let middle = word(at: bytes.count / 2 - 4, of: bytes)
    let ends = word(at: 0, of: bytes) ^ word(at: bytes.count - 8, of: bytes) &* 31
    return mixed(ends ^ middle &* 0x9e37_79b9 ^ UInt64(bytes.count))
  }

  private static func mixed(_ hash: UInt64) -> UInt64 {
    let product = hash &* 0x9e37_79b9_7f4a_7c15
    return product ^ product >> 32
  }

  /// Compares eight bytes at once, the last of them twice if need be.
  private static func equal(_ left: Span<UInt8>, _ right: Span<UInt8>) -> Bool {
    let count = left.count
    guard count == right.count else { return false }
    guard count >= 8 else { return left.indices.allSatisfy { left[$0] == right[$0] } }
    var offset = 0
    while offset + 8 < count {
      if word(at: offset, of: left) != word(at: offset, of: right) { return false }
      offset += 8
    }
    return word(at: count - 8, of: left) == word(at: count - 8, of: right)
  }

  /// Eight bytes that are known to be there.
  private static func word(at offset: Int, of bytes: Span<UInt8>) -> UInt64 {
    unsafe bytes.bytes.unsafeLoadUnaligned(fromByteOffset: offset, as: UInt64.self)
  }
}

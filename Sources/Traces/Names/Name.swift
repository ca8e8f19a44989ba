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
  private let slots: [Slot]
  /// The bytes of all known names as words, one name after the other.
  private let words: [UInt64]
  private let newcomers = Mutex(Newcomers())

  /// A name's place with part of its hash, so that another name in its way is seldom compared; where
  /// its words are, and how many bytes it has.
  private struct Slot {
    var index: UInt32 = .max
    var check: UInt32 = 0
    var words: UInt32 = 0
    var count: UInt32 = 0
  }

  private init() {
    let texts = Vocabulary.texts
    var known: [String] = []
    known.reserveCapacity(texts.count)
    var words: [UInt64] = []
    words.reserveCapacity(texts.count * 4)
    // Open addressing over the bytes, at least twice as many slots as names: about one probe a look-up.
    var size = 64
    while size < texts.count * 2 { size *= 2 }
    var slots = [Slot](repeating: Slot(), count: size)
    for text in texts {
      let bytes = text.utf8Span.span
      let hash = Self.hash(bytes)
      // A word that stands in several tables is one name.
      let (place, isKnown) = Self.place(of: bytes, hash, in: slots, words)
      if isKnown { continue }
      slots[place] = Slot(
        index: UInt32(known.count),
        check: UInt32(truncatingIfNeeded: hash >> 32),
        words: UInt32(words.count),
        count: UInt32(bytes.count)
      )
      known.append(text)
      Self.append(bytes, to: &words)
    }
    self.known = known
    self.slots = slots
    self.words = words
  }

  /// The number of names in the vocabulary.
  var knownCount: Int { known.count }

  func name(for text: String) -> Name {
    if let name = knownName(text.utf8Span.span) { return name }
    return newcomers.withLock { newcomers in
      if let index = newcomers.places[text] { return Name(index: index) }
      // Equal texts may have other bytes: the sign of the kelvin equals the letter.
      if !text.utf8.allSatisfy({ $0 < 0x80 }), let index = known.firstIndex(of: text) {
        return Name(index: UInt32(index))
      }
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
  func knownName(_ text: Span<UInt8>) -> Name? {
    let (place, isKnown) = Self.place(of: text, Self.hash(text), in: slots, words)
    return isKnown ? Name(index: slots[place].index) : nil
  }

  /// Returns the slot that a text has, or would have, and whether it is there.
  private static func place(
    of text: Span<UInt8>,
    _ hash: UInt64,
    in slots: [Slot],
    _ words: [UInt64]
  ) -> (place: Int, isKnown: Bool) {
    let check = UInt32(truncatingIfNeeded: hash >> 32)
    var place = Int(truncatingIfNeeded: hash) & (slots.count - 1)
    while slots[place].index != .max {
      if slots[place].check == check, spells(slots[place], words, text) { return (place, true) }
      place = (place + 1) & (slots.count - 1)
    }
    return (place, false)
  }

  /// Hashes a name: eight bytes from the beginning, the middle and the end tell the names apart.
  private static func hash(_ bytes: Span<UInt8>) -> UInt64 {
    guard bytes.count >= 8 else { return mixed(fewBytes(bytes)) }
    let middle = word(at: bytes.count / 2 - 4, of: bytes)
    let ends = word(at: 0, of: bytes) ^ word(at: bytes.count - 8, of: bytes) &* 31
    return mixed(ends ^ middle &* 0x9e37_79b9 ^ UInt64(bytes.count))
  }

  private static func mixed(_ hash: UInt64) -> UInt64 {
    let product = hash &* 0x9e37_79b9_7f4a_7c15
    return product ^ product >> 32
  }

  /// Compares eight bytes at once, the last of them twice if need be.
  private static func spells(_ slot: Slot, _ words: [UInt64], _ text: Span<UInt8>) -> Bool {
    let count = text.count
    guard Int(slot.count) == count else { return false }
    var place = Int(slot.words)
    guard count >= 8 else { return words[place] == fewBytes(text) }
    var offset = 0
    while offset + 8 < count {
      if words[place] != word(at: offset, of: text) { return false }
      offset += 8
      place += 1
    }
    return words[place] == word(at: count - 8, of: text)
  }

  /// Adds a text's words, in the order in which they are compared.
  private static func append(_ text: Span<UInt8>, to words: inout [UInt64]) {
    guard text.count >= 8 else {
      words.append(fewBytes(text))
      return
    }
    for offset in stride(from: 0, to: text.count - 8, by: 8) {
      words.append(word(at: offset, of: text))
    }
    words.append(word(at: text.count - 8, of: text))
  }

  /// Less than eight bytes, as a word.
  private static func fewBytes(_ text: Span<UInt8>) -> UInt64 {
    var word = UInt64(text.count)
    for index in text.indices { word = word << 8 ^ UInt64(text[index]) }
    return word
  }

  /// Reads eight bytes that are known to be there.
  private static func word(at offset: Int, of bytes: Span<UInt8>) -> UInt64 {
    unsafe bytes.bytes.unsafeLoadUnaligned(fromByteOffset: offset, as: UInt64.self)
  }
}

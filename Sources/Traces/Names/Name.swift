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

  private static func hash(_ bytes: Span<UInt8>) -> UInt64 {
    var hash: UInt64 = 0xcbf2_9ce4_8422_2325
    for index in bytes.indices {
      hash = (hash ^ UInt64(bytes[index])) &* 0x0000_0100_0000_01b3
    }
    return hash ^ (hash >> 29)
  }

  private static func equal(_ left: Span<UInt8>, _ right: Span<UInt8>) -> Bool {
    guard left.count == right.count else { return false }
    for index in left.indices where left[index] != right[index] { return false }
    return true
  }
}

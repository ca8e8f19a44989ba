/// Eight to 32 characters as numbers of eight each, to be compared one after the other.
struct LongWord {
  let count: Int
  /// The first eight characters.
  let beginning: UInt64
  private let second: Word
  private let third: Word
  private let fourth: Word

  /// Keeps a text.
  ///
  /// - Precondition: it has 8 to 32 characters of ASCII.
  init(_ text: String) {
    let bytes = Array(text.utf8)
    precondition((8...32).contains(bytes.count))
    let word = { (start: Int) in Word(bytes.dropFirst(start).prefix(8)) }
    count = bytes.count
    beginning = word(0).bits
    (second, third, fourth) = (word(8), word(16), word(24))
  }

  /// Returns true if it stands at a place where its beginning does, and behind which there is room
  /// for it.
  func stands(at place: Int, in bytes: Span<UInt8>) -> Bool {
    if count <= 8 { return true }
    guard bytes.word(at: place + 8) & second.mask == second.bits else { return false }
    if count <= 16 { return true }
    guard bytes.word(at: place + 16) & third.mask == third.bits else { return false }
    if count <= 24 { return true }
    return bytes.word(at: place + 24) & fourth.mask == fourth.bits
  }
}

/// The texts of the lines of all films of a page, each kept once.
struct PatternBook {
  /// The texts, by the numbers under which films name them.
  private(set) var texts: [[UInt8]] = []
  private var numbers: [[UInt8]: Int] = [:]

  /// Returns the number of a text, which is added if it is new.
  mutating func number(of text: [UInt8]) -> Int {
    if let number = numbers[text] { return number }
    numbers[text] = texts.count
    texts.append(text)
    return texts.count - 1
  }
}

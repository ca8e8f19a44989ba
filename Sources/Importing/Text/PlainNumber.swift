import Traces

/// Numbers as people and programs write them, without the words that Swift also takes for numbers.
enum PlainNumber {
  static func read(_ text: some StringProtocol) -> Double? {
    let isPlain = text.utf8.allSatisfy { $0.isDigit || "+-.eE".utf8.contains($0) }
    guard isPlain, let number = Double(text), number.isFinite else { return nil }
    return number
  }
}

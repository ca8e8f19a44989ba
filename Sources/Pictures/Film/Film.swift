import Traces

/// A transcript in few bytes: a word a line, from which `decode.js` makes the line again.
///
/// A word is the number of the line's pattern, to base 36, and behind commas how far each number is
/// from where it was in the last line of that pattern; nothing: it is the same; `=12`: it is 12,
/// whatever it was. Numbers at the end of a word that are all the same are left out.
struct Film {
  /// The words, with a space between two.
  private(set) var text: [UInt8] = []
  private var last: [Int: [Int64]] = [:]

  /// A difference with decimals is told only where a browser's numbers can be added exactly.
  private static let mostExact: Int64 = 100_000_000 * 1_000_000

  /// Films a transcript.
  ///
  /// - Parameters:
  ///   - transcript: what is filmed; its end line is left out.
  ///   - book: the patterns of the page.
  init(of transcript: Trace, _ book: inout PatternBook) {
    var writer = TraceWriter()
    writer.write(transcript)
    let lines = writer.bytes.split(separator: UInt8(ascii: "\n"))
    for line in lines.dropLast() { add(LinePattern(line), &book) }
  }

  private mutating func add(_ line: LinePattern, _ book: inout PatternBook) {
    let number = book.number(of: line.text)
    let before = last.updateValue(line.numbers, forKey: number)
    if !text.isEmpty { text.append(UInt8(ascii: " ")) }
    text += String(number, radix: 36).utf8
    var unchanged = 0
    for (place, value) in line.numbers.enumerated() {
      let old = before?[place] ?? 0
      guard value != old else {
        unchanged += 1
        continue
      }
      text += repeatElement(UInt8(ascii: ","), count: unchanged + 1)
      text += Self.change(from: old, to: value).utf8
      unchanged = 0
    }
  }

  private static func change(from old: Int64, to new: Int64) -> String {
    let difference = new - old
    let isExact = difference % 1_000_000 == 0 && old % 1_000_000 == 0
    guard isExact || max(old.magnitude, new.magnitude) < mostExact else {
      return "=" + decimal(new)
    }
    return decimal(difference)
  }

  /// Returns a number of millionths in decimals.
  private static func decimal(_ millionths: Int64) -> String {
    let sign = millionths < 0 ? "-" : ""
    let (whole, rest) = millionths.magnitude.quotientAndRemainder(dividingBy: 1_000_000)
    guard rest != 0 else { return sign + String(whole) }
    var decimals = String(rest + 1_000_000).dropFirst()
    while decimals.hasSuffix("0") { decimals.removeLast() }
    return sign + (whole == 0 ? "" : String(whole)) + "." + decimals
  }
}

import Testing
import Traces

@testable import Pictures

@Suite("A film of a transcript")
struct FilmTests {
  /// The lines that a film gives back: what `decode.js` does, done again.
  private func lines(of film: Film, _ book: PatternBook) -> [String] {
    var last: [Substring: [Double]] = [:]
    return String(decoding: film.text, as: UTF8.self).split(separator: " ").map { word in
      let parts = word.split(separator: ",", omittingEmptySubsequences: false)
      let pattern = String(decoding: book.texts[Int(parts[0], radix: 36) ?? 0], as: UTF8.self)
      let pieces = pattern.split(separator: "^", omittingEmptySubsequences: false)
      let before = last[parts[0]] ?? []
      let numbers = pieces.indices.dropLast().map { place in
        let old = place < before.count ? before[place] : 0
        let change = place + 1 < parts.count ? parts[place + 1] : ""
        if change.hasPrefix("=") { return Double(change.dropFirst()) ?? .nan }
        return ((old + (Double(change) ?? 0)) * 1_000_000).rounded() / 1_000_000
      }
      last[parts[0]] = numbers
      return pieces.indices.map { place in
        (place == 0 ? "" : Self.decimal(numbers[place - 1])) + pieces[place]
      }.joined()
    }
  }

  private static func decimal(_ number: Double) -> String {
    number == number.rounded() ? String(Int64(number)) : String(number)
  }

  @Test(
    "keeps every number and every text around it",
    arguments: [
      #"{"t":16667,"touch":"moved","id":1,"x":160,"y":384.5}"#,
      #"{"t":1000000000000,"message":"m","state":{"contentOffset":[-0.5,12.25]}}"#,
      ##"{"#":"007 is no number, 1.50 and -0 neither, 0-12 is two, 1e-5 too"}"##,
      ##"{"#":"1234567890123 has many digits, 12345678.5 as well"}"##,
    ]
  )
  func wholeLine(line: String) {
    let pattern = LinePattern(line.utf8)
    var text = ""
    var numbers = pattern.numbers[...]
    for byte in String(decoding: pattern.text, as: UTF8.self) {
      text += byte == "^" ? Self.decimal(Double(numbers.removeFirst()) / 1_000_000) : String(byte)
    }
    #expect(text == line)
  }

  @Test("gives back the lines of a transcript, and shares their patterns")
  func lines() throws {
    let text = """
      {"trace":1,"id":"scroll/a","component":"scroll"}
      {"t":0,"touch":"began","id":1,"x":160,"y":400}
      {"t":16667,"touch":"moved","id":1,"x":160,"y":384.5}
      {"t":33333,"touch":"moved","id":1,"x":160,"y":400}
      {"t":40000,"touch":"ended","id":1,"x":160,"y":400}
      {"end":4}

      """
    var reader = TraceReader(bytes: Array(text.utf8))
    let trace = try #require(try reader.nextTrace())
    var book = PatternBook()
    let film = Film(of: trace, &book)
    #expect(lines(of: film, book) == text.split(separator: "\n").dropLast().map(String.init))
    #expect(book.texts.count == 4)
    #expect(
      String(decoding: film.text, as: UTF8.self).hasSuffix(" 2,16666,,,15.5 3,40000,1,160,400")
    )
  }

  @Test("writes a caret of a text in JSON's own way, for it stands for numbers")
  func caret() {
    #expect(LinePattern("a^1".utf8).text == Array("a\\u005e^".utf8))
  }
}

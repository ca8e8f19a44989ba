import Conformance
import Oracle
import Traces

/// The commands that bring a person to the place of a violation.
struct Pointers {
  let show: String
  let replay: String

  /// Creates the commands.
  ///
  /// - Parameters:
  ///   - finding: the violation.
  ///   - result: the case that it is of.
  ///   - subjects: the run's subjects as its command line spells them; none: the built-in one.
  init(to finding: Finding, of result: CaseResult, by subjects: [String]) {
    var words = [Self.quoted(result.source.argument), "--id", Self.quoted(result.id)]
    if let time = finding.violation.time { words += ["--until", Seconds.exact(time) + "s"] }
    if !result.isTranscript, subjects.indices.contains(result.column),
      subjects[result.column] != "reference"
    {
      words += ["--subject", Self.quoted(subjects[result.column])]
    }
    let rest = words.joined(separator: " ")
    show = "touchstone show " + rest
    replay = "touchstone replay " + rest
  }

  /// A word as a shell takes it.
  static func quoted(_ word: String) -> String {
    let isPlain = word.utf8.allSatisfy { byte in
      switch byte {
      case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "A")...UInt8(ascii: "Z"),
        UInt8(ascii: "0")...UInt8(ascii: "9"):
        true
      default: "/._-+:@%,=".utf8.contains(byte)
      }
    }
    if isPlain, !word.isEmpty { return word }
    // Between $' and ' a shell reads a control character from its number.
    if word.unicodeScalars.contains(where: \.actsOnTerminals) { return "$'" + escaped(word) + "'" }
    return "'" + word.replacing("'", with: "'\\''") + "'"
  }

  private static func escaped(_ word: String) -> String {
    word.unicodeScalars.map { scalar -> String in
      switch scalar {
      case "'", "\\": "\\" + String(Character(scalar))
      case _ where scalar.actsOnTerminals:
        String(Character(scalar)).utf8.map { byte in
          let digits = String(byte, radix: 8)
          return "\\" + String(repeating: "0", count: 3 - digits.count) + digits
        }.joined()
      default: String(Character(scalar))
      }
    }.joined()
  }
}

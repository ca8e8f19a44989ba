import Traces

/// Words as a shell reads them, for command lines that are printed to be typed.
public enum ShellWord: Sendable {
  /// Returns a word that a shell reads as these characters; what would act on a terminal is
  /// escaped.
  public static func quoted(_ word: String) -> String {
    let isPlain = word.utf8.allSatisfy {
      $0.isLetter || $0.isDigit || "/._-+:@%,=".utf8.contains($0)
    }
    if isPlain, !word.isEmpty { return word }
    // Between $' and ' a shell reads a control character from its number.
    if word.unicodeScalars.contains(where: \.actsOnTerminals) { return "$'" + escaped(word) + "'" }
    return "'" + word.replacing("'", with: "'\\''") + "'"
  }

  /// Returns a word for any shell to run, which nobody reads: not every one knows `$'`.
  public static func executed(_ word: String) -> String {
    "'" + word.replacing("'", with: "'\\''") + "'"
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

/// A mistake in a trace file.
public enum Problem: Hashable, Sendable {
  // The file.
  case emptyFile
  case unreadable(String)
  case byteOrderMark
  case carriageReturn
  case blankLine
  case lineTooLong
  case traceTooLong
  case traceTooLarge
  case tooMany(String, most: Int)
  case changedFile
  case notATrace(begins: String)

  // JSON.
  case notUTF8
  case loneSurrogate
  case controlCharacter(UInt8)
  case notJSON(found: String, expected: String)
  case brokenOff
  case tooDeep(String)
  case notAnObject
  case duplicateKey(String)

  // Numbers.
  case exponent(String)
  case tooManyPlaces(String, allowed: Int)
  case outOfRange(String, expected: String)

  // Lines.
  case unknownLine(suggestion: String?)
  case unknownKey(String, line: String, allowed: [String], suggestion: String?)
  case keyOfAnotherLine(String, line: String, other: String)
  case missingKey(String, line: String)
  case wrongValue(key: String, found: String, expected: String)
  case unknownWord(String, is: String, allowed: [String], suggestion: String?)
  case unsupportedVersion(String)
  case badIdentifier(String)
  case badItem(String, expected: String)
  case badPlace(String, message: String, expected: String)
  case unknownView(String, allowed: [String])
  case unwantedViews
  case badAddress(String, expected: String)
  case unknownAddress(String, key: String, page: String, suggestion: String?)
  case addressesInCircle(String, key: String)

  // Events for a subject, and its answers.
  case notAnEvent
  case notAnAnswer(String)
  case timeInAnswer(line: String)
  case twoTurns

  // Names and parts that do not fit together.
  case foreignName(
    String,
    is: NameKind,
    component: String,
    allowed: [String],
    suggestion: String?
  )
  case unreachableView(String, why: String)
  case unknownAction(String, of: String, allowed: [String], suggestion: String?)
  case judgesNothing(String)
  case unknownAnimator(String, allowed: [String])
  case notStopped(String)

  // The order of lines.
  case missingHeader
  case headerInsideTrace
  case missingEnd
  case gapInTrace
  case wrongCount(stated: Int, counted: Int)
  case timeBackwards(from: Microseconds, to: Microseconds)
  case missingTime(line: String)
  case mixedTimes
  case fingerNotDown(Int32, phase: String)
  case fingerAlreadyDown(Int32)
  case fingerDownAtEnd(Int32)
  case fingerDownAtSettle(Int32)
  case beforeSettled(Microseconds)
  case contradiction(String, key: String, sentence: String)
  case duplicateIdentifier(String, first: String)
}

extension Problem {
  /// The kind of thing that a name stands for.
  public enum NameKind: String, Hashable, Sendable {
    /// A property.
    case property = "property"
    /// A method.
    case method = "method"
    /// A key of `state`.
    case stateKey = "state key"
  }
}

extension Problem {
  /// The most expected names that a message lists.
  static let mostListed = 100
}

extension Problem: CustomStringConvertible {
  /// The mistake; what was expected; and a suggestion if a name is nearly right.
  public var description: String {
    // A file that cannot be read has nothing in it that could be otherwise.
    if case .unreadable = self { return complaint }
    var text = "\(complaint); expected \(expectation)"
    if let suggestion { text += "; did you mean \(quoted(suggestion))?" }
    return text
  }
}

/// Puts text in quotation marks, shortened, with what cannot be printed made visible.
package func quoted(_ text: String) -> String {
  var shown = ""
  for scalar in text.unicodeScalars.prefix(60) {
    shown += scalar.actsOnTerminals ? scalar.spelling : String(scalar)
  }
  if text.unicodeScalars.count > 60 { shown += "…" }
  return "\"\(shown)\""
}

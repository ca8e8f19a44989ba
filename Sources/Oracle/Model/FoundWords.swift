internal import Traces

/// The words for what came, taken apart: a message or a fact, and what is said of it behind a comma.
struct FoundWords {
  /// The message that came, in short: `didScroll to (0, 30)`.
  let lead: String
  /// The clause about it, with the comma or the colon before it; empty: nothing is said.
  let clause: String
  /// The message with which the words begin, in short; nil: they tell of no message.
  let message: String?
  /// The words behind the message's name in `lead`.
  private let details: String

  /// Reads the words.
  init(_ found: String) {
    let end = Self.endOfLead(found)
    let (name, details) = Self.named(found[..<end])
    message = name
    self.details = details
    lead = name.map { $0 + details } ?? details
    clause = String(found[end...])
  }

  /// True if it is at rest that something has not come.
  var isRest: Bool { lead == Event.rest.word && clause.isEmpty }

  /// True if the words say no more than that no message came.
  var isSilence: Bool { clause.isEmpty && (lead == Event.turnEnd.word || isRest) }

  /// True if the words themselves say after what it came.
  var saysAfterWhat: Bool { (details + clause).contains(" after ") }

  /// The message of which the words say that it did not come, in short.
  var absent: String? {
    let text = lead + clause
    let start =
      text.hasPrefix("no ")
      ? text.dropFirst(3)
      : text.firstRange(of: ", and no ").map { text[$0.upperBound...] }
    guard let word = start?.prefix(while: { $0.isLetter || $0.isNumber }), !word.isEmpty else {
      return nil
    }
    return NeverTold.names[String(word)] == nil ? nil : String(word)
  }

  /// Returns the message that came, with a verb and the moment.
  func told(_ moment: String) -> String {
    if let message {
      if details.contains(" s after ") { return "\(message) came\(details),\(moment)" }
      let isAdverb = Self.adverbs.contains { details.hasPrefix($0) }
      return isAdverb ? "\(message) came\(moment)\(details)" : "\(message)\(details) came\(moment)"
    }
    switch lead {
    case Violation.nothing, "the action": return "\(lead) came\(moment)"
    case Event.rest.word: return "all is at rest\(moment)"
    default: return lead + moment
    }
  }

  /// The words behind a message's name that say when or how often it came.
  private static let adverbs = [" after ", " again", " first", " later", " once", " before "]

  /// Returns the start of the clause: the first comma or colon outside of brackets and quotation
  /// marks, and not inside a list of rows or numbers.
  private static func endOfLead(_ text: String) -> String.Index {
    var depth = 0
    var isQuoted = false
    for index in text.indices {
      let character = text[index]
      if character == "\"" { isQuoted.toggle() }
      if isQuoted { continue }
      if "([{".contains(character) { depth += 1 }
      if ")]}".contains(character) { depth -= 1 }
      guard depth == 0, character == "," || character == ":" else { continue }
      let next = text.index(after: index)
      if next < text.endIndex, text[next] == " ", !isListed(text[next...].dropFirst()) {
        return index
      }
    }
    return text.endIndex
  }

  /// Returns true if words go on with a row or a number of a list, and not with how long something took.
  private static func isListed(_ text: Substring) -> Bool {
    let second = text.split(separator: " ", maxSplits: 2).dropFirst().first
    return text.first?.isNumber == true && second != "s"
  }

  /// Returns the message with which words begin, in short, and what follows its name.
  private static func named(_ text: Substring) -> (name: String?, details: String) {
    let full = text.firstRange(of: " [").map { text[..<$0.lowerBound] } ?? text
    if full.last == ")", let name = NeverTold.signatures[String(full)] {
      return (name, flag(in: text[full.endIndex...]))
    }
    let word = text.prefix { $0.isLetter || $0.isNumber }
    guard NeverTold.names[String(word)] != nil else { return (nil, String(text)) }
    return (String(word), String(text[word.endIndex...]))
  }

  /// Returns a message's only argument that is true or false, as explanations write it; other arguments as
  /// they are.
  private static func flag(in arguments: Substring) -> String {
    guard !arguments.contains(","), let value = arguments.split(separator: "=").last?.dropLast()
    else { return String(arguments) }
    return value == "true" || value == "false" ? "(\(value))" : String(arguments)
  }
}

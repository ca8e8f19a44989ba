internal import Traces
internal import Transcripts

/// The facts about a text field or a form in the message, or the final state, that is being judged.
struct TextHeard: Sendable {
  var event = Event.other
  /// The time of the final state; -1: it is none, or not known.
  var time: Microseconds = -1
  /// The cell that the text field is in; nil: none, or it is not told.
  var cell: String?
  /// The row that the cell shows; nil inside: it is out of view.
  var row: Known<RowPath?> = .untold(.row)
  /// The answer.
  var answer = Certainty.unknown
  /// The text that the text field shows.
  var text: Known<String> = .untold(.state)
  /// True if it is the first responder.
  var isFirst: Bool?
  /// The control event that is sent.
  var control: ControlEvents.Kind?
  /// The range to be replaced, in UTF-16 units, and the text that replaces it.
  var range: Range<Int>?
  var replacement: String?
  /// The key and the value that a form records; nil inside: it records no value.
  var key: String?
  var value: Known<String?> = .untold(.state)
  /// The values that are told: by a state, or as they are sent.
  var values: Known<[String: String?]> = .untold(.state)
  /// The text of a cell's label, if it is told; nil inside: it has none.
  var label: Known<String?> = .untold(.state)
  /// The same of its text, where it may have no field.
  var cellText: Known<String?> = .untold(.state)
  /// A number that was answered.
  var count: Int?

  init() {}

  init(_ message: borrowing Message, event: Event) {
    self.event = event
    take(message.table.form)
    answer = Certainty(message.answer?.bool)
    switch event {
    case .sent:
      if case .object(let values)? = message.arguments[.values] {
        self.values = .told(Self.texts(values))
      }
    case .setValueForKey:
      key = message.arguments[.forKey]?.string
      value = Known(message.arguments[.value].map(\.string), else: .state)
    case .cellControlDidEnd: row = Self.row(message.arguments[.object])
    case .willDisplayCell:
      row = Self.row(message.arguments[.forRowAt])
      cell = message.arguments[.willDisplay]?.string
    case .cellForRow: row = Self.row(message.arguments[.cellForRowAt])
    case .numberOfRows, .numberOfSections: count = TableHeard(message, event: event).number
    default:
      guard event.isOfText else { return }
      row = Self.row(message.arguments[.at])
      cell = message.arguments[.cell]?.string
      control = message.arguments[.forControlEvents]?.string.flatMap(ControlEvents.Kind.init)
      takeChange(message)
    }
  }

  init(_ final: borrowing Final) {
    event = .final
    take(final.table.form)
  }

  private mutating func take(_ form: FormState) {
    text = Known(form.text?.string, else: .state)
    isFirst = form.isFirstResponder
    if let values = form.values { self.values = .told(Self.texts(values)) }
    label = Known(form.label.map(\.string), else: .state)
    cellText = Known(form.text.map(\.string), else: .state)
  }

  private mutating func takeChange(_ message: borrowing Message) {
    replacement = message.arguments[.replacementString]?.string
    guard let parts = message.arguments[.shouldChangeCharactersIn]?.numbers, parts.count == 2 else {
      return
    }
    let start = Int(parts[0].units / 1_000_000)
    let length = Int(parts[1].units / 1_000_000)
    if start >= 0, length >= 0 { range = start..<start + length }
  }

  private static func row(_ value: Value?) -> Known<RowPath?> {
    guard let value else { return .untold(.row) }
    return value == .null ? .told(nil) : Known(value.rowPath, else: .row).map { $0 }
  }

  static func texts(_ values: [Argument]) -> [String: String?] {
    Dictionary(values.map { ($0.label.text, $0.value.string) }) { _, last in last }
  }
}

extension String {
  /// Returns the text with a part replaced, counted in UTF-16 units; nil: it has no such part.
  func replacing(_ range: Range<Int>, by text: String) -> String? {
    guard range.lowerBound >= 0, range.upperBound <= utf16.count else { return nil }
    let start = utf16.index(utf16.startIndex, offsetBy: range.lowerBound)
    let end = utf16.index(start, offsetBy: range.count)
    guard let first = start.samePosition(in: unicodeScalars),
      let last = end.samePosition(in: unicodeScalars)
    else {
      // A half of a character of two units is no text by itself.
      let units = Array(utf16)
      let changed = units[..<range.lowerBound] + Array(text.utf16) + units[range.upperBound...]
      return String(decoding: changed, as: UTF16.self)
    }
    // A text that is typed letter by letter is changed as often as it has letters.
    return String(self[..<first]) + text + self[last...]
  }
}

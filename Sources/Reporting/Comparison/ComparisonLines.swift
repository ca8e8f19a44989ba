public import Conformance
import Traces

/// The differences between two subjects, an object a case.
public struct ComparisonLines: Sendable {
  private let sentence: DifferenceSentence

  /// Creates a report.
  ///
  /// - Parameters:
  ///   - left: what the first subject, or file, is called.
  ///   - right: what the second is called.
  public init(_ left: String, _ right: String) {
    sentence = DifferenceSentence(left: left, right: right)
  }

  /// Returns the line of one case, with its line feed.
  public func line(for compared: ComparedCase) -> String {
    JSONText.object { json in
      json.key("id")
      json.string(compared.id)
      json.key("file")
      json.string(compared.file)
      json.key("subjects")
      json.strings([sentence.left, sentence.right])
      json.key("verdict")
      json.string(compared.verdict.rawValue)
      if let why = compared.why {
        json.key("why")
        json.string(why)
      }
      json.key("differences")
      json.array(compared.differences) { json, difference in
        json.object { add(difference, to: &$0) }
      }
      json.key("ignored")
      json.strings(compared.ignored)
    } + "\n"
  }

  private func add(_ difference: Difference, to json: inout JSONText) {
    json.key("kind")
    json.string(difference.kind.word)
    if let view = difference.view {
      json.key("view")
      json.string(view.text)
    }
    json.key("of")
    json.string(difference.subject.text)
    json.key("t")
    json.array([difference.time, difference.otherTime]) { $0.number($1) }
    addDetails(of: difference.kind, to: &json)
    json.key("text")
    json.string(sentence.text(of: difference))
  }

  private func addDetails(of kind: Difference.Kind, to json: inout JSONText) {
    switch kind {
    case .missing(let count), .extra(let count):
      json.key("count")
      json.number(count)
    case .count(let count, let other):
      json.key("count")
      json.array([count, other]) { $0.number($1) }
    case .argument(let name, let value, let other):
      addValues(name, value, other, to: &json)
    case .state(let name, let value, let other): addValues(name, value, other, to: &json)
    case .answer(let value, let other): addValues("answer", value, other, to: &json)
    case .timing(let late):
      json.key("by")
      json.number(late)
    case .offset(let gap, let time):
      json.key("by")
      json.value(Value(gap))
      json.key("at")
      json.number(time)
    case .moved, .turn: break
    }
  }

  private func addValues(_ name: Name, _ value: Value?, _ other: Value?, to json: inout JSONText) {
    json.key("name")
    json.string(name.text)
    json.key("values")
    json.array([value, other]) { json, value in json.value(value ?? .null) }
  }
}

extension Difference.Kind {
  /// The kind's word.
  fileprivate var word: String {
    switch self {
    case .missing: "missing"
    case .extra: "extra"
    case .moved: "moved"
    case .argument: "argument"
    case .answer: "answer"
    case .state: "state"
    case .timing: "timing"
    case .turn: "turn"
    case .offset: "offset"
    case .count: "count"
    }
  }
}

extension JSONText {
  /// Writes a value of the format.
  mutating func value(_ value: Value) {
    switch value {
    case .null: number(Int?.none)
    case .bool(let value): literal(value ? "true" : "false")
    case .number(let number): literal(Seconds.exact(number.units))
    case .string(let text): string(text)
    case .pair(let x, let y): array([x, y]) { $0.literal(Seconds.exact($1.units)) }
    case .array(let elements): array(elements) { $0.value($1) }
    case .object(let members):
      object { json in
        for member in members {
          json.key(member.label.text)
          json.value(member.value)
        }
      }
    }
  }
}

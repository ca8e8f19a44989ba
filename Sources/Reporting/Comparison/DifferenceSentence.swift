import Conformance
import Traces

/// A difference as a sentence, with the names of the two that are compared.
struct DifferenceSentence {
  /// The name of the first.
  let left: String
  /// The name of the second.
  let right: String

  /// Returns the difference in words, without its place and time.
  func text(of difference: Difference) -> String {
    switch difference.kind {
    case .missing(let count): only(left, count)
    case .extra(let count): only(right, count)
    case .moved(let after, let instead):
      "\(right) tells it \(place(after)), \(left) \(place(instead))"
    case .argument(let label, let value, let other):
      "\(label.text) is \(told(value)) in \(left), \(told(other)) in \(right)"
    case .answer(let value, let other):
      "answered \(told(value)) in \(left), \(told(other)) in \(right)"
    case .state(let key, let value, let other):
      "\(key.text) is \(Self.value(value)) in \(left), \(Self.value(other)) in \(right)"
    case .timing(let late):
      "\(right) tells it \(Seconds.exact(abs(late))) s \(late < 0 ? "earlier" : "later")"
    case .turn: "\(right) tells it at the same instant in another turn"
    case .offset(let gap, let time): offset(gap, time, in: difference)
    case .count(let count, let other):
      "the same way in \(messages(count)) of \(left), \(messages(other)) of \(right)"
    }
  }

  private func only(_ name: String, _ count: Int) -> String {
    count == 1 ? "only \(name) tells it" : "only \(name) tells these \(messages(count))"
  }

  private func messages(_ count: Int) -> String {
    counted(count, "message")
  }

  private func place(_ name: Name?) -> String {
    name.map { "after \($0.text)" } ?? "first"
  }

  private func told(_ value: Value?) -> String {
    value.map(Self.value) ?? "not told"
  }

  private func offset(_ gap: Point, _ time: Microseconds?, in difference: Difference) -> String {
    let way = "(\(Words.number(gap.x)), \(Words.number(gap.y))) pt"
    guard case .run = difference.subject else { return "\(right) is \(way) from \(left)" }
    let moment = time.map { ", at \(Seconds.exact($0)) s" } ?? ""
    return "\(right) is \(way) from \(left) where they are farthest apart\(moment)"
  }

  private static func value(_ value: Value) -> String {
    Words(glyphs: .ascii).value(value)
  }
}

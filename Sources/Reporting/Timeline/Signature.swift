import Traces

/// A method's name, taken apart: `tableView(_:willDisplay:forRowAt:)`.
struct Signature {
  /// The labels in their order.
  let labels: [Substring]
  /// The method's short name: its name, or the first label that says more than who calls.
  let head: String

  /// Names that only say who calls, so that the next label says what.
  private static let callers: Set<Substring> = [
    "tableView", "navigationController", "webView", "textField",
  ]

  init(_ name: Name) {
    let text = name.text
    let base = text.prefix { $0 != "(" }
    labels = text.dropFirst(base.count + 1).prefix { $0 != ")" }.split(separator: ":")
    if Self.callers.contains(base), labels.count > 1 {
      head = String(labels[1])
    } else {
      head = Self.withoutPrefix(base)
    }
  }

  /// Returns true if the head says what an argument is, as `setHighlighted` and `cellForRowAt` do.
  func names(_ argument: Argument) -> Bool {
    let label = argument.label.text
    return head == label || head.hasSuffix(label.prefix(1).uppercased() + label.dropFirst())
  }

  /// Arguments in the order of the labels; those that are in none of them come last.
  func sorted(_ arguments: [Argument]) -> [Argument] {
    let place = { (argument: Argument) in
      let isFirst = names(argument)
      return isFirst ? -1 : labels.firstIndex { $0 == argument.label.text } ?? labels.count
    }
    return arguments.enumerated()
      .sorted { (place($0.element), $0.offset) < (place($1.element), $1.offset) }
      .map(\.element)
  }

  private static func withoutPrefix(_ base: Substring) -> String {
    let prefix = "scrollView"
    let rest = base.dropFirst(prefix.count)
    guard base.hasPrefix(prefix), let first = rest.first, first.isUppercase else {
      return String(base)
    }
    return first.lowercased() + rest.dropFirst()
  }
}

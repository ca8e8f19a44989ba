public import Oracle

/// The rule book as a page: for people, for programs, for documentation.
public enum RuleBookPage: Sendable {
  /// Returns a line a rule.
  public static func text(_ rules: [Rule], style: Style = .plain) -> String {
    let width = rules.map(\.id.count).max() ?? 0
    var text = ""
    for rule in rules {
      let id = rule.id + String(repeating: " ", count: width - rule.id.count)
      let numbers = rule.catalogue.isEmpty ? "" : " [\(rule.catalogue.joined(separator: ", "))]"
      let grade = rule.grade.rawValue
      let margin = String(repeating: " ", count: 8 - grade.count)
      text += style.paint(grade, rule.grade.ink) + margin + style.paint(id, .title)
      text += "  \(rule.sentence)" + style.paint(numbers, .quiet) + "\n"
    }
    return text
  }

  /// Returns an array of objects, one a line.
  public static func json(_ rules: [Rule]) -> String {
    JSONText.lines(rules) { json, rule in
      json.key("id")
      json.string(rule.id)
      json.key("sentence")
      json.string(rule.sentence)
      json.key("grade")
      json.string(rule.grade.rawValue)
      json.key("catalogue")
      json.strings(rule.catalogue)
      json.key("form")
      json.string(rule.form.rawValue)
      json.key("profiles")
      json.strings(rule.profiles)
      json.key("sources")
      json.strings(rule.sources)
    }
  }
}

extension Grade {
  var ink: Style.Ink {
    switch self {
    case .must: .bad
    case .should: .doubtful
    case .may: .quiet
    }
  }

  /// What a violation does.
  var effect: String {
    switch self {
    case .must: "a violation fails the case"
    case .should: "a violation warns, and fails the case under --strict"
    case .may: "a violation informs"
    }
  }
}

extension Form {
  /// What rules of this form say.
  var meaning: String {
    switch self {
    case .sequence: "which messages may follow which"
    case .invariant: "what is true at each message of a kind"
    case .response: "what must come after something"
    case .rest: "what is true at rest, and of the whole transcript"
    }
  }
}

public import Oracle
import Traces

/// The rule book as a page: for people, for programs, for documentation.
public enum RuleBookPage: Sendable {
  /// Returns a line a rule, with the grade that it has here.
  public static func text(
    _ rules: [Rule],
    settings: RuleSettings = RuleSettings(),
    style: Style = .plain
  ) -> String {
    let width = rules.map(\.id.count).max() ?? 0
    var text = ""
    for rule in rules {
      let numbers = rule.catalogue.isEmpty ? "" : " [\(rule.catalogue.joined(separator: ", "))]"
      let weighed = settings.weighed(rule).grade
      let isOff = settings.isOff(rule.id)
      let grade = isOff ? "off" : weighed.rawValue
      text += style.paint(grade, isOff ? .quiet : weighed.ink, width: 8)
      text += style.paint(rule.id.padded(to: width), .title)
      text += "  \(rule.sentence)" + style.paint(numbers, .quiet) + "\n"
    }
    let notes = RuleSettingsText.text(of: settings, style: style)
    return notes.isEmpty ? text : text + "\n" + notes
  }

  /// Returns an array of objects, one a line.
  ///
  /// `grade` is the rule book's; `setting` says what the configuration makes of it.
  public static func json(_ rules: [Rule], settings: RuleSettings = RuleSettings()) -> String {
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
      if let setting = settings[rule.id] {
        json.key("setting")
        json.object { RuleSettingsText.add(setting, to: &$0) }
      }
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

  /// The effect of a violation.
  var effect: String {
    switch self {
    case .must: "a violation fails the case"
    case .should: "a violation warns, and fails the case under --strict"
    case .may: "a violation informs"
    }
  }
}

extension Form {
  /// The meaning of rules of this form.
  var meaning: String {
    switch self {
    case .sequence: "which messages may follow which"
    case .invariant: "what is true at each message of a kind"
    case .response: "what must come after something"
    case .rest: "what is true at rest, and of the whole transcript"
    }
  }
}

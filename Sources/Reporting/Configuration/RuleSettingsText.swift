import Oracle
import Traces

/// The weights of rules that differ from the rule book, as reports tell them.
enum RuleSettingsText: Sendable {
  /// Returns a line a rule, and its reason below it; empty where nothing is set.
  static func text(of settings: RuleSettings, style: Style = .plain) -> String {
    guard !settings.isEmpty else { return "" }
    var text = "rules that are set otherwise than in the rule book:\n"
    for setting in settings.all {
      let level = setting.level.rawValue
      text += "  " + style.paint(level, setting.level.ink, width: 7)
      text += style.paint(setting.rule, .title) + "  \(setting.place.inOneLine)\n"
      if let reason = setting.reason { text += "         \(reason.inOneLine)\n" }
    }
    return text
  }

  /// Returns what a run says at its end: all of it, or how many rules were not asked.
  static func closing(
    _ settings: RuleSettings,
    isVerbose: Bool,
    style: Style = .plain
  ) -> String {
    if isVerbose { return text(of: settings, style: style) }
    let count = settings.all.count { $0.level == .off }
    guard count > 0 else { return "" }
    let rules = counted(count, "rule is off", "rules are off")
    return style.paint("\(rules); --verbose says which, and why\n", .quiet)
  }

  /// Returns the properties of a report: for each level that is used, the ids of its rules.
  static func properties(of settings: RuleSettings) -> [JUnitReport.Property] {
    RuleSettings.Level.allCases.compactMap { level in
      let rules = settings.all.filter { $0.level == level }.map(\.rule)
      guard !rules.isEmpty else { return nil }
      return JUnitReport.Property("rules.\(level.rawValue)", rules.joined(separator: " "))
    }
  }

  static func add(_ setting: RuleSettings.Setting, to json: inout JSONText) {
    json.pair("rule", setting.rule)
    json.pair("level", setting.level.rawValue)
    json.pair("reason", setting.reason)
    json.pair("at", setting.place)
  }

  /// Returns what a rule's page says of it.
  static func sentence(_ setting: RuleSettings.Setting) -> String {
    let reason = setting.reason.map { ": \($0.inOneLine)" } ?? ""
    return
      "\(setting.level.rawValue), \(setting.level.effect)\(reason) [\(setting.place.inOneLine)]"
  }
}

extension RuleSettings.Level {
  var ink: Style.Ink {
    switch self {
    case .error: .bad
    case .warn: .doubtful
    case .off: .quiet
    }
  }

  fileprivate var effect: String {
    switch self {
    case .error: Grade.must.effect
    case .warn: Grade.should.effect
    case .off: "it is not asked"
    }
  }
}

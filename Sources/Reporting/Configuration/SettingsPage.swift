public import Oracle
import Traces

/// The settings in force for one command line, each with its origin: for people, or for programs.
public struct SettingsPage: Sendable {
  /// One setting.
  public struct Setting: Hashable, Sendable {
    /// Its name: an option's without its hyphens, or that of the operands.
    public var name: String
    /// Its values as a command line would have them; none: it is not set.
    public var values: [String]
    /// The origin of the values.
    public var origin: Origin
    /// True if it is an option.
    public var isOption: Bool

    /// Creates a setting.
    public init(name: String, values: [String], origin: Origin, isOption: Bool = true) {
      self.name = name
      self.values = values
      self.origin = origin
      self.isOption = isOption
    }
  }

  /// The origin of a setting.
  public enum Origin: Hashable, Sendable {
    /// The command line.
    case commandLine
    /// A configuration, at this place: `file:line:column`.
    case configuration(String)
    /// Nobody: it is as it always is.
    case usual
  }

  private let command: String
  private let file: String?
  private let settings: [Setting]
  private let rules: RuleSettings

  /// Creates a page.
  ///
  /// - Parameters:
  ///   - command: the command that the settings are of.
  ///   - file: the configuration; nil: there is none.
  ///   - settings: all that could be set, in order.
  ///   - rules: how much rules weigh.
  public init(command: String, file: String?, settings: [Setting], rules: RuleSettings) {
    self.command = command
    self.file = file
    self.settings = settings
    self.rules = rules
  }

  /// Returns the page for people.
  public func text(style: Style = .plain) -> String {
    let source = file.map { "with \($0.inOneLine)" } ?? "without a configuration"
    var text = style.paint("touchstone \(command)", .title) + ", \(source)\n"
    let told = settings.filter { $0.origin != .usual }
    if !told.isEmpty { text += "\n" + Self.table(told.map(Self.cells)) }
    let others = settings.filter { $0.origin == .usual }.map(Self.spelling)
    if !others.isEmpty {
      let words = "not set: " + others.joined(separator: ", ")
      let lines = Paragraph.lines(of: words, width: 100, hanging: 2)
      text += "\n" + lines.map { style.paint($0, .quiet) + "\n" }.joined()
    }
    let rules = RuleSettingsText.text(of: rules, style: style)
    return rules.isEmpty ? text : text + "\n" + rules
  }

  private static func table(_ rows: [[String]]) -> String {
    let widths = [0, 1].map { column in min(48, rows.map { $0[column].count }.max() ?? 0) }
    return rows.map { row in
      let columns = zip(row, widths).map { cell, width in cell.padded(to: width) }
      return columns.joined(separator: "  ") + "  " + row[2] + "\n"
    }.joined()
  }

  private static func cells(of setting: Setting) -> [String] {
    let values = setting.values.map { $0.isEmpty ? "yes" : $0.inOneLine }
    let shown = values.isEmpty ? "no" : values.joined(separator: ", ")
    return [spelling(setting), shown, words(for: setting.origin)]
  }

  private static func spelling(_ setting: Setting) -> String {
    setting.isOption ? "--\(setting.name)" : setting.name
  }

  private static func words(for origin: Origin) -> String {
    switch origin {
    case .commandLine: "command line"
    case .configuration(let place): place.inOneLine
    case .usual: ""
    }
  }

  /// One object on one line.
  ///
  /// `from` is `command line`, `configuration` or `default`; `at` is the place in the configuration.
  public var json: String {
    JSONText.object { json in
      json.pair("command", command)
      json.pair("configuration", file)
      json.key("settings")
      json.array(settings) { json, setting in json.object { Self.add(setting, to: &$0) } }
      json.key("rules")
      json.array(rules.all) { json, rule in json.object { RuleSettingsText.add(rule, to: &$0) } }
    } + "\n"
  }

  private static func add(_ setting: Setting, to json: inout JSONText) {
    json.pair("name", setting.name)
    json.key("values")
    json.strings(setting.values.map { $0.isEmpty ? "true" : $0 })
    switch setting.origin {
    case .commandLine: json.pair("from", "command line")
    case .configuration(let place):
      json.pair("from", "configuration")
      json.pair("at", place)
    case .usual: json.pair("from", "default")
    }
  }
}

import Conformance
import Reporting

extension Command {
  /// Prints what a command line would do, and who says so.
  static let config = Command(
    name: "config",
    summary: "Prints each setting in force, and where it comes from.",
    operands: .any("COMMAND"),
    discussion: """
      The configuration is the nearest touchstone.json: that of the working directory, or in a
      repository that of the first directory above it, up to the root (where there is a .git). One that
      somebody else owns is refused; --config FILE takes it all the same, and --no-config takes none.
      It holds what a command line would; the command line wins. COMMAND is a command line without
      its first word, with -- before its options; without it: run.
      """,
    options: [
      .choice("format", of: ["text", "json"], "Print text for people, or an object."),
      .flag("schema", "Print the JSON schema of a configuration instead."),
      .color,
    ],
    examples: [
      Example(line: "touchstone config", purpose: "prints what `touchstone run` would do here"),
      Example(
        line: "touchstone config -- check logs --strict",
        purpose: "prints what that command line would do"
      ),
    ],
    body: { arguments, terminal throws(UsageError) in
      guard !arguments.has("schema") else {
        terminal.output.write(page: ConfigurationSchema.text)
        return .success
      }
      let name = arguments.operands.first ?? Command.run.name
      guard let command = Touchstone.command(name) else {
        throw .unknownCommand(name)
      }
      guard command.isConfigured else {
        throw .cases("`touchstone \(name)` takes nothing from a configuration")
      }
      var line = try Arguments(Array(arguments.operands.dropFirst()), options: command.allOptions)
      do throws(ConfigurationMistakes) {
        if line.has("config") || line.has("no-config") {
          try line.configure(for: command, terminal.environment)
        } else {
          line.configure(for: command, arguments.configuration)
        }
      } catch {
        for mistake in error.lines { terminal.errors.say(mistake) }
        return .usage
      }
      let page = try page(of: command, line)
      let isJSON = arguments["format"] == "json"
      let style = terminal.style(color: arguments["color"])
      if isJSON {
        terminal.output.write(objects: page.json)
      } else {
        terminal.output.write(page: page.text(style: style))
      }
      return .success
    }
  )

  private static func page(
    of command: Command,
    _ line: Arguments
  ) throws(UsageError) -> SettingsPage {
    var line = line
    do throws(UsageError) {
      try line.checkOperands(command.operands)
    } catch .missingOperand {
      // The page says what is in force all the same.
    }
    var settings = command.options.map { option in
      SettingsPage.Setting(
        name: option.name,
        values: line.all(option.name),
        origin: SettingsPage.Origin(line.origin(of: option.name))
      )
    }
    if let name = command.operands.name {
      let operands = SettingsPage.Setting(
        name: name,
        values: line.operands,
        origin: SettingsPage.Origin(line.operandOrigin),
        isOption: false
      )
      settings.insert(operands, at: 0)
    }
    return SettingsPage(
      command: command.name,
      file: line.configuration.file,
      settings: settings,
      rules: line.configuration.rules
    )
  }
}

extension SettingsPage.Origin {
  fileprivate init(_ origin: Arguments.Origin?) {
    switch origin {
    case .commandLine: self = .commandLine
    case .configuration(let place): self = .configuration(place.description)
    case nil: self = .usual
    }
  }
}

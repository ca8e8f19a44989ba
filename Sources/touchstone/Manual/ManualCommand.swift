import Conformance

extension Command {
  /// Prints the manual page.
  static let manual = Command(
    name: "manual",
    summary: "Prints the manual page, for `man`.",
    operands: .none,
    discussion: """
      The page has every command with its options and examples. It is made from the table of the help
      pages, so it is as new as the command.
      """,
    options: [],
    examples: [
      Example(line: "touchstone manual | man -l -", purpose: "shows it"),
      Example(
        line: "touchstone manual > ~/.local/share/man/man1/touchstone.1",
        purpose: "installs it for one person: `man touchstone`"
      ),
    ],
    isConfigured: false,
    body: { arguments, terminal throws(UsageError) in
      terminal.output.write(raw: Array(ManualPage.text(of: Touchstone.commands).utf8))
      return .success
    }
  )
}

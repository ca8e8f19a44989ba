import Conformance
import Traces

/// The script by which one shell completes command lines.
struct CompletionScript: Sendable {
  /// The shell.
  let name: String
  /// Makes the script.
  let text: @Sendable (CompletionTable) -> String

  /// The shells that are known.
  static let shells = [
    CompletionScript(name: "bash", text: BashCompletion.text),
    CompletionScript(name: "zsh", text: ZshCompletion.text),
    CompletionScript(name: "fish", text: FishCompletion.text),
  ]
}

extension Command {
  /// Prints what makes a shell complete command lines.
  static let completions = Command(
    name: "completions",
    summary: "Prints a script by which a shell completes command lines.",
    operands: .one("SHELL"),
    discussion: """
      SHELL is bash, zsh or fish. The script needs nothing but the shell. It is made from the table
      of the help pages, so it is as new as the command.
      """,
    options: [],
    examples: [
      Example(
        line: "source <(touchstone completions bash)",
        purpose: "completes in this bash; in ~/.bashrc, in every new one"
      ),
      Example(
        line: "touchstone completions zsh > ~/.zsh/functions/_touchstone",
        purpose: "completes in zsh, if that folder is in its fpath before compinit"
      ),
      Example(
        line: "touchstone completions fish > ~/.config/fish/completions/touchstone.fish",
        purpose: "completes in every new fish"
      ),
    ],
    isConfigured: false,
    body: { arguments, terminal throws(UsageError) in
      let name = arguments.operands[0]
      let names = CompletionScript.shells.map(\.name)
      guard let script = CompletionScript.shells.first(where: { $0.name == name }) else {
        let near = Suggestion.closest(to: name, among: names).map { "; did you mean \($0)?" }
        let known = names.joined(separator: ", ")
        throw .cases(
          "there are no completions for \"\(name)\"; expected one of \(known)\(near ?? "")"
        )
      }
      let table = CompletionTable(of: Touchstone.commands)
      terminal.output.write(raw: Array(script.text(table).utf8))
      return .success
    }
  )
}

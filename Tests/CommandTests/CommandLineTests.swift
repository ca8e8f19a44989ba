import Conformance
import Reporting
import Testing

@testable import touchstone

@Suite("The command line")
struct CommandLineTests {
  @Test("has a help page for every command, three ways", arguments: Touchstone.commands.map(\.name))
  func help(name: String) {
    let page = Invocation(name, "--help")
    #expect(page.code == .success)
    #expect(page.output.hasPrefix("usage: touchstone \(name)"))
    #expect(page.output.contains("\nexamples:\n"))
    let command = Touchstone.commands.first { $0.name == name }
    let hasCodes = command?.codes.isEmpty == false
    #expect(page.output.contains("\nexit codes:\n") == hasCodes)
    let options = command?.allOptions.map(\.name) ?? []
    #expect(Set(options).count == options.count, "an option stands there twice: \(options)")
    #expect(Invocation("help", name).output == page.output)
    #expect(Invocation(name, "-h").output == page.output)
    #expect(Invocation("--help").output.contains("  \(name) "))
    for line in page.output.split(separator: "\n") { #expect(line.count <= 102, "\(line)") }
  }

  @Test("says its version")
  func version() {
    #expect(Invocation("--version").output == "touchstone \(Touchstone.version)\n")
  }

  @Test(
    "is told what is wrong with it, and what was probably meant",
    arguments: [
      ([], "usage: touchstone COMMAND"),
      (["rnu"], "there is no command \"rnu\"; did you mean run?"),
      (["--verison"], "there is no option \"--verison\"; did you mean --version?"),
      (["help", "chekc"], "did you mean check?"),
      (["run"], "PATH is missing"),
      (["run", "-", "x", "-"], "- is given twice; the standard input can be read only once"),
      (["run", "x", "--junit="], "--junit needs a value: --junit FILE"),
      (["run", "x", "--frmat", "jsonl"], "there is no option --frmat; did you mean --format?"),
      (["run", "-x"], "there is no option --x"),
      (["run", "x", "--format"], "--format needs a value: --format text|jsonl"),
      (["run", "x", "--format=jsno"], "expected one of text, jsonl"),
      (["run", "x", "--strict=yes"], "--strict takes no value"),
      (["run", "x", "--jobs", "0"], "expected a whole number from 1 to 1024"),
      (["run", "x", "--profile", "modren"], "did you mean modern?"),
      (["show", "a", "b"], "\"b\" is one argument too many"),
      (["show", "a", "--until", "1.5.2"], "expected a time such as 0.25"),
      (["rules", "a"], "\"a\" is one argument too many"),
      (["explain", "no.such.rule"], "there is no rule, entry or source \"no.such.rule\""),
      (["explain", "c6"], "did you mean C06?"),
    ] as [([String], String)]
  )
  func usage(words: [String], message: String) {
    let invocation = Invocation(words)
    #expect(invocation.code == .usage)
    #expect(invocation.output.isEmpty)
    #expect(invocation.errors.contains(message))
  }

  @Test("takes values after an equals sign or a space, and operands after two hyphens")
  func words() throws {
    let options = Touchstone.commands.first { $0.name == "run" }?.options ?? []
    let words = ["--jobs=3", "--filter", "a=b", "one", "--", "--two", "-"]
    let arguments = try Arguments(words, options: options)
    #expect(arguments["jobs"] == "3")
    #expect(arguments["filter"] == "a=b")
    #expect(arguments.operands == ["one", "--two", "-"])
  }

  @Test(
    "reads moments as people write them",
    arguments: [
      ("0.25", 250_000), ("0.25s", 250_000), ("250ms", 250_000), ("250000us", 250_000),
      ("2", 2_000_000),
      (".5", 500_000), ("1.", 1_000_000), ("0.0000001", nil), ("", nil), ("s", nil), ("-1", nil),
      ("1e3", nil), ("99999999999999999999", nil), ("1.5us", nil), (".", nil),
    ] as [(String, Int64?)]
  )
  func moments(text: String, time: Int64?) {
    #expect(VirtualTime.microseconds(text) == time)
  }
}

@Suite("The terminal")
struct TerminalTests {
  private func terminal(_ environment: [String: String]) -> Terminal {
    Terminal(
      output: Channel(descriptor: nil),
      errors: Channel(descriptor: nil),
      environment: environment
    )
  }

  @Test("is as wide as COLUMNS says, or 80")
  func width() {
    #expect(terminal(["COLUMNS": "132"]).width == 132)
    #expect(terminal(["COLUMNS": "wide"]).width == 80)
    #expect(terminal([:]).width == 80)
  }

  @Test("has colours where they are asked for, and never in a pipe by itself")
  func colours() {
    #expect(!terminal([:]).style(color: nil).isColoured)
    #expect(terminal(["NO_COLOR": "1"]).style(color: "always").isColoured)
    #expect(!terminal([:]).style(color: "never").isColoured)
  }

  @Test("draws in ASCII where the locale has nothing else")
  func locale() {
    #expect(terminal(["LC_ALL": "C", "LANG": "de_DE.UTF-8"]).style(color: nil).isASCII)
    #expect(!terminal(["LC_ALL": "", "LANG": "de_DE.UTF-8"]).style(color: nil).isASCII)
    #expect(!terminal([:]).style(color: nil).isASCII)
    #expect(terminal([:]).style(color: nil, isASCII: true).isASCII)
  }
}

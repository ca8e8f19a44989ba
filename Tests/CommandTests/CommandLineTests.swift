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
    #expect(Invocation("help", "all").output.contains("  \(name) "))
    for line in page.output.split(separator: "\n") { #expect(line.count <= 102, "\(line)") }
  }

  @Test("has a first help page that fits on a screen of 24 lines and 80 columns")
  func overview() {
    let page = Invocation("--help")
    #expect(page.code == .success)
    #expect(Invocation("help").output == page.output)
    #expect(Invocation("-h").output == page.output)
    #expect(Invocation().errors == page.output)
    let lines = page.output.split(separator: "\n", omittingEmptySubsequences: false).dropLast()
    #expect(lines.count <= 24)
    for line in lines { #expect(line.count <= 80, "\(line)") }
  }

  @Test("shows a user's commands first, in groups, and all others where all are asked for")
  func groups() {
    let first = Invocation("--help").output
    let all = Invocation("help", "all").output
    #expect(Invocation("--help", "all").output == all)
    for entry in CommandEntry.all {
      #expect(first.contains("  \(entry.name) ") == entry.isFirst, "\(entry.name)")
    }
    let others = CommandEntry.all.filter { !$0.isFirst }
    #expect(
      Set(others.map(\.name)) == [
        "audit", "bench", "config", "completions", "coverage", "doctor", "manual", "subject",
      ]
    )
    #expect(first.contains("touchstone help all: \(others.count) more)"))
    // Each group stands once, beside the first of its commands.
    for group in CommandGroup.allCases {
      let heads = all.split(separator: "\n").filter { $0.hasPrefix("\(group.rawValue) ") }
      let entry = CommandEntry.all.first { $0.group == group }
      #expect(heads.count == 1, "\(group)")
      #expect(heads.first?.contains(" \(entry?.name ?? "") ") == true, "\(group)")
    }
    for line in all.split(separator: "\n") { #expect(line.count <= 80, "\(line)") }
  }

  @Test("explains ten options of a command that has many, and the others where all are asked for")
  func manyOptions() {
    for command in Touchstone.commands {
      let page = Invocation(command.name, "--help").output
      let all = Invocation(command.name, "--help", "all").output
      #expect(Invocation("help", command.name, "all").output == all)
      let names = command.allOptions.map(\.name)
      guard !command.firstOptions.isEmpty else {
        #expect(page == all)
        continue
      }
      #expect(command.firstOptions.count == 10 && Set(command.firstOptions).isSubset(of: names))
      for option in command.allOptions {
        let isFirst = command.firstOptions.contains(option.name)
        // Compared outside: a failure would print whole pages.
        let isExplained = page.contains("\n  \(option.spelling)")
        let isNamed = page.contains("--\(option.name)")
        let isAmongAll = all.contains("\n  \(option.spelling)")
        #expect(isExplained == isFirst && isNamed && isAmongAll, "\(command.name) \(option.name)")
      }
    }
    #expect(Touchstone.command("run")?.firstOptions.isEmpty == false)
  }

  @Test("has each option of a long list in one group")
  func optionGroups() {
    let names = OptionGroup.allCases.flatMap(\.names)
    #expect(Set(names).count == names.count)
    let grouped = Touchstone.commands.filter { !$0.firstOptions.isEmpty }
    let options = Set(grouped.flatMap { $0.allOptions.map(\.name) })
    #expect(options == Set(names))
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
      (["explain", "no.such.rule"], "there is no rule, entry, source or message \"no.such.rule\""),
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

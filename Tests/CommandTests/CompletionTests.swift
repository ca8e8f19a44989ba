import Conformance
import Foundation
import Reporting
import TestSupport
import Testing

@testable import touchstone

/// The shells' own parsers read the scripts; where a shell is not installed, its tests are skipped.
@Suite("Completions")
struct CompletionTests {
  /// One command line up to the cursor, and what is offered.
  struct Case: CustomTestStringConvertible, Sendable {
    var words: [String]
    var offers: Set<String>
    var others: Set<String> = []

    var testDescription: String { words.joined(separator: " ") }
  }

  static let cases: [Case] = [
    Case(words: ["ru"], offers: ["run", "rules"], others: ["check"]),
    Case(words: ["run", "--max"], offers: ["--max-skipped"], others: ["--strict"]),
    Case(words: ["run", "--profile", ""], offers: ["modern", "classic"]),
    Case(words: ["run", "--profile", "cl"], offers: ["classic"], others: ["modern"]),
    Case(words: ["run", "tra"], offers: ["traces"]),
    Case(words: ["run", "--junit", "some"], offers: ["some file.xml"]),
    Case(words: ["adapter", ""], offers: ["javascript", "python", "c", "swift"]),
    Case(words: ["import", ""], offers: ["libinput", "log"]),
    Case(words: ["import", "csv", "some"], offers: ["some file.xml"]),
    Case(words: ["help", "sh"], offers: ["show", "shrink"], others: ["run"]),
    Case(words: ["explain", "scroll.lift.o"], offers: ["scroll.lift.order"]),
    Case(words: ["shrink", "--rule", "tap.on"], offers: ["tap.once"]),
    Case(words: ["completions", ""], offers: ["bash", "zsh", "fish"]),
  ]

  private let fixture: TemporaryDirectory

  init() throws {
    fixture = try TemporaryDirectory()
    try fixture.write("", to: "traces/a.trace.jsonl")
    try fixture.write("", to: "some file.xml")
    for shell in ["bash", "zsh", "fish"] {
      try fixture.write(Invocation("completions", shell).output, to: "touchstone.\(shell)")
    }
  }

  /// Returns the output of a program; where it is not installed, the test is skipped.
  private func printed(_ program: String, _ arguments: [String]) throws -> String {
    let paths = ["/usr/bin/", "/bin/", "/usr/local/bin/"].map { $0 + program }
    guard let path = paths.first(where: FileManager.default.isExecutableFile(atPath:)) else {
      try Test.cancel("\(program) is not installed")
    }
    let process = Process()
    process.executableURL = URL(fileURLWithPath: path)
    process.arguments = arguments
    process.currentDirectoryURL = URL(fileURLWithPath: fixture.path)
    process.environment = ["HOME": fixture.path, "PATH": "/usr/bin:/bin", "TERM": "dumb"]
    let pipe = Pipe()
    process.standardOutput = pipe
    process.standardError = pipe
    process.standardInput = FileHandle.nullDevice
    try process.run()
    let data = try pipe.fileHandleForReading.readToEnd() ?? Data()
    process.waitUntilExit()
    return String(decoding: data, as: UTF8.self)
  }

  private func check(_ example: Case, _ offered: [String]) {
    let offered = Set(offered.map { $0.trimmingCharacters(in: ["/", " "]) })
    #expect(example.offers.isSubset(of: offered), "\(offered)")
    #expect(example.others.isDisjoint(with: offered), "\(offered)")
  }

  @Test("are what bash offers", arguments: cases)
  func bash(example: Case) throws {
    let words = (["touchstone"] + example.words).map(ShellWord.quoted).joined(separator: " ")
    let script = """
      set -u
      source touchstone.bash
      COMP_WORDS=(\(words)); COMP_CWORD=\(example.words.count)
      $(complete -p touchstone | sed 's/.*-F \\([^ ]*\\) .*/\\1/')
      printf '%s\\n' "${COMPREPLY[@]}"
      """
    let output = try printed("bash", ["--norc", "-c", script])
    check(example, output.split(separator: "\n").map(String.init))
  }

  @Test("are offered by bash behind an equals sign, and not behind two hyphens")
  func bashDetails() throws {
    func offered(_ words: String, _ place: Int) throws -> String {
      let script = """
        source touchstone.bash; COMP_WORDS=(touchstone \(words)); COMP_CWORD=\(place)
        _touchstone; printf '%s\\n' "${COMPREPLY[@]}"
        """
      return try printed("bash", ["--norc", "-c", script])
    }
    #expect(try offered("run --profile = mo", 4) == "modern\n")
    #expect(try offered("run --profile =", 3) == "modern\nclassic\n")
    #expect(try offered("run -- --pro", 3) == "\n")
    #expect(try offered("run --jobs ''", 3) == "\n")
  }

  @Test("are what fish offers", arguments: cases)
  func fish(example: Case) throws {
    let line = (["touchstone"] + example.words).joined(separator: " ")
    let script = "source touchstone.fish; complete -C \(ShellWord.quoted(line))"
    let output = try printed("fish", ["--no-config", "-c", script])
    let words = output.split(separator: "\n").map { line in
      String(line.prefix { $0 != "\t" }).replacing("\\ ", with: " ")
    }
    check(example, words)
  }

  /// The first commands of a zsh that prints its offers and then ends.
  private static let zshSetup = """
    PROMPT=
    autoload -Uz compinit; compinit -u -D
    bindkey '^M' undefined-key
    bindkey '^J' undefined-key
    bindkey '^I' complete-word
    over() { print -r -- OVER }
    comppostfuncs=(over exit)
    compadd() {
      if [[ ${@[1,(i)(-|--)]} == *-(O|A|D)\\ * ]]; then
        builtin compadd "$@"
        return $?
      fi
      typeset -a hits
      builtin compadd -A hits "$@"
      (( $#hits )) && print -rl -- MATCH:$^hits
      builtin compadd "$@"
    }
    source ./touchstone.zsh
    print rea''dy

    """

  /// Starts it on a terminal of its own, types the line and a tab, and prints the matches.
  private static let zshSession = """
    zmodload zsh/zpty || exit 9
    zpty shell zsh -f -i
    zpty -w shell "source ./setup.zsh"
    while zpty -r shell text; do [[ $text == *ready* ]] && break; done
    zpty -w shell "touchstone $1"$'\\t'
    while zpty -r shell text; do
      [[ $text == *OVER* ]] && break
      [[ $text == *MATCH:* ]] && print -r -- ${${text#*MATCH:}%%$'\\r'*}
    done

    """

  @Test("are what zsh offers, on a terminal of its own", arguments: cases)
  func zsh(example: Case) throws {
    try fixture.write(Self.zshSetup, to: "setup.zsh")
    try fixture.write(Self.zshSession, to: "session.zsh")
    #expect(try printed("zsh", ["-n", "touchstone.zsh"]) == "")
    let line = example.words.joined(separator: " ")
    let output = try printed("zsh", ["-f", "session.zsh", line])
    check(example, output.split(separator: "\n").map { String($0).replacing("\\ ", with: " ") })
  }

  @Test("have every command and option of the help pages", arguments: ["bash", "zsh", "fish"])
  func whole(shell: String) {
    let script = Invocation("completions", shell).output
    for command in Touchstone.commands {
      #expect(script.contains(command.name))
      for option in command.allOptions {
        #expect(script.contains(shell == "fish" ? "-l \(option.name)" : "--\(option.name)"))
      }
    }
    #expect(Invocation("completions", "bsh").errors.contains("did you mean bash?"))
  }
}

@Suite("The manual page")
struct ManualPageTests {
  private func page() throws -> (folder: TemporaryDirectory, path: String) {
    let folder = try TemporaryDirectory()
    return (folder, try folder.write(Invocation("manual").output, to: "touchstone.1"))
  }

  @Test("has every command, option and exit code")
  func whole() {
    let text = Invocation("manual").output
    for command in Touchstone.commands {
      #expect(text.contains(".SS \"touchstone \(command.name)"))
      for option in command.allOptions {
        #expect(text.contains("\"\\-\\-\(option.name.replacing("-", with: "\\-"))\""))
      }
    }
    for code in ExitCode.allCases { #expect(text.contains(".B \"\(code.rawValue)\"\n")) }
    #expect(text.utf8.allSatisfy { $0 < 0x80 })
  }

  @Test(
    "is clean to whoever reads manual pages",
    arguments: [
      "mandoc -T lint -W warning FILE", "groff -man -ww -z FILE",
      "man --warnings=w -l FILE > /dev/null",
    ]
  )
  func clean(line: String) throws {
    let program = String(line.prefix { $0 != " " })
    let (folder, path) = try page()
    let script = "command -v \(program) > /dev/null || { echo missing; exit; }; "
    let (code, output) = try shell(script + line.replacing("FILE", with: path))
    if output == "missing\n" { try Test.cancel("\(program) is not installed") }
    #expect(output.isEmpty, "\(output.prefix(2000))")
    #expect(code == 0)
    #expect(!folder.path.isEmpty)
  }

  @Test("escapes whatever has a meaning in roff")
  func escapes() {
    var roff = Roff()
    roff.line(".dot 'a' \\n - …")
    roff.line("'b'")
    roff.macro("B", "say \"c\"")
    #expect(
      roff.text == "\\&.dot \\(aqa\\(aq \\en \\- \\[u2026]\n\\(aqb\\(aq\n.B \"say \\(dqc\\(dq\"\n"
    )
  }
}

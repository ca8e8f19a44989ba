import Conformance
import Foundation
import Pictures
import Reporting

/// The options that choose reports and where they are written.
extension Option {
  static let format = Option.choice(
    "format",
    of: ReportKind.formats.map(\.name),
    "What is printed: text for people, an object a case, or what another tool reads."
  )
  static let junit = Option.path("junit", "FILE", .output, "Also write a JUnit XML report.")
  static let log = Option.path(
    "log",
    "FILE",
    .growingOutput,
    "Also write the log, from which `touchstone report` makes every other report."
  )
  static let junitDialect = Option.choice(
    "junit-dialect",
    of: JUnitDialect.all.map(\.name),
    "For which readers the JUnit XML is; without it core, which all of them take."
  )
  static let tap = Option.path(
    "tap",
    "FILE",
    .output,
    "Also write TAP, the Test Anything Protocol."
  )
  static let tapVersion = Option.choice(
    "tap-version",
    of: TAPReport.Version.allCases.reversed().map { String($0.rawValue) },
    "The version of TAP; without it 14. Perl's prove reads 13 alone."
  )
  static let sarif = Option.path(
    "sarif",
    "FILE",
    .output,
    "Also write SARIF 2.1, for code scanning."
  )
  static let codeQuality = Option.path(
    "code-quality",
    "FILE",
    .output,
    "Also write GitLab's code quality report."
  )
  static let html = Option.path(
    "html",
    "FILE",
    .output,
    "Also write a page for a browser: the list of cases, and a picture of each that can be played."
  )
  static let against = Option.path(
    "against",
    "LOG",
    .earlierLog,
    isRepeatable: true,
    "Say which cases fail that did not in the run that wrote LOG, and which fail no longer; the exit"
      + " code stays. Each log of a sharded run may be given."
  )
  static let fixedTime = Option.flag(
    "fixed-time",
    "Leave times out of all reports, so that they can be compared."
  )
  static let verbose = Option.flag(
    "verbose",
    "Show every case, why it was skipped, which facts rules lacked, and the idle rules."
  )
  /// The files that reports may be written to, and what is printed.
  static let reports: [Option] =
    [.format] + ReportKind.files.compactMap(\.option) + [.junitDialect, .tapVersion, .against]
}

/// One kind of report: what asks for it, and what makes it.
struct ReportKind: Sendable {
  /// The material of a report besides the results.
  struct Context: Sendable {
    var plan: RunPlan
    var style: Style
    var isVerbose: Bool
    var dialect: JUnitDialect
    var tapVersion: TAPReport.Version
    var paths: RepositoryPath
    var folder: String
    /// The transcripts of a run that are kept for its page; nil: none are.
    var album: Album?

    init(_ arguments: Arguments, _ terminal: Terminal, _ plan: RunPlan, _ album: Album?) {
      self.plan = plan
      self.album = album
      style = terminal.style(color: arguments["color"])
      isVerbose = arguments.has("verbose")
      dialect = arguments["junit-dialect"].flatMap(JUnitDialect.init(named:)) ?? .core
      tapVersion = arguments["tap-version"] == "13" ? .thirteen : .fourteen
      folder = FileManager.default.currentDirectoryPath
      let roots = ["GITHUB_WORKSPACE", "CI_PROJECT_DIR"].compactMap { terminal.environment[$0] }
      paths = RepositoryPath(root: roots.first, folder: folder)
    }
  }

  /// The name of its option, or the word of `--format`.
  var name: String
  /// The option that names its file; nil: it is a word of `--format`.
  var option: Option?
  /// True if it is text for people.
  var isForPeople = false
  /// True if the file can be read while the run goes on.
  var isGrowing = false
  var make: @Sendable (Context) -> any RunReport

  /// The reports that `--format` prints.
  static let formats: [ReportKind] = [
    ReportKind(name: "text", isForPeople: true) { context in
      ConsoleRun(context.plan, style: context.style, isVerbose: context.isVerbose)
    },
    ReportKind(name: "jsonl") { _ in JSONLinesReport() },
    ReportKind(name: "tap") { TAPReport($0.plan, version: $0.tapVersion) },
    ReportKind(name: "github", isForPeople: true) { context in
      GitHubReport(
        context.plan,
        paths: context.paths,
        style: context.style,
        isVerbose: context.isVerbose
      )
    },
  ]

  /// The reports that are written to files.
  static let files: [ReportKind] = [
    ReportKind(name: "junit", option: .junit) { context in
      JUnitReport(context.plan, dialect: context.dialect, folder: context.folder)
    },
    ReportKind(name: "log", option: .log, isGrowing: true) { LogReport($0.plan) },
    ReportKind(name: "tap", option: .tap) { TAPReport($0.plan, version: $0.tapVersion) },
    ReportKind(name: "sarif", option: .sarif) { SARIFReport($0.plan, paths: $0.paths) },
    ReportKind(name: "code-quality", option: .codeQuality) { CodeQualityReport(paths: $0.paths) },
    ReportKind(name: "html", option: .html) { PageReport($0.plan, album: $0.album) },
  ]
}

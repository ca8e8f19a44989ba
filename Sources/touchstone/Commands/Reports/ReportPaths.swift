import Conformance
import Reporting

/// The paths of the reports of a command line.
struct ReportPaths {
  /// Each option that names a file, with the file.
  private let paths: [(option: String, path: String)]
  /// The report that `--format` prints, if that is no text for people.
  private let format: String?

  /// The path that stands for the standard output.
  static let standardOutput = "-"

  /// Finds the paths of a command line.
  ///
  /// - Parameters:
  ///   - options: the names of the options that name a file to be written.
  ///   - format: what is printed, where that is no text for people.
  ///   - arguments: the command line.
  init(_ options: [String], format: String?, _ arguments: Arguments) {
    paths = options.compactMap { option in arguments[option].map { (option, $0) } }
    self.format = format
  }

  /// The option whose report goes to the standard output; nil: none.
  var onStandardOutput: String? { paths.first { $0.path == Self.standardOutput }?.option }

  /// Refuses two reports on the standard output; what becomes of files is `FileUse`'s.
  ///
  /// - Throws: `UsageError` for a second one.
  func check() throws(UsageError) {
    let names = paths.filter { $0.path == Self.standardOutput }.map { "--\($0.option) -" }
    let all = names + (format.map { ["--format \($0)"] } ?? [])
    guard !names.isEmpty, all.count > 1 else { return }
    throw .cases(
      "\(all.joined(separator: " and ")) both write to the standard output; give one of them a file"
    )
  }
}

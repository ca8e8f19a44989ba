import Conformance
import Foundation
import Reporting

/// The files that a command line reads and those that it writes: none of the ones may take the place of
/// another.
///
/// Every command is held to it before it opens a file, by what its options and operands say of
/// themselves.
struct FileUse {
  /// A file that is written.
  private struct Output {
    var option: Option
    /// The path as the command line spells it.
    var path: String
    /// A file that stands beside it while it is written; nil: the file itself.
    var ending: String?
  }

  private let command: Command
  private let arguments: Arguments
  private let outputs: [Output]

  init(_ command: Command, _ arguments: Arguments) {
    self.command = command
    self.arguments = arguments
    outputs = command.options.flatMap { option -> [Output] in
      guard let path = arguments[option.name], path != ReportPaths.standardOutput else { return [] }
      let file = Output(option: option, path: path)
      switch option.use {
      case .output: return [file]
      case .growingOutput:
        return [file, Output(option: option, path: path, ending: AtomicFile.partialEnding)]
      case .input, .earlierLog, .folder, nil: return []
      }
    }
  }

  /// Refuses two outputs in one file, and an output in the place of an input, however they are spelt.
  ///
  /// - Throws: `UsageError` for what would overwrite something else.
  func check() throws(UsageError) {
    var files: [FileIdentity: Output] = [:]
    for output in outputs {
      let path = output.path + (output.ending ?? "")
      // A folder is refused as such, where it is opened.
      guard !isFolder(path), let identity = FileIdentity(path) else { continue }
      if let other = files.updateValue(output, forKey: identity) {
        throw .cases(
          "--\(other.option.name) and --\(output.option.name) name the same file, \(output.path);"
            + " give each report a file of its own"
        )
      }
    }
    guard !files.isEmpty else { return }
    for (option, input) in inputs(besides: files.keys) {
      guard let identity = FileIdentity(input), let output = files[identity],
        !mayReplace(output, option)
      else { continue }
      throw .cases(
        "--\(output.option.name) \(output.path) would overwrite an input of this command, \(input);"
          + " name another file"
      )
    }
  }

  /// Tells whether an output may take the place of what an option names: a run of what failed writes its log
  /// over the log that says so.
  private func mayReplace(_ output: Output, _ option: Option?) -> Bool {
    option?.use == .earlierLog && output.option.use == .growingOutput && output.ending == nil
  }

  /// Returns all files that are read, with the options that name them.
  ///
  /// - Parameter outputs: what is written; where none of it is there yet, no folder is walked.
  /// - Returns: the paths, each with its option; nil: an operand, or what no option names.
  private func inputs(
    besides outputs: some Collection<FileIdentity>
  ) -> [(option: Option?, path: String)] {
    let isThere = outputs.contains { if case .file = $0 { true } else { false } }
    var inputs: [(option: Option?, path: String)] = []
    func take(_ option: Option?, _ path: String) {
      guard path != "-" else { return }
      inputs.append((option, path))
      guard isThere else { return }
      for source in Corpus(paths: [path]).items.compactMap(\.source) {
        inputs.append((option, source.argument))
      }
    }
    for path in command.operands.files(among: arguments.operands) { take(nil, path) }
    for option in command.allOptions where option.use == .input || option.use == .earlierLog {
      for path in arguments.all(option.name) { take(option, path) }
    }
    let folder = FileManager.default.currentDirectoryPath
    // The project's configuration is no report, whether this command reads it or not.
    let configurations = [arguments.configuration.file, ConfigurationSearch.path(from: folder)]
    for path in configurations.compactMap(\.self) { take(nil, path) }
    for path in programs { take(nil, path) }
    return inputs
  }

  /// The files that the commands of subjects name.
  private var programs: [String] {
    guard command.options.contains(where: \.namesSubjects) else { return [] }
    return arguments.all("subject").flatMap { subject in
      subject.split { $0.isWhitespace || "'\"=;&|<>()".contains($0) }.map(String.init)
    }.filter { FileManager.default.fileExists(atPath: $0) && !isFolder($0) }
  }

  private func isFolder(_ path: String) -> Bool {
    var isFolder: ObjCBool = false
    return unsafe FileManager.default.fileExists(atPath: path, isDirectory: &isFolder)
      && isFolder.boolValue
  }
}

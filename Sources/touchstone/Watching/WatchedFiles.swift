import Conformance
import Foundation

/// The files that a run depends on.
struct WatchedFiles: Sendable {
  private let arguments: Arguments
  private let knownFailures: [String]
  /// The folder of baselines; nil: nothing is compared with any.
  private let baselines: String?
  /// The folder and the ending of each file that a subject's command line names.
  private let programs: [Program]

  private struct Program: Hashable, Sendable {
    var file: String
    var folder: String
    /// Of a program without an ending, what stands beside it is none of its parts.
    var ending: String

    /// The file, and those beside it that have the same ending: a program has several parts.
    var files: [String] {
      guard !ending.isEmpty else { return [file] }
      let names = (try? FileManager.default.contentsOfDirectory(atPath: folder)) ?? []
      return names.filter { ($0 as NSString).pathExtension == ending }.map {
        folder == "." ? $0 : (folder as NSString).appendingPathComponent($0)
      }
    }
  }

  /// Finds out what the run of a command line depends on.
  init(_ arguments: Arguments) {
    self.arguments = arguments
    baselines = arguments["baselines"]
    knownFailures = arguments.all("known-failures")
    programs = arguments.all("subject").flatMap(Self.programs)
  }

  /// The traces, as they stand below the paths now.
  var corpus: Corpus { arguments.corpus }

  /// All files as they are now.
  var states: FileStates {
    let compared = baselines.map { Corpus(paths: [$0]).files } ?? []
    return FileStates(of: corpus.files + knownFailures + compared + programs.flatMap(\.files))
  }

  /// Returns true if some files concern every case.
  func concernsAll(_ changes: [String]) -> Bool {
    let folder = baselines.map { $0.hasSuffix("/") ? $0 : $0 + "/" }
    return changes.contains { change in
      knownFailures.contains(change) || folder.map(change.hasPrefix) ?? false
    } || concernsSubjects(changes)
  }

  /// Returns true if some files are parts of a subject, which is then to be started again.
  func concernsSubjects(_ changes: [String]) -> Bool {
    changes.contains { change in
      programs.contains { program in
        guard change != program.file else { return true }
        let folder = (change as NSString).deletingLastPathComponent
        return !program.ending.isEmpty && (change as NSString).pathExtension == program.ending
          && (folder.isEmpty ? "." : folder) == program.folder
      }
    }
  }

  /// Returns the words of a subject's command line that are files.
  private static func programs(of subject: String) -> [Program] {
    let words = subject.split { " \t'\"=;&|<>()".contains($0) }.map(String.init)
    return words.compactMap { word in
      guard FileStates.isFile(word) else { return nil }
      let folder = (word as NSString).deletingLastPathComponent
      return Program(
        file: word,
        folder: folder.isEmpty ? "." : folder,
        ending: (word as NSString).pathExtension
      )
    }
  }
}

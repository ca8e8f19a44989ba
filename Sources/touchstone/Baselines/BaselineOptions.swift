import Conformance
import Reporting
import Traces

/// The options about baselines that several commands have.
extension Option {
  static let baselines = Option.path(
    "baselines",
    "DIR",
    .input,
    "Compare with the accepted transcripts in DIR, as touchstone record and accept keep them."
  )
  static let baselineFolder = Option.path(
    "baselines",
    "DIR",
    .folder,
    "The folder of the baselines: DIR/SUBJECT/ID.transcript.jsonl."
  )
  static let baselineTolerance = Option.value(
    "within",
    "POINTS",
    "How far a coordinate may be from its baseline; without it, half a pixel."
  )
  static let baselineSubjects = Option.values(
    "subject",
    "NAME",
    "Only baselines of the subject with this name; may be given more than once."
  )
}

extension Arguments {
  /// Returns the folder of the baselines.
  ///
  /// - Throws: `UsageError` where the command line does not say.
  func baselineFolder() throws(UsageError) -> BaselineFolder {
    guard let path = self["baselines"] else { throw .missingOption("baselines", value: "DIR") }
    return BaselineFolder(path)
  }

  /// Returns the distance that a coordinate may have from its baseline.
  func baselineTolerance() throws(UsageError) -> Tolerance {
    let numbers = try value("within", expected: "a number of points, such as 0.5") { text in
      Double(text).flatMap { (0...1_000_000).contains($0) ? Millionths($0) : nil }
    }
    return Tolerance(numbers: numbers)
  }

  /// Returns the gate that compares a run with its baselines.
  ///
  /// - Parameters:
  ///   - table: the subjects of the run.
  ///   - witness: hears of each transcript that is not its baseline; nil: nobody does.
  /// - Returns: the gate; nil: nothing is asked for.
  /// - Throws: `UsageError` for a tolerance without baselines, and for names that share a folder.
  func baselineGate(
    _ table: SubjectTable,
    telling witness: (any BaselineWitness)? = nil
  ) throws(UsageError) -> BaselineGate? {
    let tolerance = try baselineTolerance()
    guard has("baselines") else {
      guard !has("within") else { throw .cases("--within needs --baselines DIR") }
      return nil
    }
    try table.checkFolders()
    let words = BaselineWords(for: "this run")
    return BaselineGate(try baselineFolder(), within: tolerance, telling: witness) {
      words.line(for: $0)
    }
  }
}

extension SubjectTable {
  /// Refuses names that would share a folder where file names ignore letter case.
  func checkFolders() throws(UsageError) {
    var seen: [String: String] = [:]
    for name in names {
      let folder = BaselinePath.folder(of: name).lowercased()
      guard let other = seen.updateValue(name, forKey: folder) else { continue }
      throw .cases(
        "the baselines of \"\(other)\" and \"\(name)\" would share a folder where file names ignore"
          + " letter case; give one of them another name: --subject NAME=COMMAND"
      )
    }
  }
}

extension BaselineFolder {
  /// Says why the folder cannot be used, if it cannot.
  ///
  /// - Returns: whether it can.
  func isUsable(_ terminal: Terminal, mustExist: Bool = false) -> Bool {
    let why = trouble ?? (mustExist && !isThere ? "no such directory" : nil)
    guard let why else { return true }
    terminal.errors.say("touchstone: \(path): \(why)")
    return false
  }
}

extension Terminal {
  /// True if this is a build server, on which no baseline is ever written.
  var isBuildServer: Bool { !(environment["CI"] ?? "").isEmpty }

  /// Refuses to write where nobody looks.
  func refuseBaselinesOnBuildServer(_ command: String) throws(UsageError) {
    guard isBuildServer else { return }
    throw .cases(
      "it is not for build servers (CI is set): a baseline that nobody has read proves nothing;"
        + " \(command) by hand, read `touchstone review`, and commit what you accept"
    )
  }

  /// Says that somebody else is at work in a folder.
  func tellOfWaiting(for folder: BaselineFolder) {
    errors.say("touchstone: waiting for another recording or acceptance in \(folder.path)")
    errors.flush()
  }
}

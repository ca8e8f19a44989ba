import Synchronization
public import Traces

/// Writes what subjects tell beside their baselines, where it is something else.
public final class BaselineRecorder: TranscriptReceiver {
  /// The result for a case.
  public enum Outcome: String, Hashable, Sendable {
    /// It is as its baseline has it.
    case unchanged
    /// It had no baseline.
    case new
    /// It is not as its baseline has it, or that cannot be read.
    case changed
    /// Its trace was edited, so its baseline is out of date.
    case edited
  }

  private struct Key: Hashable {
    var id: String
    var subject: String
  }

  private struct Contents {
    var outcomes: [Key: Outcome] = [:]
    var remarks: [BaselineRemark] = []
  }

  private let folder: BaselineFolder
  private let tolerance: Tolerance
  private let write: @Sendable (_ bytes: [UInt8], _ path: String) -> String?
  private let contents = Mutex(Contents())

  /// Creates a recorder.
  ///
  /// - Parameters:
  ///   - folder: where the baselines are.
  ///   - tolerance: how far numbers may be apart and still say the same.
  ///   - write: writes a file, whole or not at all, and makes the directories that it stands in;
  ///     returns why it could not.
  public init(
    _ folder: BaselineFolder,
    within tolerance: Tolerance = Tolerance(),
    _ write: @escaping @Sendable (_ bytes: [UInt8], _ path: String) -> String?
  ) {
    self.folder = folder
    self.tolerance = tolerance
    self.write = write
  }

  /// Returns the result for a case; nil: nothing was recorded.
  public func outcome(of id: String, by subject: String) -> Outcome? {
    contents.withLock { $0.outcomes[Key(id: id, subject: subject)] }
  }

  /// Writes a pending file where there is something to accept, and removes one that has become needless.
  public func receive(
    _ transcript: Trace,
    of trial: Case,
    by subject: String,
    _ result: inout CaseResult
  ) {
    let path = BaselinePath(id: trial.id, subject: subject)
    let new = Baseline(of: transcript, playing: trial.trace)
    let obstacle = folder.obstacle(to: path.accepted) ?? folder.obstacle(to: path.pending)
    if let obstacle { return note(obstacle, trial) }
    let outcome = outcome(of: new, path)
    let trouble = outcome == .unchanged ? removePending(path) : writePending(new, path)
    if let trouble {
      let place = Place(file: folder.file(path.pending))
      return note(BaselineRemark(.unusable, place, why: trouble), trial)
    }
    contents.withLock { $0.outcomes[Key(id: trial.id, subject: subject)] = outcome }
    // A transcript that the rules could not judge is recorded all the same.
    if result.outcome == .skip { result.outcome = .pass }
  }

  private func outcome(of new: Baseline, _ path: BaselinePath) -> Outcome {
    switch folder.read(path.accepted, of: new.id) {
    case .missing: return .new
    case .unusable: return .changed
    case .whole(let old):
      guard BaselineComparison(old, new, within: tolerance).differences.isEmpty else {
        return .changed
      }
      return old.digest == new.digest ? .unchanged : .edited
    }
  }

  /// Removes a file that is no longer a change; returns why it could not.
  private func removePending(_ path: BaselinePath) -> String? {
    guard FileKind(ofLinkAt: folder.file(path.pending)) != nil else { return nil }
    return folder.remove(path.pending, leavingDirectories: true)
      ? nil : "it cannot be removed: \(FileStatus.lastFailure())"
  }

  private func writePending(_ new: Baseline, _ path: BaselinePath) -> String? {
    let bytes = new.bytes
    guard bytes.count <= BaselineFolder.mostBytes else {
      return "\(bytes.count) bytes; a baseline has at most \(BaselineFolder.mostBytes)"
    }
    // A pending file with the same content is not written again, so a second recording changes
    // nothing.
    if case .whole(let old) = folder.read(path.pending, of: new.id), old == new { return nil }
    return write(bytes, folder.file(path.pending))
  }

  private func note(_ remark: BaselineRemark, _ trial: Case) {
    var remark = remark
    remark.id = trial.id
    contents.withLock { $0.remarks.append(remark) }
  }

  /// Tells of files that could not be written, and removes the pending files of cases that are gone.
  public func remarks(on census: Census) -> [BaselineRemark] {
    let listing = folder.entries()
    if census.isWhole {
      let folders = census.subjects.map(BaselinePath.folder)
      for folder in folders { removePending(in: folder, listing.files, census) }
    }
    return BaselineRemark.sorted(contents.withLock(\.remarks) + listing.failures)
  }

  private func removePending(
    in subject: String,
    _ files: [BaselineFolder.Entry],
    _ census: Census
  ) {
    let expected = Set(census.ids.map { BaselinePath(id: $0, folder: subject).accepted })
    for entry in files where entry.role == .pending && entry.folder == subject[...] {
      if !expected.contains(entry.acceptedPath) { _ = folder.remove(entry.path) }
    }
  }
}

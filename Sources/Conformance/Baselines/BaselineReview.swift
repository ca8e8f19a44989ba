/// A baseline that waits to be accepted, beside the one that it would replace.
public struct PendingBaseline: Sendable {
  /// The change that it would make.
  public enum Change: String, Hashable, Sendable {
    /// There is no baseline yet.
    case new
    /// The component tells something else.
    case changed
    /// The trace was edited, and the component tells the same.
    case edited
    /// Nothing: the baseline says the same already.
    case same
  }

  /// The case's name.
  public let id: String
  /// The name of its subject's folder.
  public let subject: String
  /// The pending file, its folder's path in front.
  public let file: String
  /// The change that it would make.
  public let change: Change
  /// True if the trace was edited after the baseline was recorded.
  public let isOfEditedTrace: Bool
  /// The differences from the baseline.
  public let differences: [BaselineDifference]
  /// The reason why the accepted baseline cannot be compared; nil if it can, or there is none.
  public let trouble: BaselineRemark?
  /// The baseline that would be accepted.
  public let baseline: Baseline

  let path: BaselinePath
}

/// The baselines of a folder that wait to be accepted.
public struct BaselineReview: Sendable {
  /// The pending baselines, in byte order of their paths.
  public let pending: [PendingBaseline]
  /// The pending files that cannot be read, and what else is wrong.
  public let remarks: [BaselineRemark]
  /// The ids of all pending baselines, selected or not.
  public let ids: [String]

  private let folder: BaselineFolder

  /// Reads what waits.
  ///
  /// - Parameters:
  ///   - folder: the folder.
  ///   - selection: which baselines are wanted.
  ///   - tolerance: how far numbers may be apart and still say the same.
  public init(
    of folder: BaselineFolder,
    _ selection: BaselineSelection = BaselineSelection(),
    within tolerance: Tolerance = Tolerance()
  ) {
    self.folder = folder
    let listing = folder.entries()
    var pending: [PendingBaseline] = []
    var remarks = listing.failures
    var ids: [String] = []
    for entry in listing.files where entry.role == .pending {
      switch folder.pending(entry) {
      case .failure(let remark): remarks.append(remark)
      case .success(let baseline):
        ids.append(baseline.id)
        guard selection.admits(id: baseline.id, folder: String(entry.folder)) else { continue }
        pending.append(folder.compared(baseline, entry, within: tolerance))
      }
    }
    self.pending = pending
    self.remarks = remarks
    self.ids = ids
  }

  /// Makes a pending baseline the accepted one.
  ///
  /// - Returns: why it could not be done; nil: it is done.
  public func accept(_ pending: PendingBaseline) -> BaselineRemark? { folder.accept(pending.path) }
}

extension BaselineFolder {
  /// Reads a pending file; it must be whole, and stand where its id belongs.
  fileprivate func pending(_ entry: Entry) -> Result<Baseline, BaselineRemark> {
    let place = Place(file: file(entry.path))
    if let obstacle = obstacle(to: entry.path) { return .failure(obstacle) }
    switch read(entry.path, of: nil) {
    case .missing: return .failure(BaselineRemark(.unusable, place, why: "it has gone meanwhile"))
    case .unusable(let remark): return .failure(remark)
    case .whole(let baseline):
      let expected = BaselinePath(id: baseline.id, folder: String(entry.folder))
      guard expected.pending == entry.path else {
        let why = "it holds \(baseline.id), whose pending baseline is \(file(expected.pending))"
        return .failure(BaselineRemark(.unusable, place, id: baseline.id, why: why))
      }
      guard baseline.digest != nil else {
        let why = "it does not say of which trace it is (there is no digest in it); record again"
        return .failure(BaselineRemark(.unusable, place, id: baseline.id, why: why))
      }
      return .success(baseline)
    }
  }

  fileprivate func compared(
    _ baseline: Baseline,
    _ entry: Entry,
    within tolerance: Tolerance
  ) -> PendingBaseline {
    let path = BaselinePath(id: baseline.id, folder: String(entry.folder))
    var differences: [BaselineDifference] = []
    var change = PendingBaseline.Change.new
    var trouble: BaselineRemark?
    var isEdited = false
    switch read(path.accepted, of: baseline.id) {
    case .missing: break
    case .unusable(let remark):
      change = .changed
      trouble = remark
    case .whole(let old):
      differences = BaselineComparison(old, baseline, within: tolerance).differences
      isEdited = old.digest != baseline.digest
      change = !differences.isEmpty ? .changed : isEdited ? .edited : .same
    }
    return PendingBaseline(
      id: baseline.id,
      subject: String(entry.folder),
      file: file(entry.path),
      change: change,
      isOfEditedTrace: isEdited,
      differences: differences,
      trouble: trouble,
      baseline: baseline,
      path: path
    )
  }
}

extension BaselineRemark: Error {}

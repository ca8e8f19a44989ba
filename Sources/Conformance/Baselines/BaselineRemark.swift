/// Something about the baselines of a run that is no difference between transcripts.
public struct BaselineRemark: Hashable, Sendable {
  /// The kind of a remark.
  public enum Kind: String, Hashable, Sendable, CaseIterable {
    /// The trace was edited after its baseline was recorded.
    case edited
    /// A file that is the baseline of no case.
    case orphan
    /// A file that cannot be read, or written, or holds something else.
    case unusable
  }

  /// The kind of the remark.
  public var kind: Kind
  /// The file.
  public var place: Place
  /// The case; nil: it is of none.
  public var id: String?
  /// The fault, and the advice what to do.
  public var why: String

  /// Creates a remark.
  public init(_ kind: Kind, _ place: Place, id: String? = nil, why: String) {
    self.kind = kind
    self.place = place
    self.id = id
    self.why = why
  }

  /// The place, and what is wrong there.
  public var text: String { "\(place): \(why)" }

  /// Returns the order in which a report has them: by kind, then by place.
  static func sorted(_ remarks: [BaselineRemark]) -> [BaselineRemark] {
    remarks.sorted { left, right in
      if left.kind != right.kind { return left.kind.rank > right.kind.rank }
      return left.text.utf8.lexicographicallyPrecedes(right.text.utf8)
    }
  }
}

extension BaselineRemark.Kind {
  fileprivate var rank: Int { Self.allCases.firstIndex(of: self) ?? 0 }
}

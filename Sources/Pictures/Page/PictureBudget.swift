/// The numbers of bytes that the pictures of a page may have.
public struct PictureBudget: Hashable, Sendable {
  /// Of cases of which there is something to say: they fail, are skipped, or break a rule.
  public var telling = 64 << 20
  /// Of all others.
  public var others = 8 << 20
  /// Of one case.
  public var single = 8 << 20

  /// Creates the usual budget.
  public init() {}
}

/// The part of a budget that is spent.
struct PictureAccount {
  private(set) var kept = 0
  private(set) var leftOut = 0
  private let budget: PictureBudget
  private var telling = 0
  private var others = 0

  init(_ budget: PictureBudget) {
    self.budget = budget
  }

  /// The mebibytes that pictures may have of cases about which there is nothing to say.
  var mebibytesOfOthers: Int { budget.others >> 20 }

  /// Returns true if there may be room for a picture; where there is none, nobody needs to draw it.
  func hasRoom(isTelling: Bool) -> Bool {
    isTelling ? telling < budget.telling : others < budget.others
  }

  /// Returns true if a picture is kept, which is then counted.
  mutating func admits(_ bytes: Int, isTelling: Bool) -> Bool {
    let total = bytes + (isTelling ? telling : others)
    guard bytes <= budget.single, total <= (isTelling ? budget.telling : budget.others) else {
      return false
    }
    if isTelling { telling = total } else { others = total }
    kept += 1
    return true
  }

  /// Counts a picture that is not kept.
  mutating func leaveOut() { leftOut += 1 }
}

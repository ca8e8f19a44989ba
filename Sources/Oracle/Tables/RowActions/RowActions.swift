internal import Traces
internal import Transcripts

/// The answers of a delegate about the actions of one row.
struct RowActions: Equatable, Sendable {
  /// The end of a row at which actions lie.
  enum Edge: Sendable {
    case leading, trailing
  }

  /// One answer.
  enum Answer: Equatable, Sendable {
    /// It is not told.
    case untold
    /// Nil: the row has what every row has at that edge (R501).
    case usual
    /// Actions of its own, by their titles; and whether a full swipe runs the first, where that is told.
    case own([String?], runsFirst: Bool?)

    /// Takes an answer as it was told; a configuration lets full swipes run its first action unless it
    /// says otherwise (R506).
    init(_ value: Value?) {
      switch value {
      case .null: self = .usual
      case .array(let actions): self = .own(actions.map(Self.title), runsFirst: nil)
      case .object(let parts):
        let actions = parts[.actions]?.elements ?? []
        let runsFirst = parts[.performsFirstActionWithFullSwipe]?.bool ?? true
        self = .own(actions.map(Self.title), runsFirst: runsFirst)
      default: self = .untold
      }
    }

    private static func title(_ action: Value) -> String? {
      guard case .object(let parts) = action else { return nil }
      return parts["title"]?.string
    }

    /// The titles of its own actions, if it has any.
    var titles: [String?]? {
      guard case .own(let titles, _) = self, !titles.isEmpty else { return nil }
      return titles
    }

    /// True if a full swipe runs the first action; nil: that is not told.
    var runsFirst: Bool? {
      if case .own(_, let runsFirst) = self { runsFirst } else { nil }
    }
  }

  /// The row.
  private(set) var row: RowPath?
  /// The latest answers; nil: it was not asked.
  private(set) var leading: Answer?
  private(set) var trailing: Answer?
  /// The answer of the older method.
  private(set) var older: Answer?

  /// Takes a question in, with its answer; of another row than before it says nothing of that.
  mutating func follow(_ heard: EditingHeard) {
    guard heard.event.asksForActions, let path = heard.path else { return }
    if path != row { self = RowActions() }
    row = path
    switch heard.event {
    case .leadingActions: leading = heard.actions
    case .trailingActions: trailing = heard.actions
    default: older = heard.actions
    }
  }

  /// Returns the answer about an edge; nil: nothing was asked.
  func answer(at edge: Edge) -> Answer? {
    edge == .leading ? leading : trailing ?? older
  }

  /// True if the row may have actions of its own, at whatever edge.
  var mayBeThere: Bool {
    [leading, trailing, older].contains { $0 != nil && $0 != .usual }
  }

  /// Returns the same, where it matters whether there are any: not known where both edges were asked
  /// about and nobody knows which is meant.
  func answer(openedFrom edge: Edge?) -> Answer? {
    if let edge { return answer(at: edge) }
    return mayBeThere ? .untold : answer(at: .trailing)
  }

  /// Returns the answer about the edge from which a finger went away.
  ///
  /// If that edge is not known, the row was opened at the trailing edge, if it has no actions at
  /// the other one. If it has actions at the trailing edge, it was not opened to commit, at either
  /// edge.
  func answer(awayFrom edge: Edge?) -> Answer? {
    if let edge { return answer(at: edge) }
    let trailing = answer(at: .trailing)
    return leading == nil || trailing?.titles != nil ? trailing : nil
  }
}

extension RowActions.Edge {
  /// The edge from which fingers have surely gone away sideways; nil: none for certain.
  init?(awayFrom hands: Hands) {
    guard hands.areRecorded, hands.most == 1, hands.travel.isKnown else { return nil }
    if hands.travel.x < 0, hands.farthest.x <= 0 {
      self = .trailing
    } else if hands.travel.x > 0, hands.nearest.x >= 0 {
      self = .leading
    } else {
      return nil
    }
  }
}

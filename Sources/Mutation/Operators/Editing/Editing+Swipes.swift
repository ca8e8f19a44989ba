internal import Traces

/// Faults in swipes across rows.
extension Operators {
  static let swipes: [Context] = [
    Context(
      ["R139"],
      "a swipe's begin is not told",
      .willBeginEditingRow,
      needs: .arguments,
      edit: \.dropped
    ) {
      // A row with actions that stays open is told by nothing else.
      $0.isOfTable && ($0.swipeEnd != nil || !$0.hasOwnActions)
    },
    Context(
      ["R143"],
      "a swipe's end is not told",
      .didEndEditingRow,
      needs: .otherState,
      edit: \.dropped
    ) { site in
      site.isOfTable && site.isModern
        && site.followers.first { $0.isFinal || $0.name == .willBeginEditingRow }?
          .state[.isEditing] != nil
    },
    Context(["R143"], "a swipe begins twice", .willBeginEditingRow, edit: \.doubled) {
      $0.isOfTable && $0.isModern
    },
    Context(["R143"], "a swipe ends twice", .didEndEditingRow, edit: \.doubled) {
      $0.isOfTable && $0.isModern
    },
    Context(
      ["R139"],
      "a swipe begins with another row",
      .willBeginEditingRow,
      edit: \.namingNeighbour
    ) { $0.isOfTouch && $0.isOn($0.row) == true },
    Context(["R139"], "a swipe ends with another row", .didEndEditingRow, edit: \.namingNeighbour) {
      $0.isOfTable && $0.row != nil && !$0.hasCommittedInSwipe && $0.swipeBegin != nil
    },
    Context(["R133"], "a row that may not be edited is swiped", .canEditRow, edit: \.denied) {
      $0.isSwipedNext
    },
    Context(
      ["R134"],
      "a row of no style is swiped",
      .editingStyleForRow,
      edit: { $0.answeringStyle("none") }
    ) { site in
      guard let begin = site.later(.willBeginEditingRow), begin.row == site.row else {
        return false
      }
      return site.isOfTouch && !begin.hasOwnActions
    },
    Context(
      ["R145"],
      "a swipe without asking whether",
      .canEditRow,
      needs: .touches,
      edit: \.dropped
    ) { $0.isSwipedNext },
    Context(
      ["R145"],
      "a swipe without asking how",
      .editingStyleForRow,
      needs: .touches,
      edit: \.dropped
    ) { $0.isSwipedNext },
    Context(
      ["R145"],
      "the title before the begin of a swipe",
      .willBeginEditingRow,
      needs: .arguments,
      edit: { $0.swapped(with: $0.later(.titleForDeleteConfirmation)) }
    ) { $0.isOfTable && $0.later(.titleForDeleteConfirmation) != nil },
    Context(
      ["R145"],
      "the title of another row than was swiped",
      .titleForDeleteConfirmation,
      edit: \.namingNeighbour
    ) { $0.isOfTable && $0.swipeBegin != nil },
    Context(
      ["R145"],
      "the title of a row that stands open is not asked for",
      .titleForDeleteConfirmation,
      needs: [.calls, .beginning, .touches, .finals],
      edit: \.dropped
    ) { $0.isOfTable && $0.swipeBegin != nil && $0.staysOpenAlone },
    Context(
      ["R139"],
      "a row is swiped, and the table is not in editing mode",
      .titleForDeleteConfirmation,
      edit: { $0.flipping(.isEditing) }
    ) { $0.isOfTable && $0.swipeBegin != nil && !$0.isEditedByCode },
    Context(
      ["R139"],
      "nothing comes of a swipe",
      .willBeginEditingRow,
      needs: .otherState,
      edit: { $0.silencingSwipe }
    ) { $0.isSwipedFar },
    Context(
      ["R501"],
      "nothing comes of a swipe across a row that has the usual actions",
      .willBeginEditingRow,
      needs: .otherState,
      edit: { $0.silencingSwipe }
    ) { $0.isSwipedFar && $0.hasUsualActions },
    Context(
      ["R138"],
      "a swipe where nobody commits",
      at: .touch(.ended),
      needs: .touches,
      edit: \.openingFirstRow
    ) {
      $0.isOfTouch && $0.fingers.travel.x < -20_000 && !$0.lets(.commits, .commitEditing)
        && !$0.isEditedByCode
    },
    Context(
      ["R505"],
      "a swipe opens a row of a table in editing mode",
      at: .touch(.ended),
      needs: .calls,
      edit: \.openingFirstRow
    ) {
      $0.isOfTouch && $0.fingers.travel.x < -20_000 && $0.lets(.commits, .commitEditing)
        && $0.isEditedByCode
    },
    Context(
      ["R144"],
      "code that begins or ends editing mode is told as a swipe",
      at: .call(.setEditing),
      needs: .times,
      edit: { site in
        let row = Value(RowPath(section: 0, row: 0))
        let begin = site.editing(
          .willBeginEditingRow,
          [Argument("willBeginEditingRowAt", row)],
          isEditing: true
        )
        return [.insert(begin, before: site.line + 1)]
      }
    ) { $0.isOfTable && $0.call?.isByDelegate == false && $0.fingers.down == 0 },
  ]

  static let openRows: [Context] = [
    Context(
      ["R140", "R139"],
      "a swiped row shows a minus besides",
      .willTransition,
      edit: { site in
        site.saying(
          .to,
          .array([.string("showingEditControl"), .string("showingDeleteConfirmation")])
        )
      }
    ) {
      $0.showsButtonAlone && !$0.isEditedByCode
    },
    Context(
      ["R140"],
      "a swiped row shows no button",
      .willTransition,
      needs: .otherState,
      edit: { site in
        site.dropped + (site.later(.didTransition)?.dropped ?? [])
      }
    ) { site in
      site.showsButtonAlone && site.restOfFinger?.swipeBegin != nil && !site.isEditedByCode
        && !site.hasOwnActions
    },
    Context(
      ["R140"],
      "the button of a swiped row is in another",
      .willTransition,
      edit: { $0.saying(.cell, .string($0.otherCell ?? "")) }
    ) {
      $0.showsButtonAlone && !$0.isEditedByCode && $0.otherCell != nil && !$0.hasRowUpdates
    },
    Context(
      ["R142"],
      "a tap that closes a row selects another",
      .didEndEditingRow,
      needs: .arguments,
      edit: { $0.picking([.didSelectRow], RowPath(section: 0, row: 0)) }
    ) { $0.isOfTapOnOpenRow },
    Context(
      ["R142"],
      "a tap that closes a row commits",
      .didEndEditingRow,
      needs: .touches,
      edit: { $0.committingDeletion(before: $0.line) }
    ) { $0.isOfTapOnOpenRow && $0.isOn($0.row) == false },
    Context(
      ["R142"],
      "a tap elsewhere leaves a row open",
      .didEndEditingRow,
      needs: .otherState,
      edit: { site in
        let others = site.forerunners.prefix { $0.moment.turn == site.moment.turn }
          .filter { $0.name == .willTransition || $0.name == .didTransition }
        let rest = site.rest?.showing { $0[.isEditing] = true } ?? []
        let behind = site.restOfTurn.filter {
          $0.name == .willTransition || $0.name == .didTransition
        }
        return site.dropped + (others + behind).flatMap(\.dropped) + rest
      }
    ) { $0.isOfTapOnOpenRow && $0.isOn($0.row) == false && $0.rest?.state[.isEditing] == false },
    Context(
      ["R139", "R130"],
      "a table is in editing mode at rest, and nobody has put it there",
      at: .final,
      edit: { $0.flipping(.isEditing) }
    ) {
      $0.isOfTable && $0.swipeBegin == nil && !$0.isEditedByCode && $0.state[.isEditing] == false
    },
    Context(
      ["R143"],
      "a table is out of editing mode at rest, and a row stands open",
      at: .final,
      edit: { $0.flipping(.isEditing) }
    ) {
      $0.isOfTable && $0.isModern && $0.swipeBegin != nil && !$0.isEditedByCode
        && $0.state[.isEditing] == true
    },
  ]
}

extension Site {
  /// The edits by which it is answered no.
  var denied: [Edit] { answering(.bool(false)) }

  /// True if it ends a swipe as another finger taps, with nothing committed.
  fileprivate var isOfTapOnOpenRow: Bool {
    isOfTap && !fingers.hasMoved && swipeBegin != nil && !hasCommittedInSwipe
      && swipeBegin?.fingers.beganLine != fingers.beganLine
  }

  /// The edits by which the first row stands open from here on.
  fileprivate var openingFirstRow: [Edit] {
    let row = Argument("willBeginEditingRowAt", Value(RowPath(section: 0, row: 0)))
    return [.insert(editing(.willBeginEditingRow, [row], isEditing: true), before: line)]
  }

  /// The edits by which nothing of the swipe that begins here is told, and its table is not in editing mode
  /// at rest.
  fileprivate var silencingSwipe: [Edit] {
    let names: [Name] = [
      .willBeginEditingRow, .titleForDeleteConfirmation, .willTransition, .didTransition,
      .didEndEditingRow,
    ]
    let told = [self] + followers.prefix { !$0.isFinal }
    let silenced = told.filter { $0.name.map(names.contains) ?? false }.flatMap(\.dropped)
    return silenced + (restOfFinger?.showing { $0[.isEditing] = false } ?? [])
  }

  /// True if the row that was swiped stands open at rest, nothing else is asked of it, and no call comes.
  fileprivate var staysOpenAlone: Bool {
    let asksMore: [Name] = [.trailingSwipeActions, .leadingSwipeActions, .editActions]
    return record.callLines.isEmpty && header.views.count <= 1
      && declared.delegate.entries.allSatisfy { !asksMore.contains($0.message) }
      && !(forerunners.map(\.name) + followers.map(\.name))
        .contains { $0.map(asksMore.contains) ?? false }
      && restOfFinger?.isFinal == true
      && !followers.prefix { !$0.isFinal }.contains { $0.name == .didEndEditingRow }
  }

  /// The view's final state, where it is told before another finger or a call comes.
  var restOfFinger: Site? {
    guard let final = followers.first(where: \.isFinal),
      final.fingers.beganLine == fingers.beganLine,
      !record.hasCall(in: line...final.line)
    else { return nil }
    return final
  }

  /// True if rows are put in, taken out or moved anywhere.
  fileprivate var hasRowUpdates: Bool {
    record.callLines.contains { index in
      guard case .call(let call) = record.transcript.lines[index], index < line else {
        return false
      }
      return call.name == .deleteRows || call.name == .insertRows || call.name == .moveRow
    }
  }
}

extension Site {
  /// True if the row of a question is the one that a finger swipes next.
  fileprivate var isSwipedNext: Bool { isOfTouch && later(.willBeginEditingRow)?.row == row }

  /// True if a finger goes far enough across the row to open it, and nothing else comes between.
  fileprivate var isSwipedFar: Bool {
    isOfTouch && reach >= 60 && isOn(row) == true && restOfFinger != nil
  }

  /// True if the row that is swiped shows its button, and nothing else.
  fileprivate var showsButtonAlone: Bool {
    isOfTable && swipeBegin != nil && shownStates == ["showingDeleteConfirmation"]
  }
}

internal import Traces
internal import Transcripts

/// Faults in what is committed.
extension Operators {
  static let commits: [Context] = [
    Context(
      ["R141"],
      "a swipe commits when it is over",
      .commitEditing,
      needs: .touches,
      edit: { $0.swapped(with: $0.later(.didEndEditingRow)) }
    ) { $0.isOfSwipe && $0.later(.didEndEditingRow) != nil },
    Context(
      ["R141", "R136"],
      "the finger that opens a row commits",
      .willBeginEditingRow,
      needs: .touches,
      edit: { $0.committingDeletion(before: $0.line + 1) }
    ) { $0.opensByShortSwipe && !$0.hasOwnActions },
    Context(["R141"], "a swipe commits twice", .commitEditing, edit: \.doubled) { $0.isOfSwipe },
    Context(
      ["R141"],
      "a swipe commits another row",
      .commitEditing,
      edit: \.namingNeighbour
    ) { $0.isOfSwipe },
    Context(
      ["R141"],
      "a swipe commits an insertion",
      .commitEditing,
      edit: { $0.saying(.commit, .string("insert")) }
    ) { $0.isOfSwipe },
    Context(
      ["R141", "R139"],
      "a swipe commits, and neither begins nor ends",
      .commitEditing,
      needs: .arguments,
      edit: { site in
        [site.swipeBegin, site.later(.didEndEditingRow)].compactMap(\.self).flatMap(\.dropped)
      }
    ) { $0.isOfSwipe && $0.later(.didEndEditingRow) != nil },
    Context(
      ["R139"],
      "a swipe commits, and the table is not in editing mode",
      .commitEditing,
      edit: { $0.flipping(.isEditing) }
    ) { $0.isOfSwipe },
    Context(
      ["R136"],
      "a minus commits at once",
      .titleForDeleteConfirmation,
      needs: .touches,
      edit: { $0.committingDeletion(before: $0.line + 1) }
    ) { site in
      guard site.isOfTap, site.isEditedByCode else { return false }
      // Of the first finger since the mode began, or since the last commit.
      let earlier = site.record.touchLines.filter { $0 < site.fingers.beganLine }
      return earlier.isEmpty
    },
    Context(["R136"], "a minus commits twice", .commitEditing, needs: .touches, edit: \.doubled) {
      $0.isOfMode && $0.commitsDeletion
    },
    Context(["R137"], "a plus commits twice", .commitEditing, needs: .touches, edit: \.doubled) {
      $0.isOfMode && !$0.commitsDeletion
    },
    Context(
      ["R136"],
      "a minus commits another row",
      .commitEditing,
      needs: .touches,
      edit: \.namingNeighbour
    ) {
      $0.isOfMode && $0.commitsDeletion && $0.isOn($0.row) == true && $0.fingers.most == 1
    },
    Context(
      ["R137"],
      "a plus commits another row",
      .commitEditing,
      needs: .touches,
      edit: \.namingNeighbour
    ) {
      $0.isOfMode && !$0.commitsDeletion && $0.isOn($0.row) == true && $0.fingers.most == 1
    },
    Context(
      ["R136", "R132"],
      "a minus commits an insertion",
      .commitEditing,
      edit: { $0.saying(.commit, .string("insert")) }
    ) { $0.isOfMode && $0.commitsDeletion && $0.fingers.most == 1 },
    Context(
      ["R137"],
      "a plus commits a deletion",
      .commitEditing,
      edit: { $0.saying(.commit, .string("delete")) }
    ) { $0.isOfMode && !$0.commitsDeletion },
    Context(
      ["R137"],
      "a plus asks for the title of a button",
      .commitEditing,
      needs: .arguments,
      edit: { site in
        guard let row = site.row else { return [] }
        let title = site.editing(
          .titleForDeleteConfirmation,
          [Argument("titleForDeleteConfirmationButtonForRowAt", Value(row))],
          isEditing: true
        )
        return [.insert(title, before: site.line)]
      }
    ) { $0.isOfMode && !$0.commitsDeletion },
    Context(
      ["R136"],
      "a deletion is committed that shows no button",
      .willTransition,
      needs: .touches,
      edit: { site in
        site.dropped + (site.later(.didTransition)?.dropped ?? [])
      }
    ) { site in
      guard site.isOfTap, site.isEditedByCode,
        site.shownStates.contains("showingDeleteConfirmation")
      else { return false }
      let next = site.followers.first { $0.name == .commitEditing || $0.name == .willTransition }
      return next?.name == .commitEditing && next?.fingers.beganLine != site.fingers.beganLine
    },
  ]
}

extension Site {
  /// True if it belongs to a swipe, and to editing mode that code has begun, in a table of which
  /// everything is heard.
  fileprivate var isOfSwipe: Bool { isOfTable && !isEditedByCode && swipeBegin != nil }

  /// True if one finger opens the row here, and has gone across less than half of it.
  var opensByShortSwipe: Bool {
    guard isOfTable, isAlone, !isEditedByCode, fingers.most == 1, moment.cause == .touch,
      let width = header.config[.bounds]?.point?.x.double
    else { return false }
    return reach < width / 2
  }

  fileprivate var isOfMode: Bool { isOfTable && isEditedByCode && isAlone }

  /// True if it commits a deletion.
  fileprivate var commitsDeletion: Bool { self[.commit]?.string == "delete" }
}

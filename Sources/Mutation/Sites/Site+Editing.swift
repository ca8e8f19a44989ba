internal import Traces

/// The properties of a line about the editing of a table.
extension Site {
  /// The beginning of the swipe that a row stands open by.
  var swipeBegin: Site? {
    let end = forerunners.first { $0.name == .willBeginEditingRow || $0.name == .didEndEditingRow }
    return end?.name == .willBeginEditingRow ? end : nil
  }

  /// The end of the swipe that begins here.
  var swipeEnd: Site? {
    let end = followers.first { $0.name == .willBeginEditingRow || $0.name == .didEndEditingRow }
    return end?.name == .didEndEditingRow ? end : nil
  }

  /// True if something was committed since a row stands open.
  var hasCommittedInSwipe: Bool {
    let end = forerunners.first { $0.name == .willBeginEditingRow || $0.name == .commitEditing }
    return end?.name == .commitEditing
  }

  /// The program's latest call about editing mode, and whether it has put the table into it.
  var editingCall: Call? {
    let index = record.callLines.last { index in
      guard index < line, case .call(let call) = record.transcript.lines[index] else {
        return false
      }
      return call.name == .setEditing && !call.isByDelegate
    }
    guard let index, case .call(let call) = record.transcript.lines[index] else { return nil }
    return call
  }

  /// True if all rows are edited.
  var isEditedByCode: Bool {
    editingCall?.arguments[.editing]?.bool ?? header.config[.isEditing]?.bool ?? false
  }

  /// True if it comes of the program's call about editing mode, and of nothing else.
  var isOfEditingCall: Bool {
    isOfTable && causingCall?.name == .setEditing && isTurnOfOneCall
      && causingCall?.isByDelegate == false
  }

  /// True if such a call has changed the mode: every table is out of it at first.
  var changesEditing: Bool {
    let before = record.callLines.count { index in
      guard index < line, case .call(let call) = record.transcript.lines[index] else {
        return false
      }
      return call.name == .setEditing
    }
    return before == 1 && editingCall?.arguments[.editing]?.bool == true
      && header.config[.isEditing]?.bool != true
  }

  /// Returns true if a data source that commits, or moves rows, was ever set.
  func lets(_ property: Name, _ message: Name) -> Bool {
    header.config[property]?.bool == true
      || header.effectiveViews[0].delegate.entries.contains { $0.message == message }
      || record.callLines.contains { index in
        guard case .call(let call) = record.transcript.lines[index] else { return false }
        return call.name == property
      }
  }

  /// The touch line that it comes of.
  var causingTouch: Touch? {
    guard moment.causeLine >= 0, case .touch(let touch) = record.transcript.lines[moment.causeLine]
    else { return nil }
    return touch
  }

  /// Returns true if a finger is on a row; nil if not known.
  ///
  /// All rows must have the same height, and the table must be at its top.
  func isOn(_ path: RowPath?) -> Bool? {
    guard hasPlainRows, let path, let touch = causingTouch,
      let height = header.config[.rowHeight]?.number?.units, height > 0
    else { return nil }
    let row = Int64(touch.location.y.units) * 1000 / height
    return path == RowPath(section: 0, row: Int(row))
  }

  private var hasPlainRows: Bool {
    let others: [Name] = [.headers, .footers, .tableHeaderView, .rowHeights, .contentInset]
    return others.allSatisfy { header.config[$0] == nil } && offset?.y.units == 0
  }

  /// The distance by which the finger goes to the left before it is lifted, in points.
  var reach: Double {
    let lines = record.touchLines.filter { $0 >= fingers.beganLine }
    var least = 0.0
    for index in lines {
      guard case .touch(let touch) = record.transcript.lines[index] else { break }
      if touch.phase == .began, index > fingers.beganLine { break }
      least = min(least, touch.location.x.double - fingers.origin.x.double)
    }
    return -least
  }

  /// Returns a message about editing a row, as it could stand here, with the table in editing mode
  /// or not.
  func editing(_ name: Name, _ arguments: [Argument], isEditing: Bool) -> Line {
    sibling(name, arguments, at: time) { $0[.isEditing] = isEditing }
  }

  /// Returns the edits by which the deletion of its row is committed, in front of a line.
  func committingDeletion(before place: Int) -> [Edit] {
    guard let row else { return [] }
    let commit = editing(
      .commitEditing,
      [Argument(.commit, .string("delete")), Argument("forRowAt", Value(row))],
      isEditing: true
    )
    return [.insert(commit, before: place)]
  }

  /// Returns the edits by which it is answered otherwise.
  func answeringStyle(_ style: String) -> [Edit] { answering(.string(style)) }

  /// The states that a cell is said to show.
  var shownStates: [String] {
    guard case .array(let parts)? = self[.to] else { return [] }
    return parts.compactMap(\.string)
  }

  /// Another cell that is on the screen.
  var otherCell: String? {
    forerunners.first { $0.name == .willDisplayCell && $0.cell != cell }?.cell
  }
}

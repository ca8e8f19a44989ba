internal import Traces
internal import Transcripts

/// Faults in moving rows.
extension Operators {
  static let moves: [Context] = [
    Context(
      ["R151"],
      "a row is moved without a question",
      .didMoveRow,
      needs: .touches,
      edit: { site in
        site.forerunners.prefix { $0.fingers.beganLine == site.fingers.beganLine }
          .filter { $0.name == .targetOfMove }.flatMap(\.dropped)
      }
    ) { $0.isOfMove && $0.row != $0[.to]?.rowPath },
    Context(
      ["R151", "R152"],
      "a row that is carried by its handle stays where it is",
      .didMoveRow,
      needs: [.touches, .calls, .setUp, .finals, .times, .offsets],
      edit: { site in
        site.forerunners.prefix { $0.line > site.fingers.beganLine }
          .filter { $0.name == .targetOfMove }.flatMap(\.dropped) + site.dropped
      }
    ) { $0.isOfMove && $0.isCarriedByHandle && $0.row != $0[.to]?.rowPath },
    Context(
      ["R151"],
      "it is not asked about the place where a row is dropped",
      .targetOfMove,
      needs: .touches,
      edit: \.dropped
    ) { site in
      guard site.isOfTouch, site.header.config[.sections]?.rowCountsOfOneSection == true,
        let target = site[.toProposedIndexPath]?.rowPath, site.isInMiddle(of: target),
        site.next?.name == .didMoveRow, site.previous?.name == .targetOfMove
      else { return false }
      return site.previous?.moment.turn != site.moment.turn
    },
    Context(
      ["R151"],
      "it is asked twice where a row may go",
      .targetOfMove,
      needs: .touches,
      edit: \.doubled
    ) {
      $0.isOfTouch
    },
    Context(
      ["R151"],
      "it is asked where another row may go",
      .targetOfMove,
      needs: .touches,
      edit: { site in
        site.neighbour.map { site.saying(.targetIndexPathForMoveFromRowAt, Value($0)) } ?? []
      }
    ) { $0.isOfTouch },
    Context(
      ["R152"],
      "a row is dropped, and not moved",
      .didMoveRow,
      needs: .otherState,
      edit: \.dropped
    ) { site in
      site.isOfMove && site.rest != nil && site.row != site[.to]?.rowPath
    },
    Context(["R152"], "a row is moved twice", .didMoveRow, needs: .touches, edit: \.doubled) {
      $0.isOfMove
    },
    Context(
      ["R152"],
      "a row is moved elsewhere than was agreed",
      .didMoveRow,
      needs: .touches,
      edit: { site in
        guard let target = site[.to]?.rowPath else { return [] }
        let other = RowPath(section: target.section, row: target.row + 1)
        return site.saying(.to, Value(other))
      }
    ) { $0.isOfMove },
    Context(
      ["R152"],
      "another row is moved than was dropped",
      .didMoveRow,
      needs: .touches,
      edit: { site in site.neighbour.map { site.saying(.moveRowAt, Value($0)) } ?? [] }
    ) { $0.isOfMove },
    Context(
      ["R152"],
      "a row is moved while the finger holds it",
      .didMoveRow,
      needs: .touches,
      edit: {
        $0.brought(before: $0.record.transcript.lines[$0.moment.causeLine], at: $0.moment.causeLine)
      }
    ) { $0.isOfMove && $0.moment.causeLine >= 0 },
    Context(["R150"], "a row is moved that may not be", .canMoveRow, edit: \.denied) { site in
      let next = site.followers.first {
        $0.name == .targetOfMove || ($0.name == .canMoveRow && $0.row == site.row)
      }
      return site.isOfTable && next?.name == .targetOfMove && next?.row == site.row
    },
    Context(
      ["R150"],
      "a row is moved where nobody moves rows",
      at: .touch(.moved),
      needs: [.touches, .release],
      edit: { site in
        let paths = [RowPath(section: 0, row: 0), RowPath(section: 0, row: 1)].map { Value($0) }
        let question = site.editing(
          .targetOfMove,
          [
            Argument(.targetIndexPathForMoveFromRowAt, paths[0]),
            Argument(.toProposedIndexPath, paths[1]),
          ],
          isEditing: true
        )
        return [.insert(question, before: site.line + 1)]
      }
    ) { $0.isOfTouch && $0.isEditedByCode && !$0.lets(.moves, .didMoveRow) },
  ]
}

extension Site {
  /// True if it tells that the finger which was lifted has moved a row.
  fileprivate var isOfMove: Bool {
    isOfTable && isAlone && fingers.most == 1 && fingers.down == 0 && moment.cause == .touch
      && !fingers.wasCancelled
  }

  /// True if one finger, the only one that came, has taken it by the end of its row, in editing
  /// mode, and is over the middle of another now.
  fileprivate var isCarriedByHandle: Bool {
    guard let target = self[.to]?.rowPath, isInMiddle(of: target), isEditedSinceBeginning,
      lets(.moves, .didMoveRow), rest != nil,
      let width = header.config[.bounds]?.point?.x.units
        ?? header.config[.bounds]?.rect?.size.x.units,
      !view.isScripted, header.config[.sectionIndexTitles] == nil,
      !record.hasTouch(in: 0...max(0, fingers.beganLine - 1)),
      let began = record.transcript.lines[fingers.beganLine].time, let time,
      time - began >= 210_000
    else { return false }
    return fingers.origin.x.units >= width - 24_000 && fingers.origin.x.units < width - 8_000
  }

  /// True if the program's only call has put the table into editing mode.
  private var isEditedSinceBeginning: Bool {
    guard record.callLines.count == 1, let first = record.callLines.first, first < line,
      case .call(let call) = record.transcript.lines[first]
    else { return false }
    return call.name == .setEditing && call.arguments[.editing]?.bool == true && !call.isByDelegate
  }

  /// Returns true if its finger is in the middle of a row, and was in that of another as it came
  /// down.
  fileprivate func isInMiddle(of path: RowPath) -> Bool {
    guard isOn(path) == true, let height = header.config[.rowHeight]?.number?.units else {
      return false
    }
    return [fingers.origin, fingers.location].allSatisfy { place in
      let rest = Int64(place.y.units) * 1000 % height
      return abs(2 * rest - height) * 4 <= height
    }
  }
}

extension Value {
  /// True if it counts the rows of one section.
  fileprivate var rowCountsOfOneSection: Bool {
    switch self {
    case .array(let counts): counts.count == 1
    case .number: true
    default: false
    }
  }
}

internal import Traces
internal import Transcripts

/// Faults in tables of controllers, and in segues.
extension Operators {
  static let lists: [Context] = [
    Context(
      ["R203"],
      "a table appears that was never loaded",
      .viewDidAppear,
      needs: .arguments,
      edit: { site in
        site.forerunners.filter { $0.name == .numberOfSections || $0.name == .numberOfRows }
          .flatMap(\.dropped)
      }
    ) {
      $0.isOfList && !$0.hasAppeared && $0.forerunners.contains { $0.name == .numberOfRows }
    },
    Context(
      ["R203"],
      "a table is loaded again as it comes back",
      .viewWillAppear,
      edit: { site in
        guard case .message(var count) = site.sibling(.numberOfSections, { _ in }) else {
          return []
        }
        count.answer = .number(Millionths(1))
        return [.insert(.message(count), before: site.line + 1)]
      }
    ) {
      $0.isOfList && $0.hasAppeared && $0.moment.cause != .touch && !$0.isListDisturbed
        && $0.lastAppearance?.name == .viewDidDisappear
    },
    Context(
      ["R205"],
      "a selection is there still as the table comes back",
      .viewDidAppear,
      edit: { site in
        let before = site.before(.viewDidDisappear).first?.table.selectedRows ?? []
        return site.showingSelected { _ in before }
      }
    ) {
      $0.isOfList && $0.clearsSelection && !$0.isListDisturbed
        && $0.before(.viewDidDisappear).first?.table.selectedRows?.isEmpty == false
    },
    Context(
      ["R205"],
      "a selection goes animated, or not, unlike the table comes",
      .setSelected,
      edit: { site in site.saying(.animated, .bool(site[.animated]?.bool != true)) }
    ) {
      $0.isOfList && $0.clearsSelection && !$0.isListDisturbed && $0[.selected]?.bool == false
        && $0.lastAppearance?.name == .viewWillAppear && $0.hasAppeared
        && $0.lastAppearance?.moment.turn == $0.moment.turn
    },
    Context(
      ["R206"],
      "a selection is gone that was to be kept",
      .viewDidAppear,
      edit: { $0.showingSelected { _ in [] } }
    ) {
      $0.isOfList && $0.listConfig[.clearsSelectionOnViewWillAppear]?.bool == false
        && !$0.isListDisturbed && $0.table.selectedRows?.isEmpty == false && $0.hasAppeared
    },
    Context(
      ["R209"],
      "a way back that is taken back costs the selection",
      .viewDidDisappear,
      edit: { $0.showingSelected { _ in [] } }
    ) {
      $0.isOfList && $0.lastAppearance?.lastAppearance?.name == .viewWillAppear
        && $0.table.selectedRows?.isEmpty == false && !$0.isListDisturbed
    },
    Context(
      ["R211"],
      "a controller's table is not edited as the controller was told",
      at: .final,
      edit: { $0.flipping(.isEditing) }
    ) { site in
      guard site.isOfList, let last = site.record.callLines.last(where: { $0 < site.line }),
        case .call(let call) = site.record.transcript.lines[last]
      else { return false }
      return call.name == .setEditing && !site.record.hasTouch(in: last...site.line)
    },
  ]

  static let segues: [Context] = [
    Context(
      ["R216"],
      "a segue from a cell has no sender",
      .prepareForSegue,
      needs: .times,
      edit: { $0.saying(.sender, .null) }
    ) { $0.isOfTappedCell },
    Context(
      ["R216"],
      "a segue from a cell has another cell for its sender",
      .prepareForSegue,
      needs: .times,
      edit: { site in
        let other = site.forerunners.first {
          $0.name == .willDisplayCell && $0.cell != site[.sender]?.string
        }
        return site.saying(.sender, .string(other?.cell ?? ""))
      }
    ) { site in
      site.isOfTappedCell
        && site.forerunners.contains {
          $0.name == .willDisplayCell && $0.cell != site[.sender]?.string
        }
    },
    Context(
      ["R216"],
      "a segue from a cell has a cell for its sender that is nowhere",
      .prepareForSegue,
      needs: .times,
      edit: { $0.saying(.sender, .string("cell-999999")) }
    ) { $0.isOfTappedCell },
    Context(
      ["R216"],
      "the segue of a tapped cell is not prepared",
      .prepareForSegue,
      needs: [.times, .touches, .calls, .setUp],
      edit: \.dropped
    ) {
      $0.isOfTappedCell && $0.fingers.most == 1 && $0.listConfig[.identifiers] == nil
        && $0.record.callLines.isEmpty
    },
    Context(
      ["R216"],
      "a segue is prepared before the question whether it is to be performed",
      .shouldPerformSegue,
      needs: .times,
      edit: { $0.swapped(with: $0.nextInTurn) }
    ) { $0.isOfList && $0.nextInTurn?.name == .prepareForSegue },
    Context(
      ["R366"],
      "a segue is prepared when its destination is about to appear",
      .prepareForSegue,
      needs: .arguments,
      edit: { $0.swapped(with: $0.destinationComing) }
    ) { $0.isOfScreen && $0.destinationComing != nil },
  ]
}

extension Site {
  /// True if a tap on a cell sets a segue off.
  fileprivate var isOfTappedCell: Bool {
    isOfList && moment.cause == .touch && self[.sender]?.string != nil
      && earlier(.willSelectRow) != nil
      && !record.hasCall(in: max(0, fingers.beganLine)...line)
  }

  /// The viewWillAppear of the view that a segue leads to, in the same turn.
  fileprivate var destinationComing: Site? {
    guard let name = self[.forSegue]?.string, let coming = counterpart(.viewWillAppear),
      coming.line > line, coming.view.name.text == name
    else { return nil }
    return coming
  }
}

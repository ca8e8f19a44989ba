internal import Traces

extension Operators {
  static let picks = Operator(
    "picks",
    "A table gets touches on rows wrong, what is selected, or what it tells of that.",
    highlights + exchanges + refusals + timings + selections + codes + accessories + edges + taps
  )

  private static let highlights: [Context] = [
    Context(
      ["R090"],
      "shouldHighlight is not asked",
      .shouldHighlightRow,
      needs: .touches,
      edit: \.dropped
    ) {
      $0.isOfTouch && $0.later(.didHighlightRow) != nil
    },
    Context(
      ["R090"],
      "shouldHighlight twice",
      .shouldHighlightRow,
      needs: .touches,
      edit: \.doubled
    ) {
      $0.isOfTouch && $0.message?.answer?.bool == true
    },
    Context(
      ["R090"],
      "didHighlight is not sent",
      .didHighlightRow,
      needs: .touches,
      edit: \.dropped
    ) {
      $0.isOfTouch
    },
    Context(["R090"], "didHighlight twice", .didHighlightRow, needs: .touches, edit: \.doubled) {
      $0.isOfTouch
    },
    Context(
      ["R090"],
      "didHighlight before shouldHighlight",
      .shouldHighlightRow,
      needs: .touches,
      edit: { $0.swapped(with: $0.later(.didHighlightRow)) }
    ) { $0.isOfTouch && $0.later(.didHighlightRow) != nil },
    Context(
      ["R090"],
      "shouldHighlight about another row",
      .shouldHighlightRow,
      needs: .touches,
      edit: \.namingNeighbour
    ) { $0.isOfTouch && $0.later(.didHighlightRow) != nil },
    Context(["R090"], "didHighlight of another row", .didHighlightRow, edit: \.namingNeighbour) {
      $0.isOfTouch
    },
    Context(
      ["R090", "R091"],
      "nothing is highlighted",
      .shouldHighlightRow,
      needs: .otherState,
      edit: \.silencingRows
    ) {
      $0.isOfTap && $0.rest != nil && $0.hasLook && abs($0.fingers.travel.x) < 20_000
        && $0.later(.didHighlightRow) != nil
    },
    Context(
      ["R091"],
      "a row is highlighted as the finger comes down",
      .shouldHighlightRow,
      needs: .touches,
      edit: { site in
        [site, site.later(.didHighlightRow)].compactMap(\.self).flatMap { $0.dropped }
          + (site.touchDown.map { down in
            down.picking([.shouldHighlightRow, .didHighlightRow], site.row)
          } ?? [])
      }
    ) {
      $0.isOfTouch && $0.later(.didHighlightRow) != nil && $0.setup.delaysTouches
        && $0.setup.isScrollEnabled && $0.touchDown?.time != $0.time
    },
    Context(
      ["R091"],
      "a row is highlighted in a drag",
      .didScroll,
      edit: {
        $0.picking(
          [.shouldHighlightRow, .didHighlightRow, .didUnhighlightRow],
          RowPath(section: 0, row: 0)
        )
      }
    ) { $0.isOfHold && $0.isPlain && $0.moment.place == .inDrag && $0.fingers.beganLine >= 0 },
    Context(
      ["R092"],
      "a row that may not be highlighted is",
      .shouldHighlightRow,
      needs: .arguments,
      edit: { $0.picking([.didHighlightRow], $0.row) }
    ) { $0.isOfTouch && $0.message?.answer?.bool == false },
    Context(
      ["R092"],
      "a row that may not be highlighted is selected",
      .shouldHighlightRow,
      needs: .arguments,
      edit: { $0.picking([.willSelectRow, .didSelectRow], $0.row) }
    ) { $0.isOfTap && $0.message?.answer?.bool == false },
    Context(
      ["R092"],
      "shouldHighlight is answered no, and all goes on",
      .shouldHighlightRow,
      edit: { $0.answering(.bool(false)) }
    ) { $0.isOfTouch && $0.later(.didHighlightRow) != nil },
    Context(["R117"], "didUnhighlight of another row", .didUnhighlightRow, edit: \.namingNeighbour)
    { $0.isOfTouch && $0.isModern },
    Context(["R117"], "didUnhighlight of no row", .didUnhighlightRow, edit: \.namingNothing) {
      $0.isOfTouch && $0.isModern
    },
    Context(["R117"], "didUnhighlight twice", .didUnhighlightRow, edit: \.doubled) {
      $0.isOfTouch && $0.isModern
    },
    Context(
      ["R094"],
      "didUnhighlight is not sent",
      .didUnhighlightRow,
      needs: .otherState,
      edit: \.dropped
    ) {
      $0.isOfTap && $0.rest != nil
    },
    Context(
      ["R115"],
      "didUnhighlight is not sent in a drag",
      .didUnhighlightRow,
      needs: .touches,
      edit: \.dropped
    ) {
      site in
      let began = site.fingers.beganLine
      return site.isOfHold && site.isPlain
        && site.followers.contains {
          $0.name == .didEndDragging && $0.fingers.beganLine == began && $0.isOfTouch
        }
    },
  ]

  private static let exchanges: [Context] = [
    Context(["R096"], "willSelect is not asked", .willSelectRow, needs: .touches, edit: \.dropped) {
      $0.isOfTap && $0.later(.didSelectRow) != nil && $0.later(.willDeselectRow) == nil
    },
    Context(
      ["R097"],
      "willSelect is not asked, but willDeselect",
      .willSelectRow,
      needs: .arguments,
      edit: \.dropped
    ) {
      $0.isOfTap && $0.selectsOne && $0.later(.willDeselectRow) != nil
    },
    Context(["R096"], "willSelect twice", .willSelectRow, needs: .arguments, edit: \.doubled) {
      $0.isOfTap && $0.isAnsweredWithItself
    },
    Context(["R096"], "didSelect is not sent", .didSelectRow, needs: .touches, edit: \.dropped) {
      $0.isOfTap && $0.earlier(.willSelectRow)?.isAnsweredWithItself == true
    },
    Context(["R096"], "didSelect twice", .didSelectRow, edit: \.doubled) { $0.isOfTap },
    Context(
      ["R096"],
      "didSelect before willSelect",
      .willSelectRow,
      needs: .touches,
      edit: { $0.swapped(with: $0.later(.didSelectRow)) }
    ) { $0.isOfTap && $0.later(.didSelectRow) != nil },
    Context(
      ["R096", "R106"],
      "nothing is told of a tap",
      .willSelectRow,
      needs: .otherState,
      edit: \.silencingTap
    ) {
      $0.isOfTap && $0.rest != nil && !$0.hasButtons && $0.selectsOne && $0.isAnsweredWithItself
        && !$0.fingers.hasMoved
        && ($0.table.selectedRows == [] || $0.table.selectedRows == $0.row.map { [$0] })
    },
    Context(
      ["R096"],
      "willSelect about another row",
      .willSelectRow,
      needs: .touches,
      edit: \.namingNeighbour
    ) {
      $0.isOfTap
    },
    Context(["R096", "R102"], "didSelect of another row", .didSelectRow, edit: \.namingNeighbour) {
      $0.isOfTap
    },
    Context(
      ["R102"],
      "didSelect of the row that was tapped, in spite of the answer",
      .didSelectRow,
      edit: { site in
        site.namingRow { site.earlier(.willSelectRow)?.row ?? $0 }
      }
    ) { $0.isOfTap && $0.earlier(.willSelectRow)?.message?.answer?.rowPath == $0.row },
    Context(["R097"], "willDeselect is not asked", .willDeselectRow, edit: \.dropped) {
      $0.isOfTap && $0.selectsOne && $0.later(.didDeselectRow) != nil
    },
    Context(["R097"], "willDeselect twice", .willDeselectRow, needs: .arguments, edit: \.doubled) {
      $0.isOfTap && $0.selectsOne && $0.isAnsweredWithItself
    },
    Context(
      ["R097"],
      "didDeselect is not sent",
      .didDeselectRow,
      needs: .arguments,
      edit: \.dropped
    ) {
      $0.isOfTap && $0.selectsOne && $0.earlier(.willDeselectRow)?.isAnsweredWithItself == true
    },
    Context(["R097"], "didDeselect twice", .didDeselectRow, edit: \.doubled) {
      $0.isOfTap && $0.selectsOne
    },
    Context(
      ["R097"],
      "nothing is told of the old row",
      .willDeselectRow,
      needs: .arguments,
      edit: { site in
        [site, site.later(.didDeselectRow)].compactMap(\.self).flatMap { $0.dropped }
      }
    ) {
      $0.isOfTap && $0.selectsOne && $0.isAnsweredWithItself && $0.later(.didSelectRow) != nil
        && $0.later(.didDeselectRow) != nil
    },
    Context(
      ["R097"],
      "willDeselect before willSelect",
      .willSelectRow,
      needs: .arguments,
      edit: { $0.swapped(with: $0.later(.willDeselectRow)) }
    ) { $0.isOfTap && $0.selectsOne && $0.later(.willDeselectRow) != nil },
    Context(
      ["R097"],
      "didDeselect after didSelect",
      .didDeselectRow,
      needs: .arguments,
      edit: { $0.swapped(with: $0.later(.didSelectRow)) }
    ) {
      $0.isOfTap && $0.selectsOne && $0.later(.didSelectRow) != nil
        && $0.earlier(.willDeselectRow)?.isAnsweredWithItself == true
    },
    Context(["R105"], "willDeselect of another row", .willDeselectRow, edit: \.namingNeighbour) {
      $0.isOfTap && $0.selectsOne && $0.table.selectedRows?.count == 1
    },
    Context(
      ["R105"],
      "willDeselect where nothing is selected",
      .willSelectRow,
      needs: .beginning,
      edit: { $0.picking([.willDeselectRow, .didDeselectRow], $0.neighbour) }
    ) { $0.isOfTap && $0.selectsOne && $0.table.selectedRows == [] && $0.isAnsweredWithItself },
    Context(
      ["R106", "R105"],
      "the row that is selected again is deselected before",
      .willSelectRow,
      needs: .arguments,
      edit: { $0.picking([.willDeselectRow, .didDeselectRow], $0.row) }
    ) {
      $0.isOfTap && $0.selectsOne && $0.table.selectedRows == $0.row.map { [$0] }
        && $0.isAnsweredWithItself
    },
    Context(
      ["R107"],
      "a row that is added deselects another",
      .willSelectRow,
      needs: .touches,
      edit: { $0.picking([.willDeselectRow, .didDeselectRow], $0.table.selectedRows?.first) }
    ) { $0.isOfTap && $0.selectsSeveral && $0.table.selectedRows?.isEmpty == false },
    Context(
      ["R108"],
      "willDeselect is not asked of one of several",
      .willDeselectRow,
      edit: \.dropped
    ) { $0.isOfTap && $0.selectsSeveral && $0.later(.didDeselectRow) != nil },
    Context(
      ["R108"],
      "didDeselect is not sent of one of several",
      .didDeselectRow,
      needs: .touches,
      edit: \.dropped
    ) {
      $0.isOfTap && $0.selectsSeveral && $0.earlier(.willDeselectRow)?.isAnsweredWithItself == true
    },
    Context(
      ["R108"],
      "one of several that was selected is so again",
      .willDeselectRow,
      needs: .arguments,
      edit: { site in
        [site, site.later(.didDeselectRow)].compactMap(\.self).flatMap { $0.dropped }
          + site.picking([.willSelectRow, .didSelectRow], site.row)
      }
    ) { $0.isOfTap && $0.selectsSeveral && $0.later(.didDeselectRow) != nil },
  ]
}

extension Site {
  /// True if cells show that they are touched.
  var hasLook: Bool {
    header.config[.selectionStyle]?.string != "none"
      && !record.callLines.contains { index in
        guard case .call(let call) = record.transcript.lines[index] else { return false }
        return call.name == .selectionStyle
      }
  }

  /// True if rows have accessories.
  var hasButtons: Bool { header.config[.accessoryTypes] != nil }

  /// The edits by which nothing of rows is told from here to the end of the turn.
  var silencingRows: [Edit] {
    ([self] + Array(restOfTurn)).filter { $0.isOfRows }.flatMap { $0.dropped }
  }

  /// The edits by which nothing is told of the exchange that begins here.
  var silencingTap: [Edit] { silencingRows }

  private var isOfRows: Bool {
    switch name.flatMap({ Vocabulary.message($0)?.family }) {
    case .highlight, .selection, .selectionChange, .cellLooks: true
    default: false
    }
  }
}

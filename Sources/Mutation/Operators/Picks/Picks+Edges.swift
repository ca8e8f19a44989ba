internal import Traces
internal import Transcripts

/// Faults at the edges of rows and sections: buttons, headers, footers, the index.
extension Operators {
  static let accessories: [Context] = [
    Context(
      ["R120"],
      "a button's tap is not told",
      .accessoryButtonTapped,
      needs: .otherState,
      edit: \.dropped
    ) {
      $0.isOfTap && $0.rest != nil
    },
    Context(
      ["R120"],
      "a button's tap is told twice",
      .accessoryButtonTapped,
      needs: .touches,
      edit: \.doubled
    ) {
      $0.isOfTap
    },
    Context(
      ["R120"],
      "a button's tap is told of another row",
      .accessoryButtonTapped,
      needs: .touches,
      edit: \.namingNeighbour
    ) { $0.isOfTap },
    Context(
      ["R120"],
      "a button's tap is a tap on the row too",
      .accessoryButtonTapped,
      needs: .arguments,
      edit: { $0.picking([.willSelectRow, .didSelectRow], $0.row) }
    ) { $0.isOfTap },
    Context(
      ["R122"],
      "a tap on a row without a button is told as a button's",
      .didUnhighlightRow,
      needs: .arguments,
      edit: { site in
        Array(site.restOfTurn).filter { $0.name != nil }.flatMap { $0.dropped }
          + site.picking([.accessoryButtonTapped], site.row)
      }
    ) { $0.isOfTap && !$0.mayHaveButtons && $0.selectsOne && $0.hasPlainData },
  ]

  static let edges: [Context] = [
    Context(
      ["R180", "R181"],
      "a header that floats is where it rests",
      at: .final,
      edit: { site in site.showingHeaders { $0.movedUp(to: 0) } }
    ) { $0.hasFloatingHeader && $0.setup.inset == .zero },
    Context(
      ["R180"],
      "the header that floats is not there",
      at: .final,
      edit: { site in site.showingRows { $0.visibleHeaders?.removeFirst() } }
    ) { $0.hasFloatingHeader && $0.setup.inset == .zero },
    Context(
      ["R182"],
      "a header covers the next one",
      at: .final,
      edit: { site in
        site.showingRows { state in
          guard let next = state.visibleHeaders?[1] else { return }
          state.visibleHeaders?[0].top = next.top
        }
      }
    ) {
      ($0.table.visibleHeaders?.count ?? 0) > 1 && $0.isOfTable && $0.isPlainStyle
        && $0.header.config[.sectionHeaderHeight]?.number != nil
    },
    Context(
      ["R183"],
      "a header floats under the inset",
      at: .final,
      edit: { site in
        site.showingRows { state in
          if let offset = site.offset { state.visibleHeaders?[0].top = offset.y }
        }
      }
    ) {
      $0.hasFloatingHeader && ($0.setup.inset?.top.units ?? 0) > 0
    },
    Context(
      ["R180"],
      "a footer that floats is not there",
      at: .final,
      edit: { site in site.showingRows { $0.visibleFooters = [] } }
    ) { $0.hasFloatingFooter },
    Context(
      ["R186"],
      "the titles of the index are not asked for",
      .askForSectionIndexTitles,
      needs: .otherState,
      edit: \.dropped
    ) { $0.isOfTable && $0.isPlainStyle && $0.hasPlainData && $0.record.callLines.isEmpty },
    Context(
      ["R187"],
      "an entry of the index asks for no section",
      .sectionForSectionIndexTitle,
      needs: [.touches, .setUp, .calls, .beginning],
      edit: \.dropped
    ) { $0.isOfTable && $0.isAtEndOfIndex },
    Context(
      ["R187"],
      "an entry of the index has another's number",
      .sectionForSectionIndexTitle,
      edit: { site in
        guard let number = site[.at]?.number else { return [] }
        return site.saying(.at, .number(Millionths(units: number.units + 1_000_000)))
      }
    ) { $0.isOfTable },
    Context(
      ["R187"],
      "an entry of the index leads to another section",
      .sectionForSectionIndexTitle,
      needs: .otherState,
      edit: { site in
        guard let number = site.message?.answer?.number else { return [] }
        let units = number.units == 0 ? 1_000_000 : number.units - 1_000_000
        return site.answering(.number(Millionths(units: units)))
      }
    ) {
      $0.isOfTable && $0.isFarFromEnds && $0.header.config[.headers] == nil
        && $0.header.config[.rowHeights] == nil
    },
  ]

  static let taps: [Context] = [
    Context(["R301", "R300"], "a tap is not told", .tapped, needs: .otherState, edit: \.dropped) {
      $0.isRecognized && $0.rest != nil && $0.header.config[.numberOfTapsRequired] == nil
        && $0.header.config[.numberOfTouchesRequired] == nil
    },
    Context(["R302"], "a tap is told twice", .tapped, needs: .touches, edit: \.doubled) {
      $0.isRecognized && $0.isModern
    },
    Context(
      ["R301"],
      "a tap is told as the finger comes down",
      .tapped,
      edit: { $0.brought(to: $0.touchDown) }
    ) { $0.isRecognized && $0.header.config[.numberOfTapsRequired] == nil },
    Context(
      ["R303"],
      "a tap is told to be elsewhere",
      .tapped,
      needs: [.touches, .scrollOffsets],
      edit: { site in
        guard let place = site[.location]?.point else { return [] }
        return site.saying(
          .location,
          Value(Point(x: place.x.moved(by: 30_000), y: place.y))
        )
      }
    ) { $0.isRecognized && $0.fingers.most == 1 && !$0.fingers.hasMoved && $0.record.isTimed },
    Context(
      ["R126"],
      "a tap that was taken selects a row",
      .tapped,
      needs: .touches,
      edit: { $0.picking([.willSelectRow, .didSelectRow], RowPath(section: 0, row: 0)) }
    ) {
      $0.isRecognized && $0.isOfTable && $0.fingers.most == 1
        && $0.header.config[.cancelsTouchesInView]?.bool != false
        && $0.header.config[.numberOfTapsRequired] == nil
    },
  ]
}

extension Site {
  /// True if it is of the only view, whose recognizer has seen a tap of it.
  var isRecognized: Bool {
    header.views.count <= 1 && header.config[.tapRecognizer]?.bool == true && isAlone
      && header.observes == nil && fingers.down == 0 && moment.cause == .touch
      && record.callLines.isEmpty && !fingers.wasCancelled
  }

  /// True if headers float in it.
  var isPlainStyle: Bool { header.config[.style]?.string ?? "plain" == "plain" }

  /// True if its data are what the header's properties say.
  var hasPlainData: Bool {
    header.config[.rowHeights] == nil && header.config[.sections] != nil
      && header.effectiveViews[0].delegate.entries.isEmpty
  }

  /// True if the only finger came down on the first or the last entry of the index and was lifted there.
  fileprivate var isAtEndOfIndex: Bool {
    guard header.views.count <= 1, let titles = header.config[.sectionIndexTitles]?.elements,
      titles.count > 1, let size = header.config[.bounds]?.point, setup.inset == .zero,
      record.callLines.isEmpty, rest != nil
    else { return false }
    let touches = record.transcript.lines.compactMap { line -> Touch? in
      guard case .touch(let touch) = line else { return nil }
      return touch
    }
    guard touches.count == 2, touches[1].phase == .ended,
      touches[0].location == touches[1].location,
      size.x.units - touches[0].location.x.units < 6000
    else { return false }
    let part = touches[0].location.y.double / size.y.double * Double(titles.count)
    return part < 1 || part > Double(titles.count - 1)
  }

  /// True if any row may have a button.
  var mayHaveButtons: Bool {
    guard let types = header.config[.accessoryTypes] else { return false }
    guard case .array(let names) = types else { return true }
    return names.contains { $0.string?.hasPrefix("detail") == true }
  }

  /// True if a final state shows a header that is not where it rests.
  var hasFloatingHeader: Bool {
    guard isFinal, isOfTable, isPlainStyle, hasPlainData, let offset, let inset = setup.inset,
      let first = table.visibleHeaders?.first, first.section == 0,
      header.config[.sectionHeaderHeight]?.number != nil,
      header.config[.tableHeaderView] == nil, setup.contains(offset) == true,
      record.callLines.allSatisfy({ $0 < line })
    else { return false }
    return first.top.units > 1000 && first.top.units == offset.y.units + inset.top.units
  }

  /// True if a final state shows a footer that is at the bottom edge, rows of its section above it.
  var hasFloatingFooter: Bool {
    guard isFinal, isOfTable, isPlainStyle, hasPlainData, let offset, let size = setup.size,
      setup.inset == .zero, let last = table.visibleFooters?.last, setup.contains(offset) == true,
      let height = header.config[.sectionFooterHeight]?.number, table.visibleFooters?.count == 1
    else { return false }
    let edge = Int64(offset.y.units) + Int64(size.y.units) - height.units / 1000
    return Int64(last.top.units) == edge && last.section == 0
  }

  /// True if the content is where a section begins, and not at an end of its range.
  var isFarFromEnds: Bool {
    guard let offset = next?.offset, let range = setup.range(.y) else { return false }
    return offset.y.units > range.lowerBound + 50_000 && offset.y.units < range.upperBound - 50_000
  }

  /// Returns the edits by which it shows other headers.
  func showingHeaders(_ change: (TableState.Edge) -> TableState.Edge) -> [Edit] {
    showingRows { state in
      if let first = state.visibleHeaders?.first { state.visibleHeaders?[0] = change(first) }
    }
  }
}

extension TableState.Edge {
  /// Returns the same at another height.
  fileprivate func movedUp(to top: Int32) -> TableState.Edge {
    TableState.Edge(section: section, top: Thousandths(units: top))
  }
}

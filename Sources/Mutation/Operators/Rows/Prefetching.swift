internal import Traces
internal import Transcripts

extension Operators {
  static let prefetching = Operator(
    "prefetching",
    "A table announces rows ahead that it must not, or takes back what was not announced.",
    announcements + cancellations + counts
  )

  private static let announcements: [Context] = [
    Context(
      ["R531"],
      "rows announced with the farthest first",
      .prefetchRows,
      edit: { $0.naming($0.announcedRows.reversed()) }
    ) { $0.isRowsAlone && $0.announcedRows.count > 1 },
    Context(
      ["R535", "R533"],
      "a row announced that is in view",
      .prefetchRows,
      edit: { site in site.rowShownBefore.map { site.naming([$0] + site.announcedRows) } ?? [] }
    ) { $0.isRowsAlone },
    Context(
      ["R532"],
      "a row announced that there is not",
      .prefetchRows,
      edit: { $0.naming($0.announcedRows + [RowPath(section: 0, row: 100_000_000)]) }
    ) { $0.isRowsAlone },
    Context(
      ["R544"],
      "a row announced though prefetching is off",
      .willDisplayCell,
      needs: .calls,
      edit: { site in
        guard let row = site.row else { return [] }
        let next = RowPath(section: row.section, row: row.row + 1)
        return site.following(.prefetchRows, with: [next])
      }
    ) { site in
      guard let row = site.row else { return false }
      return site.isRowsAlone && site.header.config[.isPrefetchingEnabled]?.bool == false
        && site.isCounted(RowPath(section: row.section, row: row.row + 1))
    },
  ]

  private static let cancellations: [Context] = [
    Context(
      ["R537", "R536"],
      "a row taken back that was never announced",
      .cancelPrefetching,
      edit: { site in site.rowNeverAnnounced.map { site.naming([$0]) } ?? [] }
    ) { $0.isRowsAlone && $0.areRowsAsLoaded },
    Context(
      ["R537"],
      "a row taken back whose cell was asked for",
      .willDisplayCell,
      needs: .calls,
      edit: { site in
        site.row.map { site.following(.cancelPrefetching, with: [$0]) } ?? []
      }
    ) { site in
      site.isRowsAlone && site.areRowsAsLoaded && site.previousInTurn?.name == .cellForRow
        && site.forerunners.contains { other in
          other.name == .prefetchRows && site.row.map(other.announcedRows.contains) == true
        }
    },
  ]

  private static let counts: [Context] = [
    Context(
      ["R743"],
      "a count in a drag or a glide",
      .didScroll,
      needs: [.times, .calls],
      edit: { site in
        guard
          case .message(var question) = site.sibling(.numberOfSections, [], at: site.time, { _ in })
        else { return [] }
        question.answer = .number(Millionths(1))
        return [.insert(.message(question), before: site.line + 1)]
      }
    ) {
      $0.isRowsAlone && $0.areRowsAsLoaded && $0.time != nil && $0.isTurnQuiet
        && ($0.message?.state[.isDragging] == true || $0.message?.state[.isDecelerating] == true)
        && $0.forerunners.contains { $0.name == .numberOfRows }
    }
  ]
}

extension Site {
  /// The rows that it announces, or takes back.
  fileprivate var announcedRows: [RowPath] {
    message?.arguments.first?.value.paths ?? []
  }

  /// Returns the edits by which it announces other rows, or takes others back.
  fileprivate func naming(_ rows: [RowPath]) -> [Edit] {
    guard let label = message?.arguments.first?.label else { return [] }
    return saying(label, .array(rows.map { Value($0) }))
  }

  /// Returns the edits by which a message about rows comes right after it.
  fileprivate func following(_ name: Name, with rows: [RowPath]) -> [Edit] {
    let label = name == .prefetchRows ? Name.prefetchRowsAt : .cancelPrefetchingForRowsAt
    let argument = Argument(label, .array(rows.map { Value($0) }))
    return [.insert(sibling(name, [argument], at: time) { _ in }, before: line + 1)]
  }

  /// The row that was displayed last in its turn.
  fileprivate var rowShownBefore: RowPath? {
    forerunners.first { $0.name == .willDisplayCell && $0.moment.turn == moment.turn }?.row
  }

  /// A row that there is and that was announced at no time before.
  fileprivate var rowNeverAnnounced: RowPath? {
    let announced = Set(forerunners.filter { $0.name == .prefetchRows }.flatMap(\.announcedRows))
    return (0..<200).lazy.map { RowPath(section: 0, row: $0) }
      .first { isCounted($0) && !announced.contains($0) }
  }

  /// True if no call has changed the rows since they were loaded first.
  fileprivate var areRowsAsLoaded: Bool {
    !record.callLines.contains { index in
      guard case .call(let call) = record.transcript.lines[index] else { return true }
      return call.name != .contentOffset && call.name != .setContentOffset
    }
  }
}

internal import Traces
internal import Transcripts

extension Operators {
  static let snapshots = Operator(
    "snapshots",
    "A diffable data source forgets what was applied, or asks for what stays.",
    [
      Context(
        ["R675"],
        "another number of rows than the snapshot has",
        .numberOfRows,
        needs: [.arguments, .calls, .setUp],
        edit: { site in
          let count = site.message?.answer?.number?.units ?? 0
          return site.answering(.number(Millionths(units: count + 1_000_000)))
        }
      ) { $0.isOfSnapshot },
      Context(
        ["R679"],
        "a cell for an item that stays",
        .numberOfRows,
        needs: [.arguments, .calls, .setUp],
        edit: { site in
          guard
            case .message(var question) = site.sibling(
              .cellForRow,
              [Argument(.cellForRowAt, .string("0-0"))],
              at: site.time,
              { _ in }
            )
          else { return [] }
          question.answer = .string("cell-999999")
          return [.insert(.message(question), before: site.line + 1)]
        }
      ) {
        $0.isOfSnapshot && $0.header.observes == nil && $0.staysFirst
          && $0.nextInTurn?.name != .numberOfRows
      },
      Context(
        ["R679"],
        "no cell for an item that is to be set up anew",
        .cellForRow,
        needs: [.arguments, .calls, .setUp, .finals],
        edit: \.dropped
      ) { $0.isOfSnapshot && $0.isRenewed && $0.header.observes == nil },
      Context(
        ["R680"],
        "no exception for an identifier that stands there twice",
        at: .call(.applySnapshot),
        needs: .calls,
        edit: { site in site.exceptionLine.map { site.resting(at: $0) } ?? [] }
      ) { $0.call?.isByDelegate == false && $0.exceptionLine != nil },
    ]
  )
}

extension Site {
  /// True if it is told as a snapshot is applied whose calls are all told.
  fileprivate var isOfSnapshot: Bool {
    causingCall?.name == .applySnapshot && causingCall?.isByDelegate == false
      && header.config[.diffable]?.bool == true && !view.isScripted && exceptionLine == nil
  }

  /// True if the row's item is one that the snapshot sets up anew, and is in view at rest.
  fileprivate var isRenewed: Bool {
    guard let row, let call = causingCall, let visible = rest?.table.visibleRows?.range,
      visible.contains(row), call.block == nil
    else { return false }
    let items = call.arguments[.itemIdentifiers]?.elements ?? []
    guard items.indices.contains(row.section), items[row.section].elements.indices.contains(row.row)
    else { return false }
    let item = items[row.section].elements[row.row]
    return [Name.reloadedItemIdentifiers, .reconfiguredItemIdentifiers].contains {
      (call.arguments[$0]?.elements ?? []).contains(item)
    }
  }

  /// True if the first item is the one that the snapshot before had first, and is not renewed.
  fileprivate var staysFirst: Bool {
    let calls = record.callLines.filter { $0 <= moment.causeLine }.compactMap { index -> Call? in
      guard case .call(let call) = record.transcript.lines[index],
        call.name == .applySnapshot || call.name == .applyByReload
      else { return nil }
      return call
    }
    guard calls.count > 1, let now = calls.last else { return false }
    let firsts = calls.suffix(2).map { call in
      call.arguments[.itemIdentifiers]?.elements.first?.elements.first?.string
    }
    let renewed = [Name.reloadedItemIdentifiers, .reconfiguredItemIdentifiers].flatMap {
      (now.arguments[$0]?.elements ?? []).compactMap(\.string)
    }
    guard let first = firsts[0], firsts[0] == firsts[1] else { return false }
    return !renewed.contains(first)
  }
}

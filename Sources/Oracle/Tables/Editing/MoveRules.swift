internal import Traces
internal import Transcripts

/// Rules about rows that a finger moves (R150 to R152).
enum MoveRules {
  static let all = [
    needsDataSource, followsHandle, ofMovable, asksWhether, ofPlaces, oneRow, atNewPlaces,
    asksBefore,
    whereItHovers, whereAgreed, once,
    told,
  ]

  static let needsDataSource = Rule(
    "editing.move.needs-data-source",
    "Rows are moved only where the data source moves them.",
    .sequence,
    catalogue: ["R150"],
    topic: .editing,
    check: .onEdits(
      at: [.targetOfMove, .didMoveRow],
      answer: { edits, _, _ in Answer(edits.setup.moves) },
      expecting: { _, _ in "nothing: the data source does not move rows" }
    ),
    passing: ["\(held) +44 target(0-0,0-1)=0-1 ^ moves(0-0,0-1) |:e"],
    failing: ["table=4 editing=yes v:300,22 +44 ↓ target(0-0,0-1)=0-1 ^ |:e"]
  )

  static let followsHandle = Rule(
    "editing.move.follows-handle",
    "A finger that takes a row by its handle, at the end of the row, and lets go over another moves it.",
    .response,
    catalogue: ["R151", "R150", "R152"],
    sources: ["G-Move", "H5/UITableView.h"],
    topic: .editing,
    check: .onEdits(
      at: [.final, .turnEnd],
      answer: { edits, table, watch in
        guard edits.isFingerOver(at: watch.now), edits.isSurelyCarried(table, watch) else {
          return .notJudged
        }
        let move = edits.finger.move
        return Answer(move.questions > 0 || move.moves > 0)
      },
      found: { edits, _ in
        "\(Words.row(edits.finger.firstRow)) was carried to \(Words.row(edits.finger.lastRow))"
      },
      expecting: { _, watch in
        watch.hears(.targetOfMove) ? "targetIndexPathForMove, then moveRowAt" : "moveRowAt"
      }
    ),
    passing: ["\(held) .9 +44 .9 target(0-0,0-1)=0-1 ^ moves(0-0,0-1) |:e"],
    failing: ["\(held) .9 +44 .9 ^ ↓ |:e", "\(held) .9 +44 .9 ^ .40 ↓ v:160,300 ^"]
  )

  static let ofMovable = Rule(
    "editing.move.of-movable",
    "A row that may not be moved has no handle.",
    .sequence,
    catalogue: ["R150"],
    topic: .editing,
    check: .onEdits(
      at: [.targetOfMove, .didMoveRow],
      answer: { edits, _, _ in Answer(edits.answer?.mayMove) },
      expecting: { _, _ in "nothing: canMoveRowAt was answered false" }
    ),
    passing: ["\(held) +44 target(0-0,0-1)=0-1 ^ moves(0-0,0-1) |:e"],
    failing: [
      "table=4 moves=yes editing=yes canMove(0-0)=no v:300,22 +44 ↓ target(0-0,0-1)=0-1 ^ |:e"
    ]
  )

  static let asksWhether = Rule(
    "editing.move.asks-whether",
    "Before a row is moved it is asked whether it may be.",
    .sequence,
    catalogue: ["R150"],
    topic: .editing,
    check: .onEdits(
      at: [.targetOfMove, .didMoveRow],
      answer: { edits, _, watch in
        guard let path = edits.heard.path, watch.hears(.canMoveRow), watch.setting.isTable,
          watch.record.isFromTheStart, watch.setting.isSetUpAtAll, edits.answers.isComplete,
          edits.finger.move.moves == 0, edits.finger.move.source.map({ $0 == path }) ?? true,
          !edits.finger.move.isDisturbed, edits.heard.event == .targetOfMove
        else { return .notJudged }
        return Answer(edits.answers.row(path)?.mayMove != nil)
      },
      expecting: { edits, _ in "canMoveRowAt of \(Words.row(edits.heard.path)) before it" }
    ),
    passing: ["\(held) +44 target(0-0,0-1)=0-1 ^ moves(0-0,0-1) |:e"],
    failing: ["\(unasked) v:300,22 +44 ↓ target(0-0,0-1)=0-1 ^ moves(0-0,0-1) |:e"]
  )

  static let ofPlaces = Rule(
    "editing.move.places-exist",
    "A row is offered no place that there is not.",
    .invariant,
    catalogue: ["R004", "R151"],
    sources: ["G-Create", "G-Move"],
    topic: .editing,
    check: .onEdits(
      at: [.targetOfMove],
      answer: { edits, table, watch in
        guard let target = edits.heard.target, let path = edits.heard.path,
          !table.rows.doubt.isShaken
        else { return .notJudged }
        if table.rows.counts.has(section: target.section) == .no || target.row < 0 {
          return .violated
        }
        guard let count = table.rows.counts.rows(in: target.section) else { return .notJudged }
        // In another section it may stand behind the last one.
        return Answer(target.row < count || (target.section != path.section && target.row == count))
      },
      expecting: { _, _ in "a place that there is" }
    ),
    passing: ["\(held) +44 target(0-0,0-1)=0-1 ^ moves(0-0,0-1) |:e"],
    failing: ["\(held) +44 ↓ target(0-0,0-4)=0-1 ^ moves(0-0,0-1) |:e"]
  )

  static let oneRow = Rule(
    "editing.move.one-row",
    "A finger moves the row that it came down on, and no other.",
    .invariant,
    catalogue: ["R151", "R152"],
    topic: .editing,
    check: .onEdits(
      at: [.targetOfMove, .didMoveRow],
      answer: { edits, table, watch in
        guard let path = edits.heard.path else { return .notJudged }
        guard watch.hands.areRecorded else {
          // The question before tells which row it is.
          guard watch.now.event == .didMoveRow, watch.setting.isTable, watch.hears(.targetOfMove),
            edits.finger.move.moves == 0, let source = edits.finger.move.source
          else { return .notJudged }
          return Answer(path == source)
        }
        if let source = edits.finger.move.source, !edits.finger.move.isDisturbed {
          return Answer(path == source)
        }
        guard table.picks.finger.isCertain, !edits.finger.isDisturbed,
          let row = table.picks.finger.spot.path
        else { return .notJudged }
        return Answer(path == row)
      },
      expecting: { edits, watch in
        edits.finger.move.source.map { "row \($0)" }
          ?? watch.table?.picks.finger.spot.rowWords ?? "the row"
      }
    ),
    passing: ["\(held) +44 target(0-0,0-1)=0-1 ^ moves(0-0,0-1) |:e"],
    failing: [
      "\(held) +44 ↓ target(0-1,0-2)=0-1 ^ |:e",
      "\(held) +44 target(0-0,0-1)=0-1 +44 ↓ target(0-1,0-2)=0-1 ^ moves(0-0,0-1) |:e",
    ]
  )

  static let atNewPlaces = Rule(
    "editing.move.at-new-places",
    "Where a row may go is asked when it hovers over a new place: once for each.",
    .sequence,
    catalogue: ["R151"],
    topic: .editing,
    check: .onEdits(
      at: [.targetOfMove],
      answer: { edits, _, watch in
        let move = edits.finger.move
        guard let target = edits.heard.target, !move.isDisturbed, watch.hands.areRecorded else {
          return .notJudged
        }
        return Answer(move.questions == 0 || move.turn != watch.now.turn || target != move.proposed)
      },
      expecting: { _, _ in "nothing: that was asked" }
    ),
    passing: [
      "\(held) +44 target(0-0,0-1)=0-1 +44 target(0-0,0-2)=0-2 ^ moves(0-0,0-2) |:e"
    ],
    failing: [
      "\(held) +44 target(0-0,0-1)=0-1 ↓ target(0-0,0-1)=0-1 ^ moves(0-0,0-1) |:e"
    ]
  )

  static let asksBefore = Rule(
    "editing.move.asks-before",
    "A row goes nowhere that was not asked about.",
    .sequence,
    catalogue: ["R151"],
    topic: .editing,
    check: .onEdits(
      at: [.didMoveRow],
      answer: { edits, _, watch in
        guard watch.hears(.targetOfMove), watch.setting.isTable, !edits.finger.move.isDisturbed,
          let target = edits.heard.target, target != edits.heard.path
        else { return .notJudged }
        let move = edits.finger.move
        guard watch.hands.areRecorded else {
          return move.questions == 0 ? .notJudged : Answer(move.moves == 0)
        }
        guard watch.setting.isSetUpAtAll, watch.record.isFromTheStart, move.moves == 0 else {
          return .notJudged
        }
        return Answer(move.questions > 0)
      },
      expecting: { edits, _ in
        "targetIndexPathForMove of \(Words.row(edits.heard.path)) before it"
      }
    ),
    passing: ["\(held) +44 target(0-0,0-1)=0-1 ^ moves(0-0,0-1) |:e"],
    failing: ["\(held) +44 ^ ↓ moves(0-0,0-1) |:e"]
  )

  static let whereItHovers = Rule(
    "editing.move.where-it-hovers",
    "The place that was asked about last is the one that the row hovers over as it is dropped.",
    .response,
    catalogue: ["R151"],
    topic: .editing,
    check: .onEdits(
      at: [.didMoveRow, .final],
      answer: { edits, table, watch in
        let move = edits.finger.move
        guard move.questions > 0, !move.isDisturbed, watch.hands.down == 0, watch.hands.most == 1,
          !watch.hands.wasCancelled, move.moves == 0,
          !table.rows.doubt.isShaken,
          let first = edits.finger.firstRow, first == move.source, let last = edits.finger.lastRow
        else { return .notJudged }
        return Answer(last == first || last == move.proposed)
      },
      found: { edits, _ in
        "\(Words.row(edits.finger.move.source)) was dropped on \(Words.row(edits.finger.lastRow))"
      },
      expecting: { edits, _ in
        "targetIndexPathForMove to \(Words.row(edits.finger.lastRow)) before it"
      }
    ),
    passing: ["\(held) +44 target(0-0,0-1)=0-1 +44 target(0-0,0-2)=0-1 ^ moves(0-0,0-1) |:e"],
    failing: ["\(held) +44 target(0-0,0-1)=0-1 +44 ^ ↓ moves(0-0,0-1) |:e"]
  )

  static let whereAgreed = Rule(
    "editing.move.where-agreed",
    "A row that is dropped goes where the delegate agreed last.",
    .invariant,
    catalogue: ["R152"],
    topic: .editing,
    check: .onEdits(
      at: [.didMoveRow],
      answer: { edits, _, watch in
        let move = edits.finger.move
        guard watch.hears(.targetOfMove), !move.isDisturbed, move.isPossible, move.moves == 0,
          let agreed = move.agreed, let target = edits.heard.target
        else { return .notJudged }
        return Answer(target == agreed)
      },
      expecting: { edits, _ in "a move to \(Words.row(edits.finger.move.agreed))" }
    ),
    passing: ["\(held) +44 target(0-0,0-1)=0-2 ^ moves(0-0,0-2) |:e"],
    failing: [
      "\(held) +44 target(0-0,0-1)=0-2 ^ ↓ moves(0-0,0-1) |:e",
      "midway \(held) +44 target(0-0,0-1)=0-1 +44 target(0-0,0-2)=0-1 ^ ↓ moves(0-0,0-2) |:e",
    ]
  )

  static let once = Rule(
    "editing.move.once",
    "A row that a finger moves is told once, when the finger has dropped it.",
    .sequence,
    catalogue: ["R152"],
    topic: .editing,
    check: .onEdits(
      at: [.didMoveRow],
      answer: { edits, _, watch in
        // Of several fingers it is not known which of them has the row, nor whether one that came back
        // has another.
        guard watch.hands.areRecorded, !edits.finger.move.isDisturbed,
          watch.hands.most <= 1
        else { return .notJudged }
        return Answer(edits.finger.move.moves == 0 && watch.hands.down == 0)
      },
      expecting: { edits, _ in
        edits.finger.move.moves > 0
          ? "nothing: the row was moved" : "moveRowAt when the finger is lifted"
      }
    ),
    passing: ["\(held) +44 target(0-0,0-1)=0-1 ^ moves(0-0,0-1) |:e"],
    failing: [
      "\(held) +44 target(0-0,0-1)=0-1 ↓ moves(0-0,0-1) ^ |:e",
      "\(held) +44 target(0-0,0-1)=0-1 ^ moves(0-0,0-1) ↓ moves(0-0,0-1) |:e",
    ]
  )

  static let told = Rule(
    "editing.move.told",
    "A row that was dropped elsewhere is moved.",
    .response,
    catalogue: ["R152"],
    topic: .editing,
    check: .onEdits(
      at: [.final, .turnEnd],
      answer: { edits, table, watch in
        let move = edits.finger.move
        guard edits.isFingerOver(at: watch.now), watch.hears(.didMoveRow),
          watch.hands.areRecorded, watch.hands.down == 0,
          watch.hands.most == 1, !watch.hands.wasCancelled,
          !move.isDisturbed, move.isPossible, let source = move.source, let agreed = move.agreed,
          source != agreed, edits.setup.moves == .yes, !table.picks.taps.mayHaveTakenTouches(watch)
        else { return .notJudged }
        return Answer(move.moves > 0)
      },
      found: { edits, _ in
        "\(Words.row(edits.finger.move.source)) was dropped, and nothing came"
      },
      expecting: { edits, _ in "moveRowAt to \(Words.row(edits.finger.move.agreed))" }
    ),
    passing: ["\(held) +44 target(0-0,0-1)=0-1 ^ moves(0-0,0-1) |:e"],
    failing: [
      "\(held) +44 target(0-0,0-1)=0-1 ^ ↓ |:e",
      "\(held) +44 target(0-0,0-1)=0-1 ^ .40 ↓ v:160,300 ^",
    ]
  )

  /// In drawings: a finger on the handle of the first of four rows.
  static let held =
    "\(unasked) canMove(0-0)=yes canMove(0-1)=yes v:300,22"
  /// The same, where there are more rows than the view shows.
  static let heldOfMany = """
    moves=yes table=40 editing=yes sections()=1 rows(0)=40 canMove(0-0)=yes canMove(0-1)=yes v:300,22
    """
  private static let unasked = "moves=yes table=4 editing=yes sections()=1 rows(0)=4"
}

extension EditingFacts {
  /// Returns true if one finger has surely carried a row that may be moved by its handle to another
  /// one's place.
  ///
  /// No source gives the place of the handle in points. A handle stands at the end of its row, so the
  /// last points are meant.
  fileprivate func isSurelyCarried(_ table: TableFacts, _ watch: Watch) -> Bool {
    guard setup.moves == .yes, mode == .yes, finger.foundEditing == .yes, finger.foundOpen == .no,
      watch.hears(.targetOfMove) || watch.hears(.didMoveRow), watch.setting.isTable,
      let first = finger.firstRow, let last = finger.lastRow, first != last,
      first.section == last.section, !finger.move.isDisturbed, !finger.isDisturbed,
      !table.rows.doubt.isShaken, table.picks.finger.isCertain, table.picks.finger.rested
    else { return false }
    let row = answers.row(first)
    let isRefused = row?.mayMove == false || row?.mayEdit == false
    let mayRefuseUnheard =
      row?.mayMove == nil && table.picks.isAnswered(.canMoveRow)
      || row?.mayEdit == nil && table.picks.isAnswered(.canEditRow)
    return !isRefused && !mayRefuseUnheard && isAtHandle(watch) && !table.picks.taps.isThere
      && table.picks.index.titles == nil
      && table.picks.config["showsReorderControl"]?.bool != false
  }

  private func isAtHandle(_ watch: Watch) -> Bool {
    let (hands, width) = (watch.hands, watch.geometry.size.x)
    let origin = watch.ownPlace(of: hands.origin)
    return hands.areRecorded && hands.most == 1 && hands.down == 0 && !hands.wasCancelled
      && hands.time - hands.downTime >= 200_000 && hands.downTime >= 0 && origin.isKnown
      && watch.geometry.size.isKnown && origin.x >= width - 24_000
      && origin.x < width - 8_000 && !watch.site.mayBeRemoved
  }
}

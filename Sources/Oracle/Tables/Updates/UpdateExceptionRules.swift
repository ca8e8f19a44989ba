internal import Traces
internal import Transcripts

/// Rules about updates that the data contradict, and about those that are right (R160–R163, R167).
enum UpdateExceptionRules {
  static let all = [
    invalidCount, invalidSections, rightCounts, missingRow, numbersOfReason, countsAtOnce,
  ]

  private static let inconsistency = "NSInternalInconsistencyException"

  static let invalidCount = Rule(
    "update.invalid-count-raises",
    "A section with another number of rows than its updates lead to is an inconsistency exception.",
    .response,
    catalogue: ["R160"],
    sources: ["L-11", "BK-10", "ioctocat-250", "B-55", "B-56"],
    topic: .load,
    demandsException: true,
    check: .ofTable(
      at: [
        .cellForRow, .prepareForReuse, .willDisplayCell, .didEndDisplayingCell, .turnEnd, .pause,
        .final, .exception,
      ],
      answer: { table, watch in
        guard table.openUpdate(watch)?.invalidSection != nil else { return .notJudged }
        return raises(table, watch)
      },
      found: { table, watch in
        let update = table.rows.updates.latest
        let section = update?.invalidSection ?? 0
        let what = watch.now.event.isOfTable ? table.now.words : watch.now.event.word
        return "\(update?.rows[section] ?? 0) rows in section \(section), and then \(what)"
      },
      expecting: { table, _ in
        let update = table.rows.updates.latest
        let rows = update?.invalidSection.flatMap { section in
          update?.shift?.rows(after: section, from: update?.before ?? RowCounts())
        }
        return "\(inconsistency): the updates lead to \(rows ?? 0) rows"
      }
    ),
    passing: [
      """
      table=6 sections()=1 rows(0)=6 | delete:0-1 sections()=1 rows(0)=6 \
      raises:\(inconsistency),0,6,6,0,1,0,0
      """,
      "table=6 sections()=1 rows(0)=6 | delete:0-1 sections()=1 rows(0)=5 |",
    ],
    failing: [
      "table=6 sections()=1 rows(0)=6 | delete:0-1 sections()=1 rows(0)=6 ↓ |",
      "table=6 sections()=1 rows(0)=6 | delete:0-1 sections()=1 rows(0)=6 ↓ raises:NSRangeException",
      "table=2,3 sections()=2 rows(0)=2 rows(1)=3 | move:0-0,1-2 sections()=2 rows(0)=1 rows(1)=3 ↓ set:0",
      "table=6 deaf=sections rows(0)=6 | delete:0-1 rows(0)=6 ↓ |",
    ]
  )

  static let invalidSections = Rule(
    "update.invalid-sections-raise",
    "Another number of sections than the updates lead to is an inconsistency exception.",
    .response,
    catalogue: ["R160"],
    sources: ["L-11", "BK-10", "ioctocat-250", "B-55", "B-56"],
    topic: .load,
    demandsException: true,
    check: .ofTable(
      at: [
        .cellForRow, .prepareForReuse, .willDisplayCell, .didEndDisplayingCell, .turnEnd, .pause,
        .final, .exception,
      ],
      answer: { table, watch in
        guard table.openUpdate(watch)?.hasInvalidSections == true else { return .notJudged }
        return raises(table, watch)
      },
      found: { table, watch in
        let what = watch.now.event.isOfTable ? table.now.words : watch.now.event.word
        return "\(table.rows.updates.latest?.sections ?? 0) sections, and then \(what)"
      },
      expecting: { table, _ in
        let update = table.rows.updates.latest
        let sections = update?.shift?.sections(from: update?.before ?? RowCounts())
        return "\(inconsistency): the updates lead to \(sections ?? 0) sections"
      }
    ),
    passing: [
      """
      table=2 sections()=1 rows(0)=2 | insertSections:1 sections()=1 rows(0)=2 \
      raises:\(inconsistency)
      """,
      "table=2 sections()=1 rows(0)=2 | insertSections:1 sections()=2 rows(0)=2 rows(1)=0 |",
    ],
    failing: [
      "table=2 sections()=1 rows(0)=2 | insertSections:1 sections()=1 rows(0)=2 ↓ |",
      "table=2,1 sections()=2 rows(0)=2 rows(1)=1 | deleteSections:1 sections()=2 rows(0)=2 rows(1)=1 ↓ |",
    ]
  )

  /// Judges if the event after a wrong count is the exception that it must be.
  private static func raises(_ table: TableFacts, _ watch: Watch) -> Answer {
    guard watch.now.event == .exception else { return .violated }
    if table.now.exception?.name == inconsistency { return .holds }
    // A delegate's call in a question for counts may be wrong by itself.
    return watch.isNested ? .notJudged : .violated
  }

  static let rightCounts = Rule(
    "update.right-counts-raise-nothing",
    "Where rows are counted as the updates lead to, deletions by old places and insertions by new ones, nothing is raised.",
    .response,
    catalogue: ["R162", "R163", "R161", "R165"],
    sources: ["G-Edit", "yzsam", "B-64", "B-85"],
    topic: .load,
    check: .ofTable(
      at: [.exception],
      answer: { table, watch in
        guard let update = table.openUpdate(watch), table.rows.calls.latest?.kind == .update,
          table.rows.raising == nil, !table.rows.setup.mayLackClass,
          // In a navigation the tap that a script answers with an update may lead on to a screen
          // that is there already.
          !watch.site.isInNavigation || table.now.exception?.name != "NSInvalidArgumentException",
          update.isValid(table.rows.updates.model) == .yes
        else { return .notJudged }
        return .violated
      },
      expecting: { _, _ in "no exception: the counts are right" }
    ),
    passing: [
      """
      table=5 sections()=1 rows(0)=5 | sections:6 begin insert:0-0,0-3,0-5 delete:0-2,0-4 end \
      sections()=1 rows(0)=6 |
      """
    ],
    failing: [
      """
      table=5 sections()=1 rows(0)=5 | sections:6 begin insert:0-0,0-3,0-5 delete:0-2,0-4 end \
      sections()=1 rows(0)=6 ↓ raises:\(inconsistency)
      """,
      """
      table=5 sections()=1 rows(0)=5 | batch.delete:0-4 batch.insert:0-4 \
      ↓ raises:NSRangeException
      """,
    ]
  )

  static let missingRow = Rule(
    "update.missing-row-raises",
    "An update that names what is not there, or one row twice, is an exception.",
    .response,
    catalogue: ["R167", "R747"],
    sources: ["ioctocat-391", "B-56", "LM-23"],
    topic: .load,
    demandsException: true,
    check: .ofTable(
      at: [
        .cellForRow, .willDisplayCell, .didEndDisplayingCell, .turnEnd, .pause, .final, .exception,
      ],
      answer: { table, watch in
        guard let update = table.openUpdate(watch) else { return .notJudged }
        switch update.standing {
        case .impossible: return raises(table, watch)
        // No text is known where one row is named twice by one method: an exception is right, and so is none.
        case .doubtful where update.changes.namesTwice:
          return watch.now.event == .exception ? .holds : .notJudged
        case .sound, .doubtful: return .notJudged
        }
      },
      found: { table, watch in
        let what = watch.now.event.isOfTable ? table.now.words : watch.now.event.word
        guard case .impossible(let fault)? = table.rows.updates.latest?.standing else {
          return what
        }
        return "an update of \(fault.words) and then \(what)"
      },
      expecting: { _, _ in "\(inconsistency): the update cannot be carried out" }
    ),
    passing: [
      "table=5 sections()=1 rows(0)=5 | delete:0-5 raises:\(inconsistency),5,0,5",
      "table=5 sections()=1 rows(0)=5 | deleteSections:3 raises:\(inconsistency)",
      """
      table=5 sections()=1 rows(0)=5 | sections:6 insert:0-9 sections()=1 rows(0)=6 \
      raises:\(inconsistency)
      """,
    ],
    failing: [
      "table=5 sections()=1 rows(0)=5 | delete:0-5 ↓ |",
      "table=5 sections()=1 rows(0)=5 | delete:0-5 sections()=1 rows(0)=5 ↓ set:0",
      "table=5 sections()=1 rows(0)=5 | deleteSections:3 ↓ |",
      "table=5 sections()=1 rows(0)=5 | sections:6 insert:0-9 sections()=1 rows(0)=6 ↓ |",
      """
      table=5 sections()=1 rows(0)=5 | sections:4 begin delete:0-1 move:0-1,0-0 end \
      sections()=1 rows(0)=4 ↓ |
      """,
      "table=5 midway sections:4 begin delete:0-1 move:0-1,0-0 end sections()=1 rows(0)=4 ↓ |",
    ]
  )

  static let numbersOfReason = Rule(
    "update.reason-tells-the-numbers",
    "The reason of such an exception, in UIKit's words, tells the numbers that contradict each other.",
    .invariant,
    grade: .should,
    catalogue: ["R746", "R167", "R160"],
    sources: ["ioctocat-391", "L-11"],
    topic: .load,
    check: .ofTable(
      at: [.exception],
      answer: { table, watch in
        guard let numbers = table.now.numbersOfReason, let update = table.openUpdate(watch),
          let expected = update.numbersOfReason(like: numbers)
        else { return .notJudged }
        return Answer(expected.prefix(numbers.count) == numbers[...])
      },
      found: { table, _ in
        let numbers = table.now.numbersOfReason ?? []
        return "a reason with the numbers " + numbers.map(String.init).joined(separator: ", ")
      },
      expecting: { table, watch in
        let numbers = table.now.numbersOfReason ?? []
        let expected = table.openUpdate(watch)?.numbersOfReason(like: numbers) ?? []
        return "the numbers " + expected.map(String.init).joined(separator: ", ")
      }
    ),
    passing: [
      """
      table=6 sections()=1 rows(0)=6 | begin insert:0-0 delete:0-1,0-2 end sections()=1 rows(0)=6 \
      raises:\(inconsistency),0,6,6,1,2,0,0
      """,
      "table=5 sections()=1 rows(0)=5 | delete:0-7 raises:\(inconsistency),7,0,5",
    ],
    failing: [
      """
      table=6 sections()=1 rows(0)=6 | begin insert:0-0 delete:0-1,0-2 end sections()=1 rows(0)=6 \
      ↓ raises:\(inconsistency),0,6,6,0,1,0,0
      """,
      "table=5 sections()=1 rows(0)=5 | delete:0-7 ↓ raises:\(inconsistency),7,0,6",
    ]
  )

  static let countsAtOnce = Rule(
    "update.counts-at-once",
    "As soon as an update is over its new rows are there for the calls that follow.",
    .response,
    grade: .should,
    catalogue: ["R173"],
    topic: .load,
    check: .ofTable(
      at: [.exception],
      answer: { table, watch in
        let rows = table.rows
        guard let update = rows.updates.latest, update.isTrusted, update.shift != nil,
          let call = rows.calls.latest, call.kind == .scroll, call.turn == watch.now.turn,
          watch.turns.delegate != watch.now.turn, rows.raising == nil, !rows.doubt.isShaken,
          let path = call.path, update.before.has(path) == .no, rows.counts.has(path) == .yes,
          table.now.exception?.name == "NSRangeException"
        else { return .notJudged }
        return .violated
      },
      expecting: { table, _ in
        "no exception: \(Words.row(table.rows.calls.latest?.path)) is there"
      }
    ),
    passing: [
      """
      table=3 sections()=1 rows(0)=3 | sections:4 insert:0-3 sections()=1 rows(0)=4 \
      row:0-3,bottom |
      """,
      """
      table=3 sections()=1 rows(0)=3 | sections:4 insert:0-3 sections()=1 rows(0)=4 \
      row:0-3,bottom raises:\(inconsistency)
      """,
    ],
    failing: [
      """
      table=3 sections()=1 rows(0)=3 | sections:4 insert:0-3 sections()=1 rows(0)=4 \
      row:0-3,bottom ↓ raises:NSRangeException
      """
    ]
  )
}

extension TableHeard {
  /// The numbers in an exception's reason, where it is in UIKit's words about updates: a section and
  /// seven counts, or a row, a section and a count.
  fileprivate var numbersOfReason: [Int]? {
    guard let reason = exception?.reason else { return nil }
    let isOfCount = reason.contains("invalid number of rows in section")
    let isOfRow = reason.contains("attempt to delete row") && reason.contains("only contains")
    guard isOfCount || isOfRow else { return nil }
    let numbers = reason.split { !$0.isNumber }.compactMap { Int($0) }
    return isOfCount == (numbers.count > 3) ? numbers : nil
  }
}

extension RowUpdate {
  /// Returns the numbers that a reason must tell where it has as many as another; nil: not known.
  fileprivate func numbersOfReason(like numbers: [Int]) -> [Int]? {
    guard numbers.count > 3 else {
      guard case .impossible(.missingRow(let row)) = standing, numbers.count == 3,
        let count = before.rows(in: row.section)
      else { return nil }
      let rows = changes.rows.deleted.filter { before.has($0) == .no }
      // No source says which of several rows is told.
      return rows.count == 1 ? [row.row, row.section, count] : nil
    }
    guard let section = numbers.first, invalidSection != nil,
      let expected = self.numbers(of: section)
    else { return nil }
    return [section] + expected
  }
}

internal import Traces

/// Rules about the index at the right edge of a table (R186 to R190).
enum IndexRules {
  static let all = [asked, names, ofTouchedEntry, asks, brings, number, keepsTouches]

  static let asked = Rule(
    "index.asked-on-load",
    "A plain table asks for its index titles when it loads.",
    .response,
    catalogue: ["R186"],
    topic: .headers,
    check: .ofTable(
      at: [.final],
      answer: { table, watch in
        let picks = table.picks
        guard picks.isFromTheStart, picks.layout.hasLoaded, picks.map != nil,
          picks.index.titles != nil,
          watch.hears(.sectionIndexTitles)
        else { return .notJudged }
        return Answer(picks.index.wasAsked)
      },
      found: { _, _ in "the table has loaded, and nobody was asked" },
      expecting: { _, _ in "sectionIndexTitles" }
    ),
    passing: ["table=5,5 sectionIndexTitles=A,B sections()=2 rows(0)=5 rows(1)=5 index()=A,B |"],
    failing: ["table=5,5 sectionIndexTitles=A,B sections()=2 rows(0)=5 rows(1)=5 ↓ |"]
  )

  static let names = Rule(
    "index.names-its-entry",
    "The section of an index entry is asked for by its title and its number.",
    .invariant,
    catalogue: ["R187"],
    sources: ["R/uitableviewdatasource"],
    topic: .headers,
    check: .ofTable(
      at: [.sectionForSectionIndexTitle],
      answer: { table, _ in
        guard let titles = table.picks.index.titles, let place = table.now.section,
          let title = table.now.view
        else { return .notJudged }
        return Answer(titles.indices.contains(place) && titles[place] == .string(title))
      },
      found: { table, _ in
        "entry \(table.now.section ?? 0) with the title \"\(table.now.view ?? "")\""
      },
      expecting: { _, _ in "a title and its own number" }
    ),
    passing: [
      "table=20,20 sectionIndexTitles=A,B deaf=index sections()=2 rows(0)=20 rows(1)=20@0#320,1760 v:318,300 indexSection(B,1)=1 S@880 ^ |@880",
      "table=20,20 sectionIndexTitles=A,B log deaf=index indexSection(X,0)=1",
    ],
    failing: [
      "table=20,20 sectionIndexTitles=A,B deaf=index sections()=2 rows(0)=20 rows(1)=20@0#320,1760 v:318,300 ↓ indexSection(A,1)=1 S@880 ^ |@880"
    ]
  )

  static let ofTouchedEntry = Rule(
    "index.of-touched-entry",
    "A finger at either end of the index has the section of that entry asked for.",
    .invariant,
    catalogue: ["R187"],
    sources: ["R/uitableviewdatasource", "G-Style"],
    topic: .headers,
    check: .ofTable(
      at: [.sectionForSectionIndexTitle],
      answer: { table, watch in
        guard let place = table.now.section, let entry = table.picks.entryUnderFinger(watch) else {
          return .notJudged
        }
        return Answer(place == entry)
      },
      found: { table, _ in "entry \(table.now.section ?? 0)" },
      expecting: { table, watch in
        "entry \(table.picks.entryUnderFinger(watch) ?? 0), which is under the finger"
      }
    ),
    passing: ["\(shown) v:318,470 indexSection(B,1)=1 S@880 ^ |@880"],
    failing: ["\(shown) v:318,470 ↓ indexSection(A,0)=1 S@880 ^ |@880"]
  )

  static let asks = Rule(
    "index.asks",
    "A finger on the first or the last entry of the index has the data source asked for its section.",
    .response,
    catalogue: ["R187"],
    sources: ["R/uitableviewdatasource", "G-Style"],
    topic: .headers,
    check: .ofTable(
      at: [.final],
      answer: { table, watch in
        guard watch.hears(.sectionForSectionIndexTitle), watch.record.isFromTheStart,
          table.picks.entryUnderFinger(watch) != nil
        else { return .notJudged }
        return Answer(table.picks.index.turn >= table.picks.finger.downTurn)
      },
      found: { table, watch in
        "a finger on entry \(table.picks.entryUnderFinger(watch) ?? 0), and nobody was asked"
      },
      expecting: { _, _ in "sectionForSectionIndexTitle" }
    ),
    passing: ["\(shown) v:318,470 indexSection(B,1)=1 S@880 ^ |@880"],
    failing: ["\(shown) v:318,470 ^ ↓ |"]
  )

  /// In drawings: a table of two sections with an index.
  private static let shown = """
    table=20,20 sectionIndexTitles=A,B deaf=index sections()=2 rows(0)=20 rows(1)=20@0#320,1760
    """

  static let brings = Rule(
    "index.brings-the-section",
    "An entry of the index brings its section to the top.",
    .response,
    catalogue: ["R187"],
    topic: .headers,
    check: .ofTable(
      at: [.turnEnd],
      answer: { table, watch in
        guard let section = table.picks.index.section, !table.picks.index.isClouded,
          let target = table.picks.top(ofSection: section, watch), watch.content.offset.isKnown
        else { return .notJudged }
        return Answer(abs(Int64(watch.content.offset.y) - target) <= Int64(watch.setting.pixel))
      },
      found: { _, watch in "the content at \(watch.content.offset.text)" },
      expecting: { table, watch in
        let target = table.picks.index.section.flatMap { table.picks.top(ofSection: $0, watch) }
        return "the content at \(Words.decimal(target ?? 0, places: 3))"
      }
    ),
    passing: [
      "table=20,20 sectionIndexTitles=A,B deaf=index sections()=2 rows(0)=20 rows(1)=20@0#320,1760 v:318,300 indexSection(B,1)=1 S@880 ^ |@880"
    ],
    failing: [
      "table=20,20 sectionIndexTitles=A,B deaf=index sections()=2 rows(0)=20 rows(1)=20@0#320,1760 v:318,300 indexSection(B,1)=1 ↓ ^",
      "table=20,20 sectionIndexTitles=A,B deaf=index sections()=2 rows(0)=20 rows(1)=20@0#320,1760 v:318,300 indexSection(B,1)=1 S@500 ↓ ^ |@500",
    ]
  )

  static let number = Rule(
    "index.number-is-section",
    "Where nobody says which section an entry means, the first and the last mean those of their numbers.",
    .response,
    catalogue: ["R188"],
    topic: .headers,
    check: .ofTable(
      at: [.turnEnd, .final],
      answer: { table, watch in
        guard let section = table.picks.touchedEntry(watch),
          let target = table.picks.top(ofSection: section, watch), watch.content.offset.isKnown
        else { return .notJudged }
        return Answer(abs(Int64(watch.content.offset.y) - target) <= Int64(watch.setting.pixel))
      },
      found: { _, watch in "the content at \(watch.content.offset.text)" },
      expecting: { table, watch in
        let target = table.picks.touchedEntry(watch).flatMap {
          table.picks.top(ofSection: $0, watch)
        }
        return "the content at \(Words.decimal(target ?? 0, places: 3))"
      }
    ),
    passing: [
      "table=20,20 sectionIndexTitles=A,B deaf=indexSection,index sections()=2 rows(0)=20 rows(1)=20@0#320,1760 v:318,470 S@880 ^ |@880"
    ],
    failing: [
      "table=20,20 sectionIndexTitles=A,B deaf=indexSection,index sections()=2 rows(0)=20 rows(1)=20@0#320,1760 v:318,470 S@600 ↓ ^ |@600"
    ]
  )

  static let keepsTouches = Rule(
    "index.keeps-touches",
    "A finger on the index selects no row and drags nothing.",
    .sequence,
    grade: .may,
    catalogue: ["R190"],
    topic: .headers,
    check: .ofTable(
      at: [.willBeginDragging, .willSelectRow],
      answer: { table, watch in
        guard table.picks.isFingerOnIndex(watch), table.picks.finger.rested else {
          return .notJudged
        }
        return .violated
      },
      found: { _, watch in "\(watch.now.event.word), the finger being on the index" },
      expecting: { _, _ in "nothing of rows and drags" }
    ),
    passing: [
      "table=20,20 sectionIndexTitles=A,B deaf=index sections()=2 rows(0)=20 rows(1)=20@0#320,1760 v:318,300 indexSection(B,1)=1 S@880 ^ |@880"
    ],
    failing: [
      "table=20,20 sectionIndexTitles=A,B deaf=index sections()=2 rows(0)=20 rows(1)=20@0#320,1760 v:318,300 - - ↓ B S@40 ^ W F |@40"
    ]
  )
}

extension PickFacts {
  /// Returns the offset at which a section is at the top, or as near to it as the range allows; nil:
  /// unknown.
  func top(ofSection section: Int, _ watch: Watch) -> Int64? {
    guard let map, map.sections.indices.contains(section), watch.geometry.isRangeKnown else {
      return nil
    }
    let top = map.sections[section].top - Int64(watch.geometry.insets.adjusted.top.units)
    return min(max(top, Int64(watch.geometry.least.y)), Int64(watch.geometry.most.y))
  }

  /// Returns true if the finger came down on the strip of the index for certain: at the very edge.
  func isFingerOnIndex(_ watch: Watch) -> Bool {
    guard finger.isCertain, finger.rested, scene.loss == nil, index.wasShown, !index.mayBeHidden,
      map != nil, watch.isSurelyHit
    else { return false }
    let origin = watch.ownPlace(of: watch.hands.origin)
    return origin.isKnown && origin.x > width - 6000
  }

  /// Returns the same, where the data source cannot say which section it means.
  func touchedEntry(_ watch: Watch) -> Int? {
    guard !watch.hears(.sectionForSectionIndexTitle), !isAnswered(.sectionForSectionIndexTitle)
    else { return nil }
    return entryUnderFinger(watch)
  }

  /// Returns the entry under a finger that has just come down and is still on the index, or has left it
  /// from there, where no layout of the strip makes it another: the first or the last.
  func entryUnderFinger(_ watch: Watch) -> Int? {
    let isFinal = watch.now.event == .final
    // No source says what is asked of a table without a section.
    guard isFingerOnIndex(watch), let count = index.titles?.count, count > 1,
      map?.sections.isEmpty == false,
      watch.geometry.insets.adjusted == .zero, watch.turns.touch == watch.now.turn || isFinal
    else { return nil }
    let height = Int64(watch.geometry.size.y)
    let place = watch.ownPlace(of: watch.hands.location)
    let y = Int64(place.y)
    // The rows that the entry brings in pass under the finger.
    let isStill = isFinal ? watch.hands.isWithinSlop : finger.downTurn == watch.turns.touch
    guard place.isKnown, isStill else { return nil }
    if y * Int64(count) < height { return 0 }
    return (height - y) * Int64(count) < height ? count - 1 : nil
  }
}

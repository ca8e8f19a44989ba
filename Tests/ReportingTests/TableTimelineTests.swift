import Oracle
import Testing
import Traces

@testable import Reporting

@Suite("A timeline of tables and screens")
struct TableTimelineTests {
  private func draw(
    _ trace: Trace,
    _ change: (inout Timeline.Options) -> Void = { _ in }
  ) -> String {
    var options = Timeline.Options()
    change(&options)
    return Timeline(of: trace, options: options).text
  }

  @Test("tells together what becomes of many rows")
  func table() throws {
    expectSnapshot("timeline-table", draw(try TableTimelineSamples.editing()))
  }

  @Test("has no curve where the page is narrow")
  func narrow() throws {
    let text = draw(try TableTimelineSamples.editing()) { $0.width = 40 }
    expectSnapshot("timeline-narrow", text)
  }

  @Test("indents each view by how deep it lies, and has no columns in which nothing would stand")
  func screens() throws {
    expectSnapshot("timeline-screens", draw(try TableTimelineSamples.screens()))
  }

  @Test("gives each message a line where all are wanted")
  func all() throws {
    let text = draw(try TableTimelineSamples.editing()) { options in
      options.showsAll = true
      options.width = 120
    }
    #expect(text.contains("cellForRowAt 0-3, answered cell-4"))
    #expect(text.contains("willDisplay cell-4 forRowAt 0-3"))
    #expect(!text.contains("rows made"))
  }

  @Test("has arguments in the order of the signature, whatever order the line has")
  func order() throws {
    let text = draw(try TableTimelineSamples.editing())
    #expect(text.contains("commit delete forRowAt 0-2"))
    #expect(text.contains("→ deleteRows (0-2), automatic"))
    #expect(draw(try TableTimelineSamples.screens()).contains("willShow list animated false"))
  }

  @Test("begins and ends where it is told to, and says how much is left out")
  func stretch() throws {
    let text = draw(try TableTimelineSamples.editing()) { options in
      options.from = 40_000
      options.until = 60_000
    }
    #expect(text.contains("… 2 earlier turns not shown\n0.040"))
    #expect(text.hasSuffix("… 2 later turns not shown\n"))
  }

  @Test("draws only what is named: kinds, views, and messages by any of their names")
  func wish() throws {
    let table = try TableTimelineSamples.editing()
    let lines = { (words: [String], trace: Trace) throws in
      let wish = try TimelineWish(words, in: trace)
      return draw(trace) { $0.wish = wish }.split(separator: "\n").filter { $0.hasPrefix("0.") }
    }
    #expect(try lines(["touch"], table).count == 3)
    let commit = try lines(["commit"], table)
    #expect(commit.count == 1 && commit[0].hasSuffix("commit delete forRowAt 0-2"))
    #expect(try lines(["tableView(_:commit:forRowAt:)"], table) == commit)
    #expect(try lines(["touch", "commit"], table).count == 4)
    let screens = try TableTimelineSamples.screens()
    let ofList = draw(screens) { options in
      options.wish = (try? TimelineWish(["list"], in: screens)) ?? TimelineWish()
    }
    #expect(ofList.contains("viewDidAppear") && !ofList.contains("willShow"))
  }

  @Test("refuses a word that names nothing, and says what there is")
  func unknown() throws {
    let trace = try TableTimelineSamples.screens()
    let error = #expect(throws: TimelineWish.UnknownWord.self) {
      try TimelineWish(["didSelectRowAt"], in: trace)
    }
    #expect(error?.views == ["navigation", "list"])
    #expect(error?.names.contains("viewDidLoad") == true)
  }

  @Test("keeps to its width", arguments: [40, 50, 60, 80, 120])
  func width(width: Int) throws {
    for trace in [try TableTimelineSamples.editing(), try TableTimelineSamples.screens()] {
      let lines = draw(trace) { $0.width = width }.split(separator: "\n")
      for line in lines { #expect(line.count <= width, "\(line)") }
    }
  }

  @Test("tells rows that do not follow each other by their stretches")
  func stretches() {
    let pieces = [0, 1, 2, 5, 7, 8, 11].map { row in
      LoadPiece.made(RowPath(section: 1, row: row))
    }
    let groups = RowGroup.groups(of: pieces)
    #expect(groups.map(\.text) == ["7 rows made, 1-0 to 1-2, 1-5, 1-7 to 1-8 and others"])
  }
}

extension LoadPiece {
  /// A row that is made.
  fileprivate static func made(_ path: RowPath) -> LoadPiece {
    guard let deed = RowDeed(.cellForRow) else { return .sections(0) }
    return .row(deed, path, answer: nil)
  }
}

import Oracle
import Testing
import Traces

@Suite("An exception in a generated trace")
struct ExceptionCauseTests {
  private static let count = """
    {"t":0,"message":"numberOfSections(in:)","answer":1}
    {"t":0,"message":"tableView(_:numberOfRowsInSection:)","args":{"numberOfRowsInSection":0},"answer":3}
    """

  /// Returns true if a table's messages explain the exception that came in the end.
  private func explains(
    _ lines: String,
    _ exception: String,
    config: String = #""sections":[3]"#,
    observes: [String] = []
  ) throws -> Bool {
    let all =
      lines.split(separator: "\n").map(String.init) + ["{\"t\":0,\"exception\":\"\(exception)\"}"]
    let heard = observes.isEmpty ? "" : ",\"observes\":\(observes)"
    let text = """
      {"trace":1,"id":"a","component":"table","config":{\(config)},"inputs":["touch","call"]\(heard)}
      \(all.joined(separator: "\n"))
      {"end":\(all.count)}

      """
    var reader = TraceReader(bytes: Array(text.utf8))
    let violations = Judge().verdict(of: try #require(try reader.nextTrace())).violations
    // If a rule demands the exception, nothing is violated.
    return violations.allSatisfy { $0.rule != "expectation.no-exception" || $0.hasCauseInProgram }
  }

  private func scroll(to row: String, by: String = "") -> String {
    """
    {"t":0,"call":"scrollToRow(at:at:animated:)","args":{"animated":false,"at":"\(row)","scrollPosition":"top"}\(by)}
    """
  }

  @Test(
    "is the trace's own doing where it names a row that there is not",
    arguments: ["0-3", "1-0"]
  )
  func missing(row: String) throws {
    #expect(try explains(Self.count + "\n" + scroll(to: row), "NSRangeException"))
  }

  @Test("is the component's where the row was counted", arguments: ["0-0", "0-2"])
  func counted(row: String) throws {
    #expect(try !explains(Self.count + "\n" + scroll(to: row), "NSRangeException"))
  }

  @Test("is nobody's to judge where the sections were not counted")
  func uncounted() throws {
    let rows = Self.count.split(separator: "\n").map(String.init)[1]
    #expect(try explains(rows + "\n" + scroll(to: "0-0"), "NSRangeException"))
  }

  @Test("is nobody's to judge where a finger may have moved rows without a word")
  func movedUnheard() throws {
    let lines = Self.count + "\n" + scroll(to: "0-0")
    let counts = ["numberOfSections(in:)", "tableView(_:numberOfRowsInSection:)"]
    let config = #""sections":[3],"moves":true"#
    let moves = "tableView(_:moveRowAt:to:)"
    #expect(try explains(lines, "NSRangeException", config: config, observes: counts))
    #expect(try !explains(lines, "NSRangeException", config: config, observes: counts + [moves]))
    #expect(try !explains(lines, "NSRangeException", observes: counts))
  }

  @Test("is nobody's to judge in the middle of a load")
  func loading() throws {
    let call = scroll(to: "0-1", by: #","by":"delegate""#)
    #expect(try explains(Self.count + "\n" + call, "NSRangeException"))
    // The call in the load has effects, which are told in between.
    let moved = #"{"t":0,"call":"contentOffset","args":{"contentOffset":[0,9]},"by":"delegate"}"#
    let scrolled = #"{"t":0,"message":"scrollViewDidScroll(_:)"}"#
    let lines = [Self.count, moved, scrolled, call].joined(separator: "\n")
    #expect(try explains(lines, "NSRangeException"))
  }

  @Test("is the data source's where it has no cell, or counts less than nothing")
  func data() throws {
    let none = """
      {"t":0,"message":"tableView(_:cellForRowAt:)","args":{"cellForRowAt":"0-0"},"answer":null}
      """
    let exception = "NSInternalInconsistencyException"
    #expect(try explains(Self.count + "\n" + none, exception))
    #expect(
      try explains(Self.count.replacing("\"answer\":3", with: "\"answer\":-1"), exception)
    )
    #expect(try !explains(Self.count, exception))
    #expect(try explains(Self.count, exception, config: #""registers":[]"#))
  }

  /// A table of three rows, an update of which the data source then counts so many.
  private func update(_ call: String, after count: Int) -> String {
    """
    \(Self.count)
    {"t":0,"call":\(call)}
    \(Self.count.replacing("\"answer\":3", with: "\"answer\":\(count)"))
    """
  }

  @Test(
    "is the trace's own doing where an update does not fit the data",
    arguments: [
      (#""deleteRows(at:with:)","args":{"at":["0-0"],"with":"fade"}"#, 3),
      (#""insertRows(at:with:)","args":{"at":["0-0"],"with":"fade"}"#, 3),
      (#""insertRows(at:with:)","args":{"at":["0-5"],"with":"fade"}"#, 4),
      (#""deleteRows(at:with:)","args":{"at":["0-0","0-0"],"with":"fade"}"#, 1),
      (#""reloadRows(at:with:)","args":{"at":["0-3"],"with":"fade"}"#, 3),
      (#""deleteSections(_:with:)","args":{"sections":[0],"with":"fade"}"#, 3),
      (#""moveSection(_:toSection:)","args":{"section":0,"toSection":1}"#, 3),
    ]
  )
  func wrongUpdate(call: String, count: Int) throws {
    #expect(try explains(update(call, after: count), "NSInternalInconsistencyException"))
  }

  @Test("is nobody's to judge where a script updates in the midst of an update")
  func updateInside() throws {
    let reload = #"{"t":0,"call":"reloadRows(at:with:)","args":{"at":["0-0"],"with":"fade"}"#
    let calls = Array(repeating: reload + #","by":"delegate"}"#, count: 2)
    let inside = ([Self.count] + calls).joined(separator: "\n")
    #expect(try explains(inside, "NSInternalInconsistencyException"))
    let told = #"{"t":0,"message":"scrollViewDidScroll(_:)"}"#
    let apart = ([Self.count, told] + [calls[0], Self.count, told, calls[1], Self.count])
      .joined(separator: "\n")
    #expect(try !explains(apart, "NSInternalInconsistencyException"))
  }

  @Test("is nobody's to judge where a script updates as the data are asked for")
  func updateInCount() throws {
    let counts = Self.count.split(separator: "\n").map(String.init)
    let begin = #"{"t":0,"call":"beginUpdates()""#
    let end = #"{"t":0,"call":"endUpdates()"}"#
    let asked = [Self.count, begin + "}", end] + counts
    #expect(
      try !explains(asked.joined(separator: "\n"), "NSInternalInconsistencyException")
    )
    let inside = asked + [begin + #","by":"delegate"}"#]
    #expect(
      try explains(inside.joined(separator: "\n"), "NSInternalInconsistencyException")
    )
  }

  @Test("is nobody's to judge where a script has begun an update that was not asked for yet")
  func updateAfterScripts() throws {
    let data = #"{"t":0,"call":"sections","args":{"sections":[2]},"in":"performBatchUpdates""#
    let delete = #"{"t":0,"call":"deleteRows(at:with:)","args":{"at":["0-0"],"with":"fade"}}"#
    let after = Self.count.replacing("\"answer\":3", with: "\"answer\":2")
    let lines = [Self.count, data + #","by":"delegate"}"#, delete, after]
    #expect(try explains(lines.joined(separator: "\n"), "NSInternalInconsistencyException"))
    let own = [Self.count, delete, after]
    #expect(try !explains(own.joined(separator: "\n"), "NSInternalInconsistencyException"))
  }

  @Test("is the trace's own doing where a block holds other data and no update")
  func dataAlone() throws {
    let data = #"{"t":0,"call":"sections","args":{"sections":[3,3]},"in":"performBatchUpdates"}"#
    let lines = [Self.count, data, Self.count.replacing("\"answer\":1", with: "\"answer\":2")]
    #expect(try explains(lines.joined(separator: "\n"), "NSInternalInconsistencyException"))
    let same = [Self.count, data, Self.count]
    #expect(try !explains(same.joined(separator: "\n"), "NSInternalInconsistencyException"))
  }

  @Test("is the trace's own doing where the second block of an instant does not fit")
  func secondBlock() throws {
    let block = #","in":"performBatchUpdates"}"#
    let lines = [
      Self.count,
      #"{"t":0,"call":"reloadSections(_:with:)","args":{"sections":[0],"with":"fade"}"# + block,
      Self.count,
      #"{"t":0,"call":"deleteRows(at:with:)","args":{"at":["0-0"],"with":"fade"}"# + block,
      Self.count.replacing("\"answer\":3", with: "\"answer\":0"),
    ]
    #expect(try explains(lines.joined(separator: "\n"), "NSInternalInconsistencyException"))
  }

  @Test(
    "is the component's where the update fits",
    arguments: [
      (#""deleteRows(at:with:)","args":{"at":["0-0"],"with":"fade"}"#, 2),
      (#""insertRows(at:with:)","args":{"at":["0-3"],"with":"fade"}"#, 4),
      (#""moveRow(at:to:)","args":{"at":"0-0","to":"0-2"}"#, 3),
      (#""reloadSections(_:with:)","args":{"sections":[0],"with":"fade"}"#, 9),
      (#""moveSection(_:toSection:)","args":{"section":0,"toSection":0}"#, 3),
    ]
  )
  func fittingUpdate(call: String, count: Int) throws {
    #expect(try !explains(update(call, after: count), "NSInternalInconsistencyException"))
  }

  @Test(
    "needs no expectation where one of two tables owes it",
    arguments: [("0-3", true), ("0-1", false)]
  )
  func ofOneTable(row: String, isOwed: Bool) throws {
    let count =
      #""message":"tableView(_:numberOfRowsInSection:)","args":{"numberOfRowsInSection":0},"answer":3}"#
    let table = #""config":{"sections":[3]},"component":"table","in":"box","frame"#
    let text = """
      {"trace":1,"id":"a","component":"content","views":{"box":{"component":"content","frame":[0,0,320,480]},"list":{\(table)":[0,0,160,200]},"side":{\(table)":[160,0,160,200]}},"inputs":["touch","call"]}
      {"t":0,"view":"list","message":"numberOfSections(in:)","answer":1}
      {"t":0,"view":"list",\(count)
      {"t":0,"view":"side","message":"numberOfSections(in:)","answer":1}
      {"t":0,"view":"side",\(count)
      {"t":500000,"view":"list","call":"scrollToRow(at:at:animated:)","args":{"animated":false,"at":"\(row)","scrollPosition":"top"}}
      {"t":500000,"exception":"NSRangeException"}
      {"end":6}

      """
    var reader = TraceReader(bytes: Array(text.utf8))
    let violations = Judge().verdict(of: try #require(try reader.nextTrace())).violations
    #expect(violations.isEmpty == isOwed)
  }
}

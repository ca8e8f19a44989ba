import Mutation
import Testing
import Traces

@Suite("Faults of rows")
struct RowsTests {
  /// The entries on index paths, loading, reuse and display that are marked H, but for those that say
  /// why nothing enforces them.
  static let hard = """
    R004 R005 R010 R012 R015 R016 R018 R020 R022 R023 R026 R028 R029 R030 R031 R033 R035 R038 R039
    R041 R043 R044 R052 R053 R054 R055 R057 R060 R070 R071 R072 R075 R076 R077 R079 R080
    """.split { $0 == " " || $0 == "\n" }.map(String.init)

  /// The entries that no edit of a transcript contradicts, and why.
  static let unbroken: [String: String] = [
    "R016": "is broken as R022 is, by a content of another height",
    "R018": "would take a transcript with as many heights as there are rows",
    "R020": "would take a table that estimates no header and no footer, and asks for their heights",
    "R031": "would take a delegate that gives a header its view",
    "R033": "would take a section without a title whose header is displayed",
    "R035": "would take a transcript of which only a part could be heard",
    "R052": "would take an exception that is not raised, where the transcript ends",
    "R054": "would take cells without identifiers",
    "R057": "would take a new cell for each row that comes into view",
    "R077": "is broken as T01 is, by an offset that a finger moves sideways",
  ]

  @Test("break every entry marked H, or say why not")
  func everyHardEntry() {
    let named = Set(Operators.all.flatMap(\.breaches).map(\.number))
    #expect(Self.hard.filter { !named.contains($0) && Self.unbroken[$0] == nil } == [])
    #expect(Self.unbroken.keys.filter(named.contains).isEmpty, "needs no reason any more")
  }

  /// A row is displayed, leaves the view, and its cell shows another.
  static let lines = """
    {"t":0,"message":"numberOfSections(in:)","answer":1}
    {"t":0,"message":"tableView(_:numberOfRowsInSection:)","args":{"numberOfRowsInSection":0},"answer":3}
    {"t":0,"message":"tableView(_:cellForRowAt:)","args":{"cellForRowAt":"0-0"},"answer":"cell-1"}
    {"t":0,"message":"tableView(_:willDisplay:forRowAt:)","args":{"willDisplay":"cell-1","forRowAt":"0-0"}}
    {"t":20000,"call":"contentOffset","args":{"contentOffset":[0,44]}}
    {"t":20000,"message":"scrollViewDidScroll(_:)","state":{"contentOffset":[0,44]}}
    {"t":20000,"message":"tableView(_:didEndDisplaying:forRowAt:)","args":{"didEndDisplaying":"cell-1","forRowAt":"0-0"}}
    {"t":20000,"message":"tableView(_:cellForRowAt:)","args":{"cellForRowAt":"0-1"},"answer":"cell-1"}
    {"t":20000,"message":"prepareForReuse()","args":{"cell":"cell-1"}}
    {"t":20000,"message":"tableView(_:willDisplay:forRowAt:)","args":{"willDisplay":"cell-1","forRowAt":"0-1"}}
    {"t":20000,"settle":10000000}
    {"t":20000,"final":{"contentOffset":[0,44],"contentSize":[320,132],"visibleRows":["0-1","0-1"]}}
    """

  private static func reading(_ component: String) throws -> Reading {
    let header =
      #"{"trace":1,"id":"rows","component":"\#(component)","config":{"bounds":[320,40],"#
      + #""isPrefetchingEnabled":false,"rowHeight":44,"sections":[3]},"inputs":["touch","call"]}"#
    let text = header + "\n" + lines + "\n" + #"{"end":12}"# + "\n"
    var reader = TraceReader(bytes: Array(text.utf8))
    return Reading(try #require(try reader.nextTrace()))
  }

  @Test("stand where a row comes and goes", arguments: ["drop", "duplicate", "swap", "rows"])
  func stand(operation: String) throws {
    let reading = try Self.reading("table")
    let operation = try #require(Operators.all.first { $0.id == operation })
    let found = operation.faults(in: reading).filter { $0.number.hasPrefix("R") }
      .map { "\($0.number) \($0.lineIndex + 1)" }
    #expect(found == Self.expected[operation.id])
  }

  static let expected: [String: [String]] = [
    "drop": [
      "R010 1", "R012 2", "R028 4", "R028 10", "R070 3", "R070 8", "R072 7", "R053 9", "R070 8",
      "R026 8",
    ],
    "duplicate": ["R072 4", "R072 10", "R072 7", "R071 7", "R053 9", "R025 3", "R025 8"],
    "swap": ["R010 1", "R012 2", "R070 3", "R053 9"],
    "rows": [
      "R004 3", "R004 8", "R004 4", "R004 10", "R070 4", "R070 10", "R005 7", "R070 4", "R070 10",
      "R028 4", "R028 10", "R072 7", "R053 4", "R055 3", "R055 8", "R030 3", "R030 8", "R022 12",
      "R024 12",
    ],
  ]

  @Test("are none of a view that is no table")
  func noTable() throws {
    var reading = try Self.reading("scroll")
    var transcript = reading.transcript
    transcript.header.config.removeAll { $0.label == "sections" || $0.label == "rowHeight" }
    reading = Reading(transcript)
    let numbers = Operators.all.flatMap { $0.faults(in: reading) }.map(\.number)
    #expect(!numbers.contains { $0.hasPrefix("R0") })
  }
}

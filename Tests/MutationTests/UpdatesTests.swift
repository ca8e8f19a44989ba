import Mutation
import Testing
import Traces

@Suite("Faults of updates")
struct UpdatesTests {
  @Test(
    "break every entry on updates that can be broken",
    arguments: [
      "R160", "R161", "R162", "R163", "R164", "R165", "R166", "R167", "R168", "R169", "R170",
      "R171", "R172", "R173",
    ]
  )
  func everyEntry(number: String) {
    #expect(Operators.all.flatMap(\.breaches).contains { $0.number == number })
  }

  /// Two rows are displayed; one is reloaded, and then one goes and another comes in one block.
  static let lines = """
    {"t":0,"message":"numberOfSections(in:)","answer":1}
    {"t":0,"message":"tableView(_:numberOfRowsInSection:)","args":{"numberOfRowsInSection":0},"answer":2}
    {"t":0,"message":"tableView(_:cellForRowAt:)","args":{"cellForRowAt":"0-0"},"answer":"cell-1"}
    {"t":0,"message":"tableView(_:willDisplay:forRowAt:)","args":{"willDisplay":"cell-1","forRowAt":"0-0"}}
    {"t":0,"message":"tableView(_:cellForRowAt:)","args":{"cellForRowAt":"0-1"},"answer":"cell-2"}
    {"t":0,"message":"tableView(_:willDisplay:forRowAt:)","args":{"willDisplay":"cell-2","forRowAt":"0-1"}}
    {"t":20000,"call":"reloadRows(at:with:)","args":{"at":["0-1"],"with":"none"}}
    {"t":20000,"message":"numberOfSections(in:)","answer":1}
    {"t":20000,"message":"tableView(_:numberOfRowsInSection:)","args":{"numberOfRowsInSection":0},"answer":2}
    {"t":20000,"message":"tableView(_:cellForRowAt:)","args":{"cellForRowAt":"0-1"},"answer":"cell-3"}
    {"t":20000,"message":"tableView(_:willDisplay:forRowAt:)","args":{"willDisplay":"cell-3","forRowAt":"0-1"}}
    {"t":20000,"message":"tableView(_:didEndDisplaying:forRowAt:)","args":{"didEndDisplaying":"cell-2","forRowAt":"0-1"}}
    {"t":20000,"settle":10000000}
    {"t":20000,"final":{"contentOffset":[0,0],"contentSize":[320,88],"visibleRows":["0-0","0-1"]}}
    {"t":10100000,"call":"beginUpdates()"}
    {"t":10100000,"call":"deleteRows(at:with:)","args":{"at":["0-0"],"with":"none"}}
    {"t":10100000,"call":"insertRows(at:with:)","args":{"at":["0-1"],"with":"none"}}
    {"t":10100000,"call":"endUpdates()"}
    {"t":10100000,"message":"numberOfSections(in:)","answer":1}
    {"t":10100000,"message":"tableView(_:numberOfRowsInSection:)","args":{"numberOfRowsInSection":0},"answer":2}
    {"t":10100000,"message":"tableView(_:cellForRowAt:)","args":{"cellForRowAt":"0-1"},"answer":"cell-4"}
    {"t":10100000,"message":"tableView(_:willDisplay:forRowAt:)","args":{"willDisplay":"cell-4","forRowAt":"0-1"}}
    {"t":10100000,"message":"tableView(_:didEndDisplaying:forRowAt:)","args":{"didEndDisplaying":"cell-1","forRowAt":"0-0"}}
    {"t":10100000,"settle":10000000}
    {"t":10100000,"final":{"contentOffset":[0,0],"contentSize":[320,88],"visibleRows":["0-0","0-1"]}}
    {"t":20200000,"call":"deleteRows(at:with:)","args":{"at":["0-1"],"with":"none"}}
    {"t":20200000,"message":"numberOfSections(in:)","answer":1}
    {"t":20200000,"message":"tableView(_:numberOfRowsInSection:)","args":{"numberOfRowsInSection":0},"answer":2}
    {"t":20200000,"exception":"NSInternalInconsistencyException","why":"invalid number of rows in section 0"}
    """

  private static func reading() throws -> Reading {
    let header =
      #"{"trace":1,"id":"updates","component":"table","config":{"bounds":[320,100],"#
      + #""isPrefetchingEnabled":false,"rowHeight":44,"sections":[2]},"inputs":["touch","call"]}"#
    let text = header + "\n" + lines + "\n" + #"{"end":29}"# + "\n"
    var reader = TraceReader(bytes: Array(text.utf8))
    return Reading(try #require(try reader.nextTrace()))
  }

  @Test("stand where rows come, go and are reloaded")
  func stand() throws {
    let reading = try Self.reading()
    let operation = try #require(Operators.all.first { $0.id == "updates" })
    let found = operation.faults(in: reading).map { "\($0.number) \($0.lineIndex + 1)" }
    #expect(
      found == [
        "R166 7", "R165 7", "R166 18", "R164 18", "R168 10", "R170 21", "R170 23", "R005 23",
        "R168 9", "R169 20", "R162 21", "R163 21", "R164 16", "R160 28", "R160 28", "R160 28",
        "R162 9", "R162 20", "R161 9", "R161 20", "R163 9", "R163 20",
      ]
    )
  }
}

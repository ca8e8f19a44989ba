import Oracle
import Testing
import Traces

@testable import Importing

/// The times of logs, in whatever form, and how fine their clock is.
@Suite("Times in logs")
struct LoggedTimesTests {
  private func read(_ text: String) throws -> Imported {
    let imported = try Importer("log", screen: nil).read(text)
    #expect(imported.lint == [])
    return imported
  }

  private func times(_ text: String) throws -> [Microseconds?] {
    try read(text).trace.lines.map(\.time)
  }

  private func isRight(_ text: String) throws -> Bool {
    Judge().verdict(of: try read(text).trace).violations.isEmpty
  }

  @Test(
    "a number in an object of JSON is a time by its name",
    arguments: [
      ("{\"time\":1700000000120,%}", "{\"time\":1700000000220,%}"),
      ("{\"timestamp\":1700000000.12,%}", "{\"timestamp\":1700000000.22,%}"),
      ("{\"level\":30,\"t\":12.117,%}", "{\"level\":30,\"t\":12.217,%}"),
    ]
  )
  func objects(_ first: String, _ second: String) throws {
    let log =
      first.replacing("%", with: "\"msg\":\"didScroll\"") + "\n"
      + second.replacing("%", with: "\"msg\":\"didZoom\"")
    #expect(try times(log) == [0, 100_000])
  }

  @Test(
    "times of instruments and of logcat's long form",
    arguments: [
      "00:01.204.311 didScroll\n00:01.304.311 didZoom",
      "[ 03-14 09:26:53.5  4821: 4821 D/List ]\ndidScroll\n\n[ 03-14 09:26:53.6  4821: 4821 D/List ]\ndidZoom",
      "didScroll t=12.117\ndidZoom t=12.217",
      "[ 03-14 09:26:53.5  4821:0x1a D/List ]\ndidScroll\n\n[ 03-14 09:26:53.6  4821:0x1a D/List ]\ndidZoom",
    ]
  )
  func tools(_ log: String) throws { #expect(try times(log) == [0, 100_000]) }

  @Test(
    "a number whose unit nobody knows is no time, and this is told",
    arguments: [
      "{\"t\":16,\"msg\":\"didScroll\"}\n{\"t\":33,\"msg\":\"didZoom\"}",
      "{\"t\":1016.5,\"msg\":\"didScroll\"}\n{\"t\":1033.25,\"msg\":\"didZoom\"}",
    ]
  )
  func units(_ log: String) throws {
    let imported = try read(log)
    #expect(imported.trace.lines.map(\.time) == [nil, nil])
    #expect(imported.told.contains { $0.hasPrefix("no time was recognised") }, "\(imported.told)")
  }

  @Test(
    "a clock that shows parts of a second is fine, even where messages come whole seconds apart"
  )
  func resolution() throws {
    let log = "10:00:01.285063 scrollViewDidEndDragging true\n%scrollViewWillBeginDecelerating\n"
    #expect(try !isRight(log.replacing("%", with: "10:00:02.285063 ")))
    #expect(try !isRight(log.replacing("%", with: "10:00:02.285064 ")))
    let coarse = log.replacing(".285063", with: "").replacing("%", with: "10:00:02 ")
    #expect(try isRight(coarse))
  }

  @Test("few lines without a time get that of the line before, and many cost all times")
  func lent() throws {
    let log = """
      10:00:01.000 didScroll
      10:00:01.100 didScroll
      didScroll
      10:00:01.200 didScroll

      """
    let imported = try read(log)
    #expect(imported.trace.lines.map(\.time) == [0, 100_000, 100_000, 200_000])
    #expect(imported.told.contains { $0.hasPrefix("messages without a time, which get") })
    #expect(try times(log + "didScroll\n") == [nil, nil, nil, nil, nil])
  }
}

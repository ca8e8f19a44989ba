import Testing
import Traces

@testable import Importing

@Suite("rrweb's events")
struct RrwebTests {
  private let importer = Importer("rrweb", screen: nil)

  private func event(_ time: Int, _ data: String) -> String {
    #"{"type":3,"timestamp":\#(1_700_000_000_000 + time),"data":{"source":\#(data)}}"#
  }

  private func touch(_ time: Int, _ type: Int, _ x: Int, _ y: Int) -> String {
    event(time, #"2,"type":\#(type),"id":12,"x":\#(x),"y":\#(y)"#)
  }

  @Test("samples are sorted by their own times, and the page says its size")
  func samples() throws {
    let text = [
      #"{"type":4,"timestamp":1700000000000,"data":{"href":"http://a/","width":375,"height":667}}"#,
      #"{"type":2,"timestamp":1700000000001,"data":{"node":{}}}"#,
      touch(100, 7, 187, 600),
      event(400, #"3,"id":1,"x":0,"y":80"#),
      touch(500, 9, 187, 520),
      event(
        600,
        #"6,"positions":[{"x":187,"y":580.25,"id":12,"timeOffset":-450},"#
          + #"{"x":187,"y":520,"id":12,"timeOffset":-100}]"#
      ),
    ]
    let array = "[\(text.joined(separator: ",\n"))]"
    for whole in [array, #"{"events": \#(array)}"#, text.joined(separator: "\n") + "\n"] {
      let imported = try importer.read(whole)
      #expect(
        imported.touches == [
          "0 began 1 (187.0,600.0)", "50000 moved 1 (187.0,580.25)", "400000 moved 1 (187.0,520.0)",
          "400000 ended 1 (187.0,520.0)",
        ]
      )
      #expect(imported.trace.header.config[.bounds]?.point == Point(375, 667))
      #expect(imported.told == ["positions of scrollers, left out: 1"])
      #expect(imported.lint == [])
    }
  }

  @Test("a gesture without an end is cancelled where it was last told")
  func missingEnd() throws {
    let move = event(180, #"6,"positions":[{"x":9,"y":8,"timeOffset":-30}]"#)
    let imported = try importer.read(
      [touch(100, 7, 1, 2), move, touch(300, 7, 5, 6), touch(400, 10, 5, 6)]
        .joined(separator: "\n")
    )
    #expect(
      imported.touches == [
        "0 began 1 (1.0,2.0)", "50000 moved 1 (9.0,8.0)", "50000 cancelled 1 (9.0,8.0)",
        "200000 began 1 (5.0,6.0)", "300000 cancelled 1 (5.0,6.0)",
      ]
    )
    #expect(
      imported.told == [
        "fingers whose end is not told, cancelled where they were last: 1",
        "the screen's size is not in the file: 390x844 points are assumed (--screen)",
      ]
    )
  }

  @Test("a mouse is a finger where there is none")
  func mouse() throws {
    let drag = [touch(0, 1, 1, 1), touch(100, 0, 2, 2)]
    #expect(
      try importer.read(drag.joined(separator: "\n")).touches == [
        "0 began 1 (1.0,1.0)", "100000 ended 1 (2.0,2.0)",
      ]
    )
    let both = try importer.read(
      (drag + [touch(7, 7, 3, 3), touch(9, 9, 3, 3)]).joined(separator: "\n")
    )
    #expect(both.touches == ["0 began 1 (3.0,3.0)", "2000 ended 1 (3.0,3.0)"])
    #expect(both.told.contains("events of the mouse, left out: 2"))
  }

  @Test("a page's snapshot may be nested deep, and not without end")
  func deep() {
    let snapshot = { (depth: Int) in
      String(repeating: "{\"a\":[", count: depth) + String(repeating: "]}", count: depth)
    }
    let line = #"{"type":2,"timestamp":1,"data":\#(snapshot(100))}"#
    #expect(importer.error(line + "\n" + touch(1, 7, 1, 1)) == "")
    #expect(importer.error(snapshot(1_000)).contains("values are nested more than 512 deep"))
  }

  @Test(
    "mistakes have their places",
    arguments: [
      (#"{"type":3,"data":{"source":2,"type":7}}"#, "f:1:1: the key \"timestamp\" is missing"),
      (#"[{"type":3,"timestamp":1,"data":{"source":2,"type":7"#, "f:1:53: the file breaks off"),
      (
        "[\n" + #"{"type":3,"timestamp":1e300,"data":{"source":2,"type":7}}]"#,
        "f:2:23: \"timestamp\" is \"1e300\"; expected milliseconds since 1970"
      ),
      (
        #"{"type":3,"timestamp":9500000000000000,"data":{"source":2,"type":7}}"#,
        "f:1:23: \"timestamp\" is \"9500000000000000\"; expected milliseconds since 1970"
      ),
      (#"{"type":"3"}"#, "f:1:9: \"type\" is the string \"3\"; expected a number"),
    ]
  )
  func mistakes(_ text: String, _ message: String) {
    let error = importer.error(text)
    #expect(error.hasPrefix(message), "\(error)")
  }
}

import Testing
import Traces

@testable import Importing

@Suite("Tables of touches")
struct TouchTableTests {
  private let importer = Importer("csv")

  @Test(
    "columns are told by their names, with their unit, in any order",
    arguments: [
      "time_ms,phase,x,y,id\n16.667,began,1,2,a\n20,moved,1,3.0004,a\n30,ended,1,3,a\n",
      "\u{feff}Y;X;action;t (s)\r\n2;1;ACTION_DOWN;1700000000.016667\r\n"
        + "3;1;move;1700000000.02\r\n3;1;up;1700000000.03\r\n",
      "Time (seconds),phase,x,y\n1.016667,began,1,2\n1.02,moved,1,3\n1.03,ended,1,3\n",
      "pressure\ty\tx\tevent\ttime_us\n.5\t2\t1\tdown\t16667\n.5\t3\t1\tpointermove\t20000\n"
        + "\n# a remark\n.5\t3\t1\t\"touchend\"\t30000",
    ]
  )
  func columns(_ text: String) throws {
    let imported = try importer.read(text)
    #expect(
      imported.touches == [
        "0 began 1 (1.0,2.0)", "3333 moved 1 (1.0,3.0)", "13333 ended 1 (1.0,3.0)",
      ]
    )
    #expect(imported.told == [])
    #expect(imported.lint == [])
  }

  @Test("fingers, rests, and what is not told")
  func fingers() throws {
    let imported = try importer.read(
      "t,id,phase,x,y\n0,7,began,1,1\n0,8,began,2,2\n5,7,stationary,1,1\n5,9,moved,1,1\n"
        + "6,7,began,3,3\n7,7,cancelled,3,3\n"
    )
    #expect(
      imported.touches == [
        "0 began 1 (1.0,1.0)", "0 began 2 (2.0,2.0)", "5000 stationary 1 (1.0,1.0)",
        "6000 cancelled 1 (1.0,1.0)", "6000 began 3 (3.0,3.0)", "7000 cancelled 3 (3.0,3.0)",
        "7000 cancelled 2 (2.0,2.0)",
      ]
    )
    #expect(
      imported.told == [
        "the unit of time is not in the file: milliseconds are assumed (--time-unit)",
        "events of fingers that are not down, left out: 1",
        "fingers whose end is not told, cancelled where they were last: 1",
        "fingers that were down at the end, cancelled there: 1",
      ]
    )
  }

  @Test(
    "commas for decimal points, and dates",
    arguments: [
      "t;phase;x;y\n16,667;began;1,5;2\n20;ended;1,5;2\n",
      "t,phase,x,y\n2026-03-01 10:15:02.100000,began,1.5,2\n"
        + "2026-03-01T10:15:02.103333,ended,1.5,2\n",
    ]
  )
  func spellings(_ text: String) throws {
    let imported = try importer.read(text)
    #expect(imported.touches == ["0 began 1 (1.5,2.0)", "3333 ended 1 (1.5,2.0)"])
    let isDated = text.contains("2026")
    #expect(imported.told.contains { $0.contains("milliseconds are assumed") } == !isDated)
  }

  @Test("two columns that could be meant")
  func ambiguous() throws {
    let imported = try importer.read("time_ms,phase,x,y,clientX\n0,down,1,2,3\n1,up,1,2,3\n")
    #expect(imported.touches.first == "0 began 1 (1.0,2.0)")
    #expect(imported.told == ["2 columns could be x: \"x\" is taken (--columns x=NAME)"])
    #expect(
      importer.error("t,phase,x,y,x\n")
        == "f:1:13: two columns are called \"x\"; expected a name for each column"
    )
  }

  @Test("columns of other names, a unit, and a range of pixels")
  func named() throws {
    var importer = Importer("csv", screen: Point(100, 200))
    importer.settings.columns = ["time": "when", "phase": "what"]
    importer.settings.timeUnit = .nanoseconds
    importer.settings.range = Point(1000, 2000)
    let touches = try importer.touches("when,what,x,y\n1000,down,10,10\n2500,up,20,20\n")
    #expect(touches == ["0 began 1 (1.0,1.0)", "2 ended 1 (2.0,2.0)"])
  }

  @Test(
    "mistakes have their places",
    arguments: [
      ("time,phase,x\n", "f:1:1: no column is called \"y\" in \"time, phase, x\""),
      ("tme,phase,x,y\n", "f:1:1: no column is called \"time\""),
      ("t,phase,x,y\n0,began,1\n", "f:2:1: the line has 3 fields; expected 4"),
      ("t,phase,x,y\n0,began,nan,1\n", "f:2:9: x is \"nan\"; expected a decimal number"),
      ("t,phase,x,y\n1e999,began,1,1\n", "f:2:1: time is \"1e999\"; expected a decimal number"),
      ("t,phase,x,y\n1e300,began,1,1\n", "f:2:1: the time is out of range"),
      ("t,phase,x,y\n0,began,1e9,1\n", "f:2:1: the place (1000000000.0, 1.0) is out of range"),
      ("t,phase,x,y\n5,began,1,1\n3,ended,1,1\n", "f:3:1: the time goes back, from 0 to -2000"),
      ("t,phase,x,y\n0,begn,1,1\n", "f:2:3: unknown phase \"begn\"; expected one of began,"),
      ("t,phase,x,y\n0,\"began,1,1\n", "f:2:3: the field has no end"),
      ("t,phase,x,y\n0,began,1,1\n2e12,ended,1,1\n", "f:3:1: the time is more than 1000000000000"),
    ]
  )
  func mistakes(_ text: String, _ message: String) {
    let error = importer.error(text)
    #expect(error.hasPrefix(message), "\(error)")
  }

  @Test("a name that is nearly right is suggested")
  func suggestion() {
    #expect(
      importer.error("tme,phase,x,y\n").hasSuffix("did you mean --columns time=tme?")
    )
  }
}

import Testing
import Traces

@testable import Importing

@Suite("Lines of MotionEvent.toString()")
struct MotionEventTests {
  private let importer = Importer("motionevent")

  private func line(
    _ action: String,
    _ time: Int,
    _ pointers: [(Int, String, String)],
    _ history: Int = 0
  ) -> String {
    let texts = pointers.enumerated().map { index, pointer in
      "id[\(index)]=\(pointer.0), x[\(index)]=\(pointer.1), y[\(index)]=\(pointer.2), "
        + "toolType[\(index)]=TOOL_TYPE_FINGER"
    }
    return "06-01 12:00:00.000  1  2 I Tag: MotionEvent { action=ACTION_\(action), "
      + "\(texts.joined(separator: ", ")), buttonState=0, metaState=META_A|META_B, flags=0x0, "
      + "pointerCount=\(pointers.count), historySize=\(history), eventTime=\(time), "
      + "downTime=5, source=0x1002 }\r\n"
  }

  @Test("pointers keep their ids while their indices change")
  func pointers() throws {
    var importer = importer
    importer.settings.range = Point(1080, 2340)
    importer.settings.screen = Point(108, 234)
    let imported = try importer.read(
      "--------- beginning of main\n"
        + line("DOWN", 5_000, [(0, "540.0", "1700.5")])
        + line("POINTER_DOWN(1)", 5_010, [(0, "540.0", "1700.5"), (1, "100.0", "1.0E-4")])
        + line("MOVE", 5_020, [(0, "530.0", "1700.5"), (1, "100.0", "1.0E-4")], 3)
        + line("MOVE", 5_020, [(0, "530.0", "1700.5"), (1, "100.0", "1.0E-4")], 3)
        + line("POINTER_UP(0)", 5_030, [(0, "530.0", "1700.5"), (1, "100.0", "1.0E-4")])
        + line("HOVER_MOVE", 5_035, [(0, "1.0", "1.0")])
        + line("UP", 5_040, [(1, "110.0", "1.0E-4")])
    )
    #expect(
      imported.touches == [
        "0 began 1 (54.0,170.05)", "10000 began 2 (10.0,0.0)", "20000 moved 1 (53.0,170.05)",
        "30000 ended 1 (53.0,170.05)", "40000 ended 2 (11.0,0.0)",
      ]
    )
    #expect(
      imported.told == [
        "samples that the lines count and do not print: 3",
        "events that are told twice, left out: 1",
        "events without a touch (hover, scroll, button), left out: 1",
      ]
    )
    #expect(imported.lint == [])
  }

  @Test("what began before, what has no end, and what is cancelled")
  func ends() throws {
    let imported = try importer.read(
      line("MOVE", 1, [(0, "1", "1")]) + line("DOWN", 2, [(0, "1", "1")])
        + line("DOWN", 9, [(0, "2", "2")]) + line("CANCEL", 10, [(0, "2", "2")])
    )
    #expect(
      imported.touches == [
        "0 began 1 (1.0,1.0)", "7000 cancelled 1 (1.0,1.0)", "7000 began 2 (2.0,2.0)",
        "8000 cancelled 2 (2.0,2.0)",
      ]
    )
    #expect(imported.told.contains("events of fingers that are not down, left out: 1"))
    #expect(
      imported.told.contains("pixels are taken as points (--range gives the screen's pixels)")
    )
  }

  @Test("mistakes have their places")
  func mistakes() {
    let good = line("DOWN", 2, [(0, "1", "1")])
    #expect(
      importer.error(good.replacing("eventTime", with: "evntTime")).hasPrefix(
        "f:1:33: \"eventTime\" is missing; expected it in the event; did you mean it with \"evntTime\"?"
      )
    )
    #expect(importer.error(good.replacing("x[0]=1", with: "x[0]=NaN")).contains("found \"NaN\""))
    #expect(
      importer.error("MotionEvent { action=ACTION_DOWN").hasPrefix("f:1:33: the line breaks off")
    )
    #expect(
      importer.error(good.replacing("pointerCount=1", with: "pointerCount=9999"))
        .contains("there are 9999 pointers; expected 1 to 64")
    )
    #expect(
      importer.error(line("POINTER_DOWN(4)", 2, [(0, "1", "1")]))
        .contains("is about pointer 4, and there are 1")
    )
    #expect(importer.error(good + line("UP", 1, [(0, "1", "1")])).contains("the time goes back"))
    #expect(importer.error("nothing\n").contains("no touch begins in the file"))
  }
}

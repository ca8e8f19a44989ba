import Testing
import Traces

@testable import Importing

/// Recordings in the forms in which they are found in issues and chats.
@Suite("Recordings as people post them")
struct PastedRecordingTests {
  @Test("evtest tells its ranges, so none is asked for; what stands around it is passed over")
  func evtest() throws {
    let text = """
      $ sudo evtest /dev/input/event3
      Input driver version is 1.0.1
      Input device name: "Wall panel"
      Supported events:
        Event type 0 (EV_SYN)
        Event type 1 (EV_KEY)
          Event code 330 (BTN_TOUCH)
        Event type 3 (EV_ABS)
          Event code 47 (ABS_MT_SLOT)
            Value      0
            Min        0
            Max        4
          Event code 53 (ABS_MT_POSITION_X)
            Value      0
            Min        0
            Max      800
          Event code 54 (ABS_MT_POSITION_Y)
            Min        0
            Max      400
          Event code 57 (ABS_MT_TRACKING_ID)
            Max    65535
      Properties:
        Property type 1 (INPUT_PROP_DIRECT)
      Testing ... (interrupt to exit)
      Event: time 100.000100, type 3 (EV_ABS), code 57 (ABS_MT_TRACKING_ID), value 7
      Event: time 100.000100, type 3 (EV_ABS), code 53 (ABS_MT_POSITION_X), value 400
      Event: time 100.000100, type 3 (EV_ABS), code 54 (ABS_MT_POSITION_Y), value 100
      Event: time 100.000100, -------------- SYN_REPORT ------------
      Event: time 100.020100, type 3 (EV_ABS), code 54 (ABS_MT_POSITION_Y), value 300
      Event: time 100.020100, -------------- SYN_REPORT ------------
      Event: time 100.040100, type 3 (EV_ABS), code 57 (ABS_MT_TRACKING_ID), value -1
      Event: time 100.040100, -------------- SYN_REPORT ------------
      """
    let touches = [
      "0 began 1 (50.0,25.0)", "20000 moved 1 (50.0,75.0)", "40000 ended 1 (50.0,75.0)",
    ]
    let importer = Importer("evtest", screen: Point(100, 100))
    #expect(try importer.touches(text) == touches)
    let quoted = text.split(separator: "\n").map { "> \($0)" }.joined(separator: "\n")
    #expect(try importer.touches(quoted) == touches)
    #expect(
      importer.error(
        text.replacing("-------------- SYN_REPORT ------------", with: ">>> SYN_DROPPED <<<")
      )
      .contains("SYN_DROPPED")
    )
  }

  @Test("a place in front of the number of its contact began in the recording")
  func placeFirst() throws {
    let text = """
      # EVEMU 1.3
      N: panel
      A: 00 0 1000 0 0 0
      A: 01 0 1000 0 0 0
      B: 01 00 00 00 00 00 00 00 00
      B: 01 00 00 00 00 00 00 00 00
      B: 01 00 00 00 00 00 00 00 00
      B: 01 00 00 00 00 00 00 00 00
      B: 01 00 00 00 00 00 00 00 00
      B: 01 00 04 00 00 00 00 00 00
      B: 03 03 00 00 00 00 00 00 00
      E: 0.000001 0003 0000 0500
      E: 0.000001 0003 0001 0500
      E: 0.000001 0001 014a 0001
      E: 0.000001 0000 0000 0000
      E: 0.040001 0001 014a 0000
      E: 0.040001 0000 0000 0000
      """
    let imported = try Importer("evemu", screen: Point(100, 100)).read(text)
    #expect(imported.touches == ["0 began 1 (50.0,50.0)", "40000 ended 1 (50.0,50.0)"])
    #expect(imported.told == [])
  }

  @Test("fingers of a mobile replay have numbers, and its segments stand one after the other")
  func numberedFingers() throws {
    let start = { (finger: Int, x: Int) in
      #"{"type":3,"timestamp":1000,"data":{"source":2,"type":7,"x":\#(x),"y":9,"pointerId":\#(finger)}}"#
    }
    let end = { (finger: Int, x: Int) in
      #"{"type":3,"timestamp":1250,"data":{"source":2,"type":9,"x":\#(x),"y":9,"pointerId":\#(finger)}}"#
    }
    let touches = [
      "0 began 1 (10.0,9.0)", "0 began 2 (30.0,9.0)", "250000 ended 1 (10.0,9.0)",
      "250000 ended 2 (30.0,9.0)",
    ]
    let (first, second) = ("[\(start(0, 10)),\(start(1, 30))]", "[\(end(0, 10)),\(end(1, 30))]")
    let joined = "[\(start(0, 10)),\(start(1, 30)),\(end(0, 10)),\(end(1, 30))]"
    #expect(try Importer("rrweb").touches(joined) == touches)
    let segments = "{\"segment_id\":0}\n\(first)\n{\"segment_id\":1}\n\(second)\n"
    #expect(try Importer("rrweb").touches(segments) == touches)
  }

  @Test("two views that print one event are told apart by their tags")
  func tags() throws {
    let event = { (tag: String, action: String, y: Int, time: Int) in
      "10:00:00.000 1-1/a D/\(tag): MotionEvent { action=\(action), id[0]=0, x[0]=5, y[0]=\(y), "
        + "pointerCount=1, eventTime=\(time) }\n"
    }
    let text =
      event("Outer", "ACTION_DOWN", 90, 10) + event("Inner", "ACTION_DOWN", 20, 10)
      + event("Outer", "ACTION_UP", 80, 30) + event("Inner", "ACTION_UP", 10, 30)
    var importer = Importer("motionevent")
    #expect(importer.error(text).contains("choose a tag with --device: one of Outer, Inner"))
    importer.settings.device = "Inner"
    #expect(try importer.touches(text) == ["0 began 1 (5.0,20.0)", "20000 ended 1 (5.0,10.0)"])
    importer.settings.device = "Iner"
    #expect(importer.error(text).contains("did you mean Inner?"))
  }

  @Test("WebDriver's sources may stand alone, or in a server's log")
  func actions() throws {
    let source =
      #"{"type":"pointer","id":"a","parameters":{"pointerType":"touch"},"actions":[{"type":"pointerMove","duration":0,"x":5,"y":6},{"type":"pointerDown","button":0},{"type":"pause","duration":40},{"type":"pointerUp","button":0}]}"#
    let touches = ["0 began 1 (5.0,6.0)", "40000 ended 1 (5.0,6.0)"]
    #expect(try Importer("webdriver").touches("[\(source)]") == touches)
    let log =
      "[HTTP] --> POST /session/1/actions\n[HTTP] {\"actions\":[\(source)]}\n[HTTP] <-- 200\n"
    #expect(try Importer("webdriver").touches(log) == touches)
  }

  @Test("tables may have numbers for phases, no names of columns, and blanks between")
  func tables() throws {
    let touches = ["0 began 1 (5.0,6.0)", "16000 moved 1 (5.0,9.0)", "32000 ended 1 (5.0,9.0)"]
    var importer = Importer("csv")
    #expect(
      try importer.touches(
        "1,2,3,100,0,1,5,6,.4,.1,0\n1,2,3,116,2,1,5,9,.4,.1,0\n1,2,3,132,1,1,5,9,.4,.1,0\n"
      ) == touches
    )
    #expect(
      try importer.touches("time_ms  phase x y\n100 0 5 6\n116 2  5 9\n132 1 5 9\n") == touches
    )
    let bare = "100 0 5 6\n116 2 5 9\n132 1 5 9\n"
    #expect(importer.error(bare).contains("--columns time=1"))
    importer.settings.columns = ["time": "1", "phase": "2", "x": "3", "y": "4"]
    importer.settings.timeUnit = .milliseconds
    #expect(try importer.touches(bare) == touches)
  }

  @Test("UITouch prints itself")
  func uitouch() throws {
    let line = { (time: String, phase: String, y: Int) in
      "2031-03-04 11:20:\(time) App[1:2] <UITouch: 0x7fa1> type: Direct; phase: \(phase); is pointer: NO; "
        + "tap count: 1; force: 0.000; window: <UIWindow: 0x7f>; location in window: {9, 9}; "
        + "previous location in window: {9, 9}; location in view: {5, \(y)}; previous location in view: {5, 6}\n"
    }
    let text = line("01.000", "Began", 6) + line("01.016", "Moved", 9) + line("01.032", "Ended", 9)
    let touches = ["0 began 1 (5.0,6.0)", "16000 moved 1 (5.0,9.0)", "32000 ended 1 (5.0,9.0)"]
    #expect(try Importer("uitouch").touches(text) == touches)
    #expect(
      Importer("uitouch").error("<UITouch: 0x7f> phase: Began\n").contains("the line has no time")
    )
  }

  @Test("a recording of libinput may stand in a quotation, between prompts")
  func quotedLibinput() throws {
    let text = LinuxSample.libinput.text([
      (0, [Event.id(1), Event.x(100), Event.y(200), Event.report]),
      (10_000, [Event.id(-1), Event.report]),
    ])
    let importer = Importer("libinput")
    let touches = try importer.touches(text)
    let quoted = text.split(separator: "\n").map { "> \($0)" }.joined(separator: "\n")
    #expect(try importer.touches("somebody wrote:\n\(quoted)\n\nthanks\n") == touches)
    #expect(try importer.touches("$ libinput record\n\(text)\n^C\n$ exit\n") == touches)
    #expect(try importer.touches("```\n\(text)\n```\n") == touches)
  }

  @Test("what is refused names the format that it looks like")
  func looks() {
    let event =
      "10:00 D/A: MotionEvent { action=ACTION_DOWN, id[0]=0, x[0]=5, y[0]=6, eventTime=1 }\n"
    #expect(
      Importer("csv").error(event).contains(
        "it looks like motionevent: touchstone import motionevent"
      )
    )
    #expect(
      Importer("rrweb").error("[{\"type\":\"pointerDown\"}]").contains("it looks like webdriver")
    )
    #expect(Importer("evemu").error("scrollViewDidScroll: {0, 1}\n").contains("it looks like log"))
    #expect(!Importer("evemu").error("# EVEMU 2.0\n").contains("it looks like"))
  }

  @Test("fingers outside the screen are told")
  func outside() throws {
    let text = "t_ms,phase,x,y\n0,began,5,5\n10,moved,-5,5\n20,ended,-5,5\n"
    #expect(
      try Importer("csv", screen: Point(100, 100)).read(text).told == [
        "touches outside the screen: 2"
      ]
    )
  }
}

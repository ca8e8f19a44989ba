import Testing
import Traces

@testable import Importing

@Suite("Recordings of Linux's input that are refused")
struct LinuxRefusalTests {
  private let tap: LinuxSample.Frames = [
    (0, [Event.id(1), Event.x(100), Event.y(200), Event.report]),
    (10_000, [Event.id(-1), Event.report]),
  ]

  private func error(_ sample: LinuxSample, _ text: String) -> String {
    Importer(sample.rawValue).error(text)
  }

  @Test("touchpads and boxes around contacts", arguments: LinuxSample.allCases)
  func devices(_ sample: LinuxSample) {
    #expect(
      error(sample, sample.text(tap, properties: [0])).contains(
        "the device \"Sample # Touchscreen\" is a touchpad: its places are none on a screen; "
          + "expected a touch screen (INPUT_PROP_DIRECT)"
      )
    )
    #expect(
      error(sample, sample.text(tap, properties: [1, 3])).contains("(INPUT_PROP_SEMI_MT)")
    )
  }

  @Test("contacts without slots", arguments: LinuxSample.allCases)
  func typeA(_ sample: LinuxSample) {
    let frames: LinuxSample.Frames = [(0, [Event.x(1), Event.y(1), (0, 2, 0), Event.report])]
    #expect(error(sample, sample.text(frames)).contains("tells contacts without slots (type A"))
    guard sample != .getevent else { return }
    #expect(error(sample, sample.text(tap, hasSlots: false)).contains("(type A"))
  }

  @Test("lost events, with the line of the gap", arguments: LinuxSample.allCases)
  func dropped(_ sample: LinuxSample) throws {
    let text = sample.text(tap + [(20_000, [(0, 3, 0), Event.report])])
    let before = sample.text(tap)
    let lines = before.utf8.count { $0 == UInt8(ascii: "\n") } + 1
    let message = error(sample, text)
    #expect(message.contains("events were lost here (SYN_DROPPED)"))
    #expect(message.hasSuffix("; cut the file in front of this line"))
    let line = try #require(Int(message.split(separator: ":")[1]))
    // A frame of libinput's has a line of its own in front.
    #expect(line == lines + (sample == .libinput ? 1 : 0))
  }

  @Test("times that go back", arguments: LinuxSample.allCases)
  func backwards(_ sample: LinuxSample) {
    let frames: LinuxSample.Frames = [
      (50_000, [Event.id(1), Event.x(100), Event.y(200), Event.report]),
      (10_000, [Event.id(-1), Event.report]),
    ]
    #expect(
      error(sample, sample.text(frames)).contains(
        "the time goes back, from 0 to -40000 microseconds after the first touch; expected times "
          + "that never decrease; sort the events by their times"
      )
    )
  }

  @Test("slots and ids that cannot be", arguments: LinuxSample.allCases)
  func numbers(_ sample: LinuxSample) {
    let slot: LinuxSample.Frames = [(0, [Event.slot(1_000_000), Event.report])]
    #expect(error(sample, sample.text(slot)).contains("there is no slot 1000000"))
    let id: LinuxSample.Frames = [(0, [Event.id(-2), Event.report])]
    #expect(error(sample, sample.text(id)).contains("the tracking id is -2"))
  }

  @Test("no touch at all", arguments: LinuxSample.allCases)
  func nothing(_ sample: LinuxSample) {
    let frames: LinuxSample.Frames = [(0, [Event.x(1), Event.y(1), Event.report])]
    #expect(error(sample, sample.text(frames)).contains("no touch begins in the file"))
  }

  @Test(
    "lines that break off or say what cannot be",
    arguments: [
      ("evemu", "E: 0.000001 0003 0039", "f:1:22: the line breaks off; expected a value"),
      ("evemu", "E: 0.1000000 0003 0039 0001", "f:1:4: the time is out of range"),
      ("evemu", "E: 0.000001 0003 0039 99999999999", "f:1:23: the value is out of range"),
      ("evemu", "E: nan 0003 0039 1", "f:1:4: found \"nan\"; expected seconds"),
      ("evemu", "# EVEMU 2.0\nN: x", "f:1:9: the format's version is 2.0; expected 1.0 to 1.3"),
      ("evemu", "N: x\nA: 35 0 100", "f:2:12: the line breaks off; expected the fuzz"),
      ("evemu", "hello", "f:1:1: no line begins with \"N: \""),
      ("getevent", "[ 1.000000] EV_ABS ABS_MT_SLOT", "f:1:31: the line breaks off"),
      ("getevent", "[ 1.0] EV_ABS ABS_MT_SLOT 00000000", "f:1:5: the microseconds cannot be read"),
      (
        "getevent", "[ 1.000000] EV_ABC ABS_MT_SLOT 00000000",
        "f:1:13: unknown type of event \"EV_ABC\"; expected one of EV_ABS,"
      ),
      ("getevent", "[ 1.000000] EV_ABS ABS_MT_SLOT 0x", "f:1:31: the value \"0x\" cannot be read"),
      ("getevent", "/dev/input/event5: 0003 0039 00000028", "f:1:1: the line has no time"),
      ("evemu", "E: 0.1 0003 00zz 0001", "f:1:13: found \"00zz\"; expected a code, up to 4"),
      ("evemu", "E: -0.000001 0003 0039 0001", "f:1:4: the time is out of range"),
      ("getevent", "nothing", "f:1:1: no line tells an event of a device; expected a recording"),
      ("libinput", "", "f:1:1: the file is empty"),
      ("libinput", "version: 2\ndevices:", "f:1:10: the format's version is not 1"),
      ("libinput", "versio: 1", "f:1:1: the key \"version\" is missing"),
      ("libinput", "version: 1\n\tdevices:", "f:2:1: a tab indents the line"),
      ("libinput", "version: 1\nversion: 1", "f:2:1: the key \"version\" is given twice"),
      (
        "libinput", "version: 1\ndevices: [1, x]",
        "f:2:14: found \"x\"; expected an entry of the list, a whole number"
      ),
      ("libinput", "version: 1\ndevices: [1,", "f:2:13: the file breaks off in a list"),
      ("libinput", "version: 1\ndevices: \"a", "f:2:11: the text has no end"),
      ("libinput", "version: 1\n  a: 1", "f:2:3: the line is indented more"),
      ("libinput", "version: 1\ndevices:\n- a: 1", "f:3:3: the key \"evdev\" is missing"),
      ("libinput", "version: 1\n\u{1}", "f:2:1: found \"\\u{1}\"; expected a key and a colon"),
    ]
  )
  func broken(_ format: String, _ text: String, _ message: String) {
    let error = Importer(format).error(text)
    #expect(error.hasPrefix(message), "\(error)")
  }

  @Test("a value that is nested too deep, and bytes that are no text")
  func hostile() throws {
    let deep = (0..<60).map { String(repeating: " ", count: $0) + "a:\n" }.joined()
    #expect(Importer("libinput").error(deep).contains("values are nested too deep"))
    let format = try #require(ImportFormat.named("evemu"))
    #expect(throws: ImportError.self) {
      try format.read(Array("E: ".utf8) + [0xff], ImportSettings(id: "a"))
    }
  }

  @Test("a range that is not known, and two devices")
  func missing() {
    let event = "[ 1.000000] /dev/input/event1: 0003 0039 00000001\n"
    let message = Importer("getevent").error(event + "[ 1.000000] /dev/input/event1: 0003 0035 1\n")
    #expect(message.contains("how far x reaches is not in the file"))
    #expect(message.contains("expected the output of getevent -lp in front"))
    #expect(message.hasSuffix("such as --range 1079x2339"))
    let described = "# EVEMU 1.3\nP: 02 0 0 0 0 0 0 0\nB: 03 03 00 00 00 00 80 60 02\n"
    #expect(
      Importer("evemu").error(described + "E: 0.1 0003 0039 0001\n").contains(
        "expected the range of each axis in the description of the device"
      )
    )
    let two = Importer("getevent").error(event + event.replacing("event1", with: "event2"))
    #expect(two.contains("there are touches of 2 devices"))
    #expect(two.hasSuffix("choose one with --device, such as --device /dev/input/event1"))
    var importer = Importer("getevent")
    importer.settings.device = "/dev/input/event3"
    #expect(importer.error(event).contains("unknown device \"/dev/input/event3\""))
    #expect(importer.error(event).hasSuffix("did you mean /dev/input/event1?"))
  }
}

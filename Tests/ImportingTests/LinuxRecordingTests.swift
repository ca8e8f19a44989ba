import Testing
import Traces

@testable import Importing

@Suite("Recordings of Linux's touch screens")
struct LinuxRecordingTests {
  /// A screen of which one unit is a tenth of a point, and of which x and y are told apart.
  private func read(_ sample: LinuxSample, _ frames: LinuxSample.Frames) throws -> Imported {
    let imported = try Importer(sample.rawValue, screen: Point(100, 200)).read(sample.text(frames))
    #expect(imported.lint == [])
    return imported
  }

  @Test("a vertical drag tells y alone, and lifts where it was", arguments: LinuxSample.allCases)
  func drag(_ sample: LinuxSample) throws {
    let imported = try read(
      sample,
      [
        (1_000_000, [Event.id(40), Event.x(540), Event.y(1800), (1, 330, 1), Event.report]),
        (1_016_667, [Event.y(1700), Event.report]),
        (1_020_000, [Event.report]),
        (1_033_334, [Event.id(-1), (1, 330, 0), Event.report]),
      ]
    )
    #expect(
      imported.touches == [
        "0 began 1 (54.0,180.0)", "16667 moved 1 (54.0,170.0)", "33334 ended 1 (54.0,170.0)",
      ]
    )
    #expect(imported.told == [])
    #expect(imported.trace.header.config[.bounds]?.point == Point(100, 200))
    #expect(imported.trace.header.config[.contentSize]?.point == Point(100, 2000))
  }

  @Test("a slot keeps its place for the next contact", arguments: LinuxSample.allCases)
  func reusedSlot(_ sample: LinuxSample) throws {
    let imported = try read(
      sample,
      [
        (0, [Event.id(1), Event.x(100), Event.y(200), Event.report]),
        (10_000, [Event.id(-1), Event.report]),
        // The same x again is not sent; nor is any place the third time.
        (20_000, [Event.id(2), Event.y(300), Event.report]),
        (30_000, [Event.id(-1), Event.report]),
        (40_000, [Event.id(3), Event.report]),
        (50_000, [Event.id(-1), Event.report]),
      ]
    )
    #expect(
      imported.touches == [
        "0 began 1 (10.0,20.0)", "10000 ended 1 (10.0,20.0)", "20000 began 1 (10.0,30.0)",
        "30000 ended 1 (10.0,30.0)", "40000 began 1 (10.0,30.0)", "50000 ended 1 (10.0,30.0)",
      ]
    )
  }

  @Test("two contacts begin, move and end in one frame", arguments: LinuxSample.allCases)
  func twoAtOnce(_ sample: LinuxSample) throws {
    let imported = try read(
      sample,
      [
        (
          0,
          [
            Event.id(7), Event.x(100), Event.y(100), Event.slot(1), Event.id(8), Event.x(200),
            Event.y(200), Event.report,
          ]
        ),
        (10_000, [Event.x(210), Event.slot(0), Event.x(110), Event.report]),
        (20_000, [Event.id(-1), Event.slot(1), Event.id(-1), Event.report]),
      ]
    )
    #expect(
      imported.touches == [
        "0 began 1 (10.0,10.0)", "0 began 2 (20.0,20.0)", "10000 moved 2 (21.0,20.0)",
        "10000 moved 1 (11.0,10.0)", "20000 ended 1 (11.0,10.0)", "20000 ended 2 (21.0,20.0)",
      ]
    )
  }

  @Test(
    "a new id in a slot ends the old contact in the same frame",
    arguments: LinuxSample.allCases
  )
  func replaced(_ sample: LinuxSample) throws {
    let imported = try read(
      sample,
      [
        (0, [Event.id(1), Event.x(100), Event.y(200), Event.report]),
        (10_000, [Event.id(2), Event.x(500), Event.report]),
        (20_000, [Event.id(-1), Event.id(3), Event.id(-1), Event.report]),
      ]
    )
    #expect(
      imported.touches == [
        "0 began 1 (10.0,20.0)", "10000 ended 1 (10.0,20.0)", "10000 began 2 (50.0,20.0)",
        "20000 ended 2 (50.0,20.0)", "20000 began 1 (50.0,20.0)", "20000 ended 1 (50.0,20.0)",
      ]
    )
  }

  @Test("a contact that began before the recording is left out", arguments: LinuxSample.allCases)
  func midway(_ sample: LinuxSample) throws {
    let imported = try read(
      sample,
      [
        (0, [Event.x(100), Event.y(200), Event.report]),
        (10_000, [Event.x(110), Event.report]),
        (20_000, [Event.id(-1), Event.report]),
        (30_000, [Event.id(4), Event.report]),
        (40_000, [Event.id(-1), Event.report]),
      ]
    )
    #expect(imported.touches == ["0 began 1 (11.0,20.0)", "10000 ended 1 (11.0,20.0)"])
    #expect(imported.told == ["contacts that began before the recording, left out: 1"])
  }

  @Test("a contact begins where it is first told to be", arguments: LinuxSample.allCases)
  func late(_ sample: LinuxSample) throws {
    let imported = try read(
      sample,
      [
        (0, [Event.id(1), Event.x(100), Event.report]),
        (10_000, [Event.y(200), Event.report]),
        (20_000, [Event.id(-1), Event.slot(1), Event.id(2), Event.report]),
        (30_000, [Event.id(-1), Event.report]),
      ]
    )
    #expect(imported.touches == ["0 began 1 (10.0,20.0)", "10000 ended 1 (10.0,20.0)"])
    #expect(
      imported.told == [
        "contacts without a place, left out: 1",
        "contacts that begin where they were first told to be, later than they began: 1",
      ]
    )
  }

  @Test(
    "what is down at the end is cancelled, and a cut frame is told",
    arguments: LinuxSample.allCases
  )
  func cut(_ sample: LinuxSample) throws {
    let imported = try read(
      sample,
      [
        (0, [Event.id(1), Event.x(100), Event.y(200), (3, 58, 9), Event.report]),
        (10_000, [Event.x(300)]),
      ]
    )
    #expect(imported.touches == ["0 began 1 (10.0,20.0)", "0 cancelled 1 (10.0,20.0)"])
    #expect(
      imported.told == [
        "values of pressure, size, angle and tool, left out: 1",
        "events behind the last complete frame, left out: 1",
        "fingers that were down at the end, cancelled there: 1",
      ]
    )
  }

  @Test("a screen without slots tells one contact by BTN_TOUCH")
  func single() throws {
    let text = """
      [ 1.000000] EV_KEY       BTN_TOUCH            DOWN
      [ 1.000000] EV_ABS       ABS_X                00000064
      [ 1.000000] EV_ABS       ABS_Y                000000c8
      [ 1.000000] EV_ABS       ABS_SOMETHING_LONGER 000000c8
      [ 1.000000] EV_SYN       SYN_REPORT           00000000
      [ 1.500000] EV_KEY       BTN_TOUCH            UP
      [ 1.500000] EV_SYN       SYN_REPORT           00000000 rate 60
      """
    var importer = Importer("getevent", screen: Point(100, 100))
    importer.settings.range = Point(1000, 1000)
    #expect(
      try importer.touches(text) == ["0 began 1 (10.0,20.0)", "500000 ended 1 (10.0,20.0)"]
    )
  }

  @Test(
    "the picture is turned clockwise",
    arguments: zip(
      ImportSettings.Rotation.allCases,
      ["(10.0,40.0)", "(160.0,10.0)", "(90.0,160.0)", "(40.0,90.0)"]
    )
  )
  func turned(_ rotation: ImportSettings.Rotation, _ place: String) throws {
    let isSideways = rotation == .quarter || rotation == .threeQuarters
    var importer = Importer("evemu", screen: isSideways ? Point(200, 100) : Point(100, 200))
    importer.settings.rotation = rotation
    let frames: LinuxSample.Frames = [
      (0, [Event.id(1), Event.x(100), Event.y(400), Event.report]),
      (1, [Event.id(-1), Event.report]),
    ]
    let touches = try importer.touches(LinuxSample.evemu.text(frames))
    #expect(touches.first == "0 began 1 \(place)")
  }
}

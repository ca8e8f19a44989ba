import Exporting
import Testing
import Traces

@testable import Importing

@Suite("What is exported and imported again")
struct RoundTripTests {
  private let header = {
    var header = Header(id: "test/it", component: "scroll")
    header.config = [Argument(.bounds, Value(Point(320, 480)))]
    return header
  }()

  private func trace(_ touches: [(Int64, Touch.Phase, Int32, Double, Double)]) -> Trace {
    Trace(
      header: header,
      lines: touches.map { time, phase, finger, x, y in
        .touch(Touch(time: time, phase: phase, finger: finger, location: Point(x, y)))
      }
    )
  }

  private var pinch: Trace {
    trace([
      (5_000, .began, 1, 100, 200.125), (5_000, .began, 2, 200, 200), (21_667, .moved, 1, 90, 200),
      (21_667, .moved, 2, 210.5, 200), (38_334, .moved, 1, 80.001, 200),
      (50_000, .ended, 1, 80.001, 200),
      (55_001, .moved, 2, 220, -3), (71_668, .ended, 2, 221, -3), (100_000, .began, 1, 5, 5),
      (100_000, .ended, 1, 5, 5),
    ])
  }

  private func again(_ trace: Trace, _ format: String) throws -> Imported {
    let writer = try #require(ExportFormat.named(format))
    let exported = try #require(writer.write(trace))
    let text = String(decoding: exported.bytes, as: UTF8.self)
    return try Importer(format, screen: Point(320, 480)).read(text)
  }

  @Test("evemu keeps microseconds and thousandths")
  func evemu() throws {
    let imported = try again(pinch, "evemu")
    #expect(
      imported.touches == [
        "0 began 1 (100.0,200.125)", "0 began 2 (200.0,200.0)", "16667 moved 1 (90.0,200.0)",
        "16667 moved 2 (210.5,200.0)", "33334 moved 1 (80.001,200.0)",
        "45000 ended 1 (80.001,200.0)", "50001 moved 2 (220.0,-3.0)", "66668 ended 2 (221.0,-3.0)",
        "95000 began 1 (5.0,5.0)", "95000 ended 1 (5.0,5.0)",
      ]
    )
    #expect(imported.told == ["touches outside the screen: 2"])
  }

  @Test("WebDriver keeps whole milliseconds, each the nearest, and the places")
  func webDriver() throws {
    let imported = try again(pinch, "webdriver")
    #expect(
      imported.touches == [
        "0 began 1 (100.0,200.125)", "0 began 2 (200.0,200.0)", "17000 moved 1 (90.0,200.0)",
        "17000 moved 2 (210.5,200.0)", "33000 moved 1 (80.001,200.0)",
        "45000 ended 1 (80.001,200.0)", "50000 moved 2 (220.0,-3.0)", "67000 moved 2 (221.0,-3.0)",
        "67000 ended 2 (221.0,-3.0)", "95000 began 1 (5.0,5.0)", "95000 ended 1 (5.0,5.0)",
      ]
    )
    #expect(imported.told == ["touches outside the screen: 3"])
  }

  @Test("no error of time adds up in a long drag at 60 Hz")
  func drift() throws {
    var touches: [(Int64, Touch.Phase, Int32, Double, Double)] = [(0, .began, 1, 160, 400)]
    for frame in 1...600 {
      touches.append((Int64(frame) * 1_000_000 / 60, .moved, 1, 160, 400 - Double(frame) / 2))
    }
    touches.append((10_010_000, .cancelled, 1, 160, 100))
    let original = trace(touches)
    for format in ["webdriver", "evemu"] {
      let imported = try again(original, format)
      #expect(imported.trace.lines.count == original.lines.count)
      for (line, before) in zip(imported.trace.lines, original.lines) {
        guard case .touch(let touch) = line, case .touch(let old) = before else { continue }
        #expect(abs((touch.time ?? 0) - (old.time ?? 0)) <= 500)
        #expect(touch.location == old.location)
      }
    }
  }

  @Test("what is lost is counted")
  func losses() throws {
    var story = trace([
      (0, .began, 1, 1, 1), (5, .stationary, 1, 1, 1), (10, .cancelled, 1, 1, 1),
    ])
    story.lines.append(.settle(Settle(time: 10, limit: 5)))
    story.lines.append(.comment("a remark"))
    let told = { (format: String) in
      ExportFormat.named(format)?.write(story)?.losses.map { "\($0.sentence): \($0.count)" }
    }
    #expect(
      told("evemu") == [
        "lines that are no touches, left out: 1",
        "touches that are told where they were, left out: 1",
        "cancelled fingers, lifted: 1",
      ]
    )
    #expect(told("webdriver")?.count == 2)
    #expect(ExportFormat.named("evemu")?.write(Trace(header: header)) == nil)
  }
}

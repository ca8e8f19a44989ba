import TestSupport
import Testing
import Traces

@testable import Importing

@Suite("Broken recordings")
struct HostileInputTests {
  private static let frames: LinuxSample.Frames = [
    (0, [Event.id(1), Event.x(100), Event.y(200), Event.slot(1), Event.id(2), Event.report]),
    (10_000, [Event.x(300), Event.y(50), Event.report]),
    (20_000, [Event.id(-1), Event.slot(0), Event.id(-1), Event.report]),
  ]

  static let samples: [(format: String, text: String)] =
    LinuxSample.allCases.map { ($0.rawValue, $0.text(frames)) } + [
      (
        "webdriver",
        #"""
        {"actions":[{"type":"pointer","id":"a","parameters":{"pointerType":"touch"},"actions":[
        {"type":"pointerMove","duration":0,"x":10,"y":20.5},{"type":"pointerDown","button":0},
        {"type":"pointerMove","duration":50,"origin":"pointer","x":10,"y":-20},{"type":"pointerUp","button":0}]}]}
        """#
      ),
      (
        "rrweb",
        #"""
        {"type":4,"timestamp":1700000000000,"data":{"width":375,"height":667}}
        {"type":3,"timestamp":1700000000100,"data":{"source":2,"type":7,"id":1,"x":187,"y":600}}
        {"type":3,"timestamp":1700000000600,"data":{"source":6,"positions":[{"x":1,"y":2,"timeOffset":-45}]}}
        {"type":3,"timestamp":1700000000700,"data":{"source":2,"type":9,"id":1,"x":187,"y":520}}
        """#
      ),
      (
        "motionevent",
        """
        I: MotionEvent { action=ACTION_DOWN, id[0]=0, x[0]=5.5, y[0]=7, pointerCount=1, eventTime=12 }
        I: MotionEvent { action=ACTION_POINTER_DOWN(1), id[0]=0, x[0]=5.5, y[0]=7, id[1]=1, x[1]=1, \
        y[1]=2, pointerCount=2, eventTime=15 }
        I: MotionEvent { action=ACTION_CANCEL, id[0]=0, x[0]=5.5, y[0]=7, pointerCount=1, eventTime=22 }
        """
      ),
      ("csv", "t_ms,phase,x,y,id\n1,began,2,\"3\",a\n2.5,moved,3,4,a\n7,ended,3,4,a\n"),
      (
        "evtest",
        """
        Input device name: "Panel"
          Event type 1 (EV_KEY)
            Event code 330 (BTN_TOUCH)
          Event type 3 (EV_ABS)
            Event code 0 (ABS_X)
              Min        0
              Max     1000
        Event: time 12.000001, type 3 (EV_ABS), code 0 (ABS_X), value 500
        Event: time 12.000001, type 1 (EV_KEY), code 330 (BTN_TOUCH), value 1
        Event: time 12.000001, -------------- SYN_REPORT ------------
        """
      ),
      (
        "uitouch",
        "2026-01-02 03:04:05.678 App[1:2] <UITouch: 0x7f> type: Direct; phase: Began; "
          + "location in view: {10.5, 20}; previous location in view: {10, 20}\n"
      ),
      (
        "log",
        """
        phase: idle -> interacting
        phase: interacting -> {decelerating} {"x": 1, "y": <UIView: 0x7f; frame = (0 0; 1 2)>}
        [snip]
        last message repeated 12 times
        """
      ),
      (
        "log",
        """
        2026-01-02 03:04:05.678 App[1:2] scrollViewWillEndDragging:withVelocity:targetContentOffset: {0, 1} {0, 9}
        2026-01-02 03:04:05.700 App[1:2] tableView(_:didSelectRowAt:) [0, 3] <private>
        """
      ),
    ]

  /// Whatever the text is, it is refused with a place in it, or makes a trace that can be read.
  private func check(_ format: String, _ text: String) throws {
    var importer = Importer(format)
    importer.settings.range = Point(1000, 2000)
    do {
      let imported = try importer.read(text)
      #expect(imported.lint == [], "\(format): \(text)")
    } catch let error as ImportError {
      let lines = text.utf8.count { $0 == UInt8(ascii: "\n") } + 1
      #expect((1...lines).contains(error.line), "\(format): \(text)")
      #expect(error.column >= 1)
    }
  }

  @Test("are whole traces or errors, wherever the file is cut", arguments: samples)
  func cut(_ format: String, _ text: String) throws {
    for count in Array(0...text.utf8.count).part(every: 7) {
      try check(format, String(decoding: text.utf8.prefix(count), as: UTF8.self))
    }
  }

  @Test(
    "are whole traces or errors, whatever stands for a number",
    arguments: samples,
    ["NaN", "-1", "99999999999999999999", "1e400", "-9223372036854775808", "", "0x7f"]
      .part(every: 3)
  )
  func numbers(_ sample: (format: String, text: String), _ number: String) throws {
    let text = sample.text
    var start = text.startIndex
    while let first = text[start...].firstIndex(where: { $0.isNumber }) {
      let end = text[first...].firstIndex { !$0.isNumber } ?? text.endIndex
      try check(sample.format, text.replacingCharacters(first..<end, number))
      start = end
    }
  }

  @Test("are whole traces or errors, with lines in another order", arguments: samples)
  func order(_ format: String, _ text: String) throws {
    let lines = text.split(separator: "\n", omittingEmptySubsequences: false)
    for place in lines.indices.dropLast() {
      var swapped = lines
      swapped.swapAt(place, place + 1)
      try check(format, swapped.joined(separator: "\n"))
      swapped.remove(at: place)
      try check(format, swapped.joined(separator: "\n"))
    }
  }
}

extension String {
  fileprivate func replacingCharacters(_ range: Range<Index>, _ text: String) -> String {
    self[..<range.lowerBound] + text + self[range.upperBound...]
  }
}

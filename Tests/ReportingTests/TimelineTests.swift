import Oracle
import Testing
import Traces

@testable import Reporting

@Suite("A timeline")
struct TimelineTests {
  private func draw(
    _ trace: Trace,
    violations: [Violation] = [],
    _ change: (inout Timeline.Options) -> Void = { _ in }
  ) -> String {
    var options = Timeline.Options()
    change(&options)
    return Timeline(of: trace, violations: violations, options: options).text
  }

  @Test("draws a flick as touches, a curve, flags and messages")
  func flick() {
    expectSnapshot("timeline-flick", draw(TimelineSamples.flick))
  }

  @Test("draws in ASCII, as wide as it may")
  func ascii() {
    let text = draw(TimelineSamples.flick) { options in
      options.width = 110
      options.style.isASCII = true
    }
    #expect(text.utf8.allSatisfy { $0 < 0x80 })
    expectSnapshot("timeline-ascii", text)
  }

  @Test("gives fingers columns of their own, and names the views that it does not draw")
  func crowded() {
    expectSnapshot("timeline-crowded", draw(TimelineSamples.crowded))
  }

  @Test("tells the scale of a pinch, and folds what goes on alike")
  func pinch() {
    expectSnapshot("timeline-pinch", draw(TimelineSamples.pinch))
  }

  @Test("marks a violation where it is, and what is about the whole at the end")
  func violations() {
    let marked = [Violation.sample(lineIndex: 20), .sample("scroll.rest", lineIndex: nil)]
    let text = draw(TimelineSamples.flick, violations: marked)
    let lines = text.split(separator: "\n")
    let mark = lines.firstIndex { $0.hasPrefix("✗ didEndDragging came at 0.150 s") }
    #expect(mark.map { lines[$0 - 1].contains("didScroll") } == true)
    #expect(
      text.split(whereSeparator: \.isWhitespace).suffix(3) == ["[scroll.rest", "(B09,", "must)]"]
    )
  }

  @Test("tells together what each frame of a glide breaks, after the first")
  func repeats() {
    let marked =
      (20...60).map { Violation.sample(lineIndex: $0) } + [.sample("scroll.rest", lineIndex: 40)]
    let text = draw(TimelineSamples.flick, violations: marked)
    let marks = text.split(separator: "\n").filter { $0.hasPrefix("✗") }
    // The first of one rule, the other rule, and what is told together.
    #expect(marks.count == 3)
    #expect(text.ranges(of: "scroll.lift.order").count == 2)
    #expect(text.ranges(of: "[scroll.rest").count == 1)
    #expect(marks.last?.contains("scroll.lift.order: 40 more like it, the last at ") == true)
    #expect(text.contains("⋮"))
    let all = draw(TimelineSamples.flick, violations: marked) { $0.showsAll = true }
    #expect(all.split(separator: "\n").count { $0.hasPrefix("✗") } == 42)
  }

  @Test("tells a violation anew where something else has happened meanwhile")
  func anew() {
    let marked = [20, 21, 22, 71, 71].map { Violation.sample(lineIndex: $0) }
    let text = draw(TimelineSamples.flick, violations: marked)
    let marks = text.split(separator: "\n").filter { $0.hasPrefix("✗") }
    #expect(marks.map { $0.contains("2 more like it") } == [false, true, false, false])
  }

  @Test("tells one more violation as it is")
  func oneMore() {
    let marked = [20, 21].map { Violation.sample(lineIndex: $0) }
    let text = draw(TimelineSamples.flick, violations: marked)
    #expect(!text.contains("more like it"))
    #expect(text.split(separator: "\n").count { $0.hasPrefix("✗ didEndDragging came at") } == 2)
  }

  @Test("ends where it is told to, and says how much is left")
  func until() {
    let text = draw(TimelineSamples.flick) { $0.until = 60_000 }
    #expect(text.hasSuffix("… 61 later turns not shown\n"))
    #expect(!text.contains("didEndDecelerating"))
  }

  @Test("gives each frame a row where all are wanted")
  func all() {
    #expect(draw(TimelineSamples.flick).contains("⋮"))
    let text = draw(TimelineSamples.flick) { $0.showsAll = true }
    #expect(!text.contains("⋮"))
    #expect(text.split(separator: "\n").count { $0.hasSuffix("didScroll") } == 62)
  }

  @Test("keeps to its width", arguments: [40, 60, 72, 80, 100, 140])
  func width(width: Int) {
    for trace in [TimelineSamples.flick, TimelineSamples.crowded] {
      let lines = draw(trace) { $0.width = width }.split(separator: "\n")
      for line in lines { #expect(line.count <= width, "\(line)") }
    }
  }

  @Test("gives a new finger the column that is free, and each event a row")
  func fingers() {
    let touch = { (time: Int64, phase: Touch.Phase, finger: Int32) in
      Line.touch(Touch(time: time, phase: phase, finger: finger, location: .zero))
    }
    var lines = [touch(0, .began, 1), touch(0, .began, 2), touch(1000, .ended, 1)]
    lines += [touch(1000, .moved, 2), .comment("between"), touch(1000, .stationary, 2)]
    lines += [touch(2000, .began, 3), touch(3000, .cancelled, 3), touch(3000, .ended, 2)]
    let trace = Trace(header: Header(id: "a", component: "scroll"), lines: lines)
    let rows = draw(trace).split(separator: "\n").filter { $0.hasPrefix("0.00") }
    #expect(rows.map { $0.dropFirst(6).prefix(2) } == ["●●", "○│", " ╎", "●╎", "✕○"])
  }

  @Test("breaks words that are longer than a line")
  func paragraph() {
    #expect(
      Paragraph.lines(of: "ab cd efghijkl m", width: 5, hanging: 2) == [
        "ab cd", "  efg", "  hij", "  kl", "  m",
      ]
    )
    #expect(Paragraph.lines(of: " ", width: 5).isEmpty)
  }

  @Test("draws a trace of nothing")
  func empty() {
    let text = draw(Trace(header: Header(id: "a", component: "scroll")))
    #expect(text.hasPrefix("a\nscroll, 60 frames/s\n"))
  }

  @Test("gives messages without times rows of their own")
  func untimed() {
    let message = Line.message(Message(time: nil, name: .didScroll))
    let trace = Trace(header: Header(id: "a", component: "scroll"), lines: [message, message])
    #expect(draw(trace).split(separator: "\n").count { $0.hasSuffix("didScroll") } == 2)
  }
}

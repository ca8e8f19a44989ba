import Conformance
import Foundation
import TestSupport
import Testing

@testable import touchstone

@Suite("touchstone review")
struct ReviewCommandTests {
  /// A flick, whose glide has more than a hundred frames.
  private func project() throws -> BaselineProject {
    let project = try BaselineProject()
    let flick = """
      {"trace":1,"id":"scroll/flick","component":"scroll","config":{"bounds":[320,480],"contentSize":[320,4000]},"title":"A flick"}
      {"t":0,"touch":"began","id":1,"x":160,"y":400}
      {"t":16000,"touch":"moved","id":1,"x":160,"y":384}
      {"t":32000,"touch":"moved","id":1,"x":160,"y":368}
      {"t":48000,"touch":"moved","id":1,"x":160,"y":352}
      {"t":64000,"touch":"ended","id":1,"x":160,"y":352}
      {"end":5}

      """
    try project.fixture.write(flick, to: "in/flick.trace.jsonl")
    return project
  }

  private let name = "reference/scroll/flick.transcript.jsonl"

  @Test("says of a glide in one line how far it is from where it was, and draws it folded")
  func glide() throws {
    let project = try project()
    project.settle()
    let frames = try project.text(of: name).components(separatedBy: "scrollViewDidScroll(_:)").count
    #expect(frames > 100, "the file has a message a line")
    try project.edit(name) { text in
      text = text.replacing(/"contentOffset":\[0,([0-9]{3})/) {
        "\"contentOffset\":[0,\($0.1.first == "1" ? "2" : "3")\($0.1.dropFirst())"
      }
    }
    _ = project.record()
    let review = project.review()
    #expect(review.code == .success)
    let lines = review.output.split(separator: "\n")
    #expect(lines[0].hasPrefix("CHANGED  scroll/flick  (reference, "))
    let runs = lines.filter { $0.contains("where they are farthest apart") && !$0.contains("▲") }
    #expect(runs.count <= 2, "once in the list, once as a mark in the timeline")
    #expect(lines.contains { $0.contains("frames") }, "the timeline folds the glide")
    #expect(lines.count < 60, "\(lines.count) lines")
    #expect(lines.last == "1 pending: 1 changed  (\(project.baselines))")
  }

  @Test("draws what is new, and says of several only what differs")
  func several() throws {
    let project = try project()
    try project.fixture.write(drag("scroll/a"), to: "in/a.trace.jsonl")
    _ = project.record()
    let all = project.review()
    #expect(all.output.split(separator: "\n").count == 3)
    #expect(all.output.contains("NEW  scroll/a  (reference, 5 messages)\n"))
    let one = project.review("scroll/a")
    #expect(one.output.contains("didEndDragging"))
    #expect(project.review("--timeline").output.split(separator: "\n").count > 20)
    #expect(project.review("scroll/x").code == .failed)
  }

  @Test("prints an object a baseline for programs")
  func lines() throws {
    let project = try project()
    project.settle()
    try project.edit(name) {
      $0 = $0.replacing("\"willDecelerate\":true", with: "\"willDecelerate\":false")
    }
    _ = project.record()
    let review = project.review("--format", "jsonl")
    #expect(review.output.hasPrefix("{\"id\":\"scroll/flick\",\"subject\":\"reference\",\"file\":"))
    #expect(review.output.contains("\"change\":\"changed\""))
    #expect(review.output.contains("willDecelerate is false in the baseline, true in the new one"))
  }

  @Test("writes nothing, and runs where CI is set")
  func readsOnly() throws {
    let project = try project()
    _ = project.record()
    let words = ["review", "--baselines", project.baselines]
    #expect(Invocation(words, environment: ["CI": "true"]).code == .success)
    #expect(project.files == [name + ".pending"])
    project.settle()
    #expect(project.review().output.hasPrefix("nothing is pending in "))
  }
}

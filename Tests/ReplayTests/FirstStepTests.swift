import Replay
import Testing
import Traces

/// The first step of a glide, as recordings of iOS 26.1 show it (motion.first-step).
@Suite("A replayed glide begins with the first frame after the lift")
struct FirstStepTests {
  /// A lift that was recorded at scale 3, and where the frames after it had the content.
  struct Recording: Sendable, CustomTestStringConvertible {
    /// The offset that the drag wrote last.
    let offset: Int
    /// The release velocity in thousandths of points a millisecond.
    let speed: Int
    /// The time of the first frame, in microseconds after the lift's time stamp.
    let firstFrame: Int
    /// The time that the lift's handlers ran, after which the motion began.
    let handlers: Int
    let path: [Double]
    let target: Double

    var testDescription: String { "\(Double(speed) / 1_000) pt/ms from \(offset)" }
  }

  nonisolated static let recordings = [
    Recording(
      offset: 5_074,
      speed: 750,
      firstFrame: 10_600,
      handlers: 950,
      path: [5_081.333, 5_093.333, 5_105, 5_116],
      target: 5_443.667
    ),
    Recording(
      offset: 5_326,
      speed: 3_000,
      firstFrame: 2_300,
      handlers: 850,
      path: [5_330.333, 5_379.333, 5_426.667, 5_472.333],
      target: 6_819.667
    ),
  ]

  private static let frame12 = 200_000

  /// A drag of six steps of 16 ms that ends on the recorded offset with the recorded velocity, and a
  /// lift so long before frame 12.
  private func played(_ recording: Recording, lead: Int) throws -> [Message] {
    let stride = recording.speed * 16 / 1_000
    let header =
      #"{"trace":1,"id":"a","component":"scroll","scale":3,"config":{"bounds":[402,874],"#
      + #""contentOffset":[0,\#(recording.offset - 6 * stride + 10)],"contentSize":[402,20000]}}"#
    let lift = Self.frame12 - lead
    let touches = (0...6).map { step in
      let time = lift - 4_000 - (6 - step) * 16_000
      let phase = step == 0 ? "began" : "moved"
      return #"{"t":\#(time),"touch":"\#(phase)","id":1,"x":200,"y":\#(800 - step * stride)}"#
    }
    let end = #"{"t":\#(lift),"touch":"ended","id":1,"x":200,"y":\#(800 - 6 * stride)}"#
    let trace = try TraceText.trace(touches + [end], header: header)
    return try ReferenceSubject().transcript(of: trace).messages
  }

  private func offsets(_ messages: [Message], from time: Int) -> [Double] {
    messages.filter { $0.name == .didScroll && $0.time.map { $0 >= time } == true }
      .compactMap { $0.state.contentOffset?.y.double }
  }

  @Test("as it was recorded, when it begins as the handlers are through", arguments: recordings)
  func recorded(recording: Recording) throws {
    let messages = try played(recording, lead: recording.firstFrame - recording.handlers)
    let path = offsets(messages, from: Self.frame12)
    // 0.24 points from the formula, and what rounding to a pixel adds.
    for (told, expected) in zip(path, recording.path) { #expect(abs(told - expected) < 0.41) }
    #expect(path.count > recording.path.count)
  }

  @Test("in virtual time at the lift, so by less than a millisecond sooner", arguments: recordings)
  func virtualTime(recording: Recording) throws {
    let messages = try played(recording, lead: recording.firstFrame)
    let drag = offsets(messages, from: 0).filter { $0 <= Double(recording.offset) }
    #expect(drag.last == Double(recording.offset))
    let path = offsets(messages, from: Self.frame12)
    let lead = Double(recording.speed) / 1_000 * Double(recording.handlers) / 1_000
    for (told, expected) in zip(path, recording.path) {
      #expect(told - expected > -0.41 && told - expected < lead + 0.41)
    }
  }

  @Test("to a target on the pixel grid", arguments: recordings)
  func target(recording: Recording) throws {
    let messages = try played(recording, lead: recording.firstFrame)
    let lift = try #require(messages.first { $0.name == .willEndDragging })
    let target = try #require(lift.arguments["targetContentOffset"]?.point)
    #expect(target.y.double == recording.target)
  }

  @Test("and not in a frame that comes at the very time of the lift")
  func frameAtLift() throws {
    let messages = try played(Self.recordings[0], lead: 0)
    #expect(messages.filter { $0.time == 200_000 }.map(\.name).last == .willBeginDecelerating)
    #expect(offsets(messages, from: 200_000).first == 5_086.333)
  }
}

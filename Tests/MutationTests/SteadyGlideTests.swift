import Replay
import Samples
import TestSupport
import Testing
import Traces

@testable import Oracle

/// Frames of a glide that goes on as before are compared with one another.
///
/// The verdict is the same as though each message was judged for itself.
@Suite("Steady glides")
struct SteadyGlideTests {
  /// The lines from the midst of the drag to the midst of the glide, and those of the end of the glide,
  /// where frames that change no pixel lie between others.
  ///
  /// In part, these are every fifth, another one for each number that is given.
  private static func lines(of transcript: Trace, from start: Int = 0) -> [Int] {
    let lines = Array(6..<26) + transcript.lines.indices.suffix(16).dropLast()
    return lines.part(every: 5, from: start)
  }

  /// A flick.
  ///
  /// - Parameter scale: what the header tells of the screen; nil: nothing.
  /// - Returns: its transcript.
  /// - Throws: what the reader or the replay does.
  private static func transcript(scale: Int? = nil) throws -> Trace {
    let scale = scale.map { "\"scale\":\($0)," } ?? ""
    let trace = """
      {"trace":1,"id":"glide","component":"scroll",\(scale)"config":{"bounds":[320,480],"contentSize":[320,9000]}}
      {"t":0,"touch":"began","id":1,"x":160,"y":400}
      {"t":16667,"touch":"moved","id":1,"x":160,"y":340}
      {"t":33333,"touch":"moved","id":1,"x":160,"y":280}
      {"t":50000,"touch":"ended","id":1,"x":160,"y":220}
      {"t":50000,"settle":10000000}
      {"end":5}

      """
    var reader = TraceReader(bytes: Array(trace.utf8))
    let long = try #require(try reader.nextTrace())
    return try ReferenceSubject(samples: Replay.Sample.all).transcript(of: long)
  }

  /// The possible changes of one message, by name.
  private static let changes: [(name: String, change: @Sendable (inout Message) -> Void)] = [
    ("nothing", { _ in }),
    ("the place is half a pixel farther", { $0.move(by: 250) }),
    ("the place is three points farther", { $0.move(by: 3_000) }),
    ("the place is far away", { $0.move(by: 900_000) }),
    ("the place is behind", { $0.move(by: -90_000) }),
    ("the place is not told", { $0.state.contentOffset = nil }),
    ("the bounds are elsewhere", { $0.state.bounds?.origin.x = Thousandths(units: 5_000) }),
    ("the bounds are larger", { $0.state.bounds?.size.y = Thousandths(units: 500_000) }),
    ("it comes a millisecond later", { $0.time = $0.time.map { $0 + 1_000 } }),
    ("it comes with the next frame", { $0.time = $0.time.map { $0 + 16_667 } }),
    ("it comes after a long pause", { $0.time = $0.time.map { $0 + 300_000 } }),
    ("its time is not told", { $0.time = nil }),
    ("a finger is down", { $0.state[.isTracking] = true }),
    ("nothing decelerates", { $0.state[.isDecelerating] = false }),
    ("no flag is told", { $0.state[.isDragging] = nil }),
    ("the content is larger", { $0.state.contentSize = Point(320, 9_500) }),
    ("it is another message", { $0.name = .didEndDecelerating }),
  ]

  @Test(
    "One message that is another is judged the same",
    arguments: changes.indices,
    [nil, 1]
  )
  func changedMessage(_ change: Int, _ scale: Int?) throws {
    let judge = Judge(profile: .modern)
    let transcript = try Self.transcript(scale: scale)
    for index in Self.lines(of: transcript, from: change) {
      guard case .message(var message) = transcript.lines[index] else { continue }
      Self.changes[change].change(&message)
      var changed = transcript
      changed.lines[index] = .message(message)
      expectSame(judge, changed, "line \(index): \(Self.changes[change].name)")
    }
  }

  @Test("So is a message that is lost, comes twice or too early")
  func movedMessage() throws {
    let judge = Judge(profile: .modern)
    let transcript = try Self.transcript()
    for index in Self.lines(of: transcript) {
      var lost = transcript
      lost.lines.remove(at: index)
      expectSame(judge, lost, "line \(index) is lost")
      var twice = transcript
      twice.lines.insert(transcript.lines[index], at: index)
      expectSame(judge, twice, "line \(index) comes twice")
      var early = transcript
      early.lines.swapAt(index, index + 1)
      expectSame(judge, early, "line \(index) comes late")
    }
  }

  @Test("So are pauses that become longer, until one leaves too much out")
  func growingPauses() throws {
    let judge = Judge(profile: .modern)
    let transcript = try Self.transcript()
    for index in Array(transcript.lines.indices.dropFirst(12).dropLast(24)).part(every: 5) {
      var lost = transcript
      var place = index
      for count in 1...5 {
        lost.lines.removeSubrange(place..<place + count)
        place += 1
      }
      expectSame(judge, lost, "from line \(index) on")
    }
  }

  @Test("So is a glide that slows down no more, which one frame in eight tells", arguments: 12..<28)
  func speed(from start: Int) throws {
    let judge = Judge(profile: .modern)
    var transcript = try Self.transcript()
    let places = transcript.lines.map { line -> Int32 in
      guard case .message(let message) = line else { return 0 }
      return message.state.contentOffset?.y.units ?? 0
    }
    let step = places[start] - places[start - 1]
    for index in start..<start + 40 {
      guard case .message(var message) = transcript.lines[index] else { continue }
      message.move(by: places[start] + Int32(index - start) * step - places[index])
      transcript.lines[index] = .message(message)
    }
    expectSame(judge, transcript, "from line \(start) on")
    let rules = judge.verdict(of: transcript).violations.map(\.rule)
    #expect(rules.contains("scroll.glide.keeps-time"))
  }

  @Test("So is a call or a touch in the midst of a glide")
  func inputInTheMidst() throws {
    let judge = Judge(profile: .modern)
    let transcript = try Self.transcript()
    for index in Self.lines(of: transcript) {
      guard let time = transcript.lines[index].time else { continue }
      var called = transcript
      called.lines.insert(
        .call(Call(time: time, name: "setContentOffset(_:animated:)")),
        at: index
      )
      expectSame(judge, called, "a call before line \(index)")
      let place = Point(160, 240)
      let down = Touch(time: time, phase: .began, finger: 2, location: place)
      var touched = transcript
      touched.lines.insert(.touch(down), at: index)
      expectSame(judge, touched, "a touch before line \(index)")
    }
  }

  private func expectSame(_ judge: Judge, _ transcript: Trace, _ what: String) {
    let compared = judge.verdict(of: transcript, comparesFrames: true)
    let judged = judge.verdict(of: transcript, comparesFrames: false)
    #expect(compared.violations == judged.violations, "\(what)")
    #expect(compared.exercise.map(\.rule) == judged.exercise.map(\.rule), "\(what)")
    #expect(compared.exercise.map(\.count) == judged.exercise.map(\.count), "\(what)")
    #expect(compared.notJudged == judged.notJudged, "\(what)")
  }
}

extension Message {
  /// Tells another place down the view.
  fileprivate mutating func move(by units: Int32) {
    state.contentOffset?.y.units += units
    state.bounds?.origin.y.units += units
  }
}

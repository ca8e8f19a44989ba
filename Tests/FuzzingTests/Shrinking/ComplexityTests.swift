import Testing
import Traces

@testable import Fuzzing

@Suite("Which of two traces is simpler")
struct ComplexityTests {
  private static let touch = #"{"t":0,"touch":"began","id":1,"x":100,"y":100}"#
  private static let lift = #"{"t":16667,"touch":"ended","id":1,"x":100,"y":100}"#
  private static let tap = "\(touch)\n\(lift)"

  /// Two traces, the simpler one first.
  struct Pair: CustomTestStringConvertible {
    let testDescription: String
    let simpler: String
    let other: String

    init(_ name: String, _ simpler: String, _ other: String) {
      testDescription = name
      self.simpler = simpler.hasPrefix("{\"trace\"") ? simpler : "\(bareHeader)\n\(simpler)"
      self.other = other.hasPrefix("{\"trace\"") ? other : "\(bareHeader)\n\(other)"
    }
  }

  static let pairs = [
    Pair(
      "fewer lines, whatever it takes",
      """
      {"trace":1,"id":"some/failure","component":"zoom","rate":90,"title":"Much is set"}
      {"t":7777777,"call":"flashScrollIndicators()"}
      """,
      tap
    ),
    Pair(
      "one finger twice, not two",
      "\(tap)\n" + tap.replacing("\"t\":0", with: "\"t\":33333").replacing("16667", with: "50000"),
      "\(tap)\n"
        + tap.replacing("\"t\":0", with: "\"t\":33333").replacing("16667", with: "50000")
        .replacing("\"id\":1", with: "\"id\":2")
    ),
    Pair(
      "no views",
      #"{"trace":1,"id":"a","component":"scroll","config":{"bounds":[320,480],"bounces":true}}"#,
      #"{"trace":1,"id":"a","component":"scroll","views":{"main":{"component":"scroll"}}}"#
    ),
    Pair(
      "fewer settings",
      #"{"trace":1,"id":"a","component":"scroll","config":{"contentSize":[313.5,1717.5]}}"#,
      #"{"trace":1,"id":"a","component":"scroll","rate":30,"scale":1}"#
    ),
    Pair(
      "fingers that end",
      tap,
      tap.replacing("ended", with: "cancelled")
    ),
    Pair(
      "whole frames, though they take longer",
      tap,
      tap.replacing("16667", with: "16000")
    ),
    Pair(
      "a tenth of a second after a wait, though it takes longer",
      tap.replacing("16667", with: "700000"),
      tap.replacing("16667", with: "683333")
    ),
    Pair("shorter", tap, tap.replacing("16667", with: "100000")),
    Pair(
      "a finger that is lifted where it was",
      tap.replacing("100}", with: "111.5}"),
      tap.replacing("\"ended\",\"id\":1,\"x\":100", with: "\"ended\",\"id\":1,\"x\":200")
    ),
    Pair("fewer digits", tap.replacing("100", with: "400"), tap.replacing("100", with: "101")),
    Pair("near the usual place", tap, tap.replacing("100", with: "200")),
    Pair(
      "the usual screen",
      #"{"trace":1,"id":"a","component":"scroll","config":{"bounds":[320,480]}}"#,
      #"{"trace":1,"id":"a","component":"scroll","config":{"bounds":[300,500]}}"#
    ),
  ]

  @Test("The order is the written one", arguments: pairs)
  func order(pair: Pair) throws {
    let simpler = Complexity(of: try trace(pair.simpler))
    let other = Complexity(of: try trace(pair.other))
    #expect(simpler < other)
    #expect(!(other < simpler))
  }

  @Test("Id, source and own keys make nothing less simple")
  func marks() throws {
    let bare = Complexity(of: try trace(bareHeader))
    let marked = Complexity(
      of: try trace(#"{"trace":1,"id":"b","component":"scroll","source":"here","x-seed":7}"#)
    )
    #expect(!(bare < marked))
    #expect(!(marked < bare))
  }

  @Test("Frames are found from instants, at any rate", arguments: [1, 24, 60, 90, 120, 1000])
  func frames(rate: Int) {
    let frames = Frames(rate: rate)
    for frame in 0..<200 as Range<Int64> {
      let time = frames.time(of: frame)
      #expect(frames.nearest(to: time) == frame)
      #expect(frames.first(from: time) == frame)
      #expect(frames.first(from: time + 1) == frame + 1)
      #expect(frames.isFrame(time))
    }
  }
}

import Foundation
import Oracle
import Testing
import Traces

@Suite("Turns of a transcript whose times are exact")
struct ExactTurnTests {
  /// Returns the time of a frame.
  private func frame(_ number: Int) -> Int { (2 * number * 1_000_000 + 60) / 120 }

  /// A drag whose moves are each told a frame late.
  ///
  /// - Parameters:
  ///   - lead: how long before its frame each move comes, in microseconds.
  ///   - delay: how much later than the frame the message says that it came.
  ///   - first: how many messages come at the very beginning.
  /// - Returns: how often each rule is broken.
  /// - Throws: where the transcript cannot be read.
  private func broken(lead: Int, delay: Int = 0, first: Int = 0) throws -> [String: Int] {
    let inset = #"{"t":0,"message":"scrollViewDidChangeAdjustedContentInset(_:)"}"#
    var lines = [String](repeating: inset, count: first)
    lines.append(#"{"t":0,"touch":"began","id":1,"x":160,"y":400}"#)
    for number in 2...7 {
      let time = frame(number) - lead
      lines.append(#"{"t":\#(time),"touch":"moved","id":1,"x":160,"y":\#(400 - number * 20)}"#)
      let state = #""state":{"contentOffset":[0,\#(number * 20 - 10)]}}"#
      if number == 2 {
        lines.append(#"{"t":\#(time),"message":"scrollViewWillBeginDragging(_:)"}"#)
      }
      lines.append(#"{"t":\#(frame(number) + delay),"message":"scrollViewDidScroll(_:)",\#(state)"#)
    }
    lines += [
      #"{"t":400000,"touch":"ended","id":1,"x":160,"y":260}"#,
      #"{"t":400000,"message":"scrollViewDidEndDragging(_:willDecelerate:)","args":{"willDecelerate":false}}"#,
    ]
    let header =
      #"{"trace":1,"id":"a","component":"scroll","config":{"bounds":[320,480],"contentSize":[320,4000]},"#
      + #""inputs":["touch","call"]}"#
    let text = ([header] + lines + ["{\"end\":\(lines.count)}"]).joined(separator: "\n")
    var reader = TraceReader(bytes: Array(text.utf8))
    let transcript = try #require(try reader.nextTrace())
    let rules = Judge().verdict(of: transcript).violations.map(\.rule)
    return Dictionary(grouping: rules, by: \.self).mapValues(\.count)
  }

  @Test("are the same however shortly before its frame an input comes")
  func sameFault() throws {
    let early = try broken(lead: 12_000)
    #expect(!early.isEmpty)
    #expect(try broken(lead: 2_000) == early)
    #expect(try broken(lead: 667) == early)
  }

  @Test("are told by those after a beginning in which much comes at once")
  func muchAtOnce() throws {
    let early = try broken(lead: 12_000, first: 100)
    #expect(!early.isEmpty)
    #expect(try broken(lead: 667, first: 100) == early)
  }

  @Test("are as far apart as half a frame in a log from a wall clock")
  func wallClock() throws {
    #expect(try broken(lead: 2_000, delay: 3) != broken(lead: 12_000, delay: 3))
  }
}

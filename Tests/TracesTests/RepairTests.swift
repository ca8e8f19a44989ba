import Testing
import Traces

@Suite("Mending a file")
struct RepairTests {
  private static let header = #"{"trace":1,"id":"a","component":"scroll"}"#

  private func mended(_ lines: [String]) -> (lines: [String], remarks: [Int]) {
    let result = Repair.mended(Array((lines.joined(separator: "\n") + "\n").utf8))
    let text = String(decoding: result.bytes, as: UTF8.self)
    return (text.split(separator: "\n").map(String.init), result.remarks.map(\.line))
  }

  private let began = #"{"t":0,"touch":"began","id":1,"x":1,"y":2}"#
  private let moved = #"{"t":5,"touch":"moved","id":1,"x":1,"y":3}"#
  private let ended = #"{"t":9,"touch":"ended","id":1,"x":1,"y":3}"#
  private let expected = #"{"expect":"messages","are":[]}"#

  @Test("counts the end, comments apart, and adds one that is missing")
  func counts() {
    let right = [Self.header, began, ##"{"#":"a finger"}"##, ended, #"{"end":2}"#]
    #expect(mended(right).lines == right)
    #expect(mended(right).remarks.isEmpty)
    let wrong = right.dropLast() + [#"{"end":7}"#]
    #expect(mended(Array(wrong)).lines == right)
    #expect(mended(Array(wrong)).remarks == [5])
    #expect(mended(Array(right.dropLast())).lines == right)
  }

  @Test("counts each trace of a file")
  func several() {
    let one = [Self.header, began, ended]
    let two = [#"{"trace":1,"id":"b","component":"scroll"}"#, #"{"end":0}"#]
    #expect(mended(one + two).lines == one + [#"{"end":2}"#] + two)
  }

  @Test("sorts touches by their times, with the comments above them, and expectations behind")
  func sorts() {
    let comment = ##"{"#":"it moves"}"##
    let lines = [Self.header, began, ended, expected, comment, moved, #"{"end":4}"#]
    let result = mended(lines)
    #expect(result.lines == [Self.header, began, comment, moved, ended, expected, #"{"end":4}"#])
    #expect(result.remarks == [6])
  }

  @Test("leaves the lines of a transcript in their order")
  func transcripts() {
    let message = #"{"t":3,"message":"scrollViewDidScroll(_:)"}"#
    let lines = [Self.header, began, ended, message, #"{"end":3}"#]
    #expect(mended(lines).lines == lines)
  }

  @Test("leaves what nobody can read", arguments: ["{", "no JSON", #"{"x":1}"#, "[1]"])
  func unreadable(line: String) {
    let lines = [Self.header, line, #"{"end":7}"#]
    #expect(mended(lines).lines == lines)
    #expect(mended([line]).lines == [line])
  }
}

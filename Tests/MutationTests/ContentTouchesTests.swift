import Mutation
import Testing
import Traces

@Suite("Faults in content touches")
struct ContentTouchesTests {
  @Test("of a press that becomes a drag")
  func press() throws {
    let numbers = try numbers(
      #"{"t":0,"touch":"began","id":1,"x":160,"y":400}"#,
      #"{"t":150000,"message":"touchesShouldBegin(_:with:in:)","args":{"in":"content"},"answer":true,"state":{"isDragging":false,"isTracking":true}}"#,
      #"{"t":150000,"message":"touchesBegan(_:with:)","view":"content"}"#,
      #"{"t":316000,"touch":"moved","id":1,"x":160,"y":380}"#,
      #"{"t":316000,"message":"touchesShouldCancel(in:)","args":{"in":"content"},"answer":true}"#,
      #"{"t":316000,"message":"touchesCancelled(_:with:)","view":"content"}"#,
      #"{"t":316000,"message":"scrollViewWillBeginDragging(_:)"}"#,
      #"{"t":400000,"touch":"ended","id":1,"x":160,"y":380}"#
    )
    #expect(numbers["EN06"] == [1])
    #expect(numbers["EN08"] == [1, 1])
    #expect(numbers["EN10"] == [5, 5, 5])
    #expect(numbers["EN12"] == [4, 4])
    #expect(numbers["EN09"] == nil)
    #expect(numbers["EN13"] == nil)
  }

  @Test("of a tap shorter than the delay")
  func tap() throws {
    let numbers = try numbers(
      #"{"t":0,"touch":"began","id":1,"x":160,"y":200}"#,
      #"{"t":64000,"touch":"ended","id":1,"x":160,"y":200}"#,
      #"{"t":64000,"message":"touchesShouldBegin(_:with:in:)","args":{"in":"content"},"answer":true}"#,
      #"{"t":64000,"message":"touchesBegan(_:with:)","view":"content"}"#,
      #"{"t":64000,"message":"touchesEnded(_:with:)","view":"content"}"#
    )
    #expect(numbers["EN06"] == [2])
    #expect(numbers["EN14"] == [2, 4, 3, 4])
  }

  @Test("of content that keeps its touches")
  func kept() throws {
    let numbers = try numbers(
      #"{"t":0,"touch":"began","id":1,"x":160,"y":400}"#,
      #"{"t":150000,"message":"touchesShouldBegin(_:with:in:)","args":{"in":"content"},"answer":true}"#,
      #"{"t":150000,"message":"touchesBegan(_:with:)","view":"content"}"#,
      #"{"t":316000,"touch":"moved","id":1,"x":160,"y":380}"#,
      #"{"t":316000,"message":"touchesShouldCancel(in:)","args":{"in":"content"},"answer":false}"#,
      #"{"t":500000,"touch":"ended","id":1,"x":160,"y":380}"#,
      #"{"t":500000,"message":"touchesEnded(_:with:)","view":"content"}"#
    )
    #expect(numbers["EN13"] == [6, 4, 4, 6])
  }

  @Test("of content that gets none, for it is refused")
  func refused() throws {
    let numbers = try numbers(
      #"{"t":0,"touch":"began","id":1,"x":160,"y":400}"#,
      #"{"t":150000,"message":"touchesShouldBegin(_:with:in:)","args":{"in":"content"},"answer":false}"#,
      #"{"t":500000,"touch":"ended","id":1,"x":160,"y":400}"#
    )
    #expect(numbers["EN08"] == [1])
  }

  /// The lines, from 0, at which the operator breaks each entry.
  private func numbers(_ lines: String...) throws -> [String: [Int]] {
    let header =
      #"{"trace":1,"id":"case","component":"scroll","views":{"main":{"component":"scroll","frame":[0,0,320,480],"config":{"contentSize":[320,4000]}},"content":{"component":"content","in":"main","frame":[0,0,320,1000]}},"inputs":["touch","call"]}"#
    let text = ([header] + lines + [#"{"end":\#(lines.count)}"#]).joined(separator: "\n") + "\n"
    var reader = TraceReader(bytes: Array(text.utf8))
    let transcript = try #require(try reader.nextTrace())
    let operation = try #require(Operators.all.first { $0.id == "content-touches" })
    var numbers: [String: [Int]] = [:]
    for fault in operation.faults(in: Reading(transcript)) {
      #expect(fault.injected(into: transcript).lines != transcript.lines)
      numbers[fault.number, default: []].append(fault.lineIndex)
    }
    return numbers
  }
}

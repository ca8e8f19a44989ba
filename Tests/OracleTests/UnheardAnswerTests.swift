import Oracle
import Testing
import Traces

/// A message that `hears` leaves out may have been answered, and more may have been done there.
@Suite("What nobody could hear")
struct UnheardAnswerTests {
  private static let table =
    #""component":"table","config":{"bounds":[320,200],"estimatedRowHeight":0,"isPrefetchingEnabled":false,"rowHeight":44,"sections":[20]}"#
  private static let tap = [
    #"{"t":0,"touch":"began","id":1,"x":160,"y":66}"#,
    #"{"t":80000,"touch":"ended","id":1,"x":160,"y":66}"#,
    #"{"t":600000,"final":{"indexPathsForSelectedRows":[]}}"#,
  ]

  private func broken(_ header: String, _ lines: [String]) throws -> [String] {
    let header = #"{"trace":1,"id":"a",\#(header),"inputs":["touch","call"]}"#
    let text = ([header] + lines + ["{\"end\":\(lines.count)}"]).joined(separator: "\n")
    var reader = TraceReader(bytes: Array(text.utf8))
    return Judge().verdict(of: try #require(try reader.nextTrace())).violations.map(\.rule)
  }

  @Test("may have refused a tap, which what is not implemented cannot")
  func refusals() throws {
    let heard = #"["tableView(_:didSelectRowAt:)"]"#
    #expect(try broken(Self.table + #","observes":\#(heard)"#, Self.tap).isEmpty == false)
    #expect(try broken(Self.table + #","hears":\#(heard)"#, Self.tap) == [])
    // Both lists: what is not implemented refuses nothing.
    #expect(
      try broken(Self.table + #","observes":\#(heard),"hears":\#(heard)"#, Self.tap).isEmpty
        == false
    )
  }
}

import Mutation
import Testing
import Traces

@Suite("Faults of editing, and of controllers")
struct EditingTests {
  /// The entries on editing and on controllers that are marked H, but for those that say why nothing
  /// enforces them.
  static let hard = """
    R130 R131 R132 R133 R136 R137 R138 R139 R140 R141 R144 R150 R151 R152
    R203 R205 R206 R209 R211 R216 R350
    """.split { $0 == " " || $0 == "\n" }.map(String.init)

  @Test("break every entry marked H")
  func everyHardEntry() {
    let named = Set(Operators.all.flatMap(\.breaches).map(\.number))
    #expect(Self.hard.filter { !named.contains($0) } == [])
  }

  /// A row is swiped and deleted.
  static let lines = """
    {"t":0,"message":"numberOfSections(in:)","answer":1}
    {"t":0,"message":"tableView(_:numberOfRowsInSection:)","args":{"numberOfRowsInSection":0},"answer":3}
    {"t":50000,"touch":"began","id":1,"x":250,"y":22}
    {"t":66000,"touch":"moved","id":1,"x":150,"y":22}
    {"t":66000,"message":"tableView(_:canEditRowAt:)","args":{"canEditRowAt":"0-0"},"answer":true}
    {"t":66000,"message":"tableView(_:editingStyleForRowAt:)","args":{"editingStyleForRowAt":"0-0"},"answer":"delete"}
    {"t":66000,"message":"tableView(_:willBeginEditingRowAt:)","args":{"willBeginEditingRowAt":"0-0"},"state":{"isEditing":true}}
    {"t":80000,"touch":"ended","id":1,"x":150,"y":22}
    {"t":500000,"touch":"began","id":1,"x":300,"y":22}
    {"t":580000,"touch":"ended","id":1,"x":300,"y":22}
    {"t":580000,"message":"tableView(_:commit:forRowAt:)","args":{"commit":"delete","forRowAt":"0-0"},"state":{"isEditing":true}}
    {"t":580000,"message":"tableView(_:didEndEditingRowAt:)","args":{"didEndEditingRowAt":null},"state":{"isEditing":false}}
    {"t":580000,"settle":10000000}
    {"t":580000,"final":{"contentOffset":[0,0],"isEditing":false}}
    """

  private static func faults(_ component: String) throws -> [Fault] {
    let header =
      #"{"trace":1,"id":"swipe","component":"\#(component)","config":{"bounds":[320,480],"#
      + #""commits":true,"rowHeight":44,"sections":[3]},"inputs":["touch","call"]}"#
    let text = header + "\n" + lines + "\n" + #"{"end":14}"# + "\n"
    var reader = TraceReader(bytes: Array(text.utf8))
    let reading = Reading(try #require(try reader.nextTrace()))
    let operation = try #require(Operators.all.first { $0.id == "editing" })
    return operation.faults(in: reading)
  }

  @Test("stand where a row is swiped, and what is swiped is committed")
  func places() throws {
    let contexts = Set(try Self.faults("table").map(\.context))
    #expect(contexts.isSuperset(of: ["a swipe's begin is not told", "a swipe commits twice"]))
    #expect(contexts.contains("a swipe commits another row"))
    #expect(!contexts.contains("a plus commits twice"))
  }

  @Test("stand in tables alone")
  func elsewhere() throws {
    #expect(try Self.faults("scroll").isEmpty)
  }
}

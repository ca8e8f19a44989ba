import Testing

/// A schema takes more than the reader in some places, on purpose.
@Suite("The limits of the schemas")
struct SchemaLimitsTests {
  struct Row: CustomTestStringConvertible, Sendable {
    let why: String
    let kind: LineSchema
    let line: String

    var testDescription: String { why }

    init(_ why: String, _ kind: LineSchema, _ line: String) {
      self.why = why
      self.kind = kind
      self.line = line
    }

    /// A header with more keys.
    init(_ why: String, header text: String) {
      self.init(why, .header, #"{"trace":1,"id":"a","component":"scroll",\#(text)}"#)
    }
  }

  @Test("leave to the reader what a line's shape does not show", arguments: readersBusiness)
  func isLooser(_ row: Row) throws {
    #expect(try row.kind.schema().mistakes(in: try JSONValue(parsing: row.line)) == [])
    #expect(try ReaderVerdict(on: row.line, of: row.kind).problem != nil)
  }

  static let readersBusiness: [Row] = [
    Row("how a whole number is written", header: #""rate":60.0"#),
    Row("decimal places", .touch, #"{"t":0,"touch":"began","id":1,"x":0.0001,"y":0}"#),
    Row("exponents", .touch, #"{"t":0,"touch":"began","id":1,"x":1e2,"y":0}"#),
    Row("components", .header, #"{"trace":1,"id":"a","component":"scrol"}"#),
    Row("messages", .message, #"{"t":0,"message":"scrollViewDidScrol(_:)"}"#),
    Row("calls", .call, #"{"t":0,"call":"tapStatusBars()"}"#),
    Row("arguments", .call, #"{"t":0,"call":"tapStatusBar()","args":{"a":1}}"#),
    Row("arguments of items", .expectation, #"{"expect":"messages","are":["x-own[a]"]}"#),
    Row("views that are declared", .call, #"{"t":0,"call":"tapStatusBar()","view":"z"}"#),
    Row("the order of frames", header: #""dropped":[5,1]"#),
    Row("the first view", header: #""views":{"v":{"component":"zoom"}}"#),
    Row(
      "how large the numbers of a path may be",
      .final,
      #"{"t":0,"final":{"indexPathsForSelectedRows":["0-99999999999999999999"]}}"#
    ),
    Row(
      "which of two rows is the first",
      .final,
      #"{"t":0,"final":{"visibleRows":["0-4","0-3"]}}"#
    ),
    Row(
      "where an answer belongs",
      header: #""delegate":{"tableView(_:willSelectRowAt:)":{"3":null}}"#
    ),
    Row("what a delegate hears", header: #""delegate":{"nobody(_:)":1}"#),
  ]
}

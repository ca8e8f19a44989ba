import Foundation
import TestSupport

/// The kinds of line as the schemas tell them apart: a file each, and the key that tells the kind.
enum LineSchema: String, CaseIterable, Sendable {
  case header, touch, call, gap, settle, message, exception, final, expectation, comment, end

  /// The kind of a line, if a key tells it.
  init?(telling line: JSONValue) {
    let kinds = Self.allCases.filter { line[$0.tellingKey] != nil }
    guard let kind = kinds.first else { return nil }
    self = kind
  }

  var tellingKey: String {
    switch self {
    case .header: "trace"
    case .expectation: "expect"
    case .comment: "#"
    default: rawValue
    }
  }

  var fileName: String { "\(rawValue).schema.json" }

  func schema() throws -> JSONSchema {
    let url = Repository.traces.appending(path: "schema").appending(path: fileName)
    return try JSONSchema(JSONValue(parsing: String(contentsOf: url, encoding: .utf8)))
  }
}

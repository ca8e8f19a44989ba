import Testing
import Traces

/// The reader's verdict on one line: the rest of the file around it is right.
struct ReaderVerdict {
  /// The mistake in the line; nil if the reader takes it.
  let problem: Problem?

  init(on line: String, of kind: LineSchema) throws {
    let (before, after) = Self.surroundings(of: line, kind)
    let file = (before + [line] + after).map { $0 + "\n" }.joined()
    do {
      _ = try Formatter.canonical(Array(file.utf8))
      problem = nil
    } catch {
      try #require(error.line == before.count + 1, "\(error)\n\(file)")
      problem = error.problem
    }
  }

  /// The words or keys that the reader would have taken in place of a wrong one.
  var allowed: [String] {
    switch problem {
    case .unknownKey(_, _, let allowed, _), .unknownWord(_, _, let allowed, _): allowed
    default: []
    }
  }

  private static let header =
    #"{"trace":1,"id":"a","component":"scroll","views":{"outer":{"component":"scroll"},"plain":{"component":"content","in":"outer"}}}"#

  private static func surroundings(
    of line: String,
    _ kind: LineSchema
  ) -> (before: [String], after: [String]) {
    let isTimed = line.contains("\"t\":")
    let time = isTimed ? "\"t\":0," : ""
    let touch = { (phase: String) in "{\(time)\"touch\":\"\(phase)\",\"id\":1,\"x\":0,\"y\":0}" }
    // Only a log, which has answers in it, may leave times out.
    let log = isTimed ? [] : [#"{"message":"x-log"}"#]
    let end = { (count: Int) in "{\"end\":\(count + log.count)}" }
    switch kind {
    case .header: return ([], ["{\"end\":0}"])
    case .end: return ([header], [])
    case .comment: return ([header], ["{\"end\":0}"])
    case .gap:
      return (
        [header], [#"{"\#(isTimed ? "t\":1000000000000,\"" : "")message":"x-log"}"#, "{\"end\":2}"]
      )
    case .touch:
      if line.contains("\"began\"") {
        let finger = line.contains("2147483647") ? "2147483647" : "1"
        let up = touch("ended").replacing("\"id\":1", with: "\"id\":\(finger)")
        return ([header], [up] + log + [end(2)])
      }
      if line.contains("\"ended\"") || line.contains("\"cancelled\"") {
        return ([header, touch("began")], log + [end(2)])
      }
      return ([header, touch("began")], [touch("ended")] + log + [end(3)])
    default: return ([header], log + [end(1)])
    }
  }
}

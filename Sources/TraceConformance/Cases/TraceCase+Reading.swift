internal import Conformance
internal import Traces

/// The mistakes in files of traces, each with its place.
public struct TraceReadingError: Error, Hashable, Sendable, CustomStringConvertible {
  /// One mistake.
  public struct Mistake: Hashable, Sendable {
    /// The file.
    public let file: String
    /// The line, from 1.
    public let line: Int
    /// The mistake, what was expected, and a suggestion; it begins with `file:line:column`.
    public let text: String

    package init(file: String, line: Int, text: String) {
      self.file = file
      self.line = line
      self.text = text
    }
  }

  /// The mistakes, in the order of the files.
  public let mistakes: [Mistake]

  /// All mistakes, a line each.
  public var description: String { mistakes.map(\.text).joined(separator: "\n") }
}

extension TraceCase {
  /// Reads all traces of a file, or of all files below a folder.
  ///
  /// - Parameter path: a file, or a folder that is walked for `.trace.jsonl` and `.transcript.jsonl`.
  /// - Returns: the traces by path and line, at least one.
  /// - Throws: ``TraceReadingError`` with all that is wrong: a path that is not there, a folder without
  ///   traces, mistakes in files, an id that is used twice.
  public static func reading(_ path: String) throws(TraceReadingError) -> [TraceCase] {
    let (cases, mistakes) = contents(of: path)
    guard mistakes.isEmpty else { throw TraceReadingError(mistakes: mistakes) }
    return cases
  }

  /// Reads what can be read below a path, and tells what cannot.
  ///
  /// - Parameter path: a file or a folder.
  /// - Returns: the traces, and what is wrong with the others; never nothing at all.
  package static func contents(
    of path: String
  ) -> (cases: [TraceCase], mistakes: [TraceReadingError.Mistake]) {
    var reader = CaseReader(Corpus(paths: [path]), for: .run)
    var cases: [TraceCase] = []
    var mistakes: [TraceReadingError.Mistake] = []
    while let next = reader.next() {
      switch next {
      case .toJudge(let new): cases.append(TraceCase(new))
      case .judged(let failure):
        mistakes.append(
          TraceReadingError.Mistake(
            file: failure.place.file,
            line: failure.place.line ?? 1,
            text: failure.why ?? ""
          )
        )
      }
    }
    return (cases, mistakes)
  }

  /// Reads all traces of a text.
  ///
  /// - Parameters:
  ///   - text: JSON Lines.
  ///   - name: what places call it.
  /// - Returns: the traces, in order.
  /// - Throws: ``TraceReadingError`` with the first mistake.
  public static func reading(
    text: String,
    named name: String = "<text>"
  ) throws(TraceReadingError) -> [TraceCase] {
    var reader = TraceReader(bytes: Array(text.utf8))
    var cases: [TraceCase] = []
    do throws(TraceError) {
      while let trace = try reader.nextTrace() {
        let new = Case(trace: trace, source: .file(name), isTranscript: trace.isTranscript)
        cases.append(TraceCase(new))
      }
      guard !cases.isEmpty else { throw TraceError(.missingHeader) }
      return cases
    } catch {
      let text = error.located(in: name)
      throw TraceReadingError(mistakes: [.init(file: name, line: error.line, text: text)])
    }
  }
}

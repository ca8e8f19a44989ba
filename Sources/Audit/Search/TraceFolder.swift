import Conformance
import Traces

/// A directory of traces that a fuzzer wrote, read before it begins.
struct TraceFolder {
  /// Its cases, in byte order of their paths.
  private(set) var cases: [Case] = []
  /// The reason why it cannot be used, with the place; nil: all is well.
  private(set) var trouble: CaseResult?
  /// All files in it, whatever they hold.
  private(set) var files: [String] = []

  /// Reads a directory; one that is not there is empty.
  init(_ path: String) {
    guard let status = FileStatus(of: path) else { return }
    guard status.isDirectory else {
      trouble = CaseResult(unread: path, why: "a file; a directory was expected")
      return
    }
    var walk = DirectoryWalk()
    walk.enter(path, status)
    files = walk.files
    if let failure = walk.failures.first {
      trouble = CaseResult(unread: failure.path, why: failure.why)
      return
    }
    var reader = CaseReader(Corpus(paths: files), for: .run)
    while let next = reader.next() {
      switch next {
      case .toJudge(let new): cases.append(new)
      case .judged(let result):
        trouble = result
        return
      }
    }
  }

  /// Returns the tapes of a corpus, or what is wrong with the first case that has none.
  mutating func readTapes() -> [CorpusEntry] {
    var entries: [CorpusEntry] = []
    for new in cases {
      guard let tape = CorpusEntry.tape(of: new.trace) else {
        trouble = CaseResult(
          id: new.id,
          place: new.place,
          source: new.source,
          fault: .malformed,
          why: "\(new.place):1: there is no tape in it; expected \"\(CorpusEntry.key)\","
            + " up to 4096 numbers from 0 to 65535, as `touchstone fuzz --corpus` writes it"
        )
        return []
      }
      entries.append(CorpusEntry(tape, new.trace))
    }
    return entries
  }
}

extension CaseResult {
  /// Creates the result of a path that cannot be used.
  fileprivate init(unread path: String, why: String) {
    let source = Source.file(path)
    self.init(
      id: source.derivedID(line: nil),
      place: Place(file: path),
      source: source,
      fault: .input,
      why: "\(path.inOneLine):1:1: \(why)"
    )
  }
}

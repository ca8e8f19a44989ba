import Traces

/// Reads a corpus case by case, in order; what cannot be read becomes a result at once.
public struct CaseReader: ~Copyable, Sendable {
  /// The next item of a corpus.
  public enum Next: Sendable {
    /// A case that can be played or judged.
    case toJudge(Case)
    /// One that cannot.
    case judged(CaseResult)
  }

  /// The part of a corpus that is wanted.
  public enum Purpose: Hashable, Sendable {
    /// Everything: traces are replayed, transcripts taken as they are.
    case run
    /// Transcripts alone.
    case check

    /// Returns true if a result of a case is wanted: of all that the command line names, and of what is meant for
    /// the purpose below a directory.
    func wants(_ header: Header, isTranscript: Bool, isNamed: Bool) -> Bool {
      if isNamed { return true }
      switch self {
      // A baseline is compared with, not run; it lies beside the trace of its id.
      case .run: return !isTranscript || header.digest == nil
      // Traces lie beside transcripts, and are meant for `run`.
      case .check: return isTranscript
      }
    }
  }

  private let purpose: Purpose
  private let selection: Selection
  private let mostKept: Int
  private var items: ArraySlice<Corpus.Item>
  private var open: SourceReader?
  private var idsSeen: [String: Place] = [:]
  /// The number of cases that were read, wanted or not.
  private var count = 0
  /// The cases that were read so far and are not wanted.
  public private(set) var tally: SelectionTally

  /// The ids of all cases that were read, wanted or not.
  var idsFound: Set<String> { Set(idsSeen.keys) }

  /// Creates a reader that has read nothing.
  ///
  /// - Parameters:
  ///   - corpus: the sources.
  ///   - purpose: what is wanted of them.
  ///   - selection: which cases are wanted; a path that cannot be read is told of in any case.
  ///   - mostKept: how many lines of a trace are kept at most; what is longer is read again for whoever
  ///     goes through it, if it stands in a file.
  public init(
    _ corpus: Corpus,
    for purpose: Purpose,
    selection: Selection = Selection(),
    keeping mostKept: Int = .max
  ) {
    self.purpose = purpose
    self.selection = selection
    self.mostKept = mostKept
    tally = SelectionTally(selection)
    items = corpus.items[...]
  }

  /// Reads the next wanted case; nil: that was all.
  public mutating func next() -> Next? {
    while true {
      if let next = open?.next(purpose) {
        let numbered = numbered(next)
        if let wanted = admitted(numbered) { return wanted }
        continue
      }
      open = nil
      guard let item = items.popFirst() else { return nil }
      if let failure = begin(item) { return numbered(.judged(failure)) }
    }
  }

  /// Gives what was read its number: the same whatever is wanted of the corpus.
  private mutating func numbered(_ next: Next) -> Next {
    defer { count += 1 }
    switch next {
    case .toJudge(var new):
      new.order = count
      return .toJudge(new)
    case .judged(var result):
      result.order = count
      return .judged(result)
    }
  }

  /// Opens a source; returns what is wrong with it.
  private mutating func begin(_ item: Corpus.Item) -> CaseResult? {
    let source: Source
    switch item {
    case .missing(let path, let why):
      return CaseResult(unread: .file(path), why: why)
    case .named(let named): source = named
    case .found(let found): source = found
    }
    do throws(TraceError) {
      open = try SourceReader(source, isNamed: item == .named(source), keeping: mostKept)
      return nil
    } catch {
      return CaseResult(unread: source, error, id: nil)
    }
  }

  /// Returns what was read where it is wanted and its id is new.
  private mutating func admitted(_ next: Next) -> Next? {
    guard case .toJudge(let new) = next else { return inShare(next) }
    if let first = idsSeen[new.id] {
      let problem = Problem.duplicateIdentifier(new.id, first: first.description)
      let error = TraceError(problem, line: new.trace.firstLine)
      var result = CaseResult(unread: new.source, error, id: new.id)
      result.fault = .duplicate
      result.order = new.order
      return inShare(.judged(result))
    }
    idsSeen[new.id] = new.place
    return tally.take(new) ? next : nil
  }

  /// Returns what is wrong with a trace, in the share to which its id belongs.
  private mutating func inShare(_ next: Next) -> Next? {
    guard case .judged(let result) = next, result.fault != .input else { return next }
    guard !selection.isInShare(result.id) else { return next }
    tally.otherShares.append(result.id)
    return nil
  }
}

extension CaseResult {
  /// Creates the result of a path that gives nothing to read.
  fileprivate init(unread source: Source, why: String) {
    self.init(
      id: source.derivedID(line: nil),
      place: Place(file: source.name),
      source: source,
      fault: .input,
      why: "\(source.name.inOneLine):1:1: \(why)"
    )
  }

  /// Creates the result of what a reader refused.
  ///
  /// - Parameters:
  ///   - source: where it stands.
  ///   - error: what the reader said.
  ///   - id: the trace's id, where its header could be read.
  init(unread source: Source, _ error: TraceError, id: String?) {
    let isInput = if case .unreadable = error.problem { true } else { false }
    self.init(
      id: id ?? source.derivedID(line: error.line),
      place: Place(file: source.name, line: isInput ? nil : error.line),
      source: source,
      fault: isInput ? .input : .malformed,
      why: error.located(in: source.name)
    )
  }
}

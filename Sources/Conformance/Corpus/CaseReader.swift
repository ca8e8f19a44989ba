import Traces

/// Reads a corpus case by case, in order; what cannot be read becomes a result at once.
public struct CaseReader: ~Copyable, Sendable {
  /// What comes next.
  public enum Next: Sendable {
    /// A case that can be played or judged.
    case toJudge(Case)
    /// One that cannot.
    case judged(CaseResult)
  }

  /// What is wanted of a corpus.
  public enum Purpose: Hashable, Sendable {
    /// Everything: traces are replayed, transcripts taken as they are.
    case run
    /// Transcripts alone.
    case check
  }

  private let purpose: Purpose
  private let filter: Filter?
  private var items: ArraySlice<Corpus.Item>
  private var open: SourceReader?
  private var idsSeen: [String: Place] = [:]
  /// The ids of the cases that were read and that the filter does not want.
  private(set) var passedOver: [String] = []

  /// Creates a reader that has read nothing.
  ///
  /// - Parameters:
  ///   - corpus: the sources.
  ///   - purpose: what is wanted of them.
  ///   - filter: which cases are wanted; what cannot be read is told of in any case.
  public init(_ corpus: Corpus, for purpose: Purpose, filter: Filter? = nil) {
    self.purpose = purpose
    self.filter = filter
    items = corpus.items[...]
  }

  /// Reads the next wanted case; nil: that was all.
  public mutating func next() -> Next? {
    while true {
      if let next = open?.next(purpose) {
        if let wanted = admitted(next) { return wanted }
        continue
      }
      open = nil
      guard let item = items.popFirst() else { return nil }
      if let failure = begin(item) { return .judged(failure) }
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
      open = try SourceReader(source, isNamed: item == .named(source))
      return nil
    } catch {
      return CaseResult(unread: source, error, id: nil)
    }
  }

  /// Returns what was read where the filter wants it and its id is new.
  private mutating func admitted(_ next: Next) -> Next? {
    guard case .toJudge(let new) = next else { return next }
    if let first = idsSeen[new.id] {
      let problem = Problem.duplicateIdentifier(new.id, first: first.description)
      let error = TraceError(problem, line: new.trace.firstLine)
      var result = CaseResult(unread: new.source, error, id: new.id)
      result.fault = .duplicate
      return .judged(result)
    }
    idsSeen[new.id] = new.place
    if let filter, !filter.admits(new.id) {
      passedOver.append(new.id)
      return nil
    }
    return next
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
      why: "\(source.name):1:1: \(why)"
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

public import Traces

/// Plays every trace of a corpus by two subjects, and says where their transcripts part.
public struct SubjectComparison: Sendable {
  private let corpus: Corpus
  private let left: any Subject
  private let right: any Subject
  private let tolerance: Tolerance
  private let selection: Selection

  /// Creates a comparison.
  ///
  /// - Parameters:
  ///   - corpus: the sources of the traces; transcripts among them are skipped.
  ///   - left: the first subject.
  ///   - right: the second.
  ///   - tolerance: how far they may be apart and still say the same.
  ///   - selection: which cases are wanted.
  public init(
    of corpus: Corpus,
    by left: any Subject,
    and right: any Subject,
    within tolerance: Tolerance,
    selection: Selection = Selection()
  ) {
    self.corpus = corpus
    self.left = left
    self.right = right
    self.tolerance = tolerance
    self.selection = selection
  }

  /// Compares all cases.
  ///
  /// - Parameter deliver: hears each case, in the order of the corpus.
  /// - Returns: the counts.
  public func cases(_ deliver: (ComparedCase) -> Void) -> ComparedTally {
    var tally = ComparedTally()
    var reader = CaseReader(corpus, for: .run, selection: selection)
    while let next = reader.next() {
      let compared =
        switch next {
        case .judged(let failure): ComparedCase(unread: failure)
        case .toJudge(let new): compare(new)
        }
      tally.add(compared)
      deliver(compared)
    }
    return tally
  }

  private func compare(_ new: Case) -> ComparedCase {
    guard !new.isTranscript else {
      return ComparedCase(new, .skip, why: "it is a transcript already; only traces are played")
    }
    var transcripts: [Trace] = []
    for subject in [left, right] {
      do throws(SubjectFailure) {
        transcripts.append(try subject.transcript(of: new.trace))
      } catch {
        switch error {
        case .skipped(let why): return ComparedCase(new, .skip, why: why)
        case .failed(let why): return ComparedCase(new, .error, why: why)
        }
      }
    }
    return ComparedCase(new, transcripts[0], transcripts[1], within: tolerance)
  }
}

extension ComparedCase {
  init(_ new: Case, _ verdict: Verdict, why: String) {
    self.init(id: new.id, file: new.place.file, verdict, why: why)
  }

  /// A case that could not be read.
  init(unread result: CaseResult) {
    self.init(id: result.id, file: result.place.file, .error, why: result.why)
  }
}

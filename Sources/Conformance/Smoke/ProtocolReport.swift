public import Subjects
import Traces

/// The report about a program's use of the subject protocol, answer by answer.
public struct ProtocolReport: Sendable {
  /// One request with what came of it.
  public struct Exchange: Sendable {
    /// The request, in a word: `hello`, or the name of a smallest trace.
    public var request: String
    /// The answer, line by line; nil: there was none that could be looked at.
    public var answer: ExaminedAnswer?
    /// The reason why there is no answer, or why it was skipped; nil: there is one.
    public var why: String?
    /// True if the program has said that it cannot play the trace, which is right.
    public var isSkipped = false
  }

  /// The exchanges, in order.
  public private(set) var exchanges: [Exchange] = []

  /// True if nothing is wrong.
  public var isRight: Bool { exchanges.allSatisfy { $0.isSkipped || $0.answer?.isRight == true } }

  /// Asks a program for the handshake and has it play the smallest traces.
  public init(of subject: ProcessSubject) {
    let components: [String]?
    do throws(SubjectFailure) {
      components = try subject.introduction().components
      exchanges.append(Exchange(request: "hello", answer: ExaminedAnswer()))
    } catch {
      exchanges.append(Exchange(request: "hello", why: error.reason))
      return
    }
    for trace in SmokeTraces.traces(for: components) {
      let name = trace.header.id.split(separator: "/").last.map(String.init) ?? trace.header.id
      do throws(SubjectFailure) {
        let answer = try subject.examinedAnswer(to: trace)
        exchanges.append(Exchange(request: name, answer: answer))
      } catch {
        var exchange = Exchange(request: name, why: error.reason)
        if case .skipped = error { exchange.isSkipped = true }
        exchanges.append(exchange)
      }
    }
  }
}

extension SubjectFailure {
  fileprivate var reason: String {
    switch self {
    case .skipped(let why), .failed(let why): why
    }
  }
}

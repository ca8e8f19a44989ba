/// The promises that a header makes about the lines below it; a line that breaks one contradicts its header.
///
/// Such a record is neither right nor wrong, for it says two things. A row a promise, in the order in which they
/// are dropped: the first without which the contradiction goes is named.
struct HeaderPromises {
  /// One promise.
  private struct Promise: Sendable {
    /// The key of the header.
    let key: String
    /// The promise in words, behind "the header's … says".
    let sentence: String
    /// True if a header makes it.
    let isMade: @Sendable (Header) -> Bool
    /// Finds what breaks it in a line, in words; nil: nothing does.
    let breach: @Sendable (Line, Header) -> String?
  }

  private static let all = [
    Promise(
      key: "lacks",
      sentence: "that the component does not have it",
      isMade: { !$0.lacks.isEmpty },
      breach: { line, header in line.names.first(where: header.lacks).map { quoted($0.text) } }
    ),
    Promise(
      key: "hears",
      sentence: "that it could not be heard",
      isMade: { $0.hears != nil },
      breach: { line, header in
        guard case .message(let message) = line, !message.name.text.hasPrefix("x-"),
          header.hears?.contains(message.name) == false
        else { return nil }
        return quoted(message.name.text)
      }
    ),
    Promise(
      key: "inputs",
      sentence: "that none was recorded",
      isMade: { $0.inputs.map { Set($0) != Set(Header.Input.allCases) } ?? false },
      breach: { line, header in
        guard let input = line.input, header.inputs?.contains(input) == false else { return nil }
        return "a \(input.rawValue)"
      }
    ),
  ]

  /// The promises that are made, and the header; nil: none is, as nearly always.
  private var made: (promises: [Promise], header: Header)?

  /// Makes no promise.
  init() {}

  /// Makes those of a header.
  init(of header: Header) {
    let promises = Self.all.filter { $0.isMade(header) }
    if !promises.isEmpty { made = (promises, header) }
  }

  /// True if there is none.
  var isEmpty: Bool { made == nil }

  /// Refuses a line that breaks a promise.
  func check(_ line: Line) throws(LineProblem) {
    guard let made else { return }
    for promise in made.promises {
      guard let found = promise.breach(line, made.header) else { continue }
      throw LineProblem(
        .contradiction(found, key: promise.key, sentence: promise.sentence),
        at: 0
      )
    }
  }
}

extension Line {
  /// The names that it tells: the message's, and those of its state's keys.
  fileprivate var names: [Name] {
    switch self {
    case .message(let message): [message.name] + message.state.keys + message.table.keys
    case .final(let final): final.state.keys + final.table.keys
    default: []
    }
  }

  /// The kind of input that it is; nil: none, as what a delegate calls.
  fileprivate var input: Header.Input? {
    switch self {
    case .touch: .touch
    case .call(let call): call.isByDelegate ? nil : .call
    default: nil
    }
  }
}

import Traces

/// The number of rows of each section, as far as a log tells it.
struct LoggedRows {
  private var counts: [Int: Int] = [:]

  init(_ lines: [Line]) {
    for line in lines {
      switch line {
      case .message(let message): take(message)
      case .gap: counts = [:]
      default: continue
      }
    }
  }

  /// Returns the rows of a section; nil: the log does not say.
  func rows(in section: Int) -> Int? { counts[section] }

  private mutating func take(_ message: Message) {
    switch message.name {
    case .numberOfRows:
      guard let section = message.arguments[.numberOfRowsInSection]?.number?.double,
        let count = message.answer?.number?.double
      else { return }
      counts[Int(section)] = Int(count)
    case .didMoveRow:
      guard let from = message.arguments[.moveRowAt]?.rowPath,
        let to = message.arguments[.to]?.rowPath
      else { return }
      if let count = counts[Int(from.section)] { counts[Int(from.section)] = count - 1 }
      if let count = counts[Int(to.section)] { counts[Int(to.section)] = count + 1 }
    default: return
    }
  }
}

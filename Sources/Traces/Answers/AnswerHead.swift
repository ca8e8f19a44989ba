/// The kind of a subject's answer, and the request that it answers, without its contents.
package struct AnswerHead: Hashable, Sendable {
  /// The kinds of answer, each by the key that tells it.
  package enum Kind: String, Hashable, Sendable, CaseIterable {
    /// The answer to the handshake.
    case hello
    /// A transcript.
    case played
    /// The subject lacks what the trace needs.
    case skipped
    /// The subject broke in the trace.
    case failed
  }

  /// The kind of the answer.
  package var kind: Kind
  /// The number of the request; of a handshake, the protocol's version.
  package var number: Int

  /// Reads the head of a line.
  ///
  /// - Parameter line: the line, with ``AnswerReader/padding`` bytes behind it.
  /// - Throws: `AnswerProblem` where it is no answer.
  package init(_ line: [UInt8]) throws(AnswerProblem) {
    if let (number, _) = Self.usualStart(of: line) {
      self.init(kind: .played, number: number)
      return
    }
    self = try Self.decode(try JSONMembers.read(line), in: line)
  }

  static func decode(
    _ members: [JSONMembers.Member],
    in line: [UInt8]
  ) throws(AnswerProblem) -> AnswerHead {
    for member in members {
      guard let kind = Kind(rawValue: member.key) else { continue }
      let text = String(decoding: line[member.value], as: UTF8.self)
      guard let number = Int(text), number >= 0, text.first?.isNumber == true else {
        throw AnswerProblem("\"\(kind.rawValue)\" is \(quoted(text)); expected a number", member)
      }
      return AnswerHead(kind: kind, number: number)
    }
    throw AnswerProblem(
      "no key tells what it answers; expected \"played\", \"skipped\" or \"failed\""
        + " with the number of the request"
    )
  }

  init(kind: Kind, number: Int) {
    self.kind = kind
    self.number = number
  }

  /// Returns the number in `{"played":17,"transcript":[`, which is how almost all answers begin,
  /// and the offset of the first line behind it.
  static func usualStart(of line: [UInt8]) -> (number: Int, offset: Int)? {
    let bytes = line.span
    var cursor = LineCursor(0..<line.count - AnswerReader.padding, in: bytes)
    guard cursor.matches(.played, in: bytes), cursor.matches(.colonAfterKey, in: bytes),
      let number = cursor.digits(in: bytes, limit: 1 << 40),
      cursor.matches(.transcript, in: bytes), cursor.matches(.transcriptRest, in: bytes)
    else { return nil }
    return (Int(number), cursor.position)
  }
}

extension Word {
  /// `{"played`.
  fileprivate static var played: Word { Word(0x7b22_706c_6179_6564, count: 8) }

  /// `":`.
  fileprivate static var colonAfterKey: Word { Word(0x223a, count: 2) }

  /// `,"transc`.
  fileprivate static var transcript: Word { Word(0x2c22_7472_616e_7363, count: 8) }

  /// `ript":[`.
  fileprivate static var transcriptRest: Word { Word(0x72_6970_7422_3a5b, count: 7) }
}

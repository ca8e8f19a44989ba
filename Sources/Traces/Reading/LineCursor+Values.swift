// The quick way to read a message's arguments and its answer in the canonical form.

extension LineCursor {
  /// Reads an object of arguments, whose labels come in the order of the parameters.
  mutating func arguments(
    _ parameters: [MessageForm.Parameter],
    in bytes: Span<UInt8>
  ) -> [Argument]? {
    guard matches(.open, in: bytes) else { return nil }
    var arguments: [Argument] = []
    var rest = parameters[...]
    repeat {
      guard matches(.quote, in: bytes), let label = name(in: bytes),
        matches(.afterKey, in: bytes), let place = rest.firstIndex(where: { $0.label == label }),
        let value = value(rest[place].kind, in: bytes)
      else { return nil }
      arguments.append(Argument(label, value))
      rest = rest[(place + 1)...]
    } while matches(.comma, in: bytes)
    return matches(.close, in: bytes) ? arguments : nil
  }

  /// Reads an answer: a value, or in-out arguments.
  mutating func answer(_ form: MessageForm, in bytes: Span<UInt8>) -> Value? {
    guard form.written.isEmpty else {
      return arguments(form.written, in: bytes).map(Value.object)
    }
    return value(form.answer, in: bytes)
  }

  /// Reads a value of one of the kinds that most arguments and properties are of.
  mutating func value(_ kind: ValueKind, in bytes: Span<UInt8>) -> Value? {
    switch kind {
    case .bool: return flag(in: bytes).map(Value.bool)
    case .coordinate: return coordinate(in: bytes).map { .number(Millionths($0)) }
    case .length: return length(in: bytes)
    case .dimension: return dimension(in: bytes)
    case .factor: return factor(in: bytes).map(Value.number)
    case .integer(let least): return whole(atLeast: least, in: bytes)
    case .section: return whole(atLeast: 0, in: bytes)
    case .point: return point(in: bytes).map { Value($0) }
    case .size:
      guard let size = point(in: bytes), size.isSize else { return nil }
      return Value(size)
    case .velocity: return velocity(in: bytes)
    case .insets: return insets(in: bytes)
    case .counts: return counts(in: bytes)
    case .indexPath: return rowPathText(in: bytes)
    case .text: return matches(.null, in: bytes) ? .null : string(in: bytes)
    case .title: return string(in: bytes)
    case .decelerationRate: return word(among: ["normal", "fast"], in: bytes)
    case .oneOf(let words): return word(among: words, in: bytes)
    case .optional(let kind): return matches(.null, in: bytes) ? .null : value(kind, in: bytes)
    default: return nil
    }
  }

  private mutating func length(in bytes: Span<UInt8>) -> Value? {
    guard let length = coordinate(in: bytes), length >= .zero else { return nil }
    return .number(Millionths(length))
  }

  private mutating func dimension(in bytes: Span<UInt8>) -> Value? {
    guard matches(.quote, in: bytes) else { return length(in: bytes) }
    guard let word = text(in: bytes), word == "automaticDimension" else { return nil }
    return .string(word)
  }

  private mutating func whole(atLeast least: Int, in bytes: Span<UInt8>) -> Value? {
    guard let number = digits(in: bytes, limit: Int64(Int32.max)), number >= least else {
      return nil
    }
    return .number(Millionths(whole: Int(number)))
  }

  private mutating func velocity(in bytes: Span<UInt8>) -> Value? {
    guard matches(.bracket, in: bytes), let x = factor(in: bytes),
      matches(.comma, in: bytes), let y = factor(in: bytes), matches(.closeBracket, in: bytes)
    else { return nil }
    return .pair(x, y)
  }

  private mutating func insets(in bytes: Span<UInt8>) -> Value? {
    guard let (first, second) = quadruple(in: bytes) else { return nil }
    return .array([first.x, first.y, second.x, second.y].map { .number(Millionths($0)) })
  }

  private mutating func counts(in bytes: Span<UInt8>) -> Value? {
    guard matches(.bracket, in: bytes) else { return nil }
    var numbers: [Value] = []
    repeat {
      guard let number = digits(in: bytes, limit: 100_000_000) else { return nil }
      numbers.append(.number(Millionths(whole: Int(number))))
    } while matches(.comma, in: bytes)
    return matches(.closeBracket, in: bytes) ? .list(numbers) : nil
  }

  private mutating func word(among words: [String], in bytes: Span<UInt8>) -> Value? {
    guard matches(.quote, in: bytes), let word = text(in: bytes), words.contains(word) else {
      return nil
    }
    return .string(word)
  }

  /// Reads `"section-row"` as the text that it is.
  private mutating func rowPathText(in bytes: Span<UInt8>) -> Value? {
    var reading = self
    guard rowPath(in: bytes) != nil else { return nil }
    return reading.string(in: bytes)
  }

  private mutating func string(in bytes: Span<UInt8>) -> Value? {
    guard matches(.quote, in: bytes) else { return nil }
    return text(in: bytes).map(Value.string)
  }
}

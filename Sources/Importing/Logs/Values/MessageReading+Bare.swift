import Traces

/// Values without words.
extension MessageReading {
  /// Cases are written by their names alone: `delete`, `UITableViewCell.EditingStyle.delete`.
  mutating func takeCaseNames(_ words: [String]) {
    for parameter in entry.parameters {
      guard case .oneOf(let names) = parameter.kind, arguments[parameter.label] == nil else {
        continue
      }
      let found = names.filter { name in
        let small = name.lowercased()
        return words.contains { $0 == small || $0.hasPrefix("ui") && $0.hasSuffix("style" + small) }
      }
      if found.count == 1 { arguments[parameter.label] = .string(found[0]) }
    }
  }

  mutating func takeBare(_ told: ValueMeaning?) {
    if let told {
      for item in bare where fits(item.value, told) { set(item, told) }
      return
    }
    // A range of characters looks like a place, and like a row.
    if entry.text.contains("shouldChange") {
      bare.removeAll { if case .pair = $0.value { true } else { false } }
    }
    takePaths()
    takePairs()
    takeBools()
    takeNumbers()
    takeTexts()
    for item in bare {
      if case .word = item.value { continue }
      let flag = bare.count == 1 ? flag(of: item.value) : nil
      doubt(item, "stands alone", flag.map { "--read value=\($0)" })
    }
  }

  /// Returns the argument that a bare 0 or 1 may be; nil: there is none, or more than one.
  func flag(of value: LogValue) -> String? {
    let free = entry.parameters.filter { $0.kind == .bool && arguments[$0.label] == nil }
    guard free.count == 1, ValueFit.value(value, as: .bool) != nil else { return nil }
    return free[0].label
  }

  private mutating func takePaths() {
    let isPath = { (item: LogItem) in if case .path = item.value { true } else { false } }
    let kinds: [ValueKind] = [.indexPath, .optional(.indexPath)]
    let free = entry.parameters.filter { kinds.contains($0.kind) && arguments[$0.label] == nil }
    // Two whole numbers in round brackets are a row where the message is about one.
    if !free.isEmpty { bare = bare.map(\.asPath) }
    let paths = bare.filter(isPath)
    guard !paths.isEmpty, paths.count <= free.count || paths.count == free.count + 1 else { return }
    for (parameter, item) in zip(free, paths) { set(item.value, .argument(parameter.label)) }
    if paths.count > free.count {
      guard fits(paths[paths.count - 1].value, .answer) else { return }
      set(paths[paths.count - 1].value, .answer)
    }
    bare.removeAll(where: isPath)
  }

  private mutating func takePairs() {
    let isPair = { (item: LogItem) in if case .pair = item.value { true } else { false } }
    let pairs = bare.filter(isPair)
    guard !pairs.isEmpty else { return }
    let kinds: [ValueKind] = [.velocity, .point]
    let free = entry.parameters.filter { kinds.contains($0.kind) && arguments[$0.label] == nil }
    if free.isEmpty, pairs.count == 1, entry.text.hasPrefix("scrollView"), place.isUnknown {
      set(pairs[0], .state(.contentOffset))
    } else if isWhole, pairs.count == free.count {
      for (parameter, item) in zip(free, pairs) { set(item.value, .argument(parameter.label)) }
    } else {
      let readings = free.map { ValueMeaning.argument($0.label) } + [.state(.contentOffset)]
      for item in pairs {
        readings.count > 1 ? ambiguous(item, readings) : doubt(item, "stands alone")
      }
    }
    bare.removeAll(where: isPair)
  }

  private mutating func takeBools() {
    let isBool = { (item: LogItem) in if case .bool = item.value { true } else { false } }
    let bools = bare.filter(isBool)
    guard bools.count == 1 else { return }
    let free = entry.parameters.filter { $0.kind == .bool && arguments[$0.label] == nil }
    if free.count == 1 {
      set(bools[0].value, .argument(free[0].label))
    } else if free.isEmpty, entry.answer == .bool, message.answer == nil {
      set(bools[0].value, .answer)
    } else {
      return
    }
    bare.removeAll(where: isBool)
  }

  /// Takes bare numbers in the order of the selector's arguments, and the answer behind them, where there are
  /// as many.
  private mutating func takeNumbers() {
    let isNumber = { (item: LogItem) in if case .number = item.value { true } else { false } }
    let numbers = bare.filter(isNumber)
    guard !numbers.isEmpty else { return }
    var free: [ValueMeaning] = entry.parameters.filter { arguments[$0.label] == nil }
      .filter { [.section, .factor].contains($0.kind) || isWhole && $0.kind == .bool }
      .map { .argument($0.label) }
    if message.answer == nil, entry.answer.isCounted { free.append(.answer) }
    // Many print a row's number alone, where the row is not told otherwise.
    if free == [.answer], let row = untoldRow, case .number(_, isWhole: true) = numbers[0].value {
      free.append(row)
    }
    let fitting =
      numbers.count == free.count && zip(numbers, free).allSatisfy { fits($0.value, $1) }
    if fitting {
      for (item, meaning) in zip(numbers, free) {
        set(item.value, meaning)
        guard case .argument(let label) = meaning, isFlag(label) else { continue }
        doubts.append(
          Doubt(sentence: "a bare \(item.shown) is taken as \(label) (--read value=nothing)")
        )
      }
    } else if free.count > 1, numbers.count == 1 {
      ambiguous(numbers[0], free)
    } else {
      return
    }
    bare.removeAll(where: isNumber)
  }

  /// The argument that is a row, where the line does not tell it.
  private var untoldRow: ValueMeaning? {
    let row = entry.parameters.first { $0.kind == .indexPath && arguments[$0.label] == nil }
    return row.map { .argument($0.label) }
  }

  private func isFlag(_ label: String) -> Bool {
    entry.parameters.contains { $0.label == label && $0.kind == .bool }
  }

  private mutating func takeTexts() {
    let isText = { (item: LogItem) in if case .text = item.value { true } else { false } }
    let texts = bare.filter(isText)
    let free = entry.parameters.filter { $0.kind.isThing && arguments[$0.label] == nil }
    guard texts.count == 1, free.count <= 1 else { return }
    if let parameter = free.first {
      set(texts[0].value, .argument(parameter.label))
    } else if entry.answer.isThing, message.answer == nil {
      set(texts[0].value, .answer)
    } else {
      return
    }
    bare.removeAll(where: isText)
  }
}

import Traces

/// A line of a log that names a message, read as that message.
///
/// A value is taken only where the line says what it is. Where it may be one thing or another, both are
/// named and neither is taken.
struct MessageReading {
  /// A value that was not taken, or taken for a reason that people must know.
  struct Doubt: Hashable {
    /// The text about the doubt.
    var sentence: String
  }

  var message: Message
  var doubts: [Doubt] = []
  private(set) var hidden: Int
  private(set) var wrong: Int
  /// The view that speaks, where its address is told.
  private(set) var sender: LogObject?

  let entry: Vocabulary.Entry
  /// True if the line spells the whole selector, so that bare values stand in the order of its
  /// arguments.
  let isWhole: Bool
  private let words: ValueWords
  var arguments: [String: Traces.Value] = [:]
  /// The place of the content, as far as it is printed.
  private(set) var place = LoggedPlace()
  var bare: [LogItem] = []

  /// Reads what stands behind a message's name.
  ///
  /// - Parameters:
  ///   - entry: the message.
  ///   - values: the values behind its name.
  ///   - isWhole: true if the name was spelled with all its labels.
  ///   - told: what somebody has said of words.
  init(
    _ entry: Vocabulary.Entry,
    _ values: LogValues,
    isWhole: Bool,
    told: [String: ValueMeaning]
  ) {
    self.entry = entry
    self.isWhole = isWhole
    words = ValueWords(entry, told: told)
    hidden = values.hidden
    wrong = values.wrong
    message = Message(time: nil, name: Name(entry.text))
    let hasFlags = values.items.contains { item in
      let meanings = words.meanings(of: item.words)
      return meanings.count == 1 && FlagWords.isFlag(meanings)
        || item.words.last.map(FlagWords.saysWillDecelerate) ?? false
    }
    for item in words.joined(values.items) { take(item, hasFlags: hasFlags) }
    doubts += values.doubts.map(Doubt.init)
    takeCaseNames(values.words)
    takeBare(told["value"])
    if let label = flag(of: .bool(false)), label == "willDecelerate",
      FlagWords.refuseToDecelerate(values.words)
    {
      set(.bool(false), .argument(label))
    }
    finish()
  }

  // MARK: - Values with words

  private mutating func take(_ item: LogItem, hasFlags: Bool) {
    if case .object(let object) = item.value, takeObject(object, item) { return }
    var meanings = words.meanings(of: item.words)
    if item.isBehindArrow, meanings.isEmpty {
      guard entry.answer != .nothing else { return doubt(item, "stands behind an arrow") }
      meanings = [.answer]
    }
    guard !meanings.isEmpty else {
      if item.isBeside { return }
      if item.words.isEmpty { return bare.append(item) }
      if case .word = item.value { return }
      // The form alone tells a row where the message is about one, and a view's class says nothing of a value.
      if case .path = item.value { return bare.append(item) }
      if item.words.allSatisfy({ $0.hasSuffix("view") }), item.value.isBoolOrPair {
        return bare.append(item)
      }
      if LogTime.isName(item.words.last ?? ""), ValueFit.value(item.value, as: .bool) == nil {
        return
      }
      var flag = FlagWords.short[item.label]
      if case .bool = item.value { flag = flag ?? self.flag(of: item.value) }
      let short = flag.map { "--read \(item.label.filter { $0 != " " })=\($0), if it is that" }
      return doubt(item, "stands behind \(quoted(item.label)), which says nothing of it", short)
    }
    // In a list of flags, or beside the argument itself, a flag's name is the flag's.
    if hasFlags, meanings.contains(where: { FlagWords.isFlag([$0]) }) {
      meanings.removeAll { !FlagWords.isFlag([$0]) }
    }
    let fitting = meanings.filter { fits(item.value, $0) }
    if fitting.isEmpty, let unquoted = item.unquoted { return take(unquoted, hasFlags: hasFlags) }
    if fitting.count > 1, case .argument? = fitting.first, item.label.hasSuffix("scale") {
      return set(item, fitting[0])
    }
    guard fitting.count < 2 else { return ambiguous(item, fitting) }
    guard let meaning = fitting.first else {
      if case .word = item.value { return }
      return doubt(item, "stands behind \(quoted(item.label)) and cannot be that")
    }
    set(item, meaning)
  }

  /// Returns true if a value can be what is meant.
  func fits(_ value: LogValue, _ meaning: ValueMeaning) -> Bool {
    switch meaning {
    case .argument(let label):
      guard arguments[label] == nil,
        let kind = entry.parameters.first(where: { $0.label == label })?.kind
      else { return false }
      return ValueFit.value(value, as: kind) != nil
    case .answer: return message.answer == nil && ValueFit.value(value, as: entry.answer) != nil
    case .flag: return ValueFit.value(value, as: .bool) != nil
    case .state(let key): return fits(value, key)
    case .offsetX, .offsetY: if case .number = value { return tellsOfContent } else { return false }
    case .sender, .nothing: return true
    }
  }

  private func fits(_ value: LogValue, _ key: ValueMeaning.StateKey) -> Bool {
    switch (key, value) {
    case (.contentOffset, .pair): tellsOfContent
    case (.contentSize, .pair(let width, let height)): width >= 0 && height >= 0
    case (.bounds, .four(let numbers)): numbers[2] >= 0 && numbers[3] >= 0
    case (.adjustedContentInset, .four): true
    case (.zoomScale, .number): true
    default: false
    }
  }

  /// True if the message is of a view that scrolls, so that a place is its content's.
  private var tellsOfContent: Bool {
    entry.text.hasPrefix("scrollView") || entry.text.hasPrefix("viewForZooming")
      || entry.text.hasPrefix("tableView") || entry.text.hasPrefix("numberOfSections")
  }

  mutating func set(_ item: LogItem, _ meaning: ValueMeaning) {
    if [.state(.contentOffset), .offsetX, .offsetY].contains(meaning) {
      place.places += item.places
    }
    set(item.value, meaning)
  }

  mutating func set(_ value: LogValue, _ meaning: ValueMeaning) {
    switch meaning {
    case .argument(let label):
      guard let kind = entry.parameters.first(where: { $0.label == label })?.kind else { return }
      arguments[label] = ValueFit.value(value, as: kind)
    case .answer: message.answer = ValueFit.value(value, as: entry.answer)
    case .flag(let flag):
      if case .bool(let isRaised)? = ValueFit.value(value, as: .bool) {
        message.state[flag] = isRaised
      }
    case .state(let key): set(value, key)
    case .offsetX: if case .number(let x, _) = value { place.x = x }
    case .offsetY: if case .number(let y, _) = value { place.y = y }
    case .sender, .nothing: break
    }
  }

  private mutating func set(_ value: LogValue, _ key: ValueMeaning.StateKey) {
    switch (key, value) {
    case (.contentOffset, .pair(let x, let y)): (place.x, place.y) = (x, y)
    case (.contentSize, .pair(let width, let height)):
      message.state.contentSize = ValueFit.point(width, height)
    case (.bounds, .four(let numbers)):
      if let origin = ValueFit.point(numbers[0], numbers[1]),
        let size = ValueFit.point(numbers[2], numbers[3])
      {
        message.state.bounds = Rect(origin: origin, size: size)
      }
    case (.adjustedContentInset, .four(let numbers)):
      if numbers.allSatisfy({ abs($0) <= 1_000_000 }) {
        message.state.adjustedContentInset = Insets(
          top: Thousandths(numbers[0]),
          left: Thousandths(numbers[1]),
          bottom: Thousandths(numbers[2]),
          right: Thousandths(numbers[3])
        )
      }
    case (.zoomScale, .number(let scale, _)):
      if abs(scale) <= 1_000_000 { message.state.zoomScale = Millionths(scale) }
    default: break
    }
  }

  // MARK: - Objects

  /// Takes what an object prints of itself; returns whether nothing is left to ask.
  private mutating func takeObject(_ object: LogObject, _ item: LogItem) -> Bool {
    if object.className.hasSuffix("IndexPath") {
      for field in object.fields { take(field, hasFlags: false) }
      return true
    }
    guard object.isScroller, sender == nil else { return takeName(object, item) }
    sender = object
    for field in object.fields {
      let meanings = words.meanings(of: field.words)
      guard meanings.count == 1, case .state? = meanings.first, fits(field.value, meanings[0])
      else {
        continue
      }
      set(field, meanings[0])
    }
    return true
  }

  /// Takes an object for the argument or the answer that is a thing, where there is one.
  private mutating func takeName(_ object: LogObject, _ item: LogItem) -> Bool {
    // A request is told by its address of the web, which stands behind it.
    guard !object.className.hasSuffix("Request") else { return true }
    guard object.address != nil || !item.words.isEmpty || item.isBehindArrow else { return true }
    if !item.isBehindArrow,
      let free = entry.parameters.first(where: {
        isThing($0.kind, $0.label, object) && arguments[$0.label] == nil
      })
    {
      arguments[free.label] = .string(object.name)
    } else if entry.answer.isThing {
      message.answer = .string(object.name)
    }
    return true
  }

  /// Returns true if an argument may be the object: only a cell is one.
  private func isThing(_ kind: ValueKind, _ label: String, _ object: LogObject) -> Bool {
    kind.isThing && (label != "cell" || object.className.hasSuffix("Cell"))
  }

  // MARK: - Doubts

  mutating func doubt(_ item: LogItem, _ why: String, _ hint: String? = nil) {
    guard !item.isBeside else { return }
    let hint = hint.map { " (\($0))" } ?? ""
    doubts.append(Doubt(sentence: "\(quoted(item.shown)) \(why): left out\(hint)"))
  }

  mutating func ambiguous(_ item: LogItem, _ readings: [ValueMeaning]) {
    let names = readings.map(\.name).joined(separator: " or ")
    let word = item.words.last ?? "value"
    doubts.append(
      Doubt(
        sentence: "\(quoted(item.shown)) may be \(names): left out"
          + " (--read \(word)=\(readings.first?.name ?? "nothing"))"
      )
    )
  }

  // MARK: - The message

  private mutating func finish() {
    message.arguments = arguments.map { Argument(Name($0.key), $0.value) }
      .sorted { $0.label.text.utf8.lexicographicallyPrecedes($1.label.text.utf8) }
    guard !place.isUnknown else { return }
    setOffset(place.x ?? 0, place.y ?? 0)
  }

  private mutating func setOffset(_ x: Double, _ y: Double) {
    guard let point = ValueFit.point(x, y) else {
      place = LoggedPlace()
      wrong += 1
      return
    }
    message.state.contentOffset = point
  }
}

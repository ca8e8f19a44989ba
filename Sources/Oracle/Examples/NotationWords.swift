internal import Traces

/// The words of the notation, one by one.
enum NotationWords {
  /// The settings that are switches, by their short names.
  static let switches: [Substring: String] = [
    "bounces": "bounces", "always": "alwaysBounceVertical", "enabled": "isScrollEnabled",
    "lock": "isDirectionalLockEnabled", "paging": "isPagingEnabled", "top": "scrollsToTop",
    "bouncesY": "bouncesVertically", "bouncesX": "bouncesHorizontally",
    "control": "refreshControl", "delays": "delaysContentTouches",
    "cancels": "canCancelContentTouches", "allows": "allowsSelection",
    "several": "allowsMultipleSelection", "editing": "isEditing",
    "editingSelects": "allowsSelectionDuringEditing", "recognizer": "tapRecognizer",
    "prefetch": "isPrefetchingEnabled", "prefetches": "prefetchDataSource",
  ]

  /// Returns the length of a pause, if the word is one.
  static func pause(_ word: Substring) -> Microseconds? {
    if word == "hold" { return 200_000 }
    if word.hasSuffix("ms") { return Int64(word.dropLast(2)).map { $0 * 1000 } }
    if word == "." { return 16_667 }
    guard word.first == "." else { return nil }
    return Int64(word.dropFirst()).map { 16_667 * $0 }
  }

  /// Returns one number.
  static func number(_ text: some StringProtocol) throws(NotationError) -> Millionths {
    guard let number = Double(text) else { throw NotationError(text, expected: "a number") }
    return Millionths(number)
  }

  /// Numbers with commas between; none for an empty text.
  static func numbers(_ text: some StringProtocol) throws(NotationError) -> [Millionths] {
    var numbers: [Millionths] = []
    guard !text.isEmpty else { return numbers }
    for part in text.split(separator: ",", omittingEmptySubsequences: false) {
      numbers.append(try number(part))
    }
    return numbers
  }

  /// Returns a number, or two, as a point's value; one alone is y.
  static func pair(_ text: Substring) throws(NotationError) -> Value {
    let numbers = try numbers(text)
    switch numbers.count {
    case 1: return .pair(.zero, numbers[0])
    case 2: return .pair(numbers[0], numbers[1])
    default: throw NotationError(text, expected: "one number or two")
    }
  }

  /// Reads `yes` or `no`.
  static func flag(_ text: Substring) throws(NotationError) -> Bool {
    switch text {
    case "yes": return true
    case "no": return false
    default: throw NotationError(text, expected: "yes or no")
    }
  }

  /// Returns a row: `0-2`.
  static func row(_ text: some StringProtocol) throws(NotationError) -> RowPath {
    guard let row = RowPath(String(text)) else {
      throw NotationError(text, expected: "a row, such as 0-2")
    }
    return row
  }

  /// Reads the names of messages from their letters, with nothing between.
  static func letters(_ text: Substring) throws(NotationError) -> [Name] {
    var names: [Name] = []
    for letter in text {
      guard let name = Event(letter: letter)?.name else {
        throw NotationError(String(letter), expected: "a message's letter")
      }
      names.append(name)
    }
    return names
  }

  static func inset(_ value: Millionths) -> Value {
    .list([.number(value), .number(.zero), .number(value), .number(.zero)])
  }

  /// Returns the state that a word's marks tell.
  static func state(_ marks: Marks, isFinal: Bool) throws(NotationError) -> State {
    var state = State()
    state.contentOffset = try marks.pair("@")?.point
    if let origin = try marks.pair("/")?.point {
      state.bounds = Rect(origin: origin, size: Point(320, 480))
    }
    if let edge = try marks.number("%") { state.adjustedContentInset = inset(edge).insets }
    state.zoomScale = try marks.number("*")
    state.contentSize = try marks.pair("#")?.point
    guard let told = try marks.letters(":", of: "tdczbaefrn") ?? (isFinal ? "" : nil) else {
      return state
    }
    raise(told, in: &state)
    return state
  }

  /// Tells the flags of a state, of which those stand in the word that are true.
  private static func raise(_ told: Substring, in state: inout State) {
    var flags: [(Character, State.Facts)] = [
      ("t", .isTracking), ("d", .isDragging), ("c", .isDecelerating),
    ]
    if state.zoomScale != nil || told.contains("z") || told.contains("b") {
      flags += [("z", .isZooming), ("b", .isZoomBouncing)]
    }
    if told.contains("a") { flags.append(("a", .isScrollAnimating)) }
    for (letter, flag) in flags { state[flag] = told.contains(letter) }
    if told.contains("e") || told.contains("f") { state[.isEditing] = told.contains("e") }
    if told.contains("r") || told.contains("n") { state[.isRefreshing] = told.contains("r") }
  }

  /// Returns the arguments of `willEndDragging`.
  static func release(_ marks: Marks) throws(NotationError) -> [Argument] {
    var arguments: [Argument] = []
    if let velocity = try marks.pair("!") { arguments.append(Argument(.withVelocity, velocity)) }
    if let target = try marks.pair(">") {
      arguments.append(Argument(.targetContentOffset, target))
    }
    return arguments
  }

  /// Returns the delegate's answer to a message: where the target is written, or yes or no.
  static func answer(_ marks: Marks, to event: Event) throws(NotationError) -> Value? {
    guard let text = marks["="] else { return nil }
    guard event == .willEndDragging else { return .bool(try flag(text)) }
    return .object([Argument(.targetContentOffset, try pair(text))])
  }

  /// Returns the call that a word means.
  static func call(_ word: Substring) throws(NotationError) -> Call? {
    let word = CallWord(word)
    guard let (name, arguments) = try meaning(word) else { return nil }
    return Call(
      time: nil,
      name: name,
      arguments: arguments,
      view: word.verb.last == "'" ? ViewIndex(1) : .first,
      block: word.block,
      isByDelegate: word.isByDelegate
    )
  }

  /// Returns the name and the arguments of a call, by the first feature that knows its word.
  private static func meaning(_ word: CallWord) throws(NotationError) -> (Name, [Argument])? {
    if let call = try zooming(word) { return call }
    if let call = try tiling(word) { return call }
    if let call = try scrolling(word) { return call }
    if let call = try tabling(word) { return call }
    if let call = try updating(word) { return call }
    if let call = try browsing(word) { return call }
    if let call = try typing(word) { return call }
    if let call = try animating(word) { return call }
    if let call = try controlling(word) { return call }
    return try navigating(word)
  }

  /// Returns the name and the arguments of a call to a scroll view.
  private static func scrolling(_ word: CallWord) throws(NotationError) -> (Name, [Argument])? {
    if let name = plainCalls[word.verb] { return try word.plain(name) }
    switch word.verb {
    case "set":
      return (.contentOffset, [Argument(.contentOffset, try pair(word.text))])
    case "jump", "animate":
      let animated = Argument(.animated, .bool(word.verb == "animate"))
      return (.setContentOffset, [Argument(.contentOffset, try pair(word.text)), animated])
    case "reveal", "reveal+":
      return (.scrollRectToVisible, [Argument(.rect, rect(try word.number(), 40)), word.animated])
    case "size":
      let size = Value.pair(Millionths(320), try number(word.text))
      return (.contentSize, [Argument(.contentSize, size)])
    case "inset": return (.contentInset, [Argument(.contentInset, try edges(word))])
    case "bars":
      return ("scrollIndicatorInsets", [Argument("scrollIndicatorInsets", try edges(word))])
    case "safe": return (.safeAreaInsets, [Argument(.safeAreaInsets, try edges(word))])
    case "bounds": return (.bounds, [Argument(.bounds, rect(try word.number(), 480))])
    case "tall": return (.bounds, [Argument(.bounds, rect(0, try word.number()))])
    case "turn":
      return (.isPagingEnabled, [Argument(.isPagingEnabled, .bool(try word.number() > 0))])
    case "control":
      return (.refreshControl, [Argument(.refreshControl, .bool(try flag(word.text)))])
    case "disable":
      let (name, _) = try word.plain(.isScrollEnabled)
      return (name, [Argument(.isScrollEnabled, .bool(false))])
    default: return nil
    }
  }

  /// The calls without arguments, by their words.
  private static let plainCalls: [Substring: Name] = [
    "tap": .tapStatusBar, "stop": .stopScrollingAndZooming, "remove": .removeFromSuperview,
    "flash": .flashScrollIndicators, "refresh": .beginRefreshing, "refreshed": .endRefreshing,
    "edit": .becomeFirstResponder, "done": .resignFirstResponder, "reload": .reloadData,
    "titles": .reloadSectionIndexTitles, "lay": "layoutIfNeeded()", "begin": .beginUpdates,
    "end": .endUpdates,
  ]

  private static func edges(_ word: CallWord) throws(NotationError) -> Value {
    inset(try number(word.text))
  }

  /// Returns a rectangle as wide as the view.
  private static func rect(_ y: Double, _ height: Double) -> Value {
    .array([0, y, 320, height].map { .number(Millionths($0)) })
  }
}

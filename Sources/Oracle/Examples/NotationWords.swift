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
  ]

  /// The view that a word's message or final state is of.
  static func view(_ word: Substring) -> ViewIndex {
    word.dropFirst().first == "'" ? ViewIndex(1) : .first
  }

  /// How long a pause lasts, where the word is one.
  static func pause(_ word: Substring) -> Microseconds? {
    if word == "hold" { return 200_000 }
    if word.hasSuffix("ms") { return Int64(word.dropLast(2)).map { $0 * 1000 } }
    guard word.first == "." else { return nil }
    return 16_667 * (Int64(word.dropFirst()) ?? 1)
  }

  /// The text between a mark and the next one.
  static func text(_ word: Substring, after mark: Character) -> Substring? {
    guard let start = word.firstIndex(of: mark) else { return nil }
    return word[word.index(after: start)...].prefix { !"@/:!>=%*#+".contains($0) }
  }

  /// A number, or two, as a point's value; one alone is y.
  static func pair(_ text: Substring) -> Value {
    let parts = text.split(separator: ",").map { Millionths(Double($0) ?? 0) }
    return parts.count > 1 ? .pair(parts[0], parts[1]) : .pair(.zero, parts.first ?? .zero)
  }

  /// Numbers with commas between.
  static func numbers(_ text: Substring) -> [Millionths] {
    text.split(separator: ",").map { Millionths(Double($0) ?? 0) }
  }

  static func inset(_ value: Double) -> Value {
    let edge = Value.number(Millionths(value))
    return .list([edge, .number(.zero), edge, .number(.zero)])
  }

  /// The state that a message's suffixes tell.
  static func state(_ word: Substring, isFinal: Bool) -> State {
    var state = State()
    if let offset = text(word, after: "@") { state.contentOffset = pair(offset).point }
    if let origin = text(word, after: "/"), let point = pair(origin).point {
      state.bounds = Rect(origin: point, size: Point(320, 480))
    }
    if let edge = text(word, after: "%") {
      state.adjustedContentInset = inset(Double(edge) ?? 0).insets
    }
    if let scale = text(word, after: "*") { state.zoomScale = numbers(scale).first }
    if let size = text(word, after: "#") { state.contentSize = pair(size).point }
    var flags: [(Character, State.Facts)] = [
      ("t", .isTracking), ("d", .isDragging), ("c", .isDecelerating),
    ]
    let told = text(word, after: ":") ?? ""
    if state.zoomScale != nil || told.contains("z") || told.contains("b") {
      flags += [("z", .isZooming), ("b", .isZoomBouncing)]
    }
    if told.contains("a") { flags.append(("a", .isScrollAnimating)) }
    guard let raised = text(word, after: ":") ?? (isFinal ? "" : nil) else { return state }
    for (letter, flag) in flags { state[flag] = raised.contains(letter) }
    if raised.contains("e") || raised.contains("f") { state[.isEditing] = raised.contains("e") }
    if raised.contains("r") || raised.contains("n") { state[.isRefreshing] = raised.contains("r") }
    return state
  }

  /// The arguments of `willEndDragging`.
  static func release(_ word: Substring) -> [Argument] {
    var arguments: [Argument] = []
    if let velocity = text(word, after: "!") {
      arguments.append(Argument(.withVelocity, pair(velocity)))
    }
    if let target = text(word, after: ">") {
      arguments.append(Argument(.targetContentOffset, pair(target)))
    }
    return arguments
  }

  /// The call that a word means.
  static func call(_ word: Substring) -> Call? {
    var word = word
    let isByDelegate = word.first == "~"
    if isByDelegate { word = word.dropFirst() }
    let isQuiet = word.hasPrefix("quietly.")
    if isQuiet { word = word.dropFirst("quietly.".count) }
    let isEased = word.hasPrefix("eased.")
    if isEased { word = word.dropFirst("eased.".count) }
    let isBatch = word.hasPrefix("batch.")
    if isBatch { word = word.dropFirst("batch.".count) }
    let parts = word.split(separator: ":")
    let numbers = parts.count > 1 ? numbers(parts[1]) : []
    let number = numbers.first?.double ?? 0
    guard let verb = parts.first,
      let (name, arguments) = zooming(verb, numbers) ?? meaning(verb, number)
        ?? tabling(verb, parts.count > 1 ? parts[1] : "")
        ?? updating(verb, parts.count > 1 ? parts[1] : "")
        ?? navigating(verb, parts.count > 1 ? parts[1] : "")
    else { return nil }
    return Call(
      time: nil,
      name: name,
      arguments: arguments,
      block: isQuiet
        ? .performWithoutAnimation : isEased ? .animate : isBatch ? .performBatchUpdates : nil,
      isByDelegate: isByDelegate
    )
  }

  private static func meaning(_ verb: Substring, _ number: Double) -> (Name, [Argument])? {
    let point = Value.pair(.zero, Millionths(number))
    switch verb {
    case "set": return (.contentOffset, [Argument(.contentOffset, point)])
    case "jump", "animate":
      let animated = Argument(.animated, .bool(verb == "animate"))
      return (.setContentOffset, [Argument(.contentOffset, point), animated])
    case "reveal", "reveal+":
      let numbers = [0, number, 320, 40].map { Value.number(Millionths($0)) }
      let animated = Argument(.animated, .bool(verb == "reveal+"))
      return (.scrollRectToVisible, [Argument(.rect, .array(numbers)), animated])
    case "size":
      let size = Value.pair(Millionths(320), Millionths(number))
      return (.contentSize, [Argument(.contentSize, size)])
    case "inset": return (.contentInset, [Argument(.contentInset, inset(number))])
    case "bars":
      return ("scrollIndicatorInsets", [Argument("scrollIndicatorInsets", inset(number))])
    case "safe": return (.safeAreaInsets, [Argument(.safeAreaInsets, inset(number))])
    case "bounds":
      let numbers = [0, number, 320, 480].map { Value.number(Millionths($0)) }
      return (.bounds, [Argument(.bounds, .array(numbers))])
    case "tap": return (.tapStatusBar, [])
    case "stop": return (.stopScrollingAndZooming, [])
    case "remove": return (.removeFromSuperview, [])
    case "turn": return (.isPagingEnabled, [Argument(.isPagingEnabled, .bool(number > 0))])
    case "tall":
      let numbers = [0, 0, 320, number].map { Value.number(Millionths($0)) }
      return (.bounds, [Argument(.bounds, .array(numbers))])
    case "flash": return (.flashScrollIndicators, [])
    case "refresh": return (.beginRefreshing, [])
    case "refreshed": return (.endRefreshing, [])
    case "edit": return (.becomeFirstResponder, [])
    case "done": return (.resignFirstResponder, [])
    case "disable": return (.isScrollEnabled, [Argument(.isScrollEnabled, .bool(false))])
    default: return nil
    }
  }
}

import Traces

/// A possible meaning of a value of a log in a message.
enum ValueMeaning: Hashable {
  /// An argument, by its label.
  case argument(String)
  /// The answer to the message.
  case answer
  /// A flag of the state.
  case flag(State.Facts)
  /// A number or a size of the state.
  case state(StateKey)
  /// A part of the content's offset.
  case offsetX, offsetY
  /// The view that speaks.
  case sender
  /// Nothing that the format has a place for.
  case nothing

  /// The keys of a state that are no flags.
  enum StateKey: String, Hashable, CaseIterable {
    case contentOffset, contentSize, bounds, adjustedContentInset, zoomScale
  }

  /// The name by which people choose it.
  var name: String {
    switch self {
    case .argument(let label): label
    case .answer: "answer"
    case .flag(let flag): State.flagsByKey.first { $0.flag == flag }?.key ?? ""
    case .state(let key): key.rawValue
    case .offsetX: "contentOffset.x"
    case .offsetY: "contentOffset.y"
    case .sender: "sender"
    case .nothing: "nothing"
    }
  }
}

/// The words that people write in front of values, and what each may mean.
struct ValueWords {
  private let entry: Vocabulary.Entry
  private let told: [String: ValueMeaning]

  /// Collects the words for a message.
  ///
  /// - Parameters:
  ///   - entry: the message.
  ///   - told: what somebody has said of words, in small letters without blanks.
  init(_ entry: Vocabulary.Entry, told: [String: ValueMeaning]) {
    self.entry = entry
    self.told = told
  }

  /// Returns the possible meanings of the words in front of a value; empty if nobody knows.
  func meanings(of words: [String]) -> [ValueMeaning] {
    var words = words
    while let last = words.last, Self.fillers.contains(last) { words.removeLast() }
    for count in stride(from: min(4, words.count), to: 0, by: -1) {
      let word = words.suffix(count).joined()
      let found = meanings(of: word)
      if !found.isEmpty { return found.filter { isOfContent($0, word, words.dropLast(count)) } }
      // `scrollView.contentOffset` is the view's.
      guard count == 1, let dot = word.firstIndex(of: "."),
        word[..<dot].hasSuffix("view") || Self.owners.contains(String(word[..<dot]))
      else { continue }
      return meanings(of: [String(word[word.index(after: dot)...])])
    }
    return []
  }

  /// Returns values with those joined that are two numbers without brackets behind the name of a place:
  /// `offset: 0.5, 5.25`.
  func joined(_ items: [LogItem]) -> [LogItem] {
    var joined: [LogItem] = []
    for (place, item) in items.enumerated() {
      let isLast = !(items[(place + 1)...].first?.followsNumber ?? false)
      guard item.followsNumber, item.words.isEmpty, isLast, let last = joined.last,
        !last.followsNumber, case .number(let x, _) = last.value,
        case .number(let y, _) = item.value, meanings(of: last.words).contains(where: isPlace)
      else {
        joined.append(item)
        continue
      }
      joined[joined.count - 1].value = .pair(x, y)
      joined[joined.count - 1].places += item.places
    }
    return joined
  }

  private func isPlace(_ meaning: ValueMeaning) -> Bool {
    switch meaning {
    case .state(let key): key == .contentOffset
    case .argument(let label):
      entry.parameters.contains { $0.label == label && [.point, .velocity].contains($0.kind) }
    default: false
    }
  }

  /// Returns true unless the words in front of a place say that it is another than where the content is now.
  private func isOfContent(
    _ meaning: ValueMeaning,
    _ word: String,
    _ front: ArraySlice<String>
  ) -> Bool {
    guard [.state(.contentOffset), .offsetX, .offsetY].contains(meaning), told[word] == nil,
      let last = front.last?.split(separator: ".").last.map(String.init)
    else { return true }
    // `y` alone is of whatever the word in front says.
    guard word.utf8.count > 1 else {
      return Self.ofPlaces.contains(last) || Self.fillers.contains(last) || last.hasSuffix("view")
    }
    return !Self.ofOtherPlaces.contains(last)
  }

  /// Words in front of `y` that leave it the content's.
  private static let ofPlaces: Set = [
    "contentoffset", "offset", "position", "pos", "current", "new", "now", "content", "at", "to",
    "scroll", "scrolled", "place",
  ]

  /// Words in front of an offset that say that the content is not there, or not now.
  private static let ofOtherPlaces: Set = [
    "last", "previous", "prev", "old", "initial", "start", "first", "target", "proposed", "final",
    "min", "max", "minimum", "maximum", "saved", "expected", "page", "next", "header", "footer",
    "inset",
  ]

  private func meanings(of word: String) -> [ValueMeaning] {
    if let meaning = told[word] { return [meaning] }
    var found: [ValueMeaning] = []
    for parameter in entry.parameters {
      let own = [parameter.label.lowercased()] + (Self.ofArguments[parameter.label] ?? [])
      if own.contains(word) { found.append(.argument(parameter.label)) }
    }
    if entry.answer != .nothing, Self.ofAnswers.contains(word) || isCounted(word) {
      found.append(.answer)
    }
    if let meaning = Self.ofStates[word] { found.append(meaning) }
    return found
  }

  /// Returns true if a word stands before what the message asks for: `rows: 3`, `height 44`.
  private func isCounted(_ word: String) -> Bool {
    let texts: [(word: [String], part: String)] = [
      (["rows", "count", "numberofrows"], "numberOfRows"),
      (["sections", "count", "numberofsections"], "numberOfSections"), (["height"], "eight"),
      (["title"], "title"), (["cell"], "cellForRow"), (["style"], "Style"),
    ]
    return texts.contains { $0.word.contains(word) && entry.text.contains($0.part) }
  }

  /// Words between a name and its value that say nothing.
  private static let fillers: Set = ["is", "was", "are", "now", "be", "value", "of", "equals"]

  /// The words that may stand in front of a property of the view, besides names that end in `view`.
  private static let owners: Set = ["self", "sender", "scroll", "table"]

  private static let ofArguments = [
    "withVelocity": ["velocity", "v"],
    "targetContentOffset": ["target", "targetoffset", "targetcontentoffset.pointee"],
    "willDecelerate": ["decelerate", "decelerates", "willdecelerates", "decelerating"],
    "atScale": ["scale"],
    "numberOfRowsInSection": ["section", "insection"],
    "forSection": ["section"],
    "to": ["toindexpath", "destination", "destinationindexpath"],
    "moveRowAt": ["from", "at", "source", "sourceindexpath", "fromindexpath"],
    "code": ["errorcode"],
    "domain": ["errordomain"],
    "shouldStartLoadWith": ["url", "request"],
    "navigationType": ["type"],
    "commit": ["style", "editingstyle"],
    "for": ["identifier", "segue"],
    "withIdentifier": ["identifier"],
  ]

  private static let ofAnswers: Set = [
    "answer", "answers", "answered", "return", "returns", "returned", "returning", "result",
  ]

  private static let ofStates: [String: ValueMeaning] = {
    var meanings: [String: ValueMeaning] = [
      "contentoffset": .state(.contentOffset), "offset": .state(.contentOffset),
      "contentsize": .state(.contentSize), "bounds": .state(.bounds),
      "adjustedcontentinset": .state(.adjustedContentInset), "zoomscale": .state(.zoomScale),
      "scale": .state(.zoomScale), "contentoffset.y": .offsetY, "offset.y": .offsetY,
      "offsety": .offsetY, "contentoffsety": .offsetY, "y": .offsetY, "yoffset": .offsetY,
      "contentoffset.x": .offsetX, "offset.x": .offsetX, "offsetx": .offsetX,
      "contentoffsetx": .offsetX, "x": .offsetX, "xoffset": .offsetX,
      "tracking": .flag(.isTracking), "dragging": .flag(.isDragging),
      "decelerating": .flag(.isDecelerating), "zooming": .flag(.isZooming),
      "zoombouncing": .flag(.isZoomBouncing), "length": .nothing,
    ]
    for (key, flag) in State.flagsByKey { meanings[key.lowercased()] = .flag(flag) }
    return meanings
  }()
}

internal import Traces

/// The words that set the view up: `content=300`, `paging=yes`.
extension Notation {
  /// Properties with one number.
  private static let numbers: [Substring: Name] = [
    "rowHeight": .rowHeight, "estimatedRowHeight": .estimatedRowHeight,
    "sectionHeaderHeight": .sectionHeaderHeight, "sectionFooterHeight": .sectionFooterHeight,
    "estimatedSectionHeaderHeight": .estimatedSectionHeaderHeight,
    "estimatedSectionFooterHeight": .estimatedSectionFooterHeight,
    "tableHeaderView": .tableHeaderView, "headerHeight": .sectionHeaderHeight,
    "footerHeight": .sectionFooterHeight, "taps": .numberOfTapsRequired,
    "touches": .numberOfTouchesRequired, "numberOfPages": .numberOfPages,
    "currentPage": .currentPage,
  ]

  /// Properties with a word.
  private static let texts: [Substring: Name] = [
    "adjusts": .contentInsetAdjustmentBehavior,
    "keyboard": .keyboardDismissMode, "style": "style", "dequeues": "dequeues",
    "look": .selectionStyle, "modal": .modalPresentationStyle,
  ]

  /// Properties with a list of words.
  private static let lists: [Substring: Name] = [
    "headers": "headers", "footers": "footers", "identifiers": "identifiers",
    "registers": "registers", "sectionIndexTitles": "sectionIndexTitles", "segues": .segues,
  ]

  mutating func configure(_ word: Substring) throws(NotationError) {
    let key = word.prefix { $0 != "=" }
    let text = word.dropFirst(key.count + 1)
    if let name = Self.numbers[key] {
      set(name, .number(try NotationWords.number(text)))
    } else if let name = Self.texts[key] {
      set(name, .string(String(text)))
    } else if key == "rate" {
      let rate = Double(text).map { Value.number(Millionths($0)) }
      set(.decelerationRate, rate ?? .string(String(text)))
    } else if let name = Self.lists[key] {
      set(name, .array(text.split(separator: ",").map { .string(String($0)) }))
    } else if try !place(key, text), try !declare(key, text) {
      try turn(key, text)
    }
  }

  /// Reads a setting of sizes and places; returns whether the key is one.
  private mutating func place(_ key: Substring, _ text: Substring) throws(NotationError) -> Bool {
    switch key {
    case "content":
      set(.contentSize, .pair(Millionths(320), try NotationWords.number(text)))
    case "wide": set(.contentSize, .pair(try NotationWords.number(text), Millionths(2000)))
    case "tall": set(.bounds, .pair(Millionths(320), try NotationWords.number(text)))
    case "at": set(.contentOffset, .pair(.zero, try NotationWords.number(text)))
    case "inset": set(.contentInset, NotationWords.inset(try NotationWords.number(text)))
    case "safe": set(.safeAreaInsets, NotationWords.inset(try NotationWords.number(text)))
    case "scale": header.scale = try NotationWords.number(text)
    case "rowHeights": set(.rowHeights, try NotationWords.list(text))
    case "web": header.makeWeb(isSlow: text == "slow")
    case "field": header.makeField()
    case "text": set(.text, .string(String(text)))
    case "textview": header.makeTextView()
    case "textviews": header.makeTextViews()
    case "fields": header.makeFields()
    case "actions": set(.allControlEvents, try NotationWords.controlEvents(text))
    case "buttons": header.makeButtons()
    case "gestures":
      isTold = true
      try makeGestures(text)
    case "form": try header.makeForm(text)
    case "tiles":
      try makeTiles(text)
    case "table": header.makeTable(sections: try NotationWords.list(text))
    case "zooms":
      let limits = try NotationWords.numbers(text)
      guard limits.count == 2 else { throw NotationError(text, expected: "two scales") }
      if header.component != "tiles" { header.component = "zoom" }
      set(.minimumZoomScale, .number(limits[0]))
      set(.maximumZoomScale, .number(limits[1]))
    default: return try header.makeSample(key, text)
    }
    return true
  }

  /// Makes content that is drawn in tiles, so many levels of detail and a bias, with all that is called.
  private mutating func makeTiles(_ text: Substring) throws(NotationError) {
    let levels = try NotationWords.numbers(text)
    guard levels.count == 2 else { throw NotationError(text, expected: "levels and a bias") }
    header.component = "tiles"
    header.inputs = [.touch, .call]
    isTold = true
    set(.contentSize, .pair(Millionths(320), Millionths(480)))
    set(.levelsOfDetail, .number(levels[0]))
    set(.levelsOfDetailBias, .number(levels[1]))
  }

  /// Reads a setting of components, of content and of the record itself; returns whether the key is one.
  private mutating func declare(
    _ key: Substring,
    _ text: Substring
  ) throws(NotationError) -> Bool {
    switch key {
    case "component": header.component = String(text)
    case "beside", "nested":
      guard try NotationWords.flag(text) else {
        throw NotationError(text, expected: "yes")
      }
      second = key == "beside" ? .beside : .inside
    case "inside": content = text
    case "button": set(.accessoryTypes, .array([.string("detailDisclosureButton")]))
    case "mayBegin": answer(.touchesShouldBegin, try NotationWords.flag(text))
    case "mayCancel": answer(.touchesShouldCancel, try NotationWords.flag(text))
    case "older": reply(to: .editActions, .null)
    case "holds":
      guard let place = header.views.firstIndex(where: { $0.name.text == text }) else {
        throw NotationError(text, expected: "a recognizer")
      }
      reply(to: .gestureShouldHoldBack, .bool(true))
      header.views[place].delegate = script
    case "deaf":
      let names = try NotationWords.messages(text)
      header.observes = Event.allCases.compactMap(\.name).filter { !names.contains($0) }
    case "hears": header.observes = try NotationWords.messages(text)
    case "unheard":
      let names = try NotationWords.letters(text)
      header.observes = Event.allCases.compactMap(\.name).filter { !names.contains($0) }
    case "wrapper":
      isTold = true
      header.inputs = [.touch, .call]
      header.hears = try NotationWords.letters(text)
    case "inputs":
      isTold = true
      var inputs: [Header.Input] = []
      for part in text.split(separator: ",") {
        guard let input = Header.Input(rawValue: String(part)) else {
          throw NotationError(part, expected: "touch or call")
        }
        inputs.append(input)
      }
      header.inputs = inputs
    default: return false
    }
    return true
  }

  /// Reads a switch: a property that is yes or no, by its own name or by a short one.
  private mutating func turn(_ key: Substring, _ text: Substring) throws(NotationError) {
    let name = Name(NotationWords.switches[key] ?? String(key))
    guard Vocabulary.property(name)?.parameters.first?.kind == .bool else {
      throw NotationError(
        key,
        expected: "a setting of the notation, or a property that is yes or no"
      )
    }
    set(name, .bool(try NotationWords.flag(text)))
  }

  private mutating func answer(_ question: Name, _ answer: Bool) {
    reply(to: question, .bool(answer))
  }

  private mutating func reply(to question: Name, _ answer: Value) {
    let reply = Script.Reply(action: .answer(answer))
    script.entries.append(Script.Entry(message: question, replies: [reply], isList: false))
  }

  private mutating func set(_ name: Name, _ value: Value) {
    header.config.removeAll { $0.label == name }
    header.config.append(Argument(name, value))
  }

  /// Puts the views together once all words are read.
  mutating func finish() {
    if let second { header.stand(second) }
    header.putPages()
    if header.component == "navigation" {
      let inputs = header.inputs
      header.makeNavigation()
      if isTold { header.inputs = inputs }
      // A drawing in which the navigation tells nothing is of one without a delegate.
      if header.observes == nil, !tellsOfNavigation {
        header.lacks += [.willShowController, .didShowController]
      }
    }
    putContentIn()
    if !isTold, hasInputs { header.inputs = [.touch, .call] }
  }

  /// Declares the content: as large as the view, so that every finger is on it.
  private mutating func putContentIn() {
    guard let content else {
      if header.views.isEmpty { header.delegate = script }
      return
    }
    let frame = Rect(origin: Point(0, 0), size: Point(320, 480))
    let config = header.config.filter { $0.label != .bounds }
    header.config = []
    header.views = [
      Header.View(
        name: .main,
        component: header.component,
        frame: frame,
        config: config,
        delegate: script
      ),
      Header.View(
        name: "content",
        component: String(content),
        container: .main,
        frame: Rect(origin: Point(0, 0), size: Point(320, 2000))
      ),
    ]
  }
}

extension Header {
  /// Puts a second view as large below the only one.
  fileprivate mutating func stand(_ second: Notation.Second) {
    let size = Point(320, 480)
    let origins = [Point(0, 0), second == .beside ? Point(0, 480) : Point(0, 100)]
    views = ["upper", "lower"].enumerated().map { place, name in
      View(
        name: Name(name),
        component: component,
        container: second == .inside && place == 1 ? "upper" : nil,
        frame: Rect(origin: origins[place], size: size),
        config: config
      )
    }
    config = []
  }
}

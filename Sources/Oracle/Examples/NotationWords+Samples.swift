internal import Traces

/// The words about sample applications: `tweets=3` makes pages, of which the first is the second view;
/// `pages=5` three views for them, `items=3` a list to choose from, `course=3`, `refreshable=3` and
/// `root=758` the others.
extension NotationWords {
  /// Returns the message that a word means: `puts(1,320,2,u1)` has a page, its left edge, how many there
  /// are, and whose words it says; `opens(u0,100)`, `chosen(1)`, `says(0-1,c-1,text)`,
  /// `titled(0)=Header_0`; `paints(0,0,256,256,1)` is a tile with a background and a plus sign.
  static func sampleMessage(_ word: Substring) throws(NotationError) -> Message? {
    let head = word.prefix { $0.isLetter }
    guard let read = readers[head] else { return nil }
    let rest = word.dropFirst(head.count)
    guard let open = rest.firstIndex(of: "("), let close = rest.lastIndex(of: ")") else {
      return try read(([], rest))
    }
    let texts = rest[rest.index(after: open)..<close].split(
      separator: ",",
      omittingEmptySubsequences: false
    )
    return try read((texts, rest[rest.index(after: close)...].dropFirst()))
  }

  private typealias Parts = (texts: [Substring], answer: Substring)
  private typealias Reader = @Sendable (Parts) throws(NotationError) -> Message

  private static let readers: [Substring: Reader] = [
    "puts": { (parts) throws(NotationError) in try page(parts.texts) },
    "tapsPage": { _ in
      var message = Message(time: nil, name: .tapped)
      message.view = ViewIndex(1)
      return message
    },
    "opens": { parts in
      let words = parts.texts.map(String.init)
      let url = "http://www.twitter.com/\(words.first ?? "")/status/\(words.last ?? "")"
      var message = Message(time: nil, name: .open)
      message.view = ViewIndex(1)
      message.arguments = [Argument(.url, .string(url))]
      return message
    },
    "chosen": { parts in
      var message = Message(time: nil, name: .post)
      message.arguments = [
        Argument(.notificationName, .string("SelectionVCNotification")),
        Argument(.object, .string("main")),
        Argument(
          .userInfo,
          .object([Argument("row", .string(parts.texts.first.map(String.init) ?? ""))])
        ),
      ]
      return message
    },
    "says": { (parts) throws(NotationError) in
      guard parts.texts.count == 3 else {
        throw NotationError(parts.texts.joined(), expected: "(row,cell,text)")
      }
      var message = Message(time: nil, name: .willDisplayCell)
      message.arguments = [
        Argument(.forRowAt, .string(try row(parts.texts[0]).description)),
        Argument(.willDisplay, .string(String(parts.texts[1]))),
      ]
      message.table.form.label = .string(spaced(parts.texts[2]))
      return message
    },
    "paints": { (parts) throws(NotationError) in try paint(parts.texts) },
    "titled": { (parts) throws(NotationError) in try title(.titleForHeader, parts) },
    "footed": { (parts) throws(NotationError) in try title(.titleForFooter, parts) },
  ]

  private static func page(_ texts: [Substring]) throws(NotationError) -> Message {
    guard let first = texts.first else { throw NotationError("", expected: "a page") }
    let page = try number(first)
    let number = Int(page.double)
    let edge = texts.count > 1 ? try self.number(texts[1]) : Millionths(page.double * 320)
    let count = texts.count > 2 ? try self.number(texts[2]) : Millionths(page.double + 1)
    let user = texts.count > 3 ? String(texts[3]) : "u\(number)"
    let labels: [Value] =
      user.isEmpty ? [.null, .null] : [.string(user), .string("t\(user.dropFirst())")]
    var message = Message(time: nil, name: .loadPage)
    message.arguments = [
      Argument(.count, .number(count)),
      Argument(
        .frame,
        .array([edge, .zero, Millionths(320), Millionths(480)].map { .number($0) })
      ),
      Argument(.labels, .array(labels)), Argument(.page, .number(page)),
    ]
    return message
  }

  /// Returns a tile with all that the zoomable view draws, but what the last text takes away.
  private static func paint(_ texts: [Substring]) throws(NotationError) -> Message {
    let tile = texts.prefix(5).joined(separator: ",")
    guard var message = try tileMessage("draws(\(tile))") else {
      throw NotationError(Substring(tile), expected: "a rectangle and a scale")
    }
    let left = texts.dropFirst(5).first
    let whole: [Millionths] = [.zero, .zero, Millionths(320), Millionths(480)]
    let corners = PlusSign.corners.map { x, y in
      Value(Point(Double(x) / 1000, Double(y) / 1000))
    }
    message.arguments += [
      Argument(.fills, .array(left == "unfilled" ? [] : [.list(whole.map { .number($0) })])),
      Argument(.strokes, .array(left == "unlined" ? [] : corners)),
    ]
    return message
  }

  private static func title(_ name: Name, _ parts: Parts) throws(NotationError) -> Message {
    var message = Message(time: nil, name: name)
    let label: Name =
      name == .titleForHeader ? "titleForHeaderInSection" : "titleForFooterInSection"
    message.arguments = [Argument(label, .number(try number(parts.texts.first ?? "")))]
    message.answer = .string(spaced(parts.answer))
    return message
  }

  /// Returns a text whose spaces are written as underscores.
  private static func spaced(_ text: Substring) -> String {
    String(text.map { $0 == "_" ? " " : $0 })
  }
}

extension Header {
  /// Makes the view part of a sample application; answers whether the key is one.
  mutating func makeSample(_ key: Substring, _ text: Substring) throws(NotationError) -> Bool {
    guard let name = Self.samples[key] else { return false }
    let count = Int(try NotationWords.number(text).double)
    sample = name
    inputs = [.touch, .call]
    switch key {
    case "tweets", "pages":
      config.removeAll { $0.label == .contentSize }
      config.append(
        Argument(.contentSize, .pair(Millionths(Double(320 * count)), Millionths(480)))
      )
      config.append(Argument(.isPagingEnabled, .bool(true)))
      config.append(
        key == "tweets"
          ? Argument(.tweets, .array((0..<count).map(Self.tweet)))
          : Argument(.numberOfPages, .number(Millionths(Double(count))))
      )
    // Content that is drawn in tiles says so itself.
    case "tiled": break
    case "sending": config.append(Argument(.tableFooterView, .number(Millionths(Double(count)))))
    case "root":
      config.removeAll { $0.label == .contentSize }
      config.append(Argument(.contentSize, .pair(Millionths(320), Millionths(Double(count)))))
    default:
      makeTable(sections: .array([.number(Millionths(Double(count)))]))
      if key == "items" {
        config.append(Argument(.items, .array((0..<count).map { .string("i\($0)") })))
      }
      if key == "refreshable" {
        config.append(Argument(.refreshControl, .bool(true)))
        // The finger that pulls is not drawn.
        inputs = nil
      }
    }
    return true
  }

  private static let samples: [Substring: String] = [
    "tweets": "tweet-pager", "pages": "three-view-paging", "items": "selection",
    "course": "table-course", "refreshable": "refreshable-table", "root": "root-scroll-view",
    "tiled": "tiled-view", "sending": "data-entry-form-with-button",
  ]

  private static func tweet(_ number: Int) -> Value {
    .object([
      Argument("from_user", .string("u\(number)")), Argument("id", .string("10\(number)")),
      Argument("text", .string("t\(number)")),
    ])
  }

  /// Declares the pages of the tweets, side by side.
  mutating func putPages() {
    guard sample == "tweet-pager", case .array(let tweets)? = config[.tweets] else { return }
    let size = Point(320, 480)
    let pager = View(
      name: "pager",
      component: component,
      frame: Rect(origin: .zero, size: size),
      config: config.filter { $0.label != .bounds }
    )
    let pages = tweets.indices.map { page in
      View(
        name: Name("page-\(page)"),
        component: "content",
        container: "pager",
        frame: Rect(origin: Point(Double(320 * page), 0), size: size),
        config: [Argument(.tapRecognizer, .bool(true))]
      )
    }
    config = []
    views = [pager] + pages
  }
}

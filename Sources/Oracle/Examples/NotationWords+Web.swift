internal import Traces

/// The words about web views: `web=yes` gives the view a network with some pages.
extension NotationWords {
  static let webMessages: [Substring: Name] = [
    "ask": .shouldStartLoad, "began": .didStartLoad, "ended": .didFinishLoad,
    "failed": .didFailLoad,
  ]

  private static let webCalls: [Substring: (name: Name, label: Name?)] = [
    "load": (.loadRequest, .request), "html": (.loadHTMLString, .baseURL),
    "link": (.tapLink, .address), "form": (.submitForm, .address), "again": (.reloadPage, nil),
    "halt": (.stopLoading, nil), "back": (.goBack, nil), "forward": (.goForward, nil),
  ]

  /// Returns the address of a page: `a`, `a#x`.
  private static func address(_ text: some StringProtocol) -> String {
    let page = text.prefix { $0 != "#" }
    return "http://\(page).example/" + text.dropFirst(page.count)
  }

  /// Returns the message that a word means: `ask(a,other)=no`, `began~none!l`, `failed(-999)`.
  static func webMessage(_ word: Substring) throws(NotationError) -> Message? {
    let head = word.prefix { $0.isLetter }
    guard let name = webMessages[head] else { return nil }
    let (text, page) = try pageState(word.dropFirst(head.count))
    var message = Message(time: nil, name: name)
    message.table.page = page
    var rest = text
    if rest.first == "(" {
      guard let close = rest.firstIndex(of: ")") else { throw NotationError(word, expected: ")") }
      let texts = rest[rest.index(after: rest.startIndex)..<close].split(separator: ",")
      message.arguments = try webArguments(of: name, texts)
      rest = rest[rest.index(after: close)...]
    }
    let marks = try Marks(rest, of: "=*#")
    message.state = try state(marks, isFinal: false)
    if name == .shouldStartLoad { message.answer = .bool(try flag(marks["="] ?? "yes")) }
    return message
  }

  private static func webArguments(
    of name: Name,
    _ texts: [Substring]
  ) throws(NotationError) -> [Argument] {
    switch name {
    case .shouldStartLoad:
      guard texts.count == 2 else { throw NotationError("", expected: "a page and a type") }
      return [
        Argument(.navigationType, .string(String(texts[1]))),
        Argument(.shouldStartLoadWith, .string(address(texts[0]))),
      ]
    case .didFailLoad:
      guard texts.count == 1 else { throw NotationError("", expected: "a number") }
      return [
        Argument(.code, .number(try number(texts[0]))),
        Argument(.domain, .string(ScriptedNetwork.Failure.urlDomain)),
      ]
    default: throw NotationError(name.text, expected: "no arguments")
    }
  }

  /// Takes `~a!Bfl` out of a word's end: the page that is shown, and whether the web view can go back
  /// (`b`) and forward (`f`) and is loading (`l`), in capitals where it is so.
  static func pageState(
    _ word: Substring
  ) throws(NotationError) -> (rest: Substring, page: PageState) {
    var page = PageState()
    let rest = word.prefix { $0 != "~" }
    guard rest.endIndex < word.endIndex else { return (word, page) }
    let told = word[word.index(after: rest.endIndex)...]
    let shown = told.prefix { $0 != "!" }
    if !shown.isEmpty { page.request = shown == "none" ? .null : .string(address(shown)) }
    for letter in told.dropFirst(shown.count + 1) {
      switch letter {
      case "b", "B": page.canGoBack = letter == "B"
      case "f", "F": page.canGoForward = letter == "F"
      case "l", "L": page.isLoading = letter == "L"
      default: throw NotationError(told, expected: "letters of bBfFlL")
      }
    }
    return (rest, page)
  }

  /// Returns the name and the arguments of a call to a web view.
  static func browsing(_ word: CallWord) throws(NotationError) -> (Name, [Argument])? {
    if word.verb == "undelegate" { return (.delegate, [Argument(.delegate, .null)]) }
    if word.verb == "fit" {
      return (.scalesPageToFit, [Argument(.scalesPageToFit, .bool(try word.number() == 1))])
    }
    guard let call = webCalls[word.verb] else { return nil }
    guard let label = call.label else { return try word.plain(call.name) }
    var arguments = [Argument(label, .string(address(word.text)))]
    if call.name == .loadHTMLString { arguments.append(Argument("string", .string("<p>"))) }
    return (call.name, arguments)
  }
}

extension Header {
  /// Makes the only view a web view with a network of some pages, which come soon or take a tenth of a second.
  mutating func makeWeb(isSlow: Bool) {
    component = "web"
    config.removeAll { $0.label == .contentSize }
    let pages: [(String, Name, Value)] = [
      ("a", "frames", .array([])), ("b", "frames", .array([])), ("c", "frames", .array([])),
      ("bad", "error", .object([Argument(.code, .number(Millionths(-1002)))])),
      ("framed", "frames", .array([.string("http://b.example/")])),
      ("lost", "error", .object([Argument(.code, .number(Millionths(-1003)))])),
      ("moved", "redirect", .string("http://a.example/")),
      ("torn", "frames", .array([.string("http://lost.example/")])),
      ("wide", .contentSize, .pair(Millionths(640), Millionths(960))),
    ]
    let network = pages.map { page, key, value in
      Argument(
        Name("http://\(page).example/"),
        .object([
          Argument(key, value), Argument("delay", .number(Millionths(isSlow ? 100_000 : 1000))),
        ])
      )
    }
    config.append(Argument(.network, .object(network)))
    inputs = [.touch, .call]
  }
}

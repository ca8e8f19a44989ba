// Header lines.

extension LineDecoder {
  func header(_ fields: Fields) throws(LineProblem) -> Header {
    let versionNode = try required("trace", fields)
    guard String(decoding: parser.bytes[versionNode.start..<versionNode.end], as: UTF8.self) == "1"
    else {
      let text = parser.bytes[versionNode.start..<versionNode.end]
      throw LineProblem(
        .unsupportedVersion(String(decoding: text, as: UTF8.self)),
        at: versionNode.start
      )
    }
    let component = try word(
      try required("component", fields),
      "component",
      is: "component",
      among: Vocabulary.components
    )
    var header = Header(id: try identifier(try required("id", fields)), component: component)
    try readClock(fields, into: &header)
    try readViews(fields, into: &header)
    try readSample(fields, into: &header)
    try readEvidence(fields, into: &header)
    if let node = fields["requires"] { header.requires = try strings(node, "requires") }
    if let node = fields["profile"] {
      header.profile = try word(node, "profile", is: "profile", among: Header.profiles)
    }
    if let node = fields["title"] { header.title = try string(node, "title") }
    if let node = fields["source"] { header.source = try string(node, "source") }
    header.extensions = fields.extensions
    return header
  }

  private func identifier(_ node: JSONNode) throws(LineProblem) -> String {
    let text = try string(node, "id")
    guard Header.isIdentifier(text) else { throw LineProblem(.badIdentifier(text), at: node.start) }
    return text
  }

  private func readClock(_ fields: Fields, into header: inout Header) throws(LineProblem) {
    if let node = fields["rate"] { header.rate = try wholeNumber(node, "rate", 1...1000) }
    if let node = fields["scale"] {
      let scale = try factor(node, "scale")
      guard (1_000_000...4_000_000).contains(scale.units) else {
        throw wrong(node, "scale", "a number from 1 to 4")
      }
      header.scale = scale
    }
    guard let node = fields["dropped"] else { return }
    for element in try elements(node, "dropped") {
      let frame = try wholeNumber(element, "dropped", 1...Header.mostFrames)
      guard frame > header.dropped.last ?? 0 else {
        throw wrong(element, "dropped", "numbers of frames, each larger than the one before")
      }
      header.dropped.append(frame)
    }
  }

  private func readViews(_ fields: Fields, into header: inout Header) throws(LineProblem) {
    if let node = fields["config"] { header.config = try config(node) }
    if let node = fields["delegate"] { header.delegate = try script(node) }
    guard let node = fields["views"] else { return }
    guard fields["config"] == nil, fields["delegate"] == nil else {
      throw LineProblem(.unwantedViews, at: node.start)
    }
    // The number of views that contain each view.
    var depths: [String: Int] = [:]
    for member in try members(node, "views") {
      let view = try view(member, after: header.views, depths)
      depths[member.key] = view.container.map { 1 + (depths[$0.text] ?? 0) } ?? 0
      header.views.append(view)
    }
    guard let first = header.views.first else { throw wrong(node, "views", "at least one view") }
    guard first.component == header.component else {
      throw wrong(
        node,
        "views",
        "a first view whose component is the header's, \(quoted(header.component))"
      )
    }
  }

  private static let viewKeys = ["component", "in", "frame", "config", "delegate"]

  private func view(
    _ member: JSONNode.Member,
    after others: [Header.View],
    _ depths: [String: Int]
  ) throws(LineProblem) -> Header.View {
    let parts = try members(member.value, member.key)
    for part in parts where !Self.viewKeys.contains(part.key) && !part.key.hasPrefix("x-") {
      throw LineProblem(
        .unknownKey(
          part.key,
          line: "view's",
          allowed: Self.viewKeys,
          suggestion: Suggestion.closest(to: part.key, among: Self.viewKeys)
        ),
        at: part.keyOffset
      )
    }
    let node = { (key: String) in parts.first { $0.key == key }?.value }
    guard let component = node("component") else {
      throw LineProblem(.missingKey("component", line: "view's"), at: member.value.start)
    }
    let components = Vocabulary.components + Vocabulary.recognizers
    var view = Header.View(
      name: Name(member.key),
      component: try word(component, "component", is: "component", among: components)
    )
    if let container = node("in") {
      let text = try string(container, "in")
      guard let depth = depths[text] else {
        let names = others.isEmpty ? ["a view that is declared before"] : others.map(\.name.text)
        throw LineProblem(.unknownView(text, allowed: names), at: container.start)
      }
      guard depth < Trace.deepest else {
        throw LineProblem(.tooDeep("views"), at: container.start)
      }
      view.container = Name(text)
    }
    if let frame = node("frame") { view.frame = try rect(frame, "frame") }
    if let properties = node("config") { view.config = try config(properties) }
    if let delegate = node("delegate") { view.delegate = try script(delegate) }
    view.extensions = extensions(parts)
    return view
  }

  /// Reads what the record could hear, what there is not to hear, and where it begins.
  private func readEvidence(_ fields: Fields, into header: inout Header) throws(LineProblem) {
    if let node = fields["observes"] {
      header.observes = try names(node, "observes", is: "message", among: Vocabulary.messageNames)
    }
    if let node = fields["hears"] {
      header.hears = try names(node, "hears", is: "message", among: Vocabulary.messageNames)
    }
    if let node = fields["lacks"] {
      let known = Vocabulary.messageNames + Vocabulary.stateKeyNames
      header.lacks = try names(node, "lacks", is: "message or key of state", among: known)
    }
    if let node = fields["begins"] {
      let words = Header.Beginning.allCases.map(\.rawValue)
      header.begins = Header.Beginning(
        rawValue: try word(node, "begins", is: "beginning", among: words)
      )
    }
    if let node = fields["digest"] {
      let text = try string(node, "digest")
      guard let digest = Digest(text) else {
        throw wrong(node, "digest", "\"sha256:\" and 64 hexadecimal digits in lower case")
      }
      header.digest = digest
    }
    try readInputs(fields, into: &header)
  }

  private func names(
    _ node: JSONNode,
    _ key: String,
    is kind: String,
    among known: [String]
  ) throws(LineProblem) -> [Name] {
    var names: [Name] = []
    for element in try elements(node, key) {
      names.append(try name(element, key, is: kind, among: known))
    }
    return names
  }

  private func readInputs(_ fields: Fields, into header: inout Header) throws(LineProblem) {
    if let node = fields["inputs"] {
      var inputs: [Header.Input] = []
      for element in try elements(node, "inputs") {
        let words = Header.Input.allCases.map(\.rawValue)
        let text = try word(element, "inputs", is: "input", among: words)
        guard let input = Header.Input(rawValue: text), !inputs.contains(input) else {
          throw wrong(element, "inputs", "each input once")
        }
        inputs.append(input)
      }
      header.inputs = inputs
    }
  }
}

extension Header {
  /// The largest number that a frame may have.
  static let mostFrames: Int64 = 1_000_000_000

  /// Returns true if a text is a well-formed id: segments of `a-z 0-9 - .` joined by `/`.
  public static func isIdentifier(_ text: String) -> Bool {
    guard text.utf8.count <= 200 else { return false }
    // A segment of full stops alone would be a folder's name that means another folder.
    var isSegment = false
    for byte in text.utf8 {
      switch byte {
      case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "0")...UInt8(ascii: "9"),
        UInt8(ascii: "-"):
        isSegment = true
      case UInt8(ascii: "."): continue
      case UInt8(ascii: "/") where isSegment: isSegment = false
      default: return false
      }
    }
    return isSegment
  }
}

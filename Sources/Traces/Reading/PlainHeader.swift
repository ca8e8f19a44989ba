/// The quick way to read most headers: of one view, without a script, in the canonical form.
///
/// Whatever does not look exactly like one is left to the `LineDecoder`.
struct PlainHeader {
  /// The keys that it knows besides those that every header has, in the canonical order.
  private enum Key: String, CaseIterable {
    case rate, config, observes, hears, inputs, title, source
  }

  private static let keys = KeyTable(Key.allCases.map { (",\"\($0.rawValue)\":", $0) })
  private var cursor: LineCursor

  /// Reads a header, or gives up.
  ///
  /// It looks like `{"trace":1,"id":"a","component":"scroll","config":{"bounds":[320,480]}}`.
  ///
  /// - Parameters:
  ///   - bytes: a buffer with at least `LineCursor.padding` bytes behind the line.
  ///   - line: where the line stands in it.
  /// - Returns: the header, if the line is such a one.
  static func decode(_ bytes: Span<UInt8>, _ line: Range<Int>) -> Header? {
    var reading = PlainHeader(cursor: LineCursor(line, in: bytes))
    return reading.header(in: bytes)
  }

  private mutating func header(in bytes: Span<UInt8>) -> Header? {
    guard cursor.matches(.trace, in: bytes), cursor.matches(.versionOne, in: bytes),
      let id = quotedText(in: bytes), Header.isIdentifier(id),
      cursor.matches(.component, in: bytes), cursor.matches(.componentRest, in: bytes),
      let component = quotedText(in: bytes), Vocabulary.components.contains(component)
    else { return nil }
    var header = Header(id: id, component: component)
    // As the next key is looked for behind the one before, none comes twice.
    var next = 0
    while let place = cursor.first(of: Self.keys, from: next, in: bytes) {
      guard read(Self.keys.parts[place], into: &header, in: bytes) else { return nil }
      next = place + 1
    }
    return cursor.matches(.close, in: bytes) && cursor.isAtEnd ? header : nil
  }

  private mutating func read(_ key: Key, into header: inout Header, in bytes: Span<UInt8>) -> Bool {
    switch key {
    case .rate:
      guard let rate = cursor.digits(in: bytes, limit: 1000), rate > 0 else { return false }
      header.rate = Int(rate)
    case .config:
      guard let config = config(in: bytes) else { return false }
      header.config = config
    case .observes:
      header.observes = list(in: bytes) { $0.messageName(in: $1) }
      return header.observes != nil
    case .hears:
      header.hears = list(in: bytes) { $0.messageName(in: $1) }
      return header.hears != nil
    case .inputs:
      header.inputs = list(in: bytes) {
        $0.quotedText(in: $1).flatMap(Header.Input.init(rawValue:))
      }
      return header.inputs.map { $0.count == Set($0).count } ?? false
    case .title:
      header.title = quotedText(in: bytes)
      return header.title != nil
    case .source:
      header.source = quotedText(in: bytes)
      return header.source != nil
    }
    return true
  }

  /// Reads an object of properties, whose names ascend.
  private mutating func config(in bytes: Span<UInt8>) -> [Argument]? {
    guard cursor.matches(.open, in: bytes) else { return nil }
    var properties: [Argument] = []
    var latest = cursor.position..<cursor.position
    repeat {
      guard cursor.matches(.quote, in: bytes), let text = cursor.quoted(in: bytes),
        bytes.extracting(latest).precedes(bytes.extracting(text)),
        let name = NameTable.shared.knownName(bytes.extracting(text)),
        let kind = Vocabulary.kind(ofProperty: name), cursor.matches(.afterKey, in: bytes),
        let value = cursor.value(kind, in: bytes)
      else { return nil }
      properties.append(Argument(name, value))
      latest = text
    } while cursor.matches(.comma, in: bytes)
    return cursor.matches(.close, in: bytes) ? properties : nil
  }

  private mutating func list<Element>(
    in bytes: Span<UInt8>,
    of element: (inout PlainHeader, Span<UInt8>) -> Element?
  ) -> [Element]? {
    guard cursor.matches(.bracket, in: bytes) else { return nil }
    var elements: [Element] = []
    repeat {
      guard let element = element(&self, bytes) else { return nil }
      elements.append(element)
    } while cursor.matches(.comma, in: bytes)
    return cursor.matches(.closeBracket, in: bytes) ? elements : nil
  }

  private mutating func messageName(in bytes: Span<UInt8>) -> Name? {
    guard cursor.matches(.quote, in: bytes), let name = cursor.name(in: bytes),
      Vocabulary.isMessage(name)
    else { return nil }
    return name
  }

  private mutating func quotedText(in bytes: Span<UInt8>) -> String? {
    cursor.matches(.quote, in: bytes) ? cursor.text(in: bytes) : nil
  }
}

extension Span<UInt8> {
  /// Returns true if it comes before another text, byte by byte.
  fileprivate func precedes(_ other: Span<UInt8>) -> Bool {
    for place in 0..<Swift.min(count, other.count) where self[place] != other[place] {
      return self[place] < other[place]
    }
    return count < other.count
  }
}

extension Word {
  /// `{"trace"`.
  fileprivate static var trace: Word { Word(0x7b22_7472_6163_6522, count: 8) }

  /// `:1,"id":`.
  fileprivate static var versionOne: Word { Word(0x3a31_2c22_6964_223a, count: 8) }

  /// `,"compon`.
  fileprivate static var component: Word { Word(0x2c22_636f_6d70_6f6e, count: 8) }

  /// `ent":`.
  fileprivate static var componentRest: Word { Word(0x65_6e74_223a, count: 5) }
}

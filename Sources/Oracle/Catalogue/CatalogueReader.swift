internal import Traces

/// Reads the catalogue's files, which are part of the program: what is wrong in them is a mistake
/// of whoever built it.
enum CatalogueReader {
  static func entries(in text: String) -> [Catalogue.Entry] {
    records(in: text).map { record in
      Catalogue.Entry(
        number: record.text("number"),
        section: record.text("section"),
        certainty: record.word("certainty"),
        enforcement: record.word("enforce"),
        sentence: record.text("says"),
        sources: record.texts("sources"),
        against: record.optionalTexts("against"),
        omission: record.optionalText("omitted")
      )
    }
  }

  static func sources(in text: String) -> [Catalogue.Source] {
    records(in: text).map { record in
      Catalogue.Source(
        key: record.text("key"),
        kind: record.word("kind"),
        says: record.text("says"),
        address: record.optionalText("where"),
        isListed: record.isTrue("listed", else: true)
      )
    }
  }

  private static func records(in text: String) -> [Record] {
    text.utf8.split(separator: UInt8(ascii: "\n")).enumerated().map { index, line in
      var parser = JSONParser(Array(line))
      guard let node = try? parser.parseLine(), case .object(let members) = node.content else {
        preconditionFailure("line \(index + 1) of the catalogue is no object")
      }
      return Record(line: index + 1, members: members)
    }
  }

  /// One object, and the line that it stands in.
  private struct Record {
    let line: Int
    let members: [JSONNode.Member]

    func text(_ key: String) -> String {
      guard let text = optionalText(key) else { fail(key) }
      return text
    }

    func optionalText(_ key: String) -> String? {
      guard let content = content(key) else { return nil }
      guard case .string(let text) = content else { fail(key) }
      return text
    }

    func word<Word: RawRepresentable<String>>(_ key: String) -> Word {
      guard let word = Word(rawValue: text(key)) else { fail(key) }
      return word
    }

    func texts(_ key: String) -> [String] {
      guard case .array(let elements) = content(key) else { fail(key) }
      return elements.map { element in
        guard case .string(let text) = element.content else { fail(key) }
        return text
      }
    }

    func optionalTexts(_ key: String) -> [String] {
      content(key) == nil ? [] : texts(key)
    }

    func isTrue(_ key: String, else value: Bool) -> Bool {
      guard let content = content(key) else { return value }
      guard case .bool(let flag) = content else { fail(key) }
      return flag
    }

    private func content(_ key: String) -> JSONNode.Content? {
      members.first { $0.key == key }?.value.content
    }

    private func fail(_ key: String) -> Never {
      preconditionFailure("line \(line) of the catalogue lacks \"\(key)\", or has it wrong")
    }
  }
}

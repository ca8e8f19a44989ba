import Foundation
import FoundationXML

/// An XML document as somebody else's parser reads it.
final class XMLTree: NSObject, XMLParserDelegate {
  struct Element: Equatable {
    var name: String
    var attributes: [String: String] = [:]
    var children: [Element] = []
    var text = ""

    subscript(name: String) -> [Element] { children.filter { $0.name == name } }
  }

  private var open: [Element] = [Element(name: "document")]

  /// Reads a document; nil: it is not well formed.
  static func read(_ text: String) -> Element? {
    let tree = XMLTree()
    let parser = XMLParser(data: Data(text.utf8))
    parser.delegate = tree
    guard parser.parse(), tree.open.count == 1 else { return nil }
    return tree.open[0].children.first
  }

  func parser(
    _ parser: XMLParser,
    didStartElement name: String,
    namespaceURI: String?,
    qualifiedName: String?,
    attributes: [String: String]
  ) {
    open.append(Element(name: name, attributes: attributes))
  }

  func parser(
    _ parser: XMLParser,
    didEndElement name: String,
    namespaceURI: String?,
    qualifiedName: String?
  ) {
    let element = open.removeLast()
    open[open.count - 1].children.append(element)
  }

  func parser(_ parser: XMLParser, foundCharacters text: String) {
    open[open.count - 1].text += text
  }
}

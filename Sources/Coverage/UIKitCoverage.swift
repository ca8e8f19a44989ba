internal import Traces

/// The part of UIKit's interface that is here, symbol by symbol.
///
/// The symbols stand in `uikit.coverage.jsonl`, an object a line, for people and other tools; the file is
/// part of the program. The cases of an enumeration and the values of a set go with their type.
public enum UIKitCoverage: Sendable {
  /// All symbols, by areas.
  public static let symbols: [Symbol] = read(EmbeddedFiles.uikitCoverageJsonl)

  /// One symbol of UIKit's interface, or of this one.
  public struct Symbol: Sendable, Hashable, Identifiable {
    /// Its full name: `UIScrollView.setContentOffset(_:animated:)`.
    public let name: String
    /// The part of the interface that it belongs to.
    public let area: Area
    /// The extent to which it is here.
    public let status: Status
    /// A further remark, in a few words.
    public let note: String?

    /// Its full name.
    public var id: String { name }

    /// Creates a symbol.
    public init(name: String, area: Area, status: Status, note: String? = nil) {
      self.name = name
      self.area = area
      self.status = status
      self.note = note
    }
  }

  /// A part of the interface.
  public enum Area: String, Sendable, Hashable, CaseIterable {
    case scrolling, zooming, tables, controllers, gestures, text, controls, animation, views
    case layout, looks, layers, web, world, values
  }

  /// The extent to which a symbol is here.
  public enum Status: String, Sendable, Hashable, CaseIterable {
    /// It does what it does on iOS.
    case behaves
    /// It is kept, and changes nothing.
    case inert
    /// It is not here.
    case missing
    /// It is here, and not in UIKit.
    case extra

    /// The meaning of the word, in a few others.
    public var meaning: String {
      switch self {
      case .behaves: "does what it does on iOS"
      case .inert: "is kept, and changes nothing"
      case .missing: "is not here"
      case .extra: "is here, and not in UIKit"
      }
    }
  }

  private static func read(_ text: String) -> [Symbol] {
    text.utf8.split(separator: UInt8(ascii: "\n")).enumerated().map { index, line in
      var parser = JSONParser(Array(line))
      guard let node = try? parser.parseLine(), case .object(let members) = node.content,
        let symbol = Symbol(members)
      else {
        preconditionFailure("line \(index + 1) of the coverage is no symbol")
      }
      return symbol
    }
  }
}

extension UIKitCoverage.Symbol {
  fileprivate init?(_ members: [JSONNode.Member]) {
    func text(_ key: String) -> String? {
      guard case .string(let text) = members.first(where: { $0.key == key })?.value.content else {
        return nil
      }
      return text
    }
    guard let name = text("name"),
      let area = text("area").flatMap(UIKitCoverage.Area.init(rawValue:)),
      let status = text("status").flatMap(UIKitCoverage.Status.init(rawValue:))
    else { return nil }
    self.init(name: name, area: area, status: status, note: text("note"))
  }
}

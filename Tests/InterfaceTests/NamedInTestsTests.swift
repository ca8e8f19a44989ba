import Coverage
import Foundation
import Testing
import TestSupport

/// The words of the tests of one part of the interface, a set a file.
private struct TestWords {
  private let files: [Set<String>]

  /// Reads the files in folders of the tests.
  init(_ folders: [String]) throws {
    let root = Repository.folder.appending(path: "Tests")
    files = try folders.flatMap { folder in
      let paths = try FileManager.default.subpathsOfDirectory(
        atPath: root.appending(path: folder).path
      )
      return try paths.sorted().filter { $0.hasSuffix(".swift") }.map { path in
        let file = root.appending(path: folder).appending(path: path)
        return Self.words(of: try String(contentsOf: file, encoding: .utf8))
      }
    }
  }

  /// Returns true if one file has all words of a symbol.
  func name(_ symbol: UIKitCoverage.Symbol) -> Bool {
    let words = Self.words(of: Self.lastPart(of: symbol.name))
    return files.contains { words.isSubset(of: $0) }
  }

  /// Returns the name in a call: a type by its name, a member without it, and an initialiser by its
  /// type and its labels.
  static func lastPart(of name: String) -> String {
    let bracket = name.firstIndex(of: "(") ?? name.endIndex
    guard let dot = name[..<bracket].lastIndex(of: ".") else { return name }
    let member = name[name.index(after: dot)...]
    guard member.hasPrefix("init(") else { return String(member) }
    let owner = name[..<dot].split(separator: ".").last.map(String.init) ?? ""
    return owner + String(member.dropFirst("init".count))
  }

  private static func words(of text: String) -> Set<String> {
    let words = text.split { !($0.isLetter || $0.isNumber || $0 == "_") }.map(String.init)
    return Set(words).subtracting(["_"])
  }
}

@Suite("What the coverage says of tables, scroll views, controllers and layers")
struct NamedInTestsTests {
  /// The folders with the tests of an area: a symbol of it that behaves is named there, with its
  /// labels, in one file.
  private static let folders: [UIKitCoverage.Area: [String]] = [
    .scrolling: ["HeadlessUIKitTests"],
    .zooming: ["HeadlessUIKitTests/Zooming", "PackageShapes"],
    .tables: ["HeadlessUIKitTests/Tables", "PackageShapes"],
    .controllers: [
      "HeadlessUIKitTests/Controllers", "HeadlessUIKitTests/Pages", "HeadlessUIKitTests/Search",
      "PackageShapes",
    ],
    .layers: ["HeadlessUIKitTests/Layers", "HeadlessUIKitTests/Looks"],
  ]

  /// The types among those of an area that the promise is about.
  private static func isMeant(_ symbol: UIKitCoverage.Symbol) -> Bool {
    guard symbol.area == .layers else { return true }
    let type = symbol.name.prefix { $0 != "." && $0 != "(" }
    return type.hasPrefix("CA")
  }

  @Test(
    "behaves is named by a test of its part",
    arguments: folders.keys.sorted { $0.rawValue < $1.rawValue }
  )
  func named(_ area: UIKitCoverage.Area) throws {
    let words = try TestWords(Self.folders[area] ?? [])
    // A table controller is the delegate and the data source of its table: their messages are its own.
    let messages = try TestWords(["HeadlessUIKitTests"])
    let symbols = UIKitCoverage.symbols.filter { $0.area == area && $0.status == .behaves }
    let unnamed = symbols.filter(Self.isMeant).filter { symbol in
      let isMessage = symbol.name.hasPrefix("UITableViewController.")
      return !words.name(symbol) && !(isMessage && messages.name(symbol))
    }
    try #require(symbols.count > 5)
    #expect(
      unnamed.map(\.name) == [],
      "name each in a test of \(area.rawValue), or say in the coverage that it is inert"
    )
  }

  @Test(
    "is found by what is called",
    arguments: [
      ("UITableView", "UITableView"), ("UITableView.rowHeight", "rowHeight"),
      ("UITableView.Style.plain", "plain"),
      ("UITableView.deleteRows(at:with:)", "deleteRows(at:with:)"),
      ("CALayer.init(layer:)", "CALayer(layer:)"),
      ("CATransform3DConcat(_:_:)", "CATransform3DConcat(_:_:)"),
    ]
  )
  func parts(_ name: String, _ called: String) {
    #expect(TestWords.lastPart(of: name) == called)
  }
}

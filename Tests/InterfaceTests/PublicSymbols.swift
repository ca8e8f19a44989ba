import Foundation
import TestSupport
import Testing

/// The public symbols of `HeadlessUIKit`, as the compiler lists them.
///
/// Left out is what goes with a type (the cases of enumerations, the values of sets, hashing) and what
/// overrides something, for that stands with what it overrides.
struct PublicSymbols {
  /// The full names.
  let names: Set<String>

  init() throws {
    names = Set(try SymbolGraph.all(of: "HeadlessUIKit").flatMap(\.names))
  }
}

/// The part that is read of the compiler's list of a module's public symbols.
struct SymbolGraph: Decodable {
  let symbols: [Symbol]
  let relationships: [Relationship]

  /// Returns the compiler's lists for a module that was built with these tests: one for the module,
  /// and one for each other module that it extends.
  static func all(of module: String) throws -> [SymbolGraph] {
    let folder = try TemporaryDirectory()
    let (code, output) = try shell(
      "swift symbolgraph-extract -module-name \(module) -minimum-access-level public"
        + " -target $(swiftc -print-target-info | sed -n 's/.*\"triple\": \"\\(.*\\)\".*/\\1/p' | head -n 1)"
        + " -I '\(CompiledAgainst.builtModules)' -output-dir '\(folder.path)'"
    )
    try #require(code == 0, "\(output)")
    return try FileManager.default.contentsOfDirectory(atPath: folder.path).sorted().map { file in
      let data = try Data(contentsOf: URL(filePath: folder.path + "/" + file))
      return try JSONDecoder().decode(SymbolGraph.self, from: data)
    }
  }

  struct Relationship: Decodable {
    let kind: String
    let source: String
  }

  struct Symbol: Decodable {
    let kind: Kind
    let identifier: Identifier
    let pathComponents: [String]
    let declarationFragments: [Fragment]?

    struct Kind: Decodable {
      let identifier: String
    }

    struct Identifier: Decodable {
      let precise: String
    }

    struct Fragment: Decodable {
      let spelling: String
    }

    var parent: String { pathComponents.dropLast().joined(separator: ".") }

    /// Its full name and its declaration, in a line.
    var line: String {
      let words = (declarationFragments ?? []).map(\.spelling).joined()
      let declaration = words.split(whereSeparator: \.isWhitespace).joined(separator: " ")
      return "\(pathComponents.joined(separator: "."))  \(declaration)"
    }

    /// True if the compiler made it, and nobody wrote it.
    var isSynthesized: Bool { identifier.precise.contains("::SYNTHESIZED::") }
  }

  private static let ofEveryType: Set = [
    "rawValue", "init(rawValue:)", "hash(into:)", "isEqual(_:)", "hash", "description",
  ]

  var names: [String] {
    let overrides = Set(relationships.filter { $0.kind == "overrides" }.map(\.source))
    let valued = Set(symbols.filter { $0.pathComponents.last == "rawValue" }.map(\.parent))
    return symbols.filter { symbol in
      let kind = symbol.kind.identifier
      let isValue =
        kind == "swift.enum.case" || kind == "swift.func.op"
        || kind == "swift.type.property" && valued.contains(symbol.parent)
      let isOfEveryType = Self.ofEveryType.contains(symbol.pathComponents.last ?? "")
      return !isValue && !isOfEveryType && !symbol.isSynthesized
        && !overrides.contains(symbol.identifier.precise)
    }.map { $0.pathComponents.joined(separator: ".") }
  }
}

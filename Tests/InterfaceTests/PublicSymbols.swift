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

  private static let ofEveryType: Set = [
    "rawValue", "init(rawValue:)", "hash(into:)", "isEqual(_:)", "hash", "description",
  ]

  init() throws {
    let folder = try TemporaryDirectory()
    let (code, output) = try shell(
      "swift symbolgraph-extract -module-name HeadlessUIKit -minimum-access-level public"
        + " -target $(swiftc -print-target-info | sed -n 's/.*\"triple\": \"\\(.*\\)\".*/\\1/p' | head -n 1)"
        + " -I '\(CompiledAgainst.builtModules)' -output-dir '\(folder.path)'"
    )
    try #require(code == 0, "\(output)")
    var names: Set<String> = []
    for file in try FileManager.default.contentsOfDirectory(atPath: folder.path) {
      let data = try Data(contentsOf: URL(filePath: folder.path + "/" + file))
      names.formUnion(try JSONDecoder().decode(SymbolGraph.self, from: data).names)
    }
    self.names = names
  }

  /// What is read of the compiler's file.
  private struct SymbolGraph: Decodable {
    let symbols: [Symbol]
    let relationships: [Relationship]

    struct Relationship: Decodable {
      let kind: String
      let source: String
    }

    struct Symbol: Decodable {
      let kind: Kind
      let identifier: Identifier
      let pathComponents: [String]

      struct Kind: Decodable {
        let identifier: String
      }

      struct Identifier: Decodable {
        let precise: String
      }

      var parent: String { pathComponents.dropLast().joined(separator: ".") }
    }

    var names: [String] {
      let overrides = Set(relationships.filter { $0.kind == "overrides" }.map(\.source))
      let valued = Set(symbols.filter { $0.pathComponents.last == "rawValue" }.map(\.parent))
      return symbols.filter { symbol in
        let kind = symbol.kind.identifier
        let isValue =
          kind == "swift.enum.case" || kind == "swift.func.op"
          || kind == "swift.type.property" && valued.contains(symbol.parent)
        let isOfEveryType = ofEveryType.contains(symbol.pathComponents.last ?? "")
        let precise = symbol.identifier.precise
        return !isValue && !isOfEveryType && !precise.contains("::SYNTHESIZED::")
          && !overrides.contains(precise)
      }.map { $0.pathComponents.joined(separator: ".") }
    }
  }
}

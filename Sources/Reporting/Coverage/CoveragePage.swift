public import Coverage
import Traces

/// The page about how much of UIKit's interface is here: for people, for programs, for
/// documentation.
public enum CoveragePage: Sendable {
  /// Returns the symbols by areas, a line each.
  public static func text(_ symbols: [UIKitCoverage.Symbol], style: Style = .plain) -> String {
    let width = symbols.map(\.name.count).filter { $0 <= 60 }.max() ?? 0
    return areas(of: symbols).map { area in
      let counts = counts(of: area.symbols)
      let lines = area.symbols.map { symbol in
        let status = style.paint(symbol.status.rawValue, symbol.status.ink, width: 9)
        guard let note = symbol.note else { return "  \(status)\(symbol.name)\n" }
        let name = symbol.name.padded(to: width)
        return "  \(status)\(name)  " + style.paint(note, .quiet) + "\n"
      }
      return style.paint(area.name, .title) + "  " + style.paint(counts, .quiet) + "\n"
        + lines.joined()
    }.joined(separator: "\n")
  }

  /// Returns an array of objects, one a line.
  public static func json(_ symbols: [UIKitCoverage.Symbol]) -> String {
    JSONText.lines(symbols) { json, symbol in
      json.pair("name", symbol.name)
      json.pair("area", symbol.area.rawValue)
      json.pair("status", symbol.status.rawValue)
      json.pair("note", symbol.note)
    }
  }

  /// Returns a document with a table an area.
  public static func markdown(_ symbols: [UIKitCoverage.Symbol]) -> String {
    var text = """
      # What of UIKit is here

      UIKit's interface, symbol by symbol: what behaves here, what is only kept, and what is missing.

      `touchstone coverage --format markdown` prints this page. The page on UIKit code says how code meets what \
      is here. The cases of an enumeration and the values of a set go with their type.

      | a symbol that | means |
      |---|---|

      """
    for status in UIKitCoverage.Status.allCases {
      text += "| \(status.verb) | \(status.meaning) |\n"
    }
    for area in areas(of: symbols) {
      let title = area.name.prefix(1).uppercased() + area.name.dropFirst()
      text +=
        "\n## \(title)\n\n\(counts(of: area.symbols)).\n\n| symbol | here | |\n|---|---|---|\n"
      for symbol in area.symbols {
        text += "| `\(symbol.name)` | \(symbol.status.rawValue) | \(symbol.note ?? "") |\n"
      }
    }
    return text
  }

  private static func areas(
    of symbols: [UIKitCoverage.Symbol]
  ) -> [(name: String, symbols: [UIKitCoverage.Symbol])] {
    UIKitCoverage.Area.allCases.map { area in
      (area.rawValue, symbols.filter { $0.area == area })
    }.filter { !$0.symbols.isEmpty }
  }

  /// Returns the number of symbols with each status: `70 behave, 2 are inert`.
  private static func counts(of symbols: [UIKitCoverage.Symbol]) -> String {
    UIKitCoverage.Status.allCases.compactMap { status in
      let count = symbols.count { $0.status == status }
      return count == 0 ? nil : "\(count) \(status.verb(for: count))"
    }.joined(separator: ", ")
  }
}

extension UIKitCoverage.Status {
  fileprivate var ink: Style.Ink {
    switch self {
    case .behaves: .good
    case .inert: .doubtful
    case .missing: .bad
    case .extra: .quiet
    }
  }

  /// The verb for a symbol of this status: `is inert`.
  fileprivate var verb: String { verb(for: 1) }

  fileprivate func verb(for count: Int) -> String {
    let isOne = count == 1
    return self == .behaves
      ? (isOne ? "behaves" : "behave") : "\(isOne ? "is" : "are") \(rawValue)"
  }
}

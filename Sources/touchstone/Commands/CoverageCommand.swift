import Conformance
import Coverage
import Reporting

extension Command {
  /// Prints how much of UIKit's interface is here.
  static let coverage = Command(
    name: "coverage",
    summary: "Prints what of UIKit is here, is inert, or is missing.",
    operands: .none,
    discussion: """
      What behaves does what it does on iOS. What is inert is kept and changes nothing, so that code
      which sets it compiles. What is extra is here and not in UIKit: where UIKit asks for a selector,
      which Linux does not have, a closure stands in for it.
      """,
    options: [
      .choice("format", of: ["text", "json", "markdown"], "How it is printed."),
      .choice(
        "status",
        of: UIKitCoverage.Status.allCases.map(\.rawValue),
        "Print only what has this status."
      ),
      .value("area", "AREA", "Print only this part of the interface: scrolling, tables, text …"),
      .color,
    ],
    examples: [
      Example(line: "touchstone coverage", purpose: "prints a line a symbol"),
      Example(
        line: "touchstone coverage --status missing --area tables",
        purpose: "says what tables lack"
      ),
    ],
    body: { arguments, terminal throws(UsageError) in
      let area = try arguments.area()
      let symbols = UIKitCoverage.symbols.filter { symbol in
        arguments["status"].map { $0 == symbol.status.rawValue } ?? true
          && area.map { $0 == symbol.area } ?? true
      }
      let page =
        switch arguments["format"] {
        case "json": CoveragePage.json(symbols)
        case "markdown": CoveragePage.markdown(symbols)
        default: CoveragePage.text(symbols, style: terminal.style(color: arguments["color"]))
        }
      terminal.output.write(raw: Array(page.utf8))
      return .success
    }
  )
}

extension Arguments {
  /// Returns the part of the interface that is asked for; nil: all of it.
  func area() throws(UsageError) -> UIKitCoverage.Area? {
    let areas = UIKitCoverage.Area.allCases.map(\.rawValue).joined(separator: ", ")
    return try value("area", expected: "one of \(areas)") { UIKitCoverage.Area(rawValue: $0) }
  }
}

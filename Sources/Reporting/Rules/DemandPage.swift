public import Conformance

/// One demand that is no rule, explained: its sentence, and a way to meet it.
public enum DemandPage: Sendable {
  /// Returns the page.
  public static func text(_ demand: Demand, style: Style = .plain) -> String {
    let remedy = Paragraph.lines(of: demand.remedy, width: style.pageWidth).joined(separator: "\n")
    return """
      \(style.paint(demand.id, .title))  \(style.paint("not a rule of the book", .quiet))
      \(demand.sentence)

      \(remedy)

      """
  }
}

import Traces

extension Words {
  /// Returns the words for a state at rest: the offset of the content, and what is told of rows,
  /// pages and values.
  func rest(_ final: Final) -> String {
    var facts: [String] = []
    if let point = final.state.contentOffset {
      facts.append("at (\(Self.number(point.x)),\(Self.number(point.y)))")
    }
    if let scale = final.state.zoomScale { facts.append(self.scale(scale)) }
    let place = facts.isEmpty ? "rest" : "rest " + facts.joined(separator: " ")
    return ([place] + told(of: final.table)).joined(separator: ", ")
  }

  private func told(of table: TableState) -> [String] {
    var facts: [String] = []
    if let rows = table.visibleRows {
      facts.append(rows.range.map { "rows \($0.lowerBound) to \($0.upperBound)" } ?? "no rows")
    }
    if let rows = table.selectedRows, !rows.isEmpty {
      facts.append(rows.map(\.description).joined(separator: " ") + " selected")
    }
    if let isOn = table.control.isOn { facts.append(isOn ? "on" : "off") }
    if let value = table.control.value { facts.append("value \(Self.number(value))") }
    if let page = table.control.currentPage { facts.append("page \(page)") }
    if let text = table.form.text { facts.append("text \"\(value(text))\"") }
    if let request = table.page.request { facts.append(value(request)) }
    return facts
  }
}

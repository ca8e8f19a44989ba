import Conformance
import Traces

/// One case of a report.
struct JUnitCase: Sendable {
  var name: JUnitName
  /// The outcome; `element` is what the report says of it.
  var outcome: CaseResult.Outcome
  var element: JUnitOutcome?
  var duration = Duration.zero
  /// The place of its trace.
  var place: Place?
  /// The number of rules that had occasion to fail.
  var assertions: Int?
  /// The other facts to be told about it.
  var properties: [JUnitReport.Property] = []
  /// The text that it printed, and the files that belong to it.
  var output: String?

  /// Writes the case's element.
  func append(to xml: inout JUnitElement, _ dialect: JUnitDialect, isTimeFixed: Bool) {
    let indent = dialect.isOneSuite ? 2 : 4
    xml.open("testcase", indent: indent)
    xml.attribute("name", name.name)
    xml.attribute("classname", name.classname)
    xml.attribute("time", isTimeFixed ? "0.000000" : Seconds.places(6, of: duration.microseconds))
    if dialect.hasPlaces {
      if let place {
        xml.attribute("file", place.file)
        if let line = place.line { xml.attribute("line", String(line)) }
      }
      if let assertions { xml.attribute("assertions", String(assertions)) }
    }
    let properties = dialect.hasCaseProperties ? properties : []
    let output = dialect.attachment == nil ? nil : output
    guard element != nil || !properties.isEmpty || output != nil else {
      xml.append("/>\n")
      return
    }
    xml.append(">\n")
    if !properties.isEmpty {
      xml.append(String(repeating: " ", count: indent + 2) + "<properties>\n")
      for property in properties {
        let attributes = [("name", property.name), ("value", property.value)]
        xml.element("property", attributes, indent: indent + 4)
      }
      xml.append(String(repeating: " ", count: indent + 2) + "</properties>\n")
    }
    element?.append(to: &xml, dialect, indent: indent + 2)
    if let output { xml.element("system-out", [], indent: indent + 2, text: output) }
    xml.append(String(repeating: " ", count: indent) + "</testcase>\n")
  }
}

extension Duration {
  /// Whole microseconds, never negative.
  var microseconds: Int64 {
    let parts = components
    return max(0, parts.seconds * 1_000_000 + parts.attoseconds / 1_000_000_000_000)
  }
}

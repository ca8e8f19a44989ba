import Reporting

/// The writer of a page's JSON.
typealias PageJSON = JSONText

/// JSON in the place where a page keeps data: in a script element that no browser runs.
enum PageData {
  /// Writes an element with data.
  ///
  /// - Parameters:
  ///   - name: the element's id.
  ///   - page: gets the bytes.
  ///   - fill: writes the keys of the object.
  static func append(_ name: String, to page: inout [UInt8], _ fill: (inout PageJSON) -> Void) {
    page += "<script type=\"application/json\" id=\"\(name)\">".utf8
    var json: [UInt8] = []
    PageJSON.append(to: &json, fill)
    page += escaped(json)
    page += "</script>\n".utf8
  }

  /// Returns JSON in which nothing can end the element, or begin another.
  static func escaped(_ json: [UInt8]) -> [UInt8] {
    guard json.contains(UInt8(ascii: "<")) else { return json }
    var safe: [UInt8] = []
    safe.reserveCapacity(json.count + 64)
    for byte in json {
      if byte == UInt8(ascii: "<") { safe += "\\u003c".utf8 } else { safe.append(byte) }
    }
    return safe
  }
}

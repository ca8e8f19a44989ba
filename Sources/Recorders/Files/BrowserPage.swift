import Conformance
import Foundation

/// The page that records in a browser: its frame with script and style in it.
enum BrowserPage {
  /// What records an element of any page.
  private static let scripts: [[UInt8]] = [
    PackageResources.recorder_trace_js, PackageResources.recorder_touches_js,
    PackageResources.recorder_scrolls_js,
  ]

  /// The script alone, for a page of one's own.
  static let script = Array(scripts.joined(separator: [UInt8(ascii: "\n")]))

  /// The whole file.
  static let bytes: [UInt8] = {
    let frame = String(decoding: PackageResources.recorder_html, as: UTF8.self)
    let script = text(scripts + [PackageResources.recorder_page_js])
    let style = text([PackageResources.recorder_css])
    // Script and style are allowed, and nothing else.
    let policy =
      "default-src 'none'; script-src '\(source(of: script))'; style-src '\(source(of: style))';"
      + " base-uri 'none'; form-action 'none'"
    return Array(
      frame
        .replacing("{{policy}}", with: policy)
        .replacing("{{style}}", with: style)
        .replacing("{{script}}", with: script)
        .utf8
    )
  }()

  private static func text(_ parts: [[UInt8]]) -> String {
    "\n" + parts.map { String(decoding: $0, as: UTF8.self) }.joined(separator: "\n")
  }

  /// How a content security policy names an inline text.
  private static func source(of text: String) -> String {
    var hash = SHA256()
    hash.update(Array(text.utf8))
    return "sha256-" + Data(hash.digest()).base64EncodedString()
  }
}

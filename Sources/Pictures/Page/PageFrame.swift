import Conformance
import Foundation

/// What stands around the data of a page: the same for all.
enum PageFrame {
  private static let scripts: [[UInt8]] = [
    PackageResources.elements_js, PackageResources.decode_js, PackageResources.story_js,
    PackageResources.views_js, PackageResources.list_js, PackageResources.summary_js,
    PackageResources.rows_js, PackageResources.drawings_js, PackageResources.scene_js,
    PackageResources.chart_js,
    PackageResources.curves_js, PackageResources.lanes_js, PackageResources.transcript_js,
    PackageResources.violations_js, PackageResources.compare_js, PackageResources.transport_js,
    PackageResources.case_js, PackageResources.keys_js, PackageResources.page_js,
  ]
  private static let styles: [[UInt8]] = [
    PackageResources.page_css, PackageResources.case_css, PackageResources.print_css,
  ]

  /// The line of `page.html` before which the data stands.
  private static let dataMark = "<!-- data -->\n"

  private static let script = text(scripts)
  private static let style = text(styles)
  private static let halves: [String] = {
    let frame = String(decoding: PackageResources.page_html, as: UTF8.self)
    return filled(frame).components(separatedBy: dataMark)
  }()

  /// What stands before the data.
  static let head = halves.first ?? ""
  /// What stands behind the data.
  static let foot = halves.dropFirst().joined()

  /// Puts script and style into the frame, and allows these two and nothing else.
  private static func filled(_ frame: String) -> String {
    let policy =
      "default-src 'none'; script-src '\(source(of: script))'; style-src '\(source(of: style))';"
      + " base-uri 'none'; form-action 'none'"
    return
      frame
      .replacing("{{policy}}", with: policy)
      .replacing("{{style}}", with: style)
      .replacing("{{script}}", with: script)
  }

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

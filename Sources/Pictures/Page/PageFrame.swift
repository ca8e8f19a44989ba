import Conformance
import Foundation

/// The text around the data of a page: the same for all pages.
enum PageFrame {
  private static let scripts: [String] = [
    EmbeddedFiles.elementsJs, EmbeddedFiles.decodeJs, EmbeddedFiles.storyJs,
    EmbeddedFiles.viewsJs, EmbeddedFiles.listJs, EmbeddedFiles.summaryJs, EmbeddedFiles.triageJs,
    EmbeddedFiles.changesJs, EmbeddedFiles.subjectsJs,
    EmbeddedFiles.screensJs, EmbeddedFiles.swipeJs, EmbeddedFiles.typingJs, EmbeddedFiles.rowsJs,
    EmbeddedFiles.drawingsJs, EmbeddedFiles.stackJs, EmbeddedFiles.ghostJs, EmbeddedFiles.sceneJs,
    EmbeddedFiles.chartJs,
    EmbeddedFiles.curvesJs, EmbeddedFiles.filterJs, EmbeddedFiles.labelsJs, EmbeddedFiles.lanesJs,
    EmbeddedFiles.transcriptJs,
    EmbeddedFiles.violationsJs, EmbeddedFiles.findingJs, EmbeddedFiles.compareJs,
    EmbeddedFiles.besideJs,
    EmbeddedFiles.transportJs,
    EmbeddedFiles.caseJs, EmbeddedFiles.keysJs, EmbeddedFiles.pageJs,
  ]
  private static let styles: [String] = [
    EmbeddedFiles.pageCss, EmbeddedFiles.caseCss, EmbeddedFiles.sceneCss, EmbeddedFiles.printCss,
  ]

  /// The line of `page.html` before which the data stands.
  private static let dataMark = "<!-- data -->\n"

  private static let script = text(scripts)
  private static let style = text(styles)
  private static let halves = filled(EmbeddedFiles.pageHtml).components(separatedBy: dataMark)

  /// The text before the data.
  static let head = halves.first ?? ""
  /// The text behind the data.
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

  private static func text(_ parts: [String]) -> String {
    "\n" + parts.joined(separator: "\n")
  }

  /// Returns the name of an inline text in a content security policy.
  private static func source(of text: String) -> String {
    var hash = SHA256()
    hash.update(Array(text.utf8))
    return "sha256-" + Data(hash.digest()).base64EncodedString()
  }
}

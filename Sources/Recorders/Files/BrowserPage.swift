import Conformance
import Foundation

/// The page that records in a browser: its frame with script and style in it.
enum BrowserPage {
  /// The scripts that record an element of any page.
  private static let scripts: [String] = [
    EmbeddedFiles.recorderTraceJs, EmbeddedFiles.recorderTouchesJs,
    EmbeddedFiles.recorderScrollsJs,
  ]

  /// The script alone, for a page of one's own.
  static let script = scripts.joined(separator: "\n")

  /// The whole file.
  static let text: String = {
    let script = text(scripts + [EmbeddedFiles.recorderPageJs])
    let style = text([EmbeddedFiles.recorderCss])
    // Script and style are allowed, and nothing else.
    let policy =
      "default-src 'none'; script-src '\(source(of: script))'; style-src '\(source(of: style))';"
      + " base-uri 'none'; form-action 'none'"
    return EmbeddedFiles.recorderHtml
      .replacing("{{policy}}", with: policy)
      .replacing("{{style}}", with: style)
      .replacing("{{script}}", with: script)
  }()

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

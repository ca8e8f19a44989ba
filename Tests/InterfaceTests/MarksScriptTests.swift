import Foundation
import TestSupport
import Testing

@Suite("The script that takes Objective-C's marks out")
struct MarksScriptTests {
  private static let marked = """
    @objcMembers class Card: UIView {
      @IBOutlet weak var label: UILabel?
      @IBInspectable @objc dynamic var name = ""

      @objc(tellSomebody)
      func tell() {}
      @IBAction func tap(_ sender: Any) { tell() }
      @objc private func move() {}
    }
    """

  /// The script that stands in the documentation's page.
  private func script() throws -> String {
    let page = Repository.folder
      .appending(path: "Sources/Documentation/uikit-code-on-linux.md")
    let text = try String(contentsOf: page, encoding: .utf8)
    let block = text.components(separatedBy: "```sh\n").dropFirst().first
    return try #require(block?.components(separatedBy: "\n```").first)
  }

  @Test("leaves code that compiles here")
  func compiles() throws {
    let folder = try TemporaryDirectory()
    let file = try folder.write("import HeadlessUIKit\n\n\(Self.marked)\n", to: "Card.swift")
    #expect(try CompiledAgainst.headless.check([file], in: .plain).contains("error:"))
    let program = try folder.write(try script(), to: "marks.sh")
    let (code, output) = try shell("sh '\(program)' '\(file)'")
    #expect(code == 0 && output == "")
    #expect(try CompiledAgainst.headless.check([file], in: .plain) == "")
  }
}

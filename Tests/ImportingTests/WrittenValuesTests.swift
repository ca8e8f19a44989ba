import Testing
import Traces

@testable import Importing

/// Values in the dress that people and programs give them.
@Suite("Values in other dress")
struct WrittenValuesTests {
  private func message(_ text: String) throws -> Message {
    let imported = try Importer("log", screen: nil).read(text)
    #expect(imported.lint == [])
    for line in imported.trace.lines { if case .message(let message) = line { return message } }
    throw CancellationError()
  }

  private func remarks(_ text: String) throws -> [String] {
    try Importer("log", screen: nil).read(text).told
  }

  @Test(
    "a place with a point in it, whatever stands around and between",
    arguments: [
      "offset=0.5,5.25", "offset: [0.5, 5.25]", "offset: 0.5 5.25", "offset: <0.5, 5.25>",
      "offset 0.5, 5.25", "offset=\"{0.5, 5.25}\"", "y=\"5.25\" x=\"0.5\"",
      "UIScrollView {0.5, 5.25}", "contentOffset: {\"x\": \"0.5\", \"y\": \"5.25\"}",
    ]
  )
  func places(_ text: String) throws {
    let message = try message("scrollViewDidScroll " + text)
    #expect(message.state.contentOffset == Point(0.5, 5.25))
  }

  @Test(
    "whole numbers behind the name of a place are one",
    arguments: ["[0, -5]", "0, -5", "(0, -5)"]
  )
  func wholePlaces(_ text: String) throws {
    #expect(try message("scrollViewDidScroll offset: " + text).state.contentOffset == Point(0, -5))
  }

  @Test(
    "three numbers are no place, and a comma may be a decimal one",
    arguments: ["offset: 1.5, 2.5, 3.5", "y: 1,021", "y: 5/100"]
  )
  func noPlaces(_ text: String) throws {
    #expect(try message("scrollViewDidScroll " + text).state.contentOffset == nil)
  }

  @Test(
    "that nothing glides, in whatever words",
    arguments: [
      "willDecelerate: ❌", "decelerate: nein", "decelerate: non", "UICollectionView false",
      "decelerate=\"false\"", "decelerate: ObjCBool(false)", ", will not decelerate",
      "(no deceleration)",
    ]
  )
  func refusals(_ text: String) throws {
    let message = try message("scrollViewDidEndDragging " + text)
    #expect(message.arguments[.willDecelerate]?.bool == false)
  }

  @Test("a picture behind a message that no colon introduces says nothing of the glide")
  func pictures() throws {
    let message = try message("scrollViewDidEndDragging ✅")
    #expect(message.arguments[.willDecelerate] == nil)
  }

  @Test("a Bool behind a word that nobody knows is left out, and the way to tell it is printed")
  func hints() throws {
    let told = try remarks("scrollViewDidEndDragging bremst: nein")
    #expect(told.contains { $0.contains("(--read bremst=willDecelerate, if it is that)") })
    let several = try remarks("scrollViewDidEndDragging | NO | NO | NO")
    #expect(!several.contains { $0.contains("--read") }, "\(several)")
  }

  @Test(
    "rows of tables",
    arguments: ["(1, 4)", "1/4", "s1 r4", "⟨1,4⟩", "[1, 4]", "1-4", "section 1 row 4"]
  )
  func rows(_ text: String) throws {
    let message = try message("tableView(_:didSelectRowAt:) " + text)
    #expect(message.arguments[.didSelectRowAt]?.rowPath == RowPath(section: 1, row: 4))
  }

  @Test("a range of characters is neither a place nor a row")
  func ranges() throws {
    let log = "textField:shouldChangeCharactersInRange:{1, 0} replacementString: \"5\""
    #expect(try message(log).arguments.map(\.label.text) == ["replacementString"])
    #expect(try !remarks(log).contains { $0.contains("stands alone") })
  }

  @Test("a method that the format does not have is left out by its name, and is no gap")
  func unknownMethod() throws {
    let log = "textFieldDidBeginEditing\ntextFieldDidChangeSelection\ntextFieldDidEndEditing\n"
    let imported = try Importer("log").read(log)
    #expect(imported.trace.lines.count == 2)
    #expect(imported.told.contains { $0.hasPrefix("messages that the format does not have") })
  }

  @Test(
    "a meaning that is none is a mistake of who tells it, and an empty file says that it is empty"
  )
  func mistakes() {
    var settings = ImportSettings(id: "test/it")
    settings.words = ["decelerating": "willDecelerat"]
    #expect(settings.mistakeInWords?.hasSuffix("did you mean willDecelerate?") ?? false)
    settings.words = ["decelerating": "willDecelerate"]
    #expect(settings.mistakeInWords == nil)
    #expect(Importer("log").error(" \n").hasPrefix("f:1:1: the file is empty"))
  }

  @Test("a file that looks like a log is known as one")
  func look() {
    #expect(ImportFormat.look(of: Array("scrollViewDidScroll:\n".utf8))?.name == "log")
    #expect(ImportFormat.look(of: Array("words\n".utf8)) == nil)
  }
}

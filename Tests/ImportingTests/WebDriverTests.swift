import Testing
import Traces

@testable import Importing

@Suite("WebDriver's actions")
struct WebDriverTests {
  private let importer = Importer("webdriver")

  private func finger(_ id: String, _ items: String) -> String {
    """
    {"type":"pointer","id":"\(id)","parameters":{"pointerType":"touch"},"actions":[\(items)]}
    """
  }

  private func actions(_ sources: String...) -> String {
    "{\"actions\":[\(sources.joined(separator: ","))]}"
  }

  private let down = #"{"type":"pointerDown","button":0}"#
  private let up = #"{"type":"pointerUp","button":0}"#

  private func move(_ x: String, _ y: String, _ more: String = "") -> String {
    #"{"type":"pointerMove","x":\#(x),"y":\#(y)\#(more)}"#
  }

  @Test("a move is a straight line at constant speed, once in a sixtieth of a second")
  func interpolation() throws {
    let text = actions(
      finger(
        "a",
        [
          move("10", "100"), down, #"{"type":"pause","duration":50}"#,
          move("10", "40", #","duration":50"#), up,
        ].joined(separator: ",")
      )
    )
    let imported = try importer.read(text)
    #expect(
      imported.touches == [
        "0 began 1 (10.0,100.0)", "66666 moved 1 (10.0,80.0)", "83333 moved 1 (10.0,60.0)",
        "100000 moved 1 (10.0,40.0)", "100000 ended 1 (10.0,40.0)",
      ]
    )
    #expect(imported.told == [])
    #expect(imported.lint == [])
  }

  @Test("an item of each source belongs to one tick, which lasts as long as its longest")
  func ticks() throws {
    let text = actions(
      finger("a", [move("10", "10"), down, move("20", "10"), up].joined(separator: ",")),
      finger(
        "b",
        [move("50", "10"), down, move("40.5", "10", #","duration":16,"origin":"viewport""#)]
          .joined(separator: ",")
      ),
      #"{"type":"none","id":"n","actions":[{"type":"pause"},{"type":"pause","duration":100}]}"#
    )
    let imported = try importer.read(text)
    #expect(
      imported.touches == [
        "0 began 1 (10.0,10.0)", "0 began 2 (50.0,10.0)", "116000 moved 1 (20.0,10.0)",
        "116000 moved 2 (40.5,10.0)", "116000 ended 1 (20.0,10.0)",
        "116000 cancelled 2 (40.5,10.0)",
      ]
    )
    #expect(imported.told == ["fingers that were down at the end, cancelled there: 1"])
  }

  @Test("moves count from the pointer, and a command begins where the last one ended")
  func relative() throws {
    let first = actions(finger("a", [move("10", "10"), down].joined(separator: ",")))
    let second = actions(
      finger(
        "a",
        [move("-5", "0", #","origin":"pointer""#), move("5", "10"), up].joined(separator: ",")
      )
    )
    let imported = try importer.read("[\(first),\n\(second)]")
    #expect(
      imported.touches == ["0 began 1 (10.0,10.0)", "0 moved 1 (5.0,10.0)", "0 ended 1 (5.0,10.0)"]
    )
  }

  @Test("keys and wheels are lost, a mouse is a finger")
  func others() throws {
    let text = actions(
      #"{"type":"key","id":"k","actions":[{"type":"keyDown","value":"a"}]}"#,
      #"{"type":"pointer","id":"m","actions":[\#(down),{"type":"pointerCancel"}]}"#
    )
    let imported = try importer.read(text)
    #expect(imported.touches == ["0 began 1 (0.0,0.0)", "0 cancelled 1 (0.0,0.0)"])
    #expect(
      imported.told == [
        "actions of keys and wheels, left out: 1", "a mouse or a pen is taken as a finger",
      ]
    )
  }

  @Test(
    "mistakes have their places",
    arguments: [
      ("{\"actions\":[", "f:1:13: the file breaks off; expected a whole JSON value"),
      ("{\"action\":[]}", "f:1:1: the key \"actions\" is missing"),
      ("{\"actions\":\n {}}", "f:2:2: \"actions\" is an object; expected an array"),
      ("{\"actions\":[]}", "f:1:15: no touch begins in the file"),
      (
        #"{"actions":[{"type":"pointr","id":"a","actions":[]}]}"#,
        "f:1:21: unknown source \"pointr\"; expected one of none, key, pointer, wheel; did you mean "
          + "pointer?"
      ),
      (
        #"{"actions":[{"type":"pointer","id":"a","actions":[{"type":"pointerDwn"}]}]}"#,
        "f:1:59: unknown action \"pointerDwn\""
      ),
      (
        #"{"actions":[{"type":"pointer","id":"a","actions":[{"type":"pause","duration":1.5}]}]}"#,
        "f:1:78: \"duration\" is \"1.5\"; expected a whole number from 0 to 1000000000"
      ),
      (
        #"{"actions":[{"type":"pointer","id":"a","actions":[{"type":"pause","duration":1e400}]}]}"#,
        "f:1:78: \"duration\" is \"1e400\"; expected a number that a computer can hold"
      ),
      (
        #"{"actions":[{"type":"pointer","id":"a","actions":[{"type":"pointerMove","x":NaN}]}]}"#,
        "f:1:77: this is not JSON: found \"NaN\""
      ),
      (
        #"""
        {"actions":[{"type":"pointer","id":"a","actions":[
        {"type":"pointerMove","x":1,"y":1,"origin":{"element-6066-11e4-a52e-4f735466cecf":"e"}}]}]}
        """#,
        "f:2:44: the origin is an element, and where it is does not stand in the file"
      ),
      (
        #"""
        {"actions":[{"type":"pointer","id":"a","actions":[{"type":"pointerMove","x":9e9,"y":1},
        {"type":"pointerDown"}]}]}
        """#,
        "f:2:1: the place (9000000000.0, 1.0) is out of range"
      ),
    ]
  )
  func mistakes(_ text: String, _ message: String) {
    let error = importer.error(text)
    #expect(error.hasPrefix(message), "\(error)")
  }
}

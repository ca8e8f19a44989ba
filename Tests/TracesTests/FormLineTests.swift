import Testing
import Traces

@Suite("Lines about forms")
struct FormLineTests {
  /// Returns the mistake in a header whose form has a property list.
  private func mistake(_ list: String) -> String? {
    let header =
      #"{"trace":1,"id":"a","component":"form","config":{"bounds":[320,480],"propertyList":\#(list)}}"#
    var reader = TraceReader(bytes: Array((header + "\n{\"end\":0}\n").utf8))
    do {
      _ = try reader.nextTrace()
      return nil
    } catch {
      return "\(error)"
    }
  }

  @Test("say what is wrong with a property list that is none, and where")
  func noList() throws {
    let wrong = try #require(mistake(#"{"CellType":"TextDataEntryCell"}"#))
    #expect(wrong.contains("a property list: an array of dictionaries"))
    #expect(wrong.hasPrefix("1:"))
    #expect(mistake(#"[["TextDataEntryCell"]]"#)?.contains("a dictionary with a CellType") == true)
  }

  @Test("name the classes of cells, and the one that was meant")
  func unknownClass() throws {
    let wrong = try #require(mistake(#"[{"CellType":"TextDataEntyCell"}]"#))
    #expect(wrong.contains("TextDataEntryCell"))
    #expect(wrong.contains("class of cells"))
    #expect(mistake(#"[{"Label":"a"}]"#)?.contains("CellType") == true)
  }

  @Test("name the key that was meant")
  func unknownKey() throws {
    let wrong = try #require(mistake(#"[{"CellType":"BaseDataEntryCell","datakey":"a"}]"#))
    #expect(wrong.contains("DataKey"))
  }

  @Test("spell a property list out as a table's rows")
  func spelledOut() throws {
    let header =
      #"{"trace":1,"id":"a","component":"form","config":{"bounds":[320,480],"propertyList":[{"CellType":"BaseDataEntryCell"},{"CellType":"EmailDataEntryCell","DataKey":"k"}]}}"#
    var reader = TraceReader(bytes: Array((header + "\n{\"end\":0}\n").utf8))
    let trace = try #require(try reader.nextTrace())
    let view = try #require(trace.header.spelledOutViews.first)
    #expect(
      view.config["identifiers"]
        == .array([.string("BaseDataEntryCell"), .string("EmailDataEntryCell")])
    )
    #expect(view.formRows.map(\.hasField) == [false, true])
    #expect(trace.header.effectiveViews.first?.config["sections"] == nil)
  }
}

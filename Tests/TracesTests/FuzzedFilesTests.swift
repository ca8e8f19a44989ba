import Foundation
import ReaderProperties
import Testing
import TestSupport
import Traces

/// The files that `.ci/fuzz reader` found, each made as small as it goes.
@Suite("A file that fuzzing broke the reader with")
struct FuzzedFilesTests {
  struct Input: CustomTestStringConvertible, Sendable {
    let what: String
    let text: String

    var testDescription: String { what }

    init(_ what: String, _ text: String) {
      self.what = what
      self.text = text
    }
  }

  @Test("is read the same in every way now", arguments: inputs)
  func holds(_ input: Input) {
    #expect(ReaderProperties.broken(by: Array(input.text.utf8)) == nil)
  }

  @Test("is none of the seeds", arguments: PackageFiles.paths(below: seeds, endingIn: ".jsonl"))
  func seed(_ path: String) throws {
    let bytes = try PackageFiles.bytes(path, in: Self.seeds)
    #expect(ReaderProperties.broken(by: bytes) == nil)
    #expect(throws: Never.self) { try Formatter.canonical(bytes) }
  }

  private static let seeds = Repository.folder.appending(path: "Tests/FuzzTargets/Seeds")

  private static let wrong = #"{"trace":1}"# + "\n"

  static let inputs: [Input] = [
    Input("no header, but it begins like one", wrong + #"{"trace""x"}"#),
    Input(
      "a call that the view does not have, before a line that is no JSON",
      #"{"trace":1,"id":"a","component":"field","views":{"name":{"component":"field","frame":[0,0,320,40]}}}"#
        + "\n"
        + #"{"t":100000,"call":"loadRequest(_:)","args":{"request":"http://a.example/"}}"# + "\n"
        + #"{"t":100000,"message":"textFieldDidBeginEditing(_:)","args":{"other",1}}"# + "\n"
    ),
  ]
}

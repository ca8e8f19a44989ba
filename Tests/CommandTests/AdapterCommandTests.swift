import Adapters
import Conformance
import Foundation
import TestSupport
import Testing

@testable import touchstone

@Suite("touchstone adapter")
struct AdapterCommandTests {
  private let fixture: TemporaryDirectory

  init() throws { fixture = try TemporaryDirectory() }

  private func names(below folder: String) throws -> [String] {
    try FileManager.default.subpathsOfDirectory(atPath: fixture.path + "/" + folder).sorted()
  }

  // By name: a test's log is not to hold the bytes of the files.
  @Test("writes every file, and says what to type next", arguments: Template.all.map(\.language))
  func writes(_ language: String) throws {
    let template = try #require(Template.all.first { $0.language == language })
    let folder = fixture.path + "/mine"
    let done = Invocation("adapter", template.language, "--out", folder)
    #expect(done.code == .success)
    #expect(done.errors == "")
    for file in template.files {
      let data = FileManager.default.contents(atPath: "\(folder)/\(file.path)")
      #expect(data == Data(file.text.utf8))
      #expect(done.output.contains("wrote \(folder)/\(file.path)\n"))
    }
    #expect(done.output.contains("\n  touchstone smoke --subject "))
    #expect(done.output.contains("\n  touchstone run traces --subject "))
    #expect(try names(below: "mine").allSatisfy { !$0.hasSuffix(".partial") })
  }

  @Test("overwrites nothing: it names what stands there, and writes none of the files")
  func refuses() throws {
    try fixture.write("mine", to: "mine/adapter.c")
    let refused = Invocation("adapter", "c", "--out", fixture.path + "/mine/")
    #expect(refused.code == .failed)
    #expect(refused.output == "")
    #expect(
      refused.errors == """
        \(fixture.path)/mine/adapter.c: stands there already
        touchstone adapter: nothing was written; choose another --out

        """
    )
    #expect(try names(below: "mine") == ["adapter.c"])
  }

  @Test("completes what a killed process left of the files, and then finds all of them there")
  func completes() throws {
    let folder = fixture.path + "/mine"
    #expect(Invocation("adapter", "c", "--out", folder).code == .success)
    let whole = try names(below: "mine")
    try FileManager.default.removeItem(atPath: folder + "/adapter.c")
    #expect(Invocation("adapter", "c", "--out", folder).code == .success)
    #expect(try names(below: "mine") == whole)
    let again = Invocation("adapter", "c", "--out", folder)
    #expect(again.code == .failed)
    #expect(again.errors.contains("/mine/adapter.c: stands there already\n"))
  }

  @Test("leaves nothing behind where one of the files cannot be written")
  func rollsBack() throws {
    // The sources' folder is a file.
    try fixture.write("", to: "mine/Sources")
    let failed = Invocation("adapter", "swift", "--out", fixture.path + "/mine")
    #expect(failed.code == .failed)
    #expect(failed.errors.contains("/mine/Sources/adapter: cannot be written: not a directory\n"))
    #expect(try names(below: "mine") == ["Sources"])
    let nowhere = Invocation("adapter", "python", "--out", fixture.path + "/mine/Sources/deep/er")
    #expect(nowhere.code == .failed)
    #expect(try names(below: ".") == ["mine", "mine/Sources"])
  }

  @Test("lists the files, and writes none")
  func lists() {
    let list = Invocation("adapter", "swift", "--list")
    #expect(list.code == .success)
    #expect(
      list.output == """
        Package.swift
        README.md
        Sources/adapter/Scroller.swift
        Sources/adapter/TouchstoneHost.swift
        Sources/adapter/main.swift

        """
    )
  }

  @Test("says which languages there are, and that a folder is missing")
  func usage() {
    let unknown = Invocation("adapter", "pyton", "--out", "x")
    #expect(unknown.code == .usage)
    #expect(
      unknown.errors.hasPrefix(
        "touchstone adapter: there is no adapter for \"pyton\"; expected one of c, javascript, "
          + "python, swift; did you mean python?\n"
      )
    )
    let nowhere = Invocation("adapter", "c")
    #expect(nowhere.code == .usage)
    #expect(nowhere.errors.hasPrefix("touchstone adapter: --out DIR is missing\n"))
  }

  @Test("quotes a folder for the shell, once for the command and once for the subject")
  func quotes() throws {
    let folder = fixture.path + "/it's mine"
    let output = Invocation("adapter", "javascript", "--out", folder).output
    let start = "\n  touchstone smoke --subject "
    let line = try #require(output.range(of: start)).upperBound
    let word = output[line...].prefix { $0 != "\n" }
    let inner = try #require(try shell("printf %s \(word)", in: fixture.path)).output
    let path = try #require(try shell("printf %s \(inner.dropFirst(5))", in: fixture.path)).output
    #expect(inner.hasPrefix("node "))
    #expect(path == folder + "/adapter.js")
  }
}

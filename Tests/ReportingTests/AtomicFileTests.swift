import Foundation
import TestSupport
import Testing

@testable import Reporting

@Suite("A file that is written")
struct AtomicFileTests {
  private let directory: TemporaryDirectory
  private var folder: String { directory.path }

  init() throws {
    directory = try TemporaryDirectory()
  }

  private func names() throws -> [String] {
    try FileManager.default.contentsOfDirectory(atPath: folder).sorted()
  }

  @Test("appears whole, alone, and replaces what stood there")
  func replaces() throws {
    let file = folder + "/report.xml"
    try AtomicFile(file).probe()
    #expect(try names().isEmpty)
    try AtomicFile(file).write(Array("one".utf8))
    try AtomicFile(file).write(Array("two".utf8))
    #expect(FileManager.default.contents(atPath: file) == Data("two".utf8))
    #expect(try names() == ["report.xml"])
  }

  @Test(
    "is refused with the reason for which its folder cannot be made",
    .enabled(if: FileManager.default.fileExists(atPath: "/sys/kernel"))
  )
  func folderRefused() {
    let failure = #expect(throws: FileFailure.self) {
      try AtomicFile("/sys/touchstone/report.xml").write([])
    }
    #expect(failure?.path == "/sys/touchstone")
    #expect(failure?.why != "no such file or directory")
  }

  @Test("keeps the rights of what it replaces, and the link that leads to it")
  func keepsRights() throws {
    let file = folder + "/report.xml"
    let link = folder + "/latest.xml"
    try Data().write(to: URL(fileURLWithPath: file))
    try FileManager.default.setAttributes([.posixPermissions: 0o640], ofItemAtPath: file)
    try FileManager.default.createSymbolicLink(atPath: link, withDestinationPath: file)
    try AtomicFile(link).write(Array("new".utf8))
    #expect(FileManager.default.contents(atPath: file) == Data("new".utf8))
    let rights = try FileManager.default.attributesOfItem(atPath: file)[.posixPermissions]
    #expect((rights as? NSNumber)?.intValue == 0o640)
    #expect(try FileManager.default.destinationOfSymbolicLink(atPath: link) == file)
  }

  @Test("is made where a link leads that leads to no file yet, and the link stays")
  func danglingLink() throws {
    try directory.write("", to: "a/here")
    try FileManager.default.createSymbolicLink(
      atPath: folder + "/latest.xml",
      withDestinationPath: "a/report.xml"
    )
    try AtomicFile(folder + "/latest.xml").write(Array("new".utf8))
    #expect(FileManager.default.contents(atPath: folder + "/a/report.xml") == Data("new".utf8))
    #expect(
      try FileManager.default.destinationOfSymbolicLink(atPath: folder + "/latest.xml")
        == "a/report.xml"
    )
  }

  @Test("is one file whatever it is called, also before it is there")
  func identity() throws {
    try directory.write("x", to: "a/old.xml")
    try directory.link("old", to: "a/old.xml")
    try directory.link("first.xml", to: "a/new.xml")
    try directory.link("second.html", to: "first.xml")
    try directory.link("b", to: "a")
    try FileManager.default.linkItem(atPath: folder + "/a/old.xml", toPath: folder + "/hard.xml")
    let one = FileIdentity(folder + "/a/old.xml")
    for name in ["old", "./a/../a/old.xml", "hard.xml", "b/old.xml"] {
      #expect(FileIdentity(folder + "/" + name) == one)
    }
    let new = FileIdentity(folder + "/a/new.xml")
    for name in ["first.xml", "second.html", "a//./new.xml", "b/new.xml", "a/x/../new.xml"] {
      #expect(FileIdentity(folder + "/" + name) == new, "\(name)")
    }
    #expect(FileIdentity(folder + "/a/other.xml") != new)
    #expect(FileIdentity("/dev/null") == nil)
  }

  @Test("makes the folders that it stands in")
  func missingFolder() throws {
    let file = folder + "/a/b/report.xml"
    try AtomicFile(file).probe()
    try AtomicFile(file).write([65])
    #expect(FileManager.default.contents(atPath: file) == Data("A".utf8))
    #expect(try FileManager.default.contentsOfDirectory(atPath: folder + "/a/b") == ["report.xml"])
  }

  @Test("says why it cannot be written, before and after")
  func noFolder() throws {
    try directory.write("", to: "no")
    let file = AtomicFile(folder + "/no/report.xml")
    let failure = FileFailure(path: folder + "/no/report.xml", why: "not a directory")
    #expect(throws: failure) { try file.probe() }
    #expect(throws: failure) { try file.write([]) }
  }

  @Test("that is a folder is refused before anything is written", arguments: ["", "/", "/new/"])
  func isFolder(ending: String) throws {
    let path = folder + ending
    let failure = #expect(throws: FileFailure.self) { try AtomicFile(path).probe() }
    #expect(failure?.why.hasPrefix("it is a folder; name a file, such as ") == true)
  }

  @Test("is written though a killed process left a file of any such name behind")
  func leftovers() throws {
    for ending in [".new", ".partial", ".1.new", ".\(getpid()).partial"] {
      try directory.write("left", to: "report.xml" + ending)
    }
    try directory.write("old", to: "report.xml")
    try AtomicFile(folder + "/report.xml").write(Array("new".utf8))
    let growing = try AtomicFile(folder + "/report.xml").growing()
    growing.take(Array("grown".utf8))
    try growing.finish()
    let read = FileManager.default.contents(atPath: folder + "/report.xml")
    #expect(read == Data("grown".utf8))
    #expect(try names() == ["report.xml", "report.xml.1.new", "report.xml.\(getpid()).partial"])
  }

  @Test("can be read beside its place while it grows, and by one writer only")
  func growing() throws {
    let path = try directory.write("old", to: "run.jsonl")
    let file = try AtomicFile(path).growing()
    file.take(Array("one\n".utf8))
    #expect(FileManager.default.contents(atPath: path + ".partial") == Data("one\n".utf8))
    #expect(FileManager.default.contents(atPath: path) == Data("old".utf8))
    let failure = #expect(throws: FileFailure.self) { try AtomicFile(path).growing() }
    #expect(failure?.why == "another run is writing it, in \(path).partial")
    try file.finish()
    #expect(FileManager.default.contents(atPath: path) == Data("one\n".utf8))
    #expect(try names() == ["run.jsonl"])
  }

  @Test("is never replaced where it is to be new")
  func new() throws {
    let path = try directory.write("old", to: "list.jsonl")
    #expect(throws: FileFailure.self) { try AtomicFile(path).writeNew([65]) }
    #expect(FileManager.default.contents(atPath: path) == Data("old".utf8))
    #expect(try names() == ["list.jsonl"])
  }

  @Test("leaves nothing behind where it cannot take its name")
  func nameIsTaken() throws {
    let file = folder + "/report.xml"
    try FileManager.default.createDirectory(atPath: file, withIntermediateDirectories: true)
    #expect(throws: FileFailure.self) { try AtomicFile(file).write([1]) }
    #expect(try names() == ["report.xml"])
  }

  @Test("takes pieces, and keeps what stood there where they break off")
  func pieces() throws {
    struct BrokenOff: Error {}
    let file = try directory.write("old", to: "report.xml")
    #expect(throws: BrokenOff.self) {
      try AtomicFile(file).write { take in
        take([1])
        throw BrokenOff()
      }
    }
    #expect(FileManager.default.contents(atPath: file) == Data("old".utf8))
    try AtomicFile(file).write { take in
      for piece in ["n", "e", "w"] { take(Array(piece.utf8)) }
    }
    #expect(FileManager.default.contents(atPath: file) == Data("new".utf8))
    #expect(try names() == ["report.xml"])
  }

  @Test("may be a device, which is written as it is")
  func device() throws {
    try AtomicFile("/dev/null").probe()
    try AtomicFile("/dev/null").write([1, 2, 3])
    #expect(throws: FileFailure.self) { try AtomicFile("/dev/full").write([1, 2, 3]) }
  }
}

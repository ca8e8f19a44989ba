import Foundation
import Testing

@testable import Reporting

@Suite("A file that is written")
struct AtomicFileTests {
  private let folder: String

  init() throws {
    folder = NSTemporaryDirectory() + "touchstone-" + UUID().uuidString
    try FileManager.default.createDirectory(atPath: folder, withIntermediateDirectories: true)
  }

  private func names() throws -> [String] {
    try FileManager.default.contentsOfDirectory(atPath: folder).sorted()
  }

  @Test("appears whole, alone, and replaces what stood there")
  func replaces() throws {
    defer { try? FileManager.default.removeItem(atPath: folder) }
    let file = folder + "/report.xml"
    try AtomicFile(file).probe()
    #expect(try names().isEmpty)
    try AtomicFile(file).write(Array("one".utf8))
    try AtomicFile(file).write(Array("two".utf8))
    #expect(FileManager.default.contents(atPath: file) == Data("two".utf8))
    #expect(try names() == ["report.xml"])
  }

  @Test("keeps the rights of what it replaces, and the link that leads to it")
  func keepsRights() throws {
    defer { try? FileManager.default.removeItem(atPath: folder) }
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

  @Test("says why it cannot be written, before and after")
  func missingFolder() throws {
    defer { try? FileManager.default.removeItem(atPath: folder) }
    let file = AtomicFile(folder + "/no/report.xml")
    let failure = FileFailure(path: folder + "/no/report.xml", why: "no such file or directory")
    #expect(throws: failure) { try file.probe() }
    #expect(throws: failure) { try file.write([]) }
  }

  @Test("leaves nothing behind where it cannot take its name")
  func nameIsTaken() throws {
    defer { try? FileManager.default.removeItem(atPath: folder) }
    let file = folder + "/report.xml"
    try FileManager.default.createDirectory(atPath: file, withIntermediateDirectories: true)
    #expect(throws: FileFailure.self) { try AtomicFile(file).write([1]) }
    #expect(try names() == ["report.xml"])
  }

  @Test("may be a device, which is written as it is")
  func device() throws {
    defer { try? FileManager.default.removeItem(atPath: folder) }
    try AtomicFile("/dev/null").probe()
    try AtomicFile("/dev/null").write([1, 2, 3])
    #expect(throws: FileFailure.self) { try AtomicFile("/dev/full").write([1, 2, 3]) }
  }
}

import Conformance
import TestSupport
import Testing

@testable import touchstone

@Suite("doctor")
struct DoctorCommandTests {
  @Test("says where a program is, and what a missing one would give")
  func finds() throws {
    let fixture = try TemporaryDirectory()
    let node = try fixture.write("#!/bin/sh\n", to: "node")
    #expect(try shell("chmod +x '\(node)'", in: fixture.path)?.code == 0)
    let page = Invocation(["doctor"], environment: ["PATH": fixture.path])
    #expect(page.code == .success)
    #expect(page.output.contains("✓ node            \(fixture.path)/node\n"), "\(page.output)")
    #expect(page.output.contains("· python3         missing: it gives adapters in Python"))
  }
}

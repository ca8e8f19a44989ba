import TestSupport
import Testing
import Traces

@testable import Conformance

@Suite("The digest of a trace")
struct SHA256Tests {
  /// Texts and hashes of FIPS 180-4's examples, and one of a thousand letters.
  static let examples: [(text: String, digits: String)] = [
    ("", "e3b0c44298fc1c149afbf4c8996fb92427ae41e4649b934ca495991b7852b855"),
    ("abc", "ba7816bf8f01cfea414140de5dae2223b00361a396177a9cb410ff61f20015ad"),
    (
      "abcdbcdecdefdefgefghfghighijhijkijkljklmklmnlmnomnopnopq",
      "248d6a61d20638b8e5c026930c3e6039a33ce45964ff2167f6ecedd419db06c1"
    ),
    (
      String(repeating: "a", count: 1000),
      "41edece42d63e8d9bf515a9ba6932e1c20cbc9f5a5d134645adb5db1b9737ea3"
    ),
  ]

  @Test("is SHA-256", arguments: examples)
  func hash(_ text: String, _ digits: String) {
    var hash = SHA256()
    hash.update(Array(text.utf8))
    #expect(hash.digits() == digits)
  }

  @Test("is the same for bytes that come in pieces", arguments: [1, 63, 64, 65])
  func pieces(_ size: Int) {
    let bytes = (0..<1000).map { UInt8(truncatingIfNeeded: $0 * 7) }
    var whole = SHA256()
    whole.update(bytes)
    var pieces = SHA256()
    for start in stride(from: 0, to: bytes.count, by: size) {
      pieces.update(Array(bytes[start..<min(bytes.count, start + size)]))
    }
    #expect(pieces.digits() == whole.digits())
  }

  @Test("is that of the bytes that fmt prints, however the file spells the trace")
  func canonical() throws {
    let text = TraceText.drag("scroll/a")
    var reader = TraceReader(bytes: Array(text.utf8))
    let trace = try #require(try reader.nextTrace())
    var hash = SHA256()
    hash.update(Array(text.utf8))
    #expect(Digest(of: trace).description == "sha256:" + hash.digits())

    let spelt = text.replacing(",\"x\":160", with: ", \"x\" : 160.0")
    var other = TraceReader(bytes: Array(spelt.utf8))
    #expect(Digest(of: try #require(try other.nextTrace())) == Digest(of: trace))
    var edited = trace
    edited.lines.append(.comment(Comment("a word")))
    #expect(Digest(of: edited) != Digest(of: trace))
  }
}

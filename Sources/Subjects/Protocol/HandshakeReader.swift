import Traces

/// Reads the answer to the handshake, strictly: a misspelt name in it would leave out cases for ever.
struct HandshakeReader {
  /// A mistake in a handshake.
  struct Mistake: Error, Hashable {
    /// The mistake; what was expected; and a suggestion where a name is nearly right.
    var text: String
  }

  /// The version of the protocol that is spoken.
  static let version = 1

  private static let keys = [
    "hello", "name", "version", "language", "components", "plays", "tells", "capabilities",
    "issues",
  ]

  /// Reads a handshake.
  ///
  /// - Parameter line: the answer, without padding.
  /// - Returns: what the subject says of itself.
  /// - Throws: `Mistake` for whatever is wrong with it.
  static func read(_ line: [UInt8]) throws(Mistake) -> SubjectIdentity {
    let node: JSONNode
    do {
      var parser = JSONParser(line)
      node = try parser.parseLine()
    } catch {
      throw Mistake(text: "column \(error.offset + 1): \(error.problem.description)")
    }
    let members = try object(node, "the handshake", keys: keys)
    try checkVersion(members, line)
    guard let name = try members.text("name"), !name.isEmpty else {
      throw Mistake(text: "it lacks the key \"name\"; expected the library's name, a text")
    }
    var identity = SubjectIdentity(name: name)
    identity.version = try members.text("version")
    identity.language = try members.text("language")
    identity.issues = try members.text("issues")
    identity.components = try members.texts("components")
    identity.capabilities = try members.texts("capabilities")
    try readPlays(members, into: &identity)
    try readTells(members, into: &identity)
    return identity
  }

  private static func checkVersion(
    _ members: Members,
    _ line: [UInt8]
  ) throws(Mistake) {
    guard let node = members["hello"], case .number = node.content else {
      throw Mistake(text: "it lacks the key \"hello\"; expected {\"hello\":\(version),…}")
    }
    let text = String(decoding: line[node.range], as: UTF8.self)
    guard text == String(version) else {
      throw Mistake(
        text: "it speaks version \(text) of the protocol; expected {\"hello\":\(version),…}"
      )
    }
  }

  private static func readPlays(
    _ members: Members,
    into identity: inout SubjectIdentity
  ) throws(Mistake) {
    guard let node = members["plays"] else { return }
    let plays = try object(node, "\"plays\"", keys: ["config", "calls", "delegate"])
    identity.plays.config = try plays.names("config", "property", Vocabulary.propertyNames)
    identity.plays.calls = try plays.names("calls", "call", Vocabulary.callNames)
    identity.plays.delegate = try plays.names("delegate", "message", Vocabulary.messageNames)
  }

  private static func readTells(
    _ members: Members,
    into identity: inout SubjectIdentity
  ) throws(Mistake) {
    guard let node = members["tells"] else { return }
    let tells = try object(node, "\"tells\"", keys: ["messages", "state"])
    identity.tells.messages = try tells.names("messages", "message", Vocabulary.messageNames)
    identity.tells.state = try tells.names("state", "key of state", Vocabulary.stateKeyNames)
  }

  private static func object(
    _ node: JSONNode,
    _ title: String,
    keys: [String]
  ) throws(Mistake) -> Members {
    guard case .object(let members) = node.content else {
      throw Mistake(text: "\(title) is no object")
    }
    for member in members where !keys.contains(member.key) && !member.key.hasPrefix("x-") {
      throw Mistake(
        text: "\(title) has no key \"\(member.key)\"; expected one of "
          + keys.joined(separator: ", ") + suggestion(for: member.key, among: keys)
      )
    }
    return Members(members: members)
  }

  fileprivate static func suggestion(for word: String, among names: [String]) -> String {
    Suggestion.closest(to: word, among: names).map { "; did you mean \"\($0)\"?" } ?? ""
  }
}

/// The members of an object of the handshake, each read with the message that says what it should be.
private struct Members {
  var members: [JSONNode.Member]

  subscript(key: String) -> JSONNode? { members.first { $0.key == key }?.value }

  func text(_ key: String) throws(HandshakeReader.Mistake) -> String? {
    guard let node = self[key] else { return nil }
    guard case .string(let text) = node.content else {
      throw HandshakeReader.Mistake(text: "\"\(key)\" is no text")
    }
    return text
  }

  func texts(_ key: String) throws(HandshakeReader.Mistake) -> [String]? {
    guard let node = self[key] else { return nil }
    guard case .array(let elements) = node.content else {
      throw HandshakeReader.Mistake(text: "\"\(key)\" is no array of texts")
    }
    var texts: [String] = []
    for element in elements {
      guard case .string(let text) = element.content else {
        throw HandshakeReader.Mistake(text: "\"\(key)\" is no array of texts")
      }
      texts.append(text)
    }
    return texts
  }

  func names(
    _ key: String,
    _ kind: String,
    _ known: [String]
  ) throws(HandshakeReader.Mistake) -> Set<Name>? {
    guard let texts = try texts(key) else { return nil }
    for text in texts where !text.hasPrefix("x-") && !known.contains(text) {
      throw HandshakeReader.Mistake(
        text: "\"\(key)\" lists the unknown \(kind) \"\(text)\""
          + HandshakeReader.suggestion(for: text, among: known)
          + "; `touchstone rules --names` prints all names"
      )
    }
    return Set(texts.map { Name($0) })
  }
}

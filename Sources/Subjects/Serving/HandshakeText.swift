import Traces

/// The answer of a subject to the handshake, as text.
enum HandshakeText {
  /// Returns the answer to the handshake: one line, its line feed included.
  static func line(_ identity: SubjectIdentity) -> [UInt8] {
    let members: [(String, String?)] = [
      ("hello", String(HandshakeReader.version)),
      ("name", JSONText.quoted(identity.name)),
      ("version", identity.version.map(JSONText.quoted)),
      ("language", identity.language.map(JSONText.quoted)),
      ("components", identity.components.map(list)),
      (
        "plays",
        object([
          ("config", identity.plays.config.map(names)), ("calls", identity.plays.calls.map(names)),
          ("delegate", identity.plays.delegate.map(names)),
        ])
      ),
      (
        "tells",
        object([
          ("messages", identity.tells.messages.map(names)),
          ("state", identity.tells.state.map(names)),
        ])
      ),
      ("capabilities", identity.capabilities.map(list)),
      ("issues", identity.issues.map(JSONText.quoted)),
    ]
    return Array(((object(members) ?? "{}") + "\n").utf8)
  }

  private static func object(_ members: [(String, String?)]) -> String? {
    let present = members.compactMap { key, value in value.map { "\"\(key)\":\($0)" } }
    return present.isEmpty ? nil : "{" + present.joined(separator: ",") + "}"
  }

  private static func list(_ texts: [String]) -> String {
    "[" + texts.map(JSONText.quoted).joined(separator: ",") + "]"
  }

  private static func names(_ names: Set<Name>) -> String { list(names.map(\.text).sorted()) }
}

import Traces

/// The path of a case's baseline below the folder of all baselines: `SUBJECT/ID.transcript.jsonl`.
///
/// Two cases never share a path. An id keeps its letters: it has only characters that a path may have.
/// A subject's name may be any text, so all but letters, digits, `-`, `_` and `+` is spelt as `%` with two
/// hexadecimal digits a byte, and so is a `.` at its beginning.
public struct BaselinePath: Hashable, Sendable {
  /// The ending that a pending file has after the name of its baseline.
  ///
  /// It is the last part of the name, so no walk of a directory takes the file for a transcript, and no
  /// id gives a baseline such a name.
  static let pendingEnding = ".pending"

  /// The longest name that file systems allow, less room for what stands behind a subject's name.
  private static let longestFolder = 200

  /// The accepted baseline's path, with `/` between its parts.
  public let accepted: String

  /// The path of the baseline that waits to be accepted.
  public var pending: String { accepted + Self.pendingEnding }

  /// Creates the path of a case.
  ///
  /// - Parameters:
  ///   - id: the case's id.
  ///   - subject: the name of the subject that plays it.
  public init(id: String, subject: String) {
    self.init(id: id, folder: Self.folder(of: subject))
  }

  /// Creates the path of a case in the folder of a subject.
  init(id: String, folder: String) {
    var segments = id.split(separator: "/", omittingEmptySubsequences: false).map(String.init)
    let name = segments.removeLast()
    let folders = segments.map { Self.isFileName($0) ? $0 + "%" : $0 }
    accepted = ([folder] + folders + [name + Source.transcriptEnding]).joined(separator: "/")
  }

  /// Returns the name of a subject's folder.
  public static func folder(of subject: String) -> String {
    var text = ""
    for byte in subject.utf8 {
      let isPlain = byte == UInt8(ascii: ".") ? !text.isEmpty : isPlain(byte)
      text += isPlain ? String(UnicodeScalar(byte)) : escape(byte)
    }
    guard !text.isEmpty else { return "%" }
    guard text.utf8.count > longestFolder else { return text }
    var hash = SHA256()
    hash.update(Array(subject.utf8))
    return text.prefix(longestFolder - 17) + "%-" + hash.digits().prefix(15)
  }

  /// Returns true if a folder of this name would stand in the way of a file: `a.transcript.jsonl/b`
  /// is an id too.
  private static func isFileName(_ segment: String) -> Bool {
    segment.hasSuffix(Source.transcriptEnding)
      || segment.hasSuffix(Source.transcriptEnding + pendingEnding)
  }

  private static func isPlain(_ byte: UInt8) -> Bool {
    byte.isLetter || byte.isDigit || "-_+".utf8.contains(byte)
  }

  private static func escape(_ byte: UInt8) -> String {
    "%" + byte.hexadecimal(width: 2)
  }
}

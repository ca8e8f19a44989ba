import Foundation

/// Writes text files as string literals: `embed-files OUTPUT FILE…`.
///
/// The plugin beside it runs it at each build in which a file has changed.
@main
enum EmbedFiles {
  /// A file that cannot be embedded, and the reason.
  struct Mistake: Error, CustomStringConvertible {
    let description: String
  }

  static func main() {
    do {
      let paths = CommandLine.arguments.dropFirst()
      guard let output = paths.first else { throw Mistake(description: "no output is named") }
      let text = try source(of: Array(paths.dropFirst()))
      try Data(text.utf8).write(to: URL(filePath: output), options: .atomic)
    } catch {
      FileHandle.standardError.write(Data("error: \(error)\n".utf8))
      exit(1)
    }
  }

  /// Makes the source of the enumeration with a property a file.
  ///
  /// - Parameter paths: the files; their names differ, folders apart.
  /// - Returns: the source.
  /// - Throws: `Mistake` for a file that is no UTF-8, or has the name of another; what Foundation throws for
  ///   one that cannot be read.
  static func source(of paths: [String]) throws -> String {
    var names: Set<String> = []
    var text =
      "/// The files of this module, as `embedded-files.txt` lists them.\nenum EmbeddedFiles {\n"
    for path in paths {
      let name = propertyName(of: path)
      guard names.insert(name).inserted else {
        throw Mistake(description: "\(path): another file is \(name) already; rename one of them")
      }
      guard
        let content = String(validating: try Data(contentsOf: URL(filePath: path)), as: UTF8.self)
      else { throw Mistake(description: "\(path): is no text in UTF-8") }
      text += "  static var \(name): String { \"\(escaped(content))\" }\n"
    }
    return text + "}\n"
  }

  /// Returns the name of a file's property: `page.html` is `pageHtml`.
  static func propertyName(of path: String) -> String {
    let words = URL(filePath: path).lastPathComponent
      .split { !($0.isASCII && ($0.isLetter || $0.isNumber)) }
    guard let first = words.first else { return "file" }
    let start =
      first == first.uppercased()
      ? first.lowercased() : first.prefix(1).lowercased() + first.dropFirst()
    return start + words.dropFirst().map { $0.prefix(1).uppercased() + $0.dropFirst() }.joined()
  }

  /// Writes a text as it stands between the quotes of a literal on one line.
  static func escaped(_ text: String) -> String {
    var escaped = ""
    escaped.reserveCapacity(text.utf8.count * 9 / 8)
    for scalar in text.unicodeScalars {
      switch scalar {
      case "\n": escaped += "\\n"
      case "\"": escaped += "\\\""
      case "\\": escaped += "\\\\"
      case _ where scalar.value < 0x20 || scalar.value == 0x7F:
        escaped += "\\u{\(String(scalar.value, radix: 16))}"
      default: escaped.unicodeScalars.append(scalar)
      }
    }
    return escaped
  }
}

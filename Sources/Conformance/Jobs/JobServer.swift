import Foundation
import Glibc

/// The work of a process of a crew, request by request.
package protocol Job {
  /// The work that is to be done.
  associatedtype Request: Decodable
  /// The result of the work.
  associatedtype Reply: Encodable

  /// Does what a request asks for.
  mutating func reply(to request: Request) -> Reply
}

extension Job {
  /// Answers requests from the standard input until it ends.
  ///
  /// - Returns: whether all requests could be read and answered.
  package mutating func serve() -> Bool {
    let output = FileHandle.standardOutput
    while let line = readLine() {
      guard let request = try? JSONDecoder().decode(Request.self, from: Data(line.utf8)),
        var answer = try? JSONEncoder().encode(reply(to: request))
      else { return false }
      answer.append(UInt8(ascii: "\n"))
      do { try output.write(contentsOf: answer) } catch { return false }
    }
    return true
  }
}

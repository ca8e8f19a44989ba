import Testing
import Traces

@testable import Importing

/// Reads recordings that stand in tests.
struct Importer {
  var format: String
  var settings = ImportSettings(id: "test/it")

  init(_ format: String, screen: Point? = Point(390, 844)) {
    self.format = format
    settings.screen = screen
  }

  /// Reads a recording.
  func read(_ text: String) throws -> Imported {
    let format = try #require(ImportFormat.named(format))
    return try format.read(Array(text.utf8), settings)
  }

  /// The touches of a recording, a text each: `0 began 1 (10,20)`.
  func touches(_ text: String) throws -> [String] { try read(text).touches }

  /// The error that a recording gives; empty: it gives none.
  func error(_ text: String) -> String {
    do {
      _ = try read(text)
      return ""
    } catch {
      return (error as? ImportError)?.located(in: "f") ?? "\(error)"
    }
  }
}

extension Imported {
  /// The touches, a text each.
  var touches: [String] {
    trace.lines.compactMap { line in
      guard case .touch(let touch) = line else { return nil }
      let (x, y) = (touch.location.x.double, touch.location.y.double)
      return "\(touch.time ?? -1) \(touch.phase.text) \(touch.finger) (\(x),\(y))"
    }
  }

  /// The losses, a text each.
  var told: [String] {
    losses.map { "\($0.sentence)" + ($0.count.map { ": \($0)" } ?? "") }
  }

  /// The findings of `lint` in the trace as it is written.
  var lint: [String] {
    var writer = TraceWriter()
    writer.write(trace)
    var errors: [String] = []
    Lint.check(TraceReader(bytes: writer.bytes)) { errors.append($0.description) }
    return errors
  }
}

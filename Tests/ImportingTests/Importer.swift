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

  /// The lines of a log's transcript, a text each: `inner: DidScroll at (0.0, 5.5)`, `gap`.
  func lines(_ text: String) throws -> [String] {
    let trace = try read(text).trace
    let views = trace.header.views.map(\.name.text)
    return trace.lines.compactMap { line -> String? in
      if case .gap = line { return "gap" }
      guard case .message(let message) = line else { return nil }
      let name = message.name.text.replacing("scrollView", with: "").prefix { $0 != "(" }
      let values = message.arguments.compactMap { argument in
        argument.value.bool.map { " \(argument.label.text)=\($0)" }
      }
      let place = message.state.contentOffset.map { " at (\($0.x.double), \($0.y.double))" }
      let view = views.isEmpty ? "" : "\(views[Int(message.view.place)]): "
      return view + name + values.joined() + (place ?? "")
    }
  }

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

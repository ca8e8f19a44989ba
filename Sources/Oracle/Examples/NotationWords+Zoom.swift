internal import Traces

extension NotationWords {
  /// The name and the arguments of a call that zooms.
  static func zooming(_ verb: Substring, _ numbers: [Millionths]) -> (Name, [Argument])? {
    let scale = Value.number(numbers.first ?? .zero)
    let animated = Argument(.animated, .bool(verb.hasSuffix("+")))
    switch verb {
    case "scale": return (.zoomScale, [Argument(.zoomScale, scale)])
    case "most": return (.maximumZoomScale, [Argument(.maximumZoomScale, scale)])
    case "zoom", "zoom+": return (.setZoomScale, [Argument(.zoomScale, scale), animated])
    case "show", "show+":
      let rect = Value.list(numbers.map { .number($0) })
      return (.zoomToRect, [Argument("to", rect), animated])
    default: return nil
    }
  }

  /// Adds to a message about zooming what a word tells of it.
  static func tellZoom(_ word: Substring, _ event: Event, in message: inout Message) {
    let view = text(word, after: "=").map { $0 == "none" ? Value.null : .string(String($0)) }
    if event == .viewForZooming {
      message.answer = view
      return
    }
    if let view { message.arguments.append(Argument("with", view)) }
    if event == .didEndZooming, let scale = text(word, after: "!") {
      message.arguments.append(Argument(.atScale, .number(numbers(scale)[0])))
    }
  }
}

extension Event {
  /// Whether the event is a message about zooming, or asks for the view to zoom.
  var isAboutZoom: Bool { isOfZoom || self == .viewForZooming }
}

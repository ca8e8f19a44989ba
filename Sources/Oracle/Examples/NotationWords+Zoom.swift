internal import Traces

extension NotationWords {
  /// Returns the name and the arguments of a call that zooms.
  static func zooming(_ word: CallWord) throws(NotationError) -> (Name, [Argument])? {
    switch word.verb {
    case "scale": return (.zoomScale, [Argument(.zoomScale, try scale(word))])
    case "most": return (.maximumZoomScale, [Argument(.maximumZoomScale, try scale(word))])
    case "zoom", "zoom+":
      return (.setZoomScale, [Argument(.zoomScale, try scale(word)), word.animated])
    case "show", "show+":
      let rect = Value.list(try word.numbers(4).map { .number($0) })
      return (.zoomToRect, [Argument("to", rect), word.animated])
    default: return nil
    }
  }

  private static func scale(_ word: CallWord) throws(NotationError) -> Value {
    .number(try number(word.text))
  }

  /// Adds to a message about zooming what a word tells of it.
  static func tellZoom(
    _ marks: Marks,
    _ event: Event,
    in message: inout Message
  ) throws(NotationError) {
    let view = marks["="].map { $0 == "none" ? Value.null : .string(String($0)) }
    if event == .viewForZooming {
      message.answer = view
      return
    }
    if let view { message.arguments.append(Argument("with", view)) }
    if event == .didEndZooming, let scale = try marks.number("!") {
      message.arguments.append(Argument(.atScale, .number(scale)))
    }
  }
}

extension Event {
  /// True if the event is a message about zooming, or asks for the view to zoom.
  var isAboutZoom: Bool { isOfZoom || self == .viewForZooming }
}

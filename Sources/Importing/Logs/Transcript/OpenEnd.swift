import Traces

/// A hint for readers of the verdict if a log ends while something moves.
struct OpenEnd {
  /// The text of the hint; nil if nothing is open.
  private(set) var hint: String?

  init(_ lines: [Line], _ header: Header) {
    var isGliding = false
    var isDragging = false
    var endsGlides = false
    for line in lines {
      if case .gap = line { (isGliding, isDragging) = (false, false) }
      guard case .message(let message) = line, message.view == .first else { continue }
      switch message.name {
      case .willBeginDragging: (isDragging, isGliding) = (true, false)
      case .willBeginDecelerating: (isDragging, isGliding) = (false, true)
      case .didEndDragging:
        let decelerates = message.arguments[.willDecelerate]?.bool
        (isDragging, isGliding) = (false, decelerates == true)
      case .didEndDecelerating:
        isGliding = false
        endsGlides = true
      default: continue
      }
    }
    if isGliding {
      hint = "the log ends with a glide open: scrollViewDidEndDecelerating is not in it"
      if !endsGlides, header.hears != nil {
        hint? += ", nor anywhere else (--observes all, if it is implemented)"
      }
    } else if isDragging {
      hint = "the log ends with a drag open: scrollViewDidEndDragging is not in it"
    }
  }
}

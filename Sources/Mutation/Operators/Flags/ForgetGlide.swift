internal import Traces

extension Operators {
  static let forgetGlide = Operator(
    "forget-glide",
    "isDecelerating falls as soon as a finger touches the glide.",
    edit: { site in
      site.allOfView.filter { $0.moment.episode == site.moment.episode && $0.line >= site.line }
        .prefix { $0.name != .willBeginDecelerating }
        .flatMap { $0.state[.isDecelerating] == true ? $0.flipping(.isDecelerating) : [] }
    },
    [
      Context(["E03"], "a glide that a finger caught", .willBeginDragging) {
        $0.isPlain && $0.moment.place == .halted && $0.state[.isDecelerating] == true && $0.isQuiet
      }
    ]
  )
}

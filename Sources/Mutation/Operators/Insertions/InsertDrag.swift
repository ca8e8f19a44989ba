internal import Traces

extension Operators {
  static let insertDrag = Operator(
    "insert-drag",
    "A message of a drag or a glide comes where none may come.",
    whileDragging + whileGliding + whereNothingDrags + inPrograms
  )
}

internal import Traces

extension Operators {
  static let drop = Operator(
    "drop",
    "A message is not sent.",
    edit: { $0.dropped },
    dropsOfDrags + dropsOfGlides + dropsOfPrograms + dropsOfZooms + dropsOfRows
  )
}

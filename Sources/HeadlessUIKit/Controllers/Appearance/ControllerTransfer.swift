/// The reason why a controller's view comes or goes: the controller is put into a container or
/// taken out, presented or dismissed (R442).
///
/// It is asked inside the messages of the appearance, and holds until that is over.
nonisolated struct ControllerTransfer: Hashable, Sendable {
  var isMovingToParent = false
  var isMovingFromParent = false
  var isBeingPresented = false
  var isBeingDismissed = false

  /// Ends what brought the view there or away, for it has come or gone.
  mutating func end(isThere: Bool) {
    if isThere {
      isMovingToParent = false
      isBeingPresented = false
    } else {
      isMovingFromParent = false
      isBeingDismissed = false
    }
  }
}

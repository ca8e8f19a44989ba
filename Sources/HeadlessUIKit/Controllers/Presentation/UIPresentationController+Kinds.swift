extension UIPresentationController {
  /// Makes what shows a controller in the style that it has.
  static func make(for controller: UIViewController) -> UIPresentationController {
    switch controller.modalPresentationStyle {
    case .popover: UIPopoverPresentationController(controller)
    case let style where style.isSheet: UISheetPresentationController(controller)
    default: UIPresentationController(controller)
    }
  }

  /// True if a controller is being shown by it, or is shown.
  final var isInUse: Bool { presenter != nil }

  /// Returns true if it is of the kind that a style asks for.
  final func suits(_ style: UIModalPresentationStyle) -> Bool {
    (self is UIPopoverPresentationController) == (style == .popover)
      && (self is UISheetPresentationController) == style.isSheet
  }
}

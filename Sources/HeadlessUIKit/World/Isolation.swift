// A world belongs to whoever plays it: one thread at a time, and no other looks in. Several worlds
// run side by side, for they share nothing.

@available(*, unavailable)
extension UIResponder: Sendable {}

@available(*, unavailable)
extension UIGestureRecognizer: Sendable {}

@available(*, unavailable)
extension UITouch: Sendable {}

@available(*, unavailable)
extension UIEvent: Sendable {}

@available(*, unavailable)
extension UIAction: Sendable {}

@available(*, unavailable)
extension UIBarButtonItem: Sendable {}

@available(*, unavailable)
extension UINavigationItem: Sendable {}

@available(*, unavailable)
extension UIStoryboardSegue: Sendable {}

@available(*, unavailable)
extension UIStoryboardSegueTemplate: Sendable {}

@available(*, unavailable)
extension CALayer: Sendable {}

@available(*, unavailable)
extension CGContext: Sendable {}

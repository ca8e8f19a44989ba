/// A receiver of messages.
package enum Receiver: UInt8, CaseIterable, Sendable {
  case scrollViewDelegate, tableViewDelegate, tableViewDataSource, prefetchDataSource
  case navigationControllerDelegate, presentationControllerDelegate
  case webViewDelegate, textFieldDelegate, textViewDelegate, gestureRecognizerDelegate
  case layerDelegate
  /// A view that overrides the method: plain content.
  case responder
  /// A scroll view that overrides the method.
  case scrollView
  /// A cell that overrides the method.
  case cell
  /// A controller that overrides the method.
  case controller
  /// A target's action, or a closure in its place.
  case action
  /// An observer of a notification.
  case notification
  /// A block that a call was given.
  case block
  /// The application's own code.
  case application
}

/// The answer that counts for a question if nobody answers it.
package enum UsualAnswer: UInt8, Sendable {
  case yes, no
  /// `nil`.
  case none
  /// The thing that the question names.
  case asAsked
  /// The value of the view's properties.
  case ofProperties
  /// The component's own behaviour, which depends on more than the question.
  case ofComponent
  /// Nothing: whoever is asked has to answer.
  case required
}

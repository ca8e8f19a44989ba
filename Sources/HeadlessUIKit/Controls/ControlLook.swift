import Foundation

extension UIControl {
  /// The place of the content from side to side.
  nonisolated public enum ContentHorizontalAlignment: Int, Hashable, Sendable, CaseIterable {
    case center, left, right, fill, leading, trailing
  }

  /// The place of the content from top to bottom.
  nonisolated public enum ContentVerticalAlignment: Int, Hashable, Sendable, CaseIterable {
    case center, top, bottom, fill
  }
}

extension UISlider {
  /// Sets the picture that the thumb has in a state; it is kept, and not drawn.
  public final func setThumbImage(_ image: UIImage?, for state: State) {
    thumbImages[state] = image
  }

  /// Returns the picture that the thumb has in a state.
  public final func thumbImage(for state: State) -> UIImage? {
    thumbImages[state]
  }
}

extension UIButton {
  /// Sets the picture that is behind the title in a state; it is kept, and not drawn.
  public final func setBackgroundImage(_ image: UIImage?, for state: State) {
    backgroundImages[state] = image
  }

  /// Returns the picture that is behind the title in a state.
  public final func backgroundImage(for state: State) -> UIImage? {
    backgroundImages[state]
  }

  /// Says how the symbol is drawn that the button has in a state.
  public final func setPreferredSymbolConfiguration(
    _ configuration: UIImage.SymbolConfiguration?,
    forImageIn state: State
  ) {
    symbolConfigurations[state] = configuration
  }

  /// Returns how the symbol is drawn that the button has in a state.
  public final func preferredSymbolConfigurationForImage(
    in state: State
  ) -> UIImage.SymbolConfiguration? { symbolConfigurations[state] }
}

extension UISegmentedControl {
  /// Says how the words look in a state; nothing is drawn.
  public final func setTitleTextAttributes(
    _ attributes: [NSAttributedString.Key: Any]?,
    for state: State
  ) {}
}

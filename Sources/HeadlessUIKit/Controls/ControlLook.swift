import Foundation

/// The looks of a control, which are stored and never used; most controls have none.
struct ControlLook {
  var horizontalAlignment = UIControl.ContentHorizontalAlignment.center
  var verticalAlignment = UIControl.ContentVerticalAlignment.center
  var showsMenu = false
  var isContextMenuEnabled = false
  var minimumValueImage: UIImage?
  var maximumValueImage: UIImage?
  var thumbTintColor: UIColor?
  var pictures: [UIControl.State.RawValue: UIImage] = [:]
  var symbols: [UIControl.State.RawValue: UIImage.SymbolConfiguration] = [:]
  var tintColor: UIColor?
}

extension UIControl {
  /// The place of the content from side to side.
  nonisolated public enum ContentHorizontalAlignment: Int, Hashable, Sendable, CaseIterable {
    case center, left, right, fill, leading, trailing
  }

  /// The place of the content from top to bottom.
  nonisolated public enum ContentVerticalAlignment: Int, Hashable, Sendable, CaseIterable {
    case center, top, bottom, fill
  }

  final var controlLook: ControlLook {
    get { storedLook?.control ?? ControlLook() }
    set { look.control = newValue }
  }

  /// The place of the content from side to side; nothing is drawn.
  public final var contentHorizontalAlignment: ContentHorizontalAlignment {
    get { controlLook.horizontalAlignment }
    set { controlLook.horizontalAlignment = newValue }
  }

  /// The place of the content from top to bottom; nothing is drawn.
  public final var contentVerticalAlignment: ContentVerticalAlignment {
    get { controlLook.verticalAlignment }
    set { controlLook.verticalAlignment = newValue }
  }

  /// True if a tap would show the menu; no menu is shown.
  public final var showsMenuAsPrimaryAction: Bool {
    get { controlLook.showsMenu }
    set { controlLook.showsMenu = newValue }
  }

  /// True if a finger that rests would show the menu; no menu is shown.
  public final var isContextMenuInteractionEnabled: Bool {
    get { controlLook.isContextMenuEnabled }
    set { controlLook.isContextMenuEnabled = newValue }
  }
}

extension UISlider {
  /// The picture before the track; it is kept, and not drawn.
  public final var minimumValueImage: UIImage? {
    get { controlLook.minimumValueImage }
    set { controlLook.minimumValueImage = newValue }
  }

  /// The picture behind the track; it is kept, and not drawn.
  public final var maximumValueImage: UIImage? {
    get { controlLook.maximumValueImage }
    set { controlLook.maximumValueImage = newValue }
  }

  /// The colour of the thumb.
  public final var thumbTintColor: UIColor? {
    get { controlLook.thumbTintColor }
    set { controlLook.thumbTintColor = newValue }
  }

  /// Sets the picture that the thumb has in a state; it is kept, and not drawn.
  public final func setThumbImage(_ image: UIImage?, for state: State) {
    controlLook.pictures[state.rawValue] = image
  }

  /// Returns the picture that the thumb has in a state.
  public final func thumbImage(for state: State) -> UIImage? {
    controlLook.pictures[state.rawValue]
  }
}

extension UIButton {
  /// Sets the picture that is behind the title in a state; it is kept, and not drawn.
  public final func setBackgroundImage(_ image: UIImage?, for state: State) {
    controlLook.pictures[state.rawValue] = image
  }

  /// Returns the picture that is behind the title in a state.
  public final func backgroundImage(for state: State) -> UIImage? {
    controlLook.pictures[state.rawValue]
  }

  /// Says how the symbol is drawn that the button has in a state.
  public final func setPreferredSymbolConfiguration(
    _ configuration: UIImage.SymbolConfiguration?,
    forImageIn state: State
  ) {
    controlLook.symbols[state.rawValue] = configuration
  }

  /// Returns how the symbol is drawn that the button has in a state.
  public final func preferredSymbolConfigurationForImage(
    in state: State
  ) -> UIImage.SymbolConfiguration? { controlLook.symbols[state.rawValue] }
}

extension UISegmentedControl {
  /// Says how the words look in a state; nothing is drawn.
  public final func setTitleTextAttributes(
    _ attributes: [NSAttributedString.Key: Any]?,
    for state: State
  ) {}
}

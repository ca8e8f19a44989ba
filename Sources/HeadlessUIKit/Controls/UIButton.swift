/// A control that does something when it is tapped.
@preconcurrency @MainActor
open class UIButton: UIControl {
  /// The kind of button, which decides its first look.
  nonisolated public enum ButtonType: Int, Hashable, Sendable {
    case custom = 0
    case system = 1
    case detailDisclosure = 2
    case infoLight = 3
    case infoDark = 4
    case contactAdd = 5
    case close = 7
  }

  /// The kind with which the button was made.
  public final private(set) var buttonType = ButtonType.custom
  /// The content of the button, if it was made with a configuration; a title set for a state goes
  /// before it.
  open var configuration: Configuration?
  private final var titles: [State: String] = [:]
  private final var images: [State: UIImage] = [:]
  private final var titleColors: [State: UIColor] = [:]
  private final var backgroundImages: [State: UIImage] = [:]
  private final var symbolConfigurations: [State: UIImage.SymbolConfiguration] = [:]
  private final lazy var label = UILabel(frame: .zero)
  private final lazy var picture = UIImageView(frame: .zero)
  /// The menu of the button; menus are not shown.
  open var menu: UIMenu?
  /// Would change the configuration as the state changes; nobody calls it, for nothing is drawn.
  open var configurationUpdateHandler: ConfigurationUpdateHandler?
  /// True if a tap would choose the button; it does not.
  open var changesSelectionAsPrimaryAction = false

  /// Changes a button's configuration.
  public typealias ConfigurationUpdateHandler = (UIButton) -> Void

  /// Asks for the configuration to be changed, which is not done.
  open func setNeedsUpdateConfiguration() {}

  /// Creates a button of a type.
  public convenience init(type buttonType: ButtonType) {
    self.init()
    self.buttonType = buttonType
  }

  /// Creates a button of a type, with an action for taps.
  public convenience init(type buttonType: ButtonType = .system, primaryAction: UIAction?) {
    self.init(primaryAction: primaryAction)
    self.buttonType = buttonType
  }

  /// Creates a button with what it shows, and an action for taps.
  public convenience init(configuration: Configuration, primaryAction: UIAction? = nil) {
    self.init(primaryAction: primaryAction)
    self.configuration = configuration
  }

  /// Creates a button with an action for taps, whose title it has.
  public convenience init(primaryAction: UIAction?) {
    self.init()
    guard let primaryAction else { return }
    addAction(primaryAction, for: .primaryActionTriggered)
    if !primaryAction.title.isEmpty { setTitle(primaryAction.title, for: .normal) }
  }

  override var eventsOfLift: Event { [.touchUpInside, .primaryActionTriggered] }

  /// Sets the title that the button has in a state.
  open func setTitle(_ title: String?, for state: State) { titles[state] = title }

  /// Returns the title that the button has in a state; without one of its own, the one in the normal state.
  open func title(for state: State) -> String? { titles[state] ?? titles[.normal] }

  /// The title that the button shows now.
  open var currentTitle: String? { title(for: state) ?? configuration?.title }

  // MARK: - Looks, which are kept and change nothing

  /// Sets the picture that the button has in a state.
  open func setImage(_ image: UIImage?, for state: State) { images[state] = image }

  /// Returns the picture that the button has in a state; without one of its own, the one in the normal state.
  open func image(for state: State) -> UIImage? { images[state] ?? images[.normal] }

  /// The picture that the button shows now.
  open var currentImage: UIImage? { image(for: state) ?? configuration?.image }

  /// Sets the colour that the title has in a state.
  open func setTitleColor(_ color: UIColor?, for state: State) { titleColors[state] = color }

  /// Returns the colour that the title has in a state; without one of its own, the one in the normal state.
  open func titleColor(for state: State) -> UIColor? { titleColors[state] ?? titleColors[.normal] }

  /// The label of the title, as it is now; it is kept, and not put into the button.
  open var titleLabel: UILabel? {
    label.text = currentTitle
    return label
  }

  /// The picture, as it is now; it is kept, and not put into the button.
  open var imageView: UIImageView? {
    picture.image = currentImage
    return picture
  }

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

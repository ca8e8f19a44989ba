public import Foundation

/// A view above or below a section, which is used again for another.
@preconcurrency @MainActor
open class UITableViewHeaderFooterView: UIView {
  private final let storedReuseIdentifier: String?
  /// True if the view waits in a table's pool.
  final var isPooled = false
  /// The content that the view shows by a configuration.
  private final var content = ConfiguredContent()

  /// The view that all else is in.
  public final let contentView = UIView(frame: .zero)
  /// The title.
  public private(set) final lazy var textLabel: UILabel? = label()
  /// The words below the title.
  public private(set) final lazy var detailTextLabel: UILabel? = label()

  /// Creates a view; one without an identifier is never used again.
  public init(reuseIdentifier: String?) {
    storedReuseIdentifier = reuseIdentifier
    super.init(frame: .zero)
    addSubview(contentView)
  }

  /// Creates a view that is never used again.
  public convenience init() {
    self.init(reuseIdentifier: nil)
  }

  /// Creates a view; nothing is read from an archive.
  public required init?(coder: NSCoder) {
    storedReuseIdentifier = nil
    super.init(coder: coder)
    addSubview(contentView)
  }

  /// Creates a view for a table in which its class is registered; no part of UIKit.
  ///
  /// A subclass inherits it if it overrides `init(reuseIdentifier:)`, or has no initializer of its own.
  public required convenience init(registeredFor reuseIdentifier: String) {
    self.init(reuseIdentifier: reuseIdentifier)
  }

  /// The name under which the view is kept for other sections.
  open var reuseIdentifier: String? { storedReuseIdentifier }

  /// The configuration that is shown in the content view.
  open var contentConfiguration: (any UIContentConfiguration)? {
    get { content.configuration }
    set { content.show(newValue, in: contentView) }
  }

  /// Returns what a header shows, without words yet.
  open func defaultContentConfiguration() -> UIListContentConfiguration { .plainHeader() }

  /// Tells the view that it is about to be handed out for another section.
  open func prepareForReuse() {}

  /// Places the content view.
  open override func layoutSubviews() {
    super.layoutSubviews()
    contentView.frame = bounds
  }

  private func label() -> UILabel {
    let label = UILabel(frame: .zero)
    contentView.addSubview(label)
    return label
  }
}

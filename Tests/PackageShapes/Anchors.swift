// swift-format-ignore-file: AllPublicDeclarationsHaveDocumentation

import HeadlessUIKit

/// Layout in few words: a view is put to edges, given a size, and stacked.
@MainActor
public protocol Anchored {
  var topAnchor: NSLayoutYAxisAnchor { get }
  var bottomAnchor: NSLayoutYAxisAnchor { get }
  var leadingAnchor: NSLayoutXAxisAnchor { get }
  var trailingAnchor: NSLayoutXAxisAnchor { get }
}

extension UIView: Anchored {}
extension UILayoutGuide: Anchored {}

extension UIView {
  @discardableResult
  public func pinEdges(to other: Anchored, insets: UIEdgeInsets = .zero) -> [NSLayoutConstraint] {
    activate([
      topAnchor.constraint(equalTo: other.topAnchor, constant: insets.top),
      leadingAnchor.constraint(equalTo: other.leadingAnchor, constant: insets.left),
      other.bottomAnchor.constraint(equalTo: bottomAnchor, constant: insets.bottom),
      other.trailingAnchor.constraint(equalTo: trailingAnchor, constant: insets.right),
    ])
  }

  @discardableResult
  public func size(width: CGFloat? = nil, height: CGFloat? = nil) -> [NSLayoutConstraint] {
    activate(
      [
        width.map { widthAnchor.constraint(equalToConstant: $0) },
        height.map { heightAnchor.constraint(equalToConstant: $0) },
      ].compactMap { $0 }
    )
  }

  private func activate(_ constraints: [NSLayoutConstraint]) -> [NSLayoutConstraint] {
    translatesAutoresizingMaskIntoConstraints = false
    NSLayoutConstraint.activate(constraints)
    return constraints
  }
}

/// A card: a picture of a third of its width at the left, two lines of words beside it, and a button below that is as wide as the card and
/// can be folded away.
///
/// The card is as high as what is in it. A card without a button is lower by the button and the space above it.
public final class CardView: UIView {
  public let picture = UIView()
  public let title = UIView()
  public let subtitle = UIView()
  public let button = UIButton(type: .system)
  private let column: UIStackView
  private let row: UIStackView

  public override init(frame: CGRect) {
    let words = UIStackView(arrangedSubviews: [title, subtitle])
    words.axis = .vertical
    words.spacing = 4
    row = UIStackView(arrangedSubviews: [picture, words])
    row.spacing = 8
    row.alignment = .top
    column = UIStackView(arrangedSubviews: [row, button])
    column.axis = .vertical
    column.spacing = 12
    super.init(frame: frame)
    addSubview(column)
    column.pinEdges(to: self, insets: UIEdgeInsets(top: 10, left: 10, bottom: 10, right: 10))
    title.size(height: 24)
    subtitle.size(height: 16)
    picture.size(height: 60)
    picture.widthAnchor.constraint(equalTo: row.widthAnchor, multiplier: 1.0 / 3).isActive = true
    button.size(height: 44)
  }

  public required init?(coder: NSCoder) { nil }

  public var hasButton: Bool {
    get { !button.isHidden }
    set { button.isHidden = !newValue }
  }
}

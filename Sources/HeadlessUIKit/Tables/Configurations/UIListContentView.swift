public import Foundation

/// The view that shows words, smaller words and a picture.
@preconcurrency @MainActor
public final class UIListContentView: UIView, UIContentView {
  private let label = UILabel(frame: .zero)
  private let secondaryLabel = UILabel(frame: .zero)
  private let imageView = UIImageView(frame: .zero)
  private var shown: UIListContentConfiguration

  /// Creates a view that shows something.
  public init(configuration: UIListContentConfiguration) {
    shown = configuration
    super.init(frame: .zero)
    for subview in [imageView, label, secondaryLabel] { addSubview(subview) }
    show()
  }

  /// Creates nothing: there is no archive to read from.
  public required init?(coder: NSCoder) { nil }

  /// The configuration that the view shows; one of another kind is ignored.
  public var configuration: any UIContentConfiguration {
    get { shown }
    set {
      guard let list = newValue as? UIListContentConfiguration else { return }
      shown = list
      show()
    }
  }

  private func show() {
    label.text = shown.text
    label.font = shown.textProperties.font
    label.textColor = shown.textProperties.color
    label.numberOfLines = shown.textProperties.numberOfLines
    secondaryLabel.text = shown.secondaryText
    secondaryLabel.font = shown.secondaryTextProperties.font
    secondaryLabel.textColor = shown.secondaryTextProperties.color
    secondaryLabel.numberOfLines = shown.secondaryTextProperties.numberOfLines
    imageView.image = shown.image
    setNeedsLayout()
  }

  /// Places the picture before the words, and shares what is left between them: no word is measured.
  public override func layoutSubviews() {
    super.layoutSubviews()
    let margins = shown.directionalLayoutMargins
    var area = bounds.inset(
      by: UIEdgeInsets(
        top: margins.top,
        left: margins.leading,
        bottom: margins.bottom,
        right: margins.trailing
      )
    )
    let picture = shown.image?.size ?? .zero
    imageView.frame = CGRect(
      x: area.minX,
      y: area.midY - picture.height / 2,
      width: picture.width,
      height: picture.height
    )
    if shown.image != nil {
      let taken = min(area.width, picture.width + shown.imageToTextPadding)
      area = CGRect(
        x: area.minX + taken,
        y: area.minY,
        width: area.width - taken,
        height: area.height
      )
    }
    guard shown.secondaryText != nil else {
      label.frame = area
      secondaryLabel.frame = .zero
      return
    }
    let edge: CGRectEdge = shown.prefersSideBySideTextAndSecondaryText ? .minXEdge : .minYEdge
    let half = edge == .minXEdge ? area.width / 2 : area.height / 2
    let parts = area.divided(atDistance: half, from: edge)
    label.frame = parts.slice
    secondaryLabel.frame = parts.remainder
  }
}

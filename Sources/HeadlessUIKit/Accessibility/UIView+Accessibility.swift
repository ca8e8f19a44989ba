import Foundation

extension UIView {
  /// True if nobody hears of the view and of all inside it.
  public final var accessibilityElementsHidden: Bool {
    get { storedLook?.accessibility.hidesElements ?? false }
    set { look.accessibility.hidesElements = newValue }
  }

  /// True if nobody hears of what stands beside the view.
  public final var accessibilityViewIsModal: Bool {
    get { storedLook?.accessibility.isModal ?? false }
    set { look.accessibility.isModal = newValue }
  }
}

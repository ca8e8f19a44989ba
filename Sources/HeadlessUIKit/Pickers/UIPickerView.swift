public import Foundation

/// Wheels of which each shows one of its rows; code turns them, and no finger does.
@preconcurrency @MainActor
open class UIPickerView: UIView {
  /// The object that gives the number of rows.
  open weak var dataSource: (any UIPickerViewDataSource)?
  /// The object that gives the content of rows; it would be told of a finger's choice.
  open weak var delegate: (any UIPickerViewDelegate)?
  private final var selected: [Int: Int] = [:]

  /// The number of wheels.
  public final var numberOfComponents: Int { dataSource?.numberOfComponents(in: self) ?? 0 }

  /// Returns how many rows a wheel has.
  open func numberOfRows(inComponent component: Int) -> Int {
    dataSource?.pickerView(self, numberOfRowsInComponent: component) ?? 0
  }

  /// Turns a wheel to a row, and tells nobody.
  open func selectRow(_ row: Int, inComponent component: Int, animated: Bool) {
    selected[component] = row
  }

  /// Returns the row that a wheel shows; -1 for a wheel without rows.
  open func selectedRow(inComponent component: Int) -> Int {
    let count = numberOfRows(inComponent: component)
    return count == 0 ? -1 : min(max(0, selected[component] ?? 0), count - 1)
  }

  /// Does nothing: what the wheels show is asked for each time.
  open func reloadAllComponents() {}

  /// Does nothing: what a wheel shows is asked for each time.
  open func reloadComponent(_ component: Int) {}
}

/// An object that gives the number of rows of the wheels.
@preconcurrency @MainActor
public protocol UIPickerViewDataSource: AnyObject {
  /// Asks how many wheels there are.
  func numberOfComponents(in pickerView: UIPickerView) -> Int
  /// Asks how many rows a wheel has.
  func pickerView(_ pickerView: UIPickerView, numberOfRowsInComponent component: Int) -> Int
}

/// An object that gives the content of the wheels; nobody asks, for nothing is drawn, and no finger
/// turns them.
@preconcurrency @MainActor
public protocol UIPickerViewDelegate: AnyObject {
  /// Asks what a row says; nobody asks.
  func pickerView(
    _ pickerView: UIPickerView,
    titleForRow row: Int,
    forComponent component: Int
  ) -> String?
  /// Asks what a row says, with its looks; nobody asks.
  func pickerView(
    _ pickerView: UIPickerView,
    attributedTitleForRow row: Int,
    forComponent component: Int
  ) -> NSAttributedString?
  /// Asks for the view of a row; nobody asks.
  func pickerView(
    _ pickerView: UIPickerView,
    viewForRow row: Int,
    forComponent component: Int,
    reusing view: UIView?
  ) -> UIView
  /// Asks how high rows are, in points; nobody asks.
  func pickerView(
    _ pickerView: UIPickerView,
    rowHeightForComponent component: Int
  ) -> CGFloat
  /// Asks how wide a wheel is, in points; nobody asks.
  func pickerView(_ pickerView: UIPickerView, widthForComponent component: Int) -> CGFloat
  /// Tells the delegate that a finger has turned a wheel to a row; no finger does.
  func pickerView(_ pickerView: UIPickerView, didSelectRow row: Int, inComponent component: Int)
}

extension UIPickerViewDelegate {
  /// Answers nothing.
  public func pickerView(
    _ pickerView: UIPickerView,
    titleForRow row: Int,
    forComponent component: Int
  ) -> String? { nil }
  /// Answers nothing.
  public func pickerView(
    _ pickerView: UIPickerView,
    attributedTitleForRow row: Int,
    forComponent component: Int
  ) -> NSAttributedString? { nil }
  /// Answers an empty view.
  public func pickerView(
    _ pickerView: UIPickerView,
    viewForRow row: Int,
    forComponent component: Int,
    reusing view: UIView?
  ) -> UIView { view ?? UIView() }
  /// Answers the usual height.
  public func pickerView(
    _ pickerView: UIPickerView,
    rowHeightForComponent component: Int
  ) -> CGFloat { 32 }
  /// Answers the width of the whole.
  public func pickerView(_ pickerView: UIPickerView, widthForComponent component: Int) -> CGFloat {
    pickerView.bounds.width
  }
  /// Does nothing.
  public func pickerView(
    _ pickerView: UIPickerView,
    didSelectRow row: Int,
    inComponent component: Int
  ) {}
}

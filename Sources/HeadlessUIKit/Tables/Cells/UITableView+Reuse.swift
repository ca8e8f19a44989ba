public import Foundation

extension UITableView {
  /// Names the class of the cells of an identifier; `nil` takes it back.
  public final func register(
    _ cellClass: AnyClass?,
    forCellReuseIdentifier identifier: String
  ) {
    let type = cellClass as? UITableViewCell.Type
    let make = type.map { type in { type.init(registeredFor: identifier) } }
    reuse.cells.setMaker(make, of: identifier)
  }

  /// Names the class of the headers and footers of an identifier; `nil` takes it back.
  public final func register(
    _ aClass: AnyClass?,
    forHeaderFooterViewReuseIdentifier identifier: String
  ) {
    let type = aClass as? UITableViewHeaderFooterView.Type
    let make = type.map { type in { type.init(registeredFor: identifier) } }
    reuse.headersAndFooters.setMaker(make, of: identifier)
  }

  /// Returns a cell that is not in use, or a new one if a class was registered (R050).
  public final func dequeueReusableCell(
    withIdentifier identifier: String
  ) -> UITableViewCell? {
    // A reconfigured row keeps its cell (R671).
    if let cell = display.reconfigured, cell.reuseIdentifier == identifier { return cell }
    guard let cell = reuse.cells.take(identifier) else { return reuse.cells.make(identifier) }
    cell.isPooled = false
    cell.content.needsUpdate = true
    cell.prepareForReuse()
    return cell
  }

  /// Returns a cell for a row: one that is not in use, or a new one (R051).
  ///
  /// Without a registered class there is an exception (R052), and what comes back is no good.
  public final func dequeueReusableCell(
    withIdentifier identifier: String,
    for indexPath: IndexPath
  ) -> UITableViewCell {
    if let cell = dequeueReusableCell(withIdentifier: identifier) { return cell }
    raise(
      .inconsistency(
        "unable to dequeue a cell with identifier \(identifier) - must register a nib or a class for"
          + " the identifier or connect a prototype cell in a storyboard"
      )
    )
    return UITableViewCell(style: .default, reuseIdentifier: identifier)
  }

  /// Returns a header or footer that is not in use, or a new one if a class was registered.
  public final func dequeueReusableHeaderFooterView(
    withIdentifier identifier: String
  ) -> UITableViewHeaderFooterView? {
    guard let view = reuse.headersAndFooters.take(identifier) else {
      return reuse.headersAndFooters.make(identifier)
    }
    view.isPooled = false
    view.prepareForReuse()
    return view
  }
}

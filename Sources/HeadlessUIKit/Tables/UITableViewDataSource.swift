public import Foundation

/// An object that says how many rows a table has and what is in them.
///
/// All but the first two methods are optional. A default implementation tells the table that the
/// method is not there, so that the table goes on as UIKit does without it.
@preconcurrency @MainActor
public protocol UITableViewDataSource: OptionalMethods {
  /// Asks how many rows a section has.
  func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int
  /// Asks for the cell of a row that is about to be shown.
  func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell

  /// Asks how many sections there are; without the method there is one (R011).
  func numberOfSections(in tableView: UITableView) -> Int
  /// Asks for the title above a section.
  func tableView(_ tableView: UITableView, titleForHeaderInSection section: Int) -> String?
  /// Asks for the title below a section.
  func tableView(_ tableView: UITableView, titleForFooterInSection section: Int) -> String?
  /// Asks for the entries of the strip at the right edge.
  func sectionIndexTitles(for tableView: UITableView) -> [String]?
  /// Asks which section an entry of the strip leads to.
  func tableView(
    _ tableView: UITableView,
    sectionForSectionIndexTitle title: String,
    at index: Int
  ) -> Int

  /// Asks whether a row may be deleted or have one inserted beside it; without the method every one
  /// may (R132).
  func tableView(_ tableView: UITableView, canEditRowAt indexPath: IndexPath) -> Bool
  /// Asks whether a row may be moved; without the method every one may, if moves are carried out.
  func tableView(_ tableView: UITableView, canMoveRowAt indexPath: IndexPath) -> Bool
  /// Carries out what was done to a row by hand; without the method rows cannot be swiped (R138).
  func tableView(
    _ tableView: UITableView,
    commit editingStyle: UITableViewCell.EditingStyle,
    forRowAt indexPath: IndexPath
  )
  /// Carries out that a row was moved by hand; without the method there are no handles (R150).
  func tableView(
    _ tableView: UITableView,
    moveRowAt sourceIndexPath: IndexPath,
    to destinationIndexPath: IndexPath
  )
}

extension UITableViewDataSource {
  /// Answers one.
  public func numberOfSections(in tableView: UITableView) -> Int {
    tableView.lacks(.numberOfSections)
    return 1
  }

  /// Answers that there is none.
  public func tableView(
    _ tableView: UITableView,
    titleForHeaderInSection section: Int
  ) -> String? {
    tableView.lacks(.titleForHeader)
    return nil
  }

  /// Answers that there is none.
  public func tableView(
    _ tableView: UITableView,
    titleForFooterInSection section: Int
  ) -> String? {
    tableView.lacks(.titleForFooter)
    return nil
  }

  /// Answers that there is no strip.
  public func sectionIndexTitles(for tableView: UITableView) -> [String]? {
    tableView.lacks(.sectionIndexTitles)
    return nil
  }

  /// Answers that an entry leads to the section with its number (R188).
  public func tableView(
    _ tableView: UITableView,
    sectionForSectionIndexTitle title: String,
    at index: Int
  ) -> Int {
    tableView.lacks(.sectionForSectionIndexTitle)
    return index
  }
}

extension UITableViewDataSource {
  /// Answers that it may.
  public func tableView(_ tableView: UITableView, canEditRowAt indexPath: IndexPath) -> Bool {
    tableView.lacks(.canEdit)
    return true
  }

  /// Answers that it may.
  public func tableView(_ tableView: UITableView, canMoveRowAt indexPath: IndexPath) -> Bool {
    tableView.lacks(.canMove)
    return true
  }

  /// Does nothing.
  public func tableView(
    _ tableView: UITableView,
    commit editingStyle: UITableViewCell.EditingStyle,
    forRowAt indexPath: IndexPath
  ) {
    tableView.lacks(.commit)
  }

  /// Does nothing.
  public func tableView(
    _ tableView: UITableView,
    moveRowAt sourceIndexPath: IndexPath,
    to destinationIndexPath: IndexPath
  ) {
    tableView.lacks(.moveRow)
  }
}

extension Name {
  // What a table asks about the actions of a row, and what these do.

  /// `tableView(_:trailingSwipeActionsConfigurationForRowAt:)`.
  public static let trailingSwipeActions = Name(
    "tableView(_:trailingSwipeActionsConfigurationForRowAt:)"
  )
  /// `tableView(_:leadingSwipeActionsConfigurationForRowAt:)`.
  public static let leadingSwipeActions = Name(
    "tableView(_:leadingSwipeActionsConfigurationForRowAt:)"
  )
  /// `tableView(_:editActionsForRowAt:)`.
  public static let editActions = Name("tableView(_:editActionsForRowAt:)")
  /// `handler(_:sourceView:completionHandler:)`, of a `UIContextualAction`.
  public static let actionHandler = Name("handler(_:sourceView:completionHandler:)")
  /// `handler(_:indexPath:)`, of a `UITableViewRowAction`.
  public static let rowActionHandler = Name("handler(_:indexPath:)")
  /// `completionHandler(_:)`, which a handler was given.
  public static let completionHandler = Name("completionHandler(_:)")

  // Labels of arguments, and parts of answers.

  /// `action`.
  public static let action = Name("action")
  /// `actionPerformed`.
  public static let actionPerformed = Name("actionPerformed")
  /// `actions`.
  public static let actions = Name("actions")
  /// `performsFirstActionWithFullSwipe`.
  public static let performsFirstActionWithFullSwipe = Name("performsFirstActionWithFullSwipe")
}

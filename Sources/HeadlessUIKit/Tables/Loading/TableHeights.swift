import Foundation

/// The heights that a table gives its parts, unless the delegate says otherwise; a negative one is for the
/// table to find out.
struct TableHeights: Equatable {
  var row = UITableView.automaticDimension
  var header = UITableView.automaticDimension
  var footer = UITableView.automaticDimension
  /// The height that a row counts with until it is shown.
  var estimatedRow = UITableView.automaticDimension
  var estimatedHeader = UITableView.automaticDimension
  var estimatedFooter = UITableView.automaticDimension
}

/// Where an animated scroll to a row leads, which may move while heights become known on the way.
nonisolated struct RowScroll {
  let place: RowPlace
  let position: UITableView.ScrollPosition
  /// Which of the view's animations it is.
  let serial: Int
}

/// The goal of an animated scroll to a row.
///
/// It may move while heights become known on the way.
nonisolated struct RowScroll {
  let place: RowPlace
  let position: UITableView.ScrollPosition
  /// The number of the animation of this scroll.
  let serial: Int
}

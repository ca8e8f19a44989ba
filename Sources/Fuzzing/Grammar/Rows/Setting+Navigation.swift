import Traces

extension Setting {
  /// The settings of the controllers in a navigation.
  static let navigation = [
    flag(
      .clearsSelectionOnViewWillAppear,
      usual: true,
      Frequency(16),
      needs: [.table, .screen]
    ),
    choice(
      .rightBarButtonItem,
      Frequency(12),
      needs: [.table, .screen],
      [.string("editButtonItem"), .null]
    ),
    choice(
      .leftBarButtonItem,
      Frequency(8),
      needs: [.table, .screen],
      [.string("editButtonItem"), .null]
    ),
  ]
}

import Traces

extension Setting {
  /// What is set of the controllers in a navigation.
  static let navigation = [
    flag(
      .clearsSelectionOnViewWillAppear,
      usual: true,
      Frequency(10),
      needs: [.table, .screen]
    ),
    choice(
      .rightBarButtonItem,
      Frequency(8),
      needs: [.table, .screen],
      [.string("editButtonItem"), .null]
    ),
    choice(
      .leftBarButtonItem,
      Frequency(3),
      needs: [.table, .screen],
      [.string("editButtonItem"), .null]
    ),
  ]
}

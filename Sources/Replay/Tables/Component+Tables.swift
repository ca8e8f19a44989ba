extension Component {
  /// A table.
  static let table = Component(
    "table",
    methods: Methods.rows + Methods.updates,
    settings: Properties.tables
  )
}

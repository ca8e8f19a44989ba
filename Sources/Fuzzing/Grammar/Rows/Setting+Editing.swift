import Traces

extension Setting {
  /// The settings of editing by hand in a table, and of selection meanwhile.
  static let editing = [
    flag(.commits, usual: false, Frequency(5), needs: [.table, .config]),
    flag(.moves, usual: false, Frequency(4), needs: [.table, .config]),
    flag(.isEditing, usual: false, Frequency(5), needs: .table),
    flag(.allowsSelectionDuringEditing, usual: false, Frequency(5), needs: .table),
    flag(.allowsMultipleSelectionDuringEditing, usual: false, Frequency(5), needs: .table),
  ]
}

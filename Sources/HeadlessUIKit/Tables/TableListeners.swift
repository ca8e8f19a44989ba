/// The data source and the delegate of a table, and the methods that they have.
struct TableListeners {
  // Weak, like the delegate; a table that has lost its data source is empty at the next load.
  weak var dataSource: (any UITableViewDataSource)?
  /// The delegate, if it knows of rows; one that only knows of scrolling does not.
  weak var delegate: (any UITableViewDelegate)?
  var observed: ObservedTableMessages = []
}

extension UITableView {
  /// The delegate, if it knows of rows.
  final var tableDelegate: (any UITableViewDelegate)? { listeners.delegate }

  /// The methods that data source and delegate have.
  final var observedByTable: ObservedTableMessages { listeners.observed }

  /// Learns from a default implementation that the method was left out.
  final func lacks(_ message: ObservedTableMessages) {
    listeners.observed.remove(message)
  }

  /// The methods that data source and delegate are taken to implement, as bits.
  ///
  /// A method that was called and turned out to be left out is removed.
  package final var methodsThere: UInt64 {
    get { listeners.observed.rawValue }
    set { listeners.observed = ObservedTableMessages(rawValue: newValue) }
  }
}

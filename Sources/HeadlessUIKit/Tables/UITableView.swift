public import Foundation

/// Rows below one another, in sections, shown by cells that go from row to row.
///
/// A table is a scroll view: all that holds of one holds here. It asks its data source how many rows
/// there are and how high, and for the cells of those rows alone that are in view.
@preconcurrency @MainActor
open class UITableView: UIScrollView {
  /// The style of the table.
  public final let style: Style

  final var listeners = TableListeners()
  final var heights = TableHeights() {
    didSet { if heights != oldValue { setNeedsHeights() } }
  }
  final var ends = TableEnds()
  final var tableLook = TableLook()
  final var loading = TableLoading()
  final var arrangement = TableArrangement()
  final var display = TableDisplay()
  /// The rows that were announced ahead.
  final var prefetch = RowPrefetch()
  final var sectionIndex = SectionIndexState()
  /// The row that an animated scroll leads to.
  final var rowScroll: RowScroll?
  final var editing = EditingStateMachine()
  final var rowSwipe = RowSwipe()
  final var updates = UpdateBlock()
  final let reuse = TableReuse()
  final var rowTouch = RowTouchStateMachine()
  final weak var touchOnRow: UITouch?
  final var selection = RowSelection()
  final var lastWorld = LastWorld()

  /// The object that prepares data for rows that may soon come into view.
  open weak var prefetchDataSource: (any UITableViewDataSourcePrefetching)? {
    didSet { restartPrefetching() }
  }
  /// True if rows are announced to the `prefetchDataSource` (R544).
  open var isPrefetchingEnabled: Bool {
    get { prefetch.isEnabled }
    set {
      guard newValue != prefetch.isEnabled else { return }
      prefetch.isEnabled = newValue
      restartPrefetching()
    }
  }

  /// The height of all rows, unless the delegate says otherwise.
  open var rowHeight: CGFloat {
    get { heights.row }
    set { heights.row = newValue }
  }
  /// The height of all headers, unless the delegate says otherwise.
  open var sectionHeaderHeight: CGFloat {
    get { heights.header }
    set { heights.header = newValue }
  }
  /// The height of all footers, unless the delegate says otherwise.
  open var sectionFooterHeight: CGFloat {
    get { heights.footer }
    set { heights.footer = newValue }
  }
  /// The height that a row counts with until it is shown; with zero all heights are asked at once.
  open var estimatedRowHeight: CGFloat {
    get { heights.estimatedRow }
    set { heights.estimatedRow = newValue }
  }
  /// The height that a header counts with until it is shown, if it is more than zero.
  open var estimatedSectionHeaderHeight: CGFloat {
    get { heights.estimatedHeader }
    set { heights.estimatedHeader = newValue }
  }
  /// The height that a footer counts with until it is shown, if it is more than zero.
  open var estimatedSectionFooterHeight: CGFloat {
    get { heights.estimatedFooter }
    set { heights.estimatedFooter = newValue }
  }
  /// The view above all sections; its height counts at the time when it is set.
  open var tableHeaderView: UIView? {
    get { ends.header }
    set {
      let old = ends.header
      ends.header = newValue
      endViewChanged(from: old, to: newValue)
    }
  }
  /// The view below all sections; its height counts at the time when it is set.
  open var tableFooterView: UIView? {
    get { ends.footer }
    set {
      let old = ends.footer
      ends.footer = newValue
      endViewChanged(from: old, to: newValue)
    }
  }
  /// True if taps select rows.
  open var allowsSelection: Bool {
    get { selection.rules.allowsAny }
    set { selection.rules.allowsAny = newValue }
  }
  /// True if taps select rows beside others.
  open var allowsMultipleSelection: Bool {
    get { selection.rules.allowsSeveral }
    set {
      let allowedSeveral = selection.rules.allowsSeveral
      selection.rules.allowsSeveral = newValue
      if allowedSeveral, !newValue { keepOneSelection() }
    }
  }
  /// True if taps select rows in editing mode (R113).
  open var allowsSelectionDuringEditing: Bool {
    get { selection.rules.allowsAnyDuringEditing }
    set { selection.rules.allowsAnyDuringEditing = newValue }
  }
  /// True if taps select rows beside others in editing mode (R113).
  open var allowsMultipleSelectionDuringEditing: Bool {
    get { selection.rules.allowsSeveralDuringEditing }
    set { selection.rules.allowsSeveralDuringEditing = newValue }
  }
  /// The least number of rows with which the section index is shown.
  open var sectionIndexMinimumDisplayRowCount: Int {
    get { sectionIndex.leastRows }
    set {
      sectionIndex.leastRows = newValue
      setNeedsLayout()
    }
  }

  /// Creates a table at a place in its superview.
  public init(frame: CGRect, style: Style) {
    self.style = style
    super.init(frame: frame)
    alwaysBounceVertical = true
  }

  /// Creates a plain table at a place in its superview.
  public override convenience init(frame: CGRect) {
    self.init(frame: frame, style: .plain)
  }

  /// Creates a plain table of no size; nothing is read from an archive.
  public required init?(coder: NSCoder) {
    style = .plain
    super.init(coder: coder)
    alwaysBounceVertical = true
  }

  nonisolated deinit {
    onMainActorSoon { [recognizer = rowSwipe.recognizer] in recognizer?.table = nil }
  }

  /// The object that says what is in the table; setting it asks nothing yet (R036).
  open var dataSource: (any UITableViewDataSource)? {
    get { listeners.dataSource }
    set {
      listeners.dataSource = newValue
      listeners.observed.subtract(.ofDataSource)
      listeners.observed.formUnion(ObservedTableMessages(of: newValue))
      updateSwipeRecognizer()
      setNeedsLoad()
    }
  }

  /// The delegate that hears of rows and scrolling; setting it asks nothing yet (R036).
  @_nonoverride open var delegate: (any UITableViewDelegate)? {
    get { tableDelegate }
    set { storedDelegate = newValue }
  }

  /// Loads if need be, then shows the rows, headers and footers that are in view.
  open override func layoutSubviews() {
    super.layoutSubviews()
    // A drag ends what waits to be confirmed.
    if editing.confirmedRow != nil, isDragging { dismissConfirmation() }
    showContents()
  }

  /// Asks everything anew; all cells go, and so does the selection (R023, R039, R041).
  ///
  /// The cells of the new rows are asked for when the table is laid out next.
  open func reloadData() {
    scene?.witness?.willCall(.reloadData, on: self)
    reload()
  }

  /// True if the table is in editing mode; a swipe puts it there for one row (R139).
  open var isEditing: Bool {
    get { editing.isEditing }
    set { setEditing(newValue, animated: false) }
  }

  /// Puts the table into editing mode, or takes it out: the cells in view are told, then data source
  /// and delegate are asked about their rows (R130).
  open func setEditing(_ editing: Bool, animated: Bool) {
    putIntoEditing(editing, animated: animated)
  }

  /// Follows the finger on a row.
  open override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) {
    rowTouchesBegan(touches)
  }

  /// Follows the finger on a row.
  open override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent?) {
    rowTouchesMoved(touches)
  }

  /// Takes the lift of a finger from the row that it highlights for a tap.
  open override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent?) {
    rowTouchesEnded(touches)
  }

  /// Gives the finger up.
  open override func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent?) {
    rowTouchesCancelled(touches)
  }

  /// Whatever its insets are, no finger moves a table sideways (T01, R077).
  override var fingersScrollSideways: Bool { false }

  override var mayEndAnimation: Bool { !awaitsRowsOfScroll }

  override func delegateDidChange() {
    listeners.delegate = storedDelegate as? any UITableViewDelegate
    listeners.observed.subtract(.ofDelegate)
    listeners.observed.formUnion(ObservedTableMessages(of: tableDelegate))
    updateSwipeRecognizer()
    setNeedsLoad()
  }

  override func windowDidChange() {
    cancelReorder()
    let sceneBefore = scene
    super.windowDidChange()
    rowScroll = nil
    if scene == nil, sceneBefore != nil { lastWorld.scene = sceneBefore }
    if let scene, let exception = lastWorld.takeException() { scene.raise(exception) }
  }

  /// Raises an exception in the table's world, which it may have left, or in the one that it comes to.
  final func raise(_ exception: RaisedException) {
    if let scene = scene ?? lastWorld.scene {
      scene.raise(exception)
    } else {
      lastWorld.keep(exception)
    }
  }
}

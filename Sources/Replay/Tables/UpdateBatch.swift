import HeadlessUIKit
import Traces

/// The `performBatchUpdates` that calls which follow each other stand in.
struct UpdateBatch {
  private var table: UITableView?
  private var view: ViewIndex?
  private var time: Microseconds?

  /// True if a block is open.
  var isOpen: Bool { view != nil }

  /// Returns true if a call goes on with the block that is open.
  func contains(_ call: Call) -> Bool {
    isOpen && call.block == .performBatchUpdates && call.view == view && call.time == time
  }

  /// Opens a block if a call stands in one.
  mutating func open(for call: Call, on stage: Stage) {
    guard !isOpen, call.block == .performBatchUpdates else { return }
    view = call.view
    time = call.time
    table = stage.actors[Int(call.view.place)].view as? UITableView
    table?.beginUpdates()
  }

  /// Ends the block, which brings the updates about.
  mutating func close() {
    let table = table
    self = UpdateBatch()
    table?.endUpdates()
  }
}

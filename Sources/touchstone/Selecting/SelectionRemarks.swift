import Conformance
import Reporting

extension SelectionTally {
  /// Says that no case was selected, or that others have them all.
  ///
  /// - Parameters:
  ///   - terminal: where it is said.
  ///   - shard: the share that was asked for; nil: the whole.
  /// - Returns: what the process answers.
  func code(ofNoCase terminal: Terminal, _ shard: ShardSelection?) -> ExitCode {
    var extent = RunExtent()
    extent.shard = shard
    extent.elsewhere = elsewhere
    extent.misses = misses
    for remark in extent.remarks(onNoCase: "no case was selected") {
      terminal.errors.say("touchstone: \(remark)")
    }
    return extent.mayBeEmpty ? .success : .failed
  }
}

/// The end of a command, and the processes that it left running.
package struct Departure: Hashable, Sendable {
  /// A process that had left the group of the command that started it.
  struct Escape: Hashable, Sendable {
    /// Its command line.
    var name: String
    /// The reason why it could not be ended; nil: it was ended.
    var obstacle: String?
  }

  /// The end of its first process.
  package var ending: Ending
  /// The number of other processes of its group that were running.
  var groupCount = 0
  /// The processes that had left the group.
  var escapes: [Escape] = []
}

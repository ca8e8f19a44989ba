/// The limits for one case, so that a short trace cannot use up the machine.
///
/// No drag or scroll of any length meets the usual limits: they grow with the trace, or are about what one
/// input, or one frame, makes a component do.
nonisolated public struct ReplayLimits: Hashable, Sendable {
  /// The most messages that a component may send for one input, or in one frame, heard or not.
  public var messages = 1_000_000
  /// The most cells that a table may have made.
  public var cells = 100_000
  /// The most bytes that a transcript may take, besides `bytesForLine` for each line of its trace.
  public var bytes = 1 << 30
  /// The most seconds of the processor that playing a case may take, besides `nanosecondsForLine`
  /// for each line of its trace.
  public var seconds = 60

  /// The number of bytes that each line of a trace may add to its transcript: more than a message
  /// takes.
  static let bytesForLine = 2048

  /// The processor's time that each line of a trace may take: many times what a touch takes.
  static let nanosecondsForLine: UInt64 = 250_000

  /// Creates the usual limits.
  public init() {}

  /// The limits by the names that a command line gives them.
  public static let names = ["messages", "cells", "bytes", "seconds"]

  /// The limit of a name.
  public subscript(name: String) -> Int? {
    get { Self.keys[name].map { self[keyPath: $0] } }
    set {
      guard let key = Self.keys[name], let newValue else { return }
      self[keyPath: key] = newValue
    }
  }

  private static var keys: [String: WritableKeyPath<ReplayLimits, Int>] {
    ["messages": \.messages, "cells": \.cells, "bytes": \.bytes, "seconds": \.seconds]
  }
}

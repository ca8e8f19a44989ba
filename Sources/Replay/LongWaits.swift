import Traces

/// The inputs that come behind many comments and expectations, so that these need not be kept until
/// the input is read.
struct LongWaits {
  /// The most remarks in a row that are kept.
  static let mostRemarks = 4096

  /// The inputs that do, by how many come before them.
  private var inputs: [Int: Line] = [:]

  /// Reads a trace to its end.
  ///
  /// - Parameter trace: the trace.
  /// - Throws: `SubjectFailure` where it cannot be read.
  init(in trace: AnyTraceStream) throws(SubjectFailure) {
    var (inputCount, remarkCount) = (0, 0)
    var inputs: [Int: Line] = [:]
    try trace.read { lines in
      for line in lines {
        if line.isRemark {
          remarkCount += 1
        } else if line.isPlayed {
          if remarkCount >= Self.mostRemarks { inputs[inputCount] = line }
          (inputCount, remarkCount) = (inputCount + 1, 0)
        }
      }
      return true
    }
    self.inputs = inputs
  }

  /// Returns the input that comes behind many remarks and so many inputs; nil: there is none.
  func input(behind count: Int) -> Line? { inputs[count] }
}

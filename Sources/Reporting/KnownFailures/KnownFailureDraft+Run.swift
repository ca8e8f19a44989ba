public import Conformance

extension KnownFailureDraft: RunReport {
  /// Takes the next result.
  public mutating func take(_ result: CaseResult, into text: inout [UInt8]) { add(result) }

  /// Ends with the whole list.
  public mutating func finish(_ ending: RunEnding, into text: inout [UInt8]) {
    text.append(self.text)
  }
}

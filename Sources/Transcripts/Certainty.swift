/// The certainty that something is so; often a transcript does not tell.
package enum Certainty: UInt8, Sendable {
  case unknown, no, yes

  /// Makes the certainty of a flag; nil: nobody tells.
  package init(_ flag: Bool?) {
    self = flag.map { $0 ? .yes : .no } ?? .unknown
  }
}

/// Whether something is so; often a transcript does not tell.
package enum Certainty: UInt8, Sendable {
  case unknown, no, yes

  /// What a flag says; nil: nobody tells.
  package init(_ flag: Bool?) {
    self = flag.map { $0 ? .yes : .no } ?? .unknown
  }
}

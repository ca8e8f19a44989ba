internal import Traces

/// The outcome of a page that is asked for, as the network tells it.
struct WebOutcome: Sendable {
  /// The addresses that the delegate is asked about: redirects, and frames.
  private(set) var redirects: [String] = []
  private(set) var frames: [String] = []
  /// The numbers of loads that begin, finish and fail.
  private(set) var starts = 0
  private(set) var finishes = 0
  private(set) var failures = 0
  /// True if a redirect is refused, of which nobody knows what comes (R242).
  private(set) var isUnsettled = false
  /// The greatest duration of everything.
  private(set) var duration: Microseconds = 0

  private let network: ScriptedNetwork
  private let refused: Set<String>
  /// The reader lets no circle through; other logs may have one.
  private var steps = 0
  private static let mostSteps = 1000

  /// Follows an address, and all that it leads to.
  ///
  /// - Parameters:
  ///   - address: what is asked for, and allowed.
  ///   - network: what is answered.
  ///   - refused: the addresses that the delegate has refused.
  init(of address: String, _ network: ScriptedNetwork, refused: Set<String>) {
    self.network = network
    self.refused = refused
    begin(address)
  }

  private mutating func begin(_ address: String) {
    if case .failure(let failure) = network.answer(to: address).result, failure.isOfAddress {
      failures += 1
      return
    }
    starts += 1
    load(address)
  }

  private mutating func load(_ address: String) {
    steps += 1
    guard steps < Self.mostSteps else { return isUnsettled = true }
    let page = network.answer(to: address)
    duration += page.delay
    switch page.result {
    case .failure: failures += 1
    case .redirect(let target):
      redirects.append(target)
      if refused.contains(Address.withoutFragment(target)) { return isUnsettled = true }
      load(target)
    case .document(_, let addresses):
      for frame in addresses where !isUnsettled {
        frames.append(frame)
        if !refused.contains(Address.withoutFragment(frame)) { begin(frame) }
      }
      finishes += 1
    }
  }
}

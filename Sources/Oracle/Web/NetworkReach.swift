internal import Traces

/// The pages of a network by the pages that lead to them, and all that some pages lead to.
///
/// A page may have thousands of frames, and each is asked about: what is known of the pages before is kept.
struct NetworkReach {
  /// The pages that redirect to an address, and those that have it as a frame.
  private var redirects: [String: Set<String>] = [:]
  private var frames: [String: Set<String>] = [:]
  /// The answers to addresses; empty: they are not told.
  let network: ScriptedNetwork
  /// The longest time that a page may take with all that it leads to.
  let longestLoad: Microseconds
  /// The pages from which the ways begin.
  private(set) var sources: Set<String> = []
  /// All pages that they lead to, themselves included.
  private var reached: Set<String> = []

  init(_ network: ScriptedNetwork) {
    self.network = network
    let delays = network.addresses.map { network.answer(to: $0).delay }
    longestLoad = delays.reduce(delays.isEmpty ? ScriptedNetwork.usualDelay : 0, +)
    for page in network.addresses {
      switch network.answer(to: page).result {
      case .redirect(let target): redirects[target, default: []].insert(page)
      case .document(_, let targets):
        for target in targets { frames[target, default: []].insert(page) }
      case .failure: break
      }
    }
  }

  /// Tells whether a page that is reached redirects to an address, and whether one has it as a frame.
  func leads(to address: String) -> (byRedirect: Bool, byFrame: Bool) {
    (
      redirects[address]?.contains(where: reached.contains) ?? false,
      frames[address]?.contains(where: reached.contains) ?? false
    )
  }

  /// Begins anew from other pages.
  mutating func begin(from pages: Set<String>) {
    (sources, reached) = ([], [])
    for page in pages { add(page) }
  }

  /// Adds a page from which ways begin.
  mutating func add(_ page: String) {
    guard sources.insert(page).inserted, reached.insert(page).inserted else { return }
    var rest = [page]
    while let page = rest.popLast() {
      var targets: [String] = []
      switch network.answer(to: page).result {
      case .redirect(let target): targets = [target]
      case .document(_, let frames): targets = frames
      case .failure: break
      }
      for target in targets.map(Address.withoutFragment) where reached.insert(target).inserted {
        rest.append(target)
      }
    }
  }
}

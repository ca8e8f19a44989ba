/// The answers of the network: the `network` of a web view's `config`, by address.
///
/// Nothing is random in it: the same request has the same answer after the same time.
public struct ScriptedNetwork: Hashable, Sendable {
  /// One answer.
  public struct Page: Hashable, Sendable {
    /// The result of a request.
    public enum Result: Hashable, Sendable {
      /// A document: its size, if it is not the view's, and the addresses of its frames.
      case document(size: Point?, frames: [String])
      /// Another address is to be asked instead.
      case redirect(String)
      /// An error.
      case failure(Failure)
    }

    /// The time that the answer takes, in microseconds.
    public var delay: Microseconds
    /// The result.
    public var result: Result
  }

  /// An error, as `NSError` has it.
  public struct Failure: Hashable, Sendable {
    /// The domain of the code.
    public var domain: String
    /// Its number.
    public var code: Int

    /// Creates an error.
    public init(domain: String, code: Int) {
      self.domain = domain
      self.code = code
    }

    /// The error for an address that nobody answers for.
    public static let noHost = Failure(domain: urlDomain, code: -1003)
    /// `NSURLErrorDomain`.
    public static let urlDomain = "NSURLErrorDomain"

    /// True if an address is refused before anything is sent: it is no URL, or none that can be
    /// loaded.
    public var isOfAddress: Bool {
      domain == Self.urlDomain && (code == -1000 || code == -1002)
    }
  }

  /// The time of an answer that does not say its time, in microseconds.
  public static let usualDelay: Microseconds = 100_000

  private let pages: [Argument]
  /// The place of each address among the pages.
  private let places: [String: Int]

  /// Reads the network of a header: what any of its views says of it, the first before the others.
  public init(_ header: Header) {
    let pages = header.effectiveViews.flatMap { view -> [Argument] in
      if case .object(let pages)? = view.config[.network] { pages } else { [] }
    }
    self.pages = pages
    places = Dictionary(
      pages.indices.map { (pages[$0].label.text, $0) },
      uniquingKeysWith: { first, _ in first }
    )
  }

  /// True if there is nothing in it.
  public var isEmpty: Bool { pages.isEmpty }

  /// The addresses that there are answers for, in the order of the names.
  public var addresses: [String] { pages.map(\.label.text) }

  /// Returns the answer for an address, whatever fragment it has; nil if there is none.
  public func page(at address: String) -> Page? {
    places[Address.withoutFragment(address)].map { Page(pages[$0].value) }
  }

  /// Returns the same, where an address that nobody answers for has its error.
  public func answer(to address: String) -> Page {
    page(at: address) ?? Page(delay: Self.usualDelay, result: .failure(.noHost))
  }
}

extension ScriptedNetwork.Page {
  fileprivate init(_ value: Value) {
    var parts: [Argument] = []
    if case .object(let told) = value { parts = told }
    delay = parts["delay"]?.number.map { $0.units / 1_000_000 } ?? ScriptedNetwork.usualDelay
    result = Result(parts)
  }
}

extension ScriptedNetwork.Page.Result {
  fileprivate init(_ parts: [Argument]) {
    if let target = parts["redirect"]?.string {
      self = .redirect(target)
    } else if case .object(let error)? = parts["error"] {
      self = .failure(
        ScriptedNetwork.Failure(
          domain: error[.domain]?.string ?? ScriptedNetwork.Failure.urlDomain,
          code: Int((error[.code]?.number?.units ?? 0) / 1_000_000)
        )
      )
    } else {
      var frames: [Value] = []
      if case .array(let told)? = parts["frames"] { frames = told }
      self = .document(size: parts[.contentSize]?.point, frames: frames.compactMap(\.string))
    }
  }
}

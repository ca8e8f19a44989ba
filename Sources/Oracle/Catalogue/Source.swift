extension Catalogue {
  /// Something that entries rest on.
  public struct Source: Sendable, Hashable, Identifiable {
    /// Its key: `L03`.
    public let key: String
    /// The kind of the source.
    public let kind: Kind
    /// A description of the source, in a few words.
    public let says: String
    /// The address at which it is found, if that is known.
    public let address: String?
    /// True if it is known by itself; where not, only the entries that cite it tell what it shows.
    public let isListed: Bool

    /// Its key.
    public var id: String { key }
  }

  /// The kind of a source.
  public enum Kind: String, Sendable, Hashable, CaseIterable {
    /// Apple's guide to the component.
    case guide
    /// A page of Apple's reference.
    case reference
    /// A header of UIKit.
    case header
    /// A log that somebody made of the real component.
    case log
    /// Recordings of the real component that can be repeated.
    case recording
    /// A discussion, a report, an article, a book.
    case thread
    /// A study of the component, or another implementation that was modelled on it.
    case study
    /// Notes that go with the catalogue.
    case notes
    /// A defect of another implementation, which shows what goes wrong.
    case defect
  }
}

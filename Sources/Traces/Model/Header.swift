/// A header line: what is set up before the first touch.
public struct Header: Hashable, Sendable {
  /// One view of `views`.
  public struct View: Hashable, Sendable {
    /// Its name on call, message, final and expectation lines.
    public var name: Name
    /// `scroll`, `zoom`, `tiles`, `table`, `form`, `navigation`, `web`, `field`, `text-view`, `alert`, a control,
    /// a recognizer or `content`.
    public var component: String
    /// The view that it stands in; nil: the window.
    public var container: Name?
    /// Its frame in its container; nil: its bounds at the origin.
    public var frame: Rect?
    /// The properties that are set, by name.
    public var config: [Argument]
    /// The script of its delegate.
    public var delegate: Script
    /// Its `x-` keys.
    public var extensions: Extensions

    /// Creates a view.
    public init(
      name: Name,
      component: String,
      container: Name? = nil,
      frame: Rect? = nil,
      config: [Argument] = [],
      delegate: Script = Script(),
      extensions: Extensions = .none
    ) {
      self.name = name
      self.component = component
      self.container = container
      self.frame = frame
      self.config = config
      self.delegate = delegate
      self.extensions = extensions
    }
  }

  /// The inputs that a transcript may have recorded.
  public enum Input: String, Hashable, Sendable, CaseIterable {
    /// Touch lines.
    case touch
    /// Call lines.
    case call
  }

  /// The point in its subject's life at which a record begins.
  public enum Beginning: String, Hashable, Sendable, CaseIterable {
    /// In the middle: the time before the first line is not known.
    case midway
  }

  /// The format's major version.
  public static let version = 1

  /// The profiles that a header may name, the default first.
  package static let profiles = ["modern", "classic"]

  /// The case's name, unique in a run.
  public var id: String
  /// The first view's component.
  public var component: String
  /// The sample application whose views they are; nil: they stand for themselves.
  public var sample: String?
  /// Frames a second; nil: 60.
  public var rate: Int?
  /// Pixels a point; nil: 2.
  public var scale: Millionths?
  /// The properties of the only view, sorted by name.
  public var config: [Argument]
  /// The views, in order; empty: one view, `main`.
  public var views: [View]
  /// The script of the only view's delegate.
  public var delegate: Script
  /// The messages that the delegate implements; nil: all.
  public var observes: [Name]?
  /// The messages that whoever recorded it could hear; nil: all that the delegate implements.
  public var hears: [Name]?
  /// The messages and keys of `state` that the component does not have at all.
  public var lacks: [Name]
  /// The inputs that were recorded; nil: the kinds that the trace contains.
  public var inputs: [Input]?
  /// The point at which the record begins; nil: at rest if it declares `inputs`, else not known.
  public var begins: Beginning?
  /// The capabilities that a subject must have.
  public var requires: [String]
  /// The profile to judge by.
  public var profile: String?
  /// The numbers of frames that do not come, ascending.
  public var dropped: [Int]
  /// The digest of the trace that a baseline was recorded from.
  public var digest: Digest?
  /// A sentence for people.
  public var title: String?
  /// The origin of the trace.
  public var source: String?
  /// The line's `x-` keys.
  public var extensions: Extensions

  /// Creates a header.
  public init(id: String, component: String) {
    self.id = id
    self.component = component
    sample = nil
    rate = nil
    scale = nil
    config = []
    views = []
    delegate = Script()
    observes = nil
    hears = nil
    lacks = []
    inputs = nil
    begins = nil
    requires = []
    profile = nil
    dropped = []
    digest = nil
    title = nil
    source = nil
    extensions = .none
  }

  /// Frames a second.
  public var effectiveRate: Int { rate ?? 60 }

  /// Pixels a point.
  public var effectiveScale: Double { scale?.double ?? 2 }

  /// The declared views, or the one that a header without `views` means.
  public var effectiveViews: [View] {
    if !views.isEmpty { return views }
    return [View(name: .main, component: component, config: config, delegate: delegate)]
  }

  /// The same, with what a form's property list says of it as a table.
  public var spelledOutViews: [View] { effectiveViews.map(\.spelledOut) }

  /// Returns true if the delegate implements a message, as far as the header tells.
  public func observes(_ message: Name) -> Bool {
    observes?.contains(message) ?? true
  }

  /// Returns true if a message could have been heard: the delegate implements it, and who recorded
  /// it listened.
  public func hears(_ message: Name) -> Bool {
    observes(message) && hears?.contains(message) ?? true
  }

  /// Returns true if the delegate may have been told a message that nobody could hear, and may have
  /// answered it.
  public func mayBeToldUnheard(_ message: Name) -> Bool {
    observes(message) && !lacks(message) && hears?.contains(message) == false
  }

  /// Returns true if the component does not have a message or a key of `state` at all.
  public func lacks(_ name: Name) -> Bool {
    lacks.contains(name)
  }
}

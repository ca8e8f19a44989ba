public import Traces

/// The name and the abilities of a subject, as it tells them once, in its answer to the handshake.
public struct SubjectIdentity: Hashable, Sendable {
  /// The things that the subject can be asked to play; a list that is nil means all.
  public struct Plays: Hashable, Sendable {
    /// The properties of a `config` that it honours.
    public var config: Set<Name>?
    /// The calls that it can make.
    public var calls: Set<Name>?
    /// The messages whose scripted answers it honours.
    public var delegate: Set<Name>?

    /// Creates what plays everything.
    public init() {}
  }

  /// The things that the subject can tell; a list that is nil means all.
  public struct Tells: Hashable, Sendable {
    /// The messages that it sends.
    public var messages: Set<Name>?
    /// The keys of `state` that it can read.
    public var state: Set<Name>?

    /// Creates what tells everything.
    public init() {}
  }

  /// The name that it gives itself.
  public var name: String
  /// Its version.
  public var version: String?
  /// The programming language that it is written in.
  public var language: String?
  /// The components that it has; nil: all.
  public var components: [String]?
  /// The things that it can be asked to play.
  public var plays = Plays()
  /// The things that it can tell.
  public var tells = Tells()
  /// The other abilities, as headers require them; nil: all.
  public var capabilities: [String]?
  /// The place at which its issues are tracked.
  public var issues: String?

  /// Creates the identity of a subject that can do everything.
  ///
  /// - Parameter name: what it calls itself.
  public init(name: String) {
    self.name = name
  }
}

/// The parts of a JUnit report that not every reader takes.
///
/// No document suits all readers: what one of them wants, the schema of another refuses.
public struct JUnitDialect: Hashable, Sendable {
  /// The word of the command line.
  public let name: String
  /// True if the root is the only suite, in which all cases are.
  var isOneSuite = false
  /// True if the root has the counts of the whole run.
  var hasTotals = false
  /// True if a case has the file and the line of its trace, and the number of rules that were put
  /// to the test.
  var hasPlaces = false
  /// True if a case has properties.
  var hasCaseProperties = false
  /// True if the reason of a skipped case is an attribute too.
  var hasSkipMessages = false
  /// The form of the path by which a failed case's output attaches the trace; nil: no such output.
  var attachment: Attachment?
  /// True if a replay that differed is a rerun of the case.
  var hasReruns = false

  /// The form of the path of an attachment.
  enum Attachment: Hashable, Sendable {
    /// From the root of the file system on.
    case absolute
    /// As the command line spelt it.
    case relative
  }

  /// The dialect that every known reader takes, and that the schemas of Ant and of Jenkins' two
  /// plug-ins accept.
  public static let core = JUnitDialect(name: "core")

  /// For Jenkins and its plug-ins `junit` and `junit-attachments`.
  public static let jenkins = JUnitDialect(
    name: "jenkins",
    hasTotals: true,
    hasSkipMessages: true,
    attachment: .absolute,
    hasReruns: true
  )

  /// For readers that take all that can be told: GitLab, GitHub's actions, Testmo.
  public static let rich = JUnitDialect(
    name: "rich",
    hasTotals: true,
    hasPlaces: true,
    hasCaseProperties: true,
    hasSkipMessages: true,
    attachment: .relative
  )

  /// For Maven's readers: one suite that is the root.
  public static let surefire = JUnitDialect(
    name: "surefire",
    isOneSuite: true,
    hasSkipMessages: true,
    hasReruns: true
  )

  /// All dialects, the usual one first.
  public static let all = [core, jenkins, rich, surefire]

  /// Finds a dialect by its name; nil: there is none.
  public init?(named name: String) {
    guard let dialect = Self.all.first(where: { $0.name == name }) else { return nil }
    self = dialect
  }

  private init(
    name: String,
    isOneSuite: Bool = false,
    hasTotals: Bool = false,
    hasPlaces: Bool = false,
    hasCaseProperties: Bool = false,
    hasSkipMessages: Bool = false,
    attachment: Attachment? = nil,
    hasReruns: Bool = false
  ) {
    self.name = name
    self.isOneSuite = isOneSuite
    self.hasTotals = hasTotals
    self.hasPlaces = hasPlaces
    self.hasCaseProperties = hasCaseProperties
    self.hasSkipMessages = hasSkipMessages
    self.attachment = attachment
    self.hasReruns = hasReruns
  }
}

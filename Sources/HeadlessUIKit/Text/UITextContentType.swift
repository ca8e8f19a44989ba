/// The meaning of a text, by which the system can offer one.
nonisolated public struct UITextContentType: RawRepresentable, Hashable, Sendable {
  /// UIKit's own name of the meaning.
  public let rawValue: String

  /// Creates a meaning by its name.
  public init(rawValue: String) {
    self.rawValue = rawValue
  }

  /// The whole name of a person.
  public static let name = UITextContentType(rawValue: "name")
  /// The first name.
  public static let givenName = UITextContentType(rawValue: "given-name")
  /// The last name.
  public static let familyName = UITextContentType(rawValue: "family-name")
  /// An address for letters.
  public static let emailAddress = UITextContentType(rawValue: "email")
  /// A number to call.
  public static let telephoneNumber = UITextContentType(rawValue: "tel")
  /// An address of a page.
  public static let URL = UITextContentType(rawValue: "url")
  /// The name of an account.
  public static let username = UITextContentType(rawValue: "username")
  /// A secret.
  public static let password = UITextContentType(rawValue: "password")
  /// A new secret.
  public static let newPassword = UITextContentType(rawValue: "new-password")
  /// A secret for one time.
  public static let oneTimeCode = UITextContentType(rawValue: "one-time-code")
  /// The number of a town.
  public static let postalCode = UITextContentType(rawValue: "postal-code")
  /// The name of a town.
  public static let addressCity = UITextContentType(rawValue: "address-level2")
}

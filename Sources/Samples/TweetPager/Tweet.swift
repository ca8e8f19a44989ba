/// The contents of a page.
public struct Tweet: Hashable, Sendable {
  /// The author of the tweet.
  public let fromUser: String
  /// Its number.
  public let id: String
  /// The text of the tweet.
  public let text: String
  /// The picture of whoever wrote it.
  public let profileImage: String?

  /// Creates a tweet.
  public init(fromUser: String, id: String, text: String, profileImage: String? = nil) {
    self.fromUser = fromUser
    self.id = id
    self.text = text
    self.profileImage = profileImage
  }
}

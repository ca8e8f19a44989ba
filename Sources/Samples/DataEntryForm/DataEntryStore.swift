/// A store that keeps the values of a form, and sends them where they are wanted.
public protocol DataEntryStore: AnyObject {
  /// The kept values, by data key.
  var values: [String: String] { get }
  /// Keeps a value under its key; each edit that has ended is one value.
  func setValue(_ value: String?, forKey key: String)
  /// Sends values away.
  func send(_ values: [String: String])
}

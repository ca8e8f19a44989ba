/// A kind of value: of a property, an argument or a state key.
public indirect enum ValueKind: Hashable, Sendable {
  /// `true` or `false`.
  case bool
  /// A whole number of at least the given size.
  case integer(atLeast: Int)
  /// A number of at most three places.
  case coordinate
  /// A number of at most six places.
  case factor
  /// `[x,y]`, at most three places.
  case point
  /// `[width,height]`, not negative.
  case size
  /// `[x,y]` with at most six places.
  case velocity
  /// `[x,y,width,height]`.
  case rect
  /// `[top,left,bottom,right]`.
  case insets
  /// An array of whole numbers, none negative.
  case counts
  /// `"normal"`, `"fast"` or the number itself.
  case decelerationRate
  /// A number of at most three places that is not negative.
  case length
  /// A length, or `"automaticDimension"`.
  case dimension
  /// The number of a section, from 0.
  case section
  /// `"section-row"`.
  case indexPath
  /// Two index paths, the first and the last.
  case indexPathRange
  /// An array of `[section,y]`.
  case sectionTops
  /// One of UIKit's case names.
  case oneOf([String])
  /// Text, or `null`.
  case text
  /// Text that is there.
  case title
  /// An array of values of a kind.
  case list(ValueKind)
  /// A value of a kind, or `null`.
  case optional(ValueKind)
  /// An absolute address: `"http://a.example/page"`.
  case address
  /// The network's answer for each address.
  case network
  /// `[location,length]`, in UTF-16 units.
  case characterRange
  /// An object of texts, each of which may be `null`.
  case texts
  /// The source of a form's rows: an array of dictionaries.
  case propertyList
  /// An array of a row's actions, each with its style and title.
  case rowActions
  /// An array of an alert's actions, each with its style and title, and whether it can be chosen.
  case alertActions
  /// An action, by its title or by its place.
  case titleOrPlace
  /// The actions at one edge of a row, and whether a full swipe runs the first.
  case swipeActions
  /// Nothing: the method has no answer.
  case nothing

  /// The expected value, for an error message.
  public var expectation: String {
    switch self {
    case .bool: "true or false"
    case .integer(let least): "a whole number of at least \(least)"
    case .coordinate: "a number with at most three places within ±1000000"
    case .factor: "a number with at most six places"
    case .point: "[x,y], numbers with at most three places within ±1000000"
    case .size: "[width,height], not negative, with at most three places, up to 1000000"
    case .velocity: "[x,y], numbers with at most six places"
    case .rect: "[x,y,width,height], with at most three places within ±1000000"
    case .insets: "[top,left,bottom,right], with at most three places within ±1000000"
    case .counts: "an array of whole numbers, none negative"
    case .decelerationRate:
      "\"normal\", \"fast\" or a number between 0 and 1 with at most six places"
    case .length: "a number from 0 to 1000000 with at most three places"
    case .dimension:
      "\"automaticDimension\", or a number from 0 to 1000000 with at most three places"
    case .section: "the number of a section"
    case .indexPath: "an index path, \"section-row\""
    case .indexPathRange:
      "two index paths, [\"section-row\",\"section-row\"], the first and the last"
    case .sectionTops: "an array of [section,y]"
    case .oneOf(let names): "one of " + names.map { "\"\($0)\"" }.joined(separator: ", ")
    case .text, .title: "a string"
    case .characterRange: "[location,length], whole numbers that are not negative"
    case .texts: "an object of strings"
    case .propertyList:
      "a property list: an array of dictionaries, each with a CellType, a Label and a DataKey"
    case .list(let kind): "an array, each \(kind.expectation)"
    case .optional(let kind): "\(kind.expectation), or null"
    case .address: "an absolute address, such as \"http://a.example/page\""
    case .network: "an object with an answer for each address"
    case .rowActions: "an array of actions, each {\"style\":…,\"title\":…}"
    case .alertActions: "an array of actions, each {\"isEnabled\":…,\"style\":…,\"title\":…}"
    case .titleOrPlace: "an action's title, or its place among the actions, from 0"
    case .swipeActions:
      "an object with actions, each {\"style\":…,\"title\":…}, and performsFirstActionWithFullSwipe"
    case .nothing: "nothing: the message has no answer"
    }
  }
}

extension Name {
  // What an application does that no component tells.

  /// `loadPage(_:)`: an application has put a page into its scroll view, or made one of another.
  public static let loadPage = Name("loadPage(_:)")
  /// `open(_:options:completionHandler:)`: an application has an address opened.
  public static let open = Name("open(_:options:completionHandler:)")
  /// `post(name:object:userInfo:)`: an application posts a notification of its own.
  public static let post = Name("post(name:object:userInfo:)")

  // What an application's model is made from.

  /// `items`: what there is to choose from.
  public static let items = Name("items")
  /// `numberOfPages`.
  public static let numberOfPages = Name("numberOfPages")
  /// `tweets`: what the pages show.
  public static let tweets = Name("tweets")

  // Labels.

  /// `count`: how many page views there are.
  public static let count = Name("count")
  /// `fills`: the areas that are filled in a tile.
  public static let fills = Name("fills")
  /// `labels`: what a page says.
  public static let labels = Name("labels")
  /// `name`, of a notification.
  public static let notificationName = Name("name")
  /// `page`.
  public static let page = Name("page")
  /// `strokes`: the points that the lines in a tile go through.
  public static let strokes = Name("strokes")
  /// `url`.
  public static let url = Name("url")
  /// `userInfo`.
  public static let userInfo = Name("userInfo")
}

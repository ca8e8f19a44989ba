extension Component {
  /// The components that a header may name.
  static let all: [Component] =
    [scroll, zoom, tiles, table, form, navigation, web, field, textView, alert, content]
    + controls + recognizers
}

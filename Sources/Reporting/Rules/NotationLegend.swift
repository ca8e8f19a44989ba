import Oracle

/// The meanings of the signs in drawn examples, as far as some examples use them.
enum NotationLegend {
  /// The first letters of words.
  private static let letters: [(sign: Character, meaning: String)] = [
    ("v", "a finger comes down"), ("-", "it moves up, 20 points or as told"),
    ("+", "it moves down"), ("^", "it is lifted"), ("x", "it is taken away"),
    (".", "frames pass"), ("B", "willBeginDragging"), ("S", "didScroll"),
    ("W", "willEndDragging"), ("T", "didEndDragging, will glide"),
    ("F", "didEndDragging, will not glide"), ("D", "didEndDragging"),
    ("G", "willBeginDecelerating"), ("E", "didEndDecelerating"),
    ("A", "didEndScrollingAnimation"), ("Q", "shouldScrollToTop"), ("P", "didScrollToTop"),
    ("I", "didChangeAdjustedContentInset"), ("Y", "touchesShouldBegin"),
    ("C", "touchesShouldCancel"), ("N", "the content's touchesBegan"), ("M", "its touchesMoved"),
    ("O", "willBeginZooming"), ("Z", "didZoom"), ("L", "didEndZooming"), ("V", "viewForZooming"),
    ("R", "refreshControlValueChanged"), ("J", "keyboardWillShow"), ("K", "keyboardWillHide"),
    ("U", "its touchesEnded"), ("X", "its touchesCancelled"), ("|", "at rest"),
  ]

  /// The marks that stand after a letter.
  private static let marks: [(sign: Character, meaning: String)] = [
    ("@", "the offset"), ("/", "the origin of bounds"),
    (
      ":",
      "the flags that are true: t tracking, d dragging, c decelerating, z zooming, b bouncing, "
        + "r refreshing (n: not), e editing (f: not)"
    ),
    ("*", "the scale"), ("#", "the size of the content"),
    ("%", "the adjusted inset, at top and bottom"), ("'", "of the second view"),
    ("!", "the velocity, or the scale that an end names"), (">", "the target"),
    ("=", "what was answered, or the view that is zoomed"),
    (
      "~",
      "the page that a web view shows, and behind ! whether it can go back (b) and forward (f) "
        + "and is loading (l), in capitals where it is so"
    ),
  ]

  /// Whole words, up to a colon.
  private static let words: [(word: Substring, meaning: String)] = [
    ("hold", "0.2 s pass"), ("vv", "two fingers come down, 100 points apart"),
    ("^^", "both are lifted"), ("set", "contentOffset is set"),
    ("jump", "setContentOffset(_:animated:), not animated"),
    ("animate", "setContentOffset(_:animated:), animated"),
    ("reveal", "scrollRectToVisible(_:animated:), not animated"),
    ("reveal+", "scrollRectToVisible(_:animated:), animated"), ("tap", "tapStatusBar()"),
    ("size", "contentSize is set"), ("inset", "contentInset is set"),
    ("safe", "safeAreaInsets is set"),
    ("bounds", "bounds is set"), ("stop", "stopScrollingAndZooming()"),
    ("disable", "isScrollEnabled is set to false"), ("remove", "removeFromSuperview()"),
    ("scale", "zoomScale is set"), ("zoom", "setZoomScale(_:animated:), not animated"),
    ("zoom+", "setZoomScale(_:animated:), animated"), ("most", "maximumZoomScale is set"),
    ("show", "zoom(to:animated:), not animated"), ("show+", "zoom(to:animated:), animated"),
    ("display", "setNeedsDisplay()"), ("contents", "the layer's contents are set"),
    ("factor", "contentScaleFactor is set"), ("draws", "a tile is drawn, with its scale"),
    ("flash", "flashScrollIndicators()"), ("bars", "scrollIndicatorInsets is set"),
    ("refresh", "beginRefreshing()"),
    ("refreshed", "endRefreshing()"), ("edit", "becomeFirstResponder()"),
    ("done", "resignFirstResponder()"), ("reload", "reloadData()"),
    ("titles", "reloadSectionIndexTitles()"), ("query", "cellForRow(at:)"),
    ("select", "selectRow(at:animated:scrollPosition:), not animated"),
    ("select+", "selectRow(at:animated:scrollPosition:), animated"),
    ("deselect", "deselectRow(at:animated:)"),
    ("row", "scrollToRow(at:at:animated:), not animated"),
    ("row+", "scrollToRow(at:at:animated:), animated"),
    ("nearest", "scrollToNearestSelectedRow(at:animated:), not animated"),
    ("nearest+", "scrollToNearestSelectedRow(at:animated:), animated"),
    ("look", "the cell's setSelected(_:animated:)"), ("lay", "layoutIfNeeded()"),
    ("sections", "the data has so many rows in its sections"),
    ("begin", "beginUpdates()"), ("end", "endUpdates()"),
    ("insert", "insertRows(at:with:)"), ("delete", "deleteRows(at:with:)"),
    ("renew", "reloadRows(at:with:)"), ("move", "moveRow(at:to:)"),
    ("insertSections", "insertSections(_:with:)"), ("deleteSections", "deleteSections(_:with:)"),
    ("renewSections", "reloadSections(_:with:)"), ("moveSection", "moveSection(_:toSection:)"),
    ("raises", "an exception, with the numbers of UIKit's reason"),
    ("midway", "the record begins in the middle"), ("gap", "lines are missing here"),
    ("log", "neither touches nor calls were recorded"),
    ("nav", "a table `list` and a view `page` in a navigation"),
    ("push", "pushViewController(_:animated:), not animated"),
    ("resize", "resizeWindow(to:)"), ("choose", "tapAction(_:)"),
    ("push+", "pushViewController(_:animated:), animated"),
    ("pop", "popViewController(animated:), not animated"),
    ("pop+", "popViewController(animated:), animated"),
    ("editing", "setEditing(_:animated:)"),
    ("segue", "performSegue(withIdentifier:sender:)"),
    ("settle", "all that moves comes to rest"),
  ]

  /// The signs before a word.
  private static let prefixes: [(sign: String, meaning: String)] = [
    ("<>", "the two fingers are moved so many points apart, and together down"),
    ("~", "the delegate does it, in the message before"),
    ("quietly.", "in a block without animations"), ("eased.", "in an animation block"),
    ("batch.", "in performBatchUpdates, with those beside it"),
  ]

  /// Returns the signs that the examples use, each with what it means.
  static func entries(for examples: [Example]) -> [(sign: String, meaning: String)] {
    var initials: Set<Character> = []
    var suffixes: Set<Character> = []
    var verbs: Set<Substring> = []
    var leaders: Set<String> = []
    var isTimed = false
    var isNamed = false
    for word in examples.flatMap({ $0.drawing.split(whereSeparator: \.isWhitespace) }) {
      var bare = word
      if bare.hasPrefix("<>") {
        leaders.insert("<>")
        continue
      }
      for (prefix, _) in prefixes where bare.hasPrefix(prefix) {
        bare = bare.dropFirst(prefix.count)
        leaders.insert(prefix)
      }
      let verb = bare.prefix { $0 != ":" && $0 != "~" }
      if bare.contains("~") { suffixes.insert("~") }
      if (words + web).contains(where: { $0.word == verb }) {
        verbs.insert(verb)
      } else if let about = textWord(bare) {
        verbs.insert(about)
      } else if isDuration(word) {
        isTimed = true
      } else if bare.contains("("), bare.first?.isLowercase == true {
        isNamed = true
      } else if let initial = word.first, !isSetting(word) {
        initials.insert(initial)
        suffixes.formUnion(word.dropFirst())
      }
    }
    let used = letters.filter { initials.contains($0.sign) }.map { (String($0.sign), $0.meaning) }
    let marked = marks.filter { suffixes.contains($0.sign) }.map { (String($0.sign), $0.meaning) }
    let timed = isTimed ? [("4ms", "so much time passes")] : []
    let named =
      isNamed ? [("willDisplay(a,0-1)", "a message by a short name, with what it is about")] : []
    let called = (words + web + textWords).filter { verbs.contains($0.word) }.map {
      (String($0.word), $0.meaning)
    }
    return used + marked + timed + named + called + prefixes.filter { leaders.contains($0.sign) }
  }

  /// Returns the word about text that a word begins with, unless it is a message with what it is
  /// about.
  private static func textWord(_ word: Substring) -> Substring? {
    let head = word.prefix { $0.isLetter }
    guard !word.contains("("), !isSetting(word) else { return nil }
    return textWords.first { $0.word == head }?.word
  }

  /// Returns true if a word is a time that passes: `4ms`.
  private static func isDuration(_ word: Substring) -> Bool {
    word.first?.isNumber == true && word.hasSuffix("ms")
  }

  /// Returns true if a word is `name=value`, which says what it is by itself.
  private static func isSetting(_ word: Substring) -> Bool {
    word.first?.isLowercase == true && word.contains("=")
  }
}

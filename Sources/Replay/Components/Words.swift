import Traces

/// The names that a component takes.
struct Words {
  private let names: NameSet
  /// True if it takes no names of somebody's own besides, which begin with `x-`.
  private let isClosed: Bool

  init(_ names: [Name], isClosed: Bool) {
    self.names = NameSet(names)
    self.isClosed = isClosed
  }

  func contains(_ name: Name) -> Bool {
    names.contains(name) || !isClosed && name.text.hasPrefix("x-")
  }
}

/// The words that components share.
struct CommonWords {
  /// The properties that a `config` may set, and a call.
  var settable: [Name] = []
  /// The properties that a `config` alone may set.
  var fixed: [Name] = []
  /// The methods.
  var methods: [Name] = []
  /// True if a `config` takes no names of somebody's own.
  var isClosed = false

  /// The words of views: any view may be played as a scroll view, and be a controller's.
  static let ofViews = CommonWords(
    settable: Properties.common.map(\.name) + Stage.controllerProperties,
    fixed: Stage.tapProperties + Vocabulary.sampleProperties.map { Name($0) },
    methods: Methods.common.map(\.name)
  )

  /// None.
  static let none = CommonWords()
}

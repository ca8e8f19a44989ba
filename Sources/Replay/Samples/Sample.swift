package import HeadlessUIKit
package import Traces

/// A sample application that the reference can start, as its application delegate would.
nonisolated package struct Sample: Sendable {
  /// The things with which an application is started.
  package struct Launch {
    /// The model, as the first view's `config` says it.
    package let config: [Argument]
    /// The numbers of rows in the table that the header declares.
    package let rowCounts: [Int]
    /// The store of a form's values, and of its cells' notifications; nil: the application is no
    /// form.
    package let form: SampleForm?
    /// The screen on which it is shown.
    package let screen: UIScreen
  }

  /// Makes the first controller of an application.
  package typealias Maker = @MainActor @Sendable (Launch) -> UIViewController

  /// The views that it shows, and the keys of its model.
  package let application: SampleApplication
  /// The notifications that it posts by itself.
  let notifications: [Notification.Name]
  /// The notification that its cells post as an edit ends; nil: it is no form.
  let endOfEdits: Notification.Name?
  /// True if it puts pages into its scroll view as they come near.
  let loadsPages: Bool
  /// Makes its first controller.
  let makeRoot: Maker

  /// Creates an application.
  ///
  /// - Parameters:
  ///   - application: the views that it shows, and the keys of its model.
  ///   - notifications: the notifications that it posts by itself.
  ///   - endOfEdits: the notification that its cells post as an edit ends; nil: it is no form.
  ///   - loadsPages: true if it puts pages into its scroll view as they come near.
  ///   - makeRoot: makes its first controller.
  package init(
    _ application: SampleApplication,
    posting notifications: [Notification.Name] = [],
    endOfEdits: Notification.Name? = nil,
    loadsPages: Bool = false,
    makeRoot: @escaping Maker
  ) {
    self.application = application
    self.notifications = notifications
    self.endOfEdits = endOfEdits
    self.loadsPages = loadsPages
    self.makeRoot = makeRoot
  }
}

extension Sample {
  /// Finds the application that a header names, which says of it only what is so.
  ///
  /// - Parameters:
  ///   - header: the header of a trace.
  ///   - samples: the applications that can be played.
  /// - Returns: the application; nil: the header names none.
  /// - Throws: `SubjectFailure` where it cannot be played, or is not as the header says.
  static func named(in header: Header, among samples: [Sample]) throws(SubjectFailure) -> Sample? {
    guard let name = header.sample else { return nil }
    guard !samples.isEmpty else {
      throw .skipped(why: "the reference was given no sample applications")
    }
    if let found = SampleContradiction(in: header, among: samples.map(\.application)) {
      throw .failed(why: "the header does not fit: \(found.problem)")
    }
    return samples.first { $0.application.name == name }
  }

  /// Starts the application.
  ///
  /// - Parameters:
  ///   - header: the header that names it.
  ///   - screen: the screen on which it is shown.
  /// - Returns: the application in a world.
  func launch(_ header: Header, screen: UIScreen) -> SampleStage {
    let views = header.effectiveViews
    let counts = views.lazy.compactMap { $0.config[.sections]?.numbers }.first ?? []
    let form = endOfEdits.map { SampleForm(views.first?.formRows ?? [], endOfEdits: $0) }
    let launch = Launch(
      config: views.first?.config ?? [],
      rowCounts: counts.map { Int($0.double) },
      form: form,
      screen: screen
    )
    return SampleStage(self, makeRoot(launch), form)
  }
}

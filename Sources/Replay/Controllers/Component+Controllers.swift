import HeadlessUIKit
import Traces

extension Component {
  /// A navigation, whose views are its controllers'.
  static let navigation = Component(
    "navigation",
    methods: Methods.navigation,
    check: checkNavigation,
    make: { $0.navigation() },
    find: { sample, _ in (sample.root as? UINavigationController)?.view }
  )

  /// An alert, which its controller makes.
  static let alert = Component(
    "alert",
    sharing: CommonWords(methods: CommonWords.ofViews.methods, isClosed: true),
    fixed: [.actions, .message, .preferredStyle, .textFields, .title],
    methods: Methods.alerts,
    check: checkAlert,
    // The view is the controller's to make.
    make: {
      Stage.Actor(index: $0.index, view: UIView(frame: $0.frame), part: $0.newReceiver())
    }
  )

  /// Refuses a navigation that is not the whole window, or has nothing to show.
  private static func checkNavigation(
    _ view: Header.View,
    _ views: [Header.View]
  ) throws(SubjectFailure) {
    guard view.name == views[0].name,
      !views.contains(where: { $0.container == nil && $0.name != view.name })
    else {
      throw .skipped(
        why: "the reference plays a navigation only as the first view, around all others"
      )
    }
    guard views.contains(where: { $0.container == view.name }) else {
      throw .failed(
        why: "the navigation \"\(view.name)\" shows nothing; declare a view in it, its first one"
      )
    }
  }

  /// Refuses an alert that nothing can present, and one that UIKit would not make.
  private static func checkAlert(
    _ view: Header.View,
    _ views: [Header.View]
  ) throws(SubjectFailure) {
    let navigation = views.first { $0.component == Self.navigation.name }?.name
    guard navigation != nil, view.container == navigation else {
      throw .failed(why: "the alert \"\(view.name)\" is in no navigation; declare it in one")
    }
    guard view.alertActions.count(where: { $0.style == "cancel" }) < 2 else {
      throw .failed(
        why: "the alert \"\(view.name)\" has two actions of the style cancel; UIKit takes one"
      )
    }
    guard view.config[.preferredStyle]?.string != "actionSheet" || view.config[.textFields] == nil
    else {
      throw .failed(
        why: "the alert \"\(view.name)\" is an action sheet, which has no text fields"
      )
    }
  }
}

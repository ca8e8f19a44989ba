import HeadlessUIKit
import Traces

/// A sample application in a stage's world.
final class SampleStage {
  /// The application that is shown.
  let sample: Sample
  /// The first controller, whose view fills the window.
  let root: UIViewController
  /// The store of the application's values, if it is a form.
  let form: SampleForm?
  /// True if the views are heard that there are.
  var isHeard = false
  /// The views of the header that the application has shown so far.
  var found: Set<Int> = []
  /// The known facts about the pages that it shows.
  var pages = PageWatch()
  /// The view whose tap recognizer was the last to act.
  var tapped: ViewIndex?

  init(_ sample: Sample, _ root: UIViewController, _ form: SampleForm?) {
    self.sample = sample
    self.root = root
    self.form = form
  }

  /// Holds what the header says of the first view against what the application shows.
  func check(_ stage: Stage) throws(SubjectFailure) {
    let name = sample.application.name
    // Numbered views, and such as a controller leads to, come later.
    if !found.contains(0), let first = stage.views.first {
      throw .failed(why: "the sample \"\(name)\" shows no \(first.component)")
    }
    for place in found.sorted() {
      guard let scrollView = stage.actors[place].scrollView else { continue }
      if let difference = SampleShape.difference(stage.views[place], scrollView) {
        throw .failed(why: "the sample \"\(name)\" \(difference)")
      }
    }
  }
}

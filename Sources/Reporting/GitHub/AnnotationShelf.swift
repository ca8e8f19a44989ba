import Conformance

/// The annotations of one kind, of which a runner shows no more than ten: those that say most.
struct AnnotationShelf {
  /// The number of annotations of a kind that GitHub shows for one step.
  static let most = 10

  /// One annotation, before anybody knows whether it is shown.
  struct Annotation {
    var issue: Issue
    var id: String
  }

  private var firsts: [String: (annotation: Annotation, cases: Int, order: Int)] = [:]
  private var others: [Annotation] = []
  /// The number of cases with an annotation of this kind.
  private(set) var count = 0

  /// Takes the annotation of a case: of each rule the first is kept, and some others.
  mutating func add(_ annotation: Annotation) {
    count += 1
    let rule = annotation.issue.rule
    if let first = firsts[rule] {
      firsts[rule]?.cases = first.cases + 1
      if others.count < Self.most { others.append(annotation) }
    } else {
      firsts[rule] = (annotation, 1, count)
    }
  }

  /// Those that are shown: the gravest first, then one for each rule, that which fails most cases
  /// first; then others in their order.
  var shown: [Annotation] {
    let sorted = firsts.values.sorted { left, right in
      (left.annotation.issue.level.rawValue, right.cases, left.order)
        < (right.annotation.issue.level.rawValue, left.cases, right.order)
    }
    return Array((sorted.map(\.annotation) + others).prefix(Self.most))
  }
}

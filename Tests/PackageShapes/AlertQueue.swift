// swift-format-ignore-file: AllPublicDeclarationsHaveDocumentation

import HeadlessUIKit

/// Alerts of which one is shown at a time, in the order in which they came.
///
/// The next one comes after the one before has gone and its answer was handed out. An alert that is asked for
/// while it waits already is not added again.
public final class AlertQueue {
  public struct Question {
    public let title: String
    public let answers: [String]
    public let handler: (String) -> Void

    public init(title: String, answers: [String], handler: @escaping (String) -> Void) {
      self.title = title
      self.answers = answers
      self.handler = handler
    }
  }

  private weak var presenter: UIViewController?
  private var waiting: [Question] = []
  private var current: Question?

  public init(presenter: UIViewController) {
    self.presenter = presenter
  }

  @MainActor
  public func ask(_ question: Question) {
    let titles = waiting.map(\.title) + [current?.title].compactMap { $0 }
    guard !titles.contains(question.title) else { return }
    waiting.append(question)
    showNext()
  }

  @MainActor
  private func showNext() {
    guard current == nil, let presenter, !waiting.isEmpty else { return }
    let question = waiting.removeFirst()
    current = question
    let alert = UIAlertController(
      title: question.title,
      message: nil,
      preferredStyle: .alert
    )
    for (index, answer) in question.answers.enumerated() {
      let style: UIAlertAction.Style = index == question.answers.count - 1 ? .cancel : .default
      let action = UIAlertAction(title: answer, style: style) { [weak self] _ in
        question.handler(answer)
        self?.current = nil
        self?.showNext()
      }
      alert.addAction(action)
    }
    presenter.present(alert, animated: true)
  }
}

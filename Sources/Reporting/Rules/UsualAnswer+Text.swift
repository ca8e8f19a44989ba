import Traces

extension UsualAnswer {
  /// The answer to a question that nobody answers, in a phrase; nil: somebody has to answer.
  var phrase: String? {
    switch self {
    case .yes: "true"
    case .no: "false"
    case .none: "null"
    case .asAsked: "what the question names"
    case .ofProperties: "what the view's properties say"
    case .ofComponent: "what the view would do by itself"
    case .required: nil
    }
  }
}

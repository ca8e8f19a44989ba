import Foundation
import HeadlessUIKit
import Traces

/// A text field's delegate that has what it is asked and told written down, and answers by the script.
protocol TextFieldTeller: UITextFieldDelegate {
  /// Writes a message down.
  ///
  /// - Parameters:
  ///   - message: the message.
  ///   - arguments: what it is passed besides the field.
  ///   - usual: what UIKit goes by where the method is left out.
  /// - Returns: what it is answered with.
  func tell(_ message: Name, _ arguments: [Argument], usual: Value?) -> Value?
  /// Takes in that editing has ended, and that this was written down.
  func hasEnded()
}

extension TextFieldTeller {
  func hasEnded() {}

  func textFieldShouldBeginEditing(_ textField: UITextField) -> Bool { ask(.textFieldShouldBegin) }

  func textFieldDidBeginEditing(_ textField: UITextField) {
    _ = tell(.textFieldDidBegin, [], usual: nil)
  }

  func textFieldShouldEndEditing(_ textField: UITextField) -> Bool { ask(.textFieldShouldEnd) }

  func textFieldDidEndEditing(_ textField: UITextField) {
    _ = tell(.textFieldDidEnd, [], usual: nil)
    hasEnded()
  }

  func textField(
    _ textField: UITextField,
    shouldChangeCharactersIn range: NSRange,
    replacementString string: String
  ) -> Bool {
    ask(.textFieldShouldChange, Self.arguments(ofChangeIn: range, by: string))
  }

  /// Returns the arguments of a change, without the field.
  static func arguments(ofChangeIn range: NSRange, by string: String) -> [Argument] {
    [
      Argument(.replacementString, .string(string)),
      Argument(
        .shouldChangeCharactersIn,
        .list([Value(range.location), Value(range.length)])
      ),
    ]
  }

  func textFieldShouldClear(_ textField: UITextField) -> Bool { ask(.textFieldShouldClear) }

  func textFieldShouldReturn(_ textField: UITextField) -> Bool { ask(.textFieldShouldReturn) }

  private func ask(_ question: Name, _ arguments: [Argument] = []) -> Bool {
    tell(question, arguments, usual: .bool(true))?.bool ?? true
  }
}

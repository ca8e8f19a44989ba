/// The mutation of an operator: the operators that take its place, and the conditions on its
/// operands.
struct OperatorMutation {
  var replacements: [String]
  /// The precedence group that its mutated form is in.
  var precedence: String
  /// The generic parameters of its mutated form, one overload for each.
  var constraints: [String]
  var form: Form

  enum Form {
    /// Both operands are values, and the result is one of their kind.
    case arithmetic
    /// Both operands are values, and the result is a Boolean.
    case comparison
    /// The right operand may never be asked for.
    case logical
    /// The left operand is changed.
    case assignment
  }

  static let all: [String: OperatorMutation] = [
    "<": comparing(["<=", ">="]),
    "<=": comparing(["<", ">"]),
    ">": comparing([">=", "<="]),
    ">=": comparing([">", "<"]),
    "==": equating(["!="], "T: Equatable"),
    "!=": equating(["=="], "T: Equatable"),
    "+": calculating(["-"], "AdditionPrecedence", sums),
    "-": calculating(["+"], "AdditionPrecedence", sums),
    "*": calculating(["/"], "MultiplicationPrecedence", numbers),
    "/": calculating(["*"], "MultiplicationPrecedence", numbers),
    "+=": assigning(["-="], sums),
    "-=": assigning(["+="], sums),
    "*=": assigning(["/="], numbers),
    "/=": assigning(["*="], numbers),
    "&&": OperatorMutation(
      replacements: ["||"],
      precedence: "LogicalConjunctionPrecedence",
      constraints: [],
      form: .logical
    ),
    "||": OperatorMutation(
      replacements: ["&&"],
      precedence: "LogicalDisjunctionPrecedence",
      constraints: [],
      form: .logical
    ),
  ]

  private static let integers = "T: FixedWidthInteger"
  private static let sums = ["T: AdditiveArithmetic & Equatable", integers]
  private static let numbers = ["T: FloatingPoint", integers]

  private static func comparing(_ replacements: [String]) -> OperatorMutation {
    equating(replacements, "T: Comparable")
  }

  private static func equating(_ replacements: [String], _ constraint: String) -> OperatorMutation {
    OperatorMutation(
      replacements: replacements,
      precedence: "ComparisonPrecedence",
      constraints: [constraint],
      form: .comparison
    )
  }

  private static func calculating(
    _ replacements: [String],
    _ precedence: String,
    _ constraints: [String]
  ) -> OperatorMutation {
    OperatorMutation(
      replacements: replacements,
      precedence: precedence,
      constraints: constraints,
      form: .arithmetic
    )
  }

  private static func assigning(
    _ replacements: [String],
    _ constraints: [String]
  ) -> OperatorMutation {
    OperatorMutation(
      replacements: replacements,
      precedence: "AssignmentPrecedence",
      constraints: constraints,
      form: .assignment
    )
  }
}

extension OperatorMutation {
  /// Returns the declarations of an operator that is the plain one as long as its mutants sleep.
  ///
  /// - Parameters:
  ///   - name: the name of the mutated form.
  ///   - plain: the operator as it was written.
  ///   - first: the number of its first mutant; the others follow.
  /// - Returns: Swift source.
  func declarations(of name: String, for plain: String, first: Int) -> String {
    var text = "infix operator \(name): \(precedence)\n"
    for constraint in constraints.isEmpty ? [""] : constraints {
      text += declaration(of: name, for: plain, first, constraint)
    }
    return text
  }

  private func declaration(
    of name: String,
    for plain: String,
    _ first: Int,
    _ constraint: String
  ) -> String {
    let others = replacements.enumerated().map { (first + $0.offset, $0.element) }
    switch form {
    case .arithmetic, .comparison:
      let result = form == .arithmetic ? "T" : "Bool"
      let calls = others.reduce("a \(plain) b") { text, other in
        "mutated(\(other.0), \(text), \(Self.call(other.1, constraint)))"
      }
      let function = "@inline(__always) nonisolated func \(name)<\(constraint)>"
      return "\(function)(a: T, b: T) -> \(result) { \(calls) }\n"
    case .assignment:
      return """
        @inline(__always) nonisolated func \(name)<\(constraint)>(a: inout T, b: T) {
          a = mutated(\(first), a \(plain.dropLast()) b, \(Self.call(String(others[0].1.dropLast()), constraint)))
        }

        """
    case .logical:
      return """
        @inline(__always) nonisolated func \(name)(a: Bool, b: @autoclosure () throws -> Bool) rethrows -> Bool {
          try \(plain == "&&" ? "mutatedAnd" : "mutatedOr")(\(first), a, b)
        }

        """
    }
  }

  /// A division by zero and a sum that is too large would end the process, and say nothing of the
  /// component.
  private static func call(_ replacement: String, _ constraint: String) -> String {
    if replacement == "/" { return "b == 0 ? a : a / b" }
    let canOverflow = constraint == integers && ["+", "-", "*"].contains(replacement)
    return "a \(canOverflow ? "&" : "")\(replacement) b"
  }
}

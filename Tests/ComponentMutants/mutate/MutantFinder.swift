import SwiftSyntax

/// Finds the places of a source file that can be mutated, and how each is rewritten so that it can be
/// chosen at run time.
///
/// The parts that a caller can see or that a default stands for are left alone: parameters,
/// attributes, cases of enumerations, patterns, strings.
final class MutantFinder: SyntaxVisitor {
  private(set) var mutants: [Mutant] = []
  private(set) var edits: [Edit] = []
  /// The declarations of the operators that the edits name.
  private(set) var operators = ""

  private let file: String
  private let converter: SourceLocationConverter
  private var next: Int
  private var scopes: [Scope] = []

  /// A function, or what is like one.
  private struct Scope {
    var lines: ClosedRange<Int>
    /// True if its results are Booleans, and true if it has results at all.
    var givesBoolean = false
    var givesSomething = false
    var isInitializer = false
  }

  init(file: String, tree: SourceFileSyntax, first: Int) {
    self.file = file
    converter = SourceLocationConverter(fileName: file, tree: tree)
    next = first
    super.init(viewMode: .sourceAccurate)
    walk(tree)
  }

  // MARK: - Places

  private func line(_ node: some SyntaxProtocol) -> Int {
    converter.location(for: node.positionAfterSkippingLeadingTrivia).line
  }

  private func start(_ node: some SyntaxProtocol) -> Int {
    node.positionAfterSkippingLeadingTrivia.utf8Offset
  }

  private func end(_ node: some SyntaxProtocol) -> Int {
    node.endPositionBeforeTrailingTrivia.utf8Offset
  }

  private func text(_ node: some SyntaxProtocol) -> String {
    let lines = node.trimmedDescription.split(separator: "\n")
    guard let first = lines.first else { return "" }
    return lines.count == 1 ? String(first) : "\(first) …"
  }

  /// Notes a place with its mutants; returns the number of the first.
  private func add(_ node: some SyntaxProtocol, _ before: String, _ after: [String]) -> Int {
    let first = next
    let line = line(node)
    for text in after {
      mutants.append(
        Mutant(
          number: next,
          file: file,
          line: line,
          scope: scopes.last?.lines ?? line...line,
          before: before,
          after: text,
          isStatic: scopes.isEmpty && isStatic(node)
        )
      )
      next += 1
    }
    return first
  }

  private func isStatic(_ node: some SyntaxProtocol) -> Bool {
    var parent = node.parent
    while let current = parent {
      if let variable = current.as(VariableDeclSyntax.self) {
        let isGlobal = variable.parent?.is(CodeBlockItemSyntax.self) ?? false
        return isGlobal || variable.modifiers.contains { $0.name.text == "static" }
      }
      parent = current.parent
    }
    return false
  }

  private func wrap(_ node: some SyntaxProtocol, _ opening: String, _ closing: String, _ ids: [Int])
  {
    edits.append(Edit(kind: .opening, offset: start(node), text: opening, mutants: ids))
    edits.append(Edit(kind: .closing, offset: end(node), text: closing, mutants: ids))
  }

  private func replace(_ node: some SyntaxProtocol, by text: String, _ ids: [Int]) {
    let (start, end) = (start(node), end(node))
    edits.append(
      Edit(kind: .replacement, offset: start, length: end - start, text: text, mutants: ids)
    )
  }

  // MARK: - Functions

  private func enter(
    _ node: some SyntaxProtocol,
    result: TypeSyntax?,
    isInitializer: Bool = false
  )
    -> SyntaxVisitorContinueKind
  {
    let last = converter.location(for: node.endPositionBeforeTrailingTrivia).line
    let type = result?.trimmedDescription
    scopes.append(
      Scope(
        lines: line(node)...last,
        givesBoolean: type == "Bool",
        givesSomething: type != nil && type != "Void",
        isInitializer: isInitializer
      )
    )
    return .visitChildren
  }

  override func visit(_ node: FunctionDeclSyntax) -> SyntaxVisitorContinueKind {
    enter(node, result: node.signature.returnClause?.type)
  }
  override func visitPost(_ node: FunctionDeclSyntax) { scopes.removeLast() }

  override func visit(_ node: InitializerDeclSyntax) -> SyntaxVisitorContinueKind {
    enter(node, result: nil, isInitializer: true)
  }
  override func visitPost(_ node: InitializerDeclSyntax) { scopes.removeLast() }

  override func visit(_ node: AccessorBlockSyntax) -> SyntaxVisitorContinueKind {
    let type = node.parent?.as(PatternBindingSyntax.self)?.typeAnnotation?.type
    guard case .getter(let items) = node.accessors else { return .visitChildren }
    _ = enter(node, result: type ?? TypeSyntax(IdentifierTypeSyntax(name: .identifier("Any"))))
    if type?.trimmedDescription == "Bool", items.count == 1, let only = items.first {
      condition(of: only)
    }
    return .visitChildren
  }
  override func visitPost(_ node: AccessorBlockSyntax) {
    if case .getter = node.accessors { scopes.removeLast() }
  }

  override func visit(_ node: AccessorDeclSyntax) -> SyntaxVisitorContinueKind {
    let isGetter = node.accessorSpecifier.text == "get"
    let binding = node.parent?.parent?.parent?.as(PatternBindingSyntax.self)
    return enter(node, result: isGetter ? binding?.typeAnnotation?.type : nil)
  }
  override func visitPost(_ node: AccessorDeclSyntax) { scopes.removeLast() }

  override func visit(_ node: ClosureExprSyntax) -> SyntaxVisitorContinueKind {
    _ = enter(node, result: TypeSyntax(IdentifierTypeSyntax(name: .identifier("Any"))))
    return .visitChildren
  }
  override func visitPost(_ node: ClosureExprSyntax) { scopes.removeLast() }

  override func visit(_ node: CodeBlockSyntax) -> SyntaxVisitorContinueKind {
    if node.parent?.is(FunctionDeclSyntax.self) ?? false, scopes.last?.givesBoolean ?? false,
      node.statements.count == 1, let only = node.statements.first
    {
      condition(of: only)
    }
    return .visitChildren
  }

  // MARK: - What is left alone

  override func visit(_: FunctionParameterClauseSyntax) -> SyntaxVisitorContinueKind {
    .skipChildren
  }
  override func visit(_: AttributeListSyntax) -> SyntaxVisitorContinueKind { .skipChildren }
  override func visit(_: EnumCaseDeclSyntax) -> SyntaxVisitorContinueKind { .skipChildren }
  override func visit(_: SwitchCaseLabelSyntax) -> SyntaxVisitorContinueKind { .skipChildren }
  override func visit(_: StringLiteralExprSyntax) -> SyntaxVisitorContinueKind { .skipChildren }
  override func visit(_: IfConfigDeclSyntax) -> SyntaxVisitorContinueKind { .skipChildren }
  override func visit(_: KeyPathExprSyntax) -> SyntaxVisitorContinueKind { .skipChildren }
  override func visit(_: ExpressionPatternSyntax) -> SyntaxVisitorContinueKind { .skipChildren }

  // MARK: - Conditions

  private func condition(_ expression: some SyntaxProtocol) {
    let first = add(expression, text(expression), ["always true", "always false"])
    wrap(expression, "mutatedCondition(\(first), ", ")", [first, first + 1])
  }

  private func condition(of item: CodeBlockItemSyntax) {
    guard case .expr(let expression) = item.item else { return }
    if !expression.is(IfExprSyntax.self), !expression.is(SwitchExprSyntax.self) {
      condition(expression)
    }
  }

  override func visit(_ node: ConditionElementSyntax) -> SyntaxVisitorContinueKind {
    if case .expression(let expression) = node.condition { condition(expression) }
    return .visitChildren
  }

  override func visit(_ node: TernaryExprSyntax) -> SyntaxVisitorContinueKind {
    condition(node.condition)
    return .visitChildren
  }

  override func visit(_ node: ReturnStmtSyntax) -> SyntaxVisitorContinueKind {
    if scopes.last?.givesBoolean ?? false, let expression = node.expression,
      !expression.is(BooleanLiteralExprSyntax.self)
    {
      condition(expression)
    }
    return .visitChildren
  }

  override func visit(_ node: PrefixOperatorExprSyntax) -> SyntaxVisitorContinueKind {
    let name = node.operator.text
    guard name == "!" || name == "-" else { return .visitChildren }
    let first = add(node.operator, text(node), [text(node.expression)])
    let mutated = Support.operatorName(first)
    replace(node.operator, by: mutated, [first])
    operators += "prefix operator \(mutated)\n@inline(__always) nonisolated prefix func \(mutated)"
    operators +=
      name == "!"
      ? "(a: Bool) -> Bool { mutated(\(first), !a, a) }\n"
      : "<T: SignedNumeric & Equatable>(a: T) -> T { mutated(\(first), -a, a) }\n"
    return .visitChildren
  }

  override func visit(_ node: InfixOperatorExprSyntax) -> SyntaxVisitorContinueKind {
    guard let binary = node.operator.as(BinaryOperatorExprSyntax.self),
      let mutation = OperatorMutation.all[binary.operator.text]
    else { return .visitChildren }
    let name = binary.operator.text
    if node.rightOperand.is(NilLiteralExprSyntax.self) {
      // A value without equality can still be compared with nothing.
      let first = add(binary, text(node), ["the opposite"])
      wrap(node, "mutatedNegation(\(first), ", ")", [first])
      return .visitChildren
    }
    let first = add(binary, text(node), mutation.replacements.map { "`\($0)`" })
    let mutated = Support.operatorName(first)
    replace(binary, by: mutated, Array(first..<next))
    operators += mutation.declarations(of: mutated, for: name, first: first)
    return .visitChildren
  }

  // MARK: - Values

  override func visit(_ node: BooleanLiteralExprSyntax) -> SyntaxVisitorContinueKind {
    value(node, by: node.literal.text == "true" ? "false" : "true")
  }

  override func visit(_ node: IntegerLiteralExprSyntax) -> SyntaxVisitorContinueKind {
    let digits = node.literal.text.filter { $0 != "_" }
    guard let number = Int(digits) else { return .visitChildren }
    return value(node, by: String(number + 1))
  }

  override func visit(_ node: FloatLiteralExprSyntax) -> SyntaxVisitorContinueKind {
    let digits = node.literal.text.filter { $0 != "_" }
    guard let number = Double(digits) else { return .visitChildren }
    return value(node, by: number == 0 ? "1.0" : String(number * 2))
  }

  private func value(
    _ node: some SyntaxProtocol,
    by other: String
  )
    -> SyntaxVisitorContinueKind
  {
    let around = node.parent.map { $0.is(InfixOperatorExprSyntax.self) ? text($0) : text(node) }
    let first = add(node, around ?? text(node), ["\(text(node)) is \(other)"])
    wrap(node, "mutated(\(first), ", ", \(other))", [first])
    return .skipChildren
  }

  override func visit(_ node: FunctionCallExprSyntax) -> SyntaxVisitorContinueKind {
    guard let name = node.calledExpression.as(DeclReferenceExprSyntax.self)?.baseName,
      name.text == "min" || name.text == "max", node.arguments.count == 2,
      let argument = node.arguments.first
    else { return .visitChildren }
    let isMin = name.text == "min"
    let first = add(node, text(node), [isMin ? "max" : "min"])
    replace(name, by: isMin ? "mutatedMin" : "mutatedMax", [first])
    edits.append(
      Edit(kind: .opening, offset: start(argument), text: "\(first), ", mutants: [first])
    )
    return .visitChildren
  }

  // MARK: - Statements

  override func visit(_ node: CodeBlockItemSyntax) -> SyntaxVisitorContinueKind {
    guard let scope = scopes.last, case .expr(let expression) = node.item else {
      return .visitChildren
    }
    let isAlone = (node.parent?.as(CodeBlockItemListSyntax.self)?.count ?? 0) == 1
    let isResult = isAlone && scope.givesSomething
    guard !isResult, isDroppable(expression, inInitializer: scope.isInitializer) else {
      return .visitChildren
    }
    let first = add(node, text(expression), ["left out"])
    wrap(node, "if isKept(\(first)) { ", " }", [first])
    return .visitChildren
  }

  private func isDroppable(_ expression: ExprSyntax, inInitializer: Bool) -> Bool {
    if let attempt = expression.as(TryExprSyntax.self) {
      return isDroppable(attempt.expression, inInitializer: inInitializer)
    }
    if let call = expression.as(FunctionCallExprSyntax.self) {
      let name = call.calledExpression.trimmedDescription
      return !["fatalError", "preconditionFailure", "super.init", "self.init"].contains(name)
    }
    guard let infix = expression.as(InfixOperatorExprSyntax.self), !inInitializer else {
      return false
    }
    if infix.operator.is(AssignmentExprSyntax.self) { return true }
    let name = infix.operator.as(BinaryOperatorExprSyntax.self)?.operator.text
    return ["+=", "-=", "*=", "/=", "|="].contains(name)
  }
}

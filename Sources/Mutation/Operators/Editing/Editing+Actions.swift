internal import Traces
internal import Transcripts

/// The faults in the actions of rows.
extension Operators {
  static let rowActions: [Context] = askedActions + handledActions.flatMap { $0 }

  private static let askedActions: [Context] =
    [
      (Name.trailingSwipeActions, "trailing"), (.leadingSwipeActions, "leading"),
      (.editActions, "older"),
    ].map { name, kind in
      Context(
        ["R504"],
        "a row that may not be edited is asked about its \(kind) actions",
        .canEditRow,
        edit: \.denied
      ) { $0.isOfTouch && $0.later(name)?.row == $0.row }
    } + [
      Context(
        ["R500"],
        "the older row actions are asked for beside a configuration",
        .trailingSwipeActions,
        edit: { $0.asking(.editActions) }
      ) { $0.isOfTable },
      Context(
        ["R500"],
        "a configuration is asked for beside the older row actions",
        .editActions,
        edit: { $0.asking(.trailingSwipeActions) }
      ) { $0.isOfTable },
      Context(
        ["R512"],
        "the title of a button that actions replace",
        .willBeginEditingRow,
        needs: [.arguments, .touches],
        edit: { site in
          guard let row = site.row else { return [] }
          let title = site.editing(
            .titleForDeleteConfirmation,
            [Argument("titleForDeleteConfirmationButtonForRowAt", Value(row))],
            isEditing: true
          )
          return [.insert(title, before: site.line + 1)]
        }
      ) { $0.isOfTable && !$0.isEditedByCode && $0.hasOwnActions },
      Context(
        ["R510"],
        "a row whose actions were asked for commits",
        .willBeginEditingRow,
        needs: [.arguments, .touches],
        edit: { $0.committingDeletion(before: $0.line + 1) }
      ) { $0.isOfTable && !$0.isEditedByCode && $0.hasOwnActions },
      Context(
        ["R506"],
        "the finger that opens a row runs an action",
        .willBeginEditingRow,
        needs: .touches,
        edit: { $0.runningAction }
      ) { $0.isOfTable && $0.hasOwnActions && $0.opensByShortSwipe },
      Context(
        ["R503"],
        "a finger that goes to the left brings out the leading actions",
        .trailingSwipeActions,
        needs: [.touches, .release],
        edit: { $0.renamed(.leadingSwipeActions) }
      ) { site in
        site.isOfTouch && !site.lets(.commits, .commitEditing) && site.setupIsKnown
          && site.later(.willBeginEditingRow)?.row == site.row && site.isOn(site.row) == true
      },
      Context(
        ["R506"],
        "a swipe runs an action, and full swipes are off",
        .trailingSwipeActions,
        needs: .touches,
        edit: { $0.withoutFullSwipe }
      ) { $0.isOfFullSwipe },
      Context(
        ["R506"],
        "a swipe to the right runs an action, and full swipes are off",
        .leadingSwipeActions,
        needs: .touches,
        edit: { $0.withoutFullSwipe }
      ) { $0.isOfFullSwipe },
    ]

  private static let handledActions: [[Context]] =
    [(Name.actionHandler, "an action"), (.rowActionHandler, "an older action")].map {
      name,
      action in
      [
        Context(
          ["R514"],
          "\(action) runs, and the row neither opens nor closes",
          name,
          needs: .arguments,
          edit: { site in
            let end = site.followers.first { $0.name == .didEndEditingRow }
            return [site.swipeBegin, end].compactMap(\.self).flatMap(\.dropped)
          }
        ) { $0.isOfOpenRow },
        Context(
          ["R516"],
          "\(action) runs, and the table is not in editing mode",
          name,
          edit: { $0.flipping(.isEditing) }
        ) { $0.isOfOpenRow },
        Context(["R510"], "\(action) runs for another row", name, edit: \.namingNeighbour) {
          $0.isOfOpenRow
        },
        Context(
          ["R508", "R510"],
          "\(action) runs that the row does not have",
          name,
          edit: { $0.saying(.action, .string("Another")) }
        ) { $0.isOfOpenRow },
        Context(["R510", "R508"], "\(action) runs twice", name, needs: .touches, edit: \.doubled) {
          $0.isOfOpenRow && $0.fingers.most == 1
        },
        Context(
          ["R510"],
          "a commit comes in place of \(action)",
          name,
          needs: [.arguments, .touches],
          edit: { $0.dropped + $0.committingDeletion(before: $0.line) }
        ) { $0.isOfOpenRow },
        Context(
          ["R507"],
          "a full swipe runs \(action) that is not the first",
          name,
          needs: .touches,
          edit: { $0.saying(.action, $0.lastTitle ?? .null) }
        ) { $0.isOfOpenRow && $0.isOfOpeningFinger && $0.lastTitle != nil },
        Context(
          ["R506"],
          "nothing comes of a full swipe for \(action)",
          name,
          needs: [.touches, .otherState],
          edit: \.dropped
        ) { $0.isOfOpenRow && $0.isDue && $0.isOfOpeningFinger },
        Context(
          ["R510"],
          "nothing comes of a tap on \(action)",
          name,
          needs: [.touches, .otherState],
          edit: \.dropped
        ) { $0.isOfOpenRow && $0.isDue && !$0.isOfOpeningFinger },
      ]
    }
}

extension Site {
  /// True if a row stands open by a swipe, in a table of which everything is heard.
  fileprivate var isOfOpenRow: Bool { isOfTable && !isEditedByCode && swipeBegin != nil }

  /// True if the finger that is down has opened the row.
  fileprivate var isOfOpeningFinger: Bool {
    swipeBegin?.fingers.beganLine == fingers.beganLine && fingers.most == 1
  }

  /// The answer about the actions of the row, as it was told last.
  private var latestAnswer: (message: Message, parts: Value)? {
    let names: [Name] = [.trailingSwipeActions, .leadingSwipeActions, .editActions]
    let asked = forerunners.first { $0.name.map(names.contains) ?? false }
    guard let message = asked?.message, let answer = message.answer else { return nil }
    // A finger that goes to the left brings no leading actions out.
    let opening = (swipeBegin ?? self).fingers
    if message.name == .leadingSwipeActions, opening.travel.x < 0 { return nil }
    return (message, answer)
  }

  /// The actions of the row that is being opened, or stands open.
  private var ownActions: [Value] {
    switch latestAnswer?.parts {
    case .array(let actions): actions
    case .object(let parts): parts[.actions]?.elements ?? []
    default: []
    }
  }

  /// True if the row that is being opened, or stands open, has actions of its own.
  var hasOwnActions: Bool { !ownActions.isEmpty }

  /// True if it was asked about the actions of the row, and answered that these are the usual ones.
  var hasUsualActions: Bool { latestAnswer?.parts == .null }

  /// The title of the last action, if there are several.
  fileprivate var lastTitle: Value? {
    guard ownActions.count > 1, case .object(let parts)? = ownActions.last else { return nil }
    return parts["title"]
  }

  /// Returns the edits by which a question about the same row comes before it, answered with nil.
  fileprivate func asking(_ name: Name) -> [Edit] {
    guard var message, let label = Vocabulary.message(name)?.parameters.first?.label else {
      return []
    }
    message.name = name
    message.arguments = message.arguments.map { Argument(Name(label), $0.value) }
    message.answer = .null
    return [.insert(.message(message), before: line)]
  }

  /// Returns the edits by which it is another question about the same row, with the same answer.
  fileprivate func renamed(_ name: Name) -> [Edit] {
    guard var message, let label = Vocabulary.message(name)?.parameters.first?.label else {
      return []
    }
    message.name = name
    message.arguments = message.arguments.map { Argument(Name(label), $0.value) }
    return replaced(by: .message(message))
  }

  /// The edits by which the first action of the row runs here.
  fileprivate var runningAction: [Edit] {
    guard let row, case .object(let parts)? = ownActions.first else { return [] }
    let handler = editing(
      latestAnswer?.message.name == .editActions ? .rowActionHandler : .actionHandler,
      [Argument(.action, parts["title"] ?? .null), Argument(.forRowAt, Value(row))],
      isEditing: true
    )
    return [.insert(handler, before: line + 1)]
  }

  /// The edits by which its configuration lets no full swipe run anything.
  fileprivate var withoutFullSwipe: [Edit] {
    guard case .object(let parts)? = message?.answer else { return [] }
    let others = parts.filter { $0.label != .performsFirstActionWithFullSwipe }
    return answering(
      .object(others + [Argument(.performsFirstActionWithFullSwipe, .bool(false))])
    )
  }

  /// True if the finger that asks here runs an action by itself.
  fileprivate var isOfFullSwipe: Bool {
    guard isOfTouch, fingers.most == 1, case .object? = message?.answer,
      let handler = followers.first(where: { $0.name == .actionHandler })
    else { return false }
    return handler.fingers.beganLine == fingers.beganLine && handler.row == row
  }

  /// True if a finger surely asks for it: by going from end to end, or by a tap at the very edge;
  /// and nothing but that comes of it before the table rests or the next finger comes.
  fileprivate var isDue: Bool {
    guard isAlone, fingers.most == 1, let row, isOn(row) == true,
      restOfFinger != nil,
      let width = header.config[.bounds]?.point?.x.double, let touch = causingTouch
    else { return false }
    let x = touch.location.x.double
    if isOfOpeningFinger { return abs(x - fingers.origin.x.double) >= width * 0.9 }
    let isLeading = latestAnswer?.message.name == .leadingSwipeActions
    return !fingers.hasMoved && (isLeading ? x : width - x) <= 20
  }

  /// True if the header tells all that decides whether rows open.
  fileprivate var setupIsKnown: Bool { header.observes == nil && header.lacks.isEmpty }
}

// swift-format-ignore-file: AllPublicDeclarationsHaveDocumentation, NeverUseImplicitlyUnwrappedOptionals

@preconcurrency @MainActor
open class UISwipeActionsConfiguration: NSObject {
  public convenience init(actions: [UIContextualAction]) { stub() }
  open var actions: [UIContextualAction] { stub() }
  open var performsFirstActionWithFullSwipe = true
}

@preconcurrency @MainActor
open class UIContextualAction: NSObject {
  public enum Style: Int, Sendable {
    case normal, destructive
  }

  public typealias Handler =
    @MainActor (
      _ action: UIContextualAction,
      _ sourceView: UIView,
      _ completionHandler: @escaping (Bool) -> Void
    ) -> Void

  public convenience init(style: Style, title: String?, handler: @escaping Handler) { stub() }
  open var title: String?
  open var backgroundColor: UIColor!
  open var image: UIImage?
}

public struct NSDiffableDataSourceSnapshot<
  SectionIdentifierType: Hashable & Sendable,
  ItemIdentifierType: Hashable & Sendable
>: Sendable {
  public init() { stub() }
  public var numberOfItems: Int { stub() }
  public var numberOfSections: Int { stub() }
  public var sectionIdentifiers: [SectionIdentifierType] { stub() }
  public var itemIdentifiers: [ItemIdentifierType] { stub() }
  public func itemIdentifiers(
    inSection identifier: SectionIdentifierType
  ) -> [ItemIdentifierType] { stub() }
  public mutating func appendSections(_ identifiers: [SectionIdentifierType]) {}
  public mutating func appendItems(
    _ identifiers: [ItemIdentifierType],
    toSection sectionIdentifier: SectionIdentifierType? = nil
  ) {}
  public mutating func insertItems(
    _ identifiers: [ItemIdentifierType],
    beforeItem beforeIdentifier: ItemIdentifierType
  ) {}
  public mutating func deleteItems(_ identifiers: [ItemIdentifierType]) {}
  public mutating func deleteAllItems() {}
  public mutating func moveItem(
    _ identifier: ItemIdentifierType,
    afterItem toIdentifier: ItemIdentifierType
  ) {}
  public mutating func reloadItems(_ identifiers: [ItemIdentifierType]) {}
  public mutating func reconfigureItems(_ identifiers: [ItemIdentifierType]) {}
}

@preconcurrency @MainActor
open class UITableViewDiffableDataSource<
  SectionIdentifierType: Hashable & Sendable,
  ItemIdentifierType: Hashable & Sendable
>: NSObject, UITableViewDataSource {
  public typealias CellProvider = (
    _ tableView: UITableView,
    _ indexPath: IndexPath,
    _ itemIdentifier: ItemIdentifierType
  ) -> UITableViewCell?

  public init(tableView: UITableView, cellProvider: @escaping CellProvider) { stub() }
  open var defaultRowAnimation = UITableView.RowAnimation.automatic
  open func apply(
    _ snapshot: NSDiffableDataSourceSnapshot<SectionIdentifierType, ItemIdentifierType>,
    animatingDifferences: Bool = true,
    completion: (() -> Void)? = nil
  ) {}
  open func snapshot()
    -> NSDiffableDataSourceSnapshot<SectionIdentifierType, ItemIdentifierType>
  { stub() }
  open func itemIdentifier(for indexPath: IndexPath) -> ItemIdentifierType? { stub() }
  open func indexPath(for itemIdentifier: ItemIdentifierType) -> IndexPath? { stub() }
  open func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int {
    stub()
  }
  open func tableView(
    _ tableView: UITableView,
    cellForRowAt indexPath: IndexPath
  ) -> UITableViewCell { stub() }
}

@preconcurrency @MainActor
public protocol UIContentView: AnyObject {
  var configuration: any UIContentConfiguration { get set }
}

public protocol UIConfigurationState: Sendable {}

public struct UICellConfigurationState: UIConfigurationState {
  public var isSelected: Bool { stub() }
  public var isHighlighted: Bool { stub() }
}

public protocol UIContentConfiguration: Sendable {
  @MainActor @preconcurrency func makeContentView() -> any UIView & UIContentView
  func updated(for state: any UIConfigurationState) -> Self
}

public struct UIListContentConfiguration: UIContentConfiguration, Hashable {
  public struct TextProperties: Hashable, Sendable {
    public var font: UIFont {
      get { stub() }
      set { stub() }
    }
    public var color: UIColor {
      get { stub() }
      set { stub() }
    }
    public var numberOfLines: Int {
      get { stub() }
      set { stub() }
    }
  }

  public static func cell() -> UIListContentConfiguration { stub() }
  public static func subtitleCell() -> UIListContentConfiguration { stub() }
  public static func valueCell() -> UIListContentConfiguration { stub() }
  public var text: String? {
    get { stub() }
    set { stub() }
  }
  public var secondaryText: String? {
    get { stub() }
    set { stub() }
  }
  public var image: UIImage? {
    get { stub() }
    set { stub() }
  }
  public var textProperties: TextProperties {
    get { stub() }
    set { stub() }
  }
  public func makeContentView() -> any UIView & UIContentView { stub() }
  public func updated(for state: any UIConfigurationState) -> UIListContentConfiguration { stub() }
}

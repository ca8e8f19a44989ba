extension Vocabulary {
  /// The part of the vocabulary that a view of one component has.
  struct Belongings: Sendable {
    /// The properties that its `config` may set and a call may assign.
    let properties: [String]
    /// The methods that may be called.
    let methods: [String]
    /// The keys of `state` that it may tell.
    let stateKeys: [String]

    init(
      of component: String,
      amongControllers: Bool,
      isOfSample: Bool = false
    ) {
      var owners = Owners(component: component)
      if amongControllers, !owners.isDisjoint(with: .views) { owners.insert(.controllers) }
      // Its model is read from the first view, and said of any.
      properties = texts(of: owners, in: propertyEntries) + (isOfSample ? sampleProperties : [])
      methods = texts(of: owners, in: Vocabulary.methods)
      var keys = texts(of: owners, in: stateEntries)
      // The words of a cell are told where an application writes them.
      if isOfSample, !owners.isDisjoint(with: .tables), !keys.contains("label") {
        keys.append("label")
      }
      stateKeys = keys
    }
  }

  private static func texts(of owners: Owners, in entries: [Entry]) -> [String] {
    entries.filter { !$0.owners.isDisjoint(with: owners) }.map(\.text)
  }

  private static func names(of components: [String], in entries: [Entry]) -> [Name] {
    let owners = components.reduce(into: Owners()) { $0.formUnion(Owners(component: $1)) }
    return texts(of: owners, in: entries).map { Name($0) }
  }

  /// Returns the messages that views of some components could send, in the order of the tables.
  package static func messages(of components: [String]) -> [Name] {
    names(of: components, in: messages)
  }

  /// Returns the keys of `state` that views of some components could tell, in the order of the
  /// tables.
  package static func stateKeys(of components: [String]) -> [Name] {
    names(of: components, in: stateKeys)
  }

  /// Returns the properties that a `config` may set of one component.
  package static func properties(of component: String) -> [Name] {
    names(of: [component], in: propertyEntries)
  }

  /// Returns the methods of one component.
  package static func methods(of component: String) -> [Name] {
    names(of: [component], in: methods)
  }

  /// Returns the properties of one component that not every view has.
  package static func ownProperties(of component: String) -> [Name] {
    let own = propertyEntries.filter { !$0.owners.isSuperset(of: .views) }
    return names(of: [component], in: own)
  }

  /// Returns the properties that no others than some components have.
  package static func properties(ofNoneBut owners: Owners) -> [Name] {
    propertyEntries.filter { $0.owners.isSubset(of: owners) && !$0.owners.isEmpty }
      .map { Name($0.text) }
  }

  /// Returns the component that has a name which another lacks.
  static func owner(of name: String) -> String {
    let entries = [properties, fixedProperties, methods, stateKeys].joined()
    let owners = entries.filter { $0.text == name }.reduce(into: Owners()) { owners, entry in
      owners.formUnion(entry.owners)
    }
    return owners.firstComponent ?? scrollers[0]
  }
}

/// The result of a frame of a touch screen for one contact.
struct ContactStep: Hashable {
  /// The change of the contact.
  enum Change: Hashable {
    case began
    case moved
    case ended
  }

  var change: Change
  /// The contact, by a number of its own.
  var contact: Int
  /// The place of the contact, in the device's units.
  var x: Int
  var y: Int
}

/// The contacts of a touch screen with slots, from its events: a state machine as a pure value.
///
/// Only what changes is sent. So a slot keeps its place when its contact is lifted, for the next one may
/// begin there.
struct SlotMachine {
  private struct Slot {
    var x: Int?
    var y: Int?
    var trackingID: Int?
    var contact: Int?
    /// True if the contact's beginning was told.
    var isTold = false
    var hasMoved = false
    /// True if its contact began before the recording did, as far as is known.
    var isStray = false
    /// True if it was told of in this frame, and whose contact that is is not known yet: a place
    /// may stand in front of the number of its contact.
    var isDoubtful = false
    /// True if a contact was seen to begin in it.
    var isKnown = false
    /// True if its contact had no place when it began.
    var isLate = false
  }

  private var slots: [Int: Slot] = [:]
  private var current = 0
  private var contacts = 0
  /// The slots with changes in this frame, in order.
  private var touched: [Int] = []
  /// The ends of this frame, in order.
  private var ends: [ContactStep] = []

  /// Contacts that began before the recording.
  private(set) var strays = 0
  /// Contacts that ended before a place was told.
  private(set) var placeless = 0
  /// Contacts that were told later than they began.
  private(set) var late = 0

  /// Changes the slot that events are about.
  mutating func select(_ slot: Int) { current = slot }

  /// Sets a part of the place of the current slot's contact.
  mutating func set(x: Int? = nil, y: Int? = nil) {
    update { slot in
      if let x { slot.x = x }
      if let y { slot.y = y }
      slot.hasMoved = true
    }
  }

  /// Takes in that the current slot gets a contact, or loses the one that it has.
  mutating func track(_ id: Int) {
    let slot = slots[current] ?? Slot()
    if id >= 0, slot.contact != nil, slot.trackingID == id { return }
    if slot.contact != nil {
      end()
    } else if !slot.isKnown, !slot.isStray, id < 0 {
      strays += 1
    }
    slots[current]?.isDoubtful = false
    guard id >= 0 else {
      update { $0.isStray = false }
      return
    }
    contacts += 1
    let contact = contacts
    update { slot in
      slot.trackingID = id
      slot.contact = contact
      slot.isTold = false
      slot.isKnown = true
      slot.isStray = false
      slot.isLate = false
    }
  }

  /// Ends a frame that is complete: says what it made of the contacts, ends first.
  mutating func report() -> [ContactStep] {
    var moves: [ContactStep] = []
    var begins: [ContactStep] = []
    for number in touched {
      guard var slot = slots[number] else { continue }
      if slot.isDoubtful, slot.contact == nil, !slot.isStray {
        slot.isStray = true
        strays += 1
      }
      slot.isDoubtful = false
      if let contact = slot.contact {
        if let x = slot.x, let y = slot.y {
          if !slot.isTold {
            begins.append(ContactStep(change: .began, contact: contact, x: x, y: y))
            late += slot.isLate ? 1 : 0
            slot.isTold = true
          } else if slot.hasMoved {
            moves.append(ContactStep(change: .moved, contact: contact, x: x, y: y))
          }
        } else {
          slot.isLate = true
        }
      }
      slot.hasMoved = false
      slots[number] = slot
    }
    defer {
      touched.removeAll()
      ends.removeAll()
    }
    return ends + moves + begins
  }

  private mutating func update(_ change: (inout Slot) -> Void) {
    var slot = slots[current] ?? Slot()
    change(&slot)
    if slot.contact == nil, !slot.isKnown, !slot.isStray, slot.hasMoved { slot.isDoubtful = true }
    slots[current] = slot
    if !touched.contains(current) { touched.append(current) }
  }

  private mutating func end() {
    guard let slot = slots[current], let contact = slot.contact else { return }
    if let x = slot.x, let y = slot.y {
      // A contact may begin and end in one frame.
      if !slot.isTold { ends.append(ContactStep(change: .began, contact: contact, x: x, y: y)) }
      ends.append(ContactStep(change: .ended, contact: contact, x: x, y: y))
    } else {
      placeless += 1
    }
    update { slot in
      slot.contact = nil
      slot.trackingID = nil
      slot.hasMoved = false
    }
  }
}

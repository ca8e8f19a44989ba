import HeadlessUIKit
import Traces

/// Stands between a view and what an application has for its delegate and data source: it has each
/// message written down, hands it on, and writes down what the application answered.
///
/// The writing is the scripted delegate's, whose script is empty here.
final class DelegateRelay {
  unowned let stage: Stage
  unowned let scripted: ScriptedDelegate
  /// The names of the cells that the application has made.
  let names = CellNames()
  /// The view that the application zooms.
  private(set) weak var zoomedView: UIView?

  /// The relays that hear the text fields in the cells of a form.
  private var fields: [FieldRelay] = []
  /// The relay that hears the drawing of tiles.
  private var drawing: DrawingRelay?

  weak var scrollDelegate: (any UIScrollViewDelegate)?
  weak var tableDelegate: (any UITableViewDelegate)?
  weak var dataSource: (any UITableViewDataSource)?
  weak var webDelegate: (any UIWebViewDelegate)?

  init(_ scripted: ScriptedDelegate, of stage: Stage) {
    self.scripted = scripted
    self.stage = stage
  }

  /// Takes the place of what the application has set.
  func attach() {
    if let table = scripted.table {
      dataSource = table.dataSource
      tableDelegate = table.delegate
      table.dataSource = self
      table.delegate = self
    } else if let web = scripted.web {
      webDelegate = web.delegate
      web.delegate = self
    } else {
      scrollDelegate = scripted.scrollView.delegate
      zoomedView = scrollDelegate?.viewForZooming(in: scripted.scrollView)
      scripted.scrollView.delegate = self
      if let layer = zoomedView?.layer as? CATiledLayer {
        drawing = DrawingRelay(layer, of: scripted)
      }
    }
  }

  /// Hears the text field of a new cell, if it has one.
  func listen(toFieldOf cell: UITableViewCell) {
    guard let form = stage.sample?.form, let field = cell.firstTextField else { return }
    fields.append(FieldRelay(field, in: cell, of: form, scripted))
  }

  /// Answers as the application does.
  ///
  /// A table finds out what that leaves out when it asks. Where there is nobody, all is heard.
  func responds(to selector: Selector) -> Bool {
    let objects: [(any OptionalMethods)?] = [
      scrollDelegate, tableDelegate, dataSource, webDelegate,
    ]
    let present = objects.compactMap { $0 }
    return present.isEmpty || present.contains { $0.responds(to: selector) }
  }

  // MARK: - Handing on

  /// Has a message written down, hands it on and writes the answer down.
  ///
  /// - Parameters:
  ///   - message: the message.
  ///   - writer: the scripted delegate, which writes it down.
  ///   - receiver: the application's object; nil: there is nobody.
  ///   - changesTable: whether a table is another one where the application leaves the method out.
  ///   - value: how an answer is written.
  /// - Returns: the answer of the application.
  func relay<Receiver, Answer>(
    _ message: (Receiver) -> Answer,
    writtenBy writer: Receiver,
    to receiver: Receiver?,
    changesTable: Bool = false,
    _ value: (Answer) -> Value?
  ) -> Answer {
    let recorder = stage.recorder
    let place = recorder.count
    let usual = message(writer)
    let isHeard = recorder.count > place
    guard let receiver else { return usual }
    let there = scripted.table?.methodsThere
    let answer = message(receiver)
    let isLeftOut = there != scripted.table?.methodsThere
    if isLeftOut, changesTable {
      if isHeard, recorder.count == place + 1 { recorder.takeBack(at: place) }
      return answer
    }
    // A message that the application leaves out is heard all the same if it changes nothing else.
    if isLeftOut, let there { scripted.table?.methodsThere = there }
    if isHeard, let value = value(answer) { recorder.setAnswer(value, at: place) }
    stage.lookAtPages()
    return answer
  }
}

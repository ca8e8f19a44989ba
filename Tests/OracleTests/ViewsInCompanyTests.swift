@testable import Oracle
import TestSupport
import Testing
import Traces

/// A view that stands beside another, or in one that moves for nobody, is judged as one alone in its window;
/// so is one in a view that scrolls, where the finger can only be its own.
@Suite("Views in company")
struct ViewsInCompanyTests {
  @Test("are judged as those alone", arguments: Company.all)
  func isJudgedAsAlone(company: Company) {
    for rule in RuleBook.rules.part(every: 24) {
      for example in rule.passing + rule.failing where Self.isOfOneView(example) {
        guard !company.otherwise.contains(where: example.drawing.contains) else { continue }
        let judge = Judge(profile: example.profile)
        let alone = judge.verdict(of: example.transcript).violations.map(\.rule)
        let told = judge.verdict(of: company.around(example.transcript)).violations.map(\.rule)
        #expect(
          Set(told).subtracting(company.rules) == Set(alone).subtracting(company.rules),
          "\(rule.id): \(example.drawing)"
        )
      }
    }
  }

  @Test("owe nothing to a finger where the view around has no size that is told")
  func isUnsureWithoutSize() {
    let example: Example = "v - - - ^ ↓ |"
    let judge = Judge(profile: example.profile)
    #expect(!judge.verdict(of: example.transcript).violations.isEmpty)
    #expect(judge.verdict(of: Company.inSizeless.around(example.transcript)).violations.isEmpty)
  }

  /// Returns true if an example is of one view whose place its header leaves open.
  private static func isOfOneView(_ example: Example) -> Bool {
    let header = example.transcript.header
    return header.views.isEmpty && header.sample == nil
      && ["scroll", "table", "zoom"].contains(header.component)
      && !["bounds:", "frame:"].contains(where: example.drawing.contains)
  }
}

/// Other views around the one view of an example.
struct Company: CustomTestStringConvertible {
  let testDescription: String
  /// The view that stands beside the example's, or around it.
  private var other: Header.View
  /// True if the other view is the first of the header.
  private var isFirst = true
  /// True if the other view stands around the example's.
  private var isAround = true
  /// The corner of the example's view, and that of the view in whose coordinates touches are told.
  private var corner = Point(0, 0)
  private var touchCorner = Point(0, 0)
  /// True if the other view is a navigation, which shows the example's view below its bar.
  private var isNavigation = false
  /// The rules that are broken by what the examples lack in this company.
  private(set) var rules: Set<String> = []
  /// Words of the examples that are judged otherwise.
  private(set) var otherwise = [keyboard] + anyCompany
  /// The words for all company.
  private static let anyCompany = [
    // A delegate whose calls are not heard may call anything of the other view, too.
    "wrapper=",
    // The fingers of a record that begins midway may have come down in the other view.
    "midway ",
    // A view alone in its window has the whole of its safe area.
    "adjusts=always safe=20 inset:40 ↓",
  ]
  /// The keyboard stands at the bottom of a window that another view makes higher.
  private static let keyboard = "keyboard="

  /// A tap on the status bar is nobody's where two views would answer it (G07).
  private static let contested = "tap ↓"
  /// The part of the safe area that reaches a view in one that scrolls is not known.
  private static let unknownCover = "safe=20 inset:40 ↓ I%80"
  /// Among several views a glide of which only the scrolls are heard is not sure.
  private static let unheardFrame = "4ms S@73 4ms ↓ S@77"

  private init(_ description: String, _ other: Header.View) {
    testDescription = description
    self.other = other
  }

  static let all = [
    besideSecond, besideFirst, inContent, inContentAside, inControl, inScrollView,
    inPager, inZoomView, inNavigation,
  ]

  private static let besideSecond = make("the first of two that stand apart", far) {
    $0.isFirst = false
    $0.isAround = false
    $0.otherwise = anyCompany + [contested]
  }
  private static let besideFirst = make("the second of two that stand apart", far) {
    $0.isAround = false
    $0.touchCorner = far.frame?.origin ?? .zero
    $0.otherwise.append(contested)
  }
  private static let inContent = make("in plain content", around("content"))
  private static let inContentAside = make("aside in plain content", around("content")) {
    $0.corner = Point(100, 60)
  }
  private static let inControl = make("in a control", around("control"))
  private static let inScrollView = make("in a scroll view whose content fits", around("scroll")) {
    $0.other.config = [Argument(.contentSize, .pair(Millionths(6000), Millionths(6000)))]
    $0.otherwise.append(contested)
  }

  private static let inPager = make("in a pager", around("scroll")) {
    $0.other.config = [
      Argument(.contentSize, .pair(Millionths(18000), Millionths(6000))),
      Argument(.isPagingEnabled, .bool(true)),
    ]
    $0.otherwise += [contested, unknownCover, unheardFrame]
  }

  private static let inZoomView = make(
    "in a view that may zoom and whose content fits",
    around("zoom")
  ) {
    $0.other.config = [
      Argument(.contentSize, .pair(Millionths(6000), Millionths(6000))),
      Argument(.minimumZoomScale, .number(Millionths(1))),
      Argument(.maximumZoomScale, .number(Millionths(4))),
    ]
    $0.otherwise += [contested, unknownCover, unheardFrame, "hears=willSelect "]
  }

  /// A controller loads its table and edits by itself; where the table's scrolls are not heard it may begin anywhere.
  private static let inNavigation = make("in a navigation", around("navigation")) {
    $0.isNavigation = true
    $0.corner = Point(0, 44)
    $0.rules = [
      "controller.table.loads-at-first", "controller.table.edits", "editing.mode.as-called",
      "delegate.sends-what-is-implemented", "editing.swipe.not-in-editing-mode",
    ]
    $0.otherwise += [
      contested, unknownCover, unheardFrame, "hears=willSelect ", "fade:", "control=yes", "tall=40",
      "rows(0)=1 ↓ didEnd",
      // The bar may have moved the content if no scroll is heard.
      "unheard=BSW", "unheard=S animate:0", "v:20,22",
    ]
  }

  static let inSizeless = make("in a scroll view without a size", around("scroll")) {
    $0.other.frame = nil
    $0.other.config = [Argument(.isScrollEnabled, .bool(false))]
  }

  private static func make(
    _ description: String,
    _ other: Header.View,
    _ change: (inout Company) -> Void = { _ in }
  ) -> Company {
    var company = Company(description, other)
    change(&company)
    return company
  }

  private static let far = Header.View(
    name: "far",
    component: "scroll",
    frame: Rect(origin: Point(5000, 5000), size: Point(320, 480)),
    config: [Argument(.contentSize, .pair(Millionths(320), Millionths(2000)))]
  )

  private static func around(_ component: String) -> Header.View {
    Header.View(
      name: "box",
      component: component,
      frame: Rect(origin: .zero, size: Point(6000, 6000)),
      config: []
    )
  }

  /// Returns a transcript of one view with the other one around it.
  func around(_ alone: Trace) -> Trace {
    var trace = alone
    let main = view(of: alone)
    trace.header.views = isFirst ? [other, main] : [main, other]
    trace.header.component = trace.header.views[0].component
    trace.header.delegate = trace.header.views[0].delegate
    trace.header.config = []
    trace.lines = alone.lines.flatMap(lines)
    if isNavigation { show(main, in: &trace) }
    return trace
  }

  /// Has the navigation show the example's view, which gets its size and is told of.
  private func show(_ main: Header.View, in trace: inout Trace) {
    guard let size = main.frame?.size else { return }
    trace.header.views[0].frame = Rect(
      origin: .zero,
      size: Point(size.x.double, size.y.double + corner.y.double)
    )
    trace.header.views[1].frame = nil
    var state = State()
    state.contentOffset = main.config.first { $0.label == .contentOffset }?.value.point ?? .zero
    state.bounds = Rect(origin: state.contentOffset ?? .zero, size: size)
    let time = trace.lines.contains { $0.time != nil } ? Microseconds(0) : nil
    let unanimated = [Argument(.animated, .bool(false))]
    let named = Value.string(main.name.text)
    trace.lines.insert(
      contentsOf: [
        Message(time: time, name: .viewDidLoad, view: ViewIndex(1)),
        Message(time: time, name: .willShowController, arguments: [Argument(.willShow, named)]),
        Message(
          time: time,
          name: .viewWillAppear,
          arguments: unanimated,
          view: ViewIndex(1),
          state: state
        ),
        Message(time: time, name: .didShowController, arguments: [Argument(.didShow, named)]),
        Message(
          time: time,
          name: .viewDidAppear,
          arguments: unanimated,
          view: ViewIndex(1),
          state: state
        ),
      ].map(Line.message),
      at: 0
    )
  }

  private func view(of alone: Trace) -> Header.View {
    let size = Place(alone.header.config.first { $0.label == .bounds }?.value.point)
    var view = Header.View(
      name: "main",
      component: alone.header.component,
      frame: Rect(
        origin: corner,
        size: Point(Double(size.x) / 1000, Double(size.y) / 1000)
      ),
      config: alone.header.config.filter { $0.label != .bounds }
    )
    view.container = isAround ? other.name : nil
    view.delegate = alone.header.delegate
    return view
  }

  /// Returns a line as the example's view has it here; the other view rests with it.
  private func lines(_ line: Line) -> [Line] {
    let place = ViewIndex(isFirst ? 1 : 0)
    switch line {
    case .touch(var touch):
      touch.location = Point(
        touch.location.x.double + corner.x.double - touchCorner.x.double,
        touch.location.y.double + corner.y.double - touchCorner.y.double
      )
      return [.touch(touch)]
    case .call(var call):
      call.view = place
      return [.call(call)]
    case .message(var message):
      message.view = place
      return [.message(message)]
    case .final(var final):
      final.view = place
      let ofOther = Final(time: final.time, view: ViewIndex(isFirst ? 0 : 1), state: State())
      return [.final(ofOther), .final(final)]
    default: return [line]
    }
  }
}

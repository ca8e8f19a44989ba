import Traces

extension Method {
  /// The calls of a program to a web view, and the actions of a person who reads its page.
  static let web = [
    Method(.loadRequest, Frequency(60, 50, 44), needs: .web) { _, choices, _ in
      [Argument(.request, choices.address())]
    },
    Method(.tapLink, Frequency(30, 26, 24), needs: .web) { _, choices, _ in
      [Argument(.address, choices.address())]
    },
    Method(.goBack, Frequency(24), needs: .web),
    Method(.goForward, Frequency(12), needs: .web),
    Method(.reloadPage, Frequency(12), needs: .web),
    Method(.stopLoading, Frequency(14, 16, 16), needs: .web),
    Method(.submitForm, Frequency(8), needs: .web) { _, choices, _ in
      [Argument(.address, choices.address())]
    },
    Method(.loadHTMLString, Frequency(6), needs: .web) { _, choices, _ in
      let base = choices.chance(50) ? choices.address() : .null
      return [Argument(.baseURL, base), Argument("string", .string("<p>"))]
    },
    Method(.delegate, Frequency(2, 4, 4), needs: .web) { _, choices, _ in
      [Argument(.delegate, choices.chance(60) ? .null : .string("scripted"))]
    },
    Method(.scalesPageToFit, Frequency(3), needs: .web) { _, choices, _ in
      [Argument(.scalesPageToFit, .bool(!choices.chance(50)))]
    },
  ]
}

extension Act {
  /// The acts on a web view: pages, with time between them or without.
  static let web = [
    Act("page", Frequency(160, 120, 100), needs: .web) { composition, choices in
      composition.makeCall(&choices)
      choices.list(most: 4, percent: 55) { choices in
        composition.pause(choices.pick([1000, 500, 200, 100, 0, 1, 5000]))
        composition.makeCall(&choices)
      }
    },
    Act("page, to its end", Frequency(60, 40, 30), needs: .web) { composition, choices in
      composition.makeCall(&choices)
      composition.settle(10_000_000)
    },
  ]
}

extension Reaction {
  /// The questions and messages to the delegate of a web view.
  static let web = Table([
    Reaction(.shouldStartLoad, Frequency(30)) { _, _, choices in
      .answer(.bool(choices.chance(30)))
    },
    Reaction(.didFinishLoad, Frequency(10)),
    Reaction(.didFailLoad, Frequency(8)),
    Reaction(.didStartLoad, Frequency(4, 6, 6)),
    Reaction(.shouldStartLoad, Frequency(2, 4, 6)),
  ])
}

extension Setting {
  /// The header settings of a web view besides its network.
  static let web = [
    flag(.scalesPageToFit, usual: false, Frequency(16), needs: .web)
  ]
}

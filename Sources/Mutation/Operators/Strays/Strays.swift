internal import Traces

extension Operators {
  static let stray = Operator(
    "stray",
    "A message comes of itself.",
    StrayPlace.all.enumerated().flatMap { number, place in
      Stray.all.filter { place.kinds.contains($0.kind) }.map { stray in
        Context(
          [stray.number],
          "\(stray.name.text) \(place.words)",
          at: place.line,
          needs: stray.needs,
          edit: { place.edit($0, stray) }
        ) { site in
          site.draws(stray.row * StrayPlace.all.count + number, oneIn: place.rarity)
            && site.mayTell(stray.name) && place.isHere(site, stray)
        }
      }
    }
  )
}

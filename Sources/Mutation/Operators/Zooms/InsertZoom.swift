internal import Traces
internal import Transcripts

extension Operators {
  static let insertZoom = Operator(
    "insert-zoom",
    "A message of a zoom comes where none may come.",
    [
      Context(
        ["H04", "Z05"],
        "willBeginZooming at a later change of the scale",
        .didZoom,
        edit: { site in
          [
            .insert(
              site.sibling(
                .willBeginZooming,
                site.zoomArguments(.willBeginZooming),
                at: site.time
              ) { _ in },
              before: site.line
            )
          ]
        }
      ) { $0.isPinchStep && $0.previous?.name != .willBeginZooming },
      Context(
        ["I03"],
        "a begin and an end around the didZoom of a call without animation",
        .didZoom,
        needs: .calls,
        edit: { $0.zoomEnclosed }
      ) { $0.isZoomJump(changing: .zoom) },
      Context(
        ["I03", "Z05"],
        "didEndZooming after the didZoom of a call without animation",
        .didZoom,
        needs: .calls,
        edit: { $0.followed(by: .didEndZooming, $0.zoomArguments(.didEndZooming)) }
      ) { $0.isZoomJump(changing: .zoom) && $0.isToldToRest },
      Context(
        ["I04", "Z05"],
        "didEndScrollingAnimation in place of an animated zoom's end",
        .didEndZooming,
        needs: .otherState,
        edit: { site in
          site.replaced(by: site.sibling(.didEndScrollingAnimation) { _ in })
        }
      ) { $0.isAnimatedZoom && $0.hears(.didEndScrollingAnimation) && $0.isToldToRest },
      Context(
        ["H06"],
        "didZoom a frame after didEndZooming",
        .didEndZooming,
        needs: .times,
        edit: { site in
          let scale = site.scale.map {
            $0.times(hundredths: $0 == site.setup.zoom.greatest ? 95 : 105)
          }
          let on = site.sibling(.didZoom) { state in scale.map { state.zoom(to: $0) } }
          return site.inserting([on], at: site.nextFrame)
        }
      ) { $0.isPinch && $0.isToldToRest && $0.setup.zoom.isZoomable && $0.scale != nil },
      Context(
        ["H05"],
        "didZoom as one finger drags",
        .didScroll,
        needs: .times,
        edit: { $0.followed(by: .didZoom) }
      ) {
        $0.isPlain && $0.isAlone && $0.hearsZooms && $0.moment.place == .inDrag && $0.isQuiet
          && $0.fingers.most == 1 && $0.scale != nil && $0.scale == $0.moment.zoom.scale
      },
      Context(
        ["H12"],
        "touchesMoved for content in a pinch",
        .didZoom,
        needs: .times,
        edit: { $0.givingContentAMove }
      ) { $0.isPinchStep && $0.isAlone },
      Context(
        ["H15"],
        "didEndZooming alone as two fingers come and go",
        at: .touch(.ended),
        needs: .calls,
        edit: { $0.answering([(.didEndZooming, $0.zoomArguments(.didEndZooming))], []) }
      ) { $0.isTwoFingerTap && $0.isModern && Vocabulary.zoomers.contains($0.view.component) },
    ] + ofAnotherScroll + whereNothingZooms
  )

  private static let ofAnotherScroll: [Context] = [
    ("F06", "didEndScrollingAnimation", .didEndScrollingAnimation),
    ("G01", "shouldScrollToTop", .shouldScrollToTop),
    ("G03", "didScrollToTop", .didScrollToTop),
  ].map { number, words, name in
    Context(
      [number],
      "\(words) in a pinch",
      .didZoom,
      needs: [.calls, .times],
      edit: { $0.followed(by: name) }
    ) {
      $0.isPinchStep && $0.isAlone && $0.hears(name)
    }
  }

  private static let whereNothingZooms: [Context] =
    [
      Context(
        ["H01"],
        "willBeginZooming as two fingers move, the limits being equal",
        at: .touch(.moved),
        needs: .calls,
        edit: {
          $0.answering([(.willBeginZooming, $0.zoomArguments(.willBeginZooming))], .isZooming)
        }
      ) {
        $0.isPinchUnanswered && !$0.setup.zoom.isZoomable
          && Vocabulary.zoomers.contains($0.view.component)
      },
      Context(
        ["H02"],
        "willBeginZooming as two fingers move, there being no view to zoom",
        at: .touch(.moved),
        needs: .calls,
        edit: {
          $0.answering([(.willBeginZooming, $0.zoomArguments(.willBeginZooming))], .isZooming)
        }
      ) { $0.isPinchUnanswered && $0.hasNothingToZoom },
      Context(
        ["H02"],
        "didZoom as two fingers move, there being no view to zoom",
        at: .touch(.moved),
        needs: .calls,
        edit: { $0.answering([(.didZoom, [])], .isZooming) }
      ) { $0.isPinchUnanswered && $0.hasNothingToZoom },
    ]
    + Site.zoomCalls.flatMap { call -> [Context] in
      [
        Context(
          ["H02"],
          "didZoom for \(call.text), there being no view to zoom",
          at: .call(call),
          needs: .calls,
          edit: { $0.answeringFromRest([.didZoom]) }
        ) { $0.isIdleZoomCall && $0.hasNothingToZoom },
        Context(
          ["I11"],
          "didZoom for \(call.text), the limits being 1 and 1",
          at: .call(call),
          needs: .calls,
          edit: { $0.answeringFromRest([.didZoom]) }
        ) {
          $0.isIdleZoomCall && $0.setup.zoom.least == .one && $0.setup.zoom.greatest == .one
        },
        Context(
          ["I09"],
          "didZoom for \(call.text) with the scale that holds",
          at: .call(call),
          needs: .calls,
          edit: { $0.answeringFromRest([.didZoom]) }
        ) { $0.isIdleZoomCall && $0.setup.zoom.isZoomable && !$0.hasNothingToZoom },
      ]
    }
}

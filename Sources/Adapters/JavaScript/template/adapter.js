'use strict';
// An adapter: it drives a scroller with the traces of Touchstone. Try it with
//   touchstone run traces --subject 'node adapter.js'
const { host } = require('./touchstone-host.js');
const { Scroller } = require('./scroller.js');

const messages = [
  'scrollViewDidScroll(_:)',
  'scrollViewWillBeginDragging(_:)',
  'scrollViewDidEndDragging(_:willDecelerate:)',
  'scrollViewWillBeginDecelerating(_:)',
  'scrollViewDidEndDecelerating(_:)',
  'scrollViewDidEndScrollingAnimation(_:)',
];

host({
  name: 'scroller',
  version: '1.0',
  components: ['scroll'],
  // What a trace may ask for. The tool skips a trace that asks for more.
  plays: {
    config: ['bounds', 'contentSize', 'contentOffset', 'bounces'],
    calls: ['contentOffset', 'setContentOffset(_:animated:)'],
    delegate: messages,
  },
  // What the component has. What it lacks is left out here, and nobody asks for it then.
  tells: { messages, state: ['contentOffset', 'isTracking', 'isDragging', 'isDecelerating'] },
  setUp({ config, scale }, tell) {
    const scroller = new Scroller({
      size: config.bounds,
      content: config.contentSize,
      offset: config.contentOffset,
      bounces: config.bounces,
      scale,
      events: {
        scroll: () => tell('scrollViewDidScroll(_:)'),
        dragStart: () => tell('scrollViewWillBeginDragging(_:)'),
        dragEnd: (willDecelerate) => tell('scrollViewDidEndDragging(_:willDecelerate:)', { willDecelerate }),
        glideStart: () => tell('scrollViewWillBeginDecelerating(_:)'),
        glideEnd: () => tell('scrollViewDidEndDecelerating(_:)'),
        animationEnd: () => tell('scrollViewDidEndScrollingAnimation(_:)'),
      },
    });
    let finger = null; // The scroller follows one finger, the first.
    return {
      touches(fingers, time) {
        for (const { phase, id, x, y } of fingers) {
          if (phase === 'began' && finger === null) { finger = id; scroller.down([x, y], time); }
          if (id !== finger) continue;
          if (phase === 'moved') scroller.move([x, y], time);
          if (phase === 'ended' || phase === 'cancelled') { finger = null; scroller.up(time); }
        }
      },
      call(name, { contentOffset, animated }, time) {
        if (name === 'contentOffset') scroller.jumpTo(contentOffset);
        else if (animated) scroller.animateTo(contentOffset, time);
        else scroller.stopAt(contentOffset);
      },
      frame: (passed, number, time) => scroller.frame(time),
      state: () => ({
        contentOffset: scroller.offset,
        isTracking: scroller.isTracking,
        isDragging: scroller.isDragging,
        isDecelerating: scroller.isGliding,
      }),
      isAtRest: () => !scroller.isMoving,
    };
  },
});

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
  // The names that a trace may use. The tool skips a trace that uses others.
  plays: {
    config: ['bounds', 'contentSize', 'contentOffset', 'bounces'],
    calls: ['contentOffset', 'setContentOffset(_:animated:)'],
    delegate: messages,
  },
  // The messages and the keys of the state that the component has. Nobody asks for the others.
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
    // The scroller follows the middle of the fingers, which does not jump as one comes or goes.
    const middle = (down) => [0, 1].map((axis) => down.reduce((sum, { x, y }) => sum + [x, y][axis], 0) / down.length);
    let fingers = 0;
    let before = [0, 0];
    let point = [0, 0];
    return {
      touches(changed, time, down) {
        const now = down.length > 0 ? middle(down) : before;
        const isFirst = fingers === 0 && down.length > 0;
        if (isFirst) scroller.down(point, time);
        else if (fingers === down.length) {
          point = point.map((value, axis) => value + now[axis] - before[axis]);
          if (changed.some(({ phase }) => phase === 'moved')) scroller.move(point, time);
        } else if (down.length === 0 && fingers > 0) scroller.up(time);
        [fingers, before] = [down.length, now];
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

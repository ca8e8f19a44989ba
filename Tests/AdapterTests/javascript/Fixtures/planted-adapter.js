'use strict';
// The adapter of the template with one mistake in it, that somebody's first adapter has had. The
// argument names the mistake; without one, nothing is wrong.
const path = require('node:path');

const adapters = path.join(__dirname, '..', '..', '..', '..', 'Sources', 'Adapters', 'JavaScript');
const { host } = require(path.join(adapters, 'touchstone-host.js'));
const { Scroller } = require(path.join(adapters, 'template', 'scroller.js'));

const mistake = process.argv[2] ?? 'none';
const has = (name) => mistake === name;

const messages = [
  'scrollViewDidScroll(_:)', 'scrollViewWillBeginDragging(_:)', 'scrollViewDidEndDragging(_:willDecelerate:)',
  'scrollViewWillBeginDecelerating(_:)', 'scrollViewDidEndDecelerating(_:)', 'scrollViewDidEndScrollingAnimation(_:)',
];

/** The instant by which the component lives. */
const clock = (time) => (has('wall-clock') ? performance.now() : time);

/** The place of the content as the adapter reads it. */
function read([x, y]) {
  if (has('flipped-sign')) return [-x, -y];
  if (has('swapped-axes')) return [y, x];
  if (has('doubled-offset')) return [2 * x, 2 * y];
  return has('offset-not-read') ? [0, 0] : [x, y];
}

function setUp({ config, scale }, tell) {
  if (has('set-up-throws')) throw new TypeError('content is undefined');
  let animates = false;
  const ends = (name) => () => {
    animates = false;
    tell(name);
  };
  const dragEnd = (willDecelerate) =>
    tell('scrollViewDidEndDragging(_:willDecelerate:)', has('no-will-decelerate') ? undefined : { willDecelerate });
  const events = {
    scroll: () => tell('scrollViewDidScroll(_:)'),
    dragStart: () => tell('scrollViewWillBeginDragging(_:)'),
    dragEnd: has('no-drag-end') ? undefined : dragEnd,
    glideStart: () => tell('scrollViewWillBeginDecelerating(_:)'),
    glideEnd: ends('scrollViewDidEndDecelerating(_:)'),
    animationEnd: ends(has('glide-for-animation') ? 'scrollViewDidEndDecelerating(_:)' : 'scrollViewDidEndScrollingAnimation(_:)'),
  };
  const content = has('no-content-size') ? config.bounds : config.contentSize;
  const scroller = new Scroller({
    size: config.bounds, content, offset: config.contentOffset, bounces: !has('no-content-size') && config.bounces, scale,
    events: has('no-delegate') ? {} : events,
  });
  let fingers = 0;
  return {
    touches(changed, time, down) {
      if (has('no-touches')) return;
      const [{ phase, x, y }] = changed;
      if (phase === 'began' && fingers === 0) scroller.down([x, y], clock(time));
      else if (phase === 'moved') scroller.move([x, y], clock(time));
      else if (down.length === 0 && !has('no-lift')) scroller.up(clock(time));
      fingers = down.length;
    },
    call(name, { contentOffset, animated }, time) {
      if (name === 'contentOffset') scroller.jumpTo(contentOffset);
      else if (animated) {
        animates = true;
        scroller.animateTo(contentOffset, clock(time));
      } else scroller.stopAt(contentOffset);
    },
    frame: (passed, number, time) => (has('no-frames') ? undefined : scroller.frame(clock(time))),
    state: () => ({
      contentOffset: read(scroller.offset),
      isTracking: scroller.isTracking,
      isDragging: scroller.isDragging,
      isDecelerating: scroller.isGliding,
    }),
    isAtRest: () => (has('always-at-rest') || (!has('never-at-rest') && !scroller.isMoving && !animates)),
  };
}

host({
  name: 'planted',
  version: '1.0',
  components: ['scroll'],
  plays: {
    config: ['bounds', 'contentSize', 'contentOffset', 'bounces'],
    calls: ['contentOffset', 'setContentOffset(_:animated:)'],
    delegate: messages,
  },
  tells: {
    messages: has('misspelt-name') ? [...messages, 'scrollViewDidScrol(_:)'] : messages,
    state: ['contentOffset', 'isTracking', 'isDragging', 'isDecelerating'],
  },
  setUp,
});

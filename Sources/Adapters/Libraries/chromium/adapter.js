'use strict';
// An element with `overflow: scroll` in Chromium (Debian's chromium-headless-shell), driven by touches
// and frames at instants of ours. CHROMIUM names another program.
//
// The platform tells a page little. Its signs, and what they are taken for:
//   pointercancel   willBeginDragging: the browser takes the finger away from the page to scroll
//   scroll          didScroll; it comes at a frame, never inside the touch or the call that caused it
//   scrollend       the end of what moved without a finger: didEndDecelerating if the content went on
//                   after the lift, didEndScrollingAnimation after a smooth move by code; after
//                   anything else it is no sign of a message of UIKit's
//   click           tapped, where the trace has a tap recognizer
// It has no flags, and no sign of the begin of a glide. The lift reaches the page with a later frame,
// and nobody knows then whether a glide follows, so no end of a drag is told.
//
// Frames, touches and flings follow virtual time; what the browser does about a finger that rests
// (a long press) follows the real clock, so a trace in which one rests before it moves is skipped, as
// is a fling at more than 60 frames a second.
const { execFileSync } = require('node:child_process');
const { host, skip } = require('../../JavaScript/touchstone-host.js');
const { Browser } = require('./browser.js');
const { Page } = require('./page.js');

const program = process.env.CHROMIUM ?? 'chromium-headless-shell';
/** The version of the program, if it says one. */
function version() {
  try {
    return execFileSync(program, ['--version'], { encoding: 'utf8' }).match(/[\d.]+/)?.[0];
  } catch {
    return undefined;
  }
}

/** A finger that rests as long may have become a long press, in milliseconds; Chromium's is at 500. */
const LONG_REST = 250;
/** A finger that rests as long before it lifts throws nothing, in milliseconds. */
const LONG_HOLD = 150;
/** The most frames a second at which a fling keeps to them. */
const MOST_FRAMES = 60;
/** The time by which a page is ahead where a finger may throw, in microseconds. */
const LEAD = 2_000_000;
/** So many frames without a sign, and nothing is to come. */
const QUIET_FRAMES = 6;

const messages = ['scrollViewDidScroll(_:)', 'scrollViewWillBeginDragging(_:)', 'scrollViewDidEndDecelerating(_:)',
  'scrollViewDidEndScrollingAnimation(_:)', 'tapped(_:)'];

/** The calls that a page understands, by UIKit's names. */
const calls = {
  contentOffset: ({ contentOffset: [left, top] }) => scrollTo(left, top, 'instant'),
  'setContentOffset(_:animated:)': ({ contentOffset: [left, top], animated }) => scrollTo(left, top, animated ? 'smooth' : 'instant'),
  'scrollRectToVisible(_:animated:)': ({ rect: [x, y, width, height], animated }) => `
    mark.style.cssText = 'left: ${x}px; top: ${y}px; width: ${width}px; height: ${height}px';
    mark.scrollIntoView({ block: 'nearest', inline: 'nearest', behavior: '${animated ? 'smooth' : 'instant'}' });`,
  contentSize: ({ contentSize: [width, height] }) => `content.style.cssText = 'width: ${width}px; height: ${height}px'`,
  isScrollEnabled: ({ isScrollEnabled }) => `view.style.overflow = '${isScrollEnabled ? 'scroll' : 'hidden'}'`,
};

function scrollTo(left, top, behavior) {
  return `view.scrollTo({ left: ${left}, top: ${top}, behavior: '${behavior}' })`;
}

/** Turns the signs of a page into messages. */
class Listener {
  constructor(tell, offset) {
    this.tell = tell;
    this.offset = offset;
    this.finger = 'up';
    this.animates = false;
    this.goesOn = false;
    this.moves = false;
    this.quiet = 0;
  }

  /** Hears what came in a turn; `frame` is its number, or 0. */
  hear({ signs, offset }, frame) {
    this.quiet = signs.length > 0 ? 0 : this.quiet + 1;
    for (const [sign, place] of signs) {
      this.offset = place;
      this[sign](frame);
    }
    this.offset = offset;
  }

  pointercancel() {
    if (this.finger !== 'down') return;
    this.finger = 'drags';
    this.tell('scrollViewWillBeginDragging(_:)');
  }

  touchend(frame) {
    this.lift = this.finger === 'drags' ? frame : undefined;
    this.finger = 'up';
  }

  touchcancel(frame) {
    this.touchend(frame);
  }

  scroll(frame) {
    this.moves = true;
    // The frame of the lift, and the next one, may still bring the finger's last way.
    if (this.lift !== undefined && frame > this.lift + 1) this.goesOn = true;
    this.tell('scrollViewDidScroll(_:)');
  }

  scrollend() {
    if (this.goesOn) this.tell('scrollViewDidEndDecelerating(_:)');
    if (this.animates) this.tell('scrollViewDidEndScrollingAnimation(_:)');
    this.moves = this.goesOn = this.animates = false;
    this.lift = undefined;
  }

  click() {
    if (this.wantsTaps) this.tell('tapped(_:)');
  }
}

/** Gives up a trace in which a finger rests between its first line and its first way. */
function checkRests(events) {
  const begins = new Map();
  for (const { t, touch, id, x, y } of events.filter((event) => event.touch)) {
    const begin = begins.get(id);
    if (touch === 'began') begins.set(id, { t, x, y });
    if (!begin) continue;
    if (t - begin.t >= LONG_REST * 1000) skip('a finger that rests before it moves is a long press to Chromium, on the real clock');
    if (Math.hypot(x - begin.x, y - begin.y) >= 10 || touch === 'ended' || touch === 'cancelled') begins.delete(id);
  }
}

/** Returns true if a finger may lift in motion: only then does the browser show what it does on its own clock. */
function mayFling(events) {
  return events.some((event, index) => {
    const before = events.slice(0, index).findLast((one) => one.id === event.id && one.touch === 'moved');
    return event.touch === 'ended' && before && event.t - before.t < LONG_HOLD * 1000;
  });
}

let browser = null;

async function setUp({ config, scale = 2, rate = 60 }, tell, events) {
  checkRests(events);
  const flings = mayFling(events);
  if (flings && rate > MOST_FRAMES) skip(`at more than ${MOST_FRAMES} frames a second a fling follows the browser's own clock`);
  const lead = flings ? LEAD : undefined;
  if (!browser || browser.ending) browser = new Browser(program);
  const page = await Page.open(browser, { isScrollEnabled: true, ...config }, { scale, lead });
  const listener = new Listener(tell, (await page.take()).offset);
  listener.wantsTaps = Boolean(config.tapRecognizer);
  let frames = 0;
  const hear = async (frame) => listener.hear(await page.take(), frame);

  return {
    async touches(fingers, time, down) {
      const isCancelled = fingers.every((finger) => finger.phase === 'cancelled');
      if (listener.finger === 'up' && down.length > 0) listener.finger = 'down';
      // A touch that the system takes away sends a pointercancel as well, and begins nothing.
      if (listener.finger === 'down' && isCancelled) listener.finger = 'up';
      await page.touch(time * 1000, down, isCancelled);
      await hear(frames);
      listener.quiet = 0;
    },
    async call(name, args) {
      if (args.animated) listener.animates = true;
      await page.run(calls[name](args));
      await hear(frames);
      listener.quiet = 0;
    },
    async frame(passed, number, time) {
      frames = number;
      await page.frame(time * 1000, passed * 1000);
      await hear(number);
    },
    state: () => ({ contentOffset: listener.offset }),
    isAtRest: () => !listener.moves && listener.quiet >= QUIET_FRAMES,
    tearDown: () => page.close(),
  };
}

host({
  name: 'Chromium',
  version: version(),
  components: ['scroll'],
  issues: 'https://issues.chromium.org/issues?q=componentid:1456721',
  plays: {
    config: ['bounds', 'contentSize', 'contentOffset', 'bounces', 'isPagingEnabled', 'isScrollEnabled', 'tapRecognizer'],
    calls: Object.keys(calls),
    delegate: [],
  },
  tells: { messages, state: ['contentOffset'] },
  confirms: true,
  setUp,
  close: () => browser?.close(),
});

'use strict';
// slick (https://github.com/kenwheeler/slick), a carousel for jQuery: Debian's libjs-slick, or the files
// that the variables SLICK and JQUERY name.
//
// It runs on virtual time, in jsdom, which lays nothing out: every element is as large as the view. A
// carousel always stops at a slide, so only traces with pages are played, a slide a page. It has no event
// for a move: the place of its track is read after each turn. Its signs, and what they are taken for:
//   the track moves            didScroll, before it willBeginDragging where a finger is down
//   swiping, until a lift      didEndDragging, when slick has decided whether it moves on
//   jQuery animates after it   willBeginDecelerating
//   jQuery has stopped         didEndDecelerating; after a call didEndScrollingAnimation
const fs = require('node:fs');
const { JSDOM } = require('jsdom');
const { host, virtualClock, skip } = require('../../JavaScript/touchstone-host.js');

const files = [process.env.JQUERY ?? '/usr/share/javascript/jquery/jquery.js', process.env.SLICK ?? '/usr/share/javascript/slick/slick.js'];
const sources = files.map((file) => fs.readFileSync(file, 'utf8'));
const version = /Version: (\S+)/.exec(sources[1])?.[1] ?? 'unknown';

const { window } = new JSDOM('<!doctype html><body></body>', { runScripts: 'outside-only' });
const clock = virtualClock();
// A library takes its clocks from the window.
for (const name of ['Date', 'performance', 'setTimeout', 'clearTimeout', 'setInterval', 'clearInterval', 'requestAnimationFrame', 'cancelAnimationFrame']) {
  Object.defineProperty(window, name, { value: globalThis[name], configurable: true });
}
Object.defineProperty(window.document, 'hidden', { value: false });
let size = [0, 0];
const box = window.HTMLElement.prototype;
for (const [name, axis] of [['offsetWidth', 0], ['clientWidth', 0], ['offsetHeight', 1], ['clientHeight', 1]]) {
  Object.defineProperty(box, name, { get: () => size[axis] });
}
box.getClientRects = () => [{ left: 0, top: 0, width: size[0], height: size[1] }];
// jQuery asks for styles first.
const style = window.document.head.appendChild(window.document.createElement('style'));
for (const source of sources) window.eval(source);
const $ = window.jQuery;

const messages = ['scrollViewDidScroll(_:)', 'scrollViewWillBeginDragging(_:)', 'scrollViewDidEndDragging(_:willDecelerate:)',
  'scrollViewWillBeginDecelerating(_:)', 'scrollViewDidEndDecelerating(_:)', 'scrollViewDidEndScrollingAnimation(_:)'];
const EVENTS = { began: 'touchstart', moved: 'touchmove', ended: 'touchend', cancelled: 'touchcancel' };

/** A carousel with a slide for each page of the content, at the page of the offset. */
function makeCarousel({ bounds, contentSize, contentOffset }) {
  size = bounds;
  style.textContent = `div { width: ${bounds[0]}px; height: ${bounds[1]}px }`;
  const isVertical = contentSize[1] > bounds[1];
  const axis = isVertical ? 1 : 0;
  const count = Math.max(1, Math.round(contentSize[axis] / bounds[axis]));
  const slider = $('<div>').appendTo(window.document.body);
  for (let number = 0; number < count; number++) slider.append('<div>');
  slider.slick({
    infinite: false, arrows: false, vertical: isVertical, verticalSwiping: isVertical, useCSS: false, waitForAnimate: false,
    initialSlide: Math.round(contentOffset[axis] / bounds[axis]),
  });
  return { slider, slick: slider.slick('getSlick'), axis, count };
}

function setUp({ config }, tell) {
  const { bounds, contentSize } = config;
  if (!config.isPagingEnabled) skip('a carousel always stops at a slide, and the trace has no pages');
  if (contentSize[0] > bounds[0] && contentSize[1] > bounds[1]) skip('a carousel has one direction');
  if (contentSize.some((length, axis) => length > bounds[axis] && length % bounds[axis] !== 0)) {
    skip('the slides of a carousel are as long as its view, and the last page is not');
  }
  const { slider, slick, axis, count } = makeCarousel(config);
  const track = slider.find('.slick-track')[0];
  const place = () => {
    const parts = /translate\((-?[\d.]+)px,\s*(-?[\d.]+)px\)/.exec(track.style.transform);
    return parts ? [0 - Number(parts[1]), 0 - Number(parts[2])] : [0, 0];
  };
  let told = place();
  let [drags, glides, animates, isDown] = [false, false, false, false];

  /** Tells that the track has moved, and before it that a finger moves it. */
  const look = () => {
    const now = place();
    if (now.every((value, index) => value === told[index])) return;
    if (isDown && !drags) {
      drags = true;
      tell('scrollViewWillBeginDragging(_:)', undefined, { state: { contentOffset: told } });
    }
    told = now;
    tell('scrollViewDidScroll(_:)');
  };
  const endMotion = () => {
    const [wasGlide, wasAnimation] = [glides, animates];
    glides = animates = false;
    if (wasGlide) tell('scrollViewDidEndDecelerating(_:)');
    if (wasAnimation) tell('scrollViewDidEndScrollingAnimation(_:)');
  };

  const lift = () => {
    isDown = false;
    if (!drags) return;
    drags = false;
    const goesOn = $.timers.length > 0;
    tell('scrollViewDidEndDragging(_:willDecelerate:)', { willDecelerate: goesOn });
    glides = goesOn;
    if (glides) tell('scrollViewWillBeginDecelerating(_:)');
  };
  return {
    touches(changed, time, down) {
      for (const { phase, x, y } of changed) {
        if (!EVENTS[phase]) continue;
        if (phase === 'began') isDown = true;
        const touches = down.map((finger) => ({ pageX: finger.x, pageY: finger.y, clientX: finger.x, clientY: finger.y }));
        const event = new window.Event(EVENTS[phase], { bubbles: true, cancelable: true });
        Object.assign(event, { touches, pageX: x, pageY: y, clientX: x, clientY: y });
        slider.find('.slick-list')[0].dispatchEvent(event);
        if (phase === 'moved') look();
        else if (down.length === 0) lift();
      }
    },
    call(name, { contentOffset, animated }) {
      const page = contentOffset[axis] / bounds[axis];
      if (!Number.isInteger(page) || page < 0 || page >= count) skip('a carousel goes to a slide, and the call names another place');
      animates = Boolean(animated) && page !== slick.currentSlide;
      slider.slick('slickGoTo', page, !animated);
      look();
    },
    frame() {
      look();
      if ($.timers.length === 0) endMotion();
    },
    state: () => ({ contentOffset: place(), isDragging: drags, isDecelerating: glides }),
    isAtRest: () => $.timers.length === 0 && !glides && !animates,
    tearDown() {
      $.timers.forEach(({ anim }) => anim.stop());
      slider.slick('unslick').remove();
      // jQuery keeps the time of its last step until a timer has run.
      clock.advance(clock.now + 1000);
      clock.frame();
    },
  };
}

host({
  name: 'slick',
  version,
  components: ['scroll'],
  issues: 'https://github.com/kenwheeler/slick/issues',
  plays: {
    config: ['bounds', 'contentSize', 'contentOffset', 'isPagingEnabled'],
    calls: ['contentOffset', 'setContentOffset(_:animated:)'],
    delegate: messages,
  },
  tells: { messages, state: ['contentOffset', 'isDragging', 'isDecelerating'] },
  setUp,
});

'use strict';
// better-scroll 2 (https://github.com/ustbhuangyi/better-scroll): the folder of its package @better-scroll/core,
// or a bundle of it, that the variable BETTER_SCROLL names.
//
// It runs on virtual time, on the small document that `touchstone adapter javascript --dom` hands out, and moves by
// animation frames, not by CSS. Its signs, and what they are taken for:
//   scrollStart      willBeginDragging, where a finger is down
//   scroll           didScroll
//   the lift         didEndDragging, after the handler, which decides whether it glides
//   pending          willBeginDecelerating, when the end of a touch has set it
//   scrollEnd        the end of what moves by itself: didEndDecelerating, didEndScrollingAnimation
const path = require('node:path');
const { host, virtualClock } = require('../../JavaScript/touchstone-host.js');
const { makeWindow, DOMElement, TouchInput } = require('../../JavaScript/minimal-dom.js');

virtualClock();
const window = makeWindow(320, 480);
// The library looks for a browser as it is loaded.
for (const [name, value] of Object.entries({ window, document: window.document, navigator: window.navigator })) {
  Object.defineProperty(globalThis, name, { value, configurable: true, writable: true });
}
const library = require(path.resolve(process.env.BETTER_SCROLL));
const BScroll = library.default ?? library;

const ANIMATION = 300;
const didEndDragging = 'scrollViewDidEndDragging(_:willDecelerate:)';
const messages = ['scrollViewDidScroll(_:)', 'scrollViewWillBeginDragging(_:)', didEndDragging, 'scrollViewWillBeginDecelerating(_:)',
  'scrollViewDidEndDecelerating(_:)', 'scrollViewDidEndScrollingAnimation(_:)'];

/** Lays a scroller out, of the size and with the content of a trace. */
function layOut({ bounds: [width, height], contentSize }) {
  const { body } = window.document;
  body.children.forEach((child) => body.removeChild(child));
  body.place(0, 0, Math.max(320, width), Math.max(480, height));
  const wrapper = body.appendChild(new DOMElement('div', [0, 0, width, height]));
  const content = wrapper.appendChild(new DOMElement('div', [0, 0, ...contentSize]));
  return { wrapper, content };
}

function setUp({ config }, tell) {
  const { wrapper, content } = layOut(config);
  const { contentOffset: [x, y], bounces = true, isScrollEnabled = true } = config;
  const scroller = new BScroll(wrapper, {
    probeType: 3, useTransition: false, scrollX: true, scrollY: true, freeScroll: true, bounce: bounces, startX: -x, startY: -y,
  });
  if (!isScrollEnabled) scroller.disable();
  const actions = scroller.scroller.actionsHandler;
  const input = new TouchInput(window.document);
  let [drags, glides, animates] = [false, false, false];

  const endMotion = () => {
    const [wasGlide, wasAnimation] = [glides, animates];
    glides = animates = false;
    if (wasGlide) tell('scrollViewDidEndDecelerating(_:)');
    if (wasAnimation) tell('scrollViewDidEndScrollingAnimation(_:)');
  };
  const endTouch = () => {
    const goesOn = Boolean(scroller.pending);
    if (drags) tell(didEndDragging, { willDecelerate: goesOn }, { state: { contentOffset: [-scroller.x, -scroller.y] } });
    drags = false;
    glides = goesOn;
    if (glides) tell('scrollViewWillBeginDecelerating(_:)');
  };
  scroller.on('scrollStart', () => {
    if (!actions.initiated) return;
    drags = true;
    tell('scrollViewWillBeginDragging(_:)');
  });
  scroller.on('scroll', () => tell('scrollViewDidScroll(_:)'));
  scroller.on('scrollEnd', endMotion);

  const calls = {
    contentOffset: ({ contentOffset }) => scroller.scrollTo(-contentOffset[0], -contentOffset[1], 0),
    'setContentOffset(_:animated:)': ({ contentOffset, animated }) => {
      animates = Boolean(animated);
      scroller.scrollTo(-contentOffset[0], -contentOffset[1], animated ? ANIMATION : 0);
    },
    contentSize: ({ contentSize }) => {
      content.place(0, 0, ...contentSize);
      scroller.refresh();
    },
    isScrollEnabled: ({ isScrollEnabled: isOn }) => (isOn ? scroller.enable() : scroller.disable()),
  };
  return {
    touches(fingers) {
      const wasDown = Boolean(actions.initiated);
      tell.hold(() => input.send(fingers), () => { if (wasDown && !actions.initiated) endTouch(); });
    },
    call: (name, args) => calls[name](args),
    state: () => ({
      contentOffset: [-scroller.x, -scroller.y],
      isTracking: Boolean(actions.initiated),
      isDecelerating: Boolean(scroller.pending) && (glides || !animates),
    }),
    isAtRest: () => !scroller.pending,
    tearDown: () => scroller.destroy(),
  };
}

host({
  name: 'better-scroll',
  components: ['scroll'],
  issues: 'https://github.com/ustbhuangyi/better-scroll/issues',
  plays: {
    config: ['bounds', 'contentSize', 'contentOffset', 'bounces', 'isScrollEnabled'],
    calls: ['contentOffset', 'setContentOffset(_:animated:)', 'contentSize', 'isScrollEnabled'],
    delegate: messages,
  },
  tells: { messages, state: ['contentOffset', 'isTracking', 'isDecelerating'] },
  setUp,
});

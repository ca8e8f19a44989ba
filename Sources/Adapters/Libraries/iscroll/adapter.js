'use strict';
// iScroll 5 (https://github.com/cubiq/iscroll), the package's own files: Debian's node-iscroll, or
// any folder with them that the variable ISCROLL names.
//
// It runs on virtual time, on a document of ours. `scroll` is told by its build with the probe.
// Its signs, and what they are taken for:
//   scrollStart      willBeginDragging
//   scroll           didScroll
//   initiated        didEndDragging, when it goes: after the handler, which decides whether it glides
//   isAnimating      willBeginDecelerating, when the end of a touch has set it
//   scrollEnd        the end of what moves by itself: didEndDecelerating, didEndScrollingAnimation
//   tap              tapped, where the trace has a tap recognizer
// It has no target that could be rewritten, no insets, and nothing like the status bar.
const fs = require('node:fs');
const path = require('node:path');
const vm = require('node:vm');
const { host, virtualClock } = require('../../JavaScript/touchstone-host.js');
const { makeWindow, DOMElement, TouchInput } = require('../../JavaScript/minimal-dom.js');

const folder = process.env.ISCROLL ?? '/usr/share/nodejs/iscroll';
const { version } = JSON.parse(read('package.json'));
const source = read('build/iscroll-probe.js');

/** A file of the library's package. */
function read(name) {
  try {
    return fs.readFileSync(path.join(folder, name), 'utf8');
  } catch (error) {
    throw new Error(`iScroll's ${name} is not in ${folder}; install Debian's node-iscroll, or name another folder in ISCROLL`, { cause: error });
  }
}

virtualClock();
const window = makeWindow(320, 480);
const library = { exports: {} };
vm.compileFunction(source, ['window', 'document', 'module'], { filename: 'iscroll-probe.js' })(window, window.document, library);
const IScroll = library.exports;

const ANIMATION = 300;
const didEndDragging = 'scrollViewDidEndDragging(_:willDecelerate:)';
const messages = ['scrollViewDidScroll(_:)', 'scrollViewWillBeginDragging(_:)', didEndDragging, 'scrollViewWillBeginDecelerating(_:)',
  'scrollViewDidEndDecelerating(_:)', 'scrollViewDidEndScrollingAnimation(_:)', 'tapped(_:)'];

/** Lays a scroller out, of the size and with the content of a trace. */
function layOut({ bounds: [width, height], contentSize }) {
  const { body } = window.document;
  body.children.forEach((child) => body.removeChild(child));
  body.place(0, 0, Math.max(320, width), Math.max(480, height));
  const wrapper = body.appendChild(new DOMElement('div', [0, 0, width, height]));
  const content = wrapper.appendChild(new DOMElement('div', [0, 0, ...contentSize]));
  return { wrapper, content };
}

/** The library's options for a configuration. */
function optionsFor({ contentOffset: [x, y], bounces = true, isPagingEnabled, isDirectionalLockEnabled, tapRecognizer }) {
  return {
    probeType: 3, scrollX: true, scrollY: true, freeScroll: !isDirectionalLockEnabled, bounce: bounces,
    snap: Boolean(isPagingEnabled), startX: -x, startY: -y, tap: Boolean(tapRecognizer),
  };
}

/** Returns the calls that the library understands, by UIKit's names. */
function callsOf(scroller, content, begin) {
  return {
    contentOffset: ({ contentOffset: [x, y] }) => scroller.scrollTo(-x, -y, 0),
    'setContentOffset(_:animated:)': ({ contentOffset: [x, y], animated }) => {
      if (animated) begin();
      scroller.scrollTo(-x, -y, animated ? ANIMATION : 0);
    },
    contentSize: ({ contentSize }) => {
      content.place(0, 0, ...contentSize);
      scroller.refresh();
    },
    bounces: ({ bounces }) => { scroller.options.bounce = bounces; },
    isScrollEnabled: ({ isScrollEnabled }) => (isScrollEnabled ? scroller.enable() : scroller.disable()),
    isDirectionalLockEnabled: ({ isDirectionalLockEnabled }) => { scroller.options.freeScroll = !isDirectionalLockEnabled; },
  };
}

function setUp({ config }, tell) {
  const { wrapper, content } = layOut(config);
  const scroller = new IScroll(wrapper, optionsFor(config));
  // The library counts pages from those that it turned itself.
  const page = (axis) => Math.round(config.contentOffset[axis] / config.bounds[axis]);
  if (config.isPagingEnabled) scroller.goToPage(page(0), page(1), 0);
  if (config.isScrollEnabled === false) scroller.disable();
  const input = new TouchInput(window.document);
  let drags = false;
  let glides = false;
  let animates = false;
  const calls = callsOf(scroller, content, () => { animates = true; });

  const endMotion = () => {
    const [wasGlide, wasAnimation] = [glides, animates];
    glides = animates = false;
    if (wasGlide) tell('scrollViewDidEndDecelerating(_:)');
    if (wasAnimation) tell('scrollViewDidEndScrollingAnimation(_:)');
  };
  const endTouch = () => {
    glides = Boolean(scroller.isAnimating);
    // Its flags are those of after the drag by now, so they are not told.
    const state = { contentOffset: [-scroller.x, -scroller.y] };
    if (drags) tell(didEndDragging, { willDecelerate: glides }, { state });
    drags = false;
    if (glides) tell('scrollViewWillBeginDecelerating(_:)');
  };
  scroller.on('scrollStart', () => {
    drags = true;
    tell('scrollViewWillBeginDragging(_:)');
  });
  scroller.on('scroll', () => tell('scrollViewDidScroll(_:)'));
  scroller.on('scrollEnd', endMotion);
  content.addEventListener('tap', () => tell('tapped(_:)'));

  return {
    touches(fingers) {
      const wasDown = Boolean(scroller.initiated);
      tell.hold(() => input.send(fingers), () => { if (wasDown && !scroller.initiated) endTouch(); });
    },
    call: (name, args) => calls[name](args),
    state: () => ({
      contentOffset: [-scroller.x, -scroller.y],
      isTracking: Boolean(scroller.initiated),
      isDecelerating: Boolean(scroller.isAnimating) && (glides || !animates),
      isScrollAnimating: Boolean(scroller.isAnimating) && animates,
    }),
    isAtRest: () => !scroller.isAnimating,
    tearDown: () => scroller.destroy(),
  };
}

host({
  name: 'iScroll',
  version,
  components: ['scroll'],
  issues: 'https://github.com/cubiq/iscroll/issues',
  plays: {
    config: ['bounds', 'contentSize', 'contentOffset', 'bounces', 'isPagingEnabled', 'isScrollEnabled', 'isDirectionalLockEnabled', 'tapRecognizer'],
    calls: ['contentOffset', 'setContentOffset(_:animated:)', 'contentSize', 'bounces', 'isScrollEnabled', 'isDirectionalLockEnabled'],
    delegate: messages,
  },
  tells: { messages, state: ['contentOffset', 'isTracking', 'isDecelerating', 'isScrollAnimating'] },
  setUp,
});

'use strict';
// embla-carousel (https://github.com/davidjerleke/embla-carousel), versions 8 and 9: the package's folder,
// or a bundle of it, that the variable EMBLA names.
//
// It runs on virtual time, on the small document that `touchstone adapter javascript --dom` hands out. It is
// dragged freely, or from page to page where the trace has pages; it takes no place from code, and has one
// direction. It moves in its own animation frames. Its signs, and what they are taken for:
//   scroll          didScroll, as often as it comes, and before the first under a finger willBeginDragging
//   the lift        didEndDragging, once it has decided whether it goes on
//   settle          didEndDecelerating
const { host, virtualClock, skip } = require('../../JavaScript/touchstone-host.js');
const { makeWindow, DOMElement, TouchInput } = require('../../JavaScript/minimal-dom.js');

virtualClock();
const window = makeWindow(320, 480);
const library = require(require('node:path').resolve(process.env.EMBLA));
const EmblaCarousel = library.default ?? library;
const SLIDE = 80;

const messages = ['scrollViewDidScroll(_:)', 'scrollViewWillBeginDragging(_:)', 'scrollViewDidEndDragging(_:willDecelerate:)',
  'scrollViewWillBeginDecelerating(_:)', 'scrollViewDidEndDecelerating(_:)'];

/** A carousel whose slides fill the content: as long as a page, or short ones. */
function makeCarousel({ bounds, contentSize, isPagingEnabled }) {
  const axis = contentSize[1] > bounds[1] ? 1 : 0;
  const { body } = window.document;
  body.children.forEach((child) => body.removeChild(child));
  body.place(0, 0, ...bounds);
  const root = body.appendChild(new DOMElement('div', [0, 0, ...bounds]));
  const container = root.appendChild(new DOMElement('div', [0, 0, ...bounds]));
  const length = isPagingEnabled ? bounds[axis] : SLIDE;
  for (let start = 0; start < contentSize[axis]; start += length) {
    const rest = Math.min(length, contentSize[axis] - start);
    container.appendChild(new DOMElement('div', axis === 1 ? [0, start, bounds[0], rest] : [start, 0, rest, bounds[1]]));
  }
  const embla = EmblaCarousel(root, { axis: axis === 1 ? 'y' : 'x', align: 'start', containScroll: 'trimSnaps', dragFree: !isPagingEnabled });
  return { embla, axis, engine: embla.internalEngine() };
}

function setUp({ config }, tell) {
  const { bounds, contentSize } = config;
  if (contentSize[0] > bounds[0] && contentSize[1] > bounds[1]) skip('a carousel has one direction');
  const { embla, axis, engine } = makeCarousel(config);
  const input = new TouchInput(window.document);
  const place = () => {
    const length = 0 - (engine.offsetLocation ?? engine.location).get();
    return axis === 1 ? [0, length] : [length, 0];
  };
  let told = place();
  let [isDown, drags, glides] = [false, false, false];
  let moves = false;

  const scrolled = () => {
    moves = true;
    if (isDown && !drags) {
      drags = true;
      tell('scrollViewWillBeginDragging(_:)', undefined, { state: { contentOffset: told } });
    }
    told = place();
    tell('scrollViewDidScroll(_:)');
  };
  embla.on('scroll', scrolled);
  embla.on('settle', () => {
    if (place().some((value, index) => value !== told[index])) scrolled();
    moves = false;
    if (!glides) return;
    glides = false;
    tell('scrollViewDidEndDecelerating(_:)');
  });

  return {
    touches(fingers, time, down) {
      if (down.length > 1) skip('a carousel follows one finger');
      input.send(fingers);
      isDown = down.length > 0;
      if (isDown || !drags) return;
      drags = false;
      // The place that it shows lies between two of its steps, and may be behind.
      const isBehind = engine.offsetLocation && engine.offsetLocation.get() !== engine.location.get();
      const goesOn = isBehind || !engine.scrollBody.settled() || engine.scrollBounds.shouldConstrain();
      tell('scrollViewDidEndDragging(_:willDecelerate:)', { willDecelerate: goesOn });
      glides = goesOn;
      if (goesOn) tell('scrollViewWillBeginDecelerating(_:)');
    },
    state: () => ({ contentOffset: place(), isDragging: drags, isDecelerating: glides }),
    isAtRest: () => !moves,
    tearDown: () => embla.destroy(),
  };
}

host({
  name: 'embla',
  components: ['scroll'],
  issues: 'https://github.com/davidjerleke/embla-carousel/issues',
  plays: { config: ['bounds', 'contentSize', 'isPagingEnabled'], calls: [], delegate: messages },
  tells: { messages, state: ['contentOffset', 'isDragging', 'isDecelerating'] },
  setUp,
});

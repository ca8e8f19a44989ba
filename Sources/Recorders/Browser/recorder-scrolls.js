'use strict';
// The messages of the browser's own scroller, and the recorder of an element.

/** The signs of a browser that UIKit has no message for: they are kept under names of their own. */
const SIGNS = ['scrollend', 'scrollsnapchanging', 'scrollsnapchange', 'pointerdown', 'pointerup', 'pointercancel'];

/**
 * Records an element of a page: the fingers on it as a trace, and with what it tells as a transcript.
 *
 *     const recorder = new TouchstoneRecorder(document.querySelector('#list'), { id: 'list/flick' });
 *     …
 *     recorder.save();
 *
 * `scrolls` says whether the browser may scroll it (true), or every finger is for the recorder alone.
 */
class TouchstoneRecorder {
  constructor(element, { id = 'browser/recording', scrolls = true, heard = () => {} } = {}) {
    this.element = element;
    this.clock = new RecordClock();
    const header = { component: 'scroll', ...this.scale(), config: this.config() };
    const source = 'touchstone recorder browser';
    this.traceText = new TraceText({ ...TouchstoneRecorder.ordered(id, header), source });
    this.transcriptText = new TraceText({
      ...TouchstoneRecorder.ordered(`${id}/heard`, header),
      hears: ['scrollViewDidScroll(_:)'],
      inputs: ['touch'],
      source,
    });
    this.heard = heard;
    this.fingers = new FingerListener(element, {
      scrolls,
      clock: this.clock,
      tell: (line) => {
        this.traceText.add(line);
        this.transcriptText.add(line);
        heard(line);
      },
    });
    // The page's own scroller tells the document.
    const target = element === document.scrollingElement ? document : element;
    this.removers = ['scroll', ...SIGNS].map((name) => {
      const body = (event) => this.hear(name, event);
      target.addEventListener(name, body, { passive: true });
      return () => target.removeEventListener(name, body);
    });
  }

  static ordered(id, header) {
    return { id, ...header };
  }

  /** Returns the number of pixels a point, where the format has a number for it. */
  scale() {
    const scale = Math.round(devicePixelRatio * 1e6) / 1e6;
    return scale >= 1 && scale <= 4 && scale !== 2 ? { scale } : {};
  }

  config() {
    const { bounds: [x, y, width, height], contentSize } = this.state();
    return { bounds: [width, height], ...(x || y ? { contentOffset: [x, y] } : {}), contentSize };
  }

  /** Returns the state of the element, by UIKit's names. */
  state() {
    const { scrollLeft, scrollTop, clientWidth, clientHeight, scrollWidth, scrollHeight } = this.element;
    const offset = [coordinate(scrollLeft), coordinate(scrollTop)];
    return { bounds: [...offset, clientWidth, clientHeight], contentOffset: offset, contentSize: [scrollWidth, scrollHeight] };
  }

  hear(name, event) {
    // An element in this one scrolls by itself.
    if (name.startsWith('scroll') && event.target !== this.element && event.target !== document) return;
    const message = name === 'scroll' ? 'scrollViewDidScroll(_:)' : `x-${name}`;
    const { bounds, contentOffset } = this.state();
    const line = { t: this.clock.time(event.timeStamp), message, state: { bounds, contentOffset } };
    this.transcriptText.add(line);
    this.heard(line);
  }

  /** The fingers so far. */
  trace() {
    return this.traceText.text(this.fingers.cancelled());
  }

  /** The fingers so far, with all that was told, and where the content is. */
  transcript() {
    const final = { t: this.clock.latest, final: this.state() };
    return this.transcriptText.text([...this.fingers.cancelled(), final]);
  }

  /** Saves both as files. */
  save() {
    const name = this.traceText.header.id.split('/').pop();
    TouchstoneRecorder.download(`${name}.trace.jsonl`, this.trace());
    TouchstoneRecorder.download(`${name}.transcript.jsonl`, this.transcript());
  }

  static download(name, text) {
    const link = document.createElement('a');
    link.download = name;
    link.href = URL.createObjectURL(new Blob([text], { type: 'application/jsonl' }));
    link.click();
    setTimeout(() => URL.revokeObjectURL(link.href), 10_000);
  }

  stop() {
    this.fingers.stop();
    for (const remove of this.removers) remove();
  }
}

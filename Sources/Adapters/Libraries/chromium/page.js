'use strict';
// A page with one scroller in it, whose frames come at instants of ours.

/** The signs of the platform that are listened to. */
const SIGNS = ['pointercancel', 'touchend', 'touchcancel', 'scroll', 'scrollend', 'click'];

/** The browser's time between two frames while a touch is new, in milliseconds of the real clock. */
const BETWEEN_FRAMES = 10;
/** The time by which a page's clock may begin behind the real one, in microseconds: longer than a trace takes. */
const LONG_AGO = 60e6;
/** The number of frames for which a touch is new. */
const BUSY_FRAMES = 4;
const pause = (time) => new Promise((done) => { setTimeout(done, time); });

/** The page of a scroller; `signs` collects what the platform says, each with the offset at that moment. */
function html({ bounds: [width, height], contentSize: [across, down], isPagingEnabled, isScrollEnabled }) {
  const pages = [];
  for (let y = 0; isPagingEnabled && y < down; y += height) {
    for (let x = 0; x < across; x += width) pages.push(`<i style="left:${x}px;top:${y}px"></i>`);
  }
  return `<!doctype html><meta name="viewport" content="width=device-width,user-scalable=no"><style>
    html, body { margin: 0; height: 100%; overflow: hidden; }
    #view { position: absolute; width: ${width}px; height: ${height}px; overflow: ${isScrollEnabled ? 'scroll' : 'hidden'};
      touch-action: pan-x pan-y; scrollbar-width: none; scroll-snap-type: ${isPagingEnabled ? 'both mandatory' : 'none'}; }
    #content { position: relative; width: ${across}px; height: ${down}px; }
    i { position: absolute; width: ${width}px; height: ${height}px; scroll-snap-align: start; scroll-snap-stop: always; }
    #mark { position: absolute; visibility: hidden; }
    </style><div id="view"><div id="content">${pages.join('')}<b id="mark"></b></div></div><script>
    let signs = [];
    const offset = () => [view.scrollLeft, view.scrollTop];
    for (const name of ${JSON.stringify(SIGNS)}) {
      view.addEventListener(name, () => signs.push([name, offset()]), { passive: true });
    }
    function take() { const taken = { signs, offset: offset() }; signs = []; return taken; }
    </script>`;
}

/** The wall clock less the clock of frames, in microseconds; they differ by this as long as the machine runs. */
function clockDifference() {
  const differences = [0, 1, 2, 3, 4].map(() => {
    const before = Date.now();
    let wall = before;
    while (wall === before) wall = Date.now();
    return wall * 1000 - now();
  });
  return Math.max(...differences);
}

const difference = clockDifference();

/** The clock of frames, in microseconds. */
function now() {
  return Number(process.hrtime.bigint() / 1000n);
}

/** A page in a browser. Its time begins at zero, in microseconds. */
class Page {
  /**
   * Opens a page for a configuration.
   *
   * `scale` is pixels a point, `lead` how far its time is ahead of the browser's clock, in microseconds;
   * without it, it lies long ago.
   */
  static async open(browser, config, { scale, lead }) {
    const page = new Page(browser);
    const { targetId } = await browser.send('Target.createTarget', { url: 'about:blank', enableBeginFrameControl: true });
    page.target = targetId;
    ({ sessionId: page.session } = await browser.send('Target.attachToTarget', { targetId, flatten: true }));
    await page.send('Page.enable');
    await page.send('Emulation.setDeviceMetricsOverride', {
      width: Math.max(320, config.bounds[0]), height: Math.max(480, config.bounds[1]), deviceScaleFactor: scale, mobile: true,
    });
    await page.send('Emulation.setTouchEmulationEnabled', { enabled: true, maxTouchPoints: 10 });
    const { frameTree } = await page.send('Page.getFrameTree');
    await page.send('Page.setDocumentContent', { frameId: frameTree.frame.id, html: html(config) });
    await page.warmUp(config.contentOffset, lead);
    return page;
  }

  constructor(browser) {
    this.browser = browser;
    // The browser waits with some frames until its clock has come to them, so they lie long ago; but
    // a fling has the time of that clock, and is shown only at frames that lie ahead of it.
    this.origin = now() - LONG_AGO;
    this.isDown = false;
    this.busyFrames = 0;
  }

  send(method, params) {
    return this.browser.send(method, params, this.session);
  }

  async warmUp([left, top], lead) {
    for (let count = -30; count < -15; count++) await this.frame(count * 16667, 16667);
    await this.run(`view.scrollTo({ left: ${left}, top: ${top}, behavior: 'instant' })`);
    for (let count = -15; count < 0; count++) await this.frame(count * 16667, 16667);
    if (lead) this.origin = now() + lead;
    await this.take();
  }

  /** Runs a statement in the page, and gives its value. */
  async run(expression) {
    const { result, exceptionDetails } = await this.send('Runtime.evaluate', { expression, returnByValue: true });
    if (exceptionDetails) throw new Error(exceptionDetails.exception?.description ?? exceptionDetails.text);
    return result.value;
  }

  /** The signs since the last time, and where the content is. */
  take() {
    return this.run('take()');
  }

  /** Lets a frame come, at a time that half a microsecond keeps from being cut to the one before. */
  async frame(time, period) {
    const ticks = this.origin + Math.round(time);
    await this.send('HeadlessExperimental.beginFrame', { frameTimeTicks: (ticks + 0.5) / 1000, interval: period / 1000 });
    // The browser works on a touch between the frames, in processes of its own.
    if (this.busyFrames > 0) {
      this.busyFrames--;
      await pause(BETWEEN_FRAMES);
    }
    if (this.failure) throw this.failure;
  }

  /** Sends the fingers that are on the glass; without one, the last have ended or were cancelled. */
  async touch(time, down, isCancelled) {
    const isFirst = down.length > 0 && !this.isDown;
    const type = isFirst ? 'touchStart' : down.length > 0 ? 'touchMove' : isCancelled ? 'touchCancel' : 'touchEnd';
    const timestamp = (this.origin + Math.round(time) + difference + 0.5) / 1e6;
    this.isDown = down.length > 0;
    this.send('Input.dispatchTouchEvent', { type, timestamp, touchPoints: down }).catch((error) => { this.failure = error; });
    this.busyFrames = BUSY_FRAMES;
    // The browser answers these only after the touch has reached the page.
    await this.run('0');
    await this.run('0');
  }

  async close() {
    await this.browser.send('Target.closeTarget', { targetId: this.target });
  }
}

module.exports = { Page };

'use strict';
// A headless Chromium, spoken to over two pipes in the words of its DevTools protocol: no port, no network.
const fs = require('node:fs');
const os = require('node:os');
const path = require('node:path');
const { execFileSync, spawn } = require('node:child_process');

const FLAGS = [
  '--headless', '--remote-debugging-pipe', '--no-sandbox', '--no-first-run', '--disable-gpu', '--disable-dev-shm-usage',
  '--no-proxy-server', '--host-resolver-rules=MAP * ~NOTFOUND', '--hide-scrollbars', '--force-color-profile=srgb',
];

/** The program, or null where none is installed. */
function chromium() {
  const names = process.env.CHROMIUM ? [process.env.CHROMIUM] : ['chromium-headless-shell', 'chromium'];
  return names.find((name) => {
    try {
      execFileSync('sh', ['-c', 'command -v "$1"', 'sh', name], { stdio: 'ignore' });
      return true;
    } catch {
      return false;
    }
  }) ?? null;
}

/** A browser with one page. */
class Browser {
  constructor(program) {
    this.profile = fs.mkdtempSync(path.join(os.tmpdir(), 'pictures-'));
    this.process = spawn(program, [...FLAGS, `--user-data-dir=${this.profile}`, 'about:blank'], {
      stdio: ['ignore', 'ignore', 'ignore', 'pipe', 'pipe'],
    });
    this.waiting = new Map();
    this.listeners = new Map();
    /** The messages of the page's console, and the addresses that the page asked the network for. */
    this.complaints = [];
    this.number = 0;
    this.rest = '';
    this.process.on('exit', () => this.end('the browser ended'));
    this.process.on('error', (error) => this.end(error.message));
    this.process.stdio[3].on('error', () => {});
    this.process.stdio[4].setEncoding('utf8').on('data', (text) => this.receive(text));
  }

  /** Opens an empty page, of which every complaint is kept. */
  static async open(program) {
    const browser = new Browser(program);
    const { targetId } = await browser.send('Target.createTarget', { url: 'about:blank' });
    const { sessionId } = await browser.send('Target.attachToTarget', { targetId, flatten: true });
    browser.session = sessionId;
    for (const domain of ['Page', 'Runtime', 'Log', 'Network']) await browser.send(`${domain}.enable`);
    return browser;
  }

  send(method, params = {}) {
    if (this.ending) return Promise.reject(new Error(this.ending));
    const id = this.number += 1;
    const sessionId = method.startsWith('Target.') || method.startsWith('Browser.') ? undefined : this.session;
    return new Promise((resolve, reject) => {
      this.waiting.set(id, { resolve, reject });
      this.process.stdio[3].write(`${JSON.stringify({ id, method, params, sessionId })}\0`);
    });
  }

  receive(text) {
    const parts = (this.rest + text).split('\0');
    this.rest = parts.pop();
    for (const part of parts) this.heed(JSON.parse(part));
  }

  heed({ id, method, params, result, error }) {
    if (id !== undefined) {
      const waiting = this.waiting.get(id);
      this.waiting.delete(id);
      if (error) waiting?.reject(new Error(error.message));
      else waiting?.resolve(result);
      return;
    }
    this.listeners.get(method)?.(params);
    if (method === 'Runtime.consoleAPICalled') this.complaints.push(`console: ${JSON.stringify(params.args)}`);
    if (method === 'Runtime.exceptionThrown') this.complaints.push(`exception: ${JSON.stringify(params.exceptionDetails)}`);
    if (method === 'Log.entryAdded') this.complaints.push(`log: ${params.entry.text}`);
    if (method === 'Network.requestWillBeSent' && !/^(file|about):/.test(params.request.url)) {
      this.complaints.push(`request: ${params.request.url}`);
    }
  }

  end(why) {
    this.ending ??= why;
    for (const { reject } of this.waiting.values()) reject(new Error(this.ending));
    this.waiting.clear();
    fs.rmSync(this.profile, { recursive: true, force: true, maxRetries: 3 });
  }

  /** Goes to an address, and waits until the page is there. */
  async visit(url) {
    const loaded = new Promise((resolve) => this.listeners.set('Page.loadEventFired', resolve));
    await this.send('Page.navigate', { url: 'about:blank' });
    await loaded;
    const again = new Promise((resolve) => this.listeners.set('Page.loadEventFired', resolve));
    await this.send('Page.navigate', { url });
    await again;
  }

  /** The value of an expression, or of what it promises. */
  async value(expression) {
    const { result, exceptionDetails } = await this.send('Runtime.evaluate', {
      expression, awaitPromise: true, returnByValue: true,
    });
    if (exceptionDetails) throw new Error(exceptionDetails.exception?.description ?? exceptionDetails.text);
    return result.value;
  }

  /** Waits until an expression holds. */
  async until(expression, milliseconds = 10_000) {
    const end = Date.now() + milliseconds;
    while (!(await this.value(`Boolean(${expression})`))) {
      if (Date.now() > end) throw new Error(`never came true: ${expression}`);
      await new Promise((resolve) => setTimeout(resolve, 20));
    }
  }

  /** Sets the size of the window, in pixels, and the colours that the page may prefer. */
  async look(width, height, colours = 'light', media = '') {
    await this.send('Emulation.setDeviceMetricsOverride', { width, height, deviceScaleFactor: 1, mobile: width < 500 });
    await this.send('Emulation.setEmulatedMedia', { media, features: [{ name: 'prefers-color-scheme', value: colours }] });
    await this.value('new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done)))');
  }

  /** Presses a key once. */
  async press(key) {
    const text = key.length === 1 ? key : undefined;
    await this.send('Input.dispatchKeyEvent', { type: 'keyDown', key, text });
    await this.send('Input.dispatchKeyEvent', { type: 'keyUp', key });
  }

  /** Presses the pointer at a place, moves it through others, and lets go. */
  async drag(places) {
    const event = (type, [x, y]) => this.send('Input.dispatchMouseEvent', { type, x, y, button: 'left', buttons: 1, clickCount: 1 });
    await event('mousePressed', places[0]);
    for (const place of places.slice(1)) await event('mouseMoved', place);
    await event('mouseReleased', places[places.length - 1]);
  }

  /** Clicks on the middle of what a selector finds, once the page has drawn it there. */
  async click(selector) {
    const found = `document.querySelector(${JSON.stringify(selector)})`;
    await this.value(`new Promise((done) => {
      ${found}.scrollIntoView({ block: 'center' });
      requestAnimationFrame(() => requestAnimationFrame(done));
    })`);
    const place = await this.value(`(() => {
      const { x, y, width, height } = ${found}.getBoundingClientRect();
      return [x + width / 2, y + height / 2];
    })()`);
    await this.drag([place]);
  }

  /** A picture of the window, as PNG. */
  async picture(file) {
    const { data } = await this.send('Page.captureScreenshot', { format: 'png' });
    fs.writeFileSync(file, Buffer.from(data, 'base64'));
  }

  async close() {
    if (this.ending) return;
    const gone = new Promise((done) => this.process.on('exit', done));
    this.send('Browser.close').catch(() => {});
    const timer = setTimeout(() => this.process.kill('SIGKILL'), 3000);
    await gone;
    clearTimeout(timer);
  }
}

module.exports = { Browser, chromium };

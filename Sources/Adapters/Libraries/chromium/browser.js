'use strict';
// A headless Chromium, spoken to over two pipes: no port, no network, and frames only when asked for.
const fs = require('node:fs');
const os = require('node:os');
const path = require('node:path');
const { spawn } = require('node:child_process');

const FLAGS = [
  '--remote-debugging-pipe', '--enable-begin-frame-control', '--run-all-compositor-stages-before-draw',
  '--disable-new-content-rendering-timeout', '--disable-threaded-animation', '--disable-checker-imaging',
  '--disable-image-animation-resync', '--disable-gpu', '--disable-dev-shm-usage', '--no-sandbox', '--no-first-run',
  '--no-proxy-server', '--host-resolver-rules=MAP * ~NOTFOUND', '--window-size=320,480',
  // It moves a drag to where the finger may be by now, which depends on the real clock.
  '--disable-features=ResamplingScrollEvents',
];

/** A browser of its own, with a profile that is gone when it closes. */
class Browser {
  constructor(program) {
    this.profile = fs.mkdtempSync(path.join(os.tmpdir(), 'chromium-'));
    this.process = spawn(program, [...FLAGS, `--user-data-dir=${this.profile}`, 'about:blank'], {
      stdio: ['ignore', 'ignore', 'ignore', 'pipe', 'pipe'],
    });
    this.waiting = new Map();
    this.lastNumber = 0;
    this.rest = '';
    this.process.on('error', (error) => this.end(`${program} cannot be started: ${error.message}`));
    this.process.on('exit', (code, signal) => this.end(`${program} ended with ${signal ?? code}`));
    const [, , , requests, answers] = this.process.stdio;
    requests.on('error', () => {});
    answers.setEncoding('utf8');
    answers.on('data', (text) => this.receive(text));
    this.requests = requests;
  }

  /** Sends a command of the DevTools protocol, and gives its result. */
  send(method, params = {}, sessionId = undefined) {
    if (this.ending) return Promise.reject(new Error(this.ending));
    const id = ++this.lastNumber;
    return new Promise((resolve, reject) => {
      this.waiting.set(id, { resolve, reject });
      this.requests.write(`${JSON.stringify({ id, method, params, sessionId })}\0`);
    });
  }

  receive(text) {
    const parts = (this.rest + text).split('\0');
    this.rest = parts.pop();
    for (const part of parts) {
      const { id, result, error } = JSON.parse(part);
      const waiting = this.waiting.get(id);
      this.waiting.delete(id);
      if (error) waiting?.reject(new Error(`${error.message} ${error.data ?? ''}`.trim()));
      else waiting?.resolve(result);
    }
  }

  end(why) {
    this.ending ??= why;
    for (const { reject } of this.waiting.values()) reject(new Error(this.ending));
    this.waiting.clear();
    fs.rmSync(this.profile, { recursive: true, force: true, maxRetries: 3 });
  }

  /** Ends the browser, and waits until it is gone. */
  async close() {
    if (this.ending) return;
    const gone = new Promise((done) => this.process.on('exit', done));
    this.send('Browser.close').catch(() => {});
    const timer = setTimeout(() => this.process.kill('SIGKILL'), 2000);
    await gone;
    clearTimeout(timer);
  }
}

module.exports = { Browser };

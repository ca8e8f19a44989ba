'use strict';
// Opens the recorder's page in Chromium, and puts fingers, a mouse and a pen on it. Where no Chromium is installed, that is
// said and nothing is tested. It needs the built command: TOUCHSTONE, or .build/release/touchstone.
const assert = require('node:assert/strict');
const fs = require('node:fs');
const os = require('node:os');
const path = require('node:path');
const { after, before, test } = require('node:test');
const { execFileSync } = require('node:child_process');
const { pathToFileURL } = require('node:url');
const { Browser, chromium } = require('../../PicturesTests/Browser/browser.js');

const root = path.resolve(__dirname, '../../..');
const touchstone = process.env.TOUCHSTONE ?? path.join(root, '.build/release/touchstone');
const program = chromium();
const options = { skip: program === null ? 'no chromium is installed' : false, timeout: 300_000 };
const folder = fs.mkdtempSync(path.join(os.tmpdir(), 'recorder-'));
let browser;

before(async () => {
  if (program === null) return;
  browser = await Browser.open(program);
  await browser.send('Emulation.setTouchEmulationEnabled', { enabled: true, maxTouchPoints: 5 });
});

after(async () => {
  await browser?.close();
  fs.rmSync(folder, { recursive: true, force: true });
});

const run = (...words) => execFileSync(touchstone, words, { cwd: root, encoding: 'utf8' });

/** Opens the page, and sets it up; the recorder is ready then. */
async function open(what) {
  const page = path.join(folder, 'recorder.html');
  if (!fs.existsSync(page)) run('recorder', 'browser', '--out', page);
  await browser.look(900, 800);
  await browser.visit(pathToFileURL(page).href);
  await browser.until('page.recorder');
  await browser.value(`(() => {
    const { what, width, height, contentHeight, id } = page.settings.elements;
    [what.value, width.value, height.value, contentHeight.value, id.value] = ['${what}', '300', '400', '3000', 'web/swipe'];
    page.settings.dispatchEvent(new Event('change'));
  })()`);
  await browser.until('page.recorder?.traceText.header.id === "web/swipe"');
  const [left, top] = await browser.value('(({ left, top }) => [left, top])(page.view.getBoundingClientRect())');
  return { left, top };
}

const pause = (time) => new Promise((done) => { setTimeout(done, time); });

/** Sends the fingers that are down, in the view's coordinates. */
function touch({ left, top }, type, fingers) {
  const touchPoints = fingers.map(([id, x, y]) => ({ id, x: left + x, y: top + y }));
  return browser.send('Input.dispatchTouchEvent', { type, touchPoints });
}

/** Saves a text as a file that has to pass lint; its lines, parsed. */
function saved(name, text) {
  const file = path.join(folder, name);
  fs.writeFileSync(file, text);
  assert.equal(run('lint', file), '');
  return { file, lines: text.trim().split('\n').map((line) => JSON.parse(line)) };
}

const touches = (lines) => lines.filter((line) => line.touch);

function quiet() {
  assert.deepEqual(browser.complaints, []);
}

test('two fingers are recorded and drawn, and the trace plays', options, async () => {
  const box = await open('pad');
  await touch(box, 'touchStart', [[1, 100, 300]]);
  await touch(box, 'touchStart', [[1, 100, 300], [2, 200, 50]]);
  for (let step = 1; step <= 5; step += 1) {
    await touch(box, 'touchMove', [[1, 100, 300 - 10 * step], [2, 200, 50]]);
    await pause(16);
  }
  await touch(box, 'touchMove', [[1, 100, 250]]);
  await touch(box, 'touchEnd', []);
  await browser.until('page.recorder.fingers.fingers.size === 0');
  const { file, lines } = saved('pad.trace.jsonl', await browser.value('page.recorder.trace()'));
  assert.deepEqual(lines[0].config, { bounds: [300, 400], contentSize: [320, 3000] });
  const first = touches(lines).filter((line) => line.id === 1);
  const second = touches(lines).filter((line) => line.id === 2);
  assert.deepEqual(first.map(({ touch: phase, x, y }) => [phase, x, y]), [
    ['began', 100, 300], ...[290, 280, 270, 260, 250].map((y) => ['moved', 100, y]), ['ended', 100, 250],
  ]);
  assert.deepEqual(second.map(({ touch: phase, x, y }) => [phase, x, y]), [['began', 200, 50], ['ended', 200, 50]]);
  assert.match(run('replay', file), /scrollViewWillBeginDragging/);
  assert.match(await browser.value('page.told.textContent'), /^9 touches · /);
  const drawn = `(() => {
    const { data } = page.trails.getContext('2d').getImageData(95, 240, 10, 70);
    return data.some((value) => value > 0);
  })()`;
  assert.equal(await browser.value(drawn), true);
  assert.equal(await browser.value('page.view.scrollTop'), 0);
  quiet();
});

test('a mouse and a pen are fingers too', options, async () => {
  const { left, top } = await open('pad');
  for (const pointerType of ['mouse', 'pen']) {
    const event = (type, x, y) => browser.send('Input.dispatchMouseEvent', {
      type, x: left + x, y: top + y, button: 'left', buttons: type === 'mouseReleased' ? 0 : 1, clickCount: 1, pointerType,
    });
    await event('mousePressed', 50.5, 60);
    await event('mouseMoved', 70.25, 80);
    await event('mouseReleased', 70.25, 80);
  }
  await browser.until('page.recorder.traceText.lines.length >= 6');
  const { lines } = saved('mouse.trace.jsonl', await browser.value('page.recorder.trace()'));
  assert.deepEqual(touches(lines).map(({ touch: phase, id }) => [phase, id]), [
    ['began', 1], ['moved', 1], ['ended', 1], ['began', 1], ['moved', 1], ['ended', 1],
  ]);
  quiet();
});

test("the browser's own scrolling is heard, and rests where the page does", options, async () => {
  const box = await open('scroller');
  await touch(box, 'touchStart', [[1, 150, 350]]);
  for (let step = 1; step <= 20; step += 1) {
    await touch(box, 'touchMove', [[1, 150, 350 - 10 * step]]);
    await pause(16);
  }
  // A finger that rests throws nothing.
  await pause(300);
  await touch(box, 'touchEnd', []);
  await browser.until('page.recorder.transcriptText.lines.some((line) => line.includes("x-scrollend"))');
  await pause(200);
  const top = await browser.value('page.view.scrollTop');
  assert.ok(top > 150 && top <= 200, `it scrolled by ${top}`);
  const trace = saved('swipe.trace.jsonl', await browser.value('page.recorder.trace()'));
  const { file, lines } = saved('swipe.transcript.jsonl', await browser.value('page.recorder.transcript()'));
  // The browser takes the pointer, and the finger goes on.
  assert.ok(lines.some((line) => line.message === 'x-pointercancel'));
  // Chromium tells a page less often where a finger is while it scrolls.
  assert.ok(touches(lines).length >= 4, `${touches(lines).length} touches`);
  assert.deepEqual(touches(trace.lines), touches(lines));
  const scrolls = lines.filter((line) => line.message === 'scrollViewDidScroll(_:)');
  assert.ok(scrolls.length > 5);
  const final = lines.find((line) => line.final);
  assert.ok(Math.abs(final.final.contentOffset[1] - top) < 0.001);
  assert.deepEqual(scrolls.at(-1).state.contentOffset, final.final.contentOffset);
  assert.match(run('check', file), /1 passed/);
  // UIKit's views begin to move later than Chromium's do, or earlier: by less than a finger's width.
  const replayed = run('replay', trace.file).trim().split('\n').map((line) => JSON.parse(line));
  const reference = replayed.findLast((line) => line.final).final.contentOffset[1];
  assert.ok(Math.abs(reference - top) < 25, `${reference} and ${top}`);
  quiet();
});

test('an element of another page is recorded by the script alone', options, async () => {
  const script = run('recorder', 'script');
  const page = path.join(folder, 'own.html');
  fs.writeFileSync(page, `<!doctype html><body><div id="list" style="width:200px;height:200px;overflow:scroll;scroll-snap-type:y mandatory">
    ${[0, 1, 2, 3, 4].map(() => '<p style="height:200px;margin:0;scroll-snap-align:start">row</p>').join('')}
    </div><script>${script}</script><script>
    const recorder = new TouchstoneRecorder(document.querySelector('#list'), { id: 'own/list' });
    </script>`);
  await browser.visit(pathToFileURL(page).href);
  await browser.value('list.scrollTo({ top: 400, behavior: "smooth" })');
  await browser.until('recorder.transcriptText.lines.some((line) => line.includes("x-scrollend"))');
  const { lines } = saved('own.transcript.jsonl', await browser.value('recorder.transcript()'));
  const messages = lines.flatMap((line) => line.message ?? []);
  assert.ok(messages.includes('x-scrollsnapchange'));
  assert.equal(messages.at(-1), 'x-scrollend');
  assert.equal(lines.find((line) => line.final).final.contentOffset[1], 400);
  await browser.value('recorder.stop()');
  const count = await browser.value('recorder.transcriptText.lines.length');
  await browser.value('list.scrollTo({ top: 0, behavior: "instant" })');
  await pause(200);
  assert.equal(await browser.value('recorder.transcriptText.lines.length'), count);
  quiet();
});

test('both files are saved', options, async () => {
  await open('pad');
  await browser.send('Browser.setDownloadBehavior', { behavior: 'allow', downloadPath: folder });
  await browser.click('#save');
  const file = path.join(folder, 'swipe.transcript.jsonl');
  fs.rmSync(file, { force: true });
  const end = Date.now() + 10_000;
  await browser.click('#save');
  while (!fs.readdirSync(folder).some((name) => name.startsWith('swipe') && name.includes('transcript')) && Date.now() < end) await pause(50);
  assert.ok(fs.readdirSync(folder).some((name) => name.startsWith('swipe') && name.includes('transcript')));
  quiet();
});

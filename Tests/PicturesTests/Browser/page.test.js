'use strict';
// Opens pages in Chromium, clicks, scrubs and types. Where no Chromium is installed, that is said and nothing is
// tested. It needs the built command: TOUCHSTONE, or .build/release/touchstone.
const assert = require('node:assert/strict');
const fs = require('node:fs');
const os = require('node:os');
const path = require('node:path');
const { after, before, test } = require('node:test');
const { execFileSync } = require('node:child_process');
const { pathToFileURL } = require('node:url');
const { Browser, chromium } = require('./browser.js');

const root = path.resolve(__dirname, '../../..');
const touchstone = process.env.TOUCHSTONE ?? path.join(root, '.build/release/touchstone');
const program = chromium();
const options = { skip: program === null ? 'no chromium is installed' : false, timeout: 300_000 };
const folder = fs.mkdtempSync(path.join(os.tmpdir(), 'pages-'));
let browser;

before(async () => {
  if (program !== null) browser = await Browser.open(program);
});

after(async () => {
  await browser?.close();
  fs.rmSync(folder, { recursive: true, force: true });
});

/** Runs the command, which may find something wrong, and gives the address of the page. */
function written(name, words) {
  const page = path.join(folder, `${name}.html`);
  try {
    execFileSync(touchstone, [...words, '--html', page, '--no-config'], { cwd: root, stdio: 'ignore' });
  } catch (error) {
    if (error.status !== 1) throw error;
  }
  return pathToFileURL(page).href;
}

/** A trace with a wish that is not met, so that it fails. */
function trace(id, title, isWrong) {
  const lines = [
    { trace: 1, id, component: 'scroll', config: { bounds: [320, 480], contentSize: [320, 4000] }, title },
    { t: 0, touch: 'began', id: 1, x: 160, y: 400 },
    ...[1, 2, 3, 4].map((k) => ({ t: k * 16_000, touch: 'moved', id: 1, x: 160, y: 400 - 20 * k })),
    { t: 80_000, touch: 'ended', id: 1, x: 160, y: 320 },
    ...(isWrong ? [{ expect: 'messages', are: ['scrollViewDidScroll(_:)'] }] : []),
  ];
  return [...lines, { end: lines.length - 1 }].map((line) => `${JSON.stringify(line)}\n`).join('');
}

function file(name, text) {
  const place = path.join(folder, name);
  fs.writeFileSync(place, text);
  return place;
}

/** A trace in which little happens. */
function tap(id, isWrong) {
  const lines = trace(id, 'One of many', isWrong).split('\n').filter((line) => line !== '' && !line.includes('moved'));
  return [...lines.slice(0, -1), JSON.stringify({ end: lines.length - 2 }), ''].join('\n');
}

function quiet() {
  assert.deepEqual(browser.complaints, []);
}

const text = (selector) => browser.value(`document.querySelector(${JSON.stringify(selector)})?.textContent ?? ''`);

test('a failing case is drawn, explained and linked', options, async () => {
  const page = written('failing', ['run', file('a.trace.jsonl', trace('scroll/good', 'Good', false) + trace('scroll/bad', 'Bad', true))]);
  await browser.look(1280, 900);
  await browser.visit(page);
  assert.match(await text('#counts'), /^1 passed · 1 failed/);
  await browser.click('#failures');
  assert.equal(await text('#found'), '1 of 2 cases');
  await browser.click('li:not([hidden]) a.case');
  await browser.until('document.querySelector("article.case.fail .card.fails")');
  assert.match(await text('.card .sentence'), /\w/);
  assert.ok(await browser.value('document.querySelectorAll(".strip .violation").length >= 3'));
  assert.ok(await browser.value('document.querySelector(".lines li.wrong pre")'));
  await browser.until('/^#scroll\\/bad@\\d+$/.test(location.hash)');
  quiet();
});

/** A log of a flick in which the glide does not begin: the message that says so is missing. */
function flickWithoutGlide(id) {
  const state = (y) => ({ contentOffset: [0, y] });
  const lines = [
    { trace: 1, id, component: 'scroll', config: { bounds: [320, 480], contentSize: [320, 4000] }, inputs: ['call'] },
    { t: 0, message: 'scrollViewWillBeginDragging(_:)' },
    { t: 0, message: 'scrollViewDidScroll(_:)', state: state(20) },
    { t: 20_000, message: 'scrollViewWillEndDragging(_:withVelocity:targetContentOffset:)' },
    { t: 20_000, message: 'scrollViewDidEndDragging(_:willDecelerate:)', args: { willDecelerate: true } },
    ...[1, 2, 3].map((k) => ({ t: 20_000 + k * 16_667, message: 'scrollViewDidScroll(_:)', state: state(20 + 10 * k) })),
    { t: 200_000, message: 'scrollViewDidEndDecelerating(_:)' },
  ];
  return [...lines, { end: lines.length - 1 }].map((line) => `${JSON.stringify(line)}\n`).join('');
}

test('a message that did not come is named above the pictures, and hollow in its gap', options, async () => {
  const page = written('missing', ['check', file('missing.transcript.jsonl', flickWithoutGlide('scroll/missing'))]);
  for (const width of [400, 768, 1280]) {
    await browser.look(width, 900);
    await browser.visit(page);
    await browser.until('document.querySelector(".plain.verdict")');
    assert.match(await text('.plain.verdict'), /^willBeginDecelerating never came after didEndDragging\(true\) at 0\.037 s\./);
    assert.ok(await browser.value(`document.querySelector('.plain.verdict').getBoundingClientRect().bottom
      < document.querySelector('.scene, svg').getBoundingClientRect().top`));
    assert.equal(await text('.wrongs .missing text'), 'willBeginDecelerating');
    assert.equal(await browser.value('getComputedStyle(document.querySelector(".wrongs .missing rect")).fill'), 'none');
    assert.match(await text('.lines .gap'), /^willBeginDecelerating did not come/);
    // The didScroll that shows the gap is innocent.
    assert.equal(await browser.value('document.querySelector(".lines .gap").nextElementSibling.matches(".wrong")'), false);
  }
  quiet();
});

test('a message that came wrongly is a solid label with its name', options, async () => {
  const log = flickWithoutGlide('scroll/wrong').replace('scrollViewWillBeginDragging(_:)', 'scrollViewWillBeginDecelerating(_:)');
  const page = written('wrong', ['check', file('wrong.transcript.jsonl', log)]);
  await browser.look(1280, 900);
  await browser.visit(page);
  await browser.until('document.querySelector(".wrongs .wrong")');
  assert.equal(await text('.wrongs .wrong text'), 'willBeginDecelerating');
  assert.notEqual(await browser.value('getComputedStyle(document.querySelector(".wrongs .wrong rect")).fill'), 'none');
  quiet();
});

test('a run that failed opens on its causes, failures first', options, async () => {
  const log = [flickWithoutGlide('scroll/b'), flickWithoutGlide('scroll/c')].join('');
  const good = trace('scroll/a', 'Good', false);
  const page = written('triage', ['run', file('good.trace.jsonl', good), file('triage.transcript.jsonl', log)]);
  await browser.look(1280, 900);
  await browser.visit(page);
  assert.match(await text('.causes li'), /^2 cases: scroll\.glide\.follows-lift.*willBeginDecelerating never came.*open scroll\/b, where it comes soonest/);
  assert.equal(await browser.value('[...document.querySelectorAll("#cases .id")].map((id) => id.textContent).join(" ")'), 'scroll/b scroll/c scroll/a');
  await browser.click('.causes button');
  await browser.until('location.hash === "#/?scroll.glide.follows-lift"');
  assert.equal(await text('#found'), '2 of 3 cases');
  await browser.click('.causes a');
  await browser.until('document.querySelector("article.case.fail")');
  quiet();
});

test('what changed since an earlier run stands on the first page, and can be listed', options, async () => {
  const known = file('known.jsonl', `${JSON.stringify({ id: 'scroll/known', rule: 'expectation.messages', reason: 'so it is', link: 'https://example.org/issues/12' })}\n`);
  const log = path.join(folder, 'early.jsonl');
  const wrong = { broke: false, still: true, mended: true, known: true };
  const traces = (ids) => file('against.trace.jsonl', Object.entries(ids).map(([id, isWrong]) => trace(`scroll/${id}`, id, isWrong)).join(''));
  written('early', ['run', traces({ ...wrong, gone: false }), '--log', log]);
  const page = written('late', ['run', traces({ ...wrong, broke: true, mended: false, new: false }), '--against', log, '--known-failures', known]);
  await browser.look(1280, 900);
  await browser.visit(page);
  assert.match(await text('.changes h3'), /early\.jsonl: 1 newly red, 1 still red, 1 newly green, 1 now listed as known, 1 new, 1 gone$/);
  assert.match(await text('.changes li.gone'), /^gone: 1 case.*scroll\/gone$/);
  assert.equal(await browser.value('document.querySelector(".changes li.newly-red a").getAttribute("href")'), '#scroll/broke');
  assert.equal(await browser.value('document.querySelector(".known a").href'), 'https://example.org/issues/12');
  await browser.click('.changes li.newly-red button');
  await browser.until('document.querySelectorAll("#cases li:not([hidden])").length === 1');
  assert.match(await text('#cases li:not([hidden])'), /scroll\/broke/);
  await browser.visit(`${page}#scroll/known`);
  await browser.until('document.querySelector(".card a")');
  assert.equal(await text('.card a'), 'known: so it is');
  quiet();
});

test('a page of several subjects says whose sums they are, and what each fails', options, async () => {
  const page = written('sums', ['run', file('sums.trace.jsonl', trace('scroll/good', 'Good', false) + trace('scroll/bad', 'Bad', true)),
    '--subject', 'reference', '--subject', 'another=touchstone subject | sed -u s/scrollViewDidEndDragging/x-lost/'.replace('touchstone', touchstone)]);
  await browser.look(1280, 900);
  await browser.visit(page);
  assert.match(await text('#counts'), /^2 subjects together: \d+ passed/);
  assert.match(await text('.triage .quiet'), /reference · another: \S+touchstone subject/);
  assert.equal(await browser.value('document.querySelectorAll(".sums tbody tr").length'), 2);
  const failing = await browser.value('[...document.querySelectorAll(".sums > .causes > li")].map((node) => node.textContent)');
  assert.deepEqual(failing, ['reference: 1 casescroll/bad', 'another: 2 casesscroll/goodscroll/bad']);
  await browser.click('.sums > .causes > li:last-child button');
  await browser.until('document.querySelectorAll("#cases li:not([hidden])").length === 2');
  await browser.visit(`${page}#/?fails:reference`);
  await browser.until('document.querySelectorAll("#cases li:not([hidden])").length === 1');
  quiet();
});

test('the address has that only failures are listed', options, async () => {
  const page = written('only', ['run', file('only.trace.jsonl', trace('scroll/good', 'Good', false) + trace('scroll/bad', 'Bad', true))]);
  await browser.look(1280, 900);
  await browser.visit(page);
  await browser.click('#failures');
  assert.equal(await browser.value('location.hash'), '#/failures');
  await browser.value('(() => { const words = document.getElementById("words"); words.value = "bad"; words.dispatchEvent(new Event("input")); })()');
  assert.equal(await browser.value('location.hash'), '#/failures?bad');
  await browser.visit('about:blank');
  await browser.visit(`${page}#/failures?scroll`);
  assert.equal(await browser.value('document.getElementById("failures").checked'), true);
  assert.equal(await text('#found'), '1 of 2 cases');
  await browser.visit('about:blank');
  await browser.visit(`${page}#/?scroll`);
  assert.equal(await text('#found'), '2 cases');
  quiet();
});

test('a violation is copied as text', options, async () => {
  const page = written('copied', ['run', file('c.trace.jsonl', trace('scroll/bad', 'Bad', true))]);
  await browser.look(1280, 900);
  await browser.visit(`${page}#scroll/bad`);
  await browser.until('document.querySelector(".card .copy")');
  await browser.value('window.copies = [], Object.defineProperty(navigator, "clipboard", { value: { writeText: async (text) => { copies.push(text); } } })');
  await browser.click('.card .copy');
  await browser.until('copies.length === 1');
  const copy = await browser.value('copies[0]');
  assert.match(copy, /^scroll\/bad by reference\n/);
  assert.ok(copy.includes(await text('.card .plain')));
  assert.match(copy, /\n {2}again: touchstone run \S+c\.trace\.jsonl --id scroll\/bad\n {2}touchstone \d/);
  assert.equal(await text('.card .copy'), 'copied');
  // A browser that refuses shows the text, chosen.
  await browser.visit('about:blank');
  await browser.visit(`${page}#scroll/bad`);
  await browser.until('document.querySelector(".card .copy")');
  await browser.value('Object.defineProperty(navigator, "clipboard", { value: undefined })');
  await browser.click('.card .copy');
  await browser.until('document.querySelector(".card textarea")');
  assert.equal(await browser.value('document.querySelector(".card textarea").value'), copy);
  quiet();
});

test('what is searched for stands in the address, and an address searches', options, async () => {
  const page = written('searched', ['run', file('searched.trace.jsonl', trace('scroll/a', 'A', false) + trace('scroll/b', 'B', true))]);
  await browser.look(1280, 900);
  await browser.visit(`${page}#/?scroll%2Fb`);
  assert.equal(await text('#found'), '1 of 2 cases');
  assert.equal(await browser.value('document.getElementById("words").value'), 'scroll/b');
  await browser.value(`(() => {
    const words = document.getElementById('words');
    words.value = 'scroll/a';
    words.dispatchEvent(new Event('input'));
  })()`);
  assert.equal(await browser.value('location.hash'), '#/?scroll%2Fa');
  quiet();
});

test('the keys open by their own key, and the list is one stop for Tab', options, async () => {
  const page = written('stops', ['run', file('stops.trace.jsonl', trace('scroll/a', 'A', false) + trace('scroll/b', 'B', true) + trace('scroll/c', 'C', true))]);
  await browser.look(1280, 900);
  await browser.visit(page);
  const stops = 'document.querySelectorAll("#cases a[tabindex=\\"0\\"]").length';
  assert.equal(await browser.value(stops), 1);
  await browser.press('j');
  await browser.until('document.querySelector("article.case")');
  assert.equal(await browser.value(stops), 1);
  await browser.press('?');
  await browser.until('location.hash === "#/keys" && document.querySelector(".summary kbd")');
  quiet();
});

test('what fails the case stands first, and what follows from it is folded', options, async () => {
  const state = (y, isDragging) => ({ contentOffset: [0, y], isDecelerating: !isDragging, isDragging });
  const lines = [
    { trace: 1, id: 'scroll/follows', component: 'scroll', config: { bounds: [320, 480], contentSize: [320, 4000] }, inputs: ['call'] },
    { t: 0, message: 'scrollViewWillBeginDragging(_:)' },
    { t: 0, message: 'scrollViewDidScroll(_:)', state: state(20, true) },
    { t: 20_000, message: 'scrollViewWillEndDragging(_:withVelocity:targetContentOffset:)' },
    { t: 20_000, message: 'scrollViewDidEndDragging(_:willDecelerate:)', args: { willDecelerate: true } },
    { t: 20_000, message: 'scrollViewWillBeginDecelerating(_:)' },
    ...[1, 2, 3, 4, 5].map((k) => ({ t: 20_000 + k * 16_667, message: 'scrollViewDidScroll(_:)', state: state(20 + 10 * k, false) })),
    { t: 200_000, final: state(70, true) },
  ];
  const log = [...lines, { end: lines.length - 1 }].map((line) => `${JSON.stringify(line)}\n`).join('');
  const page = written('follows', ['check', file('follows.transcript.jsonl', log)]);
  await browser.look(1280, 900);
  await browser.visit(page);
  await browser.until('document.querySelector("details.followers")');
  assert.match(await text('.command'), /^touchstone check .*follows\.transcript\.jsonl --id scroll\/follows$/);
  assert.ok(await browser.value('document.querySelector(".card").matches(".fails")'));
  assert.equal(await browser.value('document.querySelectorAll(".followers .card").length'), 0);
  assert.ok(await browser.value('document.querySelectorAll(".strip .follower").length >= 3'));
  const folded = Number.parseInt(await text('.followers summary'), 10);
  await browser.click('.followers summary');
  await browser.until(`document.querySelectorAll(".followers .card").length === ${folded}`);
  quiet();
});

test('the command of a case names its subject', options, async () => {
  const subject = `${touchstone} subject`;
  const page = written('subject', ['run', file('a.trace.jsonl', trace('scroll/good', 'Good', false)), '--subject', subject]);
  await browser.visit(page);
  await browser.until('document.querySelector("article.case .command")');
  assert.ok((await text('.command')).endsWith(` --id scroll/good --subject '${subject}'`));
  quiet();
});

test('a message at the end of a case has its name to the left', options, async () => {
  const lines = [
    { trace: 1, id: 'scroll/late', component: 'scroll', config: { bounds: [320, 480], contentSize: [320, 4000] } },
    { t: 0, message: 'scrollViewWillBeginDragging(_:)' },
    { t: 200_000, message: 'scrollViewDidEndDragging(_:willDecelerate:)', args: { willDecelerate: false } },
  ];
  const log = [...lines, { end: lines.length - 1 }].map((line) => `${JSON.stringify(line)}\n`).join('');
  await browser.look(1280, 900);
  await browser.visit(written('late', ['check', file('late.transcript.jsonl', log)]));
  await browser.until('document.querySelector(".lane.named")');
  const names = await browser.value(
    '[...document.querySelectorAll(".lane.named text:not(.label)")].map((name) => `${name.getAttribute("text-anchor")} ${name.textContent}`)');
  assert.deepEqual(names, ['start willBeginDragging', 'end didEndDragging']);
  quiet();
});

test('the only case is open from the start', options, async () => {
  const page = written('only', ['run', file('only.trace.jsonl', trace('scroll/good', 'Good', false))]);
  await browser.look(1280, 900);
  await browser.visit(page);
  await browser.until('document.querySelector("article.case h2")?.textContent.includes("scroll/good")');
  quiet();
});

test('the scrubber, the curves and the keys go to moments', options, async () => {
  const page = written('moments', ['run', file('b.trace.jsonl', trace('scroll/good', 'Good', false))]);
  await browser.look(1280, 900);
  await browser.visit(`${page}#scroll/good@48000`);
  assert.match(await text('.clock'), /^0\.048 s/);
  assert.equal(await browser.value('document.querySelector(".finger.down .tip").getAttribute("cy")'), '340');
  await browser.press('ArrowRight');
  assert.match(await text('.clock'), /^0\.064 s/);
  await browser.press('ArrowLeft');
  assert.match(await text('.clock'), /^0\.048 s/);
  const place = await browser.value(`(() => {
    const { x, y, width, height } = document.querySelector('.strip.curve').getBoundingClientRect();
    return [x + width * 0.5, y + height / 2, x + width * 0.9];
  })()`);
  await browser.drag([[place[0], place[1]], [place[2], place[1]]]);
  assert.ok(Number.parseFloat(await text('.clock')) > 0.1);
  await browser.press('Home');
  await browser.press(' ');
  await browser.until('parseFloat(document.querySelector(".clock").textContent) > 0.05');
  await browser.press(' ');
  await browser.press('b');
  await browser.until('document.querySelector(".clock").textContent.startsWith("0.000")');
  quiet();
});

test('ten thousand cases are all in the page, and searched at once', options, async () => {
  const traces = Array.from({ length: 10_000 }, (_, place) => tap(`many/case-${place}`, place === 7000));
  const page = written('many', ['run', file('c.trace.jsonl', traces.join(''))]);
  const start = Date.now();
  await browser.visit(page);
  const loaded = Date.now() - start;
  assert.equal(await browser.value('document.querySelectorAll("#cases > li").length'), 10_000);
  assert.equal(await browser.value('window.find("many/case-9876")'), true);
  await browser.click('#words');
  const typed = await browser.value(`(() => {
    const start = performance.now();
    const words = document.getElementById('words');
    words.value = 'case-70 failed';
    words.dispatchEvent(new Event('input'));
    words.offsetHeight;
    return performance.now() - start;
  })()`);
  assert.equal(await text('#found'), '1 of 10,000 cases');
  console.log(`10,000 cases: ${fs.statSync(path.join(folder, 'many.html')).size >> 10} KB, loaded in ${loaded} ms, searched in ${typed.toFixed(0)} ms`);
  assert.ok(loaded < 15_000 && typed < 2_000);
  quiet();
});

test('hostile texts stay texts', options, async () => {
  const hostile = '</script><script>document.title="caught"</script><img src=x onerror=alert(1)>\u202e\u2066<!-- ]]> &amp;';
  const page = written('hostile', ['run', file('d.trace.jsonl', trace('scroll/hostile', hostile, true))]);
  await browser.visit(`${page}#scroll/hostile`);
  assert.ok((await text('.title')).includes('<img src=x onerror=alert(1)>'));
  assert.notEqual(await browser.value('document.title'), 'caught');
  assert.equal(await browser.value('document.querySelectorAll("img, iframe, object").length'), 0);
  quiet();
});

test('two subjects stand over each other, with the place where they part', options, async () => {
  const page = written('two', ['run', 'traces/scroll/flick', '--subject', 'reference', '--subject', `other=${touchstone} subject`]);
  await browser.visit(`${page}#scroll/flick/stops-inside~2`);
  await browser.value(`(() => {
    const choice = document.querySelector('select[aria-label="Compare with"]');
    choice.value = '0';
    choice.dispatchEvent(new Event('change'));
  })()`);
  assert.match(await text('p.parting'), /say the same/);
  assert.equal(await browser.value('document.querySelectorAll("svg.scene").length'), 2);
  quiet();
});

test('two files stand over each other at once, and what parts them is marked', options, async () => {
  const left = execFileSync(touchstone, ['replay', file('g.trace.jsonl', trace('scroll/moved', 'Moved', false))], { cwd: root, encoding: 'utf8' });
  const right = left.split('\n').map((line) => {
    if (!line.includes('scrollViewDidScroll')) return line;
    const message = JSON.parse(line);
    if (message.t >= 64_000) message.state.contentOffset[1] += 30;
    return JSON.stringify(message);
  }).join('\n');
  const page = written('compared', ['compare', file('left.transcript.jsonl', left), file('right.transcript.jsonl', right)]);
  await browser.look(1280, 900);
  await browser.visit(`${page}#scroll/moved`);
  assert.match(await text('p.parting'), /They part at 0\.064 s/);
  assert.equal(await browser.value('document.querySelectorAll("svg.scene").length'), 2);
  assert.ok(await browser.value('document.querySelectorAll(".strip .parting").length >= 3'));
  await browser.press('Home');
  await browser.press('d');
  assert.match(await text('.clock'), /^0\.064 s/);
  assert.ok((await text('.lines li[aria-current]')).includes('they part here'));
  assert.match(await text('.scene .remark'), /they part here|violated here/);
  quiet();
});

test('controls, fields, pages and tiles are drawn as they are set', options, async () => {
  const page = written('drawn', ['run', 'traces/switch', 'traces/slider', 'traces/page-control', 'traces/field', 'traces/tiles', 'traces/web']);
  const drawn = async (hash, selector) => {
    await browser.visit(page + hash);
    return browser.value(`document.querySelectorAll(${JSON.stringify(selector)}).length`);
  };
  assert.equal(await drawn('#switch/code/set-on@0', '.drawn .track.on'), 1);
  assert.match(await text('.readout'), /switchon/);
  assert.equal(await drawn('#slider/drag/continuous@60000', '.drawn.pressed .knob'), 1);
  assert.equal(await drawn('#page-control/pages/fewer@0', '.drawn .dot'), 2);
  assert.equal(await drawn('#field/changes/refused-once@300000', '.drawn .typing'), 1);
  assert.match(await text('.drawn .typed'), /^1/);
  assert.equal(await drawn('#tiles/display/drawn-later@1000000', '.tile.new'), 4);
  assert.equal(await drawn('#web/load/at-once@2000000', '.scene .address'), 1);
  quiet();
});

test('cases of every component can be opened', options, async () => {
  const page = written('corpus', ['run', 'traces/nested', 'traces/paging', 'traces/zoom', 'traces/controllers', 'traces/form', 'traces/web', 'traces/tiles', 'traces/samples']);
  await browser.visit(page);
  const broken = await browser.value(`(async () => {
    const broken = [];
    const links = [...document.querySelectorAll('a.case')].filter((link, place) => place % 8 === 0);
    for (const link of links) {
      location.hash = link.getAttribute('href');
      await new Promise((done) => addEventListener('hashchange', done, { once: true }));
      if (!document.querySelector('article.case')) broken.push(link.href);
    }
    return broken;
  })()`);
  assert.deepEqual(broken, []);
  quiet();
});

for (const [width, colours] of [[360, 'light'], [360, 'dark'], [1280, 'light'], [2560, 'dark']]) {
  test(`nothing is wider than ${width} pixels, ${colours}`, options, async () => {
    const page = written('wide', ['run', file('e.trace.jsonl', trace('scroll/bad', 'Bad', true))]);
    await browser.look(width, 900, colours);
    for (const hash of ['', '#scroll/bad', '#/rules', '#/keys']) {
      await browser.visit(page + hash);
      assert.ok(await browser.value('document.documentElement.scrollWidth') <= width, hash);
    }
    quiet();
  });
}

test('it can be printed', options, async () => {
  const page = written('print', ['run', file('f.trace.jsonl', trace('scroll/bad', 'Bad', true))]);
  await browser.look(1280, 900);
  await browser.visit(`${page}#scroll/bad`);
  const { data } = await browser.send('Page.printToPDF', {});
  assert.ok(Buffer.from(data, 'base64').length > 10_000);
  quiet();
});

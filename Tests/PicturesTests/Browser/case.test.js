'use strict';
// Opens failing cases in Chromium, at three widths: what a person sees of them first. Where no Chromium is installed,
// that is said and nothing is tested. It needs the built command: TOUCHSTONE, or .build/release/touchstone.
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
const folder = fs.mkdtempSync(path.join(os.tmpdir(), 'cases-'));
const WIDTHS = [400, 768, 1280];
let browser;

/** A subject that plays as the reference does, and loses each message whose name has some words. */
const LOSSY = `
const { spawn } = require('node:child_process');
const [, , command, words] = process.argv;
const subject = spawn(command, ['subject'], { stdio: ['inherit', 'pipe', 'inherit'] });
let rest = '';
subject.stdout.setEncoding('utf8').on('data', (text) => {
  const lines = (rest + text).split('\\n');
  rest = lines.pop();
  for (const line of lines) {
    const answer = JSON.parse(line);
    answer.transcript = answer.transcript?.filter(({ message }) => !(message ?? '').includes(words));
    process.stdout.write(JSON.stringify(answer) + '\\n');
  }
});
`;

before(async () => {
  fs.writeFileSync(path.join(folder, 'lossy.js'), LOSSY);
  if (program !== null) browser = await Browser.open(program);
});

after(async () => {
  await browser?.close();
  fs.rmSync(folder, { recursive: true, force: true });
});

/** The address of a page of a trace of the corpus, played by a subject that loses a message. */
function failing(name, trace, lost) {
  const page = path.join(folder, `${name}.html`);
  const subject = `lossy=node ${path.join(folder, 'lossy.js')} ${touchstone} ${lost}`;
  const words = ['run', `traces/${trace}.trace.jsonl`, '--subject', subject, '--strict', '--expectations', 'fail'];
  try {
    execFileSync(touchstone, [...words, '--html', page, '--no-config'], { cwd: root, stdio: 'ignore' });
  } catch (error) {
    if (error.status !== 1) throw error;
  }
  return pathToFileURL(page).href;
}

function quiet() {
  assert.deepEqual(browser.complaints, []);
}

const text = (selector) => browser.value(`document.querySelector(${JSON.stringify(selector)})?.textContent ?? ''`);
const box = (selector) => browser.value(`document.querySelector(${JSON.stringify(selector)}).getBoundingClientRect().toJSON()`);

const FAILURES = [
  ['a scroll', 'scroll/flick/stops-inside', 'scrollViewWillBeginDecelerating', 'willBeginDecelerating'],
  ['a table', 'table/select/several', 'didSelectRowAt', 'didSelectRowAt'],
  ['a pinch', 'zoom/pinch/at-120-frames', 'scrollViewDidEndZooming', 'didEndZooming'],
  ['a screen', 'controllers/alert/tapped', 'presentCompletion', 'presentCompletion'],
];

for (const [name, trace, lost, missing] of FAILURES) {
  test(`the first screenful of ${name} says what did not come, beside its picture`, options, async () => {
    const page = failing(name.replaceAll(' ', '-'), trace, lost);
    for (const width of WIDTHS) {
      await browser.look(width, 900);
      await browser.visit(page);
      await browser.until('document.querySelector(".finding .around .missing")');
      assert.equal(await text('.finding .missing b'), missing);
      const [finding, scene, gap] = [await box('.finding'), await box('.scene'), await box('.finding .missing')];
      assert.ok(gap.bottom < 900, `the gap ends at ${gap.bottom}, at ${width}`);
      assert.ok(scene.top < 560, `the picture begins at ${scene.top}, at ${width}`);
      if (width > 560) assert.ok(finding.left > scene.right && finding.top < scene.bottom, `not beside it at ${width}`);
      assert.ok(await browser.value('document.documentElement.scrollWidth') <= width);
    }
    quiet();
  });
}

test('what is found missing at the end stands where the reference has it', options, async () => {
  const page = failing('late', 'controllers/alert/tapped', 'presentCompletion');
  await browser.look(1280, 900);
  await browser.visit(page);
  await browser.until('document.querySelector(".finding .missing")');
  assert.match(await text('.finding .around'), /0\.500question viewDidAppear0\.500presentCompletion did not come1\.090question viewWillDisappear/);
  assert.match(await text('.clock'), /^0\.500 s/);
  assert.equal(await text('.scene .alert-box .bar-title'), 'Delete the note?');
  const [label, mark] = [await box('.wrongs .missing rect'), await box('.strip.lanes .cursor')];
  assert.ok(Math.abs(label.left - mark.left) < 4, `the label is at ${label.left}, its moment at ${mark.left}`);
  quiet();
});

test('the finding follows the moment, and goes to the next one', options, async () => {
  const page = failing('next', 'table/select/several', 'didSelectRowAt');
  await browser.look(1280, 900);
  await browser.visit(page);
  await browser.until('document.querySelector(".finding .ways")');
  assert.match(await text('.finding .ways'), /1 of 3/);
  await browser.click('.finding .ways button:last-child');
  assert.match(await text('.finding .ways'), /2 of 3/);
  assert.match(await text('.finding .plain'), /^shouldHighlightRowAt 0-3 came at 0\.580 s/);
  assert.match(await text('.clock'), /^0\.580 s/);
  assert.equal(await text('.finding .wrong b'), 'shouldHighlightRowAt');
  await browser.press('v');
  assert.match(await text('.finding .ways'), /3 of 3/);
  assert.equal(await text('.finding .wrong b'), 'willSelectRowAt');
  quiet();
});

test('letters of a picture are as large as those around it', options, async () => {
  const page = failing('letters', 'table/select/several', 'didSelectRowAt');
  for (const width of WIDTHS) {
    await browser.look(width, 900);
    await browser.visit(page);
    await browser.until('document.querySelector(".scene .row text")');
    const height = await browser.value('document.querySelector(".scene .row text").getBoundingClientRect().height');
    assert.ok(height >= 11, `${height} pixels at ${width}`);
  }
  quiet();
});

test('a table names its selection, counts what has no room, and lists it on a click', options, async () => {
  const page = failing('lanes', 'table/select/several', 'didDeselectRowAt');
  await browser.look(1280, 900);
  await browser.visit(page);
  await browser.until('document.querySelector(".lane .more")');
  const names = await browser.value('[...document.querySelectorAll(".lane.named text:not(.label)")].map((name) => name.textContent)');
  assert.ok(names.includes('didSelectRowAt'), names.join(' '));
  const clock = await text('.clock');
  await browser.click('.lane .more');
  assert.equal(await text('.clock'), clock);
  assert.match(await text('.behind b'), /^\d+ lines (at|from)/);
  assert.ok(await browser.value('document.querySelectorAll(".behind li").length > 10'));
  await browser.click('.behind li button');
  assert.match(await text('.clock'), /^0\.000 s/);
  quiet();
});

test('no tick strikes a name through', options, async () => {
  const page = failing('struck', 'table/select/several', 'didSelectRowAt');
  for (const width of WIDTHS) {
    await browser.look(width, 900);
    await browser.visit(page);
    await browser.until('document.querySelector(".lane.named path")');
    const struck = await browser.value(`[...document.querySelectorAll('.lane.named')].flatMap((lane) => {
      const top = lane.querySelector('path').getBoundingClientRect().top;
      return [...lane.querySelectorAll('text:not(.label)')].filter((name) => name.getBoundingClientRect().bottom > top + 1);
    }).length`);
    assert.equal(struck, 0, `at ${width}`);
  }
  quiet();
});

test('a filter leaves the lines with its words, in lanes and transcript', options, async () => {
  const page = failing('filter', 'table/select/several', 'didSelectRowAt');
  await browser.look(1280, 900);
  await browser.visit(page);
  await browser.until('document.querySelector(".only")');
  await browser.value(`(() => {
    const field = document.querySelector('.only');
    field.value = 'willselect';
    field.dispatchEvent(new Event('input'));
  })()`);
  assert.match(await text('.transcript h3'), /^Transcript: 2 of \d+ lines$/);
  assert.equal(await browser.value('document.querySelectorAll(".lines button.line").length'), 2);
  assert.deepEqual(await browser.value('[...document.querySelectorAll(".lane.named:not(.other) text:not(.label)")].map((name) => name.textContent)'),
    ['willSelectRowAt', 'willSelectRowAt']);
  quiet();
});

test('screens, sheets, alerts, swiped rows and text are drawn as they are', options, async () => {
  const drawn = async (name, trace, lost, t, ...selectors) => {
    await browser.visit(`${failing(name, trace, lost)}#${trace}@${t}`);
    await browser.until('document.querySelector(".scene")');
    return Promise.all(selectors.map((selector) => browser.value(
      `[...document.querySelectorAll(${JSON.stringify(`.scene ${selector}`)})].map((node) => node.textContent).join(' ')`)));
  };
  await browser.look(1280, 900);
  assert.deepEqual(await drawn('push', 'controllers/appearance/push', 'navigationController', 200_000, '.screen-name', '.bar-title', '.back-to'),
    ['list goes, 27 % detail comes, 27 %', 'detail', '‹ list']);
  assert.deepEqual(await drawn('sheet', 'controllers/presentation/pulled-down', 'presentationControllerWillDismiss', 1_120_000, '.sheet .screen-name'),
    ['page pulled, 38 %']);
  assert.deepEqual(await drawn('alert', 'controllers/alert/tapped', 'presentCompletion', 600_000, '.alert-box .bar-title', '.alert-button'),
    ['Delete the note?', 'Delete Keep']);
  assert.deepEqual(await drawn('actions', 'table-editing/actions/deletes', 'willBeginEditingRowAt', 48_000, '.action.destructive'), ['Delete']);
  assert.deepEqual(await drawn('typing', 'text-view/editing/types', 'textViewDidEndEditing', 250_000, '.typed'), ['A|']);
  assert.deepEqual(await drawn('selected', 'table/select/several', 'didSelectRowAt', 300_000, '.row.selected text'), ['0-1 ✓']);
  assert.equal(await browser.value('document.querySelectorAll(".strip.curve").length'), 0);
  quiet();
});

test('the reference stands beside a failing case: as dashed curves, in a lane, and over its picture', options, async () => {
  const page = failing('beside', 'table/select/several', 'didSelectRowAt');
  await browser.look(1280, 900);
  await browser.visit(page);
  await browser.until('document.querySelector("p.parting")');
  assert.match(await text('p.parting'), /They part at 0\.080 s.*There: didSelectRowAt at 0\.080 s/);
  assert.equal(await text('.lane.other .label'), 'the reference');
  const names = await browser.value('[...document.querySelectorAll(".lane.other text:not(.label)")].map((name) => name.textContent)');
  assert.ok(names.includes('didSelectRowAt'), names.join(' '));
  const pop = failing('ghost', 'controllers/appearance/push', 'viewDidDisappear');
  await browser.visit(`${pop}#controllers/appearance/push@466667`);
  await browser.until('document.querySelector(".scene .ghost rect")');
  assert.equal(await text('.over .name'), 'dashed: the reference');
  assert.equal(await browser.value('document.querySelectorAll("svg.scene").length'), 1);
  await browser.click('.sides');
  assert.equal(await browser.value('document.querySelectorAll("svg.scene").length'), 2);
  quiet();
});

/** The address of a page on which a whole transcript stands beside one that loses a message and ends early. */
function compared() {
  const trace = 'traces/scroll/flick/stops-inside.trace.jsonl';
  const whole = execFileSync(touchstone, ['replay', trace], { cwd: root, encoding: 'utf8' }).trim().split('\n').slice(0, -1);
  const early = whole.filter((line) => !line.includes('WillBeginDecelerating') && !line.includes('"expect"') && (JSON.parse(line).t ?? 0) <= 700_000);
  const files = [['whole', whole], ['early', early]].map(([name, lines]) => {
    const place = path.join(folder, `${name}.transcript.jsonl`);
    const count = lines.filter((line) => !line.startsWith('{"#"')).length - 1;
    fs.writeFileSync(place, [...lines, JSON.stringify({ end: count }), ''].join('\n'));
    return place;
  });
  const page = path.join(folder, 'compared.html');
  try {
    execFileSync(touchstone, ['compare', ...files, '--html', page, '--no-config'], { cwd: root, stdio: 'ignore' });
  } catch (error) {
    if (error.status !== 1) throw error;
  }
  return { page: pathToFileURL(page).href, files };
}

test('a comparison lasts as long as the longer transcript, parts where it does, and is done again by its command', options, async () => {
  const { page, files } = compared();
  for (const width of WIDTHS) {
    await browser.look(width, 900);
    await browser.visit(page);
    await browser.until('document.querySelector("p.parting")');
    assert.match(await text('.clock'), /^0\.112 s of 2\.4\d\d s$/);
    assert.match(await text('p.parting'), /They part at 0\.112 s/);
    assert.equal(await text('.finding .missing b'), 'willBeginDecelerating');
    assert.equal(await text('.command'), `touchstone compare ${files.join(' ')} --filter scroll/flick/stops-inside`);
    const heights = await browser.value('[...document.querySelectorAll(".scene text")].map((text) => text.getBoundingClientRect().height)');
    assert.ok(heights.length > 4 && Math.min(...heights) >= 10.5, `${Math.min(...heights)} pixels at ${width}`);
  }
  await browser.press('End');
  assert.ok(await browser.value('document.querySelectorAll(".strip .line.other").length >= 2'));
  assert.ok(await browser.value('document.querySelector(".scene .ghost")'));
  quiet();
});

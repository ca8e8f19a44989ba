'use strict';
// The lines beside the picture of a finding, and the places of the numbers of violations, without a browser.
const assert = require('node:assert/strict');
const { test } = require('node:test');
const { scripts } = require('./scripts.js');

const page = scripts('elements', 'swipe', 'typing', 'views', 'story', 'chart', 'curves', 'lanes', 'violations', 'finding');
const header = { trace: 1, id: 'scroll/a', component: 'scroll', config: { bounds: [320, 480], contentSize: [320, 4000] } };
const flick = page.story([
  header,
  { t: 0, message: 'scrollViewWillBeginDragging(_:)' },
  { t: 0, message: 'scrollViewDidScroll(_:)' },
  { t: 10_000, message: 'scrollViewDidScroll(_:)' },
  { t: 20_000, message: 'scrollViewWillEndDragging(_:withVelocity:targetContentOffset:)' },
  { t: 20_000, message: 'scrollViewDidEndDragging(_:willDecelerate:)' },
  { t: 36_667, message: 'scrollViewDidScroll(_:)' },
  { t: 53_333, message: 'scrollViewDidScroll(_:)' },
]);

const around = (finding) => page.call('linesAround', flick, finding).map(({ state, name, count }) => `${state} ${name} ${count}`);

test('what did not come stands in its gap, among the lines before it and behind it', () => {
  assert.deepEqual(around({ index: 5, missing: ['willBeginDecelerating'], text: '' }), [
    'came didScroll 2', 'came willEndDragging 1', 'came didEndDragging 1', 'missing willBeginDecelerating 1', 'came didScroll 2',
  ]);
});

test('what came wrongly stands among the lines around it', () => {
  assert.deepEqual(around({ index: 4, text: '' }), [
    'came willBeginDragging 1', 'came didScroll 2', 'came willEndDragging 1', 'wrong didEndDragging 1', 'came didScroll 2',
  ]);
});

test('what is missing at the end stands behind all lines', () => {
  assert.deepEqual(around({ missing: ['didEndDecelerating'], text: '' }).slice(-2), ['came didScroll 2', 'missing didEndDecelerating 1']);
});

test('what a trace still expects when nothing more comes is missing', () => {
  const text = 'No more messages in view question; expected: presentCompletion().\n  expectation.messages (must): All.\n'
    + '  view question: no more messages\n  expected here: presentCompletion(); scrollViewDidScroll(_:)\n';
  const [finding] = page.call('findingsOf', { findings: [{ text, line: 9 }] }, flick);
  assert.deepEqual(finding.missing, ['presentCompletion', 'didScroll']);
  const [wrong] = page.call('findingsOf', { findings: [{ text: `didScroll came.${text}`, line: 9 }] }, flick);
  assert.equal(wrong.missing, undefined);
});

const labels = (...marks) => page.call('numberLabels', marks.map(([x, ...numbers]) => ({ x, numbers, fails: true })), 600);

test('numbers of violations that would stand over each other are put together', () => {
  const told = labels([100, 1], [104, 2], [300, 3]);
  assert.deepEqual(told.map(({ numbers }) => numbers), [[1, 2], [3]]);
  const widthOf = (label) => page.call('numberWords', label.numbers).length * 7;
  for (const [place, label] of told.entries()) {
    const next = told[place + 1];
    if (next) assert.ok(label.start + widthOf(label) <= next.start);
  }
});

test('numbers at the end of a strip stand before its edge, and over none of their neighbours', () => {
  const told = labels([560, 2], [590, 3, 4, 5, 6]);
  assert.deepEqual(told.map(({ numbers }) => numbers), [[2, 3, 4, 5, 6]]);
  assert.ok(told[0].start + page.call('numberWords', told[0].numbers).length * 7 <= 600);
  assert.equal(page.call('numberWords', told[0].numbers), '✗2 3 4 +2');
});

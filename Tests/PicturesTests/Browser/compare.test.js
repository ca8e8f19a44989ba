'use strict';
// Two transcripts over each other, without a browser: where they part, what moves in either, and how it is done again.
const assert = require('node:assert/strict');
const { test } = require('node:test');
const { scripts } = require('./scripts.js');

const page = scripts('elements', 'decode', 'swipe', 'typing', 'views', 'story', 'chart', 'lanes', 'screens', 'drawings', 'curves', 'ghost', 'violations', 'compare', 'case');
const header = { trace: 1, id: 'scroll/a', component: 'scroll', config: { bounds: [320, 480], contentSize: [320, 4000] } };
const scroll = (t, y) => ({ t, message: 'scrollViewDidScroll(_:)', state: { contentOffset: [0, y] } });
const BEGIN = { t: 20_000, message: 'scrollViewWillBeginDecelerating(_:)' };
const whole = page.story([header, scroll(0, 0), scroll(20_000, 10), BEGIN, scroll(36_667, 20), scroll(53_333, 30)]);
const lossy = page.story([header, scroll(0, 0), scroll(20_000, 10), scroll(36_667, 20), scroll(53_333, 30)]);
const short = page.story([header, scroll(0, 0), scroll(20_000, 10)]);
const still = page.story([header, scroll(0, 0), scroll(20_000, 0)]);

const momentOf = (own, other) => page.call('partingMoment', page.value('parting')(own, other));

test('two transcripts part where a line is missing, not at the next one', () => {
  assert.equal(momentOf(lossy, whole), 20_000);
  assert.equal(momentOf(whole, lossy), 20_000);
});

test('where one ends, they part at what the other still tells', () => {
  assert.equal(momentOf(short, whole), 20_000);
  assert.equal(momentOf(short, lossy), 36_667);
});

test('a finding that two differ is about what is missing, in its gap', () => {
  const finding = page.call('atTheParting', { rule: 'compare', index: 0, moment: 0 }, lossy, whole);
  assert.deepEqual(finding, { rule: 'compare', index: 2, line: 4, moment: 20_000, missing: ['willBeginDecelerating'] });
  const extra = page.call('atTheParting', { rule: 'baseline', index: 0, moment: 0 }, whole, lossy);
  assert.deepEqual(extra, { rule: 'baseline', index: 2, line: 4, moment: 20_000 });
  const other = { rule: 'scroll.glide.follows-lift', index: 1, moment: 0 };
  assert.deepEqual(page.call('atTheParting', other, lossy, whole), other);
});

test('what is found missing at the end stands where the other transcript has it', () => {
  const late = { rule: 'expectation.messages', index: 5, line: 7, moment: 53_333, missing: ['willBeginDecelerating'] };
  assert.deepEqual(page.call('atTheParting', late, lossy, whole), { ...late, index: 2, line: 4, moment: 20_000 });
  const other = { ...late, missing: ['didEndDecelerating'] };
  assert.deepEqual(page.call('atTheParting', other, lossy, whole), other);
  const timed = { ...late, t: 53_333 };
  assert.deepEqual(page.call('atTheParting', timed, lossy, whole), timed);
});

test('there is a curve of what moves only in the other transcript', () => {
  const curves = page.value('curvesOf')(still, 'main', whole);
  assert.deepEqual(Array.from(curves, ({ label }) => label), ['offset y', 'velocity y']);
  assert.ok(curves[0].other.series.length > curves[0].series.length);
});

test('pictures are the same within half a pixel', () => {
  const scene = (story) => ({ story, screens: new Map() });
  const near = page.story([header, scroll(0, 0.1), scroll(20_000, 10)]);
  const pictured = (story, index) => page.value('pictured')(scene(story), index, 0);
  assert.equal(pictured(near, 0), pictured(whole, 0));
  assert.notEqual(pictured(still, 1), pictured(whole, 1));
});

test('the command of a comparison compares again', () => {
  const files = { command: ['compare', 'a.transcript.jsonl', 'b.transcript.jsonl'] };
  assert.equal(page.call('commandOf', files, { id: 'scroll/a', file: 'b.transcript.jsonl' }),
    'touchstone compare a.transcript.jsonl b.transcript.jsonl --filter scroll/a');
  const subjects = { command: ['compare', '--subject', 'reference', '--subject', 'node a.js'] };
  assert.equal(page.call('commandOf', subjects, { id: 'scroll/a', file: 'a.trace.jsonl' }),
    "touchstone compare --subject reference --subject 'node a.js' a.trace.jsonl --filter scroll/a");
});

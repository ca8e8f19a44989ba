'use strict';
// The lines of a lane that are named, those that are counted, and those that a filter leaves, without a browser.
const assert = require('node:assert/strict');
const { test } = require('node:test');
const { scripts } = require('./scripts.js');

const page = scripts('elements', 'swipe', 'typing', 'views', 'story', 'chart', 'lanes', 'filter', 'labels');
const header = { trace: 1, id: 'table/a', component: 'table', config: { bounds: [320, 480] } };
const CHARACTER = page.value('CHARACTER');
const COUNT_WIDTH = page.value('COUNT_WIDTH');

/** The labels of a lane whose lines stand at some places. */
function labels(lines, sought = [], range = [0, 600]) {
  const story = page.story([header, ...lines.map(([t, message]) => ({ t, message }))]);
  const groups = page.value('groupedByPlace')(story.entries, (t) => t);
  return page.call('laneLabels', groups, new Set(sought), range);
}

/** Many rows at the start, and one tap. */
const TAP = [
  ...Array.from({ length: 12 }, () => [0, 'tableView(_:cellForRowAt:)']),
  ...Array.from({ length: 12 }, () => [0, 'tableView(_:willDisplay:forRowAt:)']),
  [100, 'touchesShouldBegin(_:with:in:)'], [100, 'tableView(_:shouldHighlightRowAt:)'], [100, 'tableView(_:didHighlightRowAt:)'],
  [101, 'tableView(_:willSelectRowAt:)'], [101, 'tableView(_:didSelectRowAt:)'], [400, 'tableView(_:cellForRowAt:)'],
];

test('each line is named or counted', () => {
  const { names, counts } = labels(TAP);
  const counted = counts.reduce((sum, { more }) => sum + more, 0);
  assert.ok(names.length > 0 && counts.length > 0);
  assert.equal(names.length + counted, TAP.length);
});

test('names stand in two rows, and none over another', () => {
  const { names } = labels(TAP);
  for (const one of names) {
    assert.ok(one.row === 0 || one.row === 1);
    const [from, to] = one.isLate ? [one.x - one.name.length * CHARACTER, one.x] : [one.x, one.x + one.name.length * CHARACTER];
    assert.ok(from >= 0 && to <= 600);
    for (const other of names) {
      if (other !== one && other.row === one.row) assert.ok(other.x !== one.x && (other.x > one.x ? other.x >= to || other.isLate : true));
    }
  }
});

test('no count stands over another', () => {
  const lines = Array.from({ length: 300 }, (_, place) => [place * 2, 'tableView(_:cellForRowAt:)']);
  const { counts } = labels(lines);
  for (const [place, { x }] of counts.entries()) {
    assert.ok(x + COUNT_WIDTH <= 600);
    if (place > 0) assert.ok(x >= counts[place - 1].x + COUNT_WIDTH);
  }
});

test('what a case is about has room first, then what comes seldom', () => {
  assert.ok(labels(TAP, ['didSelectRowAt']).names.some(({ name }) => name === 'didSelectRowAt'));
  const crowd = [...Array.from({ length: 9 }, () => [50, 'tableView(_:cellForRowAt:)']), [50, 'viewDidLoad()'], [50, 'layoutSubviews()']];
  assert.deepEqual(labels(crowd, [], [0, 150]).names.map(({ name }) => name), ['viewDidLoad', 'layoutSubviews']);
});

test('the names of findings and of expectations are sought', () => {
  const story = page.story([header,
    { t: 0, message: 'tableView(_:willSelectRowAt:)' },
    { expect: 'messages', are: ['tableView(_:didSelectRowAt:)[didSelectRowAt="0-1"]'] },
  ]);
  assert.deepEqual([...page.value('soughtIn')(story, [{ index: 0 }, {}])], ['willSelectRowAt', 'didSelectRowAt']);
});

test('a filter finds lines by message, by view and by kind', () => {
  const story = page.story([
    { trace: 1, id: 'a', component: 'navigation', views: { navigation: { component: 'navigation' }, list: { component: 'content', in: 'navigation' } } },
    { t: 0, message: 'viewDidLoad()', view: 'list' },
    { t: 0, call: 'pushViewController(_:animated:)', args: {} },
    { t: 0, touch: 'began', id: 1, x: 0, y: 0 },
  ]);
  const left = (text) => story.entries.filter((entry) => page.call('hasWords', entry, page.call('wordsOf', text))).map(({ kind }) => kind);
  assert.deepEqual(left('DidLoad'), ['message']);
  assert.deepEqual(left('navigation call'), ['call']);
  assert.deepEqual(left('touch'), ['touch']);
  assert.deepEqual(left('list call'), []);
  assert.deepEqual(left(' '), ['message', 'call', 'touch']);
  assert.deepEqual(page.call('choicesIn', story), ['message', 'call', 'touch', 'navigation', 'list', 'pushViewController', 'viewDidLoad']);
});

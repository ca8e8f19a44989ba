'use strict';
// The states of screens, rows that are swiped aside, and text, at each line of a transcript; without a browser.
const assert = require('node:assert/strict');
const { test } = require('node:test');
const { scripts } = require('./scripts.js');

const page = scripts('elements', 'swipe', 'typing', 'views', 'story', 'chart', 'lanes', 'screens', 'drawings', 'curves');

const appearance = (t, view, message, animated = true) => ({ t, message: `${message}(_:)`, view, args: { animated } });
const navigation = (...lines) => page.story([{
  trace: 1, id: 'a', component: 'navigation', views: {
    navigation: { component: 'navigation', frame: [0, 0, 320, 480] }, list: { component: 'content', in: 'navigation' },
    detail: { component: 'content', in: 'navigation' }, page: { component: 'content', in: 'navigation', config: { modalPresentationStyle: 'pageSheet' } },
  },
}, appearance(0, 'list', 'viewWillAppear', false), appearance(0, 'list', 'viewDidAppear', false), ...lines]);
const screensOf = (story) => Reflect.construct(page.value('Screens'), [story, story.views.get('navigation')]);
const told = (story, index, t) => Array.from(screensOf(story).told(index, t)).filter(([, words]) => words !== '').map((fact) => fact.join(': '));

const PUSH = [
  appearance(100_000, 'list', 'viewWillDisappear'), appearance(100_000, 'detail', 'viewWillAppear'),
  appearance(500_000, 'list', 'viewDidDisappear'), appearance(500_000, 'detail', 'viewDidAppear'),
];

test('a push puts a screen on the stack, and says how far it has come', () => {
  const story = navigation(...PUSH);
  assert.deepEqual(told(story, 1, 0), ['screens: list']);
  assert.deepEqual(told(story, 3, 200_000), ['screens: list › detail', 'list: goes, 25 %', 'detail: comes, 25 %']);
  assert.deepEqual(told(story, 5, 500_000), ['screens: list › detail']);
});

test('a screen whose end is not told still comes', () => {
  const story = navigation(...PUSH.slice(0, 2));
  assert.deepEqual(told(story, 3, 900_000), ['screens: list › detail', 'list: goes, 100 %', 'detail: comes, 100 %']);
});

const touch = (t, name, x, y = 240) => ({ t, touch: name, id: 1, x, y });
const POP = [
  ...PUSH, touch(1_000_000, 'began', 0), appearance(1_020_000, 'detail', 'viewWillDisappear'), appearance(1_020_000, 'list', 'viewWillAppear'),
  touch(1_040_000, 'moved', 160), touch(1_060_000, 'ended', 160),
];

test('a screen that a finger pulls away has gone as far as the finger', () => {
  const story = navigation(...POP, appearance(1_260_000, 'detail', 'viewDidDisappear'), appearance(1_260_000, 'list', 'viewDidAppear'));
  assert.deepEqual(told(story, 9, 1_040_000), ['screens: list › detail', 'list: comes, 50 %', 'detail: goes, 50 %']);
  assert.deepEqual(told(story, 10, 1_160_000), ['screens: list › detail', 'list: comes, 75 %', 'detail: goes, 75 %']);
  assert.deepEqual(told(story, 12, 1_260_000), ['screens: list']);
});

test('a pop that is taken back leaves the stack as it was', () => {
  const story = navigation(...POP, appearance(1_060_000, 'list', 'viewWillDisappear'), appearance(1_060_000, 'detail', 'viewWillAppear'),
    appearance(1_260_000, 'list', 'viewDidDisappear'), appearance(1_260_000, 'detail', 'viewDidAppear'));
  assert.deepEqual(told(story, 14, 1_260_000), ['screens: list › detail']);
});

test('a sheet stands over the screens, and is pulled by the finger that was taken from it', () => {
  const story = navigation(
    appearance(100_000, 'page', 'viewWillAppear'), appearance(500_000, 'page', 'viewDidAppear'),
    touch(900_000, 'began', 160, 100), { t: 920_000, message: 'touchesCancelled(_:with:)', view: 'page' },
    touch(940_000, 'moved', 160, 220), touch(960_000, 'ended', 160, 220));
  assert.deepEqual(told(story, 2, 300_000), ['screens: list', 'over them: page', 'page: comes, 50 %']);
  assert.deepEqual(told(story, 6, 940_000), ['screens: list', 'over them: page', 'page: pulled, 25 %']);
  assert.deepEqual(told(story, 7, 960_000), ['screens: list', 'over them: page']);
});

const table = (...lines) => page.story([{ trace: 1, id: 'b', component: 'table', config: { bounds: [320, 480], sections: [3] } }, ...lines]);
const swipeAt = (story, index) => JSON.parse(JSON.stringify(story.known('main', index).swipe));
const SWIPE = [
  touch(0, 'began', 250), touch(16_000, 'moved', 230),
  { t: 16_000, message: 'tableView(_:trailingSwipeActionsConfigurationForRowAt:)', args: { trailingSwipeActionsConfigurationForRowAt: '0-2' },
    answer: { actions: [{ style: 'destructive', title: 'Delete' }, { style: 'normal', title: 'More' }] } },
  { t: 16_000, message: 'tableView(_:willBeginEditingRowAt:)', args: { willBeginEditingRowAt: '0-2' } },
  touch(32_000, 'moved', 200), touch(48_000, 'ended', 100),
  { t: 90_000, message: 'tableView(_:didEndEditingRowAt:)', args: { didEndEditingRowAt: null } },
];

test('a swiped row stands aside with its actions, as far as the finger, then as wide as they are', () => {
  const story = table(...SWIPE);
  assert.equal(swipeAt(story, 2), null);
  assert.deepEqual(swipeAt(story, 3).actions.map(({ title }) => title), ['Delete', 'More']);
  assert.equal(page.call('asideOf', story, story.known('main', 4).swipe, 4), -50);
  assert.equal(page.call('asideOf', story, story.known('main', 5).swipe, 5), -148);
  assert.equal(swipeAt(story, 6), null);
});

test('a row whose beginning is lost stands aside by its cell', () => {
  const lost = SWIPE.map((line) => (line.message?.includes('willBegin')
    ? { t: line.t, message: 'willTransition(to:)', args: { cell: 'cell-3', to: ['showingDeleteConfirmation'] } } : line));
  assert.equal(swipeAt(table(...lost), 3).row, '0-2');
});

test('text is typed at its place once that is told, and has a caret', () => {
  const change = (range, text, answer = true) => ({ t: 0, message: 'textView(_:shouldChangeTextIn:replacementText:)',
    args: { shouldChangeTextIn: range, replacementText: text }, answer });
  const changed = { t: 0, message: 'textViewDidChange(_:)' };
  const story = page.story([{ trace: 1, id: 'c', component: 'text-view', config: { bounds: [320, 120], text: 'two' } },
    { t: 0, message: 'textViewDidBeginEditing(_:)' }, change([0, 0], 'one '), changed, change([7, 0], '!', false), changed,
    { t: 0, message: 'textViewDidEndEditing(_:)' }]);
  const at = (index) => {
    const { text, caret, isTyping } = story.known('main', index);
    return [text, caret, isTyping];
  };
  assert.deepEqual(at(1), ['two', null, true]);
  assert.deepEqual(at(2), ['one two', 4, true]);
  assert.deepEqual(at(4), ['one two', 4, true]);
  assert.deepEqual(at(5), ['one two', 4, false]);
});

test('text is broken between words, and each line knows where it starts', () => {
  const lines = page.call('wrapped', 'one two three\nfour', 8 * page.value('LETTER'));
  assert.deepEqual(lines, [{ start: 0, text: 'one two ' }, { start: 8, text: 'three' }, { start: 14, text: 'four' }]);
});

test('there is no curve of what does not move', () => {
  const told = (offset) => ({ t: offset * 1000, message: 'scrollViewDidScroll(_:)', state: { contentOffset: [0, offset] } });
  const header = { trace: 1, id: 'd', component: 'scroll', config: { bounds: [320, 480], contentSize: [320, 4000] } };
  const labels = (...lines) => page.value('curvesOf')(page.story([header, ...lines]), 'main').map(({ label }) => label);
  assert.deepEqual(Array.from(labels(told(5), told(5))), []);
  assert.deepEqual(Array.from(labels(told(5), told(9))), ['offset y', 'velocity y']);
  assert.equal(page.value('curvesOf')(navigation(...PUSH), 'navigation').length, 0);
});

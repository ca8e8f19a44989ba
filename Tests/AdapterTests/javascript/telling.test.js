'use strict';
// The messages that an adapter tells, and the answers of the delegate.
const { test } = require('node:test');
const assert = require('node:assert/strict');
const { hostFile, trace, touch, probe, adapterFor } = require('./support.js');
const { Player, skip, fail } = require(hostFile);

/** Plays touches at 0, 1, 2 … ms into a component that does at each what a test wants. */
function playTurns(turns, { header, description, functions } = {}) {
  let tell;
  const { component } = probe({ touches: () => turns.shift()?.(tell), ...functions });
  const events = turns.flatMap((_, index) => [touch(index * 1000, index % 2 ? 'ended' : 'began')]);
  if (events.length % 2) events.push(touch(events.length * 1000, 'ended'));
  const adapter = adapterFor((_, teller) => { tell = teller; return component; }, description);
  return new Player(adapter, trace(events, header)).play();
}

const names = (lines) => lines.filter((line) => !line.final).map((line) => line.message ?? `call ${line.call}`);

test('a place that rounding makes the same is told as one that moved, and a repeat is not', async () => {
  const told = [];
  const setUp = (header, tell) => {
    let y = 0;
    const { component } = probe({
      call: () => {
        for (const next of [10, 10.0001, 10.0001, 10.001, 11]) {
          y = next;
          tell('scrollViewDidScroll(_:)');
        }
      },
      state: () => ({ contentOffset: [0, y] }),
    });
    return component;
  };
  const lines = await new Player(adapterFor(setUp), trace([{ t: 0, call: 'contentOffset' }])).play();
  for (const { message, state, moved } of lines) if (message) told.push([state.contentOffset[1], moved]);
  assert.deepEqual(told, [[10, undefined], [10, true], [10, undefined], [10.001, undefined], [11, undefined]]);
});

test('coordinates have three places, velocities and scales six, half away from zero, and no −0', async () => {
  const state = { contentOffset: [-0.0004, 1234.5675], zoomScale: 1.23456789, bounds: [0.0005, -0.0005, 1 / 3, 2 / 3] };
  const lines = await playTurns([(tell) => tell('x-a', { withVelocity: [1 / 3, -0], atScale: 2.00000049, targetContentOffset: [1 / 3, -0.0015] })],
    { functions: { state: () => state } });
  assert.deepEqual(lines[0].state, { bounds: [0.001, -0.001, 0.333, 0.667], contentOffset: [0, 1234.568], zoomScale: 1.234568 });
  assert.deepEqual(lines[0].args, { atScale: 2, targetContentOffset: [0.333, -0.002], withVelocity: [0.333333, 0] });
  assert.ok(!JSON.stringify(lines).includes('-0,'));
});

test('a first scroll moves from where the set-up put the content', async () => {
  let y = 8;
  const setUp = (header, tell) => probe({
    call: () => {
      y = 7.9999;
      tell('scrollViewDidScroll(_:)');
    },
    state: () => ({ contentOffset: [0, y] }),
  }).component;
  const [told] = await new Player(adapterFor(setUp), trace([{ t: 0, call: 'contentOffset' }])).play();
  assert.equal(told.moved, true);
});

test('what a sum leaves behind the sixth place moves no place', async () => {
  const places = [0.2995, 0.29949999999999993, 0.30000000000000004];
  const lines = await playTurns(places.map((y) => (tell) => tell('scrollViewDidScroll(_:)', undefined, { state: { contentOffset: [0, y] } })));
  const told = lines.filter((line) => line.message).map(({ state, moved }) => [state.contentOffset[1], moved]);
  assert.deepEqual(told, [[0.3, undefined], [0.3, true], [0.3, true]]);
});

test('a number that JSON cannot hold fails the trace', async () => {
  await assert.rejects(playTurns([(tell) => tell('x-a', { withVelocity: [NaN, 0] })]), { kind: 'failed', message: /the number NaN/ });
});

test('what the delegate does not observe is never sent', async () => {
  const lines = await playTurns([(tell) => { tell('x-a'); tell('x-b'); }], { header: { observes: ['x-b'] } });
  assert.deepEqual(names(lines), ['x-b']);
});

test('a message or state that the adapter does not list fails the trace, even where the component catches it', async () => {
  const description = { tells: { messages: ['x-a'], state: ['contentOffset'] } };
  const careless = (tell) => { try { tell('x-b'); } catch { /* as libraries do */ } };
  await assert.rejects(playTurns([careless], { description }), { kind: 'failed', message: /x-b was told, which is not in the adapter's tells.messages/ });
  await assert.rejects(playTurns([], { description, functions: { state: () => ({ isZooming: true }) } }), { kind: 'failed', message: /isZooming/ });
});

test('answers are used up message by message, the last one repeating', async () => {
  const given = [];
  const ask = (tell) => given.push(tell('scrollViewShouldScrollToTop(_:)'));
  const lines = await playTurns([ask, ask, ask], { header: { delegate: { 'scrollViewShouldScrollToTop(_:)': [false, true] } } });
  assert.deepEqual(given, [false, true, true]);
  assert.deepEqual(lines.filter((line) => line.message).map((line) => line.answer), [false, true, true]);
});

test('a question without an entry has its usual answer', async () => {
  const given = [];
  await playTurns([(tell) => given.push(tell('scrollViewShouldScrollToTop(_:)'), tell('viewForZooming(in:)', {}, { answer: null }), tell('x-a'))]);
  assert.deepEqual(given, [true, null, undefined]);
});

test('in-out arguments come back, and are recorded as the answer', async () => {
  let given;
  const lines = await playTurns([(tell) => { given = tell('x-a', { targetContentOffset: [0, 9] }); }],
    { header: { delegate: { 'x-a': { targetContentOffset: [0, 320] } } } });
  assert.deepEqual(given, { targetContentOffset: [0, 320] });
  assert.deepEqual(lines[0].answer, { targetContentOffset: [0, 320] });
});

test('answers by index path: a row’s own, its section’s, then the rest', async () => {
  const given = [];
  const ask = (row) => (tell) => given.push(tell('tableView(_:willSelectRowAt:)', { willSelectRowAt: row }, { answer: row }));
  const entry = { '0-3': null, '0-*': '0-0', '*': '9-9' };
  await playTurns([ask('0-3'), ask('0-4'), ask('1-3')], { header: { delegate: { 'tableView(_:willSelectRowAt:)': entry } } });
  assert.deepEqual(given, [null, '0-0', '9-9']);
  const heights = [];
  const measure = (section) => (tell) => heights.push(tell('x-height', { heightForHeaderInSection: section }, { answer: 28 }));
  await playTurns([measure(1), measure(2)], { header: { delegate: { 'x-height': { 1: 40 } } } });
  assert.deepEqual(heights, [40, 28]);
});

test('a call is recorded behind its message and made, times and then honoured', async () => {
  const made = [];
  const entry = { call: 'a', args: { x: 1 }, times: 2, then: [{ call: 'b', in: 'animate' }] };
  const say = (tell) => tell('x-a');
  const lines = await playTurns([say, say, say], { header: { delegate: { 'x-a': entry } }, functions: { call: (name, args, time, inside) => made.push([name, args, time, inside]) } });
  assert.deepEqual(names(lines), ['x-a', 'call a', 'call b', 'x-a', 'call a', 'call b', 'x-a']);
  assert.deepEqual(made, [['a', { x: 1 }, 0, undefined], ['b', {}, 0, 'animate'], ['a', { x: 1 }, 1, undefined], ['b', {}, 1, 'animate']]);
  assert.deepEqual(lines[1], { call: 'a', args: { x: 1 }, by: 'delegate', after: 1 });
});

test('a list of calls and answers: a call with times serves as many messages', async () => {
  const say = (tell) => tell('x-a');
  const lines = await playTurns([say, say, say, say], { header: { delegate: { 'x-a': [{ call: 'a', times: 2 }, { call: 'b' }] } } });
  assert.deepEqual(names(lines), ['x-a', 'call a', 'x-a', 'call a', 'x-a', 'call b', 'x-a', 'call b']);
});

test('calls that call each other without end fail the trace', async () => {
  const functions = { call: () => again() };
  let again;
  const turn = (tell) => { again = () => tell('x-a'); again(); };
  await assert.rejects(playTurns([turn], { header: { delegate: { 'x-a': { call: 'a' } } }, functions }), { kind: 'failed', message: /nested more than 64 deep, in a/ });
});

test('a message held by name waits until the other one was told', async () => {
  let y = 0;
  const turn = (tell) => {
    tell.hold('x-scroll', { until: 'x-glide' });
    tell('x-scroll'); y = 1; tell('x-end'); tell('x-glide'); tell('x-scroll');
  };
  const lines = await playTurns([turn], { functions: { state: () => ({ contentOffset: [0, y] }) } });
  assert.deepEqual(names(lines), ['x-end', 'x-glide', 'x-scroll', 'x-scroll']);
  assert.deepEqual(lines.slice(0, 4).map((line) => line.state.contentOffset[1]), [1, 1, 0, 1]);
});

test('hold(f, g): what f says comes after what g says', async () => {
  const lines = await playTurns([(tell) => tell.hold(() => { tell('x-scroll'); tell('x-more'); }, () => tell('x-end')), (tell) => tell('x-scroll')]);
  assert.deepEqual(names(lines), ['x-end', 'x-scroll', 'x-more', 'x-scroll']);
});

test('what is still held is told at the end of the turn', async () => {
  const lines = await playTurns([(tell) => { tell.hold('x-a', { until: 'x-never' }); tell('x-a'); tell('x-b'); }, (tell) => tell('x-a')]);
  assert.deepEqual(lines.filter((line) => line.message).map((line) => [line.message, line.after]), [['x-b', 1], ['x-a', 1], ['x-a', 2]]);
});

test('an exception ends the trace, and nothing is said afterwards', async () => {
  const turn = (tell) => { try { tell.raise('NSRangeException', 'no such row'); } finally { tell('x-late'); } };
  const lines = await playTurns([turn, (tell) => tell('x-later')]);
  assert.deepEqual(lines, [{ exception: 'NSRangeException', why: 'no such row', after: 1 }]);
});

test('skip and fail give the trace up', async () => {
  await assert.rejects(playTurns([() => skip('no glide here')]), { kind: 'skipped', message: 'no glide here' });
  await assert.rejects(playTurns([() => fail('broken')]), { kind: 'failed', message: 'broken' });
});

'use strict';
// The host plays traces: events, frames, calls and rest.
const { test } = require('node:test');
const assert = require('node:assert/strict');
const { hostFile, trace, touch, probe, adapterFor } = require('./support.js');
const { Player, confirmed } = require(hostFile);

const play = (adapter, lines) => new Player(adapter, lines).play();
const withoutFinals = (lines) => lines.filter((line) => line.final === undefined);

test('touches of different fingers at one time are one event', async () => {
  const { heard, component } = probe();
  await play(adapterFor(() => component), trace([
    touch(0, 'began', 10, 1), touch(0, 'began', 20, 2), touch(16000, 'moved', 11, 1), touch(16000, 'moved', 21, 2),
    touch(16000, 'moved', 12, 1), touch(32000, 'ended', 12, 1), touch(32000, 'ended', 21, 2),
  ]));
  const events = heard.filter((one) => one.fingers);
  assert.deepEqual(events.map((one) => one.fingers.map((finger) => finger.id)), [[1, 2], [1, 2], [1], [1, 2]]);
  assert.deepEqual(events.map((one) => one.down.map((finger) => [finger.id, finger.y])), [
    [[1, 10], [2, 20]], [[1, 11], [2, 21]], [[1, 12], [2, 21]], [],
  ]);
  assert.deepEqual(events[0].fingers[1], { phase: 'began', id: 2, x: 160, y: 20 });
});

test('a line of another kind divides an event', async () => {
  const { heard, component } = probe();
  await play(adapterFor(() => component), trace([
    touch(0, 'began', 10, 1), { t: 0, call: 'contentOffset', args: { contentOffset: [0, 5] } }, touch(0, 'began', 20, 2),
    touch(9, 'ended', 10, 1), touch(9, 'ended', 20, 2),
  ]));
  assert.deepEqual(heard.filter((one) => one.fingers).map((one) => one.fingers.length), [1, 1, 2]);
});

test('frames come at the rounded instants of the rate, and one at an input’s time follows it', async () => {
  const { heard, component } = probe({ isAtRest: () => false });
  await play(adapterFor(() => component), trace([
    { t: 50000, call: 'contentOffset' }, { t: 50000, settle: 50000 },
  ]));
  assert.deepEqual(heard.map((one) => one.name ?? [one.number, one.time]), [
    [1, 16.667], [2, 33.333], 'contentOffset', [3, 50], [4, 66.667], [5, 83.333], [6, 100],
  ]);
});

test('after frames that do not come, the next one moves by all periods', async () => {
  const { heard, component } = probe({ isAtRest: () => false });
  await play(adapterFor(() => component), trace([{ t: 0, settle: 50000 }], { rate: 100, dropped: [2, 3] }));
  assert.deepEqual(heard.map((one) => [one.number, one.passed]), [[1, 10], [4, 30], [5, 10]]);
});

test('what rests gets no frames, and what moves again gets one period at first', async () => {
  let moves = 0;
  const { heard, component } = probe({ call: () => { moves = 1; }, isAtRest: () => moves === 0 });
  component.frame = (passed, number) => { heard.push([passed, number]); moves = 0; };
  await play(adapterFor(() => component), trace([{ t: 5000000, call: 'contentOffset' }], { rate: 100 }));
  assert.deepEqual(heard, [[10, 500]]);
});

test('a message says how many lines were played, and the frame that sent it', async () => {
  let tell;
  const { component } = probe({ touches: () => tell('scrollViewDidScroll(_:)'), frame: () => tell('x-frame'), isAtRest: () => false });
  const lines = await play(adapterFor((header, teller) => { tell = teller; return component; }), trace([
    touch(0, 'began', 1, 1), touch(0, 'began', 1, 2), touch(20000, 'ended', 1, 1), touch(20000, 'ended', 1, 2), { t: 20000, settle: 20000 },
  ]));
  assert.deepEqual(withoutFinals(lines), [
    { message: 'scrollViewDidScroll(_:)', args: undefined, answer: undefined, state: {}, after: 2 },
    { message: 'x-frame', args: undefined, answer: undefined, state: {}, after: 2, frame: 1 },
    { message: 'scrollViewDidScroll(_:)', args: undefined, answer: undefined, state: {}, after: 4 },
    { message: 'x-frame', args: undefined, answer: undefined, state: {}, after: 5, frame: 2 },
  ]);
});

test('rest is the instant of the last change', async () => {
  let y = 0;
  const { component } = probe({ state: () => ({ contentOffset: [0, y] }), frame: (passed, number) => { if (number <= 3) y += 1; }, isAtRest: () => y >= 3 });
  const lines = await play(adapterFor(() => component), trace([touch(0, 'began'), touch(1000, 'ended')]));
  assert.deepEqual(lines, [{ t: 50000, final: { contentOffset: [0, 3] }, after: 2 }]);
});

test('what never rests has the limit as its instant', async () => {
  const { component } = probe({ isAtRest: () => false });
  const lines = await play(adapterFor(() => component), trace([{ t: 0, settle: 100000 }, { t: 100000, settle: 50000 }]));
  assert.deepEqual(lines, [{ t: 100000, final: {}, after: 1 }, { t: 150000, final: {}, after: 2 }]);
});

test('a trace without a settle settles for ten seconds', async () => {
  const { component } = probe({ isAtRest: () => false });
  const lines = await play(adapterFor(() => component), trace([{ t: 5, call: 'contentOffset' }]));
  assert.deepEqual(lines, [{ t: 10000005, final: {}, after: 1 }]);
});

test('a component that cannot say whether it rests is played to the limit', async () => {
  let y = 0;
  const { component } = probe({ state: () => ({ contentOffset: [0, y] }), frame: (passed, number) => { if (number === 300) y = 1; } });
  delete component.isAtRest;
  const lines = await play(adapterFor(() => component), trace([]));
  assert.deepEqual(lines, [{ t: 5000000, final: { contentOffset: [0, 1] }, after: 0 }]);
});

test('each view has its final, and only the first one’s name is left out', async () => {
  const { component } = probe({ state: (view) => ({ contentOffset: view === 'inner' ? [1, 0] : [0, 0] }) });
  let header;
  const adapter = adapterFor((given) => { header = given; return component; }, { playsViews: true });
  const views = { outer: { component: 'scroll', frame: [0, 0, 320, 480] }, inner: { component: 'scroll', in: 'outer', frame: [0, 0, 320, 200], config: { contentSize: [960, 200] } } };
  const lines = await play(adapter, trace([{ t: 0, settle: 10 }], { views, config: undefined }));
  assert.deepEqual(lines, [
    { t: 0, final: { contentOffset: [0, 0] }, after: 1 }, { t: 0, final: { contentOffset: [1, 0] }, view: 'inner', after: 1 },
  ]);
  assert.deepEqual(header.config, { bounds: [320, 480], contentSize: [0, 0], contentOffset: [0, 0] });
  assert.deepEqual(header.views[1].config, { bounds: [320, 200], contentSize: [960, 200], contentOffset: [0, 0] });
});

test('several views and calls inside blocks are skipped unless the adapter plays them', async () => {
  const { component } = probe();
  const adapter = adapterFor(() => component);
  const views = { a: { component: 'scroll' }, b: { component: 'scroll' } };
  await assert.rejects(play(adapter, trace([], { views })), { kind: 'skipped', message: 'probe is driven with one view, and the trace has 2' });
  const call = { t: 0, call: 'contentOffset', in: 'animate' };
  await assert.rejects(play(adapter, trace([call])), { kind: 'skipped', message: 'probe has nothing like a call inside animate' });
  await play({ ...adapter, playsBlocks: true }, trace([call]));
});

test('what is set up is not heard, and what comes with the delegate is', async () => {
  const adapter = adapterFor((header, tell) => {
    tell('x-early');
    return probe({ attach: () => tell('x-load') }).component;
  });
  const lines = await play(adapter, trace([{ t: 0, settle: 1 }]));
  assert.deepEqual(withoutFinals(lines).map(({ message, after }) => [message, after]), [['x-load', 0]]);
});

test('what a promise of the component causes belongs to the turn', async () => {
  const setUp = (header, tell) => probe({
    touches: () => { (async () => { for (let step = 0; step < 30; step++) await null; tell('x-late'); })(); },
  }).component;
  const events = [touch(0, 'began'), touch(1000, 'ended')];
  const lines = await play(adapterFor(setUp, { usesPromises: true }), trace(events));
  assert.deepEqual(withoutFinals(lines).map(({ message, after }) => [message, after]), [['x-late', 1], ['x-late', 2]]);
});

test('an answer that has to be confirmed is one that came twice', async () => {
  const offsets = [1, 2, 3, 2, 1];
  const adapter = adapterFor(() => {
    const offset = offsets.shift();
    return probe({ state: () => ({ contentOffset: [0, offset] }) }).component;
  });
  const lines = await confirmed(adapter, trace([{ t: 0, settle: 1 }]));
  assert.deepEqual(lines, [{ t: 0, final: { contentOffset: [0, 2] }, after: 1 }]);
  assert.deepEqual(offsets, [1]);
  let next = 0;
  const restless = adapterFor(() => probe({ state: () => ({ contentOffset: [0, next++] }) }).component);
  await assert.rejects(confirmed(restless, trace([])), { kind: 'failed', message: /differently each time/ });
});

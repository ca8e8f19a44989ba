'use strict';
// Timers, frames and dates on virtual time.
const { test } = require('node:test');
const assert = require('node:assert/strict');
const { hostFile, trace, probe, adapterFor } = require('./support.js');
const { Player, VirtualClock, virtualClock } = require(hostFile);

test('timers run in the order of their times, and of their making', () => {
  const clock = new VirtualClock();
  const place = { Date };
  clock.install(place);
  const ran = [];
  place.setTimeout((name) => ran.push([name, clock.now]), 20, 'b');
  place.setTimeout(() => { ran.push(['a', clock.now]); place.setTimeout(() => ran.push(['c', clock.now]), 10); }, 10);
  const never = place.setTimeout(() => ran.push('never'), 5);
  place.clearTimeout(never);
  clock.advance(30);
  assert.deepEqual(ran, [['a', 10], ['b', 20], ['c', 20]]);
  assert.equal(clock.now, 30);
  assert.ok(clock.isIdle);
});

test('an interval repeats until it is cleared', () => {
  const clock = new VirtualClock();
  const place = { Date };
  clock.install(place);
  let count = 0;
  const number = place.setInterval(() => { if (++count === 3) place.clearInterval(number); }, 10);
  clock.advance(100);
  assert.equal(count, 3);
  assert.ok(clock.isIdle);
});

test('an animation frame comes once, and one asked for in it comes at the next', () => {
  const clock = new VirtualClock();
  const place = { Date };
  clock.install(place);
  const ran = [];
  place.requestAnimationFrame((now) => { ran.push(['a', now]); place.requestAnimationFrame(() => ran.push(['b', clock.now])); });
  const cancelled = place.requestAnimationFrame(() => ran.push('never'));
  place.cancelAnimationFrame(cancelled);
  clock.advance(16);
  clock.frame();
  assert.deepEqual(ran, [['a', 16]]);
  clock.advance(33);
  clock.frame();
  clock.frame();
  assert.deepEqual(ran, [['a', 16], ['b', 33]]);
});

test('the functions in the place of the environment’s look like its own', () => {
  const place = { Date };
  new VirtualClock().install(place);
  assert.match(place.requestAnimationFrame.toString(), /requestAnimationFrame\(\)\s*\{\s*\[native code\]\s*\}/);
  assert.match(`${place.setTimeout}`, /\[native code\]/);
});

test('dates stand still, and other dates are as ever', () => {
  const clock = new VirtualClock();
  const place = { Date };
  clock.install(place);
  assert.equal(new place.Date().getTime(), place.Date.now());
  const begin = place.Date.now();
  clock.advance(16.667);
  assert.equal(place.Date.now() - begin, 16);
  assert.equal(place.performance.now(), 16.667);
  assert.equal(new place.Date(5).getTime(), 5);
  assert.equal(place.Date.UTC(1970, 0, 1), 0);
  assert.equal(typeof place.Date(), 'string');
  assert.ok(new place.Date() instanceof place.Date);
});

test('a library on the environment’s timers is played on virtual time', async (context) => {
  const kept = ['setTimeout', 'setInterval', 'clearTimeout', 'clearInterval', 'Date', 'performance'].map((name) => [name, Object.getOwnPropertyDescriptor(globalThis, name)]);
  const clock = virtualClock();
  context.after(() => kept.forEach(([name, value]) => Object.defineProperty(globalThis, name, value)));
  const setUp = (header, tell) => {
    clock.advance(clock.now + 500);
    setTimeout(() => tell('x-timer', { at: performance.now() - 500 }), 103);
    const step = () => { if (performance.now() < 560) requestAnimationFrame(step); tell('x-step'); };
    requestAnimationFrame(step);
    const { component } = probe();
    delete component.isAtRest;
    return component;
  };
  const play = () => new Player(adapterFor(setUp), trace([{ t: 105000, call: 'contentOffset' }])).play();
  const lines = await play();
  // The timer is a turn of its own, before the call that comes 2 ms later.
  assert.deepEqual(lines.map((line) => [line.message ?? 'final', line.frame ?? line.at ?? line.t, line.after]), [
    ['x-step', 1, 0], ['x-step', 2, 0], ['x-step', 3, 0], ['x-step', 4, 0], ['x-timer', 103000, 0], ['final', 105000, 1],
  ]);
  assert.equal(lines[4].args.at, 103);
  assert.deepEqual(await play(), lines);
});

'use strict';
// The host answers requests, and what is none.
const { test } = require('node:test');
const assert = require('node:assert/strict');
const path = require('node:path');
const { spawn } = require('node:child_process');
const { trace, converse } = require('./support.js');

const odd = path.join(__dirname, 'Fixtures', 'odd-component.js');
const play = (number, ...calls) => ({ play: number, trace: trace(calls.map((call) => ({ t: 0, call }))) });
const fine = (number) => ({ played: number, transcript: [{ message: 'x-a', state: {}, after: 1 }, { t: 0, final: {}, after: 1 }] });

test('the handshake says who is there, and what it plays and tells', async () => {
  const { answers, code } = await converse(odd, [{ hello: 1 }, { bye: 1 }]);
  assert.deepEqual(answers, [{
    hello: 1, name: 'odd', version: '3', language: 'JavaScript', components: ['scroll'],
    plays: { config: ['bounds'], calls: ['print', 'throw', 'throw-text', 'skip', 'reject', 'wait'] },
    tells: { messages: ['x-a'], state: [] }, issues: 'https://example.org/issues',
  }]);
  assert.equal(code, 0);
});

test('requests in flight are answered in order', async () => {
  const { answers } = await converse(odd, [play(1, 'wait'), play(2, 'print'), play(3, 'wait'), { bye: 1 }]);
  assert.deepEqual(answers, [fine(1), fine(2), fine(3)]);
});

test('what the component prints goes to standard error', async () => {
  const { text, err } = await converse(odd, [play(1, 'print'), { bye: 1 }]);
  assert.equal(text, JSON.stringify(fine(1)) + '\n');
  assert.match(err, /\{"played":1\}\nmore noise\n/);
});

test('an exception fails its trace, with its place, and the next one is played', async () => {
  const { answers } = await converse(odd, [play(1, 'throw'), play(2, 'throw-text'), play(3, 'reject'), play(4, 'wait'), { bye: 1 }]);
  assert.equal(answers[0].failed, 1);
  assert.match(answers[0].why, /^RangeError: row 7 does not exist \(odd-component\.js:\d+:\d+\)$/);
  assert.deepEqual(answers[1], { failed: 2, why: 'the component threw a mere text' });
  assert.match(answers[2].why, /^Error: nobody waits for this/);
  assert.deepEqual(answers[3], fine(4));
});

test('a skipped trace says why', async () => {
  const { answers } = await converse(odd, [play(1, 'skip'), { bye: 1 }]);
  assert.deepEqual(answers, [{ skipped: 1, why: 'it has no such thing' }]);
});

test('the end of input is the end', async () => {
  const { answers, code } = await converse(odd, [play(1, 'wait')]);
  assert.deepEqual([answers, code], [[fine(1)], 0]);
});

test('what is no request ends the host with a reason', async () => {
  const { err, code } = await converse(odd, [], { raw: 'no JSON\n' });
  assert.match(err, /touchstone-host: a request cannot be served: SyntaxError/);
  assert.equal(code, 1);
});

test('a tool that closes the pipe ends the host quietly', async () => {
  const child = spawn(process.execPath, [odd], { stdio: 'pipe' });
  let err = '';
  child.stderr.on('data', (data) => { err += data; });
  child.stdout.destroy();
  child.stdin.on('error', () => {});
  child.stdin.write(JSON.stringify(play(1, 'wait')) + '\n');
  const [code, signal] = await new Promise((done) => { child.on('close', (...how) => done(how)); });
  assert.deepEqual([code, signal, err], [0, null, '']);
});

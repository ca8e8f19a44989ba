'use strict';
// The functions that the tests of the host in JavaScript share.
const path = require('node:path');
const { spawn } = require('node:child_process');

const adapters = path.join(__dirname, '..', '..', '..', 'Sources', 'Adapters');
const hostFile = path.join(adapters, 'JavaScript', 'touchstone-host.js');

/** A trace of one view with these events. */
function trace(events, header = {}) {
  return [{ trace: 1, component: 'scroll', config: { bounds: [320, 480], contentSize: [320, 4000] }, ...header }, ...events];
}

/** A touch line. */
function touch(t, phase, y = 0, id = 1) {
  return { t, touch: phase, id, x: 160, y };
}

/** A component that only writes down what it is given, and tells what a test wants. */
function probe(functions = {}) {
  const heard = [];
  const component = {
    touches: (fingers, time, down) => heard.push({ fingers, time, down }),
    call: (name, args, time, inside) => heard.push({ name, args, time, inside }),
    frame: (passed, number, time) => heard.push({ passed, number, time }),
    state: () => ({}),
    isAtRest: () => true,
    ...functions,
  };
  return { heard, component };
}

/** An adapter around a component that a function makes. */
function adapterFor(setUp, description = {}) {
  return { name: 'probe', components: ['scroll'], setUp, ...description };
}

/** Runs a program that speaks the protocol; gives its answers, its standard error and how it ended. */
function converse(file, requests, { raw = '' } = {}) {
  return new Promise((done) => {
    const child = spawn(process.execPath, [file], { stdio: 'pipe' });
    const told = { out: '', err: '' };
    child.stdout.on('data', (data) => { told.out += data; });
    child.stderr.on('data', (data) => { told.err += data; });
    child.on('close', (code, signal) => {
      const answers = told.out.split('\n').filter(Boolean).map((line) => JSON.parse(line));
      done({ answers, text: told.out, err: told.err, code, signal });
    });
    child.stdin.on('error', () => {});
    child.stdin.end(requests.map((request) => JSON.stringify(request) + '\n').join('') + raw);
  });
}

module.exports = { adapters, hostFile, trace, touch, probe, adapterFor, converse };

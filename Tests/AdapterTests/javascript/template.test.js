'use strict';
// The template that the command hands out works as it is.
const { test } = require('node:test');
const assert = require('node:assert/strict');
const fs = require('node:fs');
const os = require('node:os');
const path = require('node:path');
const { adapters, hostFile, converse } = require('./support.js');

const fixture = (name) => fs.readFileSync(path.join(__dirname, 'Fixtures', name), 'utf8');
const template = path.join(adapters, 'JavaScript', 'template');

/** Lays the template out as a user gets it. */
function layOut(context) {
  const directory = fs.mkdtempSync(path.join(os.tmpdir(), 'adapter-'));
  context.after(() => fs.rmSync(directory, { recursive: true }));
  for (const file of [hostFile, ...['adapter.js', 'scroller.js'].map((name) => path.join(template, name))]) {
    fs.copyFileSync(file, path.join(directory, path.basename(file)));
  }
  return directory;
}

test('the template answers a handful of traces byte for byte the same', async (context) => {
  const directory = layOut(context);
  const requests = fixture('scroller.requests.jsonl').trim().split('\n').map((line) => JSON.parse(line));
  const { text, err } = await converse(path.join(directory, 'adapter.js'), requests);
  if (process.env.RECORD) fs.writeFileSync(path.join(__dirname, 'Fixtures', 'scroller.answers.jsonl'), text);
  assert.equal(err, '');
  assert.equal(text, fixture('scroller.answers.jsonl'));
});

test('an adapter may be an ES module', async (context) => {
  const directory = layOut(context);
  const file = path.join(directory, 'module.mjs');
  fs.writeFileSync(file, `import './touchstone-host.js';
    const { host } = globalThis.touchstone;
    host({ name: 'module', components: ['scroll'], setUp: () => ({ state: () => ({}), isAtRest: () => true }) });`);
  for (const type of ['commonjs', 'module']) {
    fs.writeFileSync(path.join(directory, 'package.json'), JSON.stringify({ type }));
    const { answers } = await converse(file, [{ hello: 1 }, { bye: 1 }]);
    assert.equal(answers[0]?.name, 'module', type);
  }
});

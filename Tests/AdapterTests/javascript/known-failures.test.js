'use strict';
// The lists of known failures of the adapters: each entry says why.
const { test } = require('node:test');
const assert = require('node:assert/strict');
const fs = require('node:fs');
const path = require('node:path');
const { adapters } = require('./support.js');

for (const [folder, subject] of [['iscroll', 'iScroll'], ['chromium', 'Chromium']]) {
  test(`each known failure of ${subject} says whose it is, and until when`, () => {
    const file = path.join(adapters, 'Libraries', folder, 'known-failures.jsonl');
    const entries = fs.readFileSync(file, 'utf8').trim().split('\n').map((line) => JSON.parse(line));
    const seen = new Set();
    for (const entry of entries) {
      assert.deepEqual(Object.keys(entry), ['subject', 'id', 'rule', 'reason', 'link', 'expires']);
      assert.equal(entry.subject, subject);
      assert.match(entry.reason, /^(Design|Defect|The adapter's limit): .+\.$/);
      assert.match(entry.link, /^https:\/\//);
      assert.match(entry.expires, /^\d{4}-\d{2}-\d{2}$/);
      seen.add(`${entry.id} ${entry.rule}`);
    }
    assert.equal(seen.size, entries.length, 'an entry stands twice');
  });
}

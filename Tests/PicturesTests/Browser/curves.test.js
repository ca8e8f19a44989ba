'use strict';
// The numbers behind the curves, without a browser.
const assert = require('node:assert/strict');
const fs = require('node:fs');
const path = require('node:path');
const vm = require('node:vm');
const { test } = require('node:test');

const script = path.resolve(__dirname, '../../../Sources/Pictures/Resources/curves.js');
const page = vm.createContext({ Strip: class {} });
vm.runInContext(fs.readFileSync(script, 'utf8'), page);

function velocities(points) {
  const series = points.map(([t, v]) => ({ t, v }));
  return Array.from(page.velocityOf(series, 10_000), ({ t, v }) => [t, v]);
}

test('what a lift tells between two frames is no halt of the content', () => {
  assert.deepEqual(velocities([[0, 0], [10_000, 5], [16_000, 5], [20_000, 10]]), [
    [10_000, 500], [20_000, 500], [30_000, 0],
  ]);
});

test('content that rests for some frames has no velocity', () => {
  assert.deepEqual(velocities([[0, 0], [10_000, 5], [100_000, 10]]), [
    [10_000, 500], [20_000, 0], [100_000, 0], [110_000, 0],
  ]);
});

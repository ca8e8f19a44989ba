'use strict';
// The page's scripts without a browser: what draws is left out, what computes is tried.
const fs = require('node:fs');
const path = require('node:path');
const vm = require('node:vm');

const folder = path.resolve(__dirname, '../../../Sources/Pictures/Resources');

/** A context with some of the scripts, in order; names of the page's classes and constants are reached by `name`. */
function scripts(...files) {
  const page = vm.createContext({});
  for (const file of files) vm.runInContext(fs.readFileSync(path.join(folder, `${file}.js`), 'utf8'), page);
  return {
    /** The value of an expression. */
    value: (expression) => vm.runInContext(expression, page),
    /** The value that a function of the page gives for arguments, as plain data. */
    call(name, ...values) {
      const result = vm.runInContext(name, page)(...values);
      return result === undefined ? undefined : JSON.parse(JSON.stringify(result));
    },
    /** A story of a transcript's lines. */
    story(lines) {
      page.lines = lines.map((line) => JSON.stringify(line));
      return vm.runInContext('new Story(lines)', page);
    },
  };
}

module.exports = { scripts };

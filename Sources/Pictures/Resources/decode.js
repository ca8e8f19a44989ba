'use strict';
// Makes the lines of a transcript from its film.
//
// A film is a word a line: the number of the line's pattern, to base 36, and behind commas how far
// each number is from where it was in the last line of that pattern. Nothing: it is the same; `=12`:
// it is 12. A pattern is the line with a caret in the place of each number.

/** The number after a change, told in at most six decimals. */
function changed(before, change) {
  if (change === '') return before;
  if (change[0] === '=') return Number(change.slice(1));
  const sum = before + Number(change);
  return Number.isInteger(before) && !change.includes('.') ? sum : Math.round(sum * 1e6) / 1e6;
}

/** The lines of a film, as JSON. */
function linesOf(film, patterns) {
  const last = new Map();
  return film === '' ? [] : film.split(' ').map((word) => {
    const [name, ...changes] = word.split(',');
    const pieces = patterns[Number.parseInt(name, 36)].split('^');
    const before = last.get(name) ?? [];
    const numbers = [];
    for (let place = 0; place < pieces.length - 1; place += 1) {
      numbers.push(changed(before[place] ?? 0, changes[place] ?? ''));
    }
    last.set(name, numbers);
    return pieces.reduce((text, piece, place) => text + String(numbers[place - 1]) + piece);
  });
}

/** The data of an element that no browser runs. */
function dataOf(name) {
  const node = document.getElementById(name);
  return node === null ? null : JSON.parse(node.textContent);
}

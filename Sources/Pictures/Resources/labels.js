'use strict';
// The choice of lines that are named in a lane, where there is room for few. The others are counted.

/** So many rows of names stand over each other. */
const LABEL_ROWS = 2;

/** Room for a count, in pixels. */
const COUNT_WIDTH = 34;

/** Lines in order as groups of those whose ticks are one: each with its place, and its names, each with how often it came. */
function groupedByPlace(entries, placeOf) {
  const groups = [];
  for (const entry of entries) {
    const x = Math.round(placeOf(entry.t));
    let group = groups[groups.length - 1];
    if (group?.x !== x) {
      group = { x, entries: [], names: new Map() };
      groups.push(group);
    }
    group.entries.push(entry);
    const name = briefly(String(entry.data[entry.kind]));
    group.names.set(name, (group.names.get(name) ?? 0) + 1);
  }
  return groups;
}

/** The names of groups in the order in which they get room: those first that are sought, then the rare ones. */
function rankedNames(groups, sought) {
  const often = new Map();
  for (const { names } of groups) for (const [name, count] of names) often.set(name, (often.get(name) ?? 0) + count);
  return groups.flatMap((group) => [...group.names.keys()].map((name, place) => ({ group, name, place })))
    .sort((one, other) => Number(sought.has(other.name)) - Number(sought.has(one.name))
      || often.get(one.name) - often.get(other.name) || one.group.x - other.group.x || one.place - other.place);
}

/**
 * The names that have room in two rows, and the counts of the lines that are not named.
 *
 * A name stands to the right of its tick, or to the left where it would reach over the edge. A count is of all lines from
 * its group to the next count.
 */
function laneLabels(groups, sought, [left, right]) {
  const rows = Array.from({ length: LABEL_ROWS }, () => []);
  const names = [];
  const named = new Map();
  for (const { group, name } of rankedNames(groups, sought)) {
    const width = name.length * CHARACTER + 8;
    const isLate = group.x + width > right;
    const start = isLate ? group.x - width : group.x;
    if (start < left) continue;
    const isFree = (taken) => taken.every(([from, to]) => start >= to || start + width <= from);
    const row = rows.findIndex(isFree);
    if (row < 0) continue;
    rows[row].push([start, start + width]);
    names.push({ x: group.x, row, name, isLate });
    named.set(group, (named.get(group) ?? 0) + 1);
  }
  return { names: names.sort((one, other) => one.x - other.x || one.row - other.row), counts: laneCounts(groups, named, right) };
}

/** The counts of lines that have no name, none of them over another. */
function laneCounts(groups, named, right) {
  const counts = [];
  for (const group of groups) {
    const more = group.entries.length - (named.get(group) ?? 0);
    if (more === 0) continue;
    const last = counts[counts.length - 1];
    const start = Math.min(group.x, right - COUNT_WIDTH);
    if (last && start < last.x + COUNT_WIDTH) {
      last.more += more;
      last.entries.push(...group.entries);
    } else counts.push({ x: start, more, entries: [...group.entries] });
  }
  return counts;
}

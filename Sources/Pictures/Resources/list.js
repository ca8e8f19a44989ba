'use strict';
// The list of cases: each id is text of the page, so the browser's own search finds it.

const MARKS = { pass: '✓', fail: '✗', error: '!', skip: '–' };
const WORDS = { pass: 'passed', fail: 'failed', error: 'error', skip: 'skipped' };
const GRAVITY = ['fail', 'error', 'skip', 'pass'];

/** Results of one case by all subjects, in the order of the run. */
function casesOf(run) {
  const cases = [];
  for (const result of run.cases) {
    const last = cases[cases.length - 1];
    if ((result.column ?? 0) > 0 && last?.id === result.id) {
      last.results.push(result);
      continue;
    }
    cases.push({ id: result.id, results: [result] });
  }
  const named = nameAll(cases);
  // Whoever opens the page looks for what fails.
  return [...named.filter(isFailing), ...named.filter((entry) => !isFailing(entry))];
}

/** Returns true if a case fails, or could not be judged, by any subject. */
function isFailing({ results }) { return results.some(({ verdict }) => verdict === 'fail' || verdict === 'error'); }

/** Gives each result a name of its own, which stands behind the # of an address. */
function nameAll(cases) {
  const seen = new Map();
  for (const entry of cases) {
    const again = seen.get(entry.id) ?? 0;
    seen.set(entry.id, again + 1);
    for (const result of entry.results) {
      const column = (result.column ?? 0) > 0 ? `~${result.column + 1}` : '';
      result.name = entry.id + (again > 0 ? `!${again + 1}` : '') + column;
    }
    entry.worst = [...entry.results].sort((left, right) => gravity(left) - gravity(right))[0];
  }
  return cases;
}

function gravity(result) { return GRAVITY.indexOf(result.verdict); }

/** The address of a result, and of a moment in it. */
function addressOf(result, t = null) {
  const name = result.name.split('/').map(encodeURIComponent).join('/');
  return `#${name}${t === null ? '' : `@${Math.round(t)}`}`;
}

/** The parts of a list's address: a mark if only failures stand in the list, and the words that were searched for. */
const FILTERED = /^\/(failures)?(?:\?(.*))?$/s;

/** The address of the list of cases that have some words, or of the failures among them. */
function searchAddress(words, isOfFailures) {
  return `#/${isOfFailures ? 'failures' : ''}${words === '' ? '' : `?${encodeURIComponent(words)}`}`;
}

/** The rules of a result that say most about it. */
function rulesOf(result) {
  const findings = result.findings ?? [];
  const failing = findings.filter((finding) => finding.fails);
  const told = failing.length > 0 ? failing : findings;
  return [...new Set(told.map((finding) => finding.rule))];
}

function remarkOf(result) {
  const cause = (result.findings ?? []).find(({ fails, follows }) => fails && follows === undefined);
  if (cause) return plainSentence(cause);
  const rules = rulesOf(result);
  if (rules.length > 0) return rules[0] + (rules.length > 1 ? ` +${rules.length - 1}` : '');
  return (result.known ?? result.why ?? result.title ?? '').split('\n')[0];
}

class CaseList {
  constructor(run, cases) {
    this.run = run;
    this.cases = cases;
    this.node = document.getElementById('cases');
    this.words = document.getElementById('words');
    this.failures = document.getElementById('failures');
    this.found = document.getElementById('found');
    this.isMatrix = run.subjects.length > 1;
    this.fill();
    this.words.addEventListener('input', () => {
      this.filter();
      this.locate();
    });
    this.failures.addEventListener('change', () => {
      this.filter();
      this.locate();
    });
    document.getElementById('search').addEventListener('submit', (event) => {
      event.preventDefault();
      this.move(1, true);
    });
    this.filter();
  }

  fill() {
    if (this.isMatrix) {
      document.getElementById('columns').append(...this.run.subjects.map((name) => element('span', {}, name)));
    }
    const rows = document.createDocumentFragment();
    for (const entry of this.cases) rows.append(this.row(entry));
    this.node.append(rows);
  }

  row(entry) {
    const { worst } = entry;
    entry.haystack = [
      entry.id, worst.component, worst.title, worst.file, ...(entry.changes ?? []), ...failureWords(this.run, entry),
      ...entry.results.flatMap((result) => [WORDS[result.verdict], ...rulesOf(result)]),
    ].join(' ').toLowerCase();
    entry.isFailure = isFailing(entry);
    // The list is one stop for Tab: arrows, j and k move in it.
    entry.link = element('a', { href: addressOf(worst), class: 'case', tabindex: -1 },
      element('span', { class: 'id' }, entry.id),
      element('span', { class: 'remark' }, remarkOf(worst)),
      element('span', { class: 'component' }, worst.component ?? ''));
    entry.node = element('li', { class: worst.verdict }, this.cells(entry), entry.link);
    return entry.node;
  }

  /** The verdicts of a case: one, or one of each subject. */
  cells(entry) {
    if (!this.isMatrix) return verdictMark(entry.worst.verdict, 'span');
    const cells = this.run.subjects.map((name, column) => {
      const result = entry.results.find((each) => (each.column ?? 0) === column);
      if (!result) return element('span', { class: 'mark none' }, '·');
      const cell = verdictMark(result.verdict, 'a');
      filled(cell, { href: addressOf(result), 'aria-label': `${name}: ${WORDS[result.verdict]}`, tabindex: -1, title: name }, []);
      return cell;
    });
    return element('span', { class: 'cells' }, ...cells);
  }

  /** The address of what is listed. */
  get address() { return searchAddress(this.words.value, this.failures.checked); }

  /** Writes what is listed into the address of the list, for a link; the address of a case stays. */
  locate() {
    const name = location.hash.slice(1);
    if (name === '' || FILTERED.test(name)) history.replaceState(null, '', this.address);
  }

  /** Lists the cases that have some words, or the failures among them. */
  search(words, isOfFailures = this.failures.checked) {
    this.words.value = words;
    this.failures.checked = isOfFailures;
    this.filter();
  }

  filter() {
    const words = this.words.value.toLowerCase().split(/\s+/).filter(Boolean);
    let count = 0;
    for (const entry of this.cases) {
      const isWanted = (!this.failures.checked || entry.isFailure)
        && words.every((word) => entry.haystack.includes(word));
      if (entry.node.hidden === isWanted) entry.node.hidden = !isWanted;
      if (isWanted) count += 1;
    }
    this.stop(this.cases.find((entry) => entry === this.stopped && !entry.node.hidden) ?? this.cases.find(({ node }) => !node.hidden));
    this.found.textContent = count === this.cases.length ? plural(count, 'case')
      : `${count.toLocaleString('en')} of ${plural(this.cases.length, 'case')}`;
  }

  /** Makes a case the one at which Tab stops. */
  stop(entry) {
    if (this.stopped) this.stopped.link.tabIndex = -1;
    this.stopped = entry;
    if (entry) entry.link.tabIndex = 0;
  }

  /** Marks the case that is shown. */
  choose(entry) {
    this.chosen?.link.removeAttribute('aria-current');
    this.chosen = entry;
    entry?.link.setAttribute('aria-current', 'true');
    if (entry) this.stop(entry);
    entry?.node.scrollIntoView({ block: 'nearest' });
  }

  /** Moves to the next case that is listed, or to the first. */
  move(step, fromStart = false) {
    const listed = this.cases.filter(({ node }) => !node.hidden);
    const focused = listed.findIndex(({ link }) => link === document.activeElement);
    const place = fromStart ? 0 : focused >= 0 ? focused + step : listed.indexOf(this.chosen) + step;
    const next = listed[Math.min(Math.max(place, 0), listed.length - 1)];
    if (next) this.stop(next);
    next?.link.focus();
    next?.node.scrollIntoView({ block: 'nearest' });
    return next;
  }
}

/** A verdict as a sign, which a screen reader reads as a word. */
function verdictMark(verdict, name) {
  return element(name, { class: `mark ${verdict}` },
    element('span', { 'aria-hidden': 'true' }, MARKS[verdict]),
    element('span', { class: 'unseen' }, WORDS[verdict]));
}

'use strict';
// The summary of the whole run: by verdict, by subject and by rule.

function countsOf(results) {
  const counts = { pass: 0, fail: 0, error: 0, skip: 0 };
  for (const { verdict } of results) counts[verdict] += 1;
  return counts;
}

/** The counts of all results in a line. */
function headline(run) {
  const counts = countsOf(run.cases);
  // Of several subjects these are the sums of all of them.
  const whose = run.subjects.length > 1 ? `${run.subjects.length} subjects together: ` : '';
  return whose + [
    `${counts.pass.toLocaleString('en')} passed`, `${counts.fail.toLocaleString('en')} failed`,
    plural(counts.error, 'error'), `${counts.skip.toLocaleString('en')} skipped`,
  ].join(' · ');
}

/** Says what a reader must know of the pictures of a page. */
function pictureNote(run) {
  if (run.withoutTranscripts) {
    return 'A log has no transcripts, so this page draws no case. touchstone run FILE --id ID --html PAGE draws one.';
  }
  const unreached = run.undrawn === 0 ? '' : `${plural(run.undrawn, 'case')} not drawn: a log has no transcripts, and the file is not there, `
    + 'is judged otherwise by now, or was played by another subject than the reference. touchstone run FILE --id ID --html PAGE draws one. ';
  if (run.picturesLeftOut === 0) return unreached.trim();
  const budget = `${run.mebibytesOfOthers} MB`;
  return `${unreached}${plural(run.picturesLeftOut, 'picture')} left out: a page keeps those of cases that fail, and up to ${budget} of others. `
    + 'touchstone run FILE --id ID --html PAGE draws one.';
}

function table(caption, columns, rows) {
  const heads = columns.map(({ name, isNumber }) => element('th', { scope: 'col', class: isNumber ? 'count' : null }, name));
  return element('div', { class: 'wide', tabindex: 0, role: 'region', 'aria-label': caption },
    element('table', {},
      element('caption', {}, caption),
      element('thead', {}, element('tr', {}, ...heads)),
      element('tbody', {}, ...rows)));
}

function countCell(value, className = '') {
  return element('td', { class: `count ${value > 0 ? className : 'nought'}` }, value.toLocaleString('en'));
}

/** A line a subject. */
function subjectTable(run) {
  const names = run.subjects.length > 0 ? run.subjects : ['recorded elsewhere'];
  const rows = names.map((name, column) => {
    const counts = countsOf(run.cases.filter((result) => (result.column ?? 0) === column));
    return element('tr', {}, element('th', { scope: 'row' }, name), countCell(counts.pass), countCell(counts.fail, 'bad'),
      countCell(counts.error, 'bad'), countCell(counts.skip));
  });
  const columns = [{ name: 'subject' }, ...['passed', 'failed', 'errors', 'skipped'].map((name) => ({ name, isNumber: true }))];
  return table('Subjects', columns, rows);
}

/** A line a rule; those that fail first. */
function ruleTable(run, search) {
  const weight = (rule) => (rule.failed ?? 0) * 1e6 + (rule.warned ?? 0) * 1e3 + (rule.known ?? 0);
  const rules = [...run.rules].sort((left, right) => weight(right) - weight(left));
  const rows = rules.map((rule) => element('tr', {},
    element('th', { scope: 'row' },
      button(rule.id, { class: 'link', title: 'List the cases that break it' }, () => search(rule.id)),
      element('p', {}, rule.sentence ?? '')),
    element('td', {}, rule.grade ?? ''),
    countCell(rule.failed ?? 0, 'bad'), countCell(rule.warned ?? 0, 'warn'), countCell(rule.known ?? 0),
    countCell(rule.expected ?? 0), countCell(rule.occasions ?? 0)));
  const counts = ['failed', 'warned', 'known', 'expected', 'judged'];
  const columns = [{ name: 'rule' }, { name: 'grade' }, ...counts.map((name) => ({ name, isNumber: true }))];
  return table('Rules that had occasion to fail, by cases', columns, rows);
}

/** The page of rules. */
function summaryPage(run, search) {
  const remarks = run.remarks.map((text) => element('li', {}, text));
  return element('article', { class: 'summary' },
    element('h2', {}, 'Rules'),
    element('p', { class: 'quiet' }, [`touchstone ${run.tool}`, run.paths.join(' '), run.shard ? `share ${run.shard}` : '',
      run.strict ? 'strict' : ''].filter(Boolean).join(' · ')),
    remarks.length > 0 ? element('ul', { class: 'remarks' }, ...remarks) : '',
    subjectTable(run),
    ruleTable(run, search));
}

'use strict';
// The first part of a failed run's page: who was judged, and the causes, by the number of cases that they fail.

/** So many causes are listed; the page of rules has all. */
const MOST_CAUSES = 12;

/** The causes of failures, the most frequent first, each with the case in which it comes soonest. */
function causesOf(cases) {
  const causes = new Map();
  for (const entry of cases) {
    for (const result of entry.results) {
      const seen = new Set();
      for (const finding of result.findings ?? []) {
        if (!finding.fails || finding.follows !== undefined || seen.has(finding.rule)) continue;
        seen.add(finding.rule);
        const cause = causes.get(finding.rule) ?? { rule: finding.rule, entries: new Set(), first: null };
        causes.set(finding.rule, cause);
        cause.entries.add(entry);
        if (!cause.first || (finding.t ?? Infinity) < (cause.first.finding.t ?? Infinity)) cause.first = { result, finding };
      }
    }
  }
  return [...causes.values()].sort((left, right) => right.entries.size - left.entries.size);
}

/** The command of a subject without the name that the command line gives it. */
function commandOfSubject(name, command) { return command.startsWith(`${name}=`) ? command.slice(name.length + 1) : command; }

/** Makes the first part of the page: the changes, the causes, the sums and failures of each subject, what is known. */
function triage(run, cases, search) {
  const causes = causesOf(cases);
  const warnings = run.cases.flatMap(({ findings }) => findings ?? [])
    .filter(({ fails, expected, known, grade }) => !fails && !expected && !known && grade !== 'may').length;
  const subjects = run.subjects.map((name, column) => (
    [undefined, 'reference', name].includes(run.commands[column]) ? name : `${name}: ${commandOfSubject(name, run.commands[column])}`));
  const facts = [...subjects, warnings > 0 ? plural(warnings, 'warning') : ''].filter(Boolean);
  const items = causes.slice(0, MOST_CAUSES).map(({ rule, entries, first }) => element('li', {},
    button(`${plural(entries.size, 'case')}: ${rule}`, { class: 'link', title: 'List the cases that break it' }, () => search(rule)),
    element('p', { class: 'plain' }, plainSentence(first.finding)),
    element('p', {}, element('a', { href: addressOf(first.result) }, `open ${first.result.id}, where it comes soonest`))));
  return element('div', { class: 'triage' },
    facts.length > 0 ? element('p', { class: 'quiet' }, facts.join(' · ')) : '',
    changesPanel(run, cases, search),
    items.length > 0 ? element('ol', { class: 'causes' }, ...items) : '',
    causes.length > MOST_CAUSES ? element('p', {}, element('a', { href: '#/rules' }, `${plural(causes.length - MOST_CAUSES, 'more cause')} on the page of rules`)) : '',
    subjectsPanel(run, cases, search),
    knownPanel(run));
}

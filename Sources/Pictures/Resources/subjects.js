'use strict';
// A run of several subjects on its first page: the sums of each, and the cases that each fails.

/** So many failing cases of a subject are named. */
const MOST_FAILING = 8;

/** The word by which the failures of a subject are searched for: a name without blanks. */
function failureWord(name) { return `fails:${name.trim().toLowerCase().replace(/\s+/g, '-')}`; }

/** The words for the subjects that a case fails by. */
function failureWords(run, entry) {
  return entry.results.filter(({ verdict, unplayed }) => !unplayed && (verdict === 'fail' || verdict === 'error'))
    .map((result) => failureWord(run.subjects[result.column ?? 0] ?? ''));
}

/** The results of a subject that do not hold. */
function failuresOf(cases, column) {
  return cases.flatMap(({ results }) => results)
    .filter((result) => !result.unplayed && (result.column ?? 0) === column && (result.verdict === 'fail' || result.verdict === 'error'));
}

/** The sums of each subject, and below them its failing cases; nothing where there is one subject alone. */
function subjectsPanel(run, cases, search) {
  if (run.subjects.length < 2) return '';
  const lists = run.subjects.map((name, column) => {
    const failures = failuresOf(cases, column);
    if (failures.length === 0) return '';
    const more = failures.length - MOST_FAILING;
    const links = failures.slice(0, MOST_FAILING).map((result) => element('li', {}, element('a', { href: addressOf(result) }, result.id)));
    return element('li', {},
      button(`${name}: ${plural(failures.length, 'case')}`, { class: 'link', title: 'List these cases' }, () => search(failureWord(name))),
      element('ul', {}, ...links, more > 0 ? element('li', {}, `and ${more.toLocaleString('en')} more`) : ''));
  });
  return element('section', { class: 'sums' },
    subjectTable(run),
    lists.some(Boolean) ? element('h3', {}, 'What each subject fails') : '',
    element('ul', { class: 'causes' }, ...lists));
}

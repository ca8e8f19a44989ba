'use strict';
// The changes since an earlier run, and the cases that are known to fail: parts of the first page.

/** So many cases of one kind and cause are named. */
const MOST_CHANGED = 8;

/** Gives each case the kinds of its changes, by which it can be searched for. */
function markChanges(run, cases) {
  const named = new Map(cases.map((entry) => [entry.id, entry]));
  for (const { kind, cases: changed } of run.changes?.groups ?? []) {
    for (const { id } of kind === 'gone' ? [] : changed) {
      const entry = named.get(id);
      if (entry) entry.changes = [...new Set([...(entry.changes ?? []), kind])];
    }
  }
}

/** A case that changed: a link, unless this run does not have it. */
function changedCase(cases, kind, { id, subject, column = 0 }) {
  const label = subject === undefined ? id : `${id} by ${subject}`;
  const entry = kind === 'gone' ? undefined : cases.find((each) => each.id === id);
  const result = entry?.results.find((each) => (each.column ?? 0) === column) ?? entry?.worst;
  return result ? element('a', { href: addressOf(result) }, label) : label;
}

/** Lists the changes since an earlier run, by kind and cause; empty where there is no such run. */
function changesPanel(run, cases, search) {
  if (!run.changes) return '';
  const { against, counts, groups } = run.changes;
  const items = groups.map(({ kind, title, cause, sentence, cases: changed }) => {
    const words = `${title}: ${plural(changed.length, 'case')}`;
    const more = changed.length - MOST_CHANGED;
    return element('li', { class: kind },
      kind === 'gone' ? element('strong', {}, words)
        : button(words, { class: 'link', title: 'List these cases' }, () => search([kind, cause ?? ''].join(' ').trim())),
      cause === undefined ? '' : ` ${cause}`,
      sentence ? element('p', { class: 'plain' }, sentence) : '',
      element('p', {}, ...changed.slice(0, MOST_CHANGED).flatMap((each, place) => [place > 0 ? ', ' : '', changedCase(cases, kind, each)]),
        more > 0 ? ` and ${more.toLocaleString('en')} more` : ''));
  });
  return element('section', { class: 'changes' },
    element('h3', {}, `Against ${against}: ${counts}`),
    items.length > 0 ? element('ul', { class: 'causes' }, ...items) : '');
}

/** A text that leads to an issue; the text alone where there is none, or its address is of no web page. */
function issueLink(text, issue) {
  if (!/^https?:\/\//.test(issue ?? '')) return text;
  return element('a', { href: issue, rel: 'noreferrer noopener' }, text);
}

/** Lists the cases that are known to fail, by reason, each with its issue; empty where there are none. */
function knownPanel(run) {
  const reasons = new Map();
  for (const { known, issue, findings = [] } of run.cases) {
    const told = new Map([{ known, issue }, ...findings].filter((each) => each.known).map((each) => [each.known, each.issue]));
    for (const [reason, address] of told) {
      const { count = 0 } = reasons.get(reason) ?? {};
      reasons.set(reason, { count: count + 1, issue: address });
    }
  }
  if (reasons.size === 0) return '';
  const items = [...reasons].sort(([, left], [, right]) => right.count - left.count)
    .map(([reason, { count, issue }]) => element('li', {}, `${plural(count, 'case')}: `, issueLink(reason, issue)));
  return element('section', { class: 'known' }, element('h3', {}, 'Known failures'), element('ul', {}, ...items));
}

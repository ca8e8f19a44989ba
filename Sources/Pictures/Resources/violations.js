'use strict';
// The violations, in the words of the oracle: the sentence, what came, what was right so far, what was
// expected and what was allowed.

const PARTS = [
  ['right so far', 'right so far'], ['heard so far', 'heard so far'], ['expected here', 'expected here'],
  ['allowed here', 'allowed here'], ['state', 'state'], ['because', 'because'], ['more', 'more'],
  ['follows from', 'follows from'], ['differences', 'differences'],
];

/** Returns the plain sentence that says what is wrong: the first line of an explanation. */
function plainSentence({ text }) { return text.split('\n', 1)[0]; }

/** The parts of an explanation, whose lines begin with their names: below the plain sentence stand the rule's and what came. */
function partsOf(text) {
  const [, first = '', found = '', ...rest] = text.split('\n');
  const sentence = first.slice(first.indexOf(': ') + 2);
  const facts = [['came', found.trim()]];
  for (const line of rest) {
    const part = PARTS.find(([name]) => line.trimStart().startsWith(`${name}:`));
    if (part) facts.push([part[1], line.trim().slice(part[0].length + 1).trim()]);
    else facts[facts.length - 1][1] += `\n${line.trim()}`;
  }
  return { sentence, facts };
}

/** Says that a finding fails the case, or why it does not. */
function weightOf(finding) {
  if (finding.known) return `known: ${finding.known}`;
  if (finding.expected) return 'expected by the trace';
  return finding.fails ? 'fails the case' : 'a warning';
}

/** A violation as text for a letter or an issue: the case, the explanation, and the command that judges it again. */
function plainTextOf(run, result, finding) {
  const subject = run.subjects[result.column ?? 0];
  const whose = subject === undefined || result.unplayed ? '' : ` by ${subject}`;
  return [
    `${result.id}${whose}`, finding.text.trimEnd(), `  ${finding.grade}, ${weightOf(finding)}`,
    finding.issue ? `  issue: ${finding.issue}` : '', `  at: ${finding.source}`,
    `  again: ${commandOf(run, result)}`, `  touchstone ${run.tool}`,
  ].filter(Boolean).map((line) => `${line}\n`).join('');
}

/** Puts a text on the clipboard; where the browser refuses, it is shown and chosen, to be copied by hand. */
async function copyText(text, node) {
  try {
    await navigator.clipboard.writeText(text);
    node.textContent = 'copied';
  } catch {
    const area = element('textarea', { class: 'copied', readonly: true, rows: 8, 'aria-label': 'The violation as text' });
    area.value = text;
    node.replaceWith(area);
    area.select();
  }
}

function copyButton(result, finding) {
  const node = button('Copy as text', { class: 'copy' }, () => copyText(plainTextOf(dataOf('run'), result, finding), node));
  return node;
}

function violationCard(result, finding, story, choose) {
  const { sentence, facts } = partsOf(finding.text);
  const canGo = story !== null && finding.moment !== undefined;
  return element('article', { class: `card ${finding.fails ? 'fails' : 'told'}` },
    element('h4', {}, element('span', { class: 'badge' }, `✗${finding.place + 1}`), ` ${finding.rule}`),
    element('p', { class: 'plain' }, plainSentence(finding)),
    element('p', { class: 'sentence' }, sentence),
    element('p', { class: 'quiet' }, `${finding.grade} · `, issueLink(weightOf(finding), finding.issue), ` · ${finding.source}`),
    element('dl', {}, ...facts.map(([term, words]) => element('div', {}, element('dt', {}, term), element('dd', {}, words)))),
    canGo ? button(`Show line ${finding.line ?? ''} at ${story.moment(finding.moment)}`, { class: 'go' }, () => choose(finding)) : '',
    copyButton(result, finding));
}

/** Makes the sentence above all pictures: the first cause that fails the case, and the number of others. */
function verdictSentence(findings) {
  const causes = findings.filter(({ fails, follows }) => fails && follows === undefined);
  if (causes.length === 0) return '';
  const more = causes.length > 1 ? ` And ${plural(causes.length - 1, 'other cause')}.` : '';
  return element('p', { class: 'plain verdict' }, plainSentence(causes[0]) + more);
}

/** The findings of a result, numbered, each with its moment. */
function findingsOf(result, story) {
  return (result.findings ?? []).map((finding, place) => {
    const index = finding.line === undefined ? undefined : finding.line - 2;
    const moment = !story ? undefined : index !== undefined && index >= 0 ? story.timeOf(index) : finding.t;
    const source = finding.expectation ? `${finding.place} · expectation ${finding.expectation}` : finding.place;
    return { ...finding, place, source, moment, index, missing: finding.missing ?? lackedAtTheEnd(finding) };
  });
}

/** Returns the messages that a trace still expects where no more come; undefined: one comes, which is wrong. */
function lackedAtTheEnd({ text }) {
  if (!text.startsWith('No more messages')) return undefined;
  const expected = partsOf(text).facts.find(([name]) => name === 'expected here')?.[1];
  return expected?.split('\n')[0].split('; ').map((name) => briefly(name));
}

/** The cards of what follows from other violations, made when somebody wants to see them. */
function followersOf(findings, card) {
  const details = element('details', { class: 'followers' },
    element('summary', {}, `${plural(findings.length, 'violation')} that ${findings.length === 1 ? 'follows' : 'follow'} from these`));
  details.addEventListener('toggle', () => details.append(...findings.map(card)), { once: true });
  return details;
}

function violationPanel(result, findings, story, choose) {
  const why = [result.known ? `known failure: ${result.known}` : '', result.why ?? ''].filter(Boolean).join('\n');
  if (findings.length === 0 && why === '') {
    return element('section', { class: 'panel violations' }, element('h3', {}, 'Verdict'),
      element('p', {}, `✓ ${plural(result.judged ?? 0, 'rule')} had occasion to fail, and none did.`));
  }
  const card = (finding) => violationCard(result, finding, story, choose);
  const causes = findings.filter(({ follows }) => follows === undefined);
  const followers = findings.filter(({ follows }) => follows !== undefined);
  return element('section', { class: 'panel violations' },
    element('h3', {}, findings.length === 0 ? 'Verdict' : plural(findings.length, 'violation')),
    why === '' ? '' : element('pre', { class: 'why' }, issueLink(why, result.issue)),
    ...[...causes.filter(({ fails }) => fails), ...causes.filter(({ fails }) => !fails)].map(card),
    followers.length === 0 ? '' : followersOf(followers, card));
}

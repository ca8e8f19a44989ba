'use strict';
// A case: its views with the fingers on them, its curves and lanes, its violations and its lines.

class CasePage {
  /** Creates the page of a result; `run` has the patterns of all films. */
  constructor(run, entry, result, locate) {
    this.run = run;
    this.entry = entry;
    this.result = result;
    this.locate = locate;
    this.story = storyOf(run, result);
    this.findings = findingsOf(result, this.story);
    const beside = this.story && dataOf(`picture-${result.picture}`).other;
    if (beside) {
      const other = new Story(linesOf(beside.film, run.patterns));
      this.findings = this.findings.map((finding) => atTheParting(finding, this.story, other));
    }
    this.node = element('article', { class: `case ${result.verdict}` }, this.heading());
    if (this.story) this.drawAll();
    else this.node.append(element('div', { class: 'studio plain' }, this.violations(), this.nothingDrawn(), this.origin()));
  }

  heading() {
    const { result } = this;
    return element('header', { class: 'heading' },
      element('p', { class: 'back' }, element('a', { href: '#/' }, '‹ All cases')),
      element('h2', { tabindex: -1 }, verdictMark(result.verdict, 'span'), ' ', result.id),
      result.title ? element('p', { class: 'title' }, result.title) : '',
      verdictSentence(this.findings), this.subjects());
  }

  /** Names who was judged, the case's file and line, and the command that judges it again. */
  origin() {
    const { result, run } = this;
    const subject = run.subjects.length > 0 && !result.unplayed ? run.subjects[result.column ?? 0] : null;
    const facts = [result.component, subject, result.profile ? `profile ${result.profile}` : null].filter(Boolean);
    return element('div', { class: 'origin' },
      element('p', { class: 'quiet' }, facts.join(' · '), facts.length > 0 ? ' · ' : '',
        `${result.file}${result.line ? `:${result.line}` : ''}`),
      element('p', { class: 'quiet command' }, element('code', {}, commandOf(run, result))));
  }

  /** The other subjects' results of the case. */
  subjects() {
    if (this.entry.results.length < 2) return '';
    const links = this.entry.results.map((result) => element('a', {
      href: addressOf(result), 'aria-current': result === this.result ? 'true' : null,
    }, verdictMark(result.verdict, 'span'), ` ${this.run.subjects[result.column ?? 0]}`));
    return element('nav', { class: 'subjects', 'aria-label': 'Subjects' }, ...links);
  }

  nothingDrawn() {
    const words = this.result.verdict === 'error' || this.result.verdict === 'skip'
      ? 'There is no transcript of it to be drawn.' : pictureNote(this.run) || 'There is no transcript of it to be drawn.';
    return element('p', { class: 'quiet' }, words);
  }

  violations() {
    return violationPanel(this.result, this.findings, this.story, (finding) => this.chooseFinding(finding));
  }

  drawAll() {
    const { story } = this;
    this.axis = new TimeAxis(story);
    this.scene = new Scene(story, 'The views at this moment, with the fingers on them');
    this.transport = new Transport(story, (t, index) => this.show(t, index));
    this.transcript = new TranscriptPanel(story, this.findings, (index) => this.choose(index));
    this.behind = new LineList(story, (index, t) => this.choose(index, t ?? null));
    this.lanes = new LaneStrip(this.axis, this.findings, (entries, of) => this.behind.show(entries, of));
    this.curves = element('div', { class: 'curves' });
    this.comparing = new Comparing(companionsOf(this.run, this.entry, this.result), story, () => this.compare(), () => this.arrange());
    this.charts = element('section', { class: 'charts', 'aria-label': 'Curves and lanes' },
      this.tools(), this.comparing.said, this.curves, this.lanes.node, this.behind.node);
    this.finding = new FindingPanel(this.findings, story, (finding) => this.chooseFinding(finding));
    this.studio = element('div', { class: 'studio' },
      this.finding.node,
      element('section', { class: 'stage', 'aria-label': 'Views' },
        element('div', { class: 'scenes' },
          element('figure', {}, this.scene.node,
            element('figcaption', {}, element('p', { class: 'name own' }, 'here'), this.scene.readout, this.comparing.over)), this.comparing.beside)),
      element('div', { class: 'middle' }, this.transport.node, this.charts),
      this.origin(), this.violations(), this.transcript.node);
    this.node.append(this.studio);
    this.chooseView(story.moving()[0]?.name ?? story.first);
    this.comparing.begin(this.result.verdict === 'fail');
    this.scrubOn(this.charts);
  }

  /** Makes the fields that choose the view of the curves, the companion, the lines and the time that is shown. */
  tools() {
    const views = [...this.story.views.keys()];
    const isMoving = views.some((name) => curvesOf(this.story, name).length > 0);
    const view = element('select', { 'aria-label': 'View' }, ...views.map((name) => element('option', { value: name }, name)));
    view.addEventListener('change', () => this.chooseView(view.value));
    this.viewChoice = view;
    return element('div', { class: 'tools' },
      this.comparing.sides, views.length > 1 && isMoving ? element('label', {}, 'view ', view) : '', this.comparing.select,
      filterField(this.story, (words) => this.filter(words)),
      element('span', { class: 'buttons' },
        button('−', { 'aria-label': 'Show more time' }, () => this.zoom(2)),
        button('+', { 'aria-label': 'Show less time' }, () => this.zoom(0.5)),
        button('all', { 'aria-label': 'Show all of the time' }, () => this.zoom(Infinity))));
  }

  /** The transcript beside the case; null: there is none. */
  get companion() { return this.comparing.companion; }

  /** Shows another companion in all of the parts. */
  compare() {
    const { story, companion } = this;
    this.comparing.said.replaceChildren(companion?.sentence(story, (t, index) => this.choose(index, t)) ?? '');
    this.transcript.mark(companion?.places ?? []);
    this.lanes.other = companion;
    const stories = [story, companion?.story].filter(Boolean);
    this.axis.lengthen(Math.max(...stories.map(({ end }) => end)));
    this.transport.follow(stories);
    this.chooseView(this.viewChoice.value);
  }

  /** Gives the pictures the room that they need. */
  arrange() {
    this.studio.classList.toggle('compared', this.comparing.isBeside);
    this.draw();
    this.transport.go(this.transport.t);
  }

  /** Goes to the next place where two transcripts part. */
  nextParting() {
    const next = this.companion?.momentAfter(this.transport.t);
    if (next) this.choose(next.index, next.moment);
  }

  chooseView(name) {
    this.viewChoice.value = name;
    const curves = curvesOf(this.story, name, this.companion?.story);
    this.strips = curves.map((curve) => new CurveStrip(this.axis, curve, this.findings.filter(({ moment }) => moment !== undefined)));
    this.curves.replaceChildren(...this.strips.map(({ node }) => node));
    this.strips.push(this.lanes);
    this.draw();
  }

  /** Draws curves and lanes for the width that there is. */
  draw() {
    if (!this.story) return;
    const partings = this.companion?.moments ?? [];
    this.scene.fit();
    this.companion?.scene.fit();
    this.axis.width = Math.max(280, Math.floor(this.charts.clientWidth) || 600);
    for (const strip of this.strips) {
      strip.partings = partings;
      strip.draw();
      strip.point(this.transport.t);
    }
  }

  /** Shows only the lines that have some words, in the lanes and in the transcript. */
  filter(words) {
    this.lanes.words = words;
    this.behind.hide();
    this.transcript.filter(words);
    this.draw();
  }

  zoom(factor) {
    if (Number.isFinite(factor)) this.axis.scale(factor, this.transport.t);
    else this.axis.place(0, this.axis.end);
    this.draw();
  }

  /** A press on curves or lanes goes to that moment, and a drag scrubs. */
  scrubOn(node) {
    const go = (event) => {
      const strip = event.target.closest?.('.strip') ?? this.lanes.node;
      this.transport.pause();
      this.transport.go(this.axis.time(event.clientX - strip.getBoundingClientRect().left));
    };
    node.addEventListener('pointerdown', (event) => {
      if (!event.target.closest('.strip') || event.target.closest('.more') || event.button !== 0) return;
      node.setPointerCapture(event.pointerId);
      go(event);
    });
    node.addEventListener('pointermove', (event) => {
      if (node.hasPointerCapture(event.pointerId)) go(event);
    });
  }

  /** Goes to a line. */
  choose(index, t = null) {
    this.transport.pause();
    this.transport.go(t ?? this.story.timeOf(index), index ?? null);
  }

  /** Goes to what is wrong. */
  chooseFinding(finding) {
    this.choose(finding.index, finding.moment);
    this.finding.show(finding);
  }

  /** Shows a moment in all of the parts. */
  show(t, index) {
    this.finding.showAt(index);
    const isWrong = this.findings.some((finding) => finding.index === index);
    const isParting = this.companion?.partsAt(index) ?? false;
    // A line that shows a gap may come later than the gap.
    this.scene.show(Math.min(index, this.story.indexAt(t)), t, isWrong ? '✗ violated here' : isParting ? '≠ they part here' : '', this.companion?.scene);
    if (this.companion) this.companion.scene.show(this.companion.story.indexAt(t), t, isParting ? '≠ they part here' : '');
    this.transcript.show(index);
    if (this.axis.reveal(t)) this.draw();
    else for (const strip of this.strips) strip.point(t);
    this.locate(this.result, t);
  }

  /** Goes to the moment of an address; without one, to the first violation, or to the start. */
  open(t) {
    if (!this.story) return;
    this.draw();
    if (t !== null) return this.transport.go(t);
    const first = this.findings.find(({ fails, index }) => fails && index !== undefined)
      ?? this.findings.find(({ index }) => index !== undefined);
    return first ? this.chooseFinding(first) : this.transport.go(0);
  }
}

/** The transcript of a result; null: the page has none. */
function storyOf(run, result) {
  return result.picture === undefined ? null : new Story(filmOf(run, result.picture));
}

/** The command that judges a result again. */
function commandOf(run, result) {
  if (run.command) {
    const files = run.command.includes(result.file) ? [] : [result.file];
    return ['touchstone', ...run.command, ...files, '--filter', result.id].map(quoted).join(' ');
  }
  const verb = run.subjects.length > 0 ? 'run' : 'check';
  const command = `touchstone ${verb} ${quoted(result.file)} --id ${quoted(result.id)}`;
  const subject = run.commands[result.column ?? 0] ?? 'reference';
  return subject === 'reference' ? command : `${command} --subject ${quoted(subject)}`;
}

function filmOf(run, picture) {
  return linesOf(dataOf(`picture-${picture}`).film, run.patterns);
}

/** A word as a shell takes it. */
function quoted(word) {
  return /^[\w./+:@%-]+$/.test(word) ? word : `'${word.replaceAll("'", "'\\''")}'`;
}

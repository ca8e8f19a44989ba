'use strict';
// Begins: reads the run, fills the list, and shows what the address names.

class Page {
  constructor(run) {
    this.run = run;
    this.cases = casesOf(run);
    this.places = new Map();
    for (const entry of this.cases) {
      for (const result of entry.results) this.places.set(result.name, { entry, result });
    }
    this.section = document.getElementById('shown');
    document.getElementById('counts').textContent = headline(run);
    document.getElementById('note').textContent = pictureNote(run);
    document.title = `${headline(run)} · Touchstone`;
    markChanges(run, this.cases);
    this.list = new CaseList(run, this.cases);
    heedKeys(this);
    window.addEventListener('hashchange', () => this.follow());
    new ResizeObserver(() => this.shown?.draw()).observe(this.section);
    document.getElementById('skip').addEventListener('click', (event) => {
      event.preventDefault();
      this.section.focus();
    });
    this.follow();
  }

  get transport() { return this.shown?.transport ?? null; }

  /** Shows what the address names. */
  follow() {
    const address = this.address();
    if (address.name === this.shown?.result.name && address.t !== null) {
      // Playing writes the address too; that is no wish to go anywhere.
      if (Math.round(this.transport?.t ?? -1) !== address.t) this.transport?.go(address.t);
      return;
    }
    this.transport?.pause();
    clearTimeout(this.writing);
    // Of one case alone there is nothing to choose.
    const only = address.name === '' && this.places.size === 1 ? [...this.places.values()][0] : null;
    const place = this.places.get(address.name) ?? only;
    if (place) this.showCase(place, address.t);
    else this.showOther(address.name);
  }

  address() {
    const text = location.hash.slice(1);
    const [, name, t] = /^(.*?)(?:@(\d+))?$/.exec(text) ?? [null, text];
    let plain = name;
    try {
      plain = decodeURIComponent(name);
    } catch {
      // A percent sign that begins no character stands for itself.
    }
    return { name: plain, t: t === undefined ? null : Number(t) };
  }

  showCase({ entry, result }, t) {
    this.shown = new CasePage(this.run, entry, result, (shown, moment) => this.locate(shown, moment));
    this.fill('case', 'cases', this.shown.node);
    this.list.choose(entry);
    this.shown.open(t);
  }

  showOther(name) {
    this.shown = null;
    this.list.choose(null);
    if (name === '/rules') this.fill('rules', 'rules', summaryPage(this.run, (rule) => this.search(rule)));
    else if (name === '/keys') this.fill('keys', 'keys', keysPage());
    else if (name !== '/' && FILTERED.test(name)) {
      const [, failures, words = ''] = FILTERED.exec(name);
      this.list.search(words, failures !== undefined);
      this.fill('list', 'cases', this.welcome('/'));
    } else this.fill('list', 'cases', this.welcome(name));
  }

  welcome(name) {
    const unknown = name !== '' && name !== '/';
    return element('article', { class: 'welcome' },
      element('h2', {}, unknown ? 'There is no such case' : headline(this.run)),
      unknown ? element('p', {}, name) : '',
      unknown ? '' : triage(this.run, this.cases, (rule) => this.search(rule)),
      element('p', { class: 'quiet' }, 'Choose a case. Keys: / searches, j and k move, f shows failures alone, Space plays, ? shows all keys.'));
  }

  fill(shown, page, node) {
    document.body.dataset.shown = shown;
    for (const link of document.querySelectorAll('nav [data-page]')) {
      if (link.dataset.page === page) link.setAttribute('aria-current', 'page');
      else link.removeAttribute('aria-current');
    }
    this.section.replaceChildren(node);
    this.section.scrollTop = 0;
  }

  /** Writes the moment into the address once nothing moves: so each moment has a link. */
  locate(result, t) {
    clearTimeout(this.writing);
    this.writing = setTimeout(() => {
      if (this.transport?.direction === 0) history.replaceState(null, '', addressOf(result, t));
    }, 150);
  }

  moveBy(step) {
    const entry = this.list.move(step);
    if (entry) location.hash = addressOf(entry.worst);
  }

  search(words) {
    this.list.search(words);
    location.hash = this.list.address;
  }

  backToList() {
    const link = this.list.chosen?.link;
    location.hash = this.list.address;
    link?.focus();
  }

  nextViolation() {
    if (!this.shown?.story) return;
    const told = this.shown.findings.filter(({ index }) => index !== undefined);
    const next = told.find(({ index }) => index > this.shown.transcript.index) ?? told[0];
    if (next) this.shown.choose(next.index, next.moment);
  }
}

new Page(dataOf('run'));

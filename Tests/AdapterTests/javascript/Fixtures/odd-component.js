'use strict';
// A component that prints, throws, and breaks its promises, as the trace tells it to.
const path = require('node:path');
const { host, skip } = require(path.join(__dirname, '..', '..', '..', '..', 'Sources', 'Adapters', 'JavaScript', 'touchstone-host.js'));

const oddities = {
  print: () => { console.log('{"played":1}'); process.stdout.write('more noise\n'); },
  throw: () => { throw new RangeError('row 7 does not exist'); },
  'throw-text': () => { throw 'a mere text'; },
  skip: () => skip('it has no such thing'),
  reject: () => { Promise.reject(new Error('nobody waits for this')); return new Promise((done) => setImmediate(done)); },
  wait: () => new Promise((done) => setTimeout(done, 20)),
};

host({
  name: 'odd',
  version: '3',
  components: ['scroll'],
  plays: { config: ['bounds'], calls: Object.keys(oddities) },
  tells: { messages: ['x-a'], state: [] },
  issues: 'https://example.org/issues',
  setUp: (header, tell) => ({
    async call(name) {
      await oddities[name]();
      tell('x-a');
    },
    state: () => ({}),
    isAtRest: () => true,
  }),
});

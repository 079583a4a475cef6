const { default: Sequencer } = require('@jest/test-sequencer');

/**
 * The measure of quality takes longest and keeps both cores busy, so it begins first, beside suites that start no
 * processes of their own; then come whole runs, and at the end the many small ones, so that no core is left idle. A
 * fresh checkout has measured nothing yet: suites are told apart by their kind.
 */
module.exports = class InTurns extends Sequencer {
  sort(tests) {
    return [...tests].sort((a, b) => rank(a) - rank(b) || a.path.localeCompare(b.path));
  }
};

const KINDS = [/\/quality\.e2e\./, /\.medium\./, /\.e2e\./];

function rank({ path }) {
  const at = KINDS.findIndex((kind) => kind.test(path));
  return at < 0 ? KINDS.length : at;
}

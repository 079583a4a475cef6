const { default: Sequencer } = require('@jest/test-sequencer');

/**
 * What takes longest begins first, so that the run does not end with one suite at work and a core idle. The measure of
 * quality is the longest of all; the others are told by their kind, since a fresh checkout has measured nothing yet.
 */
module.exports = class LongestFirst extends Sequencer {
  sort(tests) {
    return [...tests].sort((a, b) => rank(a) - rank(b) || a.path.localeCompare(b.path));
  }
};

const KINDS = [/\/quality\.e2e\./, /\.e2e\./, /\.medium\./];

function rank({ path }) {
  const at = KINDS.findIndex((kind) => kind.test(path));
  return at < 0 ? KINDS.length : at;
}

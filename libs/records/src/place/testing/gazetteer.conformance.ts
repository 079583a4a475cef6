import assert from 'node:assert/strict';
import type { Gazetteer } from '../gazetteer.port';

/**
 * Checks for any gazetteer, by name; each throws on failure. The gazetteer must contain the
 * Springfields, Ohio and Mahoning County.
 */
export const gazetteerChecks: Record<string, (gazetteer: Gazetteer) => void> = {
  'has all towns of a name, the largest first': (gazetteer) => {
    const towns = gazetteer.towns('Springfield');
    assert.ok(towns.length > 1);
    assert.deepEqual(
      towns.map(({ population }) => population ?? 0),
      towns.map(({ population }) => population ?? 0).sort((a, b) => b - a),
    );
    assert.ok(new Set(towns.map(({ region }) => region)).size > 1);
  },
  'compares names without case and accents': (gazetteer) =>
    assert.deepEqual(gazetteer.towns('SPRÍNGFIELD'), gazetteer.towns('Springfield')),
  'knows nobody of a name that is none': (gazetteer) => {
    for (const name of ['Xqzzlefurt', '', '   ', '\t', '\n', '%', '\u0000', 'a'.repeat(5000)]) {
      assert.deepEqual(gazetteer.towns(name), []);
      assert.deepEqual(gazetteer.areas(name), []);
    }
  },
  'tells a region from its country': (gazetteer) => {
    const [ohio, ...others] = gazetteer.areas('Ohio');
    assert.equal(others.length, 0);
    assert.deepEqual([ohio?.kind, ohio?.country, ohio?.code], ['region', 'US', 'OH']);
    const [states] = gazetteer.areas('United States');
    assert.deepEqual([states?.kind, states?.country, states?.code], ['country', 'US', '']);
  },
  'finds districts within their region alone': (gazetteer) => {
    const [ohio] = gazetteer.areas('Ohio');
    assert.ok(ohio);
    assert.deepEqual(gazetteer.districts('Mahoning County', ohio), [
      { name: 'Mahoning County', country: 'US', region: 'OH' },
    ]);
    assert.deepEqual(gazetteer.districts('Mahoning County', { ...ohio, code: 'XX' }), []);
    assert.deepEqual(gazetteer.districts('Nowhere County', ohio), []);
  },
  'gives the same answer twice': (gazetteer) =>
    assert.deepEqual(gazetteer.towns('Springfield'), gazetteer.towns('Springfield')),
};

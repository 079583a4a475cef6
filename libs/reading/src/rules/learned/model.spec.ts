import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { shippedPath } from '@corroborate/text';
import { z } from 'zod';
import { FEATURES } from './check-worthiness.features';
import { CHECK_WORTHINESS_WEIGHTS } from './check-worthiness.policy';
import { MODEL_HEAD, parseModel, readModel, WEIGHTS } from './model';

const HEAD = {
  name: 'gist',
  about: 'For trying.',
  corpus: { description: 'Nothing.', digest: null },
  tool: { name: 'by hand', version: null },
  heldOut: null,
};
const read = (change: object) =>
  parseModel(JSON.stringify({ ...HEAD, weights: { bias: 1, b: 2, a: 3 }, ...change }), 'gist', { weights: WEIGHTS });

describe('a model', () => {
  it('is read with its weights in their order', () => {
    expect(Object.entries(read({}).weights)).toEqual([
      ['bias', 1],
      ['b', 2],
      ['a', 3],
    ]);
  });

  it.each([
    ['a weight that is no number', { weights: { bias: 0, a: '1' } }, 'data/models/gist.json: weights.a: '],
    ['weights without a bias', { weights: { a: 1 } }, 'data/models/gist.json: weights: bias is missing.'],
    ['another name than its file has', { name: 'other' }, 'data/models/gist.json: name: '],
    ['a digest of another kind', { corpus: { description: 'x', digest: 'md5' } }, 'gist.json: corpus.digest: '],
    ['figures of which nobody says where they stand', { heldOut: { figures: {} } }, 'gist.json: heldOut.source: '],
    ['a corpus that is left out', { corpus: undefined }, 'data/models/gist.json: corpus: '],
    ['what is not known', { notes: 'x' }, 'data/models/gist.json: the file: '],
  ])('is refused with %s', (_, change, said) => {
    expect(() => read(change)).toThrow(said);
  });

  it('is refused where the file is none or is missing', () => {
    expect(() => parseModel('{"name":', 'gist', {})).toThrow('data/models/gist.json: not valid JSON');
    expect(() => readModel('no-such-model', {})).toThrow('data/models/no-such-model.json is missing');
  });
});

describe('the shipped models', () => {
  const folder = shippedPath('models') ?? '';
  it.each(readdirSync(folder).filter((file) => file.endsWith('.json')))('%s says where it comes from', (file) => {
    const model: unknown = JSON.parse(readFileSync(path.join(folder, file), 'utf8'));
    const head = z.object(MODEL_HEAD).parse(model);
    expect(`${head.name}.json`).toBe(file);
  });

  it('of check-worthiness has a weight for each trait that is read, and for no other', () => {
    expect(CHECK_WORTHINESS_WEIGHTS.map(([name]) => name)).toEqual([...FEATURES]);
  });
});

import { buildBody, needsQuote, listOptions, type CorrectionDraft } from './correction';

const source = { stance: 'supports', credibility_tier: 2, cluster: 'a' } as const;
const cluster = (id: string) => ({ id, source_ids: [], representative_id: 0, merges: [] });
const result = {
  clusters: ['a', 'b', 'c'].map(cluster),
  additional_sources: [
    { cluster: 'a', name: 'Own' },
    { cluster: 'b', name: 'Harbour News' },
  ] as never,
};
const draft = (part: Partial<CorrectionDraft>): CorrectionDraft => ({
  field: 'stance',
  value: 'disputes',
  quote: ' It did not sink. ',
  reason: ' Read again. ',
  ...part,
});

describe('correction options of a source', () => {
  it('excludes the current value from the correction options of a source', () => {
    expect(listOptions('stance', source, result).map(([value]) => value)).toEqual([
      'disputes',
      'mentions',
      'unrelated',
    ]);
    expect(listOptions('tier', source, result)).toEqual([
      ['1', 'Tier 1'],
      ['3', 'Tier 3'],
      ['4', 'Tier 4'],
    ]);
  });

  it('offers to make a source independent or the same source as another one on the topic', () => {
    expect(listOptions('cluster', source, result)).toEqual([
      ['own', 'Independent'],
      ['b', 'Same source as Harbour News'],
    ]);
  });
});

describe('a correction of a source', () => {
  it.each([
    ['stance', 'supports', true],
    ['stance', 'disputes', true],
    ['stance', 'mentions', false],
    ['stance', '', false],
    ['tier', '1', false],
  ] as const)(
    'decides whether a correction of the %s of a source to "%s" requires a supporting quote: %s',
    (field, value, needed) => {
      expect(needsQuote({ field, value })).toBe(needed);
    },
  );

  it('includes its quote only if one is required and was entered', () => {
    const sent = { source_id: 5, field: 'stance', value: 'disputes', reason: 'Read again.' };
    expect(buildBody(draft({}), 5)).toEqual({ ...sent, quote: 'It did not sink.' });
    expect(buildBody(draft({ quote: ' ' }), 5)).toEqual(sent);
    expect(buildBody(draft({ value: 'mentions' }), 5)).toEqual({ ...sent, value: 'mentions' });
  });
});

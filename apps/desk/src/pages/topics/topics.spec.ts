import { providedSources } from './provided';
import { parseState } from './states';

describe('the list that an address asks for', () => {
  it.each(['failed', 'awaiting-review', 'certified'])('is that of %s', (state) =>
    expect(parseState(state)).toBe(state),
  );
  it.each([null, '', 'sold', 'constructor'])('holds all where it names %p', (words) =>
    expect(parseState(words)).toBeUndefined(),
  );
});

describe('pages that came with a topic', () => {
  it('are its texts, whatever else a pipeline stored there', () => {
    expect(providedSources({ source_plan: { provided_sources: ['https://a.example', 7, null] } })).toEqual([
      'https://a.example',
    ]);
    for (const provided_sources of [undefined, 'https://a.example', {}])
      expect(providedSources({ source_plan: { provided_sources } })).toEqual([]);
  });
});

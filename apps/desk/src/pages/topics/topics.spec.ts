import { providedSources } from './provided';
import { parseState } from './states';

describe('the state filter in a topics URL', () => {
  it.each(['failed', 'awaiting-review', 'certified'])('accepts %s', (state) => expect(parseState(state)).toBe(state));
  it.each([null, '', 'sold', 'constructor'])('ignores the state filter in a topics URL if it is %p', (words) =>
    expect(parseState(words)).toBeUndefined(),
  );
});

describe('source URLs sent with a topic', () => {
  it('includes only strings in the source URLs of a topic, whatever else the pipeline stored there', () => {
    expect(providedSources({ source_plan: { provided_sources: ['https://a.example', 7, null] } })).toEqual([
      'https://a.example',
    ]);
    for (const provided_sources of [undefined, 'https://a.example', {}])
      expect(providedSources({ source_plan: { provided_sources } })).toEqual([]);
  });
});

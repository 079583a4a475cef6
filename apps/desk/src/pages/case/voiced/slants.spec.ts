import type { Balance } from '../../../api/types';
import { slantedSources } from './slants';

const slant = (changes: Partial<Balance['sources'][number]> = {}) => ({
  source_id: 1,
  lean: null,
  side: 'neutral' as const,
  passage: null,
  opinion_page: false,
  ...changes,
});

describe('a source with a slant', () => {
  it.each([
    ['a side', { side: 'critical' as const }],
    ['a lean', { lean: 'left' }],
    ['a page of opinion', { opinion_page: true }],
  ])('lists a source as slanted if it has %s', (_, changes) =>
    expect(slantedSources({ sources: [slant(changes)] })).toHaveLength(1),
  );

  it('does not list a source as slanted if it has no side, lean or opinion page', () =>
    expect(slantedSources({ sources: [slant()] })).toEqual([]));
});

import type { SourceView, Stance } from '@corroborate/domain';
import { pagesToAsk } from './pages-to-ask';

const view = (id: number, stance: Stance, rest: { tier?: number; isTopicPage?: boolean; strength?: number } = {}) =>
  ({
    id,
    tier: 1,
    isTopicPage: false,
    stance: { stance, strength: rest.strength ?? 0.5 },
    ...rest,
  }) as never as SourceView;

const captures = new Map([1, 2, 3, 4].map((id) => [id, { text: `page ${id}` }]));
const asked = (...sources: SourceView[]) => pagesToAsk(sources, captures).map(({ sourceId }) => sourceId);

describe('pages that a free question is put to', () => {
  it('are those that take a side, the surest first', () =>
    expect(
      asked(view(1, 'supports', { strength: 0.4 }), view(2, 'mentions'), view(3, 'disputes', { strength: 0.9 })),
    ).toEqual([3, 1]));

  it('are those that only speak of it where none takes a side', () =>
    expect(asked(view(1, 'mentions'), view(2, 'unrelated'))).toEqual([1]));

  it('are never weak ones, the topic’s own, or ones without a text', () =>
    expect(
      asked(view(1, 'supports', { tier: 4 }), view(2, 'supports', { isTopicPage: true }), view(9, 'supports')),
    ).toEqual([]));
});

import type { SourceView, Stance } from '@corroborate/domain';
import { pagesToAsk } from './pages-to-ask';

const topic = {
  title: 'Fire destroys the old mill at the river',
  summary: 'A blog says that the mill was destroyed by a fire on Monday.',
  language: null,
  entities: ['Elm Mill', 'Ann Roe'],
  location: 'Elm Valley, Vermont',
  eventDate: null,
  discoveryDate: '2026-11-16T08:00:00.000Z',
};

interface Rest {
  tier?: number;
  isTopicPage?: boolean;
  published?: { value: string; precision: string } | null;
  language?: string;
}
const view = (id: number, stance: Stance, rest: Rest = {}) =>
  ({
    id,
    tier: 1,
    isTopicPage: false,
    canonicalUrl: `https://a.example/${9 - id}`,
    stance: { stance, strength: 0.5 },
    published: { value: '2026-11-17T08:00:00.000Z', precision: 'day' },
    ...rest,
  }) as never as SourceView;

const captures = new Map<number, { text: string }>(
  [1, 2, 3, 4].map((id) => [id, { text: `page ${id} on the Elm Mill, Elm Valley` }]),
)
  .set(5, { text: 'A page on the Elm Mill of Tarland' })
  .set(6, { text: 'A page on Tarland' });
const asked = (...sources: SourceView[]) => pagesToAsk(topic, sources, captures).map(({ sourceId }) => sourceId);

describe('pages that free questions are put to', () => {
  it('are those that take a side, then those that only speak of it, in the order of their rank and address', () =>
    expect(
      asked(view(4, 'mentions'), view(1, 'supports'), view(2, 'disputes'), view(3, 'supports', { tier: 2 })),
    ).toEqual([2, 1, 3, 4]));

  it('are those that rules take for another story where they have two of the topic’s names, apart those with one', () =>
    expect(
      pagesToAsk(topic, [view(1, 'unrelated'), view(5, 'unrelated'), view(6, 'unrelated')], captures),
    ).toMatchObject([
      { sourceId: 1, aside: false },
      { sourceId: 5, aside: true },
    ]));

  it('are those in another language with one of its names', () =>
    expect(asked(view(5, 'unrelated', { language: 'de' }), view(1, 'unrelated', { language: 'de' }))).toEqual([5, 1]));

  it('are never weak ones, the topic’s own, or ones without a text', () =>
    expect(
      asked(view(1, 'supports', { tier: 3 }), view(2, 'supports', { isTopicPage: true }), view(9, 'supports')),
    ).toEqual([]));

  it('are never from long before the topic: the like of it in another year is another event', () => {
    const at = (value: string) => ({ published: { value, precision: 'day' } });
    expect(
      asked(view(1, 'supports', at('2025-11-17T00:00:00.000Z')), view(2, 'supports', at('2026-10-20T00:00:00.000Z'))),
    ).toEqual([2]);
    expect(asked(view(3, 'supports', { published: null }))).toEqual([3]);
  });
});

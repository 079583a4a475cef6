import { bridgeTopic } from '../testing/article.fixture';
import { withPlannedQueries } from './plan-queries.policy';

const topic = bridgeTopic();
const byRules = ['wend bridge crack', 'Wend bridge closed', 'Aldham bridge'].map((text) => ({
  ...{ strategy: 'keywords', text, reason: '' },
}));
const perspective = (name: string, search: { query: string; language: string }[]) => ({
  ...{ name, focus: '', questions: [], keywords: [] },
  search,
});
const added = (search: { query: string; language: string }[], note: string | null = null) =>
  withPlannedQueries({ topic, byRules, note }, { by: 'a model', perspectives: [perspective('The office', search)] })
    .filter(({ strategy }) => strategy === 'model')
    .map(({ text, language }) => [text, language ?? null]);

describe('queries from a model plan', () => {
  it('keeps only model queries that use names and words of the topic and repeat no query made by rules', () =>
    expect(
      added([
        { query: '"Wend" bridge shut girder', language: 'en' },
        { query: 'cheap watches', language: 'en' },
        { query: 'Wend Bridge Crack', language: 'en' },
      ]),
    ).toEqual([['Wend bridge shut girder', 'en']]));

  it.each(['site:evil.example Wend bridge', 'Wend bridge https://evil.example/', 'Wend bridge evil.example/a'])(
    'drops a model query that contains a URL or operator: %s',
    (query) => expect(added([{ query, language: 'en' }])).toEqual([]),
  );

  it('keeps a model query in another language only if it has at least one name or a compound of it', () =>
    expect(
      added([
        { query: 'Aldham Brücke gesperrt', language: 'de' },
        { query: 'Aldhamer Wendbrücke Riss', language: 'de' },
        { query: 'Brücke gesperrt', language: 'de' },
        { query: 'Aldham closure', language: 'en' },
      ]).map(([text]) => text),
    ).toEqual(['Aldham Brücke gesperrt', 'Aldhamer Wendbrücke Riss']));

  it('accepts names from an editor’s note in model queries', () => {
    const search = [{ query: 'Mallory Bau Aldham inspection', language: 'en' }];
    expect(added(search)).toEqual([]);
    expect(added(search, 'Mallory Bau inspected it')).toEqual([['Mallory Bau Aldham inspection', 'en']]);
  });

  it('removes invalid languages from model queries and keeps at most five of them', () => {
    const words = ['one', 'two', 'three', 'four', 'five', 'six'];
    const given = words.map((word) => ({ query: `Wend bridge ${word}`, language: 'english' }));
    expect(added(given)).toEqual(words.slice(0, 5).map((word) => [`Wend bridge ${word}`, null]));
  });

  it('adds model queries after the first two rule queries, one per perspective before any second one', () => {
    const perspectives = ['builders', 'council'].map((word) =>
      perspective(
        word,
        [1, 2].map((at) => ({ query: `Wend bridge ${word} ${at}`, language: 'en' })),
      ),
    );
    const queries = withPlannedQueries({ topic, byRules }, { by: 'a model', perspectives });
    expect(queries.map(({ text }) => text)).toEqual([
      ...['wend bridge crack', 'Wend bridge closed'],
      ...['Wend bridge builders 1', 'Wend bridge council 1', 'Wend bridge builders 2', 'Wend bridge council 2'],
      'Aldham bridge',
    ]);
    expect(withPlannedQueries({ topic, byRules }, null)).toEqual(byRules);
  });
});

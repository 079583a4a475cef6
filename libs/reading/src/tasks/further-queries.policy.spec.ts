import { bridgeTopic } from '../testing/article.fixture';
import { furtherQueries } from './further-queries.policy';

const topic = bridgeTopic();
const plan = [{ strategy: 'keywords', text: 'wend bridge crack', reason: '' }];
const texts = (given: { text: string; language: string }[]) =>
  furtherQueries(topic, plan, given, 'a model').map(({ text, language }) => [text, language ?? null]);

describe('queries that a model adds', () => {
  it('name what the topic names, in plain words', () =>
    expect(
      texts([
        { text: 'site:evil.example "Wend" bridge shut girder', language: 'en' },
        { text: 'cheap watches', language: 'en' },
        { text: 'Wend Bridge Crack', language: 'en' },
      ]),
    ).toEqual([['evil.example Wend bridge shut girder', 'en']]));

  it('may have one name alone, or a word that begins with it, in another language', () =>
    expect(
      texts([
        { text: 'Aldham Brücke gesperrt', language: 'de' },
        { text: 'Aldhamer Wendbrücke Riss', language: 'de' },
        { text: 'Brücke gesperrt', language: 'de' },
        { text: 'Aldham closure', language: 'en' },
      ]).map(([text]) => text),
    ).toEqual(['Aldham Brücke gesperrt', 'Aldhamer Wendbrücke Riss']));

  it('bear no language that is none, and are no more than three', () => {
    const given = ['one', 'two', 'three', 'four'].map((word) => ({ text: `Wend bridge ${word}`, language: 'english' }));
    expect(texts(given)).toEqual(['one', 'two', 'three'].map((word) => [`Wend bridge ${word}`, null]));
  });
});

import { findConceptMentions } from './concepts';
import { countFunctionWords, isForeignStopword, isStopword } from './stop-words';

describe('stop words', () => {
  it('recognizes English stop words', () =>
    expect(['the', 'without', 'bridge'].map(isStopword)).toEqual([true, true, false]));

  it('recognizes stop words of other languages if the language is given', () =>
    expect([
      isForeignStopword('Die', 'de'),
      isForeignStopword('die', 'fr'),
      isForeignStopword('the', 'en'),
      isForeignStopword('der', null),
    ]).toEqual([true, false, false, false]));
});

describe('function words of other languages', () => {
  const kindsIn = (text: string) => findConceptMentions(text).map(({ id }) => id);

  it.each([
    'Die Brücke in Torsund ist nach dem Sturm gesperrt',
    'De boot die in Torsund ligt, is door de storm gezonken',
  ])('does not read function words of other languages as the English verb “die”: “%s”', (text) =>
    expect(kindsIn(text)).not.toContain('die'),
  );

  it.each(['Five die in Torsund fire', 'Die by the sword, she wrote', 'Miners die'])(
    'reads the verb “die” despite function words of other languages in “%s”',
    (text) => expect(kindsIn(text)).toContain('die'),
  );

  it('counts function words in each language with a list, up to a limit', () => {
    const { words, byLanguage } = countFunctionWords('The mill in the town', 4);
    expect(words).toBe(4);
    expect([byLanguage.get('en'), byLanguage.get('es')]).toEqual([3, 0]);
  });
});

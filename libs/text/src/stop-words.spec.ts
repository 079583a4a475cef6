import { conceptMentions } from './concepts';
import { countFunctionWords, isForeignStopword, isStopword } from './stop-words';

describe('stop words', () => {
  it('are recognized in English', () =>
    expect(['the', 'without', 'bridge'].map(isStopword)).toEqual([true, true, false]));

  it('are recognized in other languages if the language is given', () =>
    expect([
      isForeignStopword('Die', 'de'),
      isForeignStopword('die', 'fr'),
      isForeignStopword('the', 'en'),
      isForeignStopword('der', null),
    ]).toEqual([true, false, false, false]));
});

describe('function words of other languages', () => {
  const kindsIn = (text: string) => conceptMentions(text).map(({ id }) => id);

  it.each([
    'Die Brücke in Torsund ist nach dem Sturm gesperrt',
    'De boot die in Torsund ligt, is door de storm gezonken',
  ])('are not read as the English verb “die”: “%s”', (text) => expect(kindsIn(text)).not.toContain('die'));

  it.each(['Five die in Torsund fire', 'Die by the sword, she wrote', 'Miners die'])(
    'do not prevent reading the verb “die” in “%s”',
    (text) => expect(kindsIn(text)).toContain('die'),
  );

  it('are counted in each language with a list, up to a limit', () => {
    const { words, byLanguage } = countFunctionWords('The mill in the town', 4);
    expect(words).toBe(4);
    expect([byLanguage.get('en'), byLanguage.get('es')]).toEqual([3, 0]);
  });
});

import { conceptMentions } from './concepts';
import { countFunctionWords, isForeignStopword, isStopword } from './stop-words';

describe('stop words', () => {
  it('are told of English', () => expect(['the', 'without', 'bridge'].map(isStopword)).toEqual([true, true, false]));

  it('are told of other languages by language', () =>
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
  ])('are no English event: “%s”', (text) => expect(kindsIn(text)).not.toContain('die'));

  it.each(['Five die in Torsund fire', 'Die by the sword, she wrote', 'Miners die'])('are English in “%s”', (text) =>
    expect(kindsIn(text)).toContain('die'),
  );

  it('are counted in each language that has a list, up to a bound', () => {
    const { words, byLanguage } = countFunctionWords('The mill in the town', 4);
    expect(words).toBe(4);
    expect([byLanguage.get('en'), byLanguage.get('es')]).toEqual([3, 0]);
  });
});

import { countryCodeOf, likelyLanguageOf } from './country-languages';

describe('countries and what is spoken there', () => {
  it.each([
    ['Norway', 'NO', 'no'],
    ['the Netherlands', 'NL', 'nl'],
    ['Czechia', 'CZ', 'cs'],
    ['Egypt', 'EG', 'ar'],
    ['Japan', 'JP', 'ja'],
    ['Côte d’Ivoire', 'CI', 'fr'],
  ])('%s is %s and writes %s', (name, code, language) => {
    expect(countryCodeOf(name)).toBe(code);
    expect(likelyLanguageOf(code)).toBe(language);
  });

  it('is none for a town, a part of the world or nothing', () => {
    expect([countryCodeOf('Aldham'), countryCodeOf(''), countryCodeOf('Europe')]).toEqual([null, null, null]);
    expect(likelyLanguageOf('ZZ')).toBe('en');
  });
});

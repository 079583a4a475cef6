import { findCountryCode, guessLanguage } from './country-languages';

describe('findCountryCode', () => {
  it.each([
    ['Norway', 'NO'],
    ['the Netherlands', 'NL'],
    ['Czechia', 'CZ'],
    ['Czech Republic', 'CZ'],
    ['Turkey', 'TR'],
    ['Türkiye', 'TR'],
    ['Turquía', 'TR'],
    ['Türkei', 'TR'],
    ['Côte d’Ivoire', 'CI'],
    ['Ivory Coast', 'CI'],
    ['Myanmar', 'MM'],
    ['UK', 'GB'],
    ['Estados Unidos', 'US'],
  ])('reads %s as %s', (name, code) => expect(findCountryCode(name)).toBe(code));

  it.each(['Aldham', '', 'Europe', 'the'])('returns null for %j', (name) => expect(findCountryCode(name)).toBeNull());
});

describe('guessLanguage', () => {
  it.each([
    ['NO', 'no'],
    ['CZ', 'cs'],
    ['EG', 'ar'],
    ['JP', 'ja'],
    ['CI', 'fr'],
    ['SN', 'fr'],
    ['ML', 'fr'],
    ['GH', 'en'],
    ['PH', 'en'],
    ['KE', 'sw'],
    ['ZZ', 'en'],
  ])('expects media in %s to publish in %s', (country, language) => expect(guessLanguage(country)).toBe(language));
});

import { buildArticle } from '@corroborate/domain/testing';
import { isSentenceIn, RULES_LANGUAGES, detectRulesLanguage } from './rules-language.policy';

const ENGLISH =
  'The mill at Torsund was closed on Monday after a fire in the drying room, the owner said in the evening.';
const SPANISH =
  'La fábrica de Torsund fue cerrada el lunes tras un incendio en la sala de secado, según dijo el dueño.';
const ZULU =
  'Ifektri yaseTorsund ivaliwe ngoMsombuluko ngemva komlilo egumbini lokomisa, kusho umnikazi wayo kusihlwa namhlanje.';
const page = (text: string, language: string | null) => buildArticle('Torsund', text, { language });

describe('language in which rules read a page', () => {
  it('reads pages by rules in English and Spanish, each covered by a rule battery', () =>
    expect([...RULES_LANGUAGES]).toEqual(['en', 'es']));

  it.each([
    ['en', ENGLISH, 'en'],
    ['en-GB', ENGLISH, 'en'],
    ['es-MX', SPANISH, 'es'],
    ['de', 'Die Mühle in Torsund ist am Montag nach einem Brand gesperrt worden, sagte der Besitzer am Abend.', null],
    [
      'fi',
      'Torsundin tehdas suljettiin maanantaina kuivaamossa syttyneen palon jälkeen, omistaja sanoi illalla.',
      null,
    ],
  ])('depends on the declared language: %s', (known, text, language) =>
    expect(detectRulesLanguage(page(text, known))).toBe(language),
  );

  it('returns null as the rules language of a page if the text contradicts the declared language', () => {
    expect(detectRulesLanguage(page(ZULU, 'en'))).toBeNull();
    expect(detectRulesLanguage(page(SPANISH, 'en'))).toBeNull();
    expect(detectRulesLanguage(page('Мельница в Торсунде закрыта после пожара в сушильне.', 'en'))).toBeNull();
  });

  it('detects an undeclared page language by function words if the text is long enough', () => {
    expect(detectRulesLanguage(page(ENGLISH, null))).toBe('en');
    expect(detectRulesLanguage(page(SPANISH, null))).toBe('es');
    expect(detectRulesLanguage(page(ZULU, null))).toBeNull();
    expect(detectRulesLanguage(page('Mill closed.', null))).toBeNull();
  });

  it('returns null as the rules language of a page if only the URL suggests a language', () =>
    expect(detectRulesLanguage({ ...page(ZULU, 'es'), languageBasis: 'site' })).toBeNull());

  it('checks whether a quoted sentence is in the rules language too', () => {
    expect(isSentenceIn('en', ENGLISH)).toBe(true);
    expect(isSentenceIn('en', SPANISH)).toBe(false);
    expect(isSentenceIn('en', ZULU)).toBe(false);
    expect(isSentenceIn('en', 'Mill closed.')).toBe(true);
    expect(isSentenceIn('en', 'Мельница закрыта.')).toBe(false);
  });
});

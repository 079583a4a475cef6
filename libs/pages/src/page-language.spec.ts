import { extractArticle } from './article.extract';

const page = ({ head = '', lang = '', text = '', host = 'news.example.org', headers = {} as Record<string, string> }) =>
  extractArticle({
    html:
      `<html${lang && ` lang="${lang}"`}><head><title>News of the day</title>${head}</head>` +
      `<body><article><h1>News of the day</h1><p>${text}</p></article></body></html>`,
    url: `https://${host}/a`,
    finalUrl: `https://${host}/a`,
    httpStatus: 200,
    headers,
    fetchedAt: '2026-03-10T12:00:00.000Z',
    via: 'live',
  });
const languageOf = (given: Parameters<typeof page>[0]) => page(given).language;

/** English paragraphs full of names and figures. */
const ENGLISH = {
  senator:
    'Senator Luis Ibarra, Mayor Elena Montoya and Councilwoman Rosa Valdez toured San ' +
    'Aurelio, Casa Verde and El Paraiso after the flood. Ibarra pledged aid. Montoya closed ' +
    'Avenida Del Rio. Valdez opened a shelter at Escuela Santa Marta.',
  board:
    'Dominik Brandt, Ulrike Vossen and Jens Hartmann join the board of Kessler Werke AG, the ' +
    'firm said. Brandt led Nordhafen Logistik; Vossen ran Halder Bank. Kessler Werke AG ' +
    'shares rose 4 percent in Frankfurt. Analysts at Berger Kolb raised Kessler to “buy”.',
  lottery:
    'Lotto results for Saturday: 4, 11, 19, 23, 31, 40. Bonus: 7. No ticket won the jackpot. ' +
    'Monday draw: 2, 8, 14, 22, 35, 41. Bonus 12. Two tickets, one in Odell and one in ' +
    'Marston, won $50,000 each. Next jackpot: $4 million.',
};
const SPANISH =
  'Los trabajadores de la fábrica dejaron sus puestos el lunes tras rechazar un aumento del ' +
  'tres por ciento, según el sindicato. La empresa dijo que las conversaciones seguirán ' +
  'esta semana y que no habrá despidos mientras duren. El alcalde pidió calma a las dos ' +
  'partes y ofreció el salón del ayuntamiento para la próxima reunión.';
const NAMES =
  'Maria Santos, Jose Dela Cruz and Ramon Aquino were named to the board of Bangko Pilar in ' +
  'Manila. Santos ran Pilar Savings. Dela Cruz is a dean at Mapagal. Aquino sat on the ' +
  'Makati bench. Bangko Pilar has 212 branches.';

describe('the language of a page', () => {
  it.each(Object.entries(ENGLISH))('accepts a declaration of English if names in the text are foreign: %s', (_, text) =>
    expect(languageOf({ lang: 'en-US', text })).toBe('en-US'),
  );
  it.each(Object.entries(ENGLISH))(
    'detects a page without a declaration as English if names in the text are foreign: %s',
    (_, text) => expect(languageOf({ text })).toBe('en'),
  );

  it('uses the clear language of the text of a page, whatever is declared', () =>
    expect(languageOf({ lang: 'en', text: SPANISH })).toBe('es'));
  it('uses the declared language of a page if the text is too short to contradict it', () =>
    expect(languageOf({ lang: 'en', text: SPANISH.slice(0, 60) })).toBe('en'));
  it('uses the one of several declared languages that the text confirms', () =>
    expect(
      languageOf({ lang: 'en', head: '<meta property="og:locale" content="es_MX">', text: SPANISH.slice(0, 210) }),
    ).toBe('es-MX'));

  it.each([
    ['the html element', { lang: 'pt-br' }, 'pt-BR'],
    ['og:locale', { head: '<meta property="og:locale" content="fr_CA">' }, 'fr-CA'],
    [
      'JSON-LD',
      {
        head:
          '<script type="application/ld+json">{"@type":"NewsArticle","headline":"News of the ' +
          'day","inLanguage":"deu"}</script>',
      },
      'de',
    ],
    ['the response header', { headers: { 'content-language': 'it-IT' } }, 'it-IT'],
  ])('reads the declared language of a page from %s', (_, given, language) =>
    expect(languageOf({ ...given, text: 'Halden 4, Varden 2.' })).toBe(language),
  );

  it.each(['english', 'x-default', 'und', '{{lang}}', ''])('reads no declared language of a page from “%s”', (lang) =>
    expect(languageOf({ lang, text: 'Halden 4, Varden 2.' })).toBeNull(),
  );

  it('leaves the language unknown if the text has only names and the URL does not give it', () => {
    expect(page({ text: NAMES })).toMatchObject({ language: null, languageBasis: 'none' });
    expect(page({ text: 'Halden 4, Varden 2.', host: 'zeitung.example.de' })).toMatchObject({
      language: 'de',
      languageBasis: 'site',
    });
    expect(page({ text: 'Halden 4, Varden 2.', host: 'zeitung.example.ch' })).toMatchObject({
      language: null,
      languageBasis: 'none',
    });
  });
});

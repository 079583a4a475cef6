import { readLanguage } from './language.policy';

const TEXTS = {
  zu:
    'Amaphoyisa abophe abesilisa ababili ngoMsombuluko emva kokuthi kutholakale izimpahla ' +
    'ezintshontshiwe endlini yabo. Okhulumela amaphoyisa uthe uphenyo lusaqhubeka futhi kulindeleke ' +
    'ukuthi bavele enkantolo kuleli sonto. Abahlali bathe bajabule kodwa basesaba ngoba abantu ' +
    'abaningi basengozini. UMeya uthe uzobiza umhlangano nomphakathi ukuze kuxoxwe ngalokhu njengoba ' +
    'izinga lobugebengu likhuphuka.',
  xh:
    'Amapolisa abambe amadoda amabini ngoMvulo emva kokuba kufunyenwe iimpahla ezibiweyo endlini ' +
    'yawo. Isithethi samapolisa sithe uphando lusaqhubeka kwaye kulindeleke ukuba bavele enkundleni ' +
    'kule veki. Abahlali bathi bavuyile kodwa basoyika kuba abantu abaninzi basemngciphekweni. ' +
    'USodolophu uthe uza kubiza intlanganiso noluntu ukuze kuxoxwe ngalo mba xa ixesha livuma, ' +
    'okanye ngaphambi kweKrisimesi.',
  sw:
    'Polisi wamewakamata wanaume wawili siku ya Jumatatu baada ya mali ya wizi kupatikana katika ' +
    'nyumba yao. Msemaji wa polisi alisema kuwa uchunguzi unaendelea na kwamba watafikishwa ' +
    'mahakamani wiki hii. Wakazi walisema wamefurahi lakini bado wana hofu kwa sababu watu wengi ' +
    'wako hatarini. Meya alisema kuwa ataitisha mkutano na wananchi ili wajadili jambo hilo.',
};
const ENGLISH =
  'The police arrested two men on Monday after stolen goods were found in their house. A spokesman ' +
  'said that the inquiry goes on and that they will be brought to court this week. Residents said ' +
  'they were glad but still afraid, for many people are at risk.';

describe('languages that the n-gram detector does not support', () => {
  it.each(Object.entries(TEXTS))(
    'detects a language that the n-gram detector does not support in a text in %s, whatever the page declares',
    (language, text) => {
      expect(readLanguage({ text, declared: ['en'] })).toEqual({ tag: language, basis: 'text' });
      expect(readLanguage({ text, declared: [`${language}-ZA`] })).toEqual({
        tag: `${language}-ZA`,
        basis: 'declared',
      });
    },
  );

  it('detects no language that the n-gram detector lacks in a text in a supported language', () => {
    const text =
      'La nave romana è stata trovata al largo della costa e le anfore sono intatte, ha detto il ' +
      'direttore del museo. ' +
      'Se ho capito bene, o si fa presto o non se ne fa nulla, ha aggiunto; ma le ricerche, e non solo le sue, ' +
      'vanno avanti da anni e ora la regione ha promesso i soldi.';
    expect(readLanguage({ text, declared: ['it'] })).toEqual({ tag: 'it', basis: 'declared' });
    expect(readLanguage({ text, declared: [] }).tag).toBe('it');
  });

  it('detects no language that the n-gram detector lacks in an English text', () =>
    expect(readLanguage({ text: ENGLISH, declared: ['en-GB'] })).toEqual({ tag: 'en-GB', basis: 'declared' }));

  it('does not detect English in a text that has none of its common words, even if the page declares it', () => {
    const text = Object.values(TEXTS)
      .join(' ')
      .replace(/\p{L}+/gu, (word) => `${word}qo`);
    expect(readLanguage({ text, declared: ['en'] }).tag).not.toBe('en');
  });

  it.each(Object.entries(TEXTS))(
    'does not detect English in two sentences of %s, even if the page declares it',
    (_, text) => {
      const short = text.split('. ').slice(0, 2).join('. ');
      expect(readLanguage({ text: short, declared: ['en'] }).tag).not.toBe('en');
    },
  );

  it.each(['Ferry sinks off Aldra', 'Mayor: "We know what this asks of the crews" – council votes on Monday'])(
    'keeps the declared language of a short text and assumes no unsupported one: %s',
    (text) => expect(readLanguage({ text, declared: ['en'] })).toEqual({ tag: 'en', basis: 'declared' }),
  );

  it('keeps the declared language of a list of names and assumes no unsupported one', () => {
    const text = 'Ann Roe, Tom Hale, Ida Bell, Juna Clo, Lena Tolk and many more of them. '.repeat(12);
    expect(readLanguage({ text, declared: ['en'] }).tag).toBe('en');
  });
});

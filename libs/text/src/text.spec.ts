import { inStep } from '../../../test/support/in-step';
import {
  isCompatible,
  findConceptMentions,
  findDateMentions,
  countDaysFrom,
  findForeignDenial,
  readSentenceFrame,
  hasName,
  homeRegion,
  indexNames,
  isCountryWord,
  getLocalName,
  alternativePlaceNames,
  findProperNames,
  findQuantities,
  findPlaceRegions,
  splitSentences,
  stem,
  translateThings,
  countNamedThings,
} from './index';

const frame = (sentence: string, word: string) =>
  readSentenceFrame(sentence, sentence.indexOf(word), sentence.indexOf(word) + word.length);

describe('text tools', () => {
  it('splits sentences without losing a character, and not at abbreviations or inside quotes', () => {
    const text = 'Mr. Roe left at 3 p.m. on Friday. "Is it over?" asked Gov. Dane. It was.\n\nNew paragraph';
    const sentences = splitSentences(text);
    expect(sentences).toHaveLength(4);
    sentences.forEach((one) => expect(text.slice(one.start, one.end)).toBe(one.text));
  });
  it('splits a text of nothing but full stops in linear time', () => {
    for (const unit of ['...', '.a', '. ', '?!', '."', '. \u00a0', '.)'])
      expect([unit, inStep((size) => splitSentences(`It was${unit.repeat(size / unit.length)}x`), 80_000)]).toEqual([
        unit,
        'in step',
      ]);
  });
  it('reads figures with unit, range and scale, and ignores dates and times', () => {
    expect(
      findQuantities('About 1,660 hourly employees want $2.8 million, or 3 percent.').map((one) => [one.max, one.unit]),
    ).toEqual([
      [1660, stem('employees')],
      [2_800_000, '$'],
      [3, 'percent'],
    ]);
    expect(findQuantities('between 40 and 50 homes')[0]).toMatchObject({ min: 40, max: 50, approximate: true });
    expect(
      findQuantities(
        '14 rural polling places, 163 passengers run, two school bus drivers, six killed, 3 new cases',
      ).map(({ label, counted }) => [label, counted]),
    ).toEqual([
      ['rural', 'rural polling places'],
      ['passengers', 'passengers'],
      ['school', 'school bus drivers'],
      ['killed', 'killed'],
      ['cases', 'cases'],
    ]);
    expect(findQuantities('On March 5, 2025 at 7:20 p.m.')).toEqual([]);
  });
  it('treats figures as compatible only within their margin', () => {
    const [a, b, c] = ['about 100 homes', '95 homes', '60 homes'].map((text) => findQuantities(text)[0]);
    expect(isCompatible(a!, b!)).toBe(true);
    expect(isCompatible(a!, c!)).toBe(false);
  });
  it('counts days from a reference date, with the nearest year if none is written', () => {
    const [mention] = findDateMentions('on January 2');
    expect(countDaysFrom(mention!, new Date('2024-12-31T00:00:00.000Z'))).toBe(2);
    expect(findDateMentions('3 October 2021')[0]).toMatchObject({ year: 2021, month: 10, day: 3 });
  });
  it.each([
    ['There was no fire at the mill.', 'fire', 'negated'],
    ['No members of the Allied Food and Mill Workers Union had walked out.', 'walked out', 'negated'],
    ['The strike never took place.', 'strike', 'negated'],
    ['Workers may strike.', 'strike', 'hedged'],
    ['The board will vote on whether to adopt it.', 'adopt', 'planned'],
    ['Websites claim that the mayor resigned.', 'resigned', 'rumour'],
    ['Claims that the bridge collapsed are false.', 'collapsed', 'debunked'],
    ['The bridge was closed in 2019.', 'closed', 'historical'],
    ['Did the mayor resign?', 'resign', 'question'],
  ] as const)('reads “%s” as %s: %s', (sentence, word, key) => {
    expect(frame(sentence, word)[key]).toBe(true);
  });
  it('does not apply a negation from another clause to the event', () => {
    expect(frame('The plant burned down on Friday, but nobody was hurt.', 'burned')).toMatchObject({
      negated: false,
      hedged: false,
      debunked: false,
    });
  });
  it('recognizes an event kind by different words, and does not read “fire chief” as a fire', () => {
    expect(findConceptMentions('They walked off the job.').map((one) => one.id)).toContain('strike');
    expect(findConceptMentions('The fire chief spoke.').map((one) => one.id)).not.toContain('fire');
    expect(findConceptMentions('A mast tipped over.').map((one) => one.id)).toContain('topple');
    for (const other of ['They toppled the elected government.', 'Prices fell over the weekend.'])
      expect(findConceptMentions(other).map((one) => one.id)).not.toContain('topple');
  });
  it('reads names from a text, and does not find a similar name', () => {
    expect(findProperNames('On Friday the mayor of Elm City, Ann Roe, met Acme Bank.')).toEqual(
      expect.arrayContaining(['Elm City', 'Ann Roe', 'Acme Bank']),
    );
    expect(hasName(indexNames('Members of Local 12 voted.'), 'Local 77')).toBe(false);
  });
  it.each([
    ["Hole shuts Alvarena's Teller Field. ALVARENA - It fell in.", ["Alvarena's Teller Field", 'ALVARENA']],
    ['It fell at Teller Field. Officials said so.', ['Teller Field']],
    ['They met at St. Brannoc Hospital in Halgren, Minn. Gov. Ann Roe came.', ['St. Brannoc Hospital', 'Halgren']],
  ])('ends a name at the end of its sentence, but not at an abbreviation: %s', (text, names) =>
    expect(findProperNames(text)).toEqual(expect.arrayContaining(names)),
  );
  it('does not add the first word of a sentence to the name before it', () =>
    expect(findProperNames('It fell at Teller Field. Officials said so.').join()).not.toContain('Officials'));
  it('assigns a town to its state', () => {
    expect([...findPlaceRegions(['ELM CITY, Ore. — It rained.'], 'Elm City')]).toEqual(['oregon']);
    expect([...findPlaceRegions(['Elm City lies on the west coast of Scotland.'], 'Elm City')]).toEqual(['scotland']);
  });
  it.each([
    'The Roes sell the Elm City mill to Kitamura of Japan.',
    'The Elm City mill goes to Japan.',
    'The Elm City mill was bought by Japan’s Kitamura.',
  ])('does not assign another party’s region to the town: %s', (text) => {
    expect([...findPlaceRegions([text], 'Elm City')]).toEqual([]);
  });
});

describe('“may” as a month or a verb', () => {
  it.each(['On May 22nd the kilns closed.', 'In May the kilns closed.', 'On 22 May the kilns closed.'])(
    'does not read “may” as hedging if it is the month: %s',
    (text) => {
      const at = text.indexOf('closed');
      expect(readSentenceFrame(text, at, at + 6).hedged).toBe(false);
    },
  );

  it('reads “may” as hedging if it is the verb', () => {
    const text = 'The kilns may have closed.';
    expect(readSentenceFrame(text, 19, 25).hedged).toBe(true);
  });
});

describe('names in other forms', () => {
  it.each([
    ['Corvin, Dana Ruth: guilty', 'Dana Corvin'],
    ['Dana R. Corvin spoke.', 'Dana Corvin'],
    ['Dana Corvin, the mayor, spoke.', 'Mayor Dana Corvin'],
    ['A crash closed SR-12.', 'State Route 12'],
    ['President Mirela K. Aldane signed it.', 'President Aldane'],
  ])('finds names in other forms: in “%s”, %s', (text, name) => expect(hasName(indexNames(text), name)).toBe(true));

  it.each([
    ['Dana and Corvin left.', 'Dana Corvin'],
    ['Highway 14 is closed.', 'Highway 12'],
    ['The mayor spoke.', 'Mayor Corvin'],
    ['He saw York. New rules followed.', 'New York'],
    ['President Roe met Senator Mirela Aldane.', 'President Aldane'],
  ])('does not find a name if another name is meant: in “%s”, %s', (text, name) =>
    expect(hasName(indexNames(text), name)).toBe(false),
  );
});

describe('place lookups', () => {
  it('recognizes countries, peoples and provinces, but not longer names that contain them', () => {
    for (const word of ['Germany', 'German', 'the Spanish', 'Bavarian', 'U.S.']) expect(isCountryWord(word)).toBe(true);
    for (const word of ['Germany Valley', 'Corvin', 'Lindenau']) expect(isCountryWord(word)).toBe(false);
  });

  it.each([
    ['dot.oh.gov', 'ohio'],
    ['roecountynv.gov', 'nevada'],
    ['thevermontpost.com', 'vermont'],
    ['westvirginiapost.com', 'west virginia'],
    ['paper.co.ke', 'kenya'],
    ['court.tas.gov.au', 'tasmania'],
    ['kansascitypost.com', null],
    ['post.com', null],
    ['paper.co', null],
  ])('derives the region from the host %s: %s', (host, region) => expect(homeRegion(host)).toBe(region));

  it('returns the local and the alternative name of a town', () => {
    expect(getLocalName('Munich', 'de')).toBe('München');
    expect(getLocalName('Lindenau', 'de')).toBeNull();
    expect(alternativePlaceNames('Sevilla')).toEqual(['seville']);
  });
});

describe('event in another language', () => {
  it.each([
    ['Il n’y a pas eu d’incendie.', 'incendie', true],
    ['No hubo incendio en la fábrica.', 'incendio', true],
    ['Es gab keinen Brand.', 'Brand', true],
    ['Il n’y a pas eu de blessés dans l’incendie.', 'incendie', false],
    ['Beim Brand wurde niemand verletzt.', 'Brand', false],
  ])(
    'finds a denial in a negation of the event, not of its consequences, in another language: %s',
    (text, word, denied) =>
      expect(findForeignDenial(text.replace(/’/g, "'"), text.indexOf(word)) !== null).toBe(denied),
  );

  it('translates the things an event affected and finds them in a text in another language', () => {
    expect(translateThings('Tram derails into bakery', 'de')).toEqual(['Straßenbahn', 'Bäckerei']);
    expect(countNamedThings('Tram derails into bakery', 'Die Straßenbahn fuhr in eine Bäckerei.')).toBe(2);
    expect(countNamedThings('Tram derails into bakery', 'Die Kita ist geschlossen.')).toBe(0);
  });
});

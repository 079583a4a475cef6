import { compatible, conceptMentions, dateMentions, daysFrom, frameAt, hasName, indexNames, properNames, quantities, regionsOfPlace, splitSentences, stem } from './index';

const frame = (sentence: string, word: string) => frameAt(sentence, sentence.indexOf(word), sentence.indexOf(word) + word.length);

describe('text tools', () => {
  it('splits sentences without losing a letter, past abbreviations and quotes', () => {
    const text = 'Mr. Roe left at 3 p.m. on Friday. "Is it over?" asked Gov. Dane. It was.\n\nNew paragraph';
    const sentences = splitSentences(text);
    expect(sentences).toHaveLength(4);
    sentences.forEach((one) => expect(text.slice(one.start, one.end)).toBe(one.text));
  });
  it('reads figures with unit, range and scale, and leaves dates and clocks alone', () => {
    expect(quantities('About 1,660 hourly employees want $2.8 million, or 3 percent.').map((one) => [one.max, one.unit])).toEqual([[1660, stem('employees')], [2_800_000, '$'], [3, 'percent']]);
    expect(quantities('between 40 and 50 homes')[0]).toMatchObject({ min: 40, max: 50, approximate: true });
    expect(quantities('On March 5, 2025 at 7:20 p.m.')).toEqual([]);
  });
  it('finds figures compatible only within their slack', () => {
    const [a, b, c] = ['about 100 homes', '95 homes', '60 homes'].map((text) => quantities(text)[0]);
    expect(compatible(a!, b!)).toBe(true);
    expect(compatible(a!, c!)).toBe(false);
  });
  it('measures dates from a reference, taking the nearest year where none is written', () => {
    const [mention] = dateMentions('on January 2');
    expect(daysFrom(mention!, new Date('2024-12-31T00:00:00.000Z'))).toBe(2);
    expect(dateMentions('3 October 2021')[0]).toMatchObject({ year: 2021, month: 10, day: 3 });
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
  it('does not read a no of another clause into the event', () => {
    expect(frame('The plant burned down on Friday, but nobody was hurt.', 'burned')).toMatchObject({ negated: false, hedged: false, debunked: false });
  });
  it('knows one kind of event by many words and a fire chief from a fire', () => {
    expect(conceptMentions('They walked off the job.').map((one) => one.id)).toContain('strike');
    expect(conceptMentions('The fire chief spoke.').map((one) => one.id)).not.toContain('fire');
    expect(conceptMentions('A mast tipped over.').map((one) => one.id)).toContain('topple');
    for (const other of ['They toppled the elected government.', 'Prices fell over the weekend.']) expect(conceptMentions(other).map((one) => one.id)).not.toContain('topple');
  });
  it('reads names and finds them again', () => {
    expect(properNames('On Friday the mayor of Elm City, Ann Roe, met Acme Bank.')).toEqual(expect.arrayContaining(['Elm City', 'Ann Roe', 'Acme Bank']));
    expect(hasName(indexNames('Members of Local 12 voted.'), 'Local 77')).toBe(false);
  });
  it('ties a town to its state', () => {
    expect([...regionsOfPlace(['ELM CITY, Ore. — It rained.'], 'Elm City')]).toEqual(['oregon']);
  });
});

describe('the month of May', () => {
  it.each(['On May 22nd the kilns closed.', 'In May the kilns closed.', 'On 22 May the kilns closed.'])('is no hedge: %s', (text) => {
    const at = text.indexOf('closed');
    expect(frameAt(text, at, at + 6).hedged).toBe(false);
  });

  it('leaves the verb one', () => {
    const text = 'The kilns may have closed.';
    expect(frameAt(text, 19, 25).hedged).toBe(true);
  });
});

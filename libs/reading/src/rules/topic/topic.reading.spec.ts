import { indexNames } from '@corroborate/text';
import type { Claim, Topic } from '@corroborate/domain';
import { buildTopic } from '@corroborate/domain/testing';
import { parseHeadlineNames, withoutOutlet } from './read-names';
import { storyStems } from './story.words';
import { isClaim } from './topic-kind.policy';
import { buildTopicModel, coverage, matchedNames, splitLocation } from './topic.model';
import { cpuNow } from '../../../../../test/support/cpu';

const core = (text: string): Claim => ({ id: 'c1', text, kind: 'event', core: true, importance: 1, reasons: [] });
const model = (given: Partial<Topic> & { title: string }, claims: Claim[] = []) =>
  buildTopicModel(buildTopic(given), claims);

describe('place of a topic', () => {
  it.each([
    ['Larnholm, Ohio, USA', ['Larnholm', 'Ohio']],
    ['Larnholm', ['Larnholm', null]],
    [' , Larnholm , ', ['Larnholm', null]],
    ['', [null, null]],
    [null, [null, null]],
  ])('reads the place of a topic from %j as %j', (location, place) => expect(splitLocation(location)).toEqual(place));

  it('lists the regions of a topic’s place by their full names', () =>
    expect(model({ title: 'x', location: 'Larnholm, Ohio, Norway' }).regions).toEqual(['ohio', 'norway']));

  it('marks whether the title names the place of the topic', () => {
    const inTitle = (title: string) => model({ title, location: 'Larnholm, Ohio' }).townInTitle;
    expect([inTitle('Library shut in Larnholm'), inTitle('Library shut'), inTitle('')]).toEqual([true, false, false]);
  });
});

describe('names of a topic', () => {
  it('uses the given names of a topic without the place', () => {
    const { names, given } = model({ title: 'x', location: 'Larnholm', entities: ['Ilse Brandt', 'Larnholm', ' '] });
    expect([names, given]).toEqual([['Ilse Brandt'], true]);
  });

  it('reads the names of a topic from the title if no names were given', () => {
    const { names, given } = model({ title: 'The police say that Ilse Brandt is missing', location: 'Larnholm' });
    expect(names).toEqual(expect.arrayContaining(['Ilse Brandt']));
    expect(given).toBe(false);
  });

  it('treats a name as a subject of the topic if the title or main claim contains it', () => {
    const { subjects } = model({ title: 'Ilse Brandt resigns', entities: ['Ilse Brandt', 'Quillon Cannery'] });
    expect(subjects).toEqual(['Ilse Brandt']);
    const claims = [core('Ilse Brandt resigned from Quillon Cannery.')];
    expect(model({ title: 'Ilse Brandt resigns', entities: ['Quillon Cannery'] }, claims).subjects).toContain(
      'Quillon Cannery',
    );
  });

  it('limits the names of a topic to twelve', () =>
    expect(model({ title: 'x', entities: Array.from({ length: 30 }, (_, at) => `Quay ${at} Ltd`) }).names).toHaveLength(
      12,
    ));
});

describe('statement of a topic', () => {
  it.each([
    ['denies', 'Larnholm library was not shut', true],
    ['denies', 'Larnholm library was shut', false],
    ['denies', 'Mayor denies that Larnholm library was shut', false],
    ['accuses', 'Jon Voss charged with theft', true],
    ['accuses', 'Larnholm library opens', false],
    ['planned', 'Minister to meet unions', true],
    ['planned', 'Minister met unions', false],
    ['quotes', 'Mayor denies that library was shut', true],
    ['quotes', 'Mayor: “The library is never going to shut, believe me”', true],
    ['quotes', 'Library shut', false],
  ] as const)('sets the trait “%s” of the topic “%s” to %s', (trait, title, is) =>
    expect(model({ title })[trait]).toBe(is),
  );

  it('contains years, figures and votes from title, summary and text', () => {
    const found = model({
      title: 'Council votes 6-3 for bridge',
      summary: 'It was planned in 2019.',
      articleText: 'It costs 163 crates.',
    });
    expect([...found.years]).toEqual([2019]);
    expect([...found.tallies]).toHaveLength(1);
    expect(found.quantities.map(({ max }) => max)).toContain(163);
  });

  it('parses a topic without the outlet name at the end of its title', () =>
    expect(model({ title: 'Two held after shooting in Tarrowfield - Orrin News' }).title).toBe(
      'Two held after shooting in Tarrowfield',
    ));

  it('uses the title as main claim if the topic has no claims', () => {
    expect(model({ title: 'Library shut' }).core).toBe('Library shut');
    expect(model({ title: 'Library shut' }, [core('The library was shut.')]).core).toBe('The library was shut.');
  });

  it.each(['', ' ', '水害で橋が流された', '?!', 'Мост закрыт'])('parses a topic with an unusual title: %j', (title) => {
    const found = model({ title, eventDate: null });
    expect([found.concepts, found.eventDate, found.denies]).toEqual([[], null, false]);
  });

  it('parses the statement of a very long topic in bounded time', () => {
    const began = cpuNow();
    model({ title: 'Aa to '.repeat(2_000), summary: '“who did not '.repeat(5_000), articleText: 'x '.repeat(50_000) });
    expect(cpuNow() - began).toBeLessThan(5_000);
  });
});

describe('share of a topic’s words found', () => {
  const terms = [
    { stem: 'bridg', weight: 1 },
    { stem: 'brandt', weight: 1.5 },
  ];
  it.each([
    [[], 0],
    [['bridg'], 0.4],
    [['brandt'], 0.6],
    [['bridg', 'brandt', 'rain'], 1],
  ])('computes the share of a topic’s words found among %j as %d', (stems, share) =>
    expect(coverage(terms, new Set(stems))).toBeCloseTo(share),
  );

  it('returns a share of 0 for a topic without distinctive words', () =>
    expect(coverage([], new Set(['tower']))).toBe(0));

  it('gives names and figures more weight', () => {
    const { terms: found } = model({ title: 'Brandt counts 163 lamps', entities: ['Brandt'] });
    const weight = (word: string) => found.find(({ stem }) => stem.startsWith(word))?.weight;
    expect([weight('brandt'), weight('163'), weight('lamp')]).toEqual([1.5, 1.5, 1]);
  });

  it('grows with the words found', () => {
    const { terms: found } = model({ title: 'Brandt counts lamps on the bridge at night' });
    const shares = found.map((_, at) => coverage(found, new Set(found.slice(0, at + 1).map(({ stem }) => stem))));
    expect(shares).toEqual([...shares].sort((a, b) => a - b));
    expect(shares.at(-1)).toBe(1);
  });
});

describe('shortened names', () => {
  it.each([
    ['DrillPro cordless drill', 'The DrillPro overheats.', true],
    ['Corvin Bay Airways', 'Corvin Bay has grounded its fleet.', true],
    ['Corvin Bay Airways', 'Corvin has grounded its fleet.', false],
    ['Corvin Airways', 'Corvin has grounded its fleet.', false],
    ['milk powder', 'Milk was spilt.', false],
  ])('matches a shortened name as expected: %s in “%s”: %s', (name, text, found) =>
    expect(matchedNames([name], indexNames(text))).toEqual(found ? [name] : []),
  );
});

describe('distinctive words of a story', () => {
  it('leaves names, places, figures and filler out of the distinctive words of a story', () =>
    expect(storyStems('Brandt shuts 40 lamps in Larnholm on Monday night', ['Brandt'], ['Larnholm'])).toEqual([
      'shut',
      'lamp',
    ]));
  it('lists each distinctive word of a story once', () =>
    expect(storyStems('lamp lamps lamp', [], [])).toEqual(['lamp']));
  it('keeps a lowercase name among the distinctive words of a story', () =>
    expect(storyStems('milk powder', ['milk powder'], [])).toHaveLength(2));
  it('finds no distinctive words in an empty text', () => expect(storyStems('', [], [])).toEqual([]));
});

describe('isClaim', () => {
  const of = (given: Parameters<typeof buildTopic>[0]) => isClaim(buildTopic(given));

  it.each([
    'Orvane had 217 mills in 2019',
    'Harvests in Orvane shrank over the past five years',
    'The harbour of Orvane is the largest of the coast.',
    'Halvik closed the kilns of its three works.',
  ])('returns true for a statement about earlier facts: “%s”', (title) => expect(of({ title })).toBe(true));

  it.each(['Halvik closes kilns', 'Mills of 2025', 'Mills of 2031', 'Mills 12019 and 217'])(
    'returns false for a headline: “%s”',
    (title) => expect(of({ title })).toBe(false),
  );

  it('returns true if the topic has only the name of the speaker', () =>
    expect(of({ title: 'Halvik closes kilns', summary: 'Claimed by Mirel Dast, in a debate.' })).toBe(true));

  it.each([{ location: 'Orvane' }, { url: 'https://a.example/1' }, { articleText: 'Halvik had 217 mills.' }])(
    'returns false with a place, URL or text: %j',
    (given) => expect(of({ title: 'Orvane had 217 mills in 2019', ...given })).toBe(false),
  );

  it('returns false for an earlier year if the topic has no date', () =>
    expect(of({ title: 'Mills of 2019', eventDate: null })).toBe(false));
});

describe('names read from unusual headlines', () => {
  it.each(['', '???', 'alle klein geschrieben', '水害'])('reads no names from the unusual headline “%s”', (text) =>
    expect(parseHeadlineNames(text)).toEqual([]),
  );

  it('keeps the outlet name in a headline if the rest would be too short', () =>
    expect(withoutOutlet('Two held - Orrin News')).toBe('Two held - Orrin News'));
});

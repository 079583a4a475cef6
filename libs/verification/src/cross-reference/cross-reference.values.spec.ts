import { isCompatible, findQuantities } from '@corroborate/text';
import { buildArticle, buildDateRecord, buildTopic, buildSourceView } from '@corroborate/domain/testing';
import { findEventDay } from './cross-reference.dates';
import { toBaseUnit } from './cross-reference.numbers';
import { crossReference, findStatedPlace } from './cross-reference.policy';
import type { CrossReferenceSource } from './cross-reference.types';
import { cpuNow } from '../../../../test/support/cpu';

/** 5 March 2025, a Wednesday. */
const WEDNESDAY = buildDateRecord('2025-03-05T15:00:00.000Z');

const page = (
  id: number,
  text: string,
  day = '2025-03-05T15:00:00.000Z',
  given: Partial<CrossReferenceSource['view']> = {},
): CrossReferenceSource => {
  const article = buildArticle('Ferry Norra runs aground', text, { day });
  const quote = text.split('\n', 1)[0] ?? '';
  const stance = { ...buildSourceView(id).stance, passage: { quote, start: 0, end: quote.length } };
  return { view: buildSourceView(id, { published: article.published, stance, ...given }), article, perClaim: [] };
};
const differing = (topicText: string, ...sources: CrossReferenceSource[]) =>
  crossReference({
    topic: buildTopic({ title: 'Ferry Norra runs aground', summary: topicText }),
    claims: [],
    sources,
    clusters: [],
  }).discrepancies;
const first = (text: string) => {
  const [found] = findQuantities(text);
  if (!found) throw new Error(`no figure in ${text}`);
  return found;
};

describe('event date in a sentence', () => {
  const day = (sentence: string, published = WEDNESDAY) => {
    const found = findEventDay(sentence, published);
    return found && [found.from, found.to].map((one) => new Date(one * 86_400_000).toISOString().slice(0, 10));
  };
  const only = (date: string) => [date, date];

  it.each([
    ['It sank on Wednesday.', only('2025-03-05')],
    ['It sank on Thursday.', only('2025-02-27')],
    ['It sank last Tuesday.', ['2025-02-25', '2025-03-04']],
    ['It sank today.', only('2025-03-05')],
    ['It sank this morning.', only('2025-03-05')],
    ['It sank yesterday.', only('2025-03-04')],
    ['It sank overnight.', ['2025-03-04', '2025-03-05']],
    ['It sank last night.', ['2025-03-04', '2025-03-05']],
    ['It sank on Tuesday night.', ['2025-03-04', '2025-03-05']],
    ['It sank on March 3, 2025.', only('2025-03-03')],
    ['It sank on March 3, 2025, evening.', ['2025-03-03', '2025-03-04']],
    ['It sank on Monday, March 3.', only('2025-03-03')],
    ['Ferry sinks on Monday, March 3, 2025', only('2025-03-03')],
    ['It sank yesterday, on Tuesday.', only('2025-03-04')],
    ['It sank overnight, on Wednesday.', only('2025-03-05')],
    ['The mayor said on Wednesday that it sank on Monday.', only('2025-03-03')],
    ['It sank on Monday, the coast guard said Wednesday.', only('2025-03-03')],
    ['Ferry sinks on Monday off Norra\nWednesday, March 5, 2025', only('2025-03-03')],
  ])('reads the event date from “%s”: %j', (sentence, days) => expect(day(sentence)).toEqual(days));

  it.each([
    ['a text without a date or place', 'It sank.'],
    ['an announced event', 'It sails tomorrow.'],
    ['a future weekday', 'It sails next Friday.'],
    ['a planned day', 'It is expected to sail on Friday.'],
    ['the start of a period', 'It has been closed since Monday.'],
    ['the day of a newspaper edition', "Tuesday's ferry sank."],
    ['a month only', 'It sank in March 2025.'],
    ['the day of a report in another newspaper', 'The Ledger reported Tuesday that divers found the ferry.'],
    ['the day of a statement', 'The ferry sank, the mayor said late Tuesday.'],
    ['the publication day of another page', 'Divers find the ferry off Norra Tuesday, March 4, 2025'],
    ['the publication day of the page itself', 'Divers find the ferry\nPublished Tuesday, March 4, 2025'],
    ['a sentence with two days', 'It sailed on Monday and sank on Tuesday.'],
    ['other scripts', 'Паром сел на мель в среду.'],
    ['an empty text', ''],
  ])('returns null as the event date for %s', (_, sentence) => expect(day(sentence)).toBeNull());

  it.each([
    ['to the month', buildDateRecord('2025-03-05T15:00:00.000Z', { precision: 'month' })],
    ['to the year', buildDateRecord('2025-03-05T15:00:00.000Z', { precision: 'year' })],
  ])('does not derive an event date from a publication date known only %s', (_, published) =>
    expect(day('It sank on Tuesday.', published)).toBeNull(),
  );

  it('interprets an event date in the newsroom’s time zone', () => {
    const late = { value: '2025-03-05T23:30:00.000Z' };
    expect(day('It sank today.', buildDateRecord(late.value, { zone: '+02:00' }))).toEqual(only('2025-03-06'));
    expect(day('It sank today.', buildDateRecord('2025-03-05T01:00:00.000Z', { zone: '-0500' }))).toEqual(
      only('2025-03-04'),
    );
  });

  it('reads an event date without a publication date if the sentence gives the year', () => {
    expect(findEventDay('It sank on March 3, 2025.', null)?.from).toBe(Date.UTC(2025, 2, 3) / 86_400_000);
    expect(findEventDay('It sank on March 3.', null)).toBeNull();
  });
});

describe('compared statements', () => {
  const says = (given: Partial<CrossReferenceSource['view']>) =>
    differing('', page(1, 'The ferry sank on Sunday.'), page(2, 'The ferry sank on Wednesday.', undefined, given))
      .length;
  const mention = { ...buildSourceView(2).stance, stance: 'mentions' as const };

  it.each([
    ['a supporting page', {}, 1],
    ['the topic’s own page', { stance: { ...mention, passage: null }, isTopicPage: true }, 1],
    ['a page that only mentions it', { stance: mention }, 0],
    ['a page that was not read', { readable: false }, 0],
  ])('includes %s in the compared statements or not: %#', (_, given, expected) => expect(says(given)).toBe(expected));

  it('compares the first line of a page that has no quoted passage', () => {
    const without = page(2, 'The ferry sank on Wednesday.\n\nIt had sailed on Sunday.');
    without.view.stance.passage = null;
    expect(differing('', page(1, 'The ferry sank on Sunday.'), without)).toMatchObject([
      { kind: 'date', values: [{ value: '2025-03-02' }, { value: '2025-03-05' }] },
    ]);
  });
});

describe('compatible figures', () => {
  it.each([
    ['40 passengers', '40 passengers'],
    ['about 40 passengers', '44 passengers'],
    ['more than 40 passengers', '66 passengers'],
    ['at least 40 passengers', '45 passengers'],
    ['up to 60 passengers', '37 passengers'],
    ['nearly 60 passengers', '50 passengers'],
  ])('treats “%s” and “%s” as compatible figures', (a, b) => {
    expect(isCompatible(first(a), first(b))).toBe(true);
    expect(isCompatible(first(b), first(a))).toBe(true);
  });

  it.each([
    ['40 passengers', '41 passengers'],
    ['about 40 passengers', '45 passengers'],
    ['more than 40 passengers', '67 passengers'],
    ['more than 40 passengers', '36 passengers'],
    ['up to 60 passengers', '36 passengers'],
    ['up to 60 passengers', '67 passengers'],
  ])('does not treat “%s” and “%s” as compatible figures', (a, b) =>
    expect(isCompatible(first(a), first(b))).toBe(false),
  );
});

describe('conversion to base units', () => {
  it.each([
    ['3 miles', 'metre', 4828.02],
    ['5 kilometers', 'metre', 5000],
    ['5 km', 'metre', 5000],
    ['100 acres', 'hectare', 40.47],
    ['2 hours', 'minute', 120],
    ['3 tonnes', 'kilogram', 3000],
  ])('converts %s to %s', (text, unit, max) => {
    const converted = toBaseUnit(first(text));
    expect(converted).toMatchObject({ unit, approximate: true });
    expect(converted.max).toBeCloseTo(max);
  });

  it('keeps the currency of amounts', () => {
    expect(toBaseUnit(first('£40 million')).unit).toBe('GBP');
    expect(toBaseUnit(first('$40 million')).unit).toBe('USD');
  });

  it('does not convert counted objects', () => {
    const counted = { ...first('40 passengers'), unit: 'constructor' };
    expect(toBaseUnit(counted)).toBe(counted);
  });
});

describe('discrepancy between figures', () => {
  const [early, late] = ['2025-03-05T08:00:00.000Z', '2025-03-06T08:00:00.000Z'];
  const discrepanciesOf = (a: string, b: string, days = [early, late]) =>
    differing('Ferry Norra ran aground: 40 people hurt, 40 cars lost.', page(1, a, days[0]), page(2, b, days[1]));

  it.each([
    ['rising tolls', 'The Norra ran aground, 40 people hurt.', 'The Norra ran aground, 70 people hurt.', 'update'],
    [
      'falling tolls',
      'The Norra ran aground, 70 people hurt.',
      'The Norra ran aground, 40 people hurt.',
      'contradiction',
    ],
    [
      'figures that cannot be an update',
      'The Norra lost 40 cars.',
      'The Norra ran aground and lost 70 cars.',
      'contradiction',
    ],
    ['nearly equal figures', 'The Norra lost 40 cars.', 'The Norra ran aground and lost 45 cars.', 'imprecise'],
  ])('reports a discrepancy between figures: %s', (_, a, b, reading) =>
    expect(discrepanciesOf(a, b)).toMatchObject([
      { kind: 'number', reading, values: [{ sourceId: 1 }, { sourceId: 2 }] },
    ]),
  );

  it.each([
    ['of another order of magnitude', 'The Norra ran aground with 40 cars.', 'The Norra ran aground with 900 cars.'],
    ['in a sentence about something else', 'The Norra lost 40 cars.', 'Elsewhere a depot holds 70 cars.'],
    ['of things the topic does not count', 'The Norra lost 12 crates.', 'The Norra lost 90 crates.'],
    ['within one page', 'The Norra lost 40 cars.', 'The Norra ran aground.'],
  ])('reports no discrepancy for figures %s', (_, a, b) => expect(discrepanciesOf(a, b)).toEqual([]));
});

describe('place named by a page', () => {
  const place = (text: string) => findStatedPlace(page(1, text));

  it.each([
    ['It sank near Larnholm, Ohio, at night.', { town: 'larnholm', region: 'ohio' }],
    ['It sank in Larnholm, Ohio, they said.', { town: 'larnholm', region: 'ohio' }],
    ['LARNHOLM, Ohio — It sank.', { town: 'larnholm', region: 'ohio' }],
    ['LARNHOLM, Ohio (VWA) - It sank.', { town: 'larnholm', region: 'ohio' }],
  ])('reads the place named by a page from “%s”', (text, expected) => expect(place(text)).toMatchObject(expected));

  it.each([
    ['an unknown region', 'It sank in Larnholm, Brandshire.'],
    ['two places', 'It sank in Larnholm, Ohio, and not in Elmsworth, Oregon, at night.'],
    ['a text without a date or place', ''],
    ['lowercase names', 'it sank in larnholm, ohio.'],
  ])('returns null as the place named by a page for %s', (_, text) => expect(place(text)).toBeNull());

  it('reads the place named by a page in bounded time', () => {
    const began = cpuNow();
    for (const part of ['in Aa ', 'A', 'near A, A ', "A.' -"]) place(part.repeat(20_000));
    expect(cpuNow() - began).toBeLessThan(3_000);
  });
});

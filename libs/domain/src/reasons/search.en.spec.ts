import { createReason, type Reason, toReasonText } from './reason';
import { SEARCH_ENGLISH } from './search.en';

const TWO = { one: ['ohio', 'texas'], other: ['vermont'] };
const FIGURES = { one: 'about 1,450', other: '1,500', of: 'workers' };

/** Every code with the sentence that people have always read for it. */
const CATALOGUE: readonly (readonly [Reason, string])[] = [
  [
    createReason('rank.found-by', {
      engines: [
        createReason('rank.engine', { engine: 'one', place: 2 }),
        createReason('rank.engine', { engine: 'two', place: 1 }),
      ],
    }),
    'found by one (rank 2), two (rank 1)',
  ],
  [createReason('rank.engine', { engine: 'one', place: 2 }), 'one (rank 2)'],
  [
    createReason('rank.parts', { relevance: 87, agreement: 100, time: 50, standing: 90 }),
    'scores: relevance 87%, search engine agreement 100%, time 50%, credibility 90%',
  ],
  [createReason('rank.words', { words: ['Orson', 'strike'] }), 'shares Orson, strike with the topic'],
  [createReason('rank.no-word'), 'shares no words with the topic'],
  [createReason('rank.no-party'), 'names none of the topic’s parties'],
  [createReason('rank.own-query'), 'has all words of the query that found it'],
  [createReason('rank.undated'), 'no date from the search engine'],
  [createReason('rank.age', { days: 1 }), '1 day old according to the search engine'],
  [createReason('rank.age', { days: 0 }), '0 days old according to the search engine'],
  [
    createReason('rank.dated', { days: 1, side: 'after', of: 'event' }),
    'dated by the search engine 1 day after the event',
  ],
  [
    createReason('rank.dated', { days: 3, side: 'before', of: 'event' }),
    'dated by the search engine 3 days before the event',
  ],
  [
    createReason('rank.dated', { days: 3, side: 'before', of: 'discovery' }),
    'dated by the search engine 3 days before the topic was found',
  ],
  [createReason('rank.primary-outlet', { name: 'A' }), 'A is a primary source, public body or news agency'],
  [createReason('rank.established-outlet', { name: 'A' }), 'A is an established outlet'],
  [
    createReason('rank.ordinary-outlet', { name: 'A' }),
    'A is an ordinary or unknown outlet, judged by its address only',
  ],
  [createReason('rank.unreliable-outlet', { name: 'A' }), 'A is known to be unreliable'],
  [createReason('rank.outlet-unasked'), 'outlet credibility not looked up'],
  [createReason('rank.topics-own'), 'the topic’s own page'],
  [createReason('rank.encyclopedia'), 'an encyclopedia: background, not a report'],
  [createReason('rank.unresolved'), 'an aggregator link that was not resolved'],
  [createReason('text.words', { words: ['Orson', 'strike'] }), 'its text mentions Orson, strike'],
  [createReason('text.no-word'), 'its text shares no words with the topic'],
  [createReason('text.no-party'), 'its text names none of the topic’s parties'],
  [createReason('same.nothing-to-compare'), 'nothing to compare'],
  [createReason('same.names', { names: ['Orson Paper', 'Ann Roe'] }), 'both name Orson Paper, Ann Roe'],
  [createReason('same.no-name'), 'no names in common'],
  [createReason('same.kind', { kinds: ['strike', 'closure'] }), 'both report the same kind of event (strike, closure)'],
  [
    createReason('same.other-kind', { one: ['strike', 'closure'], other: ['fire'] }),
    'different kinds of event: strike, closure in one, fire in the other',
  ],
  [createReason('same.days-apart', { days: 0 }), 'both have the same date'],
  [createReason('same.days-apart', { days: 1 }), '1 day apart'],
  [createReason('same.days-apart', { days: 2 }), '2 days apart'],
  [createReason('same.too-far-apart', { days: 90 }), '90 days apart: two different events'],
  [createReason('same.place', { place: 'elm valley' }), 'both are about elm valley'],
  [
    createReason('same.other-place', { one: 'elm valley', other: 'oak hill' }),
    'different places: elm valley in one, oak hill in the other',
  ],
  [createReason('same.other-region', TWO), 'different regions: ohio, texas in one, vermont in the other'],
  [createReason('same.regions-named', TWO), 'one names ohio, texas, the other vermont'],
  [createReason('same.words', { words: 4 }), '4 distinctive words in common'],
  [createReason('same.figures-fit', FIGURES), 'matching figures (about 1,450 and 1,500 workers)'],
  [createReason('same.figures-differ', FIGURES), 'different figures (about 1,450 and 1,500 workers)'],
];

describe('English reason texts for search ranking and event matching', () => {
  it.each(CATALOGUE)('renders the search ranking or event matching reason %j as “%s”', (reason, sentence) =>
    expect(toReasonText(reason)).toBe(sentence),
  );

  it('covers every reason code for search ranking and event matching with an expected English text', () => {
    const shown = new Set<string>(CATALOGUE.map(([{ code }]) => code));
    expect(Object.keys(SEARCH_ENGLISH).filter((code) => !shown.has(code))).toEqual([]);
  });
});

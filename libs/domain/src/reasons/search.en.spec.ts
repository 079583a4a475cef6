import { because, type Reason, sentenceOf } from './reason';
import { SEARCH_ENGLISH } from './search.en';

const TWO = { one: ['ohio', 'texas'], other: ['vermont'] };
const FIGURES = { one: 'about 1,450', other: '1,500', of: 'workers' };

/** Every code with the sentence that people have always read for it. */
const CATALOGUE: readonly (readonly [Reason, string])[] = [
  [
    because('rank.found-by', {
      engines: [
        because('rank.engine', { engine: 'one', place: 2 }),
        because('rank.engine', { engine: 'two', place: 1 }),
      ],
    }),
    'found by one (place 2), two (place 1)',
  ],
  [because('rank.engine', { engine: 'one', place: 2 }), 'one (place 2)'],
  [
    because('rank.parts', { relevance: 87, agreement: 100, time: 50, standing: 90 }),
    'scored by relevance 87 %, agreement of engines 100 %, time 50 %, standing 90 %',
  ],
  [because('rank.words', { words: ['Orson', 'strike'] }), 'shares Orson, strike with the topic'],
  [because('rank.no-word'), 'shares no word with the topic'],
  [because('rank.no-party'), 'names none of the topic’s parties'],
  [because('rank.undated'), 'the engine gives no date'],
  [because('rank.age', { days: 1 }), '1 day old according to the engine'],
  [because('rank.age', { days: 0 }), '0 days old according to the engine'],
  [because('rank.dated', { days: 1, side: 'after', of: 'event' }), 'dated 1 day after the event by the engine'],
  [because('rank.dated', { days: 3, side: 'before', of: 'event' }), 'dated 3 days before the event by the engine'],
  [
    because('rank.dated', { days: 3, side: 'before', of: 'discovery' }),
    'dated 3 days before the topic was found by the engine',
  ],
  [because('rank.primary-outlet', { name: 'A' }), 'A is a primary source, an official body or an agency'],
  [because('rank.established-outlet', { name: 'A' }), 'A is an established outlet'],
  [because('rank.ordinary-outlet', { name: 'A' }), 'by its address alone A is an ordinary or unknown outlet'],
  [because('rank.unreliable-outlet', { name: 'A' }), 'A is known to be unreliable'],
  [because('rank.outlet-unasked'), 'the outlet’s standing was not looked up'],
  [because('rank.topics-own'), 'is the topic’s own page'],
  [because('rank.encyclopedia'), 'is an encyclopedia: background, no report'],
  [because('rank.unresolved'), 'its link is an aggregator’s and was not resolved'],
  [because('text.words', { words: ['Orson', 'strike'] }), 'its text speaks of Orson, strike'],
  [because('text.no-word'), 'its text shares no word with the topic'],
  [because('text.no-party'), 'its text names none of the topic’s parties'],
  [because('same.nothing-to-compare'), 'nothing in them can be compared'],
  [because('same.names', { names: ['Orson Paper', 'Ann Roe'] }), 'both name Orson Paper, Ann Roe'],
  [because('same.no-name'), 'they name nobody and nothing in common'],
  [because('same.kind', { kinds: ['strike', 'closure'] }), 'both tell of the same kind of event (strike, closure)'],
  [
    because('same.other-kind', { one: ['strike', 'closure'], other: ['fire'] }),
    'one tells of strike, closure, the other of fire',
  ],
  [because('same.days-apart', { days: 0 }), 'both are of one day'],
  [because('same.days-apart', { days: 1 }), '1 day lies between them'],
  [because('same.days-apart', { days: 2 }), '2 days lie between them'],
  [because('same.too-far-apart', { days: 90 }), '90 days lie between them: two events'],
  [because('same.place', { place: 'elm valley' }), 'both are about elm valley'],
  [
    because('same.other-place', { one: 'elm valley', other: 'oak hill' }),
    'one is about elm valley, the other about oak hill',
  ],
  [because('same.other-region', TWO), 'one is in ohio, texas, the other in vermont'],
  [because('same.regions-named', TWO), 'one names ohio, texas, the other vermont'],
  [because('same.words', { words: 4 }), '4 telling words in common'],
  [because('same.figures-fit', FIGURES), 'the figures fit (about 1,450 and 1,500 workers)'],
  [because('same.figures-differ', FIGURES), 'the figures differ (about 1,450 and 1,500 workers)'],
];

describe('the reasons of rankings and of one event or two in English', () => {
  it.each(CATALOGUE)('say of %j “%s”', (reason, sentence) => expect(sentenceOf(reason)).toBe(sentence));

  it('are all in this catalogue', () => {
    const shown = new Set<string>(CATALOGUE.map(([{ code }]) => code));
    expect(Object.keys(SEARCH_ENGLISH).filter((code) => !shown.has(code))).toEqual([]);
  });
});

import type { Catalog, CodeLine } from './catalog';

/** What a day is measured by. */
const DATED_BY = { event: 'the event', discovery: 'the topic was found' } as const;

/** The English of rankings and of what makes two accounts one event. */
export const SEARCH_ENGLISH = {
  'rank.found-by': ({ engines }: { engines: CodeLine[] }, say) => `found by ${engines.map(say).join(', ')}`,
  'rank.engine': '{engine} (place {place, number})',
  /** What the score is made of, each of 100. */
  'rank.parts': `scored by relevance {relevance, number} %, agreement of engines {agreement, number} %, time
    {time, number} %, standing {standing, number} %`,
  'rank.words': 'shares {words, list} with the topic',
  'rank.no-word': 'shares no word with the topic',
  'rank.no-party': 'names none of the topic’s parties',
  'rank.undated': 'the engine gives no date',
  'rank.age': ({ days }: { days: number }) => `${counted(days)} old according to the engine`,
  /** `of`: the day of the event, or, where nobody says it, that on which the topic was found. */
  'rank.dated': ({ days, side, of = 'event' }: { days: number; side: 'before' | 'after'; of: 'event' | 'discovery' }) =>
    `dated ${counted(days)} ${side} ${DATED_BY[of]} by the engine`,
  /** Who stands behind its address, by tier: 1 to 4 in this order. */
  'rank.primary-outlet': '{name} is a primary source, an official body or an agency',
  'rank.established-outlet': '{name} is an established outlet',
  'rank.ordinary-outlet': 'by its address alone {name} is an ordinary or unknown outlet',
  'rank.unreliable-outlet': '{name} is known to be unreliable',
  'rank.outlet-unasked': 'the outlet’s standing was not looked up',
  'rank.topics-own': 'is the topic’s own page',
  'rank.encyclopedia': 'is an encyclopedia: background, no report',
  'rank.unresolved': 'its link is an aggregator’s and was not resolved',

  'text.words': 'its text speaks of {words, list}',
  'text.no-word': 'its text shares no word with the topic',
  'text.no-party': 'its text names none of the topic’s parties',

  'same.nothing-to-compare': 'nothing in them can be compared',
  'same.names': 'both name {names, list}',
  'same.no-name': 'they name nobody and nothing in common',
  'same.kind': 'both tell of the same kind of event ({kinds, list})',
  'same.other-kind': 'one tells of {one, list}, the other of {other, list}',
  'same.days-apart': ({ days }: { days: number }) => (days === 0 ? 'both are of one day' : apart(days)),
  'same.too-far-apart': ({ days }: { days: number }) => `${apart(days)}: two events`,
  'same.place': 'both are about {place}',
  'same.other-place': 'one is about {one}, the other about {other}',
  'same.other-region': 'one is in {one, list}, the other in {other, list}',
  'same.regions-named': 'one names {one, list}, the other {other, list}',
  'same.words': '{words, number} telling words in common',
  'same.figures-fit': 'the figures fit ({one} and {other} {of})',
  'same.figures-differ': 'the figures differ ({one} and {other} {of})',
} as const satisfies Catalog;

const counted = (days: number): string => (days === 1 ? '1 day' : `${days} days`);
const apart = (days: number): string => `${counted(days)} ${days === 1 ? 'lies' : 'lie'} between them`;

import type { Sentences } from './reason';
import type { SearchReasons } from './search.reasons';

/** What a day is measured by. */
const DATED_BY = { event: 'the event', discovery: 'the topic was found' } as const;

/** The English of rankings and of what makes two accounts one event. */
export const SEARCH_ENGLISH: Sentences<SearchReasons> = {
  'rank.found-by': ({ engines }, say) => `found by ${engines.map(say).join(', ')}`,
  'rank.engine': ({ engine, place }) => `${engine} (place ${place})`,
  'rank.parts': ({ relevance, agreement, time, standing }) =>
    `scored by relevance ${relevance} %, agreement of engines ${agreement} %, time ${time} %, standing ${standing} %`,
  'rank.words': ({ words }) => `shares ${words.join(', ')} with the topic`,
  'rank.no-word': () => 'shares no word with the topic',
  'rank.no-party': () => 'names none of the topic’s parties',
  'rank.undated': () => 'the engine gives no date',
  'rank.age': ({ days }) => `${counted(days)} old according to the engine`,
  'rank.dated': ({ days, side, of = 'event' }) => `dated ${counted(days)} ${side} ${DATED_BY[of]} by the engine`,
  'rank.primary-outlet': ({ name }) => `${name} is a primary source, an official body or an agency`,
  'rank.established-outlet': ({ name }) => `${name} is an established outlet`,
  'rank.ordinary-outlet': ({ name }) => `by its address alone ${name} is an ordinary or unknown outlet`,
  'rank.unreliable-outlet': ({ name }) => `${name} is known to be unreliable`,
  'rank.outlet-unasked': () => 'the outlet’s standing was not looked up',
  'rank.topics-own': () => 'is the topic’s own page',
  'rank.encyclopedia': () => 'is an encyclopedia: background, no report',
  'rank.unresolved': () => 'its link is an aggregator’s and was not resolved',

  'text.words': ({ words }) => `its text speaks of ${words.join(', ')}`,
  'text.no-word': () => 'its text shares no word with the topic',
  'text.no-party': () => 'its text names none of the topic’s parties',

  'same.nothing-to-compare': () => 'nothing in them can be compared',
  'same.names': ({ names }) => `both name ${names.join(', ')}`,
  'same.no-name': () => 'they name nobody and nothing in common',
  'same.kind': ({ kinds }) => `both tell of the same kind of event (${kinds.join(', ')})`,
  'same.other-kind': ({ one, other }) => `one tells of ${one.join(', ')}, the other of ${other.join(', ')}`,
  'same.days-apart': ({ days }) => (days === 0 ? 'both are of one day' : apart(days)),
  'same.too-far-apart': ({ days }) => `${apart(days)}: two events`,
  'same.place': ({ place }) => `both are about ${place}`,
  'same.other-place': ({ one, other }) => `one is about ${one}, the other about ${other}`,
  'same.other-region': ({ one, other }) => `one is in ${one.join(', ')}, the other in ${other.join(', ')}`,
  'same.regions-named': ({ one, other }) => `one names ${one.join(', ')}, the other ${other.join(', ')}`,
  'same.words': ({ words }) => `${words} telling words in common`,
  'same.figures-fit': ({ one, other, of }) => `the figures fit (${one} and ${other} ${of})`,
  'same.figures-differ': ({ one, other, of }) => `the figures differ (${one} and ${other} ${of})`,
};

const counted = (days: number): string => (days === 1 ? '1 day' : `${days} days`);
const apart = (days: number): string => `${counted(days)} ${days === 1 ? 'lies' : 'lie'} between them`;

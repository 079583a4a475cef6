import type { Catalog } from './catalog';

/** English text on rankings and on why two reports describe the same event. */
export const SEARCH_ENGLISH = {
  'rank.found-by': 'found by {engines, reasons, , }',
  'rank.engine': '{engine} (rank {place, number})',
  /** Components of the score, each 0–100. */
  'rank.parts': `scores: relevance {relevance, number}%, search engine agreement {agreement, number}%, time
    {time, number}%, credibility {standing, number}%`,
  'rank.words': 'shares {words, list} with the topic',
  'rank.no-word': 'shares no words with the topic',
  'rank.no-party': 'names none of the topic’s parties',
  'rank.own-query': 'has all words of the query that found it',
  'rank.undated': 'no date from the search engine',
  'rank.age': '{days, plural, 1 day|# days} old according to the search engine',
  /** `of`: the date of the event or, if unknown, the date the topic was found. */
  'rank.dated': 'dated by the search engine {days, plural, 1 day|# days} {side} {of, referenceDate}',
  /** Publisher of the page; one code per tier, 1 to 4 in this order. */
  'rank.primary-outlet': '{name} is a primary source, public body or news agency',
  'rank.established-outlet': '{name} is an established outlet',
  'rank.ordinary-outlet': '{name} is an ordinary or unknown outlet, judged by its address only',
  'rank.unreliable-outlet': '{name} is known to be unreliable',
  'rank.outlet-unasked': 'outlet credibility not looked up',
  'rank.topics-own': 'the topic’s own page',
  'rank.encyclopedia': 'an encyclopedia: background, not a report',
  'rank.unresolved': 'an aggregator link that was not resolved',

  'text.words': 'its text mentions {words, list}',
  'text.no-word': 'its text shares no words with the topic',
  'text.no-party': 'its text names none of the topic’s parties',

  'same.nothing-to-compare': 'nothing to compare',
  'same.names': 'both name {names, list}',
  'same.no-name': 'no names in common',
  'same.kind': 'both report the same kind of event ({kinds, list})',
  'same.other-kind': 'different kinds of event: {one, list} in one, {other, list} in the other',
  'same.days-apart': '{days, plural, 1 day apart|# days apart|both have the same date}',
  'same.too-far-apart': '{days, plural, 1 day|# days} apart: two different events',
  'same.place': 'both are about {place}',
  'same.other-place': 'different places: {one} in one, {other} in the other',
  'same.other-region': 'different regions: {one, list} in one, {other, list} in the other',
  'same.regions-named': 'one names {one, list}, the other {other, list}',
  'same.words': '{words, number} distinctive words in common',
  'same.figures-fit': 'matching figures ({one} and {other} {of})',
  'same.figures-differ': 'different figures ({one} and {other} {of})',
} as const satisfies Catalog;

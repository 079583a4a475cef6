import { many } from '../many';
import type { Catalog } from './catalog';
import type { Instant } from '../time';

/** Ways to lead somewhere that are no words of a page. */
const NO_WORDS: Record<string, string> = {
  link: ', by a link',
  'credit line': ', by its credit line',
  'same text': ', by the same text',
  unnamed: '',
};
const ledBy = (cue: string | null): string => (cue === null ? '' : (NO_WORDS[cue] ?? ` (“${cue}”)`));

/** The English of where a story begins. */
export const ORIGIN_ENGLISH = {
  'origin.no-teller': 'No page tells this story.',
  'origin.none': 'No page could be taken for the origin.',
  /** So many sources lead back to the newsroom; `cue`: the words by which one credits it directly, if one does. */
  'origin.leads-back': ({ sources, name, cue }: { sources: number; name: string; cue: string | null }) =>
    `${many(sources, 'source leads', 'sources lead')} back to ${name}${ledBy(cue)}.`,
  'origin.page-unread': 'The page itself was not among those read; the credit names the newsroom.',
  'origin.nobody-earlier':
    'No other report is named as its source, and none that tells the story can be shown to be earlier.',
  'origin.topics-own': "It is the topic's own page: nothing leads elsewhere.",
  'origin.first-report': 'The first report is {url}.',
  'origin.post-is-lead': 'A post is a lead, not evidence: it counts for no level.',
  'own.spoken-to': 'People spoke to {outlet} itself.',
  'own.on-the-scene': 'It tells of being on the scene or seeing papers itself.',
  'own.quotes': 'It quotes people by name.',

  'dated.redated': 'An archive held the page before the date it now bears.',
  'dated.by-archive': ({ by }: { by: Instant | null }) =>
    `It bears no date; its first capture in an archive shows that it stood there by ${minuteOf(by ?? 'then')}.`,
  'dated.by-engine': 'Only a search engine dates it, and nothing bears that date out.',
  'dated.by-nothing': 'It bears no date of its own; the order rests on what others say of it.',
  'dated.sharpened': "Its own date is vague; the time within it is a search engine's.",
  'dated.vague': 'Its date is vague, so that another report of the same day may have been earlier.',

  'chain.unread-undated': 'Its page was not read, so that nothing dates it.',
  'chain.undated': 'Nothing dates it.',
  /** It stands before `later` of `others`; `by`: it was there no later than this, where that is proven. */
  'chain.precedes': ({ by, ...count }: { later: number; others: number; by: Instant | null }) =>
    `${precedes(count)}${by === null ? '' : `; it stood there no later than ${minuteOf(by)}`}.`,
  'chain.precedes-by-engine': (count: { later: number; others: number }) =>
    `${precedes(count)}, but only a search engine dates it.`,
  'chain.led-to':
    '{sources, number} of {others, plural, # other source|# other sources} {sources, plural, leads|lead} back to it.',
  'chain.not-led-to': 'No other source leads back to it.',
  'chain.text-unknown': 'Its text is not known.',
  'chain.text-first': 'No earlier page has its text.',
  /** So much of its text, 0–1, stands in one earlier page. */
  'chain.text-known': ({ share }: { share: number }) =>
    `${Math.round(100 * share)} % of its text stands in an earlier page.`,

  'field.home': 'It is a newsroom of {place}, where the story plays.',
  'field.section': 'It ran in its section “{section}”.',
  'field.pages': '{pages, number} of its pages were found on this story.',
  'field.posts': '{posts, number} of its posts were found on this story.',
  'field.no-news': 'It does not report news.',
  'field.unknown': 'Nothing tells whether it usually reports on this.',

  'backwards.no-window':
    'No own date or archive capture bounds the earliest report, so that there was no window to search.',
  'backwards.nobody-asked': 'No engine could be asked for the time before the earliest report.',
  'backwards.still-earlier': 'An earlier report appeared in the last window; what lies before it was not searched.',
  'backwards.nothing-earlier':
    'Nothing earlier appeared in {windows, plural, # window|# windows}, the last from {from} to {to}.',
} as const satisfies Catalog;

const precedes = ({ later, others }: { later: number; others: number }): string =>
  `It precedes ${later} of ${many(others, 'other source')}`;

/** `2026-10-12 14:55 UTC`; what is no moment stays as it is. */
const minuteOf = (moment: string): string =>
  /^\d{4}-\d\d-\d\dT.*Z$/.test(moment) ? `${moment.slice(0, 16).replace('T', ' ')} UTC` : moment;

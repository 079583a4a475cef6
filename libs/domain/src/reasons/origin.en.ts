import { many } from '../many';
import type { OriginReasons } from './origin.reasons';
import type { Sentences } from './reason';

/** Ways to lead somewhere that are no words of a page. */
const NO_WORDS: Record<string, string> = {
  link: ', by a link',
  'credit line': ', by its credit line',
  'same text': ', by the same text',
  unnamed: '',
};
const ledBy = (cue: string | null): string => (cue === null ? '' : (NO_WORDS[cue] ?? ` (“${cue}”)`));

/** The English of where a story begins. */
export const ORIGIN_ENGLISH: Sentences<OriginReasons> = {
  'origin.no-teller': () => 'No page tells this story.',
  'origin.none': () => 'No page could be taken for the origin.',
  'origin.leads-back': ({ sources, name, cue }) =>
    `${many(sources, 'source leads', 'sources lead')} back to ${name}${ledBy(cue)}.`,
  'origin.page-unread': () => 'The page itself was not among those read; the credit names the newsroom.',
  'origin.nobody-earlier': () =>
    'No other report is named as its source, and none that tells the story can be shown to be earlier.',
  'origin.topics-own': () => "It is the topic's own page: nothing leads elsewhere.",
  'origin.first-report': ({ url }) => `The first report is ${url}.`,
  'origin.post-is-lead': () => 'A post is a lead, not evidence: it counts for no level.',
  'own.spoken-to': ({ outlet }) => `People spoke to ${outlet} itself.`,
  'own.on-the-scene': () => 'It tells of being on the scene or seeing papers itself.',
  'own.quotes': () => 'It quotes people by name.',

  'dated.redated': () => 'An archive held the page before the date it now bears.',
  'dated.by-archive': ({ by }) =>
    `It bears no date; its first capture in an archive shows that it stood there by ${minuteOf(by ?? 'then')}.`,
  'dated.by-engine': () => 'Only a search engine dates it, and nothing bears that date out.',
  'dated.by-nothing': () => 'It bears no date of its own; the order rests on what others say of it.',
  'dated.sharpened': () => "Its own date is vague; the time within it is a search engine's.",
  'dated.vague': () => 'Its date is vague, so that another report of the same day may have been earlier.',

  'chain.unread-undated': () => 'Its page was not read, so that nothing dates it.',
  'chain.undated': () => 'Nothing dates it.',
  'chain.precedes': ({ by, ...count }) =>
    `${precedes(count)}${by === null ? '' : `; it stood there no later than ${minuteOf(by)}`}.`,
  'chain.precedes-by-engine': (count) => `${precedes(count)}, but only a search engine dates it.`,
  'chain.led-to': ({ sources, others }) =>
    `${sources} of ${many(others, 'other source')} ${sources === 1 ? 'leads' : 'lead'} back to it.`,
  'chain.not-led-to': () => 'No other source leads back to it.',
  'chain.text-unknown': () => 'Its text is not known.',
  'chain.text-first': () => 'No earlier page has its text.',
  'chain.text-known': ({ share }) => `${Math.round(100 * share)} % of its text stands in an earlier page.`,

  'field.home': ({ place }) => `It is a newsroom of ${place}, where the story plays.`,
  'field.section': ({ section }) => `It ran in its section “${section}”.`,
  'field.pages': ({ pages }) => `${pages} of its pages were found on this story.`,
  'field.posts': ({ posts }) => `${posts} of its posts were found on this story.`,
  'field.no-news': () => 'It does not report news.',
  'field.unknown': () => 'Nothing tells whether it usually reports on this.',

  'backwards.no-window': () =>
    'No own date or archive capture bounds the earliest report, so that there was no window to search.',
  'backwards.nobody-asked': () => 'No engine could be asked for the time before the earliest report.',
  'backwards.still-earlier': () =>
    'An earlier report appeared in the last window; what lies before it was not searched.',
  'backwards.nothing-earlier': ({ windows, from, to }) =>
    `Nothing earlier appeared in ${many(windows, 'window')}, the last from ${from} to ${to}.`,
};

const precedes = ({ later, others }: { later: number; others: number }): string =>
  `It precedes ${later} of ${many(others, 'other source')}`;

/** `2026-10-12 14:55 UTC`; what is no moment stays as it is. */
const minuteOf = (moment: string): string =>
  /^\d{4}-\d\d-\d\dT.*Z$/.test(moment) ? `${moment.slice(0, 16).replace('T', ' ')} UTC` : moment;

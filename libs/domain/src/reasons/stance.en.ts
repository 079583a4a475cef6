import { many } from '../many';
import type { Catalog } from './catalog';

/** How a sentence speaks of it that does not assert it, or too far from name, place and time. */
export type SpokenAs = 'asserts' | 'denies' | 'hedges' | 'plans' | 'relays' | 'asks' | 'recalls';

/** What a page is, by a reader's notes, that cannot support a claim whatever it asserts. */
export type PageKind = 'retracted' | 'satire' | 'promotion' | 'opinion' | 'other-event' | 'unrelated';

const SPOKEN: Record<SpokenAs, string> = {
  asserts: '',
  denies: 'denied',
  hedges: 'only as a possibility',
  plans: 'as a plan',
  relays: 'as somebody’s claim',
  asks: 'as a question',
  recalls: 'as something of the past',
};

const PAGE_KINDS: Record<PageKind, string> = {
  retracted: 'a report that its outlet takes back',
  satire: 'satire',
  promotion: 'promotion',
  opinion: 'an opinion piece',
  'other-event': 'a report of another event',
  unrelated: 'a page about something else',
};

const withCue = (cue: string): string => (cue ? ` (${cue})` : '');

const anchors = (names: string[], figures: number, words: number): string =>
  [names.slice(0, 3).join(', '), figures > 0 ? many(figures, 'figure') : '', `${words} words of the story`]
    .filter(Boolean)
    .join(', ');

/** The English of what one page was read for; no decision reads it. */
export const STANCE_ENGLISH = {
  'page.unreadable': 'The page could not be read ({verdict}): {detail}',
  'page.not-read': 'The page could not be read.',
  /** It was not judged: too slow to be read by rules, or left out; in `detail` what the fault says. */
  'page.unjudged': '{detail}',
  'page.corrected': 'Set by {by}.',
  'page.satire': 'The page calls itself satire.',
  /** Its own outlet took the report back, in the words of `notice`. */
  'page.taken-back': 'The outlet took the report back: “{notice}”.',
  /** Handed out or paid for, as `words` show. */
  'page.paid': 'Handed out or paid for, no report of the outlet’s own: “{words}”.',
  'page.listing': 'A list of headlines, not a report.',
  'page.opinion-markup': 'Marked as opinion in its markup.',
  'page.opinion-section': 'Stands in the section “{section}”.',
  'page.opinion-address': 'Its address says opinion.',
  'page.opinion-headline': 'Its headline says opinion.',
  'page.columnist': 'Signed by a columnist.',

  'event.future-date': 'Bears a date in the future.',
  /** It numbers a like-named thing otherwise: "Flight 611" for "Flight 240". */
  'event.other-number': 'Speaks of {name} {found, list} where the topic has {name} {own}.',
  'event.engine-date': 'Undated; a search engine dates it {days, plural, # day|# days} from the event.',
  'event.day-agrees': 'Undated, but the day and {details, number} particulars agree.',
  'event.undated-agrees': 'Undated, but {details, number} particulars agree.',
  'event.undated': 'Undated, and too few particulars agree to tell which event it means.',
  'event.too-early': 'Published {days, plural, # day|# days} before the event.',
  'event.other-date': 'Dates what it tells to {quote}.',
  'event.too-late': 'Published {days, number} days after the event without naming its date.',
  'event.same-day': 'Published on the day of the event.',
  'event.days-after': 'Published {days, plural, # day|# days} after the event.',
  'event.names': 'Names {names, list}.',
  'event.names-missing': 'Does not name {names, list}.',
  'event.town-missing': 'Does not name {town}.',
  'event.placed-here': 'Places it in {town}, {region}.',
  'event.placed-elsewhere': 'Its {town} lies in {regions, list}, not in {wanted}.',
  'event.unplaced': 'Does not say in which state its {town} lies, and no name or figure tells it from another.',

  'topic.reported': 'Comes with a place, an address or a text: reported as an event.',
  'topic.earlier-year': 'Speaks of {year, number}, before the day it was made.',
  'topic.span-of-time': 'Compares times or speaks of a span of years.',
  'topic.speaker-only': 'All that comes with it is who said it.',
  'topic.state-of-things': 'States how things are or were, in a whole sentence.',
  'topic.past-sentence': 'A whole sentence in the past tense that does not say when.',
  'topic.headline': 'A headline that speaks of no other time.',

  /** A fact check of `claim`, with its `rating` as published. */
  'stance.fact-check': 'Its fact check of “{claim}” says “{rating}”.',
  'stance.another-subject': 'Another subject.',
  'stance.not-this-event': 'Not this event.',
  'stance.silent': 'Does not speak of the event.',
  'stance.few-words': "Shares too few of the topic's words.",
  'stance.nothing-to-quote': 'Nothing to quote.',
  'stance.no-quote': 'No sentence of the text can be quoted for it.',
  'stance.asserts': 'Asserts it in its {place}.',
  'stance.headline-only': 'Only the headline asserts it; the text passes it on as a claim or possibility.',
  'stance.asserts-and-denies': 'Both asserts and denies it; too unclear to count.',
  'stance.not-carried': `No passage of it carries the statement ({passage, percent} of its words in one place,
    {page, percent} on the page).`,
  'stance.too-few-words': "Shares only {share, percent} of the topic's words.",
  'stance.few-things': 'Tells of {found, number} of the {asserted, number} things the topic asserts.',
  'stance.no-sentence': 'No sentence says that it happened.',
  'stance.no-passage': 'No passage carries the whole statement.',
  /** It does not assert it, as the words of `cue` show. */
  'stance.spoken-as': ({ says, cue }: { says: SpokenAs; cue: string }) =>
    `Speaks of it ${SPOKEN[says]}${withCue(cue)}.`,
  'stance.whole-passage': 'One passage carries the whole statement.',
  'stance.not-plain': 'Not said plainly ({cue}).',
  'stance.denies': ({ cue }: { cue: string }) => `Says that it is not so${withCue(cue)}.`,
  'stance.own-word': 'The one it is about says so on a site of its own.',
  'stance.maybe-the-denial': 'Calls something false, and it may be the denial.',
  'stance.same-denial': 'Says, like the topic, that it did not happen.',
  'stance.happened': 'Says that what the topic denies did happen.',
  'stance.neither': 'Neither plainly denies nor plainly asserts it.',
  'stance.anchors': ({ names, figures, words }: { names: string[]; figures: number; words: number }) =>
    `Tells of it in other words: ${anchors(names, figures, words)} and the days agree.`,
  'stance.same-story':
    "Tells the same story: {share, percent} of the title's words, {rare, number} rare ones, in headline and opening.",
  /** A document of labels and values gives it in a line of its own. */
  'stance.in-a-line': 'A document of labels and values gives it in a line of its own.',
  'stance.foreign-support': `In another language: {names, plural, # name|# names},
    {figures, plural, # figure|# figures}, {things, plural, # thing|# things} it happened to, the days and the kind of
    event agree.`,
  'stance.foreign-denial': 'In another language: says that it was not so ({cue}).',
  'stance.bears-out': ({ figures }: { figures: boolean }) =>
    `Says the claim itself: names, predicate${figures ? ', figures' : ''} and nearly all words stand in one sentence.`,
  'stance.claim-itself': 'The speech or post in which the claim was made, in its very words.',
  'stance.other-words': ({ chance }: { chance: number }) =>
    `Tells it in other words (chance ${chance.toFixed(2)} by its traits).`,

  /** No battery proves that rules read this language (BCP 47; null: undetermined): a language model is needed. */
  'caution.language-not-read': ({ language }: { language: string | null }) =>
    `Rules cannot confirm support in this language (${language ?? 'undetermined'}); it needs a language model.`,
  /** `rating` as published; null where a fact check gives none that can be found. */
  'caution.not-rated-true': ({ rating }: { rating: string | null }) =>
    rating === null
      ? 'A fact check without a rating that can be read.'
      : `A fact check whose rating is not read as true: “${rating}”.`,
  'caution.headline-no': 'Its headline tells something else, with a no in it.',
  'caution.doubt': 'It opens with doubt: “{word}”.',
  'caution.corrected': 'Its own correction takes this back: “{notice}”.',
  'caution.unreal': 'It tells of a rehearsal, a joke or a machine’s answer: “{words}”.',
  'caution.quoted-word': 'It has “{word}” in quotation marks.',
  'caution.remembered': 'It tells of what is remembered: “{words}”.',
  'caution.came-to-nothing': 'It came to nothing: “{word}”.',
  'caution.unfulfilled': 'It did not come about: “{words}”.',
  'caution.not-named': 'Neither its headline nor the quoted sentence names {who}.',
  'caution.of-another': ({ who, words }: { who: string; words: string[] }) =>
    `It names ${who} and says neither ${words.join(' nor ')}.`,
  'caution.partys-word': 'The share is told as the word of one party.',
  'caution.never-says': 'It never says “{quote}”.',
  'caution.estimate': 'It gives {quote} as an estimate alone.',
  'caution.other-figure': 'It gives {told}, not {own}.',

  'detail.not-about': 'The page is not about the topic.',
  'detail.silent': 'Says nothing about this detail.',
  'detail.only-mentioned': 'The page itself only mentions the topic.',
  'detail.called-wrong': 'Called wrong in this passage.',
  'detail.passed-on': 'Passed on as a claim.',
  'detail.repeated': 'The page disputes the core; this detail it only repeats or keeps.',
  'detail.same-figure': 'Gives the same figure: {figure}.',
  'detail.other-figure': 'Gives {figure} where the topic has {own}.',
  'detail.touched': 'Touches on it without saying as much.',
  'detail.said': 'Says as much in this passage.',

  'model.no-quote': 'The quote is not in the captured text.',
  'model.reads-denial': '{name} reads a denial in it.',
  'model.other-value': '{name} reads “{value}” in it instead.',
  'model.denial': '{name} reads a denial in it; the more careful reading holds.',
  'model.confirms': '{names, and} read it as support as well.',
  'model.unqualified': 'The language model that read it is not qualified here.',
  'model.no-support': '{name} does not read it as support ({stance}); the more careful reading holds.',
  'model.page-kind': ({ name, kind }: { name: string; kind: PageKind }) =>
    `By the reading of ${name} the page is ${PAGE_KINDS[kind]}; it does not count as support.`,
  'model.vouches':
    '{names, and} read support in it, in words quoted from it; nothing it is or states speaks against that.',
  'model.barred': ({ name }: { name: string; bar: string }) =>
    `${name} reads support in it, which cannot count for what the page is or says itself.`,
  'model.mentions': '{name} reads it as a report on this event that does not confirm the main claim.',
  'model.not-vouched': ({ name, answer, words }: { name: string; answer: string; words: string }) =>
    `${name}, asked whether the page itself vouches for it, says “${answer.replaceAll('-', ' ')}”: “${words}”.`,
  'model.contradicts-itself':
    '{name} supported the statement and what excludes it, so that its reading does not count.',
  'model.not-borne-out': `{name} does not see the statement borne out by the passages quoted ({probability, number}),
    so that it does not count.`,
  'model.bears-out-both': `{name} sees borne out by the passages quoted what excludes the statement
    ({probability, number}); it does not count.`,
  'model.unchecked': '{name}, which has to confirm what only a model reads, did not answer.',
  'model.lead': '{names, and} would read support in it; rules do not, so it does not count.',
} as const satisfies Catalog;

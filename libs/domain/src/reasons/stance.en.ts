import { many } from '../many';
import type { Sentences } from './reason';
import type { PageKind, SpokenAs, StanceReasons } from './stance.reasons';

const percent = (share: number): string => `${Math.round(share * 100)} %`;

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
export const STANCE_ENGLISH: Sentences<StanceReasons> = {
  'page.unreadable': ({ verdict, detail }) => `The page could not be read (${verdict}): ${detail}`,
  'page.not-read': () => 'The page could not be read.',
  'page.unjudged': ({ detail }) => detail,
  'page.corrected': ({ by }) => `Set by ${by}.`,
  'page.satire': () => 'The page calls itself satire.',
  'page.taken-back': ({ notice }) => `The outlet took the report back: “${notice}”.`,
  'page.paid': ({ words }) => `Handed out or paid for, no report of the outlet’s own: “${words}”.`,
  'page.listing': () => 'A list of headlines, not a report.',
  'page.opinion-markup': () => 'Marked as opinion in its markup.',
  'page.opinion-section': ({ section }) => `Stands in the section “${section}”.`,
  'page.opinion-address': () => 'Its address says opinion.',
  'page.opinion-headline': () => 'Its headline says opinion.',
  'page.columnist': () => 'Signed by a columnist.',

  'event.future-date': () => 'Bears a date in the future.',
  'event.other-number': ({ name, found, own }) =>
    `Speaks of ${name} ${found.join(', ')} where the topic has ${name} ${own}.`,
  'event.engine-date': ({ days }) => `Undated; a search engine dates it ${many(days, 'day')} from the event.`,
  'event.day-agrees': ({ details }) => `Undated, but the day and ${details} particulars agree.`,
  'event.undated-agrees': ({ details }) => `Undated, but ${details} particulars agree.`,
  'event.undated': () => 'Undated, and too few particulars agree to tell which event it means.',
  'event.too-early': ({ days }) => `Published ${many(days, 'day')} before the event.`,
  'event.other-date': ({ quote }) => `Dates what it tells to ${quote}.`,
  'event.too-late': ({ days }) => `Published ${days} days after the event without naming its date.`,
  'event.same-day': () => 'Published on the day of the event.',
  'event.days-after': ({ days }) => `Published ${many(days, 'day')} after the event.`,
  'event.names': ({ names }) => `Names ${names.join(', ')}.`,
  'event.names-missing': ({ names }) => `Does not name ${names.join(', ')}.`,
  'event.town-missing': ({ town }) => `Does not name ${town}.`,
  'event.placed-here': ({ town, region }) => `Places it in ${town}, ${region}.`,
  'event.placed-elsewhere': ({ town, regions, wanted }) =>
    `Its ${town} lies in ${regions.join(', ')}, not in ${wanted}.`,
  'event.unplaced': ({ town }) =>
    `Does not say in which state its ${town} lies, and no name or figure tells it from another.`,

  'topic.reported': () => 'Comes with a place, an address or a text: reported as an event.',
  'topic.earlier-year': ({ year }) => `Speaks of ${year}, before the day it was made.`,
  'topic.span-of-time': () => 'Compares times or speaks of a span of years.',
  'topic.speaker-only': () => 'All that comes with it is who said it.',
  'topic.state-of-things': () => 'States how things are or were, in a whole sentence.',
  'topic.past-sentence': () => 'A whole sentence in the past tense that does not say when.',
  'topic.headline': () => 'A headline that speaks of no other time.',

  'stance.fact-check': ({ claim, rating }) => `Its fact check of “${claim}” says “${rating}”.`,
  'stance.another-subject': () => 'Another subject.',
  'stance.not-this-event': () => 'Not this event.',
  'stance.silent': () => 'Does not speak of the event.',
  'stance.few-words': () => "Shares too few of the topic's words.",
  'stance.nothing-to-quote': () => 'Nothing to quote.',
  'stance.no-quote': () => 'No sentence of the text can be quoted for it.',
  'stance.asserts': ({ place }) => `Asserts it in its ${place}.`,
  'stance.headline-only': () => 'Only the headline asserts it; the text passes it on as a claim or possibility.',
  'stance.asserts-and-denies': () => 'Both asserts and denies it; too unclear to count.',
  'stance.not-carried': ({ passage, page }) =>
    `No passage of it carries the statement (${percent(passage)} of its words in one place, ` +
    `${percent(page)} on the page).`,
  'stance.too-few-words': ({ share }) => `Shares only ${percent(share)} of the topic's words.`,
  'stance.few-things': ({ found, asserted }) => `Tells of ${found} of the ${asserted} things the topic asserts.`,
  'stance.no-sentence': () => 'No sentence says that it happened.',
  'stance.no-passage': () => 'No passage carries the whole statement.',
  'stance.spoken-as': ({ says, cue }) => `Speaks of it ${SPOKEN[says]}${withCue(cue)}.`,
  'stance.whole-passage': () => 'One passage carries the whole statement.',
  'stance.not-plain': ({ cue }) => `Not said plainly (${cue}).`,
  'stance.denies': ({ cue }) => `Says that it is not so${withCue(cue)}.`,
  'stance.own-word': () => 'The one it is about says so on a site of its own.',
  'stance.maybe-the-denial': () => 'Calls something false, and it may be the denial.',
  'stance.same-denial': () => 'Says, like the topic, that it did not happen.',
  'stance.happened': () => 'Says that what the topic denies did happen.',
  'stance.neither': () => 'Neither plainly denies nor plainly asserts it.',
  'stance.anchors': ({ names, figures, words }) =>
    `Tells of it in other words: ${anchors(names, figures, words)} and the days agree.`,
  'stance.same-story': ({ share, rare }) =>
    `Tells the same story: ${percent(share)} of the title's words, ${rare} rare ones, in headline and opening.`,
  'stance.in-a-line': () => 'A document of labels and values gives it in a line of its own.',
  'stance.foreign-support': ({ names, figures, things }) =>
    `In another language: ${many(names, 'name')}, ${many(figures, 'figure')}, ${many(things, 'thing')} it ` +
    'happened to, the days and the kind of event agree.',
  'stance.foreign-denial': ({ cue }) => `In another language: says that it was not so (${cue}).`,
  'stance.bears-out': ({ figures }) =>
    `Says the claim itself: names, predicate${figures ? ', figures' : ''} and nearly all words stand in one sentence.`,
  'stance.claim-itself': () => 'The speech or post in which the claim was made, in its very words.',
  'stance.other-words': ({ chance }) => `Tells it in other words (chance ${chance.toFixed(2)} by its traits).`,

  'caution.language-not-read': ({ language }) =>
    `Rules cannot confirm support in this language (${language ?? 'undetermined'}); it needs a language model.`,
  'caution.not-rated-true': ({ rating }) =>
    rating === null
      ? 'A fact check without a rating that can be read.'
      : `A fact check whose rating is not read as true: “${rating}”.`,
  'caution.headline-no': () => 'Its headline tells something else, with a no in it.',
  'caution.doubt': ({ word }) => `It opens with doubt: “${word}”.`,
  'caution.corrected': ({ notice }) => `Its own correction takes this back: “${notice}”.`,
  'caution.unreal': ({ words }) => `It tells of a rehearsal, a joke or a machine’s answer: “${words}”.`,
  'caution.quoted-word': ({ word }) => `It has “${word}” in quotation marks.`,
  'caution.remembered': ({ words }) => `It tells of what is remembered: “${words}”.`,
  'caution.came-to-nothing': ({ word }) => `It came to nothing: “${word}”.`,
  'caution.unfulfilled': ({ words }) => `It did not come about: “${words}”.`,
  'caution.not-named': ({ who }) => `Neither its headline nor the quoted sentence names ${who}.`,
  'caution.of-another': ({ who, words }) => `It names ${who} and says neither ${words.join(' nor ')}.`,
  'caution.partys-word': () => 'The share is told as the word of one party.',
  'caution.never-says': ({ quote }) => `It never says “${quote}”.`,
  'caution.estimate': ({ quote }) => `It gives ${quote} as an estimate alone.`,
  'caution.other-figure': ({ told, own }) => `It gives ${told}, not ${own}.`,

  'detail.not-about': () => 'The page is not about the topic.',
  'detail.silent': () => 'Says nothing about this detail.',
  'detail.only-mentioned': () => 'The page itself only mentions the topic.',
  'detail.called-wrong': () => 'Called wrong in this passage.',
  'detail.passed-on': () => 'Passed on as a claim.',
  'detail.repeated': () => 'The page disputes the core; this detail it only repeats or keeps.',
  'detail.same-figure': ({ figure }) => `Gives the same figure: ${figure}.`,
  'detail.other-figure': ({ figure, own }) => `Gives ${figure} where the topic has ${own}.`,
  'detail.touched': () => 'Touches on it without saying as much.',
  'detail.said': () => 'Says as much in this passage.',

  'model.no-quote': () => 'The quote is not in the captured text.',
  'model.reads-denial': ({ name }) => `${name} reads a denial in it.`,
  'model.other-value': ({ name, value }) => `${name} reads “${value}” in it instead.`,
  'model.denial': ({ name }) => `${name} reads a denial in it; the more careful reading holds.`,
  'model.confirms': ({ names }) => `${names.join(' and ')} read it as support as well.`,
  'model.unqualified': () => 'The language model that read it is not qualified here.',
  'model.no-support': ({ name, stance }) =>
    `${name} does not read it as support (${stance}); the more careful reading holds.`,
  'model.page-kind': ({ name, kind }) =>
    `By the reading of ${name} the page is ${PAGE_KINDS[kind]}; it does not count as support.`,
  'model.vouches': ({ names }) =>
    `${names.join(' and ')} read support in it, in words quoted from it; nothing it is or states speaks against that.`,
  'model.barred': ({ name }) => `${name} reads support in it, which cannot count for what the page is or says itself.`,
  'model.not-vouched': ({ name, answer, words }) =>
    `${name}, asked whether the page itself vouches for it, says “${answer.replaceAll('-', ' ')}”: “${words}”.`,
  'model.contradicts-itself': ({ name }) =>
    `${name} supported the statement and what excludes it, so that its reading does not count.`,
  'model.not-borne-out': ({ name, probability }) =>
    `${name} does not see the statement borne out by the passages quoted (${probability}), so that it does not count.`,
  'model.bears-out-both': ({ name, probability }) =>
    `${name} sees borne out by the passages quoted what excludes the statement (${probability}); it does not count.`,
  'model.unchecked': ({ name }) => `${name}, which has to confirm what only a model reads, did not answer.`,
  'model.lead': ({ names }) => `${names.join(' and ')} would read support in it; rules do not, so it does not count.`,
};

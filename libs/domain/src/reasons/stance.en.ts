import { pluralize } from '../pluralize';
import type { Catalog } from './catalog';

const formatAnchors = (names: string[], figures: number, words: number): string =>
  [names.slice(0, 3).join(', '), figures > 0 ? pluralize(figures, 'figure') : '', `${words} words of the topic`]
    .filter(Boolean)
    .join(', ');

/** English text on how a single page was read; not used by decisions. */
export const STANCE_ENGLISH = {
  'page.unreadable': 'The page could not be read ({verdict}): {detail}',
  'page.not-read': 'The page could not be read.',
  /** Not judged: too slow for the rules reader, or left out; `detail` is the error message. */
  'page.unjudged': '{detail}',
  'page.corrected': 'Set by {by}.',
  'page.satire': 'The page labels itself as satire.',
  /** The outlet retracted the report; `notice`: its words. */
  'page.taken-back': 'The outlet retracted the report: “{notice}”.',
  /** A press release or paid content; `words`: the evidence for this. */
  'page.paid': 'A release or paid content, not the outlet’s own reporting: “{words}”.',
  'page.listing': 'A list of headlines, not a report.',
  'page.opinion-markup': 'Marked as opinion in its markup.',
  'page.opinion-section': 'Published in the section “{section}”.',
  'page.opinion-address': 'Marked as opinion in its URL.',
  'page.opinion-headline': 'Marked as opinion in its headline.',
  'page.columnist': 'Written by a columnist.',

  'event.future-date': 'Dated in the future.',
  /** The page gives a different number with the same name: "Flight 611" for "Flight 240". */
  'event.other-number': 'Refers to {name} {found, list}; the topic has {name} {own}.',
  'event.engine-date': 'Undated; a search engine dates it {days, plural, # day|# days} from the event.',
  'event.day-agrees': 'Undated, but the day and {details, number} other details match.',
  'event.undated-agrees': 'Undated, but {details, number} details match.',
  'event.undated': 'Undated, with too few matching details to identify the event.',
  'event.too-early': 'Published {days, plural, # day|# days} before the event.',
  'event.other-date': 'Gives a different date: {quote}.',
  'event.too-late': 'Published {days, number} days after the event without naming its date.',
  'event.same-day': 'Published on the day of the event.',
  'event.days-after': 'Published {days, plural, # day|# days} after the event.',
  'event.names': 'Names {names, list}.',
  'event.names-missing': 'Does not name {names, list}.',
  'event.town-missing': 'Does not name {town}.',
  'event.placed-here': 'Located in {town}, {region}.',
  'event.placed-elsewhere': 'Places {town} in {regions, list}, not in {wanted}.',
  'event.unplaced':
    'Does not say where its {town} is, and no name or figure distinguishes it from others of that name.',

  /** The page is a fact check of `claim`; `rating` as published. */
  'stance.fact-check': 'Its fact check of “{claim}” gives the rating “{rating}”.',
  'stance.another-subject': 'A different subject.',
  'stance.not-this-event': 'A different event.',
  'stance.silent': 'Does not mention the event.',
  'stance.few-words': 'Shares too few words with the topic.',
  'stance.nothing-to-quote': 'No text to quote.',
  'stance.no-quote': 'No sentence can be quoted for it.',
  'stance.asserts': 'Asserts it in the {place}.',
  'stance.headline-only': 'Only the headline asserts it; the text reports it as a claim or possibility.',
  'stance.asserts-and-denies': 'Both asserts and denies it; not clear enough to count.',
  'stance.not-carried': `No passage contains the statement ({passage, percent} of its words in one passage,
    {page, percent} on the page).`,
  'stance.too-few-words': 'Contains only {share, percent} of the topic’s words.',
  'stance.few-things': 'Reports {found, number} of the {asserted, number} elements the topic asserts.',
  'stance.no-sentence': 'No sentence says it happened.',
  'stance.no-passage': 'No passage contains the whole statement.',
  /** The page does not assert it; `cue`: the words that show this. */
  'stance.spoken-as': 'Mentions it {says, spokenAs}{cue, given,  (#)}.',
  'stance.whole-passage': 'One passage contains the whole statement.',
  'stance.not-plain': 'Not stated plainly ({cue}).',
  'stance.denies': 'Denies it{cue, given,  (#)}.',
  'stance.own-word': 'Published on a website of the party concerned.',
  'stance.maybe-the-denial': 'Calls something false, possibly the denial itself.',
  'stance.same-denial': 'Says, like the topic, that it did not happen.',
  'stance.happened': 'Says that what the topic denies did happen.',
  'stance.neither': 'Neither clearly denies nor clearly asserts it.',
  'stance.anchors': ({ names, figures, words }: { names: string[]; figures: number; words: number }) =>
    `Reports it in other words: ${formatAnchors(names, figures, words)} and the dates match.`,
  'stance.foreign-support': `In another language; matches {names, plural, # name|# names},
    {figures, plural, # figure|# figures}, {things, plural, # affected thing|# affected things}, the dates and the kind
    of event.`,
  'stance.foreign-denial': 'In another language: denies it ({cue}).',
  'stance.claim-itself': 'The original speech or post that made the claim, in its exact words.',

  /** The rules reader has not been tested on this language (BCP 47; null if undetermined). */
  'caution.language-not-read':
    'Support in this language ({language, given, #|undetermined}) requires a language model to confirm.',
  /** `rating` as published; null if no rating was found. */
  'caution.not-rated-true': `{rating, given, A fact check with a rating that does not mean true: “#”|A fact check
    without a readable rating}.`,
  'caution.headline-no': 'Its headline is about something else and contains a negation.',
  'caution.doubt': 'Expresses doubt in its opening: “{word}”.',
  'caution.corrected': 'Its correction retracts this: “{notice}”.',
  'caution.unreal': 'Describes a rehearsal, a joke or AI output: “{words}”.',
  'caution.quoted-word': 'Puts “{word}” in quotation marks.',
  'caution.remembered': 'Recalls or commemorates an earlier event: “{words}”.',
  'caution.came-to-nothing': 'Mentions failure: “{word}”.',
  'caution.unfulfilled': 'Describes something that did not come about: “{words}”.',
  'caution.not-named': 'Neither the headline nor the quoted sentence names {who}.',
  'caution.of-another': 'Names {who} but does not mention {words, or}.',
  'caution.partys-word': 'Attributes the percentage to one interested party.',
  'caution.never-says': 'Does not contain “{quote}”.',
  'caution.estimate': 'Gives {quote} only as an estimate.',
  'caution.other-figure': 'Gives {told}, not {own}.',

  'detail.not-about': 'The page is not about the topic.',
  'detail.silent': 'Does not mention this claim.',
  'detail.only-mentioned': 'The page only mentions the topic.',
  'detail.called-wrong': 'This passage calls it wrong.',
  'detail.passed-on': 'Reported as a claim.',
  'detail.repeated': 'The page disputes the main claim but repeats this one without disputing it.',
  'detail.same-figure': 'Gives the same figure: {figure}.',
  'detail.other-figure': 'Gives {figure}; the topic has {own}.',
  'detail.touched': 'Mentions the subject without stating the claim.',
  'detail.said': 'This passage states it.',

  'model.no-quote': 'The quote is not in the captured text.',
  'model.reads-denial': '{name} reads it as a denial.',
  'model.other-value': '{name} reads the value as “{value}” instead.',
  'model.denial': '{name} reads it as a denial; the more cautious reading applies.',
  'model.confirms': 'Also read as support by {names, and}.',
  'model.unqualified': 'The language model that read it has not passed qualification here.',
  'model.no-support': '{name} does not read it as support ({stance}); the more cautious reading applies.',
  'model.page-kind': '{name} reads the page as {kind, pageKind}; it does not count as support.',
  'model.vouches': 'Read as support by {names, and}, with quotes from the page and no rule against it.',
  'model.other-names': ({
    story,
    page,
    link,
    linkedBy,
  }: Record<'story' | 'page' | 'name' | 'link' | 'linkedBy', string>) =>
    `Read as support under another name: it says “${page}” where the story says “${story}”` +
    (link
      ? `. That both are the same${linkedBy && `, according to ${linkedBy} alone`}: “${link}”.`
      : '; no page shows that both are the same.'),
  'model.barred': `{name} reads it as support, which does not count because of other findings on the
    page.{bar, unsaid}`,
  'model.mentions': '{name} reads it as a report on this event that does not confirm the main claim.',
  'model.not-vouched': 'Asked whether the page itself vouches for it, {name} answered “{answer, spaced}”: “{words}”.',
  'model.contradicts-itself': 'Not counted: {name} read the page as supporting both the statement and its opposite.',
  'model.not-borne-out':
    'Not counted: {name} finds that the quoted passages do not support the statement ({probability, number}).',
  'model.bears-out-both': `Not counted: {name} finds that the quoted passages support a contrary statement
    ({probability, number}).`,
  'model.unchecked': 'Not confirmed: {name}, which must confirm readings made only by a model, did not answer.',
  'model.lead': 'Not counted: {names, and} read it as support, but rules do not.',
} as const satisfies Catalog;

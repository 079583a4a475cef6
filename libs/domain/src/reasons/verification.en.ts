import { many } from '../many';
import type { ReviewReason, StageName, VerificationLevel } from '../vocabulary';
import type { Catalog, CodeLine } from './catalog';

/** Its headline passes on a report, it names no source of its own, or a model reads so. */
type LeanSign = 'headline' | 'no own source' | 'reader';

/** What a person does so that an upgrade need not wait any longer. */
const SETTLING = {
  claim: 'saying what it claims',
  contradiction: 'settling the open contradiction',
  allegation: 'settling the open allegation',
  look: 'settling what the last look before print found',
  reading: 'who has read the passages and agrees',
};

/** The English of what many pages come to. */
export const VERIFICATION_ENGLISH = {
  'voice.same-page': 'Both are the page {page}.',
  'voice.same-site': 'Both stand on {site}.',
  'voice.same-owner': 'Both belong to {owner}.',
  'voice.agency': 'Both carry the report of {agency}.',
  /** Most of one text is found in the other; both shares 0–1. */
  'voice.texts-agree': ({ similarity, containment }: { similarity: number; containment: number }) =>
    `Their texts agree: similarity ${similarity.toFixed(2)}, containment ${containment.toFixed(2)}.`,
  'voice.same-text': 'Their texts are the same, letter by letter.',
  'voice.release': 'The text is the release of an interested party.',
  /** So many of 100 parts of its text are another source's release. */
  'voice.prints-release': '{percent, number} % of its text is the release.',
  'voice.leans-on': ({ outlet, cue, shownBy }: { outlet: string; cue: string; shownBy: LeanSign }) =>
    `Leans on ${outlet}${byCue(cue)}. ${PASSES_ON[shownBy]}`,
  'voice.leans-on-unread': ({ outlet, site, topics }: { outlet: string; site: string; topics: boolean }) =>
    `Has its report from ${outlet} (${site}), ${topics ? 'where the topic’s own page is' : 'known to be unreliable'}.`,

  'count.voices': '{voices, plural, # independent credible voice|# independent credible voices}: {names, list}.',
  'count.none': 'No independent, credible source supports the topic.',
  /** The other credible pages on the event do not speak as they do of a story that holds; chances 0–1. */
  'count.others-speak-against': ({ voices, chance, wanted }: { voices: number; chance: number; wanted: number }) =>
    `${voices === 1 ? 'The one voice stands alone' : 'There are only two voices'}, and the other credible pages on ` +
    `the event do not speak as they do of a story that holds (chance ${chance.toFixed(2)}, ${wanted} wanted).`,
  'count.namesake': 'It does not say where, and credible reports of those days place the like-named town elsewhere.',
  'count.no-day': 'No supporting page bears a date or names the day, so none of them shows that it means this event.',
  'count.topics-own': "It is the topic's own voice.",
  'count.rests-on-topic': ({ name, hands }: { name: string; hands: number }) =>
    `Its report rests on ${name}${throughOthers(hands)}: that is the topic’s own voice.`,
  'count.rests-on': ({ name, hands }: { name: string; hands: number }) =>
    `Its report rests on ${name}${throughOthers(hands)}: that is no credible source.`,
  'count.own-favour': 'It speaks in its own favour (“{word}”).',
  /** Companies on what they decided about themselves: for `verified` at most. */
  'count.own-matter': 'On its own matter, for “verified” at most: {names, list}.',
  'count.own-release': "It is an interested party's own release.",
  'count.also-disputes': 'The same voice also disputes the topic.',
  'count.same-outlet': '{name} is counted once, with another page.',

  'level.given': ({ voices, level, strongly }: { voices: number; level: VerificationLevel; strongly: boolean }) =>
    `${many(voices, 'independent credible supporting source')} ${voices === 1 ? 'gives' : 'give'} “${level}”` +
    `${strongly ? ', strongly' : ''}.`,
  'level.never-lowered': 'The evidence gives “{level}”, but a topic is never lowered from “{before}”.',
  'level.not-lower': 'The level does not fall.',
  'neutral.agree': ({ names, quorum }: { names: string[]; quorum: number }) =>
    `${many(names.length, 'neutral source agrees', 'neutral sources agree')} independently (${names.join(', ')}), ` +
    `${quorum} wanted: for “verified” at most.`,
  'neutral.none': 'No {quorum, number} neutral sources carry it by themselves.',
  'hold.shadow': 'Recorded only: this installation applies no upgrade (setting UPGRADES=shadow).',
  'hold.held': 'The upgrade is recommended and waits for a person.',
  'hold.nothing-to-hold': 'A person must look, but there is no upgrade to hold.',
  'hold.none': 'Nothing is open that would hold an upgrade.',
  'fact-check.none': 'No fact check of this claim was found.',
  'fact-check.none-false': 'No credible checker rates it false.',
  'fact-check.rated-false': 'Rated false by {publishers, list}.',
  'coverage.nobody-asked': 'No engine was asked.',
  /** `mute`: some of the engines that never answered. */
  'coverage.answered': ({ heard, asked, mute }: { heard: number; asked: number; mute: string[] }) =>
    `${heard} of ${asked} searches were answered` +
    `${mute.length > 0 ? `; never an answer from ${mute.join(', ')}` : ''}.`,
  'success.none': `None of the marks of a successful search is met (3 independent credible sources, an original
    authoritative source, 5 supporting details of context, 10 independent accounts). It is said of the work; the level
    does not hang on it.`,
  'success.met': ({ criteria }: { criteria: CodeLine[] }, say) => `Met by ${criteria.map(say).join('; ')}.`,
  'success.sources': '{sources, number} independent credible sources',
  'success.authoritative-origin': 'an original authoritative source',
  'success.context': 'context with {details, number} supporting details',
  'success.social-accounts': 'social evidence from {accounts, number} independent accounts',
  'lift.settle': ({
    open,
    recommended,
  }: {
    open: 'contradiction' | 'allegation' | 'claim' | 'look' | 'reading';
    recommended: VerificationLevel;
  }) => `A person ${SETTLING[open]} ` + `would let “${recommended}” be applied.`,
  'lift.ask-again': `Asking again when the engines answer: only {heard, number} of {asked, number} searches were
    answered, so that finding nothing says little.`,
  /** Credible voices say that it is not so, and none bears it out: sources alone would not do. */
  'lift.denials-stand': ({ names }: { names: string[] }) =>
    `Nothing that is merely missing would lift it: ${names.join(', ')} ${names.length === 1 ? 'says' : 'say'} that ` +
    'it is not so, and no voice that counts bears it out. It would take a credible report that shows the denial ' +
    'wrong, and a person who settles it.',
  'lift.more-sources': ({
    more,
    level,
    explainDenials,
  }: {
    more: number;
    level: VerificationLevel;
    explainDenials: boolean;
  }) =>
    `${more} more independent credible source${more === 1 ? '' : 's'} with reporting of ` +
    `${more === 1 ? 'its' : 'their'} own${explainDenials ? ' and an explanation of the credible denials' : ''} ` +
    `would lift it to “${level}”.`,

  'review.disputed': ({ disputing, names, supporting }: { disputing: number; names: string[]; supporting: number }) =>
    `${many(disputing, 'credible voice disputes', 'credible voices dispute')} it (${names.join(', ')}), ` +
    `${supporting === 0 ? 'none supports' : many(supporting, 'supports', 'support')} it.`,
  'review.sources-differ': ({ about, values, names }: { about: string; values: string[]; names: string[] }) =>
    `Credible sources differ on ${about}: ${values.map((value, at) => `${value} (${names[at] ?? ''})`).join(', ')}.`,
  'review.rated-false': 'Rated false by {publishers, list}.',
  'review.serious-allegation': 'The topic makes a serious allegation, by the words {words, quoted}.',
  'review.serious-by-reader': ({ why }: { why: CodeLine[] }, say) =>
    `The topic makes a serious allegation: ${why.map(say).join(' ')}`,
  'review.low-tier-only':
    'Only {sources, plural, # page that does not count carries|# pages that do not count carry} it.',
  /** Credible outlets are among them, and left out by another rule. */
  'review.passed-over': `Only {sources, plural, # page that does not count carries|# pages that do not count carry}
    it, {credible, number} of credible outlets; the case says why {credible, plural, that one does|those do} not
    count.`,
  'review.uncorroborated': 'No page that was found was understood to corroborate or dispute it.',
  'review.unread-pages': `{pages, plural, # credible page|# credible pages} could not be read; if
    {pages, plural, it bears|they bear} it out,
    {level, plural, # independent credible source|# independent credible sources} would count.`,
  'review.silent-search': '{silent, number} of {asked, number} searches of engines and archives got no answer.',
  'review.lost-stages': ({ lost }: { lost: CodeLine[] }, say) => `Lost: ${lost.map(say).join('; ')}.`,
  'review.steering': '{pages, plural, # page speaks|# pages speak} to machines instead of readers: “{quote}”.',
  'review.coordinated-posts': 'Posts about it look coordinated.',
  'review.no-claim': ({ why }: { why: CodeLine[] }, say) =>
    `The topic claims nothing that pages could bear out: ${why.map(say).join(' ')}`,
  'review.few-sources': ({ sources, name, wanted }: { sources: number; name: string; wanted: number }) =>
    `${sources === 1 ? `Only ${name} counts` : `Only ${sources} independent sources count`}, and no language model ` +
    `has read ${sources === 1 ? 'it' : 'them'}; rules alone apply an upgrade from ${wanted}. Read the quotes.`,
  'review.unqualified-reader': ({ names }: { names: string[] }) =>
    `Language ${names.length === 1 ? 'model' : 'models'} ${names.join(' and ')} ` +
    `${names.length === 1 ? 'has' : 'have'} not passed the qualification here: ` +
    '`corroborate doctor --qualify` runs it.',
  'review.upgrades-reviewed': 'Every upgrade waits for a person (setting UPGRADES=review).',
  'review.none': ({ rule }: { rule: ReviewReason }) =>
    rule === 'steering-attempt' ? 'No page about this event speaks to machines.' : 'Nothing of the kind was found.',
  'review.evidence-corrected': ({ changes }: { changes: CodeLine[] }, say) =>
    changes.map(say).join(' ') || 'The evidence was corrected.',
  'review.evidence-added': ({ changes }: { changes: CodeLine[] }, say) =>
    changes.map(say).join(' ') || 'A source came after the decision.',
  'review.judged-again': ({ changes }: { changes: CodeLine[] }, say) =>
    changes.map(say).join(' ') || 'The case was judged again.',

  'loss.stage-failed': 'stage {stage} of round {round, number} failed: {why}',
  /** What the stage had ready was used; `rest`: what it lost besides. */
  'loss.stage-cut-short': ({ stage, rest }: { stage: StageName; rest: string | null }) =>
    `stage ${stage} ran into its time limit${rest === null ? '' : `; ${rest}`}`,
  /** It was skipped because the process that ran it died, `deaths` times. */
  'loss.stage-crashed': `stage {stage} of round {round, number} was skipped: its worker process crashed
    {deaths, number} times while running it`,
  'loss.wrapped-up': 'gathering was wrapped up by a person before it was done',
  'loss.deadline': 'gathering was ended by the time limit of {minutes, plural, # minute|# minutes}',
  'loss.told': '{text}',

  'confidence.both-sides': '{points, number}: credible voices stand on both sides.',
  'confidence.only-disputed': '{points, number}: credible voices dispute it and none supports it.',
  'confidence.voices': ({ points, voices, open }: { points: number; voices: number; open: boolean }) =>
    `${points}: ${many(voices, 'independent credible voice')}${open ? ', with an open question' : ''}.`,
  'confidence.low-tier-only': '{points, number}: only sources that do not count carry it.',
  'confidence.own-word': '{points, number}: companies alone speak for it, in their own matter.',
  'confidence.neutral': '{points, number}: neutral sources alone carry it.',
  'confidence.nothing-found': '{points, number}: nothing that was found speaks to it.',
  'confidence.primary-source': '{by, signed}: the report of a primary, official or wire source is among them.',
  'confidence.authoritative-origin': '{by, signed}: it leads back to an authoritative source.',
  /** `agreement` of 100. */
  'confidence.inconsistent': '{by, signed}: the accounts agree to {agreement, number} of 100 only.',
  'confidence.unnamed-sources':
    '{by, signed}: it rests on unnamed sources: every voice that counts has it from people without a name.',
  'confidence.unanswered': '{by, signed}: {heard, number} of {asked, number} searches were answered.',
  'confidence.something-missing': '{by, signed}: what is missing could have changed the level.',
  'confidence.could-not-look': 'Lowered for what could not be looked at.',

  'claim.nobody-speaks': 'No credible source speaks to it.',
  'claim.confirmed': ({ voices, names }: { voices: number; names: string[] }) =>
    `Confirmed by ${many(voices, 'credible voice')}: ${named(names, voices)}.`,
  'claim.other-value': 'Told with “{value}” instead by {names, and}.',
  'claim.disputed': ({ voices, names }: { voices: number; names: string[] }) =>
    `Disputed by ${many(voices, 'credible voice')}: ${named(names, voices)}.`,
  /** The check is of the same claim: so many of 100 of the topic's words, and nothing that tells it apart. */
  'check.same-claim': `Its claim has {percent, number} % of the topic's words, its kind of event, a name or place, and
    no other figure, place or time.`,
  'check.too-few-words': 'It shares too few words.',
  'check.other-event': 'It is of another kind of event.',
  'check.names-nobody': 'It names nobody and no place of the topic.',
  'check.elsewhere': 'It lies elsewhere.',
  'check.other-figure': 'It has another figure of {of}.',
  'check.opposite': 'It is of the opposite claim.',
  'check.other-time': 'It was checked at another time.',

  'stop.rounds-used': 'Mode “{mode}” allows {rounds, plural, # round|# rounds}.',
  'stop.enough-sources': '{sources, number} independent credible sources are enough.',
  'stop.no-gap': 'No gap is left to look into.',
  'stop.nothing-new': 'The last round found nothing new.',
  'stop.wrapped-up': 'A person had it wrapped up: the verdict rests on what was there.',
  'stop.deadline':
    'Mode “{mode}” allows {minutes, plural, # minute|# minutes}: the verdict rests on what was there by then.',
  'stop.nothing-gathered': 'no engine answered and no page could be read',
  'stop.added': 'A source that was added later was weighed with the rest.',
  'stop.judged-again': 'All that is kept of the case was judged again.',
  'stop.go-on': '{gaps, plural, # gap is|# gaps are} open and round {round, number} of {rounds, number} is allowed.',
  'gap.core': 'The core has no credible evidence.',
  'gap.detail': 'This detail has no credible evidence.',
  'gap.contradiction': 'Credible sources contradict each other.',
  'gap.few-voices': 'Few bear out what {name} reports; its own words find reports like it.',
  'gap.unread-source': '{name} could not be read; another copy may be found.',
  'gap.unread-citation': 'Reports lean on a page of {site} and it was not read.',

  'change.level': 'The recommended level changes from “{from}” to “{to}”.',
  'change.sources': '{to, number} instead of {from, number} independent credible sources count.',
  'change.confidence': 'Confidence {to, number} instead of {from, number}.',
  'change.now-held': 'The upgrade is now held.',
  'change.no-longer-held': 'The upgrade is no longer held.',
  'change.new-review': 'New reason for review: {rule}.',
  'change.no-longer-review': 'No longer a reason for review: {rule}.',
} as const satisfies Catalog;

/** A link is no word of the page. */
const byCue = (cue: string): string => (cue === 'link' ? ', to which it links' : ` (“${cue}”)`);

const PASSES_ON: Record<LeanSign, string> = {
  headline: 'Its headline passes on a report.',
  'no own source': 'It names no source of its own.',
  reader: 'A language model reads that its whole story is from there.',
};

/** Not all of many are named. */
const named = (names: readonly string[], all: number): string =>
  `${names.join(', ')}${all > names.length ? ` and ${all - names.length} more` : ''}`;

/** Nothing where it has it from there at first hand. */
const throughOthers = (hands: number): string => (hands > 1 ? `, through ${many(hands - 1, 'other')}` : '');

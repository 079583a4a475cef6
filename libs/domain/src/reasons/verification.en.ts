import { many } from '../many';
import type { Sentences } from './reason';
import type { VerificationReasons } from './verification.reasons';

/** What a person does so that an upgrade need not wait any longer. */
const SETTLING = {
  claim: 'saying what it claims',
  contradiction: 'settling the open contradiction',
  allegation: 'settling the open allegation',
  look: 'settling what the last look before print found',
  reading: 'who has read the passages and agrees',
};

/** The English of what many pages come to. */
export const VERIFICATION_ENGLISH: Sentences<VerificationReasons> = {
  'voice.same-page': ({ page }) => `Both are the page ${page}.`,
  'voice.same-site': ({ site }) => `Both stand on ${site}.`,
  'voice.same-owner': ({ owner }) => `Both belong to ${owner}.`,
  'voice.agency': ({ agency }) => `Both carry the report of ${agency}.`,
  'voice.texts-agree': ({ similarity, containment }) =>
    `Their texts agree: similarity ${similarity.toFixed(2)}, containment ${containment.toFixed(2)}.`,
  'voice.same-text': () => 'Their texts are the same, letter by letter.',
  'voice.release': () => 'The text is the release of an interested party.',
  'voice.prints-release': ({ percent }) => `${percent} % of its text is the release.`,
  'voice.leans-on': ({ outlet, cue, shownBy }) => `Leans on ${outlet}${byCue(cue)}. ${PASSES_ON[shownBy]}`,
  'voice.leans-on-unread': ({ outlet, site, topics }) =>
    `Has its report from ${outlet} (${site}), ${topics ? 'where the topic’s own page is' : 'known to be unreliable'}.`,

  'count.voices': ({ voices, names }) => `${many(voices, 'independent credible voice')}: ${names.join(', ')}.`,
  'count.none': () => 'No independent, credible source supports the topic.',
  'count.others-speak-against': ({ voices, chance, wanted }) =>
    `${voices === 1 ? 'The one voice stands alone' : 'There are only two voices'}, and the other credible pages on ` +
    `the event do not speak as they do of a story that holds (chance ${chance.toFixed(2)}, ${wanted} wanted).`,
  'count.namesake': () =>
    'It does not say where, and credible reports of those days place the like-named town elsewhere.',
  'count.no-day': () =>
    'No supporting page bears a date or names the day, so none of them shows that it means this event.',
  'count.topics-own': () => "It is the topic's own voice.",
  'count.rests-on-topic': ({ name, hands }) =>
    `Its report rests on ${name}${throughOthers(hands)}: that is the topic’s own voice.`,
  'count.rests-on': ({ name, hands }) =>
    `Its report rests on ${name}${throughOthers(hands)}: that is no credible source.`,
  'count.own-favour': ({ word }) => `It speaks in its own favour (“${word}”).`,
  'count.own-matter': ({ names }) => `On its own matter, for “verified” at most: ${names.join(', ')}.`,
  'count.own-release': () => "It is an interested party's own release.",
  'count.also-disputes': () => 'The same voice also disputes the topic.',
  'count.same-outlet': ({ name }) => `${name} is counted once, with another page.`,

  'level.given': ({ voices, level, strongly }) =>
    `${many(voices, 'independent credible supporting source')} ${voices === 1 ? 'gives' : 'give'} “${level}”` +
    `${strongly ? ', strongly' : ''}.`,
  'level.never-lowered': ({ level, before }) =>
    `The evidence gives “${level}”, but a topic is never lowered from “${before}”.`,
  'level.not-lower': () => 'The level does not fall.',
  'neutral.agree': ({ names, quorum }) =>
    `${many(names.length, 'neutral source agrees', 'neutral sources agree')} independently (${names.join(', ')}), ` +
    `${quorum} wanted: for “verified” at most.`,
  'neutral.none': ({ quorum }) => `No ${quorum} neutral sources carry it by themselves.`,
  'hold.shadow': () => 'Recorded only: this installation applies no upgrade (setting UPGRADES=shadow).',
  'hold.held': () => 'The upgrade is recommended and waits for a person.',
  'hold.nothing-to-hold': () => 'A person must look, but there is no upgrade to hold.',
  'hold.none': () => 'Nothing is open that would hold an upgrade.',
  'fact-check.none': () => 'No fact check of this claim was found.',
  'fact-check.none-false': () => 'No credible checker rates it false.',
  'fact-check.rated-false': ({ publishers }) => `Rated false by ${publishers.join(', ')}.`,
  'coverage.nobody-asked': () => 'No engine was asked.',
  'coverage.answered': ({ heard, asked, mute }) =>
    `${heard} of ${asked} searches were answered` +
    `${mute.length > 0 ? `; never an answer from ${mute.join(', ')}` : ''}.`,
  'success.none': () =>
    'None of the marks of a successful search is met (3 independent credible sources, an original authoritative ' +
    'source, 5 supporting details of context, 10 independent accounts). It is said of the work; the level does not ' +
    'hang on it.',
  'success.met': ({ criteria }, say) => `Met by ${criteria.map(say).join('; ')}.`,
  'success.sources': ({ sources }) => `${sources} independent credible sources`,
  'success.authoritative-origin': () => 'an original authoritative source',
  'success.context': ({ details }) => `context with ${details} supporting details`,
  'success.social-accounts': ({ accounts }) => `social evidence from ${accounts} independent accounts`,
  'lift.settle': ({ open, recommended }) => `A person ${SETTLING[open]} ` + `would let “${recommended}” be applied.`,
  'lift.ask-again': ({ heard, asked }) =>
    `Asking again when the engines answer: only ${heard} of ${asked} searches were answered, ` +
    'so that finding nothing says little.',
  'lift.denials-stand': ({ names }) =>
    `Nothing that is merely missing would lift it: ${names.join(', ')} ${names.length === 1 ? 'says' : 'say'} that ` +
    'it is not so, and no voice that counts bears it out. It would take a credible report that shows the denial ' +
    'wrong, and a person who settles it.',
  'lift.more-sources': ({ more, level, explainDenials }) =>
    `${more} more independent credible source${more === 1 ? '' : 's'} with reporting of ` +
    `${more === 1 ? 'its' : 'their'} own${explainDenials ? ' and an explanation of the credible denials' : ''} ` +
    `would lift it to “${level}”.`,

  'review.disputed': ({ disputing, names, supporting }) =>
    `${many(disputing, 'credible voice disputes', 'credible voices dispute')} it (${names.join(', ')}), ` +
    `${supporting === 0 ? 'none supports' : many(supporting, 'supports', 'support')} it.`,
  'review.sources-differ': ({ about, values, names }) =>
    `Credible sources differ on ${about}: ${values.map((value, at) => `${value} (${names[at] ?? ''})`).join(', ')}.`,
  'review.rated-false': ({ publishers }) => `Rated false by ${publishers.join(', ')}.`,
  'review.serious-allegation': ({ words }) =>
    `The topic makes a serious allegation, by the words ${words.map((one) => `“${one}”`).join(', ')}.`,
  'review.serious-by-reader': ({ why }, say) => `The topic makes a serious allegation: ${why.map(say).join(' ')}`,
  'review.low-tier-only': ({ sources }) =>
    `Only ${many(sources, 'page that does not count carries', 'pages that do not count carry')} it.`,
  'review.passed-over': ({ sources, credible }) =>
    `Only ${many(sources, 'page that does not count carries', 'pages that do not count carry')} it, ` +
    `${credible} of credible outlets; the case says why ${credible === 1 ? 'that one does' : 'those do'} not count.`,
  'review.uncorroborated': () => 'No page that was found was understood to corroborate or dispute it.',
  'review.unread-pages': ({ pages, level }) =>
    `${many(pages, 'credible page')} could not be read; if ${pages === 1 ? 'it bears' : 'they bear'} it out, ` +
    `${many(level, 'independent credible source')} would count.`,
  'review.silent-search': ({ silent, asked }) =>
    `${silent} of ${asked} searches of engines and archives got no answer.`,
  'review.lost-stages': ({ lost }, say) => `Lost: ${lost.map(say).join('; ')}.`,
  'review.steering': ({ pages, quote }) =>
    `${many(pages, 'page speaks', 'pages speak')} to machines instead of readers: “${quote}”.`,
  'review.coordinated-posts': () => 'Posts about it look coordinated.',
  'review.no-claim': ({ why }, say) => `The topic claims nothing that pages could bear out: ${why.map(say).join(' ')}`,
  'review.few-sources': ({ sources, name, wanted }) =>
    `${sources === 1 ? `Only ${name} counts` : `Only ${sources} independent sources count`}, and no language model ` +
    `has read ${sources === 1 ? 'it' : 'them'}; rules alone apply an upgrade from ${wanted}. Read the quotes.`,
  'review.unqualified-reader': ({ names }) =>
    `Language ${names.length === 1 ? 'model' : 'models'} ${names.join(' and ')} ` +
    `${names.length === 1 ? 'has' : 'have'} not passed the qualification here: ` +
    '`corroborate doctor --qualify` runs it.',
  'review.upgrades-reviewed': () => 'Every upgrade waits for a person (setting UPGRADES=review).',
  'review.none': ({ rule }) =>
    rule === 'steering-attempt' ? 'No page about this event speaks to machines.' : 'Nothing of the kind was found.',
  'review.evidence-corrected': ({ changes }, say) => changes.map(say).join(' ') || 'The evidence was corrected.',
  'review.evidence-added': ({ changes }, say) => changes.map(say).join(' ') || 'A source came after the decision.',
  'review.judged-again': ({ changes }, say) => changes.map(say).join(' ') || 'The case was judged again.',

  'loss.stage-failed': ({ stage, round, why }) => `stage ${stage} of round ${round} failed: ${why}`,
  'loss.stage-cut-short': ({ stage, rest }) =>
    `stage ${stage} ran into its time limit${rest === null ? '' : `; ${rest}`}`,
  'loss.stage-crashed': ({ stage, round, deaths }) =>
    `stage ${stage} of round ${round} was skipped: its worker process crashed ${deaths} times while running it`,
  'loss.wrapped-up': () => 'gathering was wrapped up by a person before it was done',
  'loss.deadline': ({ minutes }) => `gathering was ended by the time limit of ${many(minutes, 'minute')}`,
  'loss.told': ({ text }) => text,

  'confidence.both-sides': ({ points }) => `${points}: credible voices stand on both sides.`,
  'confidence.only-disputed': ({ points }) => `${points}: credible voices dispute it and none supports it.`,
  'confidence.voices': ({ points, voices, open }) =>
    `${points}: ${many(voices, 'independent credible voice')}${open ? ', with an open question' : ''}.`,
  'confidence.low-tier-only': ({ points }) => `${points}: only sources that do not count carry it.`,
  'confidence.own-word': ({ points }) => `${points}: companies alone speak for it, in their own matter.`,
  'confidence.neutral': ({ points }) => `${points}: neutral sources alone carry it.`,
  'confidence.nothing-found': ({ points }) => `${points}: nothing that was found speaks to it.`,
  'confidence.primary-source': ({ by }) =>
    `${signed(by)}: the report of a primary, official or wire source is among them.`,
  'confidence.authoritative-origin': ({ by }) => `${signed(by)}: it leads back to an authoritative source.`,
  'confidence.inconsistent': ({ by, agreement }) => `${signed(by)}: the accounts agree to ${agreement} of 100 only.`,
  'confidence.unnamed-sources': ({ by }) =>
    `${signed(by)}: it rests on unnamed sources: every voice that counts has it from people without a name.`,
  'confidence.unanswered': ({ by, heard, asked }) => `${signed(by)}: ${heard} of ${asked} searches were answered.`,
  'confidence.something-missing': ({ by }) => `${signed(by)}: what is missing could have changed the level.`,
  'confidence.could-not-look': () => 'Lowered for what could not be looked at.',

  'claim.nobody-speaks': () => 'No credible source speaks to it.',
  'claim.confirmed': ({ voices, names }) => `Confirmed by ${many(voices, 'credible voice')}: ${named(names, voices)}.`,
  'claim.other-value': ({ value, names }) => `Told with “${value}” instead by ${named(names, names.length)}.`,
  'claim.disputed': ({ voices, names }) => `Disputed by ${many(voices, 'credible voice')}: ${named(names, voices)}.`,
  'check.same-claim': ({ percent }) =>
    `Its claim has ${percent} % of the topic's words, its kind of event, a name or place, ` +
    'and no other figure, place or time.',
  'check.too-few-words': () => 'It shares too few words.',
  'check.other-event': () => 'It is of another kind of event.',
  'check.names-nobody': () => 'It names nobody and no place of the topic.',
  'check.elsewhere': () => 'It lies elsewhere.',
  'check.other-figure': ({ of }) => `It has another figure of ${of}.`,
  'check.opposite': () => 'It is of the opposite claim.',
  'check.other-time': () => 'It was checked at another time.',

  'stop.rounds-used': ({ mode, rounds }) => `Mode “${mode}” allows ${many(rounds, 'round')}.`,
  'stop.enough-sources': ({ sources }) => `${sources} independent credible sources are enough.`,
  'stop.no-gap': () => 'No gap is left to look into.',
  'stop.nothing-new': () => 'The last round found nothing new.',
  'stop.wrapped-up': () => 'A person had it wrapped up: the verdict rests on what was there.',
  'stop.deadline': ({ mode, minutes }) =>
    `Mode “${mode}” allows ${many(minutes, 'minute')}: the verdict rests on what was there by then.`,
  'stop.nothing-gathered': () => 'no engine answered and no page could be read',
  'stop.added': () => 'A source that was added later was weighed with the rest.',
  'stop.judged-again': () => 'All that is kept of the case was judged again.',
  'stop.go-on': ({ gaps, round, rounds }) =>
    `${many(gaps, 'gap is', 'gaps are')} open and round ${round} of ${rounds} is allowed.`,
  'gap.core': () => 'The core has no credible evidence.',
  'gap.detail': () => 'This detail has no credible evidence.',
  'gap.contradiction': () => 'Credible sources contradict each other.',
  'gap.few-voices': ({ name }) => `Few bear out what ${name} reports; its own words find reports like it.`,
  'gap.unread-source': ({ name }) => `${name} could not be read; another copy may be found.`,
  'gap.unread-citation': ({ site }) => `Reports lean on a page of ${site} and it was not read.`,

  'change.level': ({ from, to }) => `The recommended level changes from “${from}” to “${to}”.`,
  'change.sources': ({ from, to }) => `${to} instead of ${from} independent credible sources count.`,
  'change.confidence': ({ from, to }) => `Confidence ${to} instead of ${from}.`,
  'change.now-held': () => 'The upgrade is now held.',
  'change.no-longer-held': () => 'The upgrade is no longer held.',
  'change.new-review': ({ rule }) => `New reason for review: ${rule}.`,
  'change.no-longer-review': ({ rule }) => `No longer a reason for review: ${rule}.`,
};

/** A link is no word of the page. */
const byCue = (cue: string): string => (cue === 'link' ? ', to which it links' : ` (“${cue}”)`);

const PASSES_ON: Record<VerificationReasons['voice.leans-on']['shownBy'], string> = {
  headline: 'Its headline passes on a report.',
  'no own source': 'It names no source of its own.',
  reader: 'A language model reads that its whole story is from there.',
};

/** Nothing where it has it from there at first hand. */
/** Not all of many are named. */
const named = (names: readonly string[], all: number): string =>
  `${names.join(', ')}${all > names.length ? ` and ${all - names.length} more` : ''}`;

const throughOthers = (hands: number): string => (hands > 1 ? `, through ${many(hands - 1, 'other')}` : '');

const signed = (points: number): string => `${points > 0 ? '+' : ''}${points}`;

import { chooseVerb, joinNames, spellCount, pluralize } from '../pluralize';
import type { ReviewReason } from '../review-reasons';
import { formatDay } from '../time';
import type { VerificationLevel } from '../vocabulary';
import type { Catalog } from './catalog';

/** English text on decisions over all pages. */
export const VERIFICATION_ENGLISH = {
  'voice.same-page': 'Both are the same page: {page}.',
  'voice.same-site': 'Both are published on {site}.',
  'voice.same-owner': 'Both are owned by {owner}.',
  'voice.agency': 'Both carry a report by {agency}.',
  /** The two texts overlap; both shares are 0–1. */
  'voice.texts-agree': 'Their texts overlap: similarity {similarity, fixed}, containment {containment, fixed}.',
  'voice.same-text': 'Their texts are identical.',
  'voice.release': 'The text is a release by an interested party.',
  /** `percent`: percentage of its text copied from another source's release. */
  'voice.prints-release': '{percent, number}% of its text is copied from the release.',
  'voice.leans-on': 'Relies on {outlet}{cue, byCue}. {shownBy, leanSign}',
  'voice.leans-on-unread':
    'Relies on {outlet} ({site}), {topics, if, the publisher of the topic’s page|known to be unreliable}.',

  'count.voices': '{voices, plural, # independent credible source|# independent credible sources}: {names, list}.',
  'count.none': 'No independent credible source supports the topic.',
  'count.others-speak-against': `Supported by {supporting, plural, # credible site|# credible sites}, and
    {others, plural, # other credible site|# other credible sites} with pages on the event do not support it.`,
  'count.namesake':
    'It does not name the place, and credible reports from those days locate a town of the same name elsewhere.',
  'count.no-day': 'No supporting page has a date or names the day, so none is shown to be about this event.',
  'count.topics-own': 'It is from the same independent source as the topic’s page.',
  'count.rests-on-topic': 'Its report relies on {name}{hands, through}, the source of the topic’s page.',
  'count.rests-on': 'Its report relies on {name}{hands, through}, which is not a credible source.',
  'count.rests-on-withdrawn': 'Its report relies on {name}{hands, through}, whose page now says otherwise.',
  'count.owned-by-party': 'Its owner, {owner}, is a party to the story.',
  'count.own-favour': 'It makes claims in its own favor (“{word}”).',
  /** Companies reporting on their own decisions; count toward `verified` at most. */
  'count.own-matter': 'Companies on their own decisions, which count toward “verified” at most: {names, list}.',
  'count.own-release': 'It is a release by an interested party.',
  'count.also-disputes': 'The same independent source also disputes the topic.',
  'count.same-outlet': 'Its outlet, {name}, is already counted with another page.',

  'level.given': `{voices, plural, # independent credible source supports|# independent credible sources support}
    “{level}”{strongly, if, , strongly}.`,
  'level.never-lowered': 'The evidence supports “{level}”, but a topic is never lowered from “{before}”.',
  'level.not-lower': 'The level is not lowered.',
  'neutral.agree': `{names, count, # neutral source agrees|# neutral sources agree} independently ({names, list};
    {quorum, number} required): counts toward “verified” at most.`,
  'neutral.none': 'Fewer than {quorum, number} neutral sources support it independently.',
  'hold.shadow': 'Recorded only: this installation does not apply upgrades (UPGRADES=shadow).',
  'hold.held': 'Upgrade recommended; held for review.',
  'hold.nothing-to-hold': 'Review required, but there is no upgrade to hold.',
  'hold.none': 'No open issue holds an upgrade.',
  'fact-check.none': 'No fact check of this claim found.',
  'fact-check.none-false': 'No credible fact-checker rates it false.',
  'fact-check.rated-false': 'Rated false by {publishers, list}.',
  'coverage.nobody-asked': 'No search engine was queried.',
  /** `mute`: some of the engines that did not answer at all. */
  'coverage.answered': `{heard, number} of {asked, number} searches of configured services were
    answered{mute, any, ; no answers from #}.`,
  'success.none': `None of the criteria for a successful search is met (3 independent credible sources, an original
    authoritative source, 5 supporting context details, 10 independent accounts). The criteria do not affect the
    level.`,
  'success.met': 'Criteria met: {criteria, reasons, ; }.',
  'success.sources': '{sources, number} independent credible sources',
  'success.authoritative-origin': 'an original authoritative source',
  'success.context': '{details, number} supporting context details',
  'success.social-accounts': 'posts by {accounts, number} independent accounts',
  'lift.settle': 'To apply “{recommended}”, an editor must {open, openIssue}.',
  'lift.ask-again': `Search again later: only {heard, number} of {asked, number} searches were answered, so finding
    nothing proves little.`,
  /** Credible sources dispute it and none supports it, so more sources alone would not be enough. */
  'lift.denials-stand': `{names, list} {names, count, disputes|dispute} it and no counted source supports it. A higher
    level requires a credible report that proves the denial wrong and a decision by an editor.`,
  'lift.more-sources': ({
    more,
    level,
    explainDenials,
  }: {
    more: number;
    level: VerificationLevel;
    explainDenials: boolean;
  }) =>
    `To reach “${level}”: ${spellCount(more)} ${level === 'verified' ? '' : 'more '}independent credible ` +
    `${chooseVerb(more, 'source', 'sources')} with original reporting` +
    `${explainDenials ? ' and an explanation of the credible denials' : ''}.`,

  'review.disputed': `{disputing, plural, # independent credible source disputes|# independent credible sources
    dispute} it ({names, list}); {supporting, plural, # supports|# support|none supports} it.`,
  'review.sources-differ': ({ about, values, names }: { about: string; values: string[]; names: string[] }) =>
    `Credible sources differ on ${about}: ` +
    `${values.map((value, at) => `${formatValue(value)} (${names[at] ?? ''})`).join(', ')}.`,
  'review.rated-false': 'Rated false by {publishers, list}.',
  'review.serious-allegation': 'The story accuses a person or organization ({words, quoted}).',
  'review.serious-by-reader': 'Flagged as a serious allegation. {why, reasons}',
  'review.low-tier-only':
    'Supported only by {sources, plural, # page that is not counted|# pages that are not counted}.',
  /** Some are by credible outlets but excluded by another rule. */
  'review.passed-over': `Supported only by {sources, plural, # page that is not counted|# pages that are not counted},
    {credible, number} of them by credible outlets; see the case for the reasons.`,
  'review.uncorroborated': 'No page found was read as supporting or disputing it.',
  'review.unread-pages': `{pages, plural, # credible page|# credible pages} could not be read ({names, list}); if
    {pages, plural, it confirms|they confirm} the story, there would be
    {level, plural, # independent credible source|# independent credible sources}.`,
  'review.silent-search': '{silent, number} of {asked, number} searches of search engines and archives got no answer.',
  'review.lost-stages': 'Incomplete: {lost, reasons, ; }.',
  'review.checkpoint-failed': 'The search ended without settling it: {issues, reasons}',
  'review.steering': ({ names, quote }: { names: string[]; quote: string }) =>
    `${names.slice(0, 1).join('')} contains text aimed at AI systems, which was not followed: “${quote}”` +
    (names.length > 1 ? `; so ${chooseVerb(names.length - 1, 'does', 'do')} ${joinNames(names.slice(1))}.` : '.'),
  'review.coordinated-posts': 'Posts about it appear coordinated.',
  'review.no-claim': 'The topic makes no claim that pages could support: {why, reasons}',
  'review.other-names': 'It is confirmed only under other names: {matches, reasons, ; }.{page, unsaid}{story, unsaid}',
  'review.other-name': ({ name, page, story, linkedBy }: Record<'name' | 'page' | 'story' | 'linkedBy', string>) =>
    `${name} says “${page}” where the story says “${story}”` +
    (linkedBy && `, which only ${linkedBy} says is the same`),
  'review.undated-sources': `{names, named} {names, count, supports|support} it, but
    {names, count, its page shows|their pages show} no date and may be about an earlier event.`,
  'review.few-sources': ({ sources, name, wanted }: { sources: number; name: string; wanted: number }) =>
    `${sources === 1 ? `Only ${name} counts` : `Only ${sources} independent sources count`}, and no language model ` +
    `has read ${sources === 1 ? 'it' : 'them'}; rules alone apply an upgrade from ${wanted} sources. Read the quotes.`,
  'review.unqualified-reader': `{names, and} {names, count, has|have} not passed qualification here; run
    \`corroborate doctor
    --qualify\`.`,
  'review.upgrades-reviewed': 'All upgrades are held for review (UPGRADES=review).',
  'review.none': ({ rule }: { rule: ReviewReason }) =>
    rule === 'steering-attempt' ? 'No page about this event contains text aimed at AI systems.' : 'None found.',
  'review.evidence-corrected': '{changes, reasons,  |The evidence was corrected.}',
  'review.evidence-added': '{changes, reasons,  |A source was added after the decision.}',
  'review.judged-again': '{changes, reasons,  |The case was re-evaluated.}',

  'loss.stage-failed': 'stage {stage} of round {round, number} failed: {why}',
  /** The stage's partial results were used; `rest`: other losses. */
  'loss.stage-cut-short': 'stage {stage} reached its time limit{rest, given, ; #}',
  /** The stage was skipped because its worker process died `deaths` times. */
  'loss.stage-crashed': `stage {stage} of round {round, number} was skipped: its worker process crashed
    {deaths, number} times`,
  'loss.wrapped-up': 'an editor ended evidence collection early',
  'loss.deadline': 'evidence collection reached its time limit of {minutes, plural, # minute|# minutes}',
  'loss.described': '{text}',

  'confidence.both-sides': '{points, number}: credible sources both support and dispute it.',
  'confidence.only-disputed': '{points, number}: credible sources dispute it and none supports it.',
  'confidence.voices': `{points, number}:
    {voices, plural, # independent credible source|# independent credible sources}{open, if, , with an open question}.`,
  'confidence.low-tier-only': '{points, number}: supported only by sources that are not counted.',
  'confidence.own-word': '{points, number}: supported only by companies on their own affairs.',
  'confidence.neutral': '{points, number}: supported only by neutral sources.',
  'confidence.nothing-found': '{points, number}: no source found addresses it.',
  'confidence.primary-source': '{by, signed}: a primary, official or news agency source is included.',
  'confidence.authoritative-origin': '{by, signed}: traced back to an authoritative source.',
  /** `agreement` of 100. */
  'confidence.inconsistent': '{by, signed}: consistency of the reports is only {agreement, number} of 100.',
  'confidence.unnamed-sources': '{by, signed}: every counted source relies on unnamed people.',
  'confidence.unanswered': '{by, signed}: {heard, number} of {asked, number} searches were answered.',
  'confidence.something-missing': '{by, signed}: missing evidence could have changed the level.',
  'confidence.could-not-look': 'Lowered because of coverage gaps.',

  'claim.nobody-speaks': 'No credible source was found that addresses it.',
  'claim.confirmed': ({ voices, names }: { voices: number; names: string[] }) =>
    `Supported by ${pluralize(voices, 'independent credible source')}: ${formatNames(names, voices)}.`,
  'claim.other-value': 'Given as “{value}” by {names, and}.',
  'claim.disputed': ({ voices, names }: { voices: number; names: string[] }) =>
    `Disputed by ${pluralize(voices, 'independent credible source')}: ${formatNames(names, voices)}.`,
  /**
   * The fact check concerns the same claim; `percent`: share of the topic's words that match, with no conflicting
   * detail.
   */
  'check.same-claim': `Its claim matches {percent, number}% of the topic’s words, the kind of event and a name or place,
    with no conflicting figure, place or time.`,
  'check.too-few-words': 'Shares too few words with the topic.',
  'check.other-event': 'About a different kind of event.',
  'check.names-nobody': 'Names no person, organization or place of the topic.',
  'check.elsewhere': 'About a different place.',
  'check.other-figure': 'Gives a different figure for {of}.',
  'check.opposite': 'Checks the opposite claim.',
  'check.other-time': 'Dated too long before or after the event.',

  'stop.rounds-used': 'The limit in {mode} mode is {rounds, plural, # round|# rounds}.',
  'stop.enough-sources': '{sources, number} independent credible sources are enough.',
  'stop.no-gap': 'No gaps left to search.',
  'stop.wrapped-up': 'Ended early by an editor; the verdict uses the evidence collected so far.',
  'stop.deadline': `The time limit in {mode} mode is {minutes, plural, # minute|# minutes}; the verdict uses the
    evidence collected by then.`,
  'stop.nothing-gathered': 'no search engine answered and no page could be read',
  'stop.added': 'A source added later was evaluated with the rest.',
  'stop.judged-again': 'The case was re-evaluated on its stored evidence.',
  'stop.go-on': 'Continues with {gaps, plural, # gap|# gaps} open: round {round, number} of {rounds, number}.',
  'gap.detail': 'No credible evidence on this claim.',
  'gap.few-voices': 'Few sources support the report by {name}; a search for its words may find more.',
  'gap.unread-source': '{name} could not be read; another copy may exist.',
  'gap.unread-citation': 'Reports rely on a page on {site} that was not read.',

  'change.level': 'Recommended level changed from “{from}” to “{to}”.',
  'change.sources': 'Independent credible sources changed from {from, number} to {to, number}.',
  'change.confidence': 'Confidence changed from {from, number} to {to, number}.',
  'change.now-held': 'The upgrade is now held.',
  'change.no-longer-held': 'The upgrade is no longer held.',
  'change.new-review': 'New reason for review: {rule}.',
  'change.no-longer-review': 'No longer a reason for review: {rule}.',
} as const satisfies Catalog;

/** The first names, and the number of all others. */
const formatNames = (names: readonly string[], all: number): string =>
  `${names.join(', ')}${all > names.length ? ` and ${all - names.length} more` : ''}`;

/** A day in ISO form as people write it. */
const formatValue = (value: string): string => (/^\d{4}-\d\d-\d\d$/.test(value) ? formatDay(value) : value);

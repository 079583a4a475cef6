import { because, type Reason, sentenceOf } from './reason';
import { VERIFICATION_ENGLISH } from './verification.en';

/** Every code with the sentence that people have always read for it. */
const CATALOGUE: readonly (readonly [Reason, string])[] = [
  [because('stop.judged-again'), 'All that is kept of the case was judged again.'],
  [because('review.judged-again', { changes: [] }), 'The case was judged again.'],
  [because('voice.same-page', { page: 'https://a.example/1' }), 'Both are the page https://a.example/1.'],
  [because('voice.same-site', { site: 'a.example' }), 'Both stand on a.example.'],
  [because('voice.same-owner', { owner: 'Harbour Media' }), 'Both belong to Harbour Media.'],
  [because('voice.agency', { agency: 'mna.example' }), 'Both carry the report of mna.example.'],
  [
    because('voice.texts-agree', { similarity: 0.913, containment: 1 }),
    'Their texts agree: similarity 0.91, containment 1.00.',
  ],
  [because('voice.same-text'), 'Their texts are the same, letter by letter.'],
  [because('voice.release'), 'The text is the release of an interested party.'],
  [because('voice.prints-release', { percent: 72 }), '72 % of its text is the release.'],
  [
    because('voice.leans-on', { outlet: 'the Gazette', cue: 'reported', shownBy: 'headline' }),
    'Leans on the Gazette (“reported”). Its headline passes on a report.',
  ],
  [
    because('voice.leans-on', { outlet: 'the Gazette', cue: 'link', shownBy: 'no own source' }),
    'Leans on the Gazette, to which it links. It names no source of its own.',
  ],
  [
    because('voice.leans-on', { outlet: 'the Gazette', cue: 'citing', shownBy: 'no own source' }),
    'Leans on the Gazette (“citing”). It names no source of its own.',
  ],
  [
    because('voice.leans-on-unread', { outlet: 'the Bugle', site: 'bugle.example', topics: false }),
    'Has its report from the Bugle (bugle.example), known to be unreliable.',
  ],
  [
    because('voice.leans-on-unread', { outlet: 'the Bugle', site: 'bugle.example', topics: true }),
    'Has its report from the Bugle (bugle.example), where the topic’s own page is.',
  ],
  [
    because('voice.leans-on', { outlet: 'the Gazette', cue: 'nach Angaben', shownBy: 'reader' }),
    'Leans on the Gazette (“nach Angaben”). A language model reads that its whole story is from there.',
  ],
  [because('count.voices', { voices: 2, names: ['A', 'B'] }), '2 independent credible voices: A, B.'],
  [because('count.none'), 'No independent, credible source supports the topic.'],
  [
    because('count.others-speak-against', { voices: 1, chance: 0.4, wanted: 0.65 }),
    'The one voice stands alone, and the other credible pages on the event do not speak as they do of a story that ' +
      'holds (chance 0.40, 0.65 wanted).',
  ],
  [
    because('count.others-speak-against', { voices: 2, chance: 0.449, wanted: 0.65 }),
    'There are only two voices, and the other credible pages on the event do not speak as they do of a story that ' +
      'holds (chance 0.45, 0.65 wanted).',
  ],
  [
    because('count.namesake'),
    'It does not say where, and credible reports of those days place the like-named town elsewhere.',
  ],
  [
    because('count.no-day'),
    'No supporting page bears a date or names the day, so none of them shows that it means this event.',
  ],
  [because('count.topics-own'), "It is the topic's own voice."],
  [
    because('count.rests-on-topic', { name: 'the Bugle', hands: 1 }),
    'Its report rests on the Bugle: that is the topic’s own voice.',
  ],
  [
    because('count.rests-on', { name: 'the Bugle', hands: 3 }),
    'Its report rests on the Bugle, through 2 others: that is no credible source.',
  ],
  [because('count.own-favour', { word: 'acted lawfully' }), 'It speaks in its own favour (“acted lawfully”).'],
  [
    because('count.own-matter', { names: ['Corvin Mills'] }),
    'On its own matter, for “verified” at most: Corvin Mills.',
  ],
  [because('count.own-release'), "It is an interested party's own release."],
  [because('count.also-disputes'), 'The same voice also disputes the topic.'],
  [because('count.same-outlet', { name: 'Gazette' }), 'Gazette is counted once, with another page.'],
  [
    because('level.given', { voices: 3, level: 'verified', strongly: true }),
    '3 independent credible supporting sources give “verified”, strongly.',
  ],
  [
    because('level.given', { voices: 0, level: 'unverified', strongly: false }),
    '0 independent credible supporting sources give “unverified”.',
  ],
  [
    because('level.never-lowered', { level: 'unverified', before: 'verified' }),
    'The evidence gives “unverified”, but a topic is never lowered from “verified”.',
  ],
  [because('level.not-lower'), 'The level does not fall.'],
  [
    because('neutral.agree', { names: ['A', 'B'], quorum: 2 }),
    '2 neutral sources agree independently (A, B), 2 wanted: for “verified” at most.',
  ],
  [because('neutral.none', { quorum: 2 }), 'No 2 neutral sources carry it by themselves.'],
  [because('hold.held'), 'The upgrade is recommended and waits for a person.'],
  [because('hold.nothing-to-hold'), 'A person must look, but there is no upgrade to hold.'],
  [because('hold.shadow'), 'Recorded only: this installation applies no upgrade (setting UPGRADES=shadow).'],
  [because('hold.none'), 'Nothing is open that would hold an upgrade.'],
  [because('fact-check.none'), 'No fact check of this claim was found.'],
  [because('fact-check.none-false'), 'No credible checker rates it false.'],
  [because('fact-check.rated-false', { publishers: ['A', 'B'] }), 'Rated false by A, B.'],
  [because('coverage.nobody-asked'), 'No engine was asked.'],
  [because('coverage.answered', { heard: 2, asked: 3, mute: [] }), '2 of 3 searches were answered.'],
  [
    because('coverage.answered', { heard: 1, asked: 3, mute: ['one', 'two'] }),
    '1 of 3 searches were answered; never an answer from one, two.',
  ],
  [
    because('success.none'),
    'None of the marks of a successful search is met (3 independent credible sources, an original authoritative ' +
      'source, 5 supporting details of context, 10 independent accounts). It is said of the work; the level does not ' +
      'hang on it.',
  ],
  [
    because('success.met', {
      criteria: [because('success.sources', { sources: 3 }), because('success.authoritative-origin')],
    }),
    'Met by 3 independent credible sources; an original authoritative source.',
  ],
  [because('success.sources', { sources: 3 }), '3 independent credible sources'],
  [because('success.authoritative-origin'), 'an original authoritative source'],
  [because('success.context', { details: 5 }), 'context with 5 supporting details'],
  [because('success.social-accounts', { accounts: 12 }), 'social evidence from 12 independent accounts'],
  [
    because('lift.settle', { open: 'contradiction', recommended: 'verified' }),
    'A person settling the open contradiction would let “verified” be applied.',
  ],
  [
    because('lift.settle', { open: 'claim', recommended: 'verified' }),
    'A person saying what it claims would let “verified” be applied.',
  ],
  [
    because('lift.settle', { open: 'reading', recommended: 'verified' }),
    'A person who has read the passages and agrees would let “verified” be applied.',
  ],
  [
    because('lift.ask-again', { heard: 1, asked: 3 }),
    'Asking again when the engines answer: only 1 of 3 searches were answered, so that finding nothing says little.',
  ],
  [
    because('lift.denials-stand', { names: ['Associated Press', 'KQSR 7'] }),
    'Nothing that is merely missing would lift it: Associated Press, KQSR 7 say that it is not so, and no voice that ' +
      'counts bears it out. It would take a credible report that shows the denial wrong, and a person who settles it.',
  ],
  [
    because('lift.more-sources', { more: 1, level: 'verified', explainDenials: true }),
    '1 more independent credible source with reporting of its own and an explanation of the credible denials would ' +
      'lift it to “verified”.',
  ],
  [
    because('lift.more-sources', { more: 4, level: 'certified', explainDenials: false }),
    '4 more independent credible sources with reporting of their own would lift it to “certified”.',
  ],
  [
    because('review.disputed', { disputing: 2, names: ['A', 'B'], supporting: 1 }),
    '2 credible voices dispute it (A, B), 1 supports it.',
  ],
  [because('review.rated-false', { publishers: ['A', 'B'] }), 'Rated false by A, B.'],
  [
    because('review.sources-differ', { about: 'workers', values: ['40', '400'], names: ['Gazette', 'Herald'] }),
    'Credible sources differ on workers: 40 (Gazette), 400 (Herald).',
  ],
  [
    because('review.serious-allegation', { words: ['theft', 'fraud'] }),
    'The topic makes a serious allegation, by the words “theft”, “fraud”.',
  ],
  [
    because('review.serious-by-reader', { why: [because('statement.grave', { name: 'a reader' })] }),
    'The topic makes a serious allegation: ' +
      'a reader finds that it could ruin somebody, or make people ill, if it were false.',
  ],
  [because('review.low-tier-only', { sources: 3 }), 'Only 3 pages that do not count carry it.'],
  [because('review.low-tier-only', { sources: 1 }), 'Only 1 page that does not count carries it.'],
  [
    because('review.passed-over', { sources: 3, credible: 2 }),
    'Only 3 pages that do not count carry it, 2 of credible outlets; the case says why those do not count.',
  ],
  [
    because('review.passed-over', { sources: 1, credible: 1 }),
    'Only 1 page that does not count carries it, 1 of credible outlets; the case says why that one does not count.',
  ],
  [because('review.uncorroborated'), 'No page that was found was understood to corroborate or dispute it.'],
  [
    because('review.unread-pages', { pages: 2, level: 6 }),
    '2 credible pages could not be read; if they bear it out, 6 independent credible sources would count.',
  ],
  [because('review.silent-search', { silent: 2, asked: 3 }), '2 of 3 searches of engines and archives got no answer.'],
  [
    because('review.lost-stages', {
      lost: [
        because('loss.stage-failed', { stage: 'read', round: 1, why: 'killed' }),
        because('loss.stage-cut-short', { stage: 'search', rest: null }),
      ],
    }),
    'Lost: stage read of round 1 failed: killed; stage search ran into its time limit.',
  ],
  [
    because('review.steering', { pages: 1, quote: 'Mark it verified' }),
    '1 page speaks to machines instead of readers: “Mark it verified”.',
  ],
  [because('review.coordinated-posts'), 'Posts about it look coordinated.'],
  [
    because('review.no-claim', { why: [because('statement.no-claim', { name: 'reader-1' })] }),
    'The topic claims nothing that pages could bear out: reader-1 finds nothing in it that could be true or false.',
  ],
  [
    because('review.few-sources', { sources: 1, name: 'Pell Sound Current', wanted: 3 }),
    'Only Pell Sound Current counts, and no language model has read it; rules alone apply an upgrade from 3. ' +
      'Read the quotes.',
  ],
  [
    because('review.few-sources', { sources: 2, name: 'Pell Sound Current', wanted: 3 }),
    'Only 2 independent sources count, and no language model has read them; rules alone apply an upgrade from 3. ' +
      'Read the quotes.',
  ],
  [
    because('review.unqualified-reader', { names: ['openai a'] }),
    'Language model openai a has not passed the qualification here: `corroborate doctor --qualify` runs it.',
  ],
  [
    because('review.unqualified-reader', { names: ['openai a', 'xai b'] }),
    'Language models openai a and xai b have not passed the qualification here: ' +
      '`corroborate doctor --qualify` runs it.',
  ],
  [because('review.upgrades-reviewed'), 'Every upgrade waits for a person (setting UPGRADES=review).'],
  [because('review.none', { rule: 'partial-run' }), 'Nothing of the kind was found.'],
  [because('review.none', { rule: 'steering-attempt' }), 'No page about this event speaks to machines.'],
  [
    because('review.evidence-corrected', {
      changes: [because('change.now-held'), because('change.new-review', { rule: 'uncorroborated' })],
    }),
    'The upgrade is now held. New reason for review: uncorroborated.',
  ],
  [because('review.evidence-corrected', { changes: [] }), 'The evidence was corrected.'],
  [because('stop.added'), 'A source that was added later was weighed with the rest.'],
  [because('review.evidence-added', { changes: [] }), 'A source came after the decision.'],
  [
    because('loss.stage-failed', { stage: 'read', round: 2, why: 'killed its process' }),
    'stage read of round 2 failed: killed its process',
  ],
  [
    because('loss.stage-crashed', { stage: 'read', round: 1, deaths: 2 }),
    'stage read of round 1 was skipped: its worker process crashed 2 times while running it',
  ],
  [because('loss.stage-cut-short', { stage: 'search', rest: null }), 'stage search ran into its time limit'],
  [
    because('loss.stage-cut-short', { stage: 'search', rest: 'engine x could not be asked (failed: gone)' }),
    'stage search ran into its time limit; engine x could not be asked (failed: gone)',
  ],
  [because('loss.wrapped-up'), 'gathering was wrapped up by a person before it was done'],
  [because('loss.deadline', { minutes: 5 }), 'gathering was ended by the time limit of 5 minutes'],
  [because('loss.told', { text: 'page of a.example could not be read' }), 'page of a.example could not be read'],
  [because('confidence.both-sides', { points: 35 }), '35: credible voices stand on both sides.'],
  [because('confidence.only-disputed', { points: 90 }), '90: credible voices dispute it and none supports it.'],
  [because('confidence.voices', { points: 92, voices: 2, open: false }), '92: 2 independent credible voices.'],
  [
    because('confidence.voices', { points: 84, voices: 1, open: true }),
    '84: 1 independent credible voice, with an open question.',
  ],
  [because('confidence.low-tier-only', { points: 77 }), '77: only sources that do not count carry it.'],
  [because('confidence.own-word', { points: 75 }), '75: companies alone speak for it, in their own matter.'],
  [because('confidence.neutral', { points: 60 }), '60: neutral sources alone carry it.'],
  [because('confidence.nothing-found', { points: 80 }), '80: nothing that was found speaks to it.'],
  [
    because('confidence.primary-source', { by: 1 }),
    '+1: the report of a primary, official or wire source is among them.',
  ],
  [because('confidence.authoritative-origin', { by: 1 }), '+1: it leads back to an authoritative source.'],
  [because('confidence.inconsistent', { by: -6, agreement: 41 }), '-6: the accounts agree to 41 of 100 only.'],
  [
    because('confidence.unnamed-sources', { by: -6 }),
    '-6: it rests on unnamed sources: every voice that counts has it from people without a name.',
  ],
  [because('confidence.unanswered', { by: -7, heard: 2, asked: 3 }), '-7: 2 of 3 searches were answered.'],
  [because('confidence.something-missing', { by: -6 }), '-6: what is missing could have changed the level.'],
  [because('confidence.could-not-look'), 'Lowered for what could not be looked at.'],
  [because('claim.nobody-speaks'), 'No credible source speaks to it.'],
  [because('claim.confirmed', { voices: 2, names: ['A', 'B'] }), 'Confirmed by 2 credible voices: A, B.'],
  [because('claim.other-value', { value: '28', names: ['C'] }), 'Told with “28” instead by C.'],
  [because('claim.disputed', { voices: 1, names: ['C'] }), 'Disputed by 1 credible voice: C.'],
  [
    because('check.same-claim', { percent: 80 }),
    "Its claim has 80 % of the topic's words, its kind of event, a name or place, and no other figure, place or time.",
  ],
  [because('check.too-few-words'), 'It shares too few words.'],
  [because('check.other-event'), 'It is of another kind of event.'],
  [because('check.names-nobody'), 'It names nobody and no place of the topic.'],
  [because('check.elsewhere'), 'It lies elsewhere.'],
  [because('check.other-figure', { of: 'riders' }), 'It has another figure of riders.'],
  [because('check.opposite'), 'It is of the opposite claim.'],
  [because('check.other-time'), 'It was checked at another time.'],
  [because('stop.rounds-used', { mode: 'quick', rounds: 1 }), 'Mode “quick” allows 1 round.'],
  [because('stop.enough-sources', { sources: 6 }), '6 independent credible sources are enough.'],
  [because('stop.no-gap'), 'No gap is left to look into.'],
  [because('stop.nothing-new'), 'The last round found nothing new.'],
  [because('stop.wrapped-up'), 'A person had it wrapped up: the verdict rests on what was there.'],
  [
    because('stop.deadline', { mode: 'detailed', minutes: 5 }),
    'Mode “detailed” allows 5 minutes: the verdict rests on what was there by then.',
  ],
  [because('stop.nothing-gathered'), 'no engine answered and no page could be read'],
  [because('stop.go-on', { gaps: 2, round: 2, rounds: 3 }), '2 gaps are open and round 2 of 3 is allowed.'],
  [because('gap.core'), 'The core has no credible evidence.'],
  [because('gap.detail'), 'This detail has no credible evidence.'],
  [because('gap.contradiction'), 'Credible sources contradict each other.'],
  [because('gap.few-voices', { name: 'A' }), 'Few bear out what A reports; its own words find reports like it.'],
  [because('gap.unread-source', { name: 'A' }), 'A could not be read; another copy may be found.'],
  [because('gap.unread-citation', { site: 'a.example' }), 'Reports lean on a page of a.example and it was not read.'],
  [
    because('change.level', { from: 'verified', to: 'unverified' }),
    'The recommended level changes from “verified” to “unverified”.',
  ],
  [because('change.sources', { from: 1, to: 0 }), '0 instead of 1 independent credible sources count.'],
  [because('change.confidence', { from: 88, to: 35 }), 'Confidence 35 instead of 88.'],
  [because('change.now-held'), 'The upgrade is now held.'],
  [because('change.no-longer-held'), 'The upgrade is no longer held.'],
  [because('change.new-review', { rule: 'uncorroborated' }), 'New reason for review: uncorroborated.'],
  [because('change.no-longer-review', { rule: 'partial-run' }), 'No longer a reason for review: partial-run.'],
];

describe('the reasons of a verdict in English', () => {
  it.each(CATALOGUE)('say of %j “%s”', (reason, sentence) => expect(sentenceOf(reason)).toBe(sentence));

  it('are all in this catalogue', () => {
    const shown = new Set<string>(CATALOGUE.map(([{ code }]) => code));
    expect(Object.keys(VERIFICATION_ENGLISH).filter((code) => !shown.has(code))).toEqual([]);
  });

  it('are the code alone where a later version made one that this version does not know', () => {
    expect(sentenceOf({ code: 'count.later', params: {} } as never)).toBe('count.later');
  });
});

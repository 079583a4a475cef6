import { createReason, hasReason, type Reason } from './reasons';
import type { CaseState, ClaimStanding, ClaimVerdict, ConfidenceBand, VerificationLevel } from './vocabulary';

/** The verdict on a case, which is shown first everywhere. */
export interface CaseVerdict {
  state: CaseState;
  /** Reasons for the verdict, most important first. */
  why: Reason[];
  /** Next action. */
  next: Reason;
}

/** A verdict as stored, with the most relevant quotes. */
export interface StoredVerdict extends CaseVerdict {
  for: VerdictQuote[];
  against: VerdictQuote[];
}

export interface VerdictQuote {
  sourceId: number;
  quote: string;
  /** Person or organization quoted; null if the page itself makes the statement. */
  speaker: string | null;
}

/** Facts on which a verdict depends. Lists of outlets contain one name per independent credible source. */
export interface VerdictFacts {
  level: VerificationLevel;
  held: boolean;
  /** Verdict on the main claim and how it may be published; null if the topic has no checkable claim. */
  main: { standing: ClaimStanding; verdict: ClaimVerdict; otherValues: { value: string; name: string }[] } | null;
  supporting: string[];
  disputing: string[];
  /** People and organizations quoted as denying the main claim. */
  deniedBy: string[];
  /** True if the main claim is an accusation. */
  isAccusation: boolean;
  /** Evidence that the story is old, or that its subject no longer exists. */
  oldStory: Reason[];
  /** Credible outlets that support the main claim but do not count as independent confirmation. */
  uncounted: string[];
  /** Why none of them counts, if the same reason applies to all. */
  whyUncounted: Reason[];
  /** Credible outlets that only mention the event without confirming the main claim. */
  mentioning: string[];
  /** The outlet whose report all of these outlets relay; null if there are several or it is unknown. */
  commonOrigin: string | null;
  /** Whether that outlet is an interested party: a company, or a press release. */
  isPartyOrigin: boolean;
  /** Values from credible sources that differ from those in the story's other claims. */
  reportedOtherwise: { value: string; name: string }[];
  /** Outlets of low credibility that support the main claim. */
  weak: string[];
  ratedFalseBy: string[];
  /** Credible outlets whose pages could not be read. */
  unread: string[];
  /** Accused people and organizations that were not asked for a response. */
  unanswered: string[];
  /** Reasons for review, in the order given by the decision. */
  review: Reason[];
}

export function buildCaseVerdict(facts: VerdictFacts): CaseVerdict {
  const state = caseState(facts);
  return { state, why: verdictReasons(state, facts), next: nextStep(state, facts) };
}

const INCOMPLETE_REASONS = [
  'review.unread-pages',
  'review.silent-search',
  'review.lost-stages',
  'review.checkpoint-failed',
] as const;

function caseState({ level, held, main, review, oldStory }: VerdictFacts): CaseState {
  if (level !== 'unverified') return level;
  if (main?.verdict === 'refuted') return 'refuted';
  if (main?.standing === 'disputed') return 'disputed';
  if (hasReason(review, 'review.checkpoint-failed')) return 'incomplete';
  if (held) return 'held';
  return main && oldStory.length === 0 && hasReason(review, ...INCOMPLETE_REASONS) ? 'incomplete' : 'unverified';
}

function verdictReasons(state: CaseState, facts: VerdictFacts): Reason[] {
  const [main, ...others] = mainReasons(state, facts);
  const { deniedBy: names, isAccusation, oldStory } = facts;
  const denialReasons = names.length > 0 ? [createReason('verdict.denied', { names, isAccusation })] : [];
  const rest = [...denialReasons, ...others];
  if (state === 'unverified') return [...oldStory, ...(main ? [main] : []), ...rest];
  // Several sources dated to the event outweigh its similarity to an earlier one.
  const isSettled = state === 'verified' || state === 'certified';
  return [...(main ? [main] : []), ...rest, ...(isSettled ? [] : oldStory)];
}

function mainReasons(state: CaseState, facts: VerdictFacts): Reason[] {
  const { supporting, disputing, ratedFalseBy, review } = facts;
  if (state === 'refuted')
    return [createReason('verdict.refuted', { disputing: unique([...disputing, ...ratedFalseBy]), supporting })];
  if (state === 'disputed') return disputeReasons(facts);
  const support = createReason('verdict.supported', { supporting, disputing });
  if (state === 'incomplete') {
    const lost = review.filter((why) => hasReason([why], ...INCOMPLETE_REASONS));
    return [...(supporting.length > 0 ? [support] : findingReasons(facts)), ...lost];
  }
  if (state === 'unverified')
    return [...findingReasons(facts), ...review.filter((why) => hasReason([why], 'review.steering'))];
  const undated = review.filter(({ code }) => code === 'review.undated-sources');
  if (state === 'held' && undated.length > 0) return undated;
  const names = review.filter(({ code }) => code === 'review.other-names');
  return state === 'held' ? [support, ...(names.length > 0 ? names : review.slice(0, 1))] : [support];
}

const valueReason = (given: { value: string; name: string }): Reason => createReason('verdict.value', given);

function disputeReasons({ main, supporting, disputing, ratedFalseBy }: VerdictFacts): Reason[] {
  const against = unique([...disputing, ...ratedFalseBy]);
  const values = main?.otherValues ?? [];
  if (against.length === 0 && values.length > 0)
    return [createReason('verdict.differs', { values: values.map(valueReason) })];
  return [createReason('verdict.disputed', { disputing: against, supporting })];
}

/** Reasons that describe what was found instead of confirmation. */
function findingReasons(facts: VerdictFacts): Reason[] {
  const values = facts.reportedOtherwise;
  const otherwise =
    values.length > 0 ? [createReason('verdict.reported-otherwise', { values: values.map(valueReason) })] : [];
  return [...exclusionReasons(facts), ...otherwise];
}

function exclusionReasons({
  main,
  uncounted,
  whyUncounted,
  mentioning,
  weak,
  unread,
  ...facts
}: VerdictFacts): Reason[] {
  if (!main) return [createReason('verdict.no-claim')];
  const { commonOrigin: origin, isPartyOrigin } = facts;
  const names = unique([...uncounted, ...mentioning]);
  if (origin !== null)
    return [createReason(isPartyOrigin ? 'verdict.press-release' : 'verdict.one-origin', { names, origin })];
  if (uncounted.length > 0) return [createReason('verdict.not-independent', { names: uncounted }), ...whyUncounted];
  if (weak.length > 0) return [createReason('verdict.low-credibility', { names: weak })];
  if (mentioning.length > 0) return [createReason('verdict.only-mentioned', { names: mentioning })];
  return [
    unread.length > 0 ? createReason('verdict.unread', { names: unread }) : createReason('verdict.nothing-found'),
  ];
}

function nextStep(state: CaseState, facts: VerdictFacts): Reason {
  const { supporting, unanswered, unread, review, oldStory } = facts;
  if (state === 'refuted') return createReason('next.do-not-publish');
  if (state === 'disputed') return createReason('next.settle');
  if (unanswered.length > 0 && (state === 'held' || review.length > 0))
    return createReason('next.ask-for-response', { names: unanswered });
  const names = review.find((why) => why.code === 'review.other-names');
  if (state === 'held' && names)
    return createReason('next.compare-names', { page: names.params.page, story: names.params.story });
  const undated = review.find((why) => why.code === 'review.undated-sources');
  if (state === 'held' && undated) return createReason('next.check-published', { names: undated.params.names });
  if (state === 'held' || hasReason(review, 'review.checkpoint-failed')) return createReason('next.decide');
  if (state === 'unverified' && oldStory.length > 0) return createReason('next.check-date');
  if (state === 'incomplete')
    return unread.length > 0 ? createReason('next.read', { names: unread }) : createReason('next.search-again');
  if (state === 'unverified') return nextStepForUnverified(facts);
  return review.length > 0 ? createReason('next.review') : createReason('next.publish', { names: supporting });
}

function nextStepForUnverified({ main, commonOrigin, isPartyOrigin, reportedOtherwise }: VerdictFacts): Reason {
  if (!main) return createReason('next.state-claim');
  if (commonOrigin !== null && isPartyOrigin) return createReason('next.attribute-party', { origin: commonOrigin });
  const names = unique(reportedOtherwise.map(({ name }) => name));
  return names.length > 0 ? createReason('next.correct', { names }) : createReason('next.find-source');
}

const unique = (names: readonly string[]): string[] => [...new Set(names)];

/**
 * Verdict after an editor's decision. An editor's decision cannot resolve a dispute among credible sources: a disputed
 * story stays disputed.
 */
export function buildDecidedVerdict<Verdict extends CaseVerdict>(verdict: Verdict, level: VerificationLevel): Verdict {
  const isDisputed = verdict.state === 'refuted' || verdict.state === 'disputed';
  const decided = (state: CaseState, by: Reason, next: Reason): Verdict => ({
    ...verdict,
    state: isDisputed ? verdict.state : state,
    why: level !== 'unverified' && verdict.state === level ? verdict.why : [by, ...verdict.why],
    next,
  });
  if (level === 'unverified') return decided(level, createReason('verdict.rejected'), createReason('next.nothing'));
  const next = isDisputed ? createReason('next.publish-disputed') : createReason('next.publish', { names: [] });
  return decided(level, createReason('verdict.approved'), next);
}

/** States that say whether the story is true; for all others, confidence is meaningless. */
const SETTLED_STATES: ReadonlySet<CaseState> = new Set(['certified', 'verified', 'refuted']);

/** Confidence as a word, from 0–100 points; null if the state does not say whether the story is true. */
export function getConfidenceBand({ state, why }: CaseVerdict, points: number): ConfidenceBand | null {
  if (!SETTLED_STATES.has(state)) return null;
  if (points < 50) return 'low';
  return points < 75 || why.some(reliesOnOneSource) ? 'moderate' : 'high';
}

const reliesOnOneSource = (why: Reason): boolean =>
  why.code === 'verdict.supported' && why.params.supporting.length === 1;

export const STATE_TEXT: Readonly<Record<CaseState, string>> = {
  certified: 'Certified',
  verified: 'Verified',
  held: 'Held for review',
  disputed: 'Disputed',
  refuted: 'Refuted',
  incomplete: 'Incomplete',
  unverified: 'Unverified',
};

import { because, hasReason, type Reason } from './reasons';
import type { CaseState, ClaimStanding, ClaimVerdict, ConfidenceBand, VerificationLevel } from './vocabulary';

/** The answer of a case: the one thing that lists, pages, reports and programs say first. */
export interface CaseVerdict {
  state: CaseState;
  /** Why, the main reason first. */
  why: Reason[];
  /** The one thing to do next. */
  next: Reason;
}

/** The verdict as it is stored with a case, with the quotes that show it best. */
export interface StoredVerdict extends CaseVerdict {
  for: VerdictQuote[];
  against: VerdictQuote[];
}

export interface VerdictQuote {
  sourceId: number;
  quote: string;
  /** Whom the page quotes; null if the page itself says it. */
  speaker: string | null;
}

/** What the verdict depends on. Sources are the names of one outlet for each independent credible source. */
export interface VerdictFacts {
  level: VerificationLevel;
  held: boolean;
  /** How the main claim may be passed on; null if the topic makes no claim that can be checked. */
  main: { standing: ClaimStanding; verdict: ClaimVerdict; otherValues: { value: string; name: string }[] } | null;
  supporting: string[];
  disputing: string[];
  /** People and organizations whom pages quote as denying it. */
  deniedBy: string[];
  /** The main claim accuses someone. */
  isAccusation: boolean;
  /** Signs that it is an old story, or that what it is about is gone. */
  oldStory: Reason[];
  /** Credible outlets that support it and do not count as independent confirmation. */
  uncounted: string[];
  /** Credible outlets that only mention the event. */
  mentioning: string[];
  /** The outlet whose report all of these pass on; null if they go back to several, or to none that is known. */
  commonOrigin: string | null;
  /** Outlets of low credibility that support it. */
  weak: string[];
  ratedFalseBy: string[];
  /** Outlets whose credible pages could not be read. */
  unread: string[];
  /** Accused people and organizations who were not asked for a response. */
  unanswered: string[];
  /** Reasons for review, in the order of the decision. */
  review: Reason[];
}

export function caseVerdict(facts: VerdictFacts): CaseVerdict {
  const state = caseState(facts);
  return { state, why: whyOf(state, facts), next: nextStep(state, facts) };
}

const INCOMPLETE = ['review.unread-pages', 'review.silent-search', 'review.lost-stages'] as const;

function caseState({ level, held, main, review, oldStory }: VerdictFacts): CaseState {
  if (level !== 'unverified') return level;
  if (main?.verdict === 'refuted') return 'refuted';
  if (main?.standing === 'disputed') return 'disputed';
  if (held) return 'held';
  return main && oldStory.length === 0 && hasReason(review, ...INCOMPLETE) ? 'incomplete' : 'unverified';
}

function whyOf(state: CaseState, facts: VerdictFacts): Reason[] {
  const [main, ...others] = mainReasons(state, facts);
  const { deniedBy: names, isAccusation, oldStory } = facts;
  const denied = names.length > 0 ? [because('verdict.denied', { names, isAccusation })] : [];
  const rest = [...denied, ...others];
  if (state === 'unverified') return [...oldStory, ...(main ? [main] : []), ...rest];
  return [...(main ? [main] : []), ...rest, ...oldStory];
}

function mainReasons(state: CaseState, facts: VerdictFacts): Reason[] {
  const { supporting, disputing, ratedFalseBy, review } = facts;
  if (state === 'refuted')
    return [because('verdict.refuted', { disputing: unique([...disputing, ...ratedFalseBy]), supporting })];
  if (state === 'disputed') return disputeOf(facts);
  if (state === 'incomplete') return [...foundOf(facts), ...review.filter((why) => hasReason([why], ...INCOMPLETE))];
  if (state === 'unverified') return foundOf(facts);
  const support = because('verdict.supported', { supporting, disputing });
  return state === 'held' ? [support, ...review.slice(0, 1)] : [support];
}

function disputeOf({ main, supporting, disputing, ratedFalseBy }: VerdictFacts): Reason[] {
  const against = unique([...disputing, ...ratedFalseBy]);
  const values = main?.otherValues ?? [];
  if (against.length === 0 && values.length > 0) return [because('verdict.differs', { values, supporting })];
  return [because('verdict.disputed', { disputing: against, supporting })];
}

/** What was found in place of confirmation. */
function foundOf({ main, uncounted, mentioning, weak, unread, commonOrigin }: VerdictFacts): Reason[] {
  if (!main) return [because('verdict.no-claim')];
  if (commonOrigin !== null)
    return [because('verdict.one-origin', { names: unique([...uncounted, ...mentioning]), origin: commonOrigin })];
  if (uncounted.length > 0) return [because('verdict.not-independent', { names: uncounted })];
  if (weak.length > 0) return [because('verdict.low-credibility', { names: weak })];
  if (mentioning.length > 0) return [because('verdict.only-mentioned', { names: mentioning })];
  return [unread.length > 0 ? because('verdict.unread', { names: unread }) : because('verdict.nothing-found')];
}

function nextStep(state: CaseState, facts: VerdictFacts): Reason {
  const { main, supporting, unanswered, unread, review, oldStory } = facts;
  if (state === 'refuted') return because('next.do-not-publish');
  if (state === 'disputed') return because('next.settle');
  if (unanswered.length > 0 && (state === 'held' || review.length > 0))
    return because('next.ask-for-response', { names: unanswered });
  if (state === 'held') return because('next.decide');
  if (state === 'unverified' && oldStory.length > 0) return because('next.check-date');
  if (state === 'incomplete')
    return unread.length > 0 ? because('next.read', { names: unread }) : because('next.search-again');
  if (state === 'unverified') return main ? because('next.find-source') : because('next.state-claim');
  return review.length > 0 ? because('next.review') : because('next.publish', { names: supporting });
}

const unique = (names: readonly string[]): string[] => [...new Set(names)];

/** The verdict after an editor's last decision, which leaves the topic at a level. */
export function decidedVerdict<Verdict extends CaseVerdict>(verdict: Verdict, level: VerificationLevel): Verdict {
  const why = (by: Reason): Reason[] => [by, ...verdict.why];
  if (level !== 'unverified') {
    const approved = verdict.state === level ? verdict.why : why(because('verdict.approved'));
    return { ...verdict, state: level, why: approved, next: because('next.publish', { names: [] }) };
  }
  const state = verdict.state === 'refuted' || verdict.state === 'disputed' ? verdict.state : 'unverified';
  return { ...verdict, state, why: why(because('verdict.rejected')), next: because('next.nothing') };
}

/** States that say whether the story is so; confidence in the others would say nothing. */
const SETTLED: ReadonlySet<CaseState> = new Set(['certified', 'verified', 'refuted']);

/** Confidence in words, from points of 100; null for a state that leaves it open whether the story is so. */
export function confidenceBand({ state, why }: CaseVerdict, points: number): ConfidenceBand | null {
  if (!SETTLED.has(state)) return null;
  if (points < 50) return 'low';
  return points < 75 || why.some(restsOnOne) ? 'moderate' : 'high';
}

const restsOnOne = (why: Reason): boolean => why.code === 'verdict.supported' && why.params.supporting.length === 1;

/** What lists, pages and reports call each state. */
export const STATE_TEXT: Readonly<Record<CaseState, string>> = {
  certified: 'Certified',
  verified: 'Verified',
  held: 'Held for review',
  disputed: 'Disputed',
  refuted: 'Refuted',
  incomplete: 'Incomplete',
  unverified: 'Unverified',
};

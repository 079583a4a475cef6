import { findMainClaim, hasNoCheckableClaim } from './claim';
import type { Decision } from './decision.types';
import type { Claim, ClaimFinding, SourceView } from './evidence.types';
import type { AnswerFinding, QuestionAnswer } from './inquiry.types';
import { createReason, type Reason } from './reasons';
import { isCredibleElsewhere } from './source';
import { isCredible, type ClaimStanding } from './vocabulary';

/** Confidence values and limits of answers. */
export const ANSWER_RULES = {
  /**
   * Confidence by number of independent credible sources with the same answer; a single source never gives certainty.
   */
  voices: [0, 0.6, 0.8, 0.9, 0.95],
  /** Confidence if the answer only rules out the claim, or if credible sources dispute it. */
  contradicted: 0.5,
  /** Maximum quotes per answer. */
  findings: 5,
} as const;

/** An answer without its question and reader. */
export type AnswerDraft = Omit<QuestionAnswer, 'questionId' | 'by'>;

/** Case data from which to answer whether a claim is true. */
export interface ClaimAnswerInput {
  claims: readonly Pick<Claim, 'id' | 'core' | 'reasons'>[];
  findings: readonly ClaimFinding[];
  /** How each claim may be published, by claim ID, as in the report. */
  standings: ReadonlyMap<string, ClaimStanding>;
  sources: readonly SourceView[];
  decision: Pick<Decision, 'confidence'>;
}

type WithSources = Pick<ClaimAnswerInput, 'sources'>;

export const createOpenAnswer = (why: Reason): AnswerDraft => ({
  ...{ state: 'open', answer: null, confidence: 0, findings: [], why },
});

/** The answer if no counted source gives one, with the most specific reason available. */
export function createNotFoundAnswer({ sources }: WithSources): AnswerDraft {
  const supporting = sources.filter(({ stance, isTopicPage }) => !isTopicPage && stance.stance === 'supports');
  const hasCredibleSupport = supporting.some((one) => one.readable && isCredibleElsewhere(one));
  const unreliable = supporting.filter(({ tier }) => !isCredible(tier)).length;
  return createOpenAnswer(
    unreliable > 0 && !hasCredibleSupport
      ? createReason('answer.no-source-that-counts', { sources: unreliable })
      : createReason('answer.none-found'),
  );
}

/** Number of independent sources to which these pages belong. */
export const countSourceGroups = (sourceIds: readonly number[], { sources }: WithSources): number =>
  new Set(sourceIds.map((id) => sources.find((one) => one.id === id)?.clusterId ?? `s${id}`)).size;

export const getAnswerConfidence = (groups: number): number =>
  ANSWER_RULES.voices[Math.min(groups, ANSWER_RULES.voices.length - 1)] ?? 0;

/** Passages of credible pages for or against a claim; the topic's own page is excluded. */
export const listPassages = (
  { evidence }: ClaimFinding,
  side: 'supports' | 'disputes',
  { sources }: WithSources,
): AnswerFinding[] =>
  evidence
    .filter(
      ({ stance, sourceId }) =>
        stance === side && sources.some((one) => one.id === sourceId && isCredibleElsewhere(one)),
    )
    .sort((a, b) => b.strength - a.strength)
    .flatMap(({ sourceId, passage }) => (passage ? [{ sourceId, ...passage }] : []));

/** Answers whether a claim is true, based on how the report presents it. */
export function buildClaimAnswer(claimId: string | undefined, data: ClaimAnswerInput): AnswerDraft {
  if (hasNoCheckableClaim(data.claims))
    return { ...createOpenAnswer(createReason('answer.claims-nothing')), state: 'unanswerable' };
  const finding = data.findings.find((one) => one.claimId === claimId);
  const standing = data.standings.get(claimId ?? '') ?? 'open';
  if (finding?.verdict === 'verified' && standing === 'open')
    return createOpenAnswer(createReason('answer.not-confirmed'));
  if (!finding || standing === 'open') return createNotFoundAnswer(data);
  const why = createReason('answer.by-verdict', { verdict: finding.verdict });
  const [supporting, disputing] = [listPassages(finding, 'supports', data), listPassages(finding, 'disputes', data)];
  if (standing === 'disputed') return createDisputedAnswer(finding, [...disputing, ...supporting]);
  const isHeld = standing === 'held';
  const isCore = findMainClaim(data.claims)?.id === claimId;
  const sure = isCore
    ? data.decision.confidence / 100
    : getAnswerConfidence(countSourceGroups(supporting.map(sourceIdOf), data));
  return {
    state: 'answered',
    answer: 'yes',
    confidence: isHeld ? ANSWER_RULES.contradicted : sure,
    findings: supporting.slice(0, ANSWER_RULES.findings),
    why: isHeld ? createReason('answer.held') : why,
  };
}

const createDisputedAnswer = ({ verdict }: ClaimFinding, findings: AnswerFinding[]): AnswerDraft => ({
  state: 'contradicted',
  answer: ({ refuted: 'no', 'partially true': 'in part' } as Partial<Record<typeof verdict, string>>)[verdict] ?? null,
  confidence: ANSWER_RULES.contradicted,
  findings: findings.slice(0, ANSWER_RULES.findings),
  why: createReason('answer.by-verdict', { verdict }),
});

const sourceIdOf = ({ sourceId }: AnswerFinding): number => sourceId;

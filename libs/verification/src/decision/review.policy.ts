import {
  createReason,
  hasNoCheckableClaim,
  findMainClaim,
  hasReason,
  isCredibleElsewhere,
  reviewReasonFacts,
  type Claim,
  type Decision,
  type Reason,
  type ReviewReason,
  type RuleTrace,
  type SourceView,
  type VerificationLevel,
} from '@corroborate/domain';
import { findConceptMentions, cutAtWord } from '@corroborate/text';
import { findWithholdingReason } from './withheld-upgrade.policy';
import type { SourceTally } from './counting.policy';
import type { DecideInput } from './decide.types';
import { selectCredibleDenials } from '../fact-checks/fact-checks.policy';
import { isPartyAccused } from '../integrity/accused.policy';
import { ALLEGATION_LIMITS } from '../verification.thresholds';
import { findSourceConflicts } from './differing-sources.policy';
import { findPartialRunReason } from './partial-run.policy';
import { HARM_TO_MINORS, findSeriousAllegation } from './serious.policy';

export interface Review {
  reasons: Decision['review']['reasons'];
  /** True if the upgrade must be held for review. */
  hold: boolean;
  traces: RuleTrace[];
}

/** Rule 4: determines whether the case needs review, and whether the upgrade is held until then. */
export function decideReview(input: DecideInput, count: SourceTally, recommended: VerificationLevel): Review {
  const checks = [
    ...CHECKS.flatMap((check) => check(input, count) ?? []),
    ...checkWithheldUpgrade(input, count, recommended),
  ];
  const hits = checks.filter((check) => check.hit);
  return {
    reasons: hits.map(({ reason, why }) => ({ reason, why })),
    hold: hits.some(({ reason, holds }) => holds ?? reviewReasonFacts(reason).holds === true),
    traces: checks.map((check) => ({
      rule: `review:${check.reason}`,
      passed: !check.hit,
      inputs: check.inputs,
      reasons: [check.hit ? check.why : createReason('review.none', { rule: check.reason })],
    })),
  };
}

/** A possible reason for review. */
interface ReviewCheck {
  reason: ReviewReason;
  hit: boolean;
  /** Whether this reason holds the upgrade for review. Defaults to the value in the table of reasons. */
  holds?: boolean;
  why: Reason;
  inputs: RuleTrace['inputs'];
}

/** Maximum length of a quoted prompt injection, long enough to show what it demands. */
const MAX_INJECTION_QUOTE_CHARS = 240;

/** In display order. */
const CHECKS: ((input: DecideInput, count: SourceTally) => ReviewCheck | null)[] = [
  checkContradiction,
  checkAllegation,
  checkLowTierOnly,
  checkUncorroborated,
  checkPartialRun,
  checkPromptInjection,
  checkCoordination,
  checkNoClaim,
  checkFailedCheckpoint,
  ({ look }) => checkSeriousFindings('integrity-finding', look?.integrity),
  ({ look }) => checkSeriousFindings('legal-risk', look?.legal),
];

/** A dispute about the main claim holds the upgrade. Differing details hold it only if the main claim states them. */
function checkContradiction(input: DecideInput, count: SourceTally): ReviewCheck {
  const denials = unreadFactCheckDenials(input, count);
  const differing = findSourceConflicts(input);
  const [disputing, supporting] = [count.disputing.length, count.counted.length];
  const isDisputed = disputing > 0 || denials.length > 0;
  return {
    reason: 'credible-contradiction',
    hit: isDisputed || differing.length > 0,
    holds: isDisputed || differing.some(({ touchesMainClaim }) => touchesMainClaim),
    why: isDisputed ? disputeReason(count, denials) : (differing[0]?.why ?? disputeReason(count, denials)),
    inputs: { disputing, supporting, ratedFalse: denials.length, differing: differing.length },
  };
}

const disputeReason = (count: SourceTally, denials: string[]): Reason =>
  count.disputing.length > 0
    ? disputingSourcesReason(count)
    : createReason('review.rated-false', { publishers: denials });

/**
 * An allegation against someone needs review, and so does a serious claim that few sources report. A violent event
 * alone is not an allegation. An upgrade of the level is held for review only if an identifiable person or organization
 * is accused and too few independent sources support the allegation.
 */
function checkAllegation(
  { topic, claims = [], accused: noted = [] }: DecideInput,
  { counted }: SourceTally,
): ReviewCheck {
  const { serious, words } = findSeriousAllegation(topic, claims);
  const read = seriousModelReasons(claims);
  const accused = noted.length > 0 || isPartyAccused(topic, findMainClaim(claims)?.text ?? '');
  const few = counted.length < ALLEGATION_LIMITS.enoughSources;
  return {
    reason: 'serious-allegation',
    hit: (serious && (accused || (few && words.some(isNonEventWord)))) || read.length > 0,
    holds: accused && few,
    why: serious
      ? createReason('review.serious-allegation', { words })
      : createReason('review.serious-by-reader', { why: read }),
    inputs: { words: words.join(', ') || null, ...(read.length > 0 ? { readers: read.length } : {}) },
  };
}

/** Whether an allegation holds the upgrade. */
export const isAllegationOpen = (input: DecideInput, count: SourceTally): boolean => {
  const { hit, holds } = checkAllegation(input, count);
  return hit && holds === true;
};

/** True for "cover-up", false for "killed": an event in which no one is named as responsible is not an allegation. */
const isNonEventWord = (word: string): boolean => word !== HARM_TO_MINORS && findConceptMentions(word).length === 0;

/** Whether the topic makes an accusation, by its words or according to a model. */
export const isSeriousAccusation = (topic: DecideInput['topic'], claims: Claim[]): boolean =>
  findSeriousAllegation(topic, claims).serious || seriousModelReasons(claims).length > 0;

/** Reasons based on model findings, because word lists alone miss some accusations. */
const seriousModelReasons = (claims: Claim[]): Reason[] =>
  claims
    .filter(({ core }) => core)
    .flatMap(({ reasons }) => reasons)
    .filter((one) => hasReason([one], 'statement.grave'));

function checkLowTierOnly(input: DecideInput, { counted, undated }: SourceTally): ReviewCheck {
  const uncounted = uncountedSupport(input);
  const [sources, credible] = [uncounted.length, uncounted.filter(isCredibleElsewhere).length];
  return {
    reason: 'low-tier-only',
    hit: counted.length + undated.length === 0 && sources > 0,
    why:
      credible > 0
        ? createReason('review.passed-over', { sources, credible })
        : createReason('review.low-tier-only', { sources }),
    inputs: { lowTier: sources },
  };
}

function checkUncorroborated(input: DecideInput, { counted, disputing }: SourceTally): ReviewCheck {
  const found = counted.length + disputing.length;
  return {
    reason: 'uncorroborated',
    hit: found === 0 && uncountedSupport(input).length === 0,
    why: createReason('review.uncorroborated'),
    inputs: { found },
  };
}

function checkPartialRun(input: DecideInput, count: SourceTally): ReviewCheck {
  const partial = findPartialRunReason(input, count);
  return {
    reason: 'partial-run',
    hit: partial !== null,
    why: partial ?? createReason('review.none', { rule: 'partial-run' }),
    inputs: { missing: input.missing.length },
  };
}

function checkPromptInjection(input: DecideInput): ReviewCheck {
  const steering = relevantInjections(input);
  const ids = new Set(steering.map(({ sourceId }) => sourceId));
  const named = new Map(input.sources.map(({ id, name }) => [id, name]));
  const names = [...new Set([...ids].flatMap((id) => named.get(id) ?? []))];
  const quote = cutAtWord(steering[0]?.quote ?? '', MAX_INJECTION_QUOTE_CHARS).replace(/[\s,.]+$/, '');
  return {
    reason: 'steering-attempt',
    hit: steering.length > 0,
    why: createReason('review.steering', { names, quote }),
    inputs: { pages: ids.size },
  };
}

function checkCoordination({ social }: DecideInput): ReviewCheck {
  return {
    reason: 'coordinated-activity',
    hit: social?.coordinated === true,
    why: createReason('review.coordinated-posts'),
    inputs: { coordinated: social?.coordinated ?? false },
  };
}

/** Only a model can find that a topic has no checkable claim, so there is a trace only in that case. */
function checkNoClaim({ claims = [] }: DecideInput): ReviewCheck | null {
  if (!hasNoCheckableClaim(claims)) return null;
  const why = claims.flatMap(({ reasons }) => reasons).filter((one) => hasReason([one], 'statement.no-claim'));
  return { reason: 'no-claim', hit: true, why: createReason('review.no-claim', { why }), inputs: { claims: 0 } };
}

/** Serious issues because of which the last checkpoint failed. Leaves a trace only if there are any. */
function checkFailedCheckpoint({ unsettled: issues = [] }: DecideInput): ReviewCheck | null {
  if (issues.length === 0) return null;
  const why = createReason('review.checkpoint-failed', { issues });
  return { reason: 'checkpoint-failed', hit: true, why, inputs: { issues: issues.length } };
}

/** Serious findings of the pre-publication check. Leaves a trace only if there are any. */
function checkSeriousFindings(reason: 'integrity-finding' | 'legal-risk', found: Reason[] = []): ReviewCheck | null {
  if (found.length === 0) return null;
  const why =
    reason === 'legal-risk'
      ? createReason('review.legal-risk', { risks: found })
      : createReason('review.integrity-finding', { findings: found });
  return { reason, hit: true, why, inputs: { found: found.length } };
}

/** Why the upgrade is not applied automatically. Leaves a trace only if there is a reason. */
function checkWithheldUpgrade(input: DecideInput, count: SourceTally, recommended: VerificationLevel): ReviewCheck[] {
  const found = findWithholdingReason(input, count, recommended);
  return found ? [{ ...found, hit: true, inputs: { counted: count.counted.length } }] : [];
}

/** Prompt injections on pages about this topic. Those on pages about other events cannot have affected the decision. */
function relevantInjections({ steering, sources }: DecideInput): DecideInput['steering'] {
  const apart = new Set(
    sources
      .filter(
        (one) =>
          one.stance.stance === 'unrelated' ||
          (one.stance.stance === 'mentions' && hasReason(one.stance.reasons, 'stance.not-this-event')),
      )
      .map((one) => one.id),
  );
  return steering.filter((one) => !apart.has(one.sourceId));
}

/** Credible fact checks that rate the main claim false and whose publisher is not yet among the disputing sources. */
function unreadFactCheckDenials({ factChecks }: DecideInput, count: SourceTally): string[] {
  const countedSites = new Set(count.disputing.flatMap(({ sources }) => sources.map(({ site }) => site)));
  return [
    ...new Set(
      selectCredibleDenials(factChecks ?? [])
        .filter(({ site }) => !countedSites.has(site))
        .map(({ publisher }) => publisher),
    ),
  ];
}

const disputingSourcesReason = ({ disputing, counted }: SourceTally): Reason =>
  createReason('review.disputed', {
    disputing: disputing.length,
    names: disputing.flatMap((one) => one.sources[0]?.name ?? []).slice(0, 4),
    supporting: counted.length,
  });

/** Supporting sources without the topic's own page. */
const uncountedSupport = (input: DecideInput): SourceView[] =>
  input.sources.filter((one) => one.stance.stance === 'supports' && !one.isTopicPage);

import type { Claim, ClaimFinding } from './evidence.types';
import { hasReason } from './reasons';
import type { ClaimStanding, ClaimVerdict, VerificationLevel } from './vocabulary';

/** The claim in one sentence, for people and language models. Rules use `text`. */
export const getClaimStatement = ({ text, statement }: Pick<Claim, 'text' | 'statement'>): string => statement ?? text;

/** Minimum importance of a claim, 0–1, for each level. */
export const MIN_IMPORTANCE = { high: 0.7, medium: 0.4 };

/** Level of importance; null below the threshold for `medium`. */
export function getImportanceLevel({ importance }: Pick<Claim, 'importance'>): keyof typeof MIN_IMPORTANCE | null {
  if (importance >= MIN_IMPORTANCE.high) return 'high';
  return importance >= MIN_IMPORTANCE.medium ? 'medium' : null;
}

/** The main claim; undefined before claims have been extracted. */
export const findMainClaim = <T extends Pick<Claim, 'core'>>(claims: readonly T[]): T | undefined =>
  claims.find(({ core }) => core);

/** True if the topic makes no claim that can be true or false, and so no page can support it. */
export const hasNoCheckableClaim = (claims: readonly Pick<Claim, 'core' | 'reasons'>[]): boolean =>
  claims.some(({ core, reasons }) => core && hasReason(reasons, 'statement.no-claim'));

/** Disputed by credible sources, or both supported and disputed. */
const isContested = (verdict: ClaimVerdict): boolean => verdict === 'disputed' || verdict === 'refuted';

/** Whether credible sources refute the main claim. */
export function isRefuted({ claims, findings }: ClaimsAndFindings): boolean {
  const core = findMainClaim(claims)?.id;
  return findings.find(({ claimId }) => claimId === core)?.verdict === 'refuted';
}

interface ClaimsAndFindings {
  claims: readonly Pick<Claim, 'id' | 'core'>[];
  findings: readonly Pick<ClaimFinding, 'claimId' | 'verdict'>[];
}

/** The level applied to a topic, and whether a higher level is held for review. */
export interface AppliedLevel {
  level: VerificationLevel;
  held: boolean;
}

/**
 * How a claim may be published, whatever its verdict: as fact only if the applied level allows this, nothing is held
 * and no credible source disputes it.
 */
export function getClaimStanding(
  { verdict, isDenied }: { verdict: ClaimVerdict; isDenied: boolean },
  { level, held }: AppliedLevel,
): ClaimStanding {
  if (isContested(verdict) || isDenied || verdict === 'partially true') return 'disputed';
  if (verdict !== 'verified') return 'open';
  if (held) return 'held';
  return level === 'unverified' ? 'open' : 'confirmed';
}

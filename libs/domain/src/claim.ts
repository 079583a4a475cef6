import type { Claim, ClaimFinding } from './evidence.types';
import { hasReason } from './reasons';
import type { ClaimStanding, ClaimVerdict, VerificationLevel } from './vocabulary';

/** What a claim says in one sentence, for anyone who reads texts: people and language models. Rules judge by `text`. */
export const sentenceOfClaim = ({ text, statement }: Pick<Claim, 'text' | 'statement'>): string => statement ?? text;

/** What the topic stands or falls with; undefined before claims were drawn from it. */
export const coreClaim = <T extends Pick<Claim, 'core'>>(claims: readonly T[]): T | undefined =>
  claims.find(({ core }) => core);

/** Nothing in the topic can be true or false, so that no page can support it. */
export const claimsNothing = (claims: readonly Pick<Claim, 'core' | 'reasons'>[]): boolean =>
  claims.some(({ core, reasons }) => core && hasReason(reasons, 'statement.no-claim'));

/** What credible sources say is otherwise, or say both ways. */
const isContested = (verdict: ClaimVerdict): boolean => verdict === 'disputed' || verdict === 'refuted';

/** Credible sources deny what the topic stands or falls with. */
export function isRefuted({ claims, findings }: Told): boolean {
  const core = coreClaim(claims)?.id;
  return findings.find(({ claimId }) => claimId === core)?.verdict === 'refuted';
}

interface Told {
  claims: readonly Pick<Claim, 'id' | 'core'>[];
  findings: readonly Pick<ClaimFinding, 'claimId' | 'verdict'>[];
}

/** The level of a topic as applied, and whether an upgrade above it is held for review. */
export interface AppliedLevel {
  level: VerificationLevel;
  held: boolean;
}

/**
 * How a claim may be passed on to people and programs outside. As a fact only where the applied level allows it,
 * nothing holds it and no credible source denies it, whatever its verdict.
 */
export function standingOf(
  { verdict, isDenied }: { verdict: ClaimVerdict; isDenied: boolean },
  { level, held }: AppliedLevel,
): ClaimStanding {
  if (isContested(verdict) || isDenied || verdict === 'partially true') return 'disputed';
  if (verdict !== 'verified') return 'open';
  if (held) return 'held';
  return level === 'unverified' ? 'open' : 'confirmed';
}

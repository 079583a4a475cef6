import { createReason, type RuleTrace, type VerificationLevel } from '@corroborate/domain';
import type { SourceTally } from './counting.policy';
import type { DecideInput } from './decide.types';

/**
 * Verification level for a number of independent sources. Only newsrooms and public offices count toward `certified`;
 * companies on their own affairs, agreeing neutral sources and undated pages can reach `verified` at most.
 */
export function computeLevel(
  { counted, neutral, undated = [] }: Pick<SourceTally, 'counted' | 'neutral'> & Partial<SourceTally>,
  { thresholds }: DecideInput,
): VerificationLevel {
  const others = counted.filter((voice) => !voice.own).length;
  if (others >= thresholds.certifiedAt) return 'certified';
  return counted.length >= thresholds.verifiedAt || neutral.length + undated.length > 0 ? 'verified' : 'unverified';
}

export function levelTrace({ counted }: SourceTally, level: VerificationLevel, { thresholds }: DecideInput): RuleTrace {
  const n = counted.length;
  const strong = level === 'verified' && n >= thresholds.stronglyVerifiedAt;
  return {
    rule: 'tier-upgrade',
    passed: level !== 'unverified',
    inputs: {
      independentCredible: n,
      verifiedAt: thresholds.verifiedAt,
      stronglyVerifiedAt: thresholds.stronglyVerifiedAt,
      certifiedAt: thresholds.certifiedAt,
    },
    reasons: [createReason('level.given', { voices: n, level, strongly: strong })],
  };
}

import { createReason, type DomainRating, type OutletKind, type Reason, type Tier } from '@corroborate/domain';
import { RATING_CUTOFFS } from './credibility.thresholds';
import type { NameSign } from './name-signs.policy';

export interface TierRuling {
  tier: Tier;
  reasons: Reason[];
}

/**
 * Kinds of outlets that relay others' statements or speak for themselves: a good rating cannot make them credible
 * sources.
 */
const NEVER_RAISED: readonly OutletKind[] = [
  'press-release',
  'company',
  'aggregator',
  'satire',
  'social',
  'forum',
  'blog',
];

/** Tier according to an imported rating alone, with `credible` as the cutoff for tier 2. */
function tierOfScore(score: number, credible: number = RATING_CUTOFFS.credible): Tier {
  if (score >= credible) return 2;
  return score < RATING_CUTOFFS.unreliable ? 4 : 3;
}

/**
 * Credibility of a listed outlet considering imported ratings. A rating may lower any outlet, and
 * raise ordinary ones to tier 2; it never raises known fabricators, satire and interested parties.
 */
export function rateListedOutlet(base: Tier, kind: OutletKind, rating: DomainRating | null): TierRuling {
  if (!rating) return { tier: base, reasons: [] };
  const params = ratingParams(rating);
  const { unreliable, keepCredible, credible } = RATING_CUTOFFS;
  if (base === 4) return { tier: 4, reasons: [createReason('rating.unreliable-anyway', params)] };
  if (rating.score < unreliable)
    return { tier: base === 1 ? 3 : 4, reasons: [createReason('rating.lowers', { ...params, cut: unreliable })] };
  if (base === 2 && rating.score < keepCredible)
    return { tier: 3, reasons: [createReason('rating.too-low', { ...params, cut: keepCredible })] };
  if (base === 3 && rating.score >= credible && !NEVER_RAISED.includes(kind))
    return { tier: 2, reasons: [createReason('rating.lifts', { ...params, cut: credible })] };
  return { tier: base, reasons: [createReason('rating.changes-nothing', params)] };
}

const DEFAULT_NAME_SIGN: NameSign = { credible: RATING_CUTOFFS.credible, hint: 'plain' };

/** Credibility of an outlet known only from ratings; the cutoff depends on the outlet's name. */
export function rateUnlistedOutlet(
  kind: OutletKind,
  rating: DomainRating | null,
  name = DEFAULT_NAME_SIGN,
): TierRuling {
  if (!rating) return { tier: 3, reasons: [createReason('outlet.unknown')] };
  const { credible: cut, hint } = name;
  const tier = tierOfScore(rating.score, cut);
  const params = ratingParams(rating);
  if (tier === 2 && NEVER_RAISED.includes(kind))
    return { tier: 3, reasons: [createReason('rating.kind-not-lifted', params)] };
  const from = RATING_CUTOFFS.unreliable;
  if (tier === 2) return { tier, reasons: [createReason('rating.established', { ...params, cut, name: hint })] };
  if (tier === 3) return { tier, reasons: [createReason('rating.ordinary', { ...params, from, cut, name: hint })] };
  return { tier, reasons: [createReason('rating.unreliable', { ...params, cut: from })] };
}

/** The published fields of a rating. */
const ratingParams = ({ scheme, site, score, label }: DomainRating) => ({ scheme, site, score, label });

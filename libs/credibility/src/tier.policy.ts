import { because, type DomainRating, type OutletKind, type Reason, type Tier } from '@corroborate/domain';
import { RATING_CUTS } from './credibility.thresholds';
import type { NameSign } from './name-signs.policy';

export interface TierRuling {
  tier: Tier;
  reasons: Reason[];
}

/**
 * Kinds whose job is to pass on what others say, or to speak for themselves: a good rating cannot make them a source of
 * record.
 */
const NEVER_LIFTED: readonly OutletKind[] = [
  'press-release',
  'company',
  'aggregator',
  'satire',
  'social',
  'forum',
  'blog',
];

/** The tier an imported rating alone stands for, where `credible` is asked for. */
function tierOfScore(score: number, credible: number = RATING_CUTS.credible): Tier {
  if (score >= credible) return 2;
  return score < RATING_CUTS.unreliable ? 4 : 3;
}

/**
 * Standing of a listed outlet in the light of imported ratings. A rating may lower everybody, and lift
 * ordinary outlets to tier 2; known fabricators, satire and interested parties are never lifted by it.
 */
export function ruleListed(base: Tier, kind: OutletKind, rating: DomainRating | null): TierRuling {
  if (!rating) return { tier: base, reasons: [] };
  const said = saidOf(rating);
  const { unreliable, keepCredible, credible } = RATING_CUTS;
  if (base === 4) return { tier: 4, reasons: [because('rating.unreliable-anyway', said)] };
  if (rating.score < unreliable)
    return { tier: base === 1 ? 3 : 4, reasons: [because('rating.lowers', { ...said, cut: unreliable })] };
  if (base === 2 && rating.score < keepCredible)
    return { tier: 3, reasons: [because('rating.too-low', { ...said, cut: keepCredible })] };
  if (base === 3 && rating.score >= credible && !NEVER_LIFTED.includes(kind))
    return { tier: 2, reasons: [because('rating.lifts', { ...said, cut: credible })] };
  return { tier: base, reasons: [because('rating.changes-nothing', said)] };
}

const ANY_NAME: NameSign = { credible: RATING_CUTS.credible, hint: 'plain' };

/** Standing of an outlet that only the rating knows; what its name suggests moves the cut. */
export function ruleUnlisted(kind: OutletKind, rating: DomainRating | null, name = ANY_NAME): TierRuling {
  if (!rating) return { tier: 3, reasons: [because('outlet.unknown')] };
  const { credible: cut, hint } = name;
  const tier = tierOfScore(rating.score, cut);
  const said = saidOf(rating);
  if (tier === 2 && NEVER_LIFTED.includes(kind)) return { tier: 3, reasons: [because('rating.kind-not-lifted', said)] };
  const from = RATING_CUTS.unreliable;
  if (tier === 2) return { tier, reasons: [because('rating.established', { ...said, cut, name: hint })] };
  if (tier === 3) return { tier, reasons: [because('rating.ordinary', { ...said, from, cut, name: hint })] };
  return { tier, reasons: [because('rating.unreliable', { ...said, cut: from })] };
}

/** Of the rating what is told of it, whatever else a row holds. */
const saidOf = ({ scheme, site, score, label }: DomainRating) => ({ scheme, site, score, label });

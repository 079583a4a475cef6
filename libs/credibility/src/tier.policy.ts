import { because, type DomainRating, type OutletKind, type Reason, type Tier } from '@corroborate/domain';
import { RATING_CUTS } from './credibility.thresholds';
import type { NameSign } from './name-signs.policy';

export interface TierRuling {
  tier: Tier;
  reasons: Reason[];
}

/** Kinds that relay others' statements or speak for themselves: a good rating cannot make them credible sources. */
const NEVER_LIFTED: readonly OutletKind[] = [
  'press-release',
  'company',
  'aggregator',
  'satire',
  'social',
  'forum',
  'blog',
];

/** The tier of an imported rating alone, with `credible` as the cutoff for tier 2. */
function tierOfScore(score: number, credible: number = RATING_CUTS.credible): Tier {
  if (score >= credible) return 2;
  return score < RATING_CUTS.unreliable ? 4 : 3;
}

/**
 * Credibility of a listed outlet considering imported ratings. A rating may lower any outlet, and
 * raise ordinary ones to tier 2; it never raises known fabricators, satire and interested parties.
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

/** Credibility of an outlet known only from ratings; the cutoff depends on its name. */
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

/** The published fields of a rating. */
const saidOf = ({ scheme, site, score, label }: DomainRating) => ({ scheme, site, score, label });

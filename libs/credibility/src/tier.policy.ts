import type { DomainRating, OutletKind, Tier } from '@corroborate/domain';
import { RATING_CUTS } from './credibility.thresholds';
import type { NameSign } from './name-signs.policy';

export interface TierRuling {
  tier: Tier;
  reasons: string[];
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
  const said = sentence(rating);
  if (base === 4)
    return {
      tier: 4,
      reasons: [`${said} It does not change the standing of a source known to be unreliable.`],
    };
  if (rating.score < RATING_CUTS.unreliable)
    return {
      tier: base === 1 ? 3 : 4,
      reasons: [`${said} That is below ${RATING_CUTS.unreliable} and lowers its standing.`],
    };
  if (base === 2 && rating.score < RATING_CUTS.keepCredible)
    return {
      tier: 3,
      reasons: [`${said} That is below ${RATING_CUTS.keepCredible}, too low for an established outlet.`],
    };
  if (base === 3 && rating.score >= RATING_CUTS.credible && !NEVER_LIFTED.includes(kind))
    return {
      tier: 2,
      reasons: [`${said} That is at least ${RATING_CUTS.credible} and counts as a record of accuracy.`],
    };
  return { tier: base, reasons: [said] };
}

const ANY_NAME: NameSign = { credible: RATING_CUTS.credible, because: null };

/** Standing of an outlet that only the rating knows; what its name suggests moves the cut. */
export function ruleUnlisted(kind: OutletKind, rating: DomainRating | null, name = ANY_NAME): TierRuling {
  if (!rating) return { tier: 3, reasons: ['Nothing is known of this domain, so it stands as an ordinary source.'] };
  const { credible } = name;
  const tier = tierOfScore(rating.score, credible);
  const said = sentence(rating);
  if (tier === 2 && NEVER_LIFTED.includes(kind))
    return { tier: 3, reasons: [`${said} A rating does not lift a source of this kind.`] };
  const why = name.because ? ` (${name.because})` : '';
  const meaning = {
    1: '',
    2: `That is at least ${credible}${why}: an established outlet with a record of accuracy.`,
    3: `That is between ${RATING_CUTS.unreliable} and ${credible}${why}: an ordinary source.`,
    4: `That is below ${RATING_CUTS.unreliable}: known to be unreliable.`,
  }[tier];
  return { tier, reasons: [`${said} ${meaning}`] };
}

function sentence({ site, score, scheme, label }: DomainRating): string {
  return `The rating list ${scheme} gives ${site} ${score.toFixed(2)} of 1${label ? ` (“${label}”)` : ''}.`;
}

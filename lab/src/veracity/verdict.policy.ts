import type { Stance } from '@corroborate/domain';
import type { Verdict } from '../scores';

/** What one passage says of the claim. */
export interface PassageWord {
  site: string;
  stance: Stance;
  /** 0–1. */
  strength: number;
}

export interface WeighedVerdict {
  verdict: Verdict;
  /** Added strengths, each site once. */
  supporting: number;
  disputing: number;
}

const VERDICT_LIMITS = {
  /** Strength that a side must come to; a single passage that a rule calls a support has 0.45 at least. */
  least: 0.4,
  /** How much of the stronger side the weaker one must come to, for evidence to conflict. */
  conflictShare: 0.5,
} as const;

/**
 * Several passages of one site are one voice on each side, its strongest: an article cut into five passages says a
 * thing once. A side counts from `least` on; where both count and neither clearly outweighs the other, evidence
 * conflicts. Mere mentions are no evidence in either direction.
 */
export function verdictOf(words: readonly PassageWord[]): WeighedVerdict {
  const [supporting, disputing] = [strengthFor(words, 'supports'), strengthFor(words, 'disputes')];
  return { verdict: weigh(supporting, disputing), supporting, disputing };
}

function weigh(supporting: number, disputing: number): Verdict {
  const [weaker, stronger] = [Math.min(supporting, disputing), Math.max(supporting, disputing)];
  if (stronger < VERDICT_LIMITS.least) return 'not-enough-evidence';
  if (weaker >= VERDICT_LIMITS.least && weaker >= VERDICT_LIMITS.conflictShare * stronger) return 'conflicting';
  return supporting > disputing ? 'supported' : 'refuted';
}

function strengthFor(words: readonly PassageWord[], side: Stance): number {
  const bySite = new Map<string, number>();
  for (const { site, stance, strength } of words)
    if (stance === side) bySite.set(site, Math.max(strength, bySite.get(site) ?? 0));
  return [...bySite.values()].reduce((sum, strength) => sum + strength, 0);
}

import { createReason, type Tier } from '@corroborate/domain';

/** Credibility of the publisher of a URL, without reading it. */
export type CredibilityLookup = (host: string) => { tier: Tier; name: string };

/**
 * Contribution of credibility to the score. Known unreliable outlets come last but are read, because disputes may be
 * about them. An outlet without a profile counts as unknown.
 */
const SHARES: Record<Tier, number> = { 1: 1, 2: 0.9, 3: 0.5, 4: 0 };
const REASON_CODES = {
  1: 'rank.primary-outlet',
  2: 'rank.established-outlet',
  3: 'rank.ordinary-outlet',
  4: 'rank.unreliable-outlet',
} as const;

export function credibilityShare(url: string, standingOf: CredibilityLookup | undefined) {
  if (!standingOf || !URL.canParse(url)) return { value: SHARES[3], reason: createReason('rank.outlet-unasked') };
  const { tier, name } = standingOf(new URL(url).hostname);
  return {
    /** 0–1. */
    value: SHARES[tier],
    reason: createReason(REASON_CODES[tier], { name }),
  };
}

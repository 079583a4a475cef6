import { because, type Reason, type Tier } from '@corroborate/domain';

/** Who follows an address, as far as that is known without reading it. */
export type StandingOf = (host: string) => { tier: Tier; name: string };

export interface StandingShare {
  /** 0–1. */
  value: number;
  reason: Reason;
}

/**
 * How much an outlet's standing adds. Known fabricators come last and are still read: what they say may be what a
 * dispute is about. No one known stands where an unknown outlet stands.
 */
const SHARES: Record<Tier, number> = { 1: 1, 2: 0.9, 3: 0.5, 4: 0 };
const CODES = {
  1: 'rank.primary-outlet',
  2: 'rank.established-outlet',
  3: 'rank.ordinary-outlet',
  4: 'rank.unreliable-outlet',
} as const;

export function standingShare(url: string, standingOf: StandingOf | undefined): StandingShare {
  if (!standingOf || !URL.canParse(url)) return { value: SHARES[3], reason: because('rank.outlet-unasked') };
  const { tier, name } = standingOf(new URL(url).hostname);
  return { value: SHARES[tier], reason: because(CODES[tier], { name }) };
}

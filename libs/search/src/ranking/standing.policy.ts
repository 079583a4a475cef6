import type { Tier } from '@corroborate/domain';

/** Who stands behind an address, as far as that is known without reading it. */
export type StandingOf = (host: string) => { tier: Tier; name: string };

export interface StandingShare {
  /** 0–1. */
  value: number;
  reason: string;
}

/**
 * How much an outlet's standing adds. Known fabricators come last and are still read: what they say may be what a
 * dispute is about. Nobody known stands where an unknown outlet stands.
 */
const SHARES: Record<Tier, number> = { 1: 1, 2: 0.9, 3: 0.5, 4: 0 };
const WORDS: Record<Tier, string> = {
  1: 'a primary source, an official body or an agency',
  2: 'an established outlet',
  3: 'an ordinary or unknown outlet',
  4: 'known to be unreliable',
};

export function standingShare(url: string, standingOf: StandingOf | undefined): StandingShare {
  if (!standingOf || !URL.canParse(url)) return { value: SHARES[3], reason: 'the outlet’s standing was not looked up' };
  const { tier, name } = standingOf(new URL(url).hostname);
  return { value: SHARES[tier], reason: `${name} is ${WORDS[tier]}` };
}

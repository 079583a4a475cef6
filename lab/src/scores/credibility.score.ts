import type { Tier } from '@corroborate/domain';

/** Factual accuracy according to a list of labeled outlets. */
export type Factuality = 'high' | 'mixed' | 'low';
export interface CredibilityPair {
  truth: Factuality;
  tier: Tier;
  score: number;
  /** False if nothing was known about the domain, so that it got the default tier for unknown outlets. */
  known: boolean;
}

/** Figures over all labeled outlets, including unknown ones, and over the known ones. */
export function scoreCredibility(pairs: CredibilityPair[]) {
  const known = pairs.filter((pair) => pair.known);
  return { coverage: share(known.length, pairs.length), ...figures(pairs), ofKnown: figures(known) };
}

function figures(pairs: CredibilityPair[]) {
  const of = (truth: Factuality) => pairs.filter((pair) => pair.truth === truth);
  const [high, mixed, low] = [of('high'), of('mixed'), of('low')];
  return {
    outlets: pairs.length,
    aucHighLow: auc(high.map(scoreOf), low.map(scoreOf)),
    aucHighMixed: auc(high.map(scoreOf), mixed.map(scoreOf)),
    aucMixedLow: auc(mixed.map(scoreOf), low.map(scoreOf)),
    /** Tiers 1–2 count as high, 3 as mixed, 4 as low. */
    macroF1: macroF1(pairs.map(({ truth, tier }) => ({ truth, predicted: classOf(tier) }))),
    lowAsCredible: share(low.filter(({ tier }) => tier <= 2).length, low.length),
    highAsDoubtful: share(high.filter(({ tier }) => tier >= 3).length, high.length),
  };
}

/**
 * Probability that an element of `above` has a higher score than one of `below`; ties count half. 0.5 if either is
 * empty.
 */
export function auc(above: number[], below: number[]): number {
  if (!above.length || !below.length) return 0.5;
  const ranked = [...above.map((score) => ({ score, up: true })), ...below.map((score) => ({ score, up: false }))];
  ranked.sort((a, b) => a.score - b.score);
  let wins = 0;
  let lower = 0;
  for (let at = 0; at < ranked.length;) {
    let end = at;
    let [ups, downs] = [0, 0];
    for (; ranked[end]?.score === ranked[at]!.score; end += 1) {
      if (ranked[end]!.up) ups += 1;
      else downs += 1;
    }
    wins += ups * (lower + downs / 2);
    lower += downs;
    at = end;
  }
  return wins / (above.length * below.length);
}

/** Mean F1 of the three classes; omits classes that neither occur nor are predicted. */
export function macroF1(pairs: { truth: Factuality; predicted: Factuality }[]): number {
  const scores = (['high', 'mixed', 'low'] as const).flatMap((name) => {
    const tp = pairs.filter(({ truth, predicted }) => truth === name && predicted === name).length;
    const either =
      pairs.filter(({ truth }) => truth === name).length + pairs.filter(({ predicted }) => predicted === name).length;
    return either ? [(2 * tp) / either] : [];
  });
  return share(
    scores.reduce((sum, score) => sum + score, 0),
    scores.length,
  );
}

function classOf(tier: Tier): Factuality {
  if (tier <= 2) return 'high';
  return tier === 3 ? 'mixed' : 'low';
}
const scoreOf = ({ score }: CredibilityPair) => score;
const share = (part: number, whole: number) => (whole === 0 ? 0 : part / whole);

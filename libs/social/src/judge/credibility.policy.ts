import { CREDIBILITY } from '../social.thresholds';
import type { SocialSource } from '../social.types';

/**
 * 0–100: evidential value of the posts as a whole. Each account contributes its best post's
 * `author/100 × relevance × voice × (0.6 … 1 by eyewitness)`; combined as `100 × (1 − Π(1 − 0.25 ×
 * value))`, reduced by up to half by the share of coordinated posts.
 */
export function assessSocialCredibility(sources: readonly SocialSource[]): number {
  if (sources.length === 0) return 0;
  const accounts = Map.groupBy(sources, ({ platform, author }) => `${platform}:${author.toLowerCase()}`);
  const best = [...accounts.values()].map((own) => Math.max(...own.map(credibilityOf)));
  const doubt = best.reduce((rest, value) => rest * (1 - CREDIBILITY.perAccount * value), 1);
  const pushed = sources.filter(({ coordinated }) => coordinated).length / sources.length;
  return Math.round(100 * (1 - doubt) * (1 - CREDIBILITY.coordinationPenalty * pushed));
}

function credibilityOf(source: SocialSource): number {
  const { withoutEyewitness, voice, coordinated } = CREDIBILITY;
  const there = withoutEyewitness + (1 - withoutEyewitness) * source.eyewitness.likelihood;
  return (
    (source.authorCredibility / 100) *
    source.relevance *
    voice[source.voice] *
    there *
    (source.coordinated ? coordinated : 1)
  );
}

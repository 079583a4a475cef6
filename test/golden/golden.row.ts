import { findMainClaim } from '@corroborate/domain';
import type { JudgedTopic } from './judge-topic';

/**
 * What was decided about one topic, in terms that survive a renaming of the product: addresses, levels, stances and
 * verdicts; no reason codes, sentences, ids or scores. When the product renames its vocabulary, this file is adapted
 * and the expected rows stay as they are.
 */
export interface GoldenRow {
  topic: string;
  recommended: string;
  applied: string;
  held: boolean;
  /** Review flags, sorted. */
  review: string[];
  /** Addresses of each independent source group that counts. */
  counted: string[][];
  origin: string | null;
  /** `[text, verdict]` of each claim; the main claim first. */
  claims: [string, string][];
  /** By address; pages that are unrelated to the topic are left out. */
  stances: Record<string, string>;
}

export function goldenRow(topic: string, judged: JudgedTopic): GoldenRow {
  const { decision } = judged;
  return {
    topic,
    recommended: decision.recommended,
    applied: decision.applied,
    held: decision.held,
    review: [...new Set(decision.review.reasons.map(({ reason }) => reason))].sort(),
    counted: countedGroups(judged),
    origin: judged.origin.url,
    claims: claimVerdicts(judged),
    stances: pageStances(judged),
  };
}

function countedGroups({ decision, clusters, sources }: JudgedTopic): string[][] {
  const counted = new Set(decision.counted ?? []);
  const urls = new Map(sources.map(({ id, url }) => [id, url]));
  return clusters
    .filter(({ sourceIds }) => sourceIds.some((id) => counted.has(id)))
    .map(({ sourceIds }) => sourceIds.flatMap((id) => urls.get(id) ?? []).sort())
    .sort(byText);
}

function claimVerdicts({ claims, weighed }: JudgedTopic): [string, string][] {
  const verdicts = new Map(weighed.findings.map(({ claimId, verdict }) => [claimId, verdict]));
  const main = findMainClaim(claims);
  const rows = claims
    .filter((claim) => claim !== main)
    .map((claim): [string, string] => [claim.text, verdicts.get(claim.id) ?? 'none'])
    .sort(byText);
  return main ? [[main.text, verdicts.get(main.id) ?? 'none'], ...rows] : rows;
}

function pageStances({ pages }: JudgedTopic): Record<string, string> {
  const stances = pages
    .map(({ page, judged }): [string, string] => [page.article.finalUrl, judged.overall.stance])
    .filter(([, stance]) => stance !== 'unrelated');
  return Object.fromEntries(stances.sort(byText));
}

const byText = (a: readonly string[], b: readonly string[]): number => (a.join('\n') < b.join('\n') ? -1 : 1);

import {
  createReason,
  MIN_IMPORTANCE,
  isCredible,
  isCredibleElsewhere,
  isUnrelatedByUrl,
  toSite,
  type Claim,
  type ClaimFinding,
  type EvidenceGap,
  type SourceView,
  type Topic,
} from '@corroborate/domain';
import { headlineFromUrl } from '@corroborate/text';
import { MORE_SOURCES_LIMITS } from '../verification.thresholds';

export interface EvidenceGapInput {
  topic: Topic;
  claims: readonly Claim[];
  findings: readonly ClaimFinding[];
  sources: readonly SourceView[];
  independentCredible: number;
  /** Cited URLs that have not been read yet. */
  unreadCitations: readonly string[];
}

/** Gaps in the evidence that the checkpoint does not cover. */
export function findEvidenceGaps(input: EvidenceGapInput): EvidenceGap[] {
  const { topic, claims, findings, sources } = input;
  const open = claims
    .filter((claim) => !claim.core && isOpen(claim, findings))
    .toSorted((a, b) => b.importance - a.importance)
    .map(({ text }) => ({ text, why: createReason('gap.detail') }));
  const blocked = sources
    .filter(({ readable, tier, url }) => !readable && isCredible(tier) && !isUnrelatedByUrl(url, topic))
    .map(({ url, name }) => ({ text: headlineFromUrl(url), why: createReason('gap.unread-source', { name }) }));
  const cited = input.unreadCitations
    .filter((url) => !isUnrelatedByUrl(url, topic))
    .map((url) => ({ text: headlineFromUrl(url), why: createReason('gap.unread-citation', { site: toSite(url) }) }));
  return [...singleReportGaps(input), ...open, ...blocked, ...cited];
}

const isOpen = ({ id }: Claim, findings: readonly ClaimFinding[]): boolean =>
  (findings.find(({ claimId }) => claimId === id)?.verdict ?? 'unverifiable') === 'unverifiable';

/** Searches for credible reports that few others support: one per independent source, strongest first. */
function singleReportGaps({ sources, independentCredible }: EvidenceGapInput): EvidenceGap[] {
  if (independentCredible >= MORE_SOURCES_LIMITS.fewer) return [];
  const supporting = sources
    .filter((one) => one.readable && isCredibleElsewhere(one) && one.stance.stance === 'supports')
    .toSorted((a, b) => b.stance.strength - a.stance.strength);
  const groups = new Set<string>();
  const first = supporting.filter(({ clusterId }) => !groups.has(clusterId) && groups.add(clusterId));
  return first
    .flatMap((view) => buildSimilarReportGaps(view, createReason('gap.few-voices', { name: view.name })))
    .slice(0, MORE_SOURCES_LIMITS.reports);
}

/** Searches that use the wording of this report to find similar ones. */
export function buildSimilarReportGaps({ stance, language }: SourceView, why: EvidenceGap['why']): EvidenceGap[] {
  const text = stance.passage?.quote.slice(0, MORE_SOURCES_LIMITS.chars);
  return text ? [{ text, why, language: language ?? null }] : [];
}

/** A claim made by pages, with the number of pages. */
export interface NotedClaim extends Pick<Claim, 'text' | 'importance'> {
  pages: number;
}

/** Searches for important claims that only one page makes. */
export const buildSourceClaimGaps = (noted: readonly NotedClaim[]): EvidenceGap[] =>
  noted
    .filter(({ importance, pages }) => importance >= MIN_IMPORTANCE.high && pages === 1)
    .map(({ text }) => ({ text, why: createReason('gap.source-claim') }));

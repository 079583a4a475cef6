import { isCredible, siteOf } from '@corroborate/domain';
import { headlineIn } from '@corroborate/text';
import type { Claim, ClaimFinding, Mode, SourceView } from '@corroborate/domain';

export interface StopInput {
  mode: Mode;
  /** 1-based number of the round just finished. */
  round: number;
  claims: Claim[];
  findings: ClaimFinding[];
  sources: SourceView[];
  independentCredible: number;
  certifiedAt: number;
  /** Sources not known before this round. */
  newSources: number;
  /** Addresses that reports cite and nobody read yet. */
  unreadCitations: string[];
}

export interface StopAnswer {
  again: boolean;
  /** `text` is what the next round asks with, in words; empty where only the topic's own words can be asked. */
  gaps: { text: string; reason: string }[];
  reason: string;
}

export const ROUNDS: Record<Mode, number> = { quick: 1, detailed: 2, exhaustive: 3 };

/**
 * After a round: what is still missing, and is another round worth it? Money is no question here: the budget is kept
 * call by call at the
 * door, and engines that cost nothing are asked also where it is spent.
 */
export function stopOrContinue(input: StopInput): StopAnswer {
  const gaps = gapsOf(input);
  const stop = (reason: string): StopAnswer => ({ again: false, gaps, reason });
  const allowed = ROUNDS[input.mode];
  if (input.round >= allowed) return stop(`Mode “${input.mode}” allows ${allowed} round(s).`);
  if (input.independentCredible >= input.certifiedAt)
    return stop(`${input.independentCredible} independent credible sources are enough.`);
  if (gaps.length === 0) return stop('No gap is left to look into.');
  if (input.round > 1 && input.newSources === 0) return stop('The last round found nothing new.');
  return {
    again: true,
    gaps,
    reason: `${gaps.length} gap(s) are open and round ${input.round + 1} of ${allowed} is allowed.`,
  };
}

function gapsOf({ claims, findings, sources, unreadCitations }: StopInput): StopAnswer['gaps'] {
  const open = claims
    .filter((claim) => (findings.find((one) => one.claimId === claim.id)?.verdict ?? 'unverifiable') === 'unverifiable')
    .sort((a, b) => b.importance - a.importance)
    .map((claim) => ({
      text: claim.text,
      reason: claim.core ? 'The core has no credible evidence.' : 'This detail has no credible evidence.',
    }));
  const disputed = findings
    .filter((one) => one.verdict === 'disputed')
    .flatMap((one) => claims.find((claim) => claim.id === one.claimId) ?? [])
    .map((claim) => ({ text: claim.text, reason: 'Credible sources contradict each other.' }));
  const blocked = sources
    .filter((one) => !one.readable && isCredible(one.tier))
    .map((one) => ({ text: headlineIn(one.url), reason: `${one.name} could not be read; another copy may be found.` }));
  const cited = unreadCitations.map((url) => ({
    text: headlineIn(url),
    reason: `Reports lean on a page of ${siteOf(url)} and it was not read.`,
  }));
  return [...open, ...disputed, ...blocked, ...cited].slice(0, 12);
}

import {
  because,
  isCredible,
  isCredibleElsewhere,
  sentenceOf,
  siteOf,
  type Claim,
  type ClaimFinding,
  type Gap,
  type Mode,
  type Reason,
  type SourceView,
} from '@corroborate/domain';
import { headlineIn } from '@corroborate/text';
import type { NextRound } from '../inquiry/next-round.policy';
import { MORE_VOICES } from '../verification.thresholds';

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
  /** Cited URLs not read yet. */
  unreadCitations: string[];
  /** Gaps from open free questions, which justify another round. */
  questions?: Gap[];
}

export const ROUNDS: Record<Mode, number> = { quick: 1, detailed: 2, exhaustive: 3 };

/**
 * Decides after a round what is missing and whether another round is worthwhile. The budget is enforced per call at the
 * gateway, and free engines can still be queried when it is spent.
 */
export function stopOrContinue(input: StopInput): NextRound {
  const { questions = [] } = input;
  const gaps = [...questions, ...gapsOf(input)].slice(0, MOST_GAPS);
  const stop = (why: Reason): NextRound => ({ again: false, gaps, why });
  const allowed = ROUNDS[input.mode];
  if (input.round >= allowed) return stop(because('stop.rounds-used', { mode: input.mode, rounds: allowed }));
  if (input.independentCredible >= input.certifiedAt && questions.length === 0)
    return stop(because('stop.enough-sources', { sources: input.independentCredible }));
  if (gaps.length === 0) return stop(because('stop.no-gap'));
  if (input.round > 1 && input.newSources === 0) return stop(because('stop.nothing-new'));
  return {
    again: true,
    gaps,
    why: because('stop.go-on', { gaps: gaps.length, round: input.round + 1, rounds: allowed }),
  };
}

const MOST_GAPS = 12;

function gapsOf(input: StopInput): Gap[] {
  const { claims, findings, sources, unreadCitations } = input;
  const open = claims
    .filter((claim) => (findings.find((one) => one.claimId === claim.id)?.verdict ?? 'unverifiable') === 'unverifiable')
    .sort((a, b) => b.importance - a.importance)
    .map((claim) => ({
      text: claim.text,
      why: because(claim.core ? 'gap.core' : 'gap.detail'),
    }));
  const disputed = findings
    .filter((one) => one.verdict === 'disputed')
    .flatMap((one) => claims.find((claim) => claim.id === one.claimId) ?? [])
    .map((claim) => ({ text: claim.text, why: because('gap.contradiction') }));
  const blocked = sources
    .filter((one) => !one.readable && isCredible(one.tier))
    .map((one) => ({ text: headlineIn(one.url), why: because('gap.unread-source', { name: one.name }) }));
  const cited = unreadCitations.map((url) => ({
    text: headlineIn(url),
    why: because('gap.unread-citation', { site: siteOf(url) }),
  }));
  const rest = [...open, ...disputed, ...blocked, ...cited].map(({ text, why }) => ({ text, reason: sentenceOf(why) }));
  return [...reportsAlone(input), ...rest].slice(0, MOST_GAPS);
}

/** Gaps from credible reports that few others support, strongest first, one per independent source. */
function reportsAlone({ sources, independentCredible }: StopInput): Gap[] {
  if (independentCredible >= MORE_VOICES.fewer) return [];
  const telling = sources
    .filter((one) => one.readable && isCredibleElsewhere(one) && one.stance.stance === 'supports')
    .sort((a, b) => b.stance.strength - a.stance.strength);
  const voices = new Set<string>();
  const first = telling.filter(({ clusterId }) => !voices.has(clusterId) && voices.add(clusterId));
  return first.flatMap(gapOfReport).slice(0, MORE_VOICES.reports);
}

function gapOfReport({ stance, name, language }: SourceView): Gap[] {
  const text = stance.passage?.quote.slice(0, MORE_VOICES.chars);
  return text ? [{ text, reason: sentenceOf(because('gap.few-voices', { name })), language: language ?? null }] : [];
}

import { answered, sentenceOf, sentencesOf } from '@corroborate/domain';
import type { Decision } from '@corroborate/domain';
import type { Count } from './counting.policy';
import type { DecideInput } from './decide.types';

/** The decision in a few sentences with its figures, as it is written into the topic's notes. */
export function notesOf(input: DecideInput, count: Count, decision: Omit<Decision, 'notes'>): string {
  const readable = input.sources.filter((one) => one.readable).length;
  const lines = [
    outcomeLine(decision),
    `Read ${readable} of ${input.sources.length} source(s); ${count.counted.length} independent credible support(s), ${count.disputing.length} credible dispute(s).`,
    count.counted.length > 0
      ? `Supported by: ${count.counted.map((one) => one.sources[0]?.name ?? one.cluster.id).join(', ')}.`
      : null,
    count.disputing.length > 0
      ? `Disputed by: ${count.disputing.map((one) => one.sources[0]?.name ?? one.cluster.id).join(', ')}.`
      : null,
    passedOverLine(count),
    originLine(input),
    discrepancyLine(input),
    coverageLine(input),
    decision.review.required
      ? `A person must look: ${sentencesOf(decision.review.reasons.map(({ why }) => why)).join(' ')}`
      : null,
    decision.wouldLift && sentenceOf(decision.wouldLift),
  ];
  return lines.filter((line): line is string => line !== null).join('\n');
}

function outcomeLine(decision: Omit<Decision, 'notes'>): string {
  if (decision.held)
    return `Recommended “${decision.recommended}”, held at “${decision.applied}” until a person has looked (confidence ${decision.confidence}).`;
  return decision.applied === 'unverified'
    ? `Investigation attempted; the topic stays unverified (confidence in this level ${decision.confidence}).`
    : `The topic is “${decision.applied}” (confidence ${decision.confidence}).`;
}

function passedOverLine(count: Count): string | null {
  const reasons = new Map<string, number>();
  for (const { reason } of count.passedOver) {
    const told = sentenceOf(reason);
    reasons.set(told, (reasons.get(told) ?? 0) + 1);
  }
  return reasons.size === 0 ? null : `Not counted: ${[...reasons].map(([reason, n]) => `${n} × ${reason}`).join(' ')}`;
}

const originLine = ({ origin }: DecideInput): string | null =>
  origin && (origin.url ?? origin.site)
    ? `Leads back to ${origin.url ?? origin.site}${origin.authoritative ? ', an authoritative source' : ''}.`
    : null;

function discrepancyLine({ discrepancies }: DecideInput): string | null {
  if (discrepancies.length === 0) return null;
  const parts = discrepancies.map(
    (one) => `${one.about} (${[...new Set(one.values.map((value) => value.value))].join(' / ')}, ${one.reading})`,
  );
  return `Accounts differ: ${parts.join('; ')}.`;
}

function coverageLine({ coverage, missing }: DecideInput): string | null {
  const silent = coverage.filter((one) => one.outcome !== 'not-configured' && !answered({ kind: one.outcome }));
  const parts = [
    silent.length > 0
      ? `${silent.length} of ${coverage.length} lookups got no answer (${[...new Set(silent.map((one) => one.provider))].slice(0, 5).join(', ')})`
      : null,
    missing.length > 0 ? `missing: ${sentencesOf(missing.slice(0, 5)).join(', ')}` : null,
  ].filter(Boolean);
  return parts.length === 0 ? null : `Partial: ${parts.join('; ')}.`;
}

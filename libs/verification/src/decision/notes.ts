import {
  pluralize,
  isAnswered,
  toReasonText,
  toReasonTexts,
  type Decision,
  type ReasonCode,
} from '@corroborate/domain';
import type { SourceTally } from './counting.policy';
import type { CountedGroup } from '../counting/counting.types';
import type { DecideInput } from './decide.types';

/** Summarizes the decision in a few sentences with figures, for the notes field of the topic. */
export function composeNotes(input: DecideInput, count: SourceTally, decision: Omit<Decision, 'notes'>): string {
  const lines = [
    outcomeLine(decision),
    countLine(input, count),
    sideLine('Supported', count.counted),
    sideLine('Supported (neutral sources only)', count.neutral),
    sideLine('Supported (undated pages only)', count.undated),
    sideLine('Disputed', count.disputing),
    notCountedLine(count),
    originLine(input),
    discrepancyLine(input),
    coverageLine(input),
    decision.review.required
      ? `Needs review: ${toReasonTexts(decision.review.reasons.map(({ why }) => why)).join(' ')}`
      : null,
    decision.wouldLift && toReasonText(decision.wouldLift),
  ];
  return lines.filter((line): line is string => line !== null).join('\n');
}

function outcomeLine({ recommended, applied, held, confidence }: Omit<Decision, 'notes'>): string {
  if (held) return `Recommended “${recommended}”, held at “${applied}” for review (confidence ${confidence}).`;
  return applied === 'unverified'
    ? `Investigation attempted; the topic stays unverified (confidence in this level ${confidence}).`
    : `The topic is “${applied}” (confidence ${confidence}).`;
}

const countLine = ({ sources }: DecideInput, { counted, disputing }: SourceTally): string =>
  `Read ${sources.filter((one) => one.readable).length} of ${pluralize(sources.length, 'source')}; ` +
  `${pluralize(counted.length, 'independent credible support')}, ${pluralize(disputing.length, 'credible dispute')}.`;

const sideLine = (side: string, groups: readonly CountedGroup[]): string | null =>
  groups.length > 0 ? `${side} by: ${groups.map((one) => one.sources[0]?.name ?? one.cluster.id).join(', ')}.` : null;

/** Exclusion reasons, each with the number of pages to which it applies. */
function notCountedLine({ excluded }: SourceTally): string | null {
  const bySentence = Map.groupBy(excluded, ({ reason }) => toReasonText(reason));
  const lines = [...bySentence].map(([why, [first, ...more]]) => {
    const each = more.length > 0 && first && !COLLECTIVE_REASONS.has(first.reason.code) ? ' each' : '';
    return `${pluralize(1 + more.length, 'page')},${each} because ${toClause(why)}`;
  });
  return lines.length === 0 ? null : `Not counted: ${lines.join('; ')}.`;
}

/** Reasons that concern all pages together rather than individual ones. */
const COLLECTIVE_REASONS: ReadonlySet<ReasonCode> = new Set(['count.no-day', 'count.others-speak-against'] as const);

const toClause = (sentence: string): string => `${sentence.charAt(0).toLowerCase()}${sentence.slice(1, -1)}`;

const originLine = ({ origin }: DecideInput): string | null =>
  origin && (origin.url ?? origin.site)
    ? `Earliest report found: ${origin.url ?? origin.site}${origin.authoritative ? ', an authoritative source' : ''}.`
    : null;

function discrepancyLine({ discrepancies }: DecideInput): string | null {
  if (discrepancies.length === 0) return null;
  const parts = discrepancies.map(
    (one) => `${one.about} (${[...new Set(one.values.map((value) => value.value))].join(' / ')}, ${one.reading})`,
  );
  return `Sources differ: ${parts.join('; ')}.`;
}

function coverageLine({ coverage, missing }: DecideInput): string | null {
  const asked = coverage.filter((one) => one.outcome !== 'not-configured');
  const silent = asked.filter((one) => !isAnswered({ kind: one.outcome }));
  const providers = [...new Set(silent.map((one) => one.provider))].slice(0, 5).join(', ');
  const parts = [
    silent.length > 0
      ? `${silent.length} of ${pluralize(asked.length, 'search', 'searches')} got no answer (${providers})`
      : null,
    missing.length > 0 ? toReasonTexts(missing.slice(0, 5)).join(', ') : null,
  ].filter(Boolean);
  return parts.length === 0 ? null : `Partial: ${parts.join('; ')}.`;
}

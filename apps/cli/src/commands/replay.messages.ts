import { toReasonData, pluralize, toReasonText } from '@corroborate/domain';
import { REPLAY_KINDS, type ReplayDifference, type ReplayOutcome, type ReplaySummary } from '@corroborate/casework';

/** One case in JSON output. */
export type ReplayRow = ReturnType<typeof toReplayRow>;

export function toReplayRow(outcome: ReplayOutcome, written = false) {
  const base = { investigation_id: outcome.investigationId, outcome: outcome.kind, written };
  if (outcome.kind === 'not-judged')
    return { ...base, why: toReasonText(outcome.why), why_code: toReasonData(outcome.why), difference: null };
  return { ...base, why: null, why_code: null, difference: outcome.difference };
}

/** One case as text. */
export function formatCase({ investigation_id: id, outcome, why, difference, written }: ReplayRow): string {
  if (!difference) return `Investigation ${id} cannot be re-evaluated. ${why ?? ''}\n`;
  const { recommended, independent_credible: groups } = difference.before;
  if (outcome === 'unchanged')
    return `Investigation ${id}: same result, ${recommended}, ${pluralize(groups, 'independent source')} counted.\n`;
  return [
    `Investigation ${id}: different result: ${difference.kinds.join(', ')}.`,
    ...difference.changes.map((change) => `  ${change}`),
    ...difference.reviews.map(({ rule, now, why: found }) => `  ${rule} (${now ? 'new' : 'gone'}): ${found}`),
    ...difference.claims.map(
      ({ claim, from, to }) => `  “${claim}”: ${to ?? 'nothing'} instead of ${from ?? 'nothing'}.`,
    ),
    ...difference.sources.flatMap(formatSource),
    ...(written
      ? ['Applied: the case has the new decision, and an item is open for review if the level differs.']
      : []),
    '',
  ].join('\n');
}

function formatSource({ name, url, changes, why_before, why_after }: ReplayDifference['sources'][number]): string[] {
  return [
    `  ${name}, ${url}: ${changes.join(' ')}`,
    ...(why_before.join() === why_after.join()
      ? []
      : [`    before: ${why_before.join(' ') || 'no reason'}`, `    now:    ${why_after.join(' ') || 'no reason'}`]),
  ];
}

/** Number of cases of each kind, as a table. */
export function formatSummary({ looked_at, unchanged, changed, not_judged, by_kind }: ReplaySummary): string {
  const lines: [string, number][] = [
    ['cases checked', looked_at],
    ['unchanged', unchanged],
    ['changed', changed],
    ...REPLAY_KINDS.filter((kind) => by_kind[kind] > 0).map((kind): [string, number] => [`  ${kind}`, by_kind[kind]]),
    ['cannot be re-evaluated', not_judged],
  ];
  return lines.map(([words, count]) => `${words.padEnd(24)}${String(count).padStart(6)}\n`).join('');
}

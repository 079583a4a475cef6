import { codeLine, many, sentenceOf } from '@corroborate/domain';
import {
  REPLAY_KINDS,
  type ReplayDifference,
  type ReplayOutcome,
  type ReplaySummary,
} from '@corroborate/investigation';

/** One case as programs are given it. */
export type ReplayRow = ReturnType<typeof rowOf>;

export function rowOf(outcome: ReplayOutcome, written = false) {
  const base = { investigation_id: outcome.investigationId, outcome: outcome.kind, written };
  if (outcome.kind === 'not-judged')
    return { ...base, why: sentenceOf(outcome.why), why_code: codeLine(outcome.why), difference: null };
  return { ...base, why: null, why_code: null, difference: outcome.difference };
}

/** One case in words. */
export function caseInWords({ investigation_id: id, outcome, why, difference, written }: ReplayRow): string {
  if (!difference) return `Investigation ${id} cannot be judged again. ${why ?? ''}\n`;
  const { recommended, independent_credible: voices } = difference.before;
  if (outcome === 'unchanged')
    return `Investigation ${id} comes to the same: ${recommended}, ${many(voices, 'voice')} that count.\n`;
  return [
    `Investigation ${id} comes to something else: ${difference.kinds.join(', ')}.`,
    ...difference.changes.map((change) => `  ${change}`),
    ...difference.reviews.map(({ rule, now, why: found }) => `  ${rule} (${now ? 'new' : 'gone'}): ${found}`),
    ...difference.claims.map(
      ({ claim, from, to }) => `  “${claim}”: ${to ?? 'nothing'} instead of ${from ?? 'nothing'}.`,
    ),
    ...difference.sources.flatMap(sourceInWords),
    ...(written
      ? ['It is written: the case has the new decision, and a person is asked where the level differs.']
      : []),
    '',
  ].join('\n');
}

function sourceInWords({ name, url, changes, why_before, why_after }: ReplayDifference['sources'][number]): string[] {
  return [
    `  ${name}, ${url}: ${changes.join(' ')}`,
    ...(why_before.join() === why_after.join()
      ? []
      : [
          `    was: ${why_before.join(' ') || 'nothing was said'}`,
          `    is:  ${why_after.join(' ') || 'nothing is said'}`,
        ]),
  ];
}

/** How many cases there are of each kind, as a table. */
export function summaryInWords({ looked_at, unchanged, changed, not_judged, by_kind }: ReplaySummary): string {
  const lines: [string, number][] = [
    ['cases looked at', looked_at],
    ['unchanged', unchanged],
    ['changed', changed],
    ...REPLAY_KINDS.filter((kind) => by_kind[kind] > 0).map((kind): [string, number] => [`  ${kind}`, by_kind[kind]]),
    ['cannot be judged again', not_judged],
  ];
  return lines.map(([words, count]) => `${words.padEnd(24)}${String(count).padStart(6)}\n`).join('');
}

import type { AskedRun } from './asked.run';

/** Shares and figures of whole runs, one mode below the other. */
export const askedLines = (runs: readonly AskedRun[], show: boolean): string =>
  `${runs.flatMap((run) => [...linesOf(run), ...(show ? shown(run) : [])]).join('\n')}\n`;

function linesOf({ mode, score, lost, topics, asked }: AskedRun): string[] {
  const { answerable, right, wrong, open, unanswerable, falselyClaimed } = score;
  const mean = (pick: (one: AskedRun['topics'][number]) => number) =>
    topics.reduce((sum, one) => sum + pick(one), 0) / Math.max(1, topics.length);
  return [
    `${mode}: ${topics.length} topics, ${score.questions} questions`,
    `  can be answered ${answerable}: ${right} right (${percent(right, answerable)}), ${wrong} wrong, ${open} open`,
    `  cannot ${unanswerable}: ${falselyClaimed} falsely claimed`,
    `  open because: ${listed(lost)}`,
    `  rounds ${topics.map(({ rounds }) => rounds).join(', ')}; ended by ${listed(endsOf(topics))}`,
    `  calls ${mean(({ calls }) => calls).toFixed(1)}, $ ${mean(({ costUsd }) => costUsd).toFixed(3)} a topic; ` +
      `requests to the reader ${asked.length}`,
  ];
}

const shown = ({ score }: AskedRun): string[] =>
  score.rows.map(({ mark, topic, id, answer }) => `  ${mark}  ${topic} ${id}: ${answer ?? '-'}`);

const percent = (part: number, whole: number): string => `${((100 * part) / Math.max(1, whole)).toFixed(1)} %`;

const listed = (counts: Partial<Record<string, number>>): string =>
  Object.entries(counts)
    .map(([name, count]) => `${name} ${count}`)
    .join(', ') || 'none';

function endsOf(topics: AskedRun['topics']): Record<string, number> {
  const counts: Record<string, number> = {};
  for (const { ended } of topics) counts[ended] = (counts[ended] ?? 0) + 1;
  return counts;
}

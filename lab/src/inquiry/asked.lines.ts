import { countByName, listed } from '../world-run/task.counts';
import type { AskedRun } from './asked.run';

/** Shares and figures of whole runs, one mode after the other. */
export const askedLines = (runs: readonly AskedRun[]): string => `${runs.flatMap(linesOf).join('\n')}\n`;

function linesOf({ mode, score, topics, asked }: AskedRun): string[] {
  const { answerable, right, wrong, open, unanswerable, falselyClaimed } = score;
  const mean = (pick: (one: AskedRun['topics'][number]) => number) =>
    topics.reduce((sum, one) => sum + pick(one), 0) / Math.max(1, topics.length);
  const ends = listed(countByName(topics.map(({ ended }) => ended)));
  return [
    `${mode}: ${topics.length} topics, ${score.questions} questions`,
    `  can be answered ${answerable}: ${right} right (${percent(right, answerable)}), ${wrong} wrong, ${open} open`,
    `  cannot ${unanswerable}: ${falselyClaimed} falsely claimed`,
    `  rounds ${topics.map(({ rounds }) => rounds).join(', ')}; ended by ${ends}`,
    `  calls ${mean(({ calls }) => calls).toFixed(1)}, $ ${mean(({ costUsd }) => costUsd).toFixed(3)} a topic; ` +
      `requests to the reader ${asked.length}`,
  ];
}

const percent = (part: number, whole: number): string => `${((100 * part) / Math.max(1, whole)).toFixed(1)} %`;

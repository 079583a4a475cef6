import { colours, print, printColoured, screen } from '@corroborate/terminal';
import { settingsOfCommand } from '../investigations/investigations.opener';
import { QUALIFICATION } from '../qualify/qualification.policy';
import { qualifyReader, type QualificationRun } from '../qualify/qualification.run';

const FAILED = 1;

/** Tries the configured language model on labeled pages. Ends with 1 where it reads too carelessly. */
export async function doctorQualify({ maxUsd, json = false }: { maxUsd: number; json?: boolean }): Promise<void> {
  const run = await qualifyReader(settingsOfCommand(), maxUsd);
  if (json) print(`${JSON.stringify(run, null, 2)}\n`);
  else (screen().isTTY ? printColoured : print)(qualificationText(run));
  if (!run.passed) process.exitCode = FAILED;
}

const percent = (share: number | null): string => (share === null ? 'none' : `${Math.round(share * 1_000) / 10} %`);

export function qualificationText(run: QualificationRun): string {
  const { passed, pages, falselySupported, missed, precision, recall, calls, costUsd, unanswered } = run;
  const verdict = passed ? colours.green('passed') : colours.red('failed');
  const { maxFalseShare, minRecall } = QUALIFICATION;
  const needed = `${percent(maxFalseShare)} of the traps at most taken for support, recall ${percent(minRecall)}`;
  return [
    `${verdict}: ${run.reader}`,
    `${pages} pages; precision ${percent(precision)}, recall ${percent(recall)} (needed: ${needed})`,
    `Taken for support, and none: ${falselySupported.join(', ') || 'nothing'}`,
    `Support that was missed: ${missed.join(', ') || 'nothing'}`,
    ...unanswered.map((reason) => `Not answered: ${reason}`),
    `${calls} calls, $${costUsd.toFixed(4)}`,
    '',
  ].join('\n');
}

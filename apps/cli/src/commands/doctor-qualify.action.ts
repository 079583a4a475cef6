import { colours, print, printColoured, screen } from '@corroborate/terminal';
import { settingsOfCommand } from '../investigations/investigations.opener';
import { QUALIFICATION } from '../qualify/qualification.policy';
import { qualifyReader, type QualificationRun } from '../qualify/qualification.run';

const FAILED = 1;

/** Runs the configured language model on the labeled pages. Exits with 1 if it does not pass. */
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
  const needed = `at most ${percent(maxFalseShare)} of the traps counted, recall at least ${percent(minRecall)}`;
  return [
    `${verdict}: ${run.reader}`,
    `${pages} pages; precision ${percent(precision)}, recall ${percent(recall)} (needed: ${needed})`,
    `Wrongly counted as support: ${falselySupported.join(', ') || 'none'}`,
    `Missed support: ${missed.join(', ') || 'none'}`,
    ...unanswered.map((reason) => `Not answered: ${reason}`),
    `${calls} calls, $${costUsd.toFixed(4)}`,
    '',
  ].join('\n');
}

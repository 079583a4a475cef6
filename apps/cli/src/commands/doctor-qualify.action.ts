import { colours, print, printColoured, standardOutput } from '@corroborate/terminal';
import { loadCommandSettings } from '../investigations/investigations.opener';
import { percent, QUALIFICATION_LIMITS } from '../qualify/qualification.policy';
import { qualifyReader, type QualificationRun } from '../qualify/qualification.run';
import { storeQualification } from '../qualify/qualification.store';
import type { LiveOptions } from './doctor-live.action';

const EXIT_FAILED = 1;

/** Runs the configured language model on the labeled pages and stores the result. Exits with 1 if it does not pass. */
export async function qualifyModel({ maxUsd, json = false }: Pick<LiveOptions, 'maxUsd' | 'json'>): Promise<void> {
  const settings = loadCommandSettings();
  const run = await qualifyReader(settings, maxUsd);
  const notStored = await storeQualification(settings, run);
  if (json) print(`${JSON.stringify({ ...run, stored: notStored === null }, null, 2)}\n`);
  else (standardOutput().isTTY ? printColoured : print)(qualificationText(run, notStored));
  if (!run.passed) process.exitCode = EXIT_FAILED;
}

function qualificationText(run: QualificationRun, notStored: string | null): string {
  const { passed, pages, falselySupported, missed, precision, recall, calls, costUsd, unanswered } = run;
  const verdict = passed ? colours.green('passed') : colours.red('failed');
  const { maxFalseShare, minRecall } = QUALIFICATION_LIMITS;
  const needed = `at most ${percent(maxFalseShare)} of the trap pages counted, recall at least ${percent(minRecall)}`;
  return [
    `${verdict}: ${run.reader}`,
    `${pages} pages; precision ${percent(precision)}, recall ${percent(recall)} (required: ${needed})`,
    `Wrongly counted as support: ${falselySupported.join(', ') || 'none'}`,
    `Missed support: ${missed.join(', ') || 'none'}`,
    ...unanswered.map((reason) => `Incomplete: ${reason}`),
    `${calls} calls, $${costUsd.toFixed(4)}`,
    ...(notStored === null ? [] : [`The result was not stored: ${notStored}`]),
    '',
  ].join('\n');
}

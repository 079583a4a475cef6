import { writeFile } from 'node:fs/promises';
import type { ReplayReader } from '@corroborate/db';
import { CorroborateError } from '@corroborate/domain';
import { ReplayModule, Replays, summaryOf, type ReplayOutcome } from '@corroborate/casework';
import { print, printError } from '@corroborate/terminal';
import { settingsOfCommand } from '../investigations/investigations.opener';
import { openForCommand } from '../product';
import { operator } from './operator';
import { caseInWords, rowOf, summaryInWords } from './replay.words';

export interface ReplayOptions {
  since?: Date;
  reader: ReplayReader;
  apply?: boolean;
  json?: boolean;
  out?: string;
}

/** Re-evaluates decided cases on stored evidence. Exit code 1 if a result differs. */
export async function replay(id: number | undefined, options: ReplayOptions): Promise<void> {
  refuseUnclear(id, options);
  const settings = settingsOfCommand();
  const opened = await openForCommand(settings, [ReplayModule]);
  try {
    const replays = opened.app.get(Replays);
    if (id === undefined) await all(replays, options);
    else await one(replays, id, options);
  } finally {
    await opened.close();
  }
}

function refuseUnclear(id: number | undefined, { since, apply = false }: ReplayOptions): void {
  if ((id === undefined) === (since === undefined))
    throw new CorroborateError('invalid-input', 'No cases selected for re-evaluation.', {
      hint: 'Give an investigation ID, or --since with a date such as 2027-01-31.',
    });
  if (apply && since !== undefined)
    throw new CorroborateError('invalid-input', '--apply requires a single case.', {
      hint: 'Review the differences first, then run: corroborate replay ID --apply',
    });
}

async function one(replays: Replays, id: number, { reader, apply = false, json = false, out }: ReplayOptions) {
  const { outcome, written } = apply
    ? await replays.makeSo({ investigationId: id, reader, by: operator().actor, mark: null })
    : { outcome: await replays.look(id, reader), written: false };
  const row = rowOf(outcome, written);
  if (out !== undefined) await writeFile(out, `${JSON.stringify(row, null, 2)}\n`);
  print(json ? `${JSON.stringify(row)}\n` : caseInWords(row));
  if (outcome.kind === 'changed') process.exitCode = 1;
}

async function all(replays: Replays, { since, reader, json = false, out }: ReplayOptions): Promise<void> {
  const outcomes: ReplayOutcome[] = [];
  for await (const id of replays.since(since!)) {
    const outcome = await replays.look(id, reader);
    outcomes.push(outcome);
    if (json) printError(`investigation ${id}: ${outcome.kind}\n`);
    else if (outcome.kind !== 'unchanged') print(caseInWords(rowOf(outcome)));
  }
  const summary = summaryOf(outcomes);
  const report = { since: since!.toISOString(), reader, summary, cases: outcomes.map((outcome) => rowOf(outcome)) };
  if (out !== undefined) await writeFile(out, `${JSON.stringify(report, null, 2)}\n`);
  print(json ? `${JSON.stringify(report)}\n` : summaryInWords(summary));
  if (summary.changed > 0) process.exitCode = 1;
}

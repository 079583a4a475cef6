import { writeFile } from 'node:fs/promises';
import type { ReplayReader } from '@corroborate/db';
import { CorroborateError } from '@corroborate/domain';
import { ReplayModule, ReplayService, summarize, type ReplayOutcome } from '@corroborate/casework';
import { print, printError } from '@corroborate/terminal';
import { loadCommandSettings } from '../investigations/investigations.opener';
import { openForCommand } from '../product';
import { operator } from './operator';
import { formatCase, toReplayRow, formatSummary } from './replay.messages';

export interface ReplayOptions {
  since?: Date;
  reader: ReplayReader;
  apply?: boolean;
  json?: boolean;
  out?: string;
}

/** Re-evaluates decided cases on stored evidence. Exit code 1 if a result differs. */
export async function replay(id: number | undefined, options: ReplayOptions): Promise<void> {
  assertOptions(id, options);
  const settings = loadCommandSettings();
  const opened = await openForCommand(settings, [ReplayModule]);
  try {
    const replays = opened.app.get(ReplayService);
    if (id === undefined) await replayAll(replays, options);
    else await replayOne(replays, id, options);
  } finally {
    await opened.close();
  }
}

function assertOptions(id: number | undefined, { since, apply = false }: ReplayOptions): void {
  if ((id === undefined) === (since === undefined))
    throw new CorroborateError('invalid-input', 'No cases selected for re-evaluation.', {
      hint: 'Give an investigation ID, or --since with a date such as 2027-01-31.',
    });
  if (apply && since !== undefined)
    throw new CorroborateError('invalid-input', '--apply requires a single case.', {
      hint: 'Review the differences first, then run: corroborate replay ID --apply',
    });
}

async function replayOne(
  replays: ReplayService,
  id: number,
  { reader, apply = false, json = false, out }: ReplayOptions,
) {
  const { outcome, written } = apply
    ? await replays.apply({ investigationId: id, reader, by: operator().actor, mark: null })
    : { outcome: await replays.preview(id, reader), written: false };
  const row = toReplayRow(outcome, written);
  if (out !== undefined) await writeFile(out, `${JSON.stringify(row, null, 2)}\n`);
  print(json ? `${JSON.stringify(row)}\n` : formatCase(row));
  if (outcome.kind === 'changed') process.exitCode = 1;
}

async function replayAll(replays: ReplayService, { since, reader, json = false, out }: ReplayOptions): Promise<void> {
  const outcomes: ReplayOutcome[] = [];
  for await (const id of replays.listDecidedSince(since!)) {
    const outcome = await replays.preview(id, reader);
    outcomes.push(outcome);
    if (json) printError(`investigation ${id}: ${outcome.kind}\n`);
    else if (outcome.kind !== 'unchanged') print(formatCase(toReplayRow(outcome)));
  }
  const summary = summarize(outcomes);
  const report = {
    since: since!.toISOString(),
    reader,
    summary,
    cases: outcomes.map((outcome) => toReplayRow(outcome)),
  };
  if (out !== undefined) await writeFile(out, `${JSON.stringify(report, null, 2)}\n`);
  print(json ? `${JSON.stringify(report)}\n` : formatSummary(summary));
  if (summary.changed > 0) process.exitCode = 1;
}

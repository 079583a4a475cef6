import path from 'node:path';
import type { Settings } from '@corroborate/config';
import { createClockAt, systemClock } from '@corroborate/domain';
import { ParsePool } from '@corroborate/pages';
import { colours, print, printColoured, standardOutput } from '@corroborate/terminal';
import { loadCommandSettings } from '../investigations/investigations.opener';
import { readLiveFolder, writeLiveFolder } from '../live/live.folder';
import { runLive, type LiveRun, type LiveParts } from '../live/live.run';
import type { LiveReport, LiveVerdict } from '../live/live.types';
import { ReplayGateway } from '../live/replay.gateway';
import { storelessGateway } from '../live/storeless.gateway';

export interface LiveOptions {
  maxUsd: number;
  out?: string;
  replay?: string;
  json?: boolean;
}

const EXIT_FAILED = 1;
/** Verdicts that require action and therefore exit code 1. */
const FAULT_VERDICTS = new Set<LiveVerdict>(['key refused', 'changed', 'gone', 'unreachable']);

/** Sends one request to each configured service. Exit code 1 if one is unusable. */
export async function runLiveDoctor({ maxUsd, out, replay, json = false }: LiveOptions): Promise<void> {
  const settings = loadCommandSettings();
  const run = replay === undefined ? await testLive(settings, maxUsd) : await testRecordings(settings, replay);
  const folder = out ?? (replay === undefined ? defaultFolder(new Date()) : undefined);
  if (folder !== undefined) await writeLiveFolder(folder, run, new Date());
  if (json) print(`${JSON.stringify({ folder: folder ?? null, services: run.reports }, null, 2)}\n`);
  else (standardOutput().isTTY ? printColoured : print)(liveText(run, { maxUsd, folder }));
  if (run.reports.some(({ verdict }) => FAULT_VERDICTS.has(verdict))) process.exitCode = EXIT_FAILED;
}

const defaultFolder = (now: Date): string =>
  path.join('.', `corroborate-live-${now.toISOString().slice(0, 16).replace(/[:T]/g, '-')}`);

/** Runs without a database, so that services can be tested before anything else is set up. */
async function testLive(settings: Settings, maxUsd: number): Promise<LiveRun> {
  const gateway = storelessGateway(settings, maxUsd);
  try {
    return await runWithPool(settings, { clock: systemClock, maxUsd, gatewayFor: () => gateway });
  } finally {
    await gateway.close();
  }
}

async function testRecordings(settings: Settings, folder: string): Promise<LiveRun> {
  const { recordings, at } = await readLiveFolder(folder);
  const gatewayFor = (probe: string) => new ReplayGateway(recordings.filter((one) => one.probe === probe));
  const known = new Set(recordings.map(({ probe }) => probe));
  const run = await runWithPool(settings, { clock: createClockAt(at.toISOString()), maxUsd: Infinity, gatewayFor });
  return { ...run, reports: run.reports.filter(({ name }) => known.has(name)) };
}

async function runWithPool(
  settings: Settings,
  asking: Pick<LiveParts, 'clock' | 'maxUsd' | 'gatewayFor'>,
): Promise<LiveRun> {
  const pool = new ParsePool(settings.PAGE_WORKERS);
  try {
    return await runLive({ ...asking, settings, pool });
  } finally {
    await pool.close();
  }
}

const COLOR_BY_VERDICT: Partial<Record<LiveVerdict, (text: string) => string>> = {
  works: colours.green,
  limited: colours.yellow,
  blocked: colours.yellow,
  'key refused': colours.red,
  changed: colours.red,
  gone: colours.red,
  unreachable: colours.red,
};

const lineOf = ({ name, verdict, reason }: LiveReport): string =>
  `${(COLOR_BY_VERDICT[verdict] ?? String)(verdict.padEnd(14))} ${name.padEnd(24)} ${reason}\n`;

/** Text of the result. Services without a setting are only counted. */
export function liveText(
  { reports }: Pick<LiveRun, 'reports'>,
  { maxUsd, folder }: { maxUsd: number; folder: string | undefined },
): string {
  const shown = reports.filter(({ verdict }) => verdict !== 'not configured');
  const works = shown.filter(({ verdict }) => verdict === 'works').length;
  const cost = reports.reduce((sum, { costUsd }) => sum + costUsd, 0);
  const offline =
    shown.length > 0 && shown.every(({ verdict }) => verdict === 'unreachable' || verdict === 'not asked');
  const hint = offline ? 'No service is reachable: check the network and EGRESS_PROXY_URL.\n' : '';
  const written = folder === undefined ? '' : `Responses written, without secrets: ${folder}\n`;
  return (
    shown.map(lineOf).join('') +
    `\n${works} of ${shown.length} work; ${reports.length - shown.length} not configured. ` +
    `Cost: $${cost.toFixed(4)} of at most $${maxUsd.toFixed(2)}.\n${hint}${written}`
  );
}

import { CorroborateError } from '@corroborate/domain';
import { Pool } from 'undici';
import { openRig, type ApiRig } from './api.rig';
import { benchRetention } from './desk-data.retention';
import { KINDS, type DeskKind } from './desk-data.requests';
import { seedDeskData, type DeskDataSizes } from './desk-data.seed';
import { DeskReader } from './desk.reader';
import { spread } from './spread';
import { printError } from '@corroborate/terminal';

export interface DeskDataOptions extends DeskDataSizes {
  /** Requests of each kind; a tenth of it for what takes long. */
  requests: number;
}

/**
 * What editors and monitoring ask for over the data of a large newsroom after a year and more, one request at a time.
 */
export async function benchDeskData({ requests, ...sizes }: DeskDataOptions) {
  if (!(requests > 0 && sizes.open > 0 && sizes.investigations >= 10 * sizes.open))
    throw new CorroborateError(
      'invalid-input',
      'Give at least one request, and ten investigations to each open review item.',
    );
  const rig = await openRig({ roles: ['admin', 'metrics'], seed: (db) => seedDeskData(db, sizes) });
  try {
    const kinds = await read(rig, requests);
    const retentionSeconds = await benchRetention(rig.db);
    const over = overOf(kinds);
    return { ...sizes, kinds, retentionSeconds, over, withinLimits: over.length === 0 };
  } finally {
    await rig.close();
  }
}

async function read(rig: ApiRig, requests: number) {
  const client = new Pool(rig.url, { connections: 8, pipelining: 1 });
  const reader = new DeskReader(client, rig.key);
  const figures: Record<string, Awaited<ReturnType<typeof measure>>> = {};
  try {
    // The first of all compiles and prepares.
    await reader.get('/api/reviews');
    for (const kind of KINDS)
      figures[kind.name] = await measure(reader, kind, kind.heavy ? Math.ceil(requests / 10) : requests);
    return figures;
  } finally {
    await client.close();
  }
}

async function measure(reader: DeskReader, { name, limitMs, ask, pauseMs = 0 }: DeskKind, count: number) {
  const ms: number[] = [];
  let notOk = 0;
  const next = await ask(reader);
  for (let n = 0; n < count; n += 1) {
    const answer = await next(n, pauseMs);
    ms.push(answer.ms);
    if (answer.status !== 200) notOk += 1;
  }
  printError(`${name}: ${JSON.stringify(spread(ms))}\n`);
  return { count, notOk, limitMs, ...spread(ms) };
}

const overOf = (kinds: Awaited<ReturnType<typeof read>>): string[] =>
  Object.entries(kinds).flatMap(([name, { p99, limitMs, notOk }]) => {
    if (p99 > limitMs) return [`${name}: p99 ${p99} ms, wanted ${limitMs}`];
    return notOk > 0 ? [`${name}: ${notOk} not answered`] : [];
  });

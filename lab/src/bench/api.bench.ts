import { writeFile } from 'node:fs/promises';
import { CorroborateError } from '@corroborate/domain';
import type { Database } from '@corroborate/db';
import { probeDisk } from './disk.probe';
import { openRig, type ApiRig, type Busy } from './api.rig';
import type { Sample } from './open-loop';
import { RequestDriver } from './request.driver';
import { spread, type Spread } from './spread';
import { CANDIDATE, countCandidates, seedTopics } from './topics.seed';
import { spawnWorkers } from './worker.processes';

interface ApiBenchOptions {
  topics: number;
  perSecond: number;
  seconds: number;
  /** Share of requests that start an investigation. */
  postShare: number;
  /** A worker takes up what is ordered meanwhile. */
  worker: boolean;
  /** Where a CPU profile of the API is written. */
  profile?: string;
}

/** What was promised: milliseconds, p99. */
const API_LIMITS = { POST: 30, candidates: 50 } as const;
/** Before anything is measured: connections are opened, code is compiled, statements are prepared. */
const WARM_UP_SECONDS = 8;

type Counted = Spread & { count: number; notOk: number };
interface ApiFigures {
  topics: number;
  candidates: number;
  seedSeconds: number;
  perSecond: number;
  seconds: number;
  worker: boolean;
  POST: Counted;
  candidatesAll: Counted;
  byKind: Record<string, Counted>;
  /** How late requests left the driver; it is part of the figures above. */
  driverLagMs: Spread;
  /** What the disk took to keep one page meanwhile; an order waits for one such moment, as do those behind it. */
  diskSyncMs: Spread;
  busy: Busy;
  statuses: Record<string, number>;
  withinLimits: boolean;
}

/** The API under an even load with as many topics as a large newsroom has, from the moment each request was due. */
export async function benchApi(options: ApiBenchOptions): Promise<ApiFigures> {
  if (!(options.perSecond > 0 && options.seconds > 0 && options.postShare >= 0 && options.postShare <= 1))
    throw new CorroborateError('invalid-input', 'Rate and time must be above 0, and the share of orders from 0 to 1.');
  let seedSeconds = 0;
  const rig = await openRig({
    roles: ['pipeline', 'editor'],
    seed: async (db) => (seedSeconds = await seedTopics(db, options.topics)),
    // Workers reach nothing outside: what they do with an answer is another bench's matter.
    overrides: { EGRESS_PROXY_URL: 'http://127.0.0.1:9' },
  });
  try {
    const candidates = await countCandidates(rig.db);
    const workers = await spawnWorkers(rig.settings, options.worker ? 1 : 0);
    try {
      const { samples, busy, diskSyncMs } = await drive(rig, options);
      return {
        topics: options.topics,
        candidates,
        seedSeconds,
        perSecond: options.perSecond,
        seconds: options.seconds,
        worker: options.worker,
        ...figuresOf(samples),
        diskSyncMs,
        busy,
      };
    } finally {
      await workers.stop();
    }
  } finally {
    await rig.close();
  }
}

async function drive(
  rig: ApiRig,
  { perSecond, seconds, postShare, profile }: ApiBenchOptions,
): Promise<{ samples: Sample[]; busy: Busy; diskSyncMs: Spread }> {
  const topicIds = await topicsToOrder(rig.db, Math.ceil(perSecond * (seconds + WARM_UP_SECONDS) * postShare * 1.1));
  const driver = RequestDriver.open({ url: rig.url, key: rig.key, topicIds, postShare });
  try {
    await driver.fire({ perSecond: perSecond / 2, seconds: WARM_UP_SECONDS });
    const [ended, probed] = await Promise.all([rig.watch(() => driver.cpuMs()), probeDisk(rig.dataFolder)]);
    const work = () => driver.fire({ perSecond, seconds });
    const samples = profile ? await profiled(rig, profile, work) : await work();
    return { samples, busy: await ended(), diskSyncMs: await probed() };
  } finally {
    await driver.close();
  }
}

/** A quarter from the top of the list, as editors do; the rest from anywhere, as the pipeline does. */
async function topicsToOrder(db: Database, count: number): Promise<number[]> {
  const rows: { id: string }[] = await db.dataSource.query(
    `WITH top AS (SELECT id FROM topics WHERE ${CANDIDATE} ORDER BY newsworthiness_score DESC, id LIMIT $1 / 4),
       other AS (SELECT id FROM topics WHERE ${CANDIDATE} AND id NOT IN (SELECT id FROM top)
         ORDER BY md5(id::text) LIMIT $1)
     SELECT id FROM (TABLE top UNION ALL (SELECT id FROM other LIMIT $1 - $1 / 4)) AS chosen ORDER BY md5('x' || id)`,
    [count],
  );
  return rows.map(({ id }) => Number(id));
}

async function profiled(rig: ApiRig, file: string, work: () => Promise<Sample[]>): Promise<Sample[]> {
  const inspector = await rig.inspect();
  let samples: Sample[] = [];
  await writeFile(file, JSON.stringify(await inspector.profile(async () => (samples = await work()))));
  inspector.close();
  return samples;
}

function figuresOf(samples: Sample[]) {
  const [orders, reads] = [
    samples.filter(({ kind }) => kind === 'POST'),
    samples.filter(({ kind }) => kind !== 'POST'),
  ];
  const kinds = [...Map.groupBy(reads, ({ kind }) => kind)].sort(([a], [b]) => a.localeCompare(b));
  const [POST, candidatesAll] = [counted(orders), counted(reads)];
  const statuses = Object.fromEntries(
    [...Map.groupBy(samples, ({ status }) => String(status))].map(([status, group]) => [status, group.length]),
  );
  return {
    POST,
    candidatesAll,
    byKind: Object.fromEntries(kinds.map(([kind, group]) => [kind, counted(group)])),
    driverLagMs: spread(samples.map(({ lagMs }) => lagMs)),
    statuses,
    withinLimits:
      POST.notOk + candidatesAll.notOk === 0 &&
      POST.p99 <= API_LIMITS.POST &&
      candidatesAll.p99 <= API_LIMITS.candidates,
  };
}

const counted = (samples: Sample[]): Counted => ({
  count: samples.length,
  notOk: samples.filter(({ kind, status }) => status !== (kind === 'POST' ? 202 : 200)).length,
  ...spread(samples.map(({ ms }) => ms)),
});

import { fork, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import path from 'node:path';
import { CorroborateError } from '@corroborate/domain';
import type { Database } from '@corroborate/db';
import { openRig, type ApiRig } from './api.rig';
import type { Sample, Load } from './open-loop';
import { stopPart } from './product.process';
import type { SenderOrder } from './request.sender';
import { spread } from './spread';
import { CANDIDATE, countCandidates, seedTopics } from './topics.seed';

export interface ApiBenchOptions {
  topics: number;
  /** Requests per second. */
  rate: number;
  seconds: number;
  /** Share of requests that start an investigation. */
  orders: number;
}

/** Latency limits that we promise: p99 in ms. */
const API_LIMITS = { POST: 30, candidates: 50 } as const;
/**
 * Duration of the warm-up, which opens connections, compiles code and prepares statements before anything is measured.
 */
const WARM_UP_SECONDS = 8;

/**
 * Measures the API under constant load with as many topics as a large newsroom has. Latency counts from the time each
 * request was due.
 */
export async function benchApi(options: ApiBenchOptions) {
  const { topics, rate, seconds, orders } = options;
  if (!(rate > 0 && seconds > 0 && orders >= 0 && orders <= 1))
    throw new CorroborateError('invalid-input', 'Rate and time must be above 0, and the share of orders from 0 to 1.');
  const rig = await openRig({ roles: ['pipeline', 'editor'], seed: (db) => seedTopics(db, topics) });
  try {
    const candidates = await countCandidates(rig.db);
    return { topics, candidates, rate, seconds, ...figuresOf(await drive(rig, options)) };
  } finally {
    await rig.close();
  }
}

const ENTRY = path.resolve(__dirname, 'request.sender.js');
/** Single-threaded, because helper threads for garbage collection would take CPU cores from the measured process. */
const FLAGS = ['--single-threaded-gc', '--single-threaded'];

/** Sends requests from its own process, as real clients of the API do. */
class RequestDriver {
  private constructor(private readonly child: ChildProcess) {}

  static open(what: Extract<SenderOrder, { open: unknown }>['open']): RequestDriver {
    const driver = new RequestDriver(fork(ENTRY, { execArgv: FLAGS, env: { PATH: '/usr/bin:/bin' } }));
    driver.sendOrder({ open: what });
    return driver;
  }

  /** @throws CorroborateError `internal` if the process ends before it has responded */
  async fire(load: Load): Promise<Sample[]> {
    const over = new AbortController();
    const gone = once(this.child, 'exit', { signal: over.signal }).then(() => {
      throw new CorroborateError('internal', 'The process that sends requests ended by itself.', {
        hint: 'Look at what it wrote above, and run the bench again.',
      });
    });
    try {
      this.sendOrder({ load });
      const [samples] = (await Promise.race([once(this.child, 'message', { signal: over.signal }), gone])) as [
        Sample[],
      ];
      return samples;
    } finally {
      gone.catch(() => undefined);
      over.abort();
    }
  }

  close(): Promise<void> {
    return stopPart(this.child);
  }

  private sendOrder(order: SenderOrder): void {
    this.child.send(order);
  }
}

async function drive(rig: ApiRig, { rate, seconds, orders: postShare }: ApiBenchOptions) {
  const topicIds = await topicsToOrder(rig.db, Math.ceil(rate * (seconds + WARM_UP_SECONDS) * postShare * 1.1));
  const driver = RequestDriver.open({ url: rig.url, key: rig.key, topicIds, postShare });
  try {
    await driver.fire({ perSecond: rate / 2, seconds: WARM_UP_SECONDS });
    return await driver.fire({ perSecond: rate, seconds });
  } finally {
    await driver.close();
  }
}

/** Takes a quarter from the top of the list, as editors do, and the rest from anywhere, as the pipeline does. */
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

function figuresOf(samples: Sample[]) {
  const [orders, reads] = [
    samples.filter(({ kind }) => kind === 'POST'),
    samples.filter(({ kind }) => kind !== 'POST'),
  ];
  const [POST, candidatesAll] = [counted(orders), counted(reads)];
  const statuses = Object.fromEntries(
    [...Map.groupBy(samples, ({ status }) => String(status))].map(([status, group]) => [status, group.length]),
  );
  return {
    POST,
    candidatesAll,
    statuses,
    withinLimits:
      POST.notOk + candidatesAll.notOk === 0 &&
      POST.p99 <= API_LIMITS.POST &&
      candidatesAll.p99 <= API_LIMITS.candidates,
  };
}

const counted = (samples: Sample[]) => ({
  count: samples.length,
  notOk: samples.filter(({ kind, status }) => status !== (kind === 'POST' ? 202 : 200)).length,
  ...spread(samples.map(({ ms }) => ms)),
});

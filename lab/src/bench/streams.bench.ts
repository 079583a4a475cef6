import { setTimeout as sleep } from 'node:timers/promises';
import { CorroborateError } from '@corroborate/domain';
import type { Database, InvestigationEvent } from '@corroborate/db';
import { openRig, type ApiRig } from './api.rig';
import type { Inspector } from './inspector';
import { spread } from './spread';
import { SseReader } from './sse.reader';
import { CANDIDATE, seedTopics } from './topics.seed';

export interface StreamsOptions {
  streams: number;
  /** The streams are spread evenly over so many. */
  investigations: number;
  /** How long they tell of themselves. */
  seconds: number;
  /** Readers of the first investigation that stop reading. */
  stalled: number;
}

type MemoryMb = Awaited<ReturnType<Inspector['memoryMb']>>;

const STREAM_LIMIT_MB = 150;
const EVENTS_A_SECOND = 10;
/** What a stalled reader leaves lying: so many events of such a size. */
const BULK = { events: 1_000, bytes: 8_000 };

/** What open progress streams cost the API, how soon they tell, and what readers that do not read cost. */
export async function benchStreams(options: StreamsOptions) {
  const { streams, investigations, seconds, stalled } = options;
  if (!(streams > 0 && investigations > 0 && seconds > 0))
    throw new CorroborateError('invalid-input', 'Give at least one stream, one investigation and one second.');
  const rig = await openRig({ roles: ['viewer', 'editor', 'pipeline'], seed: (db) => seedTopics(db, 2_000) });
  try {
    const ids = await begin(rig, investigations);
    const inspector = await rig.inspect();
    await warmUp(rig, ids);
    const before = await inspector.memoryMb();
    const readers = await openAll(rig, streams, (n) => ids[n % ids.length] ?? 0);
    const open = await inspector.memoryMb();
    const told = await tell(rig.db, ids, seconds);
    await sleep(1_500);
    const afterRun = await inspector.memoryMb();
    const run = runFigures(readers, told, ids);
    for (const reader of readers) reader.close();
    const stalls = await stall(rig, inspector, ids[0] ?? 0, stalled);
    inspector.close();
    const costMb = costOf(before, open, afterRun);
    const isWhole = run.delivered === run.expected && run.outOfOrder === 0;
    const withinLimits = costMb.rss < STREAM_LIMIT_MB && isWhole;
    const sizes = { streams, investigations, seconds, stalled };
    return { ...sizes, before, open, afterRun, costMb, ...run, ...stalls, withinLimits };
  } finally {
    await rig.close();
  }
}

const costOf = (before: MemoryMb, open: MemoryMb, afterRun: MemoryMb) => ({
  rss: round(Math.max(open.rss, afterRun.rss) - before.rss),
  heap: round(Math.max(open.heap, afterRun.heap) - before.heap),
});

async function begin(rig: ApiRig, count: number): Promise<number[]> {
  const topics: { id: string }[] = await rig.db.dataSource.query(
    `SELECT id FROM topics WHERE ${CANDIDATE} ORDER BY id LIMIT $1`,
    [count],
  );
  return Promise.all(topics.map(({ id }) => order(rig, Number(id))));
}

async function order({ url, key }: ApiRig, topicId: number): Promise<number> {
  const headers = { authorization: `Bearer ${key}`, 'content-type': 'application/json' };
  const answer = await fetch(`${url}/api/investigations`, {
    method: 'POST',
    headers,
    body: JSON.stringify({ topic_id: topicId }),
  });
  return ((await answer.json()) as { investigation_id: number }).investigation_id;
}

/** Code that runs for the first time is compiled and kept: that is not the price of a stream. */
async function warmUp(rig: ApiRig, ids: number[]): Promise<void> {
  const readers = await openAll(rig, 20, (n) => ids[n % ids.length] ?? 0);
  await tell(rig.db, ids, 2);
  await sleep(500);
  for (const reader of readers) reader.close();
  await sleep(500);
}

async function openAll(rig: ApiRig, count: number, idOf: (n: number) => number, stalls = false): Promise<SseReader[]> {
  const readers: SseReader[] = [];
  for (let n = 0; n < count; n += 1)
    readers.push(await SseReader.open(`${rig.url}/api/investigations/${idOf(n)}/events`, rig.key, stalls));
  return readers;
}

/** As a worker tells while it works: stages, then sources one after the other. */
async function tell(db: Database, ids: number[], seconds: number): Promise<InvestigationEvent[]> {
  const told: InvestigationEvent[] = [];
  for (let tick = 0; tick < seconds * EVENTS_A_SECOND; tick += 1) {
    const type = tick % 20 === 0 ? 'stage.started' : 'source.found';
    const data = () => ({
      stored_at_ms: Date.now(),
      url: `https://outlet.example/${tick}`,
      title: 'A headline of the usual length, or a little longer',
      passage: 'Words of a page. '.repeat(20),
    });
    const pause = sleep(1000 / EVENTS_A_SECOND);
    told.push(...(await Promise.all(ids.map((id) => db.events.append(id, type, data())))));
    await pause;
  }
  return told;
}

function runFigures(readers: SseReader[], told: InvestigationEvent[], ids: number[]) {
  const counts = Map.groupBy(told, ({ investigationId }) => investigationId);
  const first = Math.min(...told.map(({ id }) => id));
  return {
    events: told.length,
    delivered: readers.reduce((sum, reader) => sum + reader.ids.filter((id) => id >= first).length, 0),
    expected: readers.reduce((sum, _, n) => sum + (counts.get(ids[n % ids.length] ?? 0)?.length ?? 0), 0),
    outOfOrder: readers.reduce(
      (sum, { ids: heard }) => sum + heard.filter((id, at) => at > 0 && id <= (heard[at - 1] ?? 0)).length,
      0,
    ),
    delayMs: spread(readers.flatMap(({ delaysMs }) => delaysMs)),
  };
}

/** Readers that take nothing while much is stored. */
async function stall(rig: ApiRig, inspector: Inspector, id: number, count: number) {
  const readers = await openAll(rig, count, () => id, true);
  let stalledPeakRssMb = 0;
  for (let n = 0; n < BULK.events; n += 20) {
    const event = { type: 'source.found', data: { passage: 'x'.repeat(BULK.bytes) } };
    await rig.db.events.appendMany(id, Array<typeof event>(20).fill(event));
    await sleep(100);
    stalledPeakRssMb = Math.max(stalledPeakRssMb, rig.rssMb());
  }
  await sleep(3_000);
  const stalledAfter = await inspector.memoryMb();
  for (const reader of readers) reader.close();
  return { stalledBytesEach: BULK.events * BULK.bytes, stalledPeakRssMb, stalledAfter };
}

const round = (value: number) => Math.round(value * 10) / 10;

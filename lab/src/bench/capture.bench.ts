import { loadavg } from 'node:os';
import { setTimeout as sleep } from 'node:timers/promises';
import { CorroborateError } from '@corroborate/domain';
import { OriginalsRecorder } from '@corroborate/evidence';
import { labWorld } from '../world-run/lab.worlds';
import { DEMO_WORLD, openWorldRun, type StartProduct, type WorldRun } from '@corroborate-app/cli';
import { bytesOfCases } from '../world-run/case-bytes.reader';
import { pairedFigures, type Arm, type MeasuredPair } from './capture.policy';
import { investigableTopics, investigateAlone } from './pipeline.bench';

export interface CaptureOptions {
  /** Added to every answer of the web, ms. */
  latency: number;
  /** With and without, one after the other; which comes first takes turns. */
  pairs: number;
  /** Investigations under way at once in each half of a pair. */
  width: number;
}

/** What a run leaves to do behind its end: rows of the ledger, events. */
const SETTLE_MS = 400;

/**
 * The same detailed investigations with and without keeping what is received, in one process and in turns. The product
 * has no switch for it, so the recorder is passed by here.
 */
export async function benchCapture({ latency: latencyMs, pairs, width }: CaptureOptions, start: StartProduct) {
  const run = await openWorldRun({
    ...{ dir: labWorld(DEMO_WORLD), purpose: 'bench', start, latencyMs },
    overrides: { CACHE_HOURS: '0', RATE_SCALE: '0', READ_PICTURES: 'false' },
  });
  const arm = async (keeps: boolean, tag: string): Promise<Arm & { ids: number[] }> => {
    keepOriginals(keeps);
    return half(run, { tag, width });
  };
  try {
    await arm(true, 'warm');
    const measured: MeasuredPair[] = [];
    const kept: number[] = [];
    for (let n = 0; n < pairs; n += 1) {
      const halves = { kept: null as Arm | null, bare: null as Arm | null };
      for (const keeps of n % 2 === 0 ? [true, false] : [false, true]) {
        const { ids, ...figures } = await arm(keeps, `${keeps ? 'kept' : 'bare'}-${n}`);
        halves[keeps ? 'kept' : 'bare'] = figures;
        if (keeps) kept.push(...ids);
      }
      if (halves.kept && halves.bare) measured.push({ kept: halves.kept, bare: halves.bare });
    }
    const load = Math.round(loadavg()[1]! * 10) / 10;
    return {
      ...{ latencyMs, pairs, width, load },
      ...pairedFigures(measured),
      bytesACase: await bytesOfCases(run.product.db, kept),
    };
  } finally {
    keepOriginals(true);
    await run.close();
  }
}

const recording = Object.getOwnPropertyDescriptor(OriginalsRecorder.prototype, 'record')!;

function keepOriginals(keeps: boolean): void {
  const passedBy = { ...recording, value: () => Promise.resolve() };
  Object.defineProperty(OriginalsRecorder.prototype, 'record', keeps ? recording : passedBy);
}

/** The same topics each time, all at once. */
async function half(run: WorldRun, { tag, width }: { tag: string; width: number }) {
  const topics = investigableTopics(run).slice(0, width);
  const cpuBefore = process.cpuUsage();
  const began = performance.now();
  const rows = await Promise.all(topics.map((topic) => investigateAlone(run, topic, tag)));
  const wallMs = performance.now() - began;
  await sleep(SETTLE_MS);
  const { user, system } = process.cpuUsage(cpuBefore);
  const lost = rows.find(({ status }) => status !== 'completed');
  if (lost) throw new CorroborateError('internal', `Investigation ${lost.id} was not completed.`);
  return { cpuMs: (user + system) / 1000, wallMs, ids: rows.map(({ id }) => id) };
}

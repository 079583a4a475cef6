import { benchApi } from '../bench/api.bench';
import { benchCandidates } from '../bench/candidates.bench';
import { benchDesk } from '../bench/desk.bench';
import { benchDeskData } from '../bench/desk-data.bench';
import { benchLexicon } from '../bench/lexicon.bench';
import { benchPipeline } from '../bench/pipeline.bench';
import { benchStreams } from '../bench/streams.bench';
import { print } from '../terminal';

export async function measureCandidates({ topics, queries }: { topics: number; queries: number }): Promise<void> {
  tell(await benchCandidates(topics, queries));
}

export interface ApiOptions {
  topics: number;
  rate: number;
  seconds: number;
  orders: number;
  worker?: boolean;
  check?: boolean;
  profile?: string;
}

export async function measureApi({
  topics,
  rate,
  seconds,
  orders,
  worker = false,
  check = false,
  profile,
}: ApiOptions): Promise<void> {
  const figures = await benchApi({ topics, perSecond: rate, seconds, postShare: orders, worker, profile });
  tell(figures);
  if (check && !figures.withinLimits) process.exitCode = 1;
}

export async function measureStreams(options: {
  streams: number;
  investigations: number;
  seconds: number;
  stalled: number;
  check?: boolean;
}): Promise<void> {
  const { streams, investigations, seconds, stalled, check } = options;
  const figures = await benchStreams({ streams, investigations, seconds, stalled });
  tell(figures);
  if (check && !figures.withinLimits) process.exitCode = 1;
}

export async function measureDesk({
  loads,
  rows,
  pixels,
  check,
}: {
  loads: number;
  rows: number;
  pixels: number;
  check?: boolean;
}): Promise<void> {
  const figures = await benchDesk({ loads, rows, pixelsPerFrame: pixels });
  tell(figures);
  if (check && !figures.withinLimits) process.exitCode = 1;
}

export interface DeskDataOptions {
  investigations: number;
  days: number;
  events: number;
  calls: number;
  open: number;
  requests: number;
  database?: string;
  check?: boolean;
}

export async function measureDeskData({ check, ...options }: DeskDataOptions): Promise<void> {
  const figures = await benchDeskData(options);
  tell(figures);
  if (check && figures.over.length > 0) process.exitCode = 1;
}

export async function measurePipeline(options: {
  latency: number;
  investigations: number;
  processes: number;
  world?: string;
  rateScale: number;
}): Promise<void> {
  const { latency, investigations, processes, world, rateScale } = options;
  tell(await benchPipeline({ latencyMs: latency, investigations, processes, world, rateScale }));
}

export async function measureLexicon({ runs, check }: { runs: number; check?: boolean }): Promise<void> {
  const figures = await benchLexicon(runs);
  tell(figures);
  if (check && !figures.withinLimit) process.exitCode = 1;
}

const tell = (figures: object) => print(`${JSON.stringify(figures, null, 2)}\n`);

import { benchApi } from '../bench/api.bench';
import { benchCandidates } from '../bench/candidates.bench';
import { benchDesk } from '../bench/desk.bench';
import { benchDeskData } from '../bench/desk-data.bench';
import { benchPipeline } from '../bench/pipeline.bench';
import { benchStreams } from '../bench/streams.bench';
import { print } from '../terminal';

export async function measureCandidates({ topics, queries }: { topics: string; queries: string }): Promise<void> {
  tell(await benchCandidates(Number(topics), Number(queries)));
}

export interface ApiOptions {
  topics: string;
  rate: string;
  seconds: string;
  orders: string;
  worker?: boolean;
  check?: boolean;
  profile?: string;
}

export async function measureApi({ topics, rate, seconds, orders, worker = false, check = false, profile }: ApiOptions): Promise<void> {
  const figures = await benchApi({ topics: Number(topics), perSecond: Number(rate), seconds: Number(seconds), postShare: Number(orders), worker, profile });
  tell(figures);
  if (check && !figures.withinLimits) process.exitCode = 1;
}

export async function measureStreams(options: { streams: string; investigations: string; seconds: string; stalled: string; check?: boolean }): Promise<void> {
  const { streams, investigations, seconds, stalled, check } = options;
  const figures = await benchStreams({ streams: Number(streams), investigations: Number(investigations), seconds: Number(seconds), stalled: Number(stalled) });
  tell(figures);
  if (check && !figures.withinLimits) process.exitCode = 1;
}

export async function measureDesk({ loads, rows, pixels, check }: { loads: string; rows: string; pixels: string; check?: boolean }): Promise<void> {
  const figures = await benchDesk({ loads: Number(loads), rows: Number(rows), pixelsPerFrame: Number(pixels) });
  tell(figures);
  if (check && !figures.withinLimits) process.exitCode = 1;
}

export interface DeskDataTexts {
  investigations: string;
  days: string;
  events: string;
  calls: string;
  open: string;
  requests: string;
  database?: string;
  check?: boolean;
}

export async function measureDeskData({ database, check, ...texts }: DeskDataTexts): Promise<void> {
  const { investigations, days, events, calls, open, requests } = texts;
  const sizes = { investigations: Number(investigations), days: Number(days), events: Number(events), calls: Number(calls), open: Number(open) };
  const figures = await benchDeskData({ ...sizes, requests: Number(requests), database });
  tell(figures);
  if (check && figures.over.length > 0) process.exitCode = 1;
}

export async function measurePipeline(options: { latency: string; investigations: string; processes: string; world?: string; rateScale: string }): Promise<void> {
  const { latency, investigations, processes, world, rateScale } = options;
  tell(await benchPipeline({ latencyMs: Number(latency), investigations: Number(investigations), processes: Number(processes), world, rateScale: Number(rateScale) }));
}

const tell = (figures: object) => print(`${JSON.stringify(figures, null, 2)}\n`);

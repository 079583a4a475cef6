import { benchApi } from '../bench/api.bench';
import { benchCapture } from '../bench/capture.bench';
import { benchCandidates } from '../bench/candidates.bench';
import { benchDesk } from '../bench/desk.bench';
import { benchDeskData } from '../bench/desk-data.bench';
import { benchLexicon } from '../bench/lexicon.bench';
import { benchPipeline } from '../bench/pipeline.bench';
import { benchReport } from '../bench/report.bench';
import { benchStreams } from '../bench/streams.bench';
import type { StartProduct } from '@corroborate-app/cli';
import { print } from '@corroborate/terminal';

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

export interface PipelineOptions {
  latency: number;
  investigations: number;
  processes: number;
  world?: string;
  rateScale: number;
}

export async function measurePipeline({ latency, ...options }: PipelineOptions, start: StartProduct): Promise<void> {
  tell(await benchPipeline({ ...options, latencyMs: latency }, start));
}

export interface CaptureOptions {
  latency: number;
  pairs: number;
  width: number;
  check?: boolean;
}

export async function measureCapture(
  { latency, pairs, width, check }: CaptureOptions,
  start: StartProduct,
): Promise<void> {
  const figures = await benchCapture({ latencyMs: latency, pairs, width }, start);
  tell(figures);
  if (check && !figures.withinLimits) process.exitCode = 1;
}

export async function measureLexicon({ runs, check }: { runs: number; check?: boolean }): Promise<void> {
  const figures = await benchLexicon(runs);
  tell(figures);
  if (check && !figures.withinLimit) process.exitCode = 1;
}

const tell = (figures: object) => print(`${JSON.stringify(figures, null, 2)}\n`);

export function measureReport({ sources, runs, check }: { sources: number; runs: number; check?: boolean }): void {
  const figures = benchReport(sources, runs);
  tell(figures);
  if (check && !figures.withinLimit) process.exitCode = 1;
}

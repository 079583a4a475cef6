import type { Settings } from '@corroborate/config';
import { failed, type CallContext, type Outcome, type UpstreamGateway } from '@corroborate/domain';
import type { LiveProbe, LiveRecording, LiveReport } from './live.types';
import { liveProbes, type ProbeParts } from './live.probes';
import { RecordingGateway } from './recording.gateway';
import { SecretRemover } from './secrets.policy';
import { judgeLive } from './verdict.policy';

export interface LiveParts extends ProbeParts {
  settings: Settings;
  /** Gateway for one probe. */
  gatewayFor: (probe: string) => UpstreamGateway;
  /** Maximum total cost in US dollars. */
  maxUsd: number;
}

export interface LiveRun {
  reports: LiveReport[];
  recordings: LiveRecording[];
}

/** Time limit per service, ms. */
const PROBE_TIMEOUT_MS = 60_000;

/** Sends one request to each configured service within the price limit. Never rejects. */
export async function runLive(parts: LiveParts): Promise<LiveRun> {
  const remover = new SecretRemover(parts.settings);
  let leftUsd = parts.maxUsd;
  const runs = liveProbes(parts.settings, parts).map((probe) => {
    if (probe.priceUsd > leftUsd) return Promise.resolve(skipProbe(probe, parts.maxUsd));
    leftUsd -= probe.priceUsd;
    return runProbe(probe, parts, remover);
  });
  const done = await Promise.all(runs);
  return {
    reports: done.map(({ report }) => report),
    recordings: done.flatMap(({ recordings }) => recordings),
  };
}

interface ProbeResult {
  report: LiveReport;
  recordings: LiveRecording[];
}

const skipProbe = ({ name, title, priceUsd }: LiveProbe, maxUsd: number): ProbeResult => ({
  report: {
    ...{ name, title, verdict: 'not asked', field: null, costUsd: 0 },
    reason: `a call costs $${priceUsd}, more than the limit of $${maxUsd} allows (--max-usd)`,
  },
  recordings: [],
});

async function runProbe(probe: LiveProbe, parts: LiveParts, remover: SecretRemover): Promise<ProbeResult> {
  const gateway = new RecordingGateway(probe, parts.gatewayFor(probe.name), remover);
  const context = { investigationId: null, stage: 'live-check', signal: AbortSignal.timeout(PROBE_TIMEOUT_MS) };
  const outcome = await outcomeOf(probe, gateway, context);
  const { recordings, costUsd } = gateway;
  const judged = judgeLive(probe, outcome, recordings, parts.clock.now());
  const { name, title } = probe;
  return { report: { name, title, ...judged, reason: remover.text(judged.reason), costUsd }, recordings };
}

const outcomeOf = (probe: LiveProbe, gateway: UpstreamGateway, context: CallContext): Promise<Outcome<unknown>> =>
  probe
    .ask(gateway, context)
    .catch((thrown: unknown) =>
      failed(`its adapter failed: ${thrown instanceof Error ? thrown.message : 'unknown error'}`),
    );
